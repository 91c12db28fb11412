"""Declarations of cards, tiles and dice: lists of words, zones, figures, tables and drawn tiles, row by row."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import product
from typing import Literal, cast

from lark import Token, Tree

from ludoteka.language import dice, packs
from ludoteka.language.context import Context, Node, span_of, tree, word
from ludoteka.language.description import Kept
from ludoteka.language.diagnostics import Findings, Span, did_you_mean, listed
from ludoteka.language.die_sides import SIDES, Figures, SidesReader
from ludoteka.language.layout import LONGEST_LINE, Line, Row, split_comment
from ludoteka.language.parser import parse_line
from ludoteka.language.sheets import SheetRow
from ludoteka.language.things import Property, Thing, Zone
from ludoteka.language.vocabulary import DRAWN_NAME
from ludoteka.language.words import with_article

_COPIES = re.compile(r"^(\d+)( each| copies| copy)?$")
_FIGURES = ("copies", "copies_each", "sides", *SIDES, "value_number", "value_name", "value_word", "value_keyword",
            "value_state")
"""What is said of one thing alone."""
_FIXED_COLUMNS = ("name", "copies", "text")


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table: its words and where they stand."""

    text: str
    span: Span


class Cards(SidesReader):
    """Fills the description with things; their rules are read afterwards, like those of pieces."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._unexplained: set[str] = set()
        self._lists: dict[str, int] = {}
        self._zones: dict[str, int] = {}
        """The lines of lists and zones."""

    # ---- lists of words, packs and zones ---------------------------------------------------------------------------
    def read_trait(self, node: Node, line: Line) -> None:
        """'a suit is hearts, bells, leaves or acorns'."""
        trait, words = word(node.children[0]), self.things.traits.get(word(node.children[0]), ())
        if (first := self._lists.setdefault(trait, line.number)) != line.number:
            self.error("twice", line.span, f"the list '{trait}' is declared in line {first} already",
                       "write all its words there")
        if twice := next((one for place, one in enumerate(words) if one in words[:place]), None):
            self.error("twice", line.span, f"'{twice}' stands in this list twice", "take one of them away")
        if not self.things.traits.get(trait) or (line.children and len(node.children) > 2):
            self.error("list", line.span, "the words of a list stand behind 'is', or on lines below 'is one of'")
        for place, value in enumerate(words):
            self.context.traits.setdefault(value, (trait, place))

    def read_product(self, node: Node) -> None:
        """'one card for each suit and rank, 2 copies, named rank of suit'."""
        noun, *traits = (child for child in node.children if isinstance(child, Token))
        said = [child for child in node.children if isinstance(child, Tree)]
        for trait in traits:
            if str(trait) not in self.things.traits:
                self.error("list", span_of(trait), f"'{trait}' is no list of words",
                           f"declare it with 'a {trait} is …, … or …'")
                return
        lists, figures = [str(trait) for trait in traits], Figures()
        if twice := next((one for place, one in enumerate(traits) if str(one) in lists[:place]), None):
            self.error("twice", span_of(twice), f"'{twice}' is said twice: a card has one word of each list",
                       "name each list once; 'NUMBER copies' makes several cards with the same words")
            return
        if (count := packs.size(lists, self.things.traits)) > packs.MOST_CARDS:
            self.error("size", span_of(noun), f"this pack would have {count} cards",
                       f"a game has at most {packs.MOST_CARDS} in all")
            return
        for name in lists:
            self.keep_word(name, str(noun), span_of(noun).line)
        for attr in said:
            self._attribute(str(noun), attr, figures)
        naming = next((self._naming(one, lists) for one in said if one.data == "named"), [lists])
        above = tuple(sorted({str(noun), *self.context.covers.get(str(noun), ())}))
        for values in product(*(self.things.traits[trait] for trait in lists)):
            printed = dict(zip(lists, values, strict=True))
            name = packs.called(naming, printed)
            if any(one.data == "named" for one in said):
                self.things.names[name] = Property(name, "game", "thing", str(noun))
            self._add(Thing(name, above, figures.copies, figures.option, figures.for_each, tuple(printed.items()),
                            line=span_of(noun).line))

    def _naming(self, named: Node, lists: list[str]) -> list[list[str]]:
        """How cards of a pack are called; each list must be in it once, or two cards would have one name."""
        naming = [[word(one) for one in tree(group).children] for group in named.children]
        if sorted(one for group in naming for one in group) == sorted(lists):
            return naming
        self.error("named", span_of(named), f"a name says each list of the pack once: {', '.join(lists)}",
                   f"write it like this: named {' of '.join(reversed(lists))}")
        return [lists]

    def _add(self, thing: Thing) -> None:
        things = self.context.description.things
        if (known := things.get(thing.name)) is not None:
            first, second = sorted((known.line, thing.line))
            self.error("twice", Span(second), f"'{thing.name}' is declared in "
                       f"{self.context.findings.place(first)} already",
                       "one name is one thing: rename one of the two")
        things[thing.name] = thing

    def check_number(self) -> None:
        """Report a game of more things than a machine can keep apart."""
        description = self.context.description
        seats = max(description.seat_counts, default=1)
        counts: Counter[int] = Counter()
        for one in description.things.values():
            counts[one.line] += one.copies * (seats if one.for_each else 1)
        if counts.total() > packs.MOST_CARDS:
            self.error("size", Span(max(counts, key=lambda line: counts[line])),
                       f"a game has at most {packs.MOST_CARDS} cards, tiles and dice in all",
                       "write a smaller number of copies")

    def read_zone(self, node: Node, owner: str) -> None:
        """'zone hand, seen by its owner' under a player, or a zone of the whole game."""
        name, line = word(node.children[0]).lower(), span_of(node.children[0]).line
        if (first := self._zones.setdefault(f"{owner}.{name}", line)) != line:
            self.error("twice", span_of(node.children[0]), f"the zone '{name}' is declared in line {first} already",
                       "one name is one zone: rename one of the two")
        found = Property(name, owner, "zone", name)
        if owner == "game":
            self.things.names[name] = found
        else:
            self.things.add(found)
        if owner not in ("game", "player"):
            self.context.not_yet("zones of things", line)
            return
        zone = Zone(name, "game" if owner == "game" else "player")
        for option in node.children[1:]:
            zone = self._zone_option(zone, tree(option))
        self.context.description.zones[name] = zone

    def _zone_option(self, zone: Zone, option: Node) -> Zone:
        given = option.children
        if option.data == "zone_seen":
            seen = tree(given[0])
            if any(seen.children):
                self.context.not_yet("a zone that is hidden only sometimes", span_of(option).line)
            return replace(zone, seen="owner" if seen.data == "seen_by_owner"
                           else "nobody" if seen.data == "seen_by_nobody" else "all")
        if option.data == "in_order":
            return replace(zone, ordered=True)
        if option.data == "holds_most":
            return replace(zone, most=int(word(given[0])))
        if option.data == "refilled":
            return replace(zone, refill=word(given[0]).lower())
        if option.data == "in_force":
            return replace(zone, in_force=True)
        self.context.not_yet("a zone in which things lie so", span_of(option).line)
        return zone

    def check_refills(self, nodes: Iterable[Node]) -> None:
        """A zone can be refilled only from another zone."""
        for option in (tree(one) for node in nodes for one in node.children[1:]):
            if option.data == "refilled":
                token = cast(Token, option.children[0])
                known = self.things.names.get(token.lower())
                if known is None or known.sort != "zone":
                    self.error("zone", span_of(token), f"'{token}' is not a zone")

    def read_keywords(self, noun: str, tokens: Iterable[object]) -> None:
        """'may have go again': a number, had where it is more than 0."""
        sort, kept = self.context.nouns.get(noun), self.context.description.kept
        owner = noun if sort in ("thing", "piece") else str(sort)
        kinds = (noun,) if sort == "thing" or (sort == "piece" and noun != "piece") else ()
        for token in tokens:
            name, line = word(token), span_of(token).line
            self.things.add(Property(name, owner, "number", name, keyword=True))
            known = kept.get(f"{sort}.{name}")
            kept[f"{sort}.{name}"] = Kept(name, cast(Literal["thing"], sort), "number", low=0, keyword=True, line=line,
                                          kinds=(*(known.kinds if known else ()), *kinds))

    # ---- figures -----------------------------------------------------------------------------------------------------
    def read_thing(self, noun: str, attrs: Iterable[Node], line: Line) -> None:
        """A thing of its own heading, with the figures of the heading and of the lines below it."""
        figures = Figures()
        for attr in self.as_meant(list(attrs)) if self.things.related(noun, "die") else attrs:
            self._attribute(noun, attr, figures)
        self._add(self._made(noun, figures, line.number))

    def check_general(self, noun: str, attrs: Iterable[Node]) -> None:
        """Report figures of a whole kind: each thing has its own."""
        for attr in attrs:
            if attr.data in _FIGURES:
                self.error("figures", span_of(attr), f"this is said of one {noun}, not of all of them",
                           f"write it in the line of each {noun}")

    def _made(self, name: str, figures: Figures, line: int) -> Thing:
        above = tuple(sorted(self.context.covers.get(name, ())))
        faces = figures.faces or dice.numbered(dice.SIDES) if self.things.related(name, "die") else ()
        return Thing(name, above, figures.copies, figures.option, figures.for_each, tuple(figures.values), faces=faces,
                     shows=figures.shows, line=line)

    def attributes(self, node: Node, line: Line) -> list[Node]:
        """The attributes of a thing: those of its heading and those of the lines below it."""
        said = [tree(one) for one in node.children[2:] if isinstance(one, Tree)]
        return said + self._said_by(line.children)

    def _said_by(self, lines: Iterable[Line]) -> list[Node]:
        """The attributes among the lines of a thing."""
        said = []
        for line in lines:
            feature = parse_line(line, "feature", self.context.vocabulary, Findings())
            if feature is not None and feature.data == "values":
                said += [tree(one) for one in feature.children]
        return said

    def check_restriction(self, node: Node) -> None:
        """'each card with rank 7': the property and the value that the lines below are for."""
        noun, prop, value = (cast(Token, child) for child in node.children)
        if self.context.nouns.get(noun) != "thing":
            self.context.not_yet("rules for some of a kind", span_of(noun).line)
            if self.context.kept_for(str(prop), str(self.context.nouns.get(noun))) is not None:
                return
        found = self.things.property(str(prop), str(noun))
        values = self.things.traits.get(found.of, ()) if found is not None else ()
        if found is None or (found.sort == "word" and value.lower() not in values):
            self.error("property", span_of(prop if found is None else value),
                       f"no {noun} has '{prop} {value}'", f"declare '{prop}' and its values before")

    def with_figure(self, node: Node) -> tuple[str, ...]:
        """The names of the things that a heading such as 'each card with rank 7' is for."""
        noun, prop, value = (word(child) for child in node.children)
        things = self.context.description.things
        return tuple(name for name in self.context.description.things_of(noun)
                     if dict(things[name].values).get(prop) == value.lower())

    def kinds_said(self, noun: str, attrs: Iterable[Node]) -> None:
        """'yellow attack action' makes the card one of that kind."""
        for attr in attrs:
            if attr.data in ("value_kind", "is_a"):
                kind = word(attr.children[-1])
                if kind not in self.things.general:
                    self.error("kind", span_of(cast(Token, attr.children[-1])), f"a {noun} cannot be a {kind}",
                               "only what a line 'kind …' declares can be said of other things")
                    continue
                above = {kind, *self.context.covers.get(kind, ())}
                self.context.covers.setdefault(noun, set()).update(above)

    def _attribute(self, noun: str, attr: Node, figures: Figures) -> None:
        tokens = [child for child in attr.children if isinstance(child, Token)]
        if attr.data in ("copies", "copies_each"):
            figures.for_each = attr.data == "copies_each"
            self._count(tokens[0], figures)
        elif attr.data in ("sides", *SIDES):
            self.read_faces(noun, attr, figures)
        elif attr.data in ("value_number", "value_name"):
            self._figure(noun, str(tokens[0]), Cell(str(tokens[1]), span_of(tokens[1])), span_of(tokens[0]), figures)
        elif attr.data == "value_keyword":
            self._keyword(noun, tokens[0], figures)
        elif attr.data == "value_state":
            self._state(noun, tokens[0], figures)
        elif attr.data in ("value_word", "value_kind"):
            for token in tokens:
                if token.type in ("NAME", "ADJNAME"):
                    self._trait_word(noun, token, figures)

    def _figure(self, noun: str, name: str, value: Cell, at: Span, figures: Figures) -> None:
        """'power 2', 'wanted Shadow', or a cell of a table's column."""
        found = self.things.property(name, noun)
        if found is None:
            self.error("property", at, f"a {noun} has no '{name}'", f"declare it with 'has {name}' under its kind")
            return
        if found.sort == "number" and not value.text.isdigit():
            self.error("not-number", value.span, f"'{name}' is a whole number from 0 on, not '{value.text}'")
        elif found.sort == "word" and value.text.lower() not in self.things.traits.get(found.of, ()):
            self.error("word", value.span, f"'{value.text}' is no {found.of}",
                       f"it is one of: {listed(self.things.traits.get(found.of, ()))}")
        figures.values.append((name, value.text.lower()))

    def _state(self, noun: str, token: Token, figures: Figures) -> None:
        if not self.things.has_state(str(token), noun):
            self.error("state", span_of(token), f"a {noun} is never '{token}'")
        figures.values += [(kept.name, str(token)) for kept, _ in self.context.words.get(str(token), ())
                           if kept.owner == "thing"]

    def _keyword(self, noun: str, token: Token, figures: Figures) -> None:
        found = self.things.property(str(token), noun)
        if found is None or not found.keyword:
            self.error("keyword", span_of(token), f"a {noun} may not have '{token}'",
                       f"declare it with 'may have {token}', or give its number")
        figures.values.append((str(token), "1"))

    def _trait_word(self, noun: str, token: Token, figures: Figures) -> None:
        trait = self.things.trait_of(token.lower())
        if trait is None or self.things.property(trait, noun) is None:
            self.error("word", span_of(token), f"'{token}' does not describe a {noun}")
            return
        figures.values.append((trait, token.lower()))

    # ---- tables ------------------------------------------------------------------------------------------------------
    def read_table(self, kind: str, line: Line) -> list[tuple[str, Line]]:
        """Each row is a thing; what stands in the column 'text' comes back as a line of the thing."""
        if line.rows is None:
            return []  # its file is missing or empty, and that has been told
        rows = [row for row in line.rows if split_comment(row.text)[0].strip()]
        if not rows:
            self.error("empty-block", line.span, "the table must stand below this line: names of columns, then rows")
            return []
        columns = [replace(cell, text=cell.text.lower()) for cell in _cells(rows[0])]
        self._check_columns(kind, columns)
        return [found for row in rows[1:] for found in self._table_row(kind, columns, row)]

    def _check_columns(self, kind: str, columns: list[Cell]) -> None:
        if columns[0].text != "name":
            self.error("column", columns[0].span, "the first column of a table is 'name'")
        for column in columns[1:]:
            if column.text not in _FIXED_COLUMNS and self.things.property(column.text, kind) is None:
                known = [name for name in self.things.properties if self.things.property(name, kind)]
                near = did_you_mean(column.text, [*known, *_FIXED_COLUMNS])
                shown = with_article(column.text) if column.text in self.things.traits else column.text
                others = (f"columns can be: {listed([*_FIXED_COLUMNS, *known], 12)}; "
                          f"another one is declared with 'each {kind} has {shown}'")
                self.error("column", column.span, f"{with_article(kind)} has no '{column.text}'",
                           f"did you mean '{near}'?" if near else others)

    def _table_row(self, kind: str, columns: list[Cell], row: Row) -> list[tuple[str, Line]]:
        cells = _cells(row)
        if len(cells) != len(columns):
            self.error("cells", Span(row.number, cells[0].span.column, max(cells[-1].span.end_column, 2)),
                       f"this row has {len(cells)} cells, the table {len(columns)} columns")
            return []
        name = cells[0].text.lower()
        if not name:
            self.error("cells", Span(row.number, 1, 2), f"this {kind} has no name",
                       "write its name into the first column, or take the row away")
            return []
        figures, texts = Figures(), []
        for column, cell in zip(columns[1:], cells[1:], strict=True):
            if column.text == "copies":
                self._copies(cell, figures)
            elif column.text == "text":
                texts += [Line(row.number, cell.span.column - 1, cell.text)] if cell.text else []
            elif cell.text and self.things.property(column.text, kind) is not None:
                self._figure(kind, column.text, cell, cell.span, figures)
        for attr in self._said_by(texts):
            self._attribute(kind, attr, figures)
        self._add(self._made(name, figures, row.number))
        return [(name, Line(row.number, 0, cells[0].text, children=[text])) for text in texts]

    def _copies(self, cell: Cell, figures: Figures) -> None:
        found = _COPIES.match(cell.text)
        if found is None:
            self.error("copies", cell.span, f"'{cell.text}' is no number of copies",
                       "write '3', or '3 each' for every player")
            return
        figures.copies, figures.for_each = int(found[1]), found[2] == " each"

    def _count(self, token: Token, figures: Figures) -> None:
        """How many there are: a number, or the option that says it."""
        if token.isdigit():
            figures.copies = int(token)
            return
        option = next((one for one in self.context.description.options if one.name == token), None)
        numbers = [one for one in option.values if isinstance(one, int)] if option is not None else []
        if not numbers:
            self.error("copies", span_of(token), f"'{token}' does not say how many there are",
                       "write a number, or an option that is one")
            return
        self.context.used.add(str(token))
        figures.copies, figures.option = max(numbers), str(token)

    # ---- drawn tiles -----------------------------------------------------------------------------------------------
    def read_drawn(self, kind: str, line: Line) -> None:
        """Tiles drawn beside each other, each below its name: 'Road bend, 9 copies'."""
        for band in _bands(line.rows or []):
            heads = list(DRAWN_NAME.finditer(band[0].text))
            rest = DRAWN_NAME.sub("", band[0].text).split()
            if not heads or rest:
                column = band[0].text.find(rest[0]) + 1
                self.error("tile-name", Span(band[0].number, column, len(band[0].text.rstrip()) + 1),
                           "above each drawing stand its name and how many there are",
                           "write it like this: Road bend, 9 copies")
                continue
            above = tuple(sorted({kind, *self.context.covers.get(kind, ())}))
            ends = [head.start() for head in heads[1:]] + [LONGEST_LINE]
            for head, end in zip(heads, ends, strict=True):
                drawing = self._drawing(band[1:], head.start(), end)
                self._add(Thing(head[1].lower(), above, int(head[2]), drawing=drawing, line=band[0].number))

    def _drawing(self, rows: list[Row], start: int, end: int) -> tuple[tuple[str, ...], ...]:
        found = tuple(tuple(row.text[start:end].split()) for row in rows)
        for row, signs in zip(rows, found, strict=True):
            if len(signs) != len(rows):
                self.error("uneven", Span(row.number, start + 1, start + 1 + max(1, len(row.text[start:end].rstrip()))),
                           f"{len(signs)} signs stand in this row of the tile, which has {len(rows)} rows",
                           "a tile is drawn square, as many signs in each row as rows")
            for sign in re.finditer(r"\S+", row.text[start:end]):
                if sign[0] not in self.context.description.legend and sign[0] not in self._unexplained:
                    self._unexplained.add(sign[0])  # one message for each sign is enough
                    column = start + sign.start() + 1
                    self.error("sign", Span(row.number, column, column + len(sign[0])),
                               f"the legend does not explain '{sign[0]}'", "add it to the legend")
        return found


def _cells(row: Row) -> list[Cell]:
    """The cells of a table's row, apart by '|', or as a file has them."""
    if isinstance(row, SheetRow):
        return [Cell(text, Span(row.number, column, column + max(1, len(text)))) for text, column in row.cells]
    found, place = [], 0
    for part in split_comment(row.text)[0].split("|"):
        text = part.strip()
        column = place + (part.index(text) if text else 0) + 1
        found.append(Cell(text, Span(row.number, column, column + max(1, len(text)))))
        place += len(part) + 1
    return found


def _bands(rows: list[Row]) -> list[list[Row]]:
    """Rows that stand together, apart from others by an empty row."""
    bands: list[list[Row]] = [[]]
    for row in rows:
        if row.text.strip():
            bands[-1].append(row)
        elif bands[-1]:
            bands.append([])
    return [band for band in bands if band]
