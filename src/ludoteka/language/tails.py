"""The tails of phrases: what they keep of the things in front of them."""

from __future__ import annotations

from typing import cast

from lark import Token

from ludoteka.language import form, part_phrases, thing_phrases
from ludoteka.language.context import Node, tree, word
from ludoteka.language.form import Expr, Filter, Local
from ludoteka.language.phrases import OPS, Phrase
from ludoteka.language.predicates import PredicateReader
from ludoteka.language.words import with_article


class TailReader(PredicateReader):
    """Reads tails as filters."""

    def tail(self, node: Node, phrase: Phrase) -> list[Filter]:
        """What a tail keeps of the things in front of it."""
        if (found := part_phrases.beside(self, node, phrase)) is not None:
            return found
        reader = getattr(self, f"_tail_{node.data}", None)
        if reader is not None:
            return cast(list[Filter], reader(node, phrase))
        cells = self._place_cells(node)
        self._at_a_place(phrase, node)
        return [form.Inside(self._place_for(phrase, cells))]

    def _at_a_place(self, phrase: Phrase, node: Node) -> None:
        if phrase.sort not in thing_phrases.PLACED:
            asked = f"ask 'there is … {self.words_of(node)} with {phrase.noun} …'" if phrase.sort == "word" else ""
            raise self.wrong("tail", node, f"{with_article(phrase.noun or phrase.sort)} is not at a place", asked)

    def _tail_that(self, node: Node, phrase: Phrase) -> list[Filter]:
        return [one for part in node.children for one in self.predicate_filters(tree(part), phrase)]

    def _tail_whose(self, node: Node, phrase: Phrase) -> list[Filter]:
        prop, predicate = node.children
        local = self.scope.new_local(phrase.sort)
        value = self.property_of(word(prop), Phrase(Local(local), phrase.sort, noun=phrase.noun), node)
        said = self._said_of_set(tree(predicate), value) if value.many else self.said_of(tree(predicate), value)
        return [form.Where(local, said, words=self.words_of(node))]

    def _tail_with_(self, node: Node, phrase: Phrase) -> list[Filter]:
        prop, cmp, base = node.children
        local = self.scope.new_local(phrase.sort)
        value = self.property_of(word(prop), Phrase(Local(local), phrase.sort, noun=phrase.noun), node)
        if cmp is not None:
            said: Expr = form.Compare(OPS[word(cmp).lower()], self._need_number(value, node), self.number(tree(base)))
        else:
            said = self._same(value, tree(base))
        return [form.Where(local, said, words=self.words_of(node))]

    def _tail_with_same(self, node: Node, phrase: Phrase) -> list[Filter]:
        prop, base = node.children
        local = self.scope.new_local(phrase.sort)
        mine = self.property_of(word(prop), Phrase(Local(local), phrase.sort, noun=phrase.noun), node)
        other = self.property_of(word(prop), self.base(tree(base)), node)
        return [form.Where(local, form.Compare("=", mine.expr, other.expr), words=self.words_of(node))]

    def _tail_with_most(self, node: Node, phrase: Phrase, most: bool = True) -> list[Filter]:
        local = self.scope.new_local(phrase.sort)
        value = self.property_of(word(node.children[0]), Phrase(Local(local), phrase.sort, noun=phrase.noun), node)
        return [form.Extreme(local, value.expr, most, words=self.words_of(node))]

    def _tail_with_least(self, node: Node, phrase: Phrase) -> list[Filter]:
        return self._tail_with_most(node, phrase, most=False)

    def _tail_except_(self, node: Node, phrase: Phrase) -> list[Filter]:
        other = self.base(tree(node.children[0]))
        if other.sort != phrase.sort:
            self._at_a_place(phrase, node)
        same = other.as_set if other.sort == phrase.sort else self._place_for(phrase, self.cells(other, node))
        return [form.Outside(same, words=self.words_of(node))]

    def _tail_in_line(self, node: Node, phrase: Phrase) -> list[Filter]:
        self._at_a_place(phrase, node)
        exactly = phrase.count if phrase.det == "some" and phrase.op == "=" else 0
        return [form.LineThrough(self.one_cell(tree(node.children[0])), exactly, words=self.words_of(node))]

    def _tail_joined_to(self, node: Node, phrase: Phrase) -> list[Filter]:
        self._at_a_place(phrase, node)
        start = self.noun_phrase(tree(node.children[0]))
        touching, along = node.data == "joined_touching", node.data == "joined_along"
        return [form.JoinedTo(self.cells(start, node), touching, along, phrase.sort, words=self.words_of(node))]

    _tail_joined_touching = _tail_joined_along = _tail_joined_to

    def _tail_opposite(self, node: Node, phrase: Phrase) -> list[Filter]:
        other = self.base(tree(node.children[0]))
        if phrase.sort == "region" and other.sort == "region" and phrase.noun == other.noun:
            return [form.Inside(form.Across(other.as_set, "region"), words=self.words_of(node))]
        if phrase.sort not in ("cell", "piece"):
            raise self.wrong("tail", node, f"a {phrase.noun} is not opposite a {other.noun or other.sort}")
        cells = form.Across(self.cells(other, node), "cell")
        return [form.Inside(self._place_for(phrase, cells), words=self.words_of(node))]

    def _tail_in_row(self, node: Node, phrase: Phrase) -> list[Filter]:
        self._at_a_place(phrase, node)
        ways, base = node.children
        along = self.ways(tree(ways), self._start(base, node))
        return [form.RowFrom(self.one_cell(tree(base)), along, words=self.words_of(node))]

    def _tail_at(self, node: Node, phrase: Phrase) -> list[Filter]:
        places = [self._inside(phrase, self.base(tree(child)), node) for child in node.children
                  if not isinstance(child, Token)]
        if len(places) == 1:
            return [places[0]]
        return [form.Inside(form.Union(tuple(one.of for one in places)), words=self.words_of(node))]

    def _inside(self, phrase: Phrase, base: Phrase, node: Node) -> form.Inside:
        if (held := thing_phrases.placed(self, phrase, base, node)) is not None:
            return held
        if base.sort == "region" and base.det == "every":
            raise self.wrong("every", node, f"nothing is in every {base.noun} at once",
                             f"say for instance 'every {base.noun} holds one of your stones'")
        if base.many and base.sort == phrase.sort and base.det in ("ref", "every"):
            return form.Inside(base.expr, words=self.words_of(node))
        self._at_a_place(phrase, node)
        return form.Inside(self._place_for(phrase, self.cells(base, node)), words=self.words_of(node))
