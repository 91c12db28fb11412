"""Text to checked description: reads declarations first, then rules, and reports every mistake at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, cast

from lark import Token, Tree

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Definition, Description, Rule
from ludoteka.language.cards import Cards
from ludoteka.language.context import Context, Node, tree, word
from ludoteka.language.declarations import Declarations
from ludoteka.language.diagnostics import Diagnostic, Findings, Span
from ludoteka.language.events import read_event, read_grant, read_modifier
from ludoteka.language.form import FIRST_LOCAL, THIS, Expr, Sort
from ludoteka.language.layout import Line, read_layout
from ludoteka.language.parser import parse_line
from ludoteka.language.phrases import Wrong
from ludoteka.language.pictures import read_move
from ludoteka.language.scope import Binding, Owner, Scope
from ludoteka.language.sentences import SentenceReader
from ludoteka.language.soundness import look_over
from ludoteka.language.vocabulary import read_vocabulary

DECLARING = ("game", "format", "players", "layers", "options", "board")
THING_HEADS = ("thing", "kind", "each", "each_with")


@dataclass(frozen=True, slots=True)
class Checked:
    """What the checker found: all messages, and the description if there is no error among them."""

    diagnostics: tuple[Diagnostic, ...]
    description: Description | None

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        return tuple(one for one in self.diagnostics if one.severity == "error")


def check(text: str, name: str = "", levels: str = "") -> Checked:
    """Check a game's text, with its levels where they stand in a file of their own."""
    findings = Findings()
    checker = Checker(text, findings)
    checker.run()
    if levels:
        checker.run_levels(levels)
    description = None if findings.any_error else checker.description
    return Checked(findings.sorted(), description)


class Checker:
    """One reading of one text."""

    def __init__(self, text: str, findings: Findings) -> None:
        self.findings = findings
        self.lines = read_layout(text, findings)
        self.description = Description(lines=tuple(text.splitlines()[:100_000]))
        vocabulary = read_vocabulary(self.lines, findings)
        self.context = Context(vocabulary, findings, self.description)
        self.declare = Declarations(self.context)
        self.cards = Cards(self.context)
        self.table_rows: list[tuple[str, Line]] = []
        self.heads: list[tuple[Line, Node]] = []
        self.features: dict[int, Node] = {}

    def run(self) -> None:
        for line in self.lines:
            node = parse_line(line, "heading", self.context.vocabulary, self.findings)
            if node is not None:
                self.heads.append((line, node))
        whole = not self.findings.any_error
        self._declare_frame()
        self._declare_kinds()
        self._declare_kept()
        self._collect_words()
        self._read_drawings()
        self._read_rules()
        if whole:  # a broken heading may be the very one that would be missed
            self._missing()
        if not self.findings.any_error:
            look_over(self.context)

    def run_levels(self, text: str) -> None:
        """Levels in a file of their own; their messages count lines in that file."""
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
        for line, node in self.heads:
            if node.data == "thing":
                parent, newname, *attrs = node.children
                layer = self._layer(attrs)
                self.declare.add_kind(word(tree(newname).children[0]).lower(), word(parent), False, line, layer)
            elif node.data == "kind":
                newname, parent = node.children[:2]
                self.declare.add_kind(word(tree(newname).children[0]).lower(), word(parent), True, line)
            elif node.data in ("table", "drawn_things", "product", "zone", "trait", "round"):
                self._declare_later(node, line)
        self.context.things.general |= {self._noun(node) for _, node in self.heads if node.data == "kind"}
        for line, node in self.heads:
            if node.data in ("thing", "kind") and self.context.nouns.get(self._noun(node)) == "thing":
                self.cards.kinds_said(self._noun(node), self.cards.attributes(node, line))
        self.cards.check_refills(node for _, node in self.heads if node.data == "zone")

    def _layer(self, attrs: Iterable[object]) -> str:
        return next((word(tree(one).children[0]).lower() for one in attrs if tree(one).data == "in_layer"), "")

    def _declare_later(self, node: Node, line: Line) -> None:
        """Cards, zones and lists of words: their names are known, their rules run later."""
        self.context.not_yet("rounds" if node.data == "round" else "cards")
        if node.data in ("table", "drawn_things"):
            for name, at in self.context.vocabulary.lines.items():
                if line.number < at <= line.number + len(line.rows or ()):
                    kind = word(node.children[0])
                    self.context.nouns[name] = "thing"
                    self.context.covers[name] = {kind, *self.context.covers.get(kind, ())}
        elif node.data == "zone":
            self.cards.read_zone(node, "game")
        elif node.data == "trait":
            self.cards.read_trait(node)
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
        self._declare_things()

    def _declare_things(self) -> None:
        """The figures of cards and the rows of tables, once every property is known."""
        for line, node in self.heads:
            if node.data == "each_with":
                self.cards.check_restriction(node)
            elif node.data == "thing" and self.context.nouns.get(self._noun(node)) == "thing":
                self.cards.read_thing(self._noun(node), self.cards.attributes(node, line), line)
            elif node.data == "table":
                self.table_rows += self.cards.read_table(word(node.children[0]), line)
        for name, row in self.table_rows:
            self._declare_features(name, row)

    def _noun(self, node: Node) -> str:
        if node.data in ("each", "each_with"):
            return word(node.children[0])
        newname = node.children[1] if node.data == "thing" else node.children[0]
        return word(tree(newname).children[0]).lower()

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
            if node.data in ("has", "is", "remembers"):
                self._keep(node.data, owner, kinds, tree(node.children[-1]), child)
            elif node.data == "zone":
                self.cards.read_zone(node, noun)
            elif node.data == "may_have":
                self.cards.read_keywords(noun, node.children)
            elif node.data == "faces":
                self.declare.keep_facing(kinds, node, child)
            elif node.data == "ways_of":
                self._ways(noun, tree(node.children[0]))
            elif node.data in ("ability", "drawn_ability", "deed"):
                self._declare_verb(node, noun)

    def _ways(self, noun: str, node: Node) -> None:
        names = tuple(word(one) for one in node.children if isinstance(one, Token) and one.type == "DIR")
        for kind in self.description.kinds_of(noun):
            self.description.kinds[kind] = replace(self.description.kinds[kind], ways=names)

    def _declare_verb(self, node: Node, noun: str = "") -> None:
        verb = word(node.children[0])
        self.context.doers.setdefault(verb, set()).add(noun if self.context.nouns.get(noun) == "thing" else "")
        self.context.verbs[verb] = "to" if node.data == "deed" else "may"
        if node.data == "deed":
            params = [tree(one) for one in node.children[1:] if one is not None and tree(one).data[:5] == "param"]
            nouns = tuple("number" if one.data == "param_number" else word(one.children[0]) for one in params)
            self.context.deed_params.setdefault(verb, []).append(nouns)

    # ---- words with a meaning --------------------------------------------------------------------------------------
    def _collect_words(self) -> None:
        for line, node in self.heads:
            if node.data == "deed":
                self._declare_verb(node)
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
        sort = self.context.nouns.get(noun, "number")
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
        reader = SentenceReader(self.context, scope)
        reader.text = line.text
        condition: Expr = form.Num(0)
        try:
            if node.data == "adjective":
                condition = reader.condition(tree(node.children[4]))
            else:
                parts = tuple(self._condition_lines(line, reader))
                condition = form.All(parts) if node.data == "adjective_all" else form.Any(parts)
        except Wrong:
            pass
        return Definition(word(name), ((None, condition),), scope.next_local, tuple(one.local for one in params),
                          "number", False, self._covered(word(noun)), line.number)

    def _adjective_here(self, noun: str, line: Line, node: Node) -> Definition:
        """'content if you are living' under a thing's heading."""
        scope = self._scope_for(noun)
        reader = SentenceReader(self.context, scope)
        reader.text = line.text
        condition: Expr = form.Num(0)
        try:
            if node.data == "adjective_here":
                condition = reader.condition(tree(node.children[1]))
            else:
                parts = tuple(self._condition_lines(line, reader))
                condition = form.All(parts) if node.data == "adjective_here_all" else form.Any(parts)
        except Wrong:
            pass
        if self.context.nouns.get(noun) != "thing":
            self.context.not_yet("words explained for one kind")
        return Definition(word(node.children[0]), ((None, condition),), scope.next_local, (THIS,), "number", False,
                          self._covered(noun), line.number)

    def _condition_lines(self, line: Line, reader: SentenceReader) -> Iterable[Expr]:
        if not line.children:
            self.findings.error("empty-block", line.span, "the conditions must stand below this line, one on each line")
        for child in line.children:
            node = parse_line(child, "condline", self.context.vocabulary, self.findings)
            reader.text = child.text
            if node is not None:
                try:
                    yield reader.condition(node)
                except Wrong:
                    continue

    def _quantity(self, line: Line, node: Node) -> Definition:
        scope = Scope()
        nouns = [word(one) for one in node.children[1:] if isinstance(one, Token) and one.type == "NOUN"]
        params = [self._param(scope, noun, line, subject=place == 0) for place, noun in enumerate(nouns)]
        body = node.children[-1] if not node.data.endswith("cases") else None
        made = self._cases(word(node.children[0]), line, body, scope)
        kinds = self._covered(nouns[0]) if nouns else ()
        return replace(made, params=tuple(one.local for one in params), kinds=kinds)

    def _quantity_here(self, noun: str, line: Line, node: Node) -> Definition:
        sort = self.context.nouns.get(noun, "piece")
        scope = Scope(owner=cast(Any, sort if sort != "thing" else "piece"), noun=noun)
        body = node.children[-1] if not node.data.endswith("cases") else None
        made = self._cases(word(node.children[0]), line, body, scope)
        return replace(made, params=(THIS,), kinds=self._covered(noun))

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
                self.description.drawn_setup = (self.declare.grid(line), node.data == "setup_middle")

    # ---- rules ---------------------------------------------------------------------------------------------------
    def _read_rules(self) -> None:
        for name in [*self.context.adjectives, *self.context.quantities]:
            self.context.definitions(name, Span(1))
        for line, node in self.heads:
            if node.data in ("setup", "turn", "end", "round"):
                self._block_rule(node.data, line)
            elif node.data in ("stuck_pass", "stuck_lose"):
                self.description.stuck = "pass" if node.data == "stuck_pass" else "lose"
            elif node.data == "deed":
                self._deed("game", "", line, node)
            elif node.data in THING_HEADS:
                self._thing_rules(self._noun(node), line)
            elif node.data in ("any_time", "end_any_time"):
                self.context.not_yet("rules for any time")
                SentenceReader(self.context, Scope()).block(line.children)
            elif node.data == "trigger":
                self._trigger("", line, node)
            elif node.data in ("modifier", "modifier_each"):
                read_modifier(self._reader(Scope(), line), node)
        for name, row in self.table_rows:
            self._thing_rules(name, row)

    def _reader(self, scope: Scope, line: Line) -> SentenceReader:
        reader = SentenceReader(self.context, scope)
        reader.text = line.text
        return reader

    def _block_rule(self, name: str, line: Line) -> None:
        scope = Scope()
        reader = SentenceReader(self.context, scope)
        if not line.children:
            self.findings.error("empty-block", line.span, f"nothing stands below '{name}'")
        rule = Rule(name, reader.block(line.children), scope.next_local, scope.sorts, line=line.number)
        if name == "round":
            return
        known = getattr(self.description, name)
        if known is not None:
            self.findings.error("twice", line.span, f"there is a '{name}' in line {known.line} already",
                                "write it in one place")
        setattr(self.description, name, rule)

    def _thing_rules(self, noun: str, line: Line) -> None:
        for child in line.children:
            node = self.features.get(child.number)
            if node is None:
                continue
            if node.data == "ability":
                self._ability(noun, child, node)
            elif node.data == "drawn_ability":
                self._drawn_ability(noun, child, node)
            elif node.data == "deed":
                self._deed(self._owner(noun), noun, child, node)
            elif node.data == "trigger":
                self._trigger(noun, child, node)
            elif node.data in ("modifier", "modifier_each"):
                read_modifier(self._reader(self._scope_for(noun), child), node)
            elif node.data == "grant":
                read_grant(self._reader(self._scope_for(noun), child), node)

    def _owner(self, noun: str) -> Owner:
        sort = self.context.nouns.get(noun)
        return sort if sort == "cell" or sort == "player" else "piece"

    def _scope_for(self, noun: str) -> Scope:
        owner = self._owner(noun)
        scope = Scope(owner=owner, noun=noun)
        scope.sorts[THIS] = (cast(Sort, owner), False)
        return scope

    def _rule(self, noun: str, name: str, block: act.Block, scope: Scope, line: Line) -> Rule:
        owner: Owner = self._owner(noun) if noun else "game"
        kinds = self.description.kinds_of(noun) if owner == "piece" and noun else ()
        return Rule(name, block, scope.next_local, scope.sorts, (), kinds, owner, line.number)

    def _ability(self, noun: str, line: Line, node: Node) -> None:
        verb, label, once, guard = node.children
        if once is not None:
            self.context.not_yet("once a turn or a game")
        scope = self._scope_for(noun)
        reader = SentenceReader(self.context, scope)
        reader.text = line.text
        block = self._guard(reader, guard, line) + reader.block(line.children)
        if not line.children:
            self.findings.error("empty-block", line.span, "what happens must stand below this line")
        rule = self._rule(noun, word(verb), block, scope, line)
        rule.label = word(label).strip('"') if label is not None else ""
        self.description.abilities.setdefault(word(verb), []).append(rule)

    def _guard(self, reader: SentenceReader, guard: object, line: Line) -> act.Block:
        if guard is None:
            return ()
        try:
            return (act.NotAllowed(form.Not(reader.condition(tree(guard))), line=line.number),)
        except Wrong:
            return ()

    def _drawn_ability(self, noun: str, line: Line, node: Node) -> None:
        verb, label, drawing = node.children
        scope = self._scope_for(noun)
        drawn = tree(drawing).children if drawing is not None else []
        turnings = {str(one) for one in drawn if isinstance(one, Token)}
        ways_node = next((one for one in drawn if isinstance(one, Tree)), None)
        kinds = {sign: meaning.kind for sign, meaning in self.description.legend.items() if meaning.kind}
        pattern = read_move(line.rows or [], kinds, "mirrored" in turnings, "turned any way" in turnings, self.findings)
        if pattern is None:
            return
        if len(pattern.rows) > 1 and (ways_node is not None or any(sign.many for row in pattern.rows for sign in row)):
            self.findings.error("rows", line.span, "a drawing of several rows has no ways and no '+'",
                                "say 'mirrored' or 'turned any way' instead")
        seat = form.OwnerOf(form.Local(THIS), "piece")
        if ways_node is not None:
            ways = SentenceReader(self.context, scope).ways(tree(ways_node), seat)
        elif "along its ways" in line.text:
            ways = form.Ways(of_piece=form.Local(THIS), seat=seat)
        else:
            ways = form.Ways(("any way",), seat)
        move = act.DrawnMove(pattern, ways, "all at once" in turnings, line=line.number)
        rule = self._rule(noun, word(verb), (move,), scope, line)
        rule.label = word(label).strip('"') if label is not None else ""
        self.description.abilities.setdefault(word(verb), []).append(rule)

    def _deed(self, owner: Any, noun: str, line: Line, node: Node) -> None:
        scope = self._scope_for(noun) if noun else Scope()
        params = []
        for param in (tree(one) for one in node.children[1:] if one is not None and tree(one).data[:5] == "param"):
            kind = "number" if param.data == "param_number" else word(param.children[0])
            bound = self._param(scope, kind, line, subject=False)
            if param.children[-1] is not None and len(param.children) > (param.data == "param"):
                scope.names[word(param.children[-1])] = bound
            if scope.it is None and bound.sort != "number":
                scope.it = bound
            params.append(bound.local)
        reader = self._reader(scope, line)
        inline = node.children[-1]
        try:
            block = reader.inner(inline, line) if inline is not None else reader.block(line.children)
        except Wrong:
            block = ()
        rule = self._rule(noun, word(node.children[0]), block, scope, line)
        rule.params = tuple(params)
        rule.owner = owner if noun else "game"
        self.description.deeds.setdefault(rule.name, []).append(rule)

    def _trigger(self, noun: str, line: Line, node: Node) -> None:
        """'when this goes': done after the deed, by the things under this heading."""
        _, event, guard, inline = node.children
        scope = self._scope_for(noun) if noun else Scope()
        reader = self._reader(scope, line)
        verb = self._own_event(tree(event)) if word(node.children[0]).lower() == "when" else None
        try:
            read_event(reader, tree(event), line.number)
            condition = reader.condition(tree(guard)) if guard is not None else None
            block = reader.inner(inline, line)
        except Wrong:
            return
        if verb is None or self.context.nouns.get(noun) == "thing":
            self.context.not_yet("events")
            return
        if condition is not None:
            block = (act.If(condition, block, line=line.number),)
        self.context.used.add(verb)
        rule = self._rule(noun, f"when {verb}", block, scope, line)
        self.description.deeds.setdefault(rule.name, []).append(rule)

    def _own_event(self, event: Node) -> str | None:
        """The deed, where the event is 'this does it'."""
        if event.data != "does" or any(event.children[2:]) or tree(event.children[0]).data != "this":
            return None
        return self.context.vocabulary.base_form(word(event.children[1]))

    # ---- what is missing -----------------------------------------------------------------------------------------
    def _missing(self) -> None:
        first = Span(1)
        if not self.description.title:
            self.findings.error("no-title", first, "a game begins with its name: 'game Tic-tac-toe'")
        if not self.description.seat_counts:
            self.findings.error("no-players", first, "nobody plays: say 'players X, O' or 'players 1'")
        if self.description.turn is None and "rounds" not in self.description.not_yet:
            self.findings.error("no-turn", first, "what a player does on a turn is missing: write a 'turn'")
        if not self.description.boards and not self.description.not_yet:
            self.findings.error("no-board", first, "there is no board: say for instance 'board 8 by 8'")
        for board in self.description.boards:
            for size in board.size:
                if isinstance(size, str) and all(one.name != size for one in self.description.options):
                    self.findings.error("size", Span(board.line), f"'{size}' is neither a number nor an option")


__all__ = ["FIRST_LOCAL", "Checked", "check"]
