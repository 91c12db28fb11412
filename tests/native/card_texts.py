"""Small texts with cards: every way to put, draw, turn, see and forget them."""

from __future__ import annotations

_PACK = """
    players Ann, Bob, Cid
    a suit is red or blue
    a rank is 1, 2, 3 or 4
    one card for each suit and rank, named rank of suit
    zone deck, seen by nobody, in order
"""

CARDS = {
    "numbers of zones": """
        game Charges
        players 2 to 3
        zone deck, seen by nobody, in order
        the deck has charges, starting at 2
        each hand has tokens, heat, from 0 to 9
        each player
          has heat
          zone hand, seen by its owner
        card Crumb, 6 copies
        card Gem, 4 copies
        setup
          put every card into the deck
          shuffle the deck
        turn
          either "Draw"
            not allowed if the deck has no charges
            take 1 from the deck's charges
            put the first card in the deck into your hand
            add 1 to your hand's tokens
          or "Load"
            add 3 to the charges of the deck
            set the tokens of the next player's hand to your hand's tokens plus 2
          or "Warm"
            add 1 to your heat
            add 3 to your hand's heat until your next turn
            set the deck's charges to 1 until the end of the turn
          or "Give"
            choose another player whose hand has fewer than 4 tokens as the friend
            choose a card in your hand
            put it into the friend's hand
            add your hand's heat to the tokens of the friend's hand
          if your hand's tokens is 9: take another turn
        end
          if the deck has at least 12 charges: the game is drawn
          if the deck holds no cards: you win
    """,
    "drawing": f"""
    game Drawing
    {_PACK}
    zone pile, seen by all, in order
    zone shelf, seen by all, holds 1 card
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
    turn
      either "Draw"
        put the top card of the deck into your hand
      or "Draw low"
        put the bottom card of the deck into your hand
      or "Draw two"
        put the top 2 cards of the deck into your hand
      or "Play"
        choose a card in your hand
        put it onto the pile
      or "Shelve"
        choose a card in your hand
        put it into the shelf
      or "Hide"
        choose a card in your hand
        put it under the deck
      or "Take"
        put the top card of the pile into your hand
      or "Turn over"
        put every card in the pile except the top card of the pile into the deck, face down
      or "Mix"
        shuffle the deck
    end
      if the deck is empty: the game is drawn
    a game lasts at most 40 turns
    """,
    "held": """
    game Loves
    players 3
    zone shelf, seen by all
    each player
      has gold
      zone hand, seen by all
    kind guest, a card
      luck is your gold times 2
      glad if your gold is at least 3
    guest Anna
    guest Bert
    guest Cyril
      friend is the previous player
      joyful if the gold of the friend is at least 4
    setup
      let every player: put a random guest into your hand
    turn
      choose a guest
      either "Glad"
        not allowed if it is not glad
        put it into the shelf
      or "Sad"
        not allowed if it is glad
        put it into your hand
      or "Joyful"
        not allowed if it is not joyful
        add 2 to the gold of the friend of it
      or "Lucky"
        add the luck of it to your gold
      add your seat to your gold
      if your gold is at least 20: you win
    """,
    "turned": f"""
    game Turned
    {_PACK}
    zone desk, seen by all
    each player
      zone hand, seen by its owner
      zone stash, seen by nobody
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 2 cards of the deck into your hand
    turn
      either "Lay"
        choose a card in your hand
        put it into the desk
      or "Cover"
        choose a card in your hand
        put it into the desk, face down
      or "Show"
        choose a card in your hand
        put it into your hand, face up
      or "Stash"
        choose a card in your hand
        put it into your stash
      or "Take"
        choose a card in the desk
        put it into your hand
      or "Steal"
        choose a card in the opponent's hand
        put it into your stash
      or "Look"
        choose a card in your stash
        put it into your hand
    a game lasts at most 30 turns
    """.replace("Ann, Bob, Cid", "Ann, Bob"),
    "copies": """
    game Copies
    players Ann, Bob
    card Coin, 3 copies
    card Stone, 2 copies
    card Token, 2 each
      is bright or dull
    zone deck, seen by nobody, in order
    zone desk, seen by all
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 3 cards of the deck into your hand
    a coin is good if a stone is in the desk
    a token is good if it is bright
    turn
      either
        choose a card in your hand
        put it into the desk
        if it is a token: it becomes dull
      or
        choose a card in your hand
        put it under the deck
      or "Good"
        choose a good card in your hand
        put it under the deck
      or "Any"
        put a random card in the desk into your hand
      or "Draw"
        put the top card of the deck into your hand
      if your hand is empty: you win
    a game lasts at most 30 turns
    """,
    "refilled": """
    game Refilled
    players Ann, Bob
    a suit is red or blue
    a rank is 1, 2 or 3
    one card for each suit and rank, named rank of suit
    zone heap, seen by all, in order
    zone deck, seen by nobody, in order, refilled from the heap
    each player
      zone hand, seen by its owner
    setup
      put every card into the heap
    turn
      may "Draw"
        put the top card of the deck into your hand
      may "Discard"
        choose a card in your hand
        put it onto the heap
    a game lasts at most 24 turns
    """,
    "words": f"""
    game Words
    {_PACK}
    the game remembers the wanted suit, a suit
    the game has count
    zone pile, seen by all, in order
    each player
      zone hand, seen by its owner
    a card is good if its suit is the wanted suit
    each card with rank 1
      when you play this: add 1 to count
    each card with rank 2
      when you play this
        choose a suit
        set the wanted suit to that suit
    to play a card
      put it onto the pile
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 2 cards of the deck into your hand
      set the wanted suit to blue
    turn
      either
        choose a good card in your hand
        play it
      or "Draw"
        put the top card of the deck into your hand
      or "Name"
        choose a suit
        set the wanted suit to that suit
      or "Boast"
        not allowed if the number of different ranks of cards in the pile is less than 3
        you win
      or "Best"
        put the card in the pile with the highest rank into your hand
      if your hand is empty: you win
    a game lasts at most 30 turns
    """,
    "asking": """
    game Asking
    players Ann, Bob, Cid
    a suit is red or blue
    a rank is 1, 2 or 3
    one card for each suit and rank, named rank of suit
    the game has given
    zone pile, seen by all, in order
    each player
      zone hand, seen by its owner
    setup
      put every card onto the pile
      let every player: put the top card of the pile into your hand
    turn
      choose a card in your hand
      put it onto the pile
      let every other player
        may "Answer"
          choose a card in your hand with the same suit as the top card of the pile
          put it onto the pile
      let the first player
        choose a number from 1 to 2
        add that number to given
      if your hand is empty: put the bottom 2 cards of the pile into your hand
      may "Again"
        add 1 to given
      if given is more than 9: you win
    a game lasts at most 20 turns
    """,
    "rounds": """
    game Rounds
    players Ann, Bob, Cid
    a suit is red or blue
    a rank is 1, 2 or 3
    one card for each suit and rank, named rank of suit
    zone deck, seen by nobody, in order
    zone pile, seen by all, in order
    the game has deals, passes
    the game remembers the leader, a player
    each player
      has points
      zone hand, seen by its owner
    turn
      either "Play"
        choose a card in your hand
        not allowed if its rank is 3 unless nothing else is possible
        put it onto the pile
        if the number of cards in the pile is 2: end the turn
        add 1 to passes
      or "Show"
        show your hand to the player after you
        add 2 to passes
      or "Pass"
        add 3 to passes
        add 1 to your points
    setup
      set the leader to the first player
    round
      set passes to 0
      put every card into the deck
      shuffle the deck
      let every player: put the top card of the deck into your hand
      let every player
        choose a number from 0 to 1
        add that number to your points
      take turns from the leader until passes is at least 5
      let every player: show your hand to every player
      set the leader to the player after the leader
      add 1 to deals
      if deals is 3: the player with the most points wins
    end
      if passes is 9: you lose
    """,
    "box": """
    game Box
    players Ann, Bob, Cid
    die cube, 2 each, 3 sides
    each player
      zone cup, seen by its owner
    a player is out if its cup is empty
    setup
      let every player: put your cube into your cup
    players who are out miss their turns
    turn
      either "Take"
        put your cube into your cup
        roll every cube in your cup
      or "Throw away"
        remove the first cube of your cup
      or "Rob"
        choose a player except you that is not out
        let it: remove the first cube of your cup
    end
      if exactly 1 player is not out: every player that is not out wins
      if every player is out: the game is drawn
    a game lasts at most 30 turns
    """,
    "lucky box": """
    game Lucky box
    players Ann, Bob
    card leaf, 3 copies
    card crown, 2 copies
    card moon
    zone shelf, seen by all
    each player
      zone hand, seen by its owner
    turn
      either "Draw"
        put a random card into your hand
      or "Show"
        put a random card in your hand into the shelf
      or "Crown"
        put a random crown into the shelf, face down
      or "Away"
        choose a card in the shelf
        remove it
    a game lasts at most 30 turns
    """,
    "blind": f"""
    game Blind
    {_PACK}
    card coin, 3 copies
    zone desk, seen by all
    each player
      zone hand, seen by its owner
      zone stash, seen by nobody
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 3 cards of the deck into your hand
    turn
      either "Pull"
        choose a player except you as the other one
        choose a card in the hand of the other one
        put it into your hand
      or "Pull two"
        choose up to 2 cards in the hand of the player after you as the loot
        put every card in the loot into the desk
      or "Cover"
        choose a card in your hand
        put it into the desk, face down
      or "Lift"
        choose a card in the desk
        put it into your stash
      or "Search"
        choose a card in the deck or your hand
        put it into your stash
      or "Any"
        choose a card
        put it into your hand
    a game lasts at most 30 turns
    """,
    "bids": f"""
    game Secret bids
    {_PACK}
    zone pile, seen by all
    each player
      has points
      zone hand, seen by its owner
      zone parcel, seen by its owner
    setup
      put every card into the deck
    turn
      choose a card in your hand
      put it into the pile
      add its rank to your points
    round
      put every card into the deck
      shuffle the deck
      let every player: put the top 2 cards of the deck into your hand
      let every player at once
        choose a card in your hand as the gift
        choose a number from 0 to 2 as the bid
        put the gift into your parcel
        add the bid to your points
      let every player: put every card in your parcel into the next player's hand
      take turns from the first player until the pile holds 3 cards
      if the highest points of every player is at least 12: the player with the fewest points wins
    """,
    "grabbing": f"""
    game Grabbing
    {_PACK}
    zone pool, seen by all
    each player
      has points
      zone hand, seen by its owner
    setup
      put every card into the pool
    turn
      choose a number from 0 to 1 as the extra
      add the extra to your points
    round
      let every player at once
        choose a card in the pool as the wish
        choose a number from 0 to 2 - your points as the bid
        put the wish into your hand
        add the bid to your points
        add 1 to your points
      take turns from the first player until the pool holds 8 cards or the pool is not empty
      if the lowest points of every player is at least 3: the player with the fewest points wins
    """,
    "cups": """
    game Cups
    players Ann, Bob
    die cube, 3 each, 6 sides
    die coin, 2 copies, faces 0 0 1 3
    the game has count
    zone desk, seen by all
    each player
      zone cup, seen by its owner
    setup
      put every coin into the desk
      let every player
        put every one of your cubes into your cup
        roll every cube in your cup
    turn
      either "Shake"
        roll every cube in your cup
      or "Flip"
        roll every coin
      or "Keep"
        choose 2 cubes in your cup as the loose cubes
        roll the loose cubes
      or "Show"
        choose a cube in your cup
        put it into the desk
      or "Both"
        choose at least 1 die in the desk as the loose dice
        roll the loose dice
      add the total value of every coin to count
      if count is more than 40: you win
    a game lasts at most 20 turns
    """,
    "skies": """
    game Skies
    players Ann, Bob
    a suit is bells, hearts or leaves
    a rank is low or high
    one card for each suit and rank, named rank of suit
    die weather, 3 each, faces sun sun rain rain storm calm
    die omen, 2 copies, faces raven storm raven
    die trump, faces bells hearts hearts
    die cube, 4 sides
    the game has count
    the game remembers the last face, a face
    zone desk, seen by all
    zone deck, seen by nobody, in order
    each player
      zone cup, seen by its owner
      zone hand, seen by its owner
    setup
      put every omen into the desk
      put every trump into the desk
      put every cube into the desk
      put every card into the deck
      shuffle the deck
      let every player
        put every one of your weathers into your cup
        put the top 2 cards of the deck into your hand
        roll every weather in your cup
    turn
      either "Shake"
        roll every weather in your cup
      or "Ask"
        roll every die in the desk
        if the trump shows bells: add 1 to count
        otherwise if the cube shows at least 3: add 2 to count
      or "Keep"
        choose 2 weathers in your cup as the loose weathers
        roll the loose weathers
      or "Show"
        choose a die in your cup that shows sun, rain or storm
        put it into the desk
        set the last face to the face of it
      or "Again"
        choose at least 1 die in the desk that does not show the last face as the loose dice
        roll the loose dice
      or "Name"
        choose a face
        not allowed if that face is the last face
        set the last face to that face
      or "Play"
        choose a card in your hand with the same suit as the trump
        put it under the deck
        put the top card of the deck into your hand
      add the number of dice in the desk that show storm to count
      add the number of different faces of every weather in the desk to count
      if every weather in your cup shows at most rain: add 1 to count
      if count is more than 30: you win
    a game lasts at most 20 turns
    """,
    "kinds of dice": """
    game Kinds of dice
    players Ann, Bob
    a rank is 2, 3, king or ace
    die poker, 2 copies, faces 2 3 king ace
    die royal, 2 copies, faces king ace ace
    die cube, 2 copies, faces 0 2 3
    the game has count
    turn
      either "Roll"
        roll every die
      or "One"
        choose a die
        roll it
        add 1 to count
      or "Some"
        choose up to 2 dice that show 2, king or ace as the loose dice
        roll the loose dice
      if the number of dice that show 2 is at least 3: you win
      if count is more than 8: you win
    a game lasts at most 16 turns
    """,
    "passing": """
    game Passing
    players Ann, Bob, Cid
    card Coin, 4 copies
    card Stone, 3 copies
    card Leaf, 5 copies
    zone deck, seen by nobody, in order
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 4 cards of the deck into your hand
    turn
      either "Pass"
        choose 2 cards in your hand as the passed cards
        put the passed cards into the hand of the player after you
      or "Bury"
        choose at most 3 cards in your hand as the buried cards
        put the buried cards under the deck
      or "Draw"
        put the top card of the deck into your hand
      if your hand is empty: you win
    a game lasts at most 12 turns
    """,
}
"""The games, by name."""
