"""What in a table read from TOML does not fit its type: everything at once, in words for people."""

from __future__ import annotations

import difflib
import functools
import json
import re
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from starboard.games.space_base.content.lines import Path

Fault = tuple[Path, str]


def faults(kind: type, value: Any, path: Path = ()) -> Iterator[Fault]:
    """Where a value differs from a type of the schema, and what to write instead."""
    return _faults(_type_info(kind), value, path)


_type_info = functools.cache(inspect.type_info)


def _faults(kind: inspect.Type, value: Any, path: Path) -> Iterator[Fault]:
    if isinstance(kind, inspect.UnionType):
        kinds = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        kind = kinds[0]
        if len(kinds) > 1 and isinstance(value, dict):
            chosen = _by_tag(kinds, value)
            if chosen is None:
                yield (*path, "kind"), f"{is_now(value.get('kind'))}; write one of {_list(_tags(kinds))}."
                return
            kind = chosen
    if isinstance(kind, inspect.StructType):
        yield from _struct_faults(kind, value, path)
    elif isinstance(kind, inspect.ListType):
        yield from _list_faults(kind, value, path)
    elif isinstance(kind, inspect.DictType):
        yield from _dict_faults(kind, value, path)
    elif not _fits(kind, value):
        yield path, f"{is_now(value)}; write {describe(kind)}."


def _struct_faults(kind: inspect.StructType, value: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield path, f"{is_now(value)}; write {describe(kind)}."
        return
    known = {field.name: field for field in kind.fields}
    for name in value:
        if name not in known and not (name == "kind" and kind.tag_field):
            near = difflib.get_close_matches(name, known, 1)
            remedy = f"did you mean {near[0]}?" if near else f"remove it; possible here: {_list(known)}."
            yield (*path, name), f"is not a field that belongs here; {remedy}"
    for name, field in known.items():
        if name in value:
            yield from _faults(field.type, value[name], (*path, name))
        elif field.required:
            yield (*path, name), f"is missing; write {describe(field.type)}."


def _list_faults(kind: inspect.ListType, value: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(value, list) or len(value) < (kind.min_length or 0):
        yield path, f"{is_now(value)}; write {describe(kind)}."
        return
    for index, item in enumerate(value):
        yield from _faults(kind.item_type, item, (*path, index))


def _dict_faults(kind: inspect.DictType, value: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield path, f"{is_now(value)}; write {describe(kind)}."
        return
    for key, item in value.items():
        yield from _faults(kind.value_type, item, (*path, key))


def _tags(kinds: list[inspect.Type]) -> list[str]:
    return [str(kind.tag) for kind in kinds if isinstance(kind, inspect.StructType)]


def _by_tag(kinds: list[inspect.Type], value: dict[str, Any]) -> inspect.Type | None:
    tags = _tags(kinds)
    tag = value.get("kind")
    return kinds[tags.index(tag)] if tag in tags else None


def _fits(kind: inspect.Type, value: Any) -> bool:
    if isinstance(kind, inspect.IntType):
        # In Python true is a number; in a pack it is not.
        whole = isinstance(value, int) and not isinstance(value, bool)
        return whole and (kind.ge is None or kind.ge <= value) and (kind.le is None or value <= kind.le)
    if isinstance(kind, inspect.StrType):
        return isinstance(value, str) and (kind.pattern is None or re.search(kind.pattern, value) is not None)
    if isinstance(kind, inspect.LiteralType):
        return not isinstance(value, (bool, float)) and value in kind.values
    return isinstance(kind, inspect.BoolType) and isinstance(value, bool)


def describe(kind: inspect.Type) -> str:
    """What belongs in a field."""
    if isinstance(kind, inspect.UnionType):
        return describe(next(one for one in kind.types if not isinstance(one, inspect.NoneType)))
    if isinstance(kind, inspect.IntType):
        return f"a whole number from {kind.ge} to {kind.le}"
    if isinstance(kind, inspect.StrType):
        return "1 to 16 letters, digits or hyphens, in quotes" if kind.pattern else "text in quotes"
    if isinstance(kind, inspect.LiteralType):
        return f"one of {_list(show(value) for value in kind.values)}"
    if isinstance(kind, inspect.BoolType):
        return "true or false"
    if isinstance(kind, inspect.ListType):
        return "a list in [ ], with at least one element" if kind.min_length else "a list in [ ]"
    return "a table in { }"


def show(value: Any) -> str:
    """A value as it looks in a pack, made short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**9 else "a very large number"
    if isinstance(value, str):
        return json.dumps(value if len(value) <= 30 else f"{value[:30]}…", ensure_ascii=False)
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    return "a table" if isinstance(value, dict) else str(value)


def show_key(key: str) -> str:
    """A key as it looks in a pack: in quotes where it needs them."""
    return key if re.fullmatch("[A-Za-z0-9_-]+", key) else show(key)


def is_now(value: Any) -> str:
    """The beginning of a sentence about a value that is wrong or missing."""
    return "is missing" if value is None else f"is {show(value)}"


def _list(words: Any) -> str:
    return ", ".join(words)
