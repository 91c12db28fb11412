"""Sentences: the blocks of a rule as actions of the form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, cast

from lark import Token

from ludoteka.language import actions as act
from ludoteka.language import form, thing_phrases
from ludoteka.language.actions import Action, Block
from ludoteka.language.context import Context, Node, tree, word
from ludoteka.language.form import YOU, Expr, Local, Num, Sort
from ludoteka.language.later import LaterReader
from ludoteka.language.layout import Line
from ludoteka.language.parser import parse_line
from ludoteka.language.phrases import Phrase, Wrong
from ludoteka.language.scope import Binding, Meant, Scope, Unclear

OPENERS = frozenset({"if_", "otherwise_if", "otherwise", "for_each", "let", "repeat_while", "repeat_times", "may",
                     "either", "or_", "trigger", "let_at_once"})


CHOICES = act.Choose | act.ChooseKind | act.ChooseNumber
Mark = tuple[Meant, Meant, dict[str, Binding], list[Binding]]


@dataclass(slots=True)
class Branch:
    """One of several ways on, and what pronouns and names mean at its end."""

    line: Line
    block: Block
    it: Meant
    there: Meant
    names: dict[str, Binding]
    label: str = ""
    condition: Expr | None = None


class SentenceReader(LaterReader):
    """Reads the lines of one rule."""

    def __init__(self, context: Context, scope: Scope) -> None:
        super().__init__(context, scope)
        self.line = 0

    # ---- blocks --------------------------------------------------------------------------------------------------

    def block(self, lines: Sequence[Line]) -> Block:
        """The actions of a block; a line that is wrong is reported and left out."""
        made: list[Action] = []
        place = 0
        while place < len(lines):
            line = lines[place]
            node = parse_line(line, "line", self.context.vocabulary, self.context.findings)
            place += 1
            group = [(line, node)]
            followers = {"if_": ("otherwise_if", "otherwise"), "either": ("or_",)}.get(node.data if node else "", ())
            while followers and place < len(lines):
                after = self._peek(lines[place], followers)
                if after is None:
                    break
                group.append((lines[place], after))
                place += 1
            if node is not None:
                made += self._guarded(group)
            else:
                self._misread(line)
        return tuple(made)

    def _misread(self, line: Line) -> None:
        """A line that is not understood may have chosen what pronouns below mean: they are not blamed."""
        self.block(line.children)
        self.scope.it = self.scope.there = Unclear(())

    def _peek(self, line: Line, kinds: tuple[str, ...]) -> Node | None:
        heads = {"otherwise_if": "otherwise if", "otherwise": "otherwise", "or_": "or"}
        if not any(line.text == heads[kind] or line.text.startswith((heads[kind] + " ", heads[kind] + ":"))
                   for kind in kinds):
            return None
        return parse_line(line, "line", self.context.vocabulary, self.context.findings) or Node("broken", [])

    def _guarded(self, group: list[tuple[Line, Node | None]]) -> list[Action]:
        line, node = group[0]
        assert node is not None
        self._at(line)
        try:
            if node.data == "if_":
                return [self._if(group)]
            if node.data == "either":
                return [self._either(group)]
            made = self.action(node, line)
        except Wrong:
            for each, _ in group:
                self._misread(each)
            return []
        return made

    def _at(self, line: Line) -> None:
        self.line = line.number
        self.text = line.text

    def action(self, node: Node, line: Line) -> list[Action]:
        if line.children and node.data not in OPENERS:
            self.context.findings.error("not-a-block", line.children[0].span,
                                        f"nothing can stand below '{line.text}'", "indent it like the line above")
        made = getattr(self, f"_do_{node.data}")(node, line)
        return made if isinstance(made, list) else [made]

    def inner(self, inline: object, line: Line) -> Block:
        """What stands behind the colon, or below the line."""
        if inline is not None:
            if line.children:
                self.context.findings.error("both", line.children[0].span,
                                            "the line above has its action behind the colon already",
                                            "put it on a line of its own, below")
            mark, text = self.line, self.text
            made = self.action(tree(tree(inline).children[0]), replace_children(line))
            self.line, self.text = mark, text
            return tuple(made)
        if not line.children:
            raise self.wrong("empty-block", Token("END", "", line=line.number, column=line.indent + 1,
                                                  end_column=line.indent + 1 + len(line.text)),
                             "nothing stands below this line", "say on an indented line what happens")
        mark, text = self.line, self.text
        block = self.block(line.children)
        self.line, self.text = mark, text
        return block

    # ---- branches ------------------------------------------------------------------------------------------------

    def _if(self, group: list[tuple[Line, Node | None]]) -> Action:
        mark = self.scope.mark()
        branches: list[Branch] = []
        for line, node in group:
            self._at(line)
            self.scope.back(mark)
            if node is None or node.data == "broken":
                continue
            condition = self.condition(tree(node.children[0])) if node.data != "otherwise" else None
            branches.append(self._branch(line, self.inner(node.children[-1], line), condition=condition))
        self._merge(branches, mark, covered=bool(branches) and branches[-1].condition is None)
        rest: Block = ()
        for one in reversed(branches):
            if one.condition is None:
                rest = one.block
            else:
                rest = (act.If(one.condition, one.block, rest, line=one.line.number),)
        return rest[0] if rest else act.Flow("stop", line=group[0][0].number)

    def _either(self, group: list[tuple[Line, Node | None]]) -> Action:
        mark = self.scope.mark()
        branches: list[Branch] = []
        for line, node in group:
            self._at(line)
            self.scope.back(mark)
            if node is None or node.data == "broken":
                continue
            label, inline = node.children
            words = word(label).strip('"') if label is not None else ""
            one = self._branch(line, self.inner(inline, line), label=words)
            if not one.label and not (one.block and isinstance(one.block[0], CHOICES)):
                self.context.findings.error("label", line.span, "this way has no words to choose it by",
                                            'add words in quotes, or begin it with "choose …"')
            branches.append(one)
        if len(branches) < 2:
            self.context.findings.error("one-way", group[0][0].span, "'either' needs at least one 'or' below it")
        self._merge(branches, mark, covered=True)
        return act.Either(tuple((one.label, one.block) for one in branches), line=group[0][0].number)

    def _branch(self, line: Line, block: Block, label: str = "", condition: Expr | None = None) -> Branch:
        return Branch(line, block, self.scope.it, self.scope.there, dict(self.scope.names), label, condition)

    def _merge(self, branches: list[Branch], mark: Mark, covered: bool) -> None:
        """After branches, pronouns and names mean what every branch has bound; else they are unclear."""
        self.scope.back(mark)
        self.scope.it = self._merged([one.it for one in branches], mark[0], branches, covered)
        self.scope.there = self._merged([one.there for one in branches], mark[1], branches, covered)
        if not branches or not covered:
            return
        for name in set.intersection(*(set(one.names) for one in branches)) - set(mark[2]):
            meant = self._merged([one.names[name] for one in branches], None, branches, covered)
            if isinstance(meant, Binding):
                self.scope.names[name] = meant
                self.scope.recent.append(meant)

    def _merged(self, meant: list[Meant], before: Meant, branches: list[Branch], covered: bool) -> Meant:
        if not covered:
            meant = [*meant, before]
        first = meant[0] if meant else None
        if all(one == first for one in meant):
            return first
        bounds = [one for one in meant if isinstance(one, Binding)]
        alike = len(bounds) == len(meant) and len({(one.sort, one.many) for one in bounds}) == 1
        if not covered or not alike:
            return Unclear(tuple(sorted({one.line for one in bounds})))
        local = self.scope.new_local(bounds[0].sort, bounds[0].many)
        for branch, bound in zip(branches, bounds, strict=True):
            branch.block = (*branch.block, act.Assign(local, bound.expr))
        noun = bounds[0].noun if all(one.noun == bounds[0].noun for one in bounds) else bounds[0].sort
        return Binding(local, bounds[0].sort, noun, bounds[0].many)

    def _do_otherwise(self, node: Node, line: Line) -> Action:
        raise self.wrong("otherwise", Token("X", "otherwise", line=line.number, column=line.indent + 1,
                                            end_column=line.indent + 10), "no 'if' stands directly above this line")

    _do_otherwise_if = _do_otherwise

    def _do_or_(self, node: Node, line: Line) -> Action:
        raise self.wrong("or", Token("X", "or", line=line.number, column=line.indent + 1,
                                     end_column=line.indent + 3), "no 'either' stands directly above this line")

    def _do_may(self, node: Node, line: Line) -> Action:
        mark = self.scope.mark()
        label, once, inline = node.children
        if once is not None:
            self.context.not_yet("once a turn or a game")
        block = self.inner(inline, line)
        self.scope.back(mark)
        return act.Either(((word(label).strip('"'), block), ("Skip", ())), line=self.line)

    # ---- loops ---------------------------------------------------------------------------------------------------

    def _do_for_each(self, node: Node, line: Line) -> Action:
        members, as_, inline = node.children
        phrase = self.noun_phrase(tree(members))
        mark = self.scope.mark()
        name = word(tree(as_).children[0]) if as_ is not None else None
        bound = self.scope.bind(phrase.sort, phrase.noun, self.line, name)
        self.scope.it = bound
        if phrase.sort == "cell":
            self.scope.there = bound
        rest = self.scope.new_local(phrase.sort, True)
        block = self.inner(inline, line)
        self.scope.back(mark)
        return act.ForEach(phrase.as_set, bound.local, rest, block, phrase.sort, line=line.number)

    def _do_let(self, node: Node, line: Line) -> list[Action]:
        members, inline = node.children
        phrase = self.noun_phrase(tree(members))
        mark = self.scope.mark()
        owner, noun = self.scope.owner, self.scope.noun
        local = YOU if phrase.sort == "player" else form.THIS
        if phrase.sort in ("piece", "cell", "thing"):
            self.scope.owner, self.scope.noun = cast(Any, "cell" if phrase.sort == "cell" else "piece"), phrase.noun
        elif phrase.sort != "player":
            raise self.wrong("let", tree(members), f"a {phrase.noun} cannot do anything")
        saved = self.scope.new_local("number")
        rest = self.scope.new_local(phrase.sort, True)
        block = self.inner(inline, line)
        self.scope.back(mark)
        self.scope.owner, self.scope.noun = owner, noun
        if local == form.THIS and owner == "game":
            self.scope.sorts.setdefault(form.THIS, (phrase.sort, False))
        loop = act.ForEach(phrase.as_set, local, rest, block, phrase.sort, phrase.sort == "player", line=line.number)
        return [act.Assign(saved, Local(local)), loop, act.Assign(local, Local(saved))]

    def _do_let_at_once(self, node: Node, line: Line) -> list[Action]:
        """Everybody decides before anybody sees what the others did."""
        self.context.not_yet("secrets")
        return self._do_let(node, line)

    def _do_repeat_while(self, node: Node, line: Line) -> Action:
        mark = self.scope.mark()
        condition = self.condition(tree(node.children[0]))
        block = self.inner(node.children[1], line)
        self._keep_loop_pronouns(mark)
        return act.RepeatWhile(condition, block, line=line.number)

    def _do_repeat_times(self, node: Node, line: Line) -> Action:
        mark = self.scope.mark()
        count = self.number(tree(node.children[0]))
        left = self.scope.new_local("number")
        block = self.inner(node.children[1], line)
        self._keep_loop_pronouns(mark)
        return act.RepeatTimes(count, left, block, line=line.number)

    def _keep_loop_pronouns(self, mark: Mark) -> None:
        """A loop may run no time at all, so pronouns mean after it what they meant before."""
        names = self.scope.names
        self.scope.back(mark)
        self.scope.names = {name: bound for name, bound in names.items() if name in mark[2]}

    # ---- choices -------------------------------------------------------------------------------------------------

    def _do_choose(self, node: Node, line: Line) -> Action:
        np, as_ = node.children
        phrase = self.noun_phrase(tree(np))
        if phrase.sort in ("number", "word"):
            raise self.wrong("choose", tree(np), "a number is chosen with 'choose a number from … to …'")
        if not phrase.many:
            phrase = replace(phrase, expr=form.One(phrase.expr), many=True)
        several = None
        if phrase.det in ("some", "up to", "any number") and (phrase.count > 1 or phrase.det != "some"):
            self.context.not_yet("choosing several things at once")
            several = (0 if phrase.det != "some" else phrase.count, phrase.count if phrase.det != "any number" else 99)
        bound = self._bind(phrase, as_, many=several is not None)
        return act.Choose(phrase.as_set, phrase.sort, bound.local, several, line=self.line)

    def _bind(self, phrase: Phrase, as_: object, many: bool = False) -> Binding:
        name = word(tree(as_).children[0]) if as_ is not None else None
        bound = self.scope.bind(phrase.sort, phrase.noun, self.line, name, many)
        self.scope.it = bound
        if phrase.sort == "cell":
            self.scope.there = bound
        if name:
            self.context.used.add(name)
        return bound

    def _do_choose_kind(self, node: Node, line: Line) -> Action:
        first, *rest, as_ = node.children
        head = self.noun_phrase(tree(first))
        if head.new is None:
            raise self.wrong("choose", tree(first), "a list to choose from names kinds of pieces")
        kinds = [head.new[0], *(word(one) for one in rest if isinstance(one, Token) and one.type == "NOUN")]
        self.context.used.update(kinds)
        name = word(tree(as_).children[0]) if as_ is not None else None
        bound = self.scope.bind("kind", "kind", self.line, name)
        real = tuple(one for kind in kinds for one in self.context.description.kinds_of(kind))
        return act.ChooseKind(real, bound.local, line=self.line)

    def _do_choose_number(self, node: Node, line: Line) -> Action:
        low, high, as_ = node.children
        name = word(tree(as_).children[0]) if as_ is not None else None
        bound = self.scope.bind("number", "number", self.line, name)
        return act.ChooseNumber(self.number(tree(low)), self.number(tree(high)), bound.local, line=self.line)

    # ---- deeds and abilities -------------------------------------------------------------------------------------

    def _do_use(self, node: Node, line: Line) -> Any:
        verb = word(node.children[0])
        as_ = node.children[-1]
        given = [tree(child) for child in node.children[1:-1] if child is not None and tree(child).data[-5:] != "_prep"]
        self.context.used.add(verb)
        if self.context.verbs.get(verb) == "may":
            return self._use(verb, given, as_, node)
        return self._deed(verb, given, node)

    def _use(self, verb: str, given: list[Node], as_: object, node: Node) -> Any:
        if len(given) != 1:
            raise self.wrong("who", node, f"who or what is to {verb}?", f"write '{verb} with …' or '{verb} one of …'")
        phrase = self.noun_phrase(given[0])
        if phrase.sort not in (*thing_phrases.PLACED, "player"):
            raise self.wrong("who", given[0], f"a {phrase.noun or phrase.sort} cannot {verb}")
        if phrase.sort == "thing":
            self._able(verb, phrase.noun, node)
            self._bind(phrase, as_)
            return self._later("cards")
        if phrase.many and phrase.det in ("a", "some", "another", "bare"):
            bound = self._bind(phrase, as_)
            first: Action = act.Choose(phrase.as_set, phrase.sort, bound.local, line=self.line)
        elif phrase.det == "ref" and isinstance(phrase.expr, Local) and not phrase.many and as_ is None:
            known = Binding(phrase.expr.index, phrase.sort, phrase.noun, line=self.line)
            return [act.Use(verb, known.local, line=self.line)]
        else:
            bound = self._bind(phrase, as_)
            value = form.FirstOf(phrase.expr) if phrase.many else phrase.expr
            first = act.Assign(bound.local, value, line=self.line)
        return [first, act.Use(verb, bound.local, line=self.line)]

    def _deed(self, verb: str, given: list[Node], node: Node) -> Action:
        values = [self.value(one) for one in given]
        wanted = self.context.deed_params.get(verb, [()])
        if all(len(params) != len(values) for params in wanted):
            raise self.wrong("arguments", node, f"'{verb}' is done with {len(wanted[0])} things, not {len(values)}",
                             f"it is explained as 'to {verb} {' … '.join('a ' + one for one in wanted[0])}'")
        params = next(one for one in wanted if len(one) == len(values))
        args = tuple(self._argument(value, want, one) for value, want, one in zip(values, params, given, strict=True))
        thing = Local(form.THIS) if self.scope.owner in ("piece", "cell") else None
        if "" not in self.context.doers.get(verb, ("",)):
            self._able(verb, self.scope.noun, node)
        return act.CallDeed(verb, thing, args, line=self.line)

    def _argument(self, value: Phrase, wanted: str, node: Node) -> Expr:
        trait = wanted in self.context.things.traits
        sort: Sort = "word" if trait else self.context.nouns.get(wanted, "number")
        if sort == "thing" or trait:
            thing_phrases.stored(self, Phrase(Num(0), sort, noun=wanted), value, node)
            return form.NotYet(thing_phrases.CARDS)
        if sort == "cell":
            return self.as_cell(value, node)
        if value.many:
            value = replace(value, expr=form.FirstOf(value.expr), many=False)
        if value.sort != sort:
            raise self.wrong("sort", node, f"a {wanted} is asked for here, not a {value.noun or value.sort}")
        return value.expr

    def _do_remember(self, node: Node, line: Line) -> Action:
        phrase = self.value(tree(node.children[0]))
        name = word(node.children[1])
        value = phrase.expr
        many = phrase.many and phrase.det in ("every", "ref", "bare", "owned")
        if phrase.many and not many:
            value = form.FirstOf(value)
        noun = phrase.noun if phrase.sort != "number" else "number"
        bound = self.scope.bind(phrase.sort, noun, self.line, name, many)
        return act.Assign(bound.local, value, line=self.line)

    # ---- matter --------------------------------------------------------------------------------------------------

    def _do_put(self, node: Node, line: Line) -> Action:
        np, destination, manner, as_ = node.children
        phrase = self.noun_phrase(tree(np))
        goal = self._destination(tree(destination))
        name = word(tree(as_).children[0]) if as_ is not None else None
        if phrase.sort == "thing" or goal.sort in ("thing", "zone") or manner is not None:
            self._put_thing(phrase, goal, tree(np), tree(destination))
            if name:
                self.scope.bind(phrase.sort, phrase.noun, self.line, name)
            return self._later("cards")
        if phrase.sort != "piece":
            raise self.wrong("put", tree(np), f"only pieces can be put somewhere, not a {phrase.noun or phrase.sort}")
        if phrase.new is not None and phrase.det in ("a", "owned", "bare"):
            return self._place(phrase, goal, name, node)
        self._definite(phrase, tree(np))
        pieces = phrase.as_set if phrase.many else form.One(phrase.expr)
        return act.MoveTo(pieces, self.as_cell(goal, node), line=self.line)

    def _place(self, phrase: Phrase, goal: Phrase, name: str | None, node: Node) -> Action:
        assert phrase.new is not None
        kind, owner = phrase.new
        real = self.context.description.kinds_of(kind)
        if len(real) != 1:
            raise self.wrong("which", node, f"which {kind}? there are several kinds: {', '.join(real)}")
        bound = self.scope.bind("piece", real[0], self.line, name)
        return act.Place(real[0], owner, self.cells(goal, node), bound.local, line=self.line)

    def _destination(self, node: Node) -> Phrase:
        if node.data == "there_":
            return self._base_there(node)
        return self.noun_phrase(tree(node.children[0]))

    def _do_remove(self, node: Node, line: Line) -> Action:
        phrase = self.noun_phrase(tree(node.children[0]))
        if phrase.sort == "thing":
            return self._later("cards")
        if phrase.sort != "piece":
            raise self.wrong("remove", tree(node.children[0]), f"only pieces can be removed, not a {phrase.noun}")
        self._definite(phrase, tree(node.children[0]))
        return act.Remove(phrase.as_set, line=self.line)

    def _do_swap(self, node: Node, line: Line) -> Action:
        first, second = (self.base(tree(child)) for child in node.children)
        return act.SwapPlaces(self.as_place(first, "piece", node), self.as_place(second, "piece", node), line=self.line)

    def _do_toggle(self, node: Node, line: Line) -> Action:
        phrases = [self.noun_phrase(tree(child)) for child in node.children]
        sort = phrases[0].sort
        states = [kept for kept in self.context.description.kept.values()
                  if kept.owner == sort and len(kept.words) == 2]
        if len(states) != 1 or any(phrase.sort != sort for phrase in phrases):
            raise self.wrong("toggle", node, f"a {phrases[0].noun} must have exactly one state of two words to toggle",
                             "declare it with 'each cell is dark or lit'")
        self.context.used.update(states[0].words)
        return act.Toggle(f"{sort}.{states[0].name}", form.Union(tuple(one.as_set for one in phrases)), line=self.line)

    def _do_becomes(self, node: Node, line: Line) -> Action:
        np, complement, until = node.children
        phrase = self.noun_phrase(tree(np))
        what = tree(complement)
        self._definite(phrase, tree(np))
        if until is not None:
            self.context.not_yet("changes that last")
        if what.data == "become_adj":
            return self._become_adjective(phrase, tree(what.children[0]), node)
        if phrase.sort != "piece":
            raise self.wrong("becomes", node, f"a {phrase.noun} cannot become another kind of thing")
        return self._become_other(phrase, what, node)

    def _become_adjective(self, phrase: Phrase, adj: Node, node: Node) -> Action:
        if adj.data != "adj_word":
            if adj.data == "adj_name":
                return act.BecomeKind(phrase.as_set, None, self._seat(adj), line=self.line)
            raise self.wrong("becomes", adj, f"nothing can become '{self.words_of(adj)}'")
        for kept, value in self.context.words.get(word(adj.children[0]), []):
            if kept.owner == phrase.sort:
                return act.Store(f"{kept.owner}.{kept.name}", phrase.as_set, Num(value), True, line=self.line)
        if phrase.sort == "thing" and self.context.things.has_state(word(adj.children[0]), phrase.noun):
            return self._later("cards")
        raise self.wrong("becomes", adj, f"a {phrase.noun} has no state '{word(adj.children[0])}'",
                         f"declare it with 'each {phrase.noun} is … or …'")

    def _become_other(self, phrase: Phrase, what: Node, node: Node) -> Action:
        if what.data == "become_name":
            return act.BecomeKind(phrase.as_set, None, self._seat(what), line=self.line)
        if what.data == "become_yours":
            return act.BecomeKind(phrase.as_set, None, Local(YOU), line=self.line)
        if what.data == "become_var":
            name = word(what.children[0])
            bound = self.scope.names.get(name)
            if bound is None or bound.sort != "kind":
                raise self.wrong("becomes", what, f"'{name}' is not a kind of piece")
            return act.BecomeKind(phrase.as_set, bound.expr, None, line=self.line)
        *adjs, noun = [child for child in what.children if child is not None]
        kinds = self.context.description.kinds_of(word(noun))
        if len(kinds) != 1:
            raise self.wrong("becomes", what, f"'{noun}' is not one kind of piece")
        self.context.used.add(word(noun))
        owners = [self._seat(tree(adj)) for adj in adjs if tree(adj).data == "adj_name"]
        kind = list(self.context.description.kinds).index(kinds[0])
        return act.BecomeKind(phrase.as_set, Num(kind), owners[0] if owners else None, line=self.line)

    # ---- numbers -------------------------------------------------------------------------------------------------

    def _do_set_(self, node: Node, line: Line) -> Action:
        base, value, until = node.children
        return self._store(tree(base), lambda target: self._stored_value(tree(value), target), until)

    def _do_add(self, node: Node, line: Line) -> Action:
        value, base, until = node.children
        amount = self.number(tree(value))
        return self._store(tree(base), lambda target: self._summed("+", target, amount, tree(base)), until)

    def _do_take(self, node: Node, line: Line) -> Action:
        value, base, until = node.children
        amount = self.number(tree(value))
        return self._store(tree(base), lambda target: self._summed("-", target, amount, tree(base)), until)

    def _summed(self, op: Literal["+", "-"], target: Phrase, amount: Expr, node: Node) -> Expr:
        if target.sort != "number":
            raise self.wrong("not-number", node, f"'{self.words_of(node)}' is not a number")
        return form.Arithmetic(op, target.expr, amount)

    def _stored_value(self, node: Node, target: Phrase) -> Expr:
        if target.sort == "word" and (place := thing_phrases.word_of(self, target.noun, node)) is not None:
            return place
        value = self.value(node)
        if isinstance(target.expr, form.NotYet):
            thing_phrases.stored(self, target, value, node)
        if target.sort == "cell":
            return self.as_cell(value, node)
        if value.many:
            value = replace(value, expr=form.FirstOf(value.expr), many=False)
        if value.sort != target.sort:
            raise self.wrong("sort", node, f"it keeps a {target.sort}, not a {value.noun or value.sort}")
        return value.expr

    def _store(self, base: Node, value: Any, until: object) -> Action:
        target = self.base(base)
        if isinstance(target.expr, form.NotYet):
            value(target)
            return self._later("cards")
        if not isinstance(target.expr, form.Read):
            raise self.wrong("target", base, f"'{self.words_of(base)}' is worked out, it cannot be set",
                             "only what was declared with 'has', 'is' or 'remembers' can change")
        next_turn = False
        if until is not None:
            if tree(until).data == "until_next" and target.expr.of is None:
                next_turn = True
            else:
                self.context.not_yet("changes that last")
        return act.Store(target.expr.store, target.expr.of, value(target), False, next_turn, line=self.line)

    def _do_game_becomes(self, node: Node, line: Line) -> Action:
        for kept, value in self.context.words.get(word(node.children[0]), []):
            if kept.owner == "game":
                return act.Store(f"game.{kept.name}", None, Num(value), line=self.line)
        raise self.wrong("becomes", node, f"the game has no state '{word(node.children[0])}'")

    # ---- legality and results ------------------------------------------------------------------------------------

    def _do_not_allowed(self, node: Node, line: Line) -> Action:
        soft = "unless nothing else is possible" in line.text
        return act.NotAllowed(self.condition(tree(node.children[0])), soft, line=self.line)

    def _do_best(self, node: Node, line: Line) -> Action:
        return act.OnlyMost(self.number(tree(node.children[0])), line=self.line)

    def _do_you_win(self, node: Node, line: Line) -> Action:
        return act.Win(form.One(Local(YOU)), line=self.line)

    def _do_you_lose(self, node: Node, line: Line) -> Action:
        return act.Win(form.One(Local(YOU)), False, line=self.line)

    def _do_wins(self, node: Node, line: Line) -> Action:
        return act.Win(self._players(tree(node.children[0])), line=self.line)

    def _do_loses(self, node: Node, line: Line) -> Action:
        return act.Win(self._players(tree(node.children[0])), False, line=self.line)

    def _players(self, node: Node) -> Expr:
        phrase = self.noun_phrase(node)
        if phrase.sort != "player":
            raise self.wrong("who", node, f"a player wins or loses, not a {phrase.noun}")
        return phrase.as_set

    def _do_begins(self, node: Node, line: Line) -> Action:
        phrase = self.noun_phrase(tree(node.children[0]))
        if phrase.sort != "player":
            raise self.wrong("who", tree(node.children[0]), f"a player begins, not a {phrase.noun or phrase.sort}")
        if phrase.det == "random":
            return self._later("chance")
        return act.Begins(form.FirstOf(phrase.expr) if phrase.many else phrase.expr, line=self.line)

    def _do_most_wins(self, node: Node, line: Line, most: bool = True) -> Action:
        local = self.scope.new_local("player")
        seat = Phrase(Local(local), "player", noun="player")
        values = tuple(self._measure(tree(child), seat) for child in node.children)
        return act.Rank(local, values, most, line=self.line)

    def _do_fewest_wins(self, node: Node, line: Line) -> Action:
        return self._do_most_wins(node, line, most=False)

    def _measure(self, node: Node, seat: Phrase) -> Expr:
        token = cast(Token, node.children[0])
        if token.type == "PROP":
            return self.property_of(str(token), seat, node).expr
        kinds = self.context.description.kinds_of(str(token))
        if not kinds:
            raise self.wrong("measure", node, f"a player's {token} cannot be counted")
        owned = form.OwnedBy(seat.expr, False, "piece")
        return form.Count(form.Filtered(form.Pieces(kinds), (owned,), "piece"))

    def _do_drawn_game(self, node: Node, line: Line) -> Action:
        return act.Draw(line=self.line)

    def _do_end_game(self, node: Node, line: Line) -> Action:
        return act.Flow("end game", line=self.line)

    def _do_end_turn(self, node: Node, line: Line) -> Action:
        return act.Flow("end turn", line=self.line)

    def _do_another_turn(self, node: Node, line: Line) -> Action:
        return act.Flow("another turn", line=self.line)

    def _do_swap_sides(self, node: Node, line: Line) -> Action:
        if self.context.description.seat_counts != (2,):
            here = Token("X", "", line=line.number, column=line.indent + 1, end_column=line.indent + 1 + len(line.text))
            raise self.wrong("swap", here, "sides can be swapped only in a game for two")
        return act.Flow("swap sides", line=self.line)

    def _do_stop(self, node: Node, line: Line) -> Action:
        return act.Flow("stop", line=self.line)

    def _do_nothing_done(self, node: Node, line: Line) -> list[Action]:
        return []

    def _do_turn_way(self, node: Node, line: Line) -> Action:
        quarters = {"right": 1, "left": -1}.get(word(node.children[1]))
        if quarters is None:
            raise self.wrong("turn", node, "a piece is turned left, right or around")
        return self._turned(node, quarters)

    def _do_turn_around(self, node: Node, line: Line) -> Action:
        return self._turned(node, 2)

    def _turned(self, node: Node, quarters: int) -> Action:
        phrase = self.noun_phrase(tree(node.children[0]))
        if phrase.sort != "piece" or "piece.facing" not in self.context.description.kept:
            raise self.wrong("turn", node, "only a piece that faces somewhere can be turned",
                             "write 'faces up' under the piece")
        return act.Turn(phrase.as_set, quarters, line=self.line)

def replace_children(line: Line) -> Line:
    """The line alone, for the action behind its colon."""
    return Line(line.number, line.indent, line.text, line.comment)

