"""Plays one game in the interpreter and in native code at once, and stops at the first difference."""

from __future__ import annotations

import argparse
import random
import sys
import time

import ludoteka as lt
from ludoteka.machine.position import TextPosition
from ludoteka.native import native


def compare(position: TextPosition, rng: random.Random, most: int) -> int:
    """Play by chance from a position; how many moves were the same."""
    code = native(position)
    assert code is not None
    buffer, played = code.pack(position), 0
    known = code.plan.history
    while position.chooser is not None and played < most:
        assert code.chooser(buffer) == position.chooser
        moves, texts = code.moves(buffer), [move.text for move in position.moves()]
        assert len(moves) == len(texts), f"{len(moves)} native moves, not {len(texts)}, after {played}:\n{position}"
        number = rng.randrange(len(moves))
        code.play(buffer, moves[number])
        position = position.play(number)
        played += 1
        after = code.unpack(buffer)
        assert after == position, f"after {texts[number]}, move {played}:\n{after}\ninstead of\n{position}"
        # What is worked out from the state is kept up to date with it.
        assert (buffer[:known] == code.pack(after)[:known]).all(), f"sets differ after {texts[number]}:\n{position}"
    if position.outcome is not None:
        assert code.chooser(buffer) == -1
        assert [worth == max(code.worth(buffer)) for worth in code.worth(buffer)] == [
            rank == 1 for rank in position.outcome.ranks]
    return played


def main() -> None:
    """Compare many games: `python -m tests.native.comparing --games 1000 [GAME …]`."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("names", nargs="*", default=lt.library())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--most", type=int, default=400, help="moves of one game")
    given = parser.parse_args()
    for name in given.names or lt.library():
        game, begun, moves = lt.game(name), time.process_time(), 0
        for seed in range(given.games):
            level = seed % len(game.levels) + 1 if game.levels else None
            start = game.start(seed=seed, level=level)
            assert isinstance(start, TextPosition)
            moves += compare(start, random.Random(seed), given.most)
        spent = time.process_time() - begun
        sys.stdout.write(f"{name}: {given.games} games, {moves} moves, no difference, {spent:.0f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
