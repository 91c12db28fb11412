"""Help for people at a table: good moves and solutions, worked out in other processes."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from ludoteka.server.apart import apart
from ludoteka.server.asking import refused
from ludoteka.server.messages import FromTable, Hint, Hinted, Refused, Solve, Solved, Thinking
from ludoteka.server.thinking import Thinkers
from ludoteka.server.viewer import Viewer
from ludoteka.server.work import Advice, Advise, FindWay, Way
from ludoteka.table import Refusal

if TYPE_CHECKING:
    from ludoteka.server.room import Room

_log = logging.getLogger("ludoteka.helping")
HINT = 1.0
"""Seconds to think about a hint."""
PUZZLE_HINT = 10.0
"""Seconds to look for the next move of a puzzle's solution."""
SOLUTION = 30.0
"""Seconds to look for the shortest way."""


class Helping:
    """What is being worked out for the viewers of one table: one thing at a time for each of them."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room, self._thinkers = room, thinkers
        self._helped: dict[Viewer, tuple[str, asyncio.Task[None]]] = {}

    def begin(self, viewer: Viewer, ask: Hint | Solve) -> FromTable | None:
        """Work something out; the answer is told when it is found."""
        if viewer in self._helped:
            return Refused("busy", ask.id)
        self._helped[viewer] = ask.id, asyncio.create_task(self._help(viewer, ask))
        return None

    def cancel(self, viewer: Viewer, id: str | None = None) -> None:
        """Give up what is worked out for a viewer, or only if that is its id."""
        known, task = self._helped.get(viewer, (None, None))
        if task is not None and id in (None, known):
            task.cancel()

    async def _help(self, viewer: Viewer, ask: Hint | Solve) -> None:
        answer: FromTable
        try:
            answer = await (self._hint(viewer, ask) if isinstance(ask, Hint) else self._solve(viewer, ask.id))
        except asyncio.CancelledError:
            answer = Refused("cancelled", ask.id)
        except Refusal as refusal:
            answer = refused(refusal, ask.id)
        except Exception:  # noqa: BLE001  # whatever it is, it is ours, and the client is told so
            _log.exception("no help could be found")
            answer = Refused("failed", ask.id)
        finally:
            del self._helped[viewer]
        viewer.tell(answer)

    async def _hint(self, viewer: Viewer, ask: Hint) -> FromTable:
        table, seat, id = self._room.table, self._seat(viewer), ask.id
        seconds = PUZZLE_HINT if len(table.sitters) == 1 else HINT
        position, work = table.position, self._room.work()
        found = await self._thinkers.think(
            Advise(work.opened, work.moves, seconds, ask.every), seconds,
            lambda share: viewer.mention(Thinking(share, id=id)))
        assert isinstance(found, Advice)
        if found.move:
            await self._room.happen(position, partial(table.help, seat, "hint", ask=id))
        return Hinted(id, found.move, found.reasons, found.considered, found.back)

    async def _solve(self, viewer: Viewer, id: str) -> FromTable:
        table, seat = self._room.table, self._seat(viewer)
        if len(table.sitters) > 1 or table.game.chance or await apart(lambda: table.hides):
            return Refused("no-help", id)
        position, work = table.position, self._room.work()
        found = await self._thinkers.think(
            FindWay(work.opened, work.moves, SOLUTION), SOLUTION, lambda share: viewer.mention(Thinking(share, id=id)))
        assert isinstance(found, Way)
        if found.verdict == "solution":
            await self._room.happen(position, partial(table.help, seat, "solution", ask=id))
        return Solved(id, found.verdict, found.moves, found.minimal, found.back)

    def _seat(self, viewer: Viewer) -> int:
        """The seat that asks for help: the one that is to choose."""
        table = self._room.table
        if not viewer.plays:
            raise Refusal("not-your-seat")
        if table.over or table.paused:
            raise Refusal("over" if table.over else "paused")
        if table.due.kind != "person" or table.due.seat is None:
            raise Refusal("not-your-turn")
        if table.due.seat not in self._room.looking(viewer):
            raise Refusal("not-your-turn")
        return table.due.seat
