"""From the first briefing to the last line of the log: one mission, or a campaign of up to three (section 34)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.games.space_alert.rules import ship
from starboard.games.space_alert.rules.position import ACTIVE, DEACTIVATED, NO_SQUAD, Reckoning
from starboard.games.space_alert.rules.round import Briefing
from starboard.games.space_alert.rules.round_events import (
    CampaignContinues,
    CampaignScored,
    LevelChosen,
    MissionLogged,
    Recovered,
    RepairDeclined,
    SquadPlaced,
    SquadRepaired,
    TileRepaired,
)
from starboard.games.space_alert.rules.round_position import CAPTAIN, Result, SpaceAlert
from starboard.games.space_alert.rules.round_reckoning import Resolution
from starboard.games.space_alert.rules.round_setup import LEVELS, prepare
from starboard.kernel.data import Fields
from starboard.kernel.decisions import Decision, Value
from starboard.kernel.state import Frame, State

MISSIONS: Final = 3  # SA-34.1
REPAIRS_PER_ZONE: Final = 2  # SA-34.15

STOP: Final = "stop"
GO_ON: Final = "go_on"
PASS: Final = "pass"
SQUAD: Final = "squad"

# What the votes are about, with the answers from the safest to the boldest (SA-34.6, SA-34.7).
COMMON: Final = "common_level"
SERIOUS: Final = "serious_level"
CONTINUE: Final = "continue"
VOTES: Final = {COMMON: LEVELS, SERIOUS: LEVELS, CONTINUE: (STOP, GO_ON)}

_LEVELS: Final = 0
_PREPARE: Final = 1
_RESOLVE: Final = 2
_LOG: Final = 3


class Campaign(Frame):
    """Lies at the bottom of the stack. `stage` is what it does next."""

    TAG: ClassVar[str] = "campaign"
    FIELDS: ClassVar[Fields] = {"stage": int}

    def __init__(self) -> None:
        self.stage = _LEVELS

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceAlert)
        game = state
        stage = self.stage
        self.stage = stage + 1
        if stage == _LEVELS:
            if game.campaign:  # SA-34.3; a single mission has its levels from the table's options
                game.push(Vote(SERIOUS, game.seats))
                game.push(Vote(COMMON, game.seats))
        elif stage == _PREPARE:
            prepare(game)
            game.push(Briefing(game.seats))
            if sum(squad != NO_SQUAD for squad in game.ship.stored) == 1:
                game.push(PlaceSquad())
        elif stage == _RESOLVE:
            game.push(Resolution(game.seats, game.trips))
        elif stage == _LOG:
            self._log(game)
        elif game.stopped:
            end(game)
        else:
            game.push(Repairs())
            self.stage = _LEVELS

    def _log(self, game: SpaceAlert) -> None:
        """Writes the mission's line; a lost mission ends a campaign, and so does the third (SA-34.1, SA-34.5)."""
        log(game)
        if not game.campaign or not game.results[-1].won or game.number == MISSIONS:
            end(game)
        else:
            game.push(Vote(CONTINUE, game.seats))


class Vote(Frame):
    """A question to all at once. What is safest counts if only one seat wants it (SA-34.6, SA-AMB-17)."""

    TAG: ClassVar[str] = "vote"
    FIELDS: ClassVar[Fields] = {"about": str, "answers": list[str]}

    def __init__(self, about: str = "", seats: int = 0) -> None:
        self.about = about
        self.answers = [""] * seats

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceAlert)
        values = VOTES[self.about]
        if all(self.answers):
            state.finish()
            self._apply(state, min(self.answers, key=values.index))
            return
        for seat, answer in enumerate(self.answers):
            if not answer:
                state.ask(seat, self.about, values, ("SA-34.3", "SA-34.6"), values[0])

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(value, str)
        self.answers[decision.seat] = value

    def _apply(self, game: SpaceAlert, value: str) -> None:
        if self.about == CONTINUE:
            game.stopped = value == STOP
            game.emit(CampaignContinues(not game.stopped))
        elif self.about == COMMON:
            game.common = value
            game.emit(LevelChosen("common", value))
        else:
            game.serious = value
            game.emit(LevelChosen("serious", value))


class Repairs(Frame):
    """Between two missions every crew member takes one turn, the captain first (SA-34.11)."""

    TAG: ClassVar[str] = "repairs"
    FIELDS: ClassVar[Fields] = {"member": int, "repaired": list[int], "tiles": list[list[int]], "squads": int}

    def __init__(self) -> None:
        self.member = 0
        self.repaired = [0] * ship.ZONES
        self.tiles: list[list[int]] = []  # by zone, what still lies there
        self.squads = 0  # deactivated ones

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceAlert)
        game, r = state, state.ship
        if not self.tiles:
            self.tiles = [list(r.stacks[zone][: r.tiles[zone]]) for zone in range(ship.ZONES)]
            self.squads = deactivated_squads(r)
        while self.member < game.crew:
            member = self.member
            if r.knocked_out[member]:  # SA-34.12
                game.emit(Recovered(member))
            else:
                values = self._values()
                if len(values) > 1:
                    game.ask(
                        game.boards[member].seat, "repair", values, ("SA-34.13", "SA-34.16"), PASS, {"member": member}
                    )
                    return
            self.member += 1
        game.finish()
        game.carried = self.tiles
        game.squads_out = self.squads

    def _values(self) -> tuple[str, ...]:
        """Nothing (SA-34.17), a squad, or a tile of a zone with fewer than two repaired so far (SA-34.15)."""
        found = [PASS]
        if self.squads:
            found.append(SQUAD)
        for zone, tiles in enumerate(self.tiles):
            if self.repaired[zone] < REPAIRS_PER_ZONE:
                found += [f"tile:{ship.ZONE_NAMES[zone]}:{ship.TILES[tile]}" for tile in sorted(tiles)]
        return tuple(found)

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceAlert) and isinstance(value, str)
        member = self.member
        self.member += 1
        if value == PASS:
            state.emit(RepairDeclined(member))
        elif value == SQUAD:
            self.squads -= 1
            state.emit(SquadRepaired(member))
        else:
            _, name, tile = value.split(":")
            zone = ship.ZONE_NAMES.index(name)
            self.tiles[zone].remove(ship.TILES.index(tile))
            self.repaired[zone] += 1
            state.emit(TileRepaired(member, name, tile))


class PlaceSquad(Frame):
    """Only one squad is fit for duty: the crew, by its captain, says where it waits (SA-34.23)."""

    TAG: ClassVar[str] = "place_squad"

    def run(self, state: State) -> None:
        assert isinstance(state, SpaceAlert)
        state.ask(state.roles[CAPTAIN], "place_squad", ("LR", "UB"), ("SA-34.23",), "LR")

    def choose(self, state: State, decision: Decision, value: Value) -> None:
        assert isinstance(state, SpaceAlert) and isinstance(value, str)
        state.finish()
        state.ship.stored = [ACTIVE, NO_SQUAD] if value == "LR" else [NO_SQUAD, ACTIVE]
        state.emit(SquadPlaced(value))


def deactivated_squads(r: Reckoning) -> int:
    """Those of crew members, knocked out or not, and a stored one under slime (SA-29.6, SA-29.10)."""
    return r.squad.count(DEACTIVATED) + r.stored.count(DEACTIVATED)


# The log ------------------------------------------------------------------------------------------------------------


def log(game: SpaceAlert) -> None:
    """A line of the ship's log; the sums of a campaign are done at its end (SA-34.25)."""
    result = game.results[-1]
    game.emit(
        MissionLogged(
            game.number,
            result.mission,
            result.common,
            result.serious,
            result.won,
            result.reason,
            result.survived,
            result.destroyed,
            None if game.campaign else result.penalties,
            result.visual,
            None if game.campaign else result.total,
        )
    )


def campaign_score(results: list[Result]) -> tuple[int, int, int, int]:
    """Threat points of all missions, penalties of the last, the visual bonus, and the total (SA-34.26, SA-34.27)."""
    if not all(result.won for result in results):  # SA-34.5
        return 0, 0, 0, 0
    points = sum(result.survived + result.destroyed for result in results)
    penalties = results[-1].penalties
    visual = sum(result.visual for result in results) // len(results)
    return points, penalties, visual, points - penalties + visual


def score(game: SpaceAlert) -> int:
    """The crew's score so far; all share it (SA-1.1)."""
    if not game.results:
        return 0
    return campaign_score(game.results)[3] if game.campaign else game.results[-1].total


def end(game: SpaceAlert) -> None:
    """All win or lose together (SA-1.1)."""
    won = game.results[-1].won
    if game.campaign:
        points, penalties, visual, total = campaign_score(game.results)
        game.emit(CampaignScored(len(game.results), not won, points, penalties, visual, total))
    game.win(tuple(range(game.seats)) if won else ())
