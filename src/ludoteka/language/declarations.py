"""Headings and declarations: the title, seats, layers, kinds, and all that others read."""

from __future__ import annotations

from typing import cast

from lark import Token

from ludoteka.language import dice
from ludoteka.language.boards import BoardDeclarations
from ludoteka.language.context import Node, span_of, tree, word
from ludoteka.language.declaring import SIDES
from ludoteka.language.description import Kind
from ludoteka.language.kept import KeptDeclarations
from ludoteka.language.layout import Line
from ludoteka.language.legend import LegendDeclarations
from ludoteka.language.levels import LevelDeclarations
from ludoteka.language.options import OptionDeclarations
from ludoteka.language.words import plural_of

ALONG = ("onward", "back")
MOST_SEATS = 10


class Declarations(BoardDeclarations, KeptDeclarations, OptionDeclarations, LegendDeclarations, LevelDeclarations):
    """Fills the description from the lines that declare things; rules are read afterwards."""

    def read_game(self, node: Node, line: Line) -> None:
        if self.description.title:
            self.error("twice", line.span, "the game has its title already")
        self.description.title = word(node.children[0])

    def read_format(self, node: Node, line: Line) -> None:
        if word(node.children[0]) != "1":
            self.error("format", line.span, f"format {word(node.children[0])} cannot be read; this is format 1")

    def read_players(self, node: Node, line: Line) -> None:
        seats = tree(node.children[0])
        if self.description.seat_counts:
            self.error("twice", line.span, "who plays has been said already")
        if seats.data == "named_seats":
            names = [tree(child) for child in seats.children]
            self.description.seats = tuple(word(one.children[0]) for one in names)
            self.description.orientations = tuple(self._side(one) for one in names)
            self.description.seat_counts = (len(names),)
            if len({seat.lower() for seat in self.description.seats}) < len(names):
                self.error("twice", line.span, "two players have the same name")
        else:
            numbers = [min(int(word(child)), MOST_SEATS + 1)  # one too many is enough to be told
                       for child in seats.children if child is not None and child != "or"]
            listed, high = seats.data != "seat_range", max(numbers)
            counts = sorted(set(numbers)) if listed else range(numbers[0], numbers[-1] + 1)
            self.description.seat_counts = tuple(counts)
            self.description.seats = ("Player",) if high == 1 else tuple(f"Player {n}" for n in range(1, high + 1))
            self.description.orientations = ("up",) * high
        if not self.description.seat_counts or not self.description.seat_counts[0] >= 1:
            self.error("seats", line.span, "a game is for at least one player")
        if len(self.description.seats) > MOST_SEATS:
            self.error("seats", line.span, f"a game is for at most {MOST_SEATS} players")

    def _side(self, seat: Node) -> str:
        side = seat.children[1]
        if side is not None and word(side) in ALONG:
            return word(side)
        if side is not None and word(side) not in SIDES:
            self.error("side", span_of(cast(Token, side)), f"a player moves up, down, left or right, not '{side}'")
            return "up"
        return word(side) if side is not None else "up"

    def read_layers(self, node: Node, line: Line) -> None:
        self.description.layers = tuple(word(child).lower() for child in node.children)
        if len(set(self.description.layers)) < len(self.description.layers):
            self.error("twice", line.span, "two layers have the same name")

    def read_limit(self, node: Node, line: Line) -> None:
        self.description.turn_limit = max(1, min(int(word(node.children[0])), 100_000))

    def add_kind(self, name: str, parent: str, abstract: bool, line: Line, layer: str = "") -> None:
        """A new kind of piece, or of card or another thing."""
        sort = "thing" if name in self.context.counted else self.context.nouns.get(parent)
        if sort is None:
            self.error("kind", line.span, f"'{parent}' is not a kind of thing")
            return
        self.context.nouns[name] = sort
        parents = {parent, *self.context.covers.get(parent, ())}
        self.context.covers[name] = parents
        if sort != "piece":
            if "die" in parents:
                dice.keep_value(self.context)
            return
        known = self.description.kinds.get(parent)
        plural = next((many for many, one in self.context.vocabulary.singular.items() if one == name), plural_of(name))
        ways = known.ways if known else ()
        layer = layer or (known.layer if known else "")
        self.description.kinds[name] = Kind(name, plural, tuple(sorted(parents)), abstract, layer, ways,
                                            known.far if known else False, line.number)
