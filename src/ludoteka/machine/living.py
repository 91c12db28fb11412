"""What a rule still speaks of: the names that it asks for later, before it gives them to something else."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Action, Block
from ludoteka.language.soundness import own_part, parts

Names = frozenset[int]
Living = dict[int, Names]
"""For each action (by its id) the locals that are asked for from there on."""
_NAMING = (act.Choose, act.ChooseNumber, act.ChooseKind, act.ChooseWay, act.ChooseWord, act.Random, act.RandomNumber,
           act.Assign, act.Place)


def living(block: Block, after: Names, found: Living) -> Names:
    """The locals that are asked for from the beginning of a block on, if those are asked for after it."""
    for action in reversed(block):
        after = found[id(action)] = _before(action, after, found)
    return after


def _before(action: Action, after: Names, found: Living) -> Names:
    asked = _asked(action)
    if isinstance(action, act.If | act.ByChance):
        return asked | living(action.then, after, found) | living(action.otherwise, after, found)
    if isinstance(action, act.Either):
        return asked.union(*(living(block, after, found) for _, block in action.branches))
    if isinstance(action, act.RepeatWhile | act.RepeatTimes | act.ForEach | act.AtOnce):
        # What the block asks for at its beginning is asked for at its end too, as it may be done again.
        again = living(action.block, after | asked, found)
        return after | asked | living(action.block, after | asked | again, found)
    if isinstance(action, _NAMING):
        return after - {action.local} | asked
    return after | asked


def _asked(action: Action) -> Names:
    """The locals that an action asks for itself."""
    nodes = [node for node in parts(own_part(action)) if isinstance(node, form.Expr | form.Filter)]
    own = {node.local for node in nodes if hasattr(node, "local")}
    asked = {node.index for node in nodes if isinstance(node, form.Local)} - own
    held = {getattr(action, name) for name in ("rest", "left", "held") if hasattr(action, name)}
    if isinstance(action, act.ForEach | act.Use):
        held.add(action.local)
    return frozenset({form.YOU, form.THIS, *asked, *held})
