"""What dice show: numbers, or words of a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lark import Token

from ludoteka.language import form
from ludoteka.language.context import Node, word
from ludoteka.language.diagnostics import did_you_mean, listed
from ludoteka.language.dice import VALUE
from ludoteka.language.form import Expr, Num, Op
from ludoteka.language.thing_phrases import literal
from ludoteka.language.things import Thing
from ludoteka.language.words import with_article

if TYPE_CHECKING:
    from ludoteka.language.predicates import PredicateReader
    from ludoteka.language.references import Phrase, ReferenceReader

_ASKED = {"is": "shows", "are": "show", "is not": "does not show", "are not": "do not show"}


def says(reader: PredicateReader, subject: Phrase, op: Op, node: Node) -> Expr:
    """'shows storm', 'shows at least 4': what a die shows, compared with a number or a word."""
    dice = _dice(reader, subject)
    if not dice:
        raise reader.wrong("shows", node, f"{_named(subject)} shows nothing", "only dice show something")
    if said := literal(node):
        return _said(reader, subject, op, said, node)
    value = reader.value(node)
    asked = {"number": VALUE, "word": value.noun}.get(value.sort)
    if value.many or asked not in [one.shows for one in dice]:
        raise reader.wrong("shows", node, f"'{reader.words_of(node)}' does not stand on {_named(subject)}",
                           f"it shows {listed(_faces(reader, dice))}")
    return _compared(op, reader.property_of(asked, subject, node), value.expr)


def _said(reader: PredicateReader, subject: Phrase, op: Op, said: str, node: Node) -> Expr:
    """A word or number as it is written: it must stand on a side, or be compared with those that do."""
    dice, found = _dice(reader, subject), list[Expr]()
    for name in dict.fromkeys(one.shows for one in dice):
        sides = {side for one in dice if one.shows == name for side in one.faces}
        words = reader.context.things.traits.get(name, ())
        place = int(said) if name == VALUE and said.isdigit() else words.index(said) if said in words else -1
        if place in sides or (place >= 0 and op != "="):
            found.append(_compared(op, reader.property_of(name, subject, node), Num(place)))
    if found:
        return found[0] if len(found) == 1 else form.Any(tuple(found))
    known = _faces(reader, dice)
    near = did_you_mean(said, known)
    raise reader.wrong("shows", node, f"no side of {_named(subject)} shows '{said}'",
                       f"did you mean '{near}'?" if near else f"it shows {listed(known)}", near)


def _compared(op: Op, what: Phrase, value: Expr) -> Expr:
    said = form.Compare(op, what.expr, value)
    if what.sort == "word" and op in ("<", "<="):  # before it is rolled it shows nothing, not less
        return form.All((form.Compare(">=", what.expr, Num(0)), said))
    return said


def check_asked(reader: PredicateReader, node: Node, subject: Phrase, options: Sequence[Node]) -> None:
    """Report 'the weather is storm': a die is no word, it shows one."""
    verb, cmp, _ = node.children
    if not _dice(reader, subject) or (cmp is None and not all(map(literal, options))):
        return
    said = reader.words_of(node)[len(word(verb)):].strip()
    asked = f"{_ASKED.get(word(verb), 'shows')} {said}"
    raise reader.wrong("shows", node, f"{_named(subject)} is no number and no word, but shows one",
                       f"write '{asked}'", asked)


def check_value(reader: ReferenceReader, name: str, subject: Phrase, node: Node | Token) -> None:
    """Report the value of dice that show only words."""
    dice = _dice(reader, subject) if name == VALUE else []
    if dice and all(one.shows != VALUE for one in dice):
        first = _faces(reader, dice)[0]
        raise reader.wrong("shows", node, f"{_named(subject)} shows words and has no '{VALUE}'",
                           f"ask for its {dice[0].shows}, or whether it shows {first}")


def _dice(reader: ReferenceReader, subject: Phrase) -> list[Thing]:
    """The dice that a phrase may speak of."""
    description = reader.context.description
    names = description.things_of(subject.noun) if subject.sort == "thing" else ()
    return [one for name in names if (one := description.things[name]).faces]


def _faces(reader: ReferenceReader, dice: Sequence[Thing]) -> list[str]:
    """What stands on the sides of dice."""
    traits = reader.context.things.traits
    sides = (traits[one.shows][side] if one.shows != VALUE else str(side) for one in dice for side in one.faces)
    return list(dict.fromkeys(sides))


def _named(subject: Phrase) -> str:
    return with_article(subject.noun or subject.sort)
