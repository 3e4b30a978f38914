"""Space Alert in letters: the clock, what was announced, the action boards and the hand; in the reckoning, the ship.

The signs are the same in every language: A B C the actions, ♦ battlebots, ◄ to the red side, ► to the blue side,
↕ the gravolift, * heroic; ■ and □ are somebody else's action and movement, face down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any, Final

from starboard.games.space_alert.content.threats import MARKS, Effect, threats
from starboard.games.space_alert.rules.round_cards import HALVES
from starboard.games.space_alert.rules.round_clock import PHASE_SLOTS
from starboard.games.space_alert.rules.round_position import ROLES
from starboard.games.space_alert.telling import condition_of, effect_text, has_own_rules, nature_of
from starboard.games.space_alert.view import SlotView, ThreatView, View
from starboard.kernel.decisions import Text
from starboard.kernel.game import Row, Words

SIGNS: Final = {"bots": "♦", "bots*": "♦*", "red": "◄", "blue": "►", "lift": "↕"}
FACE_DOWN: Final = {HALVES[0]: "■", HALVES[1]: "□"}
ZONES: Final = ("red", "white", "blue")
WIDTH: Final = 100
LABEL: Final = 28


class SpaceAlertSketch:
    headings: tuple[str, ...] = ("alert", "phase_ended", "mission_complete", "step_began")
    steps: tuple[str, ...] = ("step_began",)

    def page(self, view: View) -> Any:
        """The table is drawn when something in front of the seat changed, and in the reckoning once a turn."""
        if view.turn:
            return view.turn
        own = [member.slots for member in view.crew if member.android or member.seat == view.seat]
        return view.playing, view.roles, view.phases, view.hand, own, view.threats

    def headline(self, view: View, words: Words) -> Iterator[Row]:
        if view.playing:
            seconds = view.elapsed // 1000
            row: Row = [(f"T+{seconds // 60}:{seconds % 60:02}", "head")]
            if view.warned > view.elapsed:
                row.append(("  " + said(words, "sketch-left", seconds=(view.warned - view.elapsed) // 1000), "bad"))
            if view.transfer_open:
                row.append(("  " + said(words, "sketch-transfer"), "good"))
            if view.silent:
                row.append(("  " + said(words, "sketch-silent"), "bad"))
            yield row

    def table(self, view: View, words: Words, seat: int | None) -> Iterator[Row]:
        yield from self._trajectories(view, words)
        if view.crew:
            yield []
            yield from self._boards(view, words)
        else:
            yield [
                (f"{said(words, f'sketch-{role}')}: {name(words, 'seat', view.roles[index])}   ", "")
                for index, role in enumerate(ROLES)
            ]
        if view.turn:
            yield []
            yield from self._ship(view, words)
        elif view.hand:
            yield from self._hand(view, words)

    def _trajectories(self, view: View, words: Words) -> Iterator[Row]:
        """Each zone with its trajectory and its threats, and the inside of the ship."""
        for place, track in zip((*ZONES, ""), view.tracks, strict=True):
            label = name(words, "zone", place) if place else said(words, "sketch-internal")
            head = cut(f"{label} {track}", LABEL)
            for threat in [self._threat(threat, view, words) for threat in view.threats if threat.zone == place] or [
                "–"
            ]:
                yield [(head, place), (threat, "")]
                head = " " * LABEL

    def _threat(self, threat: ThreatView, view: View, words: Words) -> str:
        text = f"T+{threat.turn} {name(words, 'threat', threat.id)}"
        if not view.turn:
            return f"{text}   {' '.join(f'{mark}{turn}' for mark, turn in threat.acts)}"
        if threat.state == "active":
            return f"{text} ({said(words, 'sketch-threat', square=threat.square, hits=threat.hits, hp=threat.hp)})"
        return f"{text} ({said(words, f'sketch-{threat.state}')})"

    def _boards(self, view: View, words: Words) -> Iterator[Row]:
        """The twelve slots of everybody, in acting order."""
        yield [(said(words, "sketch-signs"), "dim")]
        phases = PHASE_SLOTS[: view.last_phase]
        yield [(" " * LABEL, ""), *_in_phases([str(turn) for turn in range(1, 13)], "head", phases)]
        for number, member in enumerate(view.crew):
            label = who(view, words, number)
            style = "own" if member.seat == view.seat and not member.android else ""
            yield [(cut(label, LABEL), style), *_in_phases([sign_of(slot) for slot in member.slots], style, phases)]
            if member.android and member.hero and not view.turn:
                yield [(" " * LABEL + said(words, "sketch-hero", card=sign_of_card(member.hero)), "dim")]

    def _hand(self, view: View, words: Words) -> Iterator[Row]:
        """The cards by kind, action half first, and how many there are of each."""
        cards = []
        for card in dict.fromkeys(view.hand):
            count = view.hand.count(card)
            cards.append(sign_of_card(card) + (f" ×{count}" if count > 1 else ""))
        yield []
        for line in wrap(said(words, "sketch-hand", cards="   ".join(cards)), WIDTH, subsequent_indent="    "):
            yield [(line, "")]

    def _ship(self, view: View, words: Words) -> Iterator[Row]:
        """The three zones: shield, reactor and damage; then where everybody is."""
        ship = view.ship
        for zone, place in enumerate(ZONES):
            tiles = ", ".join(name(words, "tile", tile) for tile in ship.tiles[zone]) or "–"
            state = said(
                words,
                "sketch-zone",
                shield=f"{ship.shields[zone]}/{ship.shield_capacities[zone]}",
                reactor=f"{ship.reactors[zone]}/{ship.reactor_capacities[zone]}",
                tiles=tiles,
            )
            head = cut(name(words, "zone", place), LABEL)
            for line in wrap(state, WIDTH - LABEL):
                yield [(head, place), (line, "")]
                head = " " * LABEL
        yield [(said(words, "sketch-stores", fuel=ship.fuel, rockets=ship.rockets), "")]
        for number, station in enumerate(ship.stations):
            out = "  " + said(words, "sketch-out") if ship.knocked_out[number] else ""
            yield [(cut(who(view, words, number), LABEL), ""), (name(words, "station", station) + out, "")]

    def rest(self, view: View, words: Words) -> Iterable[Row]:
        """Nothing else lies there."""
        return ()

    def note(self, view: View, words: Words, thing: str) -> str:
        """The options say it all."""
        return ""

    def cards(self, view: View, words: Words) -> Iterator[tuple[str, list[str]]]:
        """The threats; action cards say what their names say."""
        for id, threat in threats().items():
            figures = {"hp": threat.hp, "speed": threat.speed, "survived": threat.survived}
            key = "sketch-external-card" if threat.external else "sketch-internal-card"
            lines = [said(words, key, shield=threat.shield, destroyed=threat.destroyed, **figures)]
            lines += [words.say(text) for text in nature_of(threat)]
            for mark, effects in zip(MARKS[1:], threat.actions[1:], strict=True):
                if effects:
                    does = "; ".join(effect_in_words(words, effect) for effect in effects)
                    lines.append(said(words, "threat-action", mark=mark, effects=does))
            if has_own_rules(threat):
                lines.append(said(words, "threat-special", threat=f"@threat:{id}"))
            yield name(words, "threat", id), lines


def effect_in_words(words: Words, effect: Effect) -> str:
    text = words.say(effect_text(effect))
    condition = condition_of(effect)
    return said(words, condition, effect=text, cubes=effect.most + 1) if condition else text


def said(words: Words, key: str, **args: str | int) -> str:
    return words.say(Text(key, args))


def name(words: Words, kind: str, id: str | int) -> str:
    return said(words, "terminal-name", name=f"@{kind}:{id}")


def who(view: View, words: Words, member: int) -> str:
    """A crew member as the log calls it, with the player beside it where there is one."""
    crew = view.crew[member]
    called = name(words, "crew", member)
    return called if crew.android else f"{called} ({name(words, 'seat', crew.seat)})"


def cut(text: str, width: int) -> str:
    """The text in exactly so much room."""
    return (text if len(text) < width else text[: width - 2] + "…").ljust(width)


def sign_of(slot: SlotView) -> str:
    """What lies in a slot, as far as it may be seen."""
    return sign_of_half(slot.shows) if slot.shows else FACE_DOWN.get(slot.half, "·")


def sign_of_card(card: str) -> str:
    return "/".join(map(sign_of_half, card.split("/")))


def sign_of_half(half: str) -> str:
    if half.startswith("goto:"):
        return half.removeprefix("goto:") + "*"
    return SIGNS.get(half, half)


def _in_phases(cells: list[str], style: str, phases: Iterable[range]) -> Row:
    """The cells of these phases, with a bar after each."""
    row: Row = []
    for slots in phases:
        row += [("".join(cells[turn - 1].center(5) for turn in slots), style), ("│", "dim")]
    return row
