"""What phrases say of tiles and their parts: next to, joined to, touching, of and on each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.language.context import Node, tree
from ludoteka.language.form import Expr, Filter

if TYPE_CHECKING:
    from ludoteka.language.references import Phrase, ReferenceReader

TILE, PART = "tile", "part"


def is_a(reader: ReferenceReader, phrase: Phrase, kind: str) -> bool:
    """Whether a phrase speaks of tiles, or of parts."""
    return phrase.sort == "thing" and (phrase.noun == kind or kind in reader.context.covers.get(phrase.noun, ()))


def of_each_other(reader: ReferenceReader, phrase: Phrase, holder: Phrase) -> Expr | None:
    """'a part of this tile', 'the tile of this part', 'tiles in the area'."""
    if is_a(reader, phrase, PART) and is_a(reader, holder, TILE):
        return form.PartsOf(holder.as_set)
    if is_a(reader, phrase, TILE) and is_a(reader, holder, PART):
        return form.TilesOf(holder.as_set)
    return None


def lying_on(reader: ReferenceReader, phrase: Phrase, where: Phrase) -> Expr | None:
    """'followers on its area', 'a follower on the new tile', 'a part on the board'."""
    if (found := of_each_other(reader, phrase, where)) is not None:
        return found
    if is_a(reader, phrase, PART):
        return None if where.sort not in ("cell", "region") else form.PartsOf(form.ThingsOn(where.as_set))
    if is_a(reader, where, PART):
        return form.OnParts(where.as_set)
    return form.OnParts(form.PartsOf(where.as_set)) if is_a(reader, where, TILE) else None


def beside(reader: ReferenceReader, node: Node, phrase: Phrase) -> list[Filter] | None:
    """'next to', 'touching' and 'joined to' where parts are concerned; else None."""
    if node.data not in ("next_to", "touching", "joined_to"):
        return None
    part = is_a(reader, phrase, PART)
    if not part and phrase.sort != "cell":
        return None
    base, words = reader.base(tree(node.children[0])), reader.words_of(node)
    if not part:
        if is_a(reader, base, PART) and node.data == "next_to":
            return [form.Inside(form.Fronts(base.as_set), words=words)]
        return None
    if node.data == "next_to" and not is_a(reader, base, PART):
        return [form.Reaching(reader.cells(base, node), words=words)]
    if not is_a(reader, base, PART):
        raise reader.wrong("tail", node, f"'{words}' is not said of a {phrase.noun}",
                           "parts touch parts and are joined to parts: 'touching a part of …'")
    if node.data == "joined_to":
        return [form.JoinedTo(base.as_set, sort="thing", words=words)]
    met = form.Facing(base.as_set) if node.data == "next_to" else form.Adjoining(base.as_set)
    return [form.Inside(met, words=words)]


def meets(reader: ReferenceReader, node: Node, subject: Phrase) -> Expr | None:
    """Whether one part is next to or touching others: its few neighbours are looked at, not all parts."""
    if node.data not in ("next_to", "touching") or not is_a(reader, subject, PART):
        return None
    base = reader.base(tree(node.children[0]))
    if not is_a(reader, base, PART):
        return None
    mine = form.One(subject.expr)
    near = form.Inside(form.Facing(mine) if node.data == "next_to" else form.Adjoining(mine))
    whole = base.as_set
    if isinstance(whole, form.Filtered):
        return form.Some(form.Filtered(whole.source, (near, *whole.filters), "thing"))
    return form.Some(form.Filtered(whole, (near,), "thing"))


def compares(node: Node) -> bool:
    """Whether a predicate compares each thing with others: 'is next to a part of another kind'."""
    return any(True for _ in node.find_data("another_value"))
