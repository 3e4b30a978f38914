"""Action cards and how they are dealt (sections 4, 8, 31 to 33, SA-E4, SA-E5, SA-D2)."""

from collections import Counter

import pytest

from starboard.games.space_alert.content.threats import threats, tracks
from starboard.games.space_alert.room import GAME
from starboard.games.space_alert.rules.campaign import Repairs
from starboard.games.space_alert.rules.round_cards import (
    COPIES,
    HEROIC,
    ORDINARY,
    Deal,
    action_deck,
    androids,
    half,
    is_heroic,
    packet_sizes,
)
from starboard.games.space_alert.rules.round_events import Alert, CardsReceived, HeroRevealed, MissionPrepared
from starboard.games.space_alert.rules.round_position import Board, Result, SpaceAlert
from starboard.kernel.chance import Chance
from starboard.kernel.data import BadData, plain
from starboard.kernel.match import new
from tests.games.space_alert.live import Live
from tests.marks import example, rule

CREWS = [
    # humans, fifth, androids, packets (SA-D2)
    (5, False, 0, (5, 5, 5)),
    (4, False, 0, (5, 5, 5)),
    (4, True, 1, (6, 5, 5)),
    (3, False, 1, (6, 6, 6)),
    (2, False, 2, (9, 6, 6)),
]


@rule("SA-2.8", "SA-8.1", "SA-8.2")
def test_ninety_ordinary_cards_pair_every_movement_with_every_action():
    deck = [card.rpartition("/")[0] for card in action_deck()]
    assert len(deck) == 90
    assert len(set(action_deck())) == 90
    assert Counter(half(card, 0) for card in deck) == {"A": 30, "B": 24, "C": 21, "bots": 15}
    assert Counter(half(card, 1) for card in deck) == {"red": 30, "blue": 30, "lift": 30}
    assert {deck.count(f"{action}/{move}") for action, n in [("A", 10)] for move in ("red", "blue", "lift")} == {10}
    assert COPIES["B/lift"] == 8
    assert COPIES["C/red"] == 7
    assert COPIES["bots/blue"] == 5
    assert len(ORDINARY) == 12


@rule("SA-2.9", "SA-20.14")
def test_six_heroic_cards_cover_the_six_stations():
    assert len(HEROIC) == 6
    assert all(is_heroic(card) for card in HEROIC)
    assert not any(is_heroic(card) for card in ORDINARY)
    assert Counter(half(card, 0) for card in HEROIC) == {"A*": 2, "B*": 2, "bots*": 2}
    assert {half(card, 1) for card in HEROIC} == {f"goto:{station}" for station in ("UR", "UW", "UB", "LR", "LW", "LB")}


@pytest.mark.parametrize(("humans", "fifth", "helpers", "sizes"), CREWS)
@rule("SA-1.2", "SA-4.13", "SA-31.1", "SA-31.4", "SA-31.5", "SA-32.1", "SA-32.3")
def test_packets_by_crew(humans, fifth, helpers, sizes):
    assert androids(humans, fifth) == helpers
    assert packet_sizes(humans, fifth) == sizes
    deal = Deal(Chance("1"), humans, fifth)
    assert [tuple(len(packet) for packet in packets) for packets in deal.packets] == [sizes] * humans
    assert len(deal.android_heroes) == helpers
    dealt = [card for packets in deal.packets for packet in packets for card in packet if not is_heroic(card)]
    assert Counter(dealt) + Counter(deal.deck) == Counter(card.rpartition("/")[0] for card in action_deck())


@pytest.mark.parametrize(("humans", "fifth", "helpers", "sizes"), CREWS)
@rule("SA-4.14", "SA-4.15", "SA-31.3", "SA-31.6")
def test_one_heroic_card_for_each_crew_member_and_among_the_first_cards(humans, fifth, helpers, sizes):
    deal = Deal(Chance("7"), humans, fifth)
    heroic = list(deal.android_heroes)
    for first, second, third in deal.packets:
        assert sum(map(is_heroic, first)) == 1
        assert not any(map(is_heroic, second + third))
        heroic += [card for card in first if is_heroic(card)]
    assert len(set(heroic)) == len(heroic) == humans + helpers


@rule("SA-4.16")
@pytest.mark.parametrize(("humans", "left"), [(5, 20), (4, 34), (3, 39), (2, 50)])
def test_the_rest_is_the_action_deck(humans, left):
    assert len(Deal(Chance("1"), humans, False).deck) == left


@rule("SA-33.1", "SA-33.3", "SA-33.4", "SA-33.10")
def test_one_person_has_four_androids_and_the_whole_deck():
    table = Live(seats=1)
    assert [board.android for board in table.state.boards] == [True] * 4
    assert len(table.state.hands[0]) == 90
    assert table.state.deck == []
    assert len({event.card for event in table.told(HeroRevealed)}) == 4
    assert table.state.roles == [0, 0, 0]


@rule("SA-31.2", "SA-31.7", "SA-31.13", "SA-5.5", "SA-11.2")
@pytest.mark.parametrize(
    ("seats", "options", "crew"),
    [
        (4, {}, [(0, False), (1, False), (2, False), (3, False)]),
        (4, {"captain": 2}, [(2, False), (3, False), (0, False), (1, False)]),
        (4, {"fifth": True}, [(0, False), (1, False), (2, False), (3, False), (0, True)]),
        (3, {"captain": 1}, [(1, False), (2, False), (0, True), (0, False)]),
        (3, {"seating": [0, 3, 1, 2]}, [(0, False), (0, True), (1, False), (2, False)]),
        (2, {"seating": [2, 1, 3, 0], "captain": 1}, [(1, False), (1, True), (0, False), (0, True)]),
    ],
)
def test_the_captain_is_first_and_androids_have_their_seats(seats, options, crew):
    table = Live(seats=seats, **options)
    assert [(board.seat, board.android) for board in table.state.boards] == crew


@rule("SA-32.4")
def test_the_fifth_crew_member_is_an_android_like_others():
    table = Live(fifth=True)
    assert table.state.crew == 5
    assert len(table.told(HeroRevealed)) == 1
    assert table.state.heroes[4] == table.told(HeroRevealed)[0].card
    table.hand(0, "A/red")
    table.do(0, "place:4:1:A/red:move")
    assert table.refused(0, "take:4:1") == "SA-31.9"


@rule("SA-31.11")
def test_an_androids_heroic_card_is_shown_when_phase_1_begins():
    table = Live(seats=3, ready=False)
    assert table.told(HeroRevealed) == []
    table.ready()
    (shown,) = table.told(HeroRevealed)
    assert shown.member == 3
    for seat in (0, 1, 2, None):
        assert table.view(seat).crew[3].hero == shown.card


@rule("SA-8.6", "SA-38.2")
def test_a_hand_is_known_to_its_seat_alone():
    table = Live()
    for seat in range(4):
        received = table.told(CardsReceived, seat)
        assert [event.seat for event in received] == [seat]
        assert sorted(received[0].cards) == list(table.view(seat).hand)
        assert table.view(seat).hand_sizes == (5, 5, 5, 5)
    assert table.told(CardsReceived, None) == []
    assert table.view(None).hand == ()


# The threat decks and trajectories ------------------------------------------------------------------------------------


@rule("SA-2.10", "SA-4.2", "SA-4.3", "SA-4.4", "SA-4.5")
@pytest.mark.parametrize(
    ("common", "serious", "sizes"),
    [
        ("white", "white", (10, 8, 7, 6)),
        ("yellow", "yellow", (7, 6, 6, 5)),
        ("mixed", "white", (17, 8, 13, 6)),
        ("white", "mixed", (10, 14, 7, 11)),
    ],
)
def test_four_decks_by_severity_and_level(common, serious, sizes):
    decks = Live(common=common, serious=serious).state.threat_decks
    assert tuple(len(deck) for deck in decks) == sizes
    for deck, (is_serious, internal, level) in zip(
        decks,
        [(False, False, common), (True, False, serious), (False, True, common), (True, True, serious)],
        strict=True,
    ):
        for card in deck:
            threat = threats()[card]
            assert threat.serious == is_serious
            assert threat.external != internal
            assert level == "mixed" or threat.yellow == (level == "yellow")


@rule("SA-4.6", "SA-4.13", "SA-4.14", "SA-4.16", "SA-4.18")
def test_decks_cards_and_damage_tiles_are_shuffled():
    tables = [Live(seed=seed).state for seed in range(6)]
    for deck in range(4):
        assert len({tuple(table.threat_decks[deck]) for table in tables}) > 3
    for zone in range(3):
        assert len({table.ship.stacks[zone] for table in tables}) > 3
    assert len({tuple(table.deck) for table in tables}) == 6
    for seat in range(4):
        assert len({next(card for card in table.hands[seat] if is_heroic(card)) for table in tables}) > 1
        assert len({str(table.packets[seat]) for table in tables}) == 6
    assert all(sorted(stack) == list(range(6)) for table in tables for stack in table.ship.stacks)


@rule("SA-2.4", "SA-4.19")
def test_four_different_trajectories_are_drawn():
    found = set()
    for seed in range(12):
        table = Live(seed=seed)
        assert len(set(table.state.tracks)) == 4
        assert table.told(MissionPrepared)[0].tracks == tuple(table.state.tracks) == table.view(None).tracks
        found |= set(table.state.tracks)
    assert found == set(tracks())


@rule("SA-4.10")
def test_a_mission_is_chosen_or_drawn():
    assert Live(mission="simulation-2").state.mission == "simulation-2"
    drawn = {new(GAME, 4, seed, {"mission": "random"}).state.mission for seed in range(40)}
    assert drawn == {f"mission-{n}" for n in range(1, 9)}
    for number in (1, 8):
        table = Live(mission="random", chance={"mission": [number]})
        assert table.state.mission == f"mission-{number}"
        assert table.told(Alert) == [Alert("")]  # the crew does not know what it flies
    assert Live(mission="mission-2").told(Alert) == [Alert("mission-2")]
    assert new(GAME, 4, 1, {"mission": "generated", "difficulty": "hard"}).state.mission.startswith("generated-hard-")


@rule("SA-4.17", "SA-9.1")
def test_everybody_starts_on_the_bridge():
    table = Live(seats=2, fifth=False)
    table.end()
    assert table.view(0).ship.stations == ("UW",) * 4


@rule("SA-4.8", "SA-5.7")
def test_roles_may_be_shared_out_before_the_alert_and_held_together():
    table = Live(ready=False)
    assert table.view(None).roles == (0, 1, 2)
    table.do(3, "captain", "security")
    assert table.view(None).roles == (3, 1, 3)
    assert not table.offers(3, "captain")
    assert table.offers(0, "captain")
    table.ready()
    assert table.state.boards[0].seat == 3


@rule("SA-4.8")
def test_a_role_that_was_taken_over_can_be_taken_back():
    table = Live(ready=False)
    assert not table.offers(0, "captain")
    table.do(1, "captain")
    table.do(0, "captain")
    assert table.view(None).roles[0] == 0


@example("SA-EX-98")
@rule("SA-7.6", "SA-31.12", "SA-32.2", "SA-33.2")
@pytest.mark.parametrize(
    ("seats", "options", "obeyed"),
    [(5, {}, True), (4, {"fifth": True}, True), (4, {}, False), (3, {}, False), (2, {}, False), (1, {}, False)],
)
def test_unconfirmed_reports_concern_crews_of_five(seats, options, obeyed):
    table = Live(
        seats=seats, script=["0:10 unconfirmed T+3 common red", "0:20 unconfirmed T+4 common internal"], **options
    )
    decks = [len(deck) for deck in table.state.threat_decks]
    table.at("0:30")
    assert [(turn, zone) for turn, _, zone in table.state.laid] == ([(3, "red"), (4, "")] if obeyed else [])
    assert [len(deck) for deck in table.state.threat_decks] == [
        decks[0] - obeyed,
        decks[1],
        decks[2] - obeyed,
        decks[3],
    ]


@rule("SA-32.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_an_extra_android_is_for_four_players_only(seats):
    with pytest.raises(BadData, match="four players"):
        Live(seats=seats, fifth=True)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"speeds": "full"}, "no option 'speeds'"),
        ({"speed": "fast"}, "full, half, stopped"),
        ({"mission": "mission-9"}, "mission-8"),
        ({"common": "red"}, "white, mixed, yellow"),
        ({"trips": 1}, "true, false"),
        ({"campaign": True, "mission": "mission-1"}, "drawn"),
        ({"captain": 4}, "a seat from 0 to 3"),
        ({"security": True}, "a seat from 0 to 3"),
        ({"seating": [0, 1, 2]}, r"\[0, 1, 2, 3\] in any order"),
        ({"seating": "0123"}, r"\[0, 1, 2, 3\] in any order"),
    ],
)
def test_an_impossible_option_is_refused_with_what_is_possible(options, said):
    with pytest.raises(BadData, match=said):
        new(GAME, 4, 1, options)


@rule("SA-7.6", "SA-1.9")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
@pytest.mark.parametrize("unconfirmed", [True, False])
def test_a_generated_mission_is_as_it_was_ordered(difficulty, unconfirmed):
    state = Live(mission="generated", difficulty=difficulty, unconfirmed=unconfirmed, ready=False).state
    assert state.mission.startswith(f"generated-{difficulty}-")
    reports = sum("unconfirmed" in line for line in state.script)
    assert reports == (unconfirmed and difficulty != "hard")
    others = {Live(mission="generated", seed=seed, ready=False).state.mission for seed in range(4)}
    assert len(others) == 4


def test_a_table_before_anything_is_chosen_is_empty():
    bare = plain(SpaceAlert())
    filled = {name: value for name, value in bare.items() if value and name not in ("chance", "ship")}
    assert filled == {
        "unconfirmed": True,
        "speed": "full",
        "trips": True,
        "roles": [0, 0, 0],
        "warned": (0, 0),
        "carried": [[], [], []],
    }
    assert plain(Board()) == {"android": False, "seat": 0, "cards": [""] * 12, "sides": [0] * 12}
    assert not any(plain(Result()).values())
    for frame in GAME.codec.frames:
        at_first = {name: value for name, value in plain(frame()).items() if value and name != "frame"}
        assert at_first == ({"repaired": [0, 0, 0]} if frame is Repairs else {})
