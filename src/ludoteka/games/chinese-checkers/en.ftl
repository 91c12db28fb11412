title = Chinese checkers
summary = Lead ten pegs across a star into the opposite point, step by step or in long chains of jumps.
kind = race
how-to-play =
    The board is a star with six points. Every player begins with ten pegs in one point and wants to bring them into
    the point opposite. Two players sit opposite each other, three at every other point, four in two opposite pairs,
    six at all points.

    In turn, each player moves one peg: either one step onto an empty neighbouring cell, or by jumping. A peg jumps
    straight over one neighbouring peg, whosever it is, onto the empty cell behind it, and may go on jumping from
    there as often as it can, in any directions. Nothing is ever taken. You choose the peg and the cell where its
    journey ends. Nobody has to jump.

    Whoever first has the opposite point full wins. So that nobody can spoil it by staying at home, pegs of others
    count as well, as long as at least six of the ten are yours.

    A good peg travels far in one turn, so build ladders: pegs in a line with one empty cell between each two. Your
    pegs, and those of the others, are the rungs. Do not forget the last ones at home, as a straggler without company
    has to walk all the way.

# Seats
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
player-5 = Player 5
player-6 = Player 6

# Pieces
peg = peg

# Options
turn-limit = turn limit
turn-limit-question = Draw after so many turns
