"""What always holds (SB-22.4), as sentences about a position that breaks it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starboard.games.space_base.rules.abilities import ABILITY, TEXT, Resolve
from starboard.games.space_base.rules.acquiring import BUY, CLAIM, PURCHASE, Acquire, PlaceAt
from starboard.games.space_base.rules.cards import COLONY
from starboard.games.space_base.rules.dice_use import OPEN, SEPARATE, DiceUse
from starboard.games.space_base.rules.light_speed import LightSpeed
from starboard.games.space_base.rules.position import SECTORS, Console, SpaceBase
from starboard.games.space_base.rules.rewards import DECLARING, DOUBLING, Collect
from starboard.games.space_base.rules.roll import ROLLING, SETTING, Roll
from starboard.games.space_base.rules.rulings import CARDS_PER_ROW
from starboard.games.space_base.rules.setup import SetUp
from starboard.games.space_base.rules.turn import DICE_USE, INCOME, REWARDS, WINDOW_1, Turn
from starboard.games.space_base.rules.windows import Window
from starboard.kernel.state import Frame

EVERY_SECTOR: Final = range(1, SECTORS + 1)


def problems(game: SpaceBase) -> list[str]:
    """Everything impossible about a position; nothing for one that play can reach or could have reached."""
    found = _shape(game)
    if not found:
        found += _frames(game)
    if not found:
        found += _dice(game)
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
    if game.winners is not None and (game.frames or not all(0 <= seat < game.seats for seat in game.winners)):
        found.append(f"winners is {list(game.winners)}: while the game goes on it is null, and frames are empty after.")
    begun = bool(game.consoles) or any(not isinstance(frame, (LightSpeed, SetUp)) for frame in game.frames)
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
    """The rules in progress: the turn or the set-up at the bottom, and on it what belongs to a phase of the turn."""
    found: list[str] = []
    for number, frame in enumerate(game.frames):
        if isinstance(frame, (LightSpeed, SetUp, Turn)) != (number == 0):
            found.append(f"frames[{number}]: at the bottom lies a turn or a set-up, and on it only what it has begun.")
        found += [f"frames[{number}].{fault}" for fault in _frame(game, frame)]
    return found


def _frame(game: SpaceBase, frame: Frame) -> Iterator[str]:
    """What is wrong with one of them: field, value, and what would be right."""
    if isinstance(frame, (Acquire, Collect, PlaceAt, Resolve, Window)) and not 0 <= frame.seat < game.seats:
        yield f"seat is {frame.seat}: the seats are 0 to {game.seats - 1}."
    elif isinstance(frame, Turn):
        yield from _one_of("phase", frame.phase, range(WINDOW_1, INCOME + 1))
    elif isinstance(frame, Roll):
        yield from _one_of("stage", frame.stage, (SETTING, ROLLING))
    elif isinstance(frame, (DiceUse, LightSpeed)):
        name, entries = ("done", frame.done) if isinstance(frame, DiceUse) else ("chosen", frame.chosen)
        if len(entries) != game.seats and (isinstance(frame, DiceUse) or game.hands):
            yield f"{name} has {len(entries)} entries and needs {game.seats}."
    elif isinstance(frame, Window):
        yield from _one_of("passes", frame.passes, range(game.seats + 1))
    elif isinstance(frame, Acquire):
        yield from _one_of("how", frame.how, (PURCHASE, BUY, CLAIM))
        for name, sector in (("low", frame.low), ("high", frame.high)):
            yield from _one_of(name, sector, EVERY_SECTOR if frame.low or frame.high else (0,))
    elif isinstance(frame, PlaceAt):
        for sector in frame.sectors or (0,):
            yield from _one_of("sectors", sector, EVERY_SECTOR)
    elif isinstance(frame, Resolve):
        yield from _resolve(game, frame)
    elif isinstance(frame, Collect):
        yield from _collect(game, frame)


def _one_of(field: str, value: str | int, possible: range | tuple[str | int, ...]) -> Iterator[str]:
    if value not in possible:
        words = f"{possible[0]} to {possible[-1]}" if isinstance(possible, range) else " or ".join(map(str, possible))
        yield f"{field} is {value}: it has to be {words}."


def _resolve(game: SpaceBase, frame: Resolve) -> Iterator[str]:
    yield from _one_of("zone", frame.zone, ("station", "patrol"))
    yield from _one_of("part", frame.part, (ABILITY, TEXT))
    if frame.card not in game.consoles[frame.seat].all_cards():
        yield f"card is {frame.card}: it is not on the console of seat {frame.seat}."
    else:
        yield from _one_of("step", frame.step, range(len(frame.effects(game)) + 1))


def _collect(game: SpaceBase, frame: Collect) -> Iterator[str]:
    yield from _one_of("left", frame.left, range(game.seats + 1))
    yield from _one_of("stage", frame.stage, range(DECLARING, DOUBLING + 1))
    if frame.doubles and frame.stage == DOUBLING:
        yield from _one_of("copy", frame.copy, range(len(frame.doubles) + 1))
    yield from _one_of("doubled", frame.doubled, range(SECTORS + 1))
    turning = [sector for _, sector in frame.arrows]
    for name, sectors in (("starts", frame.starts), ("reached", frame.reached), ("arrows", turning)):
        for sector in sectors:
            yield from _one_of(name, sector, EVERY_SECTOR)
    own = game.consoles[frame.seat].all_cards()
    turned = [card for card, _ in frame.arrows]
    for name, cards in (("doubles", frame.doubles), ("texts", frame.texts), ("arrows", turned)):
        for card in cards:
            if card not in own:
                yield f"{name}: {card} is not on the console of seat {frame.seat}."


def _dice(game: SpaceBase) -> list[str]:
    """What the dice show and how they are used, as far as the phase under way needs it (SB-9.1)."""
    found: list[str] = []
    if any(not 0 <= die <= 6 for die in game.dice):
        found.append(f"dice is {game.dice}: a die shows 1 to 6, or 0 while it is not rolled (SB-2.5).")
    for seat, plan in enumerate(game.plans):
        if plan not in (SEPARATE, OPEN) and plan not in EVERY_SECTOR:
            found.append(
                f"plans[{seat}] is {plan}: it is the sector of the sum, {SEPARATE} for separate, or 0 while open."
            )
    phase, collecting = _under_way(game)
    found += [
        f"plans[{seat}] is 0, but rewards are collected: say how the dice are used (SB-9.1)."
        for seat in collecting
        if game.plans[seat] == OPEN
    ]
    if 0 in game.dice and (phase == DICE_USE or any(game.plans[seat] == SEPARATE for seat in collecting)):
        found.append(f"dice is {game.dice}, but they are used now: both have to show a number (SB-8.1).")
    return found


def _under_way(game: SpaceBase) -> tuple[int, list[int]]:
    """Whether dice are used or rewards collected, or will be next, and who has still to collect."""
    top = game.frames[-1] if game.frames else None
    phase = top.phase if isinstance(top, Turn) else 0
    collecting = list(range(game.seats)) if phase == REWARDS else []
    for frame in game.frames:
        if isinstance(frame, DiceUse):
            phase = DICE_USE
        elif isinstance(frame, Collect):
            phase, collecting = REWARDS, [(frame.seat + step) % game.seats for step in range(frame.left)]
    return phase, collecting


def _table(game: SpaceBase) -> list[str]:
    found: list[str] = []
    spread = game.anywhere or ()
    ranges = zip(spread[::2], spread[1::2], strict=False)
    if len(spread) % 2 or not all(1 <= low <= high <= SECTORS for low, high in ranges):
        found.append(f"anywhere is {list(spread)}: it holds ranges of sectors, such as [7, 12] (SB-14.34).")
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
