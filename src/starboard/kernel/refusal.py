"""Refusals: what is not possible, by which rule. A refusal changes nothing."""

from __future__ import annotations

from starboard.kernel.decisions import Args, Text

# The rules of the table itself, for every game. The texts are in starboard/text.
TABLE_RULES = {
    "T-1": "This decision is closed: it was answered already, or it was taken back.",
    "T-2": "This decision belongs to another seat.",
    "T-3": "This answer is not among the ones offered.",
    "T-4": "The game is over.",
    "T-5": "Only your own last choice can be taken back alone, and not past a die, a revealed card or another "
    "seat's choice; beyond that everybody at the table has to agree.",
    "T-6": "What is taken back stays in the log, and the same chance answers again.",
    "T-7": "Time at a table never runs backwards.",
}


class Refusal(Exception):
    """Carries the number of the rule and a text key with parameters."""

    def __init__(self, rule: str, key: str, args: Args | None = None) -> None:
        super().__init__(f"{TABLE_RULES.get(rule, 'The rules of this game do not allow it.')} ({rule})")
        self.rule = rule
        self.text = Text(key, args or {})
