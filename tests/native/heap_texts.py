"""Small texts with things that lie on cells, and with cards that do something by themselves."""

from __future__ import annotations

HEAPS = {
    "heaps": """
    game Heaps
    players White moving onward, Black moving back
    board track of 5 points
    zone bar, seen by all
    piece stone, 4 each
      may go
        choose a point one step forward from this
        not allowed if at least 2 enemy stones are on it
        put every enemy stone on it into the bar
        put this onto it
      may go "Leave"
        not allowed if position is less than 4
        remove this
    setup drawn
      w3 . b1 . b2
    legend
      w3 White stone, 3 copies
      b1 Black stone
      b2 Black stone, 2 copies
    turn
      either "Go": go with one of your stones
      or "Enter"
        choose an empty point
        put your stone onto it
      or "Count"
        choose a number from the number of your stones to the number of your stones
      or "Return"
        choose a stone in the bar
        put it onto the first empty point
    end
      if you have no stones: you win
    """,
    "stalls": """
    game Stalls
    players 3
    board ring of 6 slots, sides of 2
    zone basket, seen by all
    kind stall, a tile
      has price
    stall Bread, price 1
    stall Cheese, price 2
    stall Honey, price 3
    piece walker, 1 each
    each player has spent
    a player is near if its walker is in the side of your walker
    the stand of a player is the stall on the slot of its walker
    setup
      for each slot in the first side or the last side: put a random stall that is not on the board onto it
      let every player: put your walker onto the third slot
    turn
      either "Visit"
        choose a stall on the board as the goal
        put your walker onto the slot of the goal
      or "Stroll"
        choose a slot that is next to your walker
        put your walker onto it
      or "Stay in the side"
        choose another near player
        add 1 to its spent
      add the price of your stand to your spent
      if your spent is at least 9: you win
    """,
    "kings": """
    game Kings
    players Ann, Bob
    board 3 by 2
    piece pawn, 3 each
    piece king, 1 each
    setup drawn
      p . q
      p . q
    legend
      p Ann pawn
      q Bob pawn
    turn
      either "King"
        choose an empty cell
        put your king onto it
      or "Pawn"
        choose one of your pieces as the walker
        choose a cell
        not allowed if an enemy piece is on it
        put the walker onto it
        not allowed if another way gives more than the number of your pieces on it
      or "Beside"
        choose a cell next to one of your pieces
        not allowed if a piece is on it
        put your pawn onto it
    end
      if the turn number is 12: the game is drawn
    """,
    "again": """
    game Again
    players Ann, Bob
    board 3 by 2
    each cell is dry or wet
    piece stone
    piece chip, 3 each
    each player
      has score
    legend
      x Ann stone
      w wet cell
      c Ann chip, 2 copies
    setup drawn
      x . w
      c . .
    round
      set up the board
      take turns from Ann until at most 2 cells are empty
      let every player: add the number of your chips to your score
      if the turn number is at least 12: the player with the most score wins
    turn
      either "Stone"
        choose an empty cell
        put your stone there
      or "Chip"
        choose an empty cell
        put your chip onto it
        it becomes wet
      or "Slide"
        choose one of your chips as the slider
        choose a cell next to the slider
        put the slider onto it
    """,
    "tools": """
    game Tools
    players 2
    zone chest, seen by all
    each player
      has score
      zone hand, seen by its owner
    each card
      has worth
    kind tool, a card
      may work
        not allowed if this is not in your hand
        add worth to your score
        put this into the chest
      may work "Twice"
        not allowed if your score is more than 12
        add worth times 2 to your score
    tool Hammer, 2 each, worth 1
    tool Saw, 1 each, worth 5
    card Book, 1 each, worth 9
    setup
      let every player: put every card of yours into your hand
    turn
      either "Work": work with one of your cards
      or "Lay down"
        choose a tool in your hand that can work
        put it into the chest
        if it can work: add 2 to your score
      or "Pass"
        add 1 to your score
    end
      if the turn number is 14: the player with the most score wins
    """,
}
