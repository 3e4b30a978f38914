"""What holds in all sixteen missions: saved and resumed at any moment, flown by nobody, and silent about the future."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from starboard.games.space_alert.content.missions.script import THREAT, missions
from starboard.games.space_alert.room import GAME
from starboard.games.space_alert.rules.round_cards import is_heroic
from starboard.games.space_alert.rules.round_plan import AGREE, WAIT, refresh
from starboard.games.space_alert.rules.round_position import SpaceAlert
from starboard.kernel.answers import sample
from starboard.kernel.conformance import dice
from starboard.kernel.match import Match
from starboard.kernel.state import State, advance, answer, next_wakeup
from tests.games.space_alert.live import Live
from tests.marks import rule

CODEC = GAME.codec
Happening = tuple[int, Any]  # the place of a decision and the answer to it, or NOW and the time
NOW = -1


def happenings(state: State, seed: int) -> Iterator[Happening]:
    """A whole match with a crew that lays any cards: between two moments of the script everybody does something."""
    below = dice(seed)
    while state.winners is None:
        if (due := next_wakeup(state)) is None:
            yield 0, sample(state.decisions[0], below)
            continue
        for seat in range(state.seats):
            place = next(place for place, decision in enumerate(state.decisions) if decision.seat == seat)
            value = sample(state.decisions[place], below)
            yield place, WAIT if value == AGREE else value  # nobody wants an early end
        yield NOW, due


def happen(state: State, happening: Happening) -> None:
    place, value = happening
    if place == NOW:
        advance(state, value)
    else:
        answer(state, place, value)


def begun(mission: str) -> SpaceAlert:
    return Live(seats=4, mission=mission).state


def restarted(state: SpaceAlert) -> SpaceAlert:
    """As a server finds it again."""
    return CODEC.decode(CODEC.encode(state))


@rule("SA-38.1", "SA-9.8", "SA-9.9")
@pytest.mark.parametrize("mission", missions())
def test_a_restart_between_any_two_moments_changes_nothing(mission: str) -> None:
    state, again = begun(mission), begun(mission)
    moments = 0
    for happening in happenings(state, 1):
        again = restarted(again)
        told = len(state.events)
        happen(state, happening)
        happen(again, happening)
        assert CODEC.encode(again) == CODEC.encode(state)
        assert again.events == state.events[told:]
        moments += happening[0] == NOW
    assert moments == len({moment.at for moment in state.timeline[1:]})  # all but the alert


@pytest.mark.slow
@pytest.mark.parametrize("mission", missions())
def test_a_mission_resumed_at_any_moment_ends_as_if_nothing_had_happened(mission: str) -> None:
    state = begun(mission)
    saved, flown = [], []
    for happening in happenings(state, 2):
        saved.append(CODEC.encode(state))
        flown.append(happening)
        happen(state, happening)
    for number, raw in enumerate(saved):
        again = CODEC.decode(raw)
        for happening in flown[number:]:
            happen(again, happening)
        assert CODEC.digest(again) == CODEC.digest(state)


@rule("SA-1.7", "SA-6.10", "SA-9.6", "SA-27.7")
@pytest.mark.parametrize("mission", missions())
def test_a_mission_without_any_input_ends_by_itself(mission: str) -> None:
    for seats in range(1, 6):
        table = Live(seats=seats, mission=mission)
        table.at(table.state.ends[-1] * 1000 - 1)
        assert not table.match.over
        table.end()
        assert table.match.over  # nobody is asked about trips over empty slots
        (result,) = table.state.results
        assert table.match.winners == (tuple(range(seats)) if result.won else ())
        assert table.state.ship.turn == table.state.ship.last + 2 or not result.won


# What nobody may know -------------------------------------------------------------------------------------------------


def shown(match: Match, seat: int | None) -> bytes:
    """All that a seat gets to see, to the byte."""
    options = [match.options(decision) for decision in match.decisions if decision.seat == seat]
    return msgspec.json.encode([match.view(seat), options, match.events_for(seat)])


@rule("SA-38.4", "SA-7.5")
@pytest.mark.parametrize("mission", missions())
def test_nothing_of_the_script_is_known_before_its_time(mission: str) -> None:
    """Beside the mission flies one with the same past and no future."""
    lines = tuple(missions()[mission].lines)
    true, other = Live(seats=5, mission=mission), Live(seats=5, mission=mission)
    for number, said in enumerate(missions()[mission].script):
        other.state.script = lines[:number]
        for table in (true, other):
            table.at(said.at * 1000 - 1)
        for seat in (*range(5), None):
            assert shown(true.match, seat) == shown(other.match, seat)
        other.state.script = lines[: number + 1]
    for table in (true, other):
        table.end()
    assert len(true.state.laid) == sum(said.kind == THREAT for said in missions()[mission].script)


def exchange(state: SpaceAlert, seat: int) -> None:
    """Other cards for everybody else: in the hands, face down on the boards, in the packets and in the deck."""
    places = [state.deck]
    places += [hand for other, hand in enumerate(state.hands) if other != seat]
    places += [board.cards for board in state.boards if board.seat != seat]
    places += [packet for packets in state.packets for packet in packets]
    for cards in places:
        cards[:] = [card and ("B*/goto:LB" if is_heroic(card) else "C/lift") for card in cards]
    refresh(state)


@rule("SA-8.4", "SA-8.5", "SA-8.6", "SA-38.2", "SA-38.3")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_the_cards_of_others_are_nobody_elses_business(seat: int | None) -> None:
    true, other = Live(mission="mission-1"), Live(mission="mission-1")
    exchange(other.state, -1 if seat is None else seat)
    mates = [mate for mate in range(4) if mate != seat]
    for table in (true, other):
        for mate in mates:
            table.do(mate, f"place:{mate}:1:{table.state.hands[mate][0]}:move")
        table.at("2:20")  # incoming data
        for mate in mates:
            table.do(mate, "draw", f"place:{mate}:3:{table.state.hands[mate][-1]}:action", f"turn:{mate}:3")
        table.at("3:05")  # data transfer
        ordinary = [card for card in table.state.hands[mates[0]] if not is_heroic(card)]
        table.do(mates[0], f"give:{mates[1]}:{ordinary[0]}", "next")
        table.at("3:49")
    assert shown(true.match, seat) == shown(other.match, seat)
    for mate in mates:
        assert shown(true.match, mate) != shown(other.match, mate)
