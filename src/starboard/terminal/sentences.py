"""What is wrong with a command line, in one sentence with the remedy: cyclopts knows what, we say it our way."""

from __future__ import annotations

import re
from typing import Final

REWORDED: Final = (
    (
        r'Unknown command "(.*?)"(; did you mean .*)\?',
        r"There is no command '\1'\2? `starboard --help` lists them all.",
    ),
    (r'Unknown command "(.*?)"\.', r"There is no command '\1'; `starboard --help` lists them all."),
    (r"Unused Tokens: \[(.*?)(, .*)?\]\.", r"\1 is a word too many; --help shows what the command takes."),
    (
        r'Command "(.*)" parameter (\S+) requires an argument\.',
        r"\2 is missing; `starboard \1 --help` has an example.",
    ),
    (r'Invalid value for (\S+): unable to convert "(.*)" into int\.', r"\1 takes a whole number; '\2' is none."),
)


def one_sentence(message: str) -> str:
    """The message of a CycloptsError, without its list of commands."""
    message = " ".join(message.split()).split(" Available commands:")[0]
    message = message.replace(". Did you mean", "; did you mean").replace(". Choose from", "; choose from")
    for pattern, ours in REWORDED:
        reworded = re.sub(f"^{pattern}$", ours, message)
        if reworded != message:
            return reworded
    return message
