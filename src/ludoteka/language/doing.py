"""Simple sentences: what is chosen, done, put, set, forbidden and decided."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal, cast

from lark import Token

from ludoteka.language import actions as act
from ludoteka.language import form, thing_phrases
from ludoteka.language.actions import Action
from ludoteka.language.context import Node, tree, word
from ludoteka.language.form import YOU, Expr, Local, Num, Sort
from ludoteka.language.later import LaterReader
from ludoteka.language.layout import Line
from ludoteka.language.misses import keep_misses
from ludoteka.language.phrases import Phrase, Start
from ludoteka.language.scope import Binding
from ludoteka.language.several import bounds
from ludoteka.language.words import with_article


class DoingReader(LaterReader):
    """Reads sentences that have no block of their own."""

    # ---- choices -------------------------------------------------------------------------------------------------

    def _do_choose(self, node: Node, line: Line) -> Action:
        np, as_ = node.children
        phrase = self.noun_phrase(tree(np))
        if phrase.sort in ("number", "word"):
            raise self.wrong("choose", tree(np), "a number is chosen with 'choose a number from … to …'")
        if self.draws and phrase.expr == Local(cast(act.Random, self.draws[-1]).local):
            return act.Assign(self._bind(phrase, as_).local, phrase.expr, line=self.line)
        if not phrase.many:
            phrase = replace(phrase, expr=form.One(phrase.expr), many=True)
        several = bounds(phrase, tree(np))
        if several is not None and (several[1] < 1 or several[0] > several[1]):
            raise self.wrong("choose", tree(np), "at least one thing must be there to choose")
        bound = self._bind(phrase, as_, many=several is not None)
        name = word(tree(as_).children[0]) if several is not None and as_ is not None else ""
        return act.Choose(phrase.as_set, phrase.sort, bound.local, several, name, line=self.line)

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

    def _do_choose_way(self, node: Node, line: Line) -> Action:
        ways = self.ways(node, Start(form.Cells(), Local(YOU), form.Pieces()))
        return act.ChooseWay(ways, self.scope.bind("way", "way", self.line).local, line=self.line)

    # ---- deeds and abilities -------------------------------------------------------------------------------------

    def _do_use(self, node: Node, line: Line) -> Any:
        verb = word(node.children[0])
        often, as_ = node.children[-2:]
        given = [tree(child) for child in node.children[1:-2] if child is not None and tree(child).data[-5:] != "_prep"]
        self.context.used.add(verb)
        if self.context.verbs.get(verb) != "may":
            if often is not None:
                raise self.wrong("often", cast(Token, often), f"'{verb}' is not an ability of a piece",
                                 f"write 'repeat 3 times: {verb} …'")
            return self._deed(verb, given, node)
        done = self._use(verb, given, as_, node)
        if often is None or not isinstance(done, list):
            return done
        return [*done[:-1], replace(done[-1], often=True)]

    def _use(self, verb: str, given: list[Node], as_: object, node: Node) -> Any:
        if len(given) != 1:
            raise self.wrong("who", node, f"who or what is to {verb}?", f"write '{verb} with …' or '{verb} one of …'")
        phrase = self.noun_phrase(given[0])
        if phrase.sort not in (*thing_phrases.PLACED, "player"):
            raise self.wrong("who", given[0], f"a {phrase.noun or phrase.sort} cannot {verb}")
        if phrase.sort == "thing":
            self._able(verb, phrase.noun, node)
        if phrase.many and phrase.det in ("a", "some", "another", "bare"):
            bound = self._bind(phrase, as_)
            first: Action = act.Choose(phrase.as_set, phrase.sort, bound.local, line=self.line)
        elif phrase.det == "ref" and isinstance(phrase.expr, Local) and not phrase.many and as_ is None:
            known = Binding(phrase.expr.index, phrase.sort, phrase.noun, line=self.line)
            return [act.Use(verb, known.local, sort=phrase.sort, line=self.line)]
        else:
            bound = self._bind(phrase, as_)
            value = form.FirstOf(phrase.expr) if phrase.many else phrase.expr
            first = act.Assign(bound.local, value, line=self.line)
        return [first, act.Use(verb, bound.local, sort=phrase.sort, line=self.line)]

    def _deed(self, verb: str, given: list[Node], node: Node) -> Action:
        values = [self.value(one) for one in given]
        wanted = self.context.deed_params.get(verb, [()])
        if all(len(params) != len(values) for params in wanted):
            said = " … ".join([f"to {verb}", *(f"a {one}" for one in wanted[0])]).replace(" … ", " ", 1)
            raise self.wrong("arguments", node, f"'{verb}' is done with {len(wanted[0])} things, not {len(values)}",
                             f"it is explained as '{said}'")
        params = next(one for one in wanted if len(one) == len(values))
        args = tuple(self._argument(value, want, one) for value, want, one in zip(values, params, given, strict=True))
        this = self._base_this(node) if self.scope.owner in ("piece", "cell") else None
        if "" not in self.context.doers.get(verb, ("",)):
            self._able(verb, self.scope.noun, node)
        if this is None:
            return act.CallDeed(verb, None, args, line=self.line)
        return act.CallDeed(verb, this.expr, args, cast(Literal["piece"], this.sort), line=self.line)

    def _argument(self, value: Phrase, wanted: str, node: Node) -> Expr:
        trait = wanted in self.context.things.traits
        sort: Sort = "word" if trait else self.context.nouns.get(wanted, "number")
        if sort == "thing" or trait:
            thing_phrases.stored(self, Phrase(Num(0), sort, noun=wanted), value, node)
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

    def _do_put(self, node: Node, line: Line) -> Action | list[Action]:
        np, destination, manner, as_ = node.children
        phrase = self.noun_phrase(tree(np))
        goal = self._destination(tree(destination))
        name = word(tree(as_).children[0]) if as_ is not None else None
        if phrase.sort == "thing" or goal.sort in ("thing", "zone") or manner is not None:
            return self._put_thing(phrase, goal, node, name)
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
        if len(node.children) == 1:
            return self.noun_phrase(tree(node.children[0]))
        cells = tuple(self.cells(self.noun_phrase(tree(child)), tree(child)) for child in node.children)
        return Phrase(form.Union(cells), "cell", True, "every", noun="cell")

    def _do_remove(self, node: Node, line: Line) -> Action:
        phrase = self.noun_phrase(tree(node.children[0]))
        if phrase.sort == "thing":
            self._definite(phrase, tree(node.children[0]))
            return act.PutThings(phrase.as_set, Num(0), line=self.line)
        if phrase.sort != "piece":
            raise self.wrong("remove", tree(node.children[0]), f"only pieces can be removed, not a {phrase.noun}")
        self._definite(phrase, tree(node.children[0]))
        return act.Remove(phrase.as_set, line=self.line)

    def _do_swap(self, node: Node, line: Line) -> Action:
        first, second = (self.noun_phrase(tree(child)) for child in node.children)
        if first.expr == second.expr:
            raise self.wrong("swap", node, f"'{self.words_of(tree(node.children[0]))}' cannot swap places with itself",
                             "say which other one swaps places with it")
        for phrase, child in zip((first, second), node.children, strict=True):
            self._one_alone(phrase, tree(child))
        if not {first.sort, second.sort}.isdisjoint(("thing", "zone")):
            return self._swap_things(first, second, node)
        return act.SwapPlaces(self.as_place(first, "piece", node), self.as_place(second, "piece", node), line=self.line)

    def _do_toggle(self, node: Node, line: Line) -> Action:
        phrases = [self.noun_phrase(tree(child)) for child in node.children]
        keeper = phrases[0].keeper
        states = [kept for kept in self.context.description.kept.values()
                  if kept.owner == keeper and len(kept.words) == 2 and kept.start >= 0]
        if len(states) != 1 or any(phrase.keeper != keeper for phrase in phrases):
            raise self.wrong("toggle", node, f"a {phrases[0].noun} must have exactly one state of two words to toggle",
                             "declare it with 'each cell is dark or lit'")
        self.context.used.update(states[0].words)
        every = form.Union(tuple(one.as_set for one in phrases))
        return act.Toggle(f"{keeper}.{states[0].name}", every, line=self.line)

    def _do_becomes(self, node: Node, line: Line) -> Action | list[Action]:
        np, complement, until = node.children
        phrase = self.noun_phrase(tree(np))
        what = tree(complement)
        self._definite(phrase, tree(np))
        if what.data == "become_adj":
            made = self._become_adjective(phrase, tree(what.children[0]), node)
            if until is None:
                return made
            if isinstance(made, act.Store):
                return [made, self.goes_back(made.store, made.of, True, until)]
        if until is not None:
            raise self.wrong("until", tree(until), "what a piece is, it is for good",
                             "declare a state with 'is … or …', and let it become that")
        if phrase.sort != "piece":
            raise self.wrong("becomes", node, f"a {phrase.noun} cannot become another kind of thing")
        return self._become_other(phrase, what, node)

    def _become_adjective(self, phrase: Phrase, adj: Node, node: Node) -> Action:
        if adj.data != "adj_word":
            if adj.data == "adj_name":
                return act.BecomeKind(phrase.as_set, None, self._seat(adj), line=self.line)
            raise self.wrong("becomes", adj, f"nothing can become '{self.words_of(adj)}'")
        if (state := self.state(word(adj.children[0]), phrase)) is not None:
            return act.Store(state[0], phrase.as_set, Num(state[1]), True, line=self.line)
        raise self.wrong("becomes", adj, f"{with_article(phrase.noun)} has no state '{word(adj.children[0])}'",
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

    def _do_set_(self, node: Node, line: Line) -> Action | list[Action]:
        base, value, until = node.children
        return self._store(tree(base), lambda target: self._stored_value(tree(value), target), until)

    def _do_add(self, node: Node, line: Line) -> Action | list[Action]:
        value, base, until = node.children
        amount = self.number(tree(value))
        return self._store(tree(base), lambda target: self._summed("+", target, amount, tree(base)), until, amount)

    def _do_take(self, node: Node, line: Line) -> Action | list[Action]:
        value, base, until = node.children
        amount = self.number(tree(value))
        less = form.Arithmetic("-", Num(0), amount)
        return self._store(tree(base), lambda target: self._summed("-", target, amount, tree(base)), until, less)

    def _summed(self, op: Literal["+", "-"], target: Phrase, amount: Expr, node: Node) -> Expr:
        if target.sort != "number":
            raise self.wrong("not-number", node, f"'{self.words_of(node)}' is not a number")
        bare = replace(target.expr, bare=True) if isinstance(target.expr, form.Read) else target.expr
        return form.Arithmetic(op, bare, amount)

    def _stored_value(self, node: Node, target: Phrase) -> Expr:
        if target.sort == "word" and (place := thing_phrases.word_of(self, target.noun, node)) is not None:
            return place
        value = self.value(node)
        if isinstance(target.expr, form.NotYet) or target.sort in ("word", "thing"):
            thing_phrases.stored(self, target, value, node)
        if target.sort == "cell":
            return self.as_cell(value, node)
        if value.many:
            value = replace(value, expr=form.FirstOf(value.expr), many=False)
        if value.sort != target.sort:
            raise self.wrong("sort", node, f"it keeps a {target.sort}, not a {value.noun or value.sort}")
        return value.expr

    def _store(self, base: Node, value: Any, until: object, more: Expr | None = None) -> Action | list[Action]:
        target = self.base(base)
        if isinstance(target.expr, form.NotYet):
            value(target)
            return self._later(thing_phrases.CARDS)
        if not isinstance(target.expr, form.Read):
            raise self.wrong("target", base, f"'{self.words_of(base)}' is worked out, it cannot be set",
                             "only what was declared with 'has', 'is' or 'remembers' can change")
        store, of = target.expr.store, target.expr.of
        next_turn = (until is not None and tree(until).data == "until_next" and of is None
                     and target.sort in ("cell", "player"))
        if until is None or next_turn:
            return act.Store(store, of, value(target), False, next_turn, line=self.line)
        if target.sort == "number":
            amount = more if more is not None else form.Arithmetic("-", value(target), target.expr)
            return self.more(store, None if of is None else form.One(of), amount, until)
        return [act.Store(store, of, value(target), line=self.line), self.goes_back(store, of, False, until)]

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

    def _do_misses(self, node: Node, line: Line) -> list[Action]:
        np, *many = node.children
        who: Expr = form.One(Local(YOU))
        if np is not None:
            phrase = self.noun_phrase(tree(np))
            if phrase.sort != "player":
                raise self.wrong("who", tree(np), f"a player misses turns, not a {phrase.noun or phrase.sort}")
            self._definite(phrase, tree(np))
            who = phrase.as_set
        count = self.number(tree(many[0])) if many else Num(1)
        return self.more(keep_misses(self.context, self.line), who, count, None)

    def _do_swap_sides(self, node: Node, line: Line) -> Action:
        if self.context.description.seat_counts != (2,):
            here = Token("X", "", line=line.number, column=line.column, end_column=line.column + len(line.text))
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

    def _do_turn_toward(self, node: Node, line: Line) -> Action:
        return act.TurnToward(self._turning(node), self.one_cell(tree(node.children[1])), line=self.line)

    def _turned(self, node: Node, quarters: int) -> Action:
        return act.Turn(self._turning(node), quarters, line=self.line)

    def _turning(self, node: Node) -> form.Expr:
        phrase = self.noun_phrase(tree(node.children[0]))
        if phrase.sort != "piece" or "piece.facing" not in self.context.description.kept:
            raise self.wrong("turn", node, "only a piece that faces somewhere can be turned",
                             "write 'faces up' under the piece")
        return phrase.as_set
