"""Processes that think beside the server. Whoever does not want an answer any more cancels, which ends the process."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from time import monotonic

import msgspec

from ludoteka.opponents.cores import MOST_WORKERS
from ludoteka.server.work import Advise, Answer, AnyWork, Decide, Prepare, Trouble, Work

PATIENCE = 300.0
"""Seconds beyond its own time after which a process is taken for lost: on a new machine it makes its code first."""
REPORTED_EVERY = 0.25
"""Seconds between two reports."""
LONGEST = 4_000_000
"""Bytes of an answer."""
TRIES = 2
_log = logging.getLogger("ludoteka.thinking")
_decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


Report = Callable[[float], None]
"""Is told how far some thinking is, from 0 to 1."""


class ThinkingFailed(Exception):
    """No answer was found, and it is our fault."""


class _Lost(Exception):
    """A process ended before it answered."""


class Thinker:
    """One process, with the games that it has seen."""

    def __init__(self) -> None:
        self.games: set[str] = set()
        self._process = asyncio.create_task(asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludoteka.server.thinker", stdin=PIPE, stdout=PIPE, limit=LONGEST))

    async def tell(self, work: AnyWork) -> Process:
        """Send some work."""
        process = await asyncio.shield(self._process)
        assert process.stdin is not None
        self.games.add(work.opened.game)
        try:
            process.stdin.write(msgspec.json.encode(work) + b"\n")
            await process.stdin.drain()
        except ConnectionError:
            raise _Lost from None
        return process

    async def ask(self, work: AnyWork) -> Answer:
        """Send some work and wait for the answer."""
        process = await self.tell(work)
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise _Lost
        return _decoder.decode(line)

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        try:
            process = await self._process
        except OSError:
            return  # it could not even be started
        if process.returncode is None:
            process.kill()
        # Reading to the end lets go of its pipes.
        await process.communicate()


class Thinkers:
    """A few processes; each is asked one thing at a time."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._turns = asyncio.Semaphore(count)
        self._all: set[Thinker] = set()
        self._free: list[Thinker] = []
        self._ending: set[asyncio.Task[None]] = set()

    async def think(self, work: AnyWork, seconds: float, report: Report) -> Answer:
        """The answer to some work that takes about so long; raises ThinkingFailed.

        Cancelling ends the process. One that dies or hangs is replaced, and the work done again.
        """
        reporting = asyncio.create_task(_report(seconds, report))
        try:
            for _ in range(TRIES):
                try:
                    return await self._ask(work, seconds)
                except (_Lost, TimeoutError) as trouble:
                    _log.warning("a thinking process was replaced: %r", trouble)
            raise ThinkingFailed(f"{TRIES} processes were lost")
        finally:
            reporting.cancel()

    async def _ask(self, work: AnyWork, seconds: float) -> Answer:
        async with self._turns:
            thinker = self._take(work.opened.game)
            try:
                async with asyncio.timeout(seconds + PATIENCE):
                    answer = await thinker.ask(self._with_workers(work))
            except BaseException:
                self._end(thinker)
                raise
            self._free.append(thinker)
        if isinstance(answer, Trouble):
            raise ThinkingFailed(answer.told)
        return answer

    async def prepare(self, work: Work) -> None:
        """Let a process that has nothing to do get ready for a match, unless one is."""
        if any(work.opened.game in thinker.games for thinker in self._all) or self._turns.locked():
            return
        async with self._turns:
            thinker = self._take(work.opened.game)
            try:
                await thinker.tell(Prepare(work.opened, work.moves))
            except BaseException:
                self._end(thinker)
                raise
            self._free.append(thinker)

    async def close(self) -> None:
        """End all processes."""
        for thinker in list(self._all):
            self._end(thinker)
        await asyncio.gather(*self._ending)

    def _take(self, game: str) -> Thinker:
        """One that has nothing to do: if possible one that knows the game, else a new one, else any."""
        thinker = next((one for one in self._free if game in one.games), None)
        if thinker is None and len(self._all) < self._count:
            thinker = Thinker()
            self._all.add(thinker)
            return thinker
        thinker = thinker or self._free[0]
        self._free.remove(thinker)
        return thinker

    def _with_workers(self, work: AnyWork) -> AnyWork:
        """Work that may also use the cores of the processes that have nothing to do when it begins."""
        if not isinstance(work, Decide | Advise):
            return work
        idle = self._count - len(self._all) + len(self._free)
        return msgspec.structs.replace(work, workers=min(1 + idle, MOST_WORKERS))

    def _end(self, thinker: Thinker) -> None:
        self._all.discard(thinker)
        ending = asyncio.create_task(thinker.end())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


async def _report(seconds: float, report: Report) -> None:
    began = monotonic()
    while True:
        await asyncio.sleep(REPORTED_EVERY)
        report(min(0.99, (monotonic() - began) / seconds))
