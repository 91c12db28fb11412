"""The weights of an evaluation as a small text: a feature in each line, and what it adds early and late in a match."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FILE: Final = "weights.txt"
"""Its name in a game's folder."""
TEMPERS: Final = ("calm", "lively", "forced")
_LINE = re.compile(r"(?P<name>\S.*?)\s+(?P<early>-?\d+(\.\d+)?)\s+(?P<late>-?\d+(\.\d+)?)")
_HEAD = """\
# What each feature adds to the first player's hopes (in logits), at the start and at the end of a match;
# the opponent's features take away as much. Places are as the first player sees them.
# Found by playing: python -m ludoteka.opponents.search.tuning GAME
"""


class BadWeights(ValueError):
    """A text of weights that cannot be read; `line` counts from 1."""

    def __init__(self, path: Path, line: int, text: str) -> None:
        self.line = line
        super().__init__(f"{path}:{line}: '{text}' is not a feature with two numbers")


@dataclass(frozen=True, slots=True)
class Weights:
    """What features weigh, early and late, and how lively the game is."""

    of: dict[str, tuple[float, float]]
    temper: int

    def __str__(self) -> str:
        """The text of the file.

        >>> print(str(Weights({"man": (0.5, 0.625), "man on a2": (0.0, -0.25)}, 2)).split("GAME")[1].strip())
        temper forced
        man         0.500   0.625
        man on a2   0.000  -0.250
        """
        return f"{_HEAD}temper {TEMPERS[self.temper]}\n{table(self.of)}"


def table(weights: Mapping[str, tuple[float, float]]) -> str:
    """A feature in each line with its two numbers."""
    width = max(map(len, weights), default=0)
    return "".join(f"{name:<{width}}  {one:6.3f}  {other:6.3f}\n" for name, (one, other) in weights.items())


def read_weights(path: Path) -> Weights:
    """The weights in a file; raises BadWeights where it cannot be read."""
    found, temper = {}, 0
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.partition("#")[0].strip()
        named, _, word = text.partition(" ")
        if named == "temper" and word in TEMPERS:
            temper = TEMPERS.index(word)
        elif match := _LINE.fullmatch(text):
            found[match["name"]] = float(match["early"]), float(match["late"])
        elif text:
            raise BadWeights(path, number, text)
    return Weights(found, temper)
