"""`starboard content`: packs are checked by the game they name."""

from dataclasses import dataclass

import pytest

from tests.kernel.toy import GAME, RaceGame


@dataclass
class Problem:
    line: int
    place: str
    field: str
    text: str
    warning: bool

    def __str__(self):
        return f"line {self.line}, {self.place}: {self.text}"


class Race(RaceGame):
    def check_pack(self, text):
        checks = {
            "bad": Problem(2, "card 1", "cost", "too dear.", False),
            "odd": Problem(3, "card 2", "", "rare.", True),
        }
        return [problem for word, problem in checks.items() if word in text]

    def export_pack(self):
        return 'game = "race"\n'


@pytest.fixture
def pack(tmp_path, starboard, on_shelf):
    on_shelf(Race())

    def write(text):
        path = tmp_path / "pack.toml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


def test_a_good_pack_is_in_order(starboard, pack):
    path = pack('[pack]\ngame = "race"\n')
    assert starboard.lines("content", "check", path) == [f"{path} is in order."]
    assert starboard.json("content", "check", path) == {"pack": str(path), "game": "race", "ok": True, "problems": []}


def test_a_note_is_no_fault(starboard, pack):
    path = pack("game = 'race'\n# odd")
    assert starboard.lines("content", "check", path) == [f"{path}, note, line 3, card 2: rare."]


def test_all_faults_are_listed_and_the_pack_is_bad_input(starboard, pack):
    path = pack("game = 'race'\n# odd bad")
    status, out, err = starboard("content", "check", path)
    assert status == 2
    assert out.splitlines() == [f"{path}, line 2, card 1: too dear.", f"{path}, note, line 3, card 2: rare."]
    assert err == f"{path} cannot be played: mend the line above.\n"
    status, out, err = starboard("content", "check", path, "--json")
    assert status == 2 and '"ok": false' in out and '"field": "cost"' in out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "does not say which game it is for"),
        ("game = 'go'", "There is no game 'go' here"),
        (b"\xff\xfe", "is not text: byte 0 is not UTF-8"),
    ],
)
def test_what_is_no_pack_is_refused(starboard, pack, text, sentence):
    assert sentence in starboard.refusal("content", "check", pack(text))


def test_missing_files_and_games_without_packs_are_refused(starboard, on_shelf):
    assert "No such file" in starboard.refusal("content", "check", "none.toml")
    on_shelf(GAME)
    assert starboard.refusal("content", "export", "race") == "Race has no content packs."


def test_export_prints_the_pack(starboard, pack):
    assert starboard.lines("content", "export", "race") == ['game = "race"']
    assert starboard.json("content", "export", "race") == {"game": "race", "toml": 'game = "race"\n'}
