"""Which method a game's levels search by."""

from __future__ import annotations

import pytest

import ludoteka as lt
from ludoteka.games.library import FOLDER
from ludoteka.opponents.comparing import compare
from ludoteka.opponents.search.mind import mind_for
from ludoteka.opponents.search.native_mind import LookingMind, TreeMind
from ludoteka.opponents.search.preference import FILE, METHODS, preferred


def test_what_was_measured_is_stored_with_the_game() -> None:
    assert preferred("chess") == "alphabeta"
    assert isinstance(mind_for(lt.game("chess").start()), LookingMind)
    assert preferred("connect-four") == "montecarlo"
    assert isinstance(mind_for(lt.game("connect-four").start()), TreeMind)
    assert preferred("backgammon") == "expectation"


@pytest.mark.parametrize("id", ["tic-tac-toe", "a-game-of-my-own", "../chess"])
def test_where_nothing_is_known_it_is_tree_search(id: str) -> None:
    assert preferred(id) == "montecarlo"


def test_methods_are_compared_by_playing() -> None:
    text = compare("tic-tac-toe", games=2, seconds=0.01)
    told, method = text.splitlines()
    assert told.startswith("# Alpha-beta got ")
    assert method in ("alphabeta", "montecarlo")


def test_every_stored_word_is_a_method() -> None:
    for path in FOLDER.glob(f"*/{FILE}"):
        assert path.read_text(encoding="utf-8").splitlines()[-1] in METHODS, path
