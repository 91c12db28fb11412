"""After swaps that a seat did not see, it imagines every world that fits what it saw, and no trace of the true one.

The worlds that fit are found by trying all that chance and the others could have decided instead.
"""

from __future__ import annotations

from random import Random

import pytest

from ludoteka.core import CHANCE, Position
from tests.machine.small import game

TURNS = 5
MANY = 60
"""So many worlds are imagined for each that is possible."""

RULES = game("""
    game Unseen Swaps
    players Ann, Bob
    a size is small or large
    each card has a size
    card ant, small
    card bee, small
    card cat, large
    card dog, large
    zone deck, seen by nobody, in order
    zone shelf, seen by all
    zone chest, seen by nobody
    each player
      zone hand, seen by its owner
      zone file, seen by its owner, in order
    setup
      put every card into the deck
      shuffle the deck
      let the first player: put the top 2 cards of the deck onto your file
      let the last player: put the top card of the deck into your hand
    turn
      either "Ends": swap the top card of your file and the bottom card of your file
      or "Order"
        choose a card in your file as the gift
        choose another card in your file as the price
        swap the gift and the price
      or "Exchange"
        choose a card in your hand as the gift
        choose a card in your file as the price
        swap the gift and the price
      or "Deal"
        choose a card in your file as the gift
        swap the gift and a random card in the hand of the next player
      or "Zones": swap your file and the hand of the next player
      or "Deck"
        choose a card in your file as the gift
        swap the gift and the top card of the deck
      or "Name": swap the ant and the dog
      or "Chest"
        choose a card in your file as the gift
        swap the gift and a random card in the chest
      or "Buy"
        not allowed if the shelf is empty
        choose a card in your file as the gift
        choose a card in the shelf as the price
        swap the gift and the price
      or "Has none"
        not allowed if there is a card in your file with size large
        do nothing
      or "Show"
        choose a card in your file
        show it to the next player
      or "Hide"
        choose a card in your hand
        put it into the chest
      or "Lay"
        choose a card in your file
        put it into the shelf
      or "Draw": put the top card of the deck onto your file
      or "Pull": put the top card of your file into your hand
    """)


def lying(position: Position) -> str:
    """What truly lies in every zone."""
    return "\n".join(line for line in str(position).splitlines() if line.startswith("zone"))


def observed(before: Position, move: str, after: Position, seat: int) -> object:
    """All that a seat is told of a move."""
    told = [(choice.text, choice.names, choice.places) for choice in before.told(move, seat)]
    return told, after.view(seat), after.chooser


def imagined(position: Position, seat: int, worlds: int) -> set[str]:
    return {lying(position.imagine(seat, seed)) for seed in range(MANY * min(worlds, 12))}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("number", range(16))
def test_all_that_fits_is_imagined_and_nothing_tells_which_is_true(number: int, seat: int) -> None:
    rng, position, turns = Random(number), RULES.start(seed=None), 0
    fitting: list[Position] = [position]
    while turns < TURNS:
        move = rng.choice(position.moves()).text
        after = position.play(move)
        seen, found = observed(position, move, after, seat), dict[str, Position]()
        for world in fitting:
            for other in [move] if position.chooser == seat else [one.text for one in world.moves()]:
                then = world.play(other)
                if observed(world, other, then, seat) == seen:
                    found[str(then)] = then
        turns += position.chooser is not CHANCE
        position, fitting = after, list(found.values())
    possible = {lying(world) for world in fitting}
    held = imagined(position, seat, len(possible))
    assert possible <= held
    assert imagined(rng.choice(fitting), seat, len(possible)) == held
