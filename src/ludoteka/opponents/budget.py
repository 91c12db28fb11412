"""How much an opponent may think about one move."""

from __future__ import annotations

import re
from dataclasses import dataclass


class BadBudget(ValueError):
    """A text that should say how much to think does not."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"'{text}' does not say how much to think; say a number of nodes (1000) or of seconds (0.5s)")


@dataclass(frozen=True, slots=True)
class Budget:
    """A number of nodes, of seconds, or both: then whichever is spent first ends the thinking."""

    nodes: int | None = None
    seconds: float | None = None
    workers: int = 1
    """How many may search side by side where time alone ends the thinking; a number of nodes is for one."""

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds is not None else str(self.nodes)


def read_budget(text: str) -> Budget:
    """The budget that stands after the colon in an opponent's name.

    >>> read_budget("1000"), read_budget("0.5s")
    (Budget(nodes=1000, seconds=None, workers=1), Budget(nodes=None, seconds=0.5, workers=1))
    """
    if re.fullmatch(r"[0-9]{1,12}", text) and int(text):
        return Budget(nodes=int(text))
    if re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,6})?s", text) and float(text[:-1]):
        return Budget(seconds=float(text[:-1]))
    raise BadBudget(text)
