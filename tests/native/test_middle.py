"""Positions in the middle of a turn."""

from __future__ import annotations

import ludoteka as lt
from ludoteka.machine.position import TextPosition
from ludoteka.native import native


def test_a_turn_that_only_a_text_can_interrupt_is_left_to_the_interpreter() -> None:
    start = lt.game("chess").start()
    assert isinstance(start, TextPosition)
    status, paused = start.machine.turns.begin(start.run, 0)
    assert status < 0
    assert paused.frames
    middle = TextPosition(start.game, start.machine, paused)
    assert native(start) is not None
    assert native(middle) is None
    assert len(middle.moves()) == 20


def test_a_turn_that_waits_for_what_a_card_shows_is_native() -> None:
    position = lt.game("pexeso").start(seats=1)
    position = position.play(0)
    assert isinstance(position, TextPosition)
    assert position.run.frames
    code = native(position)
    assert code is not None
    assert len(code.moves(code.pack(position))) == len(position.moves())
