"""Players, and nobody."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("people", "Players", """
    Players are called by their names, or by where they sit. `you` is always the one who acts.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("player", forms=("a player", "every player", "each player has NAME"), meaning="""
        Someone who plays. A single player is called by name: `White wins`.
        """, frame="end", example="if a player has more than 9 stones: the player with the most stones wins",
        see=("players", "you", "next player")),
    say("you", forms=("you", "you have KINDS", "you are stuck"), meaning="""
        Who acts: the player whose turn it is. Inside `let` it is the player addressed; in `end` the player whose turn
        would begin; in `setup` the first player.
        """, frame="end", example="if you have no stones: you lose", see=("your", "let", "end")),
    say("the opponent", forms=("the opponent", "the opponent's NUMBER-NAME"), meaning="""
        The other player, in a game for two. With more players, say `the next player` or `another player`.
        """, example="""
        choose an empty cell
        put your stone there
        if the opponent has at least 8 stones: add 1 to your score
        """, see=("enemy", "next player")),
    say("next player", also=("previous player",), forms=("the next player", "the previous player"), meaning="""
        Who plays after you, and who played before you, in the order of `players`. In a game for two both are the
        opponent.
        """, example="""
        choose an empty cell
        put your stone there
        let the next player: add 1 to your score
        """, see=("the opponent", "players")),
    say("player after", also=("player before", "player opposite"), forms=(
        "the player after PLAYER", "the player before PLAYER", "the player opposite"), meaning="""
        Who plays after somebody or before somebody, in the order of `players`, and who sits across the table from you.
        """, example="""
        choose an empty cell
        put your stone there
        let the player after you: add 1 to your score
        """, see=("next player",)),
    say("nobody", forms=("PLAYER is nobody",), meaning="""
        No player: what a memory of a player holds before it is set, and the owner of a piece that belongs to no one.
        """, frame="whole", example="""
        game First on the edge
        players Ann, Bob
        board 3 by 3
        piece stone
        the game remembers the leader, a player
        turn
          choose an empty cell
          put your stone there
          if the leader is nobody and it is on the first row: set the leader to you
        end
          if no cell is empty: the leader wins
        """, see=("owner", "remembers", "nothing")),
    say("nothing", forms=("THING is nothing", "SIGN nothing"), meaning="""
        No thing: a name that means no piece any more, or a remembered cell that was never set. In the legend, a place
        where there is no cell.
        """, frame="whole", example="""
        game First cell
        players Ann, Bob
        board 3 by 3
        piece stone
        the game remembers the marked cell, a cell
        turn
          choose an empty cell
          put your stone there
          if the marked cell is nothing: set the marked cell to it
        end
          if no cell is empty: the game is drawn
        """, see=("nobody", "legend")),
    say("the board", forms=("on the board",), meaning="Every cell of every board.",
        frame="end", example="if exactly 20 stones are on the board: the game is drawn", see=("board",)),
)
