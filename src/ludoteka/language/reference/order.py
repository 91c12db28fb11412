"""In which order things are done, and how often."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("order", "Order and repetition", """
    Sentences are done from above to below. These words choose between them, repeat them or leave some out. Every
    repetition comes to an end.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("if",
        forms=("if CONDITION: SENTENCE", "if CONDITION", "a KIND is WORD if CONDITION", "VALUE if CONDITION"),
        meaning="""
        What follows is done only if the condition holds: one sentence behind a colon, or several on the lines below.
        `otherwise` says what is done if not.

        In a heading, `a stone is lonely if …` explains a word.
        """, example="""
        choose an empty cell
        put your stone there
        if 3 of your stones are in line through there
          add 1 to your score
          take another turn
        """, see=("otherwise", "if all of", "and")),
    say("by chance", forms=("by chance, NUMBER in NUMBER: SENTENCE", "by chance, NUMBER in NUMBER"), meaning="""
        Chance decides whether what follows is done: `1 in 3` is once in three times. `otherwise` says what is done if
        not.
        """, example="""
        choose an empty cell
        put your stone there
        by chance, 1 in 3
          remove every stone next to it
        otherwise
          add 1 to your score
        """, see=("a random", "otherwise", "if")),
    say("for each",
        forms=("for each THING: SENTENCE", "for each THING as the NAME", "for each LIST: SENTENCE",
            "board …, NUMBER for each player"),
        meaning="""
        Does something with one thing after another. Inside, `it` (and for cells `there`) is that thing; afterwards
        these words mean again what they meant before. Which things take part is settled at the beginning.

        With the name of a list (`a suit is hearts, bells, leaves or acorns`) it goes through the words of the list:
        `for each suit: …`. Inside, `that suit` is the word.

        In `board ring of 12 houses, 6 for each player` it gives each player so many cells, in order.
        """, example="""
        choose an empty cell
        put your stone there
        for each enemy stone touching there: add 1 to your score
        """, see=("every", "let", "each")),
    say("let", also=("at once", "in reverse"), forms=("let PLAYER", "let every other player", "let THING: SENTENCE",
        "let every player from PLAYER", "let every player in reverse", "let every player at once"),
        meaning="""
        Others do something: inside, `you` and `your` mean the player addressed, who makes the choices. With several
        players they act in turn, beginning with you and going round the table. With pieces, `this` is the piece.

        `from` names who begins instead of you. `in reverse` goes round the table the other way, so that you come last.

        `at once` lets all of them choose before anything is seen, as when cards are passed. The choices come first in
        such a block; what is below them is done when all have chosen, for one after the other. Who has nothing to
        choose is left out, and what others have made impossible is not done.
        """, example="""
        choose an empty cell
        put your stone there
        let the opponent
          choose one of your stones
          remove it
        """, see=("you", "the opponent", "for each")),
    say("repeat while", forms=("repeat while CONDITION: SENTENCE",), meaning="""
        Does something again and again as long as the condition holds; it is asked before each time. Something below
        must be able to change what the condition asks. There is no limit to write down.
        """, frame="whole", example="""
        game Jumping frogs
        players Red moving up, Blue moving down
        board 6 by 6
        piece frog
          may hop as drawn, orthogonally
            @ .  ->  . @
          may leap as drawn, orthogonally
            @ x .  ->  . . @
        setup
          put Red frogs on Red's first row
          put Blue frogs on Blue's first row
        turn
          if one of your frogs can leap
            leap with one of your frogs
            repeat while it can leap: leap with it
          otherwise: hop with one of your frogs
        """, see=("repeat", "can")),
    say("repeat", forms=("repeat NUMBER times: SENTENCE",), meaning="""
        Does something so many times. The number is worked out once, at the beginning.
        """, example="""
        repeat 2 times
          choose an empty cell
          put your stone there
        """, see=("repeat while", "times")),
    say("one or more times", forms=("VERB with THING one or more times",), meaning="""
        A piece does something as often as its player likes, at least once, as in a chain of jumps. The player only says
        where the journey ends. It never ends where it began. The ability may do nothing but move the piece.
        """, frame="whole", example="""
        game Hopping over
        players Red moving up, Blue moving down
        board 5 by 5
        piece frog
          may hop
            choose an empty cell 2 steps any way from this
            not allowed if no frog is between this and it
            put this onto it
        setup
          put Red frogs on Red's first 2 rows
          put Blue frogs on Blue's first 2 rows
        turn
          hop with one of your frogs one or more times
          if it is on your last row: you win
        """, see=("repeat while", "may", "can")),
    say("either", also=("or",), forms=('either "WORDS"', 'or "WORDS"', "A or B", "CONDITION or CONDITION"), meaning="""
        `either` and the lines `or` below it offer several ways, of which the player takes one. The words in quotes are
        what is offered. A way that begins with `choose` needs no words: its things are offered beside those of the
        others. A way that cannot be finished is not offered.

        Between words, `or` makes a list: `2 or 3 seeds`, `forward or sideways`. Between conditions it means that one of
        them is enough. `and` and `or` cannot be mixed in one sentence; write two sentences, or explain a word.
        """, example="""
        either
          choose an empty cell next to one of your stones
          put your stone there
        or "Pass"
          add 1 to count
        """, see=("may", "choose", "and")),
    say("stop", forms=("stop",), meaning="""
        The rest of this rule is left out: of the deed, of what the piece `may` do, or of the turn. What used the deed
        goes on.
        """, frame="whole", example="""
        game Maybe
        players Ann, Bob
        board 3 by 3
        piece stone
        each player has score
        to count a cell
          if that cell is on the first row: stop
          add 1 to your score
        turn
          choose an empty cell
          put your stone there
          count it
        end
          if no cell is empty: the player with the most score wins
        """, see=("end the turn", "to")),
    say("do nothing", forms=("do nothing",), meaning="""
        Says plainly that nothing happens, for instance after `or "Pass"`.
        """, example="""
        either
          choose an empty cell
          put your stone there
        or "Pass": do nothing
        """, see=("either",)),
    say("end the turn", forms=("end the turn",), meaning="""
        The turn is over at once, wherever it is said; the rest is not done. What was done counts.
        """, example="""
        choose an empty cell
        put your stone there
        if it is on the first row: end the turn
        choose an empty cell
        put your stone there
        """, see=("stop", "take another turn")),
    say("take another turn", forms=("take another turn",), meaning="""
        After this turn you have the next one: the player whose turn it is, or the one addressed by `let`. The rest of
        this turn is still done, and `end` is looked at in between.
        """, example="""
        choose an empty cell
        put your stone there
        if 3 of your stones are in line through there: take another turn
        """, see=("end the turn", "begins", "misses a turn")),
    say("misses a turn", also=("misses", "turns to miss"),
        forms=("PLAYER misses a turn", "PLAYER misses NUMBER turns", "you miss a turn", "PLAYER's turns to miss"),
        meaning="""
        The next turn of that player, or so many of them, will be passed over: the player after it goes on instead. What
        is said twice is added up, and everybody sees beside a player how many turns are still to be missed. `miss a
        turn` alone is said of `you`; `misses their next turn`, `skips a turn`, `sits out a turn` and `loses a turn`
        mean the same. This turn goes on; `end the turn` ends it.

        A missed turn is no turn: it does not count in the turn number, nothing happens at its start or end, and what
        lasts until your next turn lasts on. A turn from `take another turn`, and that of a player who begins, can be
        missed like any other. In a round a turn is missed only when one is due. Choices made at once are no turns, and
        while a player is left out by `players who are … miss their turns` none is counted off. Where everybody would
        miss a turn, it goes round the table until somebody has none left to miss: nobody waits for ever.

        The number itself is that player's `turns to miss`. It can be asked (`if Ann has turns to miss`) and set (`set
        your turns to miss to 0`), and is never less than 0.
        """, example="""
        choose an empty cell
        put your stone there
        if 3 of your stones are in line through there: the next player misses a turn
        if an enemy stone is next to there: you miss 2 turns
        """, see=("players who are", "end the turn", "take another turn", "next player")),
)
