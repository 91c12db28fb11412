"""Whole conditions: what a line says must hold."""

from __future__ import annotations

from typing import cast

from lark import Token

from ludoteka.language import form
from ludoteka.language.context import Node, said_of_game, span_of, tree, word
from ludoteka.language.form import Expr, Num
from ludoteka.language.phrases import Phrase
from ludoteka.language.tails import TailReader

SAID_OF_SETS = ("joins_many", "joins", "together", "together_touching", "equation")
"""Predicates of a set as a whole."""


class ConditionReader(TailReader):
    """Reads the conditions of lines."""

    def condition(self, node: Node) -> Expr:
        """A condition of a line."""
        if node.data == "all_of":
            return form.All(tuple(self.condition(tree(part)) for part in node.children))
        if node.data == "any_of":
            return form.Any(tuple(self.condition(tree(part)) for part in node.children))
        return cast(Expr, getattr(self, f"_condition_{node.data}")(node))

    def _condition_there_is(self, node: Node) -> Expr:
        return self._counted(self.noun_phrase(tree(node.children[0])), [])

    def _condition_occurred_before(self, node: Node) -> Expr:
        return form.Occurred("board" in word(node.children[0]), Num(2))

    def _condition_occurred_times(self, node: Node) -> Expr:
        return form.Occurred("board" in word(node.children[0]), self.number(tree(node.children[1])))

    def _condition_game_state(self, node: Node) -> Expr:
        verb, name = node.children
        for kept, value in self.context.words.get(word(name), []):
            if kept.owner == "game":
                self.context.used.add(word(name))
                same = form.Compare("=", form.Read(f"game.{kept.name}"), Num(value))
                return form.Not(same) if "not" in word(verb) else same
        defined = said_of_game(word(name))
        if self.context.definitions(defined, span_of(node)):
            self.context.used.add(defined)
            holds = form.Call(defined, ())
            return form.Not(holds) if "not" in word(verb) else holds
        raise self.wrong("adjective", node, f"the game is never '{name}'",
                         f"declare 'the game is … or {name}', or explain 'the game is {name} if …'")

    def _condition_compares(self, node: Node) -> Expr:
        left, verb, cmp, right = node.children
        if (numbers := self.numbers(tree(left))) is not None:
            return self._same_numbers(numbers, word(verb), cmp, tree(right))
        return self._compared(Phrase(self.number(tree(left)), "number"), word(verb), cmp, tree(right))

    def _same_numbers(self, left: Expr, verb: str, cmp: object, options: Node) -> Expr:
        """Several numbers compared with several others, in their order."""
        others = [self.numbers(tree(child)) for child in options.children if not isinstance(child, Token)]
        same = tuple(form.SameNumbers(left, other) for other in others if other is not None)
        if cmp is not None or len(same) < len(others):
            raise self.wrong("many-numbers", options, "several numbers can only be the same as several others",
                             "for instance: 'the runs of its stones are the lengths of its clues'")
        answer = same[0] if len(same) == 1 else form.Any(same)
        return form.Not(answer) if "not" in verb else answer

    def _condition_says(self, node: Node) -> Expr:
        subject, predicate = (tree(child) for child in node.children)
        phrase = self.noun_phrase(subject)
        if predicate.data in SAID_OF_SETS and phrase.det not in ("ref", "the", "owned", "every", "bare"):
            raise self.wrong("whole-set", subject, f"'{self.words_of(subject)}' does not name a whole set, "
                             f"of which '{self.words_of(predicate)}' is said",
                             "say 'the …', 'your …' or 'all …' of the things")
        if predicate.data == "joins_many":
            return self._joins_many(self.cells(phrase, subject), tree(predicate.children[0]))
        if predicate.data == "joins":
            goals = tuple(self.cells(self.noun_phrase(tree(goal)), tree(goal)) for goal in predicate.children
                          if not isinstance(goal, Token))
            return form.Joins(self.cells(phrase, subject), goals)
        if predicate.data in ("together", "together_touching"):
            return form.Together(self.cells(phrase, subject), predicate.data == "together_touching")
        if predicate.data == "equation":
            return self._true_equation(phrase, subject)
        if not phrase.many:
            return self.said_of(predicate, phrase)
        if phrase.det == "ref":
            return self._said_of_set(predicate, phrase)
        negated = self._negated(predicate)
        filters = self.predicate_filters(predicate, phrase)
        if phrase.det == "every":
            if any(isinstance(one, form.WHOLE) for one in filters):
                raise self.wrong("every", predicate, "'every' cannot be joined with this; count them instead")
            return form.Not(form.Some(self._filtered(phrase, [self._opposite(filters, phrase)])))
        if negated and phrase.det in ("the", "owned"):
            return form.Not(form.Some(self._filtered(phrase, self.predicate_filters(predicate, phrase, plain=True))))
        return self._counted(phrase, filters)

    def _joins_many(self, cells: Expr, node: Node) -> Expr:
        """'join every side', 'join 3 sides'."""
        goals = self.noun_phrase(node)
        if goals.sort not in ("region", "cell") or goals.det not in ("every", "some"):
            raise self.wrong("joins", node, "at least two places are joined, and only one is named",
                             "say for instance 'your stones join your first row and your last row'")
        count = goals.count if goals.det == "some" else None
        return form.JoinsMany(cells, goals.as_set, goals.sort, goals.op, count)

    def _true_equation(self, phrase: Phrase, node: Node) -> Expr:
        """Pieces read as signs: each has one number to write, or a sign of the legend."""
        description = self.context.description
        kinds = set(description.kinds_of(phrase.noun)) if phrase.sort == "piece" else set()
        if not any(sign == "=" and meaning.kind in kinds for sign, meaning in description.legend.items()):
            raise self.wrong("equation", node, "nothing among these is drawn as '='",
                             "an equation is made of pieces; explain them in the legend: '= equals sign'")
        for kind in sorted(kinds):
            numbers = description.numbers_of(kind)
            if len(numbers) > 1:
                raise self.wrong("equation", node, f"which number of a {kind} is to be read? it has {len(numbers)}")
            self.context.used.update(one.name for one in numbers)
        return form.TrueEquation(phrase.as_set)
