"""The boards in letters: what stands where, in figures."""

import msgspec
import pytest

from starboard.games.space_alert import sketch as space_alert
from starboard.games.space_alert.view import SlotView
from starboard.games.space_base import sketch as space_base
from starboard.games.space_base.content.schema import Ability, Buy, Gain, Half
from starboard.kernel.game import find_game
from starboard.kernel.match import new
from starboard.lab.playing import seat_players
from starboard.terminal.boards import sketch_of
from starboard.terminal.rulebook import search
from starboard.text import Catalogue

LANGUAGES = ("en", "ru", "it")


def lines(rows):
    return ["".join(text for text, _ in row).rstrip() for row in rows]


def words(match, language="en"):
    return Catalogue(language, match.game, ["Mira", "Jon", "Ada", "Lev", "Eva"], match.header.options, strict=True)


# Space Base -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("half", "marks"),
    [
        (Half(), ""),
        (Half(credits=3), "3¢"),
        (Half(income=1, vp=2), "↑1★2"),
        (Half(credits=14, arrow="right"), "14¢→"),
        (Half(arrow="left"), "←"),
        (Half(arrow="both", cells=[[]]), "↔●"),
        (Half(text=[Buy()]), "≡"),
    ],
)
def test_what_a_half_pays_in_signs(half, marks):
    assert space_base.marks(half) == marks


def test_several_patrol_cards_pay_together():
    together = space_base._together([Half(credits=2, arrow="left"), Half(credits=1, vp=1, cells=[[]])])
    assert space_base.marks(together) == "3¢★1←●"
    assert space_base._together([Half(arrow="left"), Half(arrow="right")]).arrow == "both"
    assert space_base.marks(space_base._together([])) == ""


def test_an_ability_is_noted_but_not_what_the_option_says_itself():
    match = new("space_base", 2, seed=1)
    view = match.view(0)
    pack = space_base.loaded(view.pack)
    reader = words(match)
    half = Half(cells=[[]], ability=Ability("blue", [Gain(credits=3)]))
    ship = msgspec.structs.replace(pack.cards[view.consoles[0].station[0]], station=half)
    assert space_base._ability(view.consoles[0], ship, reader) == ""
    buying = Half(cells=[[]], ability=Ability("blue", [Gain(credits=3), Buy()]))
    ship = msgspec.structs.replace(ship, station=buying)
    assert space_base._ability(view.consoles[0], ship, reader) == "Buy a card for exactly its cost."
    assert match.game.sketch.note(view, reader, f"card:0/{view.consoles[0].station[0]}") == ""
    assert match.game.sketch.note(view, reader, "sector:0/3") == ""


def test_everybody_and_ones_own_fleet_are_shown():
    match = new("space_base", 3, seed=1)
    view = match.view(1)
    rows = lines(match.game.sketch.table(view, words(match), 1))
    assert rows[1].split() == [str(sector) for sector in range(1, 13)]
    assert [row.split()[0] for row in rows[2:8:2]] == ["Mira", "Jon", "Ada"]
    assert rows[9] == "The fleet of Jon: sector, station card, deployed cards"
    assert [row.split()[0] for row in rows[10:]] == [str(sector) for sector in range(1, 13)]
    bought = next(event for event in match.events if type(event).__name__ == "CardDrawn" and event.seat == 1)
    sector = match.state.cards[bought.card].sector
    assert match.game.name_of("card", bought.card, "en", match.header.options) in rows[9 + sector]
    assert "▸" in rows[9 + sector]


def test_the_shipyard_lies_by_level_and_price():
    match = new("space_base", 2, seed=1)
    rows = lines(match.game.sketch.rest(match.view(0), words(match)))
    heads = [row for row in rows if row.startswith("Shipyard")]
    assert heads == [f"Shipyard, level {n}, {left} in the deck" for n, left in ((1, 40), (2, 42), (3, 30))]
    first = rows.index(heads[0])
    prices = [int(row.split("¢")[0]) for row in rows[first + 1 : first + 7]]
    assert prices == sorted(prices)
    assert len([row for row in rows if "★" in row and "at once" in row]) == 12


def test_the_table_is_drawn_again_when_ones_own_turn_comes():
    match = new("space_base", 2, seed=1)
    sketch = match.game.sketch
    pages = [[], []]
    seated = seat_players(match.game, ["random", "random"], "1")
    while not match.over and match.state.round < 4:
        for seat in range(2):
            page = sketch.page(match.view(seat))
            if page not in pages[seat]:
                pages[seat].append(page)
        asked = match.decisions[0]
        match.choose(asked, seated[asked.seat].choose(None, asked))
    first = match.state.first
    assert [turns for turns, _ in pages[first]] == [1, 2, 3]
    assert [turns for turns, _ in pages[1 - first]] == [0, 1, 2, 3]


# Space Alert ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slot", "sign"),
    [
        (SlotView(), "·"),
        (SlotView("action"), "■"),
        (SlotView("move"), "□"),
        (SlotView("action", "A", "A/red"), "A"),
        (SlotView("action", "bots*", ""), "♦*"),
        (SlotView("move", "red", "A/red"), "◄"),
        (SlotView("move", "goto:UR", ""), "UR*"),
    ],
)
def test_what_lies_in_a_slot(slot, sign):
    assert space_alert.sign_of(slot) == sign


def test_the_threats_stand_at_their_trajectories_and_the_ship_is_told_in_the_reckoning():
    options = {"mission": "test-flight-1", "speed": "stopped", "trips": True}
    match = new("space_alert", 4, seed=1, options=options)
    sketch = match.game.sketch
    assert "Captain: Mira" in lines(sketch.table(match.view(0), words(match), 0))[4]
    while match.decisions[0].kind != "trip":
        decision = next(asked for asked in match.decisions if not asked.free)
        wanted = [value for value in decision.values if str(value).startswith("place:")]
        match.choose(decision, wanted[0] if wanted and decision.args["phase"] == 1 else decision.values[0])
    view = match.view(0)
    rows = lines(sketch.table(view, words(match), 0))
    assert len([row for row in rows if "T+" in row]) == len(view.threats) == 3
    assert [row.split("shield ")[1][1:3] for row in rows if "reactor" in row] == ["/2", "/3", "/2"]
    assert [row.split("  ")[0] for row in rows[-4:]] == [
        "Captain (Mira)",
        "Crew member 2 (Jon)",
        "Crew member 3 (Ada)",
        "Crew member 4 (Lev)",
    ]


def test_a_threat_can_be_looked_up():
    match = new("space_alert", 1, seed=1)
    cards = match.game.sketch.cards(match.view(0), words(match))
    told = {}
    for name, about in cards:
        told.setdefault(name, []).append(about)
    assert sum(map(len, told.values())) == 55
    assert told["Pulse Ball"] == [
        [
            "External: shield value 1, 5 HP, speed 2. Points: 2 if survived, 4 if destroyed.",
            "X: attack 1 on all zones.",
            "Y: attack 1 on all zones.",
            "Z: attack 2 on all zones.",
        ]
    ]
    assert told["Amoeba"][0][1] == "Rockets cannot attack it."
    assert told["Virus"][0][1] == "It appears here: upper white. Action C repairs it."
    assert told["Fissure"][0][1] == "Interceptors fight it."
    assert "Y: if damaged, moves towards blue; if undamaged, 2 damage." in told["Commandos"][0]
    assert "X: with less than 2 damage, attack 2." in told["Behemoth"][0]
    assert "Z: attack 5, red zone; attack 5, blue zone." in told["Nebula Crab"][0]
    assert "It also has rules of its own: “rules Seeker” shows them." in told["Seeker"][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_threat_does_is_said_in_every_language_and_its_own_rules_are_found(language):
    match = new("space_alert", 1, seed=1)
    rules = match.game.rules(language)
    for name, about in match.game.sketch.cards(match.view(0), words(match, language)):
        assert len(about) >= 2
        if name in about[-1]:
            assert search(rules, (name,)), name


# Both -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("space_base", 2, {"light_speed": True}),
        ("space_base", 5, {}),
        ("space_alert", 1, {"mission": "mission-1", "speed": "stopped"}),
        ("space_alert", 5, {"mission": "mission-1", "speed": "stopped"}),
    ],
)
def test_a_board_fits_the_screen_in_every_language_and_has_words_for_everything(game, seats, options, language):
    match = new(game, seats, seed=2, options=options)
    sketch = sketch_of(find_game(game))
    reader = words(match, language)
    seated = seat_players(match.game, ["random"] * seats, "2")

    def draw():
        for seat in (0, None):
            view = match.view(seat)
            for rows in (sketch.headline(view, reader), sketch.table(view, reader, seat), sketch.rest(view, reader)):
                assert [line for line in lines(rows) if len(line) > 100] == []

    for choice in range(400):
        if match.over:
            break
        if choice % 20 == 0:
            draw()
        decision = next((asked for asked in match.decisions if not asked.free), match.decisions[0])
        match.choose(decision, seated[decision.seat].choose(None, decision))
    draw()
