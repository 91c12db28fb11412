"""Noun phrases: from words to sets and values of the form."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Literal, cast

from lark import Token

from ludoteka.language import form, thing_phrases
from ludoteka.language.context import BESIDES, CORNER, EDGE, Node, span_of, tree, word
from ludoteka.language.form import YOU, Expr, Filter, Local, Num, Op, Sort, Ways
from ludoteka.language.references import Phrase, ReferenceReader, Wrong
from ludoteka.language.scope import Binding, Unclear
from ludoteka.language.words import with_article

OPS: dict[str, Op] = {"at least": ">=", "at most": "<=", "more than": ">", "less than": "<", "fewer than": "<",
                      "exactly": "="}


@dataclass(frozen=True, slots=True)
class Start:
    """Where steps begin: the cells, the seat whose 'forward' counts, the pieces there, the one piece if it is known."""

    cells: Expr
    seat: Expr
    pieces: Expr
    piece: Expr | None = None


class PhraseReader(ReferenceReader, ABC):
    """Reads the noun phrases and values of one rule."""

    # ---- values ------------------------------------------------------------------------------------------------
    def value(self, node: Node) -> Phrase:
        """Any expression."""
        reader = getattr(self, f"_value_{node.data}", None)
        return cast(Phrase, reader(node)) if reader else self.noun_phrase(node)

    def number(self, node: Node) -> Expr:
        """An expression that must be a number."""
        phrase = self.value(node)
        if phrase.sort not in ("number", "word") or phrase.many:
            raise self.wrong("not-number", node, f"'{self.words_of(node)}' is not a number",
                             "to count things write 'the number of …'")
        return phrase.expr

    def _value_arithmetic(self, node: Node) -> Phrase:
        left, sign, right = node.children
        op = {"plus": "+", "+": "+", "minus": "-", "-": "-", "times": "*", "divided by": "/"}[word(sign).lower()]
        return Phrase(form.Arithmetic(cast(Literal["+"], op), self.number(tree(left)), self.number(tree(right))),
                      "number")

    def _value_number_of(self, node: Node) -> Phrase:
        return Phrase(form.Count(self.noun_phrase(tree(node.children[0])).as_set), "number")

    def _value_different(self, node: Node) -> Phrase:
        prop, of = node.children
        members = self.noun_phrase(tree(of))
        bound = self._member(members, tree(of))
        value = self.property_of(word(prop), Phrase(bound.expr, bound.sort, noun=bound.noun), cast(Token, prop))
        return Phrase(form.Different(members.as_set, bound.local, value.expr), "number")

    def _value_fold(self, node: Node) -> Phrase:
        how, prop, of = node.children
        members = self.noun_phrase(tree(of))
        bound = self._member(members, tree(of))
        value = self.property_of(word(prop), Phrase(bound.expr, bound.sort, noun=bound.noun), cast(Token, prop))
        return Phrase(form.Fold(cast(Literal["total"], word(how).lower()), members.as_set, bound.local, value.expr),
                      "number")

    def numbers(self, node: Node) -> Expr | None:
        """Several numbers in their order, where a node means them."""
        if node.data == "runs":
            return form.Runs(self.cells(self.noun_phrase(tree(node.children[0])), node))
        if node.data != "numbers_of":
            return None
        prop, of = node.children
        members = self.noun_phrase(tree(of))
        bound = self._member(members, tree(of))
        value = self.property_of(word(prop), Phrase(bound.expr, bound.sort, noun=bound.noun), cast(Token, prop))
        if value.sort != "number" or value.many:
            raise self.wrong("not-number", cast(Token, prop), f"'{prop}' is not a number")
        return form.Numbers(members.as_set, bound.local, value.expr)

    def _value_runs(self, node: Node) -> Phrase:
        raise self.wrong("many-numbers", node, f"'{self.words_of(node)}' are several numbers",
                         "they can only be compared with several others: 'the runs of its stones are the lengths of "
                         "its clues'")

    _value_numbers_of = _value_runs

    def _value_extreme(self, node: Node) -> Phrase:
        which, left, right = node.children
        op: Literal["max", "min"] = "max" if word(which).lower().startswith("larger") else "min"
        return Phrase(form.Arithmetic(op, self.number(tree(left)), self.number(tree(right))), "number")

    def _value_distance(self, node: Node) -> Phrase:
        start, goal = (self.one_cell(tree(child)) for child in node.children)
        return Phrase(form.Distance(start, goal), "number")

    def _value_straight_steps(self, node: Node) -> Phrase:
        start, goal = (self.one_cell(tree(child)) for child in node.children)
        return Phrase(form.StraightSteps(start, goal), "number")

    def _member(self, members: Phrase, node: Node) -> Binding:
        """A hidden local that holds each member of a set in turn."""
        return Binding(self.scope.new_local(members.sort), members.sort, members.noun)

    # ---- phrases -----------------------------------------------------------------------------------------------
    def noun_phrase(self, node: Node) -> Phrase:
        """A base with its tails."""
        if node.data != "np":
            return self.base(node)
        phrase = self.named(tree(node.children[0]))
        for tail in node.children[1:]:
            phrase = self.with_filters(phrase, self.tail(tree(tail), phrase), tree(tail))
        return self.picked(phrase, node)

    # ---- descriptions ------------------------------------------------------------------------------------------
    def _base_desc(self, node: Node) -> Phrase:
        det, which, count, *adjs, noun, possessor = node.children
        phrase = self._described(node, [tree(adj) for adj in adjs], word(noun), det)
        if possessor is not None:
            phrase = self._of(phrase, tree(possessor), node)
        return self._superlative(phrase, which, count, Local(YOU))

    def _of(self, phrase: Phrase, possessor: Node, node: Node) -> Phrase:
        if possessor.data == "another_value":
            return self.with_filters(phrase, [self._another_value(phrase, possessor)], node)
        return self._possessed(phrase, self.owner(possessor), node)

    def _another_value(self, phrase: Phrase, node: Node) -> Filter:
        """'a part of another kind': another than that of the thing that the sentence is about."""
        local, name = self.scope.new_local(phrase.sort), word(node.children[0])
        mine = self.property_of(name, Phrase(Local(local), phrase.sort, noun=phrase.noun), node)
        meant = self.scope.subject or (self.scope.it if isinstance(self.scope.it, Binding) else None)
        other = self._property(name, self._bound(meant), node) if meant is not None and not meant.many else None
        if other is None:
            raise self.wrong("another", node, f"another {name} than which? nothing that has one is spoken of here",
                             f"choose a {phrase.noun} on a line above")
        return form.Where(local, form.Compare("!=", mine.expr, other.expr))

    def _base_owned(self, node: Node) -> Phrase:
        owner, which, count, *adjs, noun = node.children
        holder = self.owner(tree(owner))
        name = word(noun)
        sort = self.context.nouns.get(name)
        if sort == "region" and holder.sort in ("cell", "piece", "thing"):
            cell = self.as_cell(holder, node)
            return Phrase(form.RegionOf(name, cell), "region", noun=name)
        if sort == "cell" and name not in BESIDES and holder.sort in ("piece", "thing") and not adjs:
            return Phrase(self.as_cell(holder, node), "cell", noun=name)
        phrase = self._described(node, [tree(adj) for adj in adjs], name, None)
        phrase = replace(self._possessed(phrase, holder, node), det="owned")
        return self._superlative(phrase, which, count, holder.expr if holder.sort == "player" else Local(YOU))

    def _base_part_owned(self, node: Node) -> Phrase:
        part, owner, *adjs, noun = node.children
        phrase = self._described(node, [tree(adj) for adj in adjs], word(noun), part)
        return replace(self._possessed(phrase, self.owner(tree(owner)), node), new=None)

    def _base_part(self, node: Node) -> Phrase:
        part, _the, *adjs, noun, possessor = node.children
        phrase = self._described(node, [tree(adj) for adj in adjs], word(noun), part)
        if possessor is not None:
            phrase = self._of(phrase, tree(possessor), node)
        return replace(phrase, new=None)

    def _described(self, node: Node, adjs: list[Node], noun: str, det: object) -> Phrase:
        sort = self.context.nouns.get(noun)
        if sort is None and self.context.findings.any_error_on(self.context.vocabulary.lines.get(noun, 0)):
            raise Wrong  # the line that declares it was not understood, and that has been told
        if sort is None:
            raise self.wrong("noun", node, f"'{noun}' is not a kind of thing here")
        self.context.used.add(noun)
        places = form.Edges() if noun == EDGE else form.Corners() if noun == CORNER else form.Cells()
        sources: dict[Sort, Expr] = {"cell": places, "player": form.Players(), "region": form.Regions(noun),
                                     "thing": form.Things(noun)}
        source = sources.get(sort)
        owner: Expr | None = None
        if source is None:
            kinds = self.context.description.kinds_of(noun)
            source = form.Pieces(() if noun == "piece" else kinds)
        name, op, count = _determiner(det)
        if name == "some" and op == ">=" and count == 0:
            raise self.wrong("zero", tree(det), "at least 0 are always there", "say 'no' instead of 0")
        phrase = Phrase(source, sort, True, name, op, count, noun)
        for adj in adjs:
            phrase = self.with_filters(phrase, [self.adjective(adj, phrase)], adj)
            if sort == "piece" and self._is_seat(adj):
                owner = self._seat(adj)
        if name == "another":
            phrase = self.with_filters(phrase, [form.Outside(form.One(self._other_than(phrase, node)))], node)
        if sort == "piece" and all(self._is_seat(adj) for adj in adjs):
            phrase = replace(phrase, new=(noun, owner))
        return phrase

    def _possessed(self, phrase: Phrase, holder: Phrase, node: Node) -> Phrase:
        """What belongs to a player, or lies in a row or set."""
        on_board = holder.sort == "thing" and phrase.sort in ("cell", "region")
        if (holder.sort in ("zone", "word", "thing") or phrase.sort == "thing") and not on_board:
            return thing_phrases.possessed(self, phrase, holder, node)
        if holder.sort == "player" and (phrase.sort in ("piece", "cell") or phrase.noun in self.context.ownable):
            owned = form.OwnedBy(holder.expr, False, phrase.sort, holder.many, words=self.words_of(node))
            one = phrase.new is not None and phrase.new[1] is None and not holder.many
            new = (phrase.new[0], holder.expr) if one and phrase.new else None
            return replace(self.with_filters(phrase, [owned], node), new=new)
        if holder.sort == "player" and phrase.sort == "region":
            return phrase
        cells = self.cells(holder, node)
        if phrase.sort == "region":
            local = self.scope.new_local("cell")
            cells = form.Gather(cells, local, form.One(form.RegionOf(phrase.noun, Local(local))))
        elif {phrase.noun, holder.noun} & {*BESIDES} and phrase.sort == "cell":
            cells = form.Near(cells)
        return self.with_filters(phrase, [form.Inside(self._place_for(phrase, cells))], node)

    def _superlative(self, phrase: Phrase, which: object, count: object, seat: Expr) -> Phrase:
        if which is None:
            return phrase
        many = int(word(count)) if count is not None else 1
        last = form.Superlative(word(which).lower(), many, seat if phrase.det == "owned" else None, phrase.sort,
                                words=word(which))
        expr = phrase.expr
        filters = (*expr.filters, last) if isinstance(expr, form.Filtered) else (last,)
        source = expr.source if isinstance(expr, form.Filtered) else expr
        return replace(phrase, expr=form.Filtered(source, filters, phrase.sort), new=None,
                       det="the" if phrase.det == "bare" else phrase.det)

    def _other_than(self, phrase: Phrase, node: Node) -> Expr:
        subject = self.scope.subject
        meant = self.scope.it if isinstance(self.scope.it, Binding) else subject
        if phrase.sort == "player":
            if meant is not None and meant.sort == "player":
                return meant.expr
            recent = self.scope.that("player", self.context.covers)
            return recent.expr if recent is not None else Local(YOU)
        if meant is not None and not meant.many:
            return self.as_place(self._bound(meant), phrase.sort, node)
        if self.scope.owner in ("piece", "cell"):
            return self.as_place(self._base_this(node), phrase.sort, node)
        raise self.wrong("another", node, "another than which? nothing has been chosen yet")

    # ---- adjectives --------------------------------------------------------------------------------------------
    def adjective(self, node: Node, phrase: Phrase) -> Filter:
        """An adjective in front of a noun keeps the things it describes."""
        words = self.words_of(node)
        if node.data == "enemy":
            if phrase.sort not in ("piece", "cell", "thing"):
                raise self.wrong("adjective", node, f"a {phrase.noun} cannot be an enemy's")
            return form.OwnedBy(Local(YOU), True, phrase.sort, words=words)
        if node.data in ("empty", "occupied"):
            self._only(node, phrase, "cell")
            return form.IsEmpty(node.data == "empty", words=words)
        if node.data == "other":
            return form.Outside(form.One(self._other_than(phrase, node)), words=words)
        if node.data == "adj_name":
            if self._is_seat(node):
                return form.OwnedBy(self._seat(node), False, phrase.sort, words=words)
            return thing_phrases.named_adjective(self, word(node.children[0]), phrase, node)
        return self._adjective_word(word(node.children[0]), node, phrase, words)

    def _adjective_word(self, name: str, node: Node, phrase: Phrase, words: str) -> Filter:
        if (state := self.state(name, phrase)) is not None:
            self.context.used.add(name)
            return form.InState(*state, phrase.sort, words=words)
        if name in self.context.adjectives:
            local = self.scope.new_local(phrase.sort)
            condition = self.holds_of(name, Phrase(Local(local), phrase.sort, noun=phrase.noun), (), node)
            return form.Where(local, condition, words=words)
        if name in ("dark", "light"):
            self._only(node, phrase, "cell")
            return form.Shade(name == "dark", words=words)
        one = with_article(phrase.noun)
        raise self.wrong("adjective", node, f"{one} is never '{name}'",
                         f"declare it with 'each {phrase.noun} is … or {name}' or '{one} is {name} if …'")

    def holds_of(self, name: str, subject: Phrase, others: tuple[Expr, ...], node: Node) -> Expr:
        """A defined describing word, said of a thing."""
        known = self.context.definitions(name, span_of(node))
        if not known:
            raise Wrong
        self.context.used.add(name)
        made = [one for one in known if self._explained_for(one.kinds, subject)]
        if not made:
            raise self.wrong("adjective", node, f"a {subject.noun} is never '{name}'",
                             f"explain it with 'a {subject.noun} is {name} if …'")
        if len(made[0].params) != 1 + len(others):
            raise self.wrong("adjective", node, f"'{name}' needs to be said 'of' whom" if not others else
                             f"'{name}' is not said of anyone")
        wants_cell = any(self.context.nouns.get(kind, "piece") == "cell" for kind in made[0].kinds)
        arg = self.as_cell(subject, node) if subject.sort == "piece" and wants_cell else subject.expr
        return form.Call(name, (arg, *others), region=subject.region)

    def _is_seat(self, adj: Node) -> bool:
        """Whether an adjective is the name of a player."""
        seats = (seat.lower() for seat in self.context.description.seats)
        return adj.data == "adj_name" and word(adj.children[0]).lower() in seats

    def _seat(self, node: Node) -> Expr:
        name = word(node.children[0])
        seats = [seat.lower() for seat in self.context.description.seats]
        if name.lower() in seats:
            return Num(seats.index(name.lower()))
        self.context.not_yet(thing_phrases.CARDS, self.line)
        return form.NotYet(thing_phrases.CARDS)

    def _only(self, node: Node, phrase: Phrase, sort: Sort) -> None:
        if phrase.sort != sort:
            raise self.wrong("adjective", node, f"a {phrase.noun} cannot be '{self.words_of(node)}'")

    # ---- tails and ways ----------------------------------------------------------------------------------------
    @abstractmethod
    def tail(self, node: Node, phrase: Phrase) -> list[Filter]:
        """What a tail keeps of the things in front of it."""

    def one_cell(self, node: Node) -> Expr:
        return self.as_cell(self.noun_phrase(node), node)

    def ways(self, node: Node | None, start: Start) -> Ways:
        if node is None:
            return Ways(("any way",), start.seat)
        if node.data == "along":
            return Ways(of_pieces=start.pieces)
        if node.data == "toward":
            return Ways(toward=self.one_cell(tree(node.children[0])))
        if node.data == "away":
            return Ways(away=self.one_cell(tree(node.children[0])))
        if node.data == "that_way":
            return Ways(chosen=self._chosen_way(node))
        names = tuple(word(child) for child in node.children if isinstance(child, Token) and child.type == "DIR")
        if "ahead" in names and (start.piece is None or "piece.facing" not in self.context.description.kept):
            raise self.wrong("ahead", node, "only a piece that faces somewhere has something ahead",
                             "write 'faces up' under it, and 'ahead' from it")
        return Ways(names, start.seat, start.piece if "ahead" in names else None)

    def _chosen_way(self, node: Node) -> Expr:
        bound = self.scope.that("way", {})
        if bound is not None:
            return bound.expr
        if self.scope.it == Unclear(()):
            raise Wrong
        raise self.wrong("that", node, "no direction has been chosen above that 'that way' could mean",
                         "write 'choose up, down, left or right' before")


def _determiner(det: object) -> tuple[str, Op, int]:
    if det is None:
        return "bare", ">=", 1
    node = tree(det)
    if node.data == "some_number":
        return "some", ">=", int(word(node.children[0]))
    if node.data == "compared":
        return "some", OPS[word(node.children[0]).lower()], int(word(node.children[1]))
    if node.data == "up_to":
        return "up to", "<=", int(word(node.children[0]))
    return {"any_number": "any number"}.get(node.data, node.data), ">=", 1


__all__ = ["OPS", "Phrase", "PhraseReader", "Start", "Wrong"]
