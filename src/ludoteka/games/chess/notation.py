"""FEN for positions and PGN for matches of chess."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ludoteka.core import BadNotation, Game, Move, Notation, Position, Record
from ludoteka.core.notation import place_in

ROOKS = {"K": "h1", "Q": "a1", "k": "h8", "q": "a8"}
LETTERS = {"king": "K", "queen": "Q", "rook": "R", "bishop": "B", "knight": "N", "pawn": ""}
KINDS = {letter: kind for kind, letter in LETTERS.items()}
STRAIGHT, SLANTED = ((0, 1), (0, -1), (1, 0), (-1, 0)), ((1, 1), (1, -1), (-1, 1), (-1, -1))
LEAPS = tuple((x * long, y * (3 - long)) for x in (1, -1) for y in (1, -1) for long in (1, 2))
ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
UNKNOWN = {"Date": "????.??.??"}
Board = Mapping[str, tuple[str, int | None]]
"""The kind and the owner of the piece on each cell that has one."""


class Fen(Notation):
    """Forsyth-Edwards notation: one line for a position."""

    name = "fen"
    suffixes = (".fen",)

    def read_position(self, text: str) -> str | None:
        fields = text.split()
        if not 2 <= len(fields) <= 6 or not re.fullmatch(r"[pnbrqkPNBRQK1-8]+(/[pnbrqkPNBRQK1-8]+){7}", fields[0]):
            return None
        if fields[1] not in ("w", "b"):
            return None
        board, to_move, castling, passing, quiet, number = [*fields, *("w", "-", "-", "0", "1")[len(fields) - 1:]]
        rows = [re.sub(r"\d", lambda found: "." * int(found[0]), row) for row in board.split("/")]
        ready = [f"{ROOKS[sign]} ready" for sign in castling if sign in ROOKS]
        lines = ["ludoteka position 1", "board board", *("  " + " ".join(row) for row in rows)]
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

    def write_position(self, position: Position) -> str:
        text = str(position)
        said = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
        rows = ["".join(line.split()) for line in text.splitlines() if line.startswith("  ")]
        board = "/".join(re.sub(r"\.+", lambda gap: str(len(gap[0])), row) for row in rows)
        ready = {one.split(" ")[0] for one in said.get("piece used or ready", "").split(", ")}
        castling = "".join(sign for sign, cell in ROOKS.items() if cell in ready) or "-"
        passing = said.get("game skipped cell", "-").split(" ")[0]
        turn = int(said["turn"])
        return f"{board} {said['to move'][0].lower()} {castling} {passing} {said.get('game quiet moves', '0')} " \
               f"{(turn + 1) // 2}\n"


def _can_be_passed(rows: list[str], cell: str, to_move: str) -> bool:
    """Only a cell that a pawn could take on counts: the pawn beside the one that has just stepped over it."""
    if not re.fullmatch(r"[a-h][36]", cell):
        return False
    row = rows[8 - (5 if to_move == "w" else 4)]
    column = ord(cell[0]) - 97
    pawn = "P" if to_move == "w" else "p"
    return any(row[beside] == pawn for beside in (column - 1, column + 1) if 0 <= beside < len(row))


# ---- single moves ---------------------------------------------------------------------------------------------------
def board_of(position: Position) -> Board:
    """What stands where."""
    return {cell.name: (piece.name, piece.owner) for cell in position.view().boards[0].cells for piece in cell.pieces}


def written(position: Position, move: Move) -> str:
    """A move in short: 'Nbd7', 'exd6', 'e8=Q+', 'O-O'."""
    start, goal, *became = move.steps
    board, after = board_of(position), position.play(move)
    kind, owner = board[start]
    if kind == "king" and abs(ord(goal[0]) - ord(start[0])) == 2:
        short = "O-O" if goal[0] == "g" else "O-O-O"
    else:
        takes = goal in board or (kind == "pawn" and goal[0] != start[0])
        rivals = {one.steps[0] for one in position.moves() if one.steps[1] == goal and one.steps[0] != start
                  and board[one.steps[0]] == (kind, owner)}
        which = _told_apart(start, rivals) if kind != "pawn" else start[0] if takes else ""
        new = f"={LETTERS[became[0]]}" if became else ""
        short = f"{LETTERS[kind]}{which}{'x' if takes else ''}{goal}{new}"
    if after.outcome is not None and after.outcome.winners:
        return short + "#"
    return short + ("+" if _in_check(board_of(after), 1 - (owner or 0)) else "")


def _told_apart(start: str, rivals: set[str]) -> str:
    """As little of where it stands as tells a piece from others that could go there."""
    if not rivals:
        return ""
    if all(one[0] != start[0] for one in rivals):
        return start[0]
    return start[1] if all(one[1] != start[1] for one in rivals) else start


def _in_check(board: Board, owner: int) -> bool:
    king = next((cell for cell, piece in board.items() if piece == ("king", owner)), None)
    if king is None:
        return False
    enemy, ahead = 1 - owner, 1 if owner == 0 else -1
    found = [("knight", LEAPS, 1), ("king", (*STRAIGHT, *SLANTED), 1), ("pawn", ((1, ahead), (-1, ahead)), 1),
             ("rook", STRAIGHT, 7), ("bishop", SLANTED, 7), ("queen", (*STRAIGHT, *SLANTED), 7)]
    return any(board.get(_first(board, king, step, far)) == (kind, enemy)
               for kind, steps, far in found for step in steps)


def _first(board: Board, cell: str, step: tuple[int, int], far: int) -> str:
    """The first cell with a piece in a direction, or the last that was looked at."""
    x, y = ord(cell[0]), int(cell[1])
    for _ in range(far):
        x, y = x + step[0], y + step[1]
        cell = f"{chr(x)}{y}"
        if cell in board or not 1 <= y <= 8:
            break
    return cell


_SHORT = re.compile(r"([KQRBN]?)([a-h]?)([1-8]?)[x:]?([a-h][1-8])(?:=?([QRBN]))?[+#]?")
_CASTLING = re.compile(r"[O0]-[O0](-[O0])?[+#]?")


def meant(position: Position, text: str) -> Sequence[Move]:
    """The legal moves that a short move can mean."""
    plain = text.rstrip("!?")
    board = board_of(position)
    if castled := _CASTLING.fullmatch(plain):
        goal = "c" if castled[1] else "g"
        return [move for move in position.moves() if board[move.steps[0]][0] == "king"
                and move.steps[0][0] == "e" and move.steps[1][0] == goal]
    found = _SHORT.fullmatch(plain)
    if found is None:
        return []
    letter, column, row, goal, new = (found[number] or "" for number in range(1, 6))
    became = [KINDS[new]] if new else []
    return [move for move in position.moves()
            if board[move.steps[0]][0] == KINDS[letter] and list(move.steps[1:]) == [goal, *became]
            and column in ("", move.steps[0][0]) and row in ("", move.steps[0][1])]


# ---- whole matches --------------------------------------------------------------------------------------------------
class Pgn(Notation):
    """Portable game notation: headers, then the moves in short, then the result."""

    name = "pgn"
    suffixes = (".pgn",)

    def read_match(self, game: Game, text: str) -> Record:
        record = Record(game.id, game.version)
        position, tokens = record.start(game), list(_tokens(text))
        if not tokens:
            raise BadNotation("there is no match in this file", 1)
        for token in tokens:
            if token.kind == "header":
                _check_header(token, text)
            elif token.kind == "result":
                _check_result(token, position, text)
                _check_end(tokens, token, text)
                return record
            else:
                move = _only(position, token, text)
                position = position.play(move)
                record = record.with_move(move.text)
        return record

    def write_match(self, game: Game, record: Record) -> str:
        position = record.start(game)
        words: list[str] = []
        for number, text in enumerate(record.moves):
            move = next((one for one in position.moves() if one.text == text), None)
            short = written(position, move) if move is not None else text
            words += [f"{number // 2 + 1}.", short] if number % 2 == 0 else [short]
            position = position.play(text)
        result = _result(position)
        heads = [f'[{name} "{result if name == "Result" else UNKNOWN.get(name, "?")}"]' for name in ROSTER]
        return "\n".join([*heads, "", *_wrapped([*words, result])]) + "\n"


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    start: int


_TOKEN = re.compile(
    r"(?P<skip>\s+|^%[^\n]*|\{[^}]*\}|;[^\n]*|\$\d+|\d+\.*(?![-/\d\w])|\.+)"
    r'|(?P<header>\[\s*\w+\s+"[^\n]*?"\s*\](?=\s*(?:\[|$)))|(?P<open>\()|(?P<close>\))'
    r"|(?P<result>1-0|0-1|1/2-1/2|\*)|(?P<move>[^\s(){};$\[\]]+)|(?P<bad>.)", re.MULTILINE)


def _tokens(text: str) -> Iterator[_Token]:
    """Headers, moves and results of the main line; comments, remarks and side lines are left out."""
    depth: list[int] = []
    for found in _TOKEN.finditer(text):
        kind = found.lastgroup or "bad"
        if kind == "open":
            depth.append(found.start())
        elif kind == "close" and depth:
            depth.pop()
        elif kind in ("bad", "close"):
            what = "a comment is not closed" if found[0] == "{" else f"'{found[0]}' cannot stand here"
            raise BadNotation(what, *place_in(text, found.start()))
        elif kind != "skip" and not depth:
            yield _Token(kind, found[0], found.start())
    if depth:
        raise BadNotation("a side line is not closed", *place_in(text, depth[0]))


def _check_header(token: _Token, text: str) -> None:
    name = token.text.strip("[ ").split()[0]
    if name in ("FEN", "SetUp") and '"0"' not in token.text:
        raise BadNotation("a match that begins with a position of its own is no record of chess",
                          *place_in(text, token.start))


def _check_result(token: _Token, position: Position, text: str) -> None:
    """A result that the rules decide otherwise is a mistake; anybody may give up or agree on a draw."""
    if position.outcome is not None and token.text not in ("*", _result(position)):
        raise BadNotation(f"the result is {_result(position)}, not {token.text}", *place_in(text, token.start))


def _check_end(tokens: list[_Token], result: _Token, text: str) -> None:
    after = next((token for token in tokens if token.start > result.start), None)
    if after is not None:
        raise BadNotation("another match begins here; a record holds one", *place_in(text, after.start))


def _only(position: Position, token: _Token, text: str) -> Move:
    if position.outcome is not None:
        raise BadNotation(f"the match is over before '{token.text}': {position.outcome.rule}",
                          *place_in(text, token.start))
    moves = meant(position, token.text)
    if len(moves) == 1:
        return moves[0]
    ways = " or ".join(move.text for move in moves)
    raise BadNotation(f"'{token.text}' can be {ways}" if moves else f"'{token.text}' is not a legal move here",
                      *place_in(text, token.start))


def _result(position: Position) -> str:
    if position.outcome is None:
        return "*"
    return {"won": "1-0", "lost": "0-1"}.get(position.outcome.results[0], "1/2-1/2")


def _wrapped(words: list[str], width: int = 80) -> list[str]:
    lines = [""]
    for word in words:
        if len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


NOTATIONS = (Fen(), Pgn())
