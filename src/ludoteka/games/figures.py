"""Numbers as they are shown on a board."""

from __future__ import annotations

from ludoteka.core import CellView, PieceView


def figures(thing: CellView | PieceView) -> tuple[str, ...]:
    """Its numbers as they are shown: 0 is as good as none, but for a piece of nobody that is its only number."""
    alone = isinstance(thing, PieceView) and thing.owner is None and len(thing.numbers) == 1
    return tuple(str(value) if value or alone else "" for _, value in thing.numbers)
