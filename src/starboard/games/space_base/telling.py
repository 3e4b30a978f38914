"""Space Base in words: events, prompts, options and cards as texts (keys with parameters), never as sentences.

The sentences are in text/*.ftl. A parameter that starts with @ refers to something that has a name of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import to_builtins

from starboard.games.space_base.content.pack import Pack
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
    Ship,
    SwapCard,
    SwapSectors,
)
from starboard.games.space_base.rules.acquiring import CLAIM, PURCHASE, Acquire, on_offer
from starboard.games.space_base.rules.cards import (
    AFTER_ROLL,
    BEFORE_ROLL,
    COLLECT,
    DICE_USE,
    WINDOW,
    gain_of,
    timing,
)
from starboard.games.space_base.rules.dice_use import SEPARATE
from starboard.games.space_base.rules.events import AbilityGained, DiceUsed, Gained, PlaceBonus
from starboard.games.space_base.rules.position import SpaceBase
from starboard.games.space_base.rules.rewards import Collect
from starboard.games.space_base.rules.windows import refusal
from starboard.kernel.decisions import Args, Decision, Option, Text, Value
from starboard.kernel.events import Event
from starboard.kernel.rulebook import LANGUAGES
from starboard.kernel.state import answer, settle

Amounts = dict[str, int]

AMOUNTS: Final = ("credits", "income", "vp", "charge")
PLAYERS: Final = {"two": 2, "three": 3, "four": 4, "five": 5}

# Events -------------------------------------------------------------------------------------------------------------

CARD_FIELDS: Final = ("card", "deployed", "other", "to")


def tell(event: Event) -> Text:
    """An event as a line of the log: its fields are the parameters."""
    args: Args = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name == "audience":
            continue
        if name == "seat":
            args[name] = f"@seat:{value}"
        elif name in CARD_FIELDS and isinstance(value, str):  # an arrow turns `to` a number, a sector
            args[name] = card_name(value)
        elif isinstance(value, tuple):
            kind = "numbers" if name == "sectors" else name
            args[name] = many(kind, value)
            args["count"] = len(value)
        else:
            args[name] = int(value) if isinstance(value, bool) else value
    if isinstance(event, (Gained, AbilityGained, PlaceBonus)):
        args["gains"] = amounts({name: getattr(event, name, 0) for name in AMOUNTS})
    elif isinstance(event, DiceUsed):
        args["sector"] = event.sectors[0]
        if len(event.sectors) > len(set(event.sectors)):
            args["way"] = "double"
    return Text(message("event", str(event.__struct_config__.tag)), args)


def message(family: str, name: str) -> str:
    return f"{family}-{name.replace('_', '-')}"


def card_name(card: str) -> str:
    return f"@card:{card}"


def many(kind: str, ids: Iterable[str | int]) -> str:
    return f"@{kind}:{','.join(str(id) for id in ids)}"


def amounts(given: Amounts) -> str:
    """A reference to amounts, in a fixed order and without the zeros."""
    return many("amounts", (f"{name}={given[name]}" for name in AMOUNTS if given.get(name)))


# Decisions ----------------------------------------------------------------------------------------------------------


def prompt(decision: Decision) -> Text:
    """What a decision asks."""
    args = {name: card_name(str(value)) if name == "card" else value for name, value in decision.args.items()}
    return Text(message("ask", decision.kind), args)


def describe(game: SpaceBase, decision: Decision) -> list[Option]:
    """The answers to a decision in words; after them the ones that a rule forbids, where that is worth knowing."""
    return DESCRIBERS[decision.kind](game, decision)


MOMENTS: Final = {"window": WINDOW, "set_dice": BEFORE_ROLL, "reroll": AFTER_ROLL, "double": COLLECT}
PASSES: Final = {
    "window": "option-pass",
    "set_dice": "option-roll",
    "reroll": "option-keep",
    "double": "option-collect",
}


def _abilities(game: SpaceBase, decision: Decision) -> list[Option]:
    """Charged abilities to use, or to pass on."""
    seat = decision.seat
    moment = MOMENTS[decision.kind]
    console = game.consoles[seat]
    options = [Option("pass", Text(PASSES[decision.kind]))]
    for card in decision.values[1:]:
        id = str(card)
        gains = _gained(gain_of(console.face(game.cards[id]).effects))
        options.append(Option(id, Text("option-use", {"card": card_name(id)}), (_own(seat, id),), gains))
    for id in console.charges:
        rule, reason = why_not(game, seat, id, moment)
        # In a window every charged card is worth a word; elsewhere only those that belong there.
        if rule and moment in (WINDOW, console.face(game.cards[id]).timing):
            text = Text("option-use", {"card": card_name(id)})
            options.append(Option(id, text, (_own(seat, id),), {}, rule, reason))
    return options


def why_not(game: SpaceBase, seat: int, id: str, moment: str) -> tuple[str, Text | None]:
    """The rule by which a charged card's ability cannot be used at a moment, with the reason; or nothing."""
    rule = refusal(game, seat, id, moment)
    if not rule:
        return "", None
    console = game.consoles[seat]
    face = console.face(game.cards[id])
    args: Args = {"card": card_name(id)}
    if rule == "SB-7.4":
        args["when"] = face.timing
    elif rule == "SB-13.13":
        charges = console.charges.get(id, 0)
        args |= {"price": face.price, "charges": charges, "missing": face.price - charges}
    return rule, Text(_NOT_USABLE[rule], args)


_NOT_USABLE = {
    "SB-7.7": "refusal-no-ability",
    "SB-7.4": "refusal-phase",
    "SB-7.2": "refusal-red-on-own-turn",
    "SB-7.3": "refusal-blue-on-other-turn",
    "SB-13.13": "refusal-charges",
    "SB-14.39": "refusal-nothing-to-swap",
}


def _use_dice(game: SpaceBase, decision: Decision) -> list[Option]:
    seat = decision.seat
    first, second = game.dice
    way = "option-separate-double" if first == second else "option-separate"
    separate = Text(way, {"first": first, "second": second})
    total = first + second
    return [
        Option("separate", separate, _sectors(seat, first, second), preview(game, seat, SEPARATE)),
        Option("sum", Text("option-sum", {"sector": total}), _sectors(seat, total), preview(game, seat, total)),
    ]


def _shift_sum(game: SpaceBase, decision: Decision) -> list[Option]:
    seat = decision.seat
    console = game.consoles[seat]
    sector = game.plans[seat]
    stay = Text("option-stay", {"sector": sector})
    options = [Option("pass", stay, _sectors(seat, sector), preview(game, seat, sector))]
    for id in console.charges:
        face = console.face(game.cards[id])
        if face.timing != DICE_USE:
            continue
        rule, reason = why_not(game, seat, id, DICE_USE)
        for steps in range(1, face.shift + 1):
            value, to = f"{id}+{steps}", sector + steps
            text = Text("option-shift", {"card": card_name(id), "sector": to})
            if value in decision.values:
                gains = _sum(_gained(gain_of(face.effects)), preview(game, seat, to))
                options.append(Option(value, text, (_own(seat, id), *_sectors(seat, to)), gains))
            else:
                past = Text("refusal-past-last-sector", {"sector": sector, "steps": steps})
                options.append(Option(value, text, (_own(seat, id),), {}, rule or "SB-14.8", reason or past))
    return options


def _set_die(game: SpaceBase, decision: Decision) -> list[Option]:
    options = []
    for value in decision.values:
        die, _, face = str(value).partition(":")
        if game.dice == [0, 0]:  # the dice are alike as long as none is set
            text = Text("option-set-die", {"face": int(face)})
        else:
            now = game.dice[int(die) - 1]
            text = Text("option-set-this-die", {"die": int(die), "face": int(face), "now": now})
        options.append(Option(value, text, (f"die:{die}",)))
    return options


def _reroll_die(game: SpaceBase, decision: Decision) -> list[Option]:
    return [
        Option(die, Text("option-reroll-die", {"face": game.dice[int(die) - 1]}), (f"die:{die}",))
        for die in decision.values
    ]


def _add_charge(game: SpaceBase, decision: Decision) -> list[Option]:
    seat = decision.seat
    console = game.consoles[seat]
    options = [Option(id, _at("option-charge", game, seat, str(id)), (_own(seat, str(id)),)) for id in decision.values]
    for id in console.charges:
        if id not in decision.values:
            reason = Text("refusal-cells-full", {"card": card_name(id)})
            text = _at("option-charge", game, seat, id)
            options.append(Option(id, text, (_own(seat, id),), {}, "SB-13.4", reason))
    return options


def _move_charge(game: SpaceBase, decision: Decision) -> list[Option]:
    options = [Option("decline", Text("option-decline"))]
    for value in decision.values[1:]:
        origin, _, to = str(value).partition(">")
        text = Text("option-move-charge", {"card": card_name(origin), "to": card_name(to)})
        options.append(Option(value, text, (_own(decision.seat, origin), _own(decision.seat, to))))
    return options


def _swap_card(game: SpaceBase, decision: Decision) -> list[Option]:
    seat = decision.seat
    this = str(decision.args["card"])
    options = []
    for id in game.consoles[seat].station:
        if id == this:
            continue
        text = _at("option-swap-card", game, seat, id)
        touches = (_own(seat, this), _own(seat, id))
        if id in decision.values:
            options.append(Option(id, text, touches))
        else:
            reason = Text("refusal-colony-to-patrol", {"card": card_name(id)})
            options.append(Option(id, text, touches, {}, "SB-14.39", reason))
    return options


def _acquire(game: SpaceBase, decision: Decision) -> list[Option]:
    """Everything on offer: what may be taken, and what may not and why."""
    frame = game.frames[-1]
    assert isinstance(frame, Acquire)
    none = decision.values[0]
    options = [Option(none, Text("option-buy-nothing" if frame.how == PURCHASE else "option-decline"))]
    forbidden = []
    for id in on_offer(game):
        card = game.cards[id]
        key = "option-claim" if frame.how == CLAIM else "option-buy"
        text = Text(key, {"card": card_name(id), "cost": card.cost, "sector": card.sector})
        touches: tuple[str, ...] = (f"{'colony' if card.colony else 'shipyard'}:{id}",)
        rule = frame.refusal(game, card)
        if rule:
            forbidden.append(Option(id, text, touches, {}, rule, _not_on_offer(game, frame, id, rule)))
        else:
            touches += () if frame.low else _sectors(decision.seat, card.sector)
            options.append(Option(id, text, touches, _price(game, frame, id)))
    return options + forbidden


def _price(game: SpaceBase, frame: Acquire, id: str) -> Amounts:
    """What a card takes and brings at once: phase 6 takes all credits (SB-15.4), a colony brings points (SB-16.3)."""
    card = game.cards[id]
    paid = card.cost
    if frame.how == PURCHASE:
        paid = game.consoles[frame.seat].credits
    elif frame.how == CLAIM:
        paid = 0
    return {name: amount for name, amount in (("credits", -paid), ("vp", card.vp)) if amount}


def _not_on_offer(game: SpaceBase, frame: Acquire, id: str, rule: str) -> Text:
    """Why a card cannot be taken, by the rule that forbids it."""
    card = game.cards[id]
    args: Args = {"card": card_name(id)}
    if rule in ("SB-15.2", "SB-14.14"):
        credits = game.consoles[frame.seat].credits
        price: Args = {"cost": card.cost, "credits": credits, "missing": card.cost - credits}
        return Text("refusal-too-dear", {**args, **price})
    if rule in ("SB-14.13", "SB-14.15"):
        return Text("refusal-level", {**args, "levels": many("numbers", frame.levels)})
    if rule == "SB-14.18":
        return Text("refusal-claim-colony", args)
    return Text("refusal-colony-in-sector", {**args, "sector": card.sector})


def _place_at(game: SpaceBase, decision: Decision) -> list[Option]:
    seat = decision.seat
    options = []
    for sector, id in enumerate(game.consoles[seat].station, 1):
        text = Text("option-place", {"sector": sector, "card": card_name(id)})
        touches = (f"sector:{seat}/{sector}", _own(seat, id))
        if sector in decision.values:
            options.append(Option(sector, text, touches))
        elif game.cards[id].colony:
            reason = Text("refusal-sector-closed", {"sector": sector})
            options.append(Option(sector, text, touches, {}, "SB-14.33", reason))
    return options


def _which_sector(game: SpaceBase, decision: Decision) -> list[Option]:
    """Where an arrow points, or which sector a 2x pays once more: what that brings is tried out."""
    seat = decision.seat
    key = message("option", decision.kind)
    return [
        Option(sector, Text(key, {"sector": sector}), _sectors(seat, int(sector)), _once_chosen(game, decision, sector))
        for sector in decision.values
    ]


def _draft(game: SpaceBase, decision: Decision) -> list[Option]:
    assert decision.domain is not None
    options = []
    for id in decision.domain.items:
        card = game.cards[id]
        text = Text("option-draft", {"card": card_name(id), "cost": card.cost, "sector": card.sector})
        touches = (f"hand:{id}", f"sector:{decision.seat}/{card.sector}")
        options.append(Option(id, text, touches, {"credits": -card.cost} if card.cost else {}))
    return options


DESCRIBERS: Final[dict[str, Callable[[SpaceBase, Decision], list[Option]]]] = {
    "window": _abilities,
    "set_dice": _abilities,
    "reroll": _abilities,
    "double": _abilities,
    "use_dice": _use_dice,
    "shift_sum": _shift_sum,
    "set_die": _set_die,
    "reroll_die": _reroll_die,
    "add_charge": _add_charge,
    "move_charge": _move_charge,
    "swap_card": _swap_card,
    "purchase": _acquire,
    "buy": _acquire,
    "claim": _acquire,
    "place_at": _place_at,
    "turn_arrow": _which_sector,
    "double_sector": _which_sector,
    "draft": _draft,
}


def _own(seat: int, card: str) -> str:
    """A card by its owner and id: every player has the same starting ships."""
    return f"card:{seat}/{card}"


def _sectors(seat: int, *sectors: int) -> tuple[str, ...]:
    return tuple(f"sector:{seat}/{sector}" for sector in dict.fromkeys(sectors))


def _at(key: str, game: SpaceBase, seat: int, id: str) -> Text:
    """A card with the sector in which it lies now."""
    return Text(key, {"card": card_name(id), "sector": game.consoles[seat].sector_of(id)})


# Previews -----------------------------------------------------------------------------------------------------------


def preview(game: SpaceBase, seat: int, plan: int) -> Amounts:
    """What a use of the dice brings a seat up to the first thing it would have to choose, without any 2x."""
    copy = game.clone()
    copy.plans[seat] = plan
    copy.frames = [Collect(seat, 1)]
    copy.decisions.clear()
    settle(copy)
    if copy.decisions and copy.decisions[0].kind == "double":
        answer(copy, 0, "pass")
    return _difference(game, copy, seat)


def _once_chosen(game: SpaceBase, decision: Decision, value: Value) -> Amounts:
    """What an answer in the middle of collecting brings up to the next choice."""
    copy = game.clone()
    copy.frames = copy.frames[-1:]  # the turn below does not go on
    answer(copy, copy.decisions.index(decision), value)
    return _difference(game, copy, decision.seat)


def _difference(before: SpaceBase, after: SpaceBase, seat: int) -> Amounts:
    """Tried on a copy, so that the preview and the game come from the same rules."""
    old, new = before.consoles[seat], after.consoles[seat]
    gains = {
        "credits": new.credits - old.credits,
        "income": new.income - old.income,
        "vp": new.vp - old.vp,
        "charge": sum(new.charges.values()) - sum(old.charges.values()),
    }
    return {name: amount for name, amount in gains.items() if amount}


def _gained(gain: Gain) -> Amounts:
    gains = {"credits": gain.credits, "income": gain.income, "vp": gain.vp}
    return {name: amount for name, amount in gains.items() if amount}


def _sum(first: Amounts, second: Amounts) -> Amounts:
    return {name: first.get(name, 0) + second.get(name, 0) for name in AMOUNTS if name in first or name in second}


# Cards --------------------------------------------------------------------------------------------------------------


def pieces(pack: Pack) -> dict[str, Any]:
    """Every card by its id, for whoever draws it: its names, its record, and what is printed on it in words."""
    return {id: _piece(pack, card) for id, card in pack.cards.items()}


def _piece(pack: Pack, card: Ship | Colony) -> dict[str, Any]:
    parts: dict[str, Half | Colony]
    parts = {"colony": card} if isinstance(card, Colony) else {"station": card.station, "patrol": card.patrol}
    return {
        "kind": "card",
        "names": {language: pack.name(card.id, language) for language in LANGUAGES},
        "group": {language: pack.group(card.id, language) for language in LANGUAGES},
        "data": to_builtins(card),
        "texts": {part: to_builtins(card_text(half)) for part, half in parts.items()},
    }


def card_text(part: Half | Colony) -> list[Text]:
    """What is printed on a half, or on a colony: one text for each part, out of the record the rules use (law 10)."""
    if isinstance(part, Colony):
        return [Text("card-colony", {"vp": part.vp})]
    texts = []
    gains = _gained(Gain(part.credits, part.income, part.vp))
    if gains:
        texts.append(Text("card-gain", {"gains": amounts(gains)}))
    if part.cells:
        texts.append(Text("card-charge"))
    if part.arrow is not None:
        texts.append(Text("card-arrow", {"direction": part.arrow}))
    texts += [effect_text(reward) for reward in part.text]
    if part.cells:
        texts.append(_cells(part))
    if part.ability is not None:
        texts.append(_ability(part.ability))
        texts += [effect_text(effect) for effect in part.ability.effects]
    return texts


def _cells(half: Half) -> Text:
    """How many cells there are and what one use costs (SB-13.6 to SB-13.9)."""
    if any(half.cells):
        counts = {
            name: sum(1 for dots in half.cells if not dots or players in dots) for name, players in PLAYERS.items()
        }
        return Text("card-cells-by-players", {"joined": int(half.joined), **counts})
    cells = len(half.cells)
    layout = "single" if cells == 1 else "joined" if half.joined else "row"
    return Text("card-cells", {"layout": layout, "cells": cells})


def _ability(ability: Ability) -> Text:
    return Text("card-ability", {"color": ability.color, "when": timing(ability)})


def effect_text(effect: Effect) -> Text:
    """One effect of an ability or of a text reward."""
    if isinstance(effect, Gain):
        return Text("effect-gain", {"gains": amounts(_gained(effect))})
    if isinstance(effect, Buy):
        if effect.levels:
            return Text("effect-buy-level", {"levels": many("numbers", effect.levels)})
        return Text("effect-buy")
    if isinstance(effect, Claim):
        return Text("effect-claim", {"level": effect.level, "count": effect.count})
    if isinstance(effect, ShiftSum):
        return Text("effect-shift-sum", {"steps": effect.up_to})
    if isinstance(effect, SetDie):
        return Text("effect-set-die")
    if isinstance(effect, Reroll):
        return Text("effect-reroll", {"dice": effect.dice})
    if isinstance(effect, SwapSectors):
        return Text("effect-swap-sectors", {"a": effect.a, "b": effect.b})
    if isinstance(effect, AddCharge):
        return Text("effect-add-charge")
    if isinstance(effect, MoveCharge):
        return Text("effect-move-charge")
    if isinstance(effect, Drain):
        return Text("effect-drain", {"vp": effect.vp})
    if isinstance(effect, PlaceAnywhere):
        level = effect.level or 0
        return Text("effect-place-anywhere", {"by": effect.by, "level": level, "low": effect.low, "high": effect.high})
    if isinstance(effect, SwapCard):
        return Text("effect-swap-card")
    if isinstance(effect, Double):
        return Text("effect-double", {"zone": effect.zone})
    return Text("effect-win")
