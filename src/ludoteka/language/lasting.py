"""Changes that stand ('2 more power while …') and that last for a while ('until the end of the turn')."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal, cast

from lark import Token, Tree

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Action
from ludoteka.language.conditions import ConditionReader
from ludoteka.language.context import PLACES, Node, tree, word
from ludoteka.language.description import Change, Kept
from ludoteka.language.form import THIS, YOU, Expr, Local, Num
from ludoteka.language.layout import Line
from ludoteka.language.phrases import Phrase

if TYPE_CHECKING:
    from ludoteka.language.sentences import SentenceReader
    from ludoteka.language.until import Lasting

AT_THE_END = -2
"""Kept instead of a seat where something goes back when the turn ends."""
_LEAST, _MOST = -(2**31), 2**31 - 1


def _sort_of(keeper: str) -> Literal["piece", "cell", "player", "game", "thing"]:
    """What keeps something, as the machine sees it: edges and corners are cells."""
    return "cell" if keeper in PLACES else cast(Literal["piece", "cell", "player", "game", "thing"], keeper)


class LastingReader(ConditionReader):
    """Reads what changes a number, a state or a keyword, and for how long."""

    # ---- whose number it is --------------------------------------------------------------------------------------
    def changed(self, prop: Token, of: Node | None) -> tuple[str, Expr | None]:
        """'2 more power for it': what keeps the number, and the set of those whose it is (None: of this, the game)."""
        if of is None:
            found, whose = self.property_of(str(prop), None, prop), None
        else:
            phrase = self.noun_phrase(of)
            self._definite(phrase, of)
            one = self.scope.new_local(phrase.sort)
            found = self.property_of(str(prop), Phrase(Local(one), phrase.sort, noun=phrase.noun), prop)
            whose = phrase.as_set
            if isinstance(found.expr, form.Read) and found.expr.of not in (None, Local(one)):
                whose = form.Gather(whose, one, form.One(found.expr.of))
        if found.sort != "number":
            raise self.wrong("not-number", prop, f"'{prop}' is not a number, it cannot be more or less")
        if not isinstance(found.expr, form.Read):
            raise self.wrong("target", prop, f"'{prop}' is worked out, it cannot be changed",
                             "only what was declared with 'has' can be more or less")
        return found.expr.store, whose

    def _definite(self, phrase: Phrase, node: Node) -> None:
        """Something is done to a known thing or to all; which one of several is somebody's choice."""
        if phrase.many and phrase.det in ("a", "another", "some", "up to", "any number"):
            raise self.wrong("which", node, f"which {phrase.noun}? this could be several",
                             f"choose it on a line above, or say 'every {phrase.noun}'")

    def keyword(self, name: str, phrase: Phrase, token: Token) -> str:
        """What keeps a keyword; reports what a thing or player may not have."""
        owner = phrase.noun if phrase.sort in ("thing", "piece") else phrase.sort
        found = self.context.things.property(name, owner)
        if found is None or not found.keyword:
            raise self.wrong("keyword", token, f"a {phrase.noun} may not have '{name}'",
                             f"declare it with 'each {phrase.noun} may have {name}'")
        self.context.used.add(name)
        return f"{phrase.sort}.{name}"

    # ---- for a while -----------------------------------------------------------------------------------------------
    def _do_change(self, node: Node, line: Line) -> list[Action]:
        amount, more, prop, of, until = node.children
        number = self.number(tree(amount))
        store, whose = self.changed(cast(Token, prop), tree(of) if of is not None else None)
        return self.more(store, whose, signed(cast(Token, more), number), until)

    def _do_gains(self, node: Node, line: Line) -> list[Action]:
        np, prop, until = node.children
        phrase = self.noun_phrase(tree(np))
        self._definite(phrase, tree(np))
        return self.more(self.keyword(word(prop), phrase, cast(Token, prop)), phrase.as_set, Num(1), until)

    def more(self, store: str, whose: Expr | None, amount: Expr, until: object) -> list[Action]:
        """A number becomes more, for good or for a while."""
        kept = self.context.description.kept[store]
        amount_held = self.scope.new_local("number")
        first: list[Action] = [act.Assign(amount_held, amount, line=self.line)]
        if kept.owner != "game" and whose is None:
            whose = form.One(Local(THIS))
        if until is None:
            return [*first, self._more_of(store, whose, amount_held)]
        if tree(until).data == "until_end":
            second = self._beside(kept, f"{kept.name} for the turn")
            return [*first, self._more_of(second, whose, amount_held)]
        if tree(until).data == "until_event":
            return [*first, *self._until_event(kept, whose, amount_held, tree(until))]
        seats = range(max(self.context.description.seat_counts, default=1))
        return [*first, *(act.If(form.Compare("=", Local(YOU), Num(seat)), (self._more_of(self._beside(
            kept, f"{kept.name} until the turn of {seat + 1}", seat), whose, amount_held),), line=self.line)
            for seat in seats)]

    def _until_event(self, kept: Kept, whose: Expr | None, amount: int, until: Node) -> list[Action]:
        """A number is more until something is done."""
        lasting, done = self._lasting(until, kept, whose), list[Action]()
        for seat in lasting.each():
            store = self._beside(kept, lasting.name(seat), resets=None)
            lasting.ends_number(store, seat)
            more = self._more_of(store, whose, amount)
            mine = form.Compare("=", Local(YOU), Num(seat))
            done.append(more if seat < 0 else act.If(mine, (more,), line=self.line))
        return done

    def _lasting(self, until: Node, kept: Kept, whose: Expr | None) -> Lasting:
        from ludoteka.language.until import read_until  # an event is read with whole sentences

        return read_until(cast("SentenceReader", self), until, kept, whose)

    def _more_of(self, store: str, whose: Expr | None, amount: int) -> Action:
        if whose is None:
            total = form.Arithmetic("+", form.Read(store, bare=True), Local(amount))
            return act.Store(store, None, total, line=self.line)
        sort = cast(form.Sort, _sort_of(store.partition(".")[0]))
        one, rest = self.scope.new_local(sort), self.scope.new_local(sort, True)
        total = form.Arithmetic("+", form.Read(store, Local(one), bare=True), Local(amount))
        return act.ForEach(whose, one, rest, (act.Store(store, Local(one), total, line=self.line),), sort,
                           line=self.line)

    def _beside(self, kept: Kept, name: str, seat: int = -1, resets: int | None = 0) -> str:
        """The second number beside a first one: it is added when that is read, and goes back to 0 by itself."""
        store = f"{kept.owner}.{name}"
        if store not in self.context.description.kept:
            of = Local(THIS) if kept.owner != "game" else None
            self.context.used.add(name)
            self.context.description.kept[store] = replace(
                kept, name=name, start=0, low=_LEAST, high=_MOST, resets=resets, resets_for=seat, inner=True)
            self.context.description.changes.append(Change(
                f"{kept.owner}.{kept.name}", form.Read(store, of, bare=True), None, None, 2,
                owner=_sort_of(kept.owner), line=self.line))
        return store

    def goes_back(self, store: str, whose: Expr | None, each: bool, until: object) -> Action:
        """What a state, a word or a memory is now, it is for a while: it goes back to how it starts."""
        kept = self.context.description.kept[store]
        name = f"{kept.name} goes back"
        marker = f"{kept.owner}.{name}"
        self.context.used.add(name)
        self.context.description.kept[marker] = Kept(name, kept.owner, "number", -1, kinds=kept.kinds,
                                                     counts=kept.counts, inner=True, back=store, line=self.line)
        when: Expr = Local(YOU) if tree(until).data == "until_next" else Num(AT_THE_END)
        if tree(until).data == "until_event":
            lasting = self._lasting(tree(until), kept, whose)
            for seat in lasting.each():
                lasting.ends_marked(marker, seat)
            first = Num(lasting.mark(0))
            when = form.Arithmetic("-", first, Local(YOU)) if lasting.seats else first
        return act.Store(marker, whose, when, each, line=self.line)

    # ---- once ------------------------------------------------------------------------------------------------------
    def once(self, often: Token) -> tuple[Expr, Action]:
        """'once a turn', 'once a game': whether it may still be done, and the step that uses it up."""
        this = self._base_this(Tree("this", [])) if self.scope.owner != "game" else None
        owner = this.sort if this is not None else "player"
        store, of = f"{owner}.used in line {self.line}", this.expr if this is not None else Local(YOU)
        name = store.partition(".")[2]
        self.context.used.add(name)
        self.context.description.kept[store] = Kept(
            name, cast(Literal["thing"], owner), "number", inner=True, line=self.line,
            resets=0 if str(often).lower() == "once a turn" else None)
        return form.Compare("=", form.Read(store, of), Num(0)), act.Store(store, of, Num(1), line=self.line)


def signed(more: Token, amount: Expr) -> Expr:
    """So much more, or so much less."""
    return amount if str(more).lower() == "more" else form.Arithmetic("-", Num(0), amount)
