"""What somebody played in the weeks before, so that statistics have something to show."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from time import time

from ludoteka.games import load
from ludoteka.server.settings import database_of
from ludoteka.server.store import open_store
from ludoteka.server.stored import store_table
from ludoteka.table import Table, open_table
from ludoteka.table.events import Opened, Sitter
from tests.browser.lines import line, solved

MATCHES = ("tic-tac-toe", "connect-four", "breakthrough", "othello", "clobber", "chess")
PUZZLES = ("maze", "skid", "tilt", "sokoban", "lights-out")
WEEKS = 8
WEEK = 7 * 24 * 3600 * 1000


def write_past(data: Path, profile: str) -> None:
    """Store matches of a profile in the data folder of a server that is not running."""
    asyncio.run(_store(data, list(_past(profile))))


def _past(profile: str) -> list[Table]:
    rng = random.Random("the past")
    now = round(time() * 1000)
    tables = []
    for week in range(WEEKS):
        begun = now - (WEEKS - week) * WEEK + WEEK // 3
        for number in range(rng.randint(1, 3) + week // 2):
            name = rng.choice(MATCHES if number % 2 else PUZZLES)
            tables.append(_played(name, profile, begun + number * 3_600_000, rng))
    return tables


def _played(name: str, profile: str, at: int, rng: random.Random) -> Table:
    """A whole match, with a person's times for its moves."""
    game = load(name)
    record = solved(game, rng.choice(game.levels[:6]).name) if game.levels else line(name)
    assert record is not None
    sitters = [Sitter(profile=profile, name="Ema")]
    if not game.levels:
        sitters.insert(rng.randint(0, 1), Sitter(f"level-{rng.randint(1, 5)}"))
    table = open_table(game, Opened(game.id, game.version, tuple(sitters), record.seed, record.level), at)
    for move in record.moves:
        at += round(1000 * rng.lognormvariate(1.2, 0.8))
        seat = table.due.seat
        assert seat is not None
        table.apply(table.choose(seat, move, at=at))
    return table


async def _store(data: Path, tables: list[Table]) -> None:
    store = open_store(database_of({}, data))
    try:
        for number, table in enumerate(tables):
            await store_table(store, f"past{number:04}", table)
    finally:
        store.close()
