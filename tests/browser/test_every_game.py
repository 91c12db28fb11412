"""Every game of the library, from the start page to the end of a match, with the mouse alone."""

from __future__ import annotations

import pytest

from ludoteka.core import Record, read_record
from ludoteka.games import load, names, texts
from tests.browser.lines import SHUFFLED, emptied, line
from tests.browser.screens import LibraryScreen, TableScreen
from tests.browser.server import Server
from tests.browser.window import Window


@pytest.mark.parametrize("name", names())
def test_a_match_is_played_to_its_end(window: Window, server: Server, name: str) -> None:
    stored = line(name)
    screen = LibraryScreen(window.page).open().game(texts(name, "en").title)
    if stored.level is not None:
        screen.choose_level(stored.level)
    for seat in range(1, stored.seats or 1):
        screen.sit(seat, "Another person at this screen")
    table = screen.play()

    record = emptied(recorded(server, table)) if name in SHUFFLED else stored
    position = record.start(load(name))
    for move in record.moves:
        position = table.play(position, move)

    assert position.outcome is not None
    table.expect_over()
    assert server.ask(f"/matches/{table.id}").json()["results"] == list(position.outcome.results)
    assert recorded(server, table).moves == record.moves


def recorded(server: Server, table: TableScreen) -> Record:
    """The match as the server has it."""
    return read_record(server.ask(f"/matches/{table.id}/record").text)
