"""Turns a text (a key with parameters) into a sentence, by the Fluent files of the shell and of one game.

A parameter may be a reference instead of a value; then it is named in the reader's language:

    @seat:2                    who sits there
    @card:L1-01-1              a thing of the game, by kind and id; the game knows its name
    @cards:L1-01-1,L1-02-3     several of them, as a list in words; so are @seats:0,2 and @numbers:5,6
    @amounts:credits=3,vp=1    amounts in words, by the messages amount-credits and amount-vp

The browser reads the same files and resolves the same references.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from starboard.kernel.decisions import Text
from starboard.kernel.game import Game

FALLBACK: Final = "en"


class MissingText(LookupError):
    """A catalogue has no message for a text, or the text lacks one of the message's parameters."""


class Catalogue:
    """The sentences of one table in one language.

    `options` are those of the match: they say which pack the names of things come from. A strict catalogue raises
    MissingText where an ordinary one falls back to English.
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        seat_names: Sequence[str] = (),
        options: dict[str, Any] | None = None,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.game = game
        self.seat_names = tuple(seat_names)
        self.options = options or {}
        self.strict = strict
        self._bundles = [_bundle(language, game)]
        if language != FALLBACK and not strict:
            self._bundles.append(_bundle(FALLBACK, game))

    def say(self, text: Text) -> str:
        """The sentence."""
        args = {name: self._named(value) for name, value in text.args.items()}
        for bundle in self._bundles:
            if bundle.has_message(text.key):
                pattern = bundle.get_message(text.key).value
                assert pattern is not None  # our messages have no attributes, so each has a value
                sentence, problems = bundle.format_pattern(pattern, args)
                if problems and self.strict:
                    raise MissingText(f"{self.language}: {text.key}: {problems[0]}")
                return str(sentence)
        if self.strict:
            raise MissingText(f"{self.language}: there is no message {text.key}.")
        return f"[{text.key}]"

    def join(self, items: Sequence[str]) -> str:
        """Several names as one phrase: A, B and C."""
        if not items:
            return self.say(Text("list-none"))
        if len(items) == 1:
            return items[0]
        return self.say(Text("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]}))

    def _named(self, value: str | int) -> str | int:
        """What stands for a parameter: the value itself, or the name of what it refers to."""
        if isinstance(value, int) or not value.startswith("@"):
            return value
        kind, _, ids = value[1:].partition(":")
        if kind == "amounts":
            return self._each(self._amount, ids)
        if kind == "numbers":
            return self._each(str, ids)
        if kind.endswith("s"):
            return self._each(lambda id: self._name(kind[:-1], id), ids)
        return self._name(kind, ids)

    def _each(self, name: Callable[[str], str], ids: str) -> str:
        return self.join([name(id) for id in ids.split(",") if id])

    def _name(self, kind: str, id: str) -> str:
        if kind == "seat":
            seat = int(id)
            if seat < len(self.seat_names):
                return self.seat_names[seat]
            return self.say(Text("seat-name", {"number": seat + 1}))
        if self.game is None:
            return id
        return self.game.name_of(kind, id, self.language, self.options)

    def _amount(self, part: str) -> str:
        what, _, count = part.partition("=")
        return self.say(Text(f"amount-{what}", {"count": int(count)}))


@cache
def _bundle(language: str, game: Game | None) -> FluentBundle:
    """All messages of a language: the shell's, then the game's."""
    bundle = FluentBundle([language], use_isolating=False)
    shell = files("starboard.text") / f"{language}.ftl"
    for source in (shell.read_text("utf-8"), game.messages(language) if game else ""):
        bundle.add_resource(FluentResource(source))
    return bundle
