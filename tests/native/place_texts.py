"""Small texts about places: corners, and the numbers of rows and columns."""

from __future__ import annotations

PLACES = {
    "corners": """
        game Towers
        players White, Black
        board 2 by 2, with edges and corners
        each corner is wild or tilled
        each corner has yield
        piece tower
        piece road
        a corner is free if no tower is on it and no tower is next to it
        turn
          either "tower"
            choose a free corner
            put your tower there
            it becomes tilled
            add the number of cells next to it to its yield
          or "road"
            choose an empty edge next to one of your towers
            put your road there
          if 3 of your towers are next to a cell: you win
        end
          if 4 corners are tilled or exactly 6 edges are occupied: the game is drawn
    """,
    "stretches": """
        game Streets
        players White, Black
        board ring of 7 houses, streets of 2
        piece stone
        turn
          choose an empty house as the goal
          put your stone onto the goal
          if 2 of your stones are in the street of the goal: you win
          if no house in the streets of enemy stones is empty: you lose
        end
          if no house is empty: the game is drawn
    """,
    "row numbers": """
        game Piles
        players White, Black
        board 3 by 2
        piece stone
        each player has score
        turn
          choose an empty cell whose row number is at most 2
          put your stone there
          add the column number of it times 10 to your score
          add its row number to your score
          if your score is more than 40: you win
    """,
    "no row": """
        game Shore
        players White moving up, Black moving down
        board 3 by 3
        piece stone
        each player has score
        turn
          choose an empty cell as the spot
          put your stone onto the spot
          remember the cell one step up from the spot as the upper cell
          remember the cell one step left from the spot as the left cell
          add the row number of the upper cell to your score
          add the column number of the left cell times 10 to your score
          if your score is more than 60: you win
    """,
    "corners again": """
        game Fields
        players White, Black
        board 2 by 1, with edges and corners
        each corner is wild or tilled
        each corner has yield, starting at 2
        each edge has traffic
        piece tower
        legend
          x White tower
        setup drawn
          x .
        round
          set up the board
          take turns from White until exactly 3 corners are occupied
          if the turn number is at least 9: the game is drawn
        turn
          choose an empty corner
          put your tower there
          it becomes tilled
          add the turn number to its yield
          for each edge next to it: add 1 to its traffic
    """,
    "wares": """
        game Wares
        players White, Black
        board 3 by 1
        a ware is wood, clay or wool
        each cell has a ware
        each player has worth
        piece stone
        setup
          set the ware of a1 to wool
          set the ware of b1 to wood
        turn
          choose a ware
          choose another ware as the price
          choose an empty cell
          not allowed if its ware is more than that ware
          put your stone there
          for each ware: add the number of cells of that ware to your worth
    """,
}
