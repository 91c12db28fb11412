"""Numbers for the texts of choices: two choices at the same moment that read alike are one."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteka.machine.engine import Machine

SILENT = -1
"""An alternative without words of its own."""
NUMBERS = 1024


class Texts:
    """Every text that a choice can have, numbered; the cells come first, in their order."""

    def __init__(self, machine: Machine) -> None:
        self._known: dict[str, int] = {}
        for name in machine.geometry.names:
            self._known.setdefault(name, len(self._known))
        self.done = self.number("do it")

    def number(self, text: str) -> int:
        return self._known.setdefault(text, len(self._known))

    def table(self, texts: Iterable[str]) -> list[int]:
        return [self.number(text) for text in texts]

    @property
    def count(self) -> int:
        return len(self._known)
