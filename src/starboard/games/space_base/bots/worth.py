"""What everything is worth to one seat: resources, halves of cards, charges, abilities, whole consoles.

One question is answered by one Appraisal. It reads the seat's view and nothing else, and it knows cards by their effect
records alone, so that it plays any content pack.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Final

from starboard.games.space_base.bots.board import ALL_SECTORS, Board, read_board
from starboard.games.space_base.bots.outlook import Outlook, Prices, Skill, last_round, outlook, rounds_to_goal
from starboard.games.space_base.bots.rolls import (
    REACHED,
    Arrows,
    Worths,
    gain_by_doubling,
    gain_by_rerolling,
    gain_by_setting,
    gain_by_shifting,
    mean,
    with_arrows,
)
from starboard.games.space_base.content.schema import (
    AddCharge,
    Buy,
    Claim,
    Double,
    Drain,
    Effect,
    Gain,
    Level,
    MoveCharge,
    PlaceAnywhere,
    Reroll,
    SetDie,
    ShiftSum,
    SwapCard,
    SwapSectors,
    Win,
)
from starboard.games.space_base.rules.cards import Card, Face, catalogue
from starboard.games.space_base.rules.position import SECTORS
from starboard.games.space_base.rules.rulings import GOAL
from starboard.games.space_base.rules.turn import PURCHASING
from starboard.games.space_base.view import View

CHOSEN_MOMENT: Final = 1.5  # an ability is kept for a better roll than the average one
MOVED_CHARGE: Final = 0.3  # of a charge's worth, what moving it brings: most lie well where they are


class Appraisal:
    def __init__(self, view: View, seat: int, skill: Skill) -> None:
        self.view = view
        self.seat = seat
        self.skill = skill
        self.cards = catalogue(view.pack, view.seats).cards
        self.console = view.consoles[seat]
        self.board = read_board(self.cards, self.console)
        self.own_turn = view.active == seat
        self.outlook = self._look_ahead()
        self._charges: dict[str, float] = {}
        self._gains: dict[str, float] = {}
        self.offers: list[Card] = [self.cards[id] for row in (*view.shipyard, view.colonies) for id in row if id]
        later = self.outlook.later
        self._station_plain = self._side(self.board, True, later, 0.0)
        self._patrol_plain = self._side(self.board, False, later, 0.0)
        self.value = self.board_value(self.board)
        self._worths_now: Worths = []
        self._credits_now: Worths = []

    # How long the game lasts ----------------------------------------------------------------------------------------

    def _look_ahead(self) -> Outlook:
        view = self.view
        if view.triggered:
            place = (self.seat - view.first) % view.seats
            now = (view.active - view.first) % view.seats
            return last_round(int(place > now), view.seats - 1 - now - int(place > now), self.skill)
        rounds = min(self._rounds_of(seat) for seat in range(view.seats))
        return outlook(rounds, view.seats, self.skill)

    def _rounds_of(self, seat: int) -> float:
        """When a player will reach the goal."""
        console = self.view.consoles[seat]
        board = self.board if seat == self.seat else read_board(self.cards, console)
        own, others = (amounts(board, station, lambda face: face.vp) for station in (True, False))
        rate = mean(own) + (self.view.seats - 1) * mean(others)
        return rounds_to_goal(console.vp, rate, self.skill.momentum)

    # Consoles -------------------------------------------------------------------------------------------------------

    def board_value(self, board: Board) -> float:
        """What a console will bring in the turns that are left."""
        ahead = self.outlook
        own = mean(self._side(board, True, ahead.later, self.skill.charge_used))
        others = mean(self._side(board, False, ahead.later, self.skill.charge_used))
        return ahead.own_turns * own + ahead.other_turns * others

    def _side(self, board: Board, station: bool, prices: Prices, charges: float) -> Worths:
        """What each sector brings on own turns, or on others', with charges counted at a part of their worth."""
        worths: Worths = [0.0] * (SECTORS + 1)
        arrows: Arrows = [()] * (SECTORS + 1)
        for sector in ALL_SECTORS:
            for card in (board.station_card(sector),) if station else board.patrol[sector]:
                face = card.station if station else card.patrol
                worths[sector] += self.reward(face, prices)
                if face.cells and charges:
                    worths[sector] += charges * self.charge_worth(card, face, sector)
                if face.arrow:
                    arrows[sector] = (*arrows[sector], face.arrow)
        return with_arrows(worths, arrows)

    def reward(self, face: Face, prices: Prices) -> float:
        """What a half brings when it is activated, charges and arrows left aside."""
        worth = face.credits * prices.credit + face.income * prices.income + face.vp * prices.vp
        for text in face.text:
            worth += self.effect_worth(text, prices)
        return worth

    def rewards_now(self, board: Board) -> Worths:
        """What each sector brings on the turn in progress, with room for charges as it is."""
        prices = self.outlook.now
        worths: Worths = [0.0] * (SECTORS + 1)
        arrows: Arrows = [()] * (SECTORS + 1)
        for sector in ALL_SECTORS:
            for card in (board.station_card(sector),) if self.own_turn else board.patrol[sector]:
                face = card.station if self.own_turn else card.patrol
                worths[sector] += self.reward(face, prices)
                if board.charges.get(card.id, 0) < face.cells:
                    worths[sector] += self.charge_worth(card, face, sector)
                if face.arrow:
                    arrows[sector] = (*arrows[sector], face.arrow)
        return with_arrows(worths, arrows)

    @property
    def worths_now(self) -> Worths:
        if not self._worths_now:
            self._worths_now = self.rewards_now(self.board)
        return self._worths_now

    @property
    def credits_now(self) -> Worths:
        """The credits alone."""
        if not self._credits_now:
            self._credits_now = amounts(self.board, self.own_turn, lambda face: face.credits)
        return self._credits_now

    def with_money(self, worth: float, credits: float) -> float:
        """The worth of a reward with its credits counted by what they will buy this turn, for who looks that far."""
        if not credits or not self.skill.exact or not self.own_turn:
            return worth
        return worth - credits * self.outlook.now.credit + self.more_credits(round(credits))

    # Cards ----------------------------------------------------------------------------------------------------------

    def gain(self, card: Card) -> float:
        """What laying a card into its sector brings."""
        known = self._gains.get(card.id)
        if known is None:
            known = self.gain_at(card, card.sector)
            if leads_on(card.station) or leads_on(card.patrol):
                known *= self.skill.arrows
            self._gains[card.id] = known
        return known

    def gain_at(self, card: Card, sector: int) -> float:
        if self.board.station_card(sector).colony:  # SB-15.10
            return 0.0
        after = self.board_value(self.board.with_card(card, sector))
        return after - self.value + card.vp * self.outlook.now.vp - self._charges_lost(sector)

    def _charges_lost(self, sector: int) -> float:
        """What is lost when the card of a sector is turned over with its charges (SB-13.15)."""
        old = self.board.station_card(sector)
        charges = self.board.charges.get(old.id, 0)
        if charges <= old.patrol.cells:
            return 0.0
        return (charges - old.patrol.cells) * self.charge_worth(old, old.station, sector)

    def plain_gain(self, card: Card) -> float:
        """The same in a rough and ready way, without abilities: for what may be had one day."""
        sector = card.sector
        old = self.board.station_card(sector)
        if old.colony:
            return 0.0
        ahead = self.outlook
        chance = REACHED[sector]
        more = self._direct(card.station, ahead.later) - self._direct(old.station, ahead.later)
        patrol = self._direct(old.patrol, ahead.later)
        return chance * (ahead.own_turns * more + ahead.other_turns * patrol) + card.vp * ahead.now.vp

    def _direct(self, face: Face, prices: Prices) -> float:
        return face.credits * prices.credit + face.income * prices.income + face.vp * prices.vp

    # Money ----------------------------------------------------------------------------------------------------------

    def kept(self, credits: int) -> float:
        """What it is worth not to spend credits in phase 6: those above the income would be gone (SB-15.4, SB-17.4)."""
        return max(0, credits - self.console.income) * self.skill.saved * self.outlook.now.credit

    def money(self, credits: int) -> float:
        """What credits are worth to the active player before the purchase of phase 6."""
        best = self.kept(credits)
        for card in self.offers:
            if card.cost <= credits:
                best = max(best, self.gain(card))
        return best

    def additional_purchase(self, card: Card, credits: int) -> float:
        """What a purchase at the exact price brings (SB-14.9), with another one to follow or not."""
        if self.own_turn and self.view.phase <= PURCHASING:
            return self.gain(card) + self.money(credits - card.cost) - self.money(credits)
        return self.gain(card) - card.cost * self.outlook.now.credit

    def more_credits(self, credits: int) -> float:
        """What credits gained at this moment are worth. After the purchase the income may make up for them."""
        if not credits:
            return 0.0
        have = self.console.credits
        if not self.own_turn:
            return credits * self.outlook.now.credit
        if self.view.phase > PURCHASING:
            return self.kept(have + credits) - self.kept(have)
        return self.money(have + credits) - self.money(have)

    def best_purchase(self, credits: int, levels: list[Level]) -> float:
        """What an additional purchase brings now; it may be declined (SB-14.12)."""
        found = [card for card in self.offers if card.cost <= credits and (not levels or card.level in levels)]
        return max([self.additional_purchase(card, credits) for card in found], default=0.0)

    def best_claims(self, level: int, count: int) -> float:
        found = sorted((self.gain(card) for card in self.offers if card.level == level), reverse=True)
        return sum(max(0.0, gain) for gain in found[:count])

    # Abilities ------------------------------------------------------------------------------------------------------

    def charge_worth(self, card: Card, face: Face, sector: int) -> float:
        """What one more charge on a card is worth: its part of what a use brings."""
        known = self._charges.get(card.id + face.color)
        if known is None:
            self._charges[card.id + face.color] = 0.0  # abilities that charge each other end here
            known = self._charge_worth(card, face, sector)
            self._charges[card.id + face.color] = known
        return known

    def _charge_worth(self, card: Card, face: Face, sector: int) -> float:
        if any(isinstance(effect, Win) for effect in face.effects):
            return self._worth_of_nearing_the_win(card, face, sector)
        use = sum(self.effect_worth(effect, self.outlook.later, card) for effect in face.effects)
        return use / max(1, face.price)

    def _worth_of_nearing_the_win(self, card: Card, face: Face, sector: int) -> float:
        """A win is worth all points of the goal; a charge, as much as it raises the chance of getting there."""
        missing = face.price - self.board.charges.get(card.id, 0)
        turns = round(self.outlook.own_turns)
        chance = REACHED[sector]
        return GOAL * (at_least(missing - 1, turns, chance) - at_least(missing, turns, chance))

    def effect_worth(self, effect: Effect, prices: Prices, card: Card | None = None) -> float:
        """What an effect is expected to bring some day."""
        if isinstance(effect, Gain):
            return effect.credits * prices.credit + effect.income * prices.income + effect.vp * prices.vp
        if isinstance(effect, Buy):
            return self._usual_purchase(effect.levels)
        if isinstance(effect, Claim):
            return effect.count * self._usual_claim(effect.level)
        if isinstance(effect, PlaceAnywhere):
            return self._usual_purchase([]) if effect.level is None else self._usual_claim(effect.level)
        if isinstance(effect, Drain):
            return min(effect.vp, self.leading_opponent()) * prices.vp
        if isinstance(effect, SwapSectors):
            return max(0.0, self._plain_value(self.board.with_sectors_swapped(effect.a, effect.b)) - self._plain())
        if isinstance(effect, SwapCard):
            return 0.0 if card is None else max(0.0, self.best_swap(card))
        if isinstance(effect, AddCharge):
            return self.best_charge()
        if isinstance(effect, MoveCharge):
            return MOVED_CHARGE * self.best_charge()
        if isinstance(effect, Win):
            return float(GOAL)
        return CHOSEN_MOMENT * self._dice_worth(effect)

    def _dice_worth(self, effect: Effect) -> float:
        own = self._station_plain
        if isinstance(effect, SetDie):
            return gain_by_setting(own)
        if isinstance(effect, Reroll):
            return gain_by_rerolling(own, effect.dice)
        if isinstance(effect, ShiftSum):
            return max(gain_by_shifting(own, effect.up_to), gain_by_shifting(self._patrol_plain, effect.up_to))
        assert isinstance(effect, Double)
        return gain_by_doubling(own if effect.zone == "station" else self._patrol_plain)

    def _usual_purchase(self, levels: list[Level]) -> float:
        """What an additional purchase leaves over its price; it may be declined (SB-14.12)."""
        purse = self.skill.spare_money * (self.console.credits + self.console.income)
        price = self.outlook.later.credit
        found = [card for card in self.offers if card.cost <= purse and (not levels or card.level in levels)]
        return max([0.0, *(self.plain_gain(card) - card.cost * price for card in found)])

    def _usual_claim(self, level: int) -> float:
        return max([0.0, *(self.plain_gain(card) for card in self.offers if card.level == level)])

    def leading_opponent(self) -> int:
        return max(console.vp for seat, console in enumerate(self.view.consoles) if seat != self.seat)

    def best_charge(self) -> float:
        """The worth of the most useful empty cell."""
        return max(
            [
                self.charge_worth(card, face, sector)
                for card, face, sector in self.board.faces()
                if self.board.charges.get(card.id, 0) < face.cells and not passes_charges_on(face)
            ],
            default=0.0,
        )

    def best_swap(self, card: Card) -> float:
        return max(self.swap_gain(card, sector) for sector in ALL_SECTORS)

    def swap_gain(self, card: Card, sector: int) -> float:
        """What it brings to swap a card with the station card of a sector."""
        if not self.board.sector_of(card.id) or self.board.station_card(sector) is card:
            return 0.0
        if self.board.station_card(sector).colony and not self.board.on_station(card.id):  # SB-14.39
            return 0.0
        return self._plain_value(self.board.with_cards_swapped(card, sector)) - self._plain()

    def _plain(self) -> float:
        ahead = self.outlook
        return ahead.own_turns * mean(self._station_plain) + ahead.other_turns * mean(self._patrol_plain)

    def _plain_value(self, board: Board) -> float:
        ahead = self.outlook
        own = mean(self._side(board, True, ahead.later, 0.0))
        return ahead.own_turns * own + ahead.other_turns * mean(self._side(board, False, ahead.later, 0.0))


def amounts(board: Board, station: bool, of: Callable[[Face], int]) -> Worths:
    """How much of one resource each sector brings."""
    worths: Worths = [0.0] * (SECTORS + 1)
    arrows: Arrows = [()] * (SECTORS + 1)
    for sector in ALL_SECTORS:
        for card in (board.station_card(sector),) if station else board.patrol[sector]:
            face = card.station if station else card.patrol
            worths[sector] += of(face)
            if face.arrow:
                arrows[sector] = (*arrows[sector], face.arrow)
    return with_arrows(worths, arrows)


def passes_charges_on(face: Face) -> bool:
    """Whether an ability only charges others: two of them could feed each other for ever."""
    return any(isinstance(effect, (AddCharge, MoveCharge)) for effect in face.effects)


def leads_on(face: Face) -> bool:
    """Whether a half has an arrow, or an ability that moves the sum."""
    return bool(face.arrow or face.shift)


def at_least(hits: int, tries: int, chance: float) -> float:
    """How likely so many hits are."""
    if hits <= 0:
        return 1.0
    missed = sum(comb(tries, k) * chance**k * (1 - chance) ** (tries - k) for k in range(hits))
    return max(0.0, 1 - missed)
