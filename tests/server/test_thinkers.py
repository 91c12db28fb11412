"""The processes that think, asked directly."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteka.games import load
from ludoteka.opponents import METHODS, RandomSeat
from ludoteka.server.thinker import Matches, answer
from ludoteka.server.thinking import PATIENCE, Thinkers, ThinkingFailed
from ludoteka.server.work import Decide, Decision, FindWay, Way
from ludoteka.table.events import Opened, Sitter

SILENT = 0.1 - PATIENCE
"""Seconds of work that leave a process no time to answer, not even to start."""


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    one = Thinkers(1)
    yield one
    await one.close()


def opened(game: str, seats: int) -> Opened:
    return Opened(game, load(game).version, (Sitter(),) * seats, seed=1)


def ignore(share: float) -> None:
    """Nobody looks at the progress."""


async def decided(thinkers: Thinkers, *moves: str, luck: str = "good") -> str:
    found = await thinkers.think(Decide(opened("tic-tac-toe", 2), moves, "random", luck), 1.0, ignore)
    assert isinstance(found, Decision)
    return found.move


async def test_the_same_luck_gives_the_same_move_in_whatever_order_one_asks(thinkers: Thinkers) -> None:
    lines: list[tuple[str, ...]] = [(), ("a1",), ("a1", "b1"), ("c3",), ("a1", "b2"), ("a1",), ()]
    first = [await decided(thinkers, *line) for line in lines]
    again = [await decided(thinkers, *line) for line in reversed(lines)]
    assert first == again[::-1]
    assert all(move not in line for move, line in zip(first, lines, strict=True))
    assert len({await decided(thinkers, luck=str(number)) for number in range(9)}) > 1


async def test_one_that_is_silent_too_long_is_replaced_and_after_a_second_try_it_fails(thinkers: Thinkers) -> None:
    with pytest.raises(ThinkingFailed, match="2 processes were lost"):
        await thinkers.think(Decide(opened("tic-tac-toe", 2), (), "random", ""), SILENT, ignore)
    assert await decided(thinkers)


async def test_an_error_is_told_and_the_process_lives_on(thinkers: Thinkers) -> None:
    with pytest.raises(ThinkingFailed, match="not a legal move"):
        await decided(thinkers, "nowhere")
    assert await decided(thinkers)


async def test_who_waits_for_a_process_can_give_up(thinkers: Thinkers) -> None:
    long = asyncio.create_task(thinkers.think(FindWay(opened("klondike", 1), (), 60.0), 60.0, ignore))
    waiting = asyncio.create_task(decided(thinkers))
    await asyncio.sleep(0)
    waiting.cancel()
    long.cancel()
    assert all(isinstance(one, asyncio.CancelledError)
               for one in await asyncio.gather(long, waiting, return_exceptions=True))
    assert await decided(thinkers)


async def test_a_puzzle_once_solved_is_known_on_the_whole_way(thinkers: Thinkers) -> None:
    puzzle = opened("sokoban", 1)
    way = await thinkers.think(FindWay(puzzle, (), 10.0), 10.0, ignore)
    assert isinstance(way, Way)
    rest = await thinkers.think(FindWay(puzzle, way.moves[:1], 0.0), 1.0, ignore)
    assert rest == Way("solution", way.moves[1:], way.minimal), "in no time"


ECHO = f"""#!{sys.executable}
import json, sys
for line in sys.stdin:
    work = json.loads(line)
    if work["luck"] != "slow":
        print(json.dumps({{"type": "decision", "move": str(work["workers"])}}), flush=True)
"""
"""A process that says how many may search side by side, unless it thinks without end."""


async def test_who_thinks_is_given_the_cores_of_those_that_have_nothing_to_do(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    echo = tmp_path / "echo"
    echo.write_text(ECHO)
    echo.chmod(0o755)
    monkeypatch.setattr("sys.executable", str(echo))
    three, many = Thinkers(3), Thinkers(64)
    assert [await decided(three), await decided(many)] == ["3", "4"]
    slow = asyncio.create_task(decided(three, luck="slow"))
    await asyncio.sleep(0)
    assert [await decided(three), await decided(three)] == ["2", "2"]
    slow.cancel()
    await asyncio.gather(three.close(), many.close(), slow, return_exceptions=True)


def test_an_opponent_is_told_how_many_may_search(monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[int]()

    def make(budget: str, workers: int) -> RandomSeat:
        told.append(workers)
        return RandomSeat()

    monkeypatch.setitem(METHODS, "dice", make)
    work = Decide(opened("tic-tac-toe", 2), (), "dice:1s", "good", workers=3)
    assert isinstance(answer(work, Matches().match(work)), Decision)
    assert told == [3]


async def test_a_process_that_cannot_be_started_is_an_error_and_no_more(
        thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("sys.executable", "/nowhere/python")
        with pytest.raises(FileNotFoundError):
            await decided(thinkers)
    assert await decided(thinkers)
