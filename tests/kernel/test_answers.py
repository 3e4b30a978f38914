"""Which answers a decision admits, whatever somebody may send."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.kernel.answers import admits, sample, weight
from starboard.kernel.chance import Chance
from starboard.kernel.decisions import Decision, Subset

ONE = Decision(1, 0, "one", ("pass", "a", 1, 0, -2))
SOME = Decision(1, 0, "some", ("a", "b", "c"), min=1, max=2)
NONE_TO_ALL = Decision(1, 0, "any", ("a", "b", "c"), min=0, max=3)
EXACTLY = Decision(1, 0, "two", ("a", "b", "c"), min=2, max=2)
KEYS = Subset(("a", "b", "c"), (2, 3, 5), 7, "D-2")
DOMAIN = Decision(1, 0, "domain", domain=KEYS, min=0, max=3)


@pytest.mark.parametrize("value", ["pass", "a", 1, 0, -2])
def test_an_answer_is_one_of_the_values(value):
    assert admits(ONE, value)


@pytest.mark.parametrize("value", ["b", "", 2, True, False, 1.0, None, ["a"], ["pass"], {}, ("a",), b"a", "1"])
def test_nothing_else_is_not_even_what_python_calls_equal(value):
    assert not admits(ONE, value)


class Text(str):
    """Python would call it a string; a match file could not tell it from one, and the kernel is no place for it."""


def test_only_plain_strings_numbers_and_lists_are_answers():
    assert not admits(ONE, Text("a"))
    assert not admits(SOME, [Text("a")])
    assert not admits(SOME, ("a", "b"))
    assert not admits(SOME, {"a", "b"})
    assert not admits(SOME, "a")
    assert not admits(SOME, "ab")


@pytest.mark.parametrize(
    ("decision", "value", "allowed"),
    [
        (SOME, [], False),
        (SOME, ["a"], True),
        (SOME, ["c", "a"], True),
        (SOME, ["a", "b", "c"], False),
        (SOME, ["a", "a"], False),
        (SOME, ["a", "x"], False),
        (SOME, ["a", 1], False),
        (SOME, ["a", None], False),
        (SOME, ["a", ["b"]], False),
        (NONE_TO_ALL, [], True),
        (NONE_TO_ALL, ["c", "b", "a"], True),
        (EXACTLY, ["a"], False),
        (EXACTLY, ["a", "b"], True),
    ],
)
def test_several_answers_are_different_and_neither_too_few_nor_too_many(decision, value, allowed):
    assert admits(decision, value) is allowed


def test_numbers_among_several_answers_are_numbers():
    dice = Decision(1, 0, "dice", (1, 2, 3), min=0, max=3)
    assert admits(dice, [3, 1])
    assert not admits(dice, [True])
    assert not admits(dice, [1, True])


@pytest.mark.parametrize(
    ("value", "allowed"),
    [
        ([], True),
        (["a"], True),
        (["b", "a"], True),
        (["c", "a"], True),  # 7 of 7
        (["c", "b"], False),  # 8 of 7
        (["a", "b", "c"], False),
        (["a", "a"], False),
        (["x"], False),
        ([1], False),
        ("a", False),
        ({"a": 1}, False),
        (None, False),
    ],
)
def test_a_domain_admits_what_its_budget_reaches(value, allowed):
    assert admits(DOMAIN, value) is allowed


def test_weights_add_up():
    assert [weight(KEYS, list(chosen)) for chosen in ("", "a", "cb", "abc")] == [0, 2, 8, 10]


def test_a_budget_of_nothing_admits_what_is_free():
    free = Decision(1, 0, "domain", domain=Subset(("a", "b"), (0, 1), 0, "D-2"), min=0, max=2)
    assert admits(free, ["a"]) and admits(free, []) and not admits(free, ["b"])


@pytest.mark.parametrize(
    ("decision", "count"), [(ONE, 5), (SOME, 3 + 6), (NONE_TO_ALL, 1 + 3 + 6 + 6), (EXACTLY, 6), (DOMAIN, 1 + 3 + 4)]
)
def test_random_answers_are_allowed_and_reach_everything(decision, count):
    chance = Chance("sample")
    found = set()
    for _ in range(400):
        value = sample(decision, lambda n: chance.roll("below", n) - 1)
        assert admits(decision, value)
        found.add(tuple(value) if isinstance(value, list) else value)
    assert len(found) == count


@given(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.lists(st.text(max_size=2) | st.integers()),
    st.sampled_from([ONE, SOME, DOMAIN]),
)
def test_anything_is_judged(value, decision):
    assert admits(decision, value) in (True, False)


def test_doing_nothing_may_be_an_answer():
    optional = [Decision(1, 0, "k", ("a", word), default=word).optional for word in ("pass", "decline", "none", "a")]
    assert optional == [True, True, True, False]
    assert NONE_TO_ALL.optional and not SOME.optional
