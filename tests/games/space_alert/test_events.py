"""What events say beside what happened: the rules they follow from, and whether a choice may still be taken back."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.rules import events, round_events
from starboard.games.space_alert.rules.events import RECKONING_EVENTS
from starboard.games.space_alert.rules.round_events import ROUND_EVENTS
from starboard.kernel.events import Event


def test_what_shows_something_new_cannot_be_taken_back() -> None:
    assert {kind.__name__ for kind in ROUND_EVENTS if not kind.BARRIER} == {
        *("RoleTaken", "Ready", "EndAgreed"),  # said, and unsaid
        *("CardPlaced", "CardTakenBack", "CardTurned", "CardMoved", "Sketched", "SketchWiped"),  # one's own cards
        *("LevelChosen", "CampaignContinues", "SquadPlaced"),  # agreed
        *("Recovered", "TileRepaired", "SquadRepaired", "RepairDeclined"),
        *("MissionLogged", "CampaignScored"),
    }
    assert [kind.__name__ for kind in RECKONING_EVENTS if kind.BARRIER] == ["CrewActs", "TileDrawn"]


@pytest.mark.parametrize(
    ("event", "cites"),
    [
        (events.StepBegan(1, "threat_appears"), ("SA-9.4",)),
        (events.StepBegan(2, "computer_check"), ("SA-9.5",)),
        (events.StepBegan(12, "threat_actions"), ("SA-9.4",)),
        (events.StepBegan(13, "jump"), ("SA-9.6", "SA-27.1")),
        (events.NoEffect("SA-16.2", 0, "B"), ("SA-11.5", "SA-16.2")),
        (events.CrewMoved("SA-13.1", 0, "UR"), ("SA-13.1",)),
        (events.SquadTaken(0, "LR", True), ("SA-17.8",)),
        (events.SquadTaken(0, "LR", False), ("SA-36.18",)),
        (events.WeaponArmed(0, "UR", 1, False), ("SA-15.1",)),
        (events.WeaponArmed(0, "LR", 0, True), ("SA-15.3", "SA-20.4")),
        (events.EnergyMoved(0, "shield", "red", 1, 0), ("SA-16.1",)),
        (events.EnergyMoved(0, "reactor", "red", 1, 1), ("SA-16.3", "SA-20.6")),
        (events.ComputerChecked(1, True), ("SA-26.2",)),
        (events.ComputerChecked(1, False), ("SA-26.3",)),
    ],
)
def test_the_rules_of_an_event_fit_what_happened(event: Event, cites: tuple[str, ...]) -> None:
    assert tuple(event.cites) == cites


def test_every_event_is_known_by_its_name() -> None:
    for module, kinds in ((events, RECKONING_EVENTS), (round_events, ROUND_EVENTS)):
        named = {
            name for name, kind in vars(module).items() if isinstance(kind, type) and kind.__module__ == module.__name__
        }
        assert {kind.__name__ for kind in kinds} == {name for name in named if not name.startswith("_")}
