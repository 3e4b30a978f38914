"""Space Alert in words: events, prompts and options as texts (keys with parameters), never as sentences.

The sentences are in text/*.ftl. A parameter that starts with @ refers to something that has a name of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.games.space_alert.content.threats import (
    ANY_NUMBER,
    NO_SIDE,
    SIDES,
    STATIONS,
    Effect,
    Threat,
    threats,
)
from starboard.games.space_alert.rules.round_cards import HALVES, half, is_heroic
from starboard.games.space_alert.rules.round_events import CardGiven, MissionLogged, MissionPrepared
from starboard.games.space_alert.rules.round_position import ROLES, SpaceAlert
from starboard.games.space_alert.rules.round_refusals import refuse
from starboard.kernel.decisions import Args, Decision, Option, Text
from starboard.kernel.events import Event

# Which fields name something, and what kind of thing. Empty ones stay empty.
KINDS: Final = {
    "seat": "seat",
    "member": "crew",
    "crew": "crew",
    "threat": "threat",
    "reason": "threat",
    "zone": "zone",
    "station": "station",
    "card": "card",
    "action": "half",
    "shown": "half",
    "meant": "half",
    "other": "half",
    "lost": "half",
    "tile": "tile",
    "common": "level",
    "serious": "level",
    "level": "level",
    "mission": "mission",
}
LOG_LEVELS: Final = {"white": "1", "yellow": "2", "mixed": "1+2"}  # SA-30.3
LISTS: Final = {"cards": "cards", "zones": "zones", "stations": "stations"}


# Events -------------------------------------------------------------------------------------------------------------


def tell(event: Event) -> Text:
    """An event as a line of the log: its fields are the parameters, with names where they refer to things."""
    tag = str(event.__struct_config__.tag)
    args: Args = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name != "audience" and value is not None:
            args[name] = named(name, value)
    if tag in MORE:
        args.update(MORE[tag](event))
    if isinstance(event, MissionLogged):
        args["common"], args["serious"] = LOG_LEVELS[event.common], LOG_LEVELS[event.serious]
        if event.reason:
            args["threat"] = args.pop("reason")
        if event.total is None:
            tag = "mission_logged_campaign"
    return Text(message("event", tag), args)


def named(name: str, value: object) -> str | int:
    """The parameter for a field."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, tuple):
        return f"@{LISTS.get(name, 'numbers')}:{','.join(map(str, value))}"
    assert isinstance(value, (str, int))
    if name in KINDS and value != "":
        return f"@{KINDS[name]}:{value}"
    return value


def message(family: str, name: str) -> str:
    return f"{family}-{name.replace('_', '-')}"


def _place(event: Event) -> Args:
    """Whether it is about the inside of the ship, for messages that differ."""
    return {"place": "external" if getattr(event, "zone", "") else "internal"}


def _side_of_card(event: Event) -> Args:
    threat = threats()[getattr(event, "threat", "")]
    return {"place": "external" if threat.external else "internal"}


def _trajectories(event: Event) -> Args:
    assert isinstance(event, MissionPrepared)
    return dict(zip(("red", "white", "blue", "internal"), event.tracks, strict=True))


def _known(event: Event) -> Args:
    return {"known": int(getattr(event, "mission", "") != "")}


def _receiver(event: Event) -> Args:
    assert isinstance(event, CardGiven)
    return {"to": f"@seat:{event.to}"}


def _programmed(event: Event) -> Args:
    card, up = getattr(event, "card", ""), getattr(event, "half", "")
    return {"shows": f"@half:{half(card, HALVES.index(up))}"}


def _drops(event: Event) -> Args:
    return {"drops": int(getattr(event, "lost", "") != "")}


def _torn(event: Event) -> Args:
    return {"place": "zone" if getattr(event, "zone", "") else "whole"}


def _said(event: Event) -> Args:
    return _sketched(getattr(event, "word", ""))


MORE: Final[dict[str, Callable[[Event], Args]]] = {
    "mission_prepared": _trajectories,
    "alert": _known,
    "threat_announced": _place,
    "report_ignored": _place,
    "card_given": _receiver,
    "android_programmed": _programmed,
    "threat_appeared": _place,
    "threat_changed": _side_of_card,
    "delayed": _drops,
    "ship_lost": _torn,
    "sketched": _said,
}


# Decisions ----------------------------------------------------------------------------------------------------------


def prompt(decision: Decision) -> Text:
    """What a decision asks."""
    args: Args = {name: named(name, value) for name, value in decision.args.items()}
    return Text(message("ask", decision.kind), args)


def describe(game: SpaceAlert, decision: Decision) -> list[Option]:
    """The answers to a decision in words, and a few that a rule forbids, where that is worth knowing."""
    if decision.kind in ("plan", "program"):
        options = [_plan(game, decision.seat, str(value)) for value in decision.values]
        return options + [_forbidden(game, decision.seat, value) for value in _worth_a_word(game, decision)]
    if decision.kind == "sketch":
        return [_sketch(game, decision.seat, str(value)) for value in decision.values]
    return [_option(decision, str(value)) for value in decision.values]


def _plan(game: SpaceAlert, seat: int, value: str) -> Option:
    """One thing that can be done while planning, and the slots and cards it is about."""
    word, *rest = value.split(":", 3)
    if word == "place":
        member, turn = int(rest[0]), int(rest[1])
        card, _, up = rest[2].rpartition(":")
        shows = f"@half:{half(card, HALVES.index(up))}"
        text = Text("option-place", {"turn": turn, "shows": shows, "card": f"@card:{card}"})
        return Option(value, text, (_slot(member, turn), f"card:{card}"))
    if word in ("take", "turn", "move"):
        return _rearrange(game, value)
    if word == "give":
        _, to, card = value.split(":", 2)
        return Option(value, Text("option-give", {"card": f"@card:{card}", "seat": f"@seat:{to}"}), (f"card:{card}",))
    if word == "next":
        return Option(value, Text("option-next", {"phase": game.phases[seat] + 1}))
    return Option(value, Text(message("option", word)))


def _rearrange(game: SpaceAlert, value: str) -> Option:
    word, *rest = value.split(":")
    member, turn = int(rest[0]), int(rest[1])
    board = game.boards[member]
    card = board.cards[turn - 1]
    args: Args = {"turn": turn, "card": f"@card:{card}"}
    touches = [_slot(member, turn)]
    key = f"option-{word}"
    if word == "turn":
        args = {"turn": turn, "shows": f"@half:{half(card, 1 - board.sides[turn - 1])}"}
    elif word == "move":
        to = int(rest[2])
        args["to"] = to
        touches.append(_slot(member, to))
        if board.cards[to - 1]:
            args["other"] = f"@card:{board.cards[to - 1]}"
            key = "option-swap"
    return Option(value, Text(key, args), tuple(touches))


def _sketch(game: SpaceAlert, seat: int, value: str) -> Option:
    """A word on the shared sketch: a half of a card, or nothing."""
    word, *rest = value.split(":")
    if word in ("wipe", "tell"):
        return Option(value, Text(f"option-{word}"))
    turn, what = rest[0], ":".join(rest[1:])
    return Option(
        value, Text("option-sketch", _sketched(what) | {"turn": int(turn)}), (_slot(game.member_of(seat), int(turn)),)
    )


def _sketched(word: str) -> Args:
    kind = "nothing" if word == "nothing" else "half"
    return {"what": kind, "half": f"@half:{word}" if kind == "half" else ""}


def _slot(member: int, turn: int) -> str:
    return f"slot:{member}/{turn}"


def _worth_a_word(game: SpaceAlert, decision: Decision) -> list[str]:
    """Frozen cards of one's own, and a heroic card that somebody might want to give."""
    if decision.kind == "program" or game.solo:
        return []
    seat = decision.seat
    member = game.member_of(seat)
    first = int(decision.args["first"])
    found = [f"take:{member}:{turn}" for turn in range(1, first) if game.boards[member].cards[turn - 1]]
    if game.transfer_open and game.gifts[seat]:
        heroic = [card for card in game.hands[seat] if is_heroic(card)]
        found += [f"give:{to}:{card}" for to in range(game.seats) if to != seat for card in heroic]
    return found


def _forbidden(game: SpaceAlert, seat: int, value: str) -> Option:
    option = _plan(game, seat, value)
    refusal = refuse(game, seat, value)
    assert refusal is not None
    return Option(value, option.text, option.touches, {}, refusal.rule, refusal.text)


def _option(decision: Decision, value: str) -> Option:
    """The answers of the other decisions."""
    if value in ROLES:
        return Option(value, Text("option-role", {"role": value}))
    if decision.kind in ("common_level", "serious_level"):
        return Option(value, Text("option-level", {"level": value}))
    if decision.kind == "place_squad":
        return Option(value, Text("option-station", {"station": f"@station:{value}"}), (f"station:{value}",))
    if value.startswith("tile:"):
        _, zone, tile = value.split(":")
        args: Args = {"zone": f"@zone:{zone}", "tile": f"@tile:{tile}"}
        return Option(value, Text("option-tile", args), (f"zone:{zone}",))
    if decision.kind == "trip":
        return _trip(decision, value)
    return Option(value, Text(message("option", value)))


def _trip(decision: Decision, value: str) -> Option:
    args: Args = {}
    if value in ("as_shown", "other_half"):
        name = "shown" if value == "as_shown" else "other"
        args[name] = named(name, decision.args[name])
    return Option(value, Text(message("option", value), args))


# Threats ------------------------------------------------------------------------------------------------------------

ITSELF: Final = (
    *("hidden", "decoy", "cryoshield", "double_damage", "opened_by_pulse", "one_cube"),
    *("explodes", "veiled", "duels", "magnet", "retaliates", "debris", "warheads", "slime", "scalds", "fissure"),
    *("together", "takes_along", "contamination"),
)


def has_own_rules(threat: Threat) -> bool:
    """Whether sections 35 and 36 say more about a threat than its X, Y and Z do."""
    return any(getattr(threat, name) for name in ITSELF) or threat.repairers > 1


def nature_of(threat: Threat) -> list[Text]:
    """Where an internal threat appears and what helps against it, and what does not help against an external one."""
    texts = []
    if not threat.external:
        stations = ",".join(name for bit, name in enumerate(STATIONS) if threat.stations >> bit & 1)
        texts.append(Text("threat-internal", {"stations": f"@stations:{stations}", "fix": threat.fix}))
    known = ("fires_back", "no_rockets", "no_heavy_lasers")
    return texts + [Text(message("threat", name)) for name in known if getattr(threat, name)]


def effect_text(effect: Effect) -> Text:
    """What a threat does on X, Y or Z, without the condition."""
    side = SIDES[effect.side] if effect.side != NO_SIDE else ""
    args: Args = {"amount": effect.amount, "side": side, "where": "other" if side else "own", "zone": ""}
    if side in ("red", "white", "blue"):
        args["zone"] = f"@zone:{side}"
    return Text(message("threat-does", effect.kind), args)


def condition_of(effect: Effect) -> str:
    """On what an effect depends: a message around its text, or nothing."""
    if effect.least:
        return "threat-if-damaged"
    if effect.most == 0:
        return "threat-if-undamaged"
    return "threat-if-below" if effect.most < ANY_NUMBER else ""
