"""Generated missions keep to what the published ones have in common, and the limits are no wider than they are."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from starboard.games.space_alert.content.missions import limits
from starboard.games.space_alert.content.missions.generator import DIFFICULTIES, WEIGHTS, generate
from starboard.games.space_alert.content.missions.limits import Range, outside, weight
from starboard.games.space_alert.content.missions.script import (
    COMMUNICATIONS_DOWN,
    DATA_TRANSFER,
    INCOMING_DATA,
    THREAT,
    Announcement,
    Mission,
    check,
    full_missions,
    missions,
)

PUBLISHED = [missions()[id] for id in full_missions()]


def phases(mission: Mission) -> list[tuple[int, int, list[Announcement]]]:
    begins = (0, *mission.ends)
    return [
        (begin, end, [said for said in mission.script if begin <= said.at < end])
        for begin, end in zip(begins, mission.ends, strict=False)
    ]


def counts(mission: Mission, kind: str) -> list[int]:
    return [sum(said.kind == kind for said in items) for _, _, items in phases(mission)]


def threats(mission: Mission) -> list[Announcement]:
    return [said for said in mission.script if said.kind == THREAT]


def span(values: Any) -> Range:
    found = list(values)
    return Range(min(found), max(found))


@pytest.mark.parametrize("mission", PUBLISHED, ids=lambda mission: mission.id)
def test_the_published_missions_are_within_the_limits(mission: Mission) -> None:
    assert outside(mission) == []
    assert weight(mission) == WEIGHTS["normal"] == 7


def test_the_limits_of_phases_are_exactly_what_was_measured() -> None:
    for phase in range(3):
        measured = [phases(mission)[phase] for mission in PUBLISHED]
        assert limits.LENGTH[phase] == span(end - begin for begin, end, _ in measured)
        assert limits.FIRST[phase] == span(items[0].at - begin for begin, _, items in measured)
        assert limits.QUIET[phase] == span(end - items[-1].at for _, end, items in measured)
        assert limits.ITEMS[phase] == span(len(items) for _, _, items in measured)
        assert limits.INCOMING[phase] == span(counts(mission, INCOMING_DATA)[phase] for mission in PUBLISHED)
        assert limits.TRANSFERS[phase] == span(counts(mission, DATA_TRANSFER)[phase] for mission in PUBLISHED)
        assert limits.SILENCES[phase] == span(counts(mission, COMMUNICATIONS_DOWN)[phase] for mission in PUBLISHED)
        assert limits.SILENCE[phase] == span(said.seconds for _, _, items in measured for said in items if said.seconds)


def test_the_limits_of_missions_are_exactly_what_was_measured() -> None:
    assert span(sum(counts(mission, INCOMING_DATA)) for mission in PUBLISHED) == limits.ALL_INCOMING
    assert span(sum(counts(mission, DATA_TRANSFER)) for mission in PUBLISHED) == limits.ALL_TRANSFERS
    assert span(sum(counts(mission, COMMUNICATIONS_DOWN)) for mission in PUBLISHED) == limits.ALL_SILENCES
    assert span(sum(said.seconds for said in mission.script) for mission in PUBLISHED) == limits.ALL_SILENCE


def test_the_limits_of_gaps_are_exactly_what_was_measured() -> None:
    pairs = [pair for mission in PUBLISHED for _, _, items in phases(mission) for pair in pairwise(items)]
    for kind, gap in limits.GAP.items():
        assert gap == span(then.at - said.at for said, then in pairs if said.kind == kind)
    assert min(then.at - said.at for said, then in pairs if said.kind == then.kind == THREAT) == limits.BETWEEN_THREATS
    assert min(then.at - said.at - said.seconds for said, then in pairs if said.seconds) == limits.AFTER_SILENCE


def test_the_limits_of_threats_are_exactly_what_was_measured() -> None:
    every = [said for mission in PUBLISHED for said in threats(mission)]
    for phase in range(2):
        announced = [said.turn for mission in PUBLISHED for said in phases(mission)[phase][2] if said.kind == THREAT]
        assert limits.TURNS[phase] == span(announced)
    for turn in range(1, 9):
        latest = max(
            said.at - begin
            for mission in PUBLISHED
            for begin, _, items in phases(mission)
            for said in items
            if said.turn == turn
        )
        assert limits.LATEST[turn] == latest
    confirmed = [next(said.at for said in threats(mission) if said.confirmed) for mission in PUBLISHED]
    assert max(confirmed) == limits.CONFIRMED_BY
    assert span(sum(said.serious for said in threats(mission)) for mission in PUBLISHED) == limits.SERIOUS
    assert span(sum(said.internal for said in threats(mission)) for mission in PUBLISHED) == limits.INTERNAL
    assert span(said.turn for said in every if said.serious) == limits.SERIOUS_TURNS
    assert span(said.turn for said in every if said.internal) == limits.INTERNAL_TURNS
    assert (
        span(
            sum(said.zone == zone for said in threats(mission))
            for mission in PUBLISHED
            for zone in ("red", "white", "blue")
        )
        == limits.PER_ZONE
    )
    assert (
        min(
            b.turn - a.turn
            for mission in PUBLISHED
            for zone in ("", "red", "white", "blue")
            for a, b in pairwise([said for said in threats(mission) if said.zone == zone])
        )
        == limits.APART
    )


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("unconfirmed", [True, False])
def test_generated_missions_keep_to_the_limits(difficulty: str, unconfirmed: bool) -> None:
    for number in range(1, 41):
        mission = generate(number, difficulty, unconfirmed)
        check(mission)
        assert outside(mission) == [], f"{mission.id}: {outside(mission)}"
        assert weight(mission) == WEIGHTS[difficulty]
        reports = sum(not said.confirmed for said in threats(mission))
        assert reports == (unconfirmed and difficulty != "hard")


def test_a_number_names_one_mission() -> None:
    assert generate(5) == generate(5)
    assert generate(5).id == "generated-normal-5"
    found = {(mission.ends, mission.script) for mission in map(generate, range(1, 101))}
    assert len(found) == 100


def test_difficulty_is_the_weight_of_confirmed_threats() -> None:
    assert {name: weight(generate(3, name)) for name in DIFFICULTIES} == {"easy": 5, "normal": 7, "hard": 8}


def swapped(mission: Mission, index: int, **changes: Any) -> Mission:
    said = mission.script[index]
    values = {name: getattr(said, name) for name in said.__struct_fields__} | changes
    script = (*mission.script[:index], Announcement(**values), *mission.script[index + 1 :])
    return Mission(mission.id, mission.ends, script)


@pytest.mark.parametrize(
    ("index", "changes", "said"),
    [
        (0, {"at": 5}, "phase 1: first announcement 5"),
        (0, {"at": 11}, "a time that is no multiple of five seconds"),
        (0, {"turn": 1}, "turn of a serious threat 1"),
        (2, {"turn": 5}, "phase 1: T+5 announced"),
        (2, {"turn": 3}, "turns out of order"),
        (9, {"zone": ""}, "internal threats 3"),
        (5, {"at": 190}, "phase 1: quiet before the end 40"),
        (4, {"seconds": 20}, "phase 1: silence 20"),
        (7, {"zone": "red"}, "no confirmed internal threat"),
        (9, {"zone": "red"}, "two threats close together: red"),
        (11, {"zone": "white"}, "two serious threats in one zone"),
        (1, {"serious": True}, "a serious unconfirmed threat"),
        (3, {"kind": DATA_TRANSFER}, "phase 1: incoming data 0"),
    ],
)
def test_what_leaves_the_limits_is_named(index: int, changes: dict[str, Any], said: str) -> None:
    assert said in outside(swapped(PUBLISHED[0], index, **changes))
