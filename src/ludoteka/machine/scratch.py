"""Locals that hold something only while one phrase is worked out; what is left in them afterwards means nothing."""

from __future__ import annotations

from dataclasses import fields

from ludoteka.language import form
from ludoteka.language.actions import Action
from ludoteka.language.description import Rule
from ludoteka.language.soundness import parts
from ludoteka.machine.state import Frame

_BOUND = ("local", "rest", "left", "held")
"""What actions call the locals that they give a value."""


def scratch(rule: Rule) -> frozenset[int]:
    """The locals of a rule that only phrases and conditions use."""
    passing, lasting = set[int](), {form.YOU, form.THIS, *rule.params}
    for node in parts(rule.block):
        if isinstance(node, Action):
            lasting |= {getattr(node, one.name) for one in fields(node) if one.name in _BOUND}
        elif isinstance(node, form.Expr | form.Filter) and isinstance(local := getattr(node, "local", None), int):
            passing.add(local)
    return frozenset(passing - lasting)


def lasting(frame: Frame, without: frozenset[int]) -> tuple[int, ...]:
    """A frame without what means nothing."""
    return tuple(-1 if local in without else value for local, value in enumerate(frame))
