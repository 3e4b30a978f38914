"""`starboard simulate` and `starboard tournament`: many games at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from starboard.kernel.data import BadData
from starboard.kernel.game import find_game
from starboard.lab import batch
from starboard.lab import tournament as league
from starboard.lab.batch import Batch, Report
from starboard.terminal.output import bar, show, table


def simulate(
    game: str,
    seats: int | None,
    games: int,
    bots: str,
    seed: str,
    jobs: int,
    out: Path | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    room = find_game(game)
    names = _bots(bots)
    if seats is not None:
        room.check_seats(seats)
    if len(names) == 1:
        names *= room.min_seats if seats is None else seats
    elif seats is not None and len(names) != seats:
        raise BadData(f"--bots names {len(names)} bots for {seats} seats: name one for each, or one for all.")
    plan = Batch(game, (names,), games, seed, read_options(options), out=None if out is None else str(out))
    with bar(room.title, games) as progress:
        report = batch.simulate(plan, jobs, progress)
    show(report, as_json, _report_lines(report))


def _report_lines(report: Report) -> Iterator[str]:
    yield (
        f"{report.games} games in {report.seconds:.1f} s: {report.games_per_second:.1f} games and "
        f"{report.decisions_per_second:,.0f} decisions a second."
    )
    yield f"Rounds: {report.rounds_mean:.1f} on average, {report.rounds_min} to {report.rounds_max}."
    yield ""
    rows = [["Seat", "Bot", "Wins", "Share", "Score"]]
    for seat, wins in enumerate(report.wins):
        share = f"{wins / report.games:.1%}"
        rows.append([str(seat), report.bots[seat], str(wins), share, f"{report.scores_mean[seat]:.1f}"])
    yield from table(rows)


def tournament(
    game: str, bots: str, seats: int, games: int, seed: str, jobs: int, options: tuple[str, ...], as_json: bool
) -> None:
    room = find_game(game)
    with bar(room.title, games) as progress:
        report = league.hold(game, _bots(bots), seats, games, seed, read_options(options), jobs, progress)
    show(report, as_json, _standings(report))


def _standings(report: league.Report) -> Iterator[str]:
    yield f"{report.games} games with {report.seats} seats in {report.seconds:.1f} s."
    yield ""
    rows = [["Bot", "Elo", "95 %", "Games", "Wins", "Share", "95 %"]]
    for rating in report.ratings:
        elo = "{:.0f} to {:.0f}".format(*rating.elo_interval)
        share = "{:.1%} to {:.1%}".format(*rating.win_rate_interval)
        figures = [f"{rating.elo:.0f}", elo, str(rating.games), str(rating.wins), f"{rating.win_rate:.1%}", share]
        rows.append([rating.bot, *figures])
    yield from table(rows)
    yield ""
    rows = [["Pair", "Wins", "Losses", "Share", "95 %"]]
    for pair in report.pairs:
        share = "{:.1%} to {:.1%}".format(*pair.win_rate_interval)
        figures = [str(pair.wins), str(pair.losses), f"{pair.win_rate:.1%}", share]
        rows.append([f"{pair.bot} against {pair.against}", *figures])
    yield from table(rows)


def _bots(names: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in names.split(","))


def read_options(pairs: tuple[str, ...]) -> dict[str, Any]:
    """KEY=VALUE pairs; a value that reads as a number, true or false is one."""
    options: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadData(f"--options takes KEY=VALUE, and '{pair}' has no equals sign.")
        options[key.strip()] = _value(value.strip())
    return options


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text, type=bool | int | float)
    except (msgspec.DecodeError, UnicodeError):
        return text
