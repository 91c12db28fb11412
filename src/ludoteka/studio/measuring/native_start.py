"""A position as native code takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core import Position
from ludoteka.machine import TextPosition
from ludoteka.native import NativeGame, native

if TYPE_CHECKING:
    from ludoteka.native.game import Buffer

    NativeStart = tuple[NativeGame, Buffer]
    """The functions of a game, and one of its positions."""


def native_start(position: Position) -> NativeStart | None:
    """A position with the functions that go on from it; None where the interpreter plays."""
    code = native(position)
    return (code.functions, code.pack(position)) if code and isinstance(position, TextPosition) else None
