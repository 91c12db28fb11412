"""Sees to it that computers, chance and clocks do what is theirs at a table, as long as somebody looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from ludoteka.opponents import BadBudget, read_budget
from ludoteka.opponents.levels import STRENGTHS
from ludoteka.server.messages import Refused, Thinking
from ludoteka.server.thinking import Thinkers
from ludoteka.server.work import Decide, Decision
from ludoteka.table import Refusal, Table

if TYPE_CHECKING:
    from ludoteka.server.room import Room

_log = logging.getLogger("ludoteka.attending")


class Attending:
    """Works on what is due at one table, and begins anew whenever something happens there."""

    def __init__(self, room: Room, thinkers: Thinkers, pause: float) -> None:
        self._room, self._thinkers, self._pause = room, thinkers, pause
        self._version = 0
        """The version of the table for which something is worked on; 0 while nobody looks."""
        self._working: set[asyncio.Task[None]] = set()

    def attend(self) -> None:
        """Look what is due now; what was worked on for an older version is given up."""
        version = self._room.table.version if self._room.viewers else 0
        if version == self._version:
            return
        self._version = version
        for task in self._working:
            task.cancel()
        if version:
            self._begin()

    def _begin(self) -> None:
        table = self._room.table
        if table.due.kind == "computer":
            self._start(self._decide())
        elif table.due.kind == "chance":
            self._start(self._toss())
        elif table.due.kind == "person" and _will_think(table):
            self._start(self._thinkers.prepare(self._room.work()))
        if table.runs_out is not None:
            self._start(self._time_out(table.runs_out))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):  # whatever is refused is not due any more
            _log.error("what was due could not be done", exc_info=error)
            self._room.tell_all(Refused("failed"))

    # ---- what can be due -------------------------------------------------------------------------------------------
    async def _decide(self) -> None:
        table, work, began = self._room.table, self._room.work(), monotonic()
        seat, position = table.due.seat, table.position
        assert seat is not None, "it is a computer's turn"
        who = table.sitters[seat].who
        found = await self._thinkers.think(
            Decide(work.opened, work.moves, who, table.luck), seconds_of(who),
            lambda share: self._room.mention_all(Thinking(share, seat)))
        assert isinstance(found, Decision)
        await asyncio.sleep(began + self._pause - monotonic())
        await self._room.happen(position, partial(table.choose, seat, found.move, considered=found.considered))

    async def _toss(self) -> None:
        table = self._room.table
        position, dealing = table.position, bool(table.moves) and table.moves[-1].seat is None
        await asyncio.sleep(0 if dealing else self._pause)  # a deal is many decisions, and nobody waits for each card
        await self._room.happen(position, table.chance_move)

    async def _time_out(self, end: int) -> None:
        position = self._room.table.position
        await asyncio.sleep((end - self._room.now()) / 1000)
        await self._room.happen(position, self._room.table.time_out)


def _will_think(table: Table) -> bool:
    """Whether thinking will be needed: by a computer that thinks, or for whoever needs help with a puzzle."""
    return len(table.sitters) == 1 or any(sitter.who.startswith("level-") for sitter in table.sitters)


def seconds_of(who: str) -> float:
    """About how long an opponent thinks at most.

    >>> seconds_of("level-1"), seconds_of("montecarlo:3s"), seconds_of("random")
    (0.5, 3.0, 1.0)
    """
    name, _, number = who.partition("-")
    if name == "level":
        return STRENGTHS[int(number) - 1].seconds
    try:
        return read_budget(who.partition(":")[2]).seconds or 1.0
    except BadBudget:
        return 1.0
