"""Published counts of move sequences, deep enough for native code."""

from __future__ import annotations

import pytest

from ludoteka.core import Position
from ludoteka.games import load
from ludoteka.studio.measuring.native_perft import native_branches
from ludoteka.studio.measuring.native_start import native_start

# https://www.chessprogramming.org/Perft_Results
CHESS = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": (20, 400, 8902, 197281, 4865609),
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -": (48, 2039, 97862, 4085603),
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -": (14, 191, 2812, 43238, 674624),
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1": (6, 264, 9467, 422333),
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1": (6, 264, 9467, 422333),
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8": (44, 1486, 62379),
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10": (46, 2079, 89890),
}
# From the start; a draughts move with all its jumps counts as one.
OTHERS = {
    "othello": (4, 12, 56, 244, 1396, 8200, 55092, 390216),
    "draughts": (7, 49, 302, 1469, 7361, 36768, 179740, 845931),
}


def counts(position: Position, depth: int) -> tuple[int, ...]:
    code = native_start(position)
    assert code is not None
    branches = native_branches(*code)
    return tuple(sum(branches(deep)) for deep in range(1, depth + 1))


@pytest.mark.parametrize(("fen", "expected"), CHESS.items(), ids=CHESS)
def test_chess(fen: str, expected: tuple[int, ...]) -> None:
    assert counts(load("chess").position(fen), len(expected)) == expected


@pytest.mark.parametrize(("game", "expected"), OTHERS.items(), ids=OTHERS)
def test_other_games(game: str, expected: tuple[int, ...]) -> None:
    assert counts(load(game).start(), len(expected)) == expected
