"""A board as plain text, for line mode, logs and screen readers."""

from __future__ import annotations

from ludoteka.core import BoardView, CellView, View
from ludoteka.terminal.layout import Layout, dots_of, edge_labels, lay_out
from ludoteka.terminal.signs import EMPTY, Content, Signs, content_of, corner_text, edge_text, usual_words


def sketch(view: View, signs: Signs) -> str:
    """All boards of a view, one under another, with their names where there are several."""
    drawn = []
    for board in view.boards:
        title = f"{board.name}\n" if len(view.boards) > 1 else ""
        drawn.append(title + sketch_board(board, signs))
    return "\n\n".join(drawn)


def sketch_board(board: BoardView, signs: Signs) -> str:
    """One board; cells that the edges do not name show their own names."""
    named, usual = not edge_labels(board.cells)[0], usual_words(board)
    texts = {cell.name: _text(cell, content_of(cell, usual, signs), named) for cell in board.cells}
    width = max(map(len, texts.values()), default=1) + 1
    if board.edges:  # they show where the cells are
        width = max(6 if board.corners else 3, width + width % 2 * bool(board.corners))
        texts = {name: ("" if text == "." else text).center(width) for name, text in texts.items()}
    layout = lay_out(board, (width, 1))
    rows = [[" "] * (layout.width + 1) for _ in range(layout.height)]
    for spot in layout.spots:
        _write(rows, spot.left, spot.top, texts[spot.cell.name])
    for column, row in dots_of(layout):
        _write(rows, column, row, "+")
    for spot, edge in zip(layout.edges, board.edges, strict=True):
        _write(rows, spot.left, spot.top, edge_text(edge, signs, spot.width))
    for spot in layout.corners:
        _write(rows, spot.left, spot.top, corner_text(spot.cell, signs).center(spot.width))
    _write_labels(rows, layout)
    return "\n".join("".join(row).rstrip() for row in rows)


def _text(cell: CellView, content: Content, named: bool) -> str:
    sign = content.sign + content.note
    if named:
        return cell.name if sign == EMPTY else f"{cell.name}:{sign}"
    return "." if sign == EMPTY else sign


def _write_labels(rows: list[list[str]], layout: Layout) -> None:
    for row, label in layout.row_labels:
        _write(rows, 0, row, label)
    lefts = {spot.middle[0]: spot.left for spot in layout.spots}
    for column, label in layout.column_labels:
        _write(rows, column if layout.edges else lefts[column], layout.height - 1, label)


def _write(rows: list[list[str]], left: int, top: int, text: str) -> None:
    for column, character in enumerate(text, left):
        if column < len(rows[top]):
            rows[top][column] = character
