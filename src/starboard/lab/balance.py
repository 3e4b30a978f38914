"""Whether a game is balanced: who wins from which place, how long games last, what is acquired, which plans win.

    python -m starboard.lab.balance space_base --bot hard --games 10000 --style-games 1000 --jobs 2

Equal machine players sit on all seats, and the game's styles play each other. All intervals are 95 %; a place among
four is known to 2.7 points either way from 1,000 games, to 0.8 from 10,000.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence

import msgspec

from starboard.kernel.data import BadData
from starboard.kernel.game import Game, find_game
from starboard.lab import tournament
from starboard.lab.batch import Batch, Outcome, run
from starboard.lab.ratings import Interval, mean, wilson


class Length(msgspec.Struct):
    """How many rounds the games of one number of seats last."""

    seats: int
    games: int
    mean: float
    mean_interval: Interval
    middle: tuple[int, int]  # nine games in ten lie between these, both included
    range: tuple[int, int]


class Place(msgspec.Struct):
    """How often a place in the order of turns wins, or a seat of the table."""

    seats: int
    by: str  # "place" in the order of turns, or "seat"
    number: int  # from 1
    games: int
    wins: int
    share: float
    interval: Interval
    above: float  # points above an equal share


class Ware(msgspec.Struct):
    """How those who acquired something did, in the games of all numbers of seats together.

    Par is what an acquirer may expect: an equal share, and whatever those who acquire things of this class win more,
    for only who does well gets to the dear ones. `above` is what the acquirers of this one won over par, in points.
    """

    id: str
    kind: str
    acquired: int
    over_share: float  # points over an equal share
    above: float
    interval: Interval


class Style(msgspec.Struct):
    """How a style did against the other styles."""

    style: str
    seats: int
    games: int
    share: float
    interval: Interval
    behind: float  # points behind the best


class Report(msgspec.Struct):
    game: str
    bot: str
    seed: str
    lengths: list[Length]
    places: list[Place]
    classes: dict[str, float]  # what those who acquire something of a class win over an equal share, in points
    wares: list[Ware]
    never: list[str]  # what nobody ever acquired
    styles: list[Style]


def measure(
    game: str,
    bot: str,
    games: int,
    seed: str = "0",
    jobs: int = 1,
    seats: Sequence[int] = (),
    style_games: int = 0,
    room: Game | None = None,
) -> Report:
    """Plays `games` games for each number of seats, and `style_games` between the styles, or as many if that is 0.
    `room` is for a game that is not installed."""
    house = room or find_game(game)
    numbers = tuple(seats) or tuple(range(house.min_seats, house.max_seats + 1))
    played: dict[int, list[Outcome]] = {}
    for number in numbers:
        batch = Batch(game, ((bot,) * number,), games, f"{seed}/{number}", acquisitions=True)
        played[number] = run(batch, jobs, game=room)
    kinds = house.wares(house.check_options({}))
    classes, wares = _wares(kinds, played)
    styles = [number for number in numbers if number <= len(house.styles)]
    return Report(
        game,
        bot,
        seed,
        [_length(number, outcomes) for number, outcomes in played.items()],
        [place for number, outcomes in played.items() for place in _places(number, outcomes)],
        classes,
        wares,
        sorted(set(kinds) - {ware.id for ware in wares}),
        [
            style
            for number in styles
            for style in _styles(
                tournament.hold(
                    game,
                    tuple(house.styles),
                    number,
                    style_games or games,
                    f"{seed}/styles/{number}",
                    {},
                    jobs,
                    room=room,
                )
            )
        ],
    )


def _length(seats: int, outcomes: Sequence[Outcome]) -> Length:
    rounds = sorted(outcome.rounds for outcome in outcomes)
    outside = len(rounds) // 20
    middle, interval = mean(rounds)
    return Length(
        seats,
        len(rounds),
        round(middle, 2),
        _rounded(interval, 2),
        (rounds[outside], rounds[-1 - outside]),
        (rounds[0], rounds[-1]),
    )


def _places(seats: int, outcomes: Sequence[Outcome]) -> Iterator[Place]:
    for by in ("place", "seat"):
        for number in range(seats):
            wins = sum(
                (number + outcome.first if by == "place" else number) % seats in outcome.winners for outcome in outcomes
            )
            share = wins / len(outcomes)
            interval = _rounded(wilson(wins, len(outcomes)), 4)
            yield Place(
                seats, by, number + 1, len(outcomes), wins, round(share, 4), interval, _points(share - 1 / seats)
            )


def _wares(kinds: dict[str, str], played: dict[int, list[Outcome]]) -> tuple[dict[str, float], list[Ware]]:
    """Every acquisition counts its acquirer's win, 1 or 0, less an equal share."""
    over: dict[str, list[float]] = defaultdict(list)
    for seats, outcomes in played.items():
        for outcome in outcomes:
            for seat, wares in enumerate(outcome.acquired):
                for ware in dict.fromkeys(wares):
                    over[ware].append((seat in outcome.winners) - 1 / seats)
    of_class: dict[str, list[float]] = defaultdict(list)
    for ware, values in over.items():
        of_class[kinds[ware]] += values
    pars = {kind: sum(values) / len(values) for kind, values in sorted(of_class.items())}
    found = []
    for ware, values in over.items():
        middle, (low, high) = mean(values)
        par = pars[kinds[ware]]
        interval = _points(low - par), _points(high - par)
        found.append(Ware(ware, kinds[ware], len(values), _points(middle), _points(middle - par), interval))
    return {kind: _points(par) for kind, par in pars.items()}, sorted(found, key=lambda ware: -ware.above)


def _styles(report: tournament.Report) -> list[Style]:
    best = max(rating.win_rate for rating in report.ratings)
    return [
        Style(
            rating.bot,
            report.seats,
            rating.games,
            rating.win_rate,
            rating.win_rate_interval,
            _points(best - rating.win_rate),
        )
        for rating in report.ratings
    ]


def _points(share: float) -> float:
    return round(100 * share, 1)


def _rounded(interval: Interval, digits: int) -> Interval:
    return round(interval[0], digits), round(interval[1], digits)


# ---- the report in words -------------------------------------------------------------------------------------------


def markdown(report: Report) -> Iterator[str]:
    yield f"Equal players: {report.bot}. Seed {report.seed}. All intervals are 95 %."
    yield ""
    rows = [["Seats", "Games", "Rounds on average", "Interval", "Nine in ten games", "All games"]]
    for length in report.lengths:
        low, high = length.mean_interval
        nine, every = ("{} to {}".format(*ends) for ends in (length.middle, length.range))
        rows.append(
            [f"{length.seats}", f"{length.games}", f"{length.mean:.1f}", f"{low:.1f} to {high:.1f}", nine, every]
        )
    yield from _table(rows)
    rows = [["Seats", "By", "Number", "Wins", "Share", "Interval", "Above an equal share"]]
    for place in report.places:
        share = "{:.1%} to {:.1%}".format(*place.interval)
        figures = [f"{place.number}", f"{place.wins}", f"{place.share:.1%}", share, f"{place.above:+.1f}"]
        rows.append([f"{place.seats}", place.by, *figures])
    yield from _table(rows)
    rows = [["Class", "Acquirers over an equal share"]]
    rows += [[kind, f"{points:+.1f}"] for kind, points in report.classes.items()]
    yield from _table(rows)
    rows = [["Card", "Class", "Acquired", "Over an equal share", "Above par", "Interval"]]
    for ware in report.wares:
        interval = "{:+.1f} to {:+.1f}".format(*ware.interval)
        rows.append([ware.id, ware.kind, f"{ware.acquired}", f"{ware.over_share:+.1f}", f"{ware.above:+.1f}", interval])
    yield from _table(rows)
    yield f"Never acquired: {', '.join(report.never) or 'nothing'}."
    yield ""
    rows = [["Style", "Seats", "Games", "Wins", "Interval", "Behind the best"]]
    for style in report.styles:
        share = "{:.1%} to {:.1%}".format(*style.interval)
        rows.append(
            [style.style, f"{style.seats}", f"{style.games}", f"{style.share:.1%}", share, f"{style.behind:.1f}"]
        )
    yield from _table(rows)


def _table(rows: list[list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(rows[0])} |"
    yield f"|{' --- |' * len(rows[0])}"
    for row in rows[1:]:
        yield f"| {' | '.join(row)} |"
    yield ""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m starboard.lab.balance", description="Measures a game's balance.")
    parser.add_argument("game", help="its name, e.g. space_base")
    parser.add_argument("--bot", default="hard", help="the machine player on all seats")
    parser.add_argument("--games", type=int, default=1000, help="for each number of seats")
    parser.add_argument("--style-games", type=int, default=0, help="between the styles; as many by default")
    parser.add_argument("--seats", type=int, nargs="*", default=(), help="numbers of seats; all by default")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON document instead of tables")
    told = parser.parse_args(arguments)
    try:
        report = measure(told.game, told.bot, told.games, told.seed, told.jobs, told.seats, told.style_games)
    except BadData as error:
        print(error, file=sys.stderr)
        return 2
    if told.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        print("\n".join(markdown(report)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
