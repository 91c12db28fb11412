"""Small texts in which things change places: one with another, or all of one zone with all of another."""

from __future__ import annotations

_PACK = """
    a suit is red or blue
    a rank is 1, 2, 3, 4 or 5
    one card for each suit and rank, named rank of suit
    zone deck, seen by nobody, in order
"""

SWAPS = {
    "swapping": f"""
    game Swapping
    players Ann, Bob, Cid
    {_PACK}
    zone pile, seen by all, in order
    zone shelf, seen by all, holds 1 card
    zone chest, seen by nobody
    each player
      zone hand, seen by its owner
      zone line, seen by its owner, in order
    setup
      put every card into the deck
      shuffle the deck
      let every player
        put the top card of the deck into your hand
        put the top 2 cards of the deck onto your line
      put the top card of the deck into the shelf
    turn
      either "Shelf"
        choose a card in your hand as the gift
        swap the gift and the card in the shelf
      or "Ends"
        swap the top card of your line and the bottom card of your line
      or "Row"
        choose a card in your line as the gift
        choose another card in your line as the price
        swap the gift and the price
      or "Between"
        choose a card in your hand as the gift
        choose a card in your line as the price
        swap the gift and the price
      or "Deal"
        choose a card in your line as the gift
        swap the gift and a random card in the hand of the next player
      or "Deck"
        choose a card in your hand as the gift
        swap the top card of the deck and the gift
      or "Deep"
        choose a card in your line as the gift
        swap a random card of the deck and the gift
      or "Hide"
        choose a card in your hand as the gift
        either "put"
          put the gift into the chest
        or "swap"
          swap the gift and a random card in the chest
      or "Lay"
        choose a card in your line
        put it onto the pile
      or "Take"
        swap the top card of the pile and the top card of your line
      or "Draw"
        put the top card of the deck onto your line
      or "Show"
        choose a card in your line
        show it to the next player
      or "Name"
        swap the 1 of red and the 5 of blue
      or "Drop"
        remove the top card of your line
      or "Mix"
        shuffle the deck
    a game lasts at most 40 turns
    """,
    "swapped zones": f"""
    game Swapped Zones
    players Ann, Bob, Cid
    {_PACK}
    zone pile, seen by all, in order
    zone heap, seen by nobody, in order
    zone shelf, seen by all, holds 2 cards
    each player
      zone hand, seen by its owner
      zone line, seen by its owner, in order
    setup
      put every card into the deck
      shuffle the deck
      let every player
        put the top card of the deck into your hand
        put the top 2 cards of the deck onto your line
    turn
      either "Hands"
        swap your hand and the hand of the next player
      or "Rows"
        choose another player
        swap the line of that player and your line
      or "Own"
        swap your hand and your line
      or "Shelf"
        swap your hand and the shelf
      or "Pile"
        swap the pile and your line
      or "Deck"
        swap the deck and the pile
      or "Heap"
        swap the heap and the deck
      or "Under"
        swap your hand and the heap
      or "Play"
        choose a card in your hand
        put it onto the pile
      or "Cover"
        choose a card in your hand
        put it into the pile, face down
      or "Draw"
        put the top card of the deck into your hand
      or "Show"
        choose a card in your hand
        show it to the next player
      or "Mix"
        shuffle the deck
    a game lasts at most 40 turns
    """,
    "swapped on cells": """
    game Swapped On Cells
    players White moving onward, Black moving back
    board track of 6 points
    piece checker, 3 each
    die cube, 2 each, 3 sides
    zone bar
    each player
      zone cup, seen by its owner
    setup
      let every player
        put your checker onto a random cell
        put your checker into the bar
        put every one of your cubes into your cup
        roll every cube in your cup
    turn
      either "Swap"
        choose one of your checkers as the first man
        choose an enemy checker as the second man
        swap the first man and the second man
      or "Leave"
        choose one of your checkers
        put it into the bar
      or "Dice"
        choose a cube in your cup as the gift
        swap the gift and a random cube in the cup of the opponent
      or "Enter"
        choose an empty cell
        put your checker onto it
    a game lasts at most 20 turns
    """,
}
