"""What is read of requests."""

from __future__ import annotations

import pytest
from fastapi import Request
from starlette.types import Message

from ludoteka.server.exchange import Faulty, read_text


async def test_a_page_that_is_left_while_it_saves_is_no_fault_of_the_server() -> None:
    parts: list[Message] = [
        {"type": "http.request", "body": b"half of", "more_body": True}, {"type": "http.disconnect"}]

    async def receive() -> Message:
        return parts.pop(0)

    with pytest.raises(Faulty) as raised:
        await read_text(Request({"type": "http", "headers": []}, receive))
    assert raised.value.fault.detail == "the request broke off"
