"""A move played by its text alone leads where the same move of the whole tree leads."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from ludoteka.core import Choice, IllegalMove, Position
from ludoteka.games import load, names
from ludoteka.machine import one_way as module
from ludoteka.machine.position import TextPosition
from tests.machine.small import game, two_players

PLIES = 12
TRIED = 4


def fresh(position: Position) -> TextPosition:
    """The same position before anybody has asked for its moves."""
    assert isinstance(position, TextPosition)
    return TextPosition(position.game, position.machine, position.run.copy(), position.seed)


def said(path: Sequence[Choice] | None) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """A move as it is said and shown."""
    assert path is not None
    return [(choice.text, choice.names, choice.places) for choice in path]


@pytest.mark.parametrize("name", names())
def test_in_every_game_of_the_library(name: str) -> None:
    rng, position = random.Random(name), load(name).start(seed=3)
    for _ in range(PLIES):
        if position.chooser is None:
            break
        moves = position.moves()
        for move in rng.sample(list(moves), min(TRIED, len(moves))):
            after = position.play(move)
            assert fresh(position).play(move.text) == after
            assert said(fresh(position).path(move.text)) == said(position.path(move.text))
            assert (after.chooser, after.outcome) == (fresh(after).chooser, fresh(after).outcome)
        assert fresh(position).path(moves[0].text + "-nowhere") is None
        with pytest.raises(IllegalMove):
            fresh(position).play(moves[0].text + "-nowhere")
        position = position.play(rng.choice(moves))


def test_a_long_match_is_replayed_without_looking_at_every_move(monkeypatch: pytest.MonkeyPatch) -> None:
    go = load("go")
    position = go.start()
    monkeypatch.setattr(TextPosition, "_ways", None)
    for move in ("d4", "q16", "d16", "q4", "pass"):
        position = position.play(move)
    assert position.chooser == 1


def test_what_is_the_best_is_looked_for_among_all() -> None:
    """Of captures only those of the most pieces are allowed, so each needs the others."""
    draughts = fresh(load("international-draughts").start())
    assert draughts.machine.weighs
    move = draughts.moves()[0].text
    assert module.one_way(draughts.machine, draughts.machine.turns.begin(draughts.run, 0)[1], move) is None
    assert fresh(draughts).play(move) == draughts.play(move)


def test_a_move_that_could_be_avoided_is_refused() -> None:
    soft = two_players("""
        setup
          put a White stone on a1
        turn
          choose an empty cell
          put your stone there
          not allowed if it is next to a1 unless nothing else is possible
    """)
    start = soft.start()
    assert "c3" in [move.text for move in start.moves()]
    with pytest.raises(IllegalMove):
        fresh(start).play("b1")
    assert fresh(start).play("c3") == start.play("c3")


def test_of_choices_that_read_alike_the_first_counts() -> None:
    alike = two_players("""
        the game has tries
        turn
          either
            choose an empty cell in the first row
            put your stone there
            add 1 to tries
          or
            choose an empty cell
            put your stone there
    """)
    start = alike.start()
    for move in start.moves():
        assert fresh(start).play(move.text) == start.play(move)
    assert fresh(start).play("a1").view().numbers != fresh(start).play("a3").view().numbers


def test_spelling_does_not_matter() -> None:
    start = load("connect-four").start()
    assert fresh(start).play(" D ") == start.play("d")
    assert said(fresh(start).path(" D ")) == said(start.path("d"))


def test_players_without_a_way_lose_at_once() -> None:
    lonely = game("""
        game Lonely
        players White, Black
        board 2 by 1
        piece stone
        turn
          choose an empty cell
          put your stone there
        stuck players lose
    """)
    end = lonely.start().play("a1").play("b1")
    assert end.outcome is not None
    assert end.outcome.results == ("lost", "won")
