"""What happened, told in paragraphs: one for each seat's doings in a row, with a bar in its colour beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from starboard.kernel.decisions import Text
from starboard.kernel.events import Event
from starboard.kernel.game import Game, Sketch
from starboard.terminal.screen import Screen
from starboard.text import Catalogue

LONG = 12  # sentences about one seat that are too many
SHORT = 4  # of these so many are told, the last ones


def in_words(words: Catalogue, text: Text) -> str:
    """The sentence for a text; of a game without words of its own, at least what the text is about."""
    sentence = words.say(text)
    if sentence != f"[{text.key}]":
        return sentence
    names = {
        name: words.say(Text("terminal-name", {"name": value})) for name, value in text.args.items() if name != "type"
    }
    about = ", ".join(f"{name} {value}" for name, value in names.items())
    return text.key.partition("-")[2].replace("-", " ") + (f": {about}" if about else "")


def tag(event: Event) -> str:
    return str(event.__struct_config__.tag)


def steps(events: Sequence[Event], sketch: Sketch) -> Iterator[list[Event]]:
    """The events cut before each step; steps in which nothing happens are left out."""
    step: list[Event] = []
    for event in events:
        if tag(event) in sketch.steps:
            if step and tag(step[-1]) not in sketch.steps:
                yield step
            step = []
        step.append(event)
    if step and tag(step[-1]) not in sketch.steps:
        yield step


def tell(events: Sequence[Event], game: Game, sketch: Sketch, words: Catalogue, screen: Screen) -> None:
    def actor(event: Event) -> tuple[bool, int | None]:
        return tag(event) in sketch.headings, getattr(event, "seat", None)

    for (heading, seat), group in groupby(events, actor):
        sentences = [in_words(words, game.tell(event)) for event in group]
        if heading:
            screen.gap()
            for sentence in sentences:
                screen.say(sentence, "head")
        elif isinstance(seat, int):
            if len(sentences) > LONG:
                sentences[:-SHORT] = [words.say(Text("terminal-in-the-log", {"count": len(sentences) - SHORT}))]
            screen.beside([("  ", ""), ("▌ ", f"seat{seat}")], " ".join(sentences))
        else:
            for sentence in sentences:
                screen.beside([("  · ", "dim")], sentence)
