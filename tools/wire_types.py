"""Writes web/src/wire.ts: the types of everything that goes over the wire, made from the server's own structs.

`python tools/wire_types.py` writes the file, `--check` only says whether it is up to date (exit status 1 if not).
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from starboard.kernel.decisions import Args, Value
from starboard.server import wire
from starboard.table import messages
from starboard.table.messages import ClientMessage, Enter, SeatKind, ServerMessage

TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
WIDTH: Final = 120
HEAD: Final = "// Made by tools/wire_types.py from the server's structs: change those and run it again (make wire).\n"

# What is known by a name of its own. SeatKind is met inside SeatWish before it is met alone.
NAMED: Final[dict[Any, str]] = {Value: "Value", Args: "Args", SeatKind: "SeatKind"}
UNIONS: Final[dict[str, Any]] = {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage}
# What clients send; there a field with a default may be left out. In what the server sends it is always there.
REQUESTS: Final = (
    Enter,
    *get_args(ClientMessage),
    wire.SitDown,
    wire.Fork,
    wire.Keys,
    wire.NameAndPassword,
    wire.NewPassword,
    wire.BeginPasskey,
    wire.Credential,
    wire.CallMe,
    messages.SeatWish,
    messages.NewTable,
)
ROOTS: Final = (
    *get_args(ServerMessage),
    *REQUESTS,
    messages.SeatKey,
    wire.AccountInfo,
    wire.CallWays,
    wire.PasskeyQuestion,
    wire.Created,
    wire.MyTable,
    wire.Replay,
    wire.GameInfo,
    wire.Cards,
    wire.RuleInfo,
    wire.Trouble,
)
SIMPLE: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}


def main() -> int:
    text = "\n".join(document())
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
        print(f"{TARGET.name} is not what the server's structs say: run `make wire`.", file=sys.stderr)
        return 1
    return 0


def document() -> Iterator[str]:
    yield HEAD
    for kind, name in NAMED.items():
        yield f"export type {name} = {plain(kind)};"
    yield ""
    for struct in every(ROOTS):
        yield from interface(struct)
        yield ""
    for name, union in UNIONS.items():
        yield f"export type {name} = {plain(union)};"
    yield ""


def every(roots: tuple[type[msgspec.Struct], ...]) -> list[type[msgspec.Struct]]:
    """The structs and all that they hold, those that are held first."""
    found: list[type[msgspec.Struct]] = []

    def visit(kind: Any) -> None:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
            for hint in get_type_hints(kind).values():
                visit(hint)
            found.append(kind)
        for part in get_args(kind):
            visit(part)

    for root in roots:
        visit(root)
    return found


def interface(struct: type[msgspec.Struct]) -> Iterator[str]:
    own = struct.__dict__.get("__doc__") or ""
    lines = textwrap.wrap(" ".join(own.split()), WIDTH - 7)
    if lines:
        yield f"/** {lines[0]}" + ("" if lines[1:] else " */")
        for number, line in enumerate(lines[1:], 2):
            yield f" *  {line}" + (" */" if number == len(lines) else "")
    yield f"export interface {struct.__name__} {{"
    config = struct.__struct_config__
    if config.tag is not None:
        yield f'  {config.tag_field}: "{config.tag}";'
    may_lack = struct in REQUESTS or config.omit_defaults
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        mark = "?" if may_lack and not field.required else ""
        yield f"  {field.encode_name}{mark}: {typed(hints[field.name])};"
    yield "}"


def typed(kind: Any) -> str:
    """The TypeScript for a type, by its name where it has one."""
    try:
        return NAMED[kind]
    except (KeyError, TypeError):
        return plain(kind)


def plain(kind: Any) -> str:
    origin, args = get_origin(kind), get_args(kind)
    if kind in SIMPLE:
        return SIMPLE[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    if origin is Annotated:
        return typed(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, UnionType):
        return _either(kind, args)
    if origin is dict:  # in JSON the keys are always text
        return f"Record<string, {typed(args[1])}>"
    if origin is list or (origin is tuple and args[1:] == (...,)):
        item = typed(args[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    raise TypeError(f"{kind} has no type in TypeScript yet: teach it to tools/wire_types.py.")


def _either(kind: Any, args: tuple[Any, ...]) -> str:
    """A union, in which a part of it may have a name: Value | None."""
    if NoneType in args and len(args) > 2:
        rest = Union[tuple(arg for arg in args if arg is not NoneType)]  # noqa: UP007
        return f"{typed(rest)} | null"
    return " | ".join(typed(arg) for arg in args)


if __name__ == "__main__":
    sys.exit(main())
