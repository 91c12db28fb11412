"""What is seen at a drawn table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from ludoteka.terminal.app import LudotekaApp
from ludoteka.terminal.table import TableScreen


def said(app: LudotekaApp, where: str = "#said") -> str:
    """The text of a line."""
    return str(app.screen.query_one(where, Static).visual)


def shown(app: LudotekaApp) -> Screen[Any]:
    """The screen on top."""
    return app.screen


def made(screen: TableScreen) -> tuple[str, ...]:
    """The moves of the match."""
    return screen.match.record.moves


async def until(pilot: Pilot[None], holds: Callable[[], Any]) -> None:
    """Wait for something that has to come soon."""
    for _ in range(500):
        if holds():
            break
        await pilot.pause(0.02)
    assert holds()
    await pilot.pause()
