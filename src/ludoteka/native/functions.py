"""What a native game is: a position is a flat buffer, and a few functions over it are called by their addresses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

OVER: Final = -1
"""The chooser of a position where nobody chooses any more."""
CHANCE: Final = -2
"""The chooser of a position where chance does."""
TOO_MANY: Final = -1
"""The number of moves where there is no room for them, or where finding them would take too long."""


@dataclass(frozen=True, slots=True)
class NativeGame:
    """The functions of one game with its options, seats and level; `docs/native.md` says what each does."""

    seats: int
    size: int
    """Bytes of a position, a multiple of 64."""
    chooser: int
    moves: int
    play: int
    worth: int
    mark: int
    playout: int
    perft: int
    chances: int = 0
    """0 where chance never chooses."""
    imagine: int = 0
    keys: int = 0
    seen: int = 0
    """0 where nothing is ever hidden, all three."""
    most_moves: int = 1024
    """Room that is enough for the moves of almost any position."""
    slots: int = 0
    """How many places for pieces the position begins with, as int32 codes; 0 where it is not laid out so."""
    history_at: int = -1
    """Byte of the pointer to the marks of earlier positions; -1 where the rules never ask for them."""
    history_room: int = 0
    """How many marks a match has at most, those of earlier positions included."""
    alive: tuple[object, ...] = field(default=(), repr=False, compare=False)
    """What must not be freed while the addresses are used."""
