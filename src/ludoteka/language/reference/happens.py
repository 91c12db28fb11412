"""What a rule does: choosing, putting, changing."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("happens", "What happens", """
    Sentences that do something. They are done one after another, as they stand. What cannot be done makes the whole
    move impossible, and then it is not offered.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("choose",
        forms=("choose THING", "choose THING as the NAME", "choose a KIND, KIND or KIND as the NAME"),
        meaning="""
        The player picks one thing that the words fit: a cell, a piece, a row, a column, a player. Afterwards it is
        called `it`; a cell is also `there`. If nothing fits, this way cannot be finished and is not offered.

        With a list of kinds (`choose a queen or rook as the new kind`) a kind of piece is chosen. Several
        things are chosen together with `choose 2 cards`, `choose at least 1 die`, `choose any number of cells`.

        A word of a list is chosen by the list's name: `choose a suit`, afterwards `that suit`. `choose another suit`
        offers all words but the one chosen before.
        """, example="""
        choose one of your stones
        choose an empty cell next to it as the goal
        put that stone onto the goal
        """, see=("choose a number from", "that way", "it", "either", "not allowed if")),
    say("choose a number from",
        forms=("choose a number from NUMBER to NUMBER", "choose a number from 1 to 9 as the NAME"),
        meaning="""
        The player picks a number, at most a thousand of them. Afterwards it is called `that number`.
        """, example="""
        choose a number from 1 to 3
        add that number to your score
        choose an empty cell
        put your stone there
        """, see=("choose", "that number")),
    say("remember", forms=("remember VALUE as the NAME", "remember every THING as the NAME"), meaning="""
        Works something out now and gives it a name for the rest of the rule: a thing, a number, or with `every` a whole
        set of things. The name keeps its value when the board changes. To remember again under the same name replaces
        it. `it` stays what it was.
        """, example="""
        choose one of your stones
        remember the number of empty cells next to it as the room
        remove it
        add the room to your score
        """, see=("as", "remembers")),
    say("put", also=("onto", "into", "under"), forms=(
        "put your KIND there", "put PLAYER KINDS on PLACES", "put PLAYER KINDS on PLACE, PLACE and PLACE",
        "put THING onto PLACE",
        "put your KIND onto PLACE as the NAME"), meaning="""
        `put your stone`, `put a stone`, `put White stones`: a new piece comes from the box, one onto each of the places
        named. `put it`, `put this`, `put the runner`: that piece moves there, and takes along what it keeps.

        The place must be free. To put a piece where another one lies in the same layer is not possible, so that way is
        not offered; it never takes the other piece. Remove that one first.

        `onto` says where to. `on` says it too, if no `onto` follows: `put your stone on the lowest empty cell`. `into`
        and `under` are for zones.
        """, example="""
        choose one of your stones as the runner
        choose a cell one step forward from the runner that holds no stone of yours
        remove every piece on it
        put the runner onto it
        """, see=("remove", "piece", "layers", "there")),
    say("remove", forms=("remove THING", "remove every THING"), meaning="""
        Takes a piece off the board, back into the box: so a piece is captured. What it kept is lost. If nothing fits
        the words, nothing happens. Say which one is meant (`it`, a name, `the stone on c3`), or `every`.
        """, example="""
        choose an enemy stone
        remove it
        remove every stone on the third row
        """, see=("put", "every")),
    say("swap", forms=("swap THING and THING", "swap ZONE and ZONE"), meaning="""
        Two pieces change places, with all they keep. Names go with the pieces.

        Two cards or other things change places, too: each lies in the zone of the other, in an ordered zone at the same
        spot, and as that zone shows its things. Within one zone they change spots and lie as they did. A zone that is
        full is no hindrance. If one of them is nowhere, nothing happens; what is in the box comes into play, and the
        other one leaves it.

        Two whole zones: everything in one goes into the other, in its order. There must be room for it.

        Who sees what changes places knows it afterwards. Who sees neither of two cards knows which they were only by
        the words: `swap the top card of your deck and the bottom card of your deck` says it to everybody.
        """, example="""
        choose one of your stones as the first stone
        choose an enemy stone as the second stone
        swap the first stone and the second stone
        """, see=("put", "zone", "swap sides")),
    say("toggle", forms=("toggle THINGS", "toggle THINGS and THINGS"), meaning="""
        Turns a state of two words into its other word, for each of the things. They must have exactly one such state. A
        thing that is named twice is turned once.
        """, frame="whole", example="""
        game Lamps
        players 1
        board 3 by 3
        each cell is unlit or lit
        turn
          choose a cell
          toggle it and every cell next to it
        end
          if every cell is lit: you win
        """, see=("is", "becomes")),
    say("becomes", also=("the game becomes",), forms=(
        "THING becomes STATE", "THING becomes a KIND", "THING becomes yours", "every THING becomes STATE",
        "the game becomes STATE"),
        meaning="""
        Changes a state, the kind of a piece, or whom it belongs to: `it becomes a king`, `this becomes moved`, `it
        becomes yours`, `it becomes a White stone`. It stays where it is and keeps what it keeps.
        """, example="""
        choose an enemy stone
        it becomes yours
        """, see=("is", "toggle", "yours")),
    say("set",
        forms=("set NUMBER-NAME to VALUE", "set the MEMORY to THING", "set MEMORY to THING until your next turn"),
        meaning="""
        Gives a number that is kept, or a memory, a new value. Only what was declared with `has` or `remembers` can be
        set; what is worked out (`the number of …`) cannot.
        """, example="""
        choose an empty cell
        put your stone there
        set your score to the number of your stones
        """, see=("add", "take", "has", "remembers")),
    say("add", forms=("add NUMBER to NUMBER-NAME",), meaning="""
        Makes a number that is kept larger.
        """, example="""
        choose an empty cell
        put your stone there
        add the number of enemy stones next to it to your score
        """, see=("take", "set")),
    say("take", forms=("take NUMBER from NUMBER-NAME",), meaning="""
        Makes a number that is kept smaller. It may become less than 0; if it must not, say `not allowed if` before, or
        declare it `from 0 to …`.
        """, frame="whole", example="""
        game Few stones
        players Ann, Bob
        board 4 by 4
        piece stone
        each player has stock, starting at 5
        turn
          not allowed if you have no stock
          choose an empty cell
          put your stone there
          take 1 from your stock
        end
          if you are stuck: the game is drawn
        """, see=("add", "set")),
    say("begins", forms=("PLAYER begins",), meaning="""
        In `setup`: who takes the first turn; without it the first player does. In a turn: whose turn is next.
        """, frame="setup", example="Black begins", see=("players", "take another turn")),
    say("swap sides", forms=("swap sides",), meaning="""
        The two players change sides: who played White plays Black from now on. The turn is over, and the same side is
        to play, now in the other player's hands. Only in a game for two.
        """, example="""
        either "Play"
          choose an empty cell
          put your stone there
        or "Swap"
          not allowed if the turn number is not 2
          swap sides
        """, see=("swap",)),
)
