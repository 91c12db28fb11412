"""What lasts and what waits: events ('when you play this'), standing changes, keywords in force."""

from __future__ import annotations

from typing import cast

from lark import Token

from ludoteka.language.context import Node, tree, word
from ludoteka.language.phrases import Phrase, Wrong
from ludoteka.language.scope import Unclear
from ludoteka.language.sentences import SentenceReader

_SOMEBODY = ("a", "another", "bare")


def read_event(reader: SentenceReader, event: Node, line: int) -> None:
    """Check an event; the one it speaks of ('a player') is 'it' and 'that player' afterwards."""
    if event.data != "does":
        return
    subject, verb, thing, place = event.children
    doer = _participant(reader, tree(subject), line)
    name = reader.context.vocabulary.base_form(word(verb))
    reader.context.used.add(name)
    if name not in reader.context.verbs:
        raise reader.wrong("event", cast(Token, verb), f"nothing explains what '{name}' is",
                           f"explain it with 'to {name} …'")
    if thing is not None:
        _check_object(reader, name, _participant(reader, tree(thing), line), tree(thing))
    elif doer.sort not in ("player", "piece", "cell", "thing"):
        raise reader.wrong("who", tree(subject), f"a {doer.noun or doer.sort} does nothing")
    if place is not None and (where := reader.base(tree(place))).sort not in ("zone", "cell"):
        raise reader.wrong("place", tree(place), f"a {where.noun or where.sort} is not a place")


def _participant(reader: SentenceReader, node: Node, line: int) -> Phrase:
    phrase = reader.base(node)
    if phrase.many and phrase.det in _SOMEBODY:
        bound = reader.scope.bind(phrase.sort, phrase.noun, line)
        reader.scope.it = bound if reader.scope.it is None else Unclear((line,))
    return phrase


def _check_object(reader: SentenceReader, verb: str, given: Phrase, node: Node) -> None:
    """'when you play this' speaks of a card only if 'to play a card' does."""
    wanted = [params[0] for params in reader.context.deed_params.get(verb, ()) if params]
    if reader.context.verbs[verb] == "may" and given.sort == "thing":
        wanted += sorted(reader.context.doers[verb])
    if not any(_can_be(reader, given, noun) for noun in wanted):
        said = f"to {verb} a {wanted[0]}" if wanted else f"to {verb}"
        raise reader.wrong("event", node, f"nobody can {verb} a {given.noun or given.sort}",
                           f"it is explained as '{said}'")


def _can_be(reader: SentenceReader, given: Phrase, noun: str) -> bool:
    if given.sort == "thing":
        return reader.context.things.related(given.noun, noun)
    return reader.context.nouns.get(noun) == given.sort


def read_modifier(reader: SentenceReader, node: Node) -> None:
    """'2 more power while link is at least 3', '1 more power for each landed card'."""
    reader.context.not_yet("standing changes")
    try:
        if node.data == "modifier_each":
            amount, _more, prop, each = node.children
            reader.changed(tree(amount), cast(Token, prop), None)
            reader.noun_phrase(tree(each))
            return
        amount, _more, prop, of, condition, _until = node.children
        reader.changed(tree(amount), cast(Token, prop), tree(of) if of is not None else None)
        if condition is not None:
            reader.condition(tree(condition))
    except Wrong:
        return


def read_grant(reader: SentenceReader, node: Node) -> None:
    """'you have steady aim while you are able'."""
    reader.context.not_yet("standing changes")
    holder, *props, condition = node.children
    try:
        who = reader.base(tree(holder))
        for prop in props:
            reader.keyword(word(prop), who, cast(Token, prop))
        if condition is not None:
            reader.condition(tree(condition))
    except Wrong:
        return
