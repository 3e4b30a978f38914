"""What the whole crew knows at a moment of the Action round: the same for every seat that looks at the table.

It is read from a view, and only from what all views show alike. So machines that think by themselves come to the same
plan, like people who look at one table and listen to each other.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.space_alert.rules import ship
from starboard.games.space_alert.rules.cards import CODES, EMPTY, MOVE_RED
from starboard.games.space_alert.rules.position import INTERNAL, Reckoning
from starboard.games.space_alert.rules.round_cards import HALVES
from starboard.games.space_alert.rules.round_clock import PHASE_SLOTS
from starboard.games.space_alert.rules.round_sketch import HERO
from starboard.games.space_alert.view import MemberView, View

OPEN: Final = -1  # a slot for which there are no plans yet
MOST_TURNS: Final = (7, 12)  # of a mission with two phases and with three (SA-1.6)
OPENING: Final = 75_000  # milliseconds: the first threat may be late, and before it there is nothing to say

Line = tuple[int, ...]


class Situation(NamedTuple):
    """Facts, and by crew member and turn what it is going to do: a half, EMPTY or OPEN."""

    last: int
    tracks: tuple[str, ...]
    threats: tuple[tuple[str, int, int], ...]
    carried: tuple[tuple[int, ...], ...]  # damage tiles of the missions before, by zone
    stored: tuple[int, ...]  # squads
    more: bool  # threats may still be announced
    lines: tuple[Line, ...]

    @property
    def crew(self) -> int:
        return len(self.lines)

    def with_facts(self, codes: tuple[int, ...]) -> tuple[int, ...]:
        """These halves of all slots, but for those of which it is known what happens there."""
        known = [code for line in self.lines for code in line]
        return tuple([old if code == OPEN else code for code, old in zip(known, codes, strict=True)])

    def ship(self) -> Reckoning:
        """The ship at the start, with empty boards. In which order damage would come nobody knows: in any."""
        stacks = tuple([(*tiles, *_others(tiles, zone)) for zone, tiles in enumerate(self.carried)])
        red, white, blue = (len(tiles) for tiles in self.carried)
        r = Reckoning(self.crew, list(self.threats), self.tracks, stacks, (red, white, blue), self.last)
        r.stored = list(self.stored)
        return r


def _others(tiles: tuple[int, ...], zone: int) -> tuple[int, ...]:
    """The tiles that may come, in each zone in another order."""
    order = [(tile + 2 * zone) % len(ship.TILES) for tile in range(len(ship.TILES))]
    return tuple([tile for tile in order if tile not in tiles])


def read(view: View, phases: int) -> Situation:
    """The situation at a table whose mission has so many phases."""
    return Situation(
        last=MOST_TURNS[phases - 2],
        tracks=view.tracks,
        threats=tuple([(threat.id, threat.turn, _zone(threat.zone)) for threat in view.threats]),
        carried=tuple([tuple([ship.TILES.index(tile) for tile in tiles]) for tiles in view.ship.tiles]),
        stored=view.ship.squads_stored,
        more=view.ended_phases < phases - 1,
        lines=tuple([_line(view, member) for member in view.crew]),
    )


def _zone(name: str) -> int:
    return ship.ZONE_NAMES.index(name) if name else INTERNAL


def _line(view: View, member: MemberView) -> Line:
    """What a crew member did in the phases behind it. What it will do is open, if it takes part in planning at all.

    Androids lie face up; of others counts what they said (SA-8.6).
    """
    phase = min(view.phases) if member.android else view.phases[member.seat]
    first = PHASE_SLOTS[phase - 1][0]
    if member.android:
        return tuple([_of_android(slot.shows, turn, first) for turn, slot in enumerate(member.slots, 1)])
    to_come = OPEN if any(member.sketch) or view.elapsed < OPENING else EMPTY
    return tuple([to_come if turn >= first else CODES.get(word, EMPTY) for turn, word in enumerate(member.sketch, 1)])


def _of_android(shows: str, turn: int, first: int) -> int:
    return CODES[shows] if shows or turn < first else OPEN


def late(view: View) -> bool:
    """Whether the last minute of a phase runs. Until then each goes by those before it; now counts what each says."""
    return view.warned > view.elapsed


def said(view: View, member: MemberView) -> dict[int, int]:
    """What a crew member says it does in the phase it is planning.

    Who has spoken has said everything, and in the last minute of a phase nobody is expected to speak any more.
    """
    turns = PHASE_SLOTS[view.phases[member.seat] - 1]
    words = {turn: member.sketch[turn - 1] for turn in turns}
    if not any(words.values()) and not late(view):
        return {}
    return {turn: CODES.get(word, EMPTY) for turn, word in words.items()}


def busy(view: View, member: MemberView) -> bool:
    """Whether a crew member that speaks is changing plans: a card lies there that does not do what was said."""
    if member.android:
        return False
    turns = PHASE_SLOTS[view.phases[member.seat] - 1]
    words = [_kind(member.sketch[turn - 1]) for turn in turns]
    laid = [member.slots[turn - 1].half for turn in turns]
    return any(words) and any(side and side != word for side, word in zip(laid, words, strict=True))


def _kind(word: str) -> str:
    """The half that must be up for what was said. A heroic movement is called hero."""
    if not word:
        return ""
    return HALVES[word == HERO or CODES[word] >= MOVE_RED]
