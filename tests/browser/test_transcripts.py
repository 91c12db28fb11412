"""What a screen reader says in games of all kinds, compared with what was read and found good.

`TRANSCRIBE=1 python -m pytest tests/browser/test_transcripts.py` writes it anew: read it before it is kept.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from ludoteka.games import load
from tests.browser.conftest import Opener
from tests.browser.lines import line
from tests.browser.reader import Reader
from tests.browser.screens import TableScreen
from tests.browser.server import Server

FOLDER = Path(__file__).parent / "transcripts"
GAMES = {"chess": "en", "draughts": "cs", "hex": "en", "sudoku": "cs", "oware": "en", "nine-mens-morris": "cs",
         "dots-and-boxes": "en", "peg-solitaire": "cs"}
"""Games of different kinds, with the language they are read in."""
MOVES = 2
TYPED = {
    "en": ("my hand", "pile", "their cards", "suit wanted", "score", "what was the last move", "undo", "here deck",
           "king of leaves", "row", "help", "xyzzy"),
    "cs": ("moje ruka", "hromádka", "cizí karty", "hraje se barva", "skóre", "jaký byl poslední tah", "vrátit",
           "co je balíček", "listový král", "řada", "nápověda", "xyzzy"),
}
"""What is typed at a table of cards."""
FLIPPED = {"en": ("d6", "last move", "a1", "score", "undo", "redo"),
           "cs": ("d6", "poslední tah", "a1", "skóre", "vrátit", "znovu")}
"""What is typed where a move turns pieces over."""
THROWN = {"en": ("here bar", "what is at 24?", "12 17"), "cs": ("co je na přepážce", "co je na 24?", "12 17")}
"""What is typed where dice are thrown: questions, and a move by where it leads."""
MOVED = {"en": "22: White checker", "cs": "22: kámen"}
"""Where a checker stands in the middle of a move."""


@pytest.mark.parametrize("name", GAMES)
def test_a_screen_reader_says_what_it_said(open_page: Opener, server: Server, name: str) -> None:
    record = line(name)
    reader = opened(open_page, server, GAMES[name], name, ["person"] * (record.seats or 1), level=record.level)
    reader.enter()
    reader.ask()
    position = record.start(load(name))
    for ply, move in enumerate(record.moves[:MOVES], start=1):
        position = reader.make(position, move, ply)
    reader.ask(("l", "q", "c", "t"))
    compare(name, reader)


@pytest.mark.parametrize("language", TYPED)
def test_a_screen_reader_at_a_table_of_cards(open_page: Opener, server: Server, language: str) -> None:
    reader = opened(open_page, server, language, "prsi", ["person", "random"], seed=5)
    reader.wait_for_turn()
    reader.tab_to(reader.page.locator("[data-place='hand1-1']"))
    reader.hear()
    reader.ask()
    reader.press(reader.page.locator("[data-place='hand1-1']"))
    reader.hear(reader.page.locator(".why"))
    reader.press(reader.table.offer("draw a card"))
    reader.wait_for_turn()
    reader.type(*TYPED[language])
    compare(f"prsi.{language}", reader)


@pytest.mark.parametrize("language", FLIPPED)
def test_a_screen_reader_hears_what_a_move_did(open_page: Opener, server: Server, language: str) -> None:
    reader = opened(open_page, server, language, "othello", ["person", "random"], seed=5)
    reader.type(*FLIPPED[language])
    compare(f"othello.{language}", reader)


@pytest.mark.parametrize("language", THROWN)
def test_a_screen_reader_is_led_to_dice_and_back(open_page: Opener, server: Server, language: str) -> None:
    reader = opened(open_page, server, language, "backgammon", ["person", "random"], seed=8)
    reader.wait_for_turn()
    reader.ask(("t", "m", "q"))
    reader.go("ArrowRight", "j", "j", "Enter", "j", "Enter")
    reader.go("Enter", until=MOVED[language])
    reader.ask(("m",))
    reader.go("Escape", "Escape", "Escape")
    reader.type(*THROWN[language])
    compare(f"backgammon.{language}", reader)


def test_a_screen_reader_hears_the_sides_of_tiles(open_page: Opener, server: Server) -> None:
    reader = opened(open_page, server, "en", "carcassonne", ["person", "random"], seed=1)
    reader.wait_for_turn()
    reader.ask(("t",))
    reader.go("j")
    reader.ask(("o",))
    reader.type("drawn tile", "here e1", "here n1e1")
    compare("carcassonne", reader)


def opened(open_page: Opener, server: Server, language: str, name: str, sitters: Sequence[str],
           **more: int | str | None) -> Reader:
    """A reader at a new table."""
    match = server.tell("/matches", game=name, seats=[{"who": who} for who in sitters], **more).json()
    page = open_page(language=language).page
    page.add_init_script(f"localStorage.setItem('ludoteka:key:{match['id']}', '{match['key']}')")
    page.goto(f"/tables/{match['id']}")
    return Reader(TableScreen(page).opened())


def compare(name: str, reader: Reader) -> None:
    """With what was found good, or kept as that."""
    told = "\n".join(reader.told) + "\n"
    stored = FOLDER / f"{name}.txt"
    if os.environ.get("TRANSCRIBE"):
        stored.write_text(told, encoding="utf-8")
    assert told == stored.read_text(encoding="utf-8")
