"""What lies in the box (section 2): seats, consoles, tracks and the first-player card."""

from __future__ import annotations

import pytest

from starboard.games.space_base.rules.events import FirstPlayer
from starboard.games.space_base.rules.position import Console, SpaceBase
from starboard.kernel.data import BadData
from starboard.kernel.match import Match, new
from tests.games.space_base.table import GAME, Table
from tests.marks import rule


def state(match: Match) -> SpaceBase:
    assert isinstance(match.state, SpaceBase)
    return match.state


@rule("SB-2.9", "SB-2.7")
@pytest.mark.parametrize("light_speed", [False, True])
def test_two_to_five_play_and_each_has_a_console(light_speed: bool) -> None:
    for seats in (2, 3, 4, 5):
        match = new(GAME, seats, 1, {"light_speed": light_speed})
        assert len(state(match).consoles) == seats == len(match.view(None).consoles)
    for seats in (-1, 0, 1, 6):
        with pytest.raises(BadData, match=f"Space Base is for 2 to 5 seats; {seats} is not possible."):
            new(GAME, seats, 1, {"light_speed": light_speed})


@rule("SB-2.6", "SB-3.12")
def test_a_player_has_one_track_of_each_kind_and_moves_no_other() -> None:
    assert {name for name, kind in Console.FIELDS.items() if kind is int} == {"credits", "income", "vp"}
    table = Table(seats=5)
    for seat in range(5):
        table.set(seat, credits=seat, income=10 + seat, vp=20 + seat)
    table.wait_in_phase_6()
    table.start()
    table.player(3).credits += 7
    assert [table.tracks(seat) for seat in range(5)] == [
        (0, 10, 20),
        (1, 11, 21),
        (2, 12, 22),
        (10, 13, 23),
        (4, 14, 24),
    ]


@rule("SB-3.12")
def test_a_console_has_twelve_sectors_and_the_dice_reach_no_other() -> None:
    for console in state(new(GAME, 5, 3)).consoles:
        assert len(console.station) == len(console.patrol) == 12
        assert [console.sector_of(card) for card in console.station] == list(range(1, 13))


@rule("SB-2.8")
def test_one_player_is_the_first_and_stays_it() -> None:
    for seats in (2, 5):
        match = new(GAME, seats, 2)
        firsts = [event.seat for event in match.events if isinstance(event, FirstPlayer)]
        assert firsts == [state(match).first]
        while state(match).round < 3:
            match.choose(match.decisions[0], match.decisions[0].values[0])
            assert state(match).first == firsts[0]
        assert sum(isinstance(event, FirstPlayer) for event in match.events) == 1
