"""A traced game plays as any other, and knows which steps of its rules were done."""

from __future__ import annotations

import random

import pytest

from ludoteka.games import load
from ludoteka.language import check
from ludoteka.machine import TextGame
from ludoteka.machine.trace import Step, TracedGame, TracedMachine, marks, steps_of


def traced(rules: str) -> TracedGame:
    description = check(rules).description
    assert description is not None, check(rules).errors
    return TracedGame(description, "traced")


@pytest.mark.parametrize("id", ["draughts", "nine-mens-morris", "sokoban", "hex"])
def test_a_traced_game_offers_the_same_moves(id: str) -> None:
    game = load(id)
    assert isinstance(game, TextGame)
    plain, marked = game.start(), TracedGame(game.description, id).start()
    rng = random.Random(1)
    for _ in range(30):
        texts = [move.text for move in plain.moves()]
        assert [move.text for move in marked.moves()] == texts
        if not texts:
            break
        text = rng.choice(texts)
        plain, marked = plain.play(text), marked.play(text)
        assert str(marked) == str(plain)
    assert marks(plain) == 0
    assert not list(steps_of(plain.machine, marks(plain)))


RACE = """\
game Race
players 1
board 5 by 1
piece runner
setup
  put a runner onto a1
turn
  choose a runner as the runner chosen
  either
    choose an empty cell next to the runner chosen as the goal
    not allowed if the goal is c1
    put the runner chosen onto the goal
  or "Leap"
    put the runner chosen onto e1
  if the runner chosen is on e1: you win
stuck players lose
"""


def done(*moves: str) -> set[Step]:
    game = traced(RACE)
    position = game.start()
    marked = marks(position)
    for move in moves:
        position = position.play(move)
        marked |= marks(position)
    return set(steps_of(position.machine, marked))


def test_what_is_only_tried_leaves_no_mark() -> None:
    lines = {line for line, _ in done("a1-b1")}
    assert {6, 8, 9, 10, 11, 12, 15} <= lines
    assert 14 not in lines, "the leap was offered, but not made"


def test_the_parts_of_a_line_are_told_apart() -> None:
    stayed, leapt = (sorted(step for step in done(*moves) if step[0] == 15) for moves in (("a1-b1",), ("a1-leap",)))
    assert len(leapt) > len(stayed) > 0


def test_what_forbids_is_noted() -> None:
    game = traced(RACE)
    position = game.start().play("a1-b1")
    assert [move.text for move in position.moves()] == ["b1-a1", "b1-leap"]
    machine = position.machine
    assert isinstance(machine, TracedMachine)
    assert 11 in machine.stopped
