"""What a card is: halves, rewards, cells and abilities (section 3)."""

from __future__ import annotations

import msgspec
import pytest

from starboard.games.space_base.content.pack import standard
from starboard.games.space_base.content.schema import Ability, Claim, Colony, Drain, Gain, Half, Ship, SwapSectors
from starboard.games.space_base.rules.cards import Card, Face, catalogue
from starboard.games.space_base.rules.checks import problems
from starboard.games.space_base.rules.events import Gained
from starboard.kernel.data import BadData
from tests.games.space_base.table import Table, cells
from tests.marks import rule


@rule("SB-3.3", "SB-3.4", "SB-1.4")
def test_the_station_half_pays_and_charges_on_the_own_turn_and_the_patrol_half_on_the_turns_of_others() -> None:
    station, patrol = cells(1, Gain(vp=1), color="green", credits=2), cells(1, Gain(vp=1), color="green", credits=5)
    for lies_in, active, credits in (("station", 0, 2), ("station", 1, 0), ("patrol", 0, 0), ("patrol", 1, 5)):
        table = Table(seats=2, dice=[3, 4], active=active, first=active)
        card = table.ship(7, station, patrol)
        table.lay(0, 7, card, patrol=lies_in == "patrol")
        table.wait_in_phase_6()
        table.start().use_dice()
        assert table.tracks(0) == (credits, 0, 0), (lies_in, active)
        assert table.player(0).charges == ({card: 1} if credits else {})


@rule("SB-3.11", "SB-16.4")
def test_a_colony_is_a_sector_a_cost_and_points_and_has_no_halves() -> None:
    card = Card(Colony(id="C-05", name="Colony", sector=5, cost=21, vp=8), seats=3)
    assert (card.sector, card.cost, card.vp, card.colony) == (5, 21, 8, True)
    for face in (card.station, card.patrol):
        assert not face.pays and (face.cells, face.effects, face.text, face.arrow) == (0, (), (), 0)
    with pytest.raises(msgspec.ValidationError, match="unknown field `patrol`"):
        msgspec.convert({"id": "C", "name": "C", "sector": 5, "cost": 1, "vp": 1, "patrol": {}}, Colony)


@rule("SB-3.5", "SB-10.10", "SB-11.9")
def test_a_half_may_carry_any_mixture_of_rewards_cells_and_an_ability() -> None:
    everything = Half(
        credits=1,
        income=2,
        vp=3,
        arrow="right",
        text=[Claim(1)],
        cells=[[], []],
        ability=Ability("green", [Drain(4)]),
    )
    for seat in (0, 1):
        table = Table(seats=2, dice=[3, 4])
        lay = (table.station, table.patrol)[seat]
        card = lay(seat, 7, everything)
        lay(seat, 8, Half(credits=10))
        claimed = table.offer(3, cost=9)
        table.start().use_dice()
        assert table.tracks(seat) == (11, 2, 3)
        assert table.player(seat).charges == {card: 1}
        assert table.decision(seat).kind == "claim"
        table.choose(claimed).until("window", seat).choose(card)


@rule("SB-3.6", "SB-1.6", "SB-14.24")
@pytest.mark.parametrize("color", ["blue", "red", "green"])
def test_nothing_inside_an_ability_area_is_gained_from_the_dice(color: str) -> None:
    table = Table(seats=2, dice=[4, 4])
    half = cells(4, Gain(credits=9, income=9, vp=9), SwapSectors(4, 5), color=color, credits=1)
    table.station(0, 4, half)
    table.patrol(1, 4, half)
    table.wait_in_phase_6()
    table.start().use_dice("separate", "separate")
    assert [table.tracks(seat) for seat in (0, 1)] == [(2, 0, 0), (2, 0, 0)]


@rule("SB-3.7")
@pytest.mark.parametrize("color", ["blue", "red", "green"])
def test_the_half_says_when_a_cell_is_charged_and_the_colour_when_the_ability_is_used(color: str) -> None:
    table = Table(seats=2, dice=[3, 4, 3, 4])
    card = table.station(0, 7, cells(2, Gain(vp=1), color=color))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.player(0).charges == {card: 1}  # a blue cell, on the own turn
    assert table.asked(0, "window") is (color != "red")
    table.end_turn()
    assert table.state.active == 1
    assert table.asked(0, "window") is (color != "blue")
    table.use_dice()
    assert table.player(0).charges == {card: 1}  # and not on another's


@rule("SB-3.10")
def test_every_ship_yields_something_when_its_sector_is_activated() -> None:
    pack = standard()
    for ship in pack.ships:
        for seat in (0, 1):
            half = (ship.station, ship.patrol)[seat]
            assert all(Face(half, seats).pays for seats in (2, 3, 4, 5)), ship.id
            assert yields(ship, seat), ship.id


def yields(ship: Ship, seat: int) -> bool:
    """Whether this ship brings its owner anything: on the own turn for seat 0, on another's for seat 1."""
    sector = ship.sector
    table = Table(seats=2, dice=[sector, 6] if sector < 7 else [6, sector - 6])
    for neighbour in {max(1, sector - 1), min(12, sector + 1)} - {sector}:
        table.station(0, neighbour, Half(credits=1))
        table.patrol(1, neighbour, Half(credits=1))
    for level in (1, 2, 3):
        table.offer(12, cost=0, level=level)
    card = table.station(0, sector, ship.station) if seat == 0 else table.patrol(1, sector, ship.patrol)
    way = "separate" if sector < 7 else "sum"
    table.start().use_dice(way, way)
    # A text reward or a two-way arrow asks its owner; everything else has been paid.
    return table.phase == 4 or any(event.card == card or event.by == "arrow" for event in table.happened(Gained))


@rule("SB-3.13")
def test_a_sector_has_one_station_card_and_any_number_of_patrol_cards() -> None:
    table = Table(seats=2)
    ability = cells(3, Claim(1), color="blue")
    table.station(0, 1, ability, charges=3, id="claimer")
    offered = [table.offer(5, cost=0) for _ in range(3)]
    table.start()
    console = table.player(0)
    for number, card in enumerate(offered, 1):
        table.choose("claimer", 0).choose(card, 0, "claim")
        assert console.station[4] == card
        assert len(console.station) == 12
        assert len(console.patrol[4]) == number
    assert console.patrol[4] == ("S-5", *offered[:2])
    assert problems(table.state) == []


@rule("SB-3.13")
def test_a_console_with_another_number_of_sectors_is_impossible() -> None:
    state = Table(seats=2).start().state
    state.consoles[1].station.pop()
    assert any("SB-3.13" in problem for problem in problems(state))


@rule("SB-3.14", "SB-1.6")
def test_ships_have_rewards_only_or_cells_that_feed_an_ability() -> None:
    with_cells = 0
    for ship in standard().ships:
        for half in (ship.station, ship.patrol):
            assert bool(half.cells) == (half.ability is not None), ship.id
        with_cells += bool(ship.station.cells or ship.patrol.cells)
    assert 0 < with_cells < len(standard().ships)

    table = Table(seats=2, dice=[3, 4])
    plain = table.station(0, 7, Half(credits=1))
    special = table.patrol(1, 7, cells(1, Gain(vp=1), color="red"))
    table.start().use_dice()
    assert plain not in table.player(0).charges
    table.choose(special, 1, "window")
    assert table.player(1).vp == 1
    assert table.player(1).charges == {}


def test_a_pack_that_nobody_loaded_is_named_with_the_remedy() -> None:
    with pytest.raises(BadData, match="the card pack deadbeef, which is not loaded; name its file with --pack"):
        catalogue("deadbeef", 2)
