"""What the dice are expected to bring, counted over all 36 rolls.

A `Worths` says what each sector brings when it is activated, index 0 being no sector. Everybody uses the dice as they
like best (SB-9.1), so a roll is worth the better of its two uses.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from starboard.games.space_base.odds import FACES, ROLLS, rolls_reaching
from starboard.games.space_base.rules.cards import LEFT, RIGHT
from starboard.games.space_base.rules.position import SECTORS

Worths = list[float]
Arrows = list[tuple[int, ...]]

ALL: Final = len(ROLLS)
_SORTED: Final = Counter((min(roll), max(roll)) for roll in ROLLS)
# The 21 rolls that differ: two numbers, their sum, and how often they come up in 36.
DISTINCT: Final = tuple((a, b, a + b, often) for (a, b), often in sorted(_SORTED.items()))
# How likely a roll is to reach a sector, by its number.
REACHED: Final = tuple(rolls_reaching(sector) / ALL for sector in range(SECTORS + 1))


def with_arrows(worths: Worths, arrows: Arrows) -> Worths:
    """What each sector brings together with those its arrows lead to (SB-12.5, SB-12.8)."""
    if not any(arrows):
        return worths
    return [_reach(worths, arrows, sector, set()) for sector in range(SECTORS + 1)]


def _reach(worths: Worths, arrows: Arrows, sector: int, seen: set[int]) -> float:
    """A sector and whatever its arrows lead to; each sector pays once in a count (SB-12.11)."""
    seen.add(sector)
    total = worths[sector]
    for arrow in arrows[sector]:
        left = sector - 1 if arrow & LEFT and sector - 1 not in seen and sector > 1 else 0
        right = sector + 1 if arrow & RIGHT and sector + 1 not in seen and sector < SECTORS else 0
        if left and right:
            total += _reach(worths, arrows, left if worths[left] > worths[right] else right, seen)
        elif left or right:
            total += _reach(worths, arrows, left or right, seen)
    return total


def mean(worths: Worths) -> float:
    """The expected worth of a roll."""
    total = 0.0
    for a, b, both, often in DISTINCT:
        apart = worths[a] + worths[b]
        together = worths[both]
        total += often * (max(together, apart))
    return total / ALL


def best_use(worths: Worths, a: int, b: int) -> float:
    return max(worths[a] + worths[b], worths[a + b])


def gain_by_doubling(worths: Worths) -> float:
    """What one more copy of a sector is expected to add (SB-14.43, SB-14.48)."""
    total = 0.0
    for a, b, both, often in DISTINCT:
        once_more = 2 * worths[a] if a == b else max(worths[a], worths[b])
        apart = worths[a] + worths[b] + once_more
        together = 2 * worths[both]
        total += often * (max(apart, together) - best_use(worths, a, b))
    return total / ALL


def mean_with_one_set(worths: Worths, face: int) -> float:
    """The expected worth of a roll with one die put on a face."""
    return sum(best_use(worths, face, other) for other in FACES) / len(FACES)


def gain_by_setting(worths: Worths) -> float:
    """What putting one die on the best face is expected to add (SB-14.35)."""
    return max(mean_with_one_set(worths, face) for face in FACES) - mean(worths)


def gain_by_rerolling(worths: Worths, dice: int) -> float:
    """What the chance to roll one die, or both, again is expected to add (SB-14.25)."""
    usual = mean(worths)
    fresh = [0.0, *(mean_with_one_set(worths, face) for face in FACES)]  # by the die that stays
    total = 0.0
    for a, b, _, often in DISTINCT:
        again = usual if dice == 2 else max(fresh[a], fresh[b])
        total += often * max(0.0, again - best_use(worths, a, b))
    return total / ALL


def gain_by_shifting(worths: Worths, steps: int) -> float:
    """What moving the sum by up to so many sectors is expected to add (SB-14.2, SB-14.3, SB-14.8)."""
    total = 0.0
    for a, b, both, often in DISTINCT:
        there = max(worths[both + 1 : both + 1 + steps], default=0.0)
        total += often * max(0.0, there - best_use(worths, a, b))
    return total / ALL
