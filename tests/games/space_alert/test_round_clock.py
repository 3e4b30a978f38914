"""The mission clock: phases, announcements and windows, on both sides of every moment (sections 6 and 7)."""

import pytest

from starboard.games.space_alert.content.missions.script import missions
from starboard.games.space_alert.content.threats import threats
from starboard.games.space_alert.room import GAME
from starboard.games.space_alert.rules.events import StepBegan, ThreatActs, ThreatChanged
from starboard.games.space_alert.rules.round_clock import timeline
from starboard.games.space_alert.rules.round_events import (
    Alert,
    CommunicationsDown,
    CommunicationsRestored,
    DataTransfer,
    IncomingData,
    MissionComplete,
    PacketTaken,
    PhaseEnded,
    ThreatAnnounced,
    TransferClosed,
    Warned,
)
from tests.games.space_alert.live import Live
from tests.marks import rule

EVERYBODY = [0, 1, 2, 3]


@rule("SA-6.1", "SA-6.2", "SA-1.3")
def test_the_round_starts_when_all_are_ready_and_each_takes_the_first_packet():
    table = Live(ready=False)
    for seat in (0, 1, 2):
        table.do(seat, "ready")
    assert table.told(Alert) == []
    assert not table.view(0).playing
    table.match.advance(50_000)
    table.do(3, "ready")
    assert len(table.told(Alert)) == 1
    assert table.state.began == 50_000
    assert [event.seat for event in table.told(PacketTaken)] == EVERYBODY
    assert table.view(0).phases == (1, 1, 1, 1)
    assert table.view(0).playing


@rule("SA-6.5", "SA-7.14", "SA-38.1")
def test_a_phase_ends_for_everybody_at_its_time_and_not_before():
    table = Live()
    table.at(224_999)
    assert table.view(0).phases == (1, 1, 1, 1)
    assert table.told(PhaseEnded) == []
    table.at(225_000)
    assert table.view(0).phases == (2, 2, 2, 2)
    assert [event.phase for event in table.told(PhaseEnded)] == [1]
    assert [event.forced for event in table.told(PacketTaken)[4:]] == [True] * 4
    table.at(454_999)
    assert table.view(0).phases == (2, 2, 2, 2)
    table.at(455_000)
    assert table.view(0).phases == (3, 3, 3, 3)


@rule("SA-6.10", "SA-7.15", "SA-6.9")
def test_the_round_ends_with_the_last_phase():
    table = Live()
    table.at(604_999)
    assert table.view(0).playing
    assert table.told(MissionComplete) == []
    table.at(605_000)
    assert [event.agreed for event in table.told(MissionComplete)] == [False]
    assert not table.view(0).playing
    assert table.open(0, "plan") == []


@rule("SA-6.12", "SA-7.1")
def test_warnings_change_nothing():
    table = Live()
    table.at("2:44")
    assert table.told(Warned) == []
    before = [table.view(seat).hand for seat in EVERYBODY]
    table.at("3:44")
    assert [(event.phase, event.seconds, event.last) for event in table.told(Warned)] == [
        (1, 60, False),
        (1, 20, False),
        (1, 5, False),
    ]
    assert [table.view(seat).hand for seat in EVERYBODY] == before
    assert table.view(0).phases == (1, 1, 1, 1)
    table.at("10:04")
    assert [(event.phase, event.seconds, event.last) for event in table.told(Warned)[6:]] == [
        (3, 60, True),
        (3, 20, True),
        (3, 5, True),
    ]


@pytest.mark.parametrize(
    ("time", "said"),
    [("2:44", 0), ("2:45", 1), ("3:24", 1), ("3:25", 2), ("3:39", 2), ("3:40", 3)],
)
@rule("SA-6.12")
def test_warnings_come_a_minute_twenty_and_five_seconds_before(time, said):
    table = Live()
    table.at(time)
    assert len(table.told(Warned)) == said
    assert table.view(0).warned == (225_000 if said else 0)


@rule("SA-6.3", "SA-6.4", "SA-6.6", "SA-38.11")
def test_a_seat_may_leave_a_phase_early_alone_and_for_good():
    table = Live()
    hand = table.view(1).hand
    packet = table.state.packets[1][1].copy()
    table.do(1, "next")
    assert table.view(1).phases == (1, 2, 1, 1)
    assert sorted(table.view(1).hand) == sorted([*hand, *packet])
    assert table.told(PacketTaken)[-1] == PacketTaken(1, 2, False)
    table.do(1, "next")
    assert table.view(1).phases == (1, 3, 1, 1)
    assert table.refused(1, "next") == "SA-6.9"
    table.at("3:45")
    assert table.view(1).phases == (2, 3, 2, 2)
    assert [event.seat for event in table.told(PacketTaken) if event.forced] == [0, 2, 3]


@rule("SA-6.5")
def test_a_packet_not_taken_is_taken_at_the_end_of_the_phase():
    table = Live()
    table.at("7:34")
    packet = table.state.packets[0][2].copy()
    hand = table.view(0).hand
    table.at("7:35")
    assert sorted(table.view(0).hand) == sorted([*hand, *packet])


# Announcements --------------------------------------------------------------------------------------------------------


@rule("SA-5.1", "SA-7.2", "SA-7.3", "SA-38.4", "SA-7.5")
@pytest.mark.parametrize(("level", "deck"), [("common", 0), ("serious", 1)])
def test_an_external_threat_is_the_top_card_of_its_deck_beside_its_zone(level, deck):
    table = Live(script=[f"0:30 threat T+4 {level} blue"])
    top = table.state.threat_decks[deck][-1]
    size = len(table.state.threat_decks[deck])
    table.at(29_999)
    assert table.state.laid == []
    assert all(table.view(seat).threats == () for seat in (*EVERYBODY, None))
    table.at(30_000)
    assert table.state.laid == [(4, top, "blue")]
    assert table.told(ThreatAnnounced) == [ThreatAnnounced(4, top, level == "serious", "blue", True)]
    assert len(table.state.threat_decks[deck]) == size - 1
    for seat in (*EVERYBODY, None):
        (laid,) = table.view(seat).threats
        assert (laid.turn, laid.id, laid.zone) == (4, top, "blue")


@rule("SA-5.2", "SA-7.4", "SA-38.10")
@pytest.mark.parametrize(("level", "deck"), [("common", 2), ("serious", 3)])
def test_an_internal_threat_has_no_zone(level, deck):
    table = Live(script=[f"0:30 threat T+5 {level} internal"])
    top = table.state.threat_decks[deck][-1]
    table.at("0:30")
    assert table.state.laid == [(5, top, "")]
    assert not threats()[top].external
    assert table.told(ThreatAnnounced)[0].zone == ""


@rule("SA-7.5")
@pytest.mark.parametrize("id", missions())
def test_every_announcement_happens_once_and_at_its_time(id):
    mission = missions()[id]
    table = Live(mission=id, seats=5)
    kinds = {
        "threat": ThreatAnnounced,
        "incoming_data": IncomingData,
        "data_transfer": DataTransfer,
        "communications_down": CommunicationsDown,
    }
    told = dict.fromkeys(kinds, 0)
    for said in mission.script:
        table.at(said.at * 1000 - 1)
        assert len(table.told(kinds[said.kind])) == told[said.kind]
        table.at(said.at * 1000)
        told[said.kind] = sum(each.kind == said.kind and each.at <= said.at for each in mission.script)
        assert len(table.told(kinds[said.kind])) == told[said.kind]
    table.end()
    assert len(table.told(MissionComplete)) == 1
    assert len(table.told(CommunicationsRestored)) == told["communications_down"]
    assert len(table.told(TransferClosed)) == told["data_transfer"]


@rule("SA-7.12", "SA-7.13", "SA-38.5", "SA-6.13")
def test_silence_lasts_as_long_as_the_script_says_and_planning_goes_on():
    table = Live(script=["1:00 communications down 15"])
    table.do(2, "next")
    table.at(59_999)
    assert not table.view(0).silent
    table.at(60_000)
    assert all(table.view(seat).silent for seat in EVERYBODY)
    table.hand(0, "A/red")
    table.do(0, "place:0:1:A/red:action", "turn:0:1", "take:0:1", "next")
    table.at(74_999)
    assert table.view(2).silent
    table.at(75_000)
    assert not table.view(2).silent
    assert len(table.told(CommunicationsRestored)) == 1


@rule("SA-7.7")
def test_incoming_data_grants_each_seat_one_card():
    table = Live(script=["0:30 incoming data"])
    table.at("0:29")
    assert table.refused(0, "draw") == "SA-7.7"
    table.at("0:30")
    top = table.state.deck[-1]
    size = len(table.state.deck)
    table.do(0, "draw")
    assert top in table.state.hands[0]
    assert len(table.state.deck) == size - 1
    assert table.refused(0, "draw") == "SA-7.7"
    assert table.offers(1, "draw")
    assert table.view(None).draws == (0, 1, 1, 1)


@rule("SA-7.7", "SA-31.17")
def test_draws_add_up_last_to_the_end_and_are_for_people_only():
    table = Live(seats=3, script=["0:30 incoming data", "0:50 incoming data"])
    table.at("10:04")
    assert table.view(0).draws == (2, 2, 2)
    size = len(table.state.deck)
    table.do(0, "draw", "draw")
    assert table.refused(0, "draw") == "SA-7.7"
    assert len(table.state.deck) == size - 2


@rule("SA-7.7")
def test_an_empty_action_deck_gives_nothing():
    table = Live(script=["0:30 incoming data"])
    table.state.deck[:] = ["A/red"]
    table.at("0:30")
    table.do(0, "draw")
    assert table.refused(1, "draw") == "SA-7.7"


@rule("SA-7.8", "SA-7.9", "SA-38.6")
def test_a_data_transfer_is_open_for_fifteen_seconds():
    table = Live(script=["1:00 data transfer"])
    table.hand(0, "A/red", "B/red")
    table.at(59_999)
    assert table.refused(0, "give:1:A/red") == "SA-7.9"
    table.at(60_000)
    assert table.view(0).transfer_open
    table.at(74_999)
    size = len(table.state.hands[1])
    table.do(0, "give:1:A/red")
    assert table.state.hands[0] == ["B/red"]
    assert len(table.state.hands[1]) == size + 1
    assert table.state.hands[1][-1] == "A/red"
    assert table.refused(0, "give:1:B/red") == "SA-7.8"
    assert table.offers(1, "give:0:A/red")
    table.at(75_000)
    assert not table.view(0).transfer_open
    assert table.refused(1, "give:0:A/red") == "SA-7.9"
    assert len(table.told(TransferClosed)) == 1


@rule("SA-7.8")
def test_anybody_may_receive_more_than_one_card_and_each_announcement_allows_one_gift():
    table = Live(script=["1:00 data transfer", "1:15 data transfer"])
    for seat in EVERYBODY:
        table.hand(seat, "A/red", "B/red")
    table.at("1:00")
    for giver in (1, 2, 3):
        table.do(giver, "give:0:A/red")
    assert len(table.state.hands[0]) == 5
    table.at("1:15")
    assert table.view(0).transfer_open
    table.do(1, "give:0:B/red")
    assert len(table.state.hands[0]) == 6
    table.at("1:30")
    assert not table.view(0).transfer_open


@rule("SA-7.10")
def test_a_heroic_card_is_never_given():
    table = Live(script=["1:00 data transfer"])
    table.hand(0, "A*/goto:LB", "A/red")
    table.at("1:00")
    assert table.refused(0, "give:1:A*/goto:LB") == "SA-7.10"
    assert table.offers(0, "give:1:A/red")


@rule("SA-7.11")
def test_only_a_card_in_the_hand_can_be_given():
    table = Live(script=["1:00 data transfer"])
    table.hand(0, "A/red")
    table.do(0, "place:0:1:A/red:action")
    table.at("1:00")
    assert table.refused(0, "give:1:A/red") == "SA-7.11"
    table.do(0, "take:0:1", "give:1:A/red")


@rule("SA-31.18")
def test_nothing_is_given_to_an_android_or_to_oneself():
    table = Live(seats=3, script=["1:00 data transfer"])
    table.hand(0, "A/red")
    table.at("1:00")
    assert table.refused(0, "give:3:A/red") == "SA-31.18"
    assert table.refused(0, "give:0:A/red") == "SA-31.18"
    table.do(0, "give:2:A/red")


@rule("SA-33.7")
def test_alone_data_and_silence_are_ignored():
    table = Live(seats=1, script=["0:30 incoming data", "1:00 data transfer", "1:30 communications down 20"])
    table.at("1:31")
    assert not table.view(0).silent
    assert not table.view(0).transfer_open
    assert table.view(0).draws == (0,)
    assert [event.ignored for event in table.told(IncomingData) + table.told(CommunicationsDown)] == [True, True]
    table.at("2:00")
    assert table.told(CommunicationsRestored) == []
    assert table.told(TransferClosed) == []


# The end by agreement -------------------------------------------------------------------------------------------------


@rule("SA-6.11", "SA-38.12")
def test_the_round_ends_early_if_all_agree_after_phase_2():
    table = Live()
    table.at(454_999)
    assert table.refused(0, "agree") == "SA-6.11"
    table.at(455_000)
    table.do(0, "agree")
    table.do(1, "agree")
    table.do(2, "agree")
    assert table.view(0).playing
    table.do(1, "disagree")
    table.do(3, "agree")
    assert table.view(3).agreed == (True, False, True, True)
    assert table.view(0).playing
    table.do(1, "agree")
    assert not table.view(0).playing
    assert [event.agreed for event in table.told(MissionComplete)] == [True]


@rule("SA-6.11")
def test_leaving_phase_2_early_does_not_allow_an_early_end():
    table = Live()
    for seat in EVERYBODY:
        table.do(seat, "next", "next")
    assert table.refused(0, "agree") == "SA-6.11"


# Time is an argument --------------------------------------------------------------------------------------------------


@rule("SA-38.1")
def test_half_speed_doubles_every_time():
    table = Live(speed="half", script=["0:30 threat T+1 common red"])
    table.match.advance(59_999)
    assert table.told(ThreatAnnounced) == []
    assert table.view(0).elapsed == 29_999
    table.match.advance(60_000)
    assert len(table.told(ThreatAnnounced)) == 1
    table.match.advance(1_209_999)
    assert table.view(0).playing
    table.match.advance(1_210_000)
    assert not table.view(0).playing


@rule("SA-33.9")
def test_a_stopped_clock_goes_on_when_all_have_said_so():
    table = Live(seats=2, speed="stopped", script=["0:30 threat T+1 common red", "1:00 incoming data"])
    table.match.advance(3_600_000)
    assert table.told(ThreatAnnounced) == []
    assert table.view(0).elapsed == 0
    assert table.view(0).waiting_for == (0, 1)
    assert [(each.default, each.free) for each in table.open(0, "plan")] == [("wait", False)]
    table.do(0, "wait")
    assert [(each.default, each.free) for each in table.open(0, "plan")] == [(None, True)]
    assert table.view(1).waiting_for == (1,)
    assert table.told(ThreatAnnounced) == []
    assert not table.offers(0, "wait")
    table.hand(0, "A/red")
    table.do(0, "place:0:1:A/red:action")
    table.do(1, "wait")
    assert len(table.told(ThreatAnnounced)) == 1
    assert table.told(IncomingData) == []
    assert table.view(0).elapsed == 30_000
    assert table.view(0).done == (False, False)
    table.all("wait")
    assert not table.view(0).playing


@rule("SA-33.9", "SA-6.5")
def test_a_stopped_clock_rests_at_the_last_warning_before_a_phase_ends():
    """Nobody who goes on is thrown out of a phase unawares."""
    table = Live(seats=2, speed="stopped", script=["3:42 incoming data"])
    rests = []
    while table.view(0).playing:
        rests.append((table.view(0).elapsed // 1000, table.view(0).phases[0]))
        for seat in (0, 1):
            table.do(seat, "wait")
    assert rests == [(0, 1), (220, 1), (222, 1), (225, 2), (450, 2), (455, 3), (600, 3)]


@rule("SA-33.9")
def test_while_the_clock_runs_nobody_is_waited_for():
    table = Live()
    assert table.view(0).waiting_for == ()
    assert all(decision.free for decision in table.match.decisions)
    table.do(0, "wait")
    assert table.offers(0, "wait")


@rule("SA-38.1")
@pytest.mark.parametrize("id", ["mission-5", "advanced-simulation-3", "test-flight-1"])
def test_told_late_or_told_often_time_leads_to_the_same_place(id):
    late = Live(mission=id, seats=3)
    often = Live(mission=id, seats=3)
    for time in range(0, late.state.ends[-1] * 1000 + 1, 2_500):
        often.at(time)
    late.end()
    assert GAME.codec.digest(late.state) == GAME.codec.digest(often.state)
    assert late.match.events == often.match.events


@rule("SA-38.1")
def test_a_choice_counts_at_the_time_it_arrives():
    table = Live()
    table.hand(0, "A/red")
    table.at(225_000)
    assert table.refused(0, "place:0:1:A/red:action") == "SA-6.8"
    table.hand(0, "A/red")
    table.do(0, "place:0:4:A/red:action")


@rule("SA-6.12")
def test_a_warning_belongs_to_its_own_phase():
    """A phase of a minute has no warning a minute before its end; one of a second more has."""
    warnings = {
        ends: [(moment.phase, moment.at // 1000) for moment in timeline((), ends) if moment.kind == "warning"]
        for ends in ((60, 121, 181), (61, 120))
    }
    assert warnings[60, 121, 181] == [(1, 40), (1, 55), (2, 61), (2, 101), (2, 116), (3, 161), (3, 176)]
    assert timeline((), (61, 120))[0] == (0, "alert", -1, 0, 0)
    assert warnings[61, 120] == [(1, 1), (1, 41), (1, 56), (2, 100), (2, 115)]


def test_what_closes_comes_before_what_opens_at_the_same_second():
    moments = timeline(("3:35 communications down 10", "3:45 data transfer", "4:00 data transfer"), (225, 455, 605))
    at = {second: [moment.kind for moment in moments if moment.at == second * 1000] for second in (225, 240)}
    assert at[225] == ["communications_restored", "phase_ended", "data_transfer"]
    assert at[240] == ["transfer_closed", "data_transfer"]


def test_windows_and_silence_end_with_the_mission_at_the_latest():
    moments = timeline(("10:00 data transfer", "10:01 communications down 30"), (225, 455, 605))
    assert [moment.at for moment in moments if moment.kind in ("transfer_closed", "communications_restored")] == [
        605_000,
        605_000,
    ]
    assert moments[-1].kind == "mission_complete"


def test_no_event_of_the_round_comes_before_its_moment():
    table = Live(mission="mission-3", seats=5)
    seen = list(table.match.events)
    for moment in table.state.timeline[1:]:
        table.at(moment.at - 1)
        assert len(table.match.events) == len(seen), "something happened between two moments"
        table.at(moment.at)
        assert len(table.match.events) > len(seen)
        seen = list(table.match.events)
        if moment.kind == "mission_complete":
            break


@rule("SA-10.7", "SA-22.2")
@pytest.mark.parametrize("id", threats())
def test_the_view_tells_when_a_threat_will_act(id):
    """As the reckoning then has it, if nobody does anything and nothing changes its speed."""
    threat = threats()[id]
    level = "serious" if threat.serious else "common"
    table = Live(script=[f"0:30 threat T+3 {level} {'white' if threat.external else 'internal'}"])
    table.state.threat_decks[2 * (not threat.external) + threat.serious] = [id]
    table.at("0:30")
    (laid,) = table.view(0).threats
    told = [f"{mark}{turn}" for mark, turn in laid.acts]
    table.end()
    turn, found, speeds = 0, [], {threat.speed}
    for event in table.match.events:
        if isinstance(event, StepBegan):
            turn = event.turn
        elif isinstance(event, ThreatActs):
            found.append(f"{event.mark}{turn}")
        elif isinstance(event, ThreatChanged):
            speeds.add(event.speed)
    assert told[: len(found)] == found or len(speeds) > 1
    assert len(told) == len(found) or len(speeds) > 1 or not table.state.results[0].won
