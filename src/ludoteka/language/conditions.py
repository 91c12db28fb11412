"""Conditions and the tails of phrases: what is said of things, and where they are."""

from __future__ import annotations

from typing import cast

from lark import Token

from ludoteka.language import form, thing_phrases
from ludoteka.language.context import Node, said_of_game, span_of, tree, word
from ludoteka.language.form import YOU, Expr, Filter, Local, Num
from ludoteka.language.phrases import OPS, Phrase, PhraseReader, Start
from ludoteka.language.words import with_article

SAID_OF_SETS = ("joins_many", "joins", "together", "together_touching", "equation")
"""Predicates of a set as a whole."""


class ConditionReader(PhraseReader):
    """Reads what is said of things."""

    # ---- whole conditions ----------------------------------------------------------------------------------------
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
        return isinstance(first, Token) and first.type in ("IS", "CAN") and "not" in first

    # ---- predicates as filters ---------------------------------------------------------------------------------
    def predicate_filters(self, node: Node, phrase: Phrase, plain: bool = False) -> list[Filter]:
        """What a predicate keeps of a set; `plain` leaves out its 'not'."""
        words = self.words_of(node)
        negated = self._negated(node) and not plain
        if node.data == "is_placed":
            filters = self.tail(tree(node.children[1]), phrase)
        elif node.data == "is_adj" and len(node.children) == 3 and node.children[2] is None:
            filters = [self.adjective(tree(node.children[1]), phrase)]
        else:
            local = self.scope.new_local(phrase.sort)
            one = Phrase(Local(local), phrase.sort, noun=phrase.noun)
            condition = self.said_of(node, one, plain=plain)
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
        filters = self.tail(tree(node.children[1]), every)
        if len(filters) == 1 and isinstance(filters[0], form.Inside):
            return form.Member(filters[0].of, subject.expr)
        return form.Some(form.Filtered(form.One(subject.expr), tuple(filters), subject.sort))

    def _says_is_same(self, node: Node, subject: Phrase) -> Expr:
        verb, cmp, options = node.children
        return self._compared(subject, word(verb), cmp, tree(options))

    def _compared(self, left: Phrase, verb: str, cmp: object, options: Node) -> Expr:
        negated = "not" in verb
        parts = [tree(child) for child in options.children if not isinstance(child, Token)]
        if cmp is not None:
            value = form.Compare(OPS[word(cmp).lower()], self._need_number(left, options), self.number(parts[0]))
            return form.Not(value) if negated else value
        same = tuple(self._same(left, part) for part in parts)
        answer = same[0] if len(same) == 1 else form.Any(same)
        return form.Not(answer) if negated else answer

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

    def _says_holds(self, node: Node, subject: Phrase) -> Expr:
        if subject.sort == "zone":
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
        cmp, count, prop = (word(child) for child in node.children)
        value = self.property_of(prop, subject, node)
        left = form.Count(value.expr) if value.many else self._need_number(value, node)
        return form.Compare(OPS[cmp.lower()], left, Num(int(count)))

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

    # ---- tails ---------------------------------------------------------------------------------------------------
    def tail(self, node: Node, phrase: Phrase) -> list[Filter]:
        """What a tail keeps of the things in front of it."""
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

    # ---- places as sets of cells -------------------------------------------------------------------------------
    def _place_cells(self, node: Node) -> Expr:
        return cast(Expr, getattr(self, f"_place_{node.data}")(node))

    def _place_next_to(self, node: Node) -> Expr:
        return self._near(node)

    def _place_next_along(self, node: Node) -> Expr:
        return form.Linked(self._start(node.children[0], node).pieces)

    def _place_touching(self, node: Node) -> Expr:
        return self._near(node, touching=True)

    def _near(self, node: Node, touching: bool = False) -> Expr:
        """Next to a whole ('its group') is outside it; 'black stones next to a black stone' are pairs of them."""
        base = self.base(tree(node.children[0]))
        return form.Near(self.cells(base, node), touching, outside=base.det == "ref")

    def _place_between_(self, node: Node) -> Expr:
        start, goal = (self.one_cell(tree(child)) for child in node.children)
        return form.Between(start, goal)

    def _place_in_line_with(self, node: Node) -> Expr:
        return form.Line(*(self.one_cell(tree(child)) for child in node.children))

    def _place_in_sight(self, node: Node) -> Expr:
        ways, base = node.children
        start = self._start(base, node)
        return form.Sight(start.cells, self.ways(tree(ways) if ways is not None else None, start))

    def _place_one_step(self, node: Node) -> Expr:
        ways, base = node.children
        return self._stepped(ways, base, Num(1), node)

    def _place_steps(self, node: Node) -> Expr:
        count, ways, base = node.children[-3:]
        if isinstance(count, Token):
            return self._stepped(ways, base, Num(int(count)), node)
        return self._stepped(ways, base, self.number(tree(count)), node)

    def _stepped(self, ways: object, base: object, count: Expr, node: Node) -> Expr:
        start = self._start(base, node)
        return form.Steps(start.cells, self.ways(tree(ways) if ways is not None else None, start), count)

    def _place_within(self, node: Node) -> Expr:
        count, base = node.children
        return form.Within(self._start(base, node).cells, self.number(tree(count)))

    def _place_leap(self, node: Node) -> Expr:
        long, short, *base = node.children
        start = self._start(base[0] if base else None, node)
        return form.Leap(start.cells, int(word(long)), int(word(short)))

    def _place_at_column(self, node: Node) -> Expr:
        column, row = (self.number(tree(child)) for child in node.children)
        return form.One(form.CellAt(column, row))

    def _start(self, base: object, node: Node) -> Start:
        """Where steps begin; without a word, at `this`."""
        if base is None:
            if self.scope.owner not in ("piece", "cell"):
                raise self.wrong("from", node, "from where? nothing is 'this' here", "add 'from …'")
            start = self._base_this(node)
        else:
            start = self.base(tree(base))
        cells = self.cells(start, node)
        if start.sort == "piece" and not start.many:
            return Start(cells, form.OwnerOf(start.expr, "piece"), start.as_set, start.expr)
        return Start(cells, Local(YOU), start.as_set if start.sort == "piece" else form.PiecesOn(cells))
