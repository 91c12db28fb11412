"""Positions given to a command: as text, as a record, or as a file with either."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.core import Position, read_record
from ludoteka.terminal.complaint import read_text
from ludoteka.terminal.shelf import Opened
from ludoteka.terminal.words import Words

PositionOption = Annotated[str | None, typer.Option(help="A position or a record: text or a file.")]


def position_of(opened: Opened, given: str, words: Words) -> Position:
    """A position from a text, or from the file of that name."""
    text = read_text(Path(given), words) if _is_file(given) else given
    if text.startswith("ludoteka record "):
        return read_record(text).replay(opened.game)
    return opened.game.position(text.rstrip("\n"))


def _is_file(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False
