"""The rules of a table that lives on a server: T-8 and on. T-1 to T-7, which hold for every match, are the kernel's.

The sentences are in starboard/text/*.ftl.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.refusal import Refusal

HOUSE_RULES: Final = {
    "T-8": "A seat belongs to whoever has its secret.",
    "T-9": "Each command of a seat has a number of its own, and the numbers count up.",
    "T-10": "Nobody sends more, or faster, than a table can follow.",
    "T-11": "Names and chat lines have a length.",
    "T-12": "A person sits down on an open seat, as long as there is one.",
    "T-13": "Going back past a barrier needs the consent of everybody at the table.",
    "T-14": "A table begins when no seat is open, and a rematch when the game is over.",
    "T-15": "A machine takes the seat of a person who is away, or who asks for it.",
    "T-16": "What a running game keeps secret is not handed out before its end.",
    "T-17": "A table is set up for a game, options and seats that exist here.",
    "T-18": "A request has the form that the description of the interface gives.",
    "T-19": "Only pages of this server may act in the name of its visitors.",
    "T-20": "What went wrong in the server changes nothing at the table.",
    "T-21": "An account belongs to whoever knows its password or holds its passkey.",
    "T-22": "Only whoever wants it is called to their turn, in a way that this server has.",
}


def refusal(rule: str, key: str, **args: str | int) -> Refusal:
    """A refusal by one of the rules above."""
    refused = Refusal(rule, key, dict(args))
    refused.args = (f"{HOUSE_RULES[rule]} ({rule})",)
    return refused
