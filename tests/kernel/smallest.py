"""The smallest game: there are twelve stones, one to three are taken each turn, and whoever takes the last one wins."""

from msgspec import Struct

from starboard.kernel.data import Codec
from starboard.kernel.game import Game
from starboard.kernel.state import Frame, State


class Stones(State):
    FIELDS = {**State.FIELDS, "left": int}
    left = 12


class Turn(Frame):
    TAG = "turn"
    FIELDS = {"seat": int}
    seat = 0

    def run(self, state):
        state.ask(self.seat, "take", tuple(range(1, min(3, state.left) + 1)), ("STONES-1",))

    def choose(self, state, decision, value):
        state.left -= value
        if state.left == 0:
            state.win((self.seat,))
        self.seat = (self.seat + 1) % state.seats


class View(Struct):
    left: int


class StonesGame(Game):
    name, title, version, package = "stones", "Stones", "1", "tests.kernel"
    min_seats, max_seats = 2, 4
    codec = Codec(Stones, (Turn,))

    def new(self, seats, options, chance):
        state = Stones(seats, chance)
        state.push(Turn())
        return state

    def view(self, state, seat):
        return View(state.left)


GAME = StonesGame()
