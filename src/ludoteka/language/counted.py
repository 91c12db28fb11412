"""Pieces whose number is given: where several may lie together they are things, as cards are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ludoteka.language import form
from ludoteka.language.context import Context, Node, tree, word
from ludoteka.language.layout import Line
from ludoteka.language.references import Phrase

PIECE = "piece"


def counted(heads: Iterable[tuple[Line, Node]]) -> set[str]:
    """The pieces of which there are so many, in a text where they lie in zones or several on one cell."""
    known = list(heads)
    lines = [line for line, _ in known] + [child for line, _ in known for child in line.children]
    zones = any(line.text.startswith("zone ") for line in lines)
    heaped = any(child.text.endswith((" copies", " copy")) for line, node in known if node.data == "legend"
                 for child in line.children)
    if not zones and not heaped:
        return set()
    return {word(tree(node.children[1]).children[0]).lower() for _, node in known
            if node.data == "thing" and word(node.children[0]) == PIECE
            and any(tree(one).data in ("copies", "copies_each") for one in node.children[2:])}


def from_box(phrase: Phrase, words: str, context: Context) -> form.Expr | None:
    """The first one in the box, where 'a checker' or 'your follower' is put somewhere; None for what lies already.

    Where everybody has only one, it is that one, wherever it is.
    """
    source = phrase.expr.source if isinstance(phrase.expr, form.Filtered) else phrase.expr
    filters = phrase.expr.filters if isinstance(phrase.expr, form.Filtered) else ()
    plural = words.split()[-1].lower() in context.vocabulary.singular
    named = phrase.det == "bare" and phrase.noun in context.description.things  # 'put Anise into the deck'
    one = phrase.det == "a" or ((phrase.det == "owned" or named) and not plural)
    lying = any(isinstance(part, form.Inside | form.Superlative) for part in filters)
    if phrase.sort != "thing" or not one or lying or not isinstance(source, form.Things):
        return None
    copies = [context.description.things[name].copies for name in context.description.things_of(source.kind)]
    unused = () if copies == [1] else (form.Outside(source),)
    return form.One(form.FirstOf(form.Filtered(replace(source, box=True), (*unused, *filters), "thing")))
