"""What native code does not play yet: games that use it are left to the interpreter."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language.course import in_order
from ludoteka.language.description import Description
from ludoteka.language.soundness import parts
from ludoteka.language.tiles import turns


def left_out(description: Description) -> str:
    """Why a game is left to the interpreter, by what its rules do; '' for a game that is not."""
    nodes = [node for rule in description.rules() for node in parts(rule.block)]
    set_up = parts(description.setup.block) if description.setup is not None else ()
    asked = {
        "boards that grow": any(board.shape == "growing" for board in description.boards),
        "tiles with parts": any(thing.drawing for thing in description.things.values()),
        "tiles that are turned": turns(description),
        "cards that others than the game and players remember": any(
            kept.sort == "thing" and kept.owner not in ("game", "player") for kept in description.kept.values()),
        "drawn moves made at once": any(
            isinstance(inside, act.DrawnMove) for node in nodes if isinstance(node, act.AtOnce)
            for inside in in_order(description, node.block)),
        "choices in the set-up": any(isinstance(node, act.CHOICES) for node in set_up),
    }
    found = next((what for what, wanted in asked.items() if wanted), "")
    return f"{found} are left to the interpreter" if found else ""
