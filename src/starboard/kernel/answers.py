"""Which answers a decision admits, and random ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.kernel.decisions import Decision, Subset, Value


def admits(decision: Decision, value: Any) -> bool:
    """Whether a value is an answer, whatever somebody may have sent."""
    kind = type(value)
    if decision.domain is None and decision.max == 1:
        return (kind is str or kind is int) and value in decision.values
    if kind is not list or any(type(item) is not str and type(item) is not int for item in value):
        return False
    if len(set(value)) != len(value):
        return False
    if decision.domain is not None:
        domain = decision.domain
        return all(item in domain.items for item in value) and weight(domain, value) <= domain.budget
    return decision.min <= len(value) <= decision.max and all(item in decision.values for item in value)


def weight(domain: Subset, chosen: list[str]) -> int:
    return sum(domain.weights[domain.items.index(item)] for item in chosen)


def sample(decision: Decision, below: Callable[[int], int]) -> Value:
    """A random answer. `below(n)` gives a number from 0 to n - 1."""
    if decision.domain is not None:
        return _sample_subset(decision.domain, below)
    if decision.max > 1:
        left: list[Any] = list(decision.values)
        return [left.pop(below(len(left))) for _ in range(decision.min + below(decision.max - decision.min + 1))]
    return decision.values[below(len(decision.values))]


def _sample_subset(domain: Subset, below: Callable[[int], int]) -> list[str]:
    left = list(domain.items)
    chosen: list[str] = []
    while left and below(len(left) + 1):
        item = left.pop(below(len(left)))
        if weight(domain, [*chosen, item]) <= domain.budget:
            chosen.append(item)
    return chosen
