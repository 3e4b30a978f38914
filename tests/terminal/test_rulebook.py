"""`starboard rules`: search and coverage."""

import pytest

from starboard.kernel.data import BadData
from starboard.kernel.rulebook import Rule
from starboard.terminal import coverage as coverage_module
from starboard.terminal import rulebook
from starboard.terminal.coverage import coverage, find_tests, marked_ids, shortcomings
from starboard.terminal.rulebook import search
from tests.kernel.toy import GAME, RaceGame

RULES = (
    Rule("RA-1.1", "Moving", "You *roll* a die."),
    Rule("RA-1.10", "Moving", "You move as far as it says.\n- onwards"),
    Rule("RA-2.1", "Cards", "You show your card and move."),
    Rule("RA-EX-1", "Examples", "You roll a 6."),
)


class Race(RaceGame):
    excused: dict[str, str] = {}

    def rules(self, language):
        return RULES

    def rule_ids(self):
        return [rule.id for rule in RULES]

    def not_testable(self):
        return self.excused


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", "RA-1.1 RA-1.10 RA-2.1 RA-EX-1"),
        ("RA-1.1", "RA-1.1"),
        ("ra-1.10", "RA-1.10"),
        ("1.1", "RA-1.1"),
        ("RA-1", "RA-1.1 RA-1.10"),
        ("2", "RA-2.1"),
        ("ex-1", "RA-EX-1"),
        ("move", "RA-1.10 RA-2.1"),
        ("MOVE card", "RA-2.1"),
        ("moving says", "RA-1.10"),
        ("9", ""),
        ("fly", ""),
    ],
)
def test_search_by_number_or_words(words, found):
    assert " ".join(rule.id for rule in search(RULES, tuple(words.split()))) == found


@pytest.mark.parametrize(("typed", "found"), [("l'ultima", 1), ("perche", 1), ("L’Ultima perché", 1), ("твердая", 2)])
def test_words_are_found_as_people_type_them(typed, found):
    rules = (Rule("RA-1.1", "Mosse", "L’ultima mossa, e perché."), Rule("RA-1.2", "Ходы", "Твёрдая рука."))
    assert search(rules, tuple(typed.split())) == [rules[found - 1]]


def test_rules_are_printed_by_section(starboard, on_shelf):
    on_shelf(Race())
    assert starboard.lines("rules", "race", "RA-1") == [
        "",
        "Moving",
        "",
        "RA-1.1  You roll a die.",
        "RA-1.10  You move as far as it says.",
        "    - onwards",
    ]
    found = starboard.json("rules", "race", "RA-2.1")
    assert found == {
        "game": "race",
        "language": "en",
        "rules": [{"id": "RA-2.1", "section": "Cards", "text": "You show your card and move."}],
    }


def test_a_rule_that_is_not_there_is_refused(starboard, on_shelf):
    on_shelf(Race())
    sentence = "No rule of Race has 'fly high': try fewer words, or a number such as RA-1.1."
    assert starboard.refusal("rules", "race", "fly", "high") == sentence
    assert "There is no game 'go'" in starboard.refusal("rules", "go")
    assert 'Invalid value "xx" for --language' in starboard.refusal("rules", "race", "--language", "xx")


@pytest.fixture
def tests(tmp_path):
    (tmp_path / "marks.py").touch()
    (tmp_path / "test_moving.py").write_text(
        "import pytest\n"
        "from tests.marks import example, rule\n"
        '@rule("RA-1.1", "RA-1.10")\ndef test_one(): ...\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("RA-9.9"))])\ndef test_two(x): ...\n'
        '@example("RA-EX-1")\nclass TestThree: ...\n'
        '# rule("RA-2.1")\nother("RA-2.1")\n'
    )
    (tmp_path / "helper.py").write_text('rule("RA-2.1")')
    return tmp_path


def test_marks_are_read_from_the_sources(tests):
    assert marked_ids(tests) == {"RA-1.1", "RA-1.10", "RA-9.9", "RA-EX-1"}


def test_coverage_counts_rules_and_examples_apart(starboard, on_shelf, tests, monkeypatch):
    on_shelf(Race())
    monkeypatch.setattr(rulebook, "find_tests", lambda: tests)
    assert starboard.json("rules", "race", "--coverage") == {
        "rules": 3,
        "tested": 2,
        "untested": ["RA-2.1"],
        "not_testable": {},
        "examples": 1,
        "examples_tested": 1,
        "ids": ["RA-1.1", "RA-1.10", "RA-2.1", "RA-EX-1"],
    }
    assert starboard.lines("rules", "race", "--coverage")[1:] == ["No test: RA-2.1"]


def test_excused_rules_are_not_untested(tests, monkeypatch):
    monkeypatch.setattr(Race, "excused", {"RA-2.1": "It is about cardboard."})
    found = coverage(Race(), tests)
    assert (found.untested, found.not_testable) == ([], {"RA-2.1": "It is about cardboard."})


def test_an_installed_starboard_has_no_tests_to_read(monkeypatch, tmp_path):
    assert find_tests().name == "tests"
    monkeypatch.setattr(coverage_module, "__file__", str(tmp_path / "a" / "b" / "c" / "d.py"))
    with pytest.raises(BadData, match="an installed Starboard has none: clone the sources"):
        find_tests()


ALL = {"RA-1.1", "RA-1.10", "RA-2.1", "RA-EX-1"}


@pytest.mark.parametrize(
    ("proved", "excused", "sentences"),
    [
        (ALL, [], []),
        (ALL - {"RA-2.1"}, [], ["RA-2.1 has no test"]),
        (ALL - {"RA-EX-1"}, [], ["RA-EX-1 has no test"]),
        (ALL, ["RA-2.1"], ["RA-2.1 has a test and is in not_testable.toml", "excuses 1 of 3 rules"]),
        (ALL, ["RA-9"], ["RA-9 is in not_testable.toml and is no rule of Race", "excuses 1 of 3 rules"]),
    ],
)
def test_shortcomings_are_told(proved, excused, sentences, monkeypatch):
    monkeypatch.setattr(Race, "excused", dict.fromkeys(excused, "why"))
    found = list(shortcomings(Race(), proved))
    assert len(found) == len(sentences)
    for sentence in sentences:
        assert any(sentence in line for line in found)


@pytest.mark.parametrize(("count", "allowed"), [(2, True), (3, False)])
def test_one_rule_in_ten_may_be_excused(count, allowed, monkeypatch):
    ids = [f"RA-{number}" for number in range(20)]
    monkeypatch.setattr(Race, "rule_ids", lambda self: ids)
    monkeypatch.setattr(Race, "excused", dict.fromkeys(ids[:count], "why"))
    assert bool(list(shortcomings(Race(), set(ids[count:])))) is not allowed


def test_the_toy_has_no_rulebook(starboard):
    assert "There is no rulebook" in starboard.refusal("rules", GAME.name)
