title = BlackOut
summary = Black out two, three and four symbols of the same line, and three true equations are left.
kind = number puzzle
how-to-play =
    The same line of digits and signs is written three times. Black out exactly two symbols in the top row, three in
    the middle row and four in the bottom row, so that what is left in each row is a true equation.

    Choose a symbol to black it out; choose it again to uncover it. Blacked-out symbols are passed over as if they had
    never been there: digits that then stand beside each other are read as one number, so 1, a blot and 2 make 12.

    An equation has one equals sign. Multiplication (*) and division (/) come before addition and subtraction, every
    division must come out whole, and results below zero are allowed: 3-5=-2 is true. A side may begin with a minus,
    but not with another sign.

    In every row there is exactly one way. Count first: how many symbols will be left, and which of the signs can
    stay? Then look at the size of the numbers on both sides and at their last digits.

# Seats
player = Player

# Pieces
symbol = symbol
digit = digit
plus-sign = plus sign
minus-sign = minus sign
times-sign = times sign
division-sign = division sign
equals-sign = equals sign
blot = blot

# Numbers
value = value

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-inkwell = Inkwell
level-six-and-two = Six and two
level-first-smudge = First smudge
level-nine-lives = Nine lives
level-lucky-sevens = Lucky sevens
level-blotting-paper = Blotting paper
level-goose-quill = Goose quill
level-halves = Halves
level-always-four = Always four
level-small-products = Small products
level-splitting = Splitting
level-torn-line = Torn line
level-double-nine = Double nine
level-deep-night = Deep night
level-spilled-ink = Spilled ink
level-last-candle = Last candle
