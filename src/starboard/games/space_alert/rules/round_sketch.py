"""The shared sketch: what everybody says they mean to do, turn by turn, for all to see (SA-8.13, SA-38.8).

It stands for pointing at the board and moving figures about. It binds nobody and never reaches the reckoning. Cards are
not shown, but one may say which ones one has (SA-8.6). While communications are down nobody says or draws anything
(SA-38.5). An answer is `sketch:TURN:WORD`, `wipe` or `tell`.
"""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.rules.round_cards import HALVES, half, is_heroic
from starboard.games.space_alert.rules.round_clock import PHASE_SLOTS
from starboard.games.space_alert.rules.round_events import CardsTold, Sketched, SketchWiped
from starboard.games.space_alert.rules.round_position import SLOTS, SpaceAlert
from starboard.kernel.decisions import Decision

KIND: Final = "sketch"
WIPE: Final = "wipe"
TELL: Final = "tell"
NOTHING: Final = "nothing"
WORDS: Final = ("A", "B", "C", "bots", "red", "blue", "lift")  # and the halves of heroic cards that one has


def blank(crew: int) -> list[list[str]]:
    """A sketch with a row for every crew member; an empty string where nothing is said."""
    return [[""] * SLOTS for _ in range(crew)]


def to_lay(game: SpaceAlert, seat: int) -> list[str]:
    """The cards a seat can still lay or move: in its hand, and in the slots of its own that are not frozen (SA-6.8)."""
    first = PHASE_SLOTS[game.phases[seat] - 1][0]
    return sorted([*game.hands[seat], *filter(None, game.boards[game.member_of(seat)].cards[first - 1 :])])


def values(game: SpaceAlert, seat: int) -> tuple[str, ...]:
    """What a seat may draw: about its own crew member, in the slots it is planning."""
    if game.solo or game.silent:
        return ()
    member = game.member_of(seat)
    row = game.sketch[member]
    found = [] if game.told[member] == to_lay(game, seat) else [TELL]
    heroic = [half(card, side) for card in to_lay(game, seat) if is_heroic(card) for side in range(len(HALVES))]
    for turn in PHASE_SLOTS[game.phases[seat] - 1]:
        said = row[turn - 1]
        found += [f"{KIND}:{turn}:{word}" for word in (*WORDS, *heroic) if word != said]
        if said:
            found.append(f"{KIND}:{turn}:{NOTHING}")
    if any(row):
        found.append(WIPE)
    return tuple(found)


def draw(game: SpaceAlert, seat: int, value: str) -> None:
    member = game.member_of(seat)
    if value == TELL:
        game.told[member] = to_lay(game, seat)
        game.emit(CardsTold(seat, member, tuple(game.told[member])))
        return
    if value == WIPE:
        game.sketch[member] = [""] * SLOTS
        game.emit(SketchWiped(seat, member))
        return
    _, turn, word = value.split(":", 2)
    game.sketch[member][int(turn) - 1] = "" if word == NOTHING else word
    game.emit(Sketched(seat, member, int(turn), word))


def ask(game: SpaceAlert, seat: int, number: int | None) -> None:
    """One decision of a seat that may draw. Nobody has to."""
    found = values(game, seat)
    if found:
        cites = ("SA-8.6", "SA-8.13", "SA-38.8")
        game.decisions.append(Decision(number or game.next_number(), seat, KIND, found, cites=cites, free=True))
