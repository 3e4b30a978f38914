"""Batches: any number of jobs, the same figures."""

import pytest

from starboard.kernel.archive import load
from starboard.kernel.data import BadData
from starboard.kernel.game import games
from starboard.lab.batch import Batch, run, simulate
from starboard.lab.playing import play
from tests.kernel.toy import GAME


def batch(**changes):
    return Batch(**{"game": "race", "lineups": (("random", "random"),), "games": 10, "seed": "5", **changes})


def test_game_i_depends_on_the_seed_and_i_alone():
    outcomes = run(batch(), game=GAME)
    assert outcomes[:4] == run(batch(games=4), game=GAME)
    assert [outcome.index for outcome in outcomes] == list(range(10))
    match, tally = play(GAME, ["random", "random"], "5/7")
    assert outcomes[7].winners == match.winners
    assert outcomes[7].scores == tuple(match.state.places)
    assert outcomes[7].decisions == tally.decisions
    assert outcomes != run(batch(seed="6"), game=GAME)


def test_lineups_take_turns(tmp_path):
    plan = batch(lineups=(("random", "random"), ("random", "random")), games=3)
    assert [plan.lineup(index) is plan.lineups[index % 2] for index in range(3)] == [True] * 3


def test_files_are_the_games_that_were_counted(tmp_path):
    outcomes = run(batch(out=str(tmp_path), games=2), game=GAME)
    assert [load(path, GAME).winners for path in sorted(tmp_path.iterdir())] == [o.winners for o in outcomes]


def test_the_report_adds_up():
    outcomes = run(batch(), game=GAME)
    report = simulate(batch(), game=GAME)
    assert report.wins == [sum(o.winners == (seat,) for o in outcomes) for seat in (0, 1)]
    assert report.decisions == sum(o.decisions for o in outcomes)
    assert report.forced_decisions == sum(o.forced for o in outcomes)
    assert report.rounds_mean == sum(o.rounds for o in outcomes) / 10
    assert (report.rounds_min, report.rounds_max) == (min(o.rounds for o in outcomes), max(o.rounds for o in outcomes))
    assert report.scores_mean == [round(sum(o.scores[seat] for o in outcomes) / 10, 2) for seat in (0, 1)]
    assert report.shared_wins == 0


def test_progress_is_told():
    told = []
    run(batch(), progress=told.append, game=GAME)
    assert sum(told) == 10


def test_mistakes_are_found_before_the_first_game():
    for changes in ({"games": 0}, {"lineups": (("random",),)}, {"lineups": (("random", "x"),)}, {"options": {"a": 1}}):
        with pytest.raises(BadData):
            run(batch(**changes), game=GAME)


def test_a_batch_that_is_interrupted_ends_without_a_word(capfd):
    """A worker's end is no news to whoever ended it: a complaint of a thread would be an error here as well."""
    told = []

    def interrupted(ended):
        told.append(ended)
        if len(told) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(batch(game="space_base", games=200), jobs=2, progress=interrupted)
    assert capfd.readouterr() == ("", "") and len(told) == 5


def test_any_number_of_jobs_gives_the_same_figures():
    """With an installed game: another process finds games by name only."""
    name, game = next(iter(games().items()))
    plan = Batch(name, (("random",) * game.min_seats,), 6, "5")
    told = []
    assert run(plan, jobs=2, progress=told.append) == run(plan, jobs=1)
    assert sum(told) == 6


def test_a_failure_in_a_job_comes_back(tmp_path):
    name, game = next(iter(games().items()))
    out = tmp_path / "out"
    out.mkdir()
    (out / f"{name}-000001.json").mkdir()  # where a match file should go
    plan = Batch(name, (("random",) * game.min_seats,), 4, "5", out=str(out))
    with pytest.raises(BadData, match=r"000001\.json cannot be written"):
        run(plan, jobs=2)
