"""The sixteen published missions (SA-E9) and the files they are written in."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.content.missions.script import (
    COMMUNICATIONS_DOWN,
    DATA_TRANSFER,
    INCOMING_DATA,
    THREAT,
    Mission,
    full_missions,
    missions,
    read_line,
    read_mission,
    read_time,
    write_line,
)
from starboard.kernel.data import BadData
from tests.marks import rule

# The table of the rules file, in its own notation: ends of the phases, then the announcements.
TABLE = {
    "test-flight-1": "4:15 7:05 | 0:15 T+1 external blue; 1:00 T+2 external white; 1:30 data transfer; "
    "2:15 T+3 external red; 3:20 data transfer; 4:40 incoming data; 5:10 data transfer",
    "test-flight-2": "3:45 7:05 | 0:10 T+1 external white; 0:50 incoming data; 1:20 T+2 external red; "
    "2:15 data transfer; 3:45 T+4 external blue; 4:50 data transfer; 5:30 incoming data",
    "simulation-1": "3:45 7:35 10:00 | 0:10 T+2 external red; 1:10 incoming data; 1:30 T+3 serious external white; "
    "2:00 data transfer; 2:50 data transfer; 3:50 unconf. T+5 external red; 4:50 T+6 serious external blue; "
    "5:40 data transfer; 6:00 comms down 15 s; 6:45 incoming data; 7:50 comms down 10 s; 8:25 data transfer",
    "simulation-2": "3:45 7:35 10:05 | 0:10 incoming data; 0:20 T+2 serious external blue; 1:10 data transfer; "
    "1:40 T+4 external white; 3:00 data transfer; 3:50 comms down 10 s; 4:10 T+6 serious external red; "
    "4:45 incoming data; 5:00 comms down 10 s; 5:30 unconf. T+7 external white; 6:00 data transfer; "
    "8:00 data transfer; 8:40 comms down 10 s",
    "simulation-3": "4:05 7:35 10:05 | 0:10 T+1 external blue; 1:05 T+3 external red; 1:40 incoming data; "
    "2:00 comms down 10 s; 2:30 data transfer; 3:05 unconf. T+4 external blue; 4:10 T+5 serious external white; "
    "4:40 data transfer; 5:00 incoming data; 5:20 T+7 external red; 5:55 data transfer; 6:40 comms down 10 s; "
    "7:50 comms down 15 s; 8:10 data transfer; 8:25 comms down 5 s",
    "advanced-simulation-1": "4:05 7:35 10:05 | 0:10 T+2 internal; 1:00 T+3 external white; 1:50 data transfer; "
    "2:20 unconf. T+4 external red; 3:10 incoming data; 4:10 T+5 internal; 4:50 incoming data; "
    "5:20 T+7 serious external blue; 5:40 data transfer; 6:00 comms down 10 s; 6:40 data transfer; "
    "7:50 comms down 20 s; 8:20 data transfer; 9:10 comms down 10 s",
    "advanced-simulation-2": "4:15 7:35 10:05 | 0:10 incoming data; 0:20 T+2 serious external white; "
    "1:15 unconf. T+3 external blue; 2:15 comms down 15 s; 2:35 T+4 serious internal; 3:20 data transfer; "
    "4:20 incoming data; 4:30 data transfer; 4:45 T+7 external red; 5:20 comms down 30 s; 7:35 data transfer; "
    "8:00 data transfer; 8:30 comms down 10 s",
    "advanced-simulation-3": "4:15 7:45 10:05 | 0:10 T+1 external red; 1:10 incoming data; 1:40 T+3 serious internal; "
    "2:30 data transfer; 3:20 T+4 external blue; 4:20 unconf. T+5 external white; 5:00 incoming data; "
    "5:20 T+6 internal; 5:45 comms down 10 s; 6:05 data transfer; 6:45 comms down 15 s; 7:50 comms down 10 s; "
    "8:05 comms down 10 s; 9:05 data transfer",
    "mission-1": "3:50 7:35 10:05 | 0:10 T+2 serious external white; 0:55 unconf. T+3 internal; "
    "1:50 T+4 external blue; 2:20 incoming data; 2:50 comms down 10 s; 3:05 data transfer; 3:50 incoming data; "
    "4:00 T+5 internal; 4:25 data transfer; 4:50 T+6 external blue; 5:20 comms down 15 s; "
    "5:50 T+7 serious external red; 6:35 data transfer; 7:50 comms down 20 s; 8:20 data transfer; "
    "9:15 comms down 10 s",
    "mission-2": "4:05 7:50 10:25 | 0:10 unconf. T+1 external red; 0:35 T+2 internal; 1:30 T+3 external white; "
    "2:00 data transfer; 2:35 T+4 external red; 3:10 incoming data; 4:05 incoming data; 4:15 T+5 external white; "
    "4:50 T+6 serious internal; 5:20 comms down 20 s; 5:45 data transfer; 6:15 T+8 external blue; "
    "7:05 incoming data; 8:00 data transfer; 8:20 comms down 30 s; 9:25 data transfer",
    "mission-3": "3:55 7:35 10:05 | 0:10 T+2 internal; 0:50 incoming data; 1:15 T+3 external blue; "
    "1:50 comms down 10 s; 2:15 T+4 internal; 3:05 data transfer; 4:00 T+6 serious external white; "
    "4:30 comms down 20 s; 4:55 T+7 serious external blue; 5:20 data transfer; 5:40 incoming data; "
    "5:55 unconf. T+8 external red; 6:50 data transfer; 7:40 comms down 20 s; 8:05 data transfer; "
    "8:15 comms down 10 s",
    "mission-4": "3:50 7:25 9:45 | 0:10 T+1 external red; 1:00 unconf. T+3 external white; 1:30 incoming data; "
    "1:55 T+4 serious external red; 2:25 data transfer; 3:55 data transfer; 4:10 T+5 serious internal; "
    "4:35 incoming data; 5:00 T+6 serious external blue; 5:45 comms down 10 s; 6:25 incoming data; "
    "6:35 comms down 10 s; 7:35 data transfer; 8:00 comms down 20 s; 8:55 comms down 15 s",
    "mission-5": "3:55 7:35 10:05 | 0:10 comms down 5 s; 0:20 T+2 serious external blue; 1:05 incoming data; "
    "1:30 T+3 serious internal; 2:20 data transfer; 2:55 T+4 external red; 4:00 comms down 25 s; "
    "4:30 T+6 external red; 5:05 unconf. T+7 internal; 6:00 T+8 external white; 6:35 data transfer; "
    "6:50 data transfer; 7:45 incoming data; 8:00 data transfer; 8:20 comms down 10 s",
    "mission-6": "3:55 7:50 10:25 | 0:10 incoming data; 0:20 T+1 external blue; 0:45 T+2 internal; "
    "1:10 T+3 serious external white; 1:30 comms down 10 s; 2:10 incoming data; 3:00 incoming data; "
    "3:55 T+5 external blue; 4:25 data transfer; 4:45 T+6 internal; 5:20 unconf. T+7 external white; "
    "6:05 data transfer; 6:50 T+8 external red; 8:00 comms down 30 s; 8:40 comms down 5 s; 9:40 data transfer",
    "mission-7": "3:45 7:35 10:05 | 0:10 unconf. T+1 external blue; 0:35 T+3 serious external red; "
    "1:10 incoming data; 1:45 T+4 serious internal; 2:15 data transfer; 2:55 comms down 10 s; "
    "3:45 T+5 external white; 4:05 incoming data; 4:25 T+7 external red; 4:50 data transfer; "
    "5:20 T+8 external white; 6:00 data transfer; 7:35 incoming data; 7:55 comms down 5 s; 8:05 comms down 10 s; "
    "8:20 comms down 25 s",
    "mission-8": "3:30 7:20 9:45 | 0:10 T+3 internal; 0:40 comms down 10 s; 1:10 T+4 serious external blue; "
    "1:30 comms down 15 s; 2:30 incoming data; 2:40 incoming data; 3:30 T+5 serious external white; "
    "4:00 comms down 10 s; 4:35 data transfer; 4:55 T+7 serious external red; 5:20 data transfer; "
    "6:20 unconf. T+8 external blue; 7:30 comms down 10 s; 8:10 data transfer; 8:40 comms down 20 s",
}


def line(text: str) -> str:
    """A line of the table as a line of a mission file."""
    at, words = text.split(" ", 1)
    if "T+" not in words:
        return f"{at} {words.replace('comms', 'communications').removesuffix(' s')}"
    report = words.startswith("unconf. ")
    turn, *rest = words.removeprefix("unconf. ").split()
    level = "serious" if "serious" in rest else "common"
    return f"{at} {'unconfirmed' if report else 'threat'} {turn} {level} {rest[-1]}"


@pytest.mark.parametrize("id", TABLE)
@rule("SA-2.2", "SA-1.8")
def test_every_published_mission_is_as_in_the_table(id: str) -> None:
    ends, script = TABLE[id].split(" | ")
    mission = missions()[id]
    assert mission.ends == tuple(read_time(end) for end in ends.split())
    assert mission.lines == [line(text) for text in script.split("; ")]


@rule("SA-2.2", "SA-4.10")
def test_there_are_sixteen_missions_and_eight_of_them_are_drawn_from() -> None:
    assert list(missions()) == list(TABLE)
    assert full_missions() == [f"mission-{n}" for n in range(1, 9)]
    assert [missions()[id].code for id in full_missions()] == [f"S2-{n}" for n in range(1, 9)]


@rule("SA-10.10")
def test_no_published_mission_has_two_threats_in_one_turn() -> None:
    for mission in missions().values():
        turns = [said.turn for said in mission.script if said.kind == THREAT]
        assert len(set(turns)) == len(turns)
        assert all(1 <= turn <= 8 for turn in turns)


@rule("SA-7.1", "SA-7.4")
@pytest.mark.parametrize(
    ("text", "kind", "turn", "serious", "zone", "confirmed", "seconds"),
    [
        ("0:10 threat T+2 serious white", THREAT, 2, True, "white", True, 0),
        ("0:55 unconfirmed T+3 common internal", THREAT, 3, False, "", False, 0),
        ("2:20 incoming data", INCOMING_DATA, 0, False, "", True, 0),
        ("3:05 data transfer", DATA_TRANSFER, 0, False, "", True, 0),
        ("5:20 communications down 15", COMMUNICATIONS_DOWN, 0, False, "", True, 15),
    ],
)
def test_a_line_says_what_is_announced(
    text: str, kind: str, turn: int, serious: bool, zone: str, confirmed: bool, seconds: int
) -> None:
    said = read_line(text)
    assert (said.kind, said.turn, said.serious, said.zone, said.confirmed, said.seconds) == (
        kind,
        turn,
        serious,
        zone,
        confirmed,
        seconds,
    )
    assert said.internal == (zone == "")
    assert write_line(said) == text


GOOD = 'id = "own-1"\nphases_end = ["1:00", "2:00", "3:00"]\nscript = ["0:10 threat T+1 common red"]\n'


def test_a_mission_of_ones_own_can_be_read() -> None:
    assert read_mission(GOOD) == Mission("own-1", (60, 120, 180), (read_line("0:10 threat T+1 common red"),))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("id =", "id", "cannot be read"),
        ('id = "own-1"', "id = 1", "Expected `str`"),
        ('"1:00", ', '"1:00", "1:30", ', "two or three times"),
        ('"1:00", "2:00", "3:00"', '"3:00"', "two or three times"),
        ('"2:00"', '"1:00"', "each later"),
        ('"1:00"', '"0:00"', "two or three times"),
        ('"1:00"', '"60"', "phases_end[0]: '60' is not a time"),
        ('"1:00"', '"0:60"', "phases_end[0]: '0:60' is not a time"),
        ("common", "dire", "script[0]: '0:10 threat T+1 dire red' is not an announcement"),
        ("T+1", "T+0", "script[0]: T+0 is no turn"),
        ("T+1", "T+13", "script[0]: T+13 is no turn"),
        ("0:10", "3:00", "script[0]: the mission ends at 3:00"),
        ('red"', 'red", "0:20 threat T+1 common blue"', "script[1]: T+1 is announced twice"),
        ('red"', 'red", "0:09 incoming data"', "script[1]: announcements are listed in the order"),
        ('red"', 'red", "0:20 communications down 0"', "script[1]: communications go down for at least"),
    ],
)
def test_what_is_wrong_with_a_mission_is_said_with_its_place(old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(BadData) as error:
        read_mission(GOOD.replace(old, new, 1))
    assert said in str(error.value)


def test_the_limits_of_a_mission_are_inside() -> None:
    mission = read_mission(GOOD.replace("T+1", "T+12").replace("0:10", "2:59"))
    assert (mission.script[0].turn, mission.script[0].at) == (12, 179)
