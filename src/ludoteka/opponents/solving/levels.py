"""All levels of a game, solved one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import process_time

from ludoteka.core import Game, Level, Record
from ludoteka.opponents.solving.answers import Answer, Solution
from ludoteka.opponents.solving.solver import solve


@dataclass(frozen=True, slots=True)
class SolvedLevel:
    """What was found about a level, and the seconds of processor time that it took."""

    number: int
    level: Level
    answer: Answer
    seconds: float
    hides: bool = False
    """Whether something is hidden there: the fewest moves are those of somebody who knows it; nothing proves them."""

    @property
    def right(self) -> bool:
        """Whether it is solved, and, where the level says so, proven that so many moves are the fewest."""
        answer, fewest = self.answer, self.level.minimum
        proven = isinstance(answer, Solution) and (answer.exact or self.hides)
        return isinstance(answer, Solution) and (not fewest or (proven and answer.length == fewest))


def solve_levels(game: Game, start: Record, seconds: float = 60.0) -> Iterator[SolvedLevel]:
    """Solve every level with the options and the seed of a start, each in so many seconds at most."""
    for number, level in enumerate(game.levels, 1):
        begun = process_time()
        position = replace(start, level=level.name, seats=1).start(game)
        answer = solve(position, seconds=seconds)
        yield SolvedLevel(number, level, answer, process_time() - begun, position.imagine(0) is not position)
