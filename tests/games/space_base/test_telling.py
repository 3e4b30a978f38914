"""Space Base in words: the log, the prompts, the options with their previews, the refusals and the cards."""

from __future__ import annotations

import inspect
import random
import re
from typing import Any, get_args

import pytest

from starboard.games.space_base import sketch, telling
from starboard.games.space_base.content.pack import standard
from starboard.games.space_base.content.schema import (
    Ability,
    AddCharge,
    Buy,
    Claim,
    Colony,
    Double,
    Drain,
    Effect,
    Gain,
    Half,
    MoveCharge,
    PlaceAnywhere,
    Reroll,
    SetDie,
    ShiftSum,
    SwapCard,
    SwapSectors,
    Win,
)
from starboard.games.space_base.room import GAME, SpaceBaseGame
from starboard.games.space_base.rules import events as happened
from starboard.games.space_base.rules.cards import AFTER_ROLL, BEFORE_ROLL, COLLECT, DICE_USE, WINDOW
from starboard.games.space_base.rules.turn import PURCHASING, WINDOW_1
from starboard.games.space_base.rules.windows import usable
from starboard.games.space_base.telling import card_text, prompt, tell, why_not
from starboard.kernel.answers import sample
from starboard.kernel.decisions import Decision, Option, Text
from starboard.kernel.events import Event, TakenBack
from starboard.kernel.match import Match, new
from starboard.kernel.rulebook import LANGUAGES
from starboard.text import Catalogue
from tests.games.space_base.table import Table, cells
from tests.marks import rule


class Named(SpaceBaseGame):
    """Cards that are called by their ids: the tables of these tests have packs of their own."""

    def name_of(self, kind: str, id: str, language: str, options: dict[str, Any]) -> str:
        return id


NAMED = Named()
SPEAKERS = {language: Catalogue(language, NAMED, ["Mira", "Oleg", "Ada"], strict=True) for language in LANGUAGES}


def say(text: Text, language: str = "en") -> str:
    return SPEAKERS[language].say(text)


def sound(text: Text) -> None:
    """A text is a whole sentence in every language."""
    for language in LANGUAGES:
        sentence = say(text, language)
        assert sentence.strip() == sentence
        assert "  " not in sentence
        assert not set(sentence) & set("{}@[]=!")


def option(table: Table, value: str | int, seat: int | None = None, kind: str | None = None) -> Option:
    """How an answer, or one that is not allowed, is shown."""
    (found,) = [o for o in table.match.options(table.decision(seat, kind)) if o.value == value]
    return found


def refusal(table: Table, value: str | int) -> tuple[str, str]:
    """The rule that refuses an answer, and the sentence; both as shown and as said when it is tried."""
    shown = option(table, value)
    assert shown.forbidden == table.refused(value)
    assert shown.reason is not None
    sound(shown.reason)
    return shown.forbidden, say(shown.reason)


# The log ------------------------------------------------------------------------------------------------------------

STORY: list[tuple[Event, str]] = [
    (happened.CardDrawn(0, "X", 4), "Mira draws X and pays 4 credits."),
    (happened.CardDrawn(0, "X", 1), "Mira draws X and pays 1 credit."),
    (happened.CardDrawn(0, "X", 0), "Mira draws X and pays nothing."),
    (happened.Dealt(1, ("X", "Y", "Z"), audience=(1,)), "Oleg is dealt X, Y and Z."),
    (happened.Drafted(0, ("X", "Y"), 9), "Mira buys X and Y for 9."),
    (happened.Drafted(0, (), 0), "Mira buys none of the six cards."),
    (happened.FirstPlayerRolled(2, 11), "Ada rolls 11 for the first turn."),
    (happened.FirstPlayer(2), "Ada is first player."),
    (happened.PlaceBonus(1, 2, 1, 0), "Oleg gains 1 credit for place 2 in turn order."),
    (happened.PlaceBonus(1, 4, 0, 1), "Oleg gains 1 income for place 4 in turn order."),
    (happened.RoundBegan(3), "Round 3 begins."),
    (happened.TurnBegan(0), "It is Mira’s turn."),
    (happened.Rolled(0, 5, 6), "Mira rolls 5 and 6."),
    (happened.Rolled(0, 5, 6, True), "Mira rolls again: 5 and 6."),
    (happened.DieSet(0, 1, 6), "Mira sets a die to 6."),
    (happened.DiceUsed(1, "sum", (11,)), "Oleg uses the sum, for sector 11."),
    (happened.DiceUsed(1, "separate", (5, 6)), "Oleg uses the dice separately, for sectors 5 and 6."),
    (happened.DiceUsed(1, "separate", (4, 4)), "Oleg uses the dice separately, twice for sector 4."),
    (happened.SumShifted(1, "X", 12), "Oleg moves the sum to sector 12 with X."),
    (happened.Gained(0, "X", 5, "station", "dice", credits=3), "Mira gains 3 credits from X."),
    (
        happened.Gained(0, "X", 5, "patrol", "dice", credits=1, income=2, vp=3, charge=1),
        "Mira gains 1 credit, 2 income, 3 VP and 1 charge from X.",
    ),
    (happened.Gained(0, "X", 5, "station", "arrow", vp=3), "By the arrow Mira gains 3 VP from X."),
    (happened.Gained(0, "X", 5, "station", "double", vp=3), "Mira gains 3 VP from X once more."),
    (happened.ArrowTurned(0, "X", 9), "Mira turns the arrow of X to sector 9."),
    (happened.SectorDoubled(0, "X", 9), "Mira lets sector 9 pay once more with X."),
    (happened.AbilityUsed(0, "X", 1), "Mira uses X for 1 charge."),
    (happened.AbilityUsed(0, "X", 4), "Mira uses X for 4 charges."),
    (happened.AbilityGained(0, "X", 20), "Mira gains 20 credits from X."),
    (happened.Bought(0, "X", 6, False), "Mira buys X for 6."),
    (happened.Bought(0, "X", 9, True), "Mira buys X for all 9 credits."),
    (happened.Bought(0, "X", 1, True), "Mira buys X for the last credit."),
    (happened.Bought(0, "X", 0, True), "Mira buys X for nothing."),
    (happened.Claimed(0, "X"), "Mira claims X."),
    (happened.NothingBought(0), "Mira buys nothing."),
    (happened.Placed(0, "X", 5, "Y"), "Mira places X in sector 5. Y is deployed."),
    (happened.Placed(0, "X", 5, "Y", 1, 0), "Mira places X in sector 5. Y is deployed, keeping 1 charge."),
    (happened.Placed(0, "X", 5, "Y", 0, 2), "Mira places X in sector 5. Y is deployed, losing 2 charges."),
    (happened.ColonySettled(0, "X", 6), "Mira settles X and gains 6 VP."),
    (happened.ChargeAdded(0, "X"), "Mira puts a charge on X."),
    (happened.ChargeMoved(0, "X", "Y"), "Mira moves a charge from X to Y."),
    (happened.SectorsSwapped(0, 5, 8), "Mira swaps sectors 5 and 8 with all their cards."),
    (happened.CardsSwapped(0, "X", "Y", 9, 4), "Mira swaps X in sector 9 with Y in sector 4."),
    (happened.VpLost(1, 4), "Oleg loses 4 VP."),
    (happened.Refilled(("X", "Y")), "New in the shipyard: X and Y."),
    (happened.IncomePaid(0, 1), "Income brings Mira 1 credit."),
    (happened.IncomePaid(0, 3), "Income brings Mira 3 credits."),
    (happened.EndTriggered(0, 41), "Mira has 41 VP. The game ends with this round."),
    (
        happened.ExtraRound((0, 1)),
        "Mira and Oleg are tied for first place. Everybody plays one more round.",
    ),
    (happened.Won(0, 43, "points"), "Mira wins with 43 VP."),
    (happened.Won(0, 12, "ability"), "Mira wins at once by an ability."),
    (TakenBack(0, 1), "Mira takes back the last choice."),
]


@pytest.mark.parametrize(("event", "sentence"), STORY, ids=lambda each: each if isinstance(each, str) else "")
def test_the_log_is_a_story(event: Event, sentence: str) -> None:
    text = tell(event)
    assert say(text) == sentence
    sound(text)
    assert not {"X", "Y", "Z"} & set(text.args.values())  # cards are references, which have names


def test_every_event_is_told() -> None:
    assert {type(event) for event, _ in STORY} == {*happened.EVENTS, TakenBack}


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (happened.Bought(0, "Х", 1, True), "Mira покупает карту «Х» за последний кредит."),
        (happened.Bought(0, "Х", 2, True), "Mira покупает карту «Х» за все 2 кредита."),
        (happened.Bought(0, "Х", 5, True), "Mira покупает карту «Х» за все 5 кредитов."),
        (happened.Bought(0, "Х", 21, True), "Mira покупает карту «Х» за весь 21 кредит."),
        (happened.IncomePaid(0, 21), "По доходу Mira получает 21 кредит."),
        (happened.IncomePaid(0, 12), "По доходу Mira получает 12 кредитов."),
        (
            happened.Gained(0, "Х", 5, "station", "dice", 2, 1, 0, 1),
            "Mira получает 2 кредита, 1 дохода и 1 заряд: карта «Х».",
        ),
        (
            happened.Placed(0, "Х", 5, "Y", 1, 2),
            (
                "Mira выкладывает карту «Х» в сектор 5. Карта «Y» уходит в патруль, 1 заряд остаётся на ней, "
                "2 заряда возвращаются в запас."
            ),
        ),
    ],
)
def test_russian_cases(event: Event, sentence: str) -> None:
    assert say(tell(event), "ru") == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (happened.Bought(0, "X", 1, True), "Mira compra X con l’ultimo credito."),
        (happened.Bought(0, "X", 9, True), "Mira compra X con tutti i 9 crediti."),
        (happened.Rolled(0, 5, 6), "Mira lancia i dadi: escono 5 e 6."),
        (
            happened.Placed(0, "X", 5, "Y", 1, 2),
            "Mira piazza X nel settore 5. Y va in pattuglia, tiene 1 carica, perde 2 cariche.",
        ),
    ],
)
def test_italian_agreement(event: Event, sentence: str) -> None:
    assert say(tell(event), "it") == sentence


def test_cards_are_named_in_the_language_of_the_reader() -> None:
    digest = standard().digest
    card = standard().ships[0]
    for language in LANGUAGES:
        speaker = Catalogue(language, GAME, ["Mira"], {"pack": digest}, strict=True)
        assert standard().name(card.id, language) in speaker.say(tell(happened.Claimed(0, card.id)))
    assert len({standard().name(card.id, language) for language in LANGUAGES}) == 3


# Prompts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["set_die", "swap_card", "turn_arrow", "double_sector", "place_at"])
def test_a_prompt_names_its_card(kind: str) -> None:
    text = prompt(Decision(1, 0, kind, (1, 2), {"card": "X"}))
    sound(text)
    for language in LANGUAGES:
        assert "X" in say(text, language)


def test_the_catalogue_has_what_is_said_and_nothing_else() -> None:
    said = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', inspect.getsource(telling)))
    said |= {tell(event).key for event, _ in STORY if not isinstance(event, TakenBack)}
    said |= {prompt(Decision(1, 0, kind)).key for kind in telling.DESCRIBERS}
    said |= {"option-name-" + name.replace("_", "-") for name in NAMED.check_options({})}
    said |= {"option-turn-arrow", "option-double-sector", "zone-station", "zone-patrol"}
    said |= {f"amount-{name}" for name in telling.AMOUNTS}
    said |= set(re.findall(r'"(sketch-[a-z]+)"', inspect.getsource(sketch))) | {"sketch-station", "sketch-patrol"}
    assert set(re.findall(r"^([a-z-]+) =", NAMED.messages("en"), re.MULTILINE)) == said


# Options and what they bring ----------------------------------------------------------------------------------------


def test_the_ways_to_use_the_dice_show_what_they_bring() -> None:
    """SB-EX-4: separate brings 2 credits, the sum 1 income. Passive seats see their own patrol cards."""
    table = Table(dice=[5, 6])
    table.station(0, 5, Half(credits=1))
    table.station(0, 6, Half(credits=1))
    table.station(0, 11, Half(income=1))
    table.patrol(1, 11, Half(credits=4))
    table.start()
    before = table.match.position()
    separate, total = table.match.options(table.decision(0, "use_dice"))
    assert (separate.value, separate.gains) == ("separate", {"credits": 2})
    assert (total.value, total.gains) == ("sum", {"income": 1})
    assert say(separate.text) == "Separate: sectors 5 and 6"
    assert say(total.text) == "Sum: sector 11"
    assert separate.touches == ("sector:0/5", "sector:0/6")
    passive, other = table.match.options(table.decision(1, "use_dice"))
    assert (passive.gains, other.gains) == ({}, {"credits": 4})
    assert table.match.position() == before


def test_a_double_is_shown_as_twice_the_sector() -> None:
    table = Table(dice=[4, 4])
    table.station(0, 4, Half(credits=1))
    table.station(0, 8, Half(credits=3))
    table.start()
    separate, total = table.match.options(table.decision(0, "use_dice"))
    assert say(separate.text) == "Separate: sector 4 twice"
    assert (separate.gains, total.gains) == ({"credits": 2}, {"credits": 3})  # SB-EX-5
    assert separate.touches == ("sector:0/4",)


def test_a_preview_follows_one_way_arrows_and_counts_charges() -> None:
    table = Table(dice=[1, 2])
    table.station(0, 3, Half(vp=1, arrow="right"))
    table.station(0, 4, cells(2, AddCharge(), credits=2))
    table.start()
    assert option(table, "sum", 0).gains == {"credits": 2, "vp": 1, "charge": 1}


def test_a_preview_stops_at_the_first_choice() -> None:
    """A 2x is not used, and a two-way arrow is not turned, before their owner says so."""
    table = Table(dice=[1, 2])
    table.station(0, 9, cells(1, Double(zone="station"), color="blue"), charges=1)
    table.station(0, 3, Half(vp=1, arrow="both"))
    table.station(0, 2, Half(credits=5))
    table.start()
    assert option(table, "sum", 0).gains == {"vp": 1}


def test_shifts_show_where_they_lead_and_what_it_brings() -> None:
    table = Table(dice=[5, 5])
    card = table.station(0, 3, cells(1, ShiftSum(2), Gain(credits=1)), charges=1)
    table.station(0, 11, Half(vp=2))
    table.start().choose("sum", 0)
    stay, one, two = table.match.options(table.decision(0, "shift_sum"))
    assert (say(stay.text), stay.gains) == ("Stay at sector 10", {})
    assert (one.value, say(one.text)) == (f"{card}+1", f"{card}: to sector 11")
    assert one.gains == {"credits": 1, "vp": 2}
    assert two.gains == {"credits": 1}
    assert not two.forbidden


def test_a_dice_arrow_without_charges_enough_is_shown_too() -> None:
    table = Table(dice=[5, 5])
    table.station(0, 3, cells(1, ShiftSum()), charges=1)
    short = table.station(0, 4, cells(2, ShiftSum(), joined=True), charges=1)
    window = table.station(0, 5, cells(1, Gain(vp=1)), charges=1)
    table.start().choose("pass").choose("sum", 0)
    assert option(table, f"{short}+1", 0).forbidden == table.refused(f"{short}+1", 0) == "SB-13.13"
    assert not any(window in str(o.value) for o in table.match.options(table.decision(0)))


@rule("SB-14.8")
def test_a_shift_past_the_last_sector_is_refused_with_its_reason() -> None:
    table = Table(dice=[5, 6])
    card = table.station(0, 3, cells(1, ShiftSum(2)), charges=1)
    table.start().choose("sum", 0)
    assert not option(table, f"{card}+1", 0).forbidden
    shown = option(table, f"{card}+2", 0)
    assert shown.forbidden == table.refused(f"{card}+2", 0) == "SB-14.8"
    assert shown.reason is not None
    assert say(shown.reason).startswith("You cannot move the sum from sector 11 by 2: ")


def test_a_purchase_shows_the_price_it_really_has() -> None:
    """Phase 6 takes all credits; a colony's points are part of the preview."""
    table = Table()
    ship = table.offer(5, cost=6)
    colony = table.colony(7, cost=8, vp=4)
    table.set(0, credits=9)
    table.start(PURCHASING)
    assert say(option(table, "pass").text) == "Buy nothing"
    assert option(table, ship).gains == {"credits": -9}
    assert option(table, colony).gains == {"credits": -9, "vp": 4}
    assert option(table, ship).touches == (f"shipyard:{ship}", "sector:0/5")
    assert option(table, colony).touches == (f"colony:{colony}", "sector:0/7")
    assert say(option(table, ship).text) == f"Buy {ship} for 6"


def test_a_buy_ability_takes_the_price_and_a_claim_nothing() -> None:
    table = Table()
    ship = table.offer(5, cost=6)
    card = table.station(0, 1, cells(1, Buy(), Claim(level=1), color="blue"), charges=1)
    table.set(0, credits=9)
    table.start().choose(card)
    assert option(table, ship).gains == {"credits": -6}
    table.choose("decline")
    assert option(table, ship).gains == {}
    assert say(option(table, ship).text) == f"Claim {ship}"


def test_the_sides_of_an_arrow_show_what_they_bring() -> None:
    table = Table(dice=[4, 6])
    table.station(0, 10, Half(arrow="both"))
    table.station(0, 9, Half(credits=2))
    table.station(0, 11, Half(vp=3))
    table.start().use_dice("sum", "sum")
    left, right = table.match.options(table.decision(0, "turn_arrow"))
    assert (say(left.text), left.gains, left.touches) == ("To sector 9", {"credits": 2}, ("sector:0/9",))
    assert (say(right.text), right.gains) == ("To sector 11", {"vp": 3})


def test_the_sectors_a_double_may_repeat_show_what_they_bring() -> None:
    table = Table(dice=[2, 3])
    card = table.station(0, 9, cells(1, Double(zone="station"), color="blue"), charges=1)
    table.station(0, 2, Half(credits=2))
    table.station(0, 3, Half(vp=3))
    table.start().use_dice("separate", "sum")
    assert say(option(table, "pass", kind="double").text) == "Collect without 2×"
    table.choose(card, kind="double")
    two, three = table.match.options(table.decision(0, "double_sector"))
    assert (say(two.text), two.gains) == ("Sector 2 once more", {"credits": 2})
    assert three.gains == {"vp": 3}


def test_dice_are_named_only_when_they_differ() -> None:
    table = Table(dice=[3])
    card = table.station(0, 1, cells(2, SetDie(), color="blue"), charges=2)
    table.start().choose(card, kind="set_dice")
    assert say(option(table, "1:6").text) == "Set a die to 6"
    table.choose("1:6").choose(card, kind="set_dice")
    assert say(option(table, "1:2").text) == "Set die 1 from 6 to 2"
    assert say(option(table, "2:2").text) == "Set die 2 to 2"
    assert option(table, "2:2").touches == ("die:2",)


def test_rerolls_name_the_number_that_goes() -> None:
    table = Table(dice=[3, 5, 1])
    card = table.station(0, 1, cells(1, Reroll(), color="blue"), charges=1)
    table.start()
    assert say(option(table, "pass").text) == "Keep the dice"
    table.choose(card, kind="reroll")
    assert [say(o.text) for o in table.match.options(table.decision(0))] == ["Roll the 3 again", "Roll the 5 again"]


def test_places_name_the_ship_that_makes_room() -> None:
    table = Table()
    ship = table.offer(12, cost=0)
    table.settled(0, 9)
    card = table.station(0, 1, cells(1, PlaceAnywhere(by="buy"), color="blue"), charges=1)
    table.start().choose(card).choose(ship)
    assert say(option(table, 7).text) == "Sector 7, where S-7 is deployed"
    assert option(table, 7).touches == ("sector:0/7", "card:0/S-7")
    assert refusal(table, 9) == (
        "SB-14.33",
        "You cannot place a card in sector 9: your colony closes it. Choose another sector.",
    )


# Refusals -----------------------------------------------------------------------------------------------------------


@rule("SB-15.2")
def test_a_card_that_is_too_dear_says_how_much_is_missing() -> None:
    table = Table()
    dear, just = table.offer(5, cost=6), table.offer(6, cost=4)
    table.set(0, credits=4)
    table.start(PURCHASING)
    assert not option(table, just).forbidden
    assert refusal(table, dear) == (
        "SB-15.2",
        f"You cannot buy {dear}: it costs 6 and you have 4. With 2 more you can.",
    )


@rule("SB-14.14")
def test_a_buy_ability_keeps_the_price_limit() -> None:
    table = Table()
    dear = table.offer(5, cost=6)
    table.offer(5, cost=3)
    card = table.station(0, 1, cells(1, Buy(), color="blue"), charges=1)
    table.set(0, credits=5)
    table.start().choose(card)
    assert refusal(table, dear)[0] == "SB-14.14"


@rule("SB-14.13", "SB-14.15", "SB-14.18")
def test_levels_and_colonies_that_an_effect_leaves_out() -> None:
    table = Table()
    first, second = table.offer(5, cost=1, level=1), table.offer(6, cost=1, level=2)
    colony = table.colony(7, cost=1, vp=1)
    buys = table.station(0, 1, cells(1, Buy(levels=[1, 3]), color="blue"), charges=1)
    claims = table.station(0, 2, cells(1, Claim(level=2), color="blue"), charges=1)
    table.set(0, credits=5)
    table.start().choose(buys)
    assert not option(table, first).forbidden
    sentence = f"You cannot take {second}: this effect is for ships of level 1 and 3. Choose one of those."
    assert refusal(table, second) == ("SB-14.13", sentence)
    table.choose("decline").choose(claims)
    assert not option(table, second).forbidden
    assert refusal(table, first)[0] == "SB-14.15"
    assert refusal(table, colony) == (
        "SB-14.18",
        f"You cannot claim {colony}: colonies do not lie in the shipyard. You can buy it in a purchase.",
    )


@rule("SB-15.10")
def test_a_colony_closes_its_sector() -> None:
    table = Table()
    table.settled(0, 7)
    closed, open_ = table.offer(7, cost=1), table.offer(8, cost=1)
    table.set(0, credits=5)
    table.start(PURCHASING)
    assert not option(table, open_).forbidden
    assert refusal(table, closed) == (
        "SB-15.10",
        f"You cannot take {closed}: your colony closes sector 7. Choose a card for another sector.",
    )


@rule("SB-7.2", "SB-7.3", "SB-7.4", "SB-13.13")
def test_a_window_says_why_a_charged_card_has_to_wait() -> None:
    table = Table()
    usable_now = table.station(0, 1, cells(1, Gain(credits=3), color="blue"), charges=1)
    red = table.station(0, 2, cells(1, Gain(credits=3), color="red"), charges=1)
    shift = table.station(0, 3, cells(1, ShiftSum()), charges=1)
    joined = table.station(0, 4, cells(3, Win(), joined=True), charges=2)
    blue = table.patrol(1, 5, cells(1, Gain(vp=1), color="blue"), charges=1)
    green = table.patrol(1, 6, cells(1, Gain(vp=1)), charges=1)
    table.start(WINDOW_1)
    assert option(table, usable_now).gains == {"credits": 3}
    assert option(table, usable_now).touches == (f"card:0/{usable_now}",)
    assert refusal(table, red)[0] == "SB-7.2"
    assert refusal(table, shift) == (
        "SB-7.4",
        f"You cannot use {shift} now: it moves a sum in phase 3, when you have chosen sum.",
    )
    assert refusal(table, joined) == (
        "SB-13.13",
        f"You cannot use {joined}: it needs 3 charges and has 2. With 1 more you can.",
    )
    table.choose("pass")
    assert not option(table, green, 1).forbidden
    assert refusal(table, blue) == (
        "SB-7.3",
        f"You cannot use {blue} now: blue abilities work on your own turn. Keep the charge until then.",
    )


def test_outside_windows_only_cards_that_belong_there_are_shown() -> None:
    table = Table(dice=[1, 2])
    table.station(0, 1, cells(1, SetDie(), color="blue"), charges=1)
    short = table.station(0, 2, cells(2, SetDie(), color="blue", joined=True), charges=1)
    table.station(0, 3, cells(1, ShiftSum()), charges=1)
    table.start()
    shown = {o.value: o.forbidden for o in table.match.options(table.decision(0, "set_dice"))}
    assert list(shown.values()) == ["", "", "SB-13.13"]
    assert shown[short] == "SB-13.13"


@rule("SB-7.7")
def test_an_ability_of_the_other_half_does_not_exist() -> None:
    table = Table()
    table.station(0, 1, cells(1, Gain(credits=3), color="blue"), charges=1)
    other = table.station(0, 2, Half(cells=[[]]), patrol=cells(1, Gain(vp=9)), charges=1)
    table.start()
    assert refusal(table, other) == (
        "SB-7.7",
        f"You cannot use {other} now: the half in force has no ability.",
    )


@rule("SB-14.39")
def test_a_swap_with_nothing_to_swap_is_not_offered() -> None:
    table = Table()
    for sector in range(1, 13):
        table.settled(0, sector)
    table.patrol(0, 4, cells(1, Gain(vp=1)), charges=1)
    swap = table.patrol(0, 9, cells(1, SwapCard()), charges=1)
    table.start()
    assert refusal(table, swap)[0] == "SB-14.39"


@rule("SB-14.39")
def test_a_colony_cannot_be_swapped_onto_patrol() -> None:
    table = Table()
    colony = table.settled(0, 7)
    patrol = table.patrol(0, 9, cells(1, SwapCard()), charges=1)
    station = table.station(0, 4, cells(1, SwapCard()), charges=1)
    table.start().choose(patrol)
    assert refusal(table, colony)[0] == "SB-14.39"
    assert option(table, "S-5").touches == (f"card:0/{patrol}", "card:0/S-5")
    table.choose("S-5").choose(station)
    assert not option(table, colony).forbidden


@rule("SB-13.4")
def test_a_full_card_takes_no_charge() -> None:
    table = Table()
    giver = table.station(0, 1, cells(1, AddCharge()), charges=1)
    full = table.station(0, 2, cells(1, Gain(vp=1), color="red"), charges=1)
    half_full = table.station(0, 3, cells(2, Gain(vp=1), color="red"), charges=1)
    table.start().choose(giver)
    assert say(option(table, half_full).text) == f"{half_full}, sector 3"
    assert refusal(table, full)[0] == "SB-13.4"


def test_moves_of_charges_name_both_cards() -> None:
    table = Table()
    mover = table.station(0, 1, cells(1, MoveCharge()), charges=1)
    origin = table.station(0, 2, cells(1, Gain(vp=1), color="red"), charges=1)
    target = table.station(0, 3, cells(1, Gain(vp=1), color="red"))
    table.start().choose(mover)
    shown = option(table, f"{origin}>{target}")
    assert say(shown.text) == f"From {origin} to {target}"
    assert shown.touches == (f"card:0/{origin}", f"card:0/{target}")


# Cards --------------------------------------------------------------------------------------------------------------


def spoken(part: Half | Colony) -> list[str]:
    texts = card_text(part)
    for text in texts:
        sound(text)
    return [say(text) for text in texts]


EFFECTS: list[tuple[Effect, str]] = [
    (Gain(credits=3, vp=1), "Gain 3 credits and 1 VP."),
    (Buy(), "Buy a card for exactly its cost."),
    (Buy(levels=[1, 2]), "Buy a ship of level 1 and 2 for exactly its cost."),
    (Claim(level=3), "Claim a ship of level 3."),
    (Claim(level=1, count=2), "Claim up to 2 ships of level 1."),
    (ShiftSum(), "Move the sector of your sum 1 to the right."),
    (ShiftSum(2), "Move the sector of your sum 1 or 2 to the right."),
    (SetDie(), "Set a die instead of rolling it."),
    (Reroll(), "Roll a die of your choice again."),
    (Reroll(dice=2), "Roll both dice again."),
    (SwapSectors(a=5, b=8), "Swap all cards of sectors 5 and 8."),
    (AddCharge(), "Add 1 charge to any empty cell of your cards."),
    (MoveCharge(), "Move 1 charge to an empty cell of another of your cards."),
    (Drain(vp=4), "All opponents lose 4 VP."),
    (PlaceAnywhere(), "Buy a card and place it into any sector 7–12."),
    (PlaceAnywhere(by="claim", level=2), "Claim a ship of level 2 and place it into any sector 7–12."),
    (
        PlaceAnywhere(by="turn", low=3, high=5),
        "Until the end of this turn you may place the cards you acquire into any sector 3–5.",
    ),
    (SwapCard(), "Swap this card with one of your station cards."),
    (Double(zone="station"), "2×: one of your sectors pays its station rewards once more."),
    (Double(zone="patrol"), "2×: one of your sectors pays its patrol rewards once more."),
    (Win(), "You win."),
]


@pytest.mark.parametrize(("effect", "sentence"), EFFECTS, ids=lambda each: each if isinstance(each, str) else "")
def test_every_effect_is_explained(effect: Effect, sentence: str) -> None:
    assert spoken(cells(1, effect))[-1] == sentence


def test_no_kind_of_effect_is_left_out() -> None:
    assert {type(effect) for effect, _ in EFFECTS} == set(get_args(Effect))


def test_a_half_is_explained_part_by_part() -> None:
    half = Half(
        credits=1,
        income=2,
        arrow="left",
        text=[Claim(level=1)],
        cells=[[], []],
        ability=Ability("blue", [Gain(credits=3), Buy()]),
    )
    assert spoken(half) == [
        "Gain 1 credit and 2 income.",
        "Put 1 charge on this card.",
        "Also gain the rewards of the sector to the left.",
        "Claim a ship of level 1.",
        "2 cells. One use removes 1 charge.",
        "Blue ability, on your own turn, in a window:",
        "Gain 3 credits.",
        "Buy a card for exactly its cost.",
    ]


@pytest.mark.parametrize(
    ("half", "sentence"),
    [
        (cells(1, Win()), "1 cell. One use removes its charge."),
        (cells(3, Win()), "3 cells. One use removes 1 charge."),
        (cells(3, Win(), joined=True), "3 joined cells. One use needs and removes all 3 charges."),
        (
            Half(cells=[[], [], [2, 3], [2]], joined=True, ability=Ability("green", [Win()])),  # SB-EX-14
            "Joined cells. One use needs and removes all charges: 4 with 2 players, 3 with 3, 2 with 4, 2 with 5.",
        ),
        (
            Half(cells=[[], [5]], ability=Ability("green", [Win()])),
            "Cells: 1 with 2 players, 1 with 3, 1 with 4, 2 with 5. One use removes 1 charge.",
        ),
    ],
)
def test_cells_say_what_a_use_costs(half: Half, sentence: str) -> None:
    assert sentence in spoken(half)


@pytest.mark.parametrize(
    ("ability", "sentence"),
    [
        (Ability("blue", [SetDie()]), "Blue ability, on your own turn, before the roll:"),
        (Ability("blue", [Reroll()]), "Blue ability, on your own turn, after the roll:"),
        (Ability("green", [ShiftSum()]), "Green ability, on any turn, when you use the sum:"),
        (Ability("red", [Double(zone="patrol")]), "Red ability, on other players’ turns, before collecting:"),
        (Ability("red", [Gain(vp=1)]), "Red ability, on other players’ turns, in a window:"),
    ],
)
def test_an_ability_says_when_it_may_be_used(ability: Ability, sentence: str) -> None:
    assert sentence in spoken(Half(cells=[[]], ability=ability))


@pytest.mark.parametrize(
    ("half", "side"),
    [
        (Half(arrow="left"), "to the left"),
        (Half(arrow="right"), "to the right"),
        (Half(arrow="both"), "to the left or to the right"),
    ],
)
def test_an_arrow_says_where_it_points(half: Half, side: str) -> None:
    assert spoken(half) == [f"Also gain the rewards of the sector {side}."]


def test_an_empty_half_says_nothing_and_a_colony_its_points() -> None:
    assert spoken(Half()) == []
    colony = Colony(id="C", name="C", sector=7, cost=8, vp=4)
    assert spoken(colony) == ["Gain 4 VP at once. The sector takes no further card."]


def test_every_card_of_the_set_is_explained_in_every_language() -> None:
    for card in [*standard().starters, *standard().ships]:
        assert spoken(card.station) + spoken(card.patrol)
    for colony in standard().colonies:
        assert spoken(colony)


def test_the_pieces_of_a_table_are_its_cards_with_names_record_and_words() -> None:
    pieces = GAME.pieces(GAME.check_options({}))
    assert len(pieces) == 12 + 132 + 12  # every player has the same twelve starting ships
    ship = pieces["L1-07-4"]
    assert ship["kind"] == "card"
    assert ship["names"] == {"en": "Turnpike", "ru": "Большак", "it": "Strada Maestra"}
    assert ship["group"]["en"] == "Wayfarer"
    [card] = (card for card in standard().ships if card.id == "L1-07-4")
    assert (ship["data"]["level"], ship["data"]["sector"], ship["data"]["cost"]) == (1, 7, card.cost)
    assert ship["data"]["station"]["arrow"] == "right"
    assert [text["key"] for text in ship["texts"]["station"]] == ["card-gain", "card-arrow"]
    colony = pieces["C-12"]
    vp = standard().colonies[-1].vp
    assert (standard().colonies[-1].id, colony["data"]["vp"]) == ("C-12", vp)
    assert colony["texts"] == {"colony": [{"key": "card-colony", "args": {"vp": vp}}]}


# Whole games --------------------------------------------------------------------------------------------------------


def examine(match: Match, decision: Decision) -> None:
    """What holds for every decision there is."""
    sound(prompt(decision))
    options = match.options(decision)
    answers = list(decision.domain.items if decision.domain else decision.values)
    allowed = [o.value for o in options if not o.forbidden]
    assert sorted(map(str, allowed)) == sorted(map(str, answers))
    assert len({o.value for o in options}) == len(options)
    known = set(GAME.rule_ids())
    for each in options:
        sound(each.text)
        assert bool(each.forbidden) == (each.reason is not None)
        if each.reason is not None:
            assert each.forbidden in known
            sound(each.reason)


@pytest.mark.parametrize(("seats", "light_speed"), [(2, False), (3, True), (5, False)])
def test_every_decision_of_a_game_is_described(seats: int, light_speed: bool) -> None:
    match = new(GAME, seats=seats, seed=seats, options={"light_speed": light_speed})
    chooser = random.Random(seats)
    for _ in range(300):
        if match.over:
            break
        before = match.position()
        for decision in match.decisions:
            examine(match, decision)
        assert match.position() == before
        for moment in (WINDOW, BEFORE_ROLL, AFTER_ROLL, DICE_USE, COLLECT):
            for seat, console in enumerate(match.state.consoles):
                explained = tuple(id for id in console.charges if not why_not(match.state, seat, id, moment)[0])
                assert explained == usable(match.state, seat, moment)
        decision = chooser.choice(match.decisions)
        match.choose(decision, sample(decision, chooser.randrange))
    for event in match.events:
        sound(tell(event))
