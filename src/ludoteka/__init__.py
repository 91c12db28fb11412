"""Ludoteka: board, card and logic games written as readable text, playable by everyone.

>>> import ludoteka as lt
>>> position = lt.game("tic-tac-toe").start()
>>> position.play("b2").play("a1").chooser
0
"""

from ludoteka.core import (
    CHANCE,
    BadNotation,
    BadPosition,
    BadRecord,
    BadSetting,
    Choice,
    Game,
    IllegalMove,
    Move,
    Outcome,
    Position,
    Reason,
    Record,
    TooMuch,
    View,
    read_record,
)
from ludoteka.games import BadGame, UnknownGame, read
from ludoteka.games import load as game
from ludoteka.games import names as library

__version__ = "0.1.0"

__all__ = [
    "CHANCE", "BadGame", "BadNotation", "BadPosition", "BadRecord", "BadSetting", "Choice", "Game", "IllegalMove",
    "Move", "Outcome", "Position", "Reason", "Record", "TooMuch", "UnknownGame", "View", "game", "library",
    "read", "read_record",
]
