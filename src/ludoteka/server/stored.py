"""Matches as they are stored: their logs, and the tables that these lead to."""

from __future__ import annotations

import asyncio
from threading import Lock

import msgspec

from ludoteka.games import UnknownGame, load
from ludoteka.server.exchange import Faulty
from ludoteka.server.store import EventStore
from ludoteka.table import BrokenLog, Table
from ludoteka.table.events import Entry, Opened

_decoder = msgspec.json.Decoder(Entry)
_loading = Lock()
"""A game is read once, however many want to look at its tables at the same moment."""


async def read_entries(store: EventStore, id: str) -> list[Entry]:
    """The log of a match; a Fault where there is none."""
    entries = [_decoder.decode(body) for _, body in await store.read(f"match/{id}")]
    if not entries:
        raise Faulty(404, "no-match", id)
    return entries


async def read_table(store: EventStore, id: str) -> Table:
    """The table of a match as it stands now."""
    return await asyncio.to_thread(table_of, await read_entries(store, id))


async def store_table(store: EventStore, id: str, table: Table) -> None:
    """Keep a new match."""
    await store.append(f"match/{id}", 0, [msgspec.json.encode(entry) for entry in table.entries])


def table_of(entries: list[Entry]) -> Table:
    """The table that a log leads to; a Fault where it cannot be followed any more."""
    opened = entries[0].event
    assert isinstance(opened, Opened), "a log begins with the opening"
    try:
        with _loading:
            game = load(opened.game)
        return Table(game, entries)
    except UnknownGame as wrong:
        raise Faulty(404, "no-game", str(wrong)) from None
    except (BrokenLog, ValueError) as wrong:
        raise Faulty(409, "other-rules", str(wrong)) from None
