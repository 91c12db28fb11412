"""How many things are chosen together."""

from __future__ import annotations

from lark import Tree

from ludoteka.language.context import Node
from ludoteka.language.references import Phrase

MANY = 10_000
"""As many as there are."""


def bounds(phrase: Phrase, node: Node) -> tuple[int, int] | None:
    """The least and the greatest number that a phrase lets somebody choose; None where it is one thing."""
    if phrase.det == "any number":
        return 0, MANY
    if phrase.det == "up to":
        return 0, phrase.count
    if phrase.det != "some":
        return None
    count = phrase.count
    found = {"=": (count, count), ">=": (count, MANY), ">": (count + 1, MANY), "<=": (0, count), "<": (0, count - 1)}
    asked = found["=" if _is_plain(node) else phrase.op]
    return asked if asked != (1, 1) else None


def _is_plain(node: Node) -> bool:
    """Whether a phrase begins with a bare number: '3 cards' are 3 where they are chosen, not at least 3."""
    described = node.children[0] if node.data == "np" else node
    return (isinstance(described, Tree) and isinstance(described.children[0], Tree)
            and described.children[0].data == "some_number")
