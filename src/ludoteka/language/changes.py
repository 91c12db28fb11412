"""Lines of their own that change a number: '2 more power while …', '1 more cost for every card', 'you have luck'."""

from __future__ import annotations

from typing import Literal, cast

from lark import Token

from ludoteka.language import form
from ludoteka.language.context import Node, tree, word
from ludoteka.language.description import Change, Rule
from ludoteka.language.form import Expr, Num
from ludoteka.language.lasting import signed
from ludoteka.language.phrases import Wrong
from ludoteka.language.sentences import SentenceReader


def read_modifier(reader: SentenceReader, node: Node, rule: Rule) -> None:
    """'2 more power while link is at least 3', '1 more power for each landed card'; the rule says whose line it is."""
    try:
        if node.data == "modifier_each":
            amount, more, prop, each = node.children
            times = form.Count(reader.noun_phrase(tree(each)).as_set)
            number: Expr = form.Arithmetic("*", reader.number(tree(amount)), times)
            store, whose = reader.changed(cast(Token, prop), None)
            _add(reader, rule, store, whose, signed(cast(Token, more), number), None)
            return
        amount, more, prop, of, condition, until = node.children
        if until is not None:
            raise reader.wrong("until", tree(until), "this line stands by itself: it lasts as long as the card is "
                               "in force", "say it below a line 'when …', or leave 'until' out")
        store, whose = reader.changed(cast(Token, prop), tree(of) if of is not None else None)
        _add(reader, rule, store, whose, signed(cast(Token, more), reader.number(tree(amount))), condition)
    except Wrong:
        return


def read_grant(reader: SentenceReader, node: Node, rule: Rule) -> None:
    """'you have steady aim while you are able'."""
    holder, *props, condition = node.children
    try:
        who = reader.base(tree(holder))
        whose = None if tree(holder).data == "this" else who.as_set
        for prop in props:
            _add(reader, rule, reader.keyword(word(prop), who, cast(Token, prop)), whose, Num(1), condition)
    except Wrong:
        return


def _add(reader: SentenceReader, rule: Rule, store: str, whose: Expr | None, amount: Expr, condition: object) -> None:
    holds = reader.condition(tree(condition)) if condition is not None else None
    owner = cast(Literal["thing"], rule.owner)
    reader.context.description.changes.append(
        Change(store, amount, holds, whose, reader.scope.next_local, rule.kinds, owner, rule.line))
