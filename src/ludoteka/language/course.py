"""The course of a match as a whole: where turns may be taken, and what may be chosen at once."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.language import actions as act
from ludoteka.language.actions import Block
from ludoteka.language.context import Context
from ludoteka.language.description import Description
from ludoteka.language.diagnostics import Span
from ludoteka.language.misses import STORE as MISSED
from ludoteka.language.soundness import parts

_QUIET = (*act.CHOICES, act.Assign, act.If, act.NotAllowed, act.OnlyMost, act.CallDeed, act.RepeatTimes, act.ForEach)
"""What changes nothing that anybody sees."""


def in_order(description: Description, block: Block, verbs: frozenset[str] = frozenset()) -> Iterator[object]:
    """Everything that a block says, with what its deeds say where they are done."""
    for node in parts(block):
        yield node
        if isinstance(node, act.CallDeed | act.Use) and node.verb not in verbs:
            for group in (description.deeds, description.abilities):
                for rule in group.get(node.verb, []):
                    yield from in_order(description, rule.block, verbs | {node.verb})


def look_over_course(context: Context) -> None:
    """Report turns inside turns, turns that nobody explains, and choices at once after something has happened."""
    description = context.description
    for rule in description.rules():
        for node in parts(rule.block):
            if isinstance(node, act.TakeTurns) and description.turn is None:
                context.findings.error("no-turn", Span(node.line), "what a player does on a turn is missing",
                                       "write a 'turn'")
            elif isinstance(node, act.Store) and node.store == MISSED and description.turn is None:
                context.findings.error("no-turn", Span(node.line), "nobody takes turns here that could be missed",
                                       "write a 'turn', and 'take turns from …' in the 'round'")
            elif isinstance(node, act.AtOnce):
                _choices_first(context, node)
    for inside in (one for one in (description.turn, description.end) if one is not None):
        for node in in_order(description, inside.block):
            if isinstance(node, act.TakeTurns):
                context.findings.error("turns-inside", Span(node.line), "players cannot take turns inside "
                                       f"'{inside.name}'", "say it in 'round'")


def _choices_first(context: Context, at_once: act.AtOnce) -> None:
    happened = False
    for node in in_order(context.description, at_once.block):
        if isinstance(node, act.AtOnce | act.TakeTurns):
            context.findings.error("at-once", Span(node.line), "this cannot be done while everybody chooses at once",
                                   "say it below, after 'at once'")
        elif happened and isinstance(node, act.CHOICES):
            context.findings.error("at-once", Span(node.line), "who chooses at once chooses first, before anything "
                                   "happens", "move the choice up")
            return
        happened |= isinstance(node, act.Action) and not isinstance(node, _QUIET)
