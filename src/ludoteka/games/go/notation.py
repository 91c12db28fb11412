"""SGF, the usual notation of Go: a match's main line, or a position of stones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ludoteka.core import BadNotation, Game, IllegalMove, Notation, Position, Record
from ludoteka.core.notation import place_in

SIZES, KOMI = range(2, 20), range(21)
_VALUE = re.compile(r"\[((?:[^\]\\]|\\.)*)\]\s*", re.DOTALL)
_NAME = re.compile(r"([A-Za-z]+)\s*")


@dataclass(slots=True)
class _Node:
    """A node of the main line: its properties with their values, and where each stands."""

    start: int
    values: dict[str, list[str]] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)


class Sgf(Notation):
    """Smart game format, for square boards and without handicap in matches."""

    name = "sgf"
    suffixes = (".sgf",)

    def read_position(self, text: str) -> str | None:
        if not re.match(r"\s*\(\s*;", text):
            return None
        nodes = _main_line(text)
        if any(name in node.values for node in nodes for name in ("B", "W")):
            raise BadNotation("this is a match, not a position", *place_in(text, nodes[0].start))
        size, komi = _settings(nodes[0], text)
        signs = [["."] * size for _ in range(size)]
        for node in nodes:
            for name, sign in (("AB", "B"), ("AW", "w"), ("AE", ".")):
                for point in node.values.get(name, ()):
                    x, y = _spot(point, size, text, node.places[name])
                    signs[y][x] = sign
        mover = "White" if nodes[-1].values.get("PL", ["B"])[0][:1].upper() == "W" else "Black"
        rows = "".join(f"  {' '.join(row)}\n" for row in signs)
        return (f"ludoteka position 1\noption size: {size}\noption komi: {komi}\nboard board\n{rows}"
                f"to move: {mover}\n")

    def write_position(self, position: Position) -> str:
        stones: dict[int, list[str]] = {0: [], 1: []}
        size = max(int(cell.x) for cell in position.view().boards[0].cells) + 1
        for cell in position.view().boards[0].cells:
            for piece in cell.pieces:
                stones[piece.owner or 0].append(f"[{_point(cell.name, size)}]")
        said = dict(line.split(": ", 1) for line in str(position).splitlines() if ": " in line)
        laid = "".join(f"{name}{''.join(some)}" for name, some in (("AB", stones[0]), ("AW", stones[1])) if some)
        return f"({_head(size, int(said['option komi']))}{laid}PL[{said['to move'][0]}])\n"

    def read_match(self, game: Game, text: str) -> Record:
        if not re.match(r"\s*\(\s*;", text):
            raise BadNotation("a match in sgf begins with '(;'", 1, 1)
        nodes = _main_line(text)
        size, komi = _settings(nodes[0], text)
        record = Record(game.id, game.version, options=(("size", size), ("komi", komi)))
        position = record.start(game)
        for node in nodes:
            for name in ("AB", "AW", "AE"):
                if name in node.values:
                    raise BadNotation("a match with stones on the board before it begins is no record of Go",
                                      *place_in(text, node.places[name]))
            for name in ("B", "W"):
                if name in node.values:
                    move = _move(position, name, node, size, text)
                    position = _after(position, move, name, node, text)
                    record = record.with_move(move)
        return record

    def write_match(self, game: Game, record: Record) -> str:
        options = {option.name: option.default for option in game.options} | dict(record.options)
        size = int(options["size"])
        end = record.replay(game)
        won = f"RE[{'BW'[end.outcome.winners[0]]}+]" if end.outcome is not None and end.outcome.winners else ""
        nodes = [f";{'BW'[number % 2]}[{'' if text == 'pass' else _point(text, size)}]"
                 for number, text in enumerate(record.moves)]
        lines = ["".join(nodes[start:start + 12]) for start in range(0, len(nodes), 12)]
        return "\n".join([f"({_head(size, int(options['komi']))}{won}", *lines]) + ")\n"


def _head(size: int, komi: int) -> str:
    """White also wins when equal, which others write as half a point more."""
    return f";GM[1]FF[4]CA[UTF-8]AP[Ludoteka]SZ[{size}]KM[{komi}.5]"


def _point(cell: str, size: int) -> str:
    """Columns from the left and rows from the top, both as letters."""
    return f"{cell[0]}{chr(97 + size - int(cell[1:]))}"


def _spot(point: str, size: int, text: str, start: int) -> tuple[int, int]:
    if not re.fullmatch(r"[a-s]{2}", point) or max(ord(sign) - 97 for sign in point) >= size:
        raise BadNotation(f"'{point}' is no point of a board of {size} by {size}", *place_in(text, start))
    return ord(point[0]) - 97, ord(point[1]) - 97


def _move(position: Position, name: str, node: _Node, size: int, text: str) -> str:
    """The move of a node, whether it is legal or not."""
    point, start = node.values[name][0], node.places[name]
    if position.outcome is not None:
        raise BadNotation("the match is over before this move", *place_in(text, start))
    if position.seats[position.chooser if isinstance(position.chooser, int) else 0][0] != name:
        raise BadNotation(f"it is not {'Black' if name == 'B' else 'White'}'s turn", *place_in(text, start))
    if point == "" or (point == "tt" and size <= 19):
        return "pass"
    x, y = _spot(point, size, text, start)
    return f"{chr(97 + x)}{size - y}"


def _after(position: Position, move: str, name: str, node: _Node, text: str) -> Position:
    """The position after a node's move; all legal moves are looked at only where it is not one of them."""
    try:
        return position.play(move)
    except IllegalMove as wrong:
        why = f"{name}[{node.values[name][0]}] is not legal: {wrong.reasons[0]}"
        raise BadNotation(why, *place_in(text, node.places[name])) from None


def _settings(root: _Node, text: str) -> tuple[int, int]:
    """Board size and komi; half a point of komi goes without saying."""
    if root.values.get("GM", ["1"])[0].strip() != "1":
        raise BadNotation("this is a match of another game", *place_in(text, root.places["GM"]))
    size, komi = root.values.get("SZ", ["19"])[0].strip(), root.values.get("KM", ["0"])[0].strip() or "0"
    if not size.isdigit() or int(size) not in SIZES:
        raise BadNotation(f"a board of size '{size}' cannot be played", *place_in(text, root.places["SZ"]))
    if not re.fullmatch(r"\d+(\.0*|\.50*)?", komi) or int(komi.split(".")[0]) not in KOMI:
        raise BadNotation(f"a komi of '{komi}' cannot be played", *place_in(text, root.places["KM"]))
    return int(size), int(komi.split(".")[0])


def _main_line(text: str) -> list[_Node]:
    """The nodes of the first tree, at every branch the first way."""
    nodes: list[_Node] = []
    depth, closed = 0, False
    for kind, start, name, values in _parts(text):
        if kind == "(":
            depth += 1
        elif kind == ")":
            depth -= 1
            closed = True
            if depth == 0:
                return nodes
        elif kind == ";" and not closed:
            nodes.append(_Node(start))
        elif kind == "property" and not closed:
            if not nodes:
                raise BadNotation(f"'{name}' stands before the first ';'", *place_in(text, start))
            nodes[-1].values.setdefault(name, []).extend(values)
            nodes[-1].places.setdefault(name, start)
    raise BadNotation("the last bracket is not closed", *place_in(text, max(len(text) - 1, 0)))


def _parts(text: str) -> Iterator[tuple[str, int, str, list[str]]]:
    """Brackets, beginnings of nodes and properties, one after the other."""
    place = 0
    while place < len(text):
        sign = text[place]
        if sign in "(;)":
            yield sign, place, "", []
            place += 1
        elif sign.isspace():
            place += 1
        elif (found := _NAME.match(text, place)) and text[found.end():found.end() + 1] == "[":
            start, values, place = place, [], found.end()
            while value := _VALUE.match(text, place):
                values.append(re.sub(r"\\(.)", r"\1", value[1], flags=re.DOTALL))
                place = value.end()
            if not values:
                raise BadNotation("a bracket '[' is not closed", *place_in(text, place))
            yield "property", start, "".join(letter for letter in found[1] if letter.isupper()), values
        else:
            raise BadNotation(f"'{sign}' cannot stand here", *place_in(text, place))


NOTATIONS = (Sgf(),)
