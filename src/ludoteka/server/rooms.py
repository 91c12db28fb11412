"""The rooms of all tables that somebody looks at."""

from __future__ import annotations

import asyncio

import msgspec

from ludoteka.games import load
from ludoteka.server.room import Room
from ludoteka.server.store import EventStore
from ludoteka.table import Table
from ludoteka.table.events import Entry, Opened

_decoder = msgspec.json.Decoder(Entry)


class NoTable(LookupError):
    """There is no table of that id."""


class Rooms:
    """Rooms are made when somebody wants to look, from what is stored, and forgotten when nobody does."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._rooms: dict[str, asyncio.Task[Room]] = {}

    async def room(self, id: str) -> Room:
        """The room of a table; raises NoTable."""
        if id not in self._rooms:
            self._rooms[id] = asyncio.create_task(self._make(id))
        try:
            return await asyncio.shield(self._rooms[id])
        except Exception:
            self._rooms.pop(id, None)
            raise

    async def _make(self, id: str) -> Room:
        bodies = [body for _, body in await self._store.read(f"match/{id}")]
        if not bodies:
            raise NoTable(id)
        return Room(id, await asyncio.to_thread(read_table, bodies), self._store)


def read_table(bodies: list[bytes]) -> Table:
    """The table that a stored log leads to."""
    entries = [_decoder.decode(body) for body in bodies]
    first = entries[0].event
    assert isinstance(first, Opened), "a log begins with the opening"
    return Table(load(first.game), entries)
