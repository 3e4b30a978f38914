"""Content packs: read, found again by their digest, and written (docs/packs.md)."""

from __future__ import annotations

import functools
import hashlib
import re
import tomllib
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from starboard.games.space_base.content.check import LEVELS, Problem, check, ships_for_draft
from starboard.games.space_base.content.schema import About, Colony, Ship
from starboard.games.space_base.content.write import write_pack
from starboard.games.space_base.rules import cards
from starboard.kernel.data import BadData

__all__ = [
    "Pack",
    "Problem",
    "check",
    "check_draft",
    "export",
    "find_pack",
    "load",
    "loaded",
    "parse",
    "read",
    "standard",
]

STANDARD = "starboard"  # the name of the built-in pack


@dataclass(frozen=True)
class Pack:
    """All cards of a game. They stand in the order of level, sector and id, whatever their order in the file."""

    about: About
    groups: dict[str, dict[str, str]]
    starters: list[Ship]
    ships: list[Ship]
    colonies: list[Colony]
    digest: str = field(init=False)
    cards: dict[str, Ship | Colony] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        everything: list[Ship | Colony] = [*self.starters, *self.ships, *self.colonies]
        object.__setattr__(self, "digest", _digest(everything))
        object.__setattr__(self, "cards", {card.id: card for card in everything})

    def name(self, card: str, language: str) -> str:
        """The name of a card in a language; where it has none, in the language of the pack."""
        found = self.cards[card]
        return found.names.get(language, found.name)

    def group(self, card: str, language: str) -> str:
        """The class of a card in a language; nothing where the pack names none."""
        names = self.groups.get(self.cards[card].group, {})
        return names.get(language, names.get(self.about.language, ""))


def _digest(everything: list[Ship | Colony]) -> str:
    """A fingerprint of what is played with. A better name or a translation does not make it another pack."""
    played = [msgspec.structs.replace(card, name="", names={}, group="", source="") for card in everything]
    return hashlib.blake2b(msgspec.json.encode(played), digest_size=16).hexdigest()


_LOADED: dict[str, Pack] = {}


def parse(text: str, place: str = "the pack") -> Pack:
    """A pack from its text, made known to the rules. Every error is counted, the first one is told."""
    errors = [problem for problem in check(text) if not problem.warning]
    if errors:
        more = f" There are {len(errors) - 1} more; the command content check lists them." if errors[1:] else ""
        raise BadData(f"In {place}: {errors[0]}{more}")
    pack = _build(tomllib.loads(text.removeprefix("\ufeff")))
    cards.register(pack.digest, [*pack.starters, *pack.ships], pack.colonies)
    _LOADED[pack.digest] = pack
    return pack


def _build(tables: dict[str, Any]) -> Pack:
    about = msgspec.convert(tables["pack"], About)
    source = {"source": about.source}
    ships = [msgspec.convert(source | table, Ship) for table in tables["starter"] + tables["ship"]]
    colonies = [msgspec.convert(source | table, Colony) for table in tables.get("colony", [])]
    ships.sort(key=lambda ship: (ship.level, ship.sector, ship.id))
    colonies.sort(key=lambda colony: (colony.sector, colony.id))
    return Pack(
        about,
        tables.get("groups", {}),
        [ship for ship in ships if ship.level == 0],
        [ship for ship in ships if ship.level > 0],
        colonies,
    )


def read(path: Path) -> str:
    """The text of a pack file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadData(f"The pack {path} is not a text in UTF-8; save it as UTF-8 in your editor.") from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = getattr(error, "strerror", None) or error
        raise BadData(f"The pack {path} cannot be read ({reason}); name a TOML file.") from None


def load(path: str | Path) -> Pack:
    """A pack from a file."""
    return parse(read(Path(path)), f"the pack {path}")


@functools.cache
def standard() -> Pack:
    """Starboard's own card set."""
    text = resources.files(__package__).joinpath("starboard.toml").read_text(encoding="utf-8")
    return parse(text, "Starboard's own pack")


def loaded(digest: str) -> Pack:
    """A pack that was loaded before."""
    standard()
    found = _LOADED.get(digest)
    if found is None:
        raise BadData(f"The card pack {digest} is not loaded; name its file with --pack.")
    return found


def find_pack(name: object) -> str:
    """The digest of a pack: of the built-in one by its name, of one loaded before by its digest, or of a file."""
    if not isinstance(name, str) or not name:
        raise BadData(f"The option pack is {name!r}: it has to be {STANDARD}, a file or the digest of a loaded pack.")
    if name == STANDARD:
        return standard().digest
    standard()
    if name in _LOADED or re.fullmatch("[0-9a-f]{32}", name):
        return loaded(name).digest
    return load(name).digest


def check_draft(digest: str, players: int) -> None:
    """Refuses Light-Speed with a pack that is too small for it; the check of the pack has warned of that."""
    pack = loaded(digest)
    for level in LEVELS:
        count = sum(ship.level == level for ship in pack.ships)
        needed = ships_for_draft(level, players)
        if count < needed:
            raise BadData(
                f"Light-Speed with {players} players needs {needed} ships of level {level} (SB-19.6), and the pack "
                f"{pack.about.name} has {count}; play with fewer players or without Light-Speed."
            )


def export(pack: Pack) -> str:
    """The pack as a TOML text that loads to the same pack."""
    return write_pack(pack.about, pack.groups, pack.starters, pack.ships, pack.colonies)
