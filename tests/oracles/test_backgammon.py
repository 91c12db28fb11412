"""Backgammon against OpenSpiel: in positions of random games every roll leads to the same positions, and ends alike.

They drive the games; ours looks at some of their positions, as finding all plays of a double takes it seconds.
`python -m tests.oracles.test_backgammon 200` looks into so many games. A double is two actions of theirs, and each of
them looks for the longest play by itself: of what comes out of both, the longest plays are the legal ones.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Protocol, Self

import pyspiel
import pytest

from ludoteka.core import CHANCE, Position
from ludoteka.games import load

POINTS, CHECKERS, BAR, THEIR_BAR = 24, 15, 25, 100
Board = tuple[tuple[int, ...], ...]
"""For each player the checkers on every point as White counts them, and those on the bar."""
BACKGAMMON = pyspiel.load_game("backgammon(scoring_type=full_scoring)")


class State(Protocol):
    """A position of theirs."""

    def board(self, player: int, point: int) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def child(self, action: int) -> Self: ...
    def clone(self) -> Self: ...
    def apply_action(self, action: int) -> None: ...
    def current_player(self) -> int: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def action_to_string(self, action: int) -> str: ...
    def returns(self) -> list[float]: ...


def theirs(state: State) -> Board:
    return tuple(tuple(state.board(player, point) for point in (*range(POINTS), THEIR_BAR)) for player in (0, 1))


def ours(position: Position) -> Board:
    view = position.view()
    points = [{piece.owner: dict(piece.numbers).get("count", 1) for piece in cell.pieces}
              for cell in view.boards[0].cells]
    bar = [piece.owner for zone in view.zones if zone.name == "bar" for piece in zone.things]
    return tuple((*(point.get(player, 0) for point in points), bar.count(player)) for player in (0, 1))


@cache
def templates() -> tuple[str, str]:
    """Our position where each of the players is about to roll."""
    black = load("backgammon").start(seed=None).play("6 1").play(0)
    white = black.play("2 1").play(0)
    return str(white), str(black)


def set_up(board: Board, player: int) -> Position:
    """Our position with this board, where this player is about to roll."""
    text = re.sub(r"^(on \d+|zone bar|player pips played|thing uses|thing value): .*\n", "", templates()[player],
                  flags=re.MULTILINE)
    lines: dict[str, list[str]] = {}
    for seat, counts in enumerate(board):
        names = [f"checker {seat * CHECKERS + number + 1}" for number in range(CHECKERS)]
        for point, count in enumerate(counts):
            place = "zone bar" if point == POINTS else f"on {point + 1}"
            lines.setdefault(place, []).extend(names[:count])
            names = names[count:]
    said = "".join(f"{place}: {', '.join(held)}\n" for place, held in lines.items() if held)
    return load("backgammon").position(text.replace("to move: ", f"{said}to move: ", 1))


def pips(board: Board, player: int) -> int:
    """How far it still is for a player."""
    on_points = sum(count * (POINTS - point if player == 0 else point + 1) for point, count in
                    enumerate(board[player][:POINTS]))
    return on_points + BAR * board[player][POINTS]


def played(state: State, double: bool) -> set[Board]:
    """Where a roll can lead; of a double the longest plays of both its halves."""
    player = state.current_player()
    after = [state.child(action) for action in state.legal_actions()]
    if double:
        after = [last for half in after for last in
                 ([half.child(action) for action in half.legal_actions()]
                  if not half.is_terminal() and half.current_player() == player else [half])]
    boards = {theirs(one) for one in after}
    least = min(pips(board, player) for board in boards)
    return {board for board in boards if not double or pips(board, player) == least}


def random_game(seed: int) -> Iterator[tuple[State, tuple[int, int]]]:
    """The moments of a random game of theirs after a roll, with the roll."""
    luck, state, last = random.Random(f"backgammon {seed}"), BACKGAMMON.new_initial_state(), (0, 0)
    while not state.is_terminal():
        if state.is_chance_node():
            action = luck.choice(state.chance_outcomes())[0]
            first, second = re.findall(r"\d", state.action_to_string(action).split("roll: ")[1])
            last = (int(first), int(second))
            state.apply_action(action)
            yield state.clone(), last
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            if not state.is_chance_node() and not state.is_terminal():
                state.apply_action(luck.choice(state.legal_actions()))  # the second half of a double
    yield state.clone(), last


def compare(seed: int, looks: int) -> int:
    """Look at some moments of a random game, and at its end; how many were looked at."""
    *moments, (end, _) = random_game(seed)
    luck = random.Random(f"looks {seed}")
    chosen = luck.sample(moments, min(looks, len(moments))) + moments[-1:]
    for state, roll in chosen:
        position = set_up(theirs(state), state.current_player())
        assert position.chooser is CHANCE
        assert {Fraction(odd, sum(position.odds())) for odd in position.odds()} == {Fraction(1, 36)}
        rolled = position.play(f"{roll[0]} {roll[1]}")
        expected = played(state, roll[0] == roll[1])
        if rolled.chooser != state.current_player():
            assert expected == {theirs(state)}, (seed, roll)
            continue
        after = [rolled.play(move) for move in rolled.moves()]
        over = [one for one in after if one.outcome is not None]
        assert {ours(one) for one in after if one.outcome is None} == {
            board for board in expected if sum(board[state.current_player()])}, (seed, roll, theirs(state))
        assert bool(over) == any(not sum(board[state.current_player()]) for board in expected)
        if over and over[0].outcome is not None and state is moments[-1][0] and end.is_terminal():
            points = over[0].outcome.points
            assert points is not None
            ahead = [points[0] - points[1], points[1] - points[0]]
            assert ahead == end.returns(), (seed, points, end.returns())
    return len(chosen)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_agree_with_openspiel(seed: int) -> None:
    assert compare(seed, looks=1) > 0


def test_the_opening_roll_says_who_begins() -> None:
    start, peer = load("backgammon").start(seed=None), BACKGAMMON.new_initial_state()
    begins = {f"{first} {second}": start.play(f"{first} {second}").chooser
              for first in range(1, 7) for second in range(1, 7) if first != second}
    assert len(begins) == len(peer.chance_outcomes()) == 30
    assert sorted(map(str, begins.values())) == ["0"] * 15 + ["1"] * 15
    assert start.play("4 4").chooser is CHANCE, "the same again is rolled again"
    assert {Fraction(chance).limit_denominator(1000) for _, chance in peer.chance_outcomes()} == {Fraction(1, 30)}


if __name__ == "__main__":
    games = int(sys.argv[1])
    seen = sum(compare(seed, looks=1) for seed in range(games))
    sys.stdout.write(f"backgammon: {games} games, {seen} positions, no difference\n")
