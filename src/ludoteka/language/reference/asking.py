"""Conditions and numbers."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("asking", "Conditions and numbers", """
    A condition says something of things, or compares numbers. Numbers are whole; they may be less than 0.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("is", also=("are", "is not", "are not", "is then", "are then"), forms=(
        "THING is WORD", "THING is PLACE-WORDS", "THING is a KIND", "NUMBER is NUMBER", "NUMBER is at least NUMBER",
        "NUMBER is A, B or C", "each KIND is STATE or STATE", "the NAME of a KIND is …"), meaning="""
        Says or asks what something is. Two things are the same: `it is the closed cell`. It is of a kind: `it is a
        man`. It is at a place: `it is on your last row`. It is in a state: `it is moved`. A number equals another,
        exactly: `passes is 2`; one of several: `its seeds are 2 or 3`. `are` means the same, and `is then` too, where
        it reads better.

        Below a heading, `is fresh or moved` declares a state: one of these words at a time, the first one at the start.
        """, frame="whole", example="""
        game Sleepers
        players White moving up, Black moving down
        board 4 by 4
        piece pawn
          is asleep or awake
          may wake
            not allowed if this is awake
            this becomes awake
          may walk
            not allowed if this is asleep
            choose an empty cell one step forward
            put this onto it
        setup
          put White pawns on White's first row
          put Black pawns on Black's first row
        turn
          either "Wake": wake one of your pawns
          or "Walk"
            walk with one of your pawns
            if it is on your last row: you win
        """, see=("at least", "becomes", "has", "kind")),
    say("and", forms=("CONDITION and CONDITION", "between PLACE and PLACE", "toggle THINGS and THINGS"), meaning="""
        Both conditions must hold. `and` and `or` cannot be mixed in one sentence. In other sentences it joins the last
        two of a list.
        """, frame="end", example="if no cell is empty and your score is more than 3: you win",
        see=("or", "if all of")),
    say("there is", forms=("there is a KIND", "there are NUMBER KINDS", "there is no KIND"), meaning="""
        Whether there is such a thing on the board, or at least so many of them.
        """, frame="end", example="""
        if there is no White stone: Black wins
        if there are 20 stones: the game is drawn
        """, see=("a", "no", "holds")),
    say("the same position has occurred", also=("the same board has occurred",), forms=(
        "the same position has occurred NUMBER times", "the same board has occurred before"), meaning="""
        Whether what is there now was there before. Positions are compared at the beginning of each turn, and the
        present one counts: `3 times` means now and twice before, `before` means now and once before.

        `the same position` compares the pieces with their kinds, owners and places, all that pieces and cells keep, the
        states and memories of players and of the game, and whose turn it is. The numbers of players and of the game do
        not count: they are counters. `the same board` compares only pieces, cells and what they keep.
        """, frame="whole", example="""
        game Wander
        players White, Black
        board 3 by 3
        piece king
          may move as drawn, any way
            @ .  ->  . @
        setup
          put a White king onto a1
          put a Black king onto c3
        turn
          move one of your kings
        end
          if the same position has occurred 3 times: the game is drawn
        """, see=("when", "times", "the game has")),
    say("number of", also=("number of different",),
        forms=("the number of THINGS", "the number of different NAME of THINGS"),
        meaning="""
        How many there are; with `different`, how many different values they have of something.
        """, frame="end", example="""
        if the number of empty cells is less than 4: the player with the most stones wins
        """, see=("total", "has", "at least")),
    say("total", forms=("the total NUMBER-NAME of THINGS", "the highest NUMBER-NAME of THINGS",
        "the lowest NUMBER-NAME of THINGS"),
        meaning="""
        All their numbers together; the largest; the smallest. Of no things it is 0.
        """, frame="whole", example="""
        game Heap up
        players Ann, Bob
        board 3 by 3
        each cell has height
        turn
          choose a cell
          add 1 to its height
        end
          if the highest height of every cell is 3: you lose
          if the total height of every cell is 20: the game is drawn
        """, see=("number of", "runs of", "larger of")),
    say("runs of", forms=("the runs of THINGS are the NUMBER-NAMES of THINGS", "the NUMBER-NAMES of THINGS are …"),
        meaning="""
        How many of these things lie beside each other without a gap, for each such run: several numbers, in a row from
        the left, in a column from the top. Things that do not lie in one row or column are together if they are next to
        each other.

        The plural of a number's name, `the lengths of its clues`, means the number of each of the things, in the same
        order. Several numbers can be compared with several others: they are the same if there are as many, each equal
        to the one at its place. No things are no numbers.
        """, frame="whole", example="""
        game Runs
        players 1
        board 5 by 2
        piece clue
          has length
        piece block
        turn
          choose an empty cell on the first row
          put a block there
        end
          if the runs of blocks in the first row are the lengths of the clues in the last row: you win
        setup drawn
          3 . 1 . .
          . . . . .
        legend
          1 to 5 clue with that length
        """, see=("total", "number of", "joined to")),
    say("make a true equation", forms=("THINGS make a true equation",), meaning="""
        Whether these pieces, read from the left (in a column from the top), are an equation that is true. A piece that
        has a number is read as that number, any other as its sign in the legend: `+`, `-`, `*`, `/` or `=`. Pieces
        that are not asked about are passed over, and digits that then follow each other are read as one number: 1, 2,
        `=`, 1, 2 is 12 = 12.

        There is one `=`, with a value on both sides. `*` and `/` come before `+` and `-`. A side may begin with `-`,
        so 3 - 5 = -2 is true. A division that leaves a rest has no value, and a number of several digits does not
        begin with 0.
        """, frame="whole", example="""
        game Strike out
        players 1
        board 7 by 1
        piece digit
          has value
        piece plus sign
        piece equals sign
        turn
          choose a digit
          remove it
        end
          if the pieces in the first row make a true equation: you win
        setup drawn
          1 2 + 3 = 2 5
        legend
          1 to 9 digit with that value
          + plus sign
          = equals sign
        """, see=("runs of", "legend", "total")),
    say("larger of", also=("smaller of",),
        forms=("the larger of NUMBER and NUMBER", "the smaller of NUMBER and NUMBER"),
        meaning="""
        The one of two numbers that is larger, or smaller.
        """, example="""
        choose an empty cell
        put your stone there
        set count to the larger of count and your score
        """, see=("total",)),
    say("distance from", forms=("the distance from PLACE to PLACE",), meaning="""
        The fewest steps from neighbour to neighbour (`next to`), whatever lies there; -1 if no way leads there.
        """, example="""
        choose an empty cell
        not allowed if the distance from it to c3 is more than 1
        put your stone there
        """, see=("within", "next to", "number of steps from")),
    say("number of steps from", forms=("the number of steps from PLACE to PLACE",), meaning="""
        How many steps lead straight on from one place to the other, diagonally too, whatever lies between; 0 if no
        straight line leads there.
        """, example="""
        choose one of your stones as the mover
        choose an empty cell
        not allowed if the number of steps from the mover to it is not 2
        put the mover onto it
        """, see=("distance from", "steps", "in line with")),
    say("plus", also=("minus", "+", "-"), forms=("NUMBER plus NUMBER", "NUMBER minus NUMBER"),
        meaning="Adds, and takes away.",
        frame="end", example="if White's score is more than Black's score plus 3: White wins", see=("times", "add")),
    say("times", also=("divided by",), forms=("NUMBER times NUMBER", "NUMBER divided by NUMBER", "repeat NUMBER times",
                                              "has occurred NUMBER times"), meaning="""
        Multiplies and divides, before `plus` and `minus` are done. Division leaves out what is over: 7 divided by 2 is
        3. Divided by 0 it is 0.
        """, frame="end", example="""
        if the number of stones times 2 is more than 30: the game is drawn
        if the number of stones divided by 3 is 5: the game is drawn
        """, see=("plus", "repeat")),
    say("turn number", forms=("the turn number",), meaning="""
        The number of the turn, from 1; every player's turns are counted.
        """, frame="end", example="if the turn number is 21: the game is drawn", see=("a game lasts at most",)),
    say("two", also=("three", "four", "five", "six", "seven", "eight", "nine", "ten"), forms=("two of your KINDS",
        "three steps"),
        meaning="Small numbers may be written as words.", example="""
        choose an empty cell
        put your stone there
        if three of your stones are in line through there: you win
        """, see=("at least",)),
)
