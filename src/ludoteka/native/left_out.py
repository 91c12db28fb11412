"""What native code does not play yet: games that use it are left to the interpreter."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language.actions import Description
from ludoteka.language.soundness import parts


def left_out(description: Description) -> str:
    """Why a game is left to the interpreter, by what its rules do; '' for a game that is not."""
    for rule in description.rules():
        for node in parts(rule.block):
            if isinstance(node, act.Roll):
                return "dice are rolled by the interpreter"
            if isinstance(node, act.Choose) and node.several is not None:
                return "several things are chosen together by the interpreter"
    return ""
