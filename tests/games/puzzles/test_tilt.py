"""Tilt: every level can be solved, and in no fewer tilts than it says."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest

from ludoteka.core import Level
from ludoteka.games import library
from ludoteka.language import check
from ludoteka.machine import TextGame
from tests.games.puzzles.levels import Cell, levels, name_of, signs_of, wins
from tests.games.puzzles.search import shortest

WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
Gems = tuple[frozenset[Cell], frozenset[Cell]]
"""Where the emeralds and the sapphires are."""


@pytest.mark.parametrize("level", levels("tilt"), ids=name_of)
def test_every_level_can_be_solved_as_it_says(level: Level) -> None:
    signs = signs_of("tilt", level)
    floor = {cell for cell, sign in signs.items() if sign != "#"}
    hole = next(cell for cell, sign in signs.items() if sign == "O")
    emeralds, sapphires = (frozenset(cell for cell, sign in signs.items() if sign == gem) for gem in "es")

    def after(gems: Gems) -> Iterable[Gems]:
        tilts = (tilted(floor, hole, gems, way) for way in WAYS)
        return (one for one in tilts if len(one[1]) == len(sapphires))

    way = shortest((emeralds, sapphires), after, lambda gems: not gems[0])
    assert len(way) - 1 == level.minimum
    moves = [next(name for name in WAYS if tilted(floor, hole, before, name) == then) for before, then in pairwise(way)]
    assert wins("tilt", level, moves)


@pytest.mark.parametrize(("row", "move", "after", "results"), [
    ("e e O s .", "right", ". . O . s", ("won",)),
    ("e s O . .", "right", "e . s . .", ("lost",)),
    ("e . O s .", "left", "e . s . .", ("lost",)),
    ("e . O e s", "left", "e . s . .", ("lost",)),
    ("e . O # s", "right", ". . O # s", ("won",)),
    ("e # O e .", "right", "e # O . e", None),
    (". e # O e e", "left", "e . # O . .", None),
])
def test_gems_slide_at_once_and_fall_in_one_after_another(row: str, move: str, after: str,
                                                          results: tuple[str, ...] | None) -> None:
    text = f"{library.rules_text('tilt')}\nlevel Row\n  {row}\n"
    description = check(text).description
    assert description is not None
    position = TextGame(description, "tilt", text).start(level="Row").play(move)
    drawn = next(line.split() for line in str(position).splitlines() if line.startswith("  "))
    assert [sign if sign in "es#" else "." for sign in drawn] == after.replace("O", ".").split()
    assert (position.outcome.results if position.outcome else None) == results


def tilted(floor: set[Cell], hole: Cell, gems: Gems, way: str) -> Gems:
    """Where all gems are after a tilt; those in front go first."""
    dx, dy = WAYS[way]
    left: tuple[set[Cell], set[Cell]] = (set(), set())
    for cell in sorted(gems[0] | gems[1], key=lambda one: -dx * one[0] - dy * one[1]):
        kind, (x, y) = int(cell in gems[1]), cell
        while (x, y) != hole and (x + dx, y + dy) in floor - left[0] - left[1]:
            x, y = x + dx, y + dy
        if (x, y) != hole:
            left[kind].add((x, y))
    return frozenset(left[0]), frozenset(left[1])
