"""Viewers that are slower than the table."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from ludoteka.server.messages import Pong, Thinking
from ludoteka.server.viewer import TRY_AGAIN, WAITING, Viewer


class Line:
    """A connection over which nothing gets through until it is let."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.socket = WebSocket({"type": "websocket"}, self._receive, self._send)
        self._through: asyncio.Queue[Message] = asyncio.Queue()

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _send(self, message: Message) -> None:
        if message["type"] != "websocket.accept":
            await self.open.wait()
            self._through.put_nowait(message)

    async def hear(self) -> Message:
        return await asyncio.wait_for(self._through.get(), 10)

    async def hear_text(self) -> str:
        return str((await self.hear())["text"])


@pytest.fixture
async def line() -> Line:
    one = Line()
    await one.socket.accept()
    return one


async def test_messages_are_sent_in_order(line: Line) -> None:
    viewer = Viewer(line.socket)
    for number in range(WAITING):
        viewer.tell(Pong(str(number)))
    line.open.set()
    sending = asyncio.create_task(viewer.send_all())
    for number in range(WAITING):
        assert await line.hear_text() == f'{{"type":"pong","id":"{number}"}}'
    sending.cancel()


async def test_one_for_whom_too_much_waits_is_told_to_come_back(line: Line) -> None:
    viewer = Viewer(line.socket)
    sending = asyncio.create_task(viewer.send_all())
    for number in range(WAITING + 1):
        viewer.tell(Pong(str(number)))
    line.open.set()
    assert await line.hear() == {"type": "websocket.close", "code": TRY_AGAIN, "reason": ""}, "nothing after a gap"
    await sending


async def test_progress_is_not_told_where_something_else_waits(line: Line) -> None:
    viewer = Viewer(line.socket)
    viewer.tell(Pong("1"))
    viewer.mention(Thinking(0.5))
    line.open.set()
    sending = asyncio.create_task(viewer.send_all())
    assert await line.hear_text() == '{"type":"pong","id":"1"}'
    viewer.mention(Thinking(0.75))
    assert await line.hear_text() == '{"type":"thinking","share":0.75}'
    sending.cancel()
