"""Directions."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("directions", "Directions", """
    Directions follow `one step`, `steps`, `in sight`, `in a row`, `ways` and `as drawn`. Several of them are joined
    with `or`: `forward or sideways`.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("forward", also=("backward", "sideways"),
        forms=("one step forward", "as drawn, forward or sideways"),
        meaning="""
        Seen by a player: straight on, straight back, and to both sides. Where forward is, `players White moving up`
        says. It is seen by the owner of the piece that moves, else by you.

        On hexagons a player moving up has two ways forward, up left and up right; a player moving right has one, right.
        On a track forward is `onward`.
        """, frame="piece", example="""
        may move as drawn, forward or sideways
          @ .  ->  . @
        """, see=("players", "diagonally forward", "up")),
    say("diagonally forward", also=("diagonally backward",), forms=("one step diagonally forward",), meaning="""
        Over a corner and ahead, to both sides; over a corner and back.
        """, frame="piece", example="""
        may move as drawn, diagonally forward
          @ .  ->  . @
        """, see=("forward", "diagonally")),
    say("orthogonally", also=("diagonally", "any way"), forms=("in sight orthogonally", "one step diagonally",
        "one step any way"),
        meaning="""
        `orthogonally`: along rows and columns. `diagonally`: over corners. `any way`: all directions that the board
        has. On hexagons `orthogonally` and `any way` are the six ways over a side, and there is no diagonal.
        """, frame="piece", example="""
        may move
          choose an empty cell in sight orthogonally
          put this onto it
        may move as drawn, diagonally
          @ x  ->  . @
        """, see=("in sight", "one step")),
    say("up", also=("down", "left", "right", "up left", "up right", "down left", "down right"), forms=(
        "one step up", "in a row left from PLACE"), meaning="""
        As the board is drawn, the same for all players. On hexagons the ways are left, right, up left, up right, down
        left and down right; there is no up and no down. On triangles they are left, right, and up or down.
        """, frame="piece", example="""
        may move as drawn, up or right
          @ .  ->  . @
        may move as drawn, down left
          @ .  ->  . @
        """, see=("forward", "hexagons")),
    say("that way", forms=("choose up, down, left or right", "one step that way from PLACE", "in sight that way"),
        meaning="""
        The direction just chosen. `choose` with a list of directions lets the player pick one of them: `choose up,
        down, left or right`, `choose forward or sideways`. Words for several directions, such as `orthogonally`, offer
        each of them.
        """, frame="whole", example="""
        game Wind
        players 1
        board 5 by 5
        piece leaf, plural leaves
        setup
          put leaves on the third row
        turn
          choose up, down, left or right
          for each leaf
            if an empty cell is one step that way from it: put it onto the cell one step that way from it
        end
          if a leaf is on c5: you win
          if the turn number is 20: you lose
        """, see=("choose", "up", "one step")),
    say("onward", also=("back",), forms=("one step onward from PLACE", "in a row back from PLACE"), meaning="""
        Along a track or a ring: to the next higher number, and to the next lower one.
        """, frame="whole", example="""
        game Round and round
        players Ann, Bob
        board ring of 8 houses
        piece runner
        setup
          put a runner onto the first house
        turn
          choose a runner
          choose a house one step onward or back from it as the goal
          put that runner onto the goal
        end
          if the turn number is 20: the game is drawn
        """, see=("ring of", "forward")),
)
