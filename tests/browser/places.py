"""The address of every screen, with something to see there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

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


PROMOTING = ("a2-a4", "b7-b5", "a4-b5", "a7-a6", "b5-a6", "h7-h6", "a6-a7", "h6-h5")
"""White takes a piece on the last row next."""


class Places(dict[str, str]):
    """Addresses and players of a server, made when they are first asked for."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self._server = server
        self._made: list[str] = []

    def __missing__(self, name: str) -> str:
        self[name] = getattr(self, name)()
        return self[name]

    def begin(self, game: str, *seats: str, **wishes: object) -> str:
        """The table of a new match."""
        seated = [{"who": who} for who in seats or ("person", "person")]
        return f"/tables/{self._server.tell('/matches', game=game, seats=seated, **wishes).json()['id']}"

    def bring(self, game: str, plies: int | None = None, profile: str = "") -> str:
        """The table of a stored match, after some moves or at its end."""
        record = line(game)
        return f"/tables/{self._server.bring(str(replace(record, moves=record.moves[:plies])), profile)}"

    def fresh(self) -> str:
        """A match of two before its first move."""
        return self.begin("chess")

    def open(self) -> str:
        """A match of two that goes on."""
        return self.bring("chess", 5)

    def cards(self) -> str:
        """A game with hands, of two people at one screen."""
        return self.begin("prsi", "person", "person")

    def promotion(self) -> str:
        """A pawn may become something else."""
        record = replace(line("chess"), moves=PROMOTING)
        return f"/tables/{self._server.bring(str(record))}"

    def hinted(self) -> str:
        """A match in which a hint is found at once."""
        return self.bring("tic-tac-toe", 2)

    def timed(self) -> str:
        """A match with clocks."""
        return self.begin("chess", clock={"seconds": 300, "increment": 2})

    def thought(self) -> str:
        """A computer has moved and tells what it thought of."""
        return self.begin("connect-four", "level-2", "person")

    def thinking(self) -> str:
        """A computer thinks for a long time."""
        return self.begin("chess", "level-8", "person")

    def watched(self) -> str:
        """A match of somebody else."""
        return self.bring("chess", 4, self["player"])

    def large(self) -> str:
        """A board of many places."""
        return self.begin("gomoku", options={"size": 19})

    def tiles(self) -> str:
        """Tiles and followers that lie on a board that grows."""
        late = (Path(__file__).parent / "positions/carcassonne.txt").read_text(encoding="utf-8")
        return self.begin("carcassonne", position=late)

    def numbers(self) -> str:
        """A number is chosen for a place."""
        return self.bring("sudoku", 3)

    def puzzle(self) -> str:
        """A puzzle that is solved at once."""
        return self.bring("skid", 1)

    def solved(self) -> str:
        """A puzzle that was solved."""
        return self.bring("skid")

    def over(self) -> str:
        """A match that is over."""
        return self.bring("chess")

    def position(self) -> str:
        """A position that somebody shared."""
        match = self["open"].rpartition("/")[2]
        return f"/games/chess/position#{quote(self._server.ask(f'/matches/{match}/position').text)}"

    def player(self) -> str:
        """The profile of somebody who has played and chosen by switches."""
        id = self.profile("Ema")
        self["newcomer"]
        for game, plies in (("chess", 4), ("chess", None), ("skid", None), ("othello", None)):
            self.bring(game, plies, id)
        choice = {"at": 1_790_000_000_000, "target": "item:e4", "steps": 4, "presses": 2, "milliseconds": 3400,
                  "mode": "auto", "interval": 1000, "game": "chess", "reaction": 640}
        choices = [{**choice, **({"mistake": "late"} if number % 3 == 0 else {})} for number in range(60)]
        self._server.send("POST", f"/profiles/{id}/selections", json=choices)
        return id

    def newcomer(self) -> str:
        """The profile of somebody who has done nothing yet."""
        return self.profile("Josef")

    def profile(self, name: str) -> str:
        """The profile of somebody who comes."""
        self._made.append(str(self._server.tell("/profiles", name=name).json()["id"]))
        return self._made[-1]

    def leave(self) -> None:
        """Nobody who came for these places stays."""
        for id in self._made:
            self._server.send("DELETE", f"/profiles/{id}")
