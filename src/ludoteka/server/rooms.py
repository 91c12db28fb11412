"""The rooms of all tables that somebody looks at."""

from __future__ import annotations

import asyncio

from ludoteka.server.apart import apart
from ludoteka.server.room import Room
from ludoteka.server.settings import Settings
from ludoteka.server.store import EventStore
from ludoteka.server.stored import read_entries, table_of
from ludoteka.server.thinking import Thinkers
from ludoteka.server.viewer import Viewer


class Rooms:
    """Rooms are made from what is stored when somebody wants to look, and forgotten a while after the last one left."""

    def __init__(self, store: EventStore, thinkers: Thinkers, settings: Settings) -> None:
        self._store, self._thinkers, self._settings = store, thinkers, settings
        self._rooms: dict[str, asyncio.Task[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    async def enter(self, id: str) -> Room:
        """Go into the room of a table, and stay there until leaving it; raises a Fault where there is none."""
        making = self._rooms.get(id)
        if making is None:
            making = self._rooms[id] = asyncio.create_task(self._make(id))
        try:
            room = await asyncio.shield(making)
        except Exception:
            if self._rooms.get(id) is making:
                del self._rooms[id]
            raise
        if self._rooms.get(id) is not making:
            return await self.enter(id)  # it was forgotten just now
        room.guests += 1
        return room

    async def leave(self, room: Room, viewer: Viewer) -> None:
        """Do not look any more; what is happening there is done first."""
        await room.leave(viewer)
        room.guests -= 1
        if not room.guests:
            asyncio.get_running_loop().call_later(self._settings.linger, self._forget, room)

    def _forget(self, room: Room) -> None:
        making = self._rooms.get(room.id)
        if not room.guests and making is not None and making.done() and making.result() is room:
            del self._rooms[room.id]

    async def _make(self, id: str) -> Room:
        table = await apart(table_of, await read_entries(self._store, id))
        return Room(id, table, self._store, self._thinkers, self._settings.pause)
