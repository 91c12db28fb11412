"""Servers that really listen, and clients that talk to them over sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar
from uuid import uuid4

import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from ludoteka.games import load
from ludoteka.server.app import create_app
from ludoteka.server.messages import (
    PROTOCOL,
    Choose,
    Done,
    FromClient,
    FromTable,
    Hello,
    News,
    Refused,
    Thinking,
    Welcome,
)
from ludoteka.server.serving import uvicorn_settings
from ludoteka.server.settings import Settings
from ludoteka.table import open_table
from ludoteka.table.events import ClockSetup, Entry, Opened, Sitter
from ludoteka.table.scene import Scene

T = TypeVar("T")
WAIT = 60.0
"""Seconds after which a test gives up waiting on a busy machine."""
_messages: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)


class Server:
    """An application on a free port, in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self._server = uvicorn.Server(uvicorn.Config(self.app, port=0, **uvicorn_settings()))
        self._thread = Thread(target=self._server.run, daemon=True)

    def start(self) -> None:
        self._thread.start()
        wait_for(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(WAIT)
        assert not self._thread.is_alive()

    @property
    def port(self) -> int:
        port: int = self._server.servers[0].sockets[0].getsockname()[1]
        return port

    def open(self, game: str, *who: str, seed: int = 1, level: str | None = None,
             clock: ClockSetup | None = None) -> str:
        """A new table; its id."""
        rules = load(game)
        opened = Opened(game, rules.version, tuple(Sitter(one) for one in who), seed, level, clock=clock)
        entry = open_table(rules, opened, round(time.time() * 1000)).entries[0]
        id = uuid4().hex
        asyncio.run(self.app.state.store.append(f"match/{id}", 0, [msgspec.json.encode(entry)]))
        return id

    def log(self, id: str) -> list[Entry]:
        """What is stored of a table."""
        bodies = asyncio.run(self.app.state.store.read(f"match/{id}"))
        return [msgspec.json.decode(body, type=Entry) for _, body in bodies]

    def key(self, id: str) -> str:
        key: str = self.app.state.keys.of(id)
        return key

    @contextmanager
    def look(self, id: str, *, have: int = 0, plays: bool = True) -> Iterator[Client]:
        """A client that has been welcomed."""
        with self.connect(id) as client:
            client.send(Hello(PROTOCOL, self.key(id) if plays else "", have))
            client.welcome = client.wait_for(Welcome)
            client.wait_for(News)
            yield client

    @contextmanager
    def connect(self, id: str) -> Iterator[Client]:
        """A client that has said nothing yet."""
        with connect(f"ws://127.0.0.1:{self.port}/api/v1/tables/{id}", compression=None, max_size=None) as socket:
            yield Client(socket)


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server with its database in a folder."""
    server = Server(Settings(folder / "ludoteka.db", **{"pause": 0.0, "linger": 0.0, "thinkers": 1, **settings}))
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Client:
    """Talks to a table, and remembers what it heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.welcome: Welcome | None = None
        self.entries: list[Entry] = []
        self.news: News | None = None
        self.heard: list[FromTable] = []
        self._ids = 0

    def new_id(self) -> str:
        self._ids += 1
        return f"{id(self)}-{self._ids}"

    @property
    def scene(self) -> Scene:
        """The table as it was told last."""
        assert self.news is not None
        return self.news.scene

    @property
    def version(self) -> int:
        return self.scene.version

    def send(self, message: FromClient | str | bytes) -> None:
        self._socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    def hear(self, timeout: float = WAIT) -> FromTable:
        """The next message, whatever it is."""
        message = _messages.decode(self._socket.recv(timeout))
        self.heard.append(message)
        if isinstance(message, News):
            self.news = message
            self.entries += message.entries
        return message

    def wait_for(self, kind: type[T]) -> T:
        """The next message of a kind."""
        while not isinstance(message := self.hear(), kind):
            pass
        return message

    def next_answer(self) -> FromTable:
        """The next message that is an answer: neither news nor progress."""
        while isinstance(message := self.hear(), News | Thinking):
            pass
        return message

    def answer(self, *ids: str) -> FromTable:
        """The next answer, which must be to one of some messages."""
        message = self.next_answer()
        assert getattr(message, "id", "") in ids, message
        return message

    def ask(self, message: FromClient) -> FromTable:
        """Send a message and wait for its answer."""
        self.send(message)
        return self.answer("" if isinstance(message, Hello) else message.id)

    def until(self, met: Callable[[News], bool]) -> News:
        """News that meet a condition, those of now or later ones."""
        while self.news is None or not met(self.news):
            self.hear()
        return self.news

    def until_version(self, version: int) -> News:
        """News of a version, or later ones."""
        return self.until(lambda news: news.scene.version >= version)

    def choose(self, seat: int, move: str) -> Done | Refused:
        """Make a move now."""
        answer = self.ask(Choose(self.new_id(), after=self.version, seat=seat, move=move))
        assert isinstance(answer, Done | Refused)
        return answer


def wait_for(met: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + WAIT
    while not met():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.01)
