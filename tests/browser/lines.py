"""A short finished match of every game, as its record: what browser tests click.

`python -m tests.browser.lines` looks for them anew, after a change of rules or levels: some minutes.
"""

from __future__ import annotations

import random
import sys
from math import dist
from pathlib import Path

from ludoteka.core import Game, Position, Record, read_record
from ludoteka.core.view import Point
from ludoteka.games import load, names
from ludoteka.machine.position import TextPosition
from ludoteka.native import native as native_of
from ludoteka.opponents.solving import Solution, solve

FOLDER = Path(__file__).parent / "lines"
MOVES, PLAYOUTS, LONGEST = 100, 1000, 250
RACES = ("chinese-checkers",)
"""Chance hardly ever finishes them."""
SHUFFLED = ("pexeso",)
"""Every match of theirs is another one, so that a stored one shows its level alone."""
DEALT = ("backgammon", "battleship", "carcassonne", "feathered-foxes", "fern-island", "hearts", "kuhn-poker",
         "leduc-poker", "liars-dice", "ludo", "mastermind", "minesweeper", "oh-hell", "pig", "prsi",
         "weatherwrights", "yacht")
"""Chance or hidden choices make every match of theirs another one, so that no stored one can be played again."""
PASSES = ("go",)
"""They are over when both sides pass."""


def line(name: str) -> Record:
    """The recorded match of a game."""
    return read_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


def clicks(record: Record) -> int:
    """How many steps the moves of a match have."""
    return sum(move.count("-") + 1 for move in record.moves)


def shortest(game: Game) -> Record:
    """A finished match with few steps."""
    if game.id in SHUFFLED:
        return min((emptied(Record(game.id, game.version, level=one.name, seats=1)) for one in game.levels), key=clicks)
    if game.levels:
        return min((found for level in game.levels if (found := solved(game, level.name))), key=clicks)
    plain = Record(game.id, game.version, seats=game.seat_counts[0])
    if game.id in RACES:
        return raced(game, plain)
    if game.id in PASSES:
        return plain.with_move("pass").with_move("pass")
    return min((hurried(game, plain, seed) for seed in range(3)), key=clicks)


def solved(game: Game, level: str) -> Record | None:
    """A level with its solution."""
    record = Record(game.id, game.version, level=level, seats=1)
    answer = solve(record.start(game), seconds=30.0)
    if not isinstance(answer, Solution):
        return None
    for move in answer.moves:
        record = record.with_move(str(move))
    return record


def emptied(record: Record) -> Record:
    """A match that goes on with whatever leaves the fewest pieces on the board, with eyes that see through them."""
    game = load(record.game)
    position = record.replay(game)
    while position.outcome is None:
        tried = [(position.play(move), move.text) for move in position.moves()]
        position, text = min(tried, key=lambda one: pieces(one[0]))
        record = record.with_move(text)
    return record


def pieces(position: Position) -> int:
    """How many pieces are on the boards."""
    return sum(len(cell.pieces) for board in position.view().boards for cell in board.cells)


def hurried(game: Game, record: Record, seed: int) -> Record:
    """Both sides choose what led to the end soonest in some matches played on by chance."""
    position, rng = record.start(game), random.Random(seed)
    while position.chooser is not None:
        move = position.moves()[soonest(position, rng)].text
        record, position = record.with_move(move), position.play(move)
    return record


def soonest(position: Position, rng: random.Random) -> int:
    """The number of a move after which chance comes to the end soonest; of very many moves some are looked at."""
    assert isinstance(position, TextPosition)
    native = native_of(position)
    assert native is not None
    moves = native.moves(native.pack(position))
    looked_at = rng.sample(range(len(moves)), min(len(moves), MOVES))
    lengths = []
    for number in looked_at:
        nearest = LONGEST
        for _ in range(PLAYOUTS // len(looked_at)):
            buffer = native.pack(position)
            native.play(buffer, moves[number])
            if native.chooser(buffer) == -1:
                return number
            played = native.playout(buffer, rng.getrandbits(64), nearest)
            nearest = min(nearest, played if native.chooser(buffer) == -1 else LONGEST)
        lengths.append((nearest, rng.random(), number))
    return min(lengths)[2]


def raced(game: Game, record: Record) -> Record:
    """Both sides bring the pieces that are farthest behind nearer to where the other side began."""
    position, rng = record.start(game), random.Random(1)
    home = [cells_of(position, seat) for seat in range(2)]
    while position.chooser is not None:
        seat = position.chooser
        assert isinstance(seat, int)
        goal = max(home[1 - seat], key=lambda cell: min(dist(cell, other) for other in home[seat]))
        tried = [(position.play(move), move.text) for move in position.moves()]
        position, text = min(tried, key=lambda one: (one[0].outcome is None, left(one[0], seat, goal), rng.random()))
        record = record.with_move(text)
    return record


def cells_of(position: Position, seat: int) -> list[Point]:
    """Where a seat's pieces stand."""
    return [(cell.x, cell.y) for cell in position.view().boards[0].cells
            if any(one.owner == seat for one in cell.pieces)]


def left(position: Position, seat: int, goal: Point) -> float:
    """How far a seat's pieces have to go, those behind before all."""
    return sum(dist(cell, goal) ** 3 for cell in cells_of(position, seat))


def main() -> None:
    """Look for the lines of the named games, or of all."""
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or (name for name in names() if name not in DEALT):
        found = shortest(load(name))
        (FOLDER / f"{name}.txt").write_text(str(found), encoding="utf-8")
        sys.stdout.write(f"{name}: {len(found.moves)} moves, {clicks(found)} steps\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
