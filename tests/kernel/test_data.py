"""States as plain data: written, read, copied, and refused with the place of what is wrong."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.kernel.data import BadData, Data, plain
from starboard.kernel.decisions import Decision, Subset
from starboard.kernel.flow import EachSeat, Sequence
from tests.kernel.diary import Ask, AskAll, Diary, DiaryGame, Note, Page, diary

CODEC = DiaryGame.codec


def page(number):
    made = Page()
    made.number = number
    made.marks = {"x": number, "y": -number}
    made.rows = [[], [number], [number, number]]
    return made


def full():
    """A state with everything in it that a state can have."""
    state = Diary(3)
    state.now = 12_345_678_901
    state.notes = ["", "two words", "три", "\x00\n\"'"]
    state.pages = [page(0), page(-(2**62))]
    state.cover = page(7)
    state.frames = [Sequence([Note("a", 1), EachSeat(1, 2, Sequence([Ask(2)]))]), AskAll([0, 2])]
    state.ask(1, "say", ("yes", 1), ("D-1",), "yes", {"card": "x", "n": 2}, free=True)
    state.ask_subset(2, "keys", Subset(("a",), (1,), 3, "D-2"), ("D-2",))
    state.chance.roll("die", 6)
    state.winners = (0, 2)
    return state


def test_a_state_is_read_as_it_was_written():
    state = full()
    again = CODEC.decode(CODEC.encode(state))
    assert CODEC.encode(again) == CODEC.encode(state)
    assert again.notes == state.notes
    assert type(again.frames[0].steps[1].step.steps[0]) is Ask
    assert again.frames[0].steps[1].step.steps[0].seat == 2
    assert again.decisions == state.decisions
    assert again.pages[1].rows == [[], [-(2**62)], [-(2**62), -(2**62)]]
    assert (again.winners, again.now, again.asked) == ((0, 2), 12_345_678_901, 2)
    assert again.chance.streams == state.chance.streams
    assert (again.events, again.waiting, again.chance.answers) == ([], False, [])  # what is not saved is set up


def test_a_copy_is_equal_and_shares_nothing_that_changes():
    state = full()
    written = CODEC.encode(state)
    copy = state.clone()
    assert CODEC.encode(copy) == written
    copy.notes.append("more")
    copy.pages[0].marks["x"] = 99
    copy.pages[1].rows[2].append(1)
    copy.cover.number = 99
    copy.frames[0].steps[1].step.steps[0].seat = 0
    copy.decisions.clear()
    copy.chance.roll("die", 6)
    assert CODEC.encode(state) == written


def test_plain_data_is_json_and_names_its_frames():
    written = json.loads(CODEC.encode(full()))
    assert written["frames"][1] == {"frame": "ask_all", "left": [0, 2]}
    assert written["frames"][0]["steps"][1]["step"]["frame"] == "sequence"
    assert written["cover"]["marks"] == {"x": 7, "y": -7}
    assert "events" not in written and "waiting" not in written
    assert set(written) == set(Diary.FIELDS)
    assert plain({"a": page(1)})["a"]["number"] == 1
    assert plain({"a": [[page(1)]]})["a"][0][0]["number"] == 1


def test_a_digest_tells_positions_apart():
    state = full()
    digest = CODEC.digest(state)
    assert digest == CODEC.digest(CODEC.decode(CODEC.encode(state)))
    assert len(digest) == 32
    state.pages[0].rows[1][0] += 1
    assert CODEC.digest(state) != digest


def edited(path, value):
    document = json.loads(CODEC.encode(full()))
    holder = document
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    return document


WRONG = [
    (["seats"], "two", "seats: expected a whole number, got text."),
    (["seats"], 2.5, "seats: expected a whole number, got a number."),
    (["seats"], True, "seats: expected a whole number, got true or false."),
    (["seats"], None, "seats: expected a whole number, got nothing."),
    (["notes"], {}, "notes: expected a list, got an object."),
    (["notes", 1], 3, "notes[1]: expected text, got a whole number."),
    (["pages", 1, "number"], "x", "pages[1].number: expected a whole number, got text."),
    (["pages", 0, "rows", 2, 1], [], "pages[0].rows[2][1]: expected a whole number, got a list."),
    (["cover", "marks", "x"], "1", "cover.marks[...]: expected a whole number, got text."),
    (["cover", "colour"], 1, "cover: object contains unknown field 'colour'."),
    (["frames", 1, "frame"], "fly", "frames[1].frame: invalid value 'fly'."),
    (["frames", 0, "steps", 0, "seat"], "x", "frames[0].steps[0].seat: expected a whole number, got text."),
    (["winners"], [0, "x"], "winners[1]: expected a whole number, got text."),
    (["chance", "seed"], 1, "chance.seed: expected text, got a whole number."),
]


@pytest.mark.parametrize(("path", "value", "told"), WRONG)
def test_a_wrong_type_is_refused_with_its_place(path, value, told):
    document = edited(path, value)
    for read in (lambda: CODEC.from_plain(document), lambda: CODEC.decode(json.dumps(document).encode())):
        with pytest.raises(BadData) as refusal:
            read()
        assert str(refusal.value) == told


@pytest.mark.parametrize("number", [2**64, -(2**64), 10**30, 10**3000])
def test_a_number_beyond_64_bits_is_refused(number):
    state = full()
    state.cover.number = number
    with pytest.raises(BadData, match=r"too large: they have 64 bits at most\.$"):
        CODEC.from_plain(plain(state))
    for allowed in (2**64 - 1, -(2**64) + 1):
        state.cover.number = allowed
        assert CODEC.from_plain(plain(state)).cover.number == allowed


@pytest.mark.parametrize("field", list(Diary.FIELDS))
def test_a_missing_field_is_refused(field):
    document = json.loads(CODEC.encode(full()))
    del document[field]
    with pytest.raises(BadData, match=f"Object missing required field '{field}'"):
        CODEC.from_plain(document)


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"seats": 1' + b"[" * 100_000, b'{"seats": ' + b"9" * 5000 + b"}"]
)
def test_what_is_no_state_at_all_is_refused(raw):
    with pytest.raises(BadData, match=r"\.$") as refusal:
        CODEC.decode(raw)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("value", [None, 3, "x", [], {}])
def test_plain_values_that_are_no_state_are_refused(value):
    with pytest.raises(BadData):
        CODEC.from_plain(value)


@pytest.mark.parametrize("depth", [10, 100, 100_000])
def test_frames_in_frames_are_read_until_they_are_too_deep(depth):
    state = Diary(2)
    state.frames = [Note("deep")]
    frame = plain(state)["frames"][0]
    for _ in range(depth):
        frame = {"frame": "sequence", "steps": [frame]}
    document = {**plain(state), "frames": [frame]}
    if depth < 1000:
        assert plain(CODEC.from_plain(document)) == document
    else:
        with pytest.raises(BadData, match="nested too deeply"):
            CODEC.from_plain(document)


@given(st.binary(max_size=100))
def test_noise_is_refused(raw):
    with pytest.raises(BadData):
        CODEC.decode(raw)


NUMBERS = st.integers(-(2**63), 2**63 - 1)


@given(st.lists(st.text()), st.lists(st.lists(NUMBERS)), st.dictionaries(st.text(), NUMBERS))
def test_any_content_makes_the_round_trip(notes, rows, marks):
    state = Diary(2)
    state.notes = notes
    state.cover.rows = rows
    state.cover.marks = marks
    again = CODEC.decode(CODEC.encode(state))
    assert (again.notes, again.cover.rows, again.cover.marks) == (notes, rows, marks)
    assert CODEC.digest(again) == CODEC.digest(state)


def test_decisions_leave_out_what_is_usual():
    match = diary(Ask(0))
    assert json.loads(json.dumps(match.position()))["decisions"] == [
        {"id": 1, "seat": 0, "kind": "say", "values": ["yes", "roll", 1], "default": "yes"}
    ]
    assert CODEC.from_plain(match.position()).decisions == [Decision(1, 0, "say", ("yes", "roll", 1), default="yes")]


def test_data_that_names_no_fields_is_empty():
    assert plain(Data()) == {}
