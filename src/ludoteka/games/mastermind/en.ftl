title = Mastermind
summary = Find the code of four colours: black and white pins tell how near your guess was.
kind = guessing game
how-to-play =
    Maker hides a code of four pegs in six colours. Breaker has ten guesses to find it. A guess is four colours,
    laid one after the other from the left.

    Each guess is answered with pins: a black one for every peg that has the right colour at the right place, a
    white one for every further peg whose colour is in the code, but elsewhere. Which peg a pin belongs to is
    not told.

    If there are four black pins, the code is broken and Breaker wins. If the last guess fails, Maker wins.

    Begin with two pairs of colours, and afterwards guess only codes that fit all the answers so far: then each
    answer teaches you something even if you are wrong.

# Seats
maker = Maker
breaker = Breaker

# Pieces
peg = peg
code-peg = peg of the code
black-pin = black pin
white-pin = white pin

# Words
colour = colour
red = red
orange = orange
yellow = yellow
green = green
blue = blue
violet = violet

# States
hiding = the code is hidden
guessing = the code is guessed
plain = open
secret = of the code
covered = covered
shown = shown
loose = not counted
matched = counted

# Numbers
guesses = guesses
guess = guess
answer = answer

# Options
guesses-allowed = guesses allowed
guesses-allowed-question = How many guesses
doubles = equal colours
doubles-question = May a colour be in the code twice?
allowed = yes
forbidden = no

# What was decided unseen
hidden = hidden
