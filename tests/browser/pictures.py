"""Takes the pictures of the documentation: `make pictures`, or `python -m tests.browser.pictures FOLDER`.

`python -m tests.browser.pictures FOLDER carcassonne` takes those of one game alone, and leaves the others as they are.
"""

from __future__ import annotations

import random
import sys
from base64 import b64decode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, expect, sync_playwright

from ludoteka.core import CHANCE, Game, Record, drawn
from ludoteka.games import load
from ludoteka.opponents import opponent
from tests.browser.lines import RACES, SHUFFLED, emptied, line, solved
from tests.browser.past import write_past
from tests.browser.server import Server
from tests.browser.window import DESKTOP, PHONE, Window, launch, open_window

SIZES = {"desktop": DESKTOP, "phone": PHONE}
GAMES = {
    "chess": 18, "go": 50, "draughts": 16, "othello": 20, "hex": 34, "nine-mens-morris": 20, "chinese-checkers": 30,
    "dots-and-boxes": 34, "sudoku": 20, "sokoban": 12, "pexeso": 10, "nonograms": 24, "carcassonne": 61,
}
"""Games that look different, and after how many moves they are shown."""
QUALITY = 86
SETTLING = 600
"""Milliseconds that pieces take to come to rest."""


def played(name: str, plies: int) -> Record:
    """A match in the middle: computers have played so far, or a puzzle is partly solved."""
    game = load(name)
    if game.levels or name in RACES:
        whole = solution(game) if game.levels else line(name)
        return seated(game, replace(whole, moves=whole.moves[:plies]))
    record = Record(game.id, game.version, seats=game.seat_counts[0])
    position, rng, computer = record.start(game), random.Random(f"picture of {name}"), opponent("montecarlo:300")
    for _ in range(plies):
        move = drawn(position, rng.randrange) if position.chooser is CHANCE else computer.choose(position, rng)
        position, record = position.play(move), record.with_move(move.text)
    return seated(game, record)


def seated(game: Game, record: Record) -> Record:
    """A person sits where there is something to choose, a computer at every other seat."""
    position = record.replay(game)
    return replace(record, sitters=tuple("person" if seat == position.chooser else "level-4"
                                         for seat in range(len(position.seats))))


def solution(game: Game) -> Record:
    """A level of middling size with its solution."""
    level = game.levels[len(game.levels) // 3].name
    record = Record(game.id, game.version, seats=1, level=level)
    return emptied(record) if game.id in SHUFFLED else solved(game, level) or record


@dataclass(frozen=True)
class Visit:
    """What somebody looks at: addresses by the names of their pictures."""

    name: str
    profile: str
    addresses: Mapping[str, str]


def welcome(server: Server) -> str:
    """Two people, so that it is asked who plays; gives the first one's profile."""
    profile = str(server.tell("/profiles", name="Ema", picture="fox", language="en").json()["id"])
    server.tell("/profiles", name="Děda Josef", picture="owl", language="cs")
    return profile


def furnish(server: Server) -> Sequence[Visit]:
    """A player with a past, and one who plays with a switch."""
    profile = welcome(server)
    slowly = {"on": True, "interval": 10_000}
    helped = server.tell("/profiles", name="Anna", picture="cat", language="en", access=slowly).json()["id"]
    server.stop()
    write_past(server.data, profile)
    server.start()
    tables = {name: server.bring(str(played(name, plies)), profile) for name, plies in GAMES.items()}
    finished = server.bring(str(replace(line("chess"), sitters=("level-3", "person"))), profile)
    scanned = server.bring(str(played("othello", GAMES["othello"])), helped)
    return Visit("Ema", profile, {
        "library": "/", "game": "/games/chess", "levels": "/games/sokoban", "table": f"/tables/{tables['chess']}",
        "replay": f"/tables/{finished}/replay", "statistics": "/statistics", "profiles": "/profiles",
        "settings": "/settings", "wizard": "/wizard", "help": "/help", "about": "/about",
        **{f"game-{name}": f"/tables/{table}" for name, table in tables.items()},
    }), Visit("Anna", helped, {"switch": f"/tables/{scanned}", "scanning": "/scanning"})


def furnish_games(server: Server, names: Sequence[str]) -> Sequence[Visit]:
    """The same player with matches of these games alone."""
    profile = welcome(server)
    tables = {name: server.bring(str(played(name, GAMES[name])), profile) for name in names}
    return [Visit("Ema", profile, {f"game-{name}": f"/tables/{table}" for name, table in tables.items()})]


def settled(page: Page) -> None:
    """Wait until everything is fetched and drawn."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if "/tables/" in page.url:
        expect(page.get_by_role("grid").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.wait_for_timeout(SETTLING)


def photograph(window: Window, file: Path) -> None:
    """Write what is shown as a WebP picture."""
    session = window.context.new_cdp_session(window.page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(b64decode(taken["data"]))


def pictures(browser: Browser, server: Server, visits: Sequence[Visit]) -> Iterator[tuple[str, Window]]:
    """Every picture's name with a window that shows it."""
    for visit, (size_name, size) in product(visits, SIZES.items()):
        window = open_window(browser, server.address, size=size, profile=visit.profile)
        window.page.goto("/")
        # A visit begins with who is playing.
        window.page.get_by_role("main").get_by_role("button", name=visit.name).first.click()
        for name, address in visit.addresses.items():
            window.page.goto(address)
            settled(window.page)
            yield f"{name}-{size_name}", window
        window.close()


def main(folder: Path, *games: str) -> None:
    """Take all pictures into a folder, and those of before go; or just those of some games."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in () if games else folder.glob("*.webp"):
        old.unlink()
    with TemporaryDirectory() as data:
        server = Server(Path(data))
        server.start()
        try:
            visits = furnish_games(server, games) if games else furnish(server)
            with sync_playwright() as playwright:
                for name, window in pictures(launch(playwright), server, visits):
                    photograph(window, folder / f"{name}.webp")
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
