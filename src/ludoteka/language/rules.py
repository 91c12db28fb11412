"""Rules: set-up, turn, end, deeds, abilities and what happens when."""

from __future__ import annotations

from typing import Any, cast

from lark import Token, Tree

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.any_time import VERB, Offers, offer
from ludoteka.language.changes import read_grant, read_modifier
from ludoteka.language.context import Node, tree, word
from ludoteka.language.definitions import THING_HEADS, DefinitionReader
from ludoteka.language.description import Rule
from ludoteka.language.diagnostics import Span
from ludoteka.language.events import DEEDS, mark_moments, read_event
from ludoteka.language.form import THIS
from ludoteka.language.layout import Line
from ludoteka.language.phrases import Phrase, Start, Wrong
from ludoteka.language.pictures import read_move
from ludoteka.language.scope import Owner, Scope
from ludoteka.language.sentences import SentenceReader


class RuleReader(DefinitionReader):
    """Reads the blocks of a game and of its things."""

    # ---- rules ---------------------------------------------------------------------------------------------------
    def _read_rules(self) -> None:
        for name in [*self.context.adjectives, *self.context.quantities]:
            self.context.definitions(name, Span(1))
        for line, node in self.heads:
            if node.data in ("setup", "turn", "end", "round"):
                self._block_rule(node.data, line)
            elif node.data == "every_level":
                self._every_level(line)
            elif node.data in ("stuck_pass", "stuck_lose"):
                self.description.stuck = "pass" if node.data == "stuck_pass" else "lose"
            elif node.data == "miss":
                self._missing_turns(line, node)
            elif node.data == "deed":
                self._deed("game", "", line, node)
            elif node.data in THING_HEADS:
                only = self.cards.with_figure(node) if node.data == "each_with" else None
                self._thing_rules(self._noun(node), line, only)
            elif node.data == "end_any_time":
                self._block_rule("end", line)
                self.description.ends_any_time = True
            elif node.data == "trigger":
                self._trigger("", line, node)
            elif node.data in ("modifier", "modifier_each"):
                scope = Scope()
                read_modifier(self._reader(scope, line), node, self._rule("", "", (), scope, line))
        for name, row in self.table_rows:
            self._thing_rules(name, row)
        self._any_time([line for line, node in self.heads if node.data == "any_time"])
        mark_moments(self.description)

    def _any_time(self, lines: list[Line]) -> None:
        """What every player may do out of turn."""
        for line in lines:
            scope = Scope()
            block = SentenceReader(self.context, scope).block(line.children)
            if not offer(self.description, Offers(block, scope, line.number)):
                self.findings.error("any-time", line.span, "at any time somebody may do something: each line here "
                                    "begins with 'may'", 'write \'may "…"\', and below it what happens')
            self.context.used.update(verb for verb in self.description.abilities if verb.startswith(VERB))

    def _block_rule(self, name: str, line: Line) -> None:
        scope = Scope()
        reader = SentenceReader(self.context, scope)
        if not line.children:
            self.findings.error("empty-block", line.span, f"nothing stands below '{name}'")
        rule = Rule(name, reader.block(line.children), scope.next_local, scope.sorts, line=line.number)
        known = getattr(self.description, name)
        if known is not None:
            self.findings.error("twice", line.span, f"there is a '{name}' in line {known.line} already",
                                "write it in one place")
        setattr(self.description, name, rule)

    def _missing_turns(self, line: Line, node: Node) -> None:
        """Who takes no turns: players in some state."""
        player = Phrase(form.Local(form.YOU), "player", noun="player")
        try:
            self.description.missing = self._reader(Scope(), line).is_adjective(tree(node.children[0]), player)
        except Wrong:
            return

    def _every_level(self, line: Line) -> None:
        """Conditions, one on each line: a start in which one does not hold is not allowed."""
        scope = Scope()
        reader = self._reader(scope, line)
        block = tuple(act.NotAllowed(form.Not(condition), line=child.number)
                      for child, condition in self._condition_lines(line, reader))
        if self.description.every_level is not None:
            self.findings.error("twice", line.span, f"there is an 'in every level' in line "
                                f"{self.description.every_level.line} already", "write it in one place")
        self.description.every_level = Rule("level", block, scope.next_local, scope.sorts, line=line.number)

    def _thing_rules(self, noun: str, line: Line, only: tuple[str, ...] | None = None) -> None:
        """The rules below a heading; `only`: those of some things of a kind, by their names."""
        for child in line.children:
            node = self.features.get(child.number)
            if node is None:
                continue
            if only is not None and node.data != "trigger":
                self.context.not_yet("rules for some of a kind", child.number)
            if node.data == "ability":
                self._ability(noun, child, node)
            elif node.data == "drawn_ability":
                self._drawn_ability(noun, child, node)
            elif node.data == "deed":
                self._deed(self._owner(noun), noun, child, node)
            elif node.data == "trigger":
                self._trigger(noun, child, node, only)
            elif node.data in ("modifier", "modifier_each"):
                scope = self._scope_for(noun)
                read_modifier(self._reader(scope, child), node, self._rule(noun, "", (), scope, child))
            elif node.data == "grant":
                scope = self._scope_for(noun)
                read_grant(self._reader(scope, child), node, self._rule(noun, "", (), scope, child))

    def _rule(self, noun: str, name: str, block: act.Block, scope: Scope, line: Line) -> Rule:
        owner: Owner = self._owner(noun) if noun else "game"
        if self.context.nouns.get(noun) == "thing":
            kinds = self.description.things_of(noun)
            return Rule(name, block, scope.next_local, scope.sorts, (), kinds, "thing", line.number)
        kinds = self.description.kinds_of(noun) if owner == "piece" and noun else ()
        return Rule(name, block, scope.next_local, scope.sorts, (), kinds, owner, line.number)

    def _ability(self, noun: str, line: Line, node: Node) -> None:
        verb, label, once, guard = node.children
        scope = self._scope_for(noun)
        reader = self._reader(scope, line)
        used: act.Block = ()
        if once is not None:
            unused, use = reader.once(cast(Token, once))
            used = (act.NotAllowed(form.Not(unused), line=line.number), use)
        block = self._guard(reader, guard, line) + used + reader.block(line.children)
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
        pieces = {sign: meaning for sign, meaning in self.description.legend.items() if meaning.kind}
        if not any(row.text.strip() for row in line.rows or []):
            self.findings.error("drawing", line.span, "the move must be drawn below this line, before and after",
                                "for instance:  @ .  ->  . @")
        pattern = read_move(line.rows or [], pieces, "mirrored" in turnings, "turned any way" in turnings,
                            self.findings)
        if pattern is None:
            return
        if len(pattern.rows) > 1 and (ways_node is not None or any(sign.many for row in pattern.rows for sign in row)):
            self.findings.error("rows", line.span, "a drawing of several rows has no ways and no '+'",
                                "say 'mirrored' or 'turned any way' instead")
        this = form.Local(THIS)
        start = Start(form.CellsOf(form.One(this)), form.OwnerOf(this, "piece"), form.One(this), this)
        try:
            ways = SentenceReader(self.context, scope).ways(tree(ways_node) if ways_node is not None else None, start)
        except Wrong:
            return
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
        rule.owner = rule.owner if rule.owner == "thing" else owner if noun else "game"
        self.description.deeds.setdefault(rule.name, []).append(rule)

    def _trigger(self, noun: str, line: Line, node: Node, only: tuple[str, ...] | None = None) -> None:
        """'when this goes', 'before a player strikes you': done after or before the deed."""
        when, event, guard, inline = node.children
        scope = self._scope_for(noun) if noun else Scope()
        reader = self._reader(scope, line)
        before = word(when).lower() == "before"
        try:
            awaited = read_event(reader, tree(event), line.number)
            condition = reader.condition(tree(guard)) if guard is not None else None
            block = reader.inner(inline, line)
        except Wrong:
            return
        if before and tree(event).data not in DEEDS:
            self.findings.error("before", line.span, "only a deed has a time before it",
                                "write 'when your turn starts' or 'when your turn ends'")
        if condition is not None:
            block = (act.If(condition, block, line=line.number),)
        own = None if before else self._own_event(noun, tree(event))
        rule = self._rule(noun, own or f"when {awaited.name}", block, scope, line)
        rule.kinds = rule.kinds if only is None else only
        if own is not None:
            self.description.deeds.setdefault(own, []).append(rule)
            return
        rule.params, rule.waits = awaited.params, awaited.waits(before)
        self.description.waiting.append(rule)

    def _own_event(self, noun: str, event: Node) -> str | None:
        """The name of what a thing does by itself after a deed of its own, or one that was done with it."""
        if event.data not in DEEDS or event.children[3] is not None:
            return None
        passive = event.data == "done_with"
        subject, verb, thing = tree(event.children[0]), word(event.children[2 if passive else 1]), event.children[2]
        name = self.context.vocabulary.base_form(verb)
        if self.context.verbs.get(name) != "to":
            return None
        if thing is None:
            return f"when {name}" if subject.data == "this" else None
        this = subject.data == "this" if passive else subject.data == "you" and tree(thing).data == "this"
        with_this = this and "" in self.context.doers.get(name, ())
        return act.after(name) if with_this and self.context.nouns.get(noun) == "thing" else None
