"""Whoever looks at a table: what is waiting to be sent there, and what has been sent already."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludoteka.server.messages import FromTable, Thinking

WAITING = 64
"""How many messages may wait for a viewer; one that is slower than that has to come back and catch up."""
TRY_AGAIN = 1013
"""The code with which a connection of a viewer that is too slow is closed."""


Told = tuple[frozenset[int], bool]
"""Through whose eyes, and whether also what is told only when it is over."""


class Viewer:
    """A connection on which messages are sent in order, without anybody waiting for it."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self.plays = False
        """Whether it has the key of the table's seats."""
        self.seen = 0
        """The number of the last entry that was sent."""
        self.shown: int | None = None
        """The seat of the person who has said last that nobody else looks."""
        self.told: Told | None = None
        """What the entries that were sent have been told by; nothing where none were."""
        self.layouts: set[str] = set()
        """The keys of the layouts that were sent."""

    def tell(self, message: FromTable) -> None:
        """Send a message."""
        self.tell_text(msgspec.json.encode(message).decode())

    def tell_text(self, text: str) -> None:
        """Send a message that is written already."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.drop()

    def mention(self, message: Thinking) -> None:
        """Send what matters only now: nothing where something else is waiting."""
        if self._waiting.empty():
            self.tell(message)

    def drop(self) -> None:
        """Give up what is waiting and close the connection."""
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def send_all(self) -> None:
        """Send what is waiting, as it comes, until the connection ends."""
        try:
            while (text := await self._waiting.get()) is not None:
                await self._socket.send_text(text)
            if self._socket.application_state == WebSocketState.CONNECTED:
                await self._socket.close(TRY_AGAIN)
        except (WebSocketDisconnect, RuntimeError):
            return  # nobody is there any more
