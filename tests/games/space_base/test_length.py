"""How long games with the built-in cards last (SB-21.11)."""

from __future__ import annotations

from statistics import mean

from starboard.games.space_base.room import GAME
from starboard.lab.playing import play
from tests.marks import rule


@rule("SB-21.11")
def test_games_last_about_as_long_as_the_published_ones_and_shorter_with_more_players() -> None:
    lengths = {seats: mean(rounds(seats, seed) for seed in range(10)) for seats in (2, 3)}
    assert 12 <= lengths[3] < lengths[2] <= 22, lengths


def rounds(seats: int, seed: int) -> int:
    match, _ = play(GAME, ["normal"] * seats, str(seed))
    return GAME.rounds(match.state)
