"""Small games in which chance has a say."""

from __future__ import annotations

PIG = """
    game Pig
    players Ann, Bob
    board 1 by 1
    each player has score
    the game has pot, back to 0 after each turn
    the game has roll
    the game is rolling or done
    turn
      the game becomes rolling
      repeat while the game is rolling
        either "Roll"
          set the roll to a random number from 1 to 6
          if the roll is 1
            set the pot to 0
            the game becomes done
          otherwise
            add the roll to the pot
        or "Hold"
          add the pot to your score
          the game becomes done
    end
      if the previous player's score is at least 20: the previous player wins
    """
"""A player rolls as often as they dare; a 1 loses it all."""

ICE = """
    game Ice
    players Ann, Bob
    board 4 by 4
    piece stone
    turn
      choose an empty cell
      put your stone there
      by chance, 1 in 3
        remove a random stone
      otherwise
        add 1 to your score
    each player has score
    end
      if your score is 5: you win
    """
"""Now and then the ice breaks under a stone."""

FATE = """
    game Fate
    players Ann, Bob
    board 3 by 3
    piece stone
    turn
      put your stone onto a random empty cell
    end
      if the opponent has 4 stones: the opponent wins
      if no cell is empty: the game is drawn
    """
"""Nobody chooses anything."""

NARROW = """
    game Narrow
    players Ann, Bob
    board 3 by 1
    piece stone
    stuck players pass
    a game lasts at most 12 turns
    turn
      remember a random cell as the goal
      choose an empty cell next to the goal
      put your stone there
    end
      if no cell is empty: the opponent wins
    """
"""What chance names may leave nothing to choose."""

BLOCKED = """
    game Blocked
    players Ann, Bob
    board 3 by 1
    piece stone
    stuck players lose
    turn
      put your stone onto a random cell
    """
"""What chance names may be taken."""

DEAL = """
    game Deal
    players Ann, Bob
    board 2 by 2
    piece stone
    setup
      put an Ann stone onto a random cell
      put a Bob stone onto a random empty cell
      a random player begins
    turn
      choose an empty cell
      put your stone there
    end
      if no cell is empty: you win
    """
"""Chance speaks in the set-up alone."""

HERD = """
    game Herd
    players Ann moving up, Bob moving down
    board 4 by 4
    piece goat
      may graze
        not allowed if no empty cell is next to this
        put this onto a random empty cell next to this
      may graze
        choose an empty cell one step forward
        put this onto it
      may climb
        choose an empty cell next to this
        not allowed if it is on the first row unless nothing else is possible
        put this onto it
        wander
    to wander
      by chance, 1 in 4
        let the opponent
          choose an empty cell
          put your goat there
      otherwise
        swap a random goat of yours and a random enemy goat
    each player has luck, starting at 2
    a game lasts at most 30 turns
    setup
      put an Ann goat onto b1
      put a Bob goat onto b4
    turn
      either "Graze"
        graze with one of your goats
        set your luck to a random number from 0 to your luck
      or "Climb"
        choose one of your goats as the climber
        climb with the climber
        let a random player: add a random number from 1 to your luck to your luck
    end
      if no cell is empty: the game is drawn
      if your luck is more than 5: you win
      if you have 5 goats: you lose
    """
"""Abilities, deeds, other players and rules that give way, all with chance between them."""

CLIMB = """
    game Climb
    players Ann, Bob
    board 5 by 1
    piece stone
    each player has score
    stuck players pass
    a game lasts at most 30 turns
    turn
      remember a random number from 1 to 2 as the count
      repeat the count times
        choose an empty cell
        put your stone there
        add 1 to your score
      not allowed if another way gives more than the number of your stones on a1
      remove a random stone
    end
      if your score is at least 6: you win
    """
"""Of all ways only the best, after chance and before it."""

GAMES = {"pig": PIG, "ice": ICE, "fate": FATE, "narrow": NARROW, "blocked": BLOCKED, "deal": DEAL, "herd": HERD,
         "climb": CLIMB}
