"""What phrases say of cards, tiles, parts, dice and zones."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from lark import Token

from ludoteka.language import form, part_phrases
from ludoteka.language.context import Node, word
from ludoteka.language.form import Expr, Filter, Num
from ludoteka.language.things import Property
from ludoteka.language.words import with_article

if TYPE_CHECKING:
    from ludoteka.language.references import Phrase, ReferenceReader

CARDS = "things that are spoken of in this way"
PLACED = ("cell", "piece", "thing")
"""What can lie somewhere, and what something else can lie on."""


def waiting(reader: ReferenceReader, pattern: Phrase, **changes: object) -> Phrase:
    """A phrase that no machine runs yet."""
    reader.context.not_yet(CARDS, reader.line)
    return replace(pattern, expr=form.NotYet(CARDS), **changes)  # type: ignore[arg-type]  # fields of Phrase by name


def property_phrase(reader: ReferenceReader, found: Property, owner: Phrase) -> Phrase:
    """The value of a declared property; a zone or a single card of the game needs no owner."""
    noun = found.of or found.name
    known = replace(owner, sort=found.sort, many=False, det="ref", noun=noun, new=None)
    if found.sort == "zone" and found.name in reader.context.description.zones:
        return replace(known, expr=form.ZoneOf(found.name, owner.expr if found.owner == "player" else None))
    if found.sort == "thing" and found.owner == "game" and reader.context.things.names.get(found.name) is found:
        printed = reader.context.description.things[found.name]
        if printed.copies > 1 or printed.for_each:  # as with a card of its own heading: all that are called so
            return replace(known, expr=form.Things(found.name), many=True, det="the")
        return replace(known, expr=form.FirstOf(form.Things(found.name, box=True)))
    if reader.context.kept_for(found.name, owner.sort) is not None:
        return replace(known, expr=form.Read(f"{owner.sort}.{found.name}", owner.expr))
    return waiting(reader, known)


def thing_property(reader: ReferenceReader, name: str, subject: Phrase) -> Phrase | None:
    """A property that things have, or a zone of a player."""
    things = reader.context.things
    owner = subject.noun if subject.sort in ("thing", "piece") else subject.sort
    if found := things.property(name, owner):
        reader.context.used.add(name)
        return property_phrase(reader, found, subject)
    if subject.sort != "thing":
        return None
    one = replace(subject, many=False, det="ref", new=None)
    if name == "owner":
        return replace(one, expr=form.OwnerOf(subject.expr, "thing"), sort="player", noun="player")
    if name == "position":
        return replace(one, expr=form.PositionOf(form.CellUnder(one.expr)), sort="number", noun=name)
    if name == "kind":
        return replace(one, expr=form.NameOf(one.expr), sort="kind", noun="kind")
    return None


def possessed(reader: ReferenceReader, phrase: Phrase, holder: Phrase, node: Node) -> Phrase:
    """'a card of yours', 'the top card of the deck', 'a part of this', 'a card of that suit'."""
    if holder.sort == "word" and (store := kept_word(reader, phrase, holder.noun)):
        local = reader.scope.new_local(phrase.sort)
        same = form.Compare("=", form.Read(store, form.Local(local)), holder.expr)
        return reader.with_filters(phrase, [form.Where(local, same, words=reader.words_of(node))], node)
    if holder.sort == "word":
        has_trait(reader, phrase, holder.noun, node)
    elif "thing" in (phrase.sort, holder.sort) and not _can_be_of(reader, phrase, holder):
        raise reader.wrong("of", node, f"a {phrase.noun} is not of a {holder.noun or holder.sort}")
    elif holder.sort == "zone" and phrase.sort not in ("thing", "piece"):
        raise reader.wrong("of", node, f"a {holder.noun} holds cards and other things, not a {phrase.noun}")
    return replace(reader.with_filters(phrase, [_of(reader, phrase, holder, node)], node), det=phrase.det)


def _of(reader: ReferenceReader, phrase: Phrase, holder: Phrase, node: Node) -> Filter:
    words = reader.words_of(node)
    if holder.sort == "player" and phrase.sort == "thing":
        return form.OwnedBy(holder.expr, False, "thing", holder.many, words=words)
    if holder.sort == "zone" and phrase.sort == "thing":
        return form.Inside(form.InZones(holder.as_set), words=words)
    if holder.sort == "kind":
        local = reader.scope.new_local(phrase.sort)
        return form.Where(local, form.Compare("=", form.NameOf(form.Local(local)), holder.expr), words=words)
    if (found := part_phrases.of_each_other(reader, phrase, holder)) is not None:
        return form.Inside(found, words=words)
    reader.context.not_yet(CARDS, reader.line)
    return form.Inside(form.NotYet(CARDS), words=words)


def _can_be_of(reader: ReferenceReader, phrase: Phrase, holder: Phrase) -> bool:
    """Things belong to players, lie in zones and are of a kind; a tile has parts, and a part its tile."""
    if phrase.sort != "thing":
        return False
    if holder.sort == "thing":
        pairs = (("part", "tile"), ("tile", "part"))
        return any(reader.context.things.related(phrase.noun, one) and reader.context.things.related(holder.noun, other)
                   for one, other in pairs)
    return holder.sort in ("player", "zone", "kind")


def kept_word(reader: ReferenceReader, phrase: Phrase, trait: str) -> str | None:
    """Where a thing, piece, cell or player keeps its word of a list."""
    if phrase.sort == "thing" and reader.context.things.property(trait, phrase.noun) is None:
        return None
    return f"{phrase.sort}.{trait}" if reader.context.kept_for(trait, phrase.sort) is not None else None


def has_trait(reader: ReferenceReader, phrase: Phrase, trait: str, node: Node | Token) -> None:
    """Report a thing that has nothing of a list: 'a red die'."""
    if reader.context.things.property(trait, phrase.noun if phrase.sort == "thing" else phrase.sort) is None:
        raise reader.wrong("property", node, f"a {phrase.noun} has no '{trait}'",
                           f"declare it with 'each {phrase.noun} has a {trait}'")


def named_adjective(reader: ReferenceReader, name: str, phrase: Phrase, node: Node) -> Filter:
    """'a Hunter character': a word of a list in front of a noun."""
    trait = reader.context.things.trait_of(name.lower())
    if trait is None:
        raise reader.wrong("adjective", node, f"'{name}' does not describe a {phrase.noun}")
    if store := kept_word(reader, phrase, trait):
        return form.InState(store, reader.context.traits[name.lower()][1], phrase.sort, words=name)
    has_trait(reader, phrase, trait, node)
    return form.Inside(form.NotYet(CARDS), words=name)


def placed(reader: ReferenceReader, phrase: Phrase, where: Phrase, node: Node) -> form.Inside | None:
    """'in your hand', 'on the board', 'in its area', where a thing or a zone is concerned; else None."""
    if where.sort == "zone":
        if phrase.sort not in ("thing", "piece"):
            raise reader.wrong("tail", node, f"a {phrase.noun} cannot be in a {where.noun}")
    elif "thing" not in (phrase.sort, where.sort):
        return None
    elif not _can_lie(reader, phrase, where):
        raise reader.wrong("place", node, f"a {phrase.noun or phrase.sort} is not in a {where.noun or where.sort}")
    if phrase.sort == "thing" and where.sort == "zone":
        return form.Inside(form.InZones(where.as_set), words=reader.words_of(node))
    if phrase.sort == where.sort == "thing" and where.many and reader.context.things.related(phrase.noun, where.noun):
        return form.Inside(where.expr, words=reader.words_of(node))
    if (found := part_phrases.lying_on(reader, phrase, where)) is not None:
        return form.Inside(found, words=reader.words_of(node))
    if phrase.sort == "thing" and where.sort != "thing":
        return form.Inside(form.ThingsOn(reader.cells(where, node)), words=reader.words_of(node))
    reader.context.not_yet(CARDS, reader.line)
    return form.Inside(form.NotYet(CARDS), words=reader.words_of(node))


def _can_lie(reader: ReferenceReader, phrase: Phrase, where: Phrase) -> bool:
    """Things lie on cells; on tiles and parts lie parts and pieces; any thing can be in a set of its kind."""
    if where.sort != "thing":
        return where.sort in ("cell", "piece", "region")
    same = where.many and reader.context.things.related(phrase.noun, where.noun)
    return same or (phrase.sort in PLACED and carries(reader, where))


def same_kind(reader: ReferenceReader, left: Phrase, right: Phrase, node: Node) -> None:
    """Report what can never be the same: a card and a die."""
    if left.sort == right.sort == "thing" and not reader.context.things.related(left.noun, right.noun):
        raise reader.wrong("sort", node, f"a {left.noun} is never a {right.noun}")


def word_of(reader: ReferenceReader, trait: str, node: Node) -> Expr | None:
    """A word by the list or option that it is compared with: the 7 in 'its rank is 7', the yes in 'hook is yes'."""
    asked = (one.values for one in reader.context.description.options if one.name == trait)
    values = reader.context.things.traits.get(trait) or next(asked, ())
    said = literal(node)
    return Num(values.index(said)) if said in values else None


def literal(node: Node) -> str:
    """A word or number that stands there itself; '' for anything else."""
    if node.data == "np" and len(node.children) == 1:
        node = node.children[0]
    return word(node.children[0]).lower() if node.data in ("number_", "name") else ""


def carries(reader: ReferenceReader, goal: Phrase) -> bool:
    """Whether something can be put there: into a zone, onto a cell, a tile or a part of a tile."""
    if goal.sort == "thing":
        return any(reader.context.things.related(goal.noun, one) for one in ("tile", "part"))
    return goal.sort in ("zone", "cell")


def can_do(reader: ReferenceReader, verb: str, noun: str) -> bool:
    """Whether a thing of this kind has an ability or deed of this name."""
    return reader.context.things.fits(noun, reader.context.doers.get(verb, ()))


def stored(reader: ReferenceReader, target: Phrase, value: Phrase, node: Node) -> None:
    """Report a value of another sort than what a property keeps."""
    if target.sort == value.sort == "word" and target.noun != value.noun:
        raise reader.wrong("sort", node, f"'{reader.words_of(node)}' is a {value.noun}, not a {target.noun}")
    same_kind(reader, target, value, node)
    if value.sort != target.sort:
        zone, hint = zone_words(reader, node), ""
        if value.sort == "zone" and target.sort == "thing":
            hint = (f"say which of those that lie there: 'the top {target.noun} of {zone}', or do it on a line "
                    f"'for each {target.noun} in {zone}: …'")
        raise reader.wrong("sort", node, f"{with_article(target.noun)} is wanted here, "
                           f"not {with_article(value.noun or value.sort)}", hint)


def zone_words(reader: ReferenceReader, node: Node) -> str:
    """A zone as it is spoken of: 'your hand', 'the deck'."""
    words = reader.words_of(node)
    return words if words.split(" ")[0] in ("your", "its", "that", "the") else f"the {words}"
