"""What a screen reader says in games of all kinds, compared with what was read and found good.

`TRANSCRIBE=1 python -m pytest tests/browser/test_transcripts.py` writes it anew: read it before it is kept.
"""

from __future__ import annotations

import os
from pathlib import Path

import httpx
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


@pytest.mark.parametrize("name", GAMES)
def test_a_screen_reader_says_what_it_said(open_page: Opener, server: Server, name: str) -> None:
    record = line(name)
    asked = {"game": name, "seats": [{"who": "person"}] * (record.seats or 1), "level": record.level}
    match = httpx.post(f"{server.address}/api/v1/matches", json=asked, timeout=20).raise_for_status().json()
    page = open_page(language=GAMES[name]).page
    page.add_init_script(f"localStorage.setItem('ludoteka:key:{match['id']}', '{match['key']}')")
    page.goto(f"/tables/{match['id']}")
    reader = Reader(TableScreen(page).opened())
    reader.enter()
    reader.ask()
    position = record.start(load(name))
    for ply, move in enumerate(record.moves[:MOVES], start=1):
        position = reader.make(position, move, ply)
    reader.ask(("l", "q", "c", "t"))
    told = "\n".join(reader.told) + "\n"
    stored = FOLDER / f"{name}.txt"
    if os.environ.get("TRANSCRIBE"):
        stored.write_text(told, encoding="utf-8")
    assert told == stored.read_text(encoding="utf-8")
