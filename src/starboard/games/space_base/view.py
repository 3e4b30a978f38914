"""What each seat may know (SB-22.7): everything but the order of the decks and, while it lasts, others' drafts."""

from __future__ import annotations

import msgspec

from starboard.games.space_base.rules.light_speed import draft_decision
from starboard.games.space_base.rules.position import Console, SpaceBase
from starboard.games.space_base.rules.turn import Turn
from starboard.kernel.decisions import Decision


class ConsoleView(msgspec.Struct, frozen=True):
    credits: int
    income: int
    vp: int
    station: tuple[str, ...]
    patrol: tuple[tuple[str, ...], ...]
    charges: dict[str, int]


class View(msgspec.Struct, frozen=True):
    """An allow-list: what is not named here is not shown (law 7)."""

    seat: int | None  # None for a spectator
    seats: int
    pack: str
    light_speed: bool
    round: int
    phase: int  # of the turn, 1 to 9 (SB-6.3); 0 before the first turn
    first: int
    active: int
    dice: tuple[int, ...]
    plans: tuple[int, ...]
    anywhere: tuple[int, ...] | None  # ranges, low and high
    triggered: bool
    consoles: tuple[ConsoleView, ...]
    shipyard: tuple[tuple[str, ...], ...]
    deck_sizes: tuple[int, ...]
    colonies: tuple[str, ...]
    hand: tuple[str, ...]  # the own cards of an open Light-Speed draft
    decisions: tuple[Decision, ...]  # what is asked of this seat
    waiting_for: tuple[int, ...]  # every seat that owes a decision
    winners: tuple[int, ...] | None


def view(game: SpaceBase, seat: int | None) -> View:
    return View(
        seat=seat,
        seats=game.seats,
        pack=game.pack,
        light_speed=game.light_speed,
        round=game.round,
        phase=phase(game),
        first=game.first,
        active=game.active,
        dice=tuple(game.dice),
        plans=tuple(game.plans),
        anywhere=game.anywhere,
        triggered=game.triggered,
        consoles=tuple(console_view(console) for console in game.consoles),
        shipyard=tuple(tuple(row) for row in game.shipyard),
        deck_sizes=tuple(len(deck) for deck in game.decks),
        colonies=tuple(game.colonies),
        hand=tuple(game.hands[seat]) if game.hands and seat is not None else (),
        decisions=tuple(decision for decision in game.decisions if decision.seat == seat),
        waiting_for=tuple(decision.seat for decision in game.decisions),
        winners=game.winners,
    )


def phase(game: SpaceBase) -> int:
    """The phase that is going on: the turn has noted the one it runs next."""
    turn = game.frames[0] if game.frames else None
    return turn.phase - 1 if isinstance(turn, Turn) else 0


def console_view(console: Console) -> ConsoleView:
    return ConsoleView(
        console.credits,
        console.income,
        console.vp,
        tuple(console.station),
        tuple(console.patrol),
        console.charges.copy(),
    )


def imagine(game: SpaceBase, seat: int | None, seed: str) -> SpaceBase:
    """Another world that this seat could not tell from the true one: decks and others' drafts are dealt anew."""
    world = game.clone()
    world.chance.rekey(seed)
    for level in range(len(world.decks)):
        hidden = world.decks[level] + [
            card
            for other, hand in enumerate(world.hands)
            if other != seat
            for card in hand
            if world.cards[card].level == level + 1
        ]
        world.chance.shuffle("imagined", hidden)
        world.decks[level] = hidden[: len(world.decks[level])]
        _deal_again(world, seat, level, hidden[len(world.decks[level]) :])
    world.picks = [pick if other == seat else [] for other, pick in enumerate(world.picks)]
    if world.hands:
        world.decisions = [
            asked if asked.seat == seat else draft_decision(world, asked.seat, asked.id) for asked in world.decisions
        ]
    world.chance.answers = []
    return world


def _deal_again(world: SpaceBase, seat: int | None, level: int, cards: list[str]) -> None:
    """Puts other cards of a level into the hands of the other seats."""
    for other, hand in enumerate(world.hands):
        if other != seat:
            world.hands[other] = [cards.pop() if world.cards[card].level == level + 1 else card for card in hand]
