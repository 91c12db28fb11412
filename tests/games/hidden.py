"""Matches of games that hide what was decided, and what their texts keep."""

from __future__ import annotations

import re
from typing import Any

from ludoteka.core import CHANCE, Position
from ludoteka.core.chance import lot
from ludoteka.games import library


def kept(position: Position, what: str) -> dict[str, str]:
    """What each place keeps, from the text that keeps everything."""
    line = re.search(rf"^{what}: (.+)$", str(position), re.MULTILINE)
    return dict(part.rsplit(" ", 1) for part in line[1].split(", ")) if line else {}


def numbers(position: Position, seat: int | None = 0) -> dict[str, dict[str, int]]:
    return {cell.name: dict(cell.numbers) for board in position.view(seat).boards for cell in board.cells}


def uncovered(first: str, seed: int, **options: Any) -> Position:
    """A field after its first cell."""
    position: Position = library.load("minesweeper").start(seed=seed, **options).play(f"uncover-{first}")
    decided = 0
    while position.chooser is CHANCE:
        position, decided = position.play(lot(position, seed, decided)), decided + 1
    return position


def around(cell: str) -> set[str]:
    column, row = ord(cell[0]), int(cell[1:])
    return {f"{chr(column + dx)}{row + dy}" for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {cell}


FLEET = ("a1-up", "c1-up", "e1-up", "g1-up", "i1-up")


def fleets(**options: Any) -> Position:
    """Both fleets laid in the same way."""
    position: Position = library.load("battleship").start(**options)
    for ship in FLEET:
        position = position.play(f"north sea.{ship}").play(f"south sea.{ship}")
    return position
