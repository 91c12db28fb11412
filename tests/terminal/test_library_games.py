"""Games of the library whose boards and seats ask more of the table: edges to draw, a number of players to choose."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.widgets import Label, Select
from textual.widgets.select import InvalidSelectValueError

from ludoteka.games import load, rules_text, texts
from ludoteka.terminal import shelf
from ludoteka.terminal.app import LudotekaApp, library_app, table_app
from ludoteka.terminal.match import Match
from ludoteka.terminal.records import Records
from ludoteka.terminal.setup import SetupScreen
from ludoteka.terminal.shelf import Opened
from ludoteka.terminal.start import Wishes, start_record
from ludoteka.terminal.table import TableScreen
from ludoteka.terminal.words import Words
from tests.terminal.library_tables import begun, transcript


def table(name: str, words: Words, records: Records, *options: str) -> TableScreen:
    game = load(name)
    match = Match(game, start_record(game, Wishes(options=options), 2, words), ("person", "person"))
    return TableScreen(Opened(game, texts(name), rules_text(name)), match, words, records, pause=0.01)


def made(screen: TableScreen) -> list[str]:
    return list(screen.match.record.moves)


async def test_edges_are_chosen_by_keys(words: Words, records: Records) -> None:
    screen = table("dots-and-boxes", words, records, "width=2", "height=1")
    async with table_app(screen).run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert made(screen) == ["a1.up"]
        await pilot.press("down", "enter")  # the box below it cannot be drawn
        assert made(screen) == ["a1.up"]
        await pilot.press("left", "enter", "right", "right", "enter", "left", "down", "enter")
        assert made(screen) == ["a1.up", "a1.left", "a1.right", "a1.down"]
        view = screen.match.position.view()
        assert [piece.owner for piece in view.boards[0].cells[0].pieces] == [1]
        assert screen.match.position.chooser == 1


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts one game of the library on the shelf."""
    def put(game: str) -> None:
        monkeypatch.setattr(shelf, "playable", lambda: (game,))
        for name, found in (("load", load), ("rules_text", rules_text), ("texts", texts)):
            monkeypatch.setattr(shelf, name, found)

    return put


async def test_settings_are_asked_for_in_the_players_language(records: Records, only: Callable[[str], None]) -> None:
    only("draughts")
    app: LudotekaApp = library_app(Words("cs"), records)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        asked = [str(label.visual) for label in app.screen.query(Label)]
        assert "Je pozice, která nastala potřetí, remízou?" in asked


async def test_so_many_players_as_the_game_has_places_for(
    words: Words, records: Records, only: Callable[[str], None],
) -> None:
    only("chinese-checkers")
    app: LudotekaApp = library_app(words, records, pause=0.01)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("enter")
        setup = app.screen
        assert isinstance(setup, SetupScreen)
        count = setup.query_one("#count", Select)
        with pytest.raises(InvalidSelectValueError):
            count.value = 5
        count.value = 3
        await pilot.pause()
        await pilot.press("enter")
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert screen.match.position.seats == ("Player 1", "Player 2", "Player 3")
        assert screen.match.seats == ("person", "level-3", "level-3")


def test_cards_that_are_known_by_now_are_shuffled_for_another_match(records: Records) -> None:
    told = transcript(begun("pexeso", ["person"], ["a1"]), records, "log", "undo", "again", "log")
    before, _, after = told.partition("> again\n")
    assert "  1. Player 1: a1" in before
    assert "The move showed something hidden, so it cannot be taken back." in before
    assert "  1. " not in after
