"""Words that a text explains itself."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("defined", "Words of your own", """
    A text may explain words of its own and then use them everywhere. One word has one meaning in a file. A word cannot
    be explained by itself.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("if all of", also=("if any of",), forms=(
        "a KIND is WORD if CONDITION", "a KIND is WORD if all of", "a KIND is WORD if any of",
        "a KIND is WORD of a KIND if …", "the game is WORD if …"),
        meaning="""
        Explains a describing word: when a thing is called so. `it` is the thing asked about. After `if all of` the
        conditions stand below, one on each line, and all of them must hold; after `if any of` one is enough.

        A word may be said of two things: `a cell is territory of a player if …` is asked as `it is territory of White`;
        inside, the second one is `that player`.

        What is explained of a player, as in `a player is in check if its king is attacked`, is shown with every player
        of whom it holds, and told when that begins; in games with secrets it is not. `you` and `enemy` are then
        understood as this player would say them.
        """, frame="whole", example="""
        game Lonely stones
        players Ann, Bob
        board 4 by 4
        piece stone
        a stone is lonely if no stone is touching it
        a cell is safe if all of
          it is empty
          no stone is next to it
        turn
          choose an empty cell
          not allowed if it is not safe unless nothing else is possible
          put your stone there
        end
          if no cell is empty and no stone is lonely: the player with the most stones wins
          if no cell is empty: the game is drawn
        """, see=("if", "is", "of")),
    say("otherwise", also=("otherwise if",), forms=(
        "otherwise: SENTENCE", "otherwise if CONDITION: SENTENCE", "VALUE if CONDITION", "VALUE otherwise"), meaning="""
        What is done if the condition of the `if` directly above does not hold, or if what stands there `by chance` does
        not come about. `otherwise if` asks another one; they are tried from above and the first that holds is done.

        A number explained by cases ends with one that says `otherwise`.
        """, frame="whole", example="""
        game Corners count double
        players Ann, Bob
        board 3 by 3
        piece stone
        each player has score
        the worth of a cell is
          2 if it is on the first row
          3 if it is on the last row
          1 otherwise
        turn
          choose an empty cell
          put your stone there
          if it is b2: add 5 to your score
          otherwise: add its worth to your score
        end
          if no cell is empty: the player with the most score wins
        """, see=("if", "of")),
    say("of", forms=("the NAME of a KIND is VALUE", "the NAME of THING", "the NAME of THING for THING",
                     "a KIND of PLAYER", "NUMBER of your KINDS", "KIND of yours"), meaning="""
        Belonging: `the value of it`, `a stone of White`, `every rook of yours`, `3 of your marks`. `its value` and
        `White's stones` say the same in fewer words.

        In a heading it explains a quantity or a set of things: `the liberties of a stone are every empty cell next to
        it`. `it` is then the thing asked about. A quantity may be asked of two
        things: `the strength of a player for a row is …`, then `the strength of you for its row`.
        """, frame="whole", example="""
        game Breathe
        players Ann, Bob
        board 4 by 4
        piece stone
        the breath of a stone is the number of empty cells next to it
        turn
          choose an empty cell
          put your stone there as the new stone
          not allowed if the breath of the new stone is 0
        end
          if you are stuck: the game is drawn
        """, see=("'s", "its", "yours", "otherwise")),
    say("as", forms=("choose THING as the NAME", "put THING onto PLACE as the NAME", "remember VALUE as the NAME",
                     "to DEED a KIND as the NAME"), meaning="""
        Gives what was just chosen, put or worked out a name for the rest of the rule. A name says more than `it`, and
        it does not change its meaning when something else is chosen. If the piece moves, the name goes with it; if it
        is taken off the board, the name means nothing.

        Every word may be a name that has no other meaning in the text. The name is written with `the`.
        """, example="""
        choose one of your stones as the runner
        choose an empty cell next to the runner as the goal
        put the runner onto the goal
        """, see=("it", "remember", "that")),
)
