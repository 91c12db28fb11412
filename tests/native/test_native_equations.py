"""Equations: native code reads a row of digits and signs as the interpreter does."""

from __future__ import annotations

from functools import cache

from hypothesis import example, given, settings
from hypothesis import strategies as st

from ludoteka.machine.position import TextPosition
from ludoteka.machine.reading import is_true
from ludoteka.native import native
from ludoteka.native.game import Native
from tests.machine.small import game

WIDTH = 12
SIGNS = {"+": "plus sign", "-": "minus sign", "*": "times sign", "/": "division sign", "=": "equals sign"}
TEXT = "\n".join([
    "game Sums", "players 1", f"board {WIDTH} by 1", "kind symbol, a piece", "symbol digit", "  has value",
    *(f"symbol {name}" for name in SIGNS.values()),
    "turn", "  choose a number from 1 to 1",
    "end", "  if the turn number is 2 and every symbol makes a true equation: you win",
    "legend", "  0 to 9 digit with that value", *(f"  {sign} {name}" for sign, name in SIGNS.items()), ""])


@cache
def sums() -> tuple[Native, TextPosition]:
    start = game(TEXT).start()
    code = native(start)
    assert code is not None
    return code, start


def written(text: str) -> TextPosition:
    """The position with these signs on the board, one digit on each cell."""
    _, start = sums()
    layout, state = start.machine.layout, list(start.run.state)
    for cell, sign in enumerate(text):
        state[cell] = layout.code(layout.kinds.index(SIGNS.get(sign, "digit")), -1)
        if sign.isdigit():
            state[layout.base["piece.value"] + cell] = int(sign)
    return TextPosition(start.game, start.machine, start.machine.run_type(layout, state))


ROWS = st.text("0123456789+-*/=", max_size=WIDTH)
SIDES = st.text("12345678+-*/", min_size=1, max_size=7)


@settings(max_examples=300)
@given(st.one_of(ROWS, st.builds(lambda side, number: f"{side}={number}"[:WIDTH], SIDES, st.integers(-20, 99))))
@example("")
@example("=")
@example("3-5=-2")
@example("7/2=3")
@example("6/3*2=4")
@example("00=0")
@example("0=0")
@example("5/0=0")
@example("-0=0")
@example("1=1=1")
@example("99999*99999=")
@example("--1=-1")
@example("2*-1=-2")
def test_equations_are_read_as_the_interpreter_reads_them(text: str) -> None:
    code, _ = sums()
    position = written(text)
    buffer = code.pack(position)
    code.play(buffer, code.moves(buffer)[0])
    assert code.unpack(buffer) == position.play(0)
    assert (code.chooser(buffer) == -1) == is_true(text)
