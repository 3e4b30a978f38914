"""The Starboard card set keeps every published fact; broken packs are told by line, field and remedy."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Literal, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.games.space_base.content import pack as packs
from starboard.games.space_base.content.lines import find_lines, line_of
from starboard.games.space_base.content.pack import Pack, Problem, check, export, parse, standard
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
    Win,
)
from starboard.games.space_base.room import GAME
from starboard.games.space_base.rules.cards import catalogue
from starboard.kernel.data import BadData
from starboard.kernel.match import new
from tests.marks import example, rule

SECTORS = range(1, 13)
PUBLISHED = {1: 48, 2: 48, 3: 36}


def cells(*effects: Effect, color: Literal["blue", "green"] = "blue") -> Half:
    return Half(cells=[[], []], ability=Ability(color, list(effects)))


def sample() -> Pack:
    """A plain pack of the published size, for breaking: it stays as it is when the built-in set is tuned."""
    special = {
        "L1-01-1": cells(ShiftSum(), color="green"),
        "L1-03-1": cells(Reroll()),
        "L1-06-1": cells(Gain(credits=3)),
        "L2-01-1": Half(cells=[[], [], [2, 3]], joined=True, ability=Ability("blue", [Claim(1, 3)])),
        "L2-02-1": cells(SwapSectors(2, 11)),
        "L2-02-2": cells(Double("station")),
        "L3-10-1": cells(PlaceAnywhere()),
    }
    levels: list[tuple[Literal[1, 2, 3], int]] = [(1, 4), (2, 4), (3, 3)]
    return Pack(
        About("space_base", "Sample", "1"),
        {"ship": {"en": "Ship"}},
        [Ship(f"S-{s:02}", f"Starter {s}", s, 0, Half(credits=1), Half(credits=1)) for s in SECTORS],
        [
            Ship(
                id := f"L{level}-{sector:02}-{number}",
                f"Ship {id}",
                sector,
                5 * level - 1,
                special.get(id, Half(credits=2)),
                Half(cells=[[], []], ability=Ability("green", [AddCharge()])) if id == "L1-01-1" else Half(vp=1),
                level,
                "ship",
                {"ru": f"Корабль {id}"},
            )
            for level, each in levels
            for sector in SECTORS
            for number in range(1, each + 1)
        ],
        [Colony(f"C-{s:02}", f"Colony {s}", s, 10 + s, s) for s in SECTORS],
    )


TEXT = export(sample())


def ships(level: int) -> list[Ship]:
    return [ship for ship in standard().ships if ship.level == level]


def halves() -> list[Half]:
    return [half for ship in standard().ships for half in (ship.station, ship.patrol)]


def abilities() -> list[Ability]:
    return [half.ability for half in halves() if half.ability is not None]


def groups(level: int) -> list[int]:
    """How many ships there are of each class of a level, from the most to the fewest."""
    return sorted(Counter(ship.group for ship in ships(level)).values(), reverse=True)


# The set: numbers of cards, sectors, prices


@rule("SB-2.1", "SB-21.1")
def test_a_starting_set_is_one_ship_for_each_sector_eight_of_cargo_and_four_of_mining() -> None:
    starters = standard().starters
    assert [starter.sector for starter in starters] == list(SECTORS)
    assert Counter(starter.group for starter in starters) == {"packet": 8, "gleaner": 4}
    for starter in starters:
        cargo = starter.group == "packet"
        assert (starter.station.credits > 0, starter.station.income > 0) == (cargo, not cargo)
        assert not starter.station.vp and not starter.station.cells and not starter.patrol.cells


@rule("SB-21.1")
def test_starting_ships_pay_what_the_example_boards_show() -> None:
    station = {starter.sector: starter.station for starter in standard().starters}
    assert [station[sector].credits for sector in (4, 5, 6, 8)] == [1, 1, 1, 3]
    assert (station[11].income, station[11].credits) == (1, 0)


@rule("SB-2.2", "SB-21.5")
def test_ships_by_level_and_sector() -> None:
    for level, each in ((1, 4), (2, 4), (3, 3)):
        assert Counter(ship.sector for ship in ships(level)) == dict.fromkeys(SECTORS, each)
    assert len(standard().ships) == 132


@rule("SB-2.3", "SB-21.3")
def test_one_colony_for_each_sector_in_three_rising_bands() -> None:
    colonies = standard().colonies
    assert [colony.sector for colony in colonies] == list(SECTORS)
    assert [colony.group for colony in colonies] == ["outpost"] * 4 + ["base"] * 4 + ["colony"] * 4
    bands = [colonies[start : start + 4] for start in (0, 4, 8)]
    for lower, higher in itertools.pairwise(bands):
        assert max(colony.cost for colony in lower) < min(colony.cost for colony in higher)
        assert max(colony.vp for colony in lower) < min(colony.vp for colony in higher)


@rule("SB-3.1", "SB-21.2", "SB-21.4")
def test_prices_lie_in_the_published_ranges() -> None:
    for level, low, high in ((1, 2, 5), (2, 7, 9), (3, 12, 14)):
        costs = [ship.cost for ship in ships(level)]
        assert (min(costs), max(costs)) == (low, high)


@rule("SB-21.4")
def test_fifteen_credits_buy_several_ships_of_any_draft() -> None:
    dearest = {level: max(ship.cost for ship in ships(level)) for level in (1, 2)}
    assert dearest[1] + dearest[2] <= 15
    assert 3 * dearest[1] <= 15


@rule("SB-3.2")
def test_the_id_of_a_ship_says_its_level_and_sector() -> None:
    for ship in standard().ships:
        assert re.fullmatch(rf"L{ship.level}-{ship.sector:02}-[1-4]", ship.id)


@rule("SB-21.7", "SB-2.10")
def test_classes_have_the_published_sizes_and_do_what_their_kind_says() -> None:
    assert groups(1) == [18, 8, 6, 6, 4, 4, 1, 1]
    assert groups(2) == [12, 12, 6, 4, 4, 2, 2, 1, 1, 1, 1, 1, 1]
    assert groups(3) == [12, 8, 4, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1]
    for ship in standard().ships:
        if ship.group in ("drover", "clipper", "galleon"):
            assert ship.station.credits > ship.station.vp
        if ship.group in ("delver", "quarrier", "coreworks"):
            assert ship.station.income > 0
        if ship.group in ("banneret", "regent", "sovereign"):
            assert ship.station.vp > ship.station.credits
        if ship.group == "merchantman":
            assert ship.station.credits > 0 and ship.station.vp > 0


@rule("SB-21.6")
def test_the_higher_sectors_pay_more_and_patrol_halves_pay_less() -> None:
    def worth(half: Half) -> int:
        return half.credits + 2 * half.income + 2 * half.vp

    for level in (1, 2, 3):
        plain = [ship for ship in ships(level) if not (ship.station.cells or ship.patrol.cells or ship.station.arrow)]
        low = [worth(ship.station) for ship in plain if ship.sector <= 6]
        high = [worth(ship.station) for ship in plain if ship.sector >= 7]
        assert sum(high) / len(high) > 1.5 * sum(low) / len(low)
        for ship in plain:
            assert worth(ship.patrol) <= worth(ship.station)
        assert sum(worth(ship.patrol) for ship in plain) < 0.75 * sum(worth(ship.station) for ship in plain)


# The set: cells, rewards, abilities

CELLS = {
    1: {sector: [(1, 2)] for sector in range(1, 7)},
    2: {
        **{sector: [(1, 1)] for sector in (4, 5, 8, 9, 12)},
        1: [(1, 1), (3, 0)],
        2: [(1, 1), (1, 1)],
        3: [(3, 2)],
        6: [(4, 0)],
        7: [(3, 1)],
        10: [(3, 1)],
    },
    3: {
        1: [(2, 1)],
        2: [(4, 0)],
        3: [(3, 2)],
        4: [(2, 1)],
        5: [(3, 0)],
        6: [(2, 2)],
        7: [(1, 1)],
        8: [(0, 1), (1, 1)],
        9: [(0, 1), (3, 0)],
        10: [(0, 1), (3, 1)],
        11: [(0, 1)],
        12: [(5, 1)],
    },
}


@rule("SB-21.8")
def test_cells_by_level_and_sector() -> None:
    for level, number in ((1, 6), (2, 13), (3, 15)):
        found: dict[int, list[tuple[int, int]]] = {}
        for ship in ships(level):
            cells = (len(ship.station.cells), len(ship.patrol.cells))
            if any(cells):
                found.setdefault(ship.sector, []).append(cells)
        assert {sector: sorted(cells) for sector, cells in found.items()} == CELLS[level]
        assert sum(map(len, found.values())) == number


@rule("SB-3.8", "SB-3.9", "SB-21.8")
def test_rows_and_two_by_two_are_joined() -> None:
    joined = {ship.id: len(ship.station.cells) for ship in standard().ships if ship.station.joined}
    assert joined == {
        "L2-01-1": 3,
        "L2-06-1": 4,
        "L2-07-1": 3,
        "L2-10-1": 3,
        "L3-02-1": 4,
        "L3-05-1": 3,
        "L3-09-1": 3,
        "L3-12-1": 5,
    }
    assert not any(ship.patrol.joined for ship in standard().ships)
    for half in halves():
        assert half.joined or not any(half.cells)


@example("SB-EX-14")
@pytest.mark.parametrize("ship", ["L2-06-1", "L3-02-1"])
def test_a_group_of_four_needs_four_cells_at_two_players_three_at_three_and_two_above(ship: str) -> None:
    prices = [catalogue(standard().digest, seats).cards[ship].station.price for seats in (2, 3, 4, 5)]
    assert prices == [4, 3, 2, 2]


@rule("SB-3.10")
def test_every_half_of_every_ship_yields_something() -> None:
    for card in catalogue(standard().digest, 2).cards.values():
        if not card.colony:
            assert card.station.pays and card.patrol.pays, card.id


@rule("SB-3.14")
def test_cells_and_abilities_come_together() -> None:
    for half in halves():
        assert bool(half.cells) == (half.ability is not None)


@rule("SB-3.5", "SB-21.9")
def test_every_kind_of_reward_is_in_the_set() -> None:
    rewards = halves()
    assert any(half.credits and half.income for half in rewards)
    assert any(half.credits and half.vp for half in rewards)
    assert any(half.credits and half.cells for half in rewards)
    assert sum(half.arrow == "both" for half in rewards) >= 2
    for arrow in ("left", "right"):
        assert any(half.arrow == arrow and half.credits for half in rewards)
        assert any(half.arrow == arrow and half.vp for half in rewards)
    for kind in (Claim, Buy):
        texts = [ship for ship in standard().ships if any(isinstance(text, kind) for text in ship.station.text)]
        assert len(texts) >= 2, kind


# SB-7.11, and every figure that published abilities are known to have.
KNOWN: list[tuple[str, list[Effect]]] = [
    ("green", [ShiftSum()]),
    ("green", [ShiftSum(2)]),
    ("blue", [Gain(credits=3), Buy()]),
    ("blue", [Gain(credits=4), Buy()]),
    ("blue", [Gain(vp=4), Buy()]),
    ("blue", [PlaceAnywhere("buy", None, 7, 12)]),
    ("blue", [Reroll(1)]),
    ("blue", [SetDie()]),
    ("blue", [SetDie(), Gain(credits=1)]),
    ("blue", [SetDie(), Gain(credits=4)]),
    ("blue", [SwapSectors(1, 12)]),
    ("blue", [SwapSectors(2, 11)]),
    ("blue", [SwapSectors(4, 9)]),
    ("blue", [SwapSectors(4, 10)]),
    ("blue", [SwapSectors(5, 8)]),
    ("blue", [SwapSectors(6, 7)]),
    ("blue", [Gain(credits=3)]),
    ("blue", [Gain(credits=20)]),
    ("blue", [Claim(1, 2)]),
    ("blue", [Claim(1, 3)]),
    ("blue", [Claim(2)]),
    ("blue", [Claim(2, 2)]),
    ("blue", [Claim(2), Claim(1)]),
    ("blue", [Claim(3)]),
    ("blue", [Claim(3), Claim(1)]),
    ("blue", [Drain(3), Buy()]),
    ("blue", [Drain(4), Buy(), Buy()]),
    ("green", [AddCharge()]),
    ("green", [AddCharge(), MoveCharge()]),
    ("blue", [Double("station")]),
    ("red", [Double("patrol")]),
    ("green", [SwapCard()]),
    ("green", [Win()]),
]


@rule("SB-21.9")
@pytest.mark.parametrize(("color", "effects"), KNOWN)
def test_every_known_ability_is_in_the_set(color: str, effects: list[Effect]) -> None:
    assert any(
        ability.color == color and sorted(map(repr, ability.effects)) == sorted(map(repr, effects))
        for ability in abilities()
    )


@rule("SB-21.9", "SB-7.11")
def test_every_family_of_abilities_is_on_two_ships() -> None:
    for kind in get_args(Effect):
        assert len(_ships_with(partial(_is_a, kind))) >= 2, kind
    for double in (Double("station"), Double("patrol")):
        assert len(_ships_with(double.__eq__)) >= 2, double


def _is_a(kind: type[Effect], effect: Effect) -> bool:
    return isinstance(effect, kind)


def _ships_with(wanted: Callable[[Effect], bool]) -> set[str]:
    return {
        ship.id
        for ship in standard().ships
        for half in (ship.station, ship.patrol)
        for effect in (half.ability.effects if half.ability is not None else ())
        if wanted(effect) is True
    }


@rule("SB-3.8", "SB-21.9")
def test_abilities_stand_on_single_unjoined_and_joined_cells() -> None:
    layouts = {(len(half.cells) > 1, half.joined) for half in halves() if half.ability is not None}
    assert layouts == {(False, False), (True, False), (True, True)}
    assert any(half.cells == [[], []] and SetDie() in half.ability.effects for half in halves() if half.ability)


@rule("SB-21.10", "SB-14.57")
def test_a_level_3_ship_of_sector_8_moves_a_charge() -> None:
    found = [ship for ship in ships(3) if ship.sector == 8 and ship.station.ability is not None]
    assert [AddCharge(), MoveCharge()] in [ship.station.ability.effects for ship in found if ship.station.ability]


@rule("SB-21.9")
def test_the_published_dice_arrow_ship_of_sector_1_costs_4() -> None:
    ship = standard().cards["L1-01-1"]
    assert isinstance(ship, Ship) and ship.cost == 4
    assert (len(ship.station.cells), len(ship.patrol.cells)) == (1, 2)
    assert ship.station.ability == Ability("green", [ShiftSum()])


@rule("SB-21.12")
def test_the_set_is_marked_as_our_own_and_is_no_list_of_equal_prices() -> None:
    cards = standard().cards.values()
    assert {card.source for card in cards} == {"starboard"}
    assert len({colony.cost for colony in standard().colonies}) > 2


def test_names_are_distinct_short_and_there_in_three_languages() -> None:
    pack = standard()
    for language in ("en", "ru", "it"):
        names = [pack.name(card, language) for card in pack.cards]
        assert len(set(names)) == len(names) == 156
        assert all(len(name) <= 24 for name in names)
        assert all(pack.group(card, language) for card in pack.cards)
    for card in pack.cards.values():
        assert set(card.names) == {"ru", "it"}
        assert re.search("[а-яё]", card.names["ru"]) and not re.search("[а-яё]", card.names["it"])


# Reading and writing


def test_the_built_in_file_has_neither_errors_nor_warnings() -> None:
    file = Path(packs.__file__).with_name("starboard.toml")
    assert check(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("pack", [standard(), sample()], ids=["built-in", "sample"])
def test_an_exported_pack_is_the_same_pack(pack: Pack) -> None:
    text = export(pack)
    assert parse(text) == pack
    assert check(text) == []


def test_export_keeps_text_that_needs_quoting() -> None:
    nasty = 'A "quoted" \\ name\x7f\nwith # and ё'
    changed = TEXT.replace('name = "Ship L1-01-2"', f"name = {_toml(nasty)}").replace('"ship"', '"odd one"')
    changed = changed.replace("ship = {", '"odd one" = {').replace("names = { ru", 'names = { "x y" = "z", ru')
    pack = parse(changed)
    assert pack.cards["L1-01-2"].name == nasty
    assert pack.name("L1-01-2", "x y") == "z"
    assert parse(export(pack)) == pack


def _toml(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\x7f", "\\u007f")
    return f'"{escaped}"'


def test_the_digest_covers_every_figure_and_nothing_else() -> None:
    same = [
        TEXT.replace('"Ship L1-01-2"', '"Basket"'),
        TEXT.replace('version = "1"', 'version = "2"'),
        "\n".join(reversed(TEXT.split("\n\n"))).replace("# Colonies\n", ""),
        "# A comment\n" + TEXT,
    ]
    other = [
        TEXT.replace("cost = 14\n", "cost = 12\n", 1),
        TEXT.replace('id = "L1-01-2"', 'id = "L1-01-9"'),
        TEXT.replace('color = "green"', 'color = "blue"', 1),
        TEXT.replace("[2, 3]", "[2]", 1),
    ]
    assert {parse(text).digest for text in same} == {sample().digest}
    assert len({parse(text).digest for text in other} | {sample().digest}) == 5


def test_packs_are_found_by_name_digest_and_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace("cost = 14\n", "cost = 12\n", 1), encoding="utf-8")
    assert packs.find_pack("starboard") == standard().digest
    digest = packs.find_pack(str(file))
    assert digest != standard().digest
    assert packs.find_pack(digest) == digest
    assert packs.loaded(digest).about.name == "Sample"
    assert len(catalogue(digest, 5).cards) == 156


@pytest.mark.parametrize("name", [None, 7, "", "no/such/file.toml", "nul\0byte", ".", "f" * 32])
def test_a_pack_that_is_not_there_is_one_sentence(name: object) -> None:
    with pytest.raises(BadData) as told:
        packs.find_pack(name)
    assert "\n" not in str(told.value) and str(told.value).endswith(".")


def test_files_that_are_no_text_are_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="UTF-8"):
        packs.load(file)


def test_a_broken_pack_is_refused_with_its_first_error_and_the_number_of_the_others() -> None:
    with pytest.raises(BadData, match=r"In the pack: line \d+, ship L1-01-1, cost: .* 1 more"):
        parse(TEXT.replace("cost = 4\n", "cost = 6\n", 1).replace("cost = 22", "cost = 0"))


# Broken packs: line, field, remedy


def broken(card: str, old: str, new: str) -> str:
    """The sample with one place of one card changed."""
    start = TEXT.index(f'id = "{card}"')
    before, found, after = TEXT[start:].partition(old)
    assert found and "\n\n" not in before, "that is not in this card"
    return TEXT[:start] + before + new + after


def line_of_field(text: str, card: str, field: str) -> int:
    """By eye: the line of a card that begins with the field or with what contains it, or else its first line."""
    lines = text.splitlines()
    first = lines.index(f'id = "{card}"') - 1
    rest = lines[first : lines.index("", first)]
    for number, line in enumerate(rest):
        if re.match(rf"{re.escape(line.split(' = ')[0])}([.\[]|$)", field):
            return first + number + 1
    # A half as a whole is reported where its first field stands.
    inside = [number for number, line in enumerate(rest) if line.startswith(f"{field}.")]
    return first + (inside or [0])[0] + 1


ABILITY = "station.ability"
EFFECT = ABILITY + ".effects[1]"
CARD_FAULTS = [
    # card, what is replaced, by what; field, a part of what is told, a part of the remedy
    ("L1-01-2", "cost = 4", "cost = 6", "cost", "SB-AMB-18", "write 5 or less"),
    ("L1-01-2", "cost = 4", 'cost = "4"', "cost", 'is "4"', "whole number from 0 to 99"),
    ("L1-01-2", "cost = 4", "cost = 4.0", "cost", "is 4.0", "whole number from 0 to 99"),
    ("L1-01-2", "cost = 4", "cost = true", "cost", "is true", "whole number"),
    ("L1-01-2", "cost = 4", "cost = -1", "cost", "is -1", "from 0 to 99"),
    ("L1-01-2", "cost = 4", "cots = 4", "cots", "not a field", "did you mean cost?"),
    ("L1-01-2", "cost = 4", "zzz = 4", "zzz", "not a field", "possible here: id, name"),
    ("L1-01-2", "sector = 1", "sector = 13", "sector", "is 13", "from 1 to 12"),
    ("L1-01-2", "sector = 1", "sector = 0", "sector", "is 0", "from 1 to 12"),
    ("L1-01-2", "level = 1", "level = 4", "level", "is 4", "one of 1, 2, 3"),
    ("L1-01-2", "level = 1\n", "", "level", "is missing", "one of 1, 2, 3"),
    ("L1-01-2", "level = 1", "level = 0", "level", "is 0", "one of 1, 2, 3"),
    ("L1-01-2", "level = 1", "level = true", "level", "is true", "one of"),
    ("S-01", "sector = 1", "level = 1\nsector = 1", "level", "starting ship", "remove it"),
    ("L1-01-2", 'name = "Ship L1-01-2"', "name = 5", "name", "is 5", "text in quotes"),
    ("L1-01-2", 'group = "ship"', 'group = "shop"', "group", "[groups] does not name", "add it there"),
    ("L1-01-2", 'ru = "Корабль L1-01-2"', "ru = 1", "names.ru", "is 1", "text in quotes"),
    ("L1-01-2", "station.credits = 2", "station = 2", "station", "is 2", "a table in { }"),
    ("L1-01-2", "station.credits = 2", "station.credits = 100", "station.credits", "is 100", "from 0 to 99"),
    ("L1-01-2", "station.credits = 2", 'station.arrow = "up"', "station.arrow", 'is "up"', '"both", "left", "right"'),
    ("L1-01-2", "station.credits = 2", 'station.arrow = "left"', "station.arrow", "SB-12.14", "turn it round"),
    ("L1-01-2", "station.credits = 2", "station.credits = 0", "station", "SB-3.10", "give it credits"),
    ("L1-01-2", "station.credits = 2", "station.cells = [[]]", "station.cells", "SB-3.14", "add an ability"),
    ("L1-01-2", "station.credits = 2", "station.cells = 1", "station.cells", "is 1", "a list in [ ]"),
    ("L1-01-2", "station.credits = 2", 'station.text = [{ kind = "win" }]', "station.text[1].kind", '"win"', "gain"),
    ("L1-01-2", "station.credits = 2", 'station.text = [{ kind = "gain" }]', "station.text[1]", "nothing", "give it"),
    ("L1-01-1", "station.cells = [[], []]", "station.credits = 1", ABILITY, "SB-13.6", "add cells"),
    ("L1-01-1", "station.cells = [[], []]", "station.cells = [[6]]", "station.cells[1][1]", "is 6", "from 2 to 5"),
    ("L1-01-1", "patrol.cells = [[], []]", "patrol.cells = [[2], []]", "patrol.cells", "SB-3.9", "joined = true"),
    ("L2-01-1", "[[], [], [2, 3]]", "[[]]", "station.joined", "SB-13.7", "add cells"),
    ("L2-01-1", "[[], [], [2, 3]]", "[[2, 3], [2, 3, 5]]", "station.cells", "none at 4 players", "add 4 to the dots"),
    ("L2-01-1", "station.joined = true", "station.joined = 1", "station.joined", "is 1", "true or false"),
    ("L1-01-1", '"green"', '"pink"', ABILITY + ".color", 'is "pink"', '"blue", "green", "red"'),
    ("L1-01-1", '"green"', '"red"', ABILITY + ".color", "SB-7.11", "green"),
    ("L1-03-1", '"blue"', '"red"', ABILITY + ".color", "SB-8.7", 'write "blue"'),
    ("L2-02-2", '"blue"', '"red"', ABILITY + ".color", "SB-14.40", 'write "blue"'),
    ("L2-02-2", '"blue"', '"green"', ABILITY + ".color", "SB-14.40", 'write "blue"'),
    ("L2-02-2", 'zone = "station"', 'zone = "patrol"', ABILITY + ".color", "SB-14.41", 'write "red"'),
    ("L1-01-1", '[{ kind = "shift_sum" }]', "[]", ABILITY + ".effects", "an empty list", "at least one element"),
    ("L1-01-1", '{ kind = "shift_sum" }', '{ kind = "fly" }', EFFECT + ".kind", '"fly"', "one of gain"),
    ("L1-01-1", '{ kind = "shift_sum" }', "{ up_to = 1 }", EFFECT + ".kind", "is missing", "one of gain"),
    ("L1-01-1", '{ kind = "shift_sum" }', "3", EFFECT, "is 3", "a table in { }"),
    ("L1-01-1", '"shift_sum" }', '"shift_sum", up_to = 3 }', EFFECT + ".up_to", "is 3", "one of 1, 2"),
    ("L1-01-1", '"shift_sum" }', '"shift_sum" }, { kind = "buy" }', ABILITY + ".effects", "SB-7.11", "keep one kind"),
    ("L1-03-1", '"reroll" }', '"reroll" }, { kind = "set_die" }', ABILITY + ".effects", "SB-7.11", "keep one kind"),
    ("L1-03-1", '"reroll" }', '"reroll" }, { kind = "reroll" }', ABILITY + ".effects", "once a use", "keep one"),
    ("L1-06-1", ", credits = 3", "", EFFECT, "gains nothing", "give it credits"),
    ("L2-02-1", "a = 2, b = 11", "a = 2, b = 2", EFFECT + ".b", "SB-14.19", "name two sectors"),
    ("L2-02-1", "a = 2, b = 11", "a = 2", EFFECT + ".b", "is missing", "from 1 to 12"),
    ("L3-10-1", '"place_anywhere"', '"place_anywhere", low = 9, high = 8', EFFECT + ".low", "is 9", "exchange"),
    ("L3-10-1", '"place_anywhere"', '"place_anywhere", by = "claim"', EFFECT + ".level", "SB-14.34", "1, 2, 3"),
    ("L3-10-1", '"place_anywhere"', '"place_anywhere", level = 2', EFFECT + ".level", "no meaning", "remove it"),
    ("C-05", "vp = ", "vp = 0 # ", "vp", "is 0", "from 1 to 99"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "old", "new", "field", "told", "remedy"), CARD_FAULTS)
def test_a_fault_is_told_with_its_card_line_and_remedy(
    card: str, old: str, new: str, field: str, told: str, remedy: str
) -> None:
    text = broken(card, old, new)
    found = [problem for problem in check(text) if problem.field == field]
    assert len(found) == 1
    problem = found[0]
    assert problem.place.endswith(f" {card}")
    assert problem.line == line_of_field(text, card, field)
    assert told in problem.text and remedy in problem.text
    assert str(problem) == f"line {problem.line}, {problem.place}, {field}: {problem.text}"


@pytest.mark.parametrize(("table", "told"), [("colony", "is a table"), ("ship", "is 5")])
def test_cards_that_are_no_list_are_told(table: str, told: str) -> None:
    start, rest = TEXT.split("\n[[starter]]", 1)
    kept = "\n".join(part for part in ("[[starter]]" + rest).split("\n\n") if f"[[{table}]]" not in part)
    text = f"colony.x = 1\n{start}\n{kept}" if table == "colony" else f"ship = 5\n{start}\n{kept}"
    assert any(
        (problem.line, problem.place, problem.warning) == (1, f"[[{table}]]", False)
        and problem.text.startswith(told)
        and f"begin each card with [[{table}]]" in problem.text
        for problem in check(text)
    )
    with pytest.raises(BadData):
        parse(text)


def test_odd_keys_and_ids_stay_on_one_line() -> None:
    found = check('"a\\nb" = 1\n[[ship]]\nid = "x\\ny"\n"c\\nd" = 2\n')
    assert {problem.place for problem in found} >= {'["a\\nb"]', "ship number 1"}
    assert '"c\\nd"' in {problem.field for problem in found}


def without(*cards: str) -> str:
    """The sample without some cards."""
    tables = re.split(r"\n(?=\[\[)", TEXT)
    return "\n".join(table for table in tables if not any(f'id = "{card}"\n' in table for card in cards))


def of_level(level: int, count: int) -> list[str]:
    return [ship.id for ship in sample().ships if ship.level == level][:count]


SET_FAULTS = [
    (TEXT.replace('id = "S-02"', 'id = "S-01"'), "starter S-01", "id", "taken on line", "an id of its own", False),
    (TEXT.replace('id = "C-02"', 'id = "L1-01-1"'), "colony L1-01-1", "id", "taken on line", "its own", False),
    (without("S-07"), "[[starter]]", "", "sector 7 has no starting ship", "add a [[starter]] with sector = 7", False),
    (without("C-07"), "[[colony]]", "", "sector 7 has no colony", "add a [[colony]] with sector = 7", True),
    (
        TEXT.replace("sector = 2\ncost = 0\n", "sector = 3\ncost = 0\n"),
        "starter S-03", "sector", "has a starting ship already", "move one", False,
    ),
    (without(*of_level(2, 38)), "[[ship]]", "", "level 2 has 10 ships", "add 1 or more", False),
    (without(*of_level(3, 36)), "[[ship]]", "", "level 3 has 0 ships", "add 11 or more", False),
    (without(*of_level(1, 23)), "[[ship]]", "", "Light-Speed with 5 players needs 26", "fewer players", True),
    (without(*of_level(2, 33)), "[[ship]]", "", "Light-Speed with 5 players needs 16", "fewer players", True),
    (without(*of_level(3, 25)), "[[ship]]", "", "level 3 has 11 ships, the published set 36", "meant", True),
    (without("L1-01-1"), "[[ship]]", "", "level 1 has 47 ships, the published set 48", "meant", True),
    (
        TEXT.replace("level = 3\nsector = 9", "level = 3\nsector = 10", 1),
        "[[ship]]", "", "level 3 has 2 ships of sector 9", "mistyped", True,
    ),
    (TEXT.replace("[pack]", "[peck]"), "the file", "", "no [pack] table", "begin it with [pack]", False),
    (TEXT.replace("[pack]", "[peck]"), "[peck]", "", "not a table of a pack", "remove it", False),
    (TEXT.replace('game = "space_base"', 'game = "chess"'), "[pack]", "game", 'is "chess"', '"space_base"', False),
    (TEXT.replace('version = "1"\n', ""), "[pack]", "version", "is missing", "text in quotes", False),
    (TEXT.replace("[groups]", "[groups]\nx = 1"), "[groups]", "x", "is 1", "a table in { }", False),
]  # fmt: skip


@pytest.mark.parametrize(("text", "place", "field", "told", "remedy", "warning"), SET_FAULTS)
def test_a_fault_of_the_whole_set_is_told(
    text: str, place: str, field: str, told: str, remedy: str, warning: bool
) -> None:
    found = [p for p in check(text) if p.place == place and p.field == field and told in p.text]
    assert found
    assert all(remedy in problem.text and problem.warning == warning for problem in found)
    if warning:
        assert parse(text).ships
    else:
        with pytest.raises(BadData):
            parse(text)


@rule("SB-5.6", "SB-5.8", "SB-19.6", "SB-19.16")
def test_the_fewest_ships_of_a_level_are_a_row_and_a_card_for_each_of_five_players() -> None:
    def of(count: int, level: int) -> list[Problem]:
        text = without(*of_level(level, PUBLISHED[level] - count))
        return [problem for problem in check(text) if f"level {level} has" in problem.text]

    for level in (1, 2, 3):
        assert [problem.warning for problem in of(10, level)] == [False]
        assert [problem.warning for problem in of(11, level)] == [True]
    for level, enough in ((1, 26), (2, 16)):
        assert "Light-Speed" in of(enough - 1, level)[0].text
        assert "Light-Speed" not in of(enough, level)[0].text


@rule("SB-19.6")
def test_light_speed_is_refused_with_too_few_ships() -> None:
    digest = parse(without(*of_level(1, 24))).digest  # 24 left: 6 in the shipyard and 18 for four and a half players
    packs.check_draft(digest, 4)
    with pytest.raises(BadData, match="needs 26 ships of level 1"):
        packs.check_draft(digest, 5)
    options = {"pack": digest, "light_speed": True}
    assert new(GAME, seats=4, seed=1, options=options).decisions
    with pytest.raises(BadData, match="without Light-Speed"):
        new(GAME, seats=5, seed=1, options=options)
    assert new(GAME, seats=5, seed=1, options={"pack": digest}).decisions


def test_everything_is_told_at_once_in_the_order_of_the_file() -> None:
    text = TEXT.replace("cost = 4\n", "cost = 6\n", 3).replace("station.joined", "station.joind")
    text = text.replace('id = "C-12"', 'id = "C-11"').replace("cost = 22", "cost = 0")
    found = check(text)
    assert [problem.line for problem in found] == sorted(problem.line for problem in found)
    fields = Counter(problem.field for problem in found)
    assert (fields["cost"], fields["id"], fields["station.joind"]) == (4, 1, 1)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('[pack]\ngame = "space_base"\nname = \n', 3),
        ("[pack]\ngame == 1", 2),
        ("[pack]\n[pack]", 2),
        ("a = 1\na = 2", 2),
        ('[pack]\ngame = "space', 2),
        ("[pack]\nx = [1,\n2", 3),
        (f"x = {'9' * 5000}", 1),
    ],
)
def test_a_text_that_is_no_toml_is_told_with_its_line(text: str, line: int) -> None:
    [problem] = check(text)
    assert problem.line == line
    assert "not valid TOML" in problem.text and "correct this place" in problem.text


def test_a_byte_order_mark_before_a_pack_does_no_harm() -> None:
    assert parse("\ufeff" + TEXT) == sample()


def test_deep_nesting_and_huge_numbers_are_told_too() -> None:
    [deep] = check(f"x = {'[' * 5000}{']' * 5000}")
    assert "too deep" in deep.text
    huge = check(f"[pack]\nname = 0x{'f' * 5000}")
    assert any(problem.field == "name" and "very large number" in problem.text for problem in huge)


def test_the_examples_of_the_document_are_right() -> None:
    document = (Path(__file__).parents[3] / "docs" / "packs.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```toml\n(.*?)```", document, re.DOTALL)
    effects = re.findall(r"`(\{ kind = [^`]*\})`", document)
    assert len(blocks) == 6 and all(tomllib.loads(block) for block in blocks)
    seen = {effect["kind"] for text in effects for effect in [tomllib.loads(f"x = {text}")["x"]]}
    assert seen == {kind.__struct_config__.tag for kind in get_args(Effect)}
    for text in effects:
        changed = broken("L1-01-1", '{ kind = "shift_sum" }', text)
        assert [problem for problem in check(changed) if problem.field != "station.ability.color"] == []


# Lines

LINES = '''# a comment = [1]
[pack]
name = "x" # after
"odd key" = 'C:\\'
long = """
one
[ship]
""" # end
list = [
  1, # first
  { a = 1, "b.c" = [2] },
  "]",
]
dotted.deep.key = 1

[[ship]]
id = "a"
when = 1979-05-27 07:32:00
[ship.station]
credits = 1

[[ship]]
id = "b"
station.text = [{ kind = "buy" },
  { kind = "claim", level = 1 }]
[[ship.extra]]
x = 1.5
[[ship.extra]]
x = 2
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("pack",), 2),
        (("pack", "name"), 3),
        (("pack", "odd key"), 4),
        (("pack", "long"), 5),
        (("pack", "list"), 9),
        (("pack", "list", 0), 10),
        (("pack", "list", 1), 11),
        (("pack", "list", 1, "b.c", 0), 11),
        (("pack", "list", 2), 12),
        (("pack", "dotted", "deep", "key"), 14),
        (("ship",), 16),
        (("ship", 0), 16),
        (("ship", 0, "id"), 17),
        (("ship", 0, "when"), 18),
        (("ship", 0, "station"), 19),
        (("ship", 0, "station", "credits"), 20),
        (("ship", 1, "id"), 23),
        (("ship", 1, "station", "text", 0), 24),
        (("ship", 1, "station", "text", 1, "level"), 25),
        (("ship", 1, "extra", 1, "x"), 29),
        (("ship", 1, "cost"), 22),  # missing: where its table begins
        (("colony",), 1),
    ],
)
def test_lines_are_found(path: tuple[str | int, ...], line: int) -> None:
    assert line_of(find_lines(LINES), path) == line
    assert line_of(find_lines(LINES.replace("\n", "\r\n")), path) == line


def _paths(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where every value of a parsed text stands."""
    found = [path] if path else []
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        found += _paths(item, (*path, key))
    return found


@pytest.mark.parametrize("text", [LINES, TEXT])
def test_lines_are_found_for_every_value_and_nothing_else(text: str) -> None:
    assert set(find_lines(text)) == set(_paths(tomllib.loads(text)))


# Anything at all

SMALL = "\n".join(TEXT.split("\n\n")[i] + "\n" for i in (0, 1, 3, 4, 16, 40, 80, 120, 150))
SCRAPS = ["[[ship]]\n", *"[]{}\"'=\n,.#0é", "-1", "true", "1e9", "nan", '"""']


def told_well(problems: list[Problem]) -> None:
    for problem in problems:
        assert problem.line >= 1 and problem.place and problem.text
        assert "\n" not in problem.text and problem.text[-1] in ".?"


@settings(deadline=None, derandomize=True)
@given(st.text())
def test_any_text_is_judged(text: str) -> None:
    told_well(check(text))


@settings(deadline=None, derandomize=True, max_examples=300)
@given(
    st.lists(
        st.tuples(st.floats(0, 1, exclude_max=True), st.integers(0, 12), st.sampled_from(SCRAPS)),
        min_size=1,
        max_size=5,
    )
)
def test_a_pack_with_any_scratches_is_judged(scratches: list[tuple[float, int, str]]) -> None:
    text = SMALL
    for place, length, scrap in scratches:
        at = int(place * len(text))
        text = text[:at] + scrap + text[at + length :]
    told_well(check(text))


VALUES = st.recursive(
    st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["gain", "win", "blue"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["kind", "cells", "ability", "effects", "x"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(deadline=None, derandomize=True, max_examples=300)
@given(
    st.sampled_from(["pack", "groups", "starter", "ship", "colony"]),
    st.sampled_from(["", "id", "sector", "level", "cost", "station", "patrol.ability", "names", "group", "vp"]),
    VALUES,
)
def test_any_value_in_any_field_is_judged(table: str, field: str, value: object) -> None:
    written = _write(value)
    text = f"[[{table}]]\n{field} = {written}\n" if field else f"{table} = {written}\n"
    tomllib.loads(text)
    told_well(check(text))


def _write(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_write(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_write, value)) + "]"
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(letter):08x}" for letter in value) + '"'
    return f"{value:f}" if isinstance(value, float) else str(value).lower()
