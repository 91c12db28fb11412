"""The last tile: every opponent that looks ahead finds what the edition pays most for."""

from __future__ import annotations

import pytest

from ludoteka.opponents.budget import Budget
from ludoteka.opponents.carcassonne import land as of
from ludoteka.opponents.carcassonne.ending import settle_all
from ludoteka.opponents.carcassonne.land import undo
from ludoteka.opponents.carcassonne.mind import OneTurn, Search
from ludoteka.opponents.carcassonne.moves import make
from ludoteka.opponents.carcassonne.treesearch import TreeSearch
from ludoteka.opponents.carcassonne.turn import Turn
from tests.opponents.carcassonne.grounds import endgame, ground


def _results(turn: Turn) -> list[int]:
    """By how much whoever moves is ahead after each move and the end."""
    land, found = turn.land, list[int]()
    seat, top = int(land.state[of.SEAT]), int(land.log[0])
    for move in turn.moves.tolist():
        make(turn.tables, land, move)
        settle_all(turn.tables, land)
        found.append(int(land.state[of.POINTS + seat] - land.state[of.POINTS + 1 - seat]))
        undo(land, top)
    return found


@pytest.mark.parametrize("edition", ["1", "2", "3"])
def test_the_last_tile_is_laid_where_it_brings_most(edition: str) -> None:
    tables = ground(2, edition=edition).tables
    searches: tuple[Search, ...] = (TreeSearch(), OneTurn())
    for seed in range(1, 25):
        turn = endgame(tables, seed, 40, 0)
        results = _results(turn)
        for search in searches:
            assert results[search.search(turn, Budget(nodes=1000), 1).best] == max(results)
