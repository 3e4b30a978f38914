"""The report on a game's balance: places, lengths, acquisitions, styles."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.kernel.events import Event
from starboard.lab.balance import main, markdown, measure
from starboard.lab.batch import Batch, run
from starboard.lab.ratings import mean
from starboard.players import Random
from tests.kernel.toy import Moved, RaceGame


class Shop(RaceGame):
    """Race, in which showing the card passes for acquiring it; the second seat is said to begin."""

    name = "shop"
    bots = {"even": Random}
    styles = {"hasty": Random, "patient": Random}

    def first(self, state: Any) -> int:
        return 1

    def wares(self, options: dict[str, Any]) -> dict[str, str]:
        return {"card": "cards", "ghost": "cards"}

    def acquired(self, event: Event) -> tuple[int, str] | None:
        return (event.seat, "card") if isinstance(event, Moved) and event.card else None


SHOP = Shop()


def test_a_mean_and_how_sure_it_is() -> None:
    assert mean([3.0, 3.0, 3.0]) == (3.0, (3.0, 3.0))
    middle, (low, high) = mean([0.0, 1.0] * 50)
    assert middle == 0.5
    assert (round(low, 3), round(high, 3)) == (0.402, 0.598)  # half a point in the tenth part, twice


def test_the_report_counts_what_the_games_were() -> None:
    report = measure("shop", "even", 30, "7", seats=(2,), room=SHOP)
    outcomes = run(Batch("shop", (("even", "even"),), 30, "7/2", acquisitions=True), game=SHOP)
    (length,) = report.lengths
    assert (length.seats, length.games) == (2, 30)
    assert length.mean == round(sum(outcome.rounds for outcome in outcomes) / 30, 2)
    assert length.range == (min(o.rounds for o in outcomes), max(o.rounds for o in outcomes))
    by_seat = [sum(seat in outcome.winners for outcome in outcomes) for seat in (0, 1)]
    assert [place.wins for place in report.places if place.by == "seat"] == by_seat
    assert [place.wins for place in report.places if place.by == "place"] == by_seat[::-1]  # the second seat begins
    assert sum(place.above for place in report.places) == pytest.approx(0, abs=0.3)


def test_acquirers_are_compared_with_those_of_their_class() -> None:
    report = measure("shop", "even", 30, "7", seats=(2,), room=SHOP)
    outcomes = run(Batch("shop", (("even", "even"),), 30, "7/2", acquisitions=True), game=SHOP)
    over = [
        (seat in outcome.winners) - 0.5 for outcome in outcomes for seat, wares in enumerate(outcome.acquired) if wares
    ]
    (card,) = report.wares
    assert card.acquired == len(over) > 0
    assert card.over_share == round(100 * sum(over) / len(over), 1) == report.classes["cards"]
    assert card.above == 0.0  # the only one of its class
    assert report.never == ["ghost"]


def test_the_styles_play_each_other_where_there_are_enough_of_them() -> None:
    report = measure("shop", "even", 20, "7", room=SHOP)
    assert [length.seats for length in report.lengths] == [2, 3, 4]
    assert {(style.style, style.seats) for style in report.styles} == {("hasty", 2), ("patient", 2)}
    assert min(style.behind for style in report.styles) == 0.0
    assert sum(style.share for style in report.styles) == pytest.approx(1)


def test_the_styles_may_play_another_number_of_games() -> None:
    report = measure("shop", "even", 10, "7", seats=(2,), style_games=24, room=SHOP)
    assert [length.games for length in report.lengths] == [10]
    assert [style.games for style in report.styles] == [24, 24]


def test_games_without_acquisitions_or_styles_have_a_report_too() -> None:
    from tests.kernel.toy import GAME

    report = measure("race", "random", 5, room=GAME)
    assert (report.wares, report.never, report.styles) == ([], [], [])


def test_the_report_in_words_has_a_row_for_everything() -> None:
    report = measure("shop", "even", 10, "7", seats=(2,), room=SHOP)
    lines = list(markdown(report))
    rows = [line for line in lines if line.startswith("| ") and not line.startswith("| --- ")]
    headings = 5
    entries = len(report.lengths) + len(report.places) + len(report.classes) + len(report.wares) + len(report.styles)
    assert len(rows) == headings + entries
    assert "Never acquired: ghost." in lines


def test_bad_input_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no_such_game"]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.startswith("There is no game 'no_such_game' here") and told.err.count("\n") == 1
