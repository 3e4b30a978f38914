"""What Space Alert adds to the `starboard` command."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import to_builtins

from starboard.games.space_alert import mission_file
from starboard.games.space_alert.rules.cards import CODES, meanings, shows
from starboard.games.space_alert.rules.events import StepBegan
from starboard.games.space_alert.rules.position import Reckoning
from starboard.games.space_alert.rules.programs import trip
from starboard.games.space_alert.rules.reckoning import do_step, next_actor, over
from starboard.games.space_alert.rules.ship import TURNS
from starboard.games.space_alert.solver import solving
from starboard.kernel.data import BadData
from starboard.kernel.events import Event
from starboard.kernel.game import Search

LAST_TURN = TURNS + 1


def resolve(mission: dict[str, Any], /, *, trace: bool = False, through: int | None = None) -> dict[str, Any]:
    """Works out what comes of a mission: its threats, damage, crew and points.

    Example: starboard resolve mission.json --json --trace --through 5

    Parameters
    ----------
    mission
        The mission file: crew, tracks, threats and programs (docs/space-alert-missions.md).
    trace
        Tell every event of every step, with the rules it follows from.
    through
        Stop after this turn, 1 to 13.
    """
    if through is not None and not 1 <= through <= LAST_TURN:
        raise BadData(f"through: there is no turn {through}; the turns are 1 to {LAST_TURN}.")
    found = mission_file.read(mission)
    r = mission_file.set_up(found)
    if trace:
        r.trace = []
    trips = {(each.turn, each.crew): i for i, each in enumerate(found.trips)}
    while r.turn <= (through or LAST_TURN) and not over(r):
        due = trips.get((r.turn, next_actor(r)))
        if due is not None:
            _trip(r, f"trips[{due}]", found.trips[due])
        do_step(r)
    result = mission_file.result(found, r)
    if r.trace is not None:
        result["trace"] = list(_told(r.trace))
    return result


def solve(mission: dict[str, Any], /, *, cards: Literal["any", "ordinary"] | list[list[str]] = "any") -> Search:
    """Looks for the best programs of a mission that is known.

    Example: starboard solve mission.json --seconds 30 --cards ordinary

    Parameters
    ----------
    mission
        The mission file, as for `resolve`; programs in it do not matter.
    cards
        any card of the box as often as one likes, ordinary ones without heroic cards, or a JSON file with a hand for
        each crew member, such as [["A/red", "B*/goto:UR"], []].
    """
    return solving.search(mission, cards)


def _trip(r: Reckoning, place: str, declared: mission_file.Trip) -> None:
    """Only now is it known which card is due (SA-38.13)."""
    slot = r.slots[declared.crew * TURNS + declared.turn - 1]
    meant = CODES[declared.means]
    if r.knocked_out[declared.crew]:
        return
    if meant not in meanings(slot):
        due = f"'{shows(slot)}'" if shows(slot) else "no card"
        raise BadData(f"{place}.means: {due} is due then, which cannot mean '{declared.means}' (SA-11.7).")
    trip(r, declared.crew, meant)


def _told(events: list[Event]) -> Iterator[dict[str, Any]]:
    """Events as plain data: turn and step first, the rules last."""
    turn = 0
    step = ""
    for event in events:
        fields = {name: _listed(value) for name, value in to_builtins(event).items()}
        if isinstance(event, StepBegan):
            turn, step = event.turn, event.step
        fields = {name: value for name, value in fields.items() if name not in ("type", "rule", "turn", "step")}
        yield {"turn": turn, "step": step, "event": event.__struct_config__.tag, **fields, "rules": list(event.cites)}


def _listed(value: Any) -> Any:
    """As JSON has it."""
    return list(value) if isinstance(value, tuple) else value
