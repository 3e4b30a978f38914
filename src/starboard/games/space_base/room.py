"""Space Base as the kernel sees it."""

from __future__ import annotations

from typing import Any

from starboard.games.space_base.bots.levels import arrows, easy, hard, income, normal, rush
from starboard.games.space_base.content.pack import Problem, check, check_draft, export, find_pack, loaded, standard
from starboard.games.space_base.rules.abilities import Resolve
from starboard.games.space_base.rules.acquiring import Acquire, PlaceAt
from starboard.games.space_base.rules.cards import catalogue
from starboard.games.space_base.rules.checks import problems
from starboard.games.space_base.rules.dice_use import DiceUse
from starboard.games.space_base.rules.events import EVENTS, Bought, Claimed
from starboard.games.space_base.rules.light_speed import LightSpeed
from starboard.games.space_base.rules.position import SpaceBase
from starboard.games.space_base.rules.rewards import Collect
from starboard.games.space_base.rules.roll import Roll
from starboard.games.space_base.rules.setup import SetUp
from starboard.games.space_base.rules.tidying import tidy
from starboard.games.space_base.rules.turn import Turn
from starboard.games.space_base.rules.windows import Window
from starboard.games.space_base.sketch import SpaceBaseSketch
from starboard.games.space_base.telling import describe, pieces, prompt, tell
from starboard.games.space_base.view import View, imagine, view
from starboard.kernel.chance import Chance
from starboard.kernel.data import BadData, Codec
from starboard.kernel.decisions import Decision, Option, Text
from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.state import State

FRAMES = (Acquire, Collect, DiceUse, LightSpeed, PlaceAt, Resolve, Roll, SetUp, Turn, Window)


class SpaceBaseGame(Game):
    name = "space_base"
    title = "Space Base"
    min_seats = 2
    max_seats = 5
    version = "1"
    package = "starboard.games.space_base"
    codec = Codec(SpaceBase, FRAMES)
    events = EVENTS
    bots = {"easy": easy, "normal": normal, "hard": hard}
    styles = {"rush": rush, "income": income, "arrows": arrows}
    sketch = SpaceBaseSketch()
    option_fields = ("light_speed", "pack")
    option_samples = ({}, {"light_speed": True})

    def check_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """`light_speed` for the variant, `pack` for other cards: a file, or the digest of one that is loaded."""
        for name in options:
            if name not in ("light_speed", "pack"):
                raise BadData(f"Space Base has no option '{name}'; its options are light_speed and pack.")
        light_speed = options.get("light_speed", False)
        if not isinstance(light_speed, bool):
            raise BadData(f"The option light_speed is {light_speed!r}: it has to be true or false.")
        return {"light_speed": light_speed, "pack": find_pack(options.get("pack", "starboard"))}

    def new(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        if options["light_speed"]:
            check_draft(options["pack"], seats)
        game = SpaceBase(seats, chance, options["pack"], options["light_speed"])
        game.push(LightSpeed() if game.light_speed else SetUp())
        return game

    def lay_out(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        """After the set-up, with the first turn still to begin; in Light-Speed with the draft open."""
        game = self.new(seats, options, chance)
        game.frames[-1].run(game)
        return game

    def tidy(self, state: SpaceBase) -> None:
        tidy(state)

    def check(self, state: SpaceBase) -> list[str]:
        return problems(state)

    def view(self, state: SpaceBase, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, state: SpaceBase, seat: int | None, seed: str) -> SpaceBase:
        return imagine(state, seat, seed)

    def rounds(self, state: SpaceBase) -> int:
        return state.round

    def scores(self, state: SpaceBase) -> list[int]:
        return [console.vp for console in state.consoles]

    def first(self, state: SpaceBase) -> int:
        return state.first

    def wares(self, options: dict[str, Any]) -> dict[str, str]:
        """Ships by level, and colonies."""
        cards = catalogue(options["pack"], self.min_seats).cards.values()
        return {card.id: "colony" if card.colony else f"level {card.level}" for card in cards if card.level}

    def acquired(self, event: Event) -> tuple[int, str] | None:
        return (event.seat, event.card) if isinstance(event, (Bought, Claimed)) else None

    def describe(self, state: SpaceBase, decision: Decision) -> list[Option]:
        return describe(state, decision)

    def prompt(self, decision: Decision) -> Text:
        return prompt(decision)

    def tell(self, event: Event) -> Text:
        return tell(event)

    def name_of(self, kind: str, id: str, language: str, options: dict[str, Any]) -> str:
        """Only cards have names."""
        return loaded(options["pack"]).name(id, language)

    def pieces(self, options: dict[str, Any]) -> dict[str, Any]:
        """Every card of the pack."""
        return pieces(loaded(options["pack"]))

    def check_pack(self, text: str) -> list[Problem]:
        return check(text)

    def export_pack(self) -> str:
        return export(standard())


GAME = SpaceBaseGame()
