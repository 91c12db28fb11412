"""How uvicorn runs the application."""

from __future__ import annotations

from typing import Any

from ludoteka.server.messages import LARGEST

HANDFUL = 16
"""Messages up to so many times the largest are read, so that they can be refused; at longer ones the socket closes."""


def uvicorn_settings() -> dict[str, Any]:
    """What uvicorn is told besides the address. Messages are small, so compressing them would only cost memory."""
    return {
        "ws": "websockets-sansio", "ws_per_message_deflate": False, "ws_max_size": HANDFUL * LARGEST,
        "log_level": "warning", "log_config": None, "server_header": False, "timeout_graceful_shutdown": 3,
    }
