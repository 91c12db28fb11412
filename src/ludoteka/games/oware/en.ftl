title = Oware
summary = Sow seeds around twelve houses, capture by twos and threes and never let the other player starve.
kind = sowing game
how-to-play =
    The board is a ring of twelve houses with four seeds in each; six houses belong to each player. South
    begins.

    On your turn choose one of your houses that has seeds. Take all of them and sow them one by one into the
    following houses, counter-clockwise; the house you emptied is passed over. If the last seed makes two or
    three seeds in an enemy house, you capture them, and also those of the houses right before it, as long as
    they are enemy houses with two or three seeds.

    A sowing that would capture all seeds of the other player captures nothing. You must leave the other
    player something to play with, if you can: if all enemy houses would be empty after your move, choose
    another one.

    Whoever has captured more than twenty-four seeds wins. If a player cannot move, or the same position
    occurs for the third time, each player adds the seeds in their own houses, and the one with the most wins;
    equal numbers are a draw.

# Seats
south = South
north = North

# Places
house = house

# Numbers
seeds = seeds
    .counted = { $count ->
        [one] seed
       *[other] seeds
    }
captured-seeds = captured seeds
    .counted = { $count ->
        [one] captured seed
       *[other] captured seeds
    }

# Remembered
handful = handful
last-house = last house
catch = catch
repeats = repeats
repeats-question = The seeds are shared out when a position occurs so often
