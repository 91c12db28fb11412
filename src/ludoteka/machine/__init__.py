"""Description to running game: state layout, interpreter, explanations."""

from ludoteka.machine.game import TextGame
from ludoteka.machine.position import TextPosition
from ludoteka.machine.trial import setup_faults

__all__ = ["TextGame", "TextPosition", "setup_faults"]
