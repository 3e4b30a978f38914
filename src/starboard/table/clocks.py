"""The clocks of the seats: a time for each decision, and a bank for what goes beyond it."""

from __future__ import annotations

from starboard.kernel.decisions import Decision
from starboard.table.sheet import Seat, Sheet


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


def tick(sheet: Sheet, decisions: list[Decision], now: int, taken_back: int | None = None) -> None:
    """Charges each seat for what it no longer owes and starts its clock for what it owes now.

    A seat that took its choice back goes on with the time it had used, so that undo gives no time (law 9).
    """
    if not timed(sheet):
        return
    for number, seat in enumerate(sheet.seats):
        owes = owed(decisions, number) if seat.is_person else []
        if owes == seat.owes and seat.since is not None:
            continue
        used = 0 if seat.since is None else now - seat.since
        if number == taken_back:
            used += seat.used_ms
        elif seat.since is not None:
            seat.bank_ms = max(0, seat.bank_ms - max(0, used - sheet.turn_seconds * 1000))
        seat.owes = owes
        seat.used_ms = used
        seat.since = (now - used if number == taken_back else now) if owes else None


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
    over = 0 if seat.since is None else max(0, now - seat.since - sheet.turn_seconds * 1000)
    return max(0, seat.bank_ms - over)


def overdue(sheet: Sheet, now: int) -> list[int]:
    """The seats whose time has run out."""
    dues = ((number, deadline(sheet, seat)) for number, seat in enumerate(sheet.seats))
    return [number for number, due in dues if due is not None and due <= now]


def next_deadline(sheet: Sheet) -> int | None:
    dues = (deadline(sheet, seat) for seat in sheet.seats)
    return min((due for due in dues if due is not None), default=None)
