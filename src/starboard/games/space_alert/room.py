"""Space Alert as the kernel sees it."""

from __future__ import annotations

from typing import Any

from starboard.games.space_alert.bots import levels
from starboard.games.space_alert.commands import resolve, solve
from starboard.games.space_alert.content.names import name_of
from starboard.games.space_alert.pieces import pieces
from starboard.games.space_alert.rules.campaign import Campaign, PlaceSquad, Repairs, Vote, score
from starboard.games.space_alert.rules.events import RECKONING_EVENTS
from starboard.games.space_alert.rules.round import Briefing, Round
from starboard.games.space_alert.rules.round_events import ROUND_EVENTS
from starboard.games.space_alert.rules.round_position import SpaceAlert
from starboard.games.space_alert.rules.round_reckoning import Resolution
from starboard.games.space_alert.rules.round_refusals import refuse_talk
from starboard.games.space_alert.rules.round_setup import OPTION_CHOICES, check_options, new_state
from starboard.games.space_alert.rules.round_worlds import imagine
from starboard.games.space_alert.sketch import SpaceAlertSketch
from starboard.games.space_alert.telling import describe, prompt, tell
from starboard.games.space_alert.view import View, view
from starboard.kernel.chance import Chance
from starboard.kernel.data import Codec
from starboard.kernel.decisions import Decision, Option, Text
from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.refusal import Refusal
from starboard.kernel.state import State

FRAMES = (Briefing, Campaign, PlaceSquad, Repairs, Resolution, Round, Vote)


class SpaceAlertGame(Game):
    name = "space_alert"
    title = "Space Alert"
    min_seats = 1
    max_seats = 5
    version = "1"
    package = "starboard.games.space_alert"
    codec = Codec(SpaceAlert, FRAMES)
    events = (*ROUND_EVENTS, *RECKONING_EVENTS)
    sketch = SpaceAlertSketch()
    bots = {"easy": levels.easy, "normal": levels.normal, "hard": levels.hard}
    commands = {"resolve": resolve, "solve": solve}

    option_choices = OPTION_CHOICES

    def check_options(self, options: dict[str, Any]) -> dict[str, Any]:
        return check_options(options)

    def new(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        game = new_state(seats, options, chance)
        game.push(Campaign())
        return game

    def view(self, state: SpaceAlert, seat: int | None) -> View:
        return view(state, seat)

    def imagine(self, state: SpaceAlert, seat: int | None, seed: str) -> State:
        return imagine(state, seat, seed)

    def hushed(self, state: SpaceAlert) -> Refusal | None:
        return refuse_talk(state)

    def describe(self, state: SpaceAlert, decision: Decision) -> list[Option]:
        return describe(state, decision)

    def prompt(self, decision: Decision) -> Text:
        return prompt(decision)

    def tell(self, event: Event) -> Text:
        return tell(event)

    def name_of(self, kind: str, id: str, language: str, options: dict[str, Any]) -> str:
        return name_of(kind, id, language)

    def pieces(self, options: dict[str, Any]) -> dict[str, Any]:
        return pieces()

    def rounds(self, state: SpaceAlert) -> int:
        return state.number

    def scores(self, state: SpaceAlert) -> list[int]:
        return [score(state)] * state.seats


GAME = SpaceAlertGame()
