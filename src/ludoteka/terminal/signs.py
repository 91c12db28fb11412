"""The characters that stand for pieces and cells, so that colour is never needed to tell them apart."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ludoteka.core import BoardView, CellView, EdgeView, PieceView, View
from ludoteka.games.figures import figures
from ludoteka.terminal.layout import edge_stroke

EMPTY = "·"


@dataclass(slots=True)
class Signs:
    """Remembers which signs two owners share: those are written large for one, small for the other."""

    _owners: dict[str, set[int | None]] = field(default_factory=dict)

    def notice(self, view: View) -> None:
        """Look at all pieces of a view; what was once shared stays shared."""
        for board in view.boards:
            for place in board.places:
                for piece in place.pieces:
                    self._owners.setdefault(piece.sign.casefold(), set()).add(piece.owner)

    def of(self, piece: PieceView) -> str:
        """The sign of a piece, told apart from the same sign of another owner."""
        owners = {owner for owner in self._owners.get(piece.sign.casefold(), ()) if owner is not None}
        if len(owners) < 2 or piece.owner is None or not self._shared(piece):
            return piece.sign
        return (piece.sign.upper(), piece.sign.lower())[piece.owner] if piece.owner < 2 else piece.sign

    def short(self, piece: PieceView) -> str:
        """The number of a block or a die, which are told apart by their numbers alone, else the sign."""
        return (number_of(piece) if piece.owner is None else "") or self.of(piece)

    def _shared(self, piece: PieceView) -> bool:
        return piece.sign.upper() != piece.sign.lower()


@dataclass(frozen=True, slots=True)
class Content:
    """What is written into a cell: the main sign, a note beside it, and whose piece it is."""

    sign: str
    note: str = ""
    piece: PieceView | None = None
    word: bool = False
    """Whether the cell is in a state that most cells are not in."""


def usual_words(board: BoardView) -> frozenset[str]:
    """The states that most cells are in, which therefore need not be written."""
    counts = Counter(word for cell in board.cells for word in cell.words)
    return frozenset(word for word, count in counts.items() if count * 2 > len(board.cells))


def content_of(cell: CellView, usual: frozenset[str], signs: Signs) -> Content:
    """The top piece with what lies under it in short, or the cell's own number or word."""
    number = number_of(cell)
    word = "".join(word[0] for word in cell.words if word not in usual)
    if cell.pieces:
        top = max(cell.pieces, key=lambda piece: piece.layer)
        alike = sum(piece.layer == top.layer for piece in cell.pieces)
        if alike == 1 and top.owner is None and number_of(top):
            return Content(signs.short(top), piece=top)
        below = [piece for piece in cell.pieces if piece.layer < top.layer]
        under = signs.short(max(below, key=lambda piece: piece.layer)) if below else ""
        note = str(alike) if alike > 1 else under + (number_of(top) or number or word)
        return Content(signs.of(top), note, top, bool(word))
    return Content(number, word, word=bool(word)) if number else Content(word or EMPTY, word=bool(word))


def edge_text(edge: EdgeView, signs: Signs, width: int) -> str:
    """What lies on an edge: its piece or number, a stroke where it is not as it was, else nothing."""
    if edge.pieces or number_of(edge):
        return content_of(edge, frozenset(), signs).sign.center(width)
    stroke = edge_stroke(edge) if edge.words else " "
    return stroke * width if stroke == "─" else stroke.center(width)


def corner_text(corner: CellView, signs: Signs) -> str:
    """What lies on a corner: its piece, number or state, else a point."""
    return content_of(corner, frozenset(), signs).sign


def number_of(thing: CellView | PieceView) -> str:
    """Its number, or its numbers as 16\\24."""
    shown = figures(thing)
    return "\\".join(shown) if any(shown) else ""
