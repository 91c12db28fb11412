"""Every game of the library keeps the contract."""

from __future__ import annotations

import pytest

from ludoteka.core.contract import check_game
from ludoteka.games import load, names

BOUNDS = {
    "breakthrough": 210, "chess": 2000, "connect-four": 42, "draughts": 2000, "nine-mens-morris": 2000,
    "othello": 130, "oware": 2000, "tic-tac-toe": 9,
}
"""The most moves a match of these can have, or a random one ever had; others are cut short."""


@pytest.mark.parametrize("name", names())
def test_the_contract_is_kept_from_every_start(name: str) -> None:
    played = check_game(load(name), seeds=range(2), max_moves=20, every=10, must_end=False)
    assert played.moves


@pytest.mark.parametrize("name", [name for name in BOUNDS if name in names()])
def test_matches_end(name: str) -> None:
    assert check_game(load(name), seeds=range(2), max_moves=BOUNDS[name], every=50).matches
