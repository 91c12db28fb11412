"""Servers that are killed in the middle of everything: no acknowledged move is lost, none is made twice."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludoteka.games import load
from ludoteka.server.keys import Keys, read_keys
from ludoteka.server.messages import PROTOCOL, Choose, Done, FromTable, Hello, News, Refused
from ludoteka.server.store import EventStore, open_store
from ludoteka.server.stored import read_table
from ludoteka.table import open_table
from ludoteka.table.events import Entry, Opened, Sitter
from ludoteka.table.scene import Node, Scene

ROOT = Path(__file__).parents[2]
KILLS = 4
MATCHES = 100
MOVES = (12, 40)
"""How many moves are acknowledged between two kills."""
GAMES = ("tic-tac-toe", "connect-four", "breakthrough")
WAIT = 60.0
"""Seconds after which a busy machine is given up."""
SEATS = (("person", "person"), ("person", "random"), ("random", "person"), ("random", "random"))
_messages: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)


@dataclass
class Player:
    """Plays all the people's seats of one match, and remembers what it was told."""

    id: str
    key: str
    rng: random.Random
    told: dict[int, Entry] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    waiting: Choose | None = None
    """What was sent and not answered yet."""
    scene: Scene | None = None

    async def play(self, port: int, moved: asyncio.Queue[str]) -> None:
        """Play until the match is over or the server is gone; first comes what was not answered the last time."""
        with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
            async with connect(f"ws://127.0.0.1:{port}/api/v1/tables/{self.id}", compression=None) as socket:
                await self._send(socket, Hello(PROTOCOL, self.key, max(self.told, default=0)))
                if self.waiting is not None:
                    await self._send(socket, self.waiting)
                while self.scene is None or self.scene.due.kind != "over" or self.waiting is not None:
                    self._hear(_messages.decode(await socket.recv()), moved)
                    if self.waiting is None and self.scene is not None and self.scene.choices:
                        self.waiting = self._choice(self.scene)
                        await self._send(socket, self.waiting)

    def _hear(self, message: FromTable, moved: asyncio.Queue[str]) -> None:
        assert not isinstance(message, Refused), message
        if isinstance(message, News):
            self.told |= {entry.number: entry for entry in message.entries}
            self.scene = message.scene
        elif isinstance(message, Done):
            assert self.waiting is not None
            assert self.waiting.id == message.id
            self.acknowledged[message.id], self.waiting = message.version, None
            moved.put_nowait(message.id)

    def _choice(self, scene: Scene) -> Choose:
        assert scene.due.seat is not None
        return Choose(f"{self.id}-{scene.version}", after=scene.version, seat=scene.due.seat,
                      move="-".join(self._steps(scene.choices)))

    def _steps(self, choices: tuple[Node, ...]) -> list[str]:
        node = self.rng.choice(choices)
        return [node.text, *(self._steps(node.children) if node.children else ())]

    async def _send(self, socket: ClientConnection, message: Hello | Choose) -> None:
        await socket.send(msgspec.json.encode(message).decode())


@contextmanager
def running(database: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server in a process of its own, killed in the end."""
    process = subprocess.Popen([sys.executable, "-m", "tests.server.alone", str(database)], cwd=ROOT, text=True,
                               stdout=subprocess.PIPE)
    with process:
        try:
            assert process.stdout is not None
            yield process, int(process.stdout.readline())
        finally:
            process.kill()


async def open_tables(store: EventStore, rng: random.Random) -> list[Player]:
    """A hundred matches, and who plays them."""
    keys: Keys = await read_keys(store)
    players = []
    for number in range(MATCHES):
        game = load(rng.choice(GAMES))
        opened = Opened(game.id, game.version, tuple(map(Sitter, rng.choice(SEATS))), seed=number)
        table = open_table(game, opened, round(time.time() * 1000))
        await store.append(f"match/{number}", 0, [msgspec.json.encode(table.entries[0])])
        players.append(Player(str(number), keys.of(str(number)), random.Random(number)))
    return players


async def play_and_kill(database: Path, players: list[Player], moves: int) -> None:
    """Let all play until so many moves are acknowledged, and kill the server there and then."""
    with running(database) as (process, port):
        moved: asyncio.Queue[str] = asyncio.Queue()
        playing = [asyncio.create_task(player.play(port, moved)) for player in players]
        for _ in range(moves):
            await asyncio.wait_for(moved.get(), WAIT)
        process.kill()
        await asyncio.gather(*playing)


async def send_again(database: Path, players: list[Player]) -> None:
    """Let all who wait for an answer get it."""
    with running(database) as (_, port):
        moved: asyncio.Queue[str] = asyncio.Queue()
        waiting = {player.waiting.id for player in players if player.waiting is not None}
        playing = [asyncio.create_task(player.play(port, moved)) for player in players if player.waiting is not None]
        while waiting:
            waiting.discard(await asyncio.wait_for(moved.get(), WAIT))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def check(store: EventStore, player: Player) -> None:
    """Every acknowledged move is there once, all that was told is so, and the position follows from the record."""
    table = await read_table(store, player.id)
    asks = [entry.ask for entry in table.entries if entry.ask]
    assert len(asks) == len(set(asks)), "a move was made twice"
    assert {entry.ask: entry.number for entry in table.entries}.items() >= player.acknowledged.items()
    assert {number: entry for number, entry in player.told.items() if number > 1}.items() <= {
        entry.number: entry for entry in table.entries}.items()
    assert table.position == table.record().replay(table.game)


async def test_killing_the_server_loses_no_acknowledged_move_and_makes_none_twice(tmp_path: Path) -> None:
    rng, database = random.Random(5), tmp_path / "ludoteka.db"
    store = open_store(database)
    players, interrupted = await open_tables(store, rng), 0
    for number in range(KILLS):
        waiting = [player for player in players if player.waiting is not None]
        await play_and_kill(database, [*waiting, *players[number::KILLS]], rng.randint(*MOVES))
        interrupted += len(waiting)
    await send_again(database, players)
    for player in players:
        await check(store, player)
    store.close()
    assert sum(len(player.acknowledged) for player in players) >= KILLS * MOVES[0]
    assert interrupted, "some moves were under way when the server was killed"
