"""What is asked of a seat, and what may be answered."""

from __future__ import annotations

import msgspec

Value = str | int | list[str]
Args = dict[str, str | int]


class Text(msgspec.Struct, frozen=True):
    """A text by key and parameters; the catalogues in starboard/text turn it into a sentence."""

    key: str
    args: Args = {}


class Subset(msgspec.Struct, frozen=True, tag="subset"):
    """Any of the items, in an order of the seat's choosing, whose weights stay within the budget."""

    items: tuple[str, ...]
    weights: tuple[int, ...]
    budget: int
    rule: str


class Decision(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A question to one seat. Its answer is one of `values`, or `min` to `max` of them, or lies in `domain`."""

    id: int
    seat: int
    kind: str  # also the key of the prompt, with `args` as its parameters
    values: tuple[str | int, ...] = ()
    args: Args = {}
    domain: Subset | None = None
    min: int = 1
    max: int = 1
    default: Value | None = None  # what a clock that runs out answers
    cites: tuple[str, ...] = ()
    free: bool = False  # may be answered at any time and need not be: the game goes on with time alone

    @property
    def optional(self) -> bool:
        """Whether doing nothing is among the answers."""
        return self.min == 0 or self.default in ("pass", "decline", "none")


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer as a person sees it: in words, with the things on the table it touches and what it would bring.

    One that is shown but not allowed names the rule that forbids it.
    """

    value: str | int
    text: Text
    touches: tuple[str, ...] = ()
    gains: dict[str, int] = {}
    forbidden: str = ""
    reason: Text | None = None
