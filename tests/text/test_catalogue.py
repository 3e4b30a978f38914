"""The message files, and the catalogue that reads them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import starboard
from starboard.kernel.decisions import Text
from starboard.kernel.events import TakenBack
from starboard.kernel.game import Game
from starboard.kernel.refusal import Refusal
from starboard.kernel.rulebook import LANGUAGES
from starboard.text import Catalogue, MissingText

SOURCE = Path(starboard.__file__).parent
FOLDERS = sorted({file.parent for file in SOURCE.rglob("text/*.ftl")})


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent.syntax looks for it
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The variables of every message in a file, in the order of the file."""
    found: dict[str, set[str]] = {}
    for entry in parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


class Toy(Game):
    """A game with things that have names and no words of its own."""

    package = "tests.text"

    def name_of(self, kind: str, id: str, language: str, options: dict[str, object]) -> str:
        return f"{kind} {id} ({language}, {options.get('pack', '-')})"

    def messages(self, language: str) -> str:
        return {"en": "amount-credits = { $count } cr\nonly-english = Plain { $who }"}.get(language, "")


def catalogue(language: str, strict: bool = True) -> Catalogue:
    return Catalogue(language, Toy(), ["Mira", "Oleg", "Ada"], {"pack": "p"}, strict=strict)


# The files ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_room_says_the_same_things_in_every_language(folder: Path) -> None:
    english, *others = (messages(folder / f"{language}.ftl") for language in LANGUAGES)
    assert english
    for other in others:
        assert list(other) == list(english)
        assert other == english


@pytest.mark.parametrize("file", [f for d in FOLDERS for f in sorted(d.glob("*.ftl"))], ids=str)
def test_the_machine_never_shouts(file: Path) -> None:
    assert "!" not in file.read_text("utf-8")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_italian_uses_the_typographic_apostrophe(folder: Path) -> None:
    assert not re.search(r"\w'\w", (folder / "it.ftl").read_text("utf-8"))


@pytest.mark.parametrize(
    "book", sorted(SOURCE.glob("games/*/rulebook/*.md")), ids=lambda book: "/".join(book.parts[-3:])
)
def test_a_rulebook_has_no_line_that_belongs_to_no_rule(book: Path) -> None:
    lines = book.read_text("utf-8").splitlines()
    assert len(lines) > 100
    assert [line for line in lines if line and not line.startswith(("# ", "## ", "- **", "  "))] == []


def test_every_table_message_in_the_code_is_in_the_shell() -> None:
    places = [file for room in ("kernel", "table", "server") for file in (SOURCE / room).glob("*.py")]
    used = {key for file in places for key in re.findall(r'"(table-[a-z-]+)"', file.read_text("utf-8"))}
    assert len(used) >= 40
    assert used <= set(messages(SOURCE / "text" / "en.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [k for k in messages(SOURCE / "text" / "en.ftl") if k.startswith("table-")])
def test_the_table_rules_are_refused_in_words(language: str, key: str) -> None:
    named: dict[str, str | int] = dict.fromkeys(messages(SOURCE / "text" / "en.ftl")[key], 3)
    sentence = catalogue(language).say(Refusal("T-1", key, named).text)
    assert sentence.endswith(".")
    assert key not in sentence


# References ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ("plain", "plain"),
        (7, "7"),
        ("@seat:0", "Mira"),
        ("@seat:2", "Ada"),
        ("@seat:3", "Seat 4"),
        ("@seats:0,1,2", "Mira, Oleg and Ada"),
        ("@card:A-1", "card A-1 (en, p)"),
        ("@cards:A,B", "card A (en, p) and card B (en, p)"),
        ("@numbers:5,6", "5 and 6"),
        ("@numbers:", "nothing"),
        ("@amounts:credits=3", "3 cr"),
    ],
)
def test_references_are_named(value: str | int, named: str) -> None:
    assert catalogue("en").say(Text("option-value", {"value": value})) == named


@pytest.mark.parametrize(
    ("language", "lists"),
    [
        ("en", ["nothing", "1", "1 and 2", "1, 2 and 3", "1, 2, 3 and 4"]),
        ("ru", ["ничего", "1", "1 и 2", "1, 2 и 3", "1, 2, 3 и 4"]),
        ("it", ["niente", "1", "1 e 2", "1, 2 e 3", "1, 2, 3 e 4"]),
    ],
)
def test_lists_are_joined_as_the_language_does(language: str, lists: list[str]) -> None:
    given = [f"@numbers:{','.join(str(n) for n in range(1, count + 1))}" for count in range(5)]
    spoken = [catalogue(language).say(Text("option-value", {"value": value})) for value in given]
    assert spoken == lists


def test_a_seat_name_is_never_read_as_a_reference() -> None:
    sly = Catalogue("en", Toy(), ["@card:X"], strict=True)
    assert sly.say(Text("option-value", {"value": "@seat:0"})) == "@card:X"


# Numbers in words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (1, "Mira отменяет последний выбор."),
        (2, "Mira отменяет последние 2 выбора."),
        (5, "Mira отменяет последние 5 выборов."),
        (21, "Mira отменяет последний 21 выбор."),
    ],
)
def test_russian_plurals(count: int, sentence: str) -> None:
    event = TakenBack(0, count)
    text = Text("event-taken-back", {"seat": f"@seat:{event.seat}", "choices": event.choices})
    assert catalogue("ru").say(text) == sentence


# What is missing ----------------------------------------------------------------------------------------------------


def test_a_missing_message_is_loud_in_a_strict_catalogue() -> None:
    with pytest.raises(MissingText, match="only-english"):
        catalogue("ru").say(Text("only-english", {"who": "x"}))


def test_a_missing_message_falls_back_to_english_at_the_table() -> None:
    assert catalogue("ru", strict=False).say(Text("only-english", {"who": "@seat:1"})) == "Plain Oleg"


def test_a_message_nobody_wrote_shows_its_key() -> None:
    assert catalogue("it", strict=False).say(Text("no-such-thing")) == "[no-such-thing]"


def test_a_missing_parameter_is_loud_in_a_strict_catalogue() -> None:
    with pytest.raises(MissingText, match="who"):
        catalogue("en").say(Text("only-english"))


def test_the_shell_speaks_without_a_game() -> None:
    assert Catalogue("it", strict=True).say(Text("bar-undo")) == "Annulla"
    assert Catalogue("en").say(Text("option-value", {"value": "@card:A"})) == "A"
