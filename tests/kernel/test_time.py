"""Time is an argument (law 8): late and punctual callers come to the same."""

import pytest

from starboard.kernel.log import Advance
from starboard.kernel.refusal import Refusal
from tests.kernel.diary import Alarm, Ask, Note, diary, notes
from tests.marks import rule

TIMES = [1000, 1000, 2500, 60_000]


def test_nothing_happens_before_its_time():
    match = diary(Alarm([1000]))
    assert match.next_wakeup() == 1000
    match.advance(999)
    assert (notes(match), match.state.now) == ([], 999)
    match.advance(1000)
    assert len(notes(match)) == 1 and match.over
    assert match.next_wakeup() is None


def test_late_and_punctual_callers_agree():
    late, punctual, often = (diary(Alarm(TIMES), Note("after")) for _ in range(3))
    late.advance(100_000)
    while (due := punctual.next_wakeup()) is not None:
        punctual.advance(due)
    punctual.advance(100_000)
    for now in range(0, 100_001, 500):
        often.advance(now)
    assert [note.split(":")[0] for note in notes(late)] == ["1000", "1000", "2500", "60000", "after0"]
    assert late.position() == punctual.position() == often.position()
    assert late.state.now == 100_000


def test_an_alarm_overdue_rings_now_and_not_in_the_past():
    match = diary(Ask(0), Alarm([1000]))
    match.advance(5000)  # only the frame on top is heard, and it has no alarm
    assert notes(match) == []
    match.choose(match.decisions[0], 1)
    assert match.next_wakeup() == 1000
    match.advance(5000)
    assert [note.split(":")[0] for note in notes(match)] == ["0", "5000"]


def test_a_waiting_match_asks_nobody_and_goes_on_when_woken():
    match = diary(Alarm([10]), Ask(1))
    assert match.decisions == [] and not match.over
    match.advance(10)
    assert [decision.seat for decision in match.decisions] == [1]


@rule("T-7")
def test_time_never_runs_backwards():
    match = diary(Alarm([1000]))
    match.advance(500)
    before = match.position()
    with pytest.raises(Refusal, match=r"never runs backwards. \(T-7\)"):
        match.advance(499)
    assert match.position() == before and len(match.log) == 2
    match.advance(500)
    assert match.log[-1] == Advance(500)


def test_what_chance_answers_while_time_passes_is_in_the_log_and_replayed():
    match = diary(Alarm(TIMES), seed="t")
    match.advance(2500)
    match.advance(70_000)
    assert [len(record.chance) for record in match.log] == [0, 3, 1]
    assert match.open(2).position() == match.open(2).open(2).position()
    assert notes(match.open(2)) == notes(match)[:3]
    match.verify()


@rule("T-5")
def test_time_in_which_nothing_happened_goes_with_a_choice_that_is_taken_back():
    match = diary(Ask(0), Ask(1))
    match.choose(match.decisions[0], "yes")
    match.advance(700)
    match.advance(900)
    assert match.can_undo(0) and not match.can_undo(1)
    match.undo(0)
    assert match.state.now == 0 and match.decisions[0].seat == 0
    match.verify()


@rule("T-5")
def test_what_time_did_is_not_the_seats_own_to_take_back():
    match = diary(Ask(0), Alarm([1000]), Ask(1))
    match.choose(match.decisions[0], "yes")
    match.advance(999)
    assert match.can_undo(0)
    match.advance(1000)
    assert not match.can_undo(0)
    with pytest.raises(Refusal, match="T-5"):
        match.undo(0)
    match.undo(0, agreed=True)
    assert match.state.now == 0 and match.decisions[0].seat == 0
