"""Small texts with cards that change numbers, wait for what others do, or may do something themselves."""

from __future__ import annotations

_SAILS = """
    players 2
    zone chest, seen by all
    the game has wind
    each player
      has score, strength
      is open or guarded
      may have luck, far aim
      zone hand, seen by all
      zone shelf, seen by all, in force
    each card
      has power, ward
      may have go again
      is fresh or worn
    to play a card
      put it into your shelf
    setup
      let every player: put every card of yours into your hand
"""

CHANGES = {
    "changes that stand": f"""
    game Sails
    {_SAILS}
    3 more strength for every player while wind is 2
    2 more wind while the turn number is 2
    card Cap, 2 each
      2 more strength for you
      1 less strength for the opponent while wind is at least 3
    card Kite, 1 each, power 3
      2 more power while wind is at least 1
    card Fleet, 2 each, power 1
      2 more power for each card in your shelf
    card Fog, 1 each
      1 more power for every card in the opponent's hand
    card Charm, 1 each
      you have luck while wind is at least 1
    card Dash, 1 each, go again
    turn
      either "Play"
        choose a card in your hand
        play it
      or "Strong"
        choose a card in your hand
        not allowed if its power is less than your strength
        play it
      or "Weak"
        choose a card in your hand with the least power
        play it
      or "Even"
        choose a card in your hand whose power is 3
        put it into the chest
      if it has go again: take another turn
      add 1 to wind
      add wind to your score
      set your score to your score plus the total power of every card in your shelf
      if you have luck: add 100 to your score
    end
      if the turn number is 15: the game is drawn
    """,
    "changes of pieces": """
    game Tall
    players White, Black
    board 3 by 2
    piece stone
      has height
      1 more height for each stone next to this
    piece flag
      2 more height for every stone next to this
    each player
      has score
    turn
      choose an empty cell
      either "Stone": put your stone there
      or "Flag": put your flag there
      set your score to the total height of every stone
    end
      if no cell is empty: the game is drawn
    """,
    "changes for a while": f"""
    game Gusts
    {_SAILS}
    card Gust, 2 each
      when you play this: 3 more strength for every player until your next turn
    card Puff, 1 each
      when you play this: 3 more strength for you until the end of the turn
    card Tide, 1 each, power 4
      when you play this: set power to 9 until the end of the turn
    card Wall, 1 each
      when you play this: you become guarded until your next turn
    card Hut, 1 each
      when you play this: you become guarded
    card Wear, 1 each
      when you play this: this becomes worn until the end of the turn
    card Plod, 1 each
      when you play this: this gains go again until the end of the turn
    turn
      choose a card in your hand
      play it
      if it has go again: take another turn
      if it is worn: add 1 to your score
      if the opponent is guarded: add 10 to your score
      set your score to your score plus your strength plus the total power of every card in your shelf
    end
      if the turn number is 15: the game is drawn
    """,
}

CHANGES["changes until a deed"] = f"""
    game Rests
    {_SAILS}
    the game remembers the calm player, a player
    to strike a card
      do nothing
    to rest
      do nothing
    card Gust, 2 each
      when you play this: 3 more strength for every player until you rest
    card Puff, 2 each
      when you play this: 2 more strength for you until a player rests
    card Tide, 2 each, power 4
      when you play this: set power to 9 until a player strikes this
    card Wall, 1 each
      when you play this: you become guarded until you rest
    card Wear, 2 each
      when you play this: this becomes worn until a player strikes this
    card Hush, 1 each
      when you play this: set the calm player to you until the opponent rests
    card Dash, 1 each
      when you play this: every card in your shelf becomes worn until your turn starts
    when a player rests: 1 more wind until a player strikes a card
    turn
      either "Play"
        choose a card in your hand
        play it
      or "Strike"
        choose a card in the opponent's shelf
        1 more ward for it until you strike it
        strike it
      or "Rest": rest
      set your score to your strength plus the total power of every card in your shelf
    end
      if the turn number is 25: the game is drawn
    """

CHANGES["changes of pieces until a deed"] = """
    game Posts
    players White, Black
    board 3 by 2
    piece stone
      has height
      is awake or asleep
    each cell has heat
    each player has score
    to wake
      do nothing
    turn
      choose an empty cell
      put your stone there
      2 more heat for it until a player wakes
      may "Wake": wake
      may "Grow"
        choose a stone
        3 more height for it until a player wakes
        it becomes asleep until you wake
      set your score to the total height of every stone plus the total heat of every cell
    end
      if no cell is empty: the game is drawn
    """

_BELLS = """
    players 2
    zone chest, seen by all
    the game has tally
    each player
      has score
      zone hand, seen by all
      zone shelf, seen by all, in force
      when another player strikes you: add 1 to your score
    when a player plays a card: add 1000 to tally
    to play a card
      put it into your shelf
    to strike a player by a number
      take that number from the score of that player
    setup
      let every player: put every card of yours into your hand
"""

EVENTS = {
    "cards that wait": f"""
    game Bells
    {_BELLS}
    card Bell, 2 each
      when the opponent plays a card: add 1 to your score
      when you play this: strike the opponent by 2
    card Drum, 2 each
      when your turn starts: add 1 to your score
      when your turn ends: add 10 to your score
      when the turn ends
        add 100 to your score
        end the turn
    card Gate, 1 each
      before the opponent plays a card
        set tally to 7
        not allowed if your score is 1
    card Ada, 1 each
      when you play this: set tally to tally times 10 plus 1
      when a player plays a card: set tally to tally times 10 plus 2
      when a player plays a bell: set tally to tally times 10 plus 3
    card Ask, 1 each
      when the opponent plays a card
        may "Answer": strike the opponent by 1
    card Start, 1 each
      when your turn starts
        either "Left": add 3 to tally
        or "Right": take 3 from tally
    turn
      either "Play"
        choose a card in your hand
        play it
        if it is a bell: end the turn
      or "Put away"
        choose a card in your hand
        put it into the chest
        let the opponent: end the turn
      add 5 to your score
    end
      if the turn number is 13: the game is drawn
    """,
    "pieces and cells that wait": """
    game Stones
    players White, Black
    board 3 by 2
    each cell
      has age
      when a player lays a stone: add 1 to age
    piece stone
      has age
      when a player lays a stone: add 1 to age
    the game has laid
    each player
      has seen
      when another player lays a stone: add 1 to your seen
    when a player lays a stone: add 1 to laid
    to lay a stone
      do nothing
    turn
      choose an empty cell
      put your stone there as the new stone
      lay the new stone
    end
      if no cell is empty: the game is drawn
    """,
}

ANY_TIME = {
    "what is done at any time": """
    game Noise
    players 2 to 3
    board 3 by 3
    piece stone
    the game has noise
    each player
      has gold, starting at 2
      is secret or revealed
    turn
      choose an empty cell
      put your stone there
      add 1 to noise
    at any time
      may "Reveal yourself"
        not allowed if you are revealed
        not allowed if noise is less than 2
        you become revealed
        add 3 to your gold
      may "Shout", once a game
        choose an enemy stone
        remove it
        take 1 from your gold
    end at any time
      if you have at least 5 gold: you win
      if noise is 7: the game is drawn
    """,
    "dice between what is done at any time": """
    game Rolling
    players 2
    die cube, 6 sides
    each player
      has gold
    the game has rolls
    turn
      roll the cube
      add 1 to rolls
      either "Save": add the value of the cube to your gold
      or "Spend"
        take 1 from your gold
        roll the cube
    at any time
      may "Pay", once a turn
        not allowed if your gold is less than 3
        take 3 from your gold
    end at any time
      if you have at least 9 gold: you win
      if rolls is 12: the game is drawn
    """,
}

REMEMBERED = {
    "cards that are remembered": """
    game Favourites
    players 2
    zone deck, seen by nobody, in order
    zone chest, seen by all
    the game remembers the favourite, a card
    each player
      has score
      remembers the treasure, a card
      zone hand, seen by its owner
    each card
      has worth
    card Hammer, 3 copies, worth 1
    card Saw, 3 copies, worth 5
    card Book, 4 copies, worth 9
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 2 cards of the deck into your hand
    turn
      either "Keep"
        choose a card in your hand
        set your treasure to it
      or "Praise"
        choose a card in your hand
        set the favourite to it
        put it into the chest
      or "Draw"
        put the top card of the deck into your hand
      if the favourite is in the chest: add the worth of the favourite to your score
    end
      if the deck is empty: the game is drawn
      if the turn number is 20: the game is drawn
    """,
}
