"""Knight's tour: every level has a closed tour, and the leaps on offer are those of the knight."""

from __future__ import annotations

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, text_game, wins

GAME = "knights-tour"
LEAPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


@pytest.mark.parametrize("level", levels(GAME), ids=name_of)
def test_every_level_has_a_closed_tour(level: Level) -> None:
    signs = {cell: sign for cell, sign in signs_of(GAME, level).items() if sign != "#"}
    tour = Tour(set(signs), next(cell for cell, sign in signs.items() if sign == "K")).closed()
    assert len(tour) - 1 == len(signs) - 1 == level.minimum
    assert wins(GAME, level, [cell_name(cell, len(grid_of(GAME, level))) for cell in tour[1:]])


class Tour:
    """Looks for a closed tour: first to where the fewest leaps lead on, and back from every blind alley."""

    def __init__(self, cells: set[Cell], start: Cell) -> None:
        self.near = {(x, y): {(x + dx, y + dy) for dx, dy in LEAPS} & cells for x, y in cells}
        self.middle = max(x for x, _ in cells), max(y for _, y in cells)
        self.start, self.left, self.tour = start, cells - {start}, [start]

    def closed(self) -> list[Cell]:
        """The cells in their order, or nothing."""
        return self.tour if self._from(self.start) else []

    def _from(self, cell: Cell) -> bool:
        if not self.left:
            return self.start in self.near[cell]
        if not self.near[self.start] & self.left or not all(self._can_be_passed(one, cell) for one in self.left):
            return False
        for goal in sorted(self.near[cell] & self.left, key=self._order):
            self.left.discard(goal)
            self.tour.append(goal)
            if self._from(goal):
                return True
            self.left.add(self.tour.pop())
        return False

    def _can_be_passed(self, cell: Cell, now: Cell) -> bool:
        """Whether a cell still has one way in and another way out."""
        return len(self.near[cell] & (self.left | {now, self.start})) >= 2

    def _order(self, cell: Cell) -> tuple[int, ...]:
        """Of cells with equally few leaps on, those near the edge come first."""
        away = sum(abs(2 * at - last) for at, last in zip(cell, self.middle, strict=True))
        return len(self.near[cell] & self.left), -away, -cell[0], -cell[1]


def test_the_leaps_on_offer_along_a_known_way() -> None:
    way = [(5, 3), (3, 2), (4, 0), (2, 1), (0, 0), (1, 2), (0, 4), (1, 6), (3, 7), (5, 6), (7, 7), (6, 5), (7, 3)]
    position = text_game(GAME).start(level="Chessboard")
    offered = [len(position.moves())]
    for cell in way:
        position = position.play(cell_name(cell, 8))
        offered.append(len(position.moves()))
    assert offered == [8, 7, 7, 3, 5, 1, 5, 3, 3, 3, 5, 1, 4, 3]


def test_a_closed_tour_ends_a_leap_from_its_start() -> None:
    cells = text_game(GAME).start(level="Chessboard").view().boards[0].cells
    assert {cell.name for cell in cells if "final" in cell.words} == {"b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5"}


@pytest.mark.parametrize(("tour", "result"), [("closed", "lost"), ("open", "won")])
def test_a_tour_that_ends_elsewhere_wins_only_if_it_may_be_open(tour: str, result: str) -> None:
    position = text_game(GAME).start(level="Round table", tour=tour)
    for move in OPEN:
        assert position.outcome is None
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.results == (result,)


OPEN = ["b3", "c1", "d3", "b2", "c4", "a3", "b1", "c3", "a2", "b4", "c2"]
"""All cells of the round table, from d2 and to a cell from which d2 cannot be reached."""
