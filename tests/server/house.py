"""A server that is asked over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from ludoteka.table.events import Entry, Event
from tests.server.running import WAIT, Server, serving

API = "/api/v1"


class House:
    """Asks questions, and writes into the store what a room would."""

    def __init__(self, server: Server, client: httpx.Client) -> None:
        self.server = server
        self.client = client

    def get(self, path: str, **query: object) -> Any:
        """The answer, which must be a good one."""
        return good(self.client.get(API + path, params={name: str(value) for name, value in query.items()})).json()

    def post(self, path: str, value: object) -> Any:
        return good(self.client.post(API + path, json=value)).json()

    def fault(self, method: str, path: str, **wish: Any) -> tuple[int, dict[str, Any]]:
        """The status and the fault of a question that is not answered."""
        answer = self.client.request(method, API + path, **wish)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()

    def profile(self, name: str) -> str:
        return str(self.post("/profiles", {"name": name})["id"])

    def match(self, game: str, *who: str, profile: str = "", **more: object) -> Any:
        return self.post("/matches", {"game": game, "seats": [{"who": one} for one in who], "profile": profile, **more})

    def append(self, id: str, *events: tuple[int, Event]) -> None:
        """Let events happen, each so many milliseconds after the one before."""
        last = self.server.log(id)[-1]
        at, bodies = last.at, []
        for number, (after, event) in enumerate(events, last.number + 1):
            at += after
            bodies.append(msgspec.json.encode(Entry(number, at, event)))
        asyncio.run(self.server.app.state.store.append(f"match/{id}", last.number, bodies))


def good(answer: httpx.Response) -> httpx.Response:
    assert answer.status_code < 300, answer.text
    return answer


@contextmanager
def asking(folder: Path) -> Iterator[House]:
    with serving(folder, client=folder / "client") as server, httpx.Client(
            base_url=f"http://127.0.0.1:{server.port}", timeout=WAIT, verify=False) as client:
        yield House(server, client)
