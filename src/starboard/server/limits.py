"""How often an address may ask: a bucket of permissions for each, which fills up with time (rule T-10)."""

from __future__ import annotations

import math
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Final

import msgspec

MOST: Final = 10_000  # addresses that are remembered; an attack from more of them shall not fill the memory


class Rate(msgspec.Struct, frozen=True):
    at_once: int
    per_second: float


class Bucket:
    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._left = float(rate.at_once)
        self._then = now

    def take(self, now: int, cost: int = 1) -> int:
        """Takes so many permissions. If there are too few, the seconds until there will be enough; else 0."""
        grown = (now - self._then) / 1000 * self._rate.per_second
        self._left = min(self._rate.at_once, self._left + grown)
        self._then = now
        if self._left >= cost:
            self._left -= cost
            return 0
        return max(1, math.ceil((cost - self._left) / self._rate.per_second))


class Buckets:
    """One for each address; the ones that were quiet longest are forgotten."""

    def __init__(self, rate: Rate, most: int = MOST) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: int, cost: int = 1) -> int:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(now, cost)

    def __len__(self) -> int:
        return len(self._buckets)


def neighbourhood(address: str) -> str:
    """Whom an address stands for: in IPv6 one visitor has a whole network of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return f"{IPv6Address(int(found) >> 64 << 64)}/64" if found.version == 6 else address
