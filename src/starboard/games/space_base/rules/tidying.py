"""A table on which somebody has laid cards by hand: every card is in one place again (SB-15.12, SB-22.4)."""

from __future__ import annotations

from starboard.games.space_base.rules.position import SpaceBase


def tidy(game: SpaceBase) -> None:
    """A card on a console leaves where it lay before; one that is nowhere goes where it comes from."""
    in_play = {card for console in game.consoles for card in console.all_cards()}
    in_play |= {card for hand in game.hands for card in hand}
    game.colonies = [card for card in game.colonies if card not in in_play]
    game.shipyard = [["" if card in in_play else card for card in row] for row in game.shipyard]
    in_play |= {card for row in game.shipyard for card in row}
    game.decks = [[card for card in deck if card not in in_play] for deck in game.decks]
    in_play |= {card for deck in game.decks for card in deck} | set(game.colonies)
    _return(game, in_play)
    for console in game.consoles:
        console.charges = {card: count for card, count in console.charges.items() if count}


def _return(game: SpaceBase, in_play: set[str]) -> None:
    """Ships go under their decks and colonies on offer; a starting ship was deployed in its sector."""
    for level, box in enumerate(game.catalogue.decks[: len(game.decks)]):
        game.decks[level] = [card for card in box if card not in in_play] + game.decks[level]
    game.colonies = [card for card in game.catalogue.colonies if card not in in_play or card in game.colonies]
    for console in game.consoles:
        own = console.all_cards()
        for index, starter in enumerate(game.catalogue.starters[: len(console.patrol)]):
            if starter not in own:
                console.patrol[index] = (starter, *console.patrol[index])
