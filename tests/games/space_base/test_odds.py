"""How often the dice reach a sector (SB-EX-29)."""

from __future__ import annotations

from starboard.games.space_base.odds import by_dice, by_sum, rolls_reaching, times_reached
from tests.marks import example

SECTORS = range(1, 13)


@example("SB-EX-29")
def test_how_often_a_number_comes_up_is_the_rulebook_s_count() -> None:
    counts = [times_reached(sector) for sector in SECTORS]
    assert counts == [12, 13, 14, 15, 16, 17, 6, 5, 4, 3, 2, 1]
    assert sum(counts[:6]) == 87
    assert sum(counts[6:]) == 21


def test_of_it_by_sum_and_by_single_dice() -> None:
    assert [by_sum(sector) for sector in SECTORS] == [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert [by_dice(sector) for sector in SECTORS] == [12] * 6 + [0] * 6


def test_a_roll_that_reaches_a_sector_in_two_ways_is_one_roll() -> None:
    assert [rolls_reaching(sector) for sector in SECTORS] == [11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1]


def test_the_sectors_of_the_sums_alone_come_up_less_often_than_every_other() -> None:
    assert max(times_reached(sector) for sector in range(7, 13)) < min(times_reached(sector) for sector in range(1, 7))
