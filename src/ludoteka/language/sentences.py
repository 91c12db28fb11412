"""Sentences: the blocks of a rule as actions of the form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, cast

from lark import Token

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Action, Block
from ludoteka.language.context import Context, Node, tree, word
from ludoteka.language.doing import DoingReader
from ludoteka.language.form import YOU, Expr, Local, Num
from ludoteka.language.layout import Line
from ludoteka.language.parser import parse_line
from ludoteka.language.phrases import Wrong
from ludoteka.language.scope import Binding, Meant, Scope, Unclear
from ludoteka.language.undecided import settled

OPENERS = frozenset({"if_", "otherwise_if", "otherwise", "for_each", "let", "repeat_while", "repeat_times", "may",
                     "either", "or_", "by_chance", "trigger", "let_in_reverse", "let_from",
                     "let_at_once"})


FOLLOWERS = {"if_": ("otherwise_if", "otherwise"), "either": ("or_",), "by_chance": ("otherwise",)}
"""Which lines belong to the one above them."""
CHOICES = act.Choose | act.ChooseKind | act.ChooseNumber | act.ChooseWay | act.ChooseWord
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


class SentenceReader(DoingReader):
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
            followers = FOLLOWERS.get(node.data if node else "", ())
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
                return settled(self.context, self._if(group))
            if node.data == "either":
                return [self._either(group)]
            if node.data == "by_chance":
                return [self._by_chance(group)]
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
        with self._drawing() as draws:
            made = getattr(self, f"_do_{node.data}")(node, line)
        return settled(self.context, [*draws, *(made if isinstance(made, list) else [made])])

    @contextmanager
    def _drawing(self, *, allowed: bool = True) -> Iterator[list[Action]]:
        """A sentence, or a part of it, for which chance may have to decide something first."""
        before, draws = self.draws, list[Action]()
        self.draws = draws if allowed else None
        try:
            yield draws
        finally:
            self.draws = before

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
            raise self.wrong("empty-block", Token("END", "", line=line.number, column=line.column,
                                                  end_column=line.column + len(line.text)),
                             "nothing stands below this line", "say on an indented line what happens")
        mark, text = self.line, self.text
        block = self.block(line.children)
        self.line, self.text = mark, text
        return block

    # ---- branches ------------------------------------------------------------------------------------------------

    def _if(self, group: list[tuple[Line, Node | None]]) -> list[Action]:
        mark = self.scope.mark()
        branches: list[Branch] = []
        first: list[Action] = []
        for line, node in self._each_from(mark, group):
            with self._drawing(allowed=node.data == "if_") as draws:
                condition = self.condition(tree(node.children[0])) if node.data != "otherwise" else None
            first += draws
            branches.append(self._branch(line, self.inner(node.children[-1], line), condition=condition))
        self._merge(branches, mark, covered=bool(branches) and branches[-1].condition is None)
        rest: Block = ()
        for one in reversed(branches):
            if one.condition is None:
                rest = one.block
            else:
                rest = (act.If(one.condition, one.block, rest, line=one.line.number),)
        return [*first, rest[0] if rest else act.Flow("stop", line=group[0][0].number)]

    def _by_chance(self, group: list[tuple[Line, Node | None]]) -> Action:
        mark = self.scope.mark()
        branches = [self._branch(line, self.inner(node.children[-1], line))
                    for line, node in self._each_from(mark, group)]
        head = group[0][1]
        assert head is not None
        self._at(group[0][0])
        times, of = (int(word(one)) for one in head.children[:2])
        if not 0 < times < of:
            raise self.wrong("odds", head, f"{times} in {of} is not by chance: it happens always or never",
                             "say for instance 'by chance, 1 in 3'")
        self._merge(branches, mark, covered=len(branches) == 2)
        then, *otherwise = (one.block for one in branches)
        return act.ByChance(times, of, then, otherwise[0] if otherwise else (), line=group[0][0].number)

    def _either(self, group: list[tuple[Line, Node | None]]) -> Action:
        mark = self.scope.mark()
        branches: list[Branch] = []
        for line, node in self._each_from(mark, group):
            label, inline = node.children
            words = word(label).strip('"') if label is not None else ""
            one = self._branch(line, self.inner(inline, line), label=words)
            chooses = one.block and isinstance(one.block[0], CHOICES)
            if not one.label and not chooses and not self._misunderstood(line):
                self.context.findings.error("label", line.span, "this way has no words to choose it by",
                                            'add words in quotes, or begin it with "choose …"')
            branches.append(one)
        if len(branches) < 2 and len(group) < 2:
            self.context.findings.error("one-way", group[0][0].span, "'either' needs at least one 'or' below it")
        self._merge(branches, mark, covered=True)
        return act.Either(tuple((one.label, one.block) for one in branches), line=group[0][0].number)

    def _misunderstood(self, line: Line) -> bool:
        """Whether the first line below was not understood."""
        return bool(line.children) and self.context.findings.any_error_on(line.children[0].number)

    def _each_from(self, mark: Mark, group: list[tuple[Line, Node | None]]) -> Iterator[tuple[Line, Node]]:
        """The lines that open a branch; each is read with what was meant before the first."""
        for line, node in group:
            self._at(line)
            self.scope.back(mark)
            if node is not None and node.data != "broken":
                yield line, node

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
        raise self.wrong("otherwise", Token("X", "otherwise", line=line.number, column=line.column,
                                            end_column=line.column + 9), "no 'if' stands directly above this line")

    _do_otherwise_if = _do_otherwise

    def _do_or_(self, node: Node, line: Line) -> Action:
        raise self.wrong("or", Token("X", "or", line=line.number, column=line.column,
                                     end_column=line.column + 2), "no 'either' stands directly above this line")

    def _do_may(self, node: Node, line: Line) -> Action:
        mark = self.scope.mark()
        label, once, inline = node.children
        unused, use = self.once(cast(Token, once)) if once is not None else (None, None)
        block = self.inner(inline, line)
        self.scope.back(mark)
        ways = act.Either(((word(label).strip('"'), block if use is None else (use, *block)), ("Skip", ())),
                          line=self.line)
        return ways if unused is None else act.If(unused, (ways,), line=self.line)

    # ---- loops ---------------------------------------------------------------------------------------------------

    def _do_for_each(self, node: Node, line: Line) -> Action:
        members, as_, inline = node.children
        if (trait := self._list_of(tree(members))) is not None:
            return self._for_each_word(trait, node, line)
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

    def _list_of(self, members: Node) -> str | None:
        """The list of words that 'for each ware' names."""
        said = self.words_of(members)
        return said if said in self.context.things.traits and self.context.nouns.get(said) is None else None

    def _for_each_word(self, trait: str, node: Node, line: Line) -> Action:
        """'for each ware': one word of the list after the other, called 'that ware' inside."""
        _, as_, inline = node.children
        mark = self.scope.mark()
        name = word(tree(as_).children[0]) if as_ is not None else None
        bound = self.scope.bind("word", trait, self.line, name)
        left = self.scope.new_local("number")
        block = self.inner(inline, line)
        self._keep_loop_pronouns(mark)
        count = len(self.context.things.traits[trait])
        # One word fewer is left each time, and so the next one is as many from the first as have been done.
        following = act.Assign(bound.local, form.Arithmetic("-", Num(count - 1), Local(left)), line=line.number)
        return act.RepeatTimes(Num(count), left, (following, *block), line=line.number)

    def _do_let(self, node: Node, line: Line, reverse: bool = False) -> list[Action]:
        members, inline = node.children
        phrase = self.noun_phrase(tree(members))
        if reverse and phrase.sort != "player":
            raise self.wrong("let", tree(members), "only players have an order that can be reversed")
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
        loop = act.ForEach(phrase.as_set, local, rest, block, phrase.sort, phrase.sort == "player", reverse,
                           line=line.number)
        return [act.Assign(saved, Local(local)), loop, act.Assign(local, Local(saved))]

    def _do_let_in_reverse(self, node: Node, line: Line) -> list[Action]:
        """Round the table the other way, so that you come last."""
        return self._do_let(node, line, reverse=True)

    def _do_let_from(self, node: Node, line: Line) -> list[Action]:
        """Round the table, beginning with somebody."""
        members, first, inline = node.children
        begins = self.base(tree(first))
        if begins.sort != "player":
            raise self.wrong("who", tree(first), f"a player begins, not a {begins.noun or begins.sort}")
        saved, *loop, back = self._do_let(Node("let", [members, inline]), line)
        (each,) = (one for one in loop if isinstance(one, act.ForEach))
        if each.local != YOU:
            raise self.wrong("let", tree(members), "only players sit round the table")
        everybody = self.scope.new_local("player", True)
        seat = form.FirstOf(begins.expr) if begins.many else begins.expr
        return [saved, act.Assign(everybody, each.of), act.Assign(YOU, seat), replace(each, of=Local(everybody)), back]

    def _do_let_at_once(self, node: Node, line: Line) -> list[Action]:
        """Everybody decides before anybody sees what the others did."""
        saved, loop, back = self._do_let(node, line)
        if not isinstance(loop, act.ForEach) or loop.local != YOU:
            raise self.wrong("let", tree(node.children[0]), "only players can do something at once")
        return [saved, act.AtOnce(loop.of, loop.rest, loop.block, line=line.number), back]

    def _do_repeat_while(self, node: Node, line: Line) -> Action:
        mark = self.scope.mark()
        with self._drawing(allowed=False):
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


def replace_children(line: Line) -> Line:
    """The line alone, for the action behind its colon."""
    return Line(line.number, line.indent, line.text, line.comment, astray=line.astray)

