"""The drawn table and the library, operated by keys and clicks as a person would."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import DataTable, Input, OptionList, Select, Static

from ludoteka.core import Choice, read_record
from ludoteka.terminal.app import LudotekaApp, library_app, table_app
from ludoteka.terminal.board import BoardPane
from ludoteka.terminal.library import LibraryScreen
from ludoteka.terminal.match import Match
from ludoteka.terminal.panels import AskScreen, RulesScreen
from ludoteka.terminal.records import Records
from ludoteka.terminal.setup import SetupScreen
from ludoteka.terminal.shelf import Opened, open_game
from ludoteka.terminal.table import TableScreen
from ludoteka.terminal.words import Words
from tests.python_game import Board

NewMatch = Callable[..., Match]
Open = Callable[[str], Opened]


@pytest.fixture
def table(new_match: NewMatch, records: Records) -> Callable[..., TableScreen]:
    """Sets a table: table("tic-tac-toe", "person", "person")."""
    def set_table(name: str, *seats: str, language: str = "en", **wishes: Any) -> TableScreen:
        words = Words(language)
        match = new_match(name, *seats, **wishes)
        return TableScreen(open_game(name, words), match, words, records, pause=0.01)

    return set_table


def said(app: LudotekaApp, where: str = "#said") -> str:
    return str(app.screen.query_one(where, Static).visual)


def shown(app: LudotekaApp) -> Screen[Any]:
    return app.screen


def made(screen: TableScreen) -> tuple[str, ...]:
    return screen.match.record.moves


def is_over(screen: TableScreen) -> bool:
    return screen.match.over


async def settle(pilot: Pilot[None], table: TableScreen) -> None:
    """Wait until a person chooses or it is over."""
    for _ in range(200):
        if table.match.waits_for_person or table.match.over:
            break
        await pilot.pause(0.02)
    await pilot.pause()


async def test_tic_tac_toe_by_keys(table: Callable[..., TableScreen], records: Records) -> None:
    screen = table("tic-tac-toe", "person", "person")
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        assert said(app, "#turn").endswith("X to move")
        await pilot.press("enter")
        assert made(screen) == ("a3",)
        await pilot.press("right", "enter", "down", "left", "enter", "up", "right", "right", "space")
        assert made(screen) == ("a3", "b3", "a2", "c3")
        assert records.unfinished()[0].record == screen.match.record
        await pilot.press("left", "left", "down", "down", "enter")
        assert is_over(screen)
        assert "X wins." in said(app, "#turn")
        assert "line 9" in said(app, "#turn")
        assert records.unfinished() == ()
        await pilot.press("u")
        assert not is_over(screen)
        await pilot.press("r")
        assert is_over(screen)
        await pilot.press("b")
        assert made(screen) == ()


async def test_the_reason_is_said_when_a_typed_move_is_illegal(table: Callable[..., TableScreen]) -> None:
    screen = table("tic-tac-toe", "person", "person")
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("t", *"b2", "enter")
        assert made(screen) == ("b2",)
        await pilot.press(*"b2", "enter")
        assert "b2 is not empty" in said(app)
        assert "line 7: choose an empty cell" in said(app)
        assert made(screen) == ("b2",)
        assert app.screen.query_one(Input).value == "b2"
        await pilot.press("escape", "question_mark")
        assert isinstance(shown(app), RulesScreen)
        assert "▶ 7" in said(app, "#rules")
        await pilot.press("escape")
        assert shown(app) is screen


async def test_a_cell_that_cannot_be_chosen_says_why(table: Callable[..., TableScreen]) -> None:
    app = table_app(table("tic-tac-toe", "person", "person"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "enter")
        assert "a3 is not empty" in said(app)
        await pilot.press("right")
        assert said(app) == "b3: empty"
        await pilot.press("left")
        assert said(app) == "a3: X mark"


async def test_a_move_of_two_steps_can_be_taken_back_halfway(table: Callable[..., TableScreen]) -> None:
    screen = table("frogs", "person", level="Five")
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        assert said(app, "#title") == "Leaping frogs · Level 2: Five"
        await pilot.press("n", "enter")
        assert screen.choosing.text == "p2"
        assert said(app).startswith("green frog p2 → ")
        await pilot.press("escape")
        assert screen.choosing.path == ()
        await pilot.press("enter", "n", "enter")
        assert made(screen) == ("p2-p3",)
        assert "leaps 1" in said(app, "#standing")


async def test_choices_from_the_list(table: Callable[..., TableScreen]) -> None:
    screen = table("frogs", "person")
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("tab")
        assert app.focused is screen.query_one("#choices")
        assert screen.query_one(OptionList).option_count == 2
        await pilot.press("down", "enter")
        assert screen.choosing.text == "p3"
        await pilot.press("enter")
        assert made(screen) == ("p3-p2",)


async def test_a_place_with_several_choices_asks_which(
    table: Callable[..., TableScreen], monkeypatch: pytest.MonkeyPatch,
) -> None:
    def choices(self: Board) -> list[Choice]:
        moves = self.moves()[:2]
        named = zip(moves, "XO", strict=False)
        return [Choice(move.text, (name,), ("a3",), move=move) for move, name in named]

    monkeypatch.setattr(Board, "choices", choices)
    screen = table("tic-tac-toe", "person", "person")
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert said(app) == "a3: choose one from the list."
        await pilot.press("down", "enter")
        assert made(screen) == ("b3",)


async def test_the_list_has_the_keys_where_nothing_on_the_board_can_be_chosen(
    table: Callable[..., TableScreen], monkeypatch: pytest.MonkeyPatch,
) -> None:
    def choices(self: Board) -> list[Choice]:
        """A cell, then a word that is no place."""
        words = {move.text: Choice("mark", ("mark",), (), move=move) for move in self.moves()}
        return [Choice(cell, (), (cell,), children=(word,)) for cell, word in words.items()]

    monkeypatch.setattr(Board, "choices", choices)
    screen = table("tic-tac-toe", "person", "person")
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert app.focused is screen.query_one("#choices")
        await pilot.press("enter")
        assert made(screen) == ("a3",)
        assert app.focused is screen.query_one(BoardPane)


async def test_clicks(table: Callable[..., TableScreen]) -> None:
    screen = table("tic-tac-toe", "person", "person")
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        pane = screen.query_one(BoardPane)
        spot = next(spot for spot in pane._scene.spots if spot.cell.name == "b2")
        left, top = pane._offset()
        await pilot.click(BoardPane, offset=(left + spot.left + 1, top + spot.top))
        assert made(screen) == ("b2",)
        await pilot.click(BoardPane, offset=(0, 0))
        assert made(screen) == ("b2",)


async def test_the_computer_plays_by_itself(table: Callable[..., TableScreen]) -> None:
    screen = table("tic-tac-toe", "person", "random", seed=2)
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await settle(pilot, screen)
        assert len(screen.match.record.moves) == 2
        assert "O " + screen.match.record.moves[1] in said(app, "#log")
        await pilot.press("u")
        assert made(screen) == ()
        await pilot.press("u")
        assert said(app) == "There is nothing to take back."
        await pilot.press("r", "r")
        assert said(app) == "There is nothing to make again."


async def test_computers_alone_play_to_the_end(table: Callable[..., TableScreen]) -> None:
    screen = table("tic-tac-toe", "random", "random")
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await settle(pilot, screen)
        assert is_over(screen)


async def test_the_next_level(table: Callable[..., TableScreen], records: Records) -> None:
    screen = table("frogs", "person")
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("t")
        for move in ("p1-p2", "p3-p1", "p2-p3"):
            await pilot.press(*move, "enter")
        assert "Solved!" in said(app, "#turn")
        assert "next level" in said(app)
        await pilot.press("l")
        assert screen.match.record.level == "Five"
        await pilot.press("l")
        assert said(app) == "There is no next level."
        assert [kept.record.level for kept in records.unfinished()] == ["Five"]


async def test_saving_asks_for_a_file(table: Callable[..., TableScreen], tmp_path: Path) -> None:
    app = table_app(table("tic-tac-toe", "person", "person"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "s")
        assert isinstance(shown(app), AskScreen)
        await pilot.press("enter")
        assert said(app) == "Saved: tic-tac-toe.record"
        assert read_record((tmp_path / "tic-tac-toe.record").read_text()).moves == ("a3",)
        await pilot.press("s", "escape")
        await pilot.press("s", *"/", "enter")
        assert "cannot be written" in said(app)


async def test_leaving_a_table_of_its_own_ends_the_program(table: Callable[..., TableScreen]) -> None:
    app = table_app(table("tic-tac-toe", "person", "person"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("q")
    assert app.return_code == 0


async def test_czech(table: Callable[..., TableScreen]) -> None:
    app = table_app(table("tic-tac-toe", "person", "person", language="cs"))
    async with app.run_test(size=(80, 24)) as pilot:
        assert "Na tahu: Křížek" in said(app, "#turn")
        await pilot.press("enter", "enter")
        assert "Tah „a3“ tu není možný" in said(app)


@pytest.mark.parametrize("size", [(80, 24), (140, 45), (40, 12), (20, 8)])
async def test_any_size_of_the_terminal(table: Callable[..., TableScreen], size: tuple[int, int]) -> None:
    screen = table("tic-tac-toe", "person", "person")
    app = table_app(screen)
    async with app.run_test(size=size) as pilot:
        await pilot.press("down", "down", "enter")
        await pilot.resize_terminal(60, 20)
        await pilot.press("up", "enter")
        assert made(screen) == ("a1", "a2")


async def test_the_library_opens_a_table_with_defaults(words: Words, records: Records) -> None:
    app = library_app(words, records, pause=0.01)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        rows = app.screen.query_one(DataTable)
        assert [str(cell) for cell in rows.get_row("frogs")] == ["Leaping frogs", "1", "puzzle", "2"]
        assert said(app, "#about") == "About frogs."
        await pilot.press("down", "enter")
        assert isinstance(shown(app), SetupScreen)
        await pilot.press("enter")
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert screen.match.seats == ("person", "level-3")
        assert dict(screen.match.record.options) == {"first": "X"}
        await pilot.press("q")
        assert isinstance(shown(app), LibraryScreen)
        await pilot.press("q")
    assert app.return_code == 0


async def test_settings_of_a_match(words: Words, records: Records) -> None:
    app = library_app(words, records, pause=0.01)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "enter")
        app.screen.query_one("#ruleset", Select).value = "O begins"
        await pilot.pause()
        seats = list(app.screen.query(Select))[-2:]
        seats[1].value = "person"
        await pilot.press("enter")
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert dict(screen.match.record.options) == {"first": "O"}
        assert screen.match.seats == ("person", "person")


async def test_a_level_is_chosen(words: Words, records: Records) -> None:
    app = library_app(words, records)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        app.screen.query_one(Select).value = "Five"
        await pilot.press("enter")
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert screen.match.record.level == "Five"


async def test_a_match_that_was_left_is_offered_and_gone_on_with(words: Words, records: Records) -> None:
    app = library_app(words, records)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "enter")
        await pilot.press("t", *"p1-p2", "enter", "escape", "q")
        rows = app.screen.query_one(DataTable)
        assert "Leaping frogs  1 move" in str(rows.get_row_at(0)[0])
        await pilot.press("home", "up", "up", "up", "enter")
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert made(screen) == ("p1-p2",)
        await pilot.press("q", "home", "up", "up", "up", "delete")
        assert rows.row_count == 2
        assert records.unfinished() == ()


async def test_a_record_that_cannot_be_replayed_is_explained(words: Words, records: Records) -> None:
    records.folder.mkdir(parents=True)
    (records.folder / "x.record").write_text("ludoteka record 1\ngame: frogs\n1. p9-p9\n")
    (records.folder / "y.record").write_text("ludoteka record 1\ngame: gone\n")
    app = library_app(words, records)
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.screen.query_one(DataTable).row_count == 3
        await pilot.press("enter")
        assert "cannot be replayed from move 1 on" in said(app, "#about")


async def test_searching(words: Words, records: Records) -> None:
    app = library_app(words, records)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("slash", *"TAC")
        assert app.screen.query_one(DataTable).row_count == 1
        await pilot.press(*"zz")
        assert app.screen.query_one(DataTable).row_count == 0
        await pilot.press("enter", "enter", "question_mark", "delete")
        assert isinstance(shown(app), LibraryScreen)
        await pilot.press("slash", "backspace", "backspace", "enter", "enter")
        assert isinstance(shown(app), SetupScreen)
        await pilot.press("escape")
        assert isinstance(shown(app), LibraryScreen)


async def test_rules_from_the_library(words: Words, records: Records) -> None:
    app = library_app(words, records)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        assert isinstance(shown(app), RulesScreen)
        assert "Leaping frogs" in said(app, "#rules")


async def test_a_folder_that_cannot_be_written_is_told(
    table: Callable[..., TableScreen], records: Records,
) -> None:
    records.folder.parent.mkdir(parents=True)
    records.folder.write_text("in the way")
    screen = table("tic-tac-toe", "person", "person")
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert made(screen) == ("a3",)
        assert "cannot be written" in said(app)
