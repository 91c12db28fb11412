"""What is allowed, and how a match ends."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("legality", "What is allowed, and who wins", """
    Rules are written as they are done. A line that says `not allowed if` makes a way illegal; a choice without anything
    to choose does too. Only ways that can be finished are offered.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("not allowed if",
        forms=("not allowed if CONDITION", "not allowed if CONDITION unless nothing else is possible"),
        meaning="""
        If the condition holds when the line is reached, this way is illegal and is not offered. So it may stand after
        what was done, and ask about the board as it would be: `not allowed if your king is attacked`.

        A player who asks why a move is not possible is told this line.
        """, example="""
        choose an empty cell
        put your stone there
        not allowed if 2 enemy stones are touching there
        """, see=("unless nothing else is possible", "can", "choose")),
    say("unless nothing else is possible",
        forms=("not allowed if CONDITION unless nothing else is possible",),
        meaning="""
        A rule that is given up rather than leaving the player without a choice. It is judged among the options of the
        choice made last before it: those that keep the rule are offered; if there is none, the others are.

        Where several such lines meet, the lower ones are given up first and the uppermost last.
        """, example="""
        choose an enemy stone
        not allowed if it is on the last row unless nothing else is possible
        remove it
        """, see=("not allowed if", "not allowed if another way gives more than")),
    say("not allowed if another way gives more than", forms=(
        "not allowed if another way gives more than NUMBER",), meaning="""
        Of all ways through the turn only those are allowed that reach the highest number here: the longest capture, the
        most pips. The number is worked out where the line stands. Where several such lines are passed, the first counts
        first.
        """, example="""
        choose an empty cell
        put your stone there
        not allowed if another way gives more than the number of your stones touching it
        """, see=("not allowed if", "number of")),
    say("can", also=("cannot", "can not"), forms=("THING can DEED", "THING cannot DEED"), meaning="""
        Asks whether a thing has a way to do something, to the end, without doing it. The deed is one that it `may` do.
        """, frame="whole", example="""
        game Hit if you can
        players White moving up, Black moving down
        board 6 by 6
        piece pawn
          may walk as drawn, forward
            @ .  ->  . @
          may hit as drawn, diagonally forward
            @ x  ->  . @
        setup
          put White pawns on White's first 2 rows
          put Black pawns on Black's first 2 rows
        turn
          if one of your pawns can hit: hit with one of your pawns
          otherwise: walk with one of your pawns
        """, see=("may", "stuck")),
    say("stuck", forms=("you are stuck", "every player is stuck"), meaning="""
        Whether a player could not finish a turn now, if it were that player's. Only a player can be stuck.
        """, frame="end", example="if you are stuck: the game is drawn", see=("stuck players lose", "can")),
    say("you win", also=("you lose",), forms=("you win", "you lose"), meaning="""
        The match is over at once, and the rest of the rule is not done: no line below it is looked at, not even a `not
        allowed if`. If you win, all others have lost; if you lose, all others have won. In a puzzle, `you win` means
        that it is solved.

        In a turn `you` is the player whose turn it is; in `end` it is the player whose turn would begin.
        """, example="""
        choose an empty cell
        put your stone there
        if 4 of your stones are in line through there: you win
        """, see=("wins", "end")),
    say("wins", also=("loses",), forms=("PLAYER wins", "PLAYER loses", "every other player wins"), meaning="""
        The match is over at once: these players have won and all others lost, or the other way round.
        """, frame="end", example="""
        if White has more than 8 stones: White wins
        if Black has more than 8 stones: White loses
        """, see=("you win", "player with the most")),
    say("player with the most", also=("player with the fewest", "then the most", "then the fewest"), forms=(
        "the player with the most NUMBER-NAME wins", "the player with the fewest KINDS wins",
        "the player with the most A, then the most B wins"), meaning="""
        The match is over, and the players are ranked by a number each has, or by how many pieces of a kind each has on
        the board. Where that is equal, the number after `then` counts. Players who are equal in everything share the
        place; if all of them do, the game is drawn.
        """, frame="end", example="if no cell is empty: the player with the most stones, then the most score wins",
        see=("wins", "with the most")),
    say("the game is drawn", forms=("the game is drawn",), meaning="The match is over and nobody has won.",
        frame="end", example="if no cell is empty: the game is drawn", see=("end the game", "you win")),
    say("end the game", forms=("end the game",), meaning="The match is over; where nothing else was said, it is drawn.",
        frame="end", example="if no cell is empty: end the game", see=("the game is drawn",)),
)
