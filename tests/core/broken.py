"""Tic-tac-toe with one part of it replaced by a dishonest one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from ludoteka.core import Choice, Move, Outcome, View, ZoneView
from ludoteka.core.contract import ContractBroken, check_game
from tests.python_game import Board, TicTacToe

Parts = dict[str, Any]


def broken(**parts: Any) -> TicTacToe:
    """Tic-tac-toe whose positions have these parts instead of the honest ones."""
    return game_of(type("Broken", (Board,), {"__hash__": Board.__hash__, **parts}))


def game_of(kind: type[Board]) -> TicTacToe:
    """Tic-tac-toe whose positions are of this kind."""
    game = TicTacToe()
    game.board = lambda signs, turn: kind(game, signs, turn)  # type: ignore[method-assign]  # broken on purpose
    return game


def expect(what: str, game: TicTacToe, **terms: Any) -> ContractBroken:
    """The game breaks the contract in these words."""
    with pytest.raises(ContractBroken) as caught:
        check_game(game, every=1, **terms)
    assert what in caught.value.what
    return caught.value


def drawn(self: Board) -> Outcome:
    """Over, whatever the board says."""
    return Outcome(("drawn", "drawn"), (1, 1))


def moves(change: Callable[[Move], Move]) -> Parts:
    """Every move changed."""
    return {"moves": lambda self: [change(move) for move in Board.moves(self)]}


def choices(change: Callable[[Sequence[Choice]], Sequence[Choice]]) -> Parts:
    """The tree of choices changed."""
    return {"choices": lambda self: change(Board.choices(self))}


def each_choice(**changes: Any) -> Parts:
    """Every choice changed in the same way."""
    return choices(lambda tree: [replace(choice, **changes) for choice in tree])


def see(change: Callable[[View, int | None], View]) -> Parts:
    """What a seat sees, changed."""
    return {"view": lambda self, seat=None: change(Board.view(self, seat), seat)}


def see_board(**changes: Any) -> Parts:
    """The board, changed in the same way for everybody."""
    return see(lambda view, seat: replace(view, boards=(replace(view.boards[0], **changes),)))


def see_zones(*zones: ZoneView) -> Parts:
    """These zones beside the board."""
    return see(lambda view, seat: replace(view, zones=zones))


def see_cell(**changes: Any) -> Parts:
    """The first cell, changed in the same way for everybody."""
    def change(view: View, seat: int | None) -> View:
        first, *rest = view.boards[0].cells
        return replace(view, boards=(replace(view.boards[0], cells=(replace(first, **changes), *rest)),))

    return see(change)
