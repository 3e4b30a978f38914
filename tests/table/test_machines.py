"""Machines at a table: they think elsewhere, take their time, and whatever they do the table goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from starboard.kernel import archive
from starboard.kernel.decisions import Value
from starboard.kernel.log import Start
from starboard.kernel.match import new
from starboard.table.messages import Choose, StandIn
from starboard.table.thinking import Job, NoAnswer, Reading, think
from starboard.table.workers import Workers
from tests.table.house import PAUSE, Home
from tests.table.toys import HEAP


class Scripted:
    """Answers as it is told, or raises."""

    def __init__(self, *answers: Value | Exception) -> None:
        self.answers = list(answers)
        self.jobs: list[Job] = []

    async def answer(self, job: Job) -> Value:
        self.jobs.append(job)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def read(self, reading: Reading) -> str:
        raise NotImplementedError

    async def close(self) -> None:
        pass


async def test_a_machine_pauses_so_that_people_can_follow() -> None:
    home = Home(thinker=Scripted(2, 3))
    table = await home.set_up("heap", "random", "human")
    bob = await home.come(table, 1)
    await home.clock.go_on(PAUSE - 1)
    assert bob.news["view"] == {"stones": 20}
    await home.clock.go_on(1)
    assert bob.news["view"] == {"stones": 18}
    await home.clock.go_on(PAUSE)
    assert bob.news["view"] == {"stones": 15}
    assert home.house.measures.machine_choices == 2


@pytest.mark.parametrize("bad", [NoAnswer("too long"), RuntimeError("a bug"), 4, "3", ["1"]])
async def test_for_a_machine_without_a_good_answer_the_default_is_chosen(bad: Value | Exception) -> None:
    home = Home(thinker=Scripted(bad, 1))
    table = await home.set_up("heap", "random", "human")
    bob = await home.come(table, 1)
    await home.clock.go_on(PAUSE)
    assert bob.news["view"] == {"stones": 19}
    assert home.house.measures.no_answers == isinstance(bad, Exception)


async def test_without_a_default_something_admissible_is_chosen() -> None:
    home = Home(thinker=Scripted(NoAnswer("too long")))
    table = await home.set_up("race", "random", "human")
    await home.clock.go_on(PAUSE)
    assert table.info.seats[0].kind == "machine"
    assert table.play.match is not None
    assert [decision.seat for decision in table.play.match.decisions] == [1]


async def test_an_answer_that_comes_too_late_is_dropped() -> None:
    home = Home(thinker=(slow := Slow()))
    table = await home.set_up("heap", "human", "human")
    ann = await home.come(table, 0)
    await ann.say(StandIn, for_seat=0, level="random")
    await home.clock.go_on(PAUSE)
    await ann.say(Choose, decision=1, value=3)
    slow.go.set()
    await home.clock.go_on(0)
    assert ann.news["view"] == {"stones": 17}
    assert ann.asked["id"] == 2


class Slow:
    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def answer(self, job: Job) -> Value:
        await self.go.wait()
        return 1

    async def read(self, reading: Reading) -> str:
        raise NotImplementedError

    async def close(self) -> None:
        pass


async def test_machines_alone_play_to_the_end_as_long_as_somebody_watches() -> None:
    home = Home()
    table = await home.set_up("heap", "random", "random", "random")
    await home.clock.go_on(60_000)
    assert home.memory.records[table.id] == [msgspec.json.encode(Start())]  # nobody is there to play for
    assert await home.memory.due(home.clock.now()) == []
    watcher = await home.come(table)
    await home.clock.go_on(2 * PAUSE)
    assert table.play.match is not None and len(table.play.match.log) == 3
    table.leave(watcher)
    await home.clock.go_on(60_000)
    assert len(table.play.match.log) == 4  # what had been begun
    await home.come(table)
    await home.clock.go_on(60_000)
    assert table.info.state == "over"


async def test_machines_have_their_turn_where_everybody_may_act_at_any_time() -> None:
    home = Home()
    table = await home.set_up("watch", "random", "random", "random")
    await home.come(table)
    await home.clock.go_on(29_000)
    assert table.play.match is not None
    pressed = table.play.match.view(None).pressed
    assert sum(pressed) == 43  # each of the three once every two seconds
    assert max(pressed) - min(pressed) <= 1


async def test_after_a_crash_machines_go_on_by_themselves() -> None:
    home = Home()
    table = await home.set_up("heap", "random", "random", "human")
    await home.clock.go_on(PAUSE)
    home = await home.crash()
    await home.harbour.look_after()
    await home.clock.go_on(60_000)
    assert home.harbour.tables[table.id].sheet.waits_for == [2]


async def test_the_same_seed_thinks_the_same_again() -> None:
    stories = []
    for _ in range(2):
        home = Home()
        table = await home.set_up("heap", "random", "random", seed="again")
        await home.come(table)
        await home.clock.go_on(60_000)
        stories.append(home.memory.records[table.id])
    assert len(stories[0]) > 5
    assert stories[0] == stories[1]


def test_a_machine_sees_its_view_and_nothing_else() -> None:
    seen = []

    class Watcher:
        def choose(self, view: object, decision: object) -> Value:
            seen.append(view)
            return 2

    class Game(type(HEAP)):  # type: ignore[misc]
        bots = {"watcher": lambda seed: Watcher()}

    match = new(game := Game(), 2)
    job = Job("heap", "watcher", 1, match.decisions[0].id, game.codec.encode(match.state))
    assert think(job, game) == 2
    assert seen == [match.view(0)]


# Worker processes ----------------------------------------------------------------------------------------------------


def job(level: str = "random") -> Job:
    match = new("space_base", 2, "workers")
    return Job("space_base", level, 7, match.decisions[0].id, match.game.codec.encode(match.state))


@pytest.mark.slow
async def test_a_worker_answers_again_and_again() -> None:
    workers = Workers(1, 20.0)
    try:
        first = await workers.answer(job())
        (process,) = workers._workers
        assert await workers.answer(job()) == first == think(job())
        assert workers._workers == [process]
    finally:
        await workers.close()
    assert process.returncode is not None


@pytest.mark.slow
async def test_a_worker_that_takes_too_long_is_ended_and_replaced() -> None:
    workers = Workers(1, 20.0)
    try:
        await workers.answer(job())
        (process,) = workers._workers
        workers._seconds = 0.0
        with pytest.raises(NoAnswer, match="space_base 'random' gave no answer"):
            await workers.answer(job())
        assert workers._workers == []
        await process.wait()
        workers._seconds = 20.0
        assert await workers.answer(job()) is not None
    finally:
        await workers.close()


@pytest.mark.slow
async def test_a_worker_reads_match_files_but_not_for_ever() -> None:
    workers = Workers(1, 20.0)
    try:
        assert await workers.read(Reading(archive.dump(new("space_base", 2, "workers")))) == ""
        assert (await workers.read(Reading(b"{}"))).startswith("the file")
        workers._seconds = 0.0
        with pytest.raises(NoAnswer, match="in time"):
            await workers.read(Reading(b"{}"))
    finally:
        await workers.close()


@pytest.mark.slow
async def test_a_worker_that_fails_gives_no_answer() -> None:
    workers = Workers(1, 20.0, [])
    try:
        with pytest.raises(NoAnswer):
            await workers.answer(job("nobody of this name"))
    finally:
        await workers.close()


@pytest.mark.slow
async def test_a_worker_that_cannot_start_gives_no_answer(tmp_path: Path) -> None:
    workers = Workers(1, 20.0, [tmp_path / "no-such-pack.toml"])
    with pytest.raises(NoAnswer, match="did not start"):
        await workers.answer(job())
    assert workers._workers == []
    await workers.close()
