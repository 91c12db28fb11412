"""Text to checked description: reads declarations first, then rules, and reports every mistake at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from lark import Token, Tree

from ludoteka.language.context import Node, span_of, tree, word
from ludoteka.language.counted import counted
from ludoteka.language.course import look_over_course
from ludoteka.language.definitions import THING_HEADS
from ludoteka.language.description import Board, Description
from ludoteka.language.diagnostics import Diagnostic, Findings, Messages, Span, in_order
from ludoteka.language.dice import forget_value, lay_on_table
from ludoteka.language.layout import Line, read_layout
from ludoteka.language.parser import parse_line
from ludoteka.language.reading import Reading
from ludoteka.language.repairs import advice
from ludoteka.language.rules import RuleReader
from ludoteka.language.soundness import lacks_board, look_over
from ludoteka.language.tiles import measure_board
from ludoteka.language.unseen import draw_unseen
from ludoteka.language.vocabulary import Vocabulary

CHILDLESS = frozenset({
    "game", "format", "players", "layers", "stuck_pass", "stuck_lose", "miss", "limit", "zone", "product",
    "each_may_have", "each_has", "each_is", "each_remembers", "game_has", "game_is", "game_remembers", "adjective",
    "quantity", "game_quantity", "modifier", "modifier_each", "has", "is", "remembers", "ways_of", "far_ways", "faces",
    "may_have", "quantity_here", "adjective_here", "grant", "values", "zone_has",
})
"""Lines that say all they have to say; nothing stands below them."""
DECLARING = ("game", "format", "players", "layers", "options", "board")


@dataclass(frozen=True, slots=True)
class Checked:
    """What the checker found: all messages, and the description if there is no error among them."""

    diagnostics: tuple[Diagnostic, ...]
    description: Description | None

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        return tuple(one for one in self.diagnostics if one.severity == "error")


def check(text: str, levels: str = "", advise: bool = True, tables: Mapping[str, str] | None = None) -> Checked:
    """Check a game's text, with its levels and tables where they stand in files of their own.

    Without advice a text with mistakes is read once only: few messages have fixes, and some follow from others.
    """
    checker = Checker(text, Findings(), tables=tables)
    rules = checker.messages()
    beside = checker.level_messages(levels) if levels else ()
    if not checker.findings.any_error or checker.findings.left_out or not advise or checker.findings.sheets:
        return Checked(checker.findings.sorted(), None if checker.findings.any_error else checker.description)
    rules, beside = _advised(text, levels, rules, beside)
    return Checked(in_order(rules + beside), None)


def _advised(text: str, levels: str, rules: Messages, beside: Messages) -> tuple[Messages, Messages]:
    """The messages with the best fixes; those that only follow from others are left out."""
    advised = advice(text, rules, reading)
    if not beside:
        return advised.messages, ()
    if advised.text != text:
        checker = Checker(advised.text, Findings())
        checker.messages()
        beside = checker.level_messages(levels)

    def again(changed: str, known: Vocabulary) -> Reading:
        checker = Checker(advised.text, Findings(), known)
        checker.messages()
        messages = checker.level_messages(changed)
        return Reading(messages, checker.context.vocabulary, read_layout(changed, Findings()))

    return advised.messages, advice(levels, beside, again).messages


def reading(text: str, known: Vocabulary) -> Reading:
    """A text read once, with sentences that were read over the same words before."""
    checker = Checker(text, Findings(), known)
    return Reading(checker.messages(), checker.context.vocabulary, checker.lines)


class Checker(RuleReader):
    """One reading of one text."""

    def messages(self) -> Messages:
        """Read the text to its end; what is wrong or doubtful with it."""
        self.run()
        return self.findings.sorted()

    def level_messages(self, levels: str) -> Messages:
        """Read the levels that stand in a file of their own; what is wrong with them."""
        self.run_levels(levels)
        return tuple(one for one in self.findings.sorted() if one.part == "levels")

    def run(self) -> None:
        """Declarations first, then drawings and rules."""
        for line in self.lines:
            node = parse_line(line, "heading", self.context.vocabulary, self.findings)
            if node is not None:
                self.heads.append((line, node))
                self._stands_alone(node, line)
        whole = not self.findings.any_error
        self._declare_frame()
        self._declare_kinds()
        self._declare_kept()
        self._collect_words()
        self._read_drawings()
        self._read_rules()
        if whole:  # a broken heading may be the very one that would be missed
            self._missing()
        lay_on_table(self.description)
        self.context.tell_not_yet()
        if not self.findings.any_error:
            look_over(self.context)
            look_over_course(self.context)
            draw_unseen(self.description)

    def _stands_alone(self, node: Node, line: Line) -> None:
        """Report lines below one that says all by itself: they would never be read."""
        if line.children and node.data in CHILDLESS:
            self.findings.error("not-a-block", line.children[0].span, f"nothing can stand below '{line.text}'",
                                "put the line it belongs to above it, or begin it at the left margin")

    def run_levels(self, text: str) -> None:
        """Levels in a file of their own; their messages count lines in that file."""
        self.findings.part = "levels"
        for line in read_layout(text, self.findings):
            node = parse_line(line, "heading", self.context.vocabulary, self.findings)
            if node is not None and node.data == "level":
                self.declare.read_level(node, line)
            elif node is not None:
                self.findings.error("only-levels", line.span, "a file of levels holds levels only")

    # ---- declarations --------------------------------------------------------------------------------------------
    def _declare_frame(self) -> None:
        for kind in DECLARING:
            for line, node in self.heads:
                if node.data != kind:
                    continue
                if kind == "options":
                    self.declare.read_options(line)
                else:
                    getattr(self.declare, f"read_{kind}")(node, line)
        for line, node in self.heads:
            if node.data == "ruleset":
                self.declare.read_ruleset(node, line)
            elif node.data == "limit":
                self.declare.read_limit(node, line)

    def _declare_kinds(self) -> None:
        self.context.counted = counted(self.heads)
        for line, node in self.heads:
            if node.data == "thing":
                parent, newname, *attrs = node.children
                layer = self._layer(attrs)
                self.declare.add_kind(word(tree(newname).children[0]).lower(), word(parent), False, line, layer)
            elif node.data == "kind":
                newname, parent, *attrs = node.children
                layer = self._layer(one for one in attrs if isinstance(one, Tree))
                self.declare.add_kind(word(tree(newname).children[0]).lower(), word(parent), True, line, layer)
            elif node.data in ("table", "drawn_things", "product", "zone", "trait"):
                self._declare_later(node, line)
        self.context.things.general |= {self._noun(node) for _, node in self.heads if node.data == "kind"}
        for line, node in self.heads:
            if node.data in ("thing", "kind") and self.context.nouns.get(self._noun(node)) == "thing":
                self.cards.kinds_said(self._noun(node), self.cards.attributes(node, line))
        self.context.things.close_kinds()
        self.cards.check_refills(node for _, node in self.heads if node.data == "zone")

    def _layer(self, attrs: Iterable[object]) -> str:
        name = next((cast(Token, tree(one).children[0]) for one in attrs if tree(one).data == "in_layer"), None)
        if name is not None and name.lower() not in self.context.description.layers:
            self.findings.error("layer", span_of(name), f"'{name}' is not a layer",
                                "name all layers from the bottom: 'layers floor, air'")
        return name.lower() if name is not None else ""

    def _declare_later(self, node: Node, line: Line) -> None:
        """Packs, tables, zones and lists of words."""
        if node.data in ("table", "drawn_things"):
            rows = {row.number for row in line.rows or ()}
            for name, at in self.context.vocabulary.lines.items():
                if at in rows:
                    kind = word(node.children[0])
                    self.context.nouns[name] = "thing"
                    self.context.covers[name] = {kind, *self.context.covers.get(kind, ())}
        elif node.data == "zone":
            self.cards.read_zone(node, "game")
        elif node.data == "trait":
            self.cards.read_trait(node, line)
        elif node.data == "product":
            self.cards.read_product(node)

    def _declare_kept(self) -> None:
        for line, node in self.heads:
            if node.data in ("game_has", "game_is", "game_remembers"):
                self._keep(node.data.removeprefix("game_"), "game", (), tree(node.children[-1]), line)
            elif node.data in ("each_has", "each_is", "each_remembers"):
                found = self.declare.owner_of(word(node.children[0]), line.span)
                owner, kinds = found or (None, ())
                self._keep(node.data.removeprefix("each_"), owner, kinds, tree(node.children[-1]), line)
            elif node.data == "each_may_have":
                self.cards.read_keywords(word(node.children[0]), node.children[1:])
            elif node.data in THING_HEADS:
                self._declare_features(self._noun(node), line)
        for line, node in self.heads:
            if node.data == "zone_has":
                self.declare.keep_of_zone(cast(Token, node.children[0]), tree(node.children[1]), line)
        self.declare.settle_secrets()
        self._declare_things()

    def _declare_things(self) -> None:
        """The figures of cards and the rows of tables, once every property is known."""
        for line, node in self.heads:
            if node.data == "each_with":
                self.cards.check_restriction(node)
            elif node.data == "thing" and self.context.nouns.get(self._noun(node)) == "thing":
                self.cards.read_thing(self._noun(node), self.cards.attributes(node, line), line)
            elif node.data in ("thing", "kind", "each") and self.context.nouns.get(self._noun(node)) != "thing":
                self.cards.check_sides(self._noun(node), self.cards.attributes(node, line))
            elif node.data in ("kind", "each"):
                self.cards.check_general(self._noun(node), self.cards.attributes(node, line))
            elif node.data == "table":
                self.table_rows += self.cards.read_table(word(node.children[0]), line)
        self.cards.check_number()
        forget_value(self.context)
        for name, row in self.table_rows:
            self._declare_features(name, row)


    def _keep(self, what: str, owner: Any, kinds: tuple[str, ...], node: Node, line: Line) -> None:
        keep = {"has": self.declare.keep_numbers, "is": self.declare.keep_states,
                "remembers": self.declare.keep_memory}[what]
        keep(owner, kinds, node, line)

    def _declare_features(self, noun: str, line: Line) -> None:
        found = self.declare.owner_of(noun, line.span)
        owner, kinds = found or (None, ())
        for child in line.children:
            node = parse_line(child, "feature", self.context.vocabulary, self.findings)
            if node is None:
                continue
            self.features[child.number] = node
            self._stands_alone(node, child)
            if node.data in ("has", "is", "remembers"):
                self._keep(node.data, owner, kinds, tree(node.children[-1]), child)
            elif node.data == "zone":
                self.cards.read_zone(node, noun)
            elif node.data == "may_have":
                self.cards.read_keywords(noun, node.children)
            elif node.data == "faces":
                self.declare.keep_facing(kinds, node, child)
            elif node.data in ("ways_of", "far_ways"):
                self._ways(noun, tree(node.children[0]), node.data == "far_ways")
            elif node.data in ("ability", "drawn_ability", "deed"):
                self._declare_verb(node, noun)

    def _ways(self, noun: str, node: Node, far: bool) -> None:
        if node.data != "ways":
            self.findings.error("ways", span_of(node), "the ways of a piece are directions",
                                "for instance: ways forward or sideways")
        names = tuple(word(one) for one in node.children if isinstance(one, Token) and one.type == "DIR")
        for kind in self.description.kinds_of(noun):
            self.description.kinds[kind] = replace(self.description.kinds[kind], ways=names, far=far)

    # ---- drawings ------------------------------------------------------------------------------------------------
    def _read_drawings(self) -> None:
        for line, node in self.heads:
            if node.data == "legend":
                self.declare.read_legend(line)
        for line, node in self.heads:
            if node.data == "level":
                self.declare.read_level(node, line)
            elif node.data == "drawn_things":
                self.cards.read_drawn(word(node.children[0]), line)
            elif node.data in ("setup_drawn", "setup_middle"):
                middle = node.data == "setup_middle"
                self.description.drawn_setup = (self.declare.grid(line, middle), middle)

    # ---- what is missing -----------------------------------------------------------------------------------------
    def _missing(self) -> None:
        first = Span(1)
        if not self.description.title:
            self.findings.error("no-title", first, "a game begins with its name: 'game Tic-tac-toe'")
        if not self.description.seat_counts:
            self.findings.error("no-players", first, "nobody plays: say 'players X, O' or 'players 1'")
        if self.description.turn is None and self.description.round is None:
            self.findings.error("no-turn", first, "what a player does on a turn is missing: write a 'turn'")
        if lacks_board(self.description):
            self.findings.error("no-board", first, "there is no board: say for instance 'board 8 by 8'")
        measure_board(self.context)
        for board in self.description.boards:
            for size in board.size:
                self._check_size(size, board)

    def _check_size(self, size: int | str, board: Board) -> None:
        """A board as large as an option says needs an option of numbers, none of them too large."""
        if isinstance(size, int):
            return
        option = next((one for one in self.description.options if one.name == size), None)
        if option is None:
            self.findings.error("size", Span(board.line), f"'{size}' is neither a number nor an option")
        elif any(isinstance(value, str) or not 1 <= value <= board.largest for value in option.values):
            self.findings.error("size", Span(board.line), f"{board.sizes}, which '{size}' can break")
