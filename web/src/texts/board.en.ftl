# Beside a board
board-closer = Closer
board-farther = Farther
board-whole = Whole board
