"""The clocks of the seats: a time for each decision, and a bank for what goes beyond it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from starboard.kernel.decisions import Decision
from starboard.table.sheet import Seat, Sheet

REMEMBERED: Final = 16  # answers of a seat, for taking them back


def owed(decisions: list[Decision], seat: int) -> list[int]:
    """What keeps others waiting for a seat: its open decisions but those that need not be answered."""
    return [decision.id for decision in decisions if decision.seat == seat and not decision.free]


def waiting_for(decisions: list[Decision]) -> list[int]:
    """The seats that keep others waiting."""
    return sorted({decision.seat for decision in decisions if not decision.free})


def start(sheet: Sheet) -> None:
    """Fills the banks when the game begins."""
    for seat in sheet.seats:
        seat.bank_ms = sheet.bank_seconds * 1000


def tick(
    sheet: Sheet, decisions: list[Decision], now: int, chose: Collection[int] = (), taken_back: int | None = None
) -> None:
    """Charges each seat for what it no longer owes and starts its clock for what it owes now.

    `chose` are the seats that have just chosen. One that took its choice back goes on with the time it had used: undo
    gives no time (law 9).
    """
    if not timed(sheet):
        return
    for number, seat in enumerate(sheet.seats):
        owes = owed(decisions, number) if seat.is_person else []
        if owes == seat.owes and number not in chose and number != taken_back:
            continue
        used = 0 if seat.since is None else now - seat.since
        if number == taken_back:
            before = seat.used.pop() if seat.used else 0
            seat.bank_ms += _over(sheet, before)
            used += before
        else:
            seat.bank_ms = max(0, seat.bank_ms - _over(sheet, used))
            if number in chose:
                seat.used = [*seat.used, used][-REMEMBERED:]
            used = 0
        seat.owes = owes
        seat.since = now - used if owes else None


def _over(sheet: Sheet, used: int) -> int:
    """What of a time goes to the bank's account."""
    return max(0, used - sheet.turn_seconds * 1000)


def make_up_for(sheet: Sheet, outage_ms: int) -> None:
    """The clocks stood still while the host was away. `outage_ms` is how long that was, since there is this host."""
    for seat in sheet.seats:
        if seat.since is not None:
            seat.since += outage_ms - sheet.outage_ms
    sheet.outage_ms = outage_ms


def timed(sheet: Sheet) -> bool:
    return sheet.pace != "none" and (sheet.turn_seconds > 0 or sheet.bank_seconds > 0)


def deadline(sheet: Sheet, seat: Seat) -> int | None:
    """When the clock answers for a seat."""
    if seat.since is None or not timed(sheet):
        return None
    return seat.since + sheet.turn_seconds * 1000 + seat.bank_ms


def bank_left(sheet: Sheet, seat: Seat, now: int) -> int | None:
    if not timed(sheet):
        return None
    over = 0 if seat.since is None else _over(sheet, now - seat.since)
    return max(0, seat.bank_ms - over)


def overdue(sheet: Sheet, now: int) -> list[int]:
    """The seats whose time has run out."""
    dues = ((number, deadline(sheet, seat)) for number, seat in enumerate(sheet.seats))
    return [number for number, due in dues if due is not None and due <= now]


def next_deadline(sheet: Sheet) -> int | None:
    dues = (deadline(sheet, seat) for seat in sheet.seats)
    return min((due for due in dues if due is not None), default=None)
