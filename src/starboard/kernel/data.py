"""Plain data: what a state is made of, and how it is copied, written and read.

A data class names its saved attributes once, in FIELDS, with their types. Everything else (copying, JSON, validation
with a path to what is wrong) follows from that. FIELDS is explicit because a compiled class keeps no annotations
(docs/decisions/0001-plain-classes.md).
"""

from __future__ import annotations

import hashlib
import re
from typing import Any, ClassVar, TypeVar, Union, get_args, get_origin

import msgspec
from mypy_extensions import mypyc_attr

BIGGEST = 1 << 64
Fields = dict[str, Any]
D = TypeVar("D", bound="Data")


class BadData(ValueError):
    """Something that was read cannot be used. The message says what and where, in a sentence."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Data:
    """A part of a state: numbers, strings, ids, containers of them, and other data.

    Every parameter of __init__ has a default: the kernel makes an instance without arguments and then sets its fields
    (a compiled class cannot be made without running its __init__).
    """

    FIELDS: ClassVar[Fields] = {}

    def ready(self) -> None:
        """Sets up what is not saved. Called when the fields are there."""

    def clone(self: D) -> D:
        """An independent copy. Hot classes write their own; the conformance kit holds them to this one."""
        cls = type(self)
        copy = cls()
        for name in cls.FIELDS:
            setattr(copy, name, _copy(getattr(self, name)))
        copy.ready()
        return copy


def _copy(value: Any) -> Any:
    if isinstance(value, Data):
        return value.clone()
    if isinstance(value, list):
        return [_copy(item) for item in value]
    if isinstance(value, dict):
        return {key: _copy(item) for key, item in value.items()}
    return value  # numbers, strings, tuples and frozen structs are shared


def plain(value: Any) -> Any:
    """The value as dicts, lists and scalars, ready to be written as JSON."""
    if isinstance(value, Data):
        cls = type(value)
        out = {name: plain(getattr(value, name)) for name in cls.FIELDS}
        tag = getattr(cls, "TAG", None)
        return out if tag is None else {"frame": tag, **out}
    if isinstance(value, list) and value and isinstance(value[0], (Data, list)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        for item in value.values():
            if isinstance(item, (Data, list)):
                return {key: plain(each) for key, each in value.items()}
    return value


class Codec:
    """Reads and writes the states of one game.

    Reading goes through msgspec structs made from FIELDS, so that bad data is refused with its place
    ("players[0].credits: expected a whole number, got text") before any state exists.
    """

    def __init__(self, root: type[Data], frames: tuple[type[Data], ...]) -> None:
        self._root = root
        self.frames = frames
        self._shapes: dict[type[Data], Any] = {}
        self._classes: dict[Any, type[Data]] = {}
        self._encoder = msgspec.json.Encoder()
        self._shape: Any = None

    def encode(self, state: Data) -> bytes:
        return self._encoder.encode(plain(state))

    def digest(self, state: Data) -> str:
        return hashlib.blake2b(self.encode(state), digest_size=16).hexdigest()

    def decode(self, raw: bytes) -> Any:
        try:
            return self._build(msgspec.json.decode(raw, type=self._root_shape()))
        except msgspec.ValidationError as error:
            raise BadData(f"{readable(error)}.") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadData(f"This is not a JSON document: {error}.") from None

    def from_plain(self, value: Any) -> Any:
        try:
            return self._build(msgspec.convert(value, self._root_shape()))
        except msgspec.ValidationError as error:
            raise BadData(f"{readable(error)}.") from None
        except RecursionError:
            raise BadData("This is nested too deeply to be a position.") from None

    def _root_shape(self) -> Any:
        if self._shape is None:
            self._shape = self._shape_of(self._root)
            shapes = tuple([self._shape_of(frame) for frame in self.frames])
            any_frame: Any = Union[shapes] if shapes else None  # noqa: UP007
            for shape in self._classes:
                shape.AnyFrame = any_frame
        return self._shape

    def _shape_of(self, cls: type[Data]) -> Any:
        known = self._shapes.get(cls)
        if known is None:
            fields = [(name, self._type_of(kind)) for name, kind in cls.FIELDS.items()]
            tag = getattr(cls, "TAG", None)
            field = None if tag is None else "frame"
            known = msgspec.defstruct(cls.__name__, fields, tag_field=field, tag=tag, forbid_unknown_fields=True)
            self._shapes[cls] = known
            self._classes[known] = cls
        return known

    def _type_of(self, kind: Any) -> Any:
        """The type to validate against: data classes become their structs, Frame any frame of the game.

        A frame may hold frames, so the latter is a name, which msgspec looks up in the struct when it first reads one.
        """
        if isinstance(kind, type) and issubclass(kind, Data):
            return "AnyFrame" if getattr(kind, "TAG", None) == "" else self._shape_of(kind)
        origin = get_origin(kind)
        if origin in (list, dict):
            return origin[tuple(self._type_of(arg) for arg in get_args(kind))]
        return kind

    def _build(self, value: Any) -> Any:
        """Structs read from JSON, turned into the data classes they stand for."""
        cls = self._classes.get(type(value))
        if cls is not None:
            data = cls()
            for name in cls.FIELDS:
                setattr(data, name, self._build(getattr(value, name)))
            data.ready()
            return data
        if isinstance(value, list):
            return [self._build(item) for item in value]
        if isinstance(value, dict):
            return {key: self._build(item) for key, item in value.items()}
        if isinstance(value, int) and not -BIGGEST < value < BIGGEST:
            raise BadData("One of its numbers is too large: they have 64 bits at most.")
        return value


# ---- sentences about what cannot be read -----------------------------------------------------------------------------


def readable(error: msgspec.ValidationError, name: str = "") -> str:
    """msgspec's "Expected `int`, got `str` - at `$.a[0].b`" in our words, with the place first."""
    what, _, path = str(error).partition(" - at `$")
    place = path.rstrip("`").lstrip(".")
    what = re.sub("`([^`]+)`", lambda types: " or ".join(map(_type_name, types[1].split(" | "))), what)
    where = ", ".join(part for part in (name, place) if part)
    return f"{where}: {what[:1].lower()}{what[1:]}" if where else what


def _type_name(word: str) -> str:
    return _TYPE_NAMES.get(word, f"'{word}'")


_TYPE_NAMES = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
}
