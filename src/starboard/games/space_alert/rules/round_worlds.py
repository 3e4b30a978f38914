"""Other worlds that a seat could not tell from the true one: for players that plan, and to prove that views keep quiet.

What a seat does not know: the cards in other hands and face down on other boards, its own packets to come, the decks,
the damage tiles, and what the script will announce.
"""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content.missions.generator import DIFFICULTIES, generate
from starboard.games.space_alert.content.missions.script import read_line, write_line
from starboard.games.space_alert.rules import round_plan as plan
from starboard.games.space_alert.rules import ship
from starboard.games.space_alert.rules.cards import MOVE_RED, OTHER, SHOWS, shows
from starboard.games.space_alert.rules.round import Round
from starboard.games.space_alert.rules.round_cards import HEROIC, is_heroic
from starboard.games.space_alert.rules.round_clock import SECOND, WARNING_SECONDS
from starboard.games.space_alert.rules.round_position import SpaceAlert
from starboard.games.space_alert.rules.round_reckoning import executed, slot_code, slot_in
from starboard.games.space_alert.rules.round_setup import GENERATED, RANDOM
from starboard.kernel.chance import Chance

_NUMBERS: Final = 10_000


def imagine(game: SpaceAlert, seat: int | None, seed: str) -> SpaceAlert:
    """Such a world. `seed` picks one of the many."""
    world: SpaceAlert = game.clone()
    world.chance.rekey(seed)
    chance = Chance(f"imagine/{seed}")
    for deck in world.threat_decks:
        chance.shuffle("threats", deck)
    _tiles(world, chance)
    if world.boards:
        _cards(world, seat, chance)
        if world.over:
            _slots(world, seat, chance)
    if not world.over and world.chosen in (RANDOM, GENERATED):
        _script(world, chance)
    if world.frames and isinstance(world.frames[-1], Round):
        plan.refresh(world)
    return world


def _tiles(world: SpaceAlert, chance: Chance) -> None:
    r = world.ship
    stacks: list[tuple[int, ...]] = []
    for zone in range(ship.ZONES):
        drawn = r.stacks[zone][: r.tiles[zone]]
        rest = [ship.TILES[tile] for tile in r.stacks[zone][r.tiles[zone] :]]
        chance.shuffle("tiles", rest)
        stacks.append((*drawn, *(ship.TILES.index(name) for name in rest)))
    r.stacks = tuple(stacks)


def _cards(world: SpaceAlert, seat: int | None, chance: Chance) -> None:
    """Gathers all the cards the seat has not seen, and lays them out again in the same places."""
    hidden = [hand for other, hand in enumerate(world.hands) if other != seat]
    hidden += [packet for packets in world.packets for packet in packets]
    hidden += [board.cards for board in world.boards if not board.android and board.seat != seat]
    hidden.append(world.deck)
    seen = world.heroes + [
        card for board in world.boards if board.android or board.seat == seat for card in board.cards
    ]
    if seat is not None:
        seen += world.hands[seat]
    ordinary = [card for place in hidden for card in place if card and not is_heroic(card)]
    heroic = [card for card in HEROIC if card not in seen]
    _shuffle(chance, ordinary)
    _shuffle(chance, heroic)
    for place in hidden:
        for index, card in enumerate(place):
            if card:
                place[index] = heroic.pop() if is_heroic(card) else ordinary.pop()


def _slots(world: SpaceAlert, seat: int | None, chance: Chance) -> None:
    """The same for slots that the reckoning has not reached: the half that is up stays an action or a movement."""
    r = world.ship
    places = [
        member * ship.TURNS + turn - 1
        for member, board in enumerate(world.boards)
        if not board.android and board.seat != seat
        for turn in range(1, ship.TURNS + 1)
        if slot_in(r, member, turn) and not executed(r, member, turn)
    ]
    cards: list[str] = []
    sides: list[int] = []
    for place in places:
        slot = r.slots[place]
        side = int(slot & SHOWS >= MOVE_RED)
        halves = (shows(slot), shows(slot // OTHER))
        cards.append(f"{halves[side]}/{halves[1 - side]}")
        sides.append(side)
    _shuffle(chance, cards)
    for place, card, side in zip(places, cards, sides, strict=True):
        r.slots[place] = slot_code(card, side)


def _shuffle(chance: Chance, cards: list[str]) -> None:
    """Equal cards have equal names, so their places are shuffled instead."""
    order = [str(place) for place in range(len(cards))]
    chance.shuffle("cards", order)
    cards[:] = [cards[int(place)] for place in order]


def _script(world: SpaceAlert, chance: Chance) -> None:
    """Another future: what was announced stays, and so do the ends that a warning has told."""
    past = world.elapsed // SECOND if world.moment else -1
    other = generate(chance.roll("script", _NUMBERS), DIFFICULTIES[chance.roll("script", len(DIFFICULTIES)) - 1])
    known = max(world.ended_phases, world.warned[0])
    ends = list(world.ends[:known])
    for end in other.ends[known:]:  # a minute's warning of it is still to come
        ends.append(max(end, (max(ends[-1], past) if ends else past) + WARNING_SECONDS[0] + 1))
    announced = [line for line in world.script if read_line(line).at <= past]
    turns = [read_line(line).turn for line in announced]
    coming = [
        write_line(said)
        for said in other.script
        if past < said.at < ends[-1] and not (said.turn and said.turn in turns)
    ]
    world.mission = other.id  # whoever flies this world to its end is told its name
    world.script = (*announced, *coming)
    world.ends = tuple(ends)
