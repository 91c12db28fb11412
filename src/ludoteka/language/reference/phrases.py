"""Words that say which things are meant."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("phrases", "Which things", """
    A phrase names things: a word such as `a`, `every` or `your`, describing words, the noun, and what narrows it down
    further. All that follows a noun belongs to that noun.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("a", forms=("a KIND", "an empty cell"), meaning="""
        One of them, no matter which: to choose from, or in a condition `a stone is on c3` meaning that there is one.
        """, example="""
        choose an empty cell
        put your stone there
        if an enemy stone is next to it: add 1 to your score
        """, see=("every", "one of", "no")),
    say("every", also=("every one of",), forms=("every KIND", "every one of your KINDS", "all KINDS"), meaning="""
        All of them. In a condition it holds if it is true of all, and it is also true if there are none at all. `all`
        means the same.
        """, example="""
        choose an empty cell
        put your stone there
        remove every enemy stone next to it
        """, see=("a", "no", "for each")),
    say("no", also=("none of",), forms=("no KIND", "none of your KINDS", "THING has no NUMBER-NAME"), meaning="""
        None of them: `no cell is empty` holds if there is not one empty cell.
        """, frame="end", example="""
        if no cell is empty: the game is drawn
        if none of your stones is on the first row and none of your stones is on the last row: you lose
        """, see=("every", "nothing", "has")),
    say("one of", also=("one",),
        forms=("one of your KINDS", "one of the KINDS", "one KIND for each LIST", "one KIND for each LIST and LIST"),
        meaning="""
        One of several, like `a`: `jump with one of your pieces` lets the player choose which.

        `one card for each suit and rank` in a heading makes a pack of cards: one for each pair of words.
        """, example="""
        choose one of your stones
        remove it
        """, see=("a", "every", "your")),
    say("another", also=("other",), forms=("another KIND", "every other KIND", "another player"), meaning="""
        Not the one spoken of: `it`, or `this` if nothing was chosen. `another player` is one who is not you, or not the
        player asked about.
        """, example="""
        choose one of your stones
        choose another stone of yours as the spare
        remove the spare
        """, see=("it", "enemy")),
    say("at least", also=("at most", "more than", "less than", "fewer than", "exactly"), forms=(
        "at least NUMBER KINDS", "NUMBER-NAME is more than NUMBER", "exactly NUMBER KINDS",
        "exactly NUMBER-NAME steps"), meaning="""
        How many, or how much. A bare number of things means at least so many: `3 of your marks are in line` holds for
        four too. `exactly 3` means three. A number that is compared is exact: `passes is 2`.

        `exactly stride steps` measures a step by a number that is kept.

        Words of a list are compared by their places in it: with `a rank is jack, queen or king`, `its rank is more than
        that rank` and `its rank is at least queen`.
        """, frame="end", example="""
        if exactly 7 of your stones are on the board: the game is drawn
        if White has at least 9 stones: White wins
        if your score is more than 20: you win
        """, see=("is", "number of", "steps")),
    say("up to", also=("any number of",), forms=(
        "choose up to NUMBER KINDS as the NAME", "choose any number of KINDS as the NAME"), meaning="""
        Several things chosen together, or none at all. They are picked one after the other in a fixed order, and `done`
        ends it. `choose at least 1 die` wants one; `choose 3 cards` wants three, and nobody has to say when it is done.
        """, example="""
        choose up to 2 enemy stones as the prey
        remove the prey
        """, see=("choose", "repeat")),
    say("a random", also=("a random number from",), forms=("a random KIND", "a random number from NUMBER to NUMBER"),
        meaning="""
        One that chance draws, each as likely as any other, before the sentence is done. A player's move ends there:
        nobody can choose by what is not decided yet. Where there is one such thing only, it is that one; where there
        is none, nothing.

        It comes from the seed of the match, so a match can be repeated, and everybody can check it afterwards. In
        `setup` all of it is decided before the match begins.

        If what has to follow cannot be done, nothing of it is, and the turn is over (or lost, as `stuck players` says).
        Chance has no say where something is asked again and again: in `end`, behind `repeat while`, in explained words.
        """, example="""
        choose an empty cell
        put your stone there
        add a random number from 1 to 6 to your score
        remove a random enemy stone
        """, see=("by chance", "remember", "roll", "shuffle")),
    say("empty", also=("occupied",), forms=("an empty cell", "it is occupied"), meaning="""
        Whether anything lies on a cell. With layers, the highest one counts.
        """, example="""
        choose an empty cell next to an occupied cell
        put your stone there
        """, see=("holds", "layers", "cell")),
    say("enemy", forms=("an enemy KIND", "enemy house"), meaning="""
        Belonging to another player than you. A piece of nobody is no enemy's.
        """, example="""
        choose an enemy stone
        remove it
        """, see=("your", "another", "the opponent")),
    say("first", also=("second", "third", "last", "top", "bottom", "lowest", "highest", "leftmost", "rightmost"),
        forms=(
        "the first row", "the first 2 rows", "your last row", "the lowest empty cell in it",
        "the highest NUMBER-NAME of THINGS"),
        meaning="""
        Which of several, or with a number how many of them. Rows are counted from below and columns from the left; with
        `your`, rows are counted from your side. Cells and pieces are counted in reading order, from the top left: `the
        first cell` is the upper left one; on a board that grows it is the one in the middle. Parts of tiles are counted
        tile by tile, as they stand in the text. `lowest` and `bottom`, `highest` and `top`, `leftmost` and `rightmost`
        go by rows and columns.

        Before the name of a number, `highest` and `lowest` give a number: `the highest value of your stones`.
        """, example="""
        choose an empty cell on your first 3 rows
        put your stone onto the leftmost empty cell in its row
        """, see=("row", "total", "your")),
    say("your", also=("yours",),
        forms=("your KIND", "your NUMBER-NAME", "KIND of yours", "THING becomes yours"),
        meaning="""
        Belonging to you: the player whose turn it is, the player addressed by `let`, or in `end` the player whose turn
        would begin.

        `your stones` are those on the board, never those in the box. Only `put your stone` takes a new one from the
        box.
        """, example="""
        choose an empty cell next to one of your stones
        put your stone there
        """, see=("you", "enemy", "put", "let")),
    say("it", forms=("it", "put it onto PLACE", "if it is CONDITION"), meaning="""
        The thing just chosen: by `choose`, or as the one that does something (`move one of your pieces`). A mere
        mention never changes what `it` means; nor do `put`, `remove`, `remember` and `set`. Inside `for each` it is the
        thing at hand, and afterwards again what it was. Where a word or a quantity is explained, `it` is the thing
        asked about.

        If two branches chose different things, or nothing was chosen, `it` is an error that asks for a name.
        """, example="""
        choose one of your stones
        remove it
        """, see=("there", "this", "that", "as")),
    say("there", forms=("put your KIND there", "in line through there"), meaning="""
        The place just chosen. `choose a cell` sets it, and `for each cell` inside; choosing a piece does not.
        """, example="""
        choose an empty cell
        put your stone there
        """, see=("it", "put")),
    say("this", forms=("this", "this KIND", "put this onto it"), meaning="""
        The thing under whose heading a line stands: the piece that moves, the house that is sown. Under `let THINGS` it
        is the one addressed. In the lines of `turn`, `end` and `setup` there is no `this`.

        Where a step says no beginning (`one step forward`), it begins at `this`.
        """, frame="piece", example="""
        may move
          choose an empty cell one step forward
          put this onto it
        """, see=("it", "may", "from")),
    say("that", also=("and that",),
        forms=("that KIND", "THING that CONDITION", "THING that CONDITION and that CONDITION"),
        meaning="""
        Before a noun: the nearest thing above that was chosen, put or given and is of that kind, as in `that stone`.

        After a noun it narrows down: `a cell that holds no piece`, `a stone that is on c3 and that is not yours`.
        """, example="""
        choose one of your stones
        choose an empty cell that is next to it and that is not on your first row
        put that stone onto it
        """, see=("it", "whose", "as")),
    say("that number", also=("a number",),
        forms=("that number", "to DEED a number", "to DEED a number as the NAME"),
        meaning="""
        `that number` is the number just chosen, or the one that a deed was given. `a number` in the heading of a deed
        says that it is done with a number.
        """, example="""
        choose a number from 1 to 6
        set your score to that number
        """, see=("choose a number from", "to")),
    say("its", forms=("its NUMBER-NAME", "its row", "its owner"), meaning="""
        Of `it`: its seeds, its row, the stones of its owner. Where a word is explained: of the thing asked about.
        """, example="""
        choose an empty cell
        not allowed if 2 of your stones are in its row
        put your stone there
        """, see=("it", "'s", "of")),
    say("'s", forms=("White's NUMBER-NAME", "the opponent's KINDS", "the NAME's NUMBER-NAME"), meaning="""
        Of a player, or of something that has a name: `White's stones`, `the runner's row`. For longer phrases use `of`.
        """, frame="end", example="if White's score is more than Black's score plus 2: White wins", see=("of", "its")),
    say("whose", forms=("THING whose NUMBER-NAME CONDITION",), meaning="""
        Narrows things down by something they have.
        """, example="""
        choose an empty cell whose position is less than 20
        put your stone there
        """, see=("that", "with")),
    say("with",
        forms=("KIND with NUMBER-NAME NUMBER", "KIND with NUMBER-NAME at least NUMBER", "DEED with THING"),
        meaning="""
        After a noun: those that have this value. After a deed: what or who does it, as in `jump with it`.
        """, frame="whole", example="""
        game Strong and weak
        players Ann, Bob
        board 3 by 3
        each cell has height
        turn
          choose a cell with height 0
          add 1 to its height
        end
          if no cell has height 0: the game is drawn
        """, see=("whose", "has", "with the same")),
    say("with the same", also=("the same", "the following", "with the most", "with the least"), forms=(
        "THING with the same NUMBER-NAME as THING", "THINGS with the most NUMBER-NAME",
        "THINGS have the same NUMBER-NAME", "THING has the following NUMBER-NAME"), meaning="""
        Compares things with each other: those with the same number as another thing, or those with the highest or the
        lowest number of all. Where several are equal, all of them are meant. `with the fewest` means `with the least`.

        `has the same` and `has the following` compare with `it`: the following number is one more than that of `it`.
        """, frame="whole", example="""
        game Level ground
        players Ann, Bob
        board 3 by 3
        each cell has height
        turn
          choose a cell with the least height
          add 1 to its height
        end
          if the turn number is 30: the game is drawn
        """, see=("with", "highest", "player with the most")),
    say("except", forms=("THINGS except THING",), meaning="All of them but that one, or those.", example="""
        choose an empty cell
        put your stone there
        remove every enemy stone except the enemy stones on the last row
        """, see=("another",)),
)
