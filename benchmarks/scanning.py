"""What scanning costs in every game of the library: `python -m benchmarks.scanning`, after `make install`.

Positions are taken from random matches, those of chess from real ones. Their trees of choices are handed to the engine
of the browser client, which prints what a move costs by each method, and the old evaluation of single-switch play anew.
`--store` writes the sample positions of its tests.
"""

from __future__ import annotations

import argparse
import random
import subprocess
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import msgspec

from ludoteka.core import Game, Position, Record
from ludoteka.games import library
from ludoteka.games.cards import card_text
from ludoteka.opponents.solving import Solution, solve
from ludoteka.table.scene import Node
from ludoteka.table.showing import layout_of, nodes_of, state_of

ROOT = Path(__file__).parents[1]
PAPER = ROOT / "build/scanning.json"
STORED = ROOT / "web/tests/scan/positions.json"
MATCHES = Path(__file__).with_name("chess.pgn")
SOLVED = {"klondike": "Great plain", "netwalk": "Open plan", "sokoban": "The alcove", "maze": "Cellar"}
"""The puzzles of the evaluation: levels about as long as those that were played there."""
MATCH = 120
"""A random match is followed for so many moves."""
THIN = 3
"""Of a random match one position in so many is taken."""
EVERY = {"chess": 6, "othello": 2}
"""Of the games with a figure to keep, one position in so many is stored."""

Played = tuple[Position, str]


class Sample(msgspec.Struct, omit_defaults=True):
    """A position in which somebody chose, what was chosen there, and where the piece stands that one goes with."""

    tree: tuple[Node, ...]
    played: tuple[str, ...]
    standing: str = ""


class Samples(msgspec.Struct):
    """Positions of a game, and where its places are."""

    game: str
    places: dict[str, tuple[float, float]]
    positions: list[Sample]


class Puzzle(Samples):
    """A solved level, and how its game is controlled."""

    level: str
    control: str


class Paper(msgspec.Struct):
    """What the engine reads: positions of games, and puzzles that are solved move by move."""

    games: list[Samples]
    puzzles: list[Puzzle]


def main() -> int:
    """Write the positions down and let the engine print its tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--matches", type=int, default=2)
    parser.add_argument("--store", action="store_true", help="write the sample positions of the tests anew")
    asked = parser.parse_args()
    puzzles = [puzzle(name, level) for name, level in SOLVED.items()]
    if asked.store:
        games = [samples(game, islice(played(game, 8), 0, None, every)) for game, every in stored_games()]
        STORED.write_bytes(msgspec.json.encode(Paper(games, puzzles)) + b"\n")
        return 0
    games = [samples(game, played(game, asked.matches)) for game in map(library.load, asked.games or library.names())]
    PAPER.parent.mkdir(exist_ok=True)
    PAPER.write_bytes(msgspec.json.encode(Paper(games, puzzles)))
    command = ["npm", "--prefix", "web", "--silent", "run", "scan-costs"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def stored_games() -> Iterator[tuple[Game, int]]:
    """The games with a figure to keep, and how many of their positions are passed over."""
    return ((library.load(name), every) for name, every in EVERY.items())


def puzzle(name: str, level: str) -> Puzzle:
    """A level with its shortest solution."""
    game, control = library.load(name), card_text(name).control
    found = samples(game, solved(game, level), dict(part.split("=") for part in control.split()).get("position", ""))
    return Puzzle(found.game, found.places, found.positions, level, control)


def samples(game: Game, positions: Iterable[Played], piece: str = "") -> Samples:
    """What was played, as clients are shown it, and where this piece stood."""
    places: dict[str, tuple[float, float]] = {}
    found = []
    for position, move in positions:
        places |= places_of(position)
        steps = next(one.steps for one in position.moves() if one.text == move)
        found.append(Sample(bare(nodes_of(position.choices())), steps, standing(position, piece) if piece else ""))
    return Samples(game.id, places, found)


def bare(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """The tree without what is only said, and without places that are named like the choice itself."""
    return tuple(Node(node.text, (), () if node.places == (node.text,) else node.places, bare(node.children))
                 for node in nodes)


def standing(position: Position, piece: str) -> str:
    """The place of the piece of this name."""
    boards = state_of(position.view(seat_of(position))).boards
    return next(place for board in boards for place, state in board.items()
                if any(one.name == piece for one in state.pieces))


def places_of(position: Position) -> dict[str, tuple[float, float]]:
    """Where each place is; boards stand below each other."""
    found: dict[str, tuple[float, float]] = {}
    below = 0.0
    for board in layout_of(position.view(seat_of(position))).boards:
        spots = [*board.cells, *board.edges]
        found |= {spot.name: (spot.x, spot.y + below) for spot in spots}
        below += max((spot.y for spot in spots), default=0.0) + 2
    return found


def played(game: Game, matches: int) -> Iterator[Played]:
    """Positions in which somebody chose between several moves."""
    if game.id == "chess":
        for text in MATCHES.read_text().split("\n\n[Event "):
            record = game.notation("pgn").read_match(game, text if text.startswith("[") else f"[Event {text}")
            yield from followed(record.start(game), record.moves)
        return
    for seed in range(matches):
        yield from islice(wandering(game, seed), 0, MATCH, THIN)


def followed(position: Position, moves: Iterable[str]) -> Iterator[Played]:
    """Every position of a match in which there was something to choose."""
    for move in moves:
        if seat_of(position) is not None and len(position.moves()) > 1:
            yield position, move
        position = position.play(move)


def wandering(game: Game, seed: int) -> Iterator[Played]:
    """A random match."""
    position = Record(game.id, game.version, seed=seed).start(game)
    rng = random.Random(f"scanning {game.id} {seed}")
    while position.chooser is not None:
        move = rng.choice(position.moves()).text
        yield from followed(position, [move])
        position = position.play(move)


def solved(game: Game, level: str) -> Iterator[Played]:
    """A level solved with the fewest moves, also where nothing else was possible."""
    position = Record(game.id, game.version, level=level, seats=1).start(game)
    answer = solve(position)
    assert isinstance(answer, Solution), f"{game.id}: {level} is not solved"
    for move in answer.moves:
        yield position, move
        position = position.play(move)


def seat_of(position: Position) -> int | None:
    """The seat that chooses; none where chance does."""
    return position.chooser if isinstance(position.chooser, int) else None


if __name__ == "__main__":
    raise SystemExit(main())
