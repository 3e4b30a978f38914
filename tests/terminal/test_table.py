"""The table in a terminal, with a game that has no board or words of its own, and with Space Base."""

import re
from importlib import resources
from pathlib import Path

import pytest

from starboard.kernel.archive import load
from starboard.kernel.data import BadData
from starboard.kernel.log import Choice, Undo
from starboard.terminal.menu import words_of
from tests.kernel.smallest import GAME as STONES
from tests.kernel.smallest import Turn
from tests.kernel.toy import GAME as RACE
from tests.terminal.evening import sit_down


@pytest.fixture
def evening(capsys, tmp_path, monkeypatch, on_shelf):
    """Plays at a table; what is kept goes into an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return lambda *args, **options: sit_down(capsys, *args, **options)


def choices(match, seat=None):
    made = [record for record in match.log if isinstance(record, Choice)]
    return [(record.seat, record.value) for record in made if seat in (None, record.seat)]


# Answers --------------------------------------------------------------------------------------------------------------


def test_a_game_without_a_board_of_its_own_is_played_to_its_end(evening, tmp_path):
    played = evening(STONES, "3", "c", "3", "2", people=2)
    assert choices(played.match) == [(0, 3), (1, 3), (0, 3), (1, 2)]
    played = evening(STONES, "3", "3", "3", "3", people=2)
    assert played.match.winners == (1,)
    assert "left: 12" in played.out and "left: 3" in played.out
    assert played.out.endswith("The game is over.\nJon wins.\n  Seat  Score\n  Jon       0\n  Mira      0\n")
    assert [file.name for file in tmp_path.iterdir()] == ["stones-1.json"]  # of the first; an ended one needs no file


@pytest.mark.parametrize(("typed", "taken"), [("2", 2), ("b", 2), (" 3 ", 3), ("a", 1)])
def test_options_go_by_number_and_by_letter(evening, typed, taken):
    assert choices(evening(STONES, typed, people=2).match) == [(0, taken)]


@pytest.mark.parametrize("typed", ["0", "4", "d", "-1", "1 2", "²", "what is this", "!", "9" * 50])
def test_what_is_no_answer_is_told_and_changes_nothing(evening, typed):
    played = evening(STONES, typed, people=2)
    assert choices(played.match) == []
    assert f"“{typed}” is no answer here. Type a number, some words of an option, or “help”." in " ".join(
        played.out.split()
    )


def test_enter_alone_takes_what_is_offered_for_it_and_nothing_else(evening):
    played = evening(STONES, "", people=2)
    assert "“Enter” is no answer here" in played.out and choices(played.match) == []
    buying = evening("space_base", "sum", "", bots="random", seed=5)
    assert "Enter alone: Buy nothing" in buying.out
    assert choices(buying.match, 0) == [(0, "sum"), (0, "pass")]


def test_some_words_of_an_option_are_enough(evening):
    played = evening("space_base", "sum sector", bots="random", seed=5)
    assert (0, "sum") in choices(played.match)
    played = evening("space_base", "s", "buy", bots="random", seed=5)
    assert "“s” is no answer here" in played.out  # a letter is an option's place, not the beginning of a word
    several = evening("space_base", "separate", "buy", bots="random", seed=5)
    assert "Several options fit. Type more words, or the number." in several.after("Mira > buy")
    assert several.after("Mira > buy").count("Buy ") >= 2  # nothing, and every card that she can pay


def test_a_draft_takes_several_numbers(evening):
    light_speed = {"light_speed": True}
    played = evening("space_base", "1 2 3 4 5 6", "why", "2,1", bots="random", seed=5, options=light_speed)
    assert "Type the numbers one after the other" in played.out
    assert "(SB-19.7)" in played.after("Mira > 1 2 3 4 5 6")
    assert "SB-19.7  Light-Speed." in played.after("Mira > why")
    hand = next(event for event in played.match.events_for(0) if type(event).__name__ == "Dealt").cards
    assert choices(played.match, 0)[0] == (0, [hand[1], hand[0]])
    none = evening("space_base", "", bots="random", seed=5, options=light_speed)
    assert choices(none.match, 0)[0] == (0, [])


# Why, rules and the rest ----------------------------------------------------------------------------------------------


def test_why_tells_the_rule_behind_a_greyed_option(evening):
    buying = evening("space_base", "1", bots="random", seed=5)
    grey = re.search(r"Not possible now \(“why” with a number tells the rule\): (\d+)", buying.out)[1]
    played = evening("space_base", "1", f"why {grey}", grey, "why", "why 1", bots="random", seed=5)
    about = played.after(f"Mira > why {grey}")
    assert "You cannot buy " in about and "SB-15.2" in about
    refused = played.after(f"Mira > {grey}")
    assert re.search(r"it costs \d+ and you have \d+\. With \d+ more you can\. \(SB-15\.2\)", refused)
    assert "SB-15.2" in played.after("Mira > why")
    assert "This is possible: Buy nothing" in played.after("Mira > why 1")


def test_why_alone_tells_the_rules_of_the_question(evening):
    played = evening("space_base", "why", "почему", bots="random", seed=5, language="ru")
    for typed in ("why", "почему"):
        assert "SB-9.1" in played.after(f"Mira > {typed}")


def test_rules_are_found_by_words_and_by_number(evening):
    played = evening("space_base", "rules", "rules income credits", "rules SB-4.2", "rules qwertz", bots="random")
    assert "Type “rules” with a number, such as SB-" in played.after("Mira > rules")
    assert "more rules have these words" in played.after("Mira > rules income credits")
    assert played.after("Mira > rules SB-4.2").count("SB-4.2") == 1
    assert "No rule has “qwertz”" in played.after("Mira > rules qwertz")


def test_the_board_a_player_and_a_card_can_be_looked_at(evening):
    typed = ("board", "board vega", "board 1", "board nobody", "card rake", "card Will-o'-wisp", "card")
    played = evening("space_base", *typed, bots="random", seed=5)
    assert "Shipyard, level 3, 30 in the deck" in played.after("Mira > board")
    assert "The fleet of Vega" in played.after("Mira > board vega")
    assert "The fleet of Mira" in played.after("Mira > board 1")
    assert "Nobody here is called “nobody”" in played.after("Mira > board nobody")
    card = played.after("Mira > card rake")
    assert card.startswith("Rake\n    0¢, sector 9, station ↑2, patrol ")
    assert "Station, on your own turn: Gain 2 income." in card
    assert played.after("Mira > card Will-o'-wisp").startswith("Will-o’-Wisp\n")
    assert "There is nothing called “?”" in played.after("Mira > card")


def test_the_log_is_as_long_as_one_likes(evening):
    played = evening("space_base", "log 1", "log all", "log 0", bots="random", seed=5)
    assert played.after("Mira > log 0").startswith("\nThe match is saved")  # nothing at all
    assert played.after("Mira > log 1").count("▌") == 1
    assert "is first player" in played.after("Mira > log all")


@pytest.mark.parametrize(("language", "order"), [("en", "help"), ("ru", "помощь"), ("it", "aiuto")])
def test_help_has_room_between_what_is_typed_and_what_it_does(evening, language, order):
    told = evening(STONES, order, bots="random", people=2, language=language).out
    texts = resources.files("starboard.text").joinpath(f"{language}.ftl").read_text("utf-8")
    usages = re.findall(r"(?m)^terminal-usage-.+ = (.+)$", texts)
    assert len(usages) == 11
    for usage in usages:
        assert f"\n  {usage} " in told, usage


def test_help_names_every_order_and_hand_only_where_there_are_several(evening):
    alone = evening(STONES, "help", bots="random").after("Mira > help")
    for order in ("why", "rules", "board", "card", "log", "undo", "save", "quit"):
        assert f"  {order}" in alone
    assert "hand" not in alone
    assert "hand [PLAYER]" in evening(STONES, "?", people=2).after("Mira > ?")


# Undo -----------------------------------------------------------------------------------------------------------------


def test_undo_is_free_up_to_a_barrier(evening):
    played = evening("space_base", "undo", "sum", "undo", bots="random", seed=5)
    assert "You have not chosen anything yet" in played.after("Mira > undo")
    played = evening(STONES, "3", "hand mira", "undo", people=2)
    assert "they have nothing to choose" in played.out  # after her choice it is Jon's turn


def test_undo_past_a_die_needs_everybody(evening):
    played = evening(RACE, "1", "undo", "n", "why", "undo", "y", "quit", bots="random", seed=2)
    assert "Does everybody here agree to take it back? (y or n)" in played.out
    refused = played.after("(y or n) n")
    assert "(T-5)" in refused
    assert "T-5  Alone you take back only your own last choice" in played.after("Mira > why")
    assert isinstance(played.match.log[-1], Undo)
    assert list(played.match.view(0).places) == [0, 0]
    assert "Mira takes back the last 2 choices." in " ".join(played.out.split())
    load("race-1.json", RACE).verify()


# Several people -------------------------------------------------------------------------------------------------------


def test_secrets_stay_hidden_when_the_keyboard_is_handed_over(evening):
    played = evening(RACE, "1", "", "1", "", people=2, seed=2)
    handed = [prompt for prompt in played.typist.prompts if "your turn" in prompt]
    assert handed == [
        "Jon, it is your turn. When nobody else is looking, press Enter. ",
        "Mira, it is your turn. When nobody else is looking, press Enter. ",
    ]
    cards = [played.match.view(seat).card for seat in range(2)]
    assert cards[0] != cards[1]
    before, after = played.out.split("Jon, it is your turn", 1)
    assert f"card: {cards[0]}" in before and f"card: {cards[1]}" not in before
    assert "\n" * 40 in after.split(f"card: {cards[1]}")[0]  # hers is off the screen before his is shown


def test_on_an_open_table_nobody_has_to_look_away(evening):
    played = evening("space_base", "1", "1", "1", people=2, seed=5)
    assert not any("your turn" in prompt for prompt in played.typist.prompts)
    assert set(played.typist.prompts) == {"Mira > ", "Jon > "}
    for sentence in ("Mira is first player.", "Jon is first player."):
        assert played.out.count(sentence) <= 1  # what all have read is not told again


# Keeping --------------------------------------------------------------------------------------------------------------


def test_the_end_of_a_script_keeps_the_match(evening):
    played = evening("space_base", "sum", bots="random,random", seed=5, language="ru")
    kept = load("space_base-1.json")
    assert kept.log == played.match.log
    assert "Партия сохранена в файле space_base-1.json." in played.out
    assert "    starboard play --file space_base-1.json --bots random,random --names Mira --language ru" in played.out


def test_quit_keeps_the_match_in_its_file_and_it_is_taken_up_there(evening, tmp_path):
    file = tmp_path / "evening.json"
    first = evening("space_base", "sum", "quit", bots="easy", seed=5, file=file)
    assert f"starboard play --file {file} --bots easy --names Mira" in first.out
    again = evening("space_base", bots="easy", file=file, match=load(file))
    assert again.match.log[: len(first.match.log)] == first.match.log
    assert load(file).log == again.match.log


def test_a_full_game_is_kept_too_where_a_file_was_named(evening, tmp_path):
    file = tmp_path / "stones.json"
    evening(STONES, "3", "3", "3", "3", people=2, file=file)
    assert load(file, STONES).winners == (1,)


def test_save_keeps_on_playing_and_overwrites_no_other_file(evening, tmp_path):
    (tmp_path / "mine.json").write_text("mine")
    played = evening(STONES, "save mine.json", "save new.json", "1", "save", people=2)
    assert "mine.json is there already" in played.out
    assert (tmp_path / "mine.json").read_text() == "mine"
    assert len(load("new.json", STONES).log) == 2
    assert not (tmp_path / "stones-1.json").exists()  # the second save, and leaving, went to the file of the first


def test_ctrl_c_keeps_the_match_and_goes_on_up(evening):
    with pytest.raises(KeyboardInterrupt):
        evening(STONES, "1", KeyboardInterrupt(), people=2)
    assert len(load("stones-1.json", STONES).log) == 2


def test_ctrl_c_in_the_middle_of_a_choice_leaves_a_sound_file(evening, monkeypatch):
    def interrupted(turn, state, decision, value):
        state.left -= value
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Turn, "choose", interrupted)
        with pytest.raises(KeyboardInterrupt):
            evening(STONES, "1", people=2)
    assert load("stones-1.json", STONES).view(0).left == 12


def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(evening, tmp_path):
    with pytest.raises(BadData, match=r"nowhere/evening.json cannot be written: No such file or directory\.$"):
        evening(STONES, "quit", people=2, file=tmp_path / "nowhere" / "evening.json")


# What one sees --------------------------------------------------------------------------------------------------------


def test_nothing_is_wider_than_the_screen(evening):
    lines = ["separate", "", "board", "help", "1", "1", "why", "rules charge", "1", "1"] * 12
    for language in ("en", "ru", "it"):
        out = evening("space_base", *lines, bots="easy,easy,easy", seed=3, language=language).out
        wide = [line for line in out.splitlines() if len(line) > 100 and "starboard play" not in line]
        assert wide == []


def test_machines_are_told_briefly(evening):
    out = evening("space_base", "separate", "", "1", "1", "1", bots="random", seed=5).out
    assert re.search(r"▌ Vega rolls \d and \d\. Vega uses", out)


def test_a_screen_without_signs_gets_letters(evening, monkeypatch):
    monkeypatch.setattr("rich.console.Console.encoding", "ascii")
    out = evening("space_base", "board", bots="random", seed=5).out
    assert out.isascii()
    assert "1c" in out and "^1" in out


@pytest.mark.parametrize(("language", "question"), [("ru", "Как использовать кубики"), ("it", "Usi la somma o i dadi")])
def test_a_whole_game_in_other_languages(evening, language, question):
    played = evening("space_base", *["2", "1", ""] * 400, bots="random", seed=5, language=language)
    assert played.match.over
    assert question in played.out
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", played.out)  # no message is missing


def test_accents_need_not_be_typed(evening):
    played = evening("space_base", "perche", bots="random", seed=5, language="it")
    assert "SB-9.1" in played.after("Mira > perche")
    assert words_of("Купить «Плетёнка» за 4") == words_of("купить плетенка за 4")


def test_a_folder_that_is_closed_does_not_cost_the_evening(evening, tmp_path, monkeypatch):
    monkeypatch.setattr("os.access", lambda folder, mode: folder != Path())
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    (tmp_path / "home").mkdir()
    evening(STONES, "1", people=2)
    assert len(load(tmp_path / "home" / "stones-1.json", STONES).log) == 2
