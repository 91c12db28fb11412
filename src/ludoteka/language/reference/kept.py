"""What the game keeps: numbers, states, memories."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("kept", "What is kept", """
    Besides where the pieces lie, a game may keep numbers, states and memories: of the game, of each player, of each
    piece, of each cell. What is not declared is not kept.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("has", forms=(
        "each KIND has NAME", "the ZONE has NAME", "each ZONE has NAME", "has NAME, NAME",
        "has NAME, starting at NUMBER", "a LIST is WORD, WORD or WORD", "a LIST is one of",
        "each KIND has a LIST", "THING has NUMBER-NAME",
        "THING has no NUMBER-NAME",
        "THING has NUMBER-NAME VALUE", "PLAYER has NUMBER KIND",
        "THING has NUMBER NUMBER-NAME", "THING has at least NUMBER NUMBER-NAME"), meaning="""
        In a heading or below one: every such thing keeps a number of that name. It starts at 0. Nobody has to say how
        large it can become.

        With the name of a list (`a picture is bird, leaf or star`; a long one is `a picture is one of` with its
        words on the lines below) every such thing has one word of that list, or none:
        `each card has a picture`, `a bird card`, `its picture is bird`, `set its picture to star`.

        A zone of cards may have numbers, too: `the deck has charges`, `each hand has tokens, starting at 2`. A common
        zone has one, and where each player has the zone, each of these has one. It is called with its zone: `take 1
        from the deck's charges`, `add 1 to the tokens of your hand`, `if the deck has no charges`. It is seen beside
        the zone's name.

        In a condition, said of a number: `it has seeds` means more than none, `it has no seeds` means none, `it has
        digit 3` means that its digit is 3, `it has 3 seeds` that there are at least three. Said of things: `you have
        3 men` means at least three men on the board, `you have exactly 3 men` means three.
        """, frame="whole", example="""
        game Sow two
        players Ann, Bob
        board ring of 8 houses, 4 for each player
        each house has seeds, starting at 2
        each player has score
        turn
          choose a house of yours that has seeds
          take 1 from its seeds
          add 1 to your score
        end
          if you are stuck: the player with the most score wins
        """, see=("each", "starting at", "the game has", "zone", "set", "is")),
    say("the game has", forms=("the game has NAME", "the game has NAME, back to NUMBER after each turn"), meaning="""
        The game itself keeps a number. In sentences it is called by its bare name: `add 1 to passes`, `if passes is 2`.
        Numbers of the game and of players do not count when positions are compared.
        """, frame="whole", example="""
        game Until both pass
        players Ann, Bob
        board 3 by 3
        piece stone
        the game has passes
        turn
          either
            choose an empty cell
            put your stone there
            set passes to 0
          or "Pass"
            add 1 to passes
        end
          if passes is 2: the player with the most stones wins
        """, see=("has", "set", "the same position has occurred")),
    say("the game", forms=("the game is STATE or STATE", "the game is WORD if CONDITION", "if the game is WORD"),
        meaning="""
        The game itself is in a state, one of the words named. The first one is how it starts. `the game becomes open`
        changes it, `if the game is open` asks.

        A describing word may be explained for the game as for a thing: `the game is solved if all of`, with the
        conditions below.
        """, frame="whole", example="""
        game Open and close
        players Ann, Bob
        board 3 by 3
        piece stone
        the game is closed or open
        turn
          choose an empty cell
          not allowed if the game is closed and it is on the last row
          put your stone there
          if it is on the second row: the game becomes open
        the game is finished if all of
          the game is open
          no cell is empty
        end
          if the game is finished: the game is drawn
        """, see=("is", "if all of", "the game becomes")),
    say("remembers", also=("the game remembers",), forms=(
        "the game remembers the NAME, a cell", "each player remembers the NAME, a player",
        "the game remembers the NAME, a tile"), meaning="""
        A place, a player, a card, a tile or a part of a tile is kept for later turns. At first there is none: `the
        leader is nobody`, `the new tile is nothing`, or for a cell, no cell is the one remembered. `set the NAME to …`
        changes it. Pieces cannot be remembered yet; that is checked, but not played.

        What is needed only until the end of the same rule is named with `as`.
        """, frame="whole", example="""
        game Not there again
        players Ann, Bob
        board 3 by 3
        piece stone
        the game remembers the used cell, a cell
        turn
          choose an empty cell
          not allowed if the used cell is next to it
          put your stone there
          set the used cell to it
        """, see=("remember", "set", "until your next turn", "nobody")),
    say("starting at", forms=("has NAME, starting at NUMBER", 'OPTION is …, starting at VALUE  "QUESTION"'), meaning="""
        The number that something has at first; the value of an option if nobody asks for another.
        """, frame="top", example="each player has lives, starting at 3", see=("has", "options")),
    say("from", forms=("has NAME, from NUMBER to NUMBER", "choose a number from NUMBER to NUMBER",
        "one step forward from THING",
                       "take NUMBER from NUMBER-NAME"), meaning="""
        With a number that is kept: the smallest and the largest value it can have. What would go beyond stays at the
        limit. This is never demanded.

        In other sentences `from` says where a range, a step or a row begins, or what a number is taken from.
        """, frame="top", example="the game has danger, from 0 to 5",
        see=("has", "take", "one step", "choose a number from")),
    say("back to", also=("after each turn",), forms=("has NAME, back to NUMBER after each turn",), meaning="""
        The number goes back by itself at the end of every turn, whoever plays.
        """, frame="whole", example="""
        game Two drops
        players Ann, Bob
        board 4 by 4
        piece stone
        the game has drops, back to 0 after each turn
        turn
          repeat while drops is less than 2
            choose an empty cell
            put your stone there
            add 1 to drops
        end
          if no cell is empty: the game is drawn
        """, see=("has", "repeat while")),
    say("seen by all", also=("seen by its owner", "seen by nobody"), forms=(
        "has NAME, seen by all", "has NAME, seen by nobody while STATE", "has NAME, seen by its owner",
        "is STATE or STATE, seen by nobody while STATE", "zone NAME, seen by its owner",
        "remembers the NAME, a player, seen by nobody"),
        meaning="""
        Who may know it. Without these words, everything on a board is seen by all.

        What a piece has can be hidden: always, or while it is in a state. Everybody knows what is drawn, until it is
        shuffled. Who has seen it once may remember it. A move ends where it shows the player something that was
        hidden, so nobody chooses by what cannot be known yet.

        Cells, players and the game can hide what they have, too, and rules may change it. What somebody or chance
        decides unseen is not told; what rules tell of it, all may use.
        """, frame="whole", example="""
        game Secrets
        players Ann, Bob
        board 3 by 3
        each player
          has plans, seen by its owner
          zone hand, seen by its owner
        turn
          do nothing
        """, see=("face down", "shuffle", "zone", "show")),
    say("owner", forms=("the owner of THING", "its owner"), meaning="""
        The player a piece or a house belongs to, or `nobody`.
        """, example="""
        choose a stone
        if its owner is you: add 1 to your score
        remove it
        """, see=("yours", "nobody", "enemy")),
    say("position", forms=("its position", "the position of THING"), meaning="""
        The number of a cell in reading order, from 1 at the top left.
        """, example="""
        choose an empty cell
        put your stone there
        if its position is more than 12: add 1 to your score
        """, see=("cell",)),
    say("row number", also=("column number",), forms=("its row number", "the column number of CELL"), meaning="""
        The number of a cell's row or column, counted from 1 at the lower left, as in the names of cells: `c2` has the
        column number 3 and the row number 2.
        """, example="""
        choose an empty cell whose row number is at most 3
        put your stone there
        """, see=("position", "row")),
    say("seat", forms=("your seat", "the seat of PLAYER"), meaning="""
        The number of a player round the table, from 1.
        """, example="""
        choose an empty cell whose position is at least your seat
        put your stone there
        """, see=("position", "next player")),
    say("value", forms=("has value", "KIND with value NUMBER"), meaning="""
        A name that is ready for the number on a piece or a card. It is kept only where the text says `has value`.
        """, frame="whole", example="""
        game Make room
        players 1
        board 3 by 1
        piece block
          has value
          may slide as drawn, orthogonally
            @ .  ->  . @
        turn
          slide a block
        end
          if a block with value 2 is on b1: you win
        legend
          1 to 9 block with that value
        level First, easy, 1 move
          1 . 2
        """, see=("has", "legend")),
)
