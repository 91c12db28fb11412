"""The address of every screen, with something to see there."""

from __future__ import annotations

from dataclasses import replace

from tests.browser.lines import line
from tests.browser.server import Server

ALONE = ("statistics", "profiles", "settings", "scanning", "wizard", "report", "help", "about", "nowhere")


def every_screen(server: Server) -> dict[str, str]:
    """Screens by name. At the tables a match of two is on, a puzzle is on, and another match is over."""
    chess, sudoku = line("chess"), line("sudoku")
    open_match = server.bring(str(replace(chess, moves=chess.moves[:4])))
    puzzle = server.bring(str(replace(sudoku, moves=sudoku.moves[:3])))
    over = server.bring(str(chess))
    return {
        "library": "/", "game": "/games/chess", "puzzle": "/games/sokoban", "table": f"/tables/{open_match}",
        "puzzle table": f"/tables/{puzzle}", "table at the end": f"/tables/{over}", "replay": f"/tables/{over}/replay",
        **{screen: f"/{screen}" for screen in ALONE},
    }
