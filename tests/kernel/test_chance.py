"""Chance: one door, named streams, a script in its place."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.kernel.chance import Chance, stream_seed
from starboard.kernel.data import BadData

DECK = [str(n) for n in range(10)]


def rolls(chance, stream, count, sides=6):
    return [chance.roll(stream, sides) for _ in range(count)]


def shuffled(chance, stream="deck", items=DECK):
    deck = list(items)
    chance.shuffle(stream, deck)
    return deck


def scripted(**script):
    chance = Chance("1")
    chance.script = script
    return chance


def test_the_same_seed_gives_the_same_dice_on_every_machine():
    # Written down once: saved games depend on them.
    assert rolls(Chance("1"), "dice", 12) == [3, 2, 1, 6, 2, 1, 1, 4, 1, 3, 3, 3]
    assert shuffled(Chance("1")) == ["3", "5", "9", "7", "8", "6", "4", "2", "1", "0"]
    assert stream_seed("1", "dice") == 0xD26C567077663CC1


def test_generator_is_splitmix64():
    # The first outputs for the state 1234567, as published with the reference implementation.
    chance = Chance()
    chance.streams["x"] = 1234567
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [chance._next("x") for _ in published] == published


def test_streams_do_not_disturb_each_other():
    alone = rolls(Chance("1"), "dice", 20)
    chance = Chance("1")
    mixed = []
    for n in range(20):
        rolls(chance, "events", n)
        mixed += rolls(chance, "dice", 1)
        shuffled(chance)
    assert mixed == alone
    assert rolls(Chance("1"), "events", 20) != alone


def test_seeds_differ():
    assert len({tuple(rolls(Chance(str(seed)), "dice", 10)) for seed in range(200)}) == 200


@pytest.mark.parametrize("sides", [1, 2, 6, 20])
def test_dice_are_even(sides):
    count = 6000 * sides
    faces = Counter(rolls(Chance("even"), "dice", count, sides))
    assert set(faces) == set(range(1, sides + 1))
    assert all(abs(faces[face] - 6000) < 5 * 6000**0.5 for face in faces)  # five standard deviations


def test_every_order_of_a_shuffle_is_as_likely():
    chance = Chance("even")
    orders = Counter("".join(shuffled(chance, items="abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 5 * 1000**0.5 for count in orders.values())


def test_a_shuffle_keeps_every_item_even_when_there_are_none():
    assert sorted(shuffled(Chance("1"))) == DECK
    assert shuffled(Chance("1"), items=[]) == []
    assert shuffled(Chance("1"), items=["a"]) == ["a"]


def test_what_chance_answered_is_kept_for_the_log():
    chance = Chance("1")
    die, deck = chance.roll("dice", 6), shuffled(chance)
    assert chance.answers == [("dice", die), ("deck", deck)]
    deck.reverse()
    assert chance.answers[1] != ("deck", deck)  # the log keeps a copy


def test_a_copy_goes_on_with_the_same_streams_and_an_empty_outbox():
    chance = Chance("1")
    rolls(chance, "dice", 3)
    chance.script = {"dice": [1]}
    copy = chance.clone()
    assert (copy.answers, copy.script) == ([], None)
    chance.script = None
    assert rolls(copy, "dice", 5) == rolls(chance, "dice", 5)
    rolls(copy, "dice", 1)
    assert copy.streams != chance.streams


def test_rekeying_cuts_the_tie():
    chance, other = Chance("1"), Chance("1")
    rolls(chance, "dice", 3)
    chance.rekey("2")
    assert rolls(chance, "dice", 20) == rolls(Chance("2"), "dice", 20) != rolls(other, "dice", 20)


def test_a_script_answers_first_and_chance_goes_on_as_if_nothing_had_happened():
    true = rolls(Chance("1"), "dice", 6)
    assert rolls(scripted(dice=[6, 5]), "dice", 6) == [6, 5, *true[2:]]
    assert rolls(scripted(other=[6]), "dice", 6) == true
    assert rolls(scripted(dice=[]), "dice", 6) == true


def test_a_script_may_name_the_first_cards_only():
    deck = shuffled(scripted(deck=[["7", "3"]]))
    assert deck[:2] == ["7", "3"] and sorted(deck) == DECK
    rest = [card for card in shuffled(Chance("1")) if card not in ("7", "3")]
    assert deck[2:] == rest
    assert sorted(shuffled(scripted(deck=[[]]))) == DECK


@pytest.mark.parametrize("answer", [1, 6])
def test_a_scripted_die_shows_one_to_its_sides(answer):
    assert scripted(dice=[answer]).roll("dice", 6) == answer


@pytest.mark.parametrize("answer", [0, 7, -1, 10**30, ["6"], []])
def test_a_scripted_die_that_cannot_be_is_refused(answer):
    chance = scripted(dice=[answer])
    with pytest.raises(BadData, match=r"chance 'dice' answered .*: a number from 1 to 6 is needed\."):
        chance.roll("dice", 6)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (3, "chance 'deck' answered 3: a list of what comes first is needed."),
        (["0", "11"], "chance 'deck' answered '11': it is not there to be shuffled, or named twice."),
        (["0", "1", "0"], "chance 'deck' answered '0': it is not there to be shuffled, or named twice."),
    ],
)
def test_a_scripted_shuffle_that_cannot_be_is_refused(answer, told):
    with pytest.raises(BadData) as refusal:
        shuffled(scripted(deck=[answer]))
    assert str(refusal.value) == told


@given(st.text(max_size=20), st.text(max_size=20), st.integers(1, 10**9))
def test_any_names_and_any_number_of_sides(seed, stream, sides):
    assert all(1 <= value <= sides for value in rolls(Chance(seed), stream, 5, sides))
