"""Chinese checkers against moves found in another way: in three coordinates, without the rules and their board."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ludoteka.core import Game, Position
from ludoteka.games import load

Spot = tuple[int, int, int]
WAYS = ((1, -1, 0), (-1, 1, 0), (1, 0, -1), (-1, 0, 1), (0, 1, -1), (0, -1, 1))
STAR = {(a, b, -a - b) for a in range(-8, 9) for b in range(-8, 9)
        if max(a, b, -a - b) <= 4 or min(a, b, -a - b) >= -4}


def spot(name: str) -> Spot:
    across, up = ord(name[0]) - ord("a") - 8, int(name[1:]) - 9
    return across, -up, up - across


def name(at: Spot) -> str:
    return f"{chr(ord('a') + 8 + at[0])}{9 - at[1]}"


def steps(at: Spot, count: int = 1) -> Iterator[Spot]:
    for way in WAYS:
        there = (at[0] + count * way[0], at[1] + count * way[1], at[2] + count * way[2])
        if there in STAR:
            yield there


def jumps(at: Spot, pegs: set[Spot]) -> set[Spot]:
    """Where a peg can jump to, however often; the peg itself is not in its own way."""
    others, seen, todo = pegs - {at}, {at}, [at]
    for here in todo:
        for over, there in zip(_along(here), _along(here, 2), strict=True):
            if over in others and there in STAR and there not in others and there not in seen:
                seen.add(there)
                todo.append(there)
    return seen - {at}


def _along(at: Spot, count: int = 1) -> list[Spot]:
    return [(at[0] + count * a, at[1] + count * b, at[2] + count * c) for a, b, c in WAYS]


def pegs_of(position: Position) -> dict[Spot, int]:
    return {spot(cell.name): cell.pieces[0].owner or 0 for cell in position.view().boards[0].cells if cell.pieces}


def expected(position: Position) -> set[str]:
    pegs = pegs_of(position)
    return {f"{name(at)}-{name(goal)}" for at, owner in pegs.items() if owner == position.chooser
            for goal in {one for one in steps(at) if one not in pegs} | jumps(at, set(pegs))}


@pytest.fixture(scope="module")
def game() -> Game:
    return load("chinese-checkers")


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_steps_and_chains_of_jumps(game: Game, seats: int) -> None:
    rng, position = random.Random(seats), game.start(seats=seats)
    assert {spot(cell.name) for cell in position.view().boards[0].cells} == STAR
    for _ in range(80):
        moves = [move.text for move in position.moves()]
        assert len(set(moves)) == len(moves)
        assert set(moves) == expected(position)
        position = position.play(rng.choice(moves))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_everybody_begins_opposite_an_empty_point_or_an_enemy(game: Game, seats: int) -> None:
    pegs = pegs_of(game.start(seats=seats))
    homes = [{at for at, owner in pegs.items() if owner == seat} for seat in range(seats)]
    across = [{(-a, -b, -c) for a, b, c in home} for home in homes]
    assert {len(home) for home in homes} == {10}
    if seats == 3:
        assert all(not goal & set(pegs) for goal in across)
    else:
        assert all(goal == homes[(seat + seats // 2) % seats] for seat, goal in enumerate(across))


def arranged(game: Game, one: set[str], other: set[str]) -> Position:
    """Player 1 to move with pegs on some cells, Player 2 with pegs on others."""
    lines = str(game.start()).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("  "))
    for row in range(17):
        cells = lines[first + row].split()
        for column, sign in enumerate(cells):
            if sign != "_":
                at = f"{chr(ord('a') + column)}{17 - row}"
                cells[column] = "1" if at in one else "2" if at in other else "."
        lines[first + row] = "  " + " ".join(cells)
    return game.position("\n".join(lines) + "\n")


GOAL = ["m17", "l16", "m16", "k15", "l15", "m15", "j14", "k14", "l14", "m14"]


@pytest.mark.parametrize(("own", "won"), [(10, True), (6, True), (5, False), (1, False)])
def test_the_opposite_point_is_won_if_it_is_full_and_mostly_yours(game: Game, own: int, won: bool) -> None:
    position = arranged(game, {*GOAL[10 - own:9], "l13"}, {*GOAL[:10 - own], "a5"})
    outcome = position.play("l13-m14").outcome
    assert (outcome is not None and outcome.winners == (0,)) is won


def test_a_point_that_is_not_full_wins_nothing(game: Game) -> None:
    position = arranged(game, {*GOAL[:8], "k13", "a5"}, set())
    assert position.play("k13-l14").outcome is None
