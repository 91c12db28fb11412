"""From a final board to moves: in which order they can be played."""

from __future__ import annotations

from ludoteka.machine.position import TextPosition
from ludoteka.opponents.solving.board import Board, Place
from ludoteka.opponents.solving.budget import Budget
from ludoteka.opponents.solving.filling import FinalBoard
from ludoteka.opponents.solving.worlds import one


class Planning:
    """Plays moves that each bring one place a step nearer to its final value; goes back where none is open.

    A board that cannot be reached so might be reached by a detour, unless what is written once stays.
    """

    def __init__(self, board: Board, places: dict[int, Place], budget: Budget) -> None:
        self.board = board
        self.places = places
        self.budget = budget

    def moves(self, position: TextPosition, goal: FinalBoard) -> list[str] | None:
        """Moves that win with the final board, or nothing where no order leads to it."""
        todo = {number: self._steps(self.places[number], value) for number, value in goal.items()}
        return self._play(position, {number: steps for number, steps in todo.items() if steps}, set())

    def no_detours(self) -> bool:
        """Whether no written value can ever be changed again."""
        return not any(self.board.edges(place, value) for place in self.places.values()
                       for value, far in place.far.items() if far)

    @staticmethod
    def _steps(place: Place, value: int) -> tuple[int, ...]:
        """The values of a place on the way to the last one."""
        steps = []
        while place.far[value]:
            steps.append(value)
            value = place.came[value]
        return tuple(reversed(steps))

    def _play(self, position: TextPosition, todo: dict[int, tuple[int, ...]], dead: set[object]) -> list[str] | None:
        self.budget.check()
        if position.outcome is not None:
            return [] if position.outcome.winners else None
        state, key = position.run.state, tuple(todo.items())
        legal = {move.text for move in position.moves()} if key not in dead else set()
        for number, steps in todo.items():
            for text, mask in self.board.edges(self.places[number], state[number]):
                if text in legal and mask & one(steps[0]):
                    after = position.play(text)
                    if after.run.state[number] != steps[0]:
                        continue
                    rest = {**todo, number: steps[1:]} if steps[1:] else {n: s for n, s in todo.items() if n != number}
                    found = self._play(after, rest, dead)
                    if found is not None:
                        return [text, *found]
        dead.add(key)
        return None
