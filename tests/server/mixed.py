"""Small texts in which seen and unseen things lie side by side, in no order."""

from __future__ import annotations

SPICES = """
    card Anise
    card Pepper
    card Salt
    zone deck, seen by nobody, in order
    zone desk, seen by all
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let the first player: put the top 2 cards of the deck into your hand
"""

SHOWN = f"""
    game Shown
    players 2
{SPICES}
    turn
      choose a card in your hand as the offer
      show the offer to every player
      let the next player
        either "Accept": do nothing
        or "Refuse": do nothing
    a game lasts at most 4 turns
"""

FACE_DOWN = f"""
    game Face Down
    players 2
{SPICES}
    turn
      choose a card in your hand
      put it into the desk
      choose a card in your hand
      put it into the desk, face down
      let the opponent
        either "Accept": you win
        or "Refuse": you lose
"""

CUP = """
    game Cup
    players 2
    die cube, 2 each, 3 sides
    each player
      zone cup, seen by its owner
    setup
      let every player
        put every one of your cubes into your cup
        roll every cube in your cup
    turn
      either "Reroll"
        choose a cube in your cup
        roll it
      or "Show"
        choose a cube in your cup
        show it to the opponent
    a game lasts at most 8 turns
"""

TRADE = """
    game Bazaar
    players 3
    kind good, a card
    good Pepper, 4 copies
    good Salt, 4 copies
    good Mace, 4 copies
    zone deck, seen by nobody, in order
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 3 cards of the deck into your hand
    turn
      remember you as the seller
      choose a card in your hand as the offer
      show the offer to every player
      choose another player as the partner
      let the partner
        either "Accept"
          choose a card in your hand as the price
          put the offer into your hand
          put the price into the hand of the seller
        or "Refuse": do nothing
    a game lasts at most 12 turns
"""

PASSED_ON = """
    game Passing Secrets
    players 3
    a rank is 1, 2, 3, 4 or 5
    a suit is sun or moon
    one card for each suit and rank, named rank of suit
    zone deck, seen by nobody, in order
    each player
      zone hand, seen by its owner
      zone parcel, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 2 cards of the deck into your hand
    round
      let every player at once
        choose a card in your hand
        put it into your parcel
      let every player: put every card in your parcel into the hand of the next player
      let every player
        either "Show left"
          choose a card in your hand
          show it to the next player
        or "Look right"
          show a random card in the hand of the previous player to you
    a game lasts at most 8 turns
"""

PICKED = """
    game Picking
    players 3
    card Anise
    card Basil
    card Pepper
    card Salt
    card Thyme
    card Mace
    zone deck, seen by nobody, in order
    zone heap, seen by all
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 2 cards of the deck into your hand
    turn
      choose a card in the hand of a player
      show it to every player
      put a random card in the hand of a player into the heap
      if 4 cards are in the heap: you win
"""

TAKEN = """
    game Taking
    players 2
    card Anise
    card Basil
    card Cumin
    card Dill
    card Mace
    card Pepper
    card Salt
    card Thyme
    zone deck, seen by nobody, in order
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 3 cards of the deck into your hand
    turn
      choose a card in your hand as the sample
      show the sample to the opponent
      let the opponent
        choose 2 cards in the hand of the previous player as the loot
        show every card in the loot to you
    a game lasts at most 4 turns
"""

GATHERED = """
    game Gathering
    players 3
    kind good, a card
    good Pepper, 4 copies
    good Salt, 4 copies
    good Mace, 4 copies
    zone deck, seen by nobody, in order
    zone heap, seen by all
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 3 cards of the deck into your hand
    turn
      choose a card in the hand of another player
      show it to every player
      choose a card in your hand
      show it to the next player
      choose at most 2 cards in the hand of a player as the loot
      put every card in the loot into the heap
    a game lasts at most 4 turns
"""

SWAPPED = """
    game Swapping
    players 3
    card Anise
    card Basil
    card Cumin
    card Dill
    card Mace
    card Pepper
    card Salt
    card Thyme
    zone deck, seen by nobody, in order
    zone heap, seen by all
    each player
      zone hand, seen by its owner
      zone file, seen by its owner, in order
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 2 cards of the deck into your hand
    turn
      either "File"
        choose a card in your hand
        put it onto your file
      or "Order"
        choose a card in your file as the gift
        choose another card in your file as the price
        swap the gift and the price
      or "Trade"
        choose a card in your hand as the gift
        swap the gift and a random card in the hand of the next player
      or "Lay"
        not allowed if the heap is not empty
        choose a card in your hand
        put it into the heap
      or "Buy"
        choose a card in your hand as the gift
        swap the gift and the card in the heap
      or "Exchange"
        choose a card in your hand as the gift
        choose a card in your file as the price
        swap the gift and the price
      or "Give": swap your hand and the hand of the next player
      or "Turn over": swap your hand and your file
      or "Draw": swap the top card of your file and the top card of the deck
    a game lasts at most 12 turns
"""

CARDS = {"a card shown": SHOWN, "a card face down": FACE_DOWN, "a trade": TRADE, "secrets passed on": PASSED_ON,
         "cards picked unseen": PICKED, "several taken": TAKEN, "several gathered": GATHERED, "cards swapped": SWAPPED}
