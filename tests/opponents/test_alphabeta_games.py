"""Alpha-beta on games of the library in native code."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludoteka as lt
from ludoteka.machine.position import TextPosition
from ludoteka.native import calls, native
from ludoteka.native.game import Buffer, Native
from ludoteka.opponents.search.alphabeta import AlphaBeta
from ludoteka.opponents.search.evaluation import FORCED, LIVELY, make_scales
from ludoteka.opponents.search.judging import scales_for
from ludoteka.opponents.search.outline import Outline
from ludoteka.opponents.search.tuning import reasoned


def coded(position: object) -> tuple[Native, Buffer, TextPosition]:
    assert isinstance(position, TextPosition)
    code = native(position)
    assert code is not None
    return code, code.pack(position), position


def minimax(code: Native, buffer: Buffer, seat: int, known: dict[tuple[int, int], float]) -> float:
    """What a position is worth to a seat, by looking at everything once."""
    chooser = code.chooser(buffer)
    if chooser < 0:
        return code.worth(buffer)[seat]
    key = code.mark(buffer), seat
    if key not in known:
        values = [minimax(code, _after(code, buffer, move), seat, known) for move in code.moves(buffer)]
        known[key] = max(values) if chooser == seat else min(values)
    return known[key]


@pytest.mark.parametrize(("id", "options"), [
    ("tic-tac-toe", {}), ("clobber", {"width": 3, "height": 2}), ("clobber", {"width": 3, "height": 3}),
    ("hex", {"size": 3}), ("y", {"size": 3}),
    # Whoever closes a box moves again, so the sides do not take turns.
    ("dots-and-boxes", {"width": 2, "height": 1}), ("dots-and-boxes", {"width": 2, "height": 2}),
])
def test_small_games_are_solved_as_by_plain_minimax(id: str, options: dict[str, Any]) -> None:
    code, start, _ = coded(lt.game(id).start(**options))
    rng = Random(1)
    for moves in (0, 2, 3, 4):
        buffer = start
        for _ in range(moves):
            buffer = _after(code, buffer, rng.choice(code.moves(buffer)))
            if code.chooser(buffer) < 0:
                return
        assert AlphaBeta(code.functions).solve(buffer, 10**6) == minimax(code, buffer, code.chooser(buffer), {})


def _after(code: Native, buffer: Buffer, move: int) -> Buffer:
    after = calls.buffer(code.functions.size)
    after[:] = buffer
    code.play(after, move)
    return after


@pytest.mark.parametrize("size", [3, 4])
def test_who_begins_wins_hex(size: int) -> None:
    code, start, _ = coded(lt.game("hex").start(size=size))
    assert AlphaBeta(code.functions).solve(start, 10**6) == 1


@pytest.mark.parametrize(("fen", "first"), [
    ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "a1-a8"),
    ("r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1", "d2-h6"),
    ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1-a6"),
])
def test_mates_are_found_and_proven(fen: str, first: str) -> None:
    code, buffer, position = coded(lt.game("chess").position(fen))
    shape = Outline(code.machine, coded(lt.game("chess").start())[2].run)
    for mind in (AlphaBeta(code.functions), AlphaBeta(code.functions, make_scales(shape, reasoned(shape), LIVELY))):
        found = mind.search(buffer, nodes=200_000)
        move = position.moves()[code.moves(buffer).index(found.best)]
        assert (move.text, found.value, found.proven, found.line[0]) == (first, 1.0, True, found.best)


def test_what_hangs_is_taken_and_what_is_defended_is_left() -> None:
    shape = Outline(coded(lt.game("chess").start())[0].machine, coded(lt.game("chess").start())[2].run)
    scales = make_scales(shape, {"queen": (1.8, 1.8), "rook": (1.0, 1.0), "pawn": (0.2, 0.2)}, LIVELY)
    for fen, takes in (("3r2k1/8/8/8/8/8/3Q4/6K1 w - - 0 1", True), ("3rr1k1/8/8/8/8/8/3Q4/6K1 w - - 0 1", False)):
        code, buffer, position = coded(lt.game("chess").position(fen))
        found = AlphaBeta(code.functions, scales).search(buffer, depth=1)
        assert (position.moves()[code.moves(buffer).index(found.best)].text == "d2-d8") is takes


def test_captures_that_must_be_made_are_looked_at_beyond_the_depth() -> None:
    code, _, start = coded(lt.game("draughts").start())
    scales = make_scales(Outline(code.machine, start.run), {"man": (1.0, 1.0)}, FORCED)
    # Any step that lets a man be taken for nothing must look worse, though the taking is one move too far away.
    position = start
    for move in ("c3-d4", "b6-c5"):
        position = position.play(move)
    found = AlphaBeta(code.functions, scales).search(code.pack(position), depth=1, lines=99)
    assert found.best == code.moves(code.pack(position))[[one.text for one in position.moves()].index("d4-b6")]


@pytest.mark.parametrize("id", ["breakthrough", "othello"])
def test_it_beats_chance(id: str) -> None:
    code, _, start = coded(lt.game(id).start())
    rng, points = Random(2), 0.0
    for number in range(4):
        buffer, mind = code.pack(start), AlphaBeta(code.functions, scales_for(code))
        while (chooser := code.chooser(buffer)) >= 0:
            code.play(buffer, mind.search(buffer, nodes=200).best if chooser == number % 2
                      else rng.choice(code.moves(buffer)))
        points += code.worth(buffer)[number % 2]
    assert points >= 3
