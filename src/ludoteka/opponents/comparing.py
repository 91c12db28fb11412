"""Finds which method plays a game better: `python -m ludoteka.opponents.comparing GAME …` notes it in their folders."""

from __future__ import annotations

import sys
from typing import Final

from ludoteka.core import Record
from ludoteka.games.library import folder, load
from ludoteka.opponents.score import scores_by_name
from ludoteka.opponents.search.preference import FILE
from ludoteka.opponents.series import Tournament, fixtures

_GAMES: Final = 12
_SECONDS: Final = 0.1


def compare(id: str, games: int = _GAMES, seconds: float = _SECONDS) -> str:
    """Let tree search and what may be better play each other with the same time for each move; the text of the file."""
    game = load(id)
    method, title = ("expectation", "Expectation") if game.chance else ("alphabeta", "Alpha-beta")
    tournament = Tournament(Record(game.id, game.version), (f"{method}:{seconds}s", f"montecarlo:{seconds}s"))
    finishes = [tournament.play(game, fixture) for fixture in fixtures(2, 2, games, seed=1)]
    share = scores_by_name(tournament.names, finishes)[0].share
    return (f"# {title} got {share:.0%} of the points against Monte-Carlo tree search, in {games} matches with "
            f"{seconds} s for a move.\n" + (method if share > 0.5 else "montecarlo") + "\n")


if __name__ == "__main__":
    for one in sys.argv[1:]:
        (folder(one) / FILE).write_text(compare(one), encoding="utf-8")
