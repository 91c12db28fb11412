"""Random Fifteens that can be solved."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from ludoteka.core import Position
from ludoteka.games import library

WIDTH = 4
EMPTY = WIDTH * WIDTH


def fifteens(count: int, seed: int) -> Iterator[Position]:
    """So many first positions, each as likely as any other that can be solved."""
    return map(position, orders(count, seed))


def orders(count: int, seed: int) -> Iterator[list[int]]:
    """The blocks of so many Fifteens, in rows from above."""
    rng = random.Random(f"fifteens {seed}")
    for _ in range(count):
        blocks = rng.sample(range(1, EMPTY + 1), EMPTY)
        if not can_be_solved(blocks):
            one, other, *_ = (place for place, block in enumerate(blocks) if block != EMPTY)
            blocks[one], blocks[other] = blocks[other], blocks[one]
        yield blocks


def can_be_solved(blocks: Sequence[int]) -> bool:
    """Whether slides lead home from blocks in rows from above: each slide changes the order as it moves the gap.

    >>> can_be_solved([*range(1, 17)]), can_be_solved([2, 1, *range(3, 17)])
    (True, False)
    """
    turned = sum(one > other for one, other in combinations([block for block in blocks if block != EMPTY], 2))
    return (turned + blocks.index(EMPTY) // WIDTH) % 2 == (WIDTH - 1) % 2


def position(blocks: Sequence[int]) -> Position:
    """The position with these blocks, in rows from above; the last number is the gap."""
    cells = [f"{'abcd'[place % WIDTH]}{WIDTH - place // WIDTH}" for place in range(EMPTY)]
    rows = [" ".join("." if block == EMPTY else "B" for block in blocks[first:first + WIDTH])
            for first in range(0, EMPTY, WIDTH)]
    values = ", ".join(f"{cell} {block}" for cell, block in zip(cells, blocks, strict=True) if block != EMPTY)
    drawn = "\n".join(f"  {row}" for row in rows)
    return library.load("fifteen").position(
        f"ludoteka position 1\ngame: fifteen\nseats: 1\nboard board\n{drawn}\npiece value: {values}\n"
        "to move: Player\nturn: 1\n")
