"""Whole games by the keyboard alone, by typed moves alone, and from the list of choices."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludoteka.core import Record, read_record
from ludoteka.games import load, texts
from tests.browser.conftest import Opener
from tests.browser.keyboard import KeyboardPlayer, Typist
from tests.browser.lines import line
from tests.browser.screens import TableScreen
from tests.browser.server import Server
from tests.browser.window import Window, violations


def begun(window: Window, server: Server, record: Record) -> TableScreen:
    """A match of people at one screen."""
    window.page.goto(server.begin(record.game, *["person"] * (record.seats or 1), level=record.level))
    return TableScreen(window.page).opened()


def expect_played(server: Server, table: TableScreen, record: Record) -> None:
    """It is over, and just these moves were made."""
    table.expect_over()
    assert read_record(server.ask(f"/matches/{table.id}/record").text).moves == record.moves


@pytest.mark.parametrize("name", ["chess", "nine-mens-morris", "tilt"])
def test_a_match_is_played_by_the_keyboard_alone(window: Window, server: Server, name: str) -> None:
    record, player = line(name), KeyboardPlayer(window.page)
    table = player.begin(texts(name, "en").title, record)
    position = record.start(load(name))
    for ply, move in enumerate(record.moves, start=1):
        position = player.play(table, position, move)
        # What was offered before is still shown until the move stands.
        table.expect_plies(ply)
    expect_played(server, table, record)


@pytest.mark.parametrize("name", ["draughts", "sudoku", "oware"])
def test_a_match_is_played_by_typed_moves_alone(window: Window, server: Server, name: str) -> None:
    record = line(name)
    table = begun(window, server, record)
    typist = Typist(table).open()
    for ply, move in enumerate(record.moves, start=1):
        typist.say(move.replace("-", " "))
        table.expect_plies(ply)
    expect_played(server, table, record)


@pytest.mark.parametrize("name", ["othello", "tilt"])
def test_a_match_is_played_from_the_list(window: Window, server: Server, name: str) -> None:
    record = line(name)
    table = begun(window, server, record)
    window.page.keyboard.press("v")
    expect(window.page.get_by_role("grid")).to_have_count(0)
    assert violations(window.page) == []
    for move in record.moves:
        for step in move.split("-"):
            window.page.locator(f'[data-list] [data-choice="{step}"]').click()
    expect_played(server, table, record)


def test_questions_are_answered(window: Window, server: Server) -> None:
    table = begun(window, server, line("chess"))
    typist = Typist(table).open()
    assert violations(window.page) == []
    typist.say("what is on e1")
    expect(typist.heard).to_have_text("e1: White king")
    typist.say("e2")
    expect(typist.heard).to_have_text("2 choices: e3, e4.")
    typist.say("e4")
    expect(table.status).to_contain_text("White: pawn e2 to e4. Black: Choose a piece to move")
    expect(typist.heard).to_have_text("")
    typist.say("e7 d6")
    expect(typist.heard).to_contain_text("Can be chosen: Black knight b8, g8. Black pawn a7")
    typist.say("knight c6")
    expect(table.status).to_contain_text("Black: knight b8 to c6. White: Choose a piece to move")
    typist.say("row d7")
    expect(typist.heard).to_have_text("a7 to h7: Black pawn")
    typist.say("row 2")
    expect(typist.heard).to_have_text("a2 to d2: White pawn; e2: empty; f2 to h2: White pawn")
    typist.say("what was the last move")
    expect(typist.heard).to_have_text("Black: knight b8 to c6.")
    typist.say("score")
    expect(typist.heard).to_have_text("White: Choose a piece to move. White: 16 pieces. Black: 16 pieces.")
    typist.say("undo")
    expect(table.status).to_contain_text("Taken back: Black knight b8 to c6. Black: Choose a piece to move")
    typist.say("redo")
    expect(table.status).to_contain_text("Made again: Black knight b8 to c6. White: Choose a piece to move")
    typist.say("column d1")
    expect(typist.heard).to_have_text(
        "d8: Black queen; d7: Black pawn; d6 to d3: empty; d2: White pawn; d1: White queen")
    typist.say("where king")
    expect(typist.heard).to_have_text("White king: e1")
    typist.say("where black king")
    expect(typist.heard).to_have_text("Black king: e8")
    typist.say("taken")
    expect(typist.heard).to_have_text("Nothing was taken.")
    typist.say("xyzzy")
    expect(typist.heard).to_contain_text("“xyzzy” is not understood.")


def test_keys_ask_about_the_place_in_focus_and_the_same_is_heard_again(open_page: Opener) -> None:
    page = open_page(language="cs").page
    page.goto("/games/tic-tac-toe")
    page.get_by_role("button", name="Hrát", exact=True).click()
    TableScreen(page).opened()
    player, heard = KeyboardPlayer(page), page.locator("[data-heard]")
    player.walk("b2")
    page.keyboard.press("o")
    expect(heard).to_have_text("b2: prázdné, lze zvolit")
    first = heard.text_content()
    page.keyboard.press("o")
    expect(heard).to_have_text("b2: prázdné, lze zvolit")
    assert heard.text_content() != first
    page.keyboard.press("m")
    expect(heard).to_contain_text("9 možností: a3 až c3")


def test_arrows_move_at_once_where_the_game_has_a_position(window: Window, server: Server) -> None:
    record = line("skid")
    table = begun(window, server, record)
    position = record.start(load("skid"))
    for ply, move in enumerate(record.moves, start=1):
        cells = {cell.name: cell for cell in position.view().boards[0].cells}
        here = next(cell for cell in cells.values() if any(piece.name == "skater" for piece in cell.pieces))
        across, down = cells[move].x - here.x, cells[move].y - here.y
        window.page.keyboard.press(("ArrowRight" if across > 0 else "ArrowLeft") if across else
                                   ("ArrowDown" if down > 0 else "ArrowUp"))
        table.expect_plies(ply)
        position = position.play(move)
    expect_played(server, table, record)


def test_arrows_walk_as_the_player_has_set_it(window: Window, server: Server) -> None:
    page = window.page
    page.goto("/settings")
    for choice in ("To the next line", "Pass over them"):
        page.get_by_role("radio", name=choice).check()
    assert violations(page) == []
    table = begun(window, server, line("tic-tac-toe"))
    table.place("b3").click()
    table.expect_plies(1)
    KeyboardPlayer(page).walk("a3")
    walked = []
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        walked.append(page.evaluate("document.activeElement.dataset.place"))
    assert walked == ["c3", "a2", "c3", "b1"]


def test_the_client_speaks_with_a_voice_of_its_own(window: Window, server: Server) -> None:
    page = window.page
    page.add_init_script("window.said = []; speechSynthesis.speak = ({ text }) => said.push(text)")
    page.goto("/settings")
    page.get_by_role("radio", name="In few words").check()
    table = begun(window, server, line("chess"))
    KeyboardPlayer(page).walk("e2")
    expect_said(page, "e2: White pawn, can be chosen")
    page.keyboard.press("m")
    expect_said(page, "10 choices: White pawn a2 to h2. White knight b1, g1.")
    table.place("e2").click()
    table.place("e4").click()
    expect_said(page, "White: pawn e2 to e4.")


def expect_said(page: Page, words: str) -> None:
    """Wait until it was spoken; nothing may be evaluated by the page itself."""
    said: list[str] = []
    for _ in range(200):
        said = page.evaluate("said")
        if words in said:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{words} was not said: {said}")
