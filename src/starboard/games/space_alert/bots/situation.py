"""What the whole crew knows at a moment of the Action round: the same for every seat that looks at the table.

It is read from a view, and only from what all views show alike. So machines that think by themselves come to the same
plan, like people who look at one table and listen to each other.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.space_alert.rules import ship
from starboard.games.space_alert.rules.cards import CODES, EMPTY, MOVE_RED
from starboard.games.space_alert.rules.position import INTERNAL, Reckoning
from starboard.games.space_alert.rules.round_cards import HALVES, is_heroic
from starboard.games.space_alert.rules.round_clock import PHASE_SLOTS
from starboard.games.space_alert.view import MemberView, View

OPEN: Final = -1  # a slot for which there are no plans yet
MOST_TURNS: Final = (7, 12)  # of a mission with two phases and with three (SA-1.6)
OPENING: Final = 75_000  # milliseconds: the first threat may be late, and before it there is nothing to say
NOBODY: Final = -1  # the seat of an android

Line = tuple[int, ...]


class Member(NamedTuple):
    """A crew member: whose it is, the phase that is planned for it, and what it is going to do turn by turn."""

    seat: int
    phase: int
    line: Line  # halves, EMPTY or OPEN
    cards: tuple[str, ...]  # that it says it has; of an android its heroic card

    @property
    def turns(self) -> range:
        return PHASE_SLOTS[self.phase - 1]

    @property
    def android(self) -> bool:
        return self.seat == NOBODY


class Situation(NamedTuple):
    """Facts, and the crew."""

    last: int
    tracks: tuple[str, ...]
    threats: tuple[tuple[str, int, int], ...]
    carried: tuple[tuple[int, ...], ...]  # damage tiles of the missions before, by zone
    stored: tuple[int, ...]  # squads
    more: bool  # threats may still be announced
    members: tuple[Member, ...]
    hand: tuple[str, ...] = ()  # of a solo player: for every android

    @property
    def crew(self) -> int:
        return len(self.members)

    @property
    def first_open(self) -> int:
        """The first turn for which anybody can still plan."""
        return min([member.turns[0] for member in self.members])

    def with_words(self, member: int, words: dict[int, int]) -> Situation:
        """The same where a crew member does what it says."""
        there = self.members[member]
        line = tuple([words.get(turn, code) for turn, code in enumerate(there.line, 1)])
        members = list(self.members)
        members[member] = there._replace(line=line, cards=())
        return self._replace(members=tuple(members))

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
        members=tuple([_member(view, member) for member in view.crew]),
        hand=_solo_hand(view),
    )


def _solo_hand(view: View) -> tuple[str, ...]:
    """What a solo player can lay, or move from one android to another (SA-33.5)."""
    if view.seats > 1:
        return ()
    first = PHASE_SLOTS[view.phases[0] - 1][0]
    laid = [slot.card for member in view.crew for slot in member.slots[first - 1 :] if slot.card]
    return tuple(sorted([*view.hand, *[card for card in laid if not is_heroic(card)]]))


def _zone(name: str) -> int:
    return ship.ZONE_NAMES.index(name) if name else INTERNAL


def _member(view: View, member: MemberView) -> Member:
    """What a crew member did in the phases behind it, and what it says of the one it is planning.

    Androids lie face up; of others counts what they said (SA-8.6). Whoever says which cards it has leaves open what it
    does with them: the plan of the crew has something for it.
    """
    if member.android:
        return _android(view, member)
    phase = view.phases[member.seat]
    words = {} if member.told else said(view, member)
    first = PHASE_SLOTS[phase - 1][0]
    to_come = OPEN if member.told or any(member.sketch) or view.elapsed < OPENING else EMPTY
    before = [CODES.get(word, EMPTY) for word in member.sketch]
    line = tuple([words.get(turn, to_come if turn >= first else code) for turn, code in enumerate(before, 1)])
    return Member(member.seat, phase, line, member.told)


def _android(view: View, member: MemberView) -> Member:
    """What lies there stays (SA-31.9), but a solo player may still move it."""
    phase = min(view.phases)
    first = PHASE_SLOTS[phase - 1][0]
    line = [CODES[slot.shows] if slot.shows or turn < first else OPEN for turn, slot in enumerate(member.slots, 1)]
    heroic = [member.hero] if member.hero else []
    if view.seats == 1:
        line[first - 1 :] = [OPEN] * len(line[first - 1 :])
        heroic += [slot.card for slot in member.slots[first - 1 :] if slot.card and is_heroic(slot.card)]
    return Member(NOBODY, phase, tuple(line), tuple(heroic))


def late(view: View) -> bool:
    """Whether the last minute of a phase runs: what is said now is what will be done."""
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
    """The half that must be up for what was said."""
    return HALVES[CODES[word] >= MOVE_RED] if word else ""
