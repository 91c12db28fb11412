"""Noun phrases: from words to sets and values of the form."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal, cast

from lark import Token, Tree

from ludoteka.language import form, thing_phrases
from ludoteka.language.context import Context, Node, span_of, tree, word
from ludoteka.language.form import YOU, Expr, Filter, Local, Num, Op, Sort, Ways
from ludoteka.language.scope import Binding, Scope

OPS: dict[str, Op] = {"at least": ">=", "at most": "<=", "more than": ">", "less than": "<", "fewer than": "<",
                      "exactly": "="}
_CELL_NAME = re.compile(r"^[a-z]{1,2}\d{1,2}$")


class Wrong(Exception):
    """A sentence cannot be understood; the message has been reported."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """What a phrase means: a value or a set, of which sort, and how its determiner counts."""

    expr: Expr
    sort: Sort
    many: bool = False
    det: str = "ref"
    """ref (a known thing), a, the, every, no, another, owned, bare, some, up to, any number, random."""
    op: Op = ">="
    count: int = 1
    noun: str = ""
    new: tuple[str, Expr | None] | None = None
    """The kind and owner, where the phrase can name pieces from the box."""

    @property
    def as_set(self) -> Expr:
        return self.expr if self.many else form.One(self.expr)


class PhraseReader:
    """Reads the noun phrases and values of one rule."""

    def __init__(self, context: Context, scope: Scope, text: str = "") -> None:
        self.context = context
        self.scope = scope
        self.text = text

    # ---- messages ----------------------------------------------------------------------------------------------
    def wrong(self, code: str, node: Node | Token, message: str, hint: str = "") -> Wrong:
        self.context.findings.error(code, span_of(node), message, hint)
        return Wrong(message)

    def words_of(self, node: Node) -> str:
        meta = node.meta
        if getattr(meta, "empty", True):
            return ""
        return self.text[meta.start_pos:meta.end_pos]

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
        self.property_of(word(prop), Phrase(bound.expr, bound.sort, noun=bound.noun), cast(Token, prop))
        self.context.not_yet("counting different values")
        return Phrase(form.NotYet("counting different values"), "number")

    def _value_fold(self, node: Node) -> Phrase:
        how, prop, of = node.children
        members = self.noun_phrase(tree(of))
        bound = self._member(members, tree(of))
        value = self.property_of(word(prop), Phrase(bound.expr, bound.sort, noun=bound.noun), cast(Token, prop))
        return Phrase(form.Fold(cast(Literal["total"], word(how).lower()), members.as_set, bound.local, value.expr),
                      "number")

    def _value_extreme(self, node: Node) -> Phrase:
        which, left, right = node.children
        op: Literal["max", "min"] = "max" if word(which).lower().startswith("larger") else "min"
        return Phrase(form.Arithmetic(op, self.number(tree(left)), self.number(tree(right))), "number")

    def _value_distance(self, node: Node) -> Phrase:
        start, goal = (self.one_cell(tree(child)) for child in node.children)
        return Phrase(form.Distance(start, goal), "number")

    def _member(self, members: Phrase, node: Node) -> Binding:
        """A hidden local that holds each member of a set in turn."""
        return Binding(self.scope.new_local(members.sort), members.sort, members.noun)

    # ---- phrases -----------------------------------------------------------------------------------------------
    def noun_phrase(self, node: Node) -> Phrase:
        """A base with its tails."""
        if node.data != "np":
            return self.base(node)
        phrase = self.base(tree(node.children[0]))
        for tail in node.children[1:]:
            phrase = self.with_filters(phrase, self.tail(tree(tail), phrase), tree(tail))
        return self._settled(phrase)

    def with_filters(self, phrase: Phrase, filters: list[Filter], node: Node) -> Phrase:
        words = self.words_of(node)
        source = phrase.expr
        filters = [one if one.words else replace(one, words=words) for one in filters]
        if isinstance(source, form.Filtered):
            late = [one for one in source.filters if isinstance(one, form.Superlative)]
            early = [one for one in source.filters if not isinstance(one, form.Superlative)]
            expr: Expr = form.Filtered(source.source, (*early, *filters, *late), phrase.sort)
        else:
            if not phrase.many:
                raise self.wrong("tail", node, f"'{words}' cannot follow a thing that is known already",
                                 "ask about it with 'is …' instead")
            expr = form.Filtered(source, tuple(filters), phrase.sort)
        return replace(phrase, expr=expr, new=None)

    def _settled(self, phrase: Phrase) -> Phrase:
        return phrase

    def base(self, node: Node) -> Phrase:
        reader = getattr(self, f"_base_{node.data}", None)
        if reader is None:
            raise self.wrong("phrase", node, f"'{self.words_of(node)}' is not understood here")
        return cast(Phrase, reader(node))

    def _bound(self, bound: Binding) -> Phrase:
        return Phrase(bound.expr, bound.sort, bound.many, noun=bound.noun)

    def _base_it(self, node: Node) -> Phrase:
        if self.scope.subject is not None and self.scope.it is None:
            return self._bound(self.scope.subject)
        bound = self.scope.pronoun("it", span_of(node), self.context.findings)
        if bound is None:
            raise Wrong
        return self._bound(bound)

    def _base_there(self, node: Node) -> Phrase:
        bound = self.scope.pronoun("there", span_of(node), self.context.findings)
        if bound is None:
            raise Wrong
        return self._bound(bound)

    def _base_this(self, node: Node) -> Phrase:
        if self.scope.owner == "game":
            raise self.wrong("no-this", node, "'this' means the thing under whose heading a line stands; "
                             "this line stands under none")
        sort: Sort = self.scope.owner
        if self.scope.noun and self.context.nouns.get(self.scope.noun) == "thing":
            sort = "thing"
        return Phrase(Local(form.THIS), sort, noun=self.scope.noun)

    def _base_that_noun(self, node: Node) -> Phrase:
        noun = word(node.children[0])
        bound = self.scope.that(noun, self.context.covers)
        if bound is None and self.scope.subject is not None and self.scope.subject.noun == noun:
            bound = self.scope.subject
        if bound is None:
            raise self.wrong("that", node, f"no {noun} has been named above that 'that {noun}' could mean")
        return self._bound(bound)

    def _base_that_prop(self, node: Node) -> Phrase:
        name = word(node.children[0])
        bound = self.scope.that(name, self.context.covers)
        if bound is None:
            raise self.wrong("that", node, f"no {name} has been chosen above that 'that {name}' could mean")
        return self._bound(bound)

    def _base_that_number(self, node: Node) -> Phrase:
        bound = self.scope.that("number", {})
        if bound is None:
            raise self.wrong("that", node, "no number has been chosen above that 'that number' could mean")
        return self._bound(bound)

    def _base_you(self, node: Node) -> Phrase:
        return Phrase(Local(YOU), "player", noun="player")

    def _base_nobody(self, node: Node) -> Phrase:
        return Phrase(Num(-1), "player", noun="player")

    def _base_next_player(self, node: Node) -> Phrase:
        return Phrase(form.SeatAfter(Local(YOU), 1), "player", noun="player")

    def _base_previous_player(self, node: Node) -> Phrase:
        return Phrase(form.SeatAfter(Local(YOU), -1), "player", noun="player")

    def _base_player_after(self, node: Node, steps: int = 1) -> Phrase:
        other = self.base(tree(node.children[0]))
        if other.sort != "player":
            raise self.wrong("player", node, f"a {other.noun or other.sort} is not a player")
        seat = form.FirstOf(other.expr) if other.many else other.expr
        return Phrase(form.SeatAfter(seat, steps), "player", noun="player")

    def _base_player_before(self, node: Node) -> Phrase:
        return self._base_player_after(node, -1)

    def _base_player_opposite(self, node: Node) -> Phrase:
        counts = self.context.description.seat_counts
        if len(counts) != 1 or counts[0] % 2:
            raise self.wrong("opposite", node, "somebody sits opposite only where an even number plays")
        return Phrase(form.SeatAfter(Local(YOU), counts[0] // 2), "player", noun="player")

    def _base_opponent(self, node: Node) -> Phrase:
        if self.context.description.seat_counts and self.context.description.seat_counts != (2,):
            raise self.wrong("opponent", node, "there is one opponent only in a game for two",
                             "say 'the next player' or 'another player'")
        return Phrase(form.SeatAfter(Local(YOU), 1), "player", noun="player")

    def _base_the_board(self, node: Node) -> Phrase:
        return Phrase(form.Cells(), "cell", many=True, det="every", noun="cell")

    def _base_turn_number(self, node: Node) -> Phrase:
        return Phrase(form.TurnNumber(), "number")

    def _base_number_(self, node: Node) -> Phrase:
        return Phrase(Num(int(word(node.children[0]))), "number")

    def _base_name(self, node: Node) -> Phrase:
        name = word(node.children[0])
        seats = [seat.lower() for seat in self.context.description.seats]
        if name.lower() in seats:
            return Phrase(Num(seats.index(name.lower())), "player", noun="player")
        if name.lower() in self.context.traits:
            return Phrase(Num(self.context.traits[name.lower()][1]), "word", noun=self.context.traits[name.lower()][0])
        if (found := self.context.things.names.get(name.lower())) is not None:
            return thing_phrases.property_phrase(self, found, Phrase(Num(0), "thing"))
        if any(board.name.lower() == name.lower() for board in self.context.description.boards):
            return Phrase(form.BoardCells(name.lower()), "cell", True, "every", noun="cell")
        if _CELL_NAME.match(name.lower()) or self._is_place(name):
            return Phrase(form.NamedCell(name.lower()), "cell", noun="cell")
        raise self.wrong("name", node, f"'{name}' cannot be used here")

    def _is_place(self, name: str) -> bool:
        return any(name.lower() == place.lower() for board in self.context.description.boards
                   for place, _ in board.links)

    def _base_var(self, node: Node) -> Phrase:
        name = word(node.children[0])
        bound = self.scope.names.get(name)
        if bound is None:
            raise self.wrong("unbound", node, f"'{name}' has no meaning yet in this rule",
                             f"a line above must end with 'as the {name}'")
        return self._bound(bound)

    # ---- properties --------------------------------------------------------------------------------------------
    def _base_prop_here(self, node: Node) -> Phrase:
        return self.property_of(word(node.children[0]), None, node)

    def _base_prop_of(self, node: Node) -> Phrase:
        first, second = node.children
        prop, of = (first, second) if isinstance(first, Token) else (second, first)
        subject = self.owner(tree(of))
        return self.property_of(word(prop), subject, node)

    def owner(self, node: Node) -> Phrase:
        """The one that 'your', 'its' or '…'s' speaks of."""
        if node.data == "your":
            return self._base_you(node)
        if node.data == "its":
            if self.scope.subject is not None:
                return self._bound(self.scope.subject)
            if self.scope.it is None and self.scope.owner != "game":
                return self._base_this(node)
            return self._base_it(node)
        if node.data in ("whose_", "of_"):
            return self.owner(tree(node.children[0]))
        return self.base(node)

    def property_of(self, name: str, subject: Phrase | None, node: Node | Token) -> Phrase:
        """A property of a thing; without one, of `this` or of the game."""
        if subject is None:
            return self._bare_property(name, node)
        if subject.many:
            return self._gathered(name, subject, node)
        found = self._property(name, subject, node)
        if found is None:
            raise self.wrong("property", node, f"{_with_article(subject.noun or subject.sort)} has no '{name}'",
                             "declare it, for instance with 'each … has …'")
        return found

    def _bare_property(self, name: str, node: Node | Token) -> Phrase:
        for subject in (self.scope.subject, None):
            if subject is not None and (found := self._property(name, self._bound(subject), node)):
                return found
        if self.scope.owner != "game":
            this = self._base_this(node if isinstance(node, Tree) else Tree("this", []))
            if found := self._property(name, this, node):
                return found
        if found := self._game_property(name, node):
            return found
        raise self.wrong("property", node, f"'{name}' is not kept by the game",
                         f"say whose it is: 'your {name}', 'its {name}', 'the {name} of …'")

    def _game_property(self, name: str, node: Node | Token) -> Phrase | None:
        kept = self.context.kept_for(name, "game")
        if kept is not None:
            return Phrase(form.Read(f"game.{name}"), kept.sort, noun=name if kept.sort == "number" else kept.sort)
        option = next((one for one in self.context.description.options if one.name == name), None)
        if option is not None:
            self.context.used.add(name)
            words = any(isinstance(value, str) for value in option.values)
            return Phrase(form.Setting(name), "word" if words else "number", noun=name)
        if name in self.context.quantities:
            for made in self.context.definitions(name, span_of(node)):
                if not made.params:
                    return Phrase(form.Call(name, ()), made.sort, made.many, noun=made.noun or made.sort)
        if found := self.context.things.property(name, "game"):
            return thing_phrases.property_phrase(self, found, Phrase(Num(0), "thing"))
        return None

    def _property(self, name: str, subject: Phrase, node: Node | Token) -> Phrase | None:
        if found := thing_phrases.thing_property(self, name, subject):
            return found
        if subject.sort == "piece" and self.context.kept_for(name, "piece"):
            return self._read("piece", name, subject.expr)
        if subject.sort in ("piece", "cell") and self.context.kept_for(name, "cell"):
            return self._read("cell", name, self.as_cell(subject, node))
        if subject.sort == "player" and self.context.kept_for(name, "player"):
            return self._read("player", name, subject.expr)
        if name in self.context.quantities and (found := self._defined(name, subject, node)):
            return found
        if name == "owner" and subject.sort in ("piece", "cell"):
            return Phrase(form.OwnerOf(subject.expr, subject.sort), "player", noun="player")
        if name == "position" and subject.sort in ("piece", "cell"):
            return Phrase(form.PositionOf(self.as_cell(subject, node)), "number")
        if name == "kind" and subject.sort == "piece":
            return Phrase(form.KindOf(subject.expr), "kind")
        return None

    def _read(self, owner: str, name: str, of: Expr) -> Phrase:
        kept = self.context.description.kept[f"{owner}.{name}"]
        return Phrase(form.Read(f"{owner}.{name}", of), kept.sort, noun=name if kept.sort == "number" else kept.sort)

    def _defined(self, name: str, subject: Phrase, node: Node | Token) -> Phrase | None:
        made = [one for one in self.context.definitions(name, span_of(node))
                if len(one.params) == 1 and self._explained_for(one.kinds, subject)]
        if not made:
            return None
        self.context.used.add(name)
        arg = subject.expr
        wants = made[0].kinds
        if subject.sort == "piece" and wants == ("cell",):
            arg = self.as_cell(subject, node)
        noun = made[0].noun if made[0].sort in ("thing", "word") else made[0].sort
        return Phrase(form.Call(name, (arg,)), made[0].sort, made[0].many, noun=noun)

    def _explained_for(self, kinds: tuple[str, ...], subject: Phrase) -> bool:
        """Whether a quantity explained for some kinds can be asked of this; a cell's is asked of what stands there."""
        if subject.sort == "thing":
            return self.context.things.fits(subject.noun, kinds)
        sorts = {self.context.nouns.get(kind) for kind in kinds}
        return not sorts or (subject.sort in sorts if subject.sort == "player" else not sorts <= {"player", "thing"})

    def _gathered(self, name: str, subject: Phrase, node: Node | Token) -> Phrase:
        """A property of each of several things: all cells, pieces … that any of them gives."""
        bound = Binding(self.scope.new_local(subject.sort), subject.sort, subject.noun)
        value = self.property_of(name, self._bound(bound), node)
        if value.sort == "number" and subject.det in ("the", "owned", "bare"):
            return self.property_of(name, Phrase(form.FirstOf(subject.expr), subject.sort, noun=subject.noun), node)
        if value.sort == "number":
            raise self.wrong("many-numbers", node, f"the {name} of several things is several numbers",
                             f"say 'the total {name} of …' or 'the highest {name} of …'")
        return Phrase(form.Gather(subject.expr, bound.local, value.as_set), value.sort, True, "every", noun=value.noun)

    # ---- descriptions ------------------------------------------------------------------------------------------
    def _base_desc(self, node: Node) -> Phrase:
        det, which, count, *adjs, noun, possessor = node.children
        phrase = self._described(node, [tree(adj) for adj in adjs], word(noun), det)
        if possessor is not None:
            phrase = self._of(phrase, tree(possessor), node)
        return self._superlative(phrase, which, count, Local(YOU))

    def _of(self, phrase: Phrase, possessor: Node, node: Node) -> Phrase:
        if possessor.data == "another_value":
            one = Phrase(Num(0), phrase.sort, noun=phrase.noun)
            self.property_of(word(possessor.children[0]), one, possessor)
            self.context.not_yet(thing_phrases.CARDS)
            return self.with_filters(phrase, [form.Outside(form.NotYet(thing_phrases.CARDS))], node)
        return self._possessed(phrase, self.owner(possessor), node)

    def _base_owned(self, node: Node) -> Phrase:
        owner, which, count, *adjs, noun = node.children
        holder = self.owner(tree(owner))
        name = word(noun)
        sort = self.context.nouns.get(name)
        if sort == "region" and holder.sort in ("cell", "piece"):
            cell = self.as_cell(holder, node)
            return Phrase(form.RegionOf(name, cell), "region", noun=name)
        if sort == "cell" and holder.sort == "piece" and not adjs:
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
        if sort is None:
            raise self.wrong("noun", node, f"'{noun}' is not a kind of thing here")
        self.context.used.add(noun)
        if sort == "thing":
            self.context.not_yet(thing_phrases.CARDS)
        sources: dict[Sort, Expr] = {"cell": form.Cells(), "player": form.Players(), "region": form.Regions(noun),
                                     "thing": form.NotYet(thing_phrases.CARDS)}
        source = sources.get(sort)
        owner: Expr | None = None
        if source is None:
            kinds = self.context.description.kinds_of(noun)
            source = form.Pieces(() if noun == "piece" else kinds)
        name, op, count = _determiner(det)
        phrase = Phrase(source, sort, True, name, op, count, noun)
        for adj in adjs:
            phrase = self.with_filters(phrase, [self.adjective(adj, phrase)], adj)
            if adj.data == "adj_name" and sort == "piece":
                owner = self._seat(adj)
        if name == "another":
            phrase = self.with_filters(phrase, [form.Outside(form.One(self._other_than(phrase, node)))], node)
        if sort == "piece" and all(adj.data == "adj_name" for adj in adjs):
            phrase = replace(phrase, new=(noun, owner))
        return phrase

    def _possessed(self, phrase: Phrase, holder: Phrase, node: Node) -> Phrase:
        """What belongs to a player, or lies in a row or set."""
        if holder.sort in ("zone", "word", "thing") or phrase.sort == "thing":
            return thing_phrases.possessed(self, phrase, holder, node)
        if holder.sort == "player" and phrase.sort in ("piece", "cell"):
            owned = form.OwnedBy(holder.expr, False, phrase.sort, holder.many, words=self.words_of(node))
            one = phrase.new is not None and phrase.new[1] is None and not holder.many
            new = (phrase.new[0], holder.expr) if one and phrase.new else None
            return replace(self.with_filters(phrase, [owned], node), new=new)
        if holder.sort == "player" and phrase.sort == "region":
            return phrase
        return self.with_filters(phrase, [form.Inside(self._place_for(phrase, self.cells(holder, node)))], node)

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
            if word(node.children[0]).lower() in (seat.lower() for seat in self.context.description.seats):
                return form.OwnedBy(self._seat(node), False, phrase.sort, words=words)
            return thing_phrases.named_adjective(self, word(node.children[0]), phrase, node)
        return self._adjective_word(word(node.children[0]), node, phrase, words)

    def _adjective_word(self, name: str, node: Node, phrase: Phrase, words: str) -> Filter:
        for kept, value in self.context.words.get(name, []):
            if kept.owner == phrase.sort:
                self.context.used.add(name)
                return form.InState(f"{kept.owner}.{kept.name}", value, phrase.sort, words=words)
        if phrase.sort == "thing" and (state := thing_phrases.state_filter(self, name, phrase, words)):
            return state
        if name in self.context.adjectives:
            local = self.scope.new_local(phrase.sort)
            condition = self.holds_of(name, Phrase(Local(local), phrase.sort, noun=phrase.noun), (), node)
            return form.Where(local, condition, words=words)
        if name in ("dark", "light"):
            self._only(node, phrase, "cell")
            return form.Shade(name == "dark", words=words)
        raise self.wrong("adjective", node, f"a {phrase.noun} is never '{name}'",
                         f"declare it with 'each {phrase.noun} is … or {name}' or 'a {phrase.noun} is {name} if …'")

    def holds_of(self, name: str, subject: Phrase, others: tuple[Expr, ...], node: Node) -> Expr:
        """A defined describing word, said of a thing."""
        made = self.context.definitions(name, span_of(node))
        if not made:
            raise Wrong
        self.context.used.add(name)
        if not any(self._explained_for(one.kinds, subject) for one in made):
            raise self.wrong("adjective", node, f"a {subject.noun} is never '{name}'",
                             f"explain it with 'a {subject.noun} is {name} if …'")
        if len(made[0].params) != 1 + len(others):
            raise self.wrong("adjective", node, f"'{name}' needs to be said 'of' whom" if not others else
                             f"'{name}' is not said of anyone")
        wants_cell = any(self.context.nouns.get(kind, "piece") == "cell" for kind in made[0].kinds)
        arg = self.as_cell(subject, node) if subject.sort == "piece" and wants_cell else subject.expr
        return form.Call(name, (arg, *others))

    def _seat(self, node: Node) -> Expr:
        name = word(node.children[0])
        seats = [seat.lower() for seat in self.context.description.seats]
        if name.lower() in seats:
            return Num(seats.index(name.lower()))
        self.context.not_yet("cards")
        return form.NotYet("cards")

    def _only(self, node: Node, phrase: Phrase, sort: Sort) -> None:
        if phrase.sort != sort:
            raise self.wrong("adjective", node, f"a {phrase.noun} cannot be '{self.words_of(node)}'")

    # ---- tails: see places.py ------------------------------------------------------------------------------------
    def tail(self, node: Node, phrase: Phrase) -> list[Filter]:
        raise NotImplementedError

    # ---- places ------------------------------------------------------------------------------------------------
    def as_cell(self, phrase: Phrase, node: Node | Token) -> Expr:
        """The cell that a thing is or stands on."""
        if phrase.many and phrase.sort in ("cell", "piece"):
            phrase = replace(phrase, expr=form.FirstOf(phrase.expr), many=False)
        if phrase.sort == "cell":
            return phrase.expr
        if phrase.sort == "piece":
            return form.CellOf(phrase.expr)
        if phrase.sort == "thing":
            return form.NotYet("cards")
        raise self.wrong("place", node, f"{_with_article(phrase.noun or phrase.sort)} is not a place")

    def as_place(self, phrase: Phrase, sort: Sort, node: Node | Token) -> Expr:
        """A known thing as a member of a set of cells or pieces."""
        if sort == "cell":
            return self.as_cell(phrase, node)
        if sort == phrase.sort:
            return form.FirstOf(phrase.expr) if phrase.many else phrase.expr
        if sort == "piece" and phrase.sort == "cell":
            return form.FirstOf(form.Filtered(form.Pieces(), (form.Inside(form.PiecesOn(form.One(phrase.expr))),),
                                              "piece"))
        raise self.wrong("sort", node, f"a {phrase.noun or phrase.sort} is not a {sort}")

    def cells(self, phrase: Phrase, node: Node | Token) -> Expr:
        """The set of cells that a phrase means as a place."""
        if phrase.sort == "cell":
            return phrase.as_set
        if phrase.sort == "piece":
            return form.CellsOf(phrase.as_set)
        if phrase.sort == "region":
            return form.RegionCells(phrase.as_set)
        if phrase.sort == "thing":
            return form.NotYet("cards")
        raise self.wrong("place", node, f"{_with_article(phrase.noun or phrase.sort)} is not a place")

    def one_cell(self, node: Node) -> Expr:
        return self.as_cell(self.noun_phrase(node), node)

    def _place_for(self, phrase: Phrase, cells: Expr) -> Expr:
        """Cells as a mask for a set of cells, pieces or regions."""
        return form.PiecesOn(cells) if phrase.sort == "piece" else cells

    def ways(self, node: Node | None, seat: Expr, piece: Expr | None = None) -> Ways:
        if node is None:
            return Ways(("any way",), seat)
        if node.data == "toward":
            return Ways(toward=self.one_cell(tree(node.children[0])))
        if node.data == "away":
            return Ways(away=self.one_cell(tree(node.children[0])))
        names = tuple(word(child) for child in node.children if isinstance(child, Token) and child.type == "DIR")
        if "ahead" in names and (piece is None or "piece.facing" not in self.context.description.kept):
            raise self.wrong("ahead", node, "only a piece that faces somewhere has something ahead",
                             "write 'faces up' under it, and 'ahead' from it")
        return Ways(names, seat, piece if "ahead" in names else None)


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


def _with_article(noun: str) -> str:
    return ("an " if noun[:1] in "aeiou" else "a ") + noun
