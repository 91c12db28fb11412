"""Colours of a board in the terminal, chosen to be told apart on each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ink:
    """How one character looks."""

    colour: str = "#d7dae0"
    ground: str | None = None
    bold: bool = False


@dataclass(frozen=True, slots=True)
class BoardColours:
    """The grounds and marks of a board."""

    shades: tuple[str, str] = ("#bda780", "#8a714b")
    close_shades: tuple[str, str] = ("#b09a73", "#a58f69")
    worded: str = "#d9c58f"
    field: str = "#ab956e"
    line: str = "#544427"
    label: str = "#9aa0ab"
    legal: tuple[str, str] = ("#79b26a", "#649c58")
    dot: str = "#16210f"
    chosen: str = "#d9a21b"
    advised: str = "#b58ae0"
    cursor: str = "#3f8fe0"
    last: str = "#a8894f"
