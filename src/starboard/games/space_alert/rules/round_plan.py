"""Planning: what a seat may do with its cards while the round runs (sections 6 to 8, 31 to 33).

An answer is a word with its parameters, joined by colons: `place:MEMBER:TURN:CARD:HALF`, `take:MEMBER:TURN`,
`turn:MEMBER:TURN`, `move:MEMBER:TURN:TURN`, `next`, `draw`, `give:SEAT:CARD`, `agree`, `disagree`, `wait`.
"""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.rules import round_sketch as sketch
from starboard.games.space_alert.rules.round_cards import HALVES, is_heroic
from starboard.games.space_alert.rules.round_clock import PHASE_SLOTS, STOPPED
from starboard.games.space_alert.rules.round_events import (
    AndroidProgrammed,
    CardGiven,
    CardMoved,
    CardPlaced,
    CardsReceived,
    CardTakenBack,
    CardTurned,
    DataDrawn,
    EndAgreed,
    PacketTaken,
)
from starboard.games.space_alert.rules.round_position import SpaceAlert
from starboard.kernel.decisions import Args, Decision

WAIT: Final = "wait"
NEXT: Final = "next"
DRAW: Final = "draw"
AGREE: Final = "agree"
DISAGREE: Final = "disagree"


# What may be done ---------------------------------------------------------------------------------------------------


def values(game: SpaceAlert, seat: int) -> tuple[str, ...]:
    """Everything this seat may do at this moment, but for programming androids."""
    found = [] if game.done[seat] else [WAIT]
    if not game.solo:
        found += board_values(game, seat, game.member_of(seat))
    if game.phases[seat] < len(game.ends):  # SA-6.4
        found.append(NEXT)
    if game.draws[seat] and game.deck:  # SA-7.7
        found.append(DRAW)
    if game.transfer_open and game.gifts[seat]:  # SA-7.8, SA-7.10
        givable = sorted({card for card in game.hands[seat] if not is_heroic(card)})
        found += [f"give:{to}:{card}" for to in range(game.seats) if to != seat for card in givable]
    if may_end(game):
        found.append(DISAGREE if game.agreed[seat] else AGREE)
    return tuple(found)


def board_values(game: SpaceAlert, seat: int, member: int) -> list[str]:
    """What may be done on one action board: in the slots of the phase this seat is planning (SA-6.7, SA-31.15)."""
    cards = placeable(game, seat, member)
    board = game.boards[member]
    fixed = irrevocable(game, member)
    found: list[str] = []
    slots = PHASE_SLOTS[game.phases[seat] - 1]
    for turn in slots:
        if not board.cards[turn - 1]:  # SA-8.7
            found += [f"place:{member}:{turn}:{card}:{half}" for card in cards for half in HALVES]
        elif not fixed:  # SA-8.9
            found += [f"take:{member}:{turn}", f"turn:{member}:{turn}"]
            found += [f"move:{member}:{turn}:{to}" for to in slots if to != turn]
    return found


def placeable(game: SpaceAlert, seat: int, member: int) -> list[str]:
    """The different cards that a seat may lay on a board."""
    cards = sorted(set(game.hands[seat]))
    if game.boards[member].android:
        cards = [card for card in cards if not is_heroic(card)]  # SA-31.10
        if game.heroes[member]:  # SA-31.11, SA-33.5
            cards.append(game.heroes[member])
    return cards


def irrevocable(game: SpaceAlert, member: int) -> bool:
    """Cards on an android's board stay (SA-31.9), but not in a solo game (SA-33.6)."""
    return game.boards[member].android and not game.solo


def may_end(game: SpaceAlert) -> bool:
    """The crew may agree to end the round once the end of phase 2 was announced (SA-6.11)."""
    return game.ended_phases >= 2


# Doing it -----------------------------------------------------------------------------------------------------------


def carry_out(game: SpaceAlert, seat: int, value: str) -> None:
    """Does what was chosen from `values`."""
    word, *rest = value.split(":", 3) if value.startswith("place") else value.split(":", 2)
    if word == "place":
        card, _, half = rest[2].rpartition(":")
        place(game, seat, int(rest[0]), int(rest[1]), card, HALVES.index(half))
    elif word == "take":
        take_back(game, seat, int(rest[0]), int(rest[1]))
    elif word == "turn":
        turn_over(game, seat, int(rest[0]), int(rest[1]))
    elif word == "move":
        turn, to = rest[1].split(":")
        move(game, seat, int(rest[0]), int(turn), int(to))
    elif word == "give":
        give(game, seat, int(rest[0]), rest[1])
    elif word == NEXT:
        take_packet(game, seat, False)
    elif word == DRAW:
        draw(game, seat)
    elif word in (AGREE, DISAGREE):
        game.agreed[seat] = word == AGREE
        game.emit(EndAgreed(seat, word == AGREE))
    elif word in (sketch.KIND, sketch.WIPE, sketch.TELL):
        sketch.draw(game, seat, value)
    elif game.speed == STOPPED:
        game.done[seat] = True


def place(game: SpaceAlert, seat: int, member: int, turn: int, card: str, side: int) -> None:
    board = game.boards[member]
    if board.android and is_heroic(card):
        game.heroes[member] = ""
    else:
        game.hands[seat].remove(card)
    board.put(turn, card, side)
    if board.android:  # SA-31.8: face up
        game.emit(AndroidProgrammed(seat, member, turn, card, HALVES[side]))
    else:
        game.emit(CardPlaced(seat, member, turn, HALVES[side]))


def take_back(game: SpaceAlert, seat: int, member: int, turn: int) -> None:
    board = game.boards[member]
    card = board.take(turn)
    if board.android and is_heroic(card):
        game.heroes[member] = card
    else:
        game.hands[seat].append(card)
    game.emit(CardTakenBack(seat, member, turn))


def turn_over(game: SpaceAlert, seat: int, member: int, turn: int) -> None:
    board = game.boards[member]
    board.sides[turn - 1] = 1 - board.sides[turn - 1]
    game.emit(CardTurned(seat, member, turn, HALVES[board.sides[turn - 1]]))


def move(game: SpaceAlert, seat: int, member: int, turn: int, to: int) -> None:
    """Moves a card to another slot; two cards change places."""
    board = game.boards[member]
    card, side = board.cards[turn - 1], board.sides[turn - 1]
    board.put(turn, board.cards[to - 1], board.sides[to - 1])
    board.put(to, card, side)
    game.emit(CardMoved(seat, member, turn, to))


def take_packet(game: SpaceAlert, seat: int, forced: bool) -> None:
    """Leaves a phase for the next one: the new packet joins the cards left over (SA-6.3, SA-6.6)."""
    game.phases[seat] += 1
    phase = game.phases[seat]
    game.emit(PacketTaken(seat, phase, forced))
    packet = game.packets[seat][phase - 1]
    game.packets[seat][phase - 1] = []
    receive(game, seat, packet)


def draw(game: SpaceAlert, seat: int) -> None:
    """Incoming data: one card from the action deck (SA-7.7)."""
    game.draws[seat] -= 1
    game.emit(DataDrawn(seat))
    receive(game, seat, [game.deck.pop()])


def give(game: SpaceAlert, seat: int, to: int, card: str) -> None:
    """Data transfer: the card leaves one hand and enters the other in one step (SA-7.8, SA-38.6)."""
    game.gifts[seat] -= 1
    game.hands[seat].remove(card)
    game.emit(CardGiven(seat, to))
    receive(game, to, [card])


def receive(game: SpaceAlert, seat: int, cards: list[str]) -> None:
    game.hands[seat] += cards
    if cards:
        game.emit(CardsReceived(seat, tuple(cards), audience=(seat,)))


# Asking -------------------------------------------------------------------------------------------------------------


def refresh(game: SpaceAlert) -> None:
    """Brings every open decision up to date: of each seat its plan, one for every android (SA-31.8), and the sketch.

    A decision that stays open keeps its number: an answer that was on its way when something happened is judged by how
    things stand when it arrives.
    """
    numbers = {(each.kind, each.seat, each.args.get("member")): each.id for each in game.decisions}
    game.decisions = []
    for seat in range(game.seats):
        _ask(game, seat, numbers.get(("plan", seat, None)))
        for member, board in enumerate(game.boards):
            if board.android:
                _ask_for_android(game, seat, member, numbers.get(("program", seat, member)))
        sketch.ask(game, seat, numbers.get((sketch.KIND, seat, None)))


def _ask(game: SpaceAlert, seat: int, number: int | None) -> None:
    """With the clock stopped the round waits for a seat that is not done; otherwise time goes on without it."""
    found = values(game, seat)
    if found:
        number = number or game.next_number()
        default = None if game.done[seat] else WAIT
        free = game.done[seat] or game.speed != STOPPED
        cites = ("SA-6.2", "SA-8.9")
        game.decisions.append(
            Decision(number, seat, "plan", found, _slots(game, seat), default=default, cites=cites, free=free)
        )


def _ask_for_android(game: SpaceAlert, seat: int, member: int, number: int | None) -> None:
    found = tuple(board_values(game, seat, member))
    if found:
        args = {"member": member, **_slots(game, seat)}
        number = number or game.next_number()
        game.decisions.append(Decision(number, seat, "program", found, args, cites=("SA-31.8", "SA-31.15"), free=True))


def _slots(game: SpaceAlert, seat: int) -> Args:
    slots = PHASE_SLOTS[game.phases[seat] - 1]
    return {"phase": game.phases[seat], "first": slots[0], "last": slots[-1]}
