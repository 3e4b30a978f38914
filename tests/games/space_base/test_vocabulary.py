"""What the words of the rulebook mean at the table (section 1)."""

from __future__ import annotations

from starboard.games.space_base.content.schema import Ability, Claim, Drain, Gain, Half
from starboard.games.space_base.rules.events import AbilityUsed, Gained
from starboard.games.space_base.view import view
from tests.games.space_base.table import Table, cells
from tests.marks import example, rule


@rule("SB-1.1")
def test_a_console_has_twelve_sectors_and_three_tracks() -> None:
    table = Table(seats=2)
    table.set(1, credits=7, income=2, vp=11)
    console = view(table.start().state, None).consoles[1]
    assert len(console.station) == len(console.patrol) == 12
    assert (console.credits, console.income, console.vp) == (7, 2, 11)


@rule("SB-1.2", "SB-1.3", "SB-1.12", "SB-13.16")
@example("SB-EX-8")
def test_a_bought_ship_takes_its_sector_and_the_old_one_goes_on_patrol_there() -> None:
    table = Table(seats=2)
    old = table.station(0, 9, Half(credits=5), Half(credits=2))
    bought = table.offer(9, cost=3, station=Half(vp=1))
    table.set(0, credits=3)
    table.start().until("purchase").choose(bought)
    console = table.player(0)
    assert console.station[8] == bought
    assert console.patrol[8] == ("S-9", old)
    assert console.charges == {}


@rule("SB-1.3", "SB-1.4")
def test_a_station_card_pays_by_its_station_half_and_never_by_its_patrol_half() -> None:
    table = Table(seats=2, dice=[4, 5])
    table.station(0, 9, Half(credits=5), Half(vp=2))
    table.station(1, 9, Half(credits=5), Half(vp=2))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.tracks(0) == (5, 0, 0)
    assert table.tracks(1) == (0, 0, 0)


@rule("SB-1.3", "SB-1.4")
def test_a_patrol_card_pays_by_its_patrol_half_and_never_by_its_station_half() -> None:
    table = Table(seats=2, dice=[4, 5])
    table.patrol(0, 9, Half(vp=2), Half(credits=5))
    table.patrol(1, 9, Half(vp=2), Half(credits=5))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.tracks(0) == (0, 0, 0)
    assert table.tracks(1) == (0, 0, 2)


@rule("SB-1.5")
def test_one_player_is_active_and_all_others_are_passive() -> None:
    table = Table(seats=4, active=2, dice=[3, 4])
    for seat in range(4):
        table.station(seat, 7, Half(credits=10), Half())
        table.patrol(seat, 7, Half(credits=1))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert [table.player(seat).credits for seat in range(4)] == [1, 1, 10, 1]


@rule("SB-1.6")
def test_the_dice_give_the_reward_of_a_card_and_never_its_ability() -> None:
    table = Table(seats=2, dice=[4, 5])
    card = table.station(0, 9, cells(2, Gain(vp=7), color="blue", credits=1), charges=1)
    table.wait_in_phase_6()
    table.start().until("use_dice").use_dice()
    assert table.tracks(0) == (1, 0, 0)  # the reward alone
    assert not table.happened(AbilityUsed)
    table.until("window").choose(card)  # the ability alone, by a charge and without a roll
    assert table.tracks(0) == (1, 0, 7)


@rule("SB-1.7", "SB-13.4")
def test_a_cell_holds_one_charge() -> None:
    table = Table(seats=2, dice=[4, 5])
    card = table.station(0, 9, cells(1, Drain(vp=4)))
    full = table.station(0, 8, cells(1, Drain(vp=4)), charges=1)
    table.start().use_dice()
    assert table.player(0).charges == {full: 1, card: 1}

    table = Table(seats=2, dice=[4, 4])
    full = table.station(0, 8, cells(1, Drain(vp=4)), charges=1)
    table.start().use_dice()
    assert table.player(0).charges == {full: 1}


@rule("SB-1.8", "SB-7.2", "SB-7.3")
def test_blue_is_the_own_turn_red_another_s_and_green_any() -> None:
    usable = {}
    for seat in (0, 1):  # seat 0 is active
        table = Table(seats=2)
        for sector, color in enumerate(("blue", "red", "green"), 1):
            table.station(seat, sector, cells(1, Gain(vp=1), color=color), charges=1, id=color)
        usable[seat] = table.start().decision(seat, "window").values
    assert usable == {0: ("pass", "blue", "green"), 1: ("pass", "red", "green")}


@rule("SB-1.8", "SB-11.4", "SB-11.5", "SB-13.2", "SB-13.3")
def test_rewards_are_blue_at_the_station_and_red_on_patrol_whatever_the_ability_s_colour() -> None:
    for color in ("blue", "red", "green"):
        table = Table(seats=2, dice=[4, 5])
        half = cells(1, Drain(vp=1), color=color, credits=1)
        for seat in (0, 1):
            table.station(seat, 9, half, id=f"station-{seat}")
            table.patrol(seat, 9, half, id=f"patrol-{seat}")
        table.wait_in_phase_6()
        table.start().use_dice()
        assert table.player(0).charges == {"station-0": 1}
        assert table.player(1).charges == {"patrol-1": 1}
        assert table.player(0).credits == table.player(1).credits == 1


@rule("SB-1.9")
def test_the_shipyard_offers_six_ships_of_each_level_face_up() -> None:
    shown = view(Table(seats=2).start().end_turn().state, None).shipyard
    assert [len(row) for row in shown] == [6, 6, 6]
    assert [{card[:2] for card in row} for row in shown] == [{"F1"}, {"F2"}, {"F3"}]


@rule("SB-1.10", "SB-7.1")
def test_the_windows_are_phases_1_5_and_7_and_open_to_everybody() -> None:
    table = Table(seats=2)
    for seat in (0, 1):
        table.station(seat, 1, cells(1, Gain(vp=1)), charges=1, id=f"ability-{seat}")
    table.wait_in_phase_6()
    table.start()
    asked = []
    while table.state.active == 0:
        decision = table.match.decisions[0]
        if decision.kind == "window":
            assert decision.optional
            asked.append((table.phase, decision.seat))
        table.match.choose(decision, decision.default or "sum")
    assert asked == [(1, 0), (1, 1), (5, 0), (5, 1), (7, 0), (7, 1)]


@rule("SB-1.11")
def test_activating_a_sector_gives_the_station_reward_or_all_patrol_rewards_of_it() -> None:
    table = Table(seats=2, dice=[4, 5])
    for seat in (0, 1):
        table.station(seat, 9, Half(income=1))
        table.patrol(seat, 9, Half(credits=2))
        table.patrol(seat, 9, Half(credits=3))
    table.wait_in_phase_6()
    table.start().use_dice()
    assert table.tracks(0) == (0, 1, 0)
    assert table.tracks(1) == (5, 0, 0)
    assert {(event.seat, event.sector) for event in table.happened(Gained)} == {(0, 9), (1, 9)}


@rule("SB-1.12")
def test_deploying_keeps_a_card_in_its_sector() -> None:
    table = Table(seats=2)
    ability = Ability("blue", [Claim(level=1)])
    table.station(0, 3, Half(cells=[[]], ability=ability), charges=1, id="claimer")
    claimed = table.offer(3, cost=9)
    table.start().choose("claimer").choose(claimed, 0, "claim")
    console = table.player(0)
    assert console.station[2] == claimed
    assert console.patrol[2] == ("S-3", "claimer")
    assert [cards for cards in console.patrol if cards] == [("S-3", "claimer")]
