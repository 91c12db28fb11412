"""The file's own words: what its describing words and quantities mean, read when first asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, cast

from lark import Token

from ludoteka.language import form
from ludoteka.language.cards import Cards
from ludoteka.language.context import Context, Node, said_of_game, tree, word
from ludoteka.language.declarations import Declarations
from ludoteka.language.description import Definition, Description
from ludoteka.language.diagnostics import Findings
from ludoteka.language.form import THIS, Expr, Sort
from ludoteka.language.layout import Line, read_layout
from ludoteka.language.parser import parse_line
from ludoteka.language.phrases import Wrong
from ludoteka.language.scope import Binding, Owner, Scope
from ludoteka.language.sentences import SentenceReader
from ludoteka.language.sheets import join_tables
from ludoteka.language.vocabulary import Vocabulary, read_vocabulary

THING_HEADS = ("thing", "kind", "each", "each_with")


class DefinitionReader:
    """One reading of one text, as far as its definitions."""

    def __init__(self, text: str, findings: Findings, known: Vocabulary | None = None,
                 tables: Mapping[str, str] | None = None) -> None:
        self.findings = findings
        self.lines = read_layout(text, findings)
        cells = join_tables(self.lines, tables or {}, findings)
        self.description = Description(lines=tuple(text.splitlines()[:100_000]), table_lines=cells)
        vocabulary = read_vocabulary(self.lines, findings)
        if known is not None:
            vocabulary.recall(known)
        self.context = Context(vocabulary, findings, self.description)
        self.declare = Declarations(self.context)
        self.cards = Cards(self.context)
        self.table_rows: list[tuple[str, Line]] = []
        self.heads: list[tuple[Line, Node]] = []
        self.features: dict[int, Node] = {}

    def _noun(self, node: Node) -> str:
        if node.data in ("each", "each_with"):
            return word(node.children[0])
        newname = node.children[1] if node.data == "thing" else node.children[0]
        return word(tree(newname).children[0]).lower()

    def _declare_verb(self, node: Node, noun: str = "") -> None:
        verb = word(node.children[0])
        self.context.doers.setdefault(verb, set()).add(noun if self.context.nouns.get(noun) == "thing" else "")
        self.context.verbs[verb] = "to" if node.data == "deed" else "may"
        if node.data == "deed":
            params = [tree(one) for one in node.children[1:] if one is not None and tree(one).data[:5] == "param"]
            nouns = tuple("number" if one.data == "param_number" else word(one.children[0]) for one in params)
            self.context.deed_params.setdefault(verb, []).append(nouns)

    def _reader(self, scope: Scope, line: Line) -> SentenceReader:
        reader = SentenceReader(self.context, scope)
        reader.line, reader.text = line.number, line.text
        return reader

    def _owner(self, noun: str) -> Owner:
        sort = self.context.nouns.get(noun)
        return sort if sort == "cell" or sort == "player" else "piece"

    def _scope_for(self, noun: str) -> Scope:
        owner = self._owner(noun)
        scope = Scope(owner=owner, noun=noun)
        scope.sorts[THIS] = ("thing" if self.context.nouns.get(noun) == "thing" else cast(Sort, owner), False)
        return scope

    # ---- words with a meaning --------------------------------------------------------------------------------------
    def _collect_words(self) -> None:
        for line, node in self.heads:
            if node.data == "deed":
                self._declare_verb(node)
            elif node.data.startswith("game_adjective"):
                self.context.adjectives.setdefault(said_of_game(word(node.children[1])), []).append(
                    partial(self._game_adjective, line, node))
            elif node.data.startswith("adjective"):
                self.context.adjectives.setdefault(word(node.children[2]), []).append(
                    partial(self._adjective, line, node))
            elif node.data.startswith(("quantity", "game_quantity")):
                self.context.quantities.setdefault(word(node.children[0]), []).append(
                    partial(self._quantity, line, node))
            elif node.data in THING_HEADS:
                self._collect_here(self._noun(node), line)
        for name, row in self.table_rows:
            self._collect_here(name, row)

    def _collect_here(self, noun: str, line: Line) -> None:
        for child in line.children:
            node = self.features.get(child.number)
            if node is not None and node.data.startswith("quantity_here"):
                self.context.quantities.setdefault(word(node.children[0]), []).append(
                    partial(self._quantity_here, noun, child, node))
            elif node is not None and node.data.startswith("adjective_here"):
                self.context.adjectives.setdefault(word(node.children[0]), []).append(
                    partial(self._adjective_here, noun, child, node))

    def _param(self, scope: Scope, noun: str, line: Line, subject: bool) -> Binding:
        sort: Sort = "word" if noun in self.context.things.traits else self.context.nouns.get(noun, "number")
        bound = Binding(scope.new_local(sort), sort, noun, line=line.number)
        scope.recent.append(bound)
        if subject:
            scope.it = scope.subject = bound
            if sort == "cell":
                scope.there = bound
        return bound

    def _covered(self, noun: str) -> tuple[str, ...]:
        if self.context.nouns.get(noun) == "piece":
            return self.description.kinds_of(noun)
        return ("cell",) if self.context.nouns.get(noun) == "cell" else (noun,)

    def _adjective(self, line: Line, node: Node) -> Definition:
        noun, _, name, of = (node.children[place] for place in range(4))
        scope = Scope()
        params = [self._param(scope, word(noun), line, subject=True)]
        if of is not None:
            params.append(self._param(scope, word(of), line, subject=False))
        reader = self._reader(scope, line)
        condition = self._meaning(reader, line, node, node.children[4:])
        return Definition(word(name), ((None, condition),), scope.next_local, tuple(one.local for one in params),
                          "number", False, self._covered(word(noun)), line.number, describes=of is None)

    def _game_adjective(self, line: Line, node: Node) -> Definition:
        scope = Scope()
        condition = self._meaning(self._reader(scope, line), line, node, node.children[2:])
        return Definition(said_of_game(word(node.children[1])), ((None, condition),), scope.next_local, (), "number",
                          False, (), line.number)

    def _meaning(self, reader: SentenceReader, line: Line, node: Node, stated: list[Any]) -> Expr:
        """The condition behind 'if', or all or any of those on the lines below."""
        try:
            if stated:
                return reader.condition(tree(stated[0]))
            parts = tuple(condition for _, condition in self._condition_lines(line, reader))
        except Wrong:
            return form.Num(0)
        return form.All(parts) if node.data.endswith("_all") else form.Any(parts)

    def _adjective_here(self, noun: str, line: Line, node: Node) -> Definition:
        """'content if you are living' under a thing's heading."""
        scope = self._scope_for(noun)
        reader = self._reader(scope, line)
        condition = self._meaning(reader, line, node, node.children[1:])
        return Definition(word(node.children[0]), ((None, condition),), scope.next_local, (THIS,), "number", False,
                          self._covered(noun), line.number, held=self._held(noun))

    def _condition_lines(self, line: Line, reader: SentenceReader) -> Iterable[tuple[Line, Expr]]:
        if not line.children:
            self.findings.error("empty-block", line.span, "the conditions must stand below this line, one on each line")
        for child in line.children:
            node = parse_line(child, "condline", self.context.vocabulary, self.findings)
            reader.text = child.text
            if node is not None:
                try:
                    yield child, reader.condition(node)
                except Wrong:
                    continue

    def _quantity(self, line: Line, node: Node) -> Definition:
        scope = Scope()
        nouns = [word(one) for one in node.children[1:] if isinstance(one, Token) and one.type == "NOUN"]
        params = [self._param(scope, noun, line, subject=place == 0) for place, noun in enumerate(nouns)]
        body = node.children[-1] if not node.data.endswith("cases") else None
        made = self._cases(word(node.children[0]), line, body, scope)
        kinds = self._covered(nouns[0]) if nouns else ()
        second = nouns[1] if len(nouns) > 1 else ""
        return replace(made, params=tuple(one.local for one in params), kinds=kinds, asked_for=second)

    def _quantity_here(self, noun: str, line: Line, node: Node) -> Definition:
        sort = self.context.nouns.get(noun, "piece")
        scope = Scope(owner=cast(Any, sort if sort != "thing" else "piece"), noun=noun)
        body = node.children[-1] if not node.data.endswith("cases") else None
        made = self._cases(word(node.children[0]), line, body, scope)
        return replace(made, params=(THIS,), kinds=self._covered(noun), held=self._held(noun))

    def _held(self, noun: str) -> bool:
        """Whether somebody can hold a thing of this kind: a card, not a piece."""
        return self.context.nouns.get(noun) == "thing" and noun not in self.context.counted

    def _cases(self, name: str, line: Line, body: object, scope: Scope) -> Definition:
        reader = SentenceReader(self.context, scope)
        cases: list[tuple[Expr | None, Expr]] = []
        sort: Sort = "number"
        many, noun = False, ""
        rows = [(line, tree(body), None)] if body is not None else self._case_lines(line)
        for row, value, condition in rows:
            reader.text = row.text
            try:
                phrase = reader.value(value)
                guard = reader.condition(condition) if condition is not None else None
            except Wrong:
                continue
            sort, many, noun = phrase.sort, phrase.many, phrase.noun
            if many and phrase.det in ("a", "the", "another", "random"):
                phrase = replace(phrase, expr=form.FirstOf(phrase.expr))
                many = False
            cases.append((guard, phrase.expr))
        return Definition(name, tuple(cases), scope.next_local, (), sort, many, (), line.number, noun)

    def _case_lines(self, line: Line) -> list[tuple[Line, Node, Node | None]]:
        rows: list[tuple[Line, Node, Node | None]] = []
        for child in line.children:
            node = parse_line(child, "caseline", self.context.vocabulary, self.findings)
            if node is not None:
                rows.append((child, tree(node.children[0]), tree(node.children[1]) if node.data == "case" else None))
        if not rows or rows[-1][2] is not None:
            self.findings.error("cases", line.span, "the cases below must end with one that says 'otherwise'")
        return rows
