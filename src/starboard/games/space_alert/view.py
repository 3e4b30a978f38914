"""What each seat may know (SA-38.2 to SA-38.4): its own hand, everybody's face-up cards, what was announced.

Never: another hand, the packets, the decks, the damage tiles to come, or anything of the script before its time.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final

import msgspec

from starboard.games.space_alert.content.threats import MARKS, STATIONS, threats, tracks
from starboard.games.space_alert.rules import ship
from starboard.games.space_alert.rules.campaign import score
from starboard.games.space_alert.rules.cards import CODES, MOVE_RED, OTHER, shows
from starboard.games.space_alert.rules.position import Reckoning
from starboard.games.space_alert.rules.round_cards import HALVES, half
from starboard.games.space_alert.rules.round_clock import PHASE_SLOTS
from starboard.games.space_alert.rules.round_position import SLOTS, SpaceAlert
from starboard.games.space_alert.rules.round_reckoning import executed, slot_in
from starboard.games.space_alert.rules.round_setup import GENERATED, RANDOM
from starboard.kernel.decisions import Decision


class SlotView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slot of an action board. `shows` is the half that is up; of a card lying face down only its kind is known."""

    half: str = ""  # action or move; empty: no card
    shows: str = ""
    card: str = ""  # the whole card


class MemberView(msgspec.Struct, frozen=True):
    """A crew member, in acting order."""

    seat: int
    android: bool
    hero: str  # an android's heroic card while it is not played
    slots: tuple[SlotView, ...]
    sketch: tuple[str, ...]  # what it says it means to do, turn by turn (SA-8.13)
    told: tuple[str, ...]  # the cards it says it has (SA-8.6)


class ThreatView(msgspec.Struct, frozen=True):
    """A threat that was announced, and how it fares in the reckoning."""

    turn: int
    id: str
    zone: str
    state: str = "announced"
    square: int = 0
    hits: int = 0
    hp: int = 0
    shield: int = 0
    speed: int = 0
    stations: tuple[str, ...] = ()
    acts: tuple[tuple[str, int], ...] = ()  # while it is announced: its marks, and in which turn it comes to each


class ShipView(msgspec.Struct, frozen=True):
    """The ship: by zone from left to right where it is a row, by crew member where it is about the crew."""

    reactors: tuple[int, ...]
    reactor_capacities: tuple[int, ...]
    shields: tuple[int, ...]
    shield_capacities: tuple[int, ...]
    fuel: int
    rockets: int
    rocket_track: int
    tiles: tuple[tuple[str, ...], ...]
    squads_stored: tuple[int, ...]
    computer: tuple[int, ...]
    visual: tuple[int, ...]
    stations: tuple[str, ...]
    squads: tuple[int, ...]
    knocked_out: tuple[int, ...]


class LineView(msgspec.Struct, frozen=True):
    """A line of the ship's log."""

    mission: str
    common: str
    serious: str
    won: bool
    reason: str
    survived: int
    destroyed: int
    penalties: int | None
    visual: int


class View(msgspec.Struct, frozen=True):
    """An allow-list: what is not named here is not shown (law 7)."""

    seat: int | None  # None for a spectator
    seats: int
    number: int
    campaign: bool
    mission: str  # empty while it is not for the crew to know
    common: str
    serious: str
    speed: str
    roles: tuple[int, ...]  # the seats of captain, communications officer and security chief
    crew: tuple[MemberView, ...]
    phases: tuple[int, ...]  # which phase each seat is planning
    last_phase: int  # a test flight has two
    hand_sizes: tuple[int, ...]
    hand: tuple[str, ...]
    deck_size: int
    draws: tuple[int, ...]
    tracks: tuple[str, ...]  # red, white, blue, internal
    threats: tuple[ThreatView, ...]
    playing: bool  # the Action round runs
    elapsed: int  # mission time in milliseconds
    ended_phases: int
    warned: int  # mission time at which the phase of the last warning ends; 0 without one
    transfer_open: bool
    silent: bool  # communications are down: no chat, no pings, no shared plans
    agreed: tuple[bool, ...]
    done: tuple[bool, ...]
    turn: int  # of the reckoning; 0 before it
    ship: ShipView
    log: tuple[LineView, ...]
    score: int
    decisions: tuple[Decision, ...]  # what is asked of this seat
    waiting_for: tuple[int, ...]  # every seat that the game waits for
    winners: tuple[int, ...] | None


def view(game: SpaceAlert, seat: int | None) -> View:
    playing = game.moment > 0 and not game.over
    return View(
        seat=seat,
        seats=game.seats,
        number=game.number,
        campaign=game.campaign,
        mission="" if game.chosen in (RANDOM, GENERATED) and not game.over else game.mission,
        common=game.common,
        serious=game.serious,
        speed=game.speed,
        roles=tuple(game.roles),
        crew=tuple(_member(game, member, seat) for member in range(len(game.boards))),
        phases=tuple(game.phases),
        last_phase=len(game.ends),
        hand_sizes=tuple(len(hand) for hand in game.hands),
        hand=tuple(sorted(game.hands[seat])) if seat is not None and game.hands else (),
        deck_size=len(game.deck),
        draws=tuple(game.draws),
        tracks=tuple(game.tracks),
        threats=_threats(game),
        playing=playing,
        elapsed=game.elapsed if playing else 0,
        ended_phases=game.ended_phases,
        warned=game.warned[1],
        transfer_open=game.transfer_open,
        silent=game.silent,
        agreed=tuple(game.agreed),
        done=tuple(game.done),
        turn=game.ship.turn if game.over else 0,
        ship=_ship(game.ship),
        log=tuple(_line(game, index) for index in range(len(game.results))),
        score=score(game) if game.winners is not None or not game.campaign else 0,
        decisions=tuple(decision for decision in game.decisions if decision.seat == seat),
        waiting_for=tuple(decision.seat for decision in game.decisions if not decision.free),
        winners=game.winners,
    )


def _member(game: SpaceAlert, member: int, seat: int | None) -> MemberView:
    board = game.boards[member]
    return MemberView(
        board.seat,
        board.android,
        game.heroes[member],
        tuple(_slot(game, member, turn, seat) for turn in range(1, SLOTS + 1)),
        tuple(game.sketch[member]),
        tuple(game.told[member]),
    )


def _slot(game: SpaceAlert, member: int, turn: int, seat: int | None) -> SlotView:
    """Own cards and an android's are known whole; of others' the half that was executed, once it was (SA-8.5)."""
    board = game.boards[member]
    if game.over:
        slot = slot_in(game.ship, member, turn)
        shown, other = shows(slot), shows(slot // OTHER)
    else:
        card, side = board.cards[turn - 1], board.sides[turn - 1]
        shown, other = (half(card, side), half(card, 1 - side)) if card else ("", "")
    if not shown:
        return SlotView()
    moves = CODES[shown] >= MOVE_RED
    if board.android or board.seat == seat:
        return SlotView(HALVES[moves], shown, f"{other}/{shown}" if moves else f"{shown}/{other}")
    if game.over and executed(game.ship, member, turn):
        return SlotView(HALVES[moves], shown)
    return SlotView(HALVES[moves])


STATES: Final = ("waiting", "active", "destroyed", "survived")


def _threats(game: SpaceAlert) -> tuple[ThreatView, ...]:
    if not game.over:
        return tuple(_announced(game, *laid) for laid in game.laid)
    r = game.ship
    return tuple(
        ThreatView(
            r.numbers[i],
            r.cards[i],
            ship.ZONE_NAMES[r.zones[i]] if r.threats[i].external else "",
            STATES[r.state[i]],
            r.square[i],
            r.hits[i],
            r.hp[i],
            r.shield_value[i],
            r.speed[i],
            tuple(name for bit, name in enumerate(STATIONS) if r.tokens[i] >> bit & 1),
        )
        for i in range(len(r.cards))
    )


def _announced(game: SpaceAlert, turn: int, id: str, zone: str) -> ThreatView:
    track = game.tracks[ship.ZONE_NAMES.index(zone) if zone else -1]
    return ThreatView(turn, id, zone, acts=_acts(id, turn, track, PHASE_SLOTS[len(game.ends) - 1].stop))


@lru_cache(maxsize=1024)
def _acts(id: str, turn: int, track: str, jump: int) -> tuple[tuple[str, int], ...]:
    """When a threat comes to the marks of its trajectory, if its speed stays as printed: it moves in the turn in which
    it appears for the first time (SA-10.7, SA-22.2). What would come after the jump is left out."""
    speed, length, marks = threats()[id].speed, tracks()[track].length, tracks()[track].mark
    reached = [(MARKS[mark], turn - 1 + ceil((length - square) / speed)) for square, mark in enumerate(marks) if mark]
    return tuple((mark, then) for mark, then in reversed(reached) if then <= jump)


def _ship(r: Reckoning) -> ShipView:
    return ShipView(
        tuple(r.reactor),
        tuple(r.reactor_capacity),
        tuple(r.shield),
        tuple(r.shield_capacity),
        r.fuel,
        r.rockets,
        r.rocket_track,
        tuple(tuple(ship.TILES[tile] for tile in r.stacks[zone][: r.tiles[zone]]) for zone in range(ship.ZONES)),
        tuple(r.stored),
        tuple(r.computer),
        tuple(r.visual),
        tuple(ship.PLACE_NAMES[station] for station in r.station),
        tuple(r.squad),
        tuple(r.knocked_out),
    )


def _line(game: SpaceAlert, index: int) -> LineView:
    line = game.results[index]
    penalties = None if game.campaign and game.winners is None else line.penalties  # SA-34.25
    return LineView(
        line.mission,
        line.common,
        line.serious,
        line.won,
        line.reason,
        line.survived,
        line.destroyed,
        penalties,
        line.visual,
    )
