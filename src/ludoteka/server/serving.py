"""Running the server on an address until somebody ends it."""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn

from ludoteka.server.app import create_app
from ludoteka.server.messages import LARGEST
from ludoteka.server.settings import Settings

HANDFUL = 16
"""Messages up to so many times the largest are read, so that they can be refused; at longer ones the socket closes."""
PORTS = 100
"""How many ports are tried, one after another."""


class NoPort(OSError):
    """There is no free port on that address."""


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C; `ready` is called when everything can be asked."""
    config = uvicorn.Config(create_app(settings), **uvicorn_settings())
    with suppress(KeyboardInterrupt):
        _Server(config, ready).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Listen on a port, or where somebody else does, on the next free one; raises OSError."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    for number in range(port, min(port + PORTS, 65536)):
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen()
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE:
                raise
        else:
            return listening
    raise NoPort(f"no port from {port} on is free")


def address_of(listening: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = listening.getsockname()[:2]
    named = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{named}:{port}/"


def uvicorn_settings() -> dict[str, Any]:
    """What uvicorn is told besides the address. Messages are small, so compressing them would only cost memory."""
    return {
        "ws": "websockets-sansio", "ws_per_message_deflate": False, "ws_max_size": HANDFUL * LARGEST,
        "log_level": "warning", "log_config": None, "server_header": False, "timeout_graceful_shutdown": 3,
    }


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
