"""Pieces, their kinds and what they can do."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("things", "Pieces and what they do", """
    A piece is a heading, and what it can do stands below it. So a change to one piece stays with that piece.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("piece", forms=("piece NAME", "piece NAME, plural NAMES", "KIND NAME"), meaning="""
        Something that lies on a board. The heading gives it its name; what it keeps and what it can do stands below. As
        a noun, `piece` means every kind of piece.

        There are as many of each kind as the game needs: they come from the box when they are put onto a board, and go
        back there when they are removed. In a sentence a piece is always one on a board; only `put` takes one from the
        box. A piece belongs to a player, or to nobody.
        """, frame="whole", example="""
        game Hop
        players Red moving up, Blue moving down
        board 5 by 5
        piece frog
          may hop as drawn, forward
            @ * .  ->  . * @
        piece rock
        setup
          put Red frogs on Red's first row
          put Blue frogs on Blue's first row
          put a rock onto c3
        turn
          hop with one of your frogs
          if it is on your last row: you win
        """, see=("kind", "each", "put", "may")),
    say("kind", forms=("kind NAME, a KIND", "the kind of THING"), meaning="""
        A kind for several kinds of pieces that have something in common. No piece is only an officer: the name of the
        kind begins the headings of those that belong to it. What stands below the kind holds for all of them.

        As a property, `the kind of it` is the kind of a piece, to be compared with that of another.
        """, frame="whole", example="""
        game Two sorts
        players White moving up, Black moving down
        board 4 by 4
        kind walker, a piece
          may move as drawn, along its ways
            @ .  ->  . @
        walker snail
          ways forward
        walker crab
          ways sideways or forward
        setup
          put White snails on White's first row
          put Black crabs on Black's first row
        turn
          move one of your walkers
          if it is on your last row: you win
        """, see=("piece", "each", "ways")),
    say("each", forms=("each KIND", "each KIND has NUMBER-NAME", "each KIND is STATE or STATE",
        "each KIND remembers …"),
        meaning="""
        What holds for every piece, cell or player of a kind. With lines below it is a heading like `piece`; or it says
        in one line what they keep. `each piece` means all kinds of pieces.

        In the text of a rule `for each` does something with one after another.
        """, frame="whole", example="""
        game Crowd
        players White moving up, Black moving down
        board 4 by 4
        each player has pace
        piece man, plural men
        piece dog
        each piece
          may walk as drawn, forward or sideways
            @ .  ->  . @
        setup
          put White men on White's first row
          put Black dogs on Black's first row
        turn
          walk with one of your pieces
          add 1 to your pace
          if it is on your last row or your pace is 20: you win
        """, see=("piece", "has", "for each")),
    say("plural", forms=("piece NAME, plural NAMES",), meaning="""
        How several of them are called, where English does not simply add an s. `men`, `women`, `people`, `feet`,
        `geese` and `dice` are known; so are endings as in `boxes` and `armies`.
        """, frame="whole", example="""
        game Mice
        players Ann, Bob
        board 3 by 3
        piece mouse, plural mice
        turn
          choose an empty cell
          put your mouse there
        end
          if no cell is empty: the player with the most mice wins
        """, see=("piece",)),
    say("ways", also=("along its ways", "at any distance", "number of ways"), forms=(
        "ways DIRECTION", "ways DIRECTION or DIRECTION", "ways DIRECTION at any distance", "as drawn, along its ways",
        "one step along its ways from PLACE", "THING next to THING along their ways",
        "every KIND joined to THING along their ways", "its number of ways"),
        meaning="""
        The directions a piece moves in, written once below its heading. A drawing that is done `along its ways` fits
        along each of them. So pieces that differ only in their directions share one drawing.

        Wherever a direction is asked for, `along its ways` means those of the piece where the steps begin, or of the
        pieces on the cell where they begin: `a cell 2 steps along its ways`, `in sight along its ways`. The ways of a
        piece that `faces` somewhere turn with it; they are written as they are before it is turned.

        Two pieces are next to each other `along their ways` if each lies one step along the ways of the other. `joined
        to` may follow such neighbours: `every pipe joined to the server along their ways`.

        With `at any distance` empty cells may lie between those of the drawing: a step becomes a slide, a jump takes
        from afar and lands anywhere behind. Flying kings are this one phrase.
        """, frame="whole", example="""
        game Man and king
        players White moving up, Black moving down
        board 6 by 6, dark cells
        piece man, plural men
          ways diagonally forward
        piece king
          ways diagonally
        each piece
          may step as drawn, along its ways
            @ .  ->  . @
        setup
          put White men on White's first row
          put Black men on Black's first row
        turn
          step with one of your pieces
          if it is a man on your last row: it becomes a king
        """, see=("as drawn", "forward", "faces", "joined to", "may")),
    say("may",
        forms=("may DEED", 'may DEED "WORDS"', "may DEED if CONDITION", "may DEED as drawn, …", 'may "WORDS"'),
        meaning="""
        Below a heading: something that this thing can do if a rule lets it. The lines below say how; `this` is the one
        that does it. A thing may have several ways to do the same: all of them are offered. A rule uses it by its name:
        `move one of your pieces`, `jump with it`.

        In a rule, `may "WORDS"` is something a player can do or leave: the words are offered, and `Skip`.
        """, frame="piece", example="""
        may move
          choose an empty cell next to this
          put this onto it
        may move "Far" if this is on your first row
          choose an empty cell 2 steps forward
          put this onto it
        """, see=("to", "as drawn", "can", "either")),
    say("to",
        forms=("to DEED", "to DEED a KIND", "to DEED a KIND with a KIND as the NAME", "set … to …", "… 1 to 9"),
        meaning="""
        Gives several sentences a name, so that they can be said in one word elsewhere. A deed may be done with things:
        `to go to a cell` is used as `go to it`, and inside it the cell is `that cell`. Between the things stand `with`,
        `to`, `by`, `for` or `against`.

        At the left margin a deed is the game's own; below a thing's heading it is that thing's, and `this` is the
        thing. Deeds cannot lead back to themselves. In other sentences `to` says where a number or a range ends.
        """, frame="whole", example="""
        game Scatter
        players Ann, Bob
        board 4 by 4
        piece stone
        to drop a number as the amount
          repeat the amount times
            choose an empty cell
            put your stone there
        turn
          drop 2
        end
          if no cell is empty: the game is drawn
        """, see=("may", "when", "a number")),
    say("as drawn", also=("turned any way", "mirrored", "all at once"), forms=(
        "may DEED as drawn, DIRECTION", "may DEED as drawn, along its ways",
        "may DEED as drawn, DIRECTION, all at once",
        "may DEED as drawn, mirrored, turned any way"),
        meaning="""
        A move as a drawing, before and after, with `->` between. The drawing lies along a direction; each direction in
        which it fits is a choice.

        The signs are fixed: `@` this piece, `o` a piece of the same owner, `x` an enemy piece, `.` an empty cell, `*`
        anything; a letter of the legend is a piece of that kind. What is not there afterwards is taken off the board;
        what becomes `o` changes its owner; what stands elsewhere has moved; a kind that was nowhere before comes new
        from the box, with the owner that the legend gives it, or with none.

        A sign with `+` stands for one or more cells, as many as fit. It may stand elsewhere afterwards, for as many
        cells: `@ .+  ->  .+ @` slides until something is in the way.

        `all at once` does the move in every direction in which it fits, and is not possible if it fits in none.

        A drawing may have several rows. It has no direction then: up in the drawing is forward for the owner of the
        piece. It fits as drawn, with `mirrored` also left for right, with `turned any way` also turned by quarters.
        """, frame="whole", example="""
        game Turncoats
        players White, Black
        board 6 by 6
        piece disc
          may flip as drawn, any way, all at once
            @ x+ o  ->  @ o+ o
        setup drawn in the middle
          w b
          b w
        legend
          w White disc
          b Black disc
        turn
          choose an empty cell
          put your disc there as the new disc
          flip with the new disc
        stuck players pass
        end
          if every player is stuck: the player with the most discs wins
        """, see=("->", "may", "along its ways", "legend")),
    say("faces", also=("ahead", "around"), forms=("faces DIRECTION", "one step ahead", "turn THING left",
        "turn THING around", "turn THING toward PLACE", "die NAME, faces NUMBER NUMBER …",
        "die NAME, faces WORD WORD …"),
        meaning="""
        Below a heading: these pieces have a front, which looks up, down, left or right at first. `ahead` is the
        direction it looks in. `turn this left`, `turn it right`, `turn it around` turn it by a quarter or a half; on
        hexagons left and right are a sixth. `turn it toward c3` lets it look where a straight line leads there. The
        ways of a piece turn with it.

        All pieces that face somewhere face the same way at first. A legend may say another one for its sign: `> ant
        facing right`.

        In the heading of a die: the numbers or words on its sides.
        """, frame="piece", example="""
        faces up
        may move "Go"
          choose an empty cell one step ahead
          put this onto it
        may move "Left"
          turn this left
        """, see=("turn", "ways", "legend", "forward", "up", "roll", "shows")),
    say("->", forms=("@ .  ->  . @",), meaning="""
        Stands between the cells before a move and the same cells after it. Both sides have equally many cells. The sign
        → means the same.
        """, frame="piece", example="""
        may move as drawn, forward
          @ .    ->  . @
        may move as drawn, any way
          @ x .  ->  . . @
        may slide as drawn, orthogonally
          @ .+   ->  .+ @
        """, see=("as drawn",)),
    say("when", also=("before",), forms=("when this DEEDS: SENTENCE", "when this DEEDS, if CONDITION: SENTENCE",
                                         "when a player DEEDS a THING: SENTENCE", "before WHO DEEDS THING: SENTENCE",
                                         "the same board has occurred before"), meaning="""
        Something that happens by itself after a deed: the deeds of the text are its events, there is no other list of
        them. `when this goes` is done after the thing has done its deed `to go`; `goes` is the form of that deed.

        Things may wait for what others do: `when the opponent plays a card`, `before a player strikes you`. Pieces
        wait while they are on the board, cards while they lie in a zone that is `in force`; `you` is the one who has
        them. `has occurred before` asks whether a board was there earlier.
        """, frame="whole", example="""
        game Once only
        players White moving up, Black moving down
        board 5 by 5
        piece pawn
          is fresh or moved
          to go to a cell
            put this onto that cell
          when this goes: this becomes moved
          may move
            choose an empty cell one step forward
            go to it
          may move
            not allowed if this is moved
            choose an empty cell 2 steps forward
            go to it
        setup
          put White pawns on White's first row
          put Black pawns on Black's first row
        turn
          move one of your pawns
          if it is on your last row: you win
        """, see=("to", "the same board has occurred", "your turn starts")),
    say("your turn starts", also=(
        "your turn ends", "the turn starts", "the turn ends", "at the start of your turn", "at the end of your turn",
        "at the start of the turn", "at the end of the turn"), forms=(
        "when your turn starts: SENTENCE", "when your turn ends: SENTENCE", "when the turn starts: SENTENCE",
        "when the turn ends: SENTENCE", "at the start of your turn: SENTENCE", "at the end of the turn: SENTENCE"),
        meaning="""
        Events that are no deed: the beginning and the end of a turn. `your turn` is the one of the player who has the
        thing; where the line stands under no heading, of whoever has the turn. `the turn` is anybody's. `at the end of
        your turn` and `when your turn ends` mean the same.
        """, frame="top", example="at the start of your turn: do nothing", see=("when", "turn")),
    say("more", also=("less", "while", "until the end of the turn"), forms=(
        "NUMBER more NUMBER-NAME while CONDITION", "NUMBER less NUMBER-NAME for THINGS",
        "NUMBER more NUMBER-NAME for each THING",
        "set NUMBER-NAME to NUMBER until the end of the turn"), meaning="""
        A change of a number that holds as long as something is so, or until the end of the turn; nobody has to take it
        back. The number is read so; `add` and `take` change it without what is only for a while.
        """, frame="whole", example="""
        game Fight
        players Ann, Bob
        each player has streak
        kind attack, a card
          has power
        attack Flying Kick, 3 copies, power 5
          2 more power while your streak is 3
        turn
          do nothing
        """, see=("until your next turn", "has")),
    say("until your next turn", also=("until",), forms=("set MEMORY to VALUE until your next turn",
        "… until EVENT"),
        meaning="""
        What the game remembers is kept until the turn of the same player begins again; then it is forgotten. A number
        that is changed so goes back to what it was, a state to how it starts. The same `until a player strikes you`,
        `until this hits` and other events that `when` could wait for: it still holds while that is done. Such an event
        may speak of you, of anybody, and of the one that is changed.
        """, frame="whole", example="""
        game No going back
        players Ann, Bob
        board 4 by 4
        piece stone
        the game remembers the closed cell, a cell
        turn
          choose an empty cell
          not allowed if it is the closed cell
          put your stone there
          choose an empty cell
          set the closed cell to it until your next turn
        """, see=("remembers", "set")),
)
