"""What makes no sense on one half of a ship, though every field has the right type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starboard.games.space_base.content.lines import Path
from starboard.games.space_base.content.schema import (
    Ability,
    AddCharge,
    Buy,
    Claim,
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
    SwapCard,
    SwapSectors,
    TextReward,
    Win,
)

Finding = tuple[Path, str, bool]  # where, what and what to do, whether it is a mere warning

PLAYERS: Final = range(2, 6)

# SB-7.11: the phase an effect is bound to; the others, credits aside, belong to the windows.
PHASES: Final[dict[type[Effect], str]] = {
    SetDie: "phase 2 before the roll",
    Reroll: "phase 2 after the roll",
    ShiftSum: "phase 3",
    Double: "phase 4",
}
WINDOWS: Final = "the windows"

# SB-7.11: the colour every published ability of a family has.
COLORS: Final[dict[type[Effect], str]] = {
    ShiftSum: "green",
    Buy: "blue",
    Claim: "blue",
    SwapSectors: "blue",
    Reroll: "blue",
    SetDie: "blue",
    Drain: "blue",
    AddCharge: "green",
    MoveCharge: "green",
    PlaceAnywhere: "blue",
    SwapCard: "green",
    Win: "green",
}


def findings(half: Half, sector: int, path: Path) -> Iterator[Finding]:
    """Everything about one half; sector 0 is one that could not be read."""
    if not (half.credits or half.income or half.vp or half.arrow or half.text or half.cells):
        yield path, "yields nothing (SB-3.10); give it credits, income, vp, an arrow, text or cells.", False
    if (half.arrow, sector) in (("left", 1), ("right", 12)):
        text = f'is "{half.arrow}" in sector {sector}, where it leads off the board (SB-12.14); turn it round.'
        yield (*path, "arrow"), text, True
    for index, reward in enumerate(half.text):
        yield from _reward(reward, (*path, "text", index))
    yield from _cells(half, path)
    if half.ability is not None:
        if not half.cells:
            yield (*path, "ability"), "has no cells to pay from (SB-13.6); add cells, such as cells = [[]].", False
        yield from _ability(half.ability, (*path, "ability"))


def _cells(half: Half, path: Path) -> Iterator[Finding]:
    place = (*path, "cells")
    if half.cells and half.ability is None:
        yield place, "collect charges that no ability here spends (SB-3.14); add an ability or remove them.", True
    if half.joined and len(half.cells) < 2:
        text = f"needs two cells or more (SB-13.7), and there are {len(half.cells)}; add cells or remove joined."
        yield (*path, "joined"), text, False
    if not half.joined and any(half.cells):
        yield place, "have dots, which only joined cells have (SB-3.9); write joined = true or [] for each.", False
    for players in PLAYERS:
        if half.cells and not any(not dots or players in dots for dots in half.cells):
            yield place, f"leave none at {players} players (SB-13.9); add {players} to the dots of one cell.", False


def _ability(ability: Ability, path: Path) -> Iterator[Finding]:
    for index, effect in enumerate(ability.effects):
        yield from _effect(effect, (*path, "effects", index))
        yield from _color(ability.color, effect, (*path, "color"))
    phases = {PHASES.get(type(effect), WINDOWS) for effect in ability.effects if not isinstance(effect, Gain)}
    if len(phases) > 1:
        text = f"belong to different phases ({', '.join(sorted(phases))}), but a use is one moment (SB-7.11)"
        yield (*path, "effects"), f"{text}; keep one kind.", False
    bound = [effect for effect in ability.effects if type(effect) in PHASES]
    if len(bound) > 1 and len(phases) == 1:
        text = "hold two of a kind that works once a use; keep one, and add a cell to use it twice."
        yield (*path, "effects"), text, False


def _color(color: str, effect: Effect, place: Path) -> Iterator[Finding]:
    if isinstance(effect, Double):
        needed, turns = ("blue", "your own") if effect.zone == "station" else ("red", "another player's")
        if color != needed:
            rule = "SB-14.40" if effect.zone == "station" else "SB-14.41"
            text = f'is "{color}", but {effect.zone} halves pay on {turns} turn alone ({rule}); write "{needed}".'
            yield place, text, False
    elif isinstance(effect, (SetDie, Reroll)) and color == "red":
        yield place, 'is "red", but nobody changes the dice of another player (SB-8.7); write "blue".', False
    else:
        usual = COLORS.get(type(effect), color)
        if color != usual:
            text = f'is "{color}", the published abilities of this kind are {usual} (SB-7.11); see if it was meant.'
            yield place, text, True


def _effect(effect: Effect, path: Path) -> Iterator[Finding]:
    if isinstance(effect, (Gain, Buy, Claim)):
        yield from _reward(effect, path)
    elif isinstance(effect, SwapSectors) and effect.a == effect.b:
        yield (*path, "b"), f"is {effect.b}, the same sector as a (SB-14.19); name two sectors.", False
    elif isinstance(effect, PlaceAnywhere):
        if effect.low > effect.high:
            yield (*path, "low"), f"is {effect.low}, above high = {effect.high} (SB-14.31); exchange them.", False
        if effect.by == "claim" and effect.level is None:
            yield (*path, "level"), 'is missing, and by = "claim" needs it (SB-14.34); write one of 1, 2, 3.', False
        if effect.by != "claim" and effect.level is not None:
            yield (*path, "level"), f'has no meaning with by = "{effect.by}"; remove it or write by = "claim".', False


def _reward(reward: TextReward, path: Path) -> Iterator[Finding]:
    if isinstance(reward, Gain) and not (reward.credits or reward.income or reward.vp):
        yield path, "gains nothing; give it credits, income or vp.", False
