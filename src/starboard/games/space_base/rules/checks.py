"""What always holds (SB-22.4), as sentences about a position that breaks it."""

from __future__ import annotations

from starboard.games.space_base.rules.abilities import Resolve
from starboard.games.space_base.rules.acquiring import Acquire, PlaceAt
from starboard.games.space_base.rules.cards import COLONY
from starboard.games.space_base.rules.position import SECTORS, Console, SpaceBase
from starboard.games.space_base.rules.rewards import Collect
from starboard.games.space_base.rules.rulings import CARDS_PER_ROW
from starboard.games.space_base.rules.windows import Window


def problems(game: SpaceBase) -> list[str]:
    """Everything impossible about a position; nothing for one that play can reach or could have reached."""
    found = _shape(game)
    if not found:
        found += _frames(game)
        found += _table(game)
        for seat in range(len(game.consoles)):
            found += _console(game, seat)
        found += _cards_once(game)
    return found


def _shape(game: SpaceBase) -> list[str]:
    """What the other checks rely on: the right number of everything, and only cards of the pack."""
    found: list[str] = []
    if not 2 <= game.seats <= 5:
        found.append(f"seats is {game.seats}: Space Base is for 2 to 5 players (SB-19.1).")
    if not game.frames and game.winners is None:
        found.append("frames is empty, and there are no winners: nothing could go on.")
    begun = bool(game.consoles)
    for name, count, needed in (
        ("consoles", len(game.consoles), game.seats),
        ("decks", len(game.decks), 3),
        ("shipyard", len(game.shipyard), 3),
    ):
        if begun and count != needed:
            found.append(f"{name} has {count} entries and needs {needed}.")
    for name, count, needed in (("dice", len(game.dice), 2), ("plans", len(game.plans), game.seats)):
        if count != needed:
            found.append(f"{name} has {count} entries and needs {needed}.")
    for name, seat in (("first", game.first), ("active", game.active)):
        if not 0 <= seat < game.seats:
            found.append(f"{name} is {seat}: the seats are 0 to {game.seats - 1}.")
    for number, console in enumerate(game.consoles):
        for name, places in (("station", len(console.station)), ("patrol", len(console.patrol))):
            if places != SECTORS:
                found.append(f"consoles[{number}].{name} has {places} sectors and needs 12 (SB-3.13).")
    unknown = sorted({card for card in _all_cards(game) if card not in game.cards})
    found += [f"There is no card {card!r} in the pack of this game." for card in unknown]
    return found


def _all_cards(game: SpaceBase) -> list[str]:
    found = game.colonies + [card for deck in game.decks for card in deck]
    found += [card for row in game.shipyard for card in row if card]
    found += [card for hand in game.hands for card in hand]
    for console in game.consoles:
        found += console.all_cards() + list(console.charges)
    return found


def _frames(game: SpaceBase) -> list[str]:
    """Whose turn it is in the rules in progress, and how many players they have still to go through."""
    found: list[str] = []
    for number, frame in enumerate(game.frames):
        if isinstance(frame, (Acquire, Collect, PlaceAt, Resolve, Window)) and not 0 <= frame.seat < game.seats:
            found.append(f"frames[{number}].seat is {frame.seat}: the seats are 0 to {game.seats - 1}.")
        count = frame.left if isinstance(frame, Collect) else frame.passes if isinstance(frame, Window) else 0
        if not 0 <= count <= game.seats:
            found.append(f"frames[{number}] counts {count} players, and there are {game.seats}.")
    return found


def _table(game: SpaceBase) -> list[str]:
    found: list[str] = []
    if any(not 0 <= die <= 6 for die in game.dice):
        found.append(f"dice is {game.dice}: a die shows 1 to 6, or 0 while it is not rolled (SB-2.5).")
    for level, (row, deck) in enumerate(zip(game.shipyard, game.decks, strict=False), start=1):
        if len(row) != CARDS_PER_ROW:
            found.append(f"shipyard[{level - 1}] has {len(row)} places and needs {CARDS_PER_ROW} (SB-5.6).")
        found += [
            f"{card} lies among the cards of level {level} and is of another."
            for card in (*row, *deck)
            if card and game.cards[card].level != level
        ]
    found += [f"{card} is among the colonies and is none." for card in game.colonies if not game.cards[card].colony]
    return found


def _console(game: SpaceBase, seat: int) -> list[str]:
    console = game.consoles[seat]
    place = f"consoles[{seat}]"
    found = [
        f"{place}.{name} is {amount}: it cannot be below 0 ({rule})."
        for name, amount, rule in (
            ("credits", console.credits, "SB-4.6"),
            ("income", console.income, "SB-4.10"),
            ("vp", console.vp, "SB-4.5"),
        )
        if amount < 0
    ]
    deployed = [card for cards in console.patrol for card in cards]
    found += [
        f"{place}.patrol: the colony {card} is on patrol (SB-16.7)." for card in deployed if game.cards[card].colony
    ]
    starters = sorted(card for card in console.all_cards() if game.cards[card].level == 0)
    if starters != sorted(game.catalogue.starters):
        found.append(f"{place} needs each starting ship once, on the board or on patrol (SB-5.3).")
    if not found:
        found += _charges(game, console, place)
    return found


def _charges(game: SpaceBase, console: Console, place: str) -> list[str]:
    found: list[str] = []
    own = console.all_cards()
    for card, charges in console.charges.items():
        if card not in own:
            found.append(f"{place}.charges: {card} is not on this console.")
            continue
        cells = console.face(game.cards[card]).cells
        if not 1 <= charges <= cells:
            found.append(f"{place}.charges: {card} has {charges}; its half in force has {cells} cells (SB-13.4).")
    return found


def _cards_once(game: SpaceBase) -> list[str]:
    """Every ship and colony is in one place: cards never leave the game (SB-15.12, SB-22.4)."""
    if not game.consoles:
        return []
    places: dict[str, int] = {card.id: 0 for card in game.cards.values() if card.level}
    everywhere = game.colonies + [card for deck in game.decks for card in deck]
    everywhere += [card for row in game.shipyard for card in row if card]
    everywhere += [card for hand in game.hands for card in hand]
    everywhere += [card for console in game.consoles for card in console.all_cards()]
    everywhere += [frame.card for frame in game.frames if isinstance(frame, PlaceAt)]  # between hand and sector
    for card in everywhere:
        if card in places:
            places[card] += 1
    found: list[str] = []
    for card, count in places.items():
        kind = "colony" if game.cards[card].level == COLONY else "ship"
        if count > 1:
            found.append(f"The {kind} {card} is in {count} places at once.")
        elif not count:
            found.append(f"The {kind} {card} is nowhere: it has to be in a deck, on offer or on a console.")
    return found
