"""The legend: what signs of drawings mean."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import prod
from typing import cast

from lark import Token

from ludoteka.language.context import BESIDES, Context, Node, span_of, tree
from ludoteka.language.declaring import SIDES, Declaring
from ludoteka.language.description import Meaning
from ludoteka.language.form import Sort
from ludoteka.language.layout import Line
from ludoteka.language.parser import parse_sentence
from ludoteka.language.signs import explained_by, filled, numbers_in, shape_of
from ludoteka.language.words import with_article

MOST_SIGNS = 10_000
"""Signs that a legend explains."""
LARGEST = 999_999_999


class LegendDeclarations(Declaring):
    """Reads the legend, sign by sign."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.signs_explained = 0

    def read_legend(self, line: Line) -> None:
        for child in line.children:
            signs, rest = self._signs(child)
            column = child.column + len(child.text) - len(rest)
            node = parse_sentence(rest.strip(), child.number, column, "legendline", self.context.vocabulary,
                                  self.context.findings)
            if node is None:
                continue
            for one in signs:
                if one in self.description.legend:
                    self.error("twice", child.span, f"the sign '{one}' is explained already")
                self.description.legend[one] = self._meaning(node, one, child)

    def _signs(self, line: Line) -> tuple[list[str], str]:
        """The signs that a line explains, and what it says of them; '1\\1 to 9\\9' counts both numbers."""
        signs = explained_by(line.text)
        if signs.first == signs.last:
            return [signs.first], signs.said
        ends = list(zip(map(int, numbers_in(signs.first)), map(int, numbers_in(signs.last)), strict=True))
        count = prod(max(0, high - low + 1) for low, high in ends)
        self.signs_explained += count
        if not count or self.signs_explained > MOST_SIGNS:
            self.error("legend", line.span, *(("these are too many signs", f"a legend explains at most {MOST_SIGNS}")
                       if count else ("no number lies between these two", "write the smaller number first")))
            return [], signs.said
        counted = product(*(range(low, high + 1) for low, high in ends))
        return [filled(shape_of(signs.first), numbers) for numbers in counted], signs.said

    def _meaning(self, node: Node, sign: str, line: Line) -> Meaning:
        if node.data == "no_cell":
            return Meaning(cell=False)
        meaning = Meaning()
        parts = [node] if node.data == "meaning" else [tree(child) for child in node.children if child is not None]
        for part in parts:
            meaning = self._meant(meaning, part, sign, line)
        return meaning

    def _meant(self, meaning: Meaning, node: Node, sign: str, line: Line) -> Meaning:
        tokens = [cast(Token, child) for child in node.children if child is not None]
        noun = next(str(one) for one in tokens if one.type == "NOUN")
        sort = self.context.nouns.get(noun)
        owner = meaning.owner
        states: list[tuple[str, int]] = []
        values = self._values(tokens, sign, line)
        for token in tokens:
            if token.type == "ADJNAME":
                seats = [seat.lower() for seat in self.description.seats]
                owner = seats.index(token.lower()) if token.lower() in seats else owner
                states += self._meant_word(token.lower(), sort, noun, line) if token.lower() not in seats else []
            elif token.type == "ADJ":
                states += self._meant_state(str(token), sort, line)
            elif token.type == "DIR":
                meaning = replace(meaning, facing=self._meant_facing(token, noun, line))
            elif token.type == "PROP":
                value = values.pop(0)
                store = f"{'piece' if sort == 'piece' else 'cell'}.{token}"
                if store not in self.description.kept:
                    self.error("legend", line.span, f"a {noun} keeps no '{token}'",
                               f"declare 'each {noun} has {token}'")
                else:
                    states.append((store, value))
        self.context.used.add(noun)
        if noun in self.context.counted:
            copies = next((int(one) for one in tokens if one.type == "NUMBER"), 1)
            return replace(meaning, thing=noun, copies=copies, owner=owner)
        if (noun in BESIDES and sort == "cell") or (sort == "thing" and not self.context.things.related(noun, "part")):
            self.error("legend", line.span, "a sign stands for a piece, a cell or a part of a tile, "
                       f"not for {with_article(noun)}")
        if any(one.type == "NUMBER" for one in tokens) and all(one.type != "PROP" for one in tokens):
            self.error("legend", line.span, f"only pieces whose number is given can lie {tokens[-1]} on one cell",
                       f"say how many there are: 'piece {noun}, 15 each'")
        if sort == "piece":
            kinds = self.description.kinds_of(noun)
            if len(kinds) != 1:
                self.error("legend", line.span, f"which {noun}? a sign stands for one kind")
                return meaning
            return replace(meaning, kind=kinds[0], owner=owner, piece_states=(*meaning.piece_states, *states))
        if sort == "cell":
            return replace(meaning, cell_states=(*meaning.cell_states, *states))
        return replace(meaning, part=noun, part_states=tuple(states)) if sort == "thing" else meaning

    def _values(self, tokens: list[Token], sign: str, line: Line) -> list[int]:
        """The number for each property that a meaning names: the one it says, or those written in the sign."""
        names = sum(token.type == "PROP" for token in tokens)
        said = [int(token) for token in tokens if token.type == "NUMBER"]
        written = [int(number) for number in numbers_in(sign)]
        if names and not said and len(written) != names:
            self.error("legend", line.span, f"numbers in the sign '{sign}': {len(written)}; named: {names}",
                       "name a property for each of them, in their order")
        values = [*(said or written), *[0] * names]
        if names and max(values) > LARGEST:
            self.error("legend", line.span, f"the largest number of a sign is {LARGEST}")
            return [0] * len(values)
        return values

    def _meant_facing(self, side: Token, noun: str, line: Line) -> int:
        facing = self.description.kept.get("piece.facing")
        kinds = facing.kinds or ("piece",) if facing is not None else ()
        if not any(kind == noun or kind in self.context.covers.get(noun, ()) for kind in kinds):
            self.error("legend", line.span, f"a {noun} faces nowhere", "write 'faces up' under it")
        elif side not in SIDES:
            self.error("side", span_of(side), f"a piece faces up, down, left or right, not '{side}'")
        else:
            return SIDES.index(side)
        return -1

    def _meant_word(self, name: str, sort: Sort | None, noun: str, line: Line) -> list[tuple[str, int]]:
        """'A cat card': a word of a list that it has."""
        trait, place = self.context.traits.get(name, ("", 0))
        if sort == "thing":
            return []
        if f"{sort}.{trait}" in self.description.kept:
            return [(f"{sort}.{trait}", place)]
        self.error("legend", line.span, f"'{name}' does not describe a {noun}", f"declare 'each {noun} has a …'")
        return []

    def _meant_state(self, name: str, sort: Sort | None, line: Line) -> list[tuple[str, int]]:
        for kept, value in self.context.words.get(name, []):
            if kept.owner == sort:
                self.context.used.add(name)
                return [(f"{kept.owner}.{kept.name}", value)]
        if sort == "thing" and name in self.context.things.states:
            return []
        self.error("legend", line.span, f"'{name}' is not a state of it")
        return []
