"""Small texts for what the library does not use: native code plays them as the interpreter does."""

from __future__ import annotations

import random
from dataclasses import is_dataclass

import pytest

import ludoteka as lt
from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.description import Description
from ludoteka.language.soundness import parts
from ludoteka.machine import TextGame
from ludoteka.native import native
from tests.machine.chance import GAMES
from tests.machine.small import game
from tests.native.at_once_texts import AT_ONCE
from tests.native.card_texts import CARDS
from tests.native.event_texts import ANY_TIME, CHANGES, EVENTS, REMEMBERED
from tests.native.heap_texts import HEAPS
from tests.native.lockstep import Closeness, compare
from tests.native.miss_texts import MISSES
from tests.native.place_texts import PLACES
from tests.native.secret_texts import SECRETS
from tests.native.starts import INTERPRETED
from tests.native.swap_texts import SWAPS

CLOSE = Closeness(every=5, tried=12, deep=40)

TEXTS = {
    "places": """
        game Places
        players White moving up, Black moving down
        board 5 by 5
        each cell has height
        piece stone
        turn
          either "near"
            choose an empty cell within 2 steps from c3 as the spot
          or "at"
            choose a number from 0 to 6
            choose an empty cell at column that number and row 2 as the spot
          or "far"
            choose an empty cell as the spot
            not allowed if the distance from a1 to the spot is less than 6
          or "low"
            choose an empty cell with the least height as the spot
          or "line"
            choose an empty cell in line with both a1 and e5 as the spot
          put your stone onto the spot
          set the height of the spot to the turn number
          if the total height of every cell in line with c3 is more than 90: you win
        end
          if no cell is empty: the game is drawn
    """,
    "kinds": """
        game Kinds
        players White moving up, Black moving down
        board 4 by 2
        piece stone
        piece lord
        setup
          put White stones on the first row
          put Black lords on the last row
        turn
          choose one of your pieces as the mover
          choose an enemy piece as the other one
          either "swap"
            not allowed if the kind of the mover is the kind of the other one
            swap the mover and the other one
          or "turn"
            choose a stone or lord as the new kind
            the other one becomes the new kind
          or "win"
            the other one becomes yours
          if the number of lords is 3: take another turn
        end
          if you have no pieces: you lose
        a game lasts at most 20 turns
    """,
    "several players": """
        game Others
        players Red, Green, Blue
        board 7 by 1
        each player has score, luck
        piece stone
        turn
          choose an empty cell
          put your stone there
          choose a player as the friend
          add 2 to the score of the friend
          let every other player
            choose a number from 1 to 2
            add that number to your luck
        end
          if no cell is empty: the player with the most score, then the most luck wins
    """,
    "two boards": """
        game Two boards
        players White moving up, Black moving down
        board 3 by 2, called West
        board 2 by 3, called East
        piece stone
        setup
          put a White stone onto the first cell on West
          put a Black stone onto the first cell on East
        turn
          choose one of your stones as the mover
          choose up, down, left or right
          choose an empty cell one step that way from the mover
          put the mover onto it
          may "more"
            choose an empty cell on East
            put your stone there
        end
          if at most 2 empty cells are on East: you lose
        a game lasts at most 12 turns
    """,
    "layers": """
        game Layers
        players White moving up, Black moving down
        board 3 by 3
        layers floor, air
        piece tile, in layer floor
        piece bird, in layer air
        the flock of a bird is the birds of its owner joined to it
        a bird is lonely if no empty cell is next to its flock
        turn
          either
            choose an empty cell
            put your bird there
          or "lay"
            choose a cell that holds no tile
            put a tile there
          for each lonely bird: remove it
          for each tile
            if a bird of yours is on its cell: remove it
        end
          if the turn number is 25: the game is drawn
    """,
    "sides": """
        game Sides
        players White moving up, Black moving down
        board 3 by 2
        piece stone
        setup
          Black begins
          put stones on a1
        turn
          either
            choose an empty cell
            put your stone there
          or "swap"
            not allowed if the turn number is not 2
            swap sides
          or "leave"
            choose one of your stones
            remove it
            not allowed if the same board has occurred before
            if the turn number is more than 6: end the turn
            choose an empty cell opposite a1
            put your stone there
        end
          if the same position has occurred 2 times: you win
          if no cell is empty: you lose
        a game lasts at most 30 turns
    """,
    "numbers": """
        game Numbers
        players 1 to 3
        board 2 by 2
        the game has clock, starting at 50000
        each player has score
        piece stone
        turn
          choose a number from 1 to 3
          either "more"
            set clock to clock times clock times that number
          or "less"
            set clock to 7 minus clock times 3 minus clock
          or "part"
            set clock to clock divided by that number minus 2
          add clock to your score
        end
          if the turn number is 9: the player with the most score wins
    """,
    "nobody": """
        game Nobody
        players White moving up, Black moving down
        board 4 by 4
        piece stone
        the group of a stone is the stones of its owner joined to it
        a stone is captured if no empty cell is next to its group
        setup
          put stones on b2 and c2
        turn
          choose an empty cell
          put your stone there
          remove every captured stone
        end
          if the turn number is 30: the game is drawn
    """,
    "loops": """
        game Loops
        players White moving up, Black moving down
        board 4 by 3
        the game has clock
        piece stone
        to grow a number
          if that number is more than 2: stop
          add that number to clock
        turn
          choose an empty cell in your first row as the spot
          repeat clock divided by 3 times: add 1 to clock
          for each cell next to the spot
            for each stone next to it: add 1 to clock
          repeat while the spot is empty
            put your stone onto the spot
            remember the cell one step forward from the spot as the spot
            grow 2
            grow 3
        stuck players pass
        end
          if every player is stuck: the player with the most stones wins
    """,
    "one deed": """
        game Flip
        players White, Black
        board 5 by 1
        piece disc
          may flip as drawn, sideways, all at once
            @ x+ o  ->  @ o+ o
        setup drawn
          w b b w .
        legend
          w White disc
          b Black disc
        turn
          flip with the first disc
    """,
    "soft rules": """
        game Soft
        players White moving up, Black moving down
        board 4 by 2
        each cell has gold
        piece stone
        setup
          set the gold of b1 to 2
          set the gold of c1 to 2
        turn
          choose an empty cell as the spot
          put your stone onto the spot
          not allowed if the spot is in the first column unless nothing else is possible
          not allowed if the spot is in the last column unless nothing else is possible
          either "stay"
            not allowed if another way gives more than the gold of the spot
          or "go"
            not allowed if another way gives more than 1
        end
          if no cell is empty: the game is drawn
    """,
    "colours": """
        game Colours
        players White, Black
        board 3 by 3
        a colour is red, green or blue
        piece stone
          has a colour
        turn
          choose an empty cell
          put your stone there
          choose one of your stones as the painted stone
          choose a colour
          set the colour of the painted stone to that colour
          if the number of different colours of your stones is 3: you win
    """,
    "winds": """
        game Winds
        players White moving up, Black moving down
        board 3 by 3
        piece leaf, plural leaves
        setup
          put a White leaf onto a1
          put a Black leaf onto b2
        turn
          choose up or right
          not allowed if no empty cell is one step that way from one of your leaves
          let the opponent
            choose one of your leaves
          for each leaf of yours
            if an empty cell is one step that way from it: put it onto the cell one step that way from it
    """,
}
TEXTS |= GAMES | CARDS | CHANGES | EVENTS | ANY_TIME | REMEMBERED | HEAPS | PLACES | SECRETS | AT_ONCE | SWAPS | MISSES
TILES = {"Adjoining", "ChooseTurn", "Facing", "Fronts", "NameOf", "OnParts", "PartPlace", "PartsOf", "Reaching",
         "TilesOf"}
"""What only the interpreter runs."""
NEVER = TILES | {"NotYet", "NotYetDone", "Expr", "Action", "Filter"}
"""What is never compared: what only the interpreter or no machine runs, and what is only a common name."""


@pytest.mark.parametrize("name", TEXTS)
def test_small_games_are_played_alike(name: str) -> None:
    small = game(TEXTS[name])
    for seats in small.seat_counts:
        for seed in range(4):
            compare(small.start(seats=seats), random.Random(f"{name} {seed}"), 25, CLOSE)


def classes(description: Description) -> set[str]:
    rules = [rule.block for rule in description.rules()]
    words = [one.cases for made in description.definitions.values() for one in made]
    return {type(node).__name__ for node in parts((*rules, *words))}


def test_every_part_of_the_language_is_compared() -> None:
    played = [lt.game(name) for name in lt.library() if name not in INTERPRETED]
    games = played + [game(text) for text in TEXTS.values()]
    used = set().union(*(classes(one.description) for one in games if isinstance(one, TextGame)))
    base = (form.Expr, form.Filter, act.Action)
    known = {name for module in (form, act) for name, kind in vars(module).items()
             if isinstance(kind, type) and is_dataclass(kind) and issubclass(kind, base)}
    assert known - used == NEVER


@pytest.mark.parametrize("text", [
    """
    game Wide
    players White, Black
    board 40 by 40
    piece stone
    turn
      choose an empty cell
      put your stone there
    """,
    """
    game Rows
    players White, Black
    board 3 by 3
    piece stone
      may move as drawn
        . .      @ .
        @ .  ->  . .
    setup
      put White stones on a1
    turn
      move one of your stones
    """,
    """
    game Thorns
    players White, Black
    board 3 by 3
    piece stone
    each player
      has score
      when a player pricks you: prick that player
    to prick a player
      take 1 from the score of that player
    turn
      choose an empty cell
      put your stone there
      if the turn number is 5: prick the opponent
    """,
    """
    game Meadow
    players White, Black
    board growing
    zone bag, seen by all
    tile Grass, 5 copies
    setup
      put every tile into the bag
      put the first tile in the bag onto the first cell
    turn
      choose a tile in the bag as the next one
      choose an empty cell next to a tile
      put the next one there
    """,
    """
    game Lanes
    players White, Black
    board 3 by 3
    zone bag, seen by all
    tile drawn
      Lane, 5 copies
      f r f
      f r f
      f r f
    legend
      f field
      r road
    part road
    part field
    setup
      put every tile into the bag
    turn
      choose a tile in the bag as the next one
      choose an empty cell
      put the next one there, turned any way
    """,
], ids=["too large", "a drawing of several rows", "events that lead to each other", "a board that grows",
        "tiles with parts"])
def test_what_is_not_native_is_played_by_the_interpreter(text: str) -> None:
    start = game(text).start()
    assert native(start) is None
    assert start.play(0).run.state[start.machine.layout.turn_number] == 2
