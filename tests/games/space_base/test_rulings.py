"""The readings that can be switched (docs/rulings/space_base.md), each switched on."""

from __future__ import annotations

import pytest

from starboard.games.space_base.content.schema import Double, Half
from starboard.games.space_base.rules import closing, rewards
from starboard.games.space_base.rules.dice_use import SEPARATE
from starboard.games.space_base.rules.turn import PURCHASING, REWARDS
from tests.games.space_base.table import Table, cells
from tests.marks import rule

pytestmark = pytest.mark.skipif(not str(closing.__file__).endswith(".py"), reason="compiled switches cannot be turned")


@pytest.mark.parametrize(("buys", "credits"), [(True, 3), (False, 1)])
@rule("SB-17.6")
def test_income_may_need_a_purchase(monkeypatch: pytest.MonkeyPatch, buys: bool, credits: int) -> None:
    monkeypatch.setattr(closing, "INCOME_NEEDS_PURCHASE", True)
    table = Table()
    table.set(0, credits=1, income=3)
    ship = table.offer(9, cost=1)
    table.start(PURCHASING).choose(ship if buys else "pass").end_turn()
    assert table.player(0).credits == credits


@rule("SB-14.45")
def test_a_2x_may_get_no_charge_at_all_in_the_collection_it_is_used_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rewards, "SELF_CHARGE_BARS_ALL_COPIES", True)
    table = Table()
    used = table.station(0, 5, cells(2, Double("station"), color="blue", credits=1), charges=1)
    other = table.station(0, 6, cells(2, Double("station"), color="blue", credits=1), charges=1)
    table.wait_in_phase_6()
    table.start(REWARDS, plans=[SEPARATE, 12], dice=[5, 6]).choose(used).choose("pass").choose(6)
    assert table.player(0).credits == 3
    assert table.player(0).charges == {other: 2}


@rule("SB-14.48")
def test_a_sector_doubled_by_the_dice_may_pay_only_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rewards, "DOUBLE_ONCE_MORE", True)
    table = Table()
    card = table.station(0, 1, cells(1, Double("station"), color="blue"), charges=1)
    table.station(0, 3, Half(credits=10))
    table.wait_in_phase_6()
    table.start(REWARDS, plans=[SEPARATE, 12], dice=[3, 3]).choose(card)
    assert table.player(0).credits == 30
