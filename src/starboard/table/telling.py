"""What an audience is told: built from the views, events and options of its own seats and from nothing else (law 7)."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.kernel.decisions import Decision
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.table import clocks
from starboard.table.chronicle import Audience, Chronicle
from starboard.table.messages import ChatLine, DecisionInfo, Hello, Hushed, SeatInfo, TableInfo, Update
from starboard.table.play import Play
from starboard.table.sheet import Sheet


def table_info(sheet: Sheet, game: Game, now: int, online: set[int]) -> TableInfo:
    seats = [_seat_info(sheet, number, now, number in online) for number in range(len(sheet.seats))]
    return TableInfo(
        sheet.id,
        sheet.game,
        game.title,
        sheet.options,
        sheet.pace,
        sheet.turn_seconds,
        sheet.bank_seconds,
        sheet.listed,
        seats,
        sheet.state,
        sheet.next_table,
        sheet.seeded,
    )


def _seat_info(sheet: Sheet, number: int, now: int, online: bool) -> SeatInfo:
    seat = sheet.seats[number]
    due = clocks.deadline(sheet, seat)
    return SeatInfo(
        number,
        seat.kind,
        seat.name,
        seat.level or seat.stand_in,
        online,
        bool(seat.stand_in) and not seat.resigned,
        clocks.bank_left(sheet, seat, now),
        None if due is None else max(0, due - now),
        seat.resigned,
    )


def decision_info(match: Match, decision: Decision) -> DecisionInfo:
    return DecisionInfo(
        decision.id,
        decision.seat,
        decision.kind,
        match.game.prompt(decision),
        match.options(decision),
        decision.min,
        decision.max,
        list(decision.cites),
        decision.domain,
        decision.default,
        decision.optional,
        decision.free,
    )


def decisions(match: Match, audience: Audience) -> list[DecisionInfo]:
    return [decision_info(match, asked) for asked in match.decisions if asked.seat in audience]


def view_seat(match: Match | None, audience: Audience) -> int | None:
    """Whose view a device shows that several people share: of the first one who is waited for."""
    if match is None or len(audience) < 2:
        return audience[0] if audience else None
    return next((seat for seat in clocks.waiting_for(match.decisions) if seat in audience), audience[0])


def view(match: Match, seat: int | None) -> dict[str, Any]:
    """A view without what is asked of the seat: that is told in words beside it."""
    shown: dict[str, Any] = msgspec.to_builtins(match.view(seat))
    shown.pop("decisions", None)
    return shown


def hushed(play: Play) -> Hushed | None:
    refused = play.hushed
    return None if refused is None else Hushed(refused.rule, refused.text)


def can_undo(match: Match, audience: Audience) -> list[int]:
    return [seat for seat in audience if match.can_undo(seat)]


def hello(
    play: Play, chronicle: Chronicle | None, chat: list[ChatLine], audience: Audience, now: int, online: set[int]
) -> Hello:
    sheet, match = play.sheet, play.match
    seat = view_seat(match, audience)
    return Hello(
        table=table_info(sheet, play.game, now, online),
        seats=list(audience),
        revision=sheet.revision,
        view=None if match is None else view(match, seat),
        decisions=[] if match is None else decisions(match, audience),
        waiting_for=[] if match is None else clocks.waiting_for(match.decisions),
        events=[] if chronicle is None else chronicle.everything(audience),
        chat=chat,
        done={seat: sheet.seats[seat].done for seat in audience},
        can_undo=[] if match is None else can_undo(match, audience),
        proposal=play.proposal,
        sent_at=now,
        hushed=hushed(play),
        view_seat=seat,
    )


def update(play: Play, chronicle: Chronicle | None, table: TableInfo, audience: Audience, now: int) -> Update:
    match = play.match
    seat = view_seat(match, audience)
    held = None if chronicle is None else chronicle.held
    return Update(
        revision=play.sheet.revision,
        table=table,
        view=None if match is None else view(match, seat),
        decisions=[] if match is None else decisions(match, audience),
        waiting_for=[] if match is None else clocks.waiting_for(match.decisions),
        events=[] if chronicle is None else chronicle.news(audience),
        can_undo=[] if match is None else can_undo(match, audience),
        proposal=play.proposal,
        sent_at=now,
        taken_back_to=None if chronicle is None or held is None else chronicle.count(audience, held),
        hushed=hushed(play),
        view_seat=seat,
    )
