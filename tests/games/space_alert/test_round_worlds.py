"""Other worlds in the place of the true one: the same to a seat, different wherever it cannot look (section 38)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from starboard.games.space_alert.content.missions.script import read_line
from starboard.games.space_alert.room import GAME
from starboard.games.space_alert.rules.cards import MOVE_RED, OTHER, SHOWS, shows
from starboard.games.space_alert.rules.round_cards import HEROIC, is_heroic
from starboard.games.space_alert.rules.round_position import SpaceAlert
from starboard.games.space_alert.rules.round_worlds import imagine
from starboard.kernel.state import advance
from tests.games.space_alert.live import Live
from tests.marks import rule

SEEDS = [f"world {seed}" for seed in range(4)]


def shown(state: SpaceAlert, seat: int | None) -> bytes:
    options = [GAME.describe(state, decision) for decision in state.decisions if decision.seat == seat]
    return msgspec.json.encode([GAME.view(state, seat), options])


def worlds(table: Live, seat: int | None) -> list[SpaceAlert]:
    """Several of them, each of which looks to the seat like the true one, which stays as it is."""
    before = GAME.codec.encode(table.state)
    found = [imagine(table.state, seat, seed) for seed in SEEDS]
    for seed, world in zip(SEEDS, found, strict=True):
        assert shown(world, seat) == shown(table.state, seat)
        assert GAME.codec.encode(world) == GAME.codec.encode(imagine(table.state, seat, seed))
    assert GAME.codec.encode(table.state) == before
    return found


def planned(seats: int = 4, time: str = "2:00", **options: str) -> Live:
    """A crew that has laid cards, some of them heroic, and passed on to its second phase in part."""
    table = Live(seats=seats, **options)
    for seat in range(seats):
        hero = next(card for card in table.state.hands[seat] if is_heroic(card))
        table.do(seat, f"place:{seat}:1:{table.state.hands[seat][-1]}:move", f"place:{seat}:2:{hero}:action")
    table.do(1, "next")
    table.at(time)
    return table


def cards(state: SpaceAlert) -> Counter[str]:
    """Every ordinary card on the table."""
    places = [state.deck, *state.hands, *(board.cards for board in state.boards)]
    places += [packet for packets in state.packets for packet in packets]
    return Counter(card for place in places for card in place if card and not is_heroic(card))


def heroes(state: SpaceAlert) -> list[str]:
    places = [state.heroes, *state.hands, *(board.cards for board in state.boards)]
    places += [packet for packets in state.packets for packet in packets]
    return [card for place in places for card in place if is_heroic(card)]


@rule("SA-38.2", "SA-8.5", "SA-8.6")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_cards_a_seat_has_not_seen_lie_elsewhere(seats: int) -> None:
    table = planned(seats)
    true = table.state
    assert sum(cards(true).values()) == 90
    for seat in (*range(seats), None):
        found = worlds(table, seat)
        for world in found:
            assert cards(world) == cards(true)  # none more, none fewer
            assert len(set(heroes(world))) == len(heroes(world)) == len(heroes(true))
            for mine, other in zip(true.boards, world.boards, strict=True):
                if mine.android or mine.seat == seat:
                    assert mine.cards == other.cards
                assert [bool(card) for card in mine.cards] == [bool(card) for card in other.cards]
                assert [is_heroic(card) for card in mine.cards] == [is_heroic(card) for card in other.cards]
            for plan in world.decisions:
                if plan.kind == "plan":  # everybody is asked about the cards of that world
                    placed = {
                        str(value).split(":", 3)[3].rpartition(":")[0] for value in plan.values if "place" in str(value)
                    }
                    assert placed == set(world.hands[plan.seat])
        for mate in range(seats):
            held = {tuple(world.hands[mate]) for world in found}
            laid = {tuple(world.boards[true.member_of(mate)].cards) for world in found}
            if mate == seat:
                assert len(held) == len(laid) == 1
            else:
                assert min(len(held), len(laid)) > len(SEEDS) // 2
            assert len({str(world.packets[mate]) for world in found}) == len(SEEDS)  # nobody knows its own to come
        assert len({tuple(world.deck) for world in found}) == len(SEEDS)


@rule("SA-31.11", "SA-33.4")
def test_what_lies_open_stays_where_it_is() -> None:
    two = planned(2)
    for world in worlds(two, 0):
        assert world.heroes == two.state.heroes
        assert not set(heroes(world)) & set(world.heroes) - set(two.state.heroes)
    alone = Live(seats=1)
    for world in worlds(alone, 0):
        assert (world.hands, world.heroes) == (alone.state.hands, alone.state.heroes)


@rule("SA-4.6", "SA-38.4")
def test_the_threats_and_the_tiles_to_come_are_shuffled_anew() -> None:
    table = planned(mission="mission-2")
    table.state.ship.tiles = [2, 0, 6]
    true = table.state
    found = worlds(table, 0)
    for world in found:
        assert [sorted(deck) for deck in world.threat_decks] == [sorted(deck) for deck in true.threat_decks]
        assert world.ship.stacks[0][:2] == true.ship.stacks[0][:2]
        assert [sorted(stack) for stack in world.ship.stacks] == [list(range(6))] * 3
        assert world.ship.stacks[2] == true.ship.stacks[2]
        assert world.script == true.script  # a mission that the crew chose
    for deck in range(4):
        assert len({tuple(world.threat_decks[deck]) for world in found}) == len(SEEDS)
    for zone in (0, 1):
        assert len({world.ship.stacks[zone] for world in found}) > len(SEEDS) // 2


@rule("SA-9.7", "SA-38.4")
def test_another_world_has_a_chance_of_its_own() -> None:
    table = Live()
    rolls = {imagine(table.state, 0, seed).chance.roll("mission", 1_000_000) for seed in SEEDS}
    assert len(rolls) == len(SEEDS) and table.state.chance.roll("mission", 1_000_000) not in rolls


# The script -----------------------------------------------------------------------------------------------------------

OPEN_END = (225, 455, 605)


def drawn(time: str, script: tuple[str, ...], **options: str) -> Live:
    """A crew in the middle of a mission that was drawn for it."""
    table = Live(mission="generated", ready=False, **options)
    table.state.script, table.state.ends = script, OPEN_END
    table.ready()
    if time:
        table.at(time)
    return table


SCRIPT = ("0:10 threat T+2 common red", "1:00 threat T+3 serious internal", "2:00 data transfer", "4:00 incoming data")


@rule("SA-38.4")
@pytest.mark.parametrize(("time", "told"), [("0:09", 0), ("0:10", 1), ("1:59", 2), ("2:00", 3)])
def test_of_a_drawn_mission_only_what_was_announced_is_sure(time: str, told: int) -> None:
    table = drawn(time, SCRIPT)
    found = worlds(table, 0)
    for world in found:
        assert world.script[:told] == SCRIPT[:told]
        said = [read_line(line) for line in world.script]
        assert [each.at for each in said] == sorted(each.at for each in said)
        assert all(world.elapsed < each.at * 1000 < world.ends[-1] * 1000 for each in said[told:])
        assert said[-1].at > world.ends[1]  # there is something in every phase
        turns = [each.turn for each in said if each.turn]
        assert len(set(turns)) == len(turns)
        assert not world.over
        while not world.over:
            advance(world, world.ends[-1] * 1000)
        assert len(world.laid) == sum(each.confirmed for each in said if each.turn)  # a crew of four
    assert len({world.script for world in found}) == len(SEEDS)
    assert len({world.ends for world in found}) > 1


@rule("SA-6.12", "SA-38.4")
@pytest.mark.parametrize(
    ("time", "known", "earliest"),
    [
        ("2:44", (), 164 + 61),  # the first warning is still to come
        ("2:45", (225,), 225 + 61),
        ("3:45", (225,), 225 + 61),
        ("6:34", (225,), 394 + 61),
        ("6:35", (225, 455), 455 + 61),
        ("9:04", (225, 455), 544 + 61),
        ("9:05", OPEN_END, 0),
    ],
)
def test_a_phase_ends_when_its_warning_said(time: str, known: tuple[int, ...], earliest: int) -> None:
    for world in worlds(drawn(time, ()), 0):
        assert world.ends[: len(known)] == known
        assert list(world.ends) == sorted(world.ends) and len(world.ends) == 3
        assert all(end >= earliest for end in world.ends[len(known) :])


@rule("SA-6.12", "SA-38.4")
def test_an_end_that_was_not_warned_of_is_more_than_a_minute_away() -> None:
    table = drawn("", ())
    table.state.ends = (600, 900, 1200)  # far later than those of any other mission
    table.match.advance(538_000)
    for world in worlds(table, 0):
        assert world.ends == (538 + 61, 599 + 61, 660 + 61)


@rule("SA-4.10", "SA-38.4")
def test_before_the_alert_every_mission_is_possible() -> None:
    table = Live(mission="random", ready=False)
    found = worlds(table, 2)
    assert len({world.script for world in found} | {table.state.script}) == len(SEEDS) + 1
    assert all(world.ends[0] > 60 for world in found)


@rule("SA-38.4")
@pytest.mark.parametrize("mission", ["random", "generated"])
def test_flown_to_its_end_another_world_does_not_tell_which_mission_was_drawn(mission: str) -> None:
    table = Live(mission=mission)
    true = table.state.mission
    for world in worlds(table, 0):
        assert world.mission != true
    for world in worlds(Live(mission="mission-1"), 0):  # a mission that was chosen is known to all
        assert world.mission == "mission-1"


@rule("SA-38.1", "SA-38.4")
def test_with_a_stopped_clock_too() -> None:
    table = drawn("", SCRIPT, speed="stopped")
    for _ in range(2):
        for seat in range(4):
            table.do(seat, "wait")
    for world in worlds(table, 0):
        assert world.script[:2] == SCRIPT[:2] and world.script[2:] != SCRIPT[2:]


# The reckoning --------------------------------------------------------------------------------------------------------


def card(slot: int) -> str:
    """The card in a slot of the reckoning, its action first."""
    shown, other = sorted((slot & SHOWS, slot // OTHER))
    return f"{shows(shown)}/{shows(other)}"


@rule("SA-8.5", "SA-9.9", "SA-38.2")
def test_slots_that_were_not_reached_keep_their_side_and_nothing_else() -> None:
    table = Live(seats=3)
    state = table.state
    state.hands, state.packets, state.heroes = (
        [[] for _ in range(3)],
        [[[], [], []] for _ in range(3)],
        [""] * 4,
    )  # all that there is lies on the boards
    for member, hero in enumerate(HEROIC[:4]):
        table.program(member, "A/red", "B/blue!", "", "C/lift", "bots/red!", hero, *["B/lift", "A/blue", "C/red"] * 2)
    table.end()
    for seat in (0, 1, 2, 0, 0):  # the android's card and the captain's second
        table.do(seat, "as_shown")
    true = state.ship
    assert (true.turn, true.step) == (2, 2)
    for seat in range(3):
        found = worlds(table, seat)
        for world in found:
            assert Counter(map(card, world.ship.slots)) == Counter(map(card, true.slots))
            for member, board in enumerate(world.boards):
                mine, theirs = (r.slots[member * 12 : member * 12 + 12] for r in (true, world.ship))
                reached = 2 if member == 0 else 1
                assert mine[:reached] == theirs[:reached]
                if board.android or board.seat == seat:
                    assert mine == theirs
                for before, after in zip(mine, theirs, strict=True):
                    assert bool(before) == bool(after)
                    assert (before & SHOWS >= MOVE_RED) == (after & SHOWS >= MOVE_RED)
        for member, board in enumerate(state.boards):
            rows = {tuple(world.ship.slots[member * 12 : member * 12 + 12]) for world in found}
            assert len(rows) == (1 if board.android or board.seat == seat else len(SEEDS))
            assert (len({row[-1] for row in rows}) > 1) == (len(rows) > 1)  # up to the last slot
