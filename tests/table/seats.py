"""Tables for tests, with a time of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteka.core import Game
from ludoteka.table import Refusal, Table, open_table
from ludoteka.table.events import ClockSetup, Entry, Opened, Sitter
from tests.machine.small import game
from tests.machine.test_secrets import PAIRS
from tests.python_game import TicTacToe
from tests.python_puzzle import Frogs

NOON = 1_700_000_000_000
BOTH = frozenset({0, 1})
NOBODY = frozenset[int]()


def sit(rules: Game, *who: str, clock: ClockSetup | None = None, seed: int = 1, position: str = "") -> Table:
    """A table at noon."""
    seats = tuple(Sitter(one) for one in who)
    opened = Opened(rules.id, rules.version, seats, seed, clock=clock, position=position)
    return open_table(rules, opened, NOON)


def noughts(*who: str, clock: ClockSetup | None = None) -> Table:
    """Tic-tac-toe between two people, or others."""
    return sit(TicTacToe(), *(who or ("person", "person")), clock=clock)


def frogs() -> Table:
    """A puzzle."""
    return sit(Frogs(), "person")


def pairs(*who: str, seed: int = 1) -> Table:
    """A game with hidden things."""
    return sit(game(PAIRS), *(who or ("person", "person")), seed=seed)


def play(table: Table, moves: Sequence[str], at: int = NOON) -> Table:
    """The table after some moves of whoever is due."""
    for move in moves:
        seat = table.due.seat
        assert seat is not None
        table.apply(table.choose(seat, move, at=at))
    return table


def texts(table: Table) -> list[str]:
    """The moves that stand."""
    return [one.move for one in table.moves]


def refused(command: Callable[[], Entry]) -> str:
    """The code of a refusal."""
    try:
        entry = command()
    except Refusal as refusal:
        return refusal.code
    raise AssertionError(f"it was not refused: {entry}")
