"""A grid of coloured characters, and strokes between two places on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from ludoteka.terminal.colours import Ink

JOINED = {frozenset("─│"): "┼", frozenset("╱╲"): "╳"}
"""What two strokes that cross each other become."""


class Canvas:
    """Characters with their ink; what is put outside is lost."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [[(" ", Ink())] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, ink: Ink) -> None:
        """Write a text from that place to the right."""
        for at, character in enumerate(text, column):
            if 0 <= at < self.width and 0 <= row < self.height:
                self._rows[row][at] = (character, ink)

    def at(self, column: int, row: int) -> tuple[str, Ink]:
        """The character at a place."""
        return self._rows[row][column]

    def fill(self, left: int, top: int, width: int, height: int, ink: Ink) -> None:
        """Cover a box with empty ground."""
        for row in range(top, top + height):
            self.put(left, row, " " * width, ink)

    def stroke(self, start: tuple[int, int], end: tuple[int, int], ink: Ink) -> None:
        """Draw a line between two places, without its ends."""
        for column, row, character in _strokes(start, end):
            if 0 <= column < self.width and 0 <= row < self.height:
                there = self._rows[row][column][0]
                self._rows[row][column] = (JOINED.get(frozenset(there + character), character), ink)

    def paste(self, other: Canvas, left: int, top: int) -> None:
        """Put another canvas here."""
        for row in range(other.height):
            for column in range(other.width):
                character, ink = other._rows[row][column]
                self.put(left + column, top + row, character, ink)

    def runs(self, row: int) -> Iterator[tuple[str, Ink]]:
        """One row as stretches of text in the same ink."""
        for ink, characters in groupby(self._rows[row], key=lambda character: character[1]):
            yield "".join(character for character, _ in characters), ink

    def __str__(self) -> str:
        return "\n".join("".join(character for character, _ in row).rstrip() for row in self._rows)


def _strokes(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int, str]]:
    across, down = end[0] - start[0], end[1] - start[1]
    # A character is twice as high as wide, so twice as far across as down is the true diagonal.
    if abs(across) > 4 * abs(down):
        character, steps = "─", abs(across)
    elif abs(across) < abs(down):
        character, steps = "│", abs(down)
    else:
        character, steps = "╲" if (across > 0) == (down > 0) else "╱", abs(down)
    for step in range(1, steps):
        yield start[0] + round(across * step / steps), start[1] + round(down * step / steps), character
