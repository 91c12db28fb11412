"""Where things are."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("places", "Where things are", """
    These words follow a noun and narrow it down, or stand after `is`: `a cell next to it`, `it is next to a stone`.
    Wherever a place is asked for, a piece may be named: the cell it stands on is meant.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("on", also=("in",), forms=("THING on PLACE", "THING in PLACE", "put THING on PLACE"), meaning="""
        Lying there. A place may be a cell, a row, a column, a set of cells, or what a piece stands on. `in` and `on`
        mean the same.

        In a sentence with `put`, `on` says where to, unless `onto` says it: write `put every stone on a1 onto b1`.
        """, example="""
        choose an empty cell on the third row
        put your stone there
        """, see=("holds", "put", "row")),
    say("next to", forms=("THING next to PLACE", "THING next to THING along their ways"), meaning="""
        Sharing a side with it: four neighbours on squares, six on hexagons, on a board with lines those that a stroke
        joins. With `dark cells` they are the cells that meet at a corner. An edge is next to the cells beside it and to
        the edges that it meets. A corner is next to the cells and the edges that meet there, and to the corners at the
        other ends of those edges. A place is not next to itself.

        `next to a stone` means next to any of them, so two stones can be next to each other. Next to a whole, as in
        `next to its group`, means outside it.

        Parts of tiles are next to each other where their signs face each other across a side of two tiles, and a part
        is next to a cell that it reaches.
        """, example="""
        choose an empty cell next to one of your stones
        put your stone there
        """, see=("touching", "one step", "joined to", "along its ways", "with edges")),
    say("touching", forms=("THING touching PLACE",), meaning="""
        Sharing a side or a corner with it: eight neighbours on squares. Tiles touch each other as their cells do. Parts
        touch each other where their signs lie side by side on one tile; an area touches what any part of it touches.
        """, example="""
        choose an empty cell touching one of your stones
        put your stone there
        """, see=("next to",)),
    say("between", forms=("THING between PLACE and PLACE",), meaning="""
        On the straight line from one place to the other, without the two. If no straight line leads there, nothing is
        between them.
        """, example="""
        choose one of your stones as the first end
        choose an enemy stone as the second end
        not allowed if a stone is between the first end and the second end
        remove the second end
        """, see=("in sight", "in line through", "in line with")),
    say("opposite", forms=("the cell opposite PLACE", "the point opposite your point"), meaning="""
        Straight across the middle of the board: on a board of 8 by 8 `h8` is opposite `a1`, and the last row is
        opposite the first. The cell in the very middle is opposite itself.
        """, example="""
        choose an empty cell
        not allowed if the cell opposite it is occupied
        put your stone there
        """, see=("star of side", "player opposite", "between")),
    say("in line through", forms=("NUMBER KINDS are in line through PLACE",
                                  "exactly NUMBER KINDS are in line through PLACE"), meaning="""
        Those in the longest unbroken straight line through a place, in any direction that the board has, diagonals too.
        There are no gaps: they stand directly beside each other. The place itself must hold one of them. Four in line
        are also three in line; with `exactly`, one line of just so many is enough, even if another one is longer.
        """, example="""
        choose an empty cell
        put your stone there
        if 3 of your stones are in line through there: you win
        """, see=("in a row", "at least")),
    say("in line with", also=("in line with both",), forms=("THING in line with PLACE",
                                                            "every KIND in line with both PLACE and PLACE"), meaning="""
        On a straight line through the place, in any direction that the board has, however far and whatever lies
        between; the place itself is on it too. With `both`: on the one straight line that leads through two places,
        from edge to edge. If there is none, nothing is in line with both.
        """, example="""
        choose one of your stones as the mover
        choose an empty cell in line with the mover
        not allowed if 3 stones are in line with both the mover and it
        put the mover onto it
        """, see=("between", "in sight", "number of steps from")),
    say("in a row", forms=("every KIND in a row DIRECTION from PLACE",), meaning="""
        Those in an unbroken row that begins at a place and goes on in one direction. The place itself is the first; if
        it is none of them, there are none.
        """, example="""
        choose one of your stones
        if 3 stones are in a row right from it: add 1 to your score
        remove it
        """, see=("in line through", "in sight")),
    say("joined to", also=("joined at sides or corners to",), forms=(
            "every KIND joined to THING", "every KIND joined at sides or corners to THING",
            "every KIND joined to THING along their ways", "NAME joined to NAME, NAME"),
        meaning="""
        Connected with it, from neighbour to neighbour, all of them of the kind named: `every stone of its owner joined
        to it` is a group in Go. The thing itself belongs to it if it is of that kind. Neighbours are those that are
        `next to` each other; with `at sides or corners`, those that are `touching`; with `along
        their ways`, those whose ways lead to each other.

        Parts of tiles are joined across the sides of tiles, where they are `next to` each other.

        On a `board of places` it says which places are neighbours.
        """, example="""
        choose an empty cell
        put your stone there as the new stone
        if 5 stones of yours are joined to the new stone: you win
        """, see=("join", "next to", "along its ways", "of places")),
    say("in sight", forms=("every cell in sight DIRECTION from PLACE", "a cell in sight"), meaning="""
        Along straight lines, up to and including the first occupied cell. So a rook reaches `every cell in sight
        orthogonally`: the empty cells and the first piece, but nothing behind it. Without a direction, any way.
        """, frame="piece", example="""
        may move
          choose an empty cell in sight diagonally
          put this onto it
        """, see=("between", "steps", "orthogonally")),
    say("one step", also=("steps",), forms=(
        "a cell one step DIRECTION from PLACE", "a cell NUMBER steps DIRECTION from PLACE",
        "a cell exactly NUMBER-NAME steps any way"),
        meaning="""
        So many steps straight on in a direction; without one, any way. Exactly so many, not fewer. What lies between
        does not matter; to ask about it say `between`. Without `from`, the steps begin at `this`. A direction such as
        `forward` is seen by the owner of the piece they begin at, else by you.
        """, frame="piece", example="""
        may move
          choose an empty cell one step forward or sideways
          put this onto it
        may move
          choose an empty cell 2 steps any way
          put this onto it
        """, see=("within", "in sight", "forward", "this")),
    say("within", forms=("a cell within NUMBER steps from PLACE",), meaning="""
        At most so many steps away, where a step goes to any cell that touches. The place itself is not among them.
        """, example="""
        choose an empty cell within 2 steps from one of your stones
        put your stone there
        """, see=("steps", "touching", "distance from")),
    say("a leap of", also=("away",),
        forms=("a cell a leap of NUMBER and NUMBER away", "a cell a leap of 1 and 2 from PLACE"),
        meaning="""
        So far along rows or columns and so far across: a knight's move is `a leap of 1 and 2`. What lies between does
        not matter.
        """, frame="piece", example="""
        may move
          choose an empty cell a leap of 1 and 2 away
          put this onto it
        """, see=("steps",)),
    say("at column", also=("and row",), forms=("a cell at column NUMBER and row NUMBER",), meaning="""
        The cell with these numbers, counted from 1 at the lower left.
        """, example="""
        choose a number from 1 to 5
        not allowed if the cell at column that number and row 3 is occupied
        put your stone onto the cell at column that number and row 3
        """, see=("cell", "row")),
    say("toward", also=("away from",), forms=("a cell one step toward PLACE from PLACE",
        "in sight toward PLACE from PLACE",
                                              "one step away from PLACE"), meaning="""
        A direction by where it leads: the straight way from one place to the other, or straight on away from it. If no
        straight line leads there, there is no such direction.
        """, example="""
        choose one of your stones
        choose an empty cell one step toward c3 from it as the goal
        put that stone onto the goal
        """, see=("one step", "between")),
    say("holds", forms=("PLACE holds THINGS", "PLACE holds no KIND", "zone NAME, holds NUMBER KINDS"), meaning="""
        Whether something lies there, in any layer: `a column that holds an empty cell`, `it holds no stone of yours`.
        Of several places: whether it lies on one of them.
        """, example="""
        choose a column that holds an empty cell
        put your stone onto the lowest empty cell in it
        """, see=("on", "empty", "has")),
    say("join", forms=("THINGS join PLACE and PLACE", "THINGS join every PLACE", "THINGS join NUMBER PLACES"),
        meaning="""
        Whether one connected group of the things reaches each of the places, as in Hex. The places are named one by
        one, or counted: `join all sides`, `join 3 sides`. Groups are connected as with `joined to`.
        """, example="""
        choose an empty cell
        put your stone there
        if your stones join your first row and your last row: you win
        """, see=("joined to", "row")),
    say("hang together", also=("hang together at sides or corners",),
        forms=("THINGS hang together", "THINGS hang together at sides or corners"), meaning="""
        Whether all of the things are one connected group, connected as with `joined to`, or `at sides or corners`.
        Nothing, and a single thing, always hang together.
        """, example="""
        choose an empty cell
        put your stone there
        if your stones hang together: add 1 to your score
        """, see=("joined to", "join")),
)
