"""One game between machines: a pure function of its seed, with and without a clock."""

from typing import Any, ClassVar

import pytest

from starboard.kernel.data import Codec
from starboard.kernel.decisions import Decision, Subset
from starboard.kernel.match import new
from starboard.kernel.state import Frame, State
from starboard.lab.playing import PACE, Tally, has_choice, play, play_on
from starboard.players import Random, find, levels
from tests.kernel.toy import GAME, RaceGame


def test_the_same_seed_gives_the_same_game():
    first, again = play(GAME, ["random"] * 3, "1/7")[0], play(GAME, ["random"] * 3, "1/7")[0]
    assert first.log == again.log
    assert first.log != play(GAME, ["random"] * 3, "1/8")[0].log


def test_forced_decisions_are_counted_apart():
    match, tally = play(GAME, ["random"] * 2, "1")
    choices = len(match.log) - 1
    assert tally.decisions + tally.forced == choices
    shown = sum(record.value == "show" for record in match.log[1:])
    assert tally.forced > 0 and tally.decisions >= shown


def subset(weights, budget):
    return Decision(1, 0, "buy", domain=Subset(tuple("abc"[: len(weights)]), tuple(weights), budget, "T-3"))


@pytest.mark.parametrize(
    ("decision", "expected"),
    [
        (Decision(1, 0, "move", ("a",)), False),
        (Decision(1, 0, "move", ("a", "b")), True),
        (Decision(1, 0, "pick", ("a", "b"), min=2, max=2), False),
        (Decision(1, 0, "pick", ("a", "b"), min=1, max=2), True),
        (Decision(1, 0, "pick", ("a", "b", "c"), min=2, max=2), True),
        (subset([3, 5], 2), False),
        (subset([3, 5], 3), True),
        (subset([], 3), False),
    ],
)
def test_a_decision_counts_from_two_answers_on(decision, expected):
    assert has_choice(decision) is expected


class Spy:
    """Keeps what it is shown."""

    def __init__(self):
        self.seen = []

    def choose(self, view, decision):
        self.seen.append((view, decision))
        return decision.values[-1]


def test_a_player_sees_its_own_view_and_nothing_else():
    match = new(GAME, 2, "1")
    spies = [Spy(), Spy()]
    own = [match.view(seat).card for seat in (0, 1)]
    play_on(match, spies, Tally())
    for seat, spy in enumerate(spies):
        view, decision = spy.seen[0]
        assert type(view).__name__ == "View" and view.card == own[seat]
        assert decision.seat == seat


def test_a_blind_player_is_spared_the_views(monkeypatch):
    monkeypatch.setattr(RaceGame, "view", lambda *_: pytest.fail("nobody looks"))
    assert play(GAME, ["random"] * 2, "1")[0].over


def test_random_gives_every_answer_its_share():
    player = Random(1)
    decision = Decision(1, 0, "move", ("a", "b", "c"))
    answers = [player.choose(None, decision) for _ in range(3000)]
    assert all(900 < answers.count(value) < 1100 for value in decision.values)
    assert Random(1).choose(None, decision) == answers[0]


def test_every_game_has_a_random_player():
    assert list(levels(GAME)) == ["random"]
    assert find(GAME, "random") is Random


class Bell(Frame):
    """Everybody may press a button until the bell rings, after one minute."""

    TAG: ClassVar[str] = "bell"

    def run(self, state: Any) -> None:
        if state.now >= 60_000:
            state.win((0,))
            return
        for seat in range(state.seats):
            state.ask(seat, "press", ("press", "wait"), (), free=True)

    def choose(self, state: Any, decision: Decision, value: Any) -> None:
        state.presses += 1
        state.ask(decision.seat, "press", ("press", "wait"), (), free=True)

    def wakeup(self, state: Any) -> int:
        return 60_000

    def wake(self, state: Any) -> None:
        state.decisions.clear()


class Minute(State):
    FIELDS: ClassVar[dict[str, Any]] = {**State.FIELDS, "presses": int}

    def __init__(self, seats=0, chance=None):
        super().__init__(seats, chance)
        self.presses = 0


class MinuteGame(RaceGame):
    name = "minute"
    codec = Codec(Minute, (Bell,))

    def new(self, seats, options, chance):
        state = Minute(seats, chance)
        state.push(Bell())
        return state


def test_a_clock_ends_what_machines_would_never_end():
    match, tally = play(MinuteGame(), ["random"] * 3, "1")
    assert match.winners == (0,)
    assert tally.decisions == 3 * 60_000 // PACE
    match.verify()
