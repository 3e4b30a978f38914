"""Games with cards that nobody would print: every kind of effect on any half, in any colour a pack may have."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from starboard.games.space_base.content.pack import Pack, parse
from starboard.games.space_base.content.schema import (
    Ability,
    About,
    AddCharge,
    Buy,
    Claim,
    Colony,
    Double,
    Drain,
    Effect,
    Gain,
    Half,
    MoveCharge,
    PlaceAnywhere,
    Reroll,
    SetDie,
    ShiftSum,
    Ship,
    SwapCard,
    SwapSectors,
    TextReward,
)
from starboard.games.space_base.content.write import write_pack
from starboard.games.space_base.room import GAME
from starboard.games.space_base.rules.checks import problems
from starboard.kernel.answers import sample
from starboard.kernel.match import Match, new
from tests.marks import rule

gains = st.builds(Gain, st.integers(1, 3), st.integers(0, 2), st.integers(0, 2))
levels = st.sampled_from([1, 2, 3])
claims = st.builds(Claim, levels, st.integers(1, 9))
buys = st.builds(Buy, st.lists(levels, unique=True, max_size=2))
texts: st.SearchStrategy[TextReward] = st.one_of(gains, claims, buys)
sectors = st.integers(1, 12)
ranges = st.tuples(sectors, sectors).map(sorted)
in_windows: st.SearchStrategy[Effect] = st.one_of(
    texts,
    st.just(AddCharge()),
    st.just(MoveCharge()),
    st.just(SwapCard()),
    st.builds(Drain, st.sampled_from([1, 4, 99])),
    st.builds(lambda low_high, by: PlaceAnywhere(by, None, *low_high), ranges, st.sampled_from(["buy", "turn"])),
    st.builds(lambda low_high, level: PlaceAnywhere("claim", level, *low_high), ranges, levels),
    st.tuples(sectors, sectors).filter(lambda ab: ab[0] != ab[1]).map(lambda ab: SwapSectors(*ab)),
)
bound: st.SearchStrategy[Effect] = st.one_of(
    st.builds(ShiftSum, st.sampled_from([1, 2])),
    st.just(SetDie()),
    st.builds(Reroll, st.sampled_from([1, 2])),
    st.builds(Double, st.sampled_from(["station", "patrol"])),
)


@st.composite
def abilities(draw: st.DrawFn) -> Ability:
    if draw(st.booleans()):
        effects = draw(st.lists(in_windows, min_size=1, max_size=3))
        return Ability(draw(st.sampled_from(["blue", "red", "green"])), effects)
    effect = draw(bound)
    color = draw(st.sampled_from(["blue", "green"]))
    if isinstance(effect, Double):
        color = "blue" if effect.zone == "station" else "red"
    return Ability(color, draw(st.permutations([effect, *draw(st.lists(gains, max_size=1))])))  # type: ignore[arg-type]


@st.composite
def halves(draw: st.DrawFn) -> Half:
    cells: list[list[int]] = [[]] * draw(st.integers(1, 3))
    joined = len(cells) > 1 and draw(st.booleans())
    if joined:
        cells = [[], *draw(st.lists(st.lists(st.integers(2, 5), unique=True), min_size=1, max_size=2))]
    return Half(
        credits=draw(st.integers(0, 3)),
        vp=draw(st.sampled_from([0, 0, 1])),
        arrow=draw(st.sampled_from([None, "left", "right", "both"])),
        text=draw(st.lists(texts, max_size=2)),
        cells=cells,
        joined=joined,
        ability=draw(abilities()),
    )


def odd_pack(pool: list[Half]) -> Pack:
    """Whatever is in the pool lies on every sector and in every deck, on both halves; decks run out early."""

    def ship(id: str, number: int, cost: int, level: int = 0) -> Ship:
        station, patrol = pool[number % len(pool)], pool[(number * 5 + 1) % len(pool)]
        return Ship(id, id, number % 12 + 1, cost, station, patrol, level)  # type: ignore[arg-type]

    starters = [ship(f"S-{number}", number, 0) for number in range(12)]
    ships = [ship(f"L{level}-{n}", n + level, (level - 1) * n, level) for level in (1, 2, 3) for n in range(12)]
    colonies = [Colony(f"C-{sector}", f"C-{sector}", sector, 2, 1) for sector in range(1, 13, 2)]
    return parse(write_pack(About("space_base", "odd", "1"), {}, starters, ships, colonies))


def play_on(match: Match, chooser: Random, most: int) -> Counter[str]:
    """Random choices, and now and then a machine player's. What was asked, and how often."""
    asked: Counter[str] = Counter()
    machines = [make(1) for make in GAME.bots.values()]
    while not match.over and asked.total() < most:
        decision = chooser.choice(match.decisions)
        value = sample(decision, chooser.randrange)
        if asked.total() % 7 == 0:
            value = machines[asked.total() % len(machines)].choose(match.view(decision.seat), decision) or value
        for option in match.options(decision):
            assert (option.value in decision.values) != bool(option.forbidden)
        match.choose(decision, value)
        assert problems(match.state) == []
        asked[decision.kind] += 1
    return asked


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(halves(), min_size=3, max_size=9), st.integers(2, 5), st.integers(0, 9))
@rule("SB-22.4", "SB-15.12", "SB-12.11", "SB-22.5")
def test_any_pack_that_is_in_order_can_be_played(pool: list[Half], seats: int, seed: int) -> None:
    match = new(GAME, seats, seed, {"pack": odd_pack(pool).digest})
    play_on(match, Random(seed), 120)
    match.verify()


EVERY_EFFECT: list[list[Effect]] = [
    [Gain(vp=1), Buy()],
    [Claim(1, 2), Claim(2)],
    [ShiftSum(2)],
    [SetDie()],
    [Reroll(1)],
    [SwapSectors(5, 8)],
    [AddCharge()],
    [MoveCharge(), Drain(4)],
    [PlaceAnywhere("turn", low=1, high=12)],
    [PlaceAnywhere("claim", 3)],
    [SwapCard()],
]


@pytest.mark.parametrize("seats", [2, 5])
@rule("SB-14.55", "SB-22.6")
def test_every_decision_of_the_game_comes_up_with_every_effect_on_every_half(seats: int) -> None:
    pool = [
        Half(credits=1, arrow="both", text=[Claim(1)], cells=[[], []], ability=Ability("green", effects))
        for effects in EVERY_EFFECT
    ]
    for zone, color in (("station", "blue"), ("patrol", "red")):
        pool.append(Half(credits=1, cells=[[]], ability=Ability(color, [Double(zone)])))  # type: ignore[arg-type]
    asked: Counter[str] = Counter()
    for seed in range(4):
        asked += play_on(new(GAME, seats, seed, {"pack": odd_pack(pool).digest}), Random(seed), 400)
    assert set(asked) == {
        *("window", "set_dice", "set_die", "reroll", "reroll_die", "use_dice", "shift_sum", "double", "double_sector"),
        *("turn_arrow", "claim", "buy", "purchase", "place_at", "add_charge", "move_charge", "swap_card"),
    }
