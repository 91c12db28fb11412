title = Clobber
summary = Every move knocks a neighbour off the board, and whoever finds no neighbour left to hit loses.
kind = strategy game
how-to-play =
    At the start the whole board is full: white stones on the dark cells, black stones on the light ones.
    White begins.

    In each turn you take one of your stones and move it one cell up, down, left or right onto an enemy
    stone, which is removed. There are no other moves. Whoever cannot move loses, so the last one to move
    wins, and there are no draws.

    Soon the board falls apart into islands that no longer touch. Count the moves that each side has left in
    every one of them. A stone with no enemy beside it is out of the game, so keep your stones near those
    that they will be able to hit last.

# Seats
white = White
black = Black

# Pieces
stone = stone

# Options
width = columns
width-question = How many columns?
height = rows
height-question = How many rows?
