"""Every game of the library, from the start page to the end of a match, with the mouse alone."""

from __future__ import annotations

import pytest

from ludoteka.core import read_record
from ludoteka.games import load, names, texts
from tests.browser.lines import DEALT, SHUFFLED, line
from tests.browser.screens import LibraryScreen, TableScreen
from tests.browser.server import Server

MANY = 30
"""So many choices are made where chance decides how long a match is."""


@pytest.mark.parametrize("name", [name for name in names() if name not in (*SHUFFLED, *DEALT)])
def test_a_match_is_played_to_its_end(library: LibraryScreen, server: Server, name: str) -> None:
    record = line(name)
    screen = library.game(texts(name, "en").title)
    if record.level is not None:
        screen.choose_level(record.level)
    for seat in range(1, record.seats or 1):
        screen.sit(seat, "Another person at this screen")
    table = screen.play()
    position = record.start(load(name))
    for ply, move in enumerate(record.moves, start=1):
        position = table.play(position, move)
        # What was offered before is still shown until the move stands.
        table.expect_plies(ply)

    assert position.outcome is not None
    table.expect_over()
    assert server.ask(f"/matches/{table.id}").json()["results"] == list(position.outcome.results)
    assert read_record(server.ask(f"/matches/{table.id}/record").text).moves == record.moves
    library.come_back()


@pytest.mark.parametrize("name", SHUFFLED)
def test_cards_that_are_shuffled_are_found_by_memory(library: LibraryScreen, server: Server, name: str) -> None:
    screen = library.game(texts(name, "en").title)
    screen.choose_level(str(line(name).level))
    table = screen.play()
    memory: dict[str, str] = {}
    while not table.is_over():
        first = turn(table, memory, unless={})
        turn(table, memory, unless=first)
    assert server.ask(f"/matches/{table.id}").json()["results"] == ["won"]
    library.come_back()


@pytest.mark.parametrize("name", DEALT)
def test_cards_are_played_as_they_are_dealt(library: LibraryScreen, server: Server, name: str) -> None:
    screen = library.game(texts(name, "en").title)
    if load(name).seat_counts[0] > 1:
        screen.sit(1, "Another person at this screen")
    table = screen.play()
    for _ in range(MANY):
        table.choose_first()
        match = server.ask(f"/matches/{table.id}").json()
        if "results" in match:
            break
    else:
        assert match["plies"] > MANY / 10, "a move takes up to ten choices"
    library.come_back()


def turn(table: TableScreen, memory: dict[str, str], unless: dict[str, str]) -> dict[str, str]:
    """Turn a card: the partner of the one that lies open, or one that has not been seen; its place and face."""
    open_face = next(iter(unless.values()), "")
    closed = [place for place in table.offered() if place not in unless]
    partners = [place for place in closed if memory.get(place) == open_face]
    place = (partners or [place for place in closed if place not in memory] or closed)[0]
    plies = len(table.moves())
    table.place(place, offered=True).click()
    table.expect_plies(plies + 1)
    memory[place] = table.shown()[place].partition(": ")[2]
    return {place: memory[place]}
