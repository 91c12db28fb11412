"""What is said of things: of one, of each in a set, of a set as a whole."""

from __future__ import annotations

from typing import cast

from lark import Token

from ludoteka.language import form, part_phrases, shown, thing_phrases
from ludoteka.language.context import Node, tree, word
from ludoteka.language.form import Expr, Filter, Local, Num
from ludoteka.language.phrases import OPS, Phrase
from ludoteka.language.places import PlaceReader
from ludoteka.language.scope import Binding


class PredicateReader(PlaceReader):
    """Reads predicates, as conditions of one thing and as filters of a set."""

    def _counted(self, phrase: Phrase, filters: list[Filter]) -> Expr:
        kept = self._filtered(phrase, filters)
        if phrase.det == "no":
            return form.Not(form.Some(kept))
        if phrase.det == "every":
            return form.Not(form.Some(kept))
        if phrase.det == "some":
            return form.CountIs(kept, phrase.op, Num(phrase.count))
        return form.Some(kept)

    def _filtered(self, phrase: Phrase, filters: list[Filter]) -> Expr:
        if not filters:
            return phrase.as_set
        expr = phrase.as_set
        if isinstance(expr, form.Filtered):
            return form.Filtered(expr.source, (*expr.filters, *filters), phrase.sort)
        return form.Filtered(expr, tuple(filters), phrase.sort)

    def _opposite(self, filters: list[Filter], phrase: Phrase) -> Filter:
        return form.Outside(self._filtered(phrase, filters))

    def _negated(self, predicate: Node) -> bool:
        first = predicate.children[0] if predicate.children else None
        return isinstance(first, Token) and first.type in ("IS", "CAN", "SHOWS") and "not" in first

    # ---- predicates as filters ---------------------------------------------------------------------------------
    def predicate_filters(self, node: Node, phrase: Phrase, plain: bool = False) -> list[Filter]:
        """What a predicate keeps of a set; `plain` leaves out its 'not'."""
        words = self.words_of(node)
        negated = self._negated(node) and not plain
        if node.data == "is_placed" and not part_phrases.compares(node):
            filters = self.tail(tree(node.children[1]), phrase)
        elif node.data == "is_adj" and len(node.children) == 3 and node.children[2] is None:
            filters = [self.adjective(tree(node.children[1]), phrase)]
        else:
            local = self.scope.new_local(phrase.sort)
            one = Phrase(Local(local), phrase.sort, noun=phrase.noun)
            before = self.scope.subject
            if part_phrases.compares(node):
                self.scope.subject = Binding(local, phrase.sort, phrase.noun)
            condition = self.said_of(node, one, plain=plain)
            self.scope.subject = before
            return [form.Where(local, condition, words=words)]
        if negated:
            return [form.Outside(self._filtered(phrase, filters), words=words)]
        return filters

    def _said_of_set(self, node: Node, phrase: Phrase) -> Expr:
        """A predicate of a remembered set as a whole."""
        if node.data == "is_nothing" or (node.data == "is_adj" and tree(node.children[1]).data == "empty"):
            some = form.Some(phrase.expr)
            return some if self._negated(node) else form.Not(some)
        if node.data == "holds":
            return self._holds(self.cells(phrase, node), tree(node.children[0]))
        others = self._opposite(self.predicate_filters(node, phrase), phrase)
        return form.Not(form.Some(self._filtered(phrase, [others])))

    # ---- predicates of one thing -------------------------------------------------------------------------------
    def said_of(self, node: Node, subject: Phrase, plain: bool = False) -> Expr:
        """A predicate of one known thing."""
        said = cast(Expr, getattr(self, f"_says_{node.data}")(node, subject))
        return form.Not(said) if self._negated(node) and not plain and node.data != "is_same" else said

    def _says_is_adj(self, node: Node, subject: Phrase) -> Expr:
        adjs = [tree(child) for child in node.children[1:-1] if child is not None and not isinstance(child, Token)]
        of = node.children[-1]
        others = (self.base(tree(of)).expr,) if of is not None else ()
        said = tuple(self.is_adjective(adj, subject, others) for adj in adjs)
        return said[0] if len(said) == 1 else form.Any(said)

    def is_adjective(self, adj: Node, subject: Phrase, others: tuple[Expr, ...] = ()) -> Expr:
        """Whether a describing word holds of a subject, and of others."""
        if subject.sort == "zone" and adj.data == "empty":
            return form.Not(form.Some(form.InZones(subject.as_set)))
        if others and adj.data != "adj_word":
            raise self.wrong("adjective", adj, f"'{self.words_of(adj)}' is not said of anyone")
        if others:
            return self.holds_of(word(adj.children[0]), subject, others, adj)
        if adj.data in ("empty", "occupied") or (adj.data == "adj_word" and word(adj.children[0]) in ("dark", "light")):
            if subject.sort == "thing":
                raise self.wrong("adjective", adj, f"a {subject.noun} is never '{self.words_of(adj)}'",
                                 "a cell can be, and a zone can be empty")
            subject = Phrase(self.as_cell(subject, adj), "cell", noun="cell")
        if adj.data == "adj_word" and (defined := word(adj.children[0])) in self.context.adjectives:
            return self.holds_of(defined, subject, (), adj)
        if adj.data == "adj_word" and subject.sort == "piece":
            names = self.context.words.get(word(adj.children[0]), [])
            if names and all(kept.owner == "cell" for kept, _ in names):
                subject = Phrase(self.as_cell(subject, adj), "cell", noun="cell")
        if subject.sort == "word":
            raise self.wrong("adjective", adj, f"'{self.words_of(adj)}' is not one of its words")
        keeps = self.adjective(adj, Phrase(Num(0), subject.sort, True, noun=subject.noun))
        return form.Some(form.Filtered(form.One(subject.expr), (keeps,), subject.sort))

    def _says_is_stuck(self, node: Node, subject: Phrase) -> Expr:
        if subject.sort != "player":
            raise self.wrong("stuck", node, f"only a player can be stuck, not a {subject.noun}")
        return form.Stuck(subject.expr)

    def _says_is_nothing(self, node: Node, subject: Phrase) -> Expr:
        return form.Compare("=", subject.expr, Num(-1))

    def _says_is_placed(self, node: Node, subject: Phrase) -> Expr:
        all_of = {"cell": form.Cells(), "thing": form.Things(subject.noun)}.get(subject.sort, form.Pieces())
        every = Phrase(all_of, subject.sort, True, noun=subject.noun)
        if (met := part_phrases.meets(self, tree(node.children[1]), subject)) is not None:
            return met
        filters = self.tail(tree(node.children[1]), every)
        if len(filters) == 1 and isinstance(filters[0], form.Inside):
            return form.Member(filters[0].of, subject.expr)
        return form.Some(form.Filtered(form.One(subject.expr), tuple(filters), subject.sort))

    def _says_is_same(self, node: Node, subject: Phrase) -> Expr:
        verb, cmp, options = node.children
        parts = [tree(child) for child in tree(options).children if not isinstance(child, Token)]
        shown.check_asked(self, node, subject, parts)
        return self._compared(subject, word(verb), cmp, tree(options))

    def _compared(self, left: Phrase, verb: str, cmp: object, options: Node) -> Expr:
        negated = "not" in verb
        parts = [tree(child) for child in options.children if not isinstance(child, Token)]
        if cmp is not None:
            value = form.Compare(OPS[word(cmp).lower()], *self._ordered(left, parts[0], options))
            return form.Not(value) if negated else value
        same = tuple(self._same(left, part) for part in parts)
        answer = same[0] if len(same) == 1 else form.Any(same)
        return form.Not(answer) if negated else answer

    def _ordered(self, left: Phrase, node: Node, options: Node) -> tuple[Expr, Expr]:
        """Two values of which one can be more: numbers, or words of one list by their places in it."""
        if left.sort != "word" or left.many:
            return self._need_number(left, options), self.number(node)
        if (place := thing_phrases.word_of(self, left.noun, node)) is not None:
            return left.expr, place
        right = self.value(node)
        if right.sort != "word" or right.noun != left.noun:
            raise self.wrong("sort", node, f"'{self.words_of(node)}' is no {left.noun}",
                             f"words are compared with words of the same list: 'at least the {left.noun} of …'")
        return left.expr, right.expr

    def _need_number(self, phrase: Phrase, node: Node) -> Expr:
        if phrase.sort != "number" or phrase.many:
            raise self.wrong("not-number", node, "only numbers can be more or less than another",
                             "to count things write 'the number of …'")
        return phrase.expr

    def _same(self, left: Phrase, node: Node) -> Expr:
        if left.sort == "word" and (place := thing_phrases.word_of(self, left.noun, node)) is not None:
            return form.Compare("=", left.expr, place)
        right = self.value(node)
        thing_phrases.same_kind(self, left, right, node)
        if left.sort == "kind" and right.new is not None:
            raise self.wrong("kind", node, "ask 'it is a …' of the piece itself")
        if right.many:
            return self._is_one_of(left, right, node)
        if left.sort != right.sort and {left.sort, right.sort} <= {"cell", "piece"}:
            return form.Compare("=", self.as_cell(left, node), self.as_cell(right, node))
        if left.sort in ("piece", "cell") and right.sort == "player":
            return form.Compare("=", form.OwnerOf(left.expr, left.sort), right.expr)
        if left.sort == "word" or right.sort == "word":
            self._check_words(left, right, node)
        elif left.sort != right.sort:
            raise self.wrong("sort", node, f"a {left.noun or left.sort} is never a {right.noun or right.sort}")
        return form.Compare("=", left.expr, right.expr)

    def _check_words(self, left: Phrase, right: Phrase, node: Node) -> None:
        if left.sort != right.sort or left.noun != right.noun:
            raise self.wrong("sort", node, f"'{self.words_of(node)}' is a {right.noun or right.sort}, "
                             f"not a {left.noun or left.sort}")

    def _is_one_of(self, left: Phrase, right: Phrase, node: Node) -> Expr:
        if left.sort == right.sort:
            return form.Member(right.expr, left.expr)
        if left.sort == "piece" and right.sort == "cell":
            return form.Member(right.expr, form.CellOf(left.expr))
        if left.sort == "number":
            raise self.wrong("sort", node, "a number is never a thing")
        raise self.wrong("sort", node, f"a {left.noun or left.sort} is never a {right.noun or right.sort}")

    def _says_shows(self, node: Node, subject: Phrase) -> Expr:
        _, cmp, options = node.children
        parts = [tree(child) for child in options.children if not isinstance(child, Token)]
        same = tuple(shown.says(self, subject, OPS[word(cmp).lower()] if cmp is not None else "=", part)
                     for part in parts)
        return same[0] if len(same) == 1 else form.Any(same)

    def _says_holds(self, node: Node, subject: Phrase) -> Expr:
        if subject.sort == "zone" or (subject.sort == "thing" and thing_phrases.carries(self, subject)):
            held = self.noun_phrase(tree(node.children[0]))
            inside = thing_phrases.placed(self, held, subject, tree(node.children[0]))
            if inside is None or not held.many:
                return form.Member(inside.of if inside is not None else form.NotYet(thing_phrases.CARDS), held.expr)
            return self._counted(held, [inside])
        return self._holds(self.cells(subject, node), tree(node.children[0]))

    def _holds(self, cells: Expr, node: Node) -> Expr:
        phrase = self.noun_phrase(node)
        if phrase.sort == "thing" and not phrase.many:
            return form.Member(form.ThingsOn(cells), phrase.expr)
        if phrase.many:
            return self._counted(phrase, [form.Inside(self._place_for(phrase, cells))])
        return form.Member(cells, self.as_cell(phrase, node))

    def _says_has_things(self, node: Node, subject: Phrase) -> Expr:
        phrase = self.base(tree(node.children[0]))
        for tail in node.children[1:]:
            phrase = self.with_filters(phrase, self.tail(tree(tail), phrase), tree(tail))
        if subject.sort == "player":
            return self._counted(phrase, [form.OwnedBy(subject.expr, False, phrase.sort)])
        return self._counted(phrase, [form.Inside(self._place_for(phrase, self.cells(subject, node)))])

    def _says_has_some(self, node: Node, subject: Phrase) -> Expr:
        value = self.property_of(word(node.children[0]), subject, node)
        if value.many:
            return form.Some(value.expr)
        if value.sort == "number":
            return form.Compare(">", value.expr, Num(0))
        return form.Compare("!=", value.expr, Num(-1))

    def _says_has_none(self, node: Node, subject: Phrase) -> Expr:
        return form.Not(self._says_has_some(node, subject))

    def _says_has_value(self, node: Node, subject: Phrase) -> Expr:
        value = self.property_of(word(node.children[0]), subject, node)
        return self._same(value, tree(node.children[1]))

    def _says_has_compared(self, node: Node, subject: Phrase) -> Expr:
        cmp, number, prop = node.children
        value = self.property_of(word(prop), subject, node)
        left = form.Count(value.expr) if value.many else self._need_number(value, node)
        count = int(word(number))
        # As of things: 'has 3 points' is at least three; at least none would always be so.
        meant = word(cmp).lower() if cmp else "at least" if count else "exactly"
        return form.Compare(OPS[meant], left, Num(count))

    def _says_has_same(self, node: Node, subject: Phrase) -> Expr:
        prop = word(node.children[0])
        mine = self.property_of(prop, subject, node)
        other = self.property_of(prop, self._base_it(node), node)
        return form.Compare("=", mine.expr, other.expr)

    def _says_has_next(self, node: Node, subject: Phrase) -> Expr:
        prop = word(node.children[0])
        mine, other = (self._need_number(self.property_of(prop, one, node), node)
                       for one in (subject, self._base_it(node)))
        return form.Compare("=", mine, form.Arithmetic("+", other, Num(1)))

    def _says_joins_many(self, node: Node, subject: Phrase) -> Expr:
        return self._says_joins(node, subject)

    def _says_joins(self, node: Node, subject: Phrase) -> Expr:
        raise self.wrong("joins", node, "a whole set joins places, not one thing",
                         "say for instance 'your stones join your first row and your last row'")

    def _says_together(self, node: Node, subject: Phrase) -> Expr:
        raise self.wrong("joins", node, "a whole set hangs together, not one thing",
                         "say for instance 'your stones hang together'")

    _says_together_touching = _says_together

    def _says_equation(self, node: Node, subject: Phrase) -> Expr:
        raise self.wrong("equation", node, "a whole set makes an equation, not one thing",
                         "say for instance 'the signs in the first row make a true equation'")

    def _says_can(self, node: Node, subject: Phrase) -> Expr:
        verb = word(node.children[1])
        if self.context.verbs.get(verb) != "may":
            raise self.wrong("can", node, f"nothing 'may {verb}'", f"write an ability 'may {verb}' under a thing")
        self.context.used.add(verb)
        return form.Can(verb, subject.expr, subject.sort)
