"""Declarations of boards: their shapes, sizes, names and edges."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import cast

from lark import Token

from ludoteka.language.context import CORNER, EDGE, Node, span_of, tree, word
from ludoteka.language.declaring import Declaring
from ludoteka.language.description import Board
from ludoteka.language.layout import Line
from ludoteka.language.pictures import LARGEST_DRAWING
from ludoteka.language.words import plural_of, with_article

EDGED = ("squares", "hexagons", "hexagon", "triangle", "star", "drawn", "by_level")
"""Boards whose cells have straight sides that can be places."""


class BoardDeclarations(Declaring):
    """Reads boards."""

    def read_board(self, node: Node, line: Line) -> None:
        shape, *options = (tree(child) for child in node.children)
        size = tuple(self._size(child) for child in shape.children if cast(Token, child).type in ("NUMBER", "PROP"))
        noun = next((word(child) for child in shape.children if cast(Token, child).type == "NOUN"), "cell")
        board = Board(shape.data, size, noun, name="board", line=line.number,
                      rows=tuple(row.text for row in line.rows or ()), links=self._links(line))
        if any(known.name == self._board_name(options) for known in self.description.boards):
            self.error("twice", line.span, "two boards need two names", "add 'called …' to each")
        self.context.nouns[noun] = "cell"
        if board.shape == "star":
            self.context.nouns["point"] = "region"
            self.context.ownable.add("point")
        elif board.shape in ("hexagon", "triangle"):
            self.context.nouns["side"] = "region"
        for option in options:
            board = self._board_option(board, option)
        if any(isinstance(one, int) and not 1 <= one <= board.largest for one in size):
            self.error("size", line.span, board.sizes)
        if len(board.rows) > LARGEST_DRAWING or any(len(row.strip()) > 2 * LARGEST_DRAWING for row in board.rows):
            self.error("size", line.span, f"a drawn board has at most {LARGEST_DRAWING} rows, and "
                       f"{2 * LARGEST_DRAWING} signs and spaces in each", "draw a smaller one")
            board = replace(board, rows=())
        if board.edges and (board.shape not in EDGED or board.joined):
            self.error("edges", line.span, "only boards of squares or hexagons have edges", "leave out 'with edges'")
        if board.edges and board.dark_only:
            self.error("edges", line.span, "dark cells meet only at their corners, so there is no edge between them",
                       "leave out 'with edges'")
        if board.wrapping and (board.joined or board.edges or board.shape not in ("squares", "drawn", "by_level")):
            self.error("wrapping", line.span, "only a board of squares without edges of its own can wrap",
                       "leave 'wrapping' out")
        self.description.boards.append(board)

    def _board_name(self, options: list[Node]) -> str:
        return next((word(one.children[0]).lower() for one in options if one.data == "called"), "board")

    def _size(self, child: object) -> int | str:
        text = word(child)
        self.context.used.add(text)
        return int(text) if text.isdigit() else text

    def _board_option(self, board: Board, node: Node) -> Board:
        if node.data == "boxes":
            noun, width, height = (cast(Token, child) for child in node.children)
            self.context.nouns[str(noun)] = "region"
            if int(width) < 1 or int(height) < 1:
                self.error("size", span_of(noun), f"{with_article(noun)} of {width} by {height} holds no cell",
                           f"say how many cells it has each way: '{plural_of(noun)} 3 by 3'")
                return board
            return replace(board, boxes=(int(width), int(height)))
        if node.data == "stretches":
            return self._cut(board, *(cast(Token, child) for child in node.children))
        if node.data == "dark_cells":
            return replace(board, dark_only=True)
        if node.data == "joined":
            return replace(board, joined=True)
        if node.data in ("with_edges", "with_corners"):
            self.context.nouns[EDGE] = "cell"
            if node.data == "with_corners":
                self.context.nouns[CORNER] = "cell"
            return replace(board, edges=True, corners=node.data == "with_corners")
        if node.data == "wrapping":
            return replace(board, wrapping=True)
        if node.data == "called":
            return replace(board, name=word(node.children[0]).lower())
        return replace(board, per_player=int(word(node.children[0])))

    def _cut(self, board: Board, noun: Token, length: Token) -> Board:
        """A track cut into stretches of so many cells: 'grounds of 2'."""
        self.context.nouns[str(noun)] = "region"
        if board.shape not in ("ring", "track"):
            self.error("stretches", span_of(noun), f"only a ring or a track is cut into {plural_of(noun)}",
                       "squares are parted into boxes: 'boxes 3 by 3'" if board.shape == "squares" else "")
        elif int(length) < 1:
            self.error("size", span_of(noun), f"{with_article(noun)} of {length} holds no {board.noun}",
                       f"say how many {plural_of(board.noun)} it has: '{plural_of(noun)} of 2'")
        else:
            return replace(board, stretches=(*board.stretches, (str(noun), int(length))))
        return board

    def _links(self, line: Line) -> tuple[tuple[str, tuple[str, ...]], ...]:
        links = []
        for child in line.children if line.rows is None else ():
            name, _, others = child.text.partition(" joined to ")
            links.append((name.strip(), tuple(part.strip() for part in re.split(r",| and ", others) if part.strip())))
        return tuple(links)
