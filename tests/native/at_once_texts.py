"""Small texts in which players choose at once, and do more than choose before all have chosen."""

from __future__ import annotations

from tests.machine.test_at_once import BIDS, GIFTS

AT_ONCE = {
    "secret numbers": BIDS,
    "gifts": GIFTS,
    "many gifts": GIFTS.replace("choose a card in your hand\n      put it into",
                                "choose up to 2 cards in your hand as the gift\n      put the gift into"
                                ).replace(", holds 1 card", ""),
    "wishes": """
        game Wishes
        players Ann, Bob, Cid
        board 3 by 1
        piece stone
        turn
          choose an empty cell
          put your stone there
          let every player at once
            choose one of your stones
            remove it
        end
          if the turn number is 12: the game is drawn
    """,
    "claims": """
        game Claims
        players Ann, Bob, Cid
        board 3 by 2
        each player
          has worth
          is shy or bold
        piece flag
          may wave "High"
            add 2 to your worth
          may wave "Low"
            remove this
        to act
          choose one of your flags
          wave with it
        turn
          choose an empty cell as the spot
          put your flag onto it
          let every player at once
            choose a number from 2 to 4 as the offer
            not allowed if the offer is your worth
            if you are bold: act
            otherwise: you become bold
            add the offer to your worth
          every player with worth more than 9 becomes shy
        stuck players pass
        end
          if the turn number is 8: the player with the most worth wins
    """,
    "races": """
        game Races
        players 2 to 3
        board 2 by 1
        a gait is walk, run or leap
        each player
          has speed
          has a gait
        piece runner
        setup
          put a runner onto a1
        turn
          let every other player at once
            repeat 2 times
              choose up to 2 cells as the marks
              not allowed if the number of cells in the marks is 2 and your speed is 1
            choose left or right
            if your speed is 0
              choose a gait
              set your gait to that gait
              remove the runner
              put a runner onto the cell one step that way from a1
              add 1 to your speed
            otherwise: set your speed to 0
        end
          if the turn number is 9: the game is drawn
    """,
}
