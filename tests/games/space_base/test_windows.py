"""Ability windows, colours and timing (section 7)."""

from __future__ import annotations

from typing import get_args

import pytest

from starboard.games.space_base.content.pack import standard
from starboard.games.space_base.content.schema import (
    AddCharge,
    Buy,
    Claim,
    Double,
    Drain,
    Effect,
    Gain,
    Half,
    PlaceAnywhere,
    Reroll,
    SetDie,
    ShiftSum,
    SwapCard,
    SwapSectors,
    Win,
)
from starboard.games.space_base.rules.events import AbilityUsed, VpLost
from starboard.kernel.refusal import Refusal
from tests.games.space_base.table import Table, cells
from tests.marks import rule

OWN, OTHER = "own", "other"
# SB-7.11: colour, and the moments at which the ability may be used.
FAMILIES: dict[str, tuple[Effect, str, set[tuple[str, int]]]] = {
    "dice and arrow": (ShiftSum(), "green", {(OWN, 3), (OTHER, 3)}),
    "buy": (Buy(), "blue", {(OWN, 1), (OWN, 5), (OWN, 7)}),
    "claim": (Claim(1), "blue", {(OWN, 1), (OWN, 5), (OWN, 7)}),
    "swap sectors": (SwapSectors(5, 8), "blue", {(OWN, 1), (OWN, 5), (OWN, 7)}),
    "reroll": (Reroll(2), "blue", {(OWN, 2)}),
    "set a die": (SetDie(), "blue", {(OWN, 2)}),
    "drain": (Drain(4), "blue", {(OWN, 1), (OWN, 5), (OWN, 7)}),
    "add a charge": (AddCharge(), "green", {(turn, phase) for turn in (OWN, OTHER) for phase in (1, 5, 7)}),
    "place anywhere": (PlaceAnywhere(), "blue", {(OWN, 1), (OWN, 5), (OWN, 7)}),
    "swap this card": (SwapCard(), "green", {(turn, phase) for turn in (OWN, OTHER) for phase in (1, 5, 7)}),
    "win": (Win(), "green", {(turn, phase) for turn in (OWN, OTHER) for phase in (1, 5, 7)}),
    "2x station": (Double("station"), "blue", {(OWN, 4)}),
    "2x patrol": (Double("patrol"), "red", {(OTHER, 4)}),
    "blue resources": (Gain(credits=1), "blue", {(OWN, 1), (OWN, 5), (OWN, 7)}),
    "red resources": (Gain(income=1), "red", {(OTHER, 1), (OTHER, 5), (OTHER, 7)}),
    "green resources": (Gain(vp=1), "green", {(turn, phase) for turn in (OWN, OTHER) for phase in (1, 5, 7)}),
}


def moments(table: Table, card: str) -> set[tuple[str, int]]:
    """On whose turns and in which phases seat 0 may use a card, over one turn of each of two players."""
    found = set()
    for turn in (OWN, OTHER):
        active = table.state.active
        while table.state.active == active:
            decision = table.match.decisions[0]
            if decision.seat == 0 and any(str(value).split("+")[0] == card for value in decision.values):
                found.add((turn, table.phase))
            table.match.choose(decision, decision.values[0] if decision.default is None else decision.default)
    return found


@rule("SB-7.4", "SB-7.11", "SB-7.6", "SB-7.5", "SB-14.6", "SB-14.53", "SB-8.7")
@pytest.mark.parametrize("zone", ["station", "patrol"])
@pytest.mark.parametrize("family", list(FAMILIES))
def test_every_ability_has_its_turns_and_phases_wherever_its_card_lies(family: str, zone: str) -> None:
    effect, color, expected = FAMILIES[family]
    table = Table(seats=2, dice=[1, 2] * 2)  # neither the numbers nor the sum point at the card
    table.wait_in_phase_6()
    lay = table.station if zone == "station" else table.patrol
    card = lay(0, 6, cells(1, effect, color=color), charges=1)
    assert moments(table.start(), card) == expected


@rule("SB-7.11")
def test_the_cards_of_our_own_pack_have_the_colours_of_their_families() -> None:
    colors: dict[type, str] = {}
    for effect, color, _ in FAMILIES.values():
        colors[type(effect)] = color
    checked = set()
    for ship in standard().ships:
        for half in (ship.station, ship.patrol):
            if half.ability is None:
                continue
            special = [effect for effect in half.ability.effects if type(effect) is not Gain]
            for effect in special:
                if isinstance(effect, Double):
                    assert half.ability.color == ("blue" if effect.zone == "station" else "red")
                elif type(effect) in colors:
                    assert half.ability.color == colors[type(effect)], ship.id
                checked.add(type(effect))
    assert {type(effect) for effect, _, _ in FAMILIES.values()} - {Gain} <= checked
    assert checked <= set(get_args(Effect))


@rule("SB-7.2", "SB-7.3")
@pytest.mark.parametrize(("seat", "color", "refused_by"), [(0, "red", "SB-7.2"), (1, "blue", "SB-7.3")])
def test_the_wrong_colour_is_refused(seat: int, color: str, refused_by: str) -> None:
    table = Table(seats=2)
    wrong = table.station(seat, 3, cells(1, Gain(vp=1), color=color), charges=1)
    table.station(seat, 4, cells(1, Gain(vp=1)), charges=1)  # the window is open because of this one
    table.start()
    with pytest.raises(Refusal) as refusal:
        table.choose(wrong, seat, "window")
    assert refusal.value.rule == refused_by
    assert (table.player(seat).vp, table.player(seat).charges[wrong]) == (0, 1)


@rule("SB-7.4", "SB-14.1", "SB-8.7")
@pytest.mark.parametrize("effect", [ShiftSum(), SetDie(), Reroll(), Double("station")], ids=lambda e: type(e).__name__)
def test_abilities_of_other_phases_are_refused_in_a_window(effect: Effect) -> None:
    table = Table(seats=2)
    bound = table.station(0, 3, cells(1, effect), charges=1)
    table.station(0, 4, cells(1, Gain(vp=1)), charges=1)
    table.start()
    with pytest.raises(Refusal) as refusal:
        table.choose(bound, 0, "window")
    assert refusal.value.rule == "SB-7.4"
    assert table.player(0).charges[bound] == 1


@rule("SB-7.1")
def test_nobody_has_to_use_an_ability() -> None:
    table = Table(seats=2)
    card = table.station(0, 3, cells(1, Gain(vp=1)), charges=1)
    table.start().end_turn()
    assert not table.happened(AbilityUsed)
    assert table.player(0).charges == {card: 1}


@rule("SB-7.1")
def test_a_player_who_can_use_nothing_is_not_asked() -> None:
    table = Table(seats=2)
    table.station(0, 3, cells(1, Gain(vp=1)))  # no charge
    table.station(1, 3, cells(1, Gain(vp=1), color="blue"), charges=1)  # not on another's turn
    assert table.start().match.decisions[0].kind == "use_dice"


@rule("SB-7.7", "SB-1.4")
def test_only_the_ability_of_the_half_in_force_can_be_used() -> None:
    station_half, patrol_half = cells(1, Gain(vp=1)), cells(1, Gain(credits=1))
    table = Table(seats=2)
    lying = table.station(0, 3, station_half, patrol_half, charges=1)
    tucked = table.patrol(0, 4, patrol_half, station_half, charges=1)
    table.start().choose(lying, 0)
    assert table.tracks(0) == (0, 0, 1)
    table.choose(tucked, 0)
    assert table.tracks(0) == (1, 0, 1)


@rule("SB-7.7")
def test_a_charge_on_a_half_without_an_ability_is_refused() -> None:
    table = Table(seats=2)
    bare = table.patrol(0, 3, Half(cells=[[]]), cells(1, Gain(vp=1)), charges=1)
    table.station(0, 4, cells(1, Gain(vp=1)), charges=1)
    table.start()
    with pytest.raises(Refusal) as refusal:
        table.choose(bare, 0)
    assert refusal.value.rule == "SB-7.7"
    assert table.player(0).charges[bare] == 1


@rule("SB-7.8")
def test_an_ability_charged_by_this_roll_may_be_used_in_phase_5() -> None:
    table = Table(seats=2, dice=[3, 4])
    card = table.station(0, 7, cells(1, Gain(vp=1), color="blue"))
    table.start().use_dice()
    assert table.phase == 5
    table.choose(card, 0, "window")
    assert table.player(0).vp == 1


@rule("SB-7.9", "SB-13.6")
def test_several_abilities_and_one_ability_several_times_in_one_window() -> None:
    table = Table(seats=2)
    twice = table.station(0, 3, cells(3, Gain(vp=1)), charges=2)
    once = table.station(0, 4, cells(1, Gain(credits=1)), charges=1)
    table.start().choose(twice, 0).choose(once, 0)
    assert table.phase == 1
    table.choose(twice, 0)
    assert table.tracks(0) == (1, 0, 2)
    assert table.player(0).charges == {}
    assert not table.asked(0, "window")  # each use was paid, and no charge is left


@rule("SB-7.10", "SB-6.6")
def test_priority_goes_round_and_the_window_closes_when_all_have_passed_in_a_row() -> None:
    table = Table(seats=3, active=1)
    for seat in range(3):
        table.station(seat, 3, cells(2, Gain(vp=1)), charges=2, id=f"ability-{seat}")
    table.start()
    asked = []
    for answer in ("pass", "pass", "ability-0", "pass", "ability-2", "pass", "pass", "pass"):
        asked.append(table.decision(kind="window").seat)
        table.choose(answer)
    # After each use everybody has another chance, the one who passed before too; after three passes it is over.
    assert asked == [1, 2, 0, 1, 2, 0, 1, 2]
    assert table.phase == 3
    assert [table.player(seat).vp for seat in range(3)] == [1, 0, 1]


@rule("SB-7.10")
def test_who_used_an_ability_gives_priority_away() -> None:
    table = Table(seats=2)
    for seat in (0, 1):
        table.station(seat, 3, cells(2, Gain(vp=1)), charges=2, id=f"ability-{seat}")
    table.start().choose("ability-0")
    assert table.decision().seat == 1
    table.choose("pass")
    assert table.decision().seat == 0
    table.choose("pass")
    assert table.phase == 3  # seat 1 passed, then seat 0: all in a row


@rule("SB-7.12", "SB-14.55")
def test_an_ability_is_carried_out_completely_before_anybody_acts_again() -> None:
    table = Table(seats=2)
    card = table.station(0, 3, cells(1, Gain(credits=2), Buy(), Drain(4), color="blue"), charges=1)
    table.station(1, 3, cells(1, Gain(vp=1)), charges=1)
    bought = table.offer(5, cost=2)
    table.set(1, vp=4)
    table.start().choose(card, 0)
    assert [(decision.seat, decision.kind) for decision in table.match.decisions] == [(0, "buy")]
    assert table.tracks(0) == (2, 0, 0)
    assert not table.happened(VpLost)
    table.choose(bought)
    assert table.decision().seat == 1
    assert (table.player(0).credits, table.player(1).vp) == (0, 0)
