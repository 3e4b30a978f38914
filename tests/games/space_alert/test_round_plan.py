"""Planning on the action boards, one's own and the androids' (sections 6, 8, 31, 33 and 38)."""

import pytest

from starboard.games.space_alert.rules.position import NO_SQUAD, Reckoning
from starboard.games.space_alert.rules.round_cards import HEROIC, ORDINARY, half, is_heroic
from starboard.games.space_alert.rules.round_events import (
    AndroidProgrammed,
    CardGiven,
    CardMoved,
    CardPlaced,
    CardsReceived,
    CardsTold,
    CardTakenBack,
    CardTurned,
    DataDrawn,
    EndAgreed,
    PacketTaken,
    PhaseEnded,
    Ready,
    RoleTaken,
    Sketched,
    SketchWiped,
)
from starboard.games.space_alert.rules.ship import FUEL_START, ROCKETS_START, UPPER_WHITE
from tests.games.space_alert.live import Live
from tests.marks import rule

PHASE_1, PHASE_2, PHASE_3 = (1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11, 12)


def in_phase(table, seat, phase):
    for _ in range(phase - 1):
        table.do(seat, "next")
    return table


def slots_offered(table, seat, word="place"):
    values = [value for decision in table.open(seat, "plan") for value in decision.values]
    return {int(value.split(":")[2]) for value in values if str(value).startswith(word + ":")}


# One's own board ------------------------------------------------------------------------------------------------------


@rule("SA-6.7", "SA-6.2", "SA-2.7")
@pytest.mark.parametrize(("phase", "slots"), [(1, PHASE_1), (2, PHASE_2), (3, PHASE_3)])
def test_a_seat_fills_the_slots_of_the_phase_it_plans_and_no_others(phase, slots):
    table = in_phase(Live(), 0, phase)
    table.hand(0, "A/red")
    assert slots_offered(table, 0) == set(slots)
    for turn in range(1, 13):
        if turn > slots[-1]:
            assert table.refused(0, f"place:0:{turn}:A/red:action") == "SA-6.7"
        elif turn < slots[0]:
            assert table.refused(0, f"place:0:{turn}:A/red:action") == "SA-6.8"
    table.do(0, f"place:0:{slots[-1]}:A/red:action")
    assert len(table.cards(0)) == 12


@rule("SA-6.7", "SA-31.8", "SA-31.15", "SA-38.8")
@pytest.mark.parametrize(("phase", "slots"), [(1, PHASE_1), (2, PHASE_2), (3, PHASE_3)])
def test_a_seat_is_asked_for_its_plan_for_each_android_and_for_the_sketch(phase, slots):
    table = in_phase(Live(seats=2), 1, phase)
    span = {"phase": phase, "first": slots[0], "last": slots[-1]}
    asked = [(each.kind, dict(each.args), each.default, each.free) for each in table.open(1)]
    assert asked == [
        ("plan", span, "wait", True),
        ("program", {"member": 2, **span}, None, True),
        ("program", {"member": 3, **span}, None, True),
        ("sketch", {}, None, True),
    ]
    before = {each.id for each in table.match.decisions}
    (answered,) = table.open(1, "sketch")
    table.do(1, f"sketch:{slots[0]}:A")
    (anew,) = table.open(1, "sketch")
    assert {each.id for each in table.match.decisions} == before - {answered.id} | {anew.id}  # the others stay open
    assert anew.id > max(before)


@rule("SA-6.8")
def test_the_slots_of_a_phase_that_was_left_are_frozen_but_seen():
    table = Live()
    table.hand(0, "A/red")
    table.do(0, "place:0:3:A/red:move", "next")
    for value in ("take:0:3", "turn:0:3", "move:0:3:2", "move:0:3:4", "place:0:2:A/red:action"):
        assert table.refused(0, value) == "SA-6.8"
    slot = table.view(0).crew[0].slots[2]
    assert (slot.shows, slot.card) == ("red", "A/red")


@rule("SA-8.9")
def test_own_cards_are_moved_turned_swapped_and_taken_back_without_limit():
    table = Live()
    table.hand(0, "A/red", "B/blue")
    table.do(0, "place:0:1:A/red:action", "place:0:2:B/blue:move")
    for _ in range(3):
        table.do(0, "move:0:1:2")
        assert table.cards(0)[:3] == ["B/blue", "A/red", ""]
        table.do(0, "move:0:2:3", "move:0:3:1")
        assert table.cards(0)[:3] == ["A/red", "", "B/blue"]
        table.do(0, "move:0:3:2", "turn:0:2", "turn:0:2")
        assert table.state.boards[0].sides[:3] == [0, 1, 0]
    table.do(0, "take:0:1", "take:0:2")
    assert table.cards(0) == [""] * 12
    assert table.view(0).hand == ("A/red", "B/blue")
    assert table.refused(0, "take:0:1") == "SA-8.8"


@rule("SA-8.7")
def test_a_slot_holds_one_card():
    table = Live()
    table.hand(0, "A/red", "B/blue")
    table.do(0, "place:0:1:A/red:action")
    assert table.refused(0, "place:0:1:B/blue:action") == "SA-8.7"
    assert table.view(0).hand == ("B/blue",)


@rule("SA-8.10")
def test_slots_are_filled_in_any_order():
    table = Live()
    table.hand(0, "A/red", "B/blue", "C/lift")
    table.do(0, "place:0:3:A/red:action", "place:0:1:B/blue:action")
    assert table.cards(0)[:3] == ["B/blue", "", "A/red"]
    table.do(0, "place:0:2:C/lift:move")
    assert table.cards(0)[:3] == ["B/blue", "C/lift", "A/red"]


@rule("SA-8.4", "SA-8.5")
@pytest.mark.parametrize(("side", "shown"), [("action", "A"), ("move", "red")])
def test_of_a_card_of_others_only_its_kind_is_known(side, shown):
    table = Live()
    table.hand(0, "A/red")
    table.do(0, f"place:0:2:A/red:{side}")
    for seat in (1, 2, 3, None):
        slot = table.view(seat).crew[0].slots[1]
        assert (slot.half, slot.shows, slot.card) == (side, "", "")
    own = table.view(0).crew[0].slots[1]
    assert (own.half, own.shows, own.card) == (side, shown, "A/red")
    (placed,) = table.told(CardPlaced, None)
    assert (placed.seat, placed.member, placed.turn, placed.half) == (0, 0, 2, side)


@rule("SA-8.11", "SA-8.12")
@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize("side", ["action", "move"])
def test_a_heroic_card_is_played_in_any_phase_with_either_half(phase, side):
    table = Live()
    (hero,) = [card for card in table.view(0).hand if is_heroic(card)]
    in_phase(table, 0, phase)
    assert hero in table.view(0).hand
    turn = {1: 1, 2: 4, 3: 8}[phase]
    table.do(0, f"place:0:{turn}:{hero}:{side}")
    slot = table.view(0).crew[0].slots[turn - 1]
    assert slot.shows == half(hero, side == "move")
    assert hero not in table.view(0).hand


@rule("SA-1.4")
def test_only_the_cards_in_the_slots_count():
    table = Live()
    before = table.view(None).ship
    table.hand(0, "A/red", "B/blue")
    table.do(0, "place:0:1:A/red:move")
    table.at("3:00")
    assert table.view(None).ship == before  # nothing on the board is real yet
    table.end()
    table.all("no_more_trips")
    assert table.view(None).ship.stations == ("UR", "UW", "UW", "UW")


@rule("SA-7.16")
def test_what_was_announced_is_laid_out_without_a_mistake():
    table = Live(script=["0:30 threat T+2 common red", "0:40 threat T+4 serious internal"])
    table.at("0:45")
    laid = list(table.state.laid)
    assert [(turn, zone) for turn, _, zone in laid] == [(2, "red"), (4, "")]
    table.end()
    ship = table.state.ship
    assert [(number, card) for number, card in zip(ship.numbers, ship.cards, strict=True)] == [
        (turn, card) for turn, card, _ in laid
    ]


# What is on the table -------------------------------------------------------------------------------------------------


@rule("SA-1.9")
@pytest.mark.parametrize(("common", "serious"), [("white", "white"), ("mixed", "yellow"), ("yellow", "white")])
def test_the_crew_sets_the_difficulty_before_play(common, serious):
    view = Live(common=common, serious=serious, ready=False).view(0)
    assert (view.common, view.serious) == (common, serious)


@rule("SA-4.1")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_or_five_people_are_the_whole_crew(seats):
    table = Live(seats=seats)
    assert table.state.crew == seats
    assert not any(member.android for member in table.view(0).crew)


@rule("SA-2.6", "SA-2.15")
def test_the_pieces_a_ship_starts_with():
    ship = Live().view(None).ship
    assert ship.computer == (0, 0, 0)  # a maintenance cell for each phase
    assert len(ship.visual) == 3
    assert (ship.fuel, ship.rockets) == (FUEL_START, ROCKETS_START) == (3, 3)
    assert ship.squads_stored == (1, 1)
    assert ship.squads == (NO_SQUAD,) * 4
    assert len(ship.stations) == 4
    assert Reckoning(5).station == [UPPER_WHITE] * 5


@rule("SA-37.2")
def test_no_card_has_two_actions_on_one_half():
    actions = {half(card, 0) for card in ORDINARY + HEROIC}
    assert actions == {"A", "B", "C", "bots", "A*", "B*", "bots*"}


# Androids -------------------------------------------------------------------------------------------------------------


@rule("SA-31.8", "SA-38.3")
def test_anybody_programs_an_android_and_everybody_sees_the_card():
    table = Live(seats=3)
    for seat, card in enumerate(("A/red", "B/blue", "C/lift")):
        table.hand(seat, card)
        table.do(seat, f"place:3:{seat + 1}:{card}:action")
    told = [(event.seat, event.turn, event.card, event.half) for event in table.told(AndroidProgrammed, None)]
    assert told == [(0, 1, "A/red", "action"), (1, 2, "B/blue", "action"), (2, 3, "C/lift", "action")]
    for seat in (0, 1, 2, None):
        assert [slot.card for slot in table.view(seat).crew[3].slots[:3]] == ["A/red", "B/blue", "C/lift"]
    assert [table.view(seat).hand for seat in range(3)] == [(), (), ()]


@rule("SA-31.9")
def test_a_card_on_an_androids_board_stays():
    table = Live(seats=3)
    table.hand(0, "A/red")
    table.do(0, "place:3:1:A/red:action")
    for seat in range(3):
        for value in ("take:3:1", "turn:3:1", "move:3:1:2"):
            assert table.refused(seat, value) == "SA-31.9"
    assert table.cards(3)[0] == "A/red"


@rule("SA-31.10", "SA-31.11")
def test_an_android_plays_its_own_heroic_card_and_nobody_elses():
    table = Live(seats=2)
    (own,) = [card for card in table.view(0).hand if is_heroic(card)]
    androids = [member for member, board in enumerate(table.state.boards) if board.android]
    first, second = androids
    hero, other = table.state.heroes[first], table.state.heroes[second]
    assert table.refused(0, f"place:{first}:1:{own}:action") == "SA-31.10"
    assert table.refused(0, f"place:{first}:1:{other}:action") == "SA-31.11"
    table.do(1, f"place:{first}:1:{hero}:move")
    assert table.cards(first)[0] == hero
    assert table.state.heroes[first] == ""
    assert not table.offers(0, f"place:{first}:2:{hero}:move")


@rule("SA-31.15")
def test_an_androids_slots_follow_the_phase_of_whoever_fills_them():
    table = Live(seats=3)
    table.do(1, "next")
    table.hand(0, "A/red")
    table.hand(1, "B/blue")
    assert table.refused(0, "place:3:4:A/red:action") == "SA-6.7"
    assert table.refused(1, "place:3:3:B/blue:action") == "SA-6.8"
    table.do(0, "place:3:3:A/red:action")
    table.do(1, "place:3:4:B/blue:action")
    assert table.cards(3)[2:4] == ["A/red", "B/blue"]


@rule("SA-31.15")
def test_nobody_fills_an_androids_slots_of_a_phase_that_has_ended():
    table = Live(seats=3)
    table.hand(0, "A/red")
    table.at("3:45")
    assert table.told(PhaseEnded)[-1].phase == 1
    for seat in range(3):
        assert table.refused(seat, "place:3:1:A/red:action") == "SA-6.8"


@rule("SA-31.16", "SA-38.7")
def test_the_first_card_in_an_androids_slot_wins_and_the_second_stays_in_its_hand():
    table = Live(seats=3)
    table.hand(0, "A/red")
    table.hand(1, "B/blue")
    table.do(0, "place:3:2:A/red:action")
    assert table.refused(1, "place:3:2:B/blue:move") == "SA-31.16"
    assert table.view(1).hand == ("B/blue",)
    assert table.cards(3)[1] == "A/red"


# Alone ----------------------------------------------------------------------------------------------------------------


@rule("SA-33.5")
def test_alone_a_heroic_card_is_played_on_its_own_android():
    table = Live(seats=1)
    heroes = list(table.state.heroes)
    assert table.refused(0, f"place:0:1:{heroes[1]}:action") == "SA-33.5"
    table.do(0, f"place:1:1:{heroes[1]}:action")
    assert table.cards(1)[0] == heroes[1]


@rule("SA-33.6")
def test_alone_cards_may_be_changed_until_the_phase_ends():
    table = Live(seats=1)
    hero = table.state.heroes[2]
    table.do(0, "place:2:1:A/red:action", "turn:2:1", "move:2:1:3", f"place:2:1:{hero}:action", "take:2:1")
    assert table.cards(2)[:3] == ["", "", "A/red"]
    assert table.state.heroes[2] == hero
    table.at(225_000 - 1)
    table.do(0, "take:2:3")
    table.do(0, "place:2:3:A/red:move")
    table.at("3:45")
    assert table.refused(0, "take:2:3") == "SA-6.8"


@rule("SA-33.8")
def test_alone_phases_end_by_announcement_or_by_leaving_early():
    table = Live(seats=1)
    table.at(225_000 - 1)
    assert table.view(0).phases == (1,)
    table.at("3:45")
    assert table.view(0).phases == (2,)
    table.do(0, "next")
    assert table.view(0).phases == (3,)
    assert slots_offered_by_android(table) == set(PHASE_3)


def slots_offered_by_android(table):
    values = [value for decision in table.open(0, "program") for value in decision.values]
    return {int(value.split(":")[2]) for value in values if value.startswith("place:")}


# The sketch -----------------------------------------------------------------------------------------------------------


@rule("SA-38.8", "SA-8.13")
def test_everybody_sees_the_sketch_and_it_can_be_wiped():
    table = Live()
    table.hand(1, "bots*/goto:UW")
    table.do(1, "sketch:2:A", "sketch:3:goto:UW", "sketch:2:red")
    for seat in (0, 1, None):
        assert table.view(seat).crew[1].sketch[:4] == ("", "red", "goto:UW", "")
    table.do(1, "sketch:3:nothing")
    assert table.view(0).crew[1].sketch[:4] == ("", "red", "", "")
    table.do(1, "wipe")
    assert table.view(0).crew[1].sketch == ("",) * 12
    assert not table.offers(1, "wipe")
    assert not table.offers(1, "sketch:4:A")  # of the next phase
    assert [event.word for event in table.told(Sketched)] == ["A", "goto:UW", "red", "nothing"]


@rule("SA-8.6", "SA-38.2")
def test_whoever_likes_says_which_cards_there_are_to_lay_and_nobody_else_does():
    table = Live()
    table.hand(1, "B/blue", "A/red", "C/lift")
    table.do(1, "place:1:2:C/lift:move")
    assert tells(table, 1, "tell") == [CardsTold(1, 1, ("A/red", "B/blue", "C/lift"))]
    for seat in (0, 1, None):
        assert [member.told for member in table.view(seat).crew] == [(), ("A/red", "B/blue", "C/lift"), (), ()]
    assert not table.offers(1, "tell")  # it is said
    table.do(1, "next")  # the card in turn 2 is frozen, and there are new ones
    assert table.offers(1, "tell")
    table.hand(1, "bots/red")
    table.do(1, "tell")
    assert table.view(0).crew[1].told == ("bots/red",)


@rule("SA-8.6", "SA-38.5")
def test_nobody_says_which_cards_there_are_while_communications_are_down():
    table = Live(script=["1:00 communications down 15"])
    assert table.offers(0, "tell")
    table.at("1:00")
    assert not table.offers(0, "tell")
    table.at("1:15")
    assert table.offers(0, "tell")


@rule("SA-38.8", "SA-8.13")
def test_what_is_drawn_can_be_changed_or_rubbed_out():
    table = Live()
    table.hand(0, "A/red", "B*/goto:LR")
    words = {"A", "B", "C", "bots", "red", "blue", "lift", "B*", "goto:LR"}
    table.do(0, "sketch:2:A")

    def drawable(turn):
        values = [str(value) for value in table.open(0, "sketch")[0].values]
        return {value.split(":", 2)[2] for value in values if value.startswith(f"sketch:{turn}:")}

    assert [drawable(turn) for turn in (1, 2, 3, 4)] == [words, words - {"A"} | {"nothing"}, words, set()]
    table.do(0, "sketch:2:nothing")
    assert drawable(2) == words
    assert not table.offers(0, "wipe")


@rule("SA-38.8", "SA-1.4")
def test_the_sketch_never_feeds_the_reckoning():
    drawn, quiet = Live(trips=False), Live(trips=False)
    for turn, word in ((1, "A"), (2, "lift"), (3, "red")):
        drawn.do(0, f"sketch:{turn}:{word}")
    for table in (drawn, quiet):
        table.hand(0, "B/blue")
        table.do(0, "place:0:2:B/blue:move")
        table.end()
    assert drawn.view(0).ship == quiet.view(0).ship
    assert drawn.view(0).ship.stations[0] == "UB"


@rule("SA-38.5")
def test_nobody_draws_while_communications_are_down():
    table = Live(script=["1:00 communications down 15"])
    assert table.open(0, "sketch")
    table.at("1:00")
    assert not any(table.open(seat, "sketch") for seat in range(4))
    table.at("1:15")
    assert table.offers(0, "sketch:1:A")


# Telling --------------------------------------------------------------------------------------------------------------


def tells(table, seat, value):
    """Exactly what is told when a seat does this."""
    before = len(table.match.events)
    table.do(seat, value)
    return table.match.events[before:]


@rule("SA-8.5", "SA-8.9", "SA-38.2", "SA-38.3")
def test_everything_a_seat_does_is_told_and_no_card_to_others():
    table = Live(script=["0:30 incoming data", "1:00 data transfer"])
    table.hand(0, "A/red", "B/blue")
    assert tells(table, 0, "place:0:1:A/red:move") == [CardPlaced(0, 0, 1, "move")]
    assert tells(table, 0, "turn:0:1") == [CardTurned(0, 0, 1, "action")]
    assert tells(table, 0, "turn:0:1") == [CardTurned(0, 0, 1, "move")]
    assert tells(table, 0, "move:0:1:3") == [CardMoved(0, 0, 1, 3)]
    assert tells(table, 0, "take:0:3") == [CardTakenBack(0, 0, 3)]
    assert tells(table, 0, "sketch:2:A") == [Sketched(0, 0, 2, "A")]
    assert tells(table, 0, "wipe") == [SketchWiped(0, 0)]
    assert tells(table, 0, "wait") == []  # while the clock runs it goes on by itself
    table.at("0:30")
    top = table.state.deck[-1]
    assert tells(table, 1, "draw") == [DataDrawn(1), CardsReceived(1, (top,), audience=(1,))]
    table.at("1:00")
    assert tells(table, 0, "give:2:A/red") == [CardGiven(0, 2), CardsReceived(2, ("A/red",), audience=(2,))]
    packet = tuple(table.state.packets[3][1])
    assert tells(table, 3, "next") == [PacketTaken(3, 2, False), CardsReceived(3, packet, audience=(3,))]
    table.at("7:35")
    assert tells(table, 1, "agree") == [EndAgreed(1, True)]
    assert tells(table, 1, "disagree") == [EndAgreed(1, False)]


@rule("SA-31.8", "SA-38.3", "SA-33.9", "SA-4.8", "SA-6.1")
def test_what_is_done_together_is_told_too():
    table = Live(seats=2, ready=False, speed="stopped", script=["0:30 threat T+1 common red"])
    assert tells(table, 1, "captain") == [RoleTaken(1, "captain")]
    assert tells(table, 1, "ready") == [Ready(1)]
    table.do(0, "ready")
    table.hand(0, "C/lift")
    assert tells(table, 0, "place:2:3:C/lift:action") == [AndroidProgrammed(0, 2, 3, "C/lift", "action")]
    assert tells(table, 1, "wait") == []  # that it is done is on the table, and need not fill the log
    assert table.view(0).done == (False, True)
