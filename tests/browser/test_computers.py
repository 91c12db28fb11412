"""Against computers of every strength."""

from __future__ import annotations

import random

import pytest

from ludoteka.core import Position, read_record
from ludoteka.games import load
from tests.browser.screens import LibraryScreen, TableScreen
from tests.browser.server import Server
from tests.browser.window import Window


def play_on(table: TableScreen, server: Server, name: str) -> Position:
    """Play moves by chance against the computer in the second seat until the match is over."""
    game, rng, position = load(name), random.Random(name), load(name).start()
    while position.outcome is None:
        position = table.play(position, rng.choice(position.moves()).text)
        if position.outcome is None:
            table.expect_answer()
            position = read_record(server.ask(f"/matches/{table.id}/record").text).replay(game)
    table.expect_over()
    return position


@pytest.mark.parametrize(("name", "title", "strength"), [
    *(("tic-tac-toe", "Tic-tac-toe", strength) for strength in range(1, 9)),
    *(("connect-four", "Connect Four", strength) for strength in (1, 4, 8)),
])
def test_a_match_against_every_strength(library: LibraryScreen, server: Server, name: str, title: str,
                                        strength: int) -> None:
    screen = library.game(title)
    screen.sit(1, "Computer", strength)
    table = screen.play()
    position = play_on(table, server, name)
    match = server.ask(f"/matches/{table.id}").json()
    assert position.outcome is not None
    assert match["results"] == list(position.outcome.results)
    assert match["seats"][1]["who"] == f"level-{strength}"
    library.come_back()


def test_nothing_moves_on_the_screen_when_the_computer_moves(window: Window, server: Server) -> None:
    table = LibraryScreen(window.page).open().play("Connect Four")
    window.page.evaluate("""() => {
        window.shifts = [];
        new PerformanceObserver(list => {
            for (const shift of list.getEntries())
                window.shifts.push(shift.sources.map(source => source.node?.className ?? source.node?.nodeName));
        }).observe({ type: "layout-shift" });
    }""")
    play_on(table, server, "connect-four")
    assert window.page.evaluate("window.shifts") == []
