"""What waits for something else to be done: 'when the opponent makes a storm', 'before a player strikes you'."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from lark import Token

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import TURN_ENDS, TURN_STARTS
from ludoteka.language.context import Node, tree, word
from ludoteka.language.description import Description, Waits
from ludoteka.language.form import YOU, Expr, Local
from ludoteka.language.later import with_box
from ludoteka.language.phrases import Phrase
from ludoteka.language.scope import Binding, Unclear
from ludoteka.language.sentences import SentenceReader
from ludoteka.language.words import participles

DEEDS = ("does", "done_with")
"""Events that are deeds: said of who does it, or of what it is done with."""
_SOMEBODY = ("a", "another", "bare")
_MOMENTS = {"turn_starts": TURN_STARTS, "turn_ends": TURN_ENDS, "any_turn_starts": TURN_STARTS,
            "any_turn_ends": TURN_ENDS}


@dataclass
class Awaited:
    """An event as a rule waits for it: its name, for whom, and the locals that hold who does what with what."""

    name: str
    conditions: list[Expr] = field(default_factory=list)
    params: tuple[int, ...] = ()

    def waits(self, before: bool) -> Waits:
        return Waits(self.name, before, form.All(tuple(self.conditions)))


def read_event(reader: SentenceReader, event: Node, line: int) -> Awaited:
    """Read an event; the one it speaks of ('a player') is 'it' and 'that player' afterwards."""
    if event.data == "done_with":
        return _done_with(reader, event, line)
    if event.data != "does":
        seat = reader.scope.new_local("player")
        anybody = event.data in ("any_turn_starts", "any_turn_ends")
        whose: list[Expr] = [] if anybody else [form.Compare("=", Local(seat), Local(YOU))]
        return Awaited(_MOMENTS[event.data], whose, (seat,))
    subject, verb, thing, place = event.children
    name = reader.context.vocabulary.base_form(word(verb))
    found = Awaited(name)
    doer, does = _participant(reader, tree(subject), line, found)
    reader.context.used.add(name)
    _explained(reader, cast(Token, verb), name)
    if doer.sort not in ("player", "piece", "cell", "thing"):
        raise reader.wrong("who", tree(subject), f"a {doer.noun or doer.sort} does nothing")
    seat, item = (does, reader.scope.new_local("number")) if doer.sort == "player" else (
        reader.scope.new_local("player"), does)
    given, taken = ((doer, item), ()) if thing is None else _object(reader, name, tree(thing), line, found)
    found.params = (seat, item, *taken) if reader.context.verbs[name] == "to" or not taken else (seat, *taken)
    if place is not None:
        found.conditions.append(_from(reader, given, tree(place)))
    return found


def _done_with(reader: SentenceReader, event: Node, line: int) -> Awaited:
    """'when a player is hit', 'when this is discarded': done by anybody."""
    thing, be, verb, place = event.children
    name = reader.context.vocabulary.base_form(word(verb))
    found = Awaited(name)
    reader.context.used.add(name)
    _explained(reader, cast(Token, verb), name)
    if word(be) not in ("is", "are"):
        raise reader.wrong("event", cast(Token, be), "nothing can be waited for that does not happen",
                           "wait for a moment and ask then: 'at the end of your turn, if …: …'")
    if cast(Token, verb).type == "VERB" and name not in participles(name):
        form_ = participles(name)[0]
        raise reader.wrong("event", cast(Token, verb), f"what is done with something is said as '{form_}'",
                           f"did you mean '{form_}'?", form_)
    seat, item = reader.scope.new_local("player"), reader.scope.new_local("number")
    given, taken = _object(reader, name, tree(thing), line, found)
    found.params = (seat, item, *taken) if reader.context.verbs[name] == "to" else (seat, *taken)
    if place is not None:
        found.conditions.append(_from(reader, given, tree(place)))
    return found


def _explained(reader: SentenceReader, verb: Token, name: str) -> None:
    if name not in reader.context.verbs:
        raise reader.wrong("event", verb, f"nothing explains what '{name}' is", f"explain it with 'to {name} …'")


def _participant(reader: SentenceReader, node: Node, line: int, found: Awaited) -> tuple[Phrase, int]:
    """Somebody or something that the event speaks of, and the local that holds it."""
    phrase = reader.base(node)
    if phrase.many and phrase.det in _SOMEBODY:
        bound = reader.scope.bind(phrase.sort, phrase.noun, line)
        reader.scope.it = bound if reader.scope.it is None else Unclear((line,))
        found.conditions.append(form.Member(with_box(phrase.expr), bound.expr))
        return phrase, bound.local
    local = reader.scope.new_local(phrase.sort)
    found.conditions.append(form.Member(phrase.expr, Local(local)) if phrase.many
                            else form.Compare("=", phrase.expr, Local(local)))
    return phrase, local


def _object(reader: SentenceReader, verb: str, node: Node, line: int, found: Awaited
            ) -> tuple[tuple[Phrase, int], tuple[int, ...]]:
    """What the deed is done with; the numbers that it is done by can be spoken of, too."""
    given, local = _participant(reader, node, line, found)
    wanted = [params for params in reader.context.deed_params.get(verb, ()) if params]
    if reader.context.verbs[verb] == "may" and given.sort == "thing":
        wanted += [(one,) for one in sorted(reader.context.doers[verb])]
    params = next((one for one in wanted if _can_be(reader, given, one[0])), None)
    if params is None:
        said = f"to {verb} a {wanted[0][0]}" if wanted else f"to {verb}"
        raise reader.wrong("event", node, f"nobody can {verb} a {given.noun or given.sort}",
                           f"it is explained as '{said}'")
    rest = []
    for noun in params[1:]:
        bound = Binding(reader.scope.new_local(reader.context.nouns.get(noun, "number")),
                        reader.context.nouns.get(noun, "number"), noun, line=line)
        reader.scope.recent.append(bound)
        rest.append(bound.local)
    return (given, local), (local, *rest)


def _from(reader: SentenceReader, moved: tuple[Phrase, int], node: Node) -> Expr:
    """'from your arsenal': where it lay when the deed began."""
    (phrase, local), where = moved, reader.base(node)
    if where.sort == "zone" and phrase.sort == "thing":
        return form.Member(form.InZones(where.as_set), Local(local))
    if where.sort == "cell" and phrase.sort == "piece":
        return form.Member(form.PiecesOn(where.as_set), Local(local))
    raise reader.wrong("place", node, f"a {where.noun or where.sort} is not a place" if where.sort not in (
        "zone", "cell") else f"a {phrase.noun or phrase.sort} is not in a {where.noun or where.sort}")


def _can_be(reader: SentenceReader, given: Phrase, noun: str) -> bool:
    if given.sort == "thing":
        return reader.context.things.related(given.noun, noun)
    return reader.context.nouns.get(noun) == given.sort


def mark_moments(description: Description) -> None:
    """Let the turn tell when it starts and ends, and hold whose it is, where something waits."""
    turn, awaited = description.turn, {rule.waits.event for rule in description.waiting if rule.waits is not None}
    if turn is None or not awaited:
        return
    seat = Local(turn.locals)
    turn.params, turn.sorts[seat.index] = (seat.index,), ("player", False)
    turn.locals += 1
    starts, ends = ((act.Happens(moment, seat),) if moment in awaited else () for moment in (TURN_STARTS, TURN_ENDS))
    turn.block = (act.Assign(seat.index, Local(YOU)), *starts, *turn.block, *ends)
