"""What every game must do, whatever its rules: the checks behind tests/conformance, open to rooms of anybody's making.

Each check plays a game with random answers and raises AssertionError with the place where a promise was broken.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from starboard.kernel.answers import admits, sample
from starboard.kernel.data import Data, plain
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.game import Game
from starboard.kernel.log import Choice
from starboard.kernel.match import Match, new
from starboard.kernel.refusal import Refusal
from starboard.kernel.state import answer

LONGEST = 20_000  # steps of a random game, far above any that ends
MOST_OPTIONS = 256  # of one decision: more is for a domain
Below = Callable[[int], int]
Options = dict[str, Any] | None


def dice(seed: int) -> Below:
    """The player's own chance, apart from the game's."""
    roll = random.Random(seed).random
    return lambda n: int(roll() * n)


def step(match: Match, below: Below) -> None:
    """One random thing that can happen: somebody answers, or time passes."""
    due = match.next_wakeup()
    open = match.decisions
    if due is not None and (not open or below(4) == 0):
        match.advance(due)
    else:
        assert open, f"after {len(match.log)} records nobody is asked, no time is awaited and the game is not over"
        decision = open[below(len(open))]
        match.choose(decision, sample(decision, below))


def playout(game: Game, seats: int, seed: int, options: Options = None) -> Iterator[Match]:
    """A random game, handed out after every step."""
    match = new(game, seats, seed, options)
    below = dice(seed)
    yield match
    for _ in range(LONGEST):
        if match.over:
            return
        step(match, below)
        yield match
    raise AssertionError(f"{game.name} with {seats} seats and seed {seed} did not end in {LONGEST} steps")


def finished(game: Game, seats: int, seed: int, options: Options = None) -> Match:
    *_, match = playout(game, seats, seed, options)
    return match


# ---- the checks ------------------------------------------------------------------------------------------------------


def check_ends(game: Game, seats: int, seed: int, options: Options = None) -> Match:
    """Random play comes to an end, with winners that sit at the table or none, and possible positions on the way."""
    for match in playout(game, seats, seed, options):
        problems = game.check(match.state)
        assert not problems, f"record {len(match.log)}: {problems}"
    winners = match.winners
    assert winners is not None and all(0 <= seat < seats for seat in winners)
    assert not match.decisions, "the game is over and somebody is still asked"
    assert len(game.scores(match.state)) == seats
    return match


def check_decisions(game: Game, seats: int, seed: int, options: Options = None) -> None:
    """Every decision has an own id, a seat at the table, a bounded list of different answers and an allowed default."""
    for match in playout(game, seats, seed, options):
        ids = [decision.id for decision in match.decisions]
        assert len(set(ids)) == len(ids)
        for decision in match.decisions:
            place = f"decision {decision.id} '{decision.kind}'"
            assert 0 <= decision.seat < seats, place
            assert decision.domain is not None or decision.values, f"{place} has no answer"
            assert len(decision.values) <= MOST_OPTIONS, f"{place} has {len(decision.values)} answers"
            assert len(set(decision.values)) == len(decision.values), f"{place} has an answer twice"
            assert decision.default is None or admits(decision, decision.default), f"{place}: its default is no answer"


def check_round_trip(game: Game, seats: int, seed: int, options: Options = None) -> None:
    """A state written as JSON and read again is the same state, at every step."""
    codec = game.codec
    for match in playout(game, seats, seed, options):
        raw = codec.encode(match.state)
        read = codec.decode(raw)
        assert codec.encode(read) == raw, f"record {len(match.log)}: the state changes when it is written and read"
        assert codec.digest(read) == codec.digest(match.state)


def check_clones(game: Game, seats: int, seed: int, options: Options = None, every: int = 7) -> None:
    """A copy is equal and independent: whatever is answered on copies, the original stays as it was."""
    encode = game.codec.encode
    below = dice(seed + 1)
    for number, match in enumerate(playout(game, seats, seed, options)):
        before = encode(match.state)
        assert encode(match.state.clone()) == before, f"record {number}: the copy differs"
        assert encode(Data.clone(match.state)) == before, f"record {number}: FIELDS leaves something out"
        if number % every == 0:
            for place, decision in enumerate(match.decisions):
                for value in some_answers(decision, below):
                    answer(match.state.clone(), place, value)
            assert encode(match.state) == before, f"record {number}: an answer on a copy changed the original"


def some_answers(decision: Decision, below: Below) -> list[Value]:
    """The first few of the answers that are listed, or random ones where there are too many to list."""
    if decision.domain is None and decision.max == 1:
        return list(decision.values[:12])
    return [sample(decision, below) for _ in range(4)]


def check_replay(game: Game, seats: int, seed: int, options: Options = None) -> None:
    """The log opens at every point at the position that stood there, and plays from the seed to the same end."""
    digest = game.codec.digest
    digests = [digest(match.state) for match in playout(game, seats, seed, options)]
    match = finished(game, seats, seed, options)
    assert digests[-1] == digest(match.state), "the same seed and the same answers led elsewhere"
    for at in {1, 2, len(digests) // 3, len(digests) // 2, len(digests) - 1, len(digests)}:
        opened = match.open(at)
        assert digest(opened.state) == digests[at - 1], f"open({at}) shows another position"
        assert opened.events == match.events[: len(opened.events)]
    match.verify()


def check_undo(game: Game, seats: int, seed: int, options: Options = None) -> None:
    """What may be taken back is taken back wholly, and chance answers the same when it is done again."""
    digest = game.codec.digest
    below = dice(seed + 1)
    match = new(game, seats, seed, options)
    taken_back = 0
    for _ in range(400):
        if match.over:
            break
        before, length = digest(match.state), len(match.log)
        step(match, below)
        record = match.log[-1]
        if not isinstance(record, Choice):
            continue
        after = digest(match.state)
        alone = match.can_undo(record.seat)
        if not alone:
            try:
                match.undo(record.seat)
            except Refusal as refusal:
                assert refusal.rule == "T-5"
            else:
                raise AssertionError("a choice was taken back past a barrier")
            assert digest(match.state) == after and len(match.log) == length + 1, "a refused undo changed something"
        match.undo(record.seat, agreed=not alone)
        taken_back += 1
        assert digest(match.state) == before, f"record {length}: taking back '{record.value}' left something changed"
        match.choose(record.decision, record.value)
        assert digest(match.state) == after, f"record {length}: the same choice had another outcome"
    assert taken_back


def check_secrecy(game: Game, seats: int, seed: int, options: Options = None, every: int = 5) -> None:
    """In two worlds that differ only in what a seat cannot see, it is shown the same, to the byte."""
    encode = msgspec.json.encode
    for number, match in enumerate(playout(game, seats, seed, options)):
        if number % every:
            continue
        for seat in (*range(seats), None):
            world = game.imagine(match.state, seat, f"world {seed}")
            assert encode(game.view(world, seat)) == encode(game.view(match.state, seat)), (
                f"record {number}: seat {seat} can tell two worlds apart"
            )
            for decision in match.decisions:
                if decision.seat == seat:
                    shown = encode(game.describe(match.state, decision))
                    assert encode(game.describe(world, decision)) == shown, f"record {number}: an option tells a secret"


def check_time(game: Game, seats: int, seed: int, options: Options = None) -> None:
    """Told late or told often, time leads to the same position (law 8)."""
    below = dice(seed)
    match = new(game, seats, seed, options)
    for _ in range(200):
        if match.over:
            return
        due = match.next_wakeup()
        if due is not None:
            late, punctual = match.fork(len(match.log)), match.fork(len(match.log))
            until = due + 60_000
            late.advance(until)
            while (at := punctual.next_wakeup()) is not None and at <= until:
                punctual.advance((punctual.state.now + at) // 2)
                punctual.advance(at)
            if not punctual.over:
                punctual.advance(until)
            assert game.codec.digest(late.state) == game.codec.digest(punctual.state), f"record {len(match.log)}"
        step(match, below)


def check_refusals(game: Game, seats: int, seed: int, values: list[Any], options: Options = None) -> None:
    """What is not offered is refused with a rule, and a refusal changes nothing."""
    digest = game.codec.digest
    for number, match in enumerate(playout(game, seats, seed, options)):
        if number > 60:
            return
        before, length = digest(match.state), len(match.log)
        for decision in match.decisions:
            tries = [(decision.id, value, decision.seat) for value in values if not admits(decision, value)]
            if decision.values:
                tries += [(decision.id, decision.values[0], (decision.seat + 1) % seats)] if seats > 1 else []
                tries += [(decision.id + 1000, decision.values[0], decision.seat)]
            for id, value, seat in tries:
                try:
                    match.choose(id, value, seat)
                except Refusal as refusal:
                    assert refusal.rule, f"{value!r} is refused without a rule"
                else:
                    raise AssertionError(f"{value!r} was taken as an answer to '{decision.kind}'")
        assert digest(match.state) == before and len(match.log) == length, "a refusal changed something"


def check_words(game: Game, seats: int, seed: int, say: Callable[[Any], str], options: Options = None) -> None:
    """Everything that happens and everything that is asked can be said. `say` fails on a missing text."""
    told = 0
    for match in playout(game, seats, seed, options):
        for event in match.events[told:]:
            assert say(game.tell(event))
            assert all(isinstance(rule, str) for rule in event.cites)
        told = len(match.events)
        for decision in match.decisions:
            assert say(game.prompt(decision))
            offered = {option.value for option in game.describe(match.state, decision) if not option.forbidden}
            assert decision.domain is not None or offered == set(decision.values), (
                f"'{decision.kind}' is described badly"
            )
            for option in game.describe(match.state, decision):
                assert say(option.text)
                assert bool(option.forbidden) == (option.reason is not None)
                if option.reason is not None:
                    assert say(option.reason)


def check_frames(game: Game) -> None:
    """Every frame can be made without arguments, as the kernel makes it when it copies or reads one."""
    for frame in game.codec.frames:
        written = plain(frame())
        assert written["frame"] and set(written) == {"frame", *frame.FIELDS}


def digests(game: Game, seats: int, seeds: list[int], options: Options = None) -> list[str]:
    """Where random games end: the same under every hash seed, on every Python, compiled or not."""
    return [game.codec.digest(finished(game, seats, seed, options).state) for seed in seeds]


def pace(game: Game, seats: int, seeds: list[int], options: Options = None) -> float:
    """Decisions per round of a fixed loop of plain Python: a speed that a busy or slow machine hardly changes."""
    calibration = seconds(lambda: sum(i * i % 7 for i in range(200_000)))
    decisions = 0

    def play() -> None:
        nonlocal decisions
        decisions = sum(len(finished(game, seats, seed, options).log) for seed in seeds)

    took = seconds(play)
    return decisions / took * calibration


def seconds(work: Callable[[], object]) -> float:
    """Processor time: what others do on this machine meanwhile does not count."""
    begun = time.process_time()
    work()
    return time.process_time() - begun
