"""The match: the log is the game, and everything else is a reading of it (law 5)."""

import pytest

from starboard.kernel.conformance import dice, playout, step
from starboard.kernel.data import BadData
from starboard.kernel.events import TakenBack
from starboard.kernel.log import Advance, Choice, Header, Rekey, Start, Undo
from starboard.kernel.match import SNAPSHOT_EVERY, Match, new
from starboard.kernel.refusal import TABLE_RULES, Refusal
from tests.kernel.diary import Alarm, Ask, AskAll, DiaryGame, Noted, diary, notes
from tests.kernel.toy import GAME as RACE
from tests.kernel.toy import Moved
from tests.marks import rule


def asks(*seats):
    """A match that asks these seats one after the other."""
    return diary(*(Ask(seat) for seat in seats), seats=3)


def say(match, *values):
    for value in values:
        match.choose(match.decisions[0], value)
    return match


def refused(match, act, rule):
    """An act that has to be refused by a rule, and to change nothing."""
    before, log, events = match.position(), match.log.copy(), match.events.copy()
    with pytest.raises(Refusal) as refusal:
        act()
    assert refusal.value.rule == rule
    assert refusal.value.text.key
    assert (match.position(), match.log, match.events) == (before, log, events)
    return refusal.value


# The beginning ------------------------------------------------------------------------------------------------------


def test_a_new_match_has_a_header_and_one_record():
    match = new(RACE, 3, 7)
    assert match.header == Header("race", "1", 3, {}, "7")
    (start,) = match.log
    assert isinstance(start, Start)
    assert [stream for stream, _ in start.chance] == ["cards"]
    assert not match.over and match.winners is None


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**20])
def test_seats_outside_the_limits_are_refused(seats):
    with pytest.raises(BadData, match=f"Race is for 2 to 4 seats; {seats} is not possible."):
        new(RACE, seats)


def test_unknown_games_and_options_are_refused():
    with pytest.raises(BadData, match=r"There is no game 'chess' here; the games are: [^.]*space_base"):
        new("chess", 2)
    with pytest.raises(BadData, match=r"Race has no option 'speed'\."):
        new(RACE, 2, options={"speed": 1})


def test_seeds_may_be_numbers_or_text():
    assert new(RACE, 2, 5).position() == new(RACE, 2, "5").position() != new(RACE, 2, 6).position()


def test_a_game_is_found_by_its_name():
    assert new("space_base", 2).game.title == "Space Base"


def test_a_match_can_start_from_a_position_and_goes_on_as_the_first_would_have():
    match = say(new(RACE, 2, 1), "roll", "show", "roll")
    other = new(RACE, 2, 99, position=match.position())
    assert [(d.seat, d.kind) for d in other.decisions] == [(1, "move")]
    for each in (match, other):
        say(each, "roll", "roll")
    assert other.state.places == match.state.places
    assert other.header.position is not None and len(other.log) == 3
    other.verify()


def test_a_position_that_cannot_be_is_refused():
    position = {**asks(0).position(), "notes": ["fire"]}
    with pytest.raises(BadData, match=r"^The diary is burnt\.$"):
        new(DiaryGame(), 3, position=position)
    with pytest.raises(BadData, match="seats: expected a whole number, got text"):
        new(DiaryGame(), 2, position={**position, "seats": "2"})


def test_a_script_takes_the_place_of_chance_and_is_not_verified_against_the_seed():
    match = say(diary(Ask(0), Ask(1), script={"die": [6]}), "roll")
    assert match.log[-1].chance == [("die", 6)]
    assert match.header.scripted and not diary(Ask(0)).header.scripted
    say(match, "roll")
    match.verify()
    dealt = say(new(RACE, 2, 1, script={"cards": [["8", "4"]], "die": [6]}), "roll", "show")
    assert dealt.state.places == [6, 4]
    dealt.verify()


# Choosing -----------------------------------------------------------------------------------------------------------


def test_a_choice_is_applied_and_written_down_with_what_chance_said():
    match = say(asks(2, 1), "roll", 1)
    assert match.log[1:] == [Choice(2, 1, "roll", match.log[1].chance), Choice(1, 2, 1)]
    ((stream, face),) = match.log[1].chance
    assert stream == "die" and face in range(1, 7)
    assert notes(match) == ["2:roll", "1:1"]
    assert match.over and match.winners == (2,)


@rule("T-1")
def test_a_closed_decision_is_refused():
    match = asks(0, 1)
    first = match.decisions[0]
    say(match, "yes")
    refused(match, lambda: match.choose(first, "yes"), "T-1")
    refused(match, lambda: match.choose(first.id, "yes", 0), "T-1")
    refused(match, lambda: match.choose(77, "yes"), "T-1")


@rule("T-2")
def test_a_decision_of_another_seat_is_refused():
    match = asks(1)
    refused(match, lambda: match.choose(match.decisions[0], "yes", 0), "T-2")
    refused(match, lambda: match.choose(match.decisions[0], "nonsense", 0), "T-2")
    match.choose(match.decisions[0].id, "yes", 1)
    assert match.over


@rule("T-3")
@pytest.mark.parametrize("value", ["maybe", "", 2, True, 1.0, None, ["yes"], [], {}, [[]]])
def test_an_answer_that_is_not_offered_is_refused(value):
    match = asks(0)
    refused(match, lambda: match.choose(match.decisions[0], value), "T-3")


@rule("T-4")
def test_nothing_can_be_chosen_when_the_game_is_over():
    match = asks(0)
    decision = match.decisions[0]
    say(match, "yes")
    refused(match, lambda: match.choose(decision, "yes"), "T-4")


def test_a_frame_that_knows_the_rule_names_it():
    match = asks(1)
    refusal = refused(match, lambda: match.choose(match.decisions[0], "no"), "D-1")
    assert (refusal.text.key, refusal.text.args) == ("never-no", {"seat": 1})


def test_what_goes_past_a_budget_is_refused_by_the_rule_of_the_domain():
    match = diary(AskAll([0, 1]))
    refused(match, lambda: match.choose(match.decisions[0], ["b", "c"]), "D-2")
    refused(match, lambda: match.choose(match.decisions[0], ["a", "a"]), "D-2")
    refused(match, lambda: match.choose(match.decisions[0], "a"), "T-3")


def test_every_table_rule_has_a_sentence_and_a_refusal_says_it():
    for id, sentence in TABLE_RULES.items():
        assert str(Refusal(id, "key")) == f"{sentence} ({id})"
    assert str(Refusal("D-9", "some-key")) == "The rules of this game do not allow it. (D-9)"


def test_seats_that_are_asked_at_the_same_time_answer_in_any_order():
    outcomes = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        match = diary(AskAll([0, 1, 2]), seats=3)
        ids = {decision.seat: decision.id for decision in match.decisions}
        assert len(set(ids.values())) == 3
        for seat in order:
            match.choose(ids[seat], ["a", "b"][: seat + 1])
            assert ids[seat] not in [decision.id for decision in match.decisions]
        assert match.over
        outcomes.add(tuple(notes(match)))
    assert len(outcomes) == 3  # what differs is the order alone
    assert {tuple(sorted(outcome)) for outcome in outcomes} == {("0:a", "1:a+b", "2:a+b")}


def test_the_log_keeps_a_copy_of_an_answer():
    match = diary(AskAll([0, 1]))
    answer = ["a"]
    match.choose(match.decisions[0], answer)
    answer.append("b")
    assert match.log[1] == Choice(0, 1, ["a"])


# Taking back --------------------------------------------------------------------------------------------------------


@rule("T-5")
def test_a_seat_takes_back_its_own_last_choice():
    match = asks(0, 0, 1)
    before = match.position()
    say(match, "yes")
    assert match.can_undo(0) and not match.can_undo(1)
    match.undo(0)
    assert match.position() == before
    assert match.log[-1] == Undo(0, 1)
    assert match.events == [TakenBack(seat=0, choices=1)]


@rule("T-5")
def test_nobody_takes_back_alone_what_another_seat_chose():
    match = say(asks(0, 1, 2), "yes", "yes")
    assert match.can_undo(1) and not match.can_undo(0)
    refused(match, lambda: match.undo(0), "T-5")
    refused(match, lambda: match.undo(0, 2), "T-5")
    refused(match, lambda: match.undo(1, 2), "T-5")  # the first of the two was not its own
    match.undo(0, 2, agreed=True)
    assert notes(match) == []


@rule("T-5")
def test_nobody_takes_back_alone_what_revealed_something():
    match = say(asks(0, 0, 0), "yes", "roll", "yes")
    assert match.can_undo(0)
    refused(match, lambda: match.undo(0, 2), "T-5")
    match.undo(0)
    assert not match.can_undo(0)
    refused(match, lambda: match.undo(0), "T-5")
    match.undo(0, agreed=True)
    assert notes(match) == ["0:yes"]


@rule("T-5")
@pytest.mark.parametrize("choices", [0, -1, 3, 10**9])
def test_there_must_be_as_many_choices_to_take_back(choices):
    match = say(asks(0, 0, 0), "yes", "yes")
    refused(match, lambda: match.undo(0, choices, agreed=True), "T-5")


@rule("T-6")
def test_the_log_keeps_what_was_taken_back_and_the_same_chance_answers_again():
    match = say(asks(0, 1, 2), "roll", "roll")
    faces = [record.chance for record in match.log[1:]]
    match.undo(2, 2, agreed=True)
    assert [type(record) for record in match.log] == [Start, Choice, Choice, Undo]
    say(match, "roll", "roll")
    assert [record.chance for record in match.log[4:]] == faces
    match.verify()


def test_an_undone_game_opens_at_every_record_as_it_was():
    match = asks(0, 0, 0, 1)
    positions = [match.position()]
    for act in ("yes", "roll", None, None, 1, "yes", None, "roll", "roll"):
        if act is None:
            match.undo(0, agreed=True)
        else:
            say(match, act)
        positions.append(match.position())
    for at, position in enumerate(positions, 1):
        opened = match.open(at)
        assert opened.position() == position
        assert opened.log == match.log[:at]
        say(opened, "yes") if opened.decisions else None
    match.verify()


def test_what_is_taken_back_can_be_over_already():
    match = say(asks(0, 1), "yes", "yes")
    assert match.over
    match.undo(1)
    assert not match.over and match.winners is None
    assert [decision.seat for decision in match.decisions] == [1]


def test_a_decision_asked_again_has_its_number_again():
    match = asks(0, 0)
    id = match.decisions[0].id
    say(match, "yes").undo(0)
    assert match.decisions[0].id == id
    match.choose(id, 1)
    assert notes(match) == ["0:1"]


def test_choices_after_a_place_count_those_that_hold():
    match = say(asks(0, 0, 0, 0), "yes", "yes")
    match.undo(0)
    say(match, 1, 1)
    # records: start, yes, (yes), undo, 1, 1
    assert [match.choices_after(at) for at in range(7)] == [3, 3, 2, 2, 2, 1, 0]


# Reading ------------------------------------------------------------------------------------------------------------


def test_every_event_has_its_place_in_the_log():
    match = say(asks(0, 0, 1), "yes", "roll")
    assert [type(event).__name__ for event in match.events] == ["Noted", "Noted", "Revealed"]
    assert match.places() == [2, 3, 3]
    match.undo(0, agreed=True)
    assert match.places() == [2, 4]  # the taking back itself belongs to the last record
    say(match, 1)
    assert match.places() == [2, 5, 5]
    for at in range(1, len(match.log) + 1):
        assert all(place <= at for place in match.open(at).places())


def test_events_are_told_to_those_who_may_know():
    match = new(RACE, 3)
    assert [[event.seat for event in match.events_for(seat)] for seat in (0, 1, 2)] == [[0], [1], [2]]
    assert match.events_for(None) == []
    say(match, "roll")
    assert [type(event) for event in match.events_for(None)] == [Moved]
    assert [type(event) for event in match.events_for(2, since=3)] == [Moved]
    assert match.events_for(2, since=4) == []


@pytest.mark.parametrize("at", [-1, 0, 4, 10**9])
def test_a_place_that_is_not_in_the_log_is_refused(at):
    match = say(asks(0, 1, 2), "yes", "yes")
    for read in (match.open, match.fork):
        with pytest.raises(BadData, match=f"The log has 3 records; {at} is not a place in it."):
            read(at)


LONG = 2 * SNAPSHOT_EVERY + 3


def long_match(steps=LONG):
    """A match with more records than lie between two snapshots."""
    match = asks(*(n % 3 for n in range(LONG + 1)))
    return say(match, *("roll" if n % 5 == 0 else "yes" for n in range(steps)))


def test_any_place_of_a_long_match_opens_as_it_was():
    match = long_match()
    for at in (1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, 2 * SNAPSHOT_EVERY, LONG + 1):
        opened = match.open(at)
        assert opened.position() == long_match(at - 1).position()
        assert notes(opened) == notes(match)[: at - 1]
        assert opened.events == match.events[: len(opened.events)]
        assert opened.places() == match.places()[: len(opened.events)]
        assert say(opened, "yes").log[-1].value == "yes"
    assert match.open(len(match.log)).position() == match.position()


def test_snapshots_keep_the_way_to_any_place_short():
    match = long_match()
    assert sorted(match._snapshots) == [SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY]
    assert sorted(match.open(LONG)._snapshots) == [SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY]
    assert sorted(match.open(2 * SNAPSHOT_EVERY - 1)._snapshots) == [SNAPSHOT_EVERY]
    match.undo(0, LONG + 1 - 2 * SNAPSHOT_EVERY, agreed=True)  # to the very place of the second one
    assert sorted(match._snapshots) == [SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY]
    match.undo(0, 1, agreed=True)
    assert sorted(match._snapshots) == [SNAPSHOT_EVERY]
    say(match, "yes")
    assert sorted(match._snapshots) == [SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY]


@pytest.mark.parametrize("back", [1, 3, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 3, 2 * SNAPSHOT_EVERY + 3])
def test_going_back_past_snapshots(back):
    match, fresh = long_match(), long_match()
    match.undo(0, back, agreed=True)
    assert notes(match) == notes(fresh)[: LONG - back]
    for record in fresh.log[-back:]:
        match.apply(record)
    assert match.position() == fresh.position()
    assert [event for event in match.events if not isinstance(event, TakenBack)] == fresh.events
    assert match.open(len(match.log) - back - 1).position() == fresh.position()
    match.verify()


def test_a_fork_is_a_match_of_its_own():
    match = say(asks(0, 1, 2), "yes", "roll")
    fork = match.fork(2)
    say(fork, "roll", 1)
    assert fork.log[2] == match.log[2]  # the same chance
    assert notes(match) == ["0:yes", "1:roll"] and len(match.log) == 3
    fork.verify()


def test_a_fork_with_a_seed_foretells_nothing():
    match = say(asks(0, *[1] * 30), "yes")
    faces = {}
    for seed in (None, "a", "b"):
        fork = say(match.fork(2, seed), *["roll"] * 29)
        faces[seed] = tuple(record.chance[0][1] for record in fork.log if isinstance(record, Choice) and record.chance)
        fork.verify()
        assert (Rekey("a") in fork.log) == (seed == "a")
    assert len(set(faces.values())) == 3
    assert faces[None] == tuple(record.chance[0][1] for record in say(match, *["roll"] * 29).log[2:])


def test_a_fork_with_a_seed_can_be_taken_back_over():
    fork = say(asks(0, 1, 2), "roll").fork(2, "a")
    say(fork, "roll")
    face = fork.log[-1].chance
    fork.undo(1, agreed=True)
    say(fork, "roll")
    assert fork.log[-1].chance == face
    fork.verify()


def test_the_view_and_the_options_are_the_games_own():
    match = say(asks(0, 1), "yes")
    assert match.view(0) == ("0:yes",)
    assert [option.value for option in match.options(match.decisions[0])] == ["yes", "roll", 1]


# Verifying ----------------------------------------------------------------------------------------------------------


def test_a_log_with_another_chance_than_the_seed_gives_is_refused():
    match = say(asks(0, 1), "roll")
    ((stream, face),) = match.log[1].chance
    match.log[1] = Choice(0, 1, "roll", [(stream, face % 6 + 1)])
    with pytest.raises(BadData, match=r"Record 2: chance answered something else when the match was played\."):
        match.verify()


def test_a_state_that_does_not_follow_from_the_log_is_refused():
    match = say(asks(0, 1), "yes")
    match.state.notes.append("by hand")
    with pytest.raises(BadData, match=r"The log leads to another position than the one this match shows\."):
        match.verify()


def test_records_of_another_log_are_applied_with_their_chance():
    match = say(diary(Ask(0), Alarm([5]), Ask(1), seed="x"), "roll")
    match.advance(5)
    say(match, "roll")
    match.undo(1, agreed=True)
    copy = diary(Ask(0), Alarm([5]), Ask(1), seed="y")
    for record in match.log[1:]:
        copy.apply(record)
    assert copy.log == match.log
    assert notes(copy) == notes(match)
    assert isinstance(copy.log[2], Advance)
    with pytest.raises(BadData, match=r"A match starts only once\."):
        copy.apply(match.log[0])
    with pytest.raises(BadData, match="chance answered something else"):
        copy.verify()


def test_a_match_goes_on_with_its_own_chance_after_an_applied_record():
    match = asks(0, 0, 0)
    match.apply(Choice(0, 1, "roll", [("die", 3), ("die", 5)]))
    assert match.log[-1].chance == [("die", 3)]
    assert match.state.chance.script is None
    refused(match, lambda: match.apply(Choice(1, 2, "roll", [("die", 3)])), "T-2")
    assert match.state.chance.script is None


def test_random_games_of_the_race_verify_and_reopen():
    for seed in range(10):
        *_, match = playout(RACE, 3, seed)
        match.verify()
        below, again = dice(seed), new(RACE, 3, seed)
        while not again.over:
            step(again, below)
        assert again.log == match.log


def test_events_of_a_replay_are_the_events_of_the_game():
    match = say(asks(0, 1, 2), "yes", 1, "yes")
    assert Match(match.game, match.header).events == []
    assert match.open(4).events == match.events == [Noted(text="0:yes"), Noted(text="1:1"), Noted(text="2:yes")]
