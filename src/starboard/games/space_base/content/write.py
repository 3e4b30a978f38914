"""A pack as a TOML text, one field to a line, so that a figure is found and changed easily."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from starboard.games.space_base.content.schema import About, Colony, Half, Ship

Groups = Mapping[str, Mapping[str, str]]

# What a card is called and where it belongs comes first; the other fields follow as the schema has them.
FIRST: Final = ("id", "name", "names", "group", "level", "sector")


def write_pack(about: About, groups: Groups, starters: list[Ship], ships: list[Ship], colonies: list[Colony]) -> str:
    """The whole file; titles of levels and sectors are comments."""
    parts = [_table("[pack]", _assignments(about))]
    if groups:
        parts.append(_table("[groups]", (f"{_key(group)} = {_inline(names)}" for group, names in groups.items())))
    parts.append("# Starting ships\n")
    parts.extend(_card("[[starter]]", starter, about) for starter in starters)
    title = ""
    for ship in ships:
        above, title = title, f"# Level {ship.level}, sector {ship.sector}\n"
        if title != above:
            parts.append(title)
        parts.append(_card("[[ship]]", ship, about))
    if colonies:
        parts.append("# Colonies\n")
    parts.extend(_card("[[colony]]", colony, about) for colony in colonies)
    return "\n".join(parts)


def _table(header: str, lines: Iterable[str]) -> str:
    return "\n".join((header, *lines)) + "\n"


def _card(header: str, card: Ship | Colony, about: About) -> str:
    if card.source == about.source:
        card = msgspec.structs.replace(card, source="")
    return _table(header, _assignments(card))


def _assignments(struct: msgspec.Struct, prefix: str = "") -> Iterator[str]:
    """The fields that are not at their defaults; those of a half get a line each."""
    fields = dict(_set_fields(struct))
    for field in sorted(fields, key=lambda name: FIRST.index(name) if name in FIRST else len(FIRST)):
        value = fields[field]
        if isinstance(value, Half):
            yield from _assignments(value, f"{field}.")
        else:
            yield f"{prefix}{field} = {_inline(value)}"


def _set_fields(struct: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    for field in msgspec.structs.fields(struct):
        value = getattr(struct, field.name)
        default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        if value != default:
            yield field.name, value


def _inline(value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        fields = dict(_set_fields(value))
        tag = value.__struct_config__.tag
        return _inline({"kind": tag, **fields} if tag else fields)
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {_inline(item)}" for key, item in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(_inline(item) for item in value)}]"
    # What JSON writes for text, numbers, true and false is TOML as well, but for one character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(key: str) -> str:
    return key if re.fullmatch("[A-Za-z0-9_-]+", key) else _inline(key)
