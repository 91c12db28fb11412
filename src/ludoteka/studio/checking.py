"""All that is wrong with a game's texts, told apart by the file it stands in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ludoteka.language import Diagnostic, check
from ludoteka.machine import setup_faults

Diagnostics = tuple[Diagnostic, ...]


class Written(NamedTuple):
    """The texts of one game: its rules, and its levels where they stand in a file of their own."""

    rules: str
    levels: str = ""
    tables: tuple[tuple[str, str], ...] = ()
    """Tables in files of their own: the names of the files, and what stands in them."""


@dataclass(frozen=True, slots=True)
class Found:
    """What is wrong in each of the texts."""

    rules: Diagnostics
    levels: Diagnostics = ()
    tables: Diagnostics = ()

    @property
    def errors(self) -> int:
        """How many of them are errors."""
        return sum(one.severity == "error" for one in (*self.rules, *self.levels, *self.tables))


def diagnose(texts: Written) -> Found:
    """What the checker says, and what shows when a game without mistakes is set up."""
    checked = check(texts.rules, texts.levels, tables=dict(texts.tables))
    found = checked.diagnostics
    if checked.description is not None:
        found += setup_faults(checked.description)
    return Found(tuple(one for one in found if one.part == "rules"),
                 tuple(one for one in found if one.part == "levels"),
                 tuple(one for one in found if one.part not in ("rules", "levels")))
