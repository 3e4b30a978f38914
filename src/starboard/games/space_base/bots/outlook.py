"""How long the game will go on for a seat, and what its resources are therefore worth.

Everything is worth so many victory points. A credit that is spent with many rounds to go buys a card that pays for
many rounds, so its price rises with the rounds left; an income is a credit for each purchase still to come (SB-17.4).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.space_base.rules.rulings import GOAL

LONGEST: Final = 14.0  # rounds: nobody plans further ahead than this
SHORTEST: Final = 0.4  # rounds, while the end is not triggered: a leader may always stumble


class Prices(NamedTuple):
    """What one of each resource is worth in victory points."""

    credit: float
    income: float
    vp: float


class Skill(NamedTuple):
    """What tells the levels apart, and players of one level from each other."""

    last_credit: float  # worth of a credit at the end, when it can only buy colonies
    credit_growth: float  # what it is worth more for each round to go
    income_a_turn: float  # the credits that an income stands for on a turn: some go unused, but it can be relied on
    saved: float  # the part of its worth that a credit keeps when it is saved for a later purchase
    momentum: float  # how many victory points a round more everybody makes with each round
    charge_used: float  # of the charges that a card will gain, the part that is spent: cells may be full, games end
    spare_money: float  # the part of its usual purse that an additional purchase finds
    exact: bool = False  # whether it uses the dice for the purchase that they would allow
    vp: float = 1.0  # a taste for victory points, for income, for arrows: 1 for a player without leanings
    income: float = 1.0
    arrows: float = 1.0


class Outlook(NamedTuple):
    """The turns a seat expects, and the prices of now and of the time until the end."""

    own_turns: float  # after the one in progress
    other_turns: float
    now: Prices
    later: Prices  # on average over the rest of the game


def rounds_to_goal(vp: int, rate: float, momentum: float) -> float:
    """Rounds until a player who makes `rate` points a round, and `momentum` more each round, has 40 (SB-18.1)."""
    missing = GOAL - vp
    if missing <= 0:
        return 0.0
    # missing = rate * n + momentum * n * n / 2
    root: float = (rate * rate + 2 * momentum * missing) ** 0.5
    return (root - rate) / momentum


def prices(rounds: float, skill: Skill) -> Prices:
    """With so many rounds still to go."""
    credit = skill.last_credit + skill.credit_growth * rounds
    income = skill.income_a_turn * (skill.last_credit * rounds + skill.credit_growth * rounds**2 / 2)
    return Prices(credit, income * skill.income, skill.vp)


def average_prices(rounds: float, skill: Skill) -> Prices:
    """The mean of the prices from now to the end."""
    credit = skill.last_credit + skill.credit_growth * rounds / 2
    income = skill.income_a_turn * (skill.last_credit * rounds / 2 + skill.credit_growth * rounds**2 / 6)
    return Prices(credit, income * skill.income, skill.vp)


def outlook(rounds: float, seats: int, skill: Skill) -> Outlook:
    """While nobody has triggered the end."""
    left = min(LONGEST, max(SHORTEST, rounds))
    return Outlook(left, left * (seats - 1), prices(left, skill), average_prices(left, skill))


def last_round(own_turns: int, other_turns: int, skill: Skill) -> Outlook:
    """When the round in progress is the last one (SB-18.2)."""
    at_the_end = prices(0.0, skill)
    return Outlook(own_turns, other_turns, at_the_end, at_the_end)
