"""The ship's log and the campaign of up to three missions (sections 28, 30, 34)."""

import pytest

from starboard.games.space_alert.content.missions.script import read_time
from starboard.games.space_alert.room import GAME
from starboard.games.space_alert.rules.campaign import Repairs, campaign_score, deactivated_squads, log, score
from starboard.games.space_alert.rules.position import ACTIVE, DEACTIVATED, NO_SQUAD
from starboard.games.space_alert.rules.round_events import (
    CampaignContinues,
    CampaignScored,
    LevelChosen,
    MissionLogged,
    MissionPrepared,
    Recovered,
    RepairDeclined,
    SquadPlaced,
    SquadRepaired,
    TileRepaired,
)
from starboard.games.space_alert.rules.round_position import Result
from starboard.games.space_alert.rules.ship import TILES
from starboard.kernel.state import settle
from starboard.text.catalogue import Catalogue
from tests.games.space_alert.live import ENDS, Live
from tests.marks import example, rule


def campaign(seats=4, **options):
    """A campaign at its first vote."""
    return Live(seats=seats, mission="random", campaign=True, trips=False, ready=False, **options)


def levels(table, common="white", serious="white"):
    for level in (common, serious):
        for seat in range(table.state.seats):
            table.do(seat, level)


def fly(table, lose_to=""):
    """Flies the mission that was prepared, without announcements."""
    state = table.state
    state.script = ()
    state.ends = tuple(read_time(end) for end in ENDS)
    table.ready()
    if lose_to:  # the red zone falls apart at the first hit
        state.laid.append((1, lose_to, "red"))
        state.ship.carried = (6, 0, 0)
    table.end()


def result(survived=0, destroyed=0, penalties=0, visual=0, won=True):
    line = Result("mission-1", "white", "white")
    line.won = won
    line.survived, line.destroyed, line.penalties, line.visual = survived, destroyed, penalties, visual
    return line


def at_repairs(seats=4, tiles=((), (), ()), knocked_out=(), squads=(), **options):
    """A crew between two missions: damage by zone, who was knocked out, and who leads a deactivated squad."""
    table = campaign(seats, **options)
    levels(table)
    table.ready()
    state = table.state
    ship = state.ship
    ship.stacks = tuple(
        (*(TILES.index(tile) for tile in zone), *(n for n in range(6) if TILES[n] not in zone)) for zone in tiles
    )
    ship.tiles = [len(zone) for zone in tiles]
    for member in knocked_out:
        ship.knocked_out[member] = 1
    for member in squads:
        ship.squad[member] = DEACTIVATED
    state.frames = [Repairs()]
    state.decisions.clear()
    settle(state)
    return table


def asked(table):
    """Who is asked to repair: seat and crew member."""
    (decision,) = table.match.decisions
    return decision.seat, decision.args["member"]


# The frame ------------------------------------------------------------------------------------------------------------


@rule("SA-34.1", "SA-34.18")
def test_a_campaign_has_three_missions_and_nothing_is_repaired_after_the_last():
    table = campaign()
    for number in (1, 2, 3):
        levels(table)
        fly(table)
        assert [event.number for event in table.told(MissionLogged)] == list(range(1, number + 1))
        assert (table.match.winners is not None) == (number == 3)
        if number < 3:
            table.all("go_on")
    assert table.match.winners == (0, 1, 2, 3)
    assert table.told(CampaignScored)[0].missions == 3
    assert len(table.told(CampaignContinues)) == 2


@rule("SA-34.3", "SA-34.8")
def test_levels_are_chosen_anew_and_then_a_track_is_drawn_that_was_not_flown():
    table = campaign()
    chosen = [("white", "mixed"), ("yellow", "white"), ("mixed", "yellow")]
    for number, (common, serious) in enumerate(chosen, 1):
        assert [event.number for event in table.told(MissionPrepared)] == list(range(1, number))
        levels(table, common, serious)
        assert (table.told(MissionPrepared)[-1].common, table.told(MissionPrepared)[-1].serious) == (common, serious)
        fly(table)
        if number < 3:
            table.all("go_on")
    assert len({event.mission for event in table.told(MissionLogged)}) == 3


@rule("SA-34.6", "SA-34.7")
@pytest.mark.parametrize(
    ("answers", "level"),
    [
        (("yellow", "yellow", "yellow", "yellow"), "yellow"),
        (("yellow", "mixed", "yellow", "yellow"), "mixed"),
        (("mixed", "mixed", "white", "yellow"), "white"),
        (("white", "mixed", "mixed", "mixed"), "white"),
    ],
)
def test_the_lowest_level_named_counts(answers, level):
    table = campaign()
    for seat, answer in enumerate(answers):
        assert {decision.kind for decision in table.match.decisions} == {"common_level"}
        assert table.open(seat)[0].default == "white"
        table.do(seat, answer)
    assert [(event.severity, event.level) for event in table.told(LevelChosen)] == [("common", level)]
    assert {decision.kind for decision in table.match.decisions} == {"serious_level"}


@rule("SA-34.4", "SA-34.6", "SA-34.7")
def test_one_seat_that_wants_to_stop_ends_the_campaign_with_its_score():
    table = campaign()
    levels(table)
    fly(table)
    for seat, answer in enumerate(("go_on", "go_on", "stop", "go_on")):
        assert table.open(seat)[0].default == "stop"
        table.do(seat, answer)
    assert table.told(CampaignContinues)[0].goes_on is False
    (scored,) = table.told(CampaignScored)
    assert (scored.missions, scored.lost) == (1, False)
    assert table.match.winners == (0, 1, 2, 3)


@rule("SA-28.5", "SA-34.5", "SA-30.4")
def test_a_lost_mission_loses_the_campaign():
    table = campaign()
    levels(table)
    fly(table)
    table.all("go_on")
    levels(table)
    fly(table, lose_to="E1-07")
    assert table.match.winners == ()
    line = table.told(MissionLogged)[-1]
    assert (line.won, line.reason, line.survived, line.destroyed, line.visual) == (False, "E1-07", 0, 0, 0)
    (scored,) = table.told(CampaignScored)
    assert (scored.lost, scored.threats, scored.total) == (True, 0, 0)
    assert score(table.state) == 0


@rule("SA-34.2", "SA-34.9", "SA-38.16")
def test_damage_and_squads_stay_for_the_next_mission_but_what_was_repaired():
    table = campaign()
    levels(table)
    fly(table)
    ship = table.state.ship
    ship.stacks = ((2, 3, 0, 1, 4, 5), *ship.stacks[1:])
    ship.tiles = [2, 0, 0]
    ship.squad[0] = DEACTIVATED
    table.all("go_on")
    table.do(0, f"tile:red:{TILES[3]}")
    table.all("pass")
    levels(table)
    assert table.told(SquadPlaced) == []
    table.do(table.match.decisions[0].seat, "UB")
    ship = table.state.ship
    assert ship.tiles == [1, 0, 0]
    assert ship.stacks[0][0] == 2
    assert ship.carried == (1, 0, 0)
    assert ship.stored == [NO_SQUAD, ACTIVE]
    assert (ship.fuel, ship.rockets) == (3, 3)


# Repairs --------------------------------------------------------------------------------------------------------------


@rule("SA-5.6", "SA-34.11")
def test_repairs_begin_with_the_captain():
    table = at_repairs(tiles=(TILES[:3], TILES[:3], TILES[:3]), captain=2)
    order = []
    while table.match.decisions:
        order.append(asked(table))
        table.do(order[-1][0], "pass")
    assert order == [(2, 0), (3, 1), (0, 2), (1, 3)]


@rule("SA-34.12")
def test_a_knocked_out_crew_member_recovers_and_repairs_nothing():
    table = at_repairs(tiles=(TILES[:2], (), ()), knocked_out=(0, 2))
    assert asked(table)[1] == 1
    table.do(1, "pass")
    assert asked(table)[1] == 3
    table.do(3, "pass")
    assert [event.member for event in table.told(Recovered)] == [0, 2]
    assert table.match.decisions == []


@rule("SA-34.13")
def test_each_repairs_one_tile_or_one_squad():
    table = at_repairs(tiles=((TILES[0],), (TILES[1],), ()), squads=(3,))
    table.do(0, "squad")
    assert [event.member for event in table.told(SquadRepaired)] == [0]
    assert asked(table)[1] == 1
    assert not table.offers(1, "squad")
    table.do(1, f"tile:white:{TILES[1]}")
    table.do(2, f"tile:red:{TILES[0]}")
    assert [(event.member, event.zone, event.tile) for event in table.told(TileRepaired)] == [
        (1, "white", TILES[1]),
        (2, "red", TILES[0]),
    ]
    assert table.match.decisions == []  # nothing is left for the fourth
    assert (table.state.carried, table.state.squads_out) == ([[], [], []], 0)


@rule("SA-34.13", "SA-29.10")
def test_a_stored_squad_under_slime_is_repaired_too():
    table = at_repairs()
    table.state.ship.squad = [DEACTIVATED, ACTIVE, NO_SQUAD, NO_SQUAD]
    table.state.ship.stored = [DEACTIVATED, NO_SQUAD]
    assert deactivated_squads(table.state.ship) == 2
    table.state.ship.stored = [ACTIVE, NO_SQUAD]
    assert deactivated_squads(table.state.ship) == 1


@rule("SA-34.15")
def test_two_tiles_of_a_zone_at_most_are_repaired():
    table = at_repairs(tiles=(TILES[:4], TILES[:1], ()))
    table.do(0, f"tile:red:{TILES[0]}")
    assert table.offers(1, f"tile:red:{TILES[1]}")
    table.do(1, f"tile:red:{TILES[1]}")
    assert table.open(2)[0].values == ("pass", f"tile:white:{TILES[0]}")
    table.do(2, f"tile:white:{TILES[0]}")
    assert table.match.decisions == []
    assert [len(zone) for zone in table.state.carried] == [2, 0, 0]


@rule("SA-34.16")
def test_an_android_repairs_as_its_player_decides():
    table = at_repairs(seats=2, tiles=(TILES[:3], TILES[:3], ()))
    boards = table.state.boards
    for member in range(4):
        assert asked(table) == (boards[member].seat, member)
        table.do(boards[member].seat, next(v for v in table.match.decisions[0].values if v != "pass"))
    assert [event.member for event in table.told(TileRepaired)] == [0, 1, 2, 3]
    assert sum(board.android for board in boards) == 2


@rule("SA-34.17")
def test_nobody_has_to_repair():
    table = at_repairs(tiles=(TILES[:1], (), ()))
    assert table.open(0)[0].default == "pass"
    table.all("pass")
    assert [event.member for event in table.told(RepairDeclined)] == [0, 1, 2, 3]
    assert table.state.carried == [[0], [], []]


@rule("SA-34.10")
def test_tokens_and_malfunctions_are_gone_in_the_next_mission():
    table = campaign()
    levels(table)
    fly(table)
    table.all("go_on")
    levels(table)
    ship = table.state.ship
    assert (ship.cards, ship.tokens, ship.doubled) == ((), [], 0)
    assert ship.knocked_out == [0, 0, 0, 0]


@rule("SA-34.12", "SA-34.13", "SA-34.15")
@example("SA-EX-97")
def test_five_red_tiles_one_squad_and_one_knocked_out():
    table = at_repairs(tiles=(TILES[:5], (), ()), knocked_out=(1,), squads=(3,))
    table.do(0, f"tile:red:{TILES[0]}")
    table.do(2, f"tile:red:{TILES[1]}")
    assert table.open(3)[0].values == ("pass", "squad")
    table.do(3, "squad")
    assert table.match.decisions == []
    assert [event.member for event in table.told(Recovered)] == [1]
    assert [len(zone) for zone in table.state.carried] == [3, 0, 0]
    assert table.state.squads_out == 0


@rule("SA-34.23")
@pytest.mark.parametrize(("place", "stored"), [("LR", [ACTIVE, NO_SQUAD]), ("UB", [NO_SQUAD, ACTIVE])])
def test_of_one_squad_left_the_crew_says_where_it_waits(place, stored):
    table = campaign()
    levels(table)
    fly(table)
    table.state.ship.squad[1] = DEACTIVATED
    table.all("go_on")
    table.all("pass")
    levels(table)
    (decision,) = table.match.decisions
    assert (decision.seat, decision.kind, decision.values) == (0, "place_squad", ("LR", "UB"))
    table.do(0, place)
    assert table.state.ship.stored == stored
    fly(table)
    assert table.state.ship.stored == stored  # in the reckoning too


@rule("SA-34.23")
@pytest.mark.parametrize(("lost", "stored"), [(0, [ACTIVE, ACTIVE]), (2, [NO_SQUAD, NO_SQUAD])])
def test_with_both_squads_or_none_there_is_nothing_to_choose(lost, stored):
    table = campaign()
    levels(table)
    fly(table)
    for member in range(lost):
        table.state.ship.squad[member] = DEACTIVATED
    table.all("go_on")
    table.all("pass")
    levels(table)
    assert "place_squad" not in {decision.kind for decision in table.match.decisions}
    assert table.state.ship.stored == stored


# The log and the score ------------------------------------------------------------------------------------------------


@rule("SA-2.16", "SA-30.1")
def test_the_log_has_a_crew_with_its_roles():
    view = Live(seats=4, captain=3).view(None)
    assert view.roles == (3, 1, 2)
    assert [member.seat for member in view.crew] == [3, 0, 1, 2]
    assert view.log == ()


@rule("SA-30.2")
def test_a_mission_is_one_line_of_the_log():
    table = Live(trips=False, common="mixed", serious="yellow")
    table.state.laid.append((12, "E1-07", "red"))
    table.end()
    (line,) = table.told(MissionLogged)
    assert (line.number, line.mission, line.common, line.serious) == (1, "mission-1", "mixed", "yellow")
    assert line.total == line.survived + line.destroyed - line.penalties + line.visual
    (shown,) = table.view(None).log
    assert (shown.survived, shown.destroyed, shown.penalties, shown.visual) == (
        line.survived,
        line.destroyed,
        line.penalties,
        line.visual,
    )


@rule("SA-30.3")
@pytest.mark.parametrize(("level", "written"), [("white", "1"), ("yellow", "2"), ("mixed", "1+2")])
def test_the_log_writes_levels_as_numbers(level, written):
    table = Live()
    line = result(won=True)
    line.common, line.serious = level, "white"
    table.state.results.append(line)
    log(table.state)
    said = Catalogue("en", GAME, ["Ann"] * 4, {}, strict=True).say(GAME.tell(table.told(MissionLogged)[0]))
    assert f"levels {written} and 1" in said


@rule("SA-34.25")
def test_in_a_campaign_penalties_and_total_wait_for_the_end():
    table = campaign()
    levels(table)
    fly(table)
    (line,) = table.told(MissionLogged)
    assert (line.penalties, line.total) == (None, None)
    assert table.view(0).log[0].penalties is None
    table.all("stop")
    assert table.view(0).log[0].penalties == 0
    assert table.told(CampaignScored)[0].total == 0


@rule("SA-34.26", "SA-34.27", "SA-34.28")
@example("SA-EX-94")
def test_points_of_all_missions_penalties_of_the_last_and_the_mean_of_the_visual_points():
    lines = [result(4, 8, 20, 3), result(10, 5, 11, 0), result(0, 9, 7, 4)]
    assert campaign_score(lines) == (36, 7, 2, 31)


@rule("SA-34.26")
@example("SA-EX-93")
@pytest.mark.parametrize(("visual", "bonus"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_the_visual_bonus_is_rounded_down(visual, bonus):
    assert campaign_score([result(visual=visual), result(), result()]) == (0, 0, bonus, bonus)


@rule("SA-34.26")
def test_fewer_missions_share_their_visual_points():
    assert campaign_score([result(2, 4, 3, 5)]) == (6, 3, 5, 8)
    assert campaign_score([result(2, 4, 3, 5), result(1, 0, 2, 2)]) == (7, 2, 3, 8)


@rule("SA-34.5")
def test_nothing_is_counted_after_a_loss():
    assert campaign_score([result(9, 9, 1, 3), result(won=False)]) == (0, 0, 0, 0)


def test_the_log_of_a_single_mission_has_its_total_at_once():
    table = Live()
    table.state.results.append(result(2, 8, 5, 3))
    log(table.state)
    assert (table.told(MissionLogged)[0].penalties, table.told(MissionLogged)[0].total) == (5, 8)
