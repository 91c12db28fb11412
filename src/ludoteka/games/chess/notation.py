"""FEN, the usual notation of chess positions, as a position text of this library."""

from __future__ import annotations

import re

ROOKS = {"K": "h1", "Q": "a1", "k": "h8", "q": "a8"}


def read_position(text: str) -> str | None:
    """The position text of a FEN; None for a text that is none."""
    fields = text.split()
    if not 2 <= len(fields) <= 6 or not re.fullmatch(r"[pnbrqkPNBRQK1-8]+(/[pnbrqkPNBRQK1-8]+){7}", fields[0]):
        return None
    if fields[1] not in ("w", "b"):
        return None
    board, to_move, castling, passing, quiet, number = [*fields, *("w", "-", "-", "0", "1")[len(fields) - 1:]]
    rows = [re.sub(r"\d", lambda found: "." * int(found[0]), row) for row in board.split("/")]
    ready = [f"{ROOKS[sign]} ready" for sign in castling if sign in ROOKS]
    lines = ["ludoteka position 1", "game: chess", "board board", *("  " + " ".join(row) for row in rows)]
    if ready:
        lines.append("piece used or ready: " + ", ".join(ready))
    if quiet != "0":
        lines.append(f"game quiet moves: {quiet}")
    if passing != "-" and _can_be_passed(rows, passing, to_move):
        lines.append(f"game skipped cell: {passing} until {'White' if to_move == 'b' else 'Black'}")
    lines.append(f"to move: {'White' if to_move == 'w' else 'Black'}")
    turn = 2 * int(number) - (to_move == "w") if number.isdigit() else 1
    lines.append(f"turn: {max(turn, 1)}")
    return "\n".join(lines) + "\n"


def _can_be_passed(rows: list[str], cell: str, to_move: str) -> bool:
    """Only a cell that a pawn could take on counts: the pawn beside the one that has just stepped over it."""
    if not re.fullmatch(r"[a-h][36]", cell):
        return False
    row = rows[8 - (5 if to_move == "w" else 4)]
    column = ord(cell[0]) - 97
    pawn = "P" if to_move == "w" else "p"
    return any(row[beside] == pawn for beside in (column - 1, column + 1) if 0 <= beside < len(row))
