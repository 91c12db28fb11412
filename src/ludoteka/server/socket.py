"""The socket of a table: one connection, its messages one after another, and exactly one answer to each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import assert_never
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, WebSocket
from msgspec import Struct

from ludoteka.server.exchange import Faulty
from ludoteka.server.keys import Keys
from ludoteka.server.messages import (
    LARGEST,
    PROTOCOL,
    Cancel,
    Choose,
    Explain,
    FromClient,
    FromTable,
    Hello,
    Hint,
    Look,
    Pause,
    Ping,
    Pong,
    Redo,
    Refused,
    Reseat,
    Resign,
    Restart,
    Resume,
    Show,
    Solve,
    Undo,
)
from ludoteka.server.pace import Pace
from ludoteka.server.room import Room
from ludoteka.server.rooms import Rooms
from ludoteka.server.viewer import Viewer

router = APIRouter()
_log = logging.getLogger("ludoteka.socket")
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class _Named(Struct):
    """As much as can be read of a message that is malformed."""

    id: str = ""


_named = msgspec.json.Decoder(_Named)


@router.websocket("/api/v1/tables/{id}")
async def look(socket: WebSocket, id: str) -> None:
    """Let a client look at a table, and play there if it has the key."""
    if not _same_origin(socket):
        await socket.close()
        return
    await socket.accept()
    viewer = Viewer(socket)
    talk = Talk(id, viewer, socket.app.state.rooms, socket.app.state.keys)
    sending = asyncio.create_task(viewer.send_all())
    try:
        async for text in _texts(socket):
            if (answer := await talk.hear(text)) is not None:
                viewer.tell(answer)
    finally:
        sending.cancel()
        await talk.end()
        with suppress(asyncio.CancelledError):
            await sending


async def _texts(socket: WebSocket) -> AsyncIterator[str]:
    """What a client sends; instead of bytes, which no message is, an empty text."""
    while (message := await socket.receive())["type"] == "websocket.receive":
        yield message.get("text") or ""


def _same_origin(socket: WebSocket) -> bool:
    """Whether the page that asks comes from here; browsers let pages of strangers ask too."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


class Talk:
    """What one client and a table say to each other."""

    def __init__(self, id: str, viewer: Viewer, rooms: Rooms, keys: Keys) -> None:
        self._id, self._viewer, self._rooms, self._keys = id, viewer, rooms, keys
        self._room: Room | None = None
        self._pace = Pace()

    async def hear(self, text: str) -> FromTable | None:
        """The answer to a message; none where it was given already, or comes later."""
        if not self._pace.allows():
            return Refused("too-fast", _id_of(text))
        if len(text) > LARGEST or len(text.encode()) > LARGEST:
            return Refused("too-large", detail=f"a message has at most {LARGEST} bytes")
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return Refused("malformed", _id_of(text), detail=str(error))
        try:
            return await self._answer(message)
        except Exception:  # noqa: BLE001  # whatever it is, it is ours, and the client is told so
            _log.exception("a message was not answered")
            return Refused("failed", "" if isinstance(message, Hello) else message.id)

    async def end(self) -> None:
        """The client is gone."""
        if self._room is not None:
            await self._rooms.leave(self._room, self._viewer)

    async def _answer(self, message: FromClient) -> FromTable | None:
        if isinstance(message, Hello):
            return await self._hello(message)
        if isinstance(message, Ping):
            return await self._pong(message)
        if self._room is None:
            return Refused("not-welcomed", message.id)
        match message:
            case Choose() | Undo() | Redo() | Restart() | Pause() | Resume() | Resign() | Reseat():
                return await self._room.change(self._viewer, message)
            case Show():
                return await self._room.show(self._viewer, message)
            case Explain():
                return await self._room.explain(self._viewer, message)
            case Look():
                return await self._room.look(self._viewer, message)
            case Hint() | Solve():
                return self._room.helping.begin(self._viewer, message)
            case Cancel():
                return self._room.cancel(self._viewer, message)
            case _:
                assert_never(message)

    async def _pong(self, ping: Ping) -> Pong:
        if self._room is None:
            return Pong(ping.id)
        await self._room.follow()
        return Pong(ping.id, self._room.table.version)

    async def _hello(self, hello: Hello) -> FromTable | None:
        if hello.protocol != PROTOCOL:
            return Refused("protocol", detail=f"this is protocol {PROTOCOL}")
        try:
            self._room = self._room or await self._rooms.enter(self._id)
        except Faulty as fault:
            return Refused("no-table", detail=str(fault))
        await self._room.welcome(self._viewer, hello, self._keys.fits(self._id, hello.key))
        return None


def _id_of(text: str) -> str:
    """The id of a message, as far as it can be read."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return _named.decode(text[:LARGEST]).id
    return ""
