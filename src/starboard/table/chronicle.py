"""What happened at a table, as each audience may know it.

An audience is the seats that one connection plays: () is a spectator, (0, 2) two people with one device. Every audience
counts the events that it may know, so that not even a number tells of one that is hidden.
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from starboard.kernel.events import Event
from starboard.kernel.match import Match
from starboard.table.messages import EventInfo

Audience = tuple[int, ...]

UNNUMBERED: Final = b'{"n":0,'


def may_know(event: Event, audience: Audience) -> bool:
    return any(event.seen_by(seat) for seat in audience) if audience else event.seen_by(None)


class Chronicle:
    """Follows a match, and remembers how much of it everybody was told."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._known = match.events
        self._infos: list[bytes] = []  # each as JSON but for its number: thousands of them cost the collector nothing
        self._add(0, match.places())
        self.told = len(self._infos)
        self.held: int | None = None  # after an undo: how many of the events that were told still hold
        self._counts: dict[Audience, tuple[int, int]] = {}  # of so many events, an audience may know so many

    def follow(self) -> None:
        """Takes in what has happened since."""
        events = self._match.events
        if events is self._known:  # nothing was taken back: the list has only grown
            self._add(len(self._infos), None)
            return
        self.held = 0
        while self.held < min(self.told, len(events)) and self._known[self.held] == events[self.held]:
            self.held += 1
        self._add(self.held, self._match.places())
        self._known = events
        self._counts.clear()
        self.told = self.held

    def _add(self, first: int, places: list[int] | None) -> None:
        del self._infos[first:]
        for number, event in enumerate(self._match.events[first:], first):
            place = len(self._match.log) if places is None else places[number]
            self._infos.append(msgspec.json.encode(event_info(self._match, event, place)).removeprefix(UNNUMBERED))

    def close(self) -> None:
        """Everybody was told."""
        self.told = len(self._infos)
        self.held = None

    def news(self, audience: Audience) -> list[EventInfo]:
        return self._numbered(self.told, self.count(audience, self.told), audience)

    def everything(self, audience: Audience) -> list[EventInfo]:
        return self._numbered(0, 0, audience)

    def count(self, audience: Audience, first: int) -> int:
        """How many of the first events the audience may know."""
        at, count = self._counts.get(audience, (0, 0))
        if at > first:
            at, count = 0, 0
        count += sum(may_know(event, audience) for event in self._match.events[at:first])
        self._counts[audience] = (first, count)
        return count

    def _numbered(self, first: int, number: int, audience: Audience) -> list[EventInfo]:
        """The events that the audience may know, from one on, ready for the wire."""
        known = []
        for event, info in zip(self._match.events[first:], self._infos[first:], strict=True):
            if may_know(event, audience):
                known.append(msgspec.Raw(b'{"n":%d,%b' % (number, info)))
                number += 1
        return cast(list[EventInfo], known)


def event_info(match: Match, event: Event, place: int) -> EventInfo:
    data: dict[str, Any] = msgspec.to_builtins(event)
    data.pop("audience", None)
    kind = str(data.pop("type"))
    return EventInfo(0, place, kind, data, list(event.cites), match.game.tell(event), event.BARRIER)
