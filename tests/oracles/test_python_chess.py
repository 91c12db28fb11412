"""Chess positions given as FEN: legal moves and ends have to be those of python-chess."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess
import pytest

from ludoteka.core import Result
from ludoteka.games import load
from tests.oracles.adapters.chess import spelled

KINDS = (chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN)


def played(rng: random.Random) -> Iterator[chess.Board]:
    """Positions out of a random game, not all of them."""
    board = chess.Board()
    while board.outcome(claim_draw=True) is None:
        if rng.random() < 0.1:
            yield board.copy(stack=False)
        board.push(rng.choice(list(board.legal_moves)))


def scattered(rng: random.Random) -> chess.Board:
    """Pieces put anywhere: pins, promotions, double checks and rights to castle that games seldom show."""
    while True:
        board = chess.Board(None)
        board.turn = rng.random() < 0.5
        for cell in rng.sample(chess.SQUARES, rng.randint(2, 18)):
            kinds = KINDS if 0 < chess.square_rank(cell) < 7 else KINDS[:-1]
            board.set_piece_at(cell, chess.Piece(rng.choice(kinds), rng.random() < 0.5))
        for color, cell in ((chess.WHITE, chess.E1), (chess.BLACK, chess.E8)):
            at_home = rng.random() < 0.5
            board.set_piece_at(cell if at_home else rng.choice(chess.SQUARES), chess.Piece(chess.KING, color))
            for corner in (cell - 4, cell + 3) if at_home else ():
                board.set_piece_at(corner, chess.Piece(chess.ROOK, color))
        if rng.random() < 0.5:
            step_twice(board, rng)
        board.castling_rights = chess.BB_CORNERS
        board.castling_rights = board.clean_castling_rights()
        if board.is_valid() and not board.is_insufficient_material():
            return board


def step_twice(board: chess.Board, rng: random.Random) -> None:
    """Put an enemy pawn where it comes after a double step, and one or two pawns that may take it."""
    file = rng.randrange(8)
    home, middle, rank = (6, 5, 4) if board.turn == chess.WHITE else (1, 2, 3)
    for empty in (home, middle):
        board.remove_piece_at(chess.square(file, empty))
    board.set_piece_at(chess.square(file, rank), chess.Piece(chess.PAWN, not board.turn))
    for beside in rng.choice([(file - 1,), (file + 1,), (file - 1, file + 1)]):
        if beside in range(8):
            board.set_piece_at(chess.square(beside, rank), chess.Piece(chess.PAWN, board.turn))
    board.ep_square = chess.square(file, middle)


def check(board: chess.Board, fen: str) -> None:
    """Ours, read from the FEN, offers the same moves; where there is none, it ends the same."""
    position = load("chess").position(fen)
    assert sorted(move.text for move in position.moves()) == sorted(
        spelled(move.uci()) for move in board.legal_moves
    ), fen
    if not any(board.legal_moves):
        loser: Result = "lost" if board.is_check() else "drawn"
        winner: Result = "won" if board.is_check() else "drawn"
        assert position.outcome is not None, fen
        assert position.outcome.results == ((loser, winner) if board.turn == chess.WHITE else (winner, loser)), fen


@pytest.mark.parametrize("seed", range(4))
def test_positions_of_random_games(seed: int) -> None:
    rng = random.Random(f"games {seed}")
    for _ in range(10):
        for board in played(rng):
            check(board, board.fen(en_passant=rng.choice(["fen", "legal"])))


@pytest.mark.parametrize("seed", range(4))
def test_scattered_pieces(seed: int) -> None:
    rng = random.Random(f"scattered {seed}")
    for _ in range(100):
        board = scattered(rng)
        check(board, board.fen(en_passant=rng.choice(["fen", "legal"])))
