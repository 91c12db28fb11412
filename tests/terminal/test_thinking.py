"""Computers think beside the screen: it stays alive, says that they think, and can turn to something else."""

from __future__ import annotations

import random
from collections.abc import Callable
from threading import Event

import pytest

from ludoteka.core import Move, Position
from ludoteka.opponents import OPPONENTS
from ludoteka.terminal import plain
from ludoteka.terminal.app import table_app
from ludoteka.terminal.match import Match
from ludoteka.terminal.plain import PlainTable
from ludoteka.terminal.records import Records
from ludoteka.terminal.shelf import open_game
from ludoteka.terminal.table import TableScreen
from ludoteka.terminal.thinking import warm_up
from ludoteka.terminal.words import Words
from tests.python_game import TicTacToe
from tests.terminal.seen import made, said, until
from tests.terminal.slow import Ponderer, seat_ponderer

NewMatch = Callable[..., Match]


@pytest.fixture
def ponderer(monkeypatch: pytest.MonkeyPatch) -> Ponderer:
    """An opponent that takes its time."""
    return seat_ponderer(monkeypatch)


@pytest.fixture
def screen(new_match: NewMatch, records: Records, words: Words, ponderer: Ponderer) -> TableScreen:
    """Tic-tac-toe against it."""
    match = new_match("tic-tac-toe", "person", "ponderer")
    return TableScreen(open_game("tic-tac-toe", words), match, words, records, pause=0.0)


async def test_the_screen_is_alive_while_the_computer_thinks(screen: TableScreen, ponderer: Ponderer) -> None:
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert "O is thinking" in said(app, "#turn")
        await pilot.press("right")
        assert said(app) == "b3: empty"
        await pilot.press("enter")
        assert made(screen) == ("a3",)
        ponderer.may.set()
        await until(pilot, lambda: len(made(screen)) == 2)
        assert said(app, "#turn").endswith("X to move")


@pytest.mark.parametrize("key", ["u", "b"])
async def test_the_player_turns_to_something_else(screen: TableScreen, ponderer: Ponderer, key: str) -> None:
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: ponderer.asked)
        await pilot.press(key)
        assert made(screen) == ()
        assert said(app, "#turn").endswith("X to move")
        await pilot.press("right", "enter")
        assert made(screen) == ("b3",)
        ponderer.may.set()
        await until(pilot, lambda: len(made(screen)) == 2)
        assert made(screen) == ("b3", "a3")


async def test_the_player_leaves_while_the_computer_thinks(screen: TableScreen, ponderer: Ponderer) -> None:
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: ponderer.asked)
        await pilot.press("q")
        ponderer.may.set()
    assert app.return_code == 0
    assert made(screen) == ("a3",)


class Interrupted:
    """Somebody presses Ctrl-C as soon as it thinks."""

    name = "ponderer"

    def choose(self, position: Position, rng: random.Random) -> Move:
        """No move."""
        raise KeyboardInterrupt


@pytest.mark.parametrize(("seats", "end"), [
    (("person", "ponderer"), "\nStopped.\n\n3 . . .\n2 . . .\n1 . . .\n  a b c\n\nThe match is kept in"),
    (("ponderer", "ponderer"), "  a b c\n"),
])
def test_an_interruption_takes_the_player_back(
    new_match: NewMatch, records: Records, words: Words, monkeypatch: pytest.MonkeyPatch,
    seats: tuple[str, str], end: str,
) -> None:
    monkeypatch.setitem(OPPONENTS, "ponderer", Interrupted)
    typed, told = iter(["b2"]), list[str]()

    def ask(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    match = new_match("tic-tac-toe", *seats)
    PlainTable(open_game("tic-tac-toe", words), match, words, records, ask=ask, tell=told.append).run()
    assert "\n".join(told).partition(end)[1], told
    assert match.record.moves == ()


def test_lines_say_what_takes_long(
    new_match: NewMatch, records: Records, words: Words, ponderer: Ponderer, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(plain, "SLOW", 0.0)
    told = list[str]()

    def tell(line: str) -> None:
        told.append(line)
        if line == "X is thinking…":
            ponderer.may.set()

    def ask(prompt: str) -> str:
        raise EOFError

    match = new_match("tic-tac-toe", "ponderer", "person")
    PlainTable(open_game("tic-tac-toe", words), match, words, records, ask=ask, tell=tell).run()
    assert told.index("X is thinking…") < told.index("X: a3")


async def test_an_opponent_that_fails_is_not_passed_over(screen: TableScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Ponderer, position: Position, rng: random.Random) -> Move:
        raise ArithmeticError("lost count")

    async def play() -> None:
        async with table_app(screen).run_test(size=(80, 24)) as pilot:
            await pilot.press("enter")
            await pilot.pause(1.0)

    monkeypatch.setattr(Ponderer, "choose", fail)
    with pytest.raises(ArithmeticError, match="lost count"):
        await play()


def test_what_levels_think_with_is_made_while_a_person_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Event()

    class First(Ponderer):
        def choose(self, position: Position, rng: random.Random) -> Move:
            asked.set()
            return position.moves()[0]

    monkeypatch.setitem(OPPONENTS, "level-1", First)
    start = TicTacToe().start()
    warm_up(start, ("person", "random"))
    assert not asked.wait(0.1)
    warm_up(start, ("person", "level-8"))
    assert asked.wait(5)
