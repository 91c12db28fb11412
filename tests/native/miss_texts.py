"""Small texts in which players miss turns."""

from __future__ import annotations

MISSES = {
    "missed turns": """
        game Naps
        players 1 to 4
        board 5 by 3
        each player has energy, rest
        piece stone
        each player
          when your turn starts: add 1 to your rest
        setup
          the next player misses a turn
        turn
          choose an empty cell
          put your stone there
          either "Nap"
            you miss 2 turns
            2 more energy for you until your next turn
          or "Push"
            choose a player as the pushed one
            the pushed one misses your energy plus 1 turns
          or "Yawn"
            every player misses a turn
            take another turn
          or "Wake"
            choose a player that has turns to miss as the sleeper
            take 2 from the turns to miss of the sleeper
            add 1 to your energy
          or "Go"
            if the same board has occurred before: you win
        end
          if no cell is empty: the player with the most energy wins
        a game lasts at most 12 turns
    """,
    "missed turns and states": """
        game Out
        players Ann, Bob, Cid
        board 4 by 3
        each player is present or out
        players who are out miss their turns
        piece stone
        turn
          choose an empty cell
          put your stone there
          either "Out"
            choose another player as the other one
            the other one becomes out
            the other one misses a turn
          or "In"
            every player becomes present
          or "All"
            every player becomes out
            you miss 2 turns
          or "Stay"
            the next player misses a turn
        end
          if no cell is empty: the game is drawn
          if Ann has more than 5 turns to miss: the next player wins
    """,
    "missed turns in rounds": """
        game Rounds
        players 2 to 3
        board 5 by 4
        each player has won
        the game has taken, deal
        piece stone
        round
          add 1 to deal
          set taken to 0
          if deal is 2: you miss a turn
          take turns from the next player until taken is at least 3
          choose a player as the loser
          the loser misses taken minus 2 turns
        turn
          choose an empty cell
          put your stone there
          add 1 to taken
          either "More"
            take another turn
          or "Miss"
            the next player misses a turn
          or "Rest"
            you miss a turn
            add 1 to your won until your next turn
        end
          if your won is 2: you win
          if no cell is empty: the game is drawn
    """,
    "missed turns and choices at once": """
        game Both
        players Ann, Bob, Cid
        board 4 by 4
        each player has bid
        piece stone
        turn
          choose an empty cell
          put your stone there
          let every player at once
            choose a number from 0 to 2 as the offer
            set your bid to the offer
          every player with bid 2 misses 2 turns
          every player with bid 1 misses a turn
        end
          if the total bid of every player is 6 and the turn number is more than 6: you win
          if no cell is empty: the game is drawn
    """,
}
