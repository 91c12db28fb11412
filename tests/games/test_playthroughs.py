"""Recorded playthroughs: a match of every game as readable text, position by position.

After a change of a game, `python -m tests.games.test_playthroughs` records anew: read the difference.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludoteka.core import Position, Record
from ludoteka.games import library

FOLDER = Path(__file__).parent / "playthroughs"
SHOWN = 12
"""So many plies from the start are shown, then the end."""
LONG = ("backgammon", "fern-island")
"""Their end is not played: the interpreter would take a minute."""
SMALL = {
    "amazons": {"size": 6},
    "chinese-checkers": {"turn limit": 100},
    "dots-and-boxes": {"width": 3, "height": 2},
    "go": {"size": 3},
    "gomoku": {"size": 6},
    "hearts": {"limit": 1},
    "hex": {"size": 4},
    "leduc-poker": {"deals": 2},
    "oh-hell": {"longest": 2},
    "y": {"size": 4},
}
"""Options that keep a match short."""


def playthrough(name: str) -> str:
    """A random match as text: each position, what is legal in it and what is played; how it ended."""
    game = library.load(name)
    record = Record(game.id, game.version, options=tuple(SMALL.get(name, {}).items()))
    position = record.start(game)
    rng = random.Random(f"playthrough {name}")
    parts = [f"# A random match of {game.title}.\n"]
    ply, seen = 0, ""
    while position.chooser is not None and not (name in LONG and ply == SHOWN):
        move = rng.choice(position.moves()).text
        ply += 1
        if ply <= SHOWN:
            parts.append(f"## {ply}\n{shown(position, seen)}{listed(position)}plays: {move}\n")
            seen = str(position)
        position = position.play(move)
    if ply > SHOWN:
        parts.append(f"…\n\n## {ply}, the last move: {move}\n")
    if name in LONG:
        return "\n".join([*parts, "…\n"])
    parts.append(f"## the end\n{shown(position, seen)}{outcome(position)}")
    return "\n".join(parts)


def shown(position: Position, before: str) -> str:
    """The position's text without the marks of earlier positions and without what was as it is the last time."""
    known = {line for line in before.splitlines() if ":" in line}
    return "".join(f"{line}\n" for line in str(position).splitlines()
                   if line not in known and not line.startswith(("ludoteka position", "history:")))


def listed(position: Position) -> str:
    moves = [move.text for move in position.moves()]
    return f"legal: {len(moves)}: {' '.join(text.replace(' ', '_') for text in moves)}\n"


def outcome(position: Position) -> str:
    end = position.outcome
    assert end is not None
    points = f"points: {' '.join(map(str, end.points))}\n" if end.points is not None else ""
    rule = f"rule: {end.rule} (line {end.line})\n" if end.line else ""
    return f"results: {' '.join(end.results)}\nranks: {' '.join(map(str, end.ranks))}\n{points}{rule}"


@pytest.mark.parametrize("name", library.names())
def test_the_match_is_the_recorded_one(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_there_is_no_record_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(library.names())


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in library.names():
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
