"""Dice: the value that each shows, and where those lie that no rule puts anywhere."""

from __future__ import annotations

from dataclasses import replace

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.context import Context
from ludoteka.language.description import Description, Kept
from ludoteka.language.soundness import parts
from ludoteka.language.things import Property, Zone

SIDES, FEWEST, MOST = 6, 2, 100
"""How many sides a die has if nothing else is said, at least and at most; no side shows more than the most."""
VALUE = "value"
TABLE = "dice"
"""The zone of dice that no rule puts anywhere: they lie on the table, seen by all."""


def numbered(sides: int) -> tuple[int, ...]:
    """The values of a die that shows 1 to so many.

    >>> numbered(4)
    (1, 2, 3, 4)
    """
    return tuple(range(1, sides + 1))


def keep_value(context: Context) -> None:
    """Every die shows a value; 0 until it is rolled for the first time."""
    if f"thing.{VALUE}" not in context.description.kept:
        context.things.add(Property(VALUE, "die", "number"))
        context.description.kept[f"thing.{VALUE}"] = Kept(VALUE, "thing", "number", kinds=("die",), counts=False)


def forget_value(context: Context) -> None:
    """Where all dice show words, none has a value."""
    shown = {one.shows for one in context.description.things.values() if one.faces}
    if shown and VALUE not in shown:
        del context.description.kept[f"thing.{VALUE}"]


def lay_on_table(description: Description) -> None:
    """Dice that no rule puts anywhere lie on the table from the beginning."""
    put = {node.kind for rule in description.rules() for action in parts(rule.block)
           if isinstance(action, act.PutThings) for node in parts(action.things) if isinstance(node, form.Things)}
    lying = [one for one in description.things.values() if one.faces and put.isdisjoint((one.name, *one.kinds))]
    for die in lying:
        description.things[die.name] = replace(die, home=TABLE)
    if lying:
        description.zones.setdefault(TABLE, Zone(TABLE, "game"))
