"""The match: a header, an append-only log, and readings of it.

The log is the game (law 5). Replay, undo, fork, audit and crash recovery all come down to applying records to a state.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from starboard.kernel.answers import admits
from starboard.kernel.chance import Answer, Answers, Chance, Script
from starboard.kernel.data import BadData, plain
from starboard.kernel.decisions import Decision, Option
from starboard.kernel.events import Event, TakenBack
from starboard.kernel.game import Game, find_game
from starboard.kernel.log import Advance, Choice, Header, Record, Rekey, Start, Undo
from starboard.kernel.refusal import Refusal
from starboard.kernel.state import State, advance, answer, ask_again, next_wakeup, settle

NO_ANSWERS: Answers = []  # shared by all records in which chance said nothing; nobody adds to it
SNAPSHOT_EVERY = 64  # choices between snapshots; docs/performance.md has the measurement


class Match:
    """One game being played, or read."""

    def __init__(self, game: Game, header: Header, script: Script | None = None, begin: bool = True) -> None:
        self.game = game
        self.header = header
        self.log: list[Record] = []
        self.state: State = _first_state(game, header)
        self.events: list[Event] = self.state.events  # the state's outbox is the match's own list
        self._line: list[int] = []  # the log's records that hold, taken-back ones left out
        self._marks: list[int] = []  # how many events there were after each of them
        self._snapshots: dict[int, State] = {}
        if begin:
            self._begin(script)

    def _begin(self, script: Script | None) -> None:
        self.state.chance.script = script
        if self.header.position is None:
            settle(self.state)
        else:
            ask_again(self.state)
        self._keep(Start(self._answers()))

    # Reading --------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.winners is not None

    @property
    def winners(self) -> tuple[int, ...] | None:
        return self.state.winners

    @property
    def decisions(self) -> list[Decision]:
        """What is asked now, of whom."""
        return self.state.decisions

    def decision(self, id: int) -> Decision:
        """The open decision with this number."""
        return self.state.decisions[self._place_of(id)]

    def _place_of(self, id: int) -> int:
        for place, decision in enumerate(self.state.decisions):
            if decision.id == id:
                return place
        if self.over:
            raise Refusal("T-4", "table-game-over")
        raise Refusal("T-1", "table-decision-closed")

    def options(self, decision: Decision) -> list[Option]:
        return self.game.describe(self.state, decision)

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        return [event for event in self.events[since:] if event.seen_by(seat)]

    def save(self, path: str | Path) -> None:
        """Writes a match file, which `starboard.load` reads."""
        from starboard.kernel.archive import save  # it reads matches, so it imports this module

        save(self, path)

    def position(self) -> dict[str, Any]:
        """The state as plain data: what `starboard run` takes back in."""
        out: dict[str, Any] = msgspec.to_builtins(plain(self.state))
        return out

    def next_wakeup(self) -> int | None:
        return next_wakeup(self.state)

    def places(self) -> list[int]:
        """For each event, how long the log is after the record it belongs to."""
        places: list[int] = []
        for index, mark in zip(self._line, self._marks, strict=True):
            places += [index + 1] * (mark - len(places))
        return places + [len(self.log)] * (len(self.events) - len(places))

    def choices_after(self, at: int) -> int:
        """How many choices that hold came after the first `at` records of the log: what going back there undoes."""
        return sum(index >= at and isinstance(self.log[index], Choice) for index in self._line)

    # Playing --------------------------------------------------------------------------------------------------------

    def choose(self, decision: Decision | int, value: Any, seat: int | None = None) -> None:
        """Answers a decision, with a Value. `seat`, when given, must be the one that was asked.

        Whatever else somebody may have sent is refused here.
        """
        decisions = self.state.decisions
        if decisions and decisions[0] is decision:  # most answers are to the first one, and a batch gives millions
            place = 0
        else:
            place = self._place_of(decision if isinstance(decision, int) else decision.id)
        asked = decisions[place]
        if seat is not None and seat != asked.seat:
            raise Refusal("T-2", "table-not-your-decision")
        if not admits(asked, value):
            raise self._not_offered(asked, value)
        answer(self.state, place, value)
        kept = value.copy() if isinstance(value, list) else value
        self._keep(Choice(asked.seat, asked.id, kept, self._answers()))

    def _not_offered(self, asked: Decision, value: Any) -> Refusal:
        """Names the rule that forbids a value, when the frame or the game knows it."""
        refusal = self.state.frames[-1].refuse(self.state, asked, value)
        if refusal is not None:
            return refusal
        for option in self.game.describe(self.state, asked):
            if option.value == value and option.forbidden:
                reason = option.reason or option.text
                return Refusal(option.forbidden, reason.key, reason.args)
        if asked.domain is not None and isinstance(value, list):
            return Refusal(asked.domain.rule, "table-not-in-domain")
        return Refusal("T-3", "table-not-offered")

    def advance(self, now: int) -> None:
        """Lets time pass. Whether it is told often or late makes no difference."""
        if now < self.state.now:
            raise Refusal("T-7", "table-time-backwards")
        advance(self.state, now)
        self._keep(Advance(now, self._answers()))

    def undo(self, seat: int, choices: int = 1, agreed: bool = False) -> None:
        """Takes back the last choices. Alone, a seat may take back only its own last one, up to a barrier (law 9).

        Time that has passed since goes with them: a caller with a clock advances again, or gives that time again.
        """
        keep = self._keep_for_undo(choices)
        if keep is None or not (agreed or self._free_undo(seat, keep)):
            raise Refusal("T-5", "table-undo-barrier")
        self._rewind(keep)
        self.log.append(Undo(seat, keep))
        self.events.append(TakenBack(seat, choices))

    def can_undo(self, seat: int) -> bool:
        keep = self._keep_for_undo(1)
        return keep is not None and self._free_undo(seat, keep)

    def _keep_for_undo(self, choices: int) -> int | None:
        """How much of the line is left when that many choices go."""
        for keep in range(len(self._line) - 1, 0, -1):
            if isinstance(self.log[self._line[keep]], Choice):
                choices -= 1
                if choices == 0:
                    return keep
        return None

    def _free_undo(self, seat: int, keep: int) -> bool:
        """Whether only the seat's own choices go, and time in which nothing happened."""
        for place in range(keep, len(self._line)):
            record = self.log[self._line[place]]
            nothing = isinstance(record, Advance) and self._marks[place] == self._marks[place - 1]
            if not nothing and not (isinstance(record, Choice) and record.seat == seat):
                return False
        return not any(event.BARRIER for event in self.events[self._marks[keep - 1] :])

    # Other readings of the log --------------------------------------------------------------------------------------

    def open(self, at: int) -> Match:
        """The match as it stood after the first `at` records of its log."""
        if not 1 <= at <= len(self.log):
            raise BadData(f"The log has {len(self.log)} records; {at} is not a place in it.")
        line = _effective(self.log[:at])
        opened = Match(self.game, self.header, begin=False)
        opened.log = self.log[:at]
        base = 0
        if line == self._line[: len(line)]:  # the snapshots of this line serve the other one too
            base = max((n for n in self._snapshots if n <= len(line)), default=0)
        if base:
            opened.state = self._snapshots[base].clone()
            opened._line = line[:base]
            opened._marks = self._marks[:base]
            opened.events = opened.state.events = self.events[: self._marks[base - 1]]
            opened._snapshots = {n: state for n, state in self._snapshots.items() if n <= base}
        opened._replay(line[base:])
        return opened

    def fork(self, at: int, seed: str | None = None) -> Match:
        """A match of its own that goes on from there; with a seed, chance starts afresh."""
        forked = self.open(at)
        if seed is not None:
            forked.state.chance.rekey(seed)
            forked._keep(Rekey(seed))
        return forked

    def verify(self) -> None:
        """Plays the log again from the seed and compares what chance answered. Raises BadData where it differs."""
        fresh = Match(self.game, self.header, script_of(self.log[0]) if self.header.scripted else None)
        for number, record in enumerate(self.log, 1):
            if number > 1:
                fresh.apply(record, trust_chance=self.header.scripted)
            if getattr(fresh.log[-1], "chance", None) != getattr(record, "chance", None):
                raise BadData(f"Record {number}: chance answered something else when the match was played.")
        if self.game.codec.digest(fresh.state) != self.game.codec.digest(self.state):
            raise BadData("The log leads to another position than the one this match shows.")

    def apply(self, record: Record, trust_chance: bool = True) -> None:
        """Appends a record from another log of the same match, taking chance's answers from it."""
        chance = self.state.chance
        if trust_chance:
            chance.script = script_of(record)
        try:
            self._apply(record)
        finally:
            chance.script = None

    def _apply(self, record: Record) -> None:
        if isinstance(record, Choice):
            self.choose(record.decision, record.value, record.seat)
        elif isinstance(record, Advance):
            self.advance(record.now)
        elif isinstance(record, Undo):
            gone = sum(isinstance(self.log[index], Choice) for index in self._line[record.keep :])
            self.undo(record.seat, gone, agreed=True)
        elif isinstance(record, Rekey):
            self.state.chance.rekey(record.seed)
            self._keep(record)
        else:
            raise BadData("A match starts only once.")

    # Inside ---------------------------------------------------------------------------------------------------------

    def _answers(self) -> Answers:
        """What chance answered since the last record."""
        answers = self.state.chance.answers
        if not answers:
            return NO_ANSWERS
        self.state.chance.answers = []
        return answers

    def _keep(self, record: Record) -> None:
        """Puts what was just applied into the log."""
        line, log = self._line, self.log
        line.append(len(log))
        log.append(record)
        self._marks.append(len(self.events))
        if len(line) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(line)] = self.state.clone()

    def _rewind(self, keep: int) -> None:
        """Goes back to the first `keep` records of the line."""
        line = self._line[:keep]
        base = max((n for n in self._snapshots if n <= keep), default=0)
        self._snapshots = {n: state for n, state in self._snapshots.items() if n <= base}
        self.state = self._snapshots[base].clone() if base else _first_state(self.game, self.header)
        self._line = line[:base]
        self._marks = self._marks[:base]
        self.events = self.state.events = self.events[: self._marks[-1]] if base else []
        self._replay(line[base:])

    def _replay(self, line: list[int]) -> None:
        """Applies records that are in the log already."""
        state = self.state
        for index in line:
            record = self.log[index]
            state.chance.script = script_of(record)
            if isinstance(record, Choice):
                answer(state, self._place_of(record.decision), record.value)
            elif isinstance(record, Advance):
                advance(state, record.now)
            elif isinstance(record, Rekey):
                state.chance.rekey(record.seed)
            elif self.header.position is None:
                settle(state)
            else:
                ask_again(state)
            self._line.append(index)
            self._marks.append(len(self.events))
            if len(self._line) % SNAPSHOT_EVERY == 0:
                self._snapshots[len(self._line)] = state.clone()
        state.chance.script = None
        state.chance.answers = []


def _first_state(game: Game, header: Header) -> State:
    if header.position is None:
        return game.new(header.seats, header.options, Chance(header.seed))
    return read_position(game, header.position)


def read_position(game: Game, position: dict[str, Any]) -> State:
    """A state from plain data, refused with the reason when the game says it cannot be."""
    state: State = game.codec.from_plain(position)
    problems = game.check(state)
    if problems:
        raise BadData(" ".join(problems))
    return state


def look_at(match: Match) -> None:
    """Looks at everything once: a position of somebody's making may break what views and options rely on."""
    for seat in (*range(match.header.seats), None):
        match.view(seat)
    for decision in match.decisions:
        match.options(decision)


def script_of(record: Record) -> Script | None:
    """What chance answered in a record, as a script for playing it again."""
    if isinstance(record, (Undo, Rekey)):
        return None
    script: Script = {}
    for stream, value in record.chance:
        script.setdefault(stream, []).append(_copied(value))
    return script


def _copied(value: Answer) -> Answer:
    return value if isinstance(value, int) else value.copy()


def _effective(log: list[Record]) -> list[int]:
    """The records that hold once the taken-back ones are left out."""
    line: list[int] = []
    for index, record in enumerate(log):
        if isinstance(record, Undo):
            del line[record.keep :]
        else:
            line.append(index)
    return line


def _options(room: Game, options: dict[str, Any], position: dict[str, Any] | None) -> dict[str, Any]:
    """The options with defaults filled in; those that a position repeats are its own."""
    repeated = {name: position[name] for name in room.option_fields if name in position} if position else {}
    chosen = room.check_options({**repeated, **options})
    for name, value in repeated.items():
        if chosen[name] != value:
            raise BadData(f"The option {name} is {chosen[name]!r}, in the position {value!r}; leave the option out.")
    return chosen


def new(
    game: str | Game,
    seats: int,
    seed: int | str = 0,
    options: dict[str, Any] | None = None,
    position: dict[str, Any] | None = None,
    script: Script | None = None,
) -> Match:
    """Starts a match. `script` gives the first answers of chance, by stream: dice for puzzles and tests."""
    room = find_game(game) if isinstance(game, str) else game
    room.check_seats(seats)
    chosen = _options(room, options or {}, position)
    header = Header(room.name, room.version, seats, chosen, str(seed), position, script is not None)
    return Match(room, header, script)
