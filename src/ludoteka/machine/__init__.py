"""Description to running game: state layout, interpreter, explanations."""

from ludoteka.machine.game import TextGame
from ludoteka.machine.position import TextPosition

__all__ = ["TextGame", "TextPosition"]
