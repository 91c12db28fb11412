"""Puzzles whose moves switch places between two values: which moves to make is a system of equations modulo two."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.machine.position import TextPosition
from ludoteka.opponents.solving.board import Board
from ludoteka.opponents.solving.demands import Splitting
from ludoteka.opponents.solving.narrowing import Narrowing
from ludoteka.opponents.solving.rewriting import Rewrite
from ludoteka.opponents.solving.worlds import Unjudged, World, one, single, values

_MOST_FREE = 16


class Toggling:
    """Moves that are always open, that can come in any order, and that undo themselves when made twice."""

    def __init__(self, position: TextPosition, board: Board) -> None:
        self.board = board
        self.moves = {rewrite.text: frozenset(rewrite.writes) for rewrite in board.rewrites}
        if not board.rewrites or not all(rewrite.sure and self._switches(rewrite) for rewrite in board.rewrites):
            raise Unjudged
        self.goal = self._goal(position)

    def _switches(self, rewrite: Rewrite) -> bool:
        """Whether a move gives each place that it writes the other of two values."""
        for place in rewrite.writes:
            for value in (both := values(self.board.left[place])):
                mark = len(self.board.world.trail)
                self.board.world.put(place, one(value))
                again = self.board.rewriting.rewrites(self.board.world, rewrite.path)
                after = [one_more.writes.get(place) for one_more in again]
                self.board.world.back_to(mark)
                if len(both) != 2 or after != [one(sum(both) - value)]:
                    return False
        return True

    def _goal(self, position: TextPosition) -> dict[int, int] | None:
        """The final value of every place; nothing where the end cannot be reached."""
        board = self.board
        demands = Splitting(board.judge, board.world).demands(position.machine.description.end)
        narrowing = Narrowing(World(board.layout, board.state, board.left), demands)
        if not narrowing.begin():
            return None
        if not all(single(narrowing.world.left[place]) for place in board.left):
            raise Unjudged
        return {place: values(narrowing.world.left[place])[0] for place in board.left}

    def shortest(self) -> list[str] | None:
        """The fewest moves to the goal; nothing where none lead there."""
        if self.goal is None:
            return None
        wanted = {place for place, value in self.goal.items() if self.board.state[place] != value}
        texts = list(self.moves)
        rows = [sum(1 << column for column, text in enumerate(texts) if place in self.moves[text])
                | (place in wanted) << len(texts) for place in self.goal]
        found = fewest(rows, len(texts))
        return None if found is None else [text for column, text in enumerate(texts) if found >> column & 1]


def fewest(rows: list[int], columns: int) -> int | None:
    """The solution with the fewest ones of equations modulo two; bit `columns` of a row is its right side.

    >>> bin(fewest([0b111, 0b010], 2) or 0), fewest([0b100], 2)
    ('0b1', None)
    """
    pivots: dict[int, int] = {}
    for row in rows:
        for pivot, known in pivots.items():
            row ^= known if row >> pivot & 1 else 0
        if not row & (1 << columns) - 1:
            if row:
                return None
            continue
        first = (row & -row).bit_length() - 1
        pivots = {pivot: known ^ row if known >> first & 1 else known for pivot, known in pivots.items()}
        pivots[first] = row
    base = sum(1 << pivot for pivot, row in pivots.items() if row >> columns & 1)
    free = [_kernel(pivots, column) for column in range(columns) if column not in pivots]
    if len(free) > _MOST_FREE:
        raise Unjudged
    return min(_combined(base, free), key=int.bit_count)


def _kernel(pivots: dict[int, int], column: int) -> int:
    """The moves that together change nothing, of which a given one is made."""
    return 1 << column | sum(1 << pivot for pivot, row in pivots.items() if row >> column & 1)


def _combined(base: int, vectors: list[int]) -> Iterator[int]:
    for number in range(1 << len(vectors)):
        found = base
        for place, vector in enumerate(vectors):
            found ^= vector if number >> place & 1 else 0
        yield found
