"""Rooms: how they are found, what they have without saying so, and what their views show."""

from itertools import count

import msgspec
import pytest

from starboard.kernel import conformance as kit
from starboard.kernel.data import BadData, Codec
from starboard.kernel.decisions import Decision, Text
from starboard.kernel.events import Event, TakenBack
from starboard.kernel.game import Game, find_game, games
from starboard.kernel.match import new
from starboard.kernel.refusal import Refusal
from starboard.kernel.rulebook import read_ids, read_not_testable, read_rules
from tests.kernel.diary import Alarm, Ask, AskAll, Diary, DiaryGame, End, Noted, Revealed, diary
from tests.kernel.smallest import GAME as STONES
from tests.kernel.toy import GAME as RACE
from tests.kernel.toy import Dealt

SPACE_BASE = "starboard.games.space_base"


def test_installed_games_are_found_by_name():
    assert list(games()) == sorted(games())
    assert find_game("space_base") is games()["space_base"]
    for name, game in games().items():
        assert game.name == name and game.title and game.min_seats <= game.max_seats
    with pytest.raises(BadData) as refusal:
        find_game("chess")
    assert str(refusal.value) == f"There is no game 'chess' here; the games are: {', '.join(games())}."


def test_a_room_that_says_nothing_more_has_no_options_packs_scores_or_names():
    assert STONES.check_options({}) == {}
    with pytest.raises(BadData, match=r"Stones has no option 'x'\."):
        STONES.check_options({"x": 1})
    for ask in (lambda: STONES.check_pack(""), STONES.export_pack):
        with pytest.raises(BadData, match=r"Stones has no content packs\."):
            ask()
    match = new(STONES, 3)
    assert STONES.check(match.state) == []
    assert (STONES.rounds(match.state), STONES.scores(match.state)) == (0, [0, 0, 0])
    assert STONES.name_of("card", "x", "en", {}) == "x"
    assert STONES.pieces({}) == {}
    assert STONES.messages("en") == ""
    with pytest.raises(NotImplementedError):
        Game().new(2, {}, None)
    with pytest.raises(NotImplementedError):
        Game().view(None, 0)


def test_options_prompts_and_events_have_texts_without_being_told():
    match = new(STONES, 2)
    first = match.options(match.decisions[0])[0]
    assert (first.value, first.text, first.forbidden, first.reason) == (1, Text("option-value", {"value": 1}), "", None)
    asked = Decision(1, 0, "move_card", args={"card": "x"})
    assert STONES.prompt(asked) == Text("ask-move-card", {"card": "x"})
    told = STONES.tell(TakenBack(seat=1, choices=2, audience=(0, 1)))
    assert (told.key, told.args["choices"], "audience" in told.args) == ("event-taken-back", 2, False)
    assert RACE.tell(Dealt(seat=1, card=5, audience=(1,))).key == "event-dealt"


def test_events_know_their_audience_and_their_rules():
    private, public = Noted(text="x", audience=(0, 2)), Noted(text="x")
    assert [private.seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert all(public.seen_by(seat) for seat in (0, 1, None))
    assert TakenBack(seat=0, choices=1).cites == ("T-6",)
    assert public.cites == () == Event().cites
    assert Revealed.BARRIER and not Noted.BARRIER


def test_an_imagined_world_shares_nothing_with_the_true_one_and_has_other_dice():
    match = new(RACE, 2, 3)
    worlds = [RACE.imagine(match.state, 0, str(seed)) for seed in range(20)]
    before = match.position()
    faces = {world.chance.roll("die", 6) for world in worlds}
    assert len(faces) > 2
    worlds[0].places[0] = 99
    assert match.position() == before


# What a seat may see ------------------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_card_and_no_other():
    match = new(RACE, 3, 5)
    cards = match.state.cards
    assert [match.view(seat).card for seat in (0, 1, 2, None)] == [*cards, None]
    for seat in (0, 1, 2, None):
        other = new(RACE, 3, 5)
        for hidden in {0, 1, 2} - {seat}:
            other.state.cards[hidden] = 9
        assert bytes_for(match, seat) == bytes_for(other, seat)


def bytes_for(match, seat):
    shown = [match.view(seat), match.events_for(seat), [d for d in match.decisions if d.seat == seat]]
    return msgspec.json.encode(shown)


class Leaky(type(RACE)):
    """A race whose view shows everybody's cards."""

    def view(self, state, seat):
        return tuple(state.cards)

    def imagine(self, state, seat, seed):
        world = super().imagine(state, seat, seed)
        world.cards = [card if other == seat else 9 - card for other, card in enumerate(world.cards)]
        return world


def test_the_kit_notices_a_view_that_tells_a_secret():
    with pytest.raises(AssertionError, match="seat 0 can tell two worlds apart"):
        kit.check_secrecy(Leaky(), 2, 1)


# The kit itself: it must notice what it is there for -----------------------------------------------------------------


class Watchful(type(STONES)):
    def check(self, state):
        return ["The last but one is cursed."] if state.left == 2 else []


def test_the_kit_notices_impossible_positions():
    with pytest.raises(AssertionError, match="The last but one is cursed"):
        kit.check_ends(Watchful(), 2, 4)


class Endless(type(STONES)):
    def new(self, seats, options, chance):
        state = super().new(seats, options, chance)
        state.left = 10**9
        return state


def test_the_kit_notices_a_game_without_end(monkeypatch):
    monkeypatch.setattr(kit, "LONGEST", 50)
    with pytest.raises(AssertionError, match="stones with 2 seats and seed 1 did not end in 50 steps"):
        kit.check_ends(Endless(), 2, 1)


class Shared(type(STONES)):
    """Stones whose copies share a list with the original."""

    name = "shared"

    def new(self, seats, options, chance):
        state = super().new(seats, options, chance)
        state.__class__ = SharedState
        return state


class SharedState(type(new(STONES, 2).state)):
    def clone(self):
        copy = super().clone()
        copy.frames = self.frames
        return copy


def test_the_kit_notices_copies_that_share():
    with pytest.raises(AssertionError, match="an answer on a copy changed the original"):
        kit.check_clones(Shared(), 2, 1)


def test_the_kit_notices_too_many_and_doubled_options():
    class Many(Ask):
        TAG = "many"
        values = tuple(range(kit.MOST_OPTIONS + 1))

        def run(self, state):
            state.ask(0, "many", self.values, ())

    class Twice(Many):
        TAG = "twice"
        values = (1, 1)

    class Strange(Many):
        TAG = "strange"

        def run(self, state):
            state.ask(0, "many", (1, 2), (), 3)

    for frame, told in ((Many, "has 257 answers"), (Twice, "has an answer twice"), (Strange, "default is no answer")):
        with pytest.raises(AssertionError, match=told):
            kit.check_decisions(DiaryGame(frame()), 2, 1)


class Fickle(type(STONES)):
    """Stones whose number comes from outside of the match."""

    def __init__(self):
        self.numbers = count(9)

    def new(self, seats, options, chance):
        state = super().new(seats, options, chance)
        state.left = next(self.numbers)
        return state


def test_the_kit_notices_what_does_not_follow_from_the_log():
    with pytest.raises(AssertionError, match="the same seed and the same answers led elsewhere"):
        kit.check_replay(Fickle(), 2, 1)
    with pytest.raises(AssertionError, match=r"taking back '\d' left something changed"):
        kit.check_undo(Fickle(), 2, 1)


class Snooze(Alarm):
    """An alarm that rings ten seconds after whenever it was looked at last."""

    TAG = "snooze"

    def wakeup(self, state):
        return state.now + 10_000


def test_the_kit_notices_time_that_depends_on_the_caller():
    class Sleepy(DiaryGame):
        codec = Codec(Diary, (Snooze, End))

    with pytest.raises(AssertionError, match="record 1"):
        kit.check_time(Sleepy(Snooze([1] * 9)), 1, 1)
    kit.check_time(DiaryGame(Alarm([10, 20, 90_000]), Ask(0)), 2, 1)


class Vengeful(Ask):
    """Remembers every answer that was not allowed."""

    TAG = "vengeful"

    def refuse(self, state, decision, value):
        state.notes.append("insolence")


class Lenient(Ask):
    TAG = "lenient"

    def refuse(self, state, decision, value):
        return Refusal("", "whatever")


def test_the_kit_notices_refusals_that_change_something_or_name_no_rule():
    for frame, told in ((Vengeful, "a refusal changed something"), (Lenient, "is refused without a rule")):

        class Touchy(DiaryGame):
            codec = Codec(Diary, (frame, End))

        with pytest.raises(AssertionError, match=told):
            kit.check_refusals(Touchy(frame(0)), 2, 1, ["never"])
    kit.check_refusals(DiaryGame(Ask(0), AskAll([1])), 2, 1, ["never", 7, None, ["c", "b"]])


class Mumbling(type(STONES)):
    def describe(self, state, decision):
        return super().describe(state, decision)[1:]


def test_the_kit_notices_what_cannot_be_said():
    with pytest.raises(AssertionError, match="'take' is described badly"):
        kit.check_words(Mumbling(), 2, 1, lambda text: text.key)
    with pytest.raises(KeyError, match="ask-take"):
        kit.check_words(STONES, 2, 1, lambda text: {"option-value": "x"}[text.key])
    said = []
    kit.check_words(STONES, 2, 1, lambda text: said.append(text.key) or text.key)
    assert set(said) == {"ask-take", "option-value"}


def test_the_kit_measures_a_pace_and_gives_every_game_its_digest():
    assert kit.pace(STONES, 2, [1, 2, 3]) > 0
    assert kit.digests(STONES, 2, [1, 2]) == kit.digests(STONES, 2, [1, 2])
    assert len(set(kit.digests(RACE, 4, [1, 2, 3]))) == 3


def test_the_kit_is_content_with_questions_to_many_at_once():
    for check in (kit.check_ends, kit.check_decisions, kit.check_round_trip, kit.check_clones, kit.check_replay):
        check(DiaryGame(AskAll([0, 1]), Ask(1), AskAll([1])), 2, 1)
    kit.check_undo(DiaryGame(AskAll([0, 1]), Ask(1), Ask(0)), 2, 1)
    kit.check_frames(DiaryGame())
    assert diary(AskAll([0, 1])).decisions[0].domain is not None


# The rulebook -------------------------------------------------------------------------------------------------------


def test_the_rulebook_is_read_in_the_order_of_its_ids():
    ids = read_ids(SPACE_BASE)
    assert ids[0] == "SB-1.1" and ids[-1] == "SB-EX-48"
    for language in ("en", "ru", "it"):
        assert [rule.id for rule in read_rules(SPACE_BASE, language)] == ids
        assert all(rule.text and rule.section for rule in read_rules(SPACE_BASE, language))
    assert set(read_not_testable(SPACE_BASE)) < set(ids)


def test_a_room_hands_out_its_rulebook_and_its_words():
    room = find_game("space_base")
    assert room.rule_ids() == read_ids(SPACE_BASE)
    assert room.rules("it") == read_rules(SPACE_BASE, "it") != room.rules("en")
    assert "SB-5.7" in room.not_testable() and all(room.not_testable().values())
    assert "ask-purchase = " in room.messages("en") != room.messages("ru")
    assert room.messages("de") == ""


def test_indented_lines_belong_to_the_rule_above_them():
    texts = {rule.id: rule.text for rule in read_rules(SPACE_BASE, "en")}
    lines = texts["SB-5.16"].splitlines()
    assert lines[1:3] == ["| place | bonus |", "| --- | --- |"]
    assert not any("#" in text or text.endswith("\n") for text in texts.values())
    assert "| place | bonus |" not in "".join(text for id, text in texts.items() if id != "SB-5.16")


def test_a_language_without_a_rulebook_is_refused():
    with pytest.raises(BadData, match=r"There is no rulebook file de\.md here; the languages are: en, ru, it\."):
        read_rules(SPACE_BASE, "de")
