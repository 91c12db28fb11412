"""Published counts of move sequences."""

from __future__ import annotations

import pytest

from ludoteka.games import load
from tests.oracles.perft import perft

# https://www.chessprogramming.org/Perft_Results
CHESS = {
    "start": ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", (20, 400, 8902)),
    "position 2": ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", (48, 2039)),
    "position 3": ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", (14, 191, 2812)),
    "position 4": ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", (6, 264)),
    "position 4 mirrored": ("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", (6, 264)),
    "position 5": ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", (44, 1486)),
    "position 6": ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", (46, 2079)),
}
# From the start; a draughts move with all its jumps counts as one.
OTHERS = {"othello": (4, 12, 56, 244, 1396), "draughts": (7, 49, 302, 1469, 7361)}


@pytest.mark.parametrize(("fen", "counts"), CHESS.values(), ids=CHESS)
def test_chess(fen: str, counts: tuple[int, ...]) -> None:
    position = load("chess").position(fen)
    assert tuple(perft(position, depth) for depth in range(1, len(counts) + 1)) == counts


def test_the_start_of_chess_is_its_fen() -> None:
    game = load("chess")
    assert game.start() == game.position(CHESS["start"][0])


@pytest.mark.parametrize(("game", "counts"), OTHERS.items(), ids=OTHERS)
def test_other_games(game: str, counts: tuple[int, ...]) -> None:
    position = load(game).start()
    assert tuple(perft(position, depth) for depth in range(1, len(counts) + 1)) == counts
