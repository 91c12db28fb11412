"""References: pronouns, names and properties, as values and sets of the form."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal, cast

from lark import Token, Tree

from ludoteka.language import actions as act
from ludoteka.language import form, shown, thing_phrases
from ludoteka.language.context import BESIDES, Context, Node, span_of, tree, word
from ludoteka.language.description import Kept, of_zone
from ludoteka.language.form import YOU, Expr, Filter, Local, Num, Op, Sort
from ludoteka.language.misses import keep_misses
from ludoteka.language.scope import Binding, Scope
from ludoteka.language.words import TURNS_TO_MISS, with_article

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

    @property
    def region(self) -> str:
        """'row', 'column' or 'box', where it is one."""
        return self.noun if self.sort == "region" else ""

    @property
    def keeper(self) -> str:
        """Whose states and numbers it has: edges and corners are cells to the machine, but keep their own."""
        return self.noun if self.noun in BESIDES else self.sort


class ReferenceReader:
    """Reads what a rule speaks of already: pronouns, names, properties, places."""

    line = 0
    """The line that is read."""

    def __init__(self, context: Context, scope: Scope, text: str = "") -> None:
        self.context = context
        self.scope = scope
        self.text = text
        self.draws: list[act.Action] | None = None
        """What chance has to decide before the sentence is done; None where it has no say."""

    # ---- messages ----------------------------------------------------------------------------------------------
    def wrong(self, code: str, node: Node | Token, message: str, hint: str = "", fix: str | None = None) -> Wrong:
        self.context.findings.error(code, span_of(node), message, hint, fix)
        return Wrong(message)

    def words_of(self, node: Node) -> str:
        meta = node.meta
        if getattr(meta, "empty", True):
            return ""
        return self.text[meta.start_pos:meta.end_pos]

    # ---- bases -------------------------------------------------------------------------------------------------
    def base(self, node: Node) -> Phrase:
        """A thing or things that nothing more is said of."""
        return self.picked(self.named(node), node)

    def picked(self, phrase: Phrase, node: Node) -> Phrase:
        """'a random cell': chance draws one before the sentence is done."""
        if phrase.det != "random":
            return phrase
        local = self.scope.new_local(phrase.sort)
        self.draw(act.Random(phrase.as_set, phrase.sort, local, line=self.line), node)
        return Phrase(Local(local), phrase.sort, noun=phrase.noun)

    def _base_random_number(self, node: Node) -> Phrase:
        low, high = (self.base(tree(child)) for child in node.children)
        for one in (low, high):
            if one.sort != "number":
                raise self.wrong("not-number", node, f"a {one.noun or one.sort} is not a number")
        local = self.scope.new_local("number")
        self.draw(act.RandomNumber(low.expr, high.expr, local, line=self.line), node)
        return Phrase(Local(local), "number", noun="number")

    def draw(self, action: act.Action, node: Node) -> None:
        """Let chance decide something before the sentence is done, where the sentence is done once."""
        if self.draws is None or self.scope.subject is not None:
            raise self.wrong("chance-here", node, "chance has no say here: this is asked again and again",
                             "let it decide on a line above: 'remember a random … as the chosen …'")
        self.draws.append(action)

    def named(self, node: Node) -> Phrase:
        """What a pronoun, a name or a noun with its adjectives means, before what follows it."""
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
            return thing_phrases.property_phrase(self, found, Phrase(Num(-1), "player"))
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
        if bound is None and self.context.findings.any_error_on(self.context.vocabulary.lines.get(name, 0)):
            raise Wrong  # the line that gives the name was not understood, and that has been told
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

    def _base_prop_for(self, node: Node) -> Phrase:
        """A quantity asked of two things: 'the strength of you for that row'."""
        name = word(node.children[0])
        subject, other = self.owner(tree(node.children[1])), self.base(tree(node.children[2]))
        made = next((one for one in self.context.definitions(name, span_of(node)) if one.asked_for), None)
        if made is None:
            raise self.wrong("property", node, f"'{name}' is not asked for anything",
                             f"explain it as 'the {name} of a … for a …'")
        self.context.used.add(name)
        sort = self.context.nouns.get(made.asked_for, "cell")
        if other.sort != sort and sort != "cell":
            raise self.wrong("sort", node, f"a {made.asked_for} is asked for here, not a {other.noun or other.sort}")
        second = self.as_place(other, sort, node) if sort in ("cell", "piece") else other.expr
        if other.many and sort not in ("cell", "piece"):
            second = form.FirstOf(second)
        return Phrase(form.Call(name, (subject.expr, second), region=subject.region), made.sort, made.many,
                      noun=made.noun or made.sort)

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
        shown.check_value(self, name, subject, node)
        found = self._property(name, subject, node)
        if found is None:
            raise self.wrong("property", node, f"{with_article(subject.noun or subject.sort)} has no '{name}'",
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
            return Phrase(form.Read(f"game.{name}"), kept.sort, noun=_called(kept))
        option = next((one for one in self.context.description.options if one.name == name), None)
        if option is not None:
            self.context.used.add(name)
            words = any(isinstance(value, str) for value in option.values)
            return Phrase(form.Setting(name), "word" if words else "number", noun=name)
        if name in self.context.quantities:
            for made in self.context.definitions(name, span_of(node)):
                if not made.params:
                    self.context.used.add(name)
                    return Phrase(form.Call(name, ()), made.sort, made.many, noun=made.noun or made.sort)
        if found := self.context.things.property(name, "game"):
            return thing_phrases.property_phrase(self, found, Phrase(Num(-1), "player"))
        return None

    def _property(self, name: str, subject: Phrase, node: Node | Token) -> Phrase | None:
        if subject.sort == "zone":
            return self._zone_number(name, subject, node)
        if found := thing_phrases.thing_property(self, name, subject):
            return found
        if subject.sort == "piece" and self.context.kept_for(name, "piece"):
            return self._read("piece", name, subject.expr)
        if subject.noun in BESIDES and self.context.kept_for(name, subject.noun):
            return self._read(subject.noun, name, subject.expr)
        if subject.sort in ("piece", "cell") and subject.noun not in BESIDES and self.context.kept_for(name, "cell"):
            return self._read("cell", name, self.as_cell(subject, node))
        if subject.sort == "player" and self.context.kept_for(name, "player"):
            return self._read("player", name, subject.expr)
        if name in self.context.quantities and (found := self._defined(name, subject, node)):
            return found
        if name == "owner" and subject.sort in ("piece", "cell"):
            return Phrase(form.OwnerOf(subject.expr, subject.sort), "player", noun="player")
        if name == "position" and subject.sort in ("piece", "cell"):
            return Phrase(form.PositionOf(self.as_cell(subject, node)), "number")
        if name in ("row number", "column number") and subject.sort in ("piece", "cell"):
            kind: Literal["row", "column"] = "row" if name == "row number" else "column"
            return Phrase(form.LineNumber(kind, self.as_cell(subject, node)), "number")
        if name == TURNS_TO_MISS and subject.sort == "player":
            keep_misses(self.context, self.line)
            return self._read("player", name, subject.expr)
        if name == "seat" and subject.sort == "player":
            return Phrase(form.Arithmetic("+", subject.expr, Num(1)), "number", noun=name)
        if name == "number of ways" and subject.sort == "piece":
            return Phrase(form.WayCount(subject.expr), "number", noun=name)
        if name == "kind" and subject.sort == "piece":
            return Phrase(form.KindOf(subject.expr), "kind")
        return None

    def _zone_number(self, name: str, subject: Phrase, node: Node | Token) -> Phrase | None:
        """A number of a zone, kept by whoever has the zone."""
        zone = subject.expr
        if not isinstance(zone, form.ZoneOf):
            raise self.wrong("target", node, "the numbers of a zone are spoken of with the zone's own name",
                             f"write for instance 'add 1 to the {name} of the {subject.noun}'")
        owner = "game" if zone.seat is None else "player"
        kept = self.context.kept_for(of_zone(name, zone.name), owner)
        return self._read(owner, kept.name, zone.seat) if kept is not None else None

    def _read(self, owner: str, name: str, of: Expr | None) -> Phrase:
        kept = self.context.description.kept[f"{owner}.{name}"]
        return Phrase(form.Read(f"{owner}.{name}", of), kept.sort, noun=_called(kept))

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
        return Phrase(form.Call(name, (arg,), region=subject.region), made[0].sort, made[0].many, noun=noun)

    def _explained_for(self, kinds: tuple[str, ...], subject: Phrase) -> bool:
        """Whether a quantity explained for some kinds can be asked of this; a cell's is asked of what stands there."""
        if subject.sort == "thing":
            return self.context.things.fits(subject.noun, kinds)
        if subject.sort == "region":
            return subject.noun in kinds
        sorts = {self.context.nouns.get(kind) for kind in kinds}
        if subject.sort == "player":
            return not sorts or "player" in sorts
        return not sorts or not sorts <= {"player", "thing", "region"}

    def _gathered(self, name: str, subject: Phrase, node: Node | Token) -> Phrase:
        """A property of each of several things: all cells, pieces … that any of them gives."""
        bound = Binding(self.scope.new_local(subject.sort), subject.sort, subject.noun)
        value = self.property_of(name, self._bound(bound), node)
        if (value.sort in ("number", "word") and subject.det in ("the", "owned", "bare")) or (
                value.sort == "zone" and _is_one(subject)):
            return self.property_of(name, Phrase(form.FirstOf(subject.expr), subject.sort, noun=subject.noun), node)
        if value.sort == "number":
            raise self.wrong("many-numbers", node, f"the {name} of several things is several numbers",
                             f"say 'the total {name} of …' or 'the highest {name} of …'")
        if value.sort == "word" and subject.det not in ("ref", "every"):
            raise self.wrong("many-words", node, f"the {name} of several things is several words",
                             f"ask 'there is … with {name} …', or say which one it is")
        return Phrase(form.Gather(subject.expr, bound.local, value.as_set), value.sort, True, "every", noun=value.noun)

    def state(self, name: str, phrase: Phrase) -> tuple[str, int] | None:
        """What keeps a state of these things, and the number of the word there."""
        for kept, value in self.context.words.get(name, []):
            if kept.owner == phrase.keeper and (
                    phrase.sort != "thing" or self.context.things.has_state(name, phrase.noun)):
                return f"{kept.owner}.{kept.name}", value
        return None

    def with_filters(self, phrase: Phrase, filters: list[Filter], node: Node) -> Phrase:
        """What is left of a phrase's things after more filters; first, last and lowest are picked at the end."""
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
            return form.CellUnder(form.FirstOf(phrase.expr) if phrase.many else phrase.expr)
        raise self.wrong("place", node, f"{with_article(phrase.noun or phrase.sort)} is not a place")

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
            return form.CellsUnder(phrase.as_set)
        raise self.wrong("place", node, f"{with_article(phrase.noun or phrase.sort)} is not a place")

    def _place_for(self, phrase: Phrase, cells: Expr) -> Expr:
        """Cells as a mask for a set of cells, pieces, things or regions."""
        if phrase.sort == "thing":
            return form.ThingsOn(cells)
        return form.PiecesOn(cells) if phrase.sort == "piece" else cells


def _is_one(phrase: Phrase) -> bool:
    """Whether a set can have only one member: 'the first player'."""
    filters = phrase.expr.filters if isinstance(phrase.expr, form.Filtered) else ()
    return any(isinstance(one, form.Superlative) and one.count == 1 for one in filters)


def _called(kept: Kept) -> str:
    """What the value of something kept is called: 'score', 'picture', 'player'."""
    return kept.noun or (kept.name if kept.sort in ("number", "word") else kept.sort)
