"""How a machine player answers: for each kind of decision one function that says what an answer is worth.

The player takes the answer of most worth, the first among equals. Answers of no use, such as passing, are worth 0.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, combinations
from typing import Final

from starboard.games.space_base.bots.board import ALL_SECTORS
from starboard.games.space_base.bots.rolls import best_use, gain_by_setting, mean, mean_with_one_set
from starboard.games.space_base.bots.worth import Appraisal, passes_charges_on
from starboard.games.space_base.content.schema import (
    AddCharge,
    Buy,
    Claim,
    Drain,
    Effect,
    Gain,
    MoveCharge,
    PlaceAnywhere,
    Reroll,
    SwapCard,
    SwapSectors,
    Win,
)
from starboard.games.space_base.rules.cards import DICE_USE, Card, Face
from starboard.games.space_base.rules.dice_use import SEPARATE
from starboard.games.space_base.rules.position import SECTORS
from starboard.kernel.decisions import Decision, Subset, Value

HELD_CHARGE: Final = 0.6  # of its worth, what a charge is still worth when it is not used: cells may be full by then
FULL_CELLS: Final = 0.3  # the same, when there is no room for the next one
CERTAIN_WIN: Final = 1000.0


def best_answer(appraisal: Appraisal, decision: Decision) -> Value:
    if decision.domain is not None:
        return best_draft(appraisal, decision.domain)
    worth = ANSWERS[decision.kind]
    return max(decision.values, key=lambda value: worth(appraisal, decision, value))


# ---- acquiring cards ---------------------------------------------------------------------------------------------


def purchase(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    """Phase 6: a card, at the price of all credits, or those credits."""
    if value == "pass":
        return appraisal.kept(appraisal.console.credits)
    return appraisal.gain(appraisal.cards[str(value)])


def buy(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    if value == "decline":
        return 0.0
    return appraisal.additional_purchase(appraisal.cards[str(value)], appraisal.console.credits)


def claim(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    return 0.0 if value == "decline" else appraisal.gain(appraisal.cards[str(value)])


def place_at(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    return appraisal.gain_at(appraisal.cards[str(decision.args["card"])], int(value))


def best_draft(appraisal: Appraisal, draft: Subset) -> list[str]:
    """Light-Speed: of all affordable choices the best one, counting the credits that are left (SB-19.8)."""
    best: tuple[float, tuple[str, ...]] = (-1.0, ())
    costs = dict(zip(draft.items, draft.weights, strict=True))
    for picks in chain.from_iterable(combinations(draft.items, n) for n in range(len(draft.items) + 1)):
        left = draft.budget - sum(costs[card] for card in picks)
        if left >= 0:
            worth = sum(appraisal.gain(appraisal.cards[card]) for card in picks)
            best = max(best, (worth + left * appraisal.outlook.now.credit, picks))
    return list(best[1])


# ---- using the dice ----------------------------------------------------------------------------------------------


def use_dice(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    worths = appraisal.worths_now
    a, b = appraisal.view.dice
    if value == "separate":
        return appraisal.with_money(worths[a] + worths[b], appraisal.credits_now[a] + appraisal.credits_now[b])
    return max(there - paid for there, paid in sums_within_reach(appraisal, a + b))


def sums_within_reach(appraisal: Appraisal, sector: int) -> list[tuple[float, float]]:
    """What the sum brings, and what it would bring when moved by an ability, with the charges that takes."""
    found = [(worth_of_sector(appraisal, sector), 0.0)]
    for card, face, place in appraisal.board.faces():
        if face.timing == DICE_USE and appraisal.board.charges.get(card.id, 0) >= face.price:
            cost = held(appraisal, card, face, place)
            reach = range(sector + 1, min(sector + face.shift, SECTORS) + 1)
            found += [(worth_of_sector(appraisal, moved), cost) for moved in reach]
    return found


def worth_of_sector(appraisal: Appraisal, sector: int) -> float:
    return appraisal.with_money(appraisal.worths_now[sector], appraisal.credits_now[sector])


def shift_sum(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    sector = appraisal.view.plans[appraisal.seat]
    if value == "pass":
        return worth_of_sector(appraisal, sector)
    id, _, steps = str(value).rpartition("+")
    card = appraisal.cards[id]
    face, place = in_force(appraisal, card)
    return (
        worth_of_sector(appraisal, sector + int(steps))
        + gains(appraisal, face.effects)
        - held(appraisal, card, face, place)
    )


def set_dice(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    if value == "pass":
        return 0.0
    card = appraisal.cards[str(value)]
    face, place = in_force(appraisal, card)
    worths = appraisal.worths_now
    free = [die for die in appraisal.view.dice if not die]
    if len(free) == len(appraisal.view.dice):
        better = gain_by_setting(worths)
    else:
        other = max(appraisal.view.dice)
        better = max(best_use(worths, face, other) for face in range(1, 7)) - mean_with_one_set(worths, other)
    return better + gains(appraisal, face.effects) - held(appraisal, card, face, place)


def set_die(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    die, _, shown = str(value).partition(":")
    other = appraisal.view.dice[2 - int(die)]
    if other:
        return best_use(appraisal.worths_now, int(shown), other)
    return mean_with_one_set(appraisal.worths_now, int(shown))


def reroll(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    if value == "pass":
        return 0.0
    card = appraisal.cards[str(value)]
    face, place = in_force(appraisal, card)
    worths = appraisal.worths_now
    a, b = appraisal.view.dice
    both = any(isinstance(effect, Reroll) and effect.dice == 2 for effect in face.effects)
    again = mean(worths) if both else max(mean_with_one_set(worths, a), mean_with_one_set(worths, b))
    better = again - best_use(worths, a, b)
    return better + gains(appraisal, face.effects) - held(appraisal, card, face, place)


def reroll_die(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    """The other die stays as it is."""
    return mean_with_one_set(appraisal.worths_now, appraisal.view.dice[2 - int(value)])


# ---- collecting --------------------------------------------------------------------------------------------------


def turn_arrow(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    return appraisal.worths_now[int(value)]


def double(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    if value == "pass":
        return 0.0
    card = appraisal.cards[str(value)]
    face, place = in_force(appraisal, card)
    worths = appraisal.worths_now
    plan = appraisal.view.plans[appraisal.seat]
    a, b = appraisal.view.dice
    if plan != SEPARATE:
        more = worths[plan]
    else:
        more = 2 * worths[a] if a == b else max(worths[a], worths[b])  # SB-14.48
    return more + gains(appraisal, face.effects) - held(appraisal, card, face, place)


def double_sector(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    return appraisal.worths_now[int(value)]


# ---- ability windows ---------------------------------------------------------------------------------------------


def window(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    """What using an ability now brings, less the worth of its charges."""
    if value == "pass":
        return 0.0
    card = appraisal.cards[str(value)]
    face, place = in_force(appraisal, card)
    return use_now(appraisal, card, face) - held(appraisal, card, face, place)


def use_now(appraisal: Appraisal, card: Card, face: Face) -> float:
    credits = sum(effect.credits for effect in face.effects if isinstance(effect, Gain))
    worth = appraisal.more_credits(credits)
    for effect in face.effects:
        worth += effect_now(appraisal, card, effect, appraisal.console.credits + credits)
    return worth


def effect_now(appraisal: Appraisal, card: Card, effect: Effect, credits: int) -> float:
    """What an effect brings at this moment, the credits it gives left aside."""
    prices = appraisal.outlook.now
    if isinstance(effect, Gain):
        return effect.income * prices.income + effect.vp * prices.vp
    if isinstance(effect, Buy):
        return appraisal.best_purchase(credits, effect.levels)
    if isinstance(effect, Claim):
        return appraisal.best_claims(effect.level, effect.count)
    if isinstance(effect, PlaceAnywhere):
        return best_placement(appraisal, effect, credits)
    if isinstance(effect, SwapSectors):
        board = appraisal.board.with_sectors_swapped(effect.a, effect.b)
        return appraisal.board_value(board) - appraisal.value
    if isinstance(effect, SwapCard):
        return appraisal.best_swap(card)
    if isinstance(effect, AddCharge):
        return appraisal.best_charge()
    if isinstance(effect, MoveCharge):
        return appraisal.effect_worth(effect, prices, card)
    if isinstance(effect, Drain):
        return min(effect.vp, appraisal.leading_opponent()) * prices.vp
    return CERTAIN_WIN if isinstance(effect, Win) else 0.0


def best_placement(appraisal: Appraisal, effect: PlaceAnywhere, credits: int) -> float:
    """The best card that could be laid into the sectors allowed, in its best sector."""
    free = [s for s in ALL_SECTORS[effect.low - 1 : effect.high] if not appraisal.board.station_card(s).colony]
    best = 0.0
    for card in appraisal.offers:
        if card.level == effect.level if effect.by == "claim" else card.cost <= credits:
            placed = max([appraisal.gain_at(card, sector) for sector in free], default=0.0)
            if effect.by == "turn":
                placed -= appraisal.gain(card)
            elif effect.by == "buy":
                placed += appraisal.additional_purchase(card, credits) - appraisal.gain(card)
            best = max(best, placed)
    return best


def add_charge(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    card = appraisal.cards[str(value)]
    face, place = in_force(appraisal, card)
    return 0.0 if passes_charges_on(face) else appraisal.charge_worth(card, face, place)


def move_charge(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    if value == "decline":
        return 0.0
    origin, _, to = str(value).partition(">")
    return add_charge(appraisal, decision, to) - add_charge(appraisal, decision, origin)


def swap_card(appraisal: Appraisal, decision: Decision, value: str | int) -> float:
    card = appraisal.cards[str(decision.args["card"])]
    return appraisal.swap_gain(card, appraisal.board.sector_of(str(value)))


# ---- charges -----------------------------------------------------------------------------------------------------


def in_force(appraisal: Appraisal, card: Card) -> tuple[Face, int]:
    """The half of an own card that counts (SB-1.4), and where it lies."""
    face = card.station if appraisal.board.on_station(card.id) else card.patrol
    return face, appraisal.board.sector_of(card.id)


def held(appraisal: Appraisal, card: Card, face: Face, sector: int) -> float:
    """What is given up with the charges of one use."""
    part = FULL_CELLS if appraisal.board.charges.get(card.id, 0) >= face.cells else HELD_CHARGE
    return part * face.price * appraisal.charge_worth(card, face, sector)


def gains(appraisal: Appraisal, effects: tuple[Effect, ...]) -> float:
    """The resources among some effects."""
    prices = appraisal.outlook.now
    return sum(appraisal.effect_worth(effect, prices) for effect in effects if isinstance(effect, Gain))


Worth = Callable[[Appraisal, Decision, str | int], float]
ANSWERS: Final[dict[str, Worth]] = {
    "purchase": purchase,
    "buy": buy,
    "claim": claim,
    "place_at": place_at,
    "use_dice": use_dice,
    "shift_sum": shift_sum,
    "set_dice": set_dice,
    "set_die": set_die,
    "reroll": reroll,
    "reroll_die": reroll_die,
    "turn_arrow": turn_arrow,
    "double": double,
    "double_sector": double_sector,
    "window": window,
    "add_charge": add_charge,
    "move_charge": move_charge,
    "swap_card": swap_card,
}
