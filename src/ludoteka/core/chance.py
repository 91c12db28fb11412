"""What chance decides: drawn by the odds, and from a seed so that anybody can check it afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate

from ludoteka.core.choice import Move
from ludoteka.core.game import CHANCE, Game, IllegalMove, Position
from ludoteka.core.record import Record, Unplayable


def lot(position: Position, seed: int, number: int) -> Move:
    """What the seed says for the decision of chance of that number; they are counted from 0 through a match.

    The SHA-256 of 'chance SEED NUMBER', read as one large number, is divided by the sum of the odds; the rest says
    which it is. So every program, in any language and at any time, finds the same.
    """
    said = int.from_bytes(sha256(f"chance {seed} {number}".encode()).digest(), "big")
    return drawn(position, lambda count: said % count)


def drawn(position: Position, below: Callable[[int], int]) -> Move:
    """One of chance's moves by its odds; `below` gives a number from 0 that is less than what it is asked with."""
    odds = list(accumulate(position.odds()))
    place = below(odds[-1])
    return position.moves()[next(number for number, end in enumerate(odds) if place < end)]


def commitment(seed: int) -> str:
    """What is shown of a seed before it may be known: the SHA-256 of its digits.

    >>> commitment(7)[:16]
    '7902699be42c8a8e'
    """
    return sha256(str(seed).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Decision:
    """What chance decided in a recorded match, and what the seed says."""

    move: int
    """The number of the move in the record, from 1."""
    recorded: str
    said: str

    @property
    def fits(self) -> bool:
        """Whether it is what the seed says."""
        return self.recorded == self.said


def decisions(record: Record, game: Game) -> Iterator[Decision]:
    """Every decision of chance in a record beside what its seed says; raises Unplayable at a move that is not legal.

    What chance decided in the set-up is no move: it follows from the seed whenever the match is started.
    """
    position, number = record.start(game), 0
    for place, text in enumerate(record.moves, 1):
        if position.chooser is CHANCE:
            yield Decision(place, text, lot(position, record.seed, number).text)
            number += 1
        try:
            position = position.play(text)
        except IllegalMove as why:
            raise Unplayable(place, why) from None
