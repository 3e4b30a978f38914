"""Frames: in order, in any order, one of several, one seat after the other; and the stack they lie on."""

import pytest

from starboard.kernel.data import plain
from starboard.kernel.flow import AnyOrder, ChooseOne, EachSeat, Sequence
from starboard.kernel.state import Frame
from tests.kernel.diary import Ask, Diary, Note, diary, notes


def test_a_sequence_runs_its_steps_in_order():
    match = diary(Sequence([Note("a"), Note("b"), Note("c")]), Note("d"))
    assert notes(match) == ["a0", "b0", "c0", "d0"]
    assert match.over


def test_a_sequence_waits_for_the_answer_to_a_step():
    match = diary(Sequence([Note("a"), Ask(1), Note("b")]))
    assert notes(match) == ["a0"]
    match.choose(match.decisions[0], "yes")
    assert notes(match) == ["a0", "1:yes", "b0"]


def test_a_sequence_leaves_the_stack_with_its_last_step():
    assert [frame.TAG for frame in diary(Sequence([Ask(0)])).state.frames] == ["end", "ask"]
    assert diary(Sequence()).over


def test_steps_in_any_order_are_all_run_as_the_seat_likes():
    match = diary(AnyOrder(1, "order", [Note("a"), Note("b"), Note("c")]))
    assert [(d.seat, d.kind, d.values) for d in match.decisions] == [(1, "order", (0, 1, 2))]
    match.choose(match.decisions[0], 2)
    assert notes(match) == ["c0"]
    assert match.decisions[0].values == (0, 1)
    match.choose(match.decisions[0], 0)
    assert notes(match) == ["c0", "a0", "b0"]  # the last one needs no question
    assert match.over


def test_one_step_or_none_in_any_order_asks_nothing():
    assert notes(diary(AnyOrder(0, "order", [Note("a")]))) == ["a0"]
    assert diary(AnyOrder(0, "order", [])).over


def test_one_of_several_drops_the_others():
    match = diary(ChooseOne(1, "which", [Note("a"), Note("b"), Note("c")]), Note("d"))
    assert [(d.seat, d.kind, d.values) for d in match.decisions] == [(1, "which", (0, 1, 2))]
    match.choose(match.decisions[0], 1)
    assert notes(match) == ["b0", "d0"]
    assert match.over


def test_one_of_one_or_none_asks_nothing():
    assert notes(diary(ChooseOne(0, "which", [Note("a")]))) == ["a0"]
    assert diary(ChooseOne()).over


@pytest.mark.parametrize(("first", "left", "order"), [(0, 3, "012"), (2, 3, "201"), (1, 2, "12"), (0, 0, "")])
def test_each_seat_has_its_own_copy_of_the_step_clockwise(first, left, order):
    match = diary(EachSeat(first, left, Note("n", seat=9)), seats=3)
    assert notes(match) == [f"n{seat}" for seat in order]


def test_each_seat_is_asked_in_turn():
    match = diary(EachSeat(1, 2, Ask()), seats=2)
    for seat in (1, 0):
        assert [decision.seat for decision in match.decisions] == [seat]
        match.choose(match.decisions[0], 1)
    assert notes(match) == ["1:1", "0:1"]


def test_flow_frames_inside_flow_frames():
    match = diary(
        EachSeat(0, 2, Ask()), Sequence([ChooseOne(0, "which", [Sequence([Note("a"), Note("b")]), Note("c")])])
    )
    for value in ("yes", "yes", 0):
        match.choose(match.decisions[0], value)
    assert notes(match) == ["0:yes", "1:yes", "a0", "b0"]


def test_a_frame_copies_the_frames_it_holds():
    steps = [Note("a"), Note("b")]
    original = Sequence(steps)
    copy = original.clone()
    copy.steps[0].text = "changed"
    copy.steps.pop()
    assert [step.text for step in original.steps] == ["a", "b"]


def test_flow_frames_begin_with_nothing_in_them():
    assert plain(Sequence()) == {"frame": "sequence", "steps": []}
    assert plain(AnyOrder()) == {"frame": "any_order", "seat": 0, "kind": "", "steps": []}
    assert plain(EachSeat()) == {"frame": "each_seat", "seat": 0, "left": 0, "step": {"frame": ""}}


def test_the_base_of_all_frames_does_nothing_of_its_own():
    frame, state = Frame(), Diary(1)
    assert frame.wakeup(state) is None
    assert frame.refuse(state, None, "x") is None
    for act in (frame.run, frame.wake):
        with pytest.raises(NotImplementedError):
            act(state)
    with pytest.raises(NotImplementedError):
        frame.choose(state, None, 1)


def test_winning_clears_what_was_still_to_be_done():
    match = diary(Ask(0), Note("never"))
    match.state.win((1,))
    assert match.over and match.winners == (1,)
    assert match.state.frames == [] and match.decisions == []
