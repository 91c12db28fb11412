"""A room with one table in it: everything that happens at the table happens here, one thing after another."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from time import time
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from ludoteka.core import Position
from ludoteka.server.apart import apart
from ludoteka.server.asking import Change, entry_for, refused, whys
from ludoteka.server.attending import Attending
from ludoteka.server.helping import Helping
from ludoteka.server.messages import (
    PROTOCOL,
    Cancel,
    Choose,
    Done,
    Explain,
    Explained,
    FromTable,
    Hello,
    Look,
    Looked,
    News,
    Show,
    Thinking,
    Welcome,
)
from ludoteka.server.store import Conflict, EventStore
from ludoteka.server.thinking import Thinkers
from ludoteka.server.viewer import Told, Viewer
from ludoteka.server.work import Work
from ludoteka.table import Refusal, Seats, Table
from ludoteka.table.events import Entry

T = TypeVar("T")


class Share(NamedTuple):
    """Whether somebody plays, what they may be told, which entry they have seen last, which layouts they know."""

    plays: bool
    told: Told
    seen: int
    layouts: frozenset[str]
    anew: bool


class Command(Protocol):
    """Gives the entry that would come next, at a moment."""

    def __call__(self, *, at: int) -> Entry: ...


class Room:
    """A table, who looks at it, and where its log is kept. Whatever may take long is done in another thread."""

    def __init__(self, id: str, table: Table, store: EventStore, thinkers: Thinkers, pause: float) -> None:
        self.id = id
        self.table = table
        self.viewers: set[Viewer] = set()
        """Who is told what happens."""
        self.guests = 0
        """How many are in the room, those too who have not been welcomed yet."""
        self.helping = Helping(self, thinkers)
        self._attending = Attending(self, thinkers, pause)
        self._store = store
        self._one_at_a_time = asyncio.Lock()
        self._happening: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        """Milliseconds since 1970 (UTC)."""
        return round(time() * 1000)

    def work(self) -> Work:
        """What there is to think about: the match up to now."""
        return Work(self.table.opened, tuple(one.move for one in self.table.moves))

    # ---- who looks -------------------------------------------------------------------------------------------------
    async def welcome(self, viewer: Viewer, hello: Hello, plays: bool) -> None:
        """Let somebody look: tell them what they have not seen yet, and all that happens from now on."""
        async with self._one_at_a_time:
            await self._catch_up()
            viewer.plays = plays
            viewer.seen = hello.have if 0 <= hello.have <= self.table.version else 0
            # Whoever comes back has been told what there is to know by the key alone.
            viewer.told = (self._seats(viewer) or frozenset(), False) if viewer.seen else None
            viewer.tell(Welcome(PROTOCOL, self.id, tuple(sorted(self._seats(viewer) or ()))))
            self.viewers.add(viewer)
            await self._tell_news([viewer])
            self._attending.attend()

    async def follow(self) -> None:
        """Hear of what another server has stored, unless something is happening here: that would hear of it too."""
        if not self._one_at_a_time.locked():
            async with self._one_at_a_time:
                await self._catch_up()

    async def leave(self, viewer: Viewer) -> None:
        """Somebody does not look any more; whatever is happening is brought to its end."""
        self.viewers.discard(viewer)
        self.helping.cancel(viewer)
        self._attending.attend()
        async with self._one_at_a_time:
            pass

    def tell_all(self, message: FromTable) -> None:
        """Send the same to everybody."""
        for viewer in self.viewers:
            viewer.tell(message)

    def mention_all(self, message: Thinking) -> None:
        """Send everybody what matters only now."""
        for viewer in self.viewers:
            viewer.mention(message)

    # ---- what they ask ---------------------------------------------------------------------------------------------
    async def change(self, viewer: Viewer, change: Change) -> FromTable:
        """Do what a viewer asks; it is stored before anybody is told."""
        return await self._steadily(self._change(viewer, change))

    async def _change(self, viewer: Viewer, change: Change) -> FromTable:
        async with self._one_at_a_time:
            try:
                entry = await apart(entry_for, self.table, change, self._seats(viewer), self.now())
                if isinstance(change, Choose):
                    viewer.shown = change.seat
                await self._commit(entry)
            except Refusal as refusal:
                return refused(refusal, change.id)
            return Done(change.id, entry.number)

    async def show(self, viewer: Viewer, ask: Show) -> FromTable:
        """Let the person at a seat see what is theirs."""
        async with self._one_at_a_time:
            if ask.seat not in (self._seats(viewer) or ()):
                return refused(Refusal("not-your-seat"), ask.id)
            viewer.shown = ask.seat
            await self._tell_news([viewer])
            return Done(ask.id, self.table.version)

    async def explain(self, viewer: Viewer, ask: Explain) -> FromTable:
        """Say why a move is not legal."""
        async with self._one_at_a_time:
            try:
                reasons = await apart(self.table.explain, self.looking(viewer), ask.move)
                return Explained(ask.id, whys(reasons))
            except Refusal as refusal:
                return refused(refusal, ask.id)

    async def look(self, viewer: Viewer, ask: Look) -> FromTable:
        """Show the table after a move or at an earlier moment."""
        async with self._one_at_a_time:
            try:
                seen = await apart(self.table.look, self.looking(viewer), move=ask.move, ply=ask.ply)
                boards = None if seen.layout.key in viewer.layouts else seen.layout
                viewer.layouts.add(seen.layout.key)
                return Looked(ask.id, seen.layout.key, seen.state, seen.last, boards)
            except Refusal as refusal:
                return refused(refusal, ask.id)

    def cancel(self, viewer: Viewer, ask: Cancel) -> FromTable:
        """Give up what is worked out for a viewer."""
        self.helping.cancel(viewer, ask.of)
        return Done(ask.id, self.table.version)

    def _seats(self, viewer: Viewer) -> Seats | None:
        return self.table.people if viewer.plays else None

    def looking(self, viewer: Viewer) -> Seats:
        """The seats through whose eyes a viewer looks now."""
        return self.table.looking(self._seats(viewer) or frozenset(), viewer.shown)

    # ---- what happens ----------------------------------------------------------------------------------------------
    async def happen(self, position: Position, command: Command) -> None:
        """Let happen what was worked out for a position; raises Refusal, also where the position is another by now."""
        await self._steadily(self._happen(position, command))

    async def _happen(self, position: Position, command: Command) -> None:
        async with self._one_at_a_time:
            if self.table.position is not position:
                raise Refusal("stale")
            await self._commit(await apart(command, at=self.now()))

    async def _steadily(self, work: Coroutine[None, None, T]) -> T:
        """Bring something to its end, even where whoever wanted it is gone by then."""
        task = asyncio.create_task(work)
        self._happening.add(task)
        task.add_done_callback(self._happened)
        return await asyncio.shield(task)

    def _happened(self, task: asyncio.Task[Any]) -> None:
        self._happening.discard(task)
        if not task.cancelled():
            task.exception()  # where nobody waits any more, nobody is told of it

    async def _commit(self, entry: Entry) -> None:
        """Store an entry, then make it true, then tell everybody. What is in the log already is left as it is."""
        if entry.number <= self.table.version:
            return
        try:
            await self._store.append(f"match/{self.id}", self.table.version, [msgspec.json.encode(entry)])
        except Conflict:
            await self._catch_up()
            raise Refusal("stale") from None
        await apart(self.table.apply, entry)
        await self._tell_news(self.viewers)
        self._attending.attend()

    async def _catch_up(self) -> None:
        """Hear of what somebody else has written to the log: another server on the same database."""
        stored = await self._store.read(f"match/{self.id}", self.table.version)
        if not stored:
            return
        for _, body in stored:
            await apart(self.table.apply, msgspec.json.decode(body, type=Entry))
        await self._tell_news(self.viewers)
        self._attending.attend()

    # ---- what is told ----------------------------------------------------------------------------------------------
    async def _tell_news(self, viewers: Iterable[Viewer]) -> None:
        """Tell viewers what they have not seen, each with what they may see; whoever sees the same gets the same."""
        told = [(viewer, await apart(self._share, viewer)) for viewer in viewers]
        texts = await apart(self._news, {share for _, share in told})
        for viewer, share in told:
            layout, text = texts[share]
            viewer.tell_text(text)
            viewer.seen, viewer.told = self.table.version, share.told
            viewer.layouts.add(layout)

    def _share(self, viewer: Viewer) -> Share:
        """Where others look than before, or it is over and the seed may be known, all entries are told again."""
        table = self.table
        told = self.looking(viewer), table.over and (table.game.chance or table.hides)
        anew = viewer.told is not None and viewer.told != told
        return Share(viewer.plays, told, 0 if anew else viewer.seen, frozenset(viewer.layouts), anew)

    def _news(self, shares: set[Share]) -> dict[Share, tuple[str, str]]:
        """The news for each share of what there is to know, with the key of the layout that they speak of."""
        table, at = self.table, self.now()
        texts: dict[Share, tuple[str, str]] = {}
        for share in shares:
            looking, _ = share.told
            scene = table.scene(table.people if share.plays else frozenset(), at, looking)
            news = News(tuple(table.told(entry, looking) for entry in table.since(share.seen)), scene,
                        None if scene.layout in share.layouts else table.layouts[scene.layout], share.anew)
            texts[share] = scene.layout, msgspec.json.encode(news).decode()
        return texts
