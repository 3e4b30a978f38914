"""Programs and what shifts them: slots, delays, trips (sections 11 and 12)."""

from __future__ import annotations

from starboard.games.space_alert.rules.cards import EMPTY, NOTATION, SHOWS, shows
from starboard.games.space_alert.rules.events import Delayed, Tripped
from starboard.games.space_alert.rules.position import Reckoning
from starboard.games.space_alert.rules.ship import TURNS


def card_in(r: Reckoning, crew: int, slot: int) -> int:
    """The half that shows in a slot, 1 to 12 (SA-11.4)."""
    return r.slots[crew * TURNS + slot - 1] & SHOWS


def load(r: Reckoning, crew: int, program: list[int]) -> None:
    """Puts a program on an action board.

    In a reckoning under way the delays so far are repeated on it. That is how a search resumes from the turn that
    changed: as long as the slots of the turns behind are the same, all that happened in them is the same too.
    """
    first = crew * TURNS
    for i in range(TURNS):
        r.slots[first + i] = program[i] if i < len(program) else EMPTY
    r.delays[crew] = 0
    tried = r.delayed[crew]
    for slot in range(1, TURNS + 1):
        if tried >> slot & 1:
            _shift(r, crew, slot)


def delay(r: Reckoning, crew: int, slot: int, rule: str) -> None:
    """Delays the action of a slot (SA-12.1 to SA-12.5). `rule` is why."""
    if slot > TURNS or r.knocked_out[crew]:  # SA-12.5, SA-AMB-45
        return
    r.delayed[crew] |= 1 << slot
    if r.slots[crew * TURNS + slot - 1] == EMPTY:  # SA-12.1, and SA-12.7 by it
        return
    lost = _shift(r, crew, slot)
    if r.trace is not None:
        r.trace.append(Delayed(rule, crew, slot, shows(lost)))


def delay_next(r: Reckoning, crew: int, rule: str) -> None:
    delay(r, crew, r.turn + 1, rule)


def _shift(r: Reckoning, crew: int, slot: int) -> int:
    """Moves the card of a slot to the next, pushing others on up to an empty slot (SA-12.2, SA-12.10).

    Returns the card that is pushed off the board (SA-12.3), if any.
    """
    slots = r.slots
    index = crew * TURNS + slot - 1
    end = crew * TURNS + TURNS
    card = slots[index]
    slots[index] = EMPTY  # SA-12.4
    if card:
        r.delays[crew] += 1
    while card and index + 1 < end:
        index += 1
        pushed = slots[index]
        slots[index] = card
        card = pushed
    return card


def trip(r: Reckoning, crew: int, meant: int) -> None:
    """The card due was misplayed: what was meant is executed, at the price of a delay (SA-11.6)."""
    index = crew * TURNS + r.turn - 1
    if r.trace is not None:
        r.trace.append(Tripped(crew, shows(r.slots[index]), NOTATION[meant]))
    r.slots[index] = meant
    delay_next(r, crew, "SA-11.6")
