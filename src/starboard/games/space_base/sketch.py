"""Space Base in letters: who has what, the twelve sectors of a fleet, the shipyard (for terminals).

The signs are the same in every language: ¢ credits, ↑ income, ★ points, ● a charge, ← → an arrow, ◆ an ability.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starboard.games.space_base.content.pack import Pack, loaded
from starboard.games.space_base.content.schema import Colony, Gain, Half, Ship
from starboard.games.space_base.telling import card_text, effect_text
from starboard.games.space_base.view import ConsoleView, View
from starboard.kernel.decisions import Text
from starboard.kernel.game import Row, Words

WIDTH = 100
NAME = 18  # how wide names are
CELL = 6  # and the columns of the twelve sectors
ARROWS = {"left": "←", "right": "→", "both": "↔", None: ""}


def marks(half: Half) -> str:
    """What a half pays, in signs."""
    return "".join(
        (
            f"{half.credits}¢" if half.credits else "",
            f"↑{half.income}" if half.income else "",
            f"★{half.vp}" if half.vp else "",
            ARROWS[half.arrow],
            "≡" if half.text else "",
            "●" if half.cells else "",
        )
    )


def cut(text: str, width: int) -> str:
    """The text in exactly so much room."""
    return (text if len(text) <= width else text[: width - 1] + "…").ljust(width)


class SpaceBaseSketch:
    headings: tuple[str, ...] = ("round_began", "turn_began")
    steps: tuple[str, ...] = ()

    def page(self, view: View) -> Any:
        """The table is drawn when one's own turn has begun, and after the set-up."""
        turns = view.round
        if view.seat is not None and view.round:
            begun = (view.seat - view.first) % view.seats <= (view.active - view.first) % view.seats
            turns -= not begun
        return turns, bool(view.hand)

    def headline(self, view: View, words: Words) -> Iterator[Row]:
        """One line with everybody's credits, income and points, and the dice."""
        row: Row = []
        for seat, console in enumerate(view.consoles):
            mark = "▸" if seat == view.active and view.round else " "
            row.append((f"{mark}{said(words, 'terminal-name', name=f'@seat:{seat}')} ", f"seat{seat}"))
            row.append((f"{console.credits}¢ ↑{console.income} ★{console.vp}   ", "own" if seat == view.seat else ""))
        if all(view.dice):
            row.append(("[{}] [{}]".format(*view.dice), "head"))
        yield row

    def table(self, view: View, words: Words, seat: int | None) -> Iterator[Row]:
        pack = loaded(view.pack)
        yield from self._everybody(view, words, pack)
        yield []
        if seat is not None:
            yield from self._fleet(view, words, pack, seat)

    def _everybody(self, view: View, words: Words, pack: Pack) -> Iterator[Row]:
        """What each sector pays each player: station on the own turn, patrol on all others."""
        yield [(said(words, "sketch-signs"), "dim")]
        yield [(" " * (NAME + 2), ""), ("".join(str(sector).rjust(CELL) for sector in range(1, 13)), "head")]
        for seat, console in enumerate(view.consoles):
            name = cut(said(words, "terminal-name", name=f"@seat:{seat}"), NAME - 8)
            stations = [marks(_station(pack.cards[id])) for id in console.station]
            patrols = [marks(_together([_patrol(pack.cards[id]) for id in cards])) for cards in console.patrol]
            for key, cells, style in (("station", stations, "blue"), ("patrol", patrols, "red")):
                label = cut(said(words, f"sketch-{key}"), 10)
                yield [
                    (name if key == "station" else " " * len(name), f"seat{seat}"),
                    (label, "dim"),
                    *_cells(cells, style),
                ]

    def _fleet(self, view: View, words: Words, pack: Pack, seat: int) -> Iterator[Row]:
        """A player's sectors one by one, with charges and abilities."""
        console = view.consoles[seat]
        yield [(said(words, "sketch-fleet", seat=f"@seat:{seat}"), "head")]
        for sector, id in enumerate(console.station, 1):
            row: Row = [(f"{sector:4}  ", "head"), *_piece(pack, console, words, id, True)]
            for patrol in console.patrol[sector - 1]:
                piece = _piece(pack, console, words, patrol, False)
                if _width(row) + _width(piece) + 3 > WIDTH:
                    yield row
                    row = [(" " * (NAME + 16), "")]
                row += [(" ▸ ", "dim"), *piece]
            yield row

    def rest(self, view: View, words: Words) -> Iterator[Row]:
        """The shipyard, level by level, and the colonies."""
        pack = loaded(view.pack)
        for level, ids in enumerate(view.shipyard, 1):
            yield []
            yield [(said(words, "sketch-shipyard", level=level, left=view.deck_sizes[level - 1]), "head")]
            for id in sorted(filter(None, ids), key=lambda id: (pack.cards[id].cost, id)):
                yield self._on_offer(view, words, pack, id)
        yield []
        yield [(said(words, "sketch-colonies"), "head")]
        for id in view.colonies:
            yield self._on_offer(view, words, pack, id)

    def _on_offer(self, view: View, words: Words, pack: Pack, id: str) -> Row:
        cost = f"{pack.cards[id].cost}¢".rjust(6)
        return [
            (cost, "own"),
            (f"  {cut(pack.name(id, words.language), NAME)} ", ""),
            (self.note(view, words, id), "dim"),
        ]

    def note(self, view: View, words: Words, thing: str) -> str:
        """Where a card on offer goes and what it pays; what one's own card can do."""
        kind, _, id = thing.rpartition(":")
        pack = loaded(view.pack)
        if kind == "card":
            seat, _, id = id.partition("/")
            return _ability(view.consoles[int(seat)], pack.cards[id], words)
        if kind not in ("shipyard", "colony", "hand", "") or id not in pack.cards:
            return ""
        card = pack.cards[id]
        if isinstance(card, Colony):
            return said(words, "sketch-colony", sector=card.sector, vp=card.vp)
        return said(
            words,
            "sketch-ship",
            sector=card.sector,
            station=_full_marks(card.station),
            patrol=_full_marks(card.patrol),
        )

    def cards(self, view: View, words: Words) -> Iterator[tuple[str, list[str]]]:
        """Every card of the pack: all are public (SB-22.7), only their order in the decks is not."""
        pack = loaded(view.pack)
        for id, card in pack.cards.items():
            yield pack.name(id, words.language), [f"{card.cost}¢, {self.note(view, words, id)}", *_text(card, words)]


def _ability(console: ConsoleView, card: Ship | Colony, words: Words) -> str:
    """The effects of the half in force; what it gains, the option says itself."""
    half = _station(card) if card.id in console.station else _patrol(card)
    effects = half.ability.effects if half.ability is not None else []
    return " ".join(words.say(effect_text(effect)) for effect in effects if not isinstance(effect, Gain))


def said(words: Words, key: str, **args: str | int) -> str:
    return words.say(Text(key, args))


def _station(card: Ship | Colony) -> Half:
    return card.station if isinstance(card, Ship) else Half()


def _patrol(card: Ship | Colony) -> Half:
    return card.patrol if isinstance(card, Ship) else Half()


def _full_marks(half: Half) -> str:
    return (marks(half) + ("◆" if half.ability is not None else "")) or "–"


def _together(halves: list[Half]) -> Half:
    """What several patrol cards of one sector pay together."""
    arrows = {half.arrow for half in halves if half.arrow}
    return Half(
        credits=sum(half.credits for half in halves),
        income=sum(half.income for half in halves),
        vp=sum(half.vp for half in halves),
        arrow=None if not arrows else arrows.pop() if len(arrows) == 1 else "both",
        text=[reward for half in halves for reward in half.text],
        cells=[cell for half in halves for cell in half.cells],
    )


def _cells(texts: list[str], style: str) -> list[tuple[str, str]]:
    return [
        (
            (text if len(text) < CELL else text[: CELL - 2] + "…").rjust(CELL) if text else "·".rjust(CELL),
            style if text else "dim",
        )
        for text in texts
    ]


def _width(row: Row) -> int:
    return sum(len(text) for text, _ in row)


def _piece(pack: Pack, console: ConsoleView, words: Words, id: str, is_station: bool) -> list[tuple[str, str]]:
    """A card of a fleet: its name, what it pays, and its charges."""
    card = pack.cards[id]
    half = _station(card) if is_station else _patrol(card)
    name = pack.name(id, words.language)
    pays = "—" if isinstance(card, Colony) else _full_marks(half)
    charges = console.charges.get(id, 0)
    if charges:
        pays += f"({charges})"
    if is_station:
        return [(cut(name, NAME), ""), (" ", ""), (cut(pays, 9), "blue")]
    return [(f"{name} ", ""), (pays, "red")]


def _text(card: Ship | Colony, words: Words) -> Iterator[str]:
    """What is printed on a card, half by half."""
    if isinstance(card, Colony):
        yield " ".join(words.say(text) for text in card_text(card))
        return
    for zone, half in (("zone-station", card.station), ("zone-patrol", card.patrol)):
        yield f"{said(words, zone)}: " + " ".join(words.say(text) for text in card_text(half))
