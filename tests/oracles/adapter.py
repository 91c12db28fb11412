"""How a game is played by OpenSpiel: its positions and actions told in the move texts of our game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import ClassVar, Protocol, Self

import pyspiel

from ludoteka.core import CHANCE, Chooser, Result, Setting

Actions = tuple[int, ...]
"""The actions of theirs that together make one move of ours."""


class State(Protocol):
    """As much of a position of OpenSpiel as every adapter needs."""

    def legal_actions(self) -> list[int]: ...
    def is_terminal(self) -> bool: ...
    def current_player(self) -> int: ...
    def child(self, action: int) -> Self: ...
    def apply_action(self, action: int) -> None: ...
    def action_to_string(self, action: int) -> str: ...
    def returns(self) -> list[float]: ...
    def history(self) -> list[int]: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...


class Adapter:
    """One game of OpenSpiel in the words of ours."""

    game: ClassVar[str]
    """The id of our game."""
    peer: str
    """The game as OpenSpiel loads it."""
    settings: Mapping[str, Setting] = MappingProxyType({})
    """The options that make our game the variant OpenSpiel plays."""
    players: tuple[int, ...] = (0, 1)
    """Their player of each seat."""

    def start(self) -> State:
        """Their first position."""
        state: State = pyspiel.load_game(self.peer).new_initial_state()
        return state

    def moves(self, state: State) -> dict[str, Actions]:
        """Every legal move: its text, as we write it, and the actions that make it."""
        moves: dict[str, Actions] = {}
        for text, actions in self.spell(state):
            assert text not in moves, f"'{text}' stands for {moves[text]} and for {actions} in\n{state}"
            moves[text] = actions
        return moves

    def spell(self, state: State) -> Iterator[tuple[str, Actions]]:
        """The pairs of `moves`; here every action is a move."""
        for action in state.legal_actions():
            yield self.text(state, action), (action,)

    def text(self, state: State, action: int) -> str:
        """How we write an action."""
        raise NotImplementedError  # adapters that spell whole moves need no single actions

    def odds(self, state: State) -> dict[str, Fraction]:
        """How likely each of the moves is, where chance decides."""
        chances = {action: Fraction(chance).limit_denominator(10**6) for action, chance in state.chance_outcomes()}
        return {text: chances[actions[0]] for text, actions in self.moves(state).items()}

    def pick(self, state: State, moves: Mapping[str, Actions], rng: random.Random) -> str:
        """The move a random game goes on with; any of them is as good as another."""
        return rng.choice(sorted(moves))

    def chooser(self, state: State) -> Chooser:
        """The seat that has to choose, or chance."""
        return CHANCE if state.is_chance_node() else self.players.index(state.current_player())

    def results(self, state: State) -> tuple[Result, ...]:
        """How it ended for each seat."""
        values = [state.returns()[player] for player in self.players]
        return tuple("won" if value > 0 else "lost" if value < 0 else "drawn" for value in values)

    def points(self, state: State) -> tuple[int, ...] | None:
        """What each seat has won in the end, where that is compared."""
        return None


def cell(column: int, row: int) -> str:
    """The name of a cell: its column from the left and its row from the bottom, both counted from 0."""
    return f"{chr(ord('a') + column)}{row + 1}"


def mirrored(name: str, rows: int) -> str:
    """The cell of that name where rows are numbered from the other end."""
    return f"{name[0]}{rows + 1 - int(name[1:])}"
