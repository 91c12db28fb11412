"""Where events are kept for good: streams of numbered events that only ever grow."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludoteka.server.database import BadDatabase, open_database

T = TypeVar("T")
Row = tuple[str, int, bytes]
Watcher = Callable[[str, int, list[bytes]], None]
"""Is told of new events: their stream, the number of the first, and all of them."""

EVENTS = sa.table("events", sa.column("stream", sa.String), sa.column("number", sa.Integer),
                  sa.column("body", sa.LargeBinary))
APPENDED = sa.table("appended", sa.column("place", sa.BigInteger), sa.column("stream", sa.String),
                    sa.column("first", sa.Integer))
ORDER = 0x6C75646E
"""What all who append to one PostgreSQL database ask for at the end, so that places are seen in order."""
READERS = 4
BATCH = 2000


class Conflict(Exception):
    """Somebody else has appended to the stream since."""

    def __init__(self, stream: str, expected: int) -> None:
        super().__init__(f"{expected} is not the last number of {stream}")


class EventStore:
    """Streams of events in a database. Numbers of a stream go from 1 without gaps; nothing is changed.

    Nothing that happened is deleted either; measurements that are too old are.

    One thread writes and a few read, so that a disk never holds up the loop.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._writing = engine.execution_options(writes=True)
        self._writer = ThreadPoolExecutor(1, "ludoteka-writer")
        self._readers = ThreadPoolExecutor(READERS, "ludoteka-reader")
        self._watchers: list[Watcher] = []
        self._following = asyncio.Lock()
        self._place = self._last_place()
        """Watchers have been told of everything that was appended up to this place, and perhaps of more."""

    def watch(self, watcher: Watcher) -> None:
        """Have a watcher told of every event that is appended from now on.

        It may be told of an event twice, and of what this store appends before what others did.
        """
        self._watchers.append(watcher)

    async def tell_all(self, prefix: str, watcher: Watcher) -> None:
        """Have a watcher told of every event of the streams whose names begin so, and of all that is appended later."""
        self.watch(watcher)
        async for rows in self.batches(prefix):
            for stream, number, body in rows:
                watcher(stream, number, [body])

    async def follow(self) -> None:
        """Have watchers told of what others have appended to the same database."""
        async with self._following:
            chosen = sa.select(APPENDED).where(APPENDED.c.place > self._place).order_by(APPENDED.c.place)
            rows = await self._select(chosen)
            firsts: dict[str, int] = {}
            for _, stream, first in rows:
                firsts.setdefault(stream, first)
            for stream, first in firsts.items():
                self._tell(stream, first, [body for _, body in await self.read(stream, first - 1)])
            if rows:
                self._place = max(self._place, rows[-1].place)

    async def append(self, stream: str, expected: int, bodies: list[bytes]) -> None:
        """Add events after the last one, which has the number `expected` (0 where there is none); all or nothing.

        When this returns the events are on the disk. Raises Conflict where `expected` is not the last number.
        """
        # Whoever waits may be cancelled; what is being written is written, and told, all the same.
        await asyncio.shield(self._append_and_tell(stream, expected, bodies))

    async def read(self, stream: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The events of a stream, without the first `after` ones."""
        chosen = sa.select(EVENTS.c.number, EVENTS.c.body).where(EVENTS.c.stream == stream, EVENTS.c.number > after)
        rows = await self._select(chosen.order_by(EVENTS.c.number))
        return [(number, bytes(body)) for number, body in rows]

    async def forget(self, stream: str, up_to: int) -> None:
        """Take away the first events of a stream, up to this number, for good. The others keep their numbers.

        This is for measurements only. What has happened, at a table or to a profile, is never forgotten.
        """
        await asyncio.shield(self._run(self._writer, partial(self._forget, stream, up_to)))

    async def last(self, stream: str) -> int:
        """The number of the last event of a stream, 0 where there is none."""
        [(number,)] = await self._select(sa.select(sa.func.max(EVENTS.c.number)).where(EVENTS.c.stream == stream))
        return number or 0

    async def batches(self, prefix: str, size: int = BATCH) -> AsyncIterator[list[Row]]:
        """The events of all streams whose names begin so, stream by stream, some thousands at a time."""
        place = sa.tuple_(EVENTS.c.stream, EVENTS.c.number)
        chosen = sa.select(EVENTS).where(EVENTS.c.stream.startswith(prefix, autoescape=True))
        chosen = chosen.order_by(EVENTS.c.stream, EVENTS.c.number).limit(size)
        rows = await self._select(chosen)
        while rows:
            yield [(stream, number, bytes(body)) for stream, number, body in rows]
            last = rows[-1]
            rows = await self._select(chosen.where(place > sa.tuple_(last.stream, last.number)))

    async def streams(self, prefix: str) -> list[str]:
        """The names of all streams that begin so."""
        chosen = sa.select(EVENTS.c.stream).where(
            EVENTS.c.stream.startswith(prefix, autoescape=True), EVENTS.c.number == 1)
        return [stream for (stream,) in await self._select(chosen.order_by(EVENTS.c.stream))]

    def close(self) -> None:
        """Finish what is being written and let go of the database."""
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()

    async def _append_and_tell(self, stream: str, expected: int, bodies: list[bytes]) -> None:
        place = await self._run(self._writer, partial(self._append, stream, expected, bodies))
        if place == self._place + 1:
            self._place = place  # nobody else has appended meanwhile, so there is nothing to read again
        self._tell(stream, expected + 1, bodies)

    def _tell(self, stream: str, first: int, bodies: list[bytes]) -> None:
        for watcher in self._watchers:
            watcher(stream, first, bodies)

    def _last_place(self) -> int:
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(sa.func.max(APPENDED.c.place))) or 0

    def _append(self, stream: str, expected: int, bodies: list[bytes]) -> int:
        assert bodies, "there is nothing to append"
        rows = [{"stream": stream, "number": number, "body": body} for number, body in enumerate(bodies, expected + 1)]
        try:
            with self._writing.begin() as connection:
                if expected and not connection.scalar(sa.select(sa.literal(1)).select_from(EVENTS).where(
                        EVENTS.c.stream == stream, EVENTS.c.number == expected)):
                    raise Conflict(stream, expected)
                connection.execute(sa.insert(EVENTS), rows)
                return self._note(connection, stream, expected + 1)
        except IntegrityError:
            raise Conflict(stream, expected) from None

    def _forget(self, stream: str, up_to: int) -> None:
        newest = sa.select(sa.func.max(APPENDED.c.place)).scalar_subquery()
        with self._writing.begin() as connection:
            connection.execute(sa.delete(EVENTS).where(EVENTS.c.stream == stream, EVENTS.c.number <= up_to))
            # The newest place stays, or the next one could get the same number and be missed by others.
            connection.execute(sa.delete(APPENDED).where(
                APPENDED.c.stream == stream, APPENDED.c.first <= up_to, APPENDED.c.place < newest))

    def _note(self, connection: sa.Connection, stream: str, first: int) -> int:
        """The place of what was appended. Others wait for the end, or a later place could be seen before it."""
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ORDER)))
        noted = sa.insert(APPENDED).values(stream=stream, first=first).returning(APPENDED.c.place)
        place: int = connection.execute(noted).scalar_one()
        return place

    async def _select(self, chosen: sa.Select[*tuple[Any, ...]]) -> list[sa.Row[*tuple[Any, ...]]]:
        return await self._run(self._readers, partial(self._rows, chosen))

    def _rows(self, chosen: sa.Select[*tuple[Any, ...]]) -> list[sa.Row[*tuple[Any, ...]]]:
        with self._engine.connect() as connection:
            return list(connection.execute(chosen))

    async def _run(self, executor: Executor, what: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, what)
        except DBAPIError as wrong:
            raise BadDatabase(f"the database cannot be used: {wrong.orig}".rstrip()) from wrong


def open_store(where: Path | str) -> EventStore:
    """The store in a file, made where there is none, or at an address: 'postgresql://…'. Raises BadDatabase."""
    return EventStore(open_database(where))
