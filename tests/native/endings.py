"""Ends that the interpreter takes too long to reach: native code or a solver goes near, the last moves are compared."""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass
from functools import cache

from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from ludoteka.native.game import Buffer
from ludoteka.opponents.solving import Solution, solve
from tests.native.lockstep import Closeness, Course, compare
from tests.native.starts import Start

LAST = 10
"""Moves that are left to compare."""
LONG = 5000
"""Moves after which a match that is played by chance is given up."""
SOLVING = 5.0
"""Seconds for the solution of a level."""
CLOSE = Closeness(every=5, tried=12, deep=40)


@dataclass(frozen=True, slots=True)
class Ending:
    """A position shortly before the end, and the numbers of the moves that lead there."""

    position: TextPosition
    numbers: tuple[int, ...]

    def compare(self, rng: random.Random) -> Course:
        """Play these moves in lockstep."""
        numbers = iter(self.numbers)
        course = compare(self.position, rng, len(self.numbers), CLOSE, lambda _: next(numbers))
        assert course.last.outcome is not None, f"native code was at the end, and\n{course.last}\nis not"
        return course


def by_chance(position: TextPosition, rng: random.Random) -> Ending | None:
    """The end of a match that native code plays on by chance; None where it finds none."""
    code = native(position)
    assert code is not None, f"{position.game.id} is not native"
    buffer, latest = code.pack(position), deque[tuple[Buffer, int]](maxlen=LAST)
    for _ in range(LONG):
        moves = code.moves(buffer)
        if not moves:
            return Ending(code.unpack(latest[0][0]), tuple(number for _, number in latest))
        number = rng.randrange(len(moves))
        latest.append((buffer.copy(), number))
        code.play(buffer, moves[number])
    return None


def by_solving(start: Start) -> Ending | None:
    """The end of a level that is solved; None where it is not one, or takes too long."""
    moves = solution(start)
    if not moves:
        return None
    position, numbers = start.position(), list[int]()
    for move in moves[:-LAST]:
        position = position.play(move)
    after = position
    for text in moves[-LAST:]:
        numbers.append(next(move.number for move in after.moves() if move.text == text))
        after = after.play(numbers[-1])
    return Ending(position, tuple(numbers))


@cache
def solution(start: Start) -> tuple[str, ...]:
    """Moves that solve a level, if some are found."""
    position = start.position()
    if start.level is None or len(position.seats) > 1 or position.game.chance:
        return ()
    answer = solve(position, seconds=SOLVING, want_minimum=False)
    return answer.moves if isinstance(answer, Solution) else ()
