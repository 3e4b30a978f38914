"""One game played by machines, as a pure function of its seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from starboard import players
from starboard.kernel.chance import stream_seed
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.game import Game, Player
from starboard.kernel.match import Match, new

# In a game with a clock a machine would think forever between two ticks: it gets one choice every two seconds, for
# a quick person lays a card in that time. A crew that talks its plan over needs it: at five seconds it is too late.
PACE = 2_000

Choose = Callable[[Decision], Value | None]


class Tally(msgspec.Struct):
    """How often somebody was asked: really, or with one answer only."""

    decisions: int = 0
    forced: int = 0


def play(game: Game, levels: Sequence[str], seed: str, options: dict[str, object] | None = None) -> tuple[Match, Tally]:
    """A whole game between machine players, one level for each seat. The same seed gives the same game."""
    match = new(game, len(levels), seed, options)
    tally = Tally()
    play_on(match, seat_players(game, levels, seed), tally)
    return match, tally


def seat_players(game: Game, levels: Sequence[str], seed: str) -> list[Player]:
    """Machine players for the seats. The hash keeps the seed of their thinking apart from the streams of chance."""
    return [players.find(game, level)(stream_seed(f"players/{seed}", str(seat))) for seat, level in enumerate(levels)]


def play_on(match: Match, seated: Sequence[Player], tally: Tally) -> None:
    """Lets the players finish a match."""
    choose = [chooser(match, player) for player in seated]
    state = match.state  # the same one to the end: nothing is taken back here
    while state.winners is None:
        asked = state.decisions
        owed = asked if asked and not asked[0].free else [decision for decision in asked if not decision.free]
        if owed:
            _answer(match, owed[0], choose, tally)
            continue
        due = match.next_wakeup()
        assert due is not None, f"{match.game.title} waits for nothing: nobody is asked and no time is named."
        for decision in asked.copy():
            if decision in state.decisions:  # the answer before it may have closed it
                _answer(match, decision, choose, tally)
        if not match.over:
            match.advance(state.now + PACE if asked else due)


def _answer(match: Match, decision: Decision, choose: Sequence[Choose], tally: Tally) -> None:
    value = choose[decision.seat](decision)
    if value is None:
        assert decision.free, f"{match.game.title}: a machine owes an answer to '{decision.kind}' and gives none."
        return
    if len(decision.values) > 1 or has_choice(decision):
        tally.decisions += 1
    else:
        tally.forced += 1
    match.choose(decision, value)


def chooser(match: Match, player: Player) -> Choose:
    """How a player answers: from its own view, unless it looks at none."""
    if getattr(player, "blind", False):
        return partial(player.choose, None)
    return lambda decision: player.choose(match.view(decision.seat), decision)


def has_choice(decision: Decision) -> bool:
    """Whether there are two or more answers."""
    if decision.domain is not None:
        return min(decision.domain.weights, default=decision.domain.budget + 1) <= decision.domain.budget
    if decision.max > 1:
        return len(decision.values) > decision.min or decision.min != decision.max
    return len(decision.values) > 1
