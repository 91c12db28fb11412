"""Playing in lockstep passes what agrees and says where two machines do not."""

from __future__ import annotations

import pytest

from tests.core.broken import broken, drawn
from tests.oracles.adapters.tic_tac_toe import TicTacToe as Peer
from tests.oracles.lockstep import Disagreement, play
from tests.python_game import Board, TicTacToe

PEER = Peer()


def complaint(game: TicTacToe) -> str:
    with pytest.raises(Disagreement) as caught:
        play(game, PEER, 3)
    return str(caught.value)


def test_what_agrees_is_played_to_the_end() -> None:
    assert all(5 <= play(TicTacToe(), PEER, seed) <= 9 for seed in range(20))


def test_moves_that_one_side_does_not_have() -> None:
    words = complaint(broken(moves=lambda self: [move for move in Board.moves(self) if move.text != "b2"]))
    assert "tic-tac-toe against tic_tac_toe, seed 3, ply 0\noptions: none\nmoves: none\n" in words
    assert "only ours: none\nonly theirs: b2\nours ended: no\ntheirs ended: no\n" in words


def test_a_match_that_ends_too_early() -> None:
    early = property(lambda self: drawn(self) if self.signs.count(".") < 7 else None)
    words = complaint(broken(outcome=early))
    assert "seed 3, ply 3" in words
    assert "only ours: none\n" in words
    assert "ours ended: Outcome(results=('drawn', 'drawn')" in words


def test_another_chooser() -> None:
    words = complaint(broken(chooser=property(lambda self: None if self.outcome else 1 - self.turn)))
    assert "to choose: ours 1, theirs 0" in words


def test_another_outcome() -> None:
    honest = TicTacToe()
    over = property(lambda self: drawn(self) if honest.board(self.signs, self.turn).outcome else None)
    words = complaint(broken(outcome=over))
    assert "ended: ours Outcome(results=('drawn', 'drawn')" in words
    assert "theirs ('won', 'lost')" in words or "theirs ('lost', 'won')" in words
