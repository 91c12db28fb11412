"""Changes that stand or last: '2 more power while …', '1 more cost for every card in …', keywords given."""

from __future__ import annotations

from typing import cast

from lark import Token

from ludoteka.language.context import Node, tree, word
from ludoteka.language.phrases import Wrong
from ludoteka.language.sentences import SentenceReader


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
