"""What a room offers at its front door, and how rooms are found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any, Protocol

import msgspec
from msgspec import to_builtins

from starboard.kernel.chance import Chance
from starboard.kernel.data import BadData, Codec
from starboard.kernel.decisions import Decision, Option, Text, Value
from starboard.kernel.events import Event
from starboard.kernel.refusal import Refusal
from starboard.kernel.rulebook import LANGUAGES, Rule, read_ids, read_not_testable, read_rules
from starboard.kernel.state import State, settle

ENTRY_POINTS = "starboard.games"


class Player(Protocol):
    """A machine player: it sees a view and a decision, nothing else."""

    def choose(self, view: Any, decision: Decision) -> Value | None:
        """Its answer. None leaves a free decision open for now."""
        ...


class Found(msgspec.Struct, frozen=True):
    """What a search has found so far."""

    value: float  # the greater, the better
    score: int | None  # as people count; None while there is nothing to count
    answer: Any  # plain data


class Search(Protocol):
    """A long search that a room offers as a command: whoever runs it has the clock and the processes."""

    def walk(self, seed: str, evaluations: int) -> Iterator[Found | None]:
        """One way through the search: a step for every evaluation, with what it found if that is its best so far."""
        ...

    def report(self, found: Found) -> dict[str, Any]:
        """The answer as the command prints it."""
        ...


class Problem(Protocol):
    """One thing about a content pack; as a string, a sentence with its line and field."""

    line: int
    place: str
    field: str
    text: str
    warning: bool  # worth knowing, but the pack can be played


class Words(Protocol):
    """Whoever turns texts into sentences, in one reader's language."""

    language: str

    def say(self, text: Text) -> str: ...


Row = list[tuple[str, str]]  # a line in pieces: each a text, and the name of a style or nothing


class Sketch(Protocol):
    """A table in letters, for terminals: made from a view and nothing else. A room without one gets a plain one."""

    headings: tuple[str, ...]  # tags of the events that begin a paragraph of the story
    steps: tuple[str, ...]  # tags of the events before which a reader wants to take a breath

    def page(self, view: Any) -> Any:
        """When this changes, the table is drawn again before the next question."""

    def headline(self, view: Any, words: Words) -> Iterable[Row]:
        """What stands above every question."""

    def table(self, view: Any, words: Words, seat: int | None) -> Iterable[Row]:
        """The table with what belongs to a seat in full."""

    def rest(self, view: Any, words: Words) -> Iterable[Row]:
        """What else lies there, for whoever asks for the whole board."""

    def note(self, view: Any, words: Words, thing: str) -> str:
        """A few words about a thing that an option touches; often nothing."""

    def cards(self, view: Any, words: Words) -> Iterable[tuple[str, list[str]]]:
        """Everything that can be looked up: its name, and what it says."""


class Game:
    """A room. The kernel and everything above it know games by this alone; a room fills in what is its own."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    version: str  # of the rules: a log is replayed by the version that wrote it
    package: str  # where the rulebook and the texts lie
    codec: Codec
    events: tuple[type[Event], ...] = ()
    bots: dict[str, Callable[[int], Player]] = {}  # level -> a player from a seed for its own thinking
    styles: dict[str, Callable[[int], Player]] = {}  # the strongest level, each keeping to one plan: for the lab
    sketch: Sketch | None = None  # its table in letters
    commands: dict[str, Callable[..., Any]] = {}  # what a room adds to the `starboard` command
    coverage_enforced: bool = True  # whether every rule of the rulebook must have its test
    option_choices: dict[str, tuple[str, ...]] = {}  # what an option that is one of several words may be
    option_fields: tuple[str, ...] = ()  # the options that a position repeats, under the same names
    option_samples: tuple[dict[str, Any], ...] = ({},)  # options that between them show every variant of the rules
    pace_floor: float = 0.0  # of random play, see conformance.pace

    # The rules ------------------------------------------------------------------------------------------------------

    def check_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in, or BadData."""
        for name in options:
            raise BadData(f"{self.title} has no option '{name}'.")
        return {}

    def check_seats(self, seats: int) -> None:
        """BadData unless so many can play."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadData(f"{self.title} is for {self.min_seats} to {self.max_seats} seats; {seats} is not possible.")

    def new(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        """A state with its first frame pushed; nothing has happened yet."""
        raise NotImplementedError

    def lay_out(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        """The table as the first turn begins, for whoever wants to change something on it."""
        state = self.new(seats, options, chance)
        settle(state)
        return state

    def tidy(self, state: Any) -> None:
        """Puts in order what follows from things laid down by hand, such as where a card has lain until now."""

    def check(self, state: Any) -> list[str]:
        """What is impossible about a position, in sentences: for positions written by hand."""
        return []

    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat, or a spectator (None), may know. A struct; never the state itself."""
        raise NotImplementedError

    def imagine(self, state: Any, seat: int | None, seed: str) -> State:
        """Another world that this seat could not tell from the true one: what it cannot see is dealt anew from `seed`.

        For players that plan ahead, and for the proof that views tell no secrets. A room that hides more than the
        future of chance deals that anew too.
        """
        world: State = state.clone()
        world.chance.rekey(seed)
        return world

    def hushed(self, state: Any) -> Refusal | None:
        """Why nobody at the table may talk now, where the rules forbid it."""
        return None

    def rounds(self, state: Any) -> int:
        """How many rounds were begun, for statistics."""
        return 0

    def scores(self, state: Any) -> list[int]:
        """The score of each seat, for statistics."""
        return [0] * int(state.seats)

    def first(self, state: Any) -> int:
        """The seat whose turn came first, for statistics."""
        return 0

    def wares(self, options: dict[str, Any]) -> dict[str, str]:
        """Everything that players may acquire, by id, and the class it is compared with: for statistics."""
        return {}

    def acquired(self, event: Event) -> tuple[int, str] | None:
        """The seat that acquired something by this event, and what: for statistics."""
        return None

    # The words ------------------------------------------------------------------------------------------------------

    def describe(self, state: Any, decision: Decision) -> list[Option]:
        """The options of a decision in words, with the forbidden ones and why they are."""
        return [Option(value, Text("option-value", {"value": value})) for value in decision.values]

    def prompt(self, decision: Decision) -> Text:
        """The question of a decision."""
        return Text("ask-" + decision.kind.replace("_", "-"), decision.args)

    def tell(self, event: Event) -> Text:
        """An event as a line of the log."""
        key = "event-" + str(event.__struct_config__.tag).replace("_", "-")
        args = {name: value for name, value in to_builtins(event).items() if isinstance(value, (str, int))}
        if "seat" in args:
            args["seat"] = f"@seat:{args['seat']}"
        return Text(key, args)

    def name_of(self, kind: str, id: str, language: str, options: dict[str, Any]) -> str:
        """The name of a thing on the table; texts refer to it as `@kind:id`. The options say whose pack it is from."""
        return id

    def pieces(self, options: dict[str, Any]) -> dict[str, Any]:
        """The things on the table by id, as plain data, with their names and texts: for whoever draws them."""
        return {}

    def rules(self, language: str) -> tuple[Rule, ...]:
        """The numbered rules, examples last."""
        return read_rules(self.package, language)

    def rule_ids(self) -> list[str]:
        return read_ids(self.package)

    def not_testable(self) -> dict[str, str]:
        return read_not_testable(self.package)

    def messages(self, language: str) -> str:
        """The room's catalogue of messages, in Fluent's notation."""
        place = files(self.package).joinpath("text", f"{language}.ftl")
        if language not in LANGUAGES or not place.is_file():
            return ""
        return place.read_text(encoding="utf-8")

    # The cards ------------------------------------------------------------------------------------------------------

    def check_pack(self, text: str) -> Sequence[Problem]:
        """All that is wrong with a content pack."""
        raise BadData(f"{self.title} has no content packs.")

    def export_pack(self) -> str:
        """The built-in cards as a content pack, for somebody to change."""
        raise BadData(f"{self.title} has no content packs.")


@cache
def games() -> dict[str, Game]:
    """Every installed game by name."""
    found = sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name)
    return {point.name: point.load() for point in found}


def find_game(name: str) -> Game:
    known = games()
    if name not in known:
        raise BadData(f"There is no game '{name}' here; the games are: {', '.join(known)}.")
    return known[name]
