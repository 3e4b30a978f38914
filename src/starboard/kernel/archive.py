"""Matches as files: one JSON document with the header, the log, and the digest of the position it leads to.

A file may come from anywhere, so reading one trusts nothing: every record is played again through the same door as a
choice at the table, and what does not fit is refused with its place, in one sentence.
"""

from __future__ import annotations

import os
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from starboard.kernel.chance import Answers
from starboard.kernel.data import BadData, readable
from starboard.kernel.decisions import Value
from starboard.kernel.game import Game, find_game
from starboard.kernel.log import Advance, Choice, Header, Record, Rekey, Start, Undo
from starboard.kernel.match import Match, look_at, script_of
from starboard.kernel.refusal import Refusal

FORMAT = "starboard-match"
FORMAT_VERSION = 1
REMEDY = "use an unedited copy of the file"

T = TypeVar("T")

# ---- writing ---------------------------------------------------------------------------------------------------------


def dump(match: Match) -> bytes:
    """A match as a JSON document with one record on each line."""
    encode = msgspec.json.encode
    return join(encode(match.header), [encode(record) for record in match.log], match.game.codec.digest(match.state))


def join(header: bytes, records: list[bytes], digest: str) -> bytes:
    """The document, from parts that are JSON already."""
    lines = b",\n".join(records).decode()
    about = f'"format": "{FORMAT}", "format_version": {FORMAT_VERSION}'
    return f'{{{about},\n"header": {header.decode()},\n"log": [\n{lines}\n],\n"digest": "{digest}"}}\n'.encode()


def save(match: Match, path: str | Path) -> None:
    """Writes a match file. Whatever happens meanwhile, the file is afterwards either the old one or the new one."""
    target = Path(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(dump(match))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadData(f"{target} cannot be written: {error.strerror}.") from None


# ---- reading ---------------------------------------------------------------------------------------------------------

# The log's records as they are read: a msgspec union holds one kind of list only, so lists of names and lists of
# numbers are one type here. Whether they fit is for the decision and for chance to say.
_Answers = list[tuple[str, int | list[str | int]]]


class _Start(msgspec.Struct, tag="start", tag_field="record", forbid_unknown_fields=True):
    chance: _Answers = []


class _Choice(msgspec.Struct, tag="choice", tag_field="record", forbid_unknown_fields=True):
    seat: int
    decision: int
    value: str | int | list[str | int]
    chance: _Answers = []


class _Advance(msgspec.Struct, tag="advance", tag_field="record", forbid_unknown_fields=True):
    now: int
    chance: _Answers = []


class _Document(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    format_version: int
    header: Header
    log: list[msgspec.Raw]
    digest: str


def load(path: str | Path, game: Game | None = None) -> Match:
    """Reads a match file and plays it through. `game` is needed only for a game that is not installed."""
    return read(read_file(path), str(path), game)


def read_file(path: str | Path) -> bytes:
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise BadData(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}.") from None


def read(raw: bytes, name: str, game: Game | None = None) -> Match:
    """The match in a document. `name` is what messages call it."""
    document = _document(raw, name)
    room = _check_header(document.header, name, game)
    log = [_record(raw, f"{name}, record {number}") for number, raw in enumerate(document.log, 1)]
    match = _play(room, document.header, log, name)
    if room.codec.digest(match.state) != document.digest:
        raise BadData(f"{name}, digest: the records lead to another position than this one says; {REMEDY}.")
    return match


def read_header(raw: bytes, name: str) -> Header:
    """Only the header, with nothing played: for whoever wants to see first what a file asks for."""
    return _document(raw, name).header


def _document(raw: bytes, name: str) -> _Document:
    document: _Document = parse(raw, _Document, name, f"; {REMEDY}")
    if document.format != FORMAT:
        raise BadData(f"{name} is not a match file: its format is {document.format!r}, not '{FORMAT}'.")
    if document.format_version != FORMAT_VERSION:
        raise BadData(
            f"{name} has format version {document.format_version} and this Starboard reads version "
            f"{FORMAT_VERSION}: open it with the Starboard that wrote it."
        )
    return document


def _check_header(header: Header, name: str, game: Game | None) -> Game:
    try:
        room = game if game is not None and game.name == header.game else find_game(header.game)
        options = room.check_options(header.options)
    except BadData as error:
        raise BadData(f"{name}, header: {error}") from None
    if header.version != room.version:
        raise BadData(
            f"{name}, header.version: it was played by version {header.version} of the {room.title} rules and this "
            f"Starboard has version {room.version}: open it with the Starboard that wrote it."
        )
    if not room.min_seats <= header.seats <= room.max_seats:
        raise BadData(
            f"{name}, header.seats: {room.title} is for {room.min_seats} to {room.max_seats} seats, "
            f"not {header.seats}; {REMEDY}."
        )
    if options != header.options:
        raise BadData(f"{name}, header.options: some are missing; {REMEDY}.")
    return room


def _record(raw: msgspec.Raw, place: str) -> Record:
    wire = parse(bytes(raw), _Start | _Choice | _Advance | Undo | Rekey, place, f"; {REMEDY}")
    if isinstance(wire, _Start):
        return Start(cast(Answers, wire.chance))
    if isinstance(wire, _Choice):
        return Choice(wire.seat, wire.decision, cast(Value, wire.value), cast(Answers, wire.chance))
    if isinstance(wire, _Advance):
        return Advance(wire.now, cast(Answers, wire.chance))
    return cast(Record, wire)


def _play(game: Game, header: Header, log: list[Record], name: str) -> Match:
    """Plays the records from the start; each must leave the very record that was read."""
    if not log or not isinstance(log[0], Start):
        raise BadData(f"{name}, record 1: a log begins with a start record; {REMEDY}.")
    place = f"{name}, record 1"
    try:
        match = Match(game, header, script_of(log[0]))
        match.state.chance.script = None
        for number, record in enumerate(log, 1):
            place = f"{name}, record {number}"
            if number > 1:
                _check_seat(record, header.seats)
                match.apply(record)
            if match.log[-1] != record:
                raise BadData(f"it holds answers of chance that were never asked for; {REMEDY}.")
        if header.position is not None:
            look_at(match)
    except BadData as error:
        raise BadData(f"{place}: {error}") from None
    except Refusal as refusal:
        raise BadData(f"{place}: {as_clause(refusal)}; {REMEDY}.") from None
    except Exception as error:  # a position of somebody's making may break any rule's assumptions
        raise BadData(f"{place}: it does not follow from the position before it; {REMEDY}.") from error
    return match


def _check_seat(record: Record, seats: int) -> None:
    if isinstance(record, (Choice, Undo)) and not 0 <= record.seat < seats:
        raise BadData(f"there is no seat {record.seat}, the seats are 0 to {seats - 1}; {REMEDY}.")


# ---- sentences about what cannot be read -----------------------------------------------------------------------------


def parse(raw: bytes, kind: Any, name: str, remedy: str = "") -> Any:
    """JSON as a value of a type, or one sentence: "NAME, choices[3].seat: expected a whole number, got text."."""
    if raw.startswith(BOM_UTF8):
        raise BadData(f"{name} begins with a byte order mark: save it as UTF-8 without one.")
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise BadData(f"{readable(error, name)}{remedy}.") from None
    except msgspec.DecodeError as error:
        what = str(error).replace("JSON is malformed: ", "").replace("Input data was", "the file is")
        raise BadData(f"{name} is not a JSON document ({what}): correct it or use a complete copy.") from None
    except (UnicodeError, RecursionError):
        raise BadData(f"{name} is not a JSON document: use a complete copy of the file.") from None


def as_clause(refusal: Refusal) -> str:
    """A refusal in the middle of a sentence: "this decision belongs to another seat (T-2)"."""
    text = str(refusal).replace(". (", " (")
    return text[:1].lower() + text[1:]
