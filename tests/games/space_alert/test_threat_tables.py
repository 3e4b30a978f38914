"""The tables of threats and trajectories, against the published figures."""

from collections import Counter

import pytest

from starboard.games.space_alert.content.threats import (
    MARKS,
    find_threat,
    find_track,
    read_effect,
    read_effects,
    read_special,
    threats,
    tracks,
)
from starboard.games.space_alert.rules.threat_actions import EXECUTORS
from starboard.kernel.data import BadData
from tests.marks import rule

# Shield value, HP, speed, points for one that survives and one that is destroyed.
FIGURES = {
    "E1-01": (1, 5, 2, 2, 4),
    "E1-02": (2, 5, 2, 2, 4),
    "E1-03": (2, 4, 3, 2, 4),
    "E1-04": (3, 5, 2, 2, 4),
    "E1-05": (2, 5, 2, 2, 4),
    "E1-06": (1, 4, 3, 2, 4),
    "E1-07": (2, 4, 3, 2, 4),
    "E1-08": (3, 4, 2, 2, 4),
    "E1-09": (0, 8, 2, 2, 4),
    "E1-10": (0, 5, 5, 2, 4),
    "SE1-01": (2, 7, 2, 4, 8),
    "SE1-02": (2, 9, 1, 4, 8),
    "SE1-03": (3, 8, 2, 4, 8),
    "SE1-04": (2, 4, 3, 4, 8),
    "SE1-05": (1, 7, 2, 4, 8),
    "SE1-06": (1, 8, 2, 4, 8),
    "SE1-07": (3, 8, 2, 4, 8),
    "SE1-08": (0, 9, 3, 4, 8),
    "E2-01": (2, 5, 4, 3, 6),
    "E2-02": (1, 3, 2, 3, 6),
    "E2-03": (3, 3, 3, 3, 6),
    "E2-04": (0, 3, 2, 3, 6),
    "E2-05": (-2, 13, 2, 3, 6),
    "E2-06": (1, 6, 3, 3, 6),
    "E2-07": (0, 7, 4, 3, 6),
    "SE2-01": (4, 7, 2, 6, 12),
    "SE2-02": (3, 10, 1, 6, 12),
    "SE2-03": (2, 5, 2, 6, 12),
    "SE2-04": (2, 7, 2, 6, 12),
    "SE2-05": (1, 9, 3, 0, 12),
    "SE2-06": (0, 11, 2, 6, 12),
    "I1-01": (0, 1, 3, 2, 4),
    "I1-02": (0, 1, 3, 2, 4),
    "I1-03": (0, 1, 4, 2, 4),
    "I1-04": (0, 1, 4, 2, 4),
    "I1-05": (0, 3, 2, 2, 4),
    "I1-06": (0, 3, 2, 2, 4),
    "I1-07": (0, 0, 3, 2, 4),
    "SI1-01": (0, 2, 2, 4, 8),
    "SI1-02": (0, 2, 2, 4, 8),
    "SI1-03": (0, 2, 2, 0, 8),
    "SI1-04": (0, 2, 2, 0, 8),
    "SI1-05": (0, 4, 3, 4, 8),
    "SI1-06": (0, 4, 2, 4, 8),
    "I2-01": (0, 2, 2, 3, 6),
    "I2-02": (0, 2, 2, 3, 6),
    "I2-03": (0, 2, 2, 3, 6),
    "I2-04": (0, 2, 2, 3, 6),
    "I2-05": (0, 3, 3, 3, 6),
    "I2-06": (0, 3, 2, 3, 6),
    "SI2-01": (0, 2, 2, 6, 12),
    "SI2-02": (0, 2, 2, 6, 15),
    "SI2-03": (0, 7, 3, 6, 12),
    "SI2-04": (0, 3, 2, 6, 12),
    "SI2-05": (0, 1, 4, 0, 12),
}


@rule("SA-10.8", "SA-10.9", "SA-29.1")
@pytest.mark.parametrize("card", FIGURES)
def test_what_is_printed_on_every_card(card):
    threat = threats()[card]
    printed = (threat.shield, threat.hp, threat.speed, threat.survived, threat.destroyed)
    assert printed == FIGURES[card]
    assert threat.destroyed > threat.survived


@rule("SA-2.10")
def test_the_55_cards_by_kind():
    kinds = Counter((threat.external, threat.serious, threat.yellow) for threat in threats().values())
    assert kinds == {
        (True, False, False): 10,
        (True, False, True): 7,
        (True, True, False): 8,
        (True, True, True): 6,
        (False, False, False): 7,
        (False, False, True): 6,
        (False, True, False): 6,
        (False, True, True): 5,
    }
    for threat in threats().values():
        assert threat.external == ("E" in threat.id)
        assert sum((threat.external, threat.malfunction, threat.intruder, threat.fissure)) == 1


@rule("SA-10.9")
def test_every_effect_has_its_executor_and_every_executor_its_card():
    used = {effect.kind for threat in threats().values() for action in threat.actions for effect in action}
    assert used == set(EXECUTORS)


@rule("SA-21.12", "SA-22.5")
@pytest.mark.parametrize(
    ("board", "length", "x", "y"),
    [
        ("T1", 10, 5, []),
        ("T2", 11, 8, []),
        ("T3", 12, 8, [3]),
        ("T4", 13, 9, [5]),
        ("T5", 14, 11, [7]),
        ("T6", 15, 10, [3, 7]),
        ("T7", 16, 12, [5, 8]),
    ],
)
def test_the_seven_trajectories(board, length, x, y):
    track = tracks()[board]
    assert track.length == length
    assert {cell: MARKS[mark] for cell, mark in enumerate(track.mark) if mark} == {
        1: "Z",
        x: "X",
        **dict.fromkeys(y, "Y"),
    }
    assert track.next[1] == 0 and track.next[2] == 1
    assert track.next[x + 1] == x and track.next[x] == max([1, *y])
    assert track.passed(x + 1) == 0 and track.passed(x) == 1 and track.passed(1) == 1 + len(y)
    assert len(tracks()) == 7


@rule("SA-10.8")
def test_the_notation_of_effects():
    effect = read_effect("if below 3: attack(5 blue)")
    assert (effect.kind, effect.amount, effect.side, effect.least, effect.most) == ("attack", 5, 2, 0, 2)
    effect = read_effect("if damaged: move(deck)")
    assert (effect.kind, effect.amount, effect.side, effect.least) == ("move", 0, 3, 1)
    assert read_effect("if undamaged: reveal").most == 0
    assert [effect.kind for effect in read_effects("heal(2); reveal")] == ["heal", "reveal"]
    assert read_effects("") == ()
    assert (read_special("debris(3)"), read_special("magnet")) == (("debris", 3), ("magnet", 1))
    for wrong in ("attack 2", "if: heal(1)", "Attack(2)", "attack(2", "if below: heal(1)"):
        with pytest.raises(ValueError, match="is not the effect"):
            read_effect(wrong)


def test_unknown_names_are_refused():
    with pytest.raises(BadData, match="no threat 'E9-99'"):
        find_threat("E9-99")
    with pytest.raises(BadData, match="no trajectory 'T8'"):
        find_track("T8")
    assert find_threat("E1-07").name == "Fighter" and find_track("T7").length == 16
