"""Why a plan is refused, and what would make it possible. Each refusal names the rule it comes from."""

from __future__ import annotations

from starboard.games.space_alert.rules.round_cards import HALVES, is_heroic
from starboard.games.space_alert.rules.round_clock import PHASE_SLOTS
from starboard.games.space_alert.rules.round_plan import irrevocable
from starboard.games.space_alert.rules.round_position import SLOTS, Board, SpaceAlert
from starboard.kernel.decisions import Args
from starboard.kernel.refusal import Refusal


def refuse(game: SpaceAlert, seat: int, value: str) -> Refusal | None:
    """The refusal of an answer that is not on offer; None for one that is no plan at all."""
    word, *rest = value.split(":", 2) if value.startswith("give") else value.split(":")
    if word == "next":  # SA-6.9
        return _no("SA-6.9", "last-phase")
    if word == "draw":
        return _no("SA-7.7", "deck-empty" if game.draws[seat] else "no-data")
    if word in ("agree", "disagree"):
        return _no("SA-6.11", "too-early-to-end")
    if word == "give" and len(rest) == 2:
        return _refuse_gift(game, seat, rest[0], rest[1])
    if word in ("place", "take", "turn", "move") and len(rest) >= 2:
        return _refuse_slot(game, seat, word, rest)
    return None


def refuse_talk(game: SpaceAlert) -> Refusal | None:
    """While communications are down nobody says anything (SA-7.12)."""
    return _no("SA-38.5", "talk-in-silence") if game.silent else None


def _no(rule: str, key: str, args: Args | None = None) -> Refusal:
    return Refusal(rule, f"refuse-{key}", args)


def _refuse_gift(game: SpaceAlert, seat: int, to: str, card: str) -> Refusal | None:
    if not game.transfer_open:
        return _no("SA-7.9", "transfer-closed")
    if not game.gifts[seat]:
        return _no("SA-7.8", "already-given")
    if is_heroic(card):
        return _no("SA-7.10", "give-heroic")
    if not to.isdecimal() or int(to) == seat or int(to) >= game.seats:
        return _no("SA-31.18", "give-to-whom")
    return _no("SA-7.11", "not-in-hand")


def _refuse_slot(game: SpaceAlert, seat: int, word: str, rest: list[str]) -> Refusal | None:
    turns = rest[1 : 3 if word == "move" else 2]
    if not rest[0].isdecimal() or int(rest[0]) >= game.crew or not all(turn.isdecimal() for turn in turns):
        return None
    member = int(rest[0])
    board = game.boards[member]
    if member not in game.programmable(seat):
        return _no("SA-6.2", "board-of-another")
    for turn in map(int, turns):
        if not 1 <= turn <= SLOTS:
            return None
        if turn not in PHASE_SLOTS[game.phases[seat] - 1]:
            past = turn < PHASE_SLOTS[game.phases[seat] - 1][0]
            return _no("SA-6.8" if past else "SA-6.7", "frozen" if past else "later-phase", {"turn": turn})
    turn = int(turns[0])
    if word == "place":
        return _refuse_card(game, seat, board, turn, rest[2:])
    if irrevocable(game, member):
        return _no("SA-31.9", "android-card-stays")
    if not board.cards[turn - 1]:
        return _no("SA-8.8", "slot-empty", {"turn": turn})
    return None


def _refuse_card(game: SpaceAlert, seat: int, board: Board, turn: int, rest: list[str]) -> Refusal | None:
    if len(rest) < 2 or rest[-1] not in HALVES:
        return None
    card = ":".join(rest[:-1])
    if board.cards[turn - 1]:
        return _no("SA-31.16" if board.android else "SA-8.7", "slot-taken", {"turn": turn})
    if board.android and card in game.hands[seat]:  # of those only heroic cards are not on offer
        return _no("SA-31.10", "own-heroic")
    if is_heroic(card) and card in game.heroes:
        return _no("SA-33.5" if game.solo else "SA-31.11", "heroic-of-android")
    return _no("SA-8.9", "not-in-hand")
