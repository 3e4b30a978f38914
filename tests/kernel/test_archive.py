"""Match files: what is written is read back, and anything else is refused in one sentence."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.kernel import archive
from starboard.kernel.data import BadData
from starboard.kernel.match import new
from starboard.lab.playing import play
from tests.kernel.toy import GAME


def played(seats=3, seed="5", undo=False):
    match = new(GAME, seats, seed)
    if undo:
        match.choose(match.decisions[0], "roll")
        match.undo(0, agreed=True)
        match.choose(match.decisions[0], "show")
    while not match.over:
        match.choose(match.decisions[0], match.decisions[0].values[-1])
    return match


def read(raw):
    return archive.read(raw, "match.json", GAME)


def edited(match, change):
    document = json.loads(archive.dump(match))
    change(document)
    return json.dumps(document).encode()


@pytest.mark.parametrize("undo", [False, True])
def test_a_saved_match_comes_back_whole(tmp_path, undo):
    match = played(undo=undo)
    match.save(tmp_path / "match.json")
    loaded = archive.load(tmp_path / "match.json", GAME)
    assert loaded.log == match.log
    assert loaded.events == match.events
    assert loaded.position() == match.position()
    loaded.verify()


def test_a_match_in_progress_goes_on_with_the_same_dice(tmp_path):
    match = new(GAME, 2, "7")
    match.choose(match.decisions[0], "roll")
    match.save(tmp_path / "match.json")
    loaded = archive.load(tmp_path / "match.json", GAME)
    for each in (match, loaded):
        for _ in range(3):
            each.choose(each.decisions[0], "roll")
    assert loaded.log == match.log


def test_a_match_with_given_dice_and_position_comes_back(tmp_path):
    position = new(GAME, 2, "7").position()
    match = new(GAME, 2, "8", position=position, script={"die": [6, 6]})
    match.choose(match.decisions[0], "roll")
    match.save(tmp_path / "match.json")
    assert archive.load(tmp_path / "match.json", GAME).position() == match.position()


def test_a_fork_comes_back(tmp_path):
    fork = played().fork(3, seed="other")
    fork.choose(fork.decisions[0], "roll")
    fork.save(tmp_path / "fork.json")
    assert archive.load(tmp_path / "fork.json", GAME).position() == fork.position()


def test_the_file_has_one_record_on_a_line():
    match = played()
    lines = archive.dump(match).decode().splitlines()
    assert len([line for line in lines if line.startswith('{"record"')]) == len(match.log)


def test_saving_leaves_no_draft_behind_and_the_old_file_when_it_fails(tmp_path):
    target = tmp_path / "match.json"
    target.write_text("old")
    match = played()
    match.save(target)
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]
    with pytest.raises(BadData, match=r"missing/match\.json cannot be written: No such file"):
        match.save(tmp_path / "missing" / "match.json")
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadData, match="cannot be written"):
        match.save(tmp_path / "folder")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "match.json"]


def change_header(field, value):
    return lambda document: document["header"].update({field: value})


def change_record(number, field, value):
    return lambda document: document["log"][number - 1].update({field: value})


REFUSED = [
    (lambda d: d.update(format="chess"), "match.json is not a match file: its format is 'chess'"),
    (lambda d: d.update(format_version=2), "format version 2 and this Starboard reads version 1"),
    (lambda d: d.update(extra=1), "object contains unknown field 'extra'"),
    (lambda d: d.pop("digest"), "object missing required field 'digest'"),
    (lambda d: d.update(digest="0"), "match.json, digest: the records lead to another position"),
    (lambda d: d.update(log=[]), "record 1: a log begins with a start record"),
    (lambda d: d["log"].pop(0), "record 1: a log begins with a start record"),
    (lambda d: d["log"].append(d["log"][0]), "record 17: A match starts only once"),
    (lambda d: d["log"].pop(), "digest: the records lead to another position"),
    (change_header("game", "go"), "header: There is no game 'go' here"),
    (change_header("version", "9"), "header.version: it was played by version 9 of the Race rules"),
    (change_header("seats", 9), "header.seats: Race is for 2 to 4 seats, not 9"),
    (change_header("seats", "two"), "header.seats: expected a whole number, got text"),
    (change_header("seats", True), "header.seats: expected a whole number, got true or false"),
    (change_header("options", {"speed": 2}), "header: Race has no option 'speed'"),
    (change_record(1, "chance", []), "match.json, "),
    (change_record(3, "seat", 0), "record 3: this decision belongs to another seat (T-2)"),
    (change_record(3, "seat", 3), "record 3: there is no seat 3, the seats are 0 to 2"),
    (change_record(3, "seat", -1), "record 3: there is no seat -1"),
    (change_record(3, "decision", 99), "record 3: this decision is closed"),
    (change_record(3, "value", "fly"), "record 3: this answer is not among the ones offered (T-3)"),
    (change_record(3, "value", ["roll", 1]), "record 3: this answer is not among the ones offered (T-3)"),
    (change_record(3, "value", {"roll": 1}), "record 3, value: expected"),
    (change_record(3, "value", None), "record 3, value: expected"),
    (change_record(6, "chance", [["die", 7]]), "record 6: chance 'die' answered 7: a number from 1 to 6 is needed"),
    (change_record(6, "chance", [["die", 0]]), "record 6: chance 'die' answered 0: a number from 1 to 6 is needed"),
    (change_record(6, "chance", [["die", ["6"]]]), "record 6: chance 'die' answered ['6']"),
    (change_record(6, "chance", [["coin", 1]]), "record 6: it holds answers of chance that were never asked for"),
    (change_record(1, "chance", [["cards", ["99"]]]), "record 1: chance 'cards' answered '99'"),
    (change_record(3, "record", "pass"), "record 3, record: invalid value 'pass'"),
    (change_record(3, "note", "x"), "record 3: object contains unknown field 'note'"),
    (lambda d: d["log"].append({"record": "undo", "seat": 7, "keep": 3}), "record 17: there is no seat 7"),
    (lambda d: d["log"].append({"record": "undo", "seat": 1, "keep": 0}), "record 17: it holds"),
    (lambda d: d["log"].append({"record": "undo", "seat": 1, "keep": 99}), "record 17: only your own last choice"),
    (lambda d: d["log"].append({"record": "advance", "now": -5}), "record 17: time at a table never runs backwards"),
]


@pytest.mark.parametrize(("change", "sentence"), REFUSED)
def test_an_edited_file_is_refused_with_its_place(change, sentence):
    raw = edited(played(), change)
    with pytest.raises(BadData) as refusal:
        read(raw)
    message = str(refusal.value)
    assert sentence in message
    assert message.startswith("match.json")
    assert message.endswith(".")
    assert "\n" not in message


def test_a_position_that_cannot_be_is_refused():
    match = new(GAME, 2, "8", position=new(GAME, 2, "7").position())

    def break_it(document):
        document["header"]["position"]["frames"] = [{"frame": "turn", "seat": 40}]

    with pytest.raises(BadData, match="record 1: it does not follow from the position before it"):
        read(edited(match, break_it))


def test_a_position_that_cannot_be_shown_is_refused():
    position = {**new(GAME, 2, "7").position(), "cards": [4]}  # seat 1 has none to look at
    raw = archive.dump(new(GAME, 2, "8", position=position))
    with pytest.raises(BadData, match="record 1: it does not follow from the position before it"):
        read(raw)


def test_a_match_that_was_read_has_no_script_left():
    assert read(archive.dump(new(GAME, 2, "7"))).state.chance.script is None


def test_missing_and_unreadable_files_are_refused(tmp_path):
    with pytest.raises(BadData, match="nowhere cannot be read: No such file or directory"):
        archive.load("nowhere", GAME)
    with pytest.raises(BadData, match="cannot be read: Is a directory"):
        archive.load(tmp_path, GAME)
    with pytest.raises(BadData, match="cannot be read: embedded null"):
        archive.load("\0", GAME)


def test_a_byte_order_mark_is_refused_by_its_name():
    with pytest.raises(BadData, match=r"^evening\.json begins with a byte order mark: save it"):
        archive.parse(b"\xef\xbb\xbf{}", dict, "evening.json")


def same_position_or_refused(raw, match):
    """Any other exception than BadData would come through, and fail the test."""
    with suppress(BadData):
        assert read(raw).position() == match.position()


MATCH = played()
RAW = archive.dump(MATCH)


@given(st.data())
def test_no_changed_byte_is_taken_for_the_game(data):
    raw = bytearray(RAW)
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    same_position_or_refused(bytes(raw), MATCH)


@given(st.integers(0, len(RAW) - 2))
def test_a_truncated_file_is_refused(length):
    with pytest.raises(BadData):
        read(RAW[:length])


@given(st.binary(max_size=200))
def test_noise_is_refused(raw):
    with pytest.raises(BadData):
        read(raw)


def test_deep_nesting_is_refused():
    with pytest.raises(BadData, match="not a JSON document"):
        read(b'{"header": {"options": {"a": ' + b"[" * 100_000)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def places(value, path=()):
    """The way to everything inside a document."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from places(item, (*path, key))


PLACES = [path for path in places(json.loads(RAW)) if path]


@given(st.sampled_from(PLACES), JSON)
def test_no_edited_field_is_taken_for_the_game(path, value):
    document = json.loads(RAW)
    holder = document
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    same_position_or_refused(json.dumps(document).encode(), MATCH)


def test_files_of_played_games_verify(tmp_path):
    for seed in range(20):
        match, _ = play(GAME, ["random"] * 4, str(seed))
        read(archive.dump(match)).verify()
