"""Solves every level of every puzzle of the library and compares the moves with what the level says.

It takes some minutes. Games can be named; a level that takes longer than `--seconds` is given up. `--random N --seed S`
solves N random Fifteens instead.
"""

from __future__ import annotations

import argparse
from collections import Counter
from time import process_time

from benchmarks.fifteens import fifteens
from ludoteka.core import Record
from ludoteka.games import library
from ludoteka.opponents.solving import Solution, solve
from ludoteka.opponents.solving.levels import SolvedLevel, solve_levels


def main() -> int:
    """Print a table; gives how many levels are not as they say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--random", type=int, default=0, metavar="N", help="solve so many random Fifteens")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.random:
        return solve_fifteens(asked.random, asked.seed, asked.seconds)
    wrong = exact = total = 0
    for name in asked.games or library.names():
        game = library.load(name)
        if 1 not in game.seat_counts:
            continue
        for solved in solve_levels(game, Record(game.id, game.version), asked.seconds):
            print(row(name, solved), flush=True)
            total += 1
            wrong += not solved.right
            exact += isinstance(solved.answer, Solution) and solved.answer.exact
    print(f"{total} levels, {total - wrong} as they say, {exact} proven to need no fewer moves")
    return wrong


def solve_fifteens(count: int, seed: int, seconds: float) -> int:
    """Print a line for each of so many random Fifteens; gives how many are not solved."""
    found = Counter[str]()
    for number, position in enumerate(fifteens(count, seed), 1):
        begun = process_time()
        answer = solve(position, seconds=seconds)
        how = ("exact" if answer.exact else "some") if isinstance(answer, Solution) else type(answer).__name__
        length = answer.length if isinstance(answer, Solution) else ""
        print(f"fifteen {number:>4} {length:>4} {how:<8} {process_time() - begun:>8.2f} s", flush=True)
        found[how] += 1
    solved = found["exact"] + found["some"]
    print(f"{solved} of {count} solved, {found['exact']} proven to need no fewer moves")
    return count - solved


def row(name: str, solved: SolvedLevel) -> str:
    """Game, level, moves found, whether no fewer do, what the level says, seconds of processor time."""
    answer = solved.answer
    found = f"{answer.length:>4} {'exact' if answer.exact else 'some':<8}" if isinstance(answer, Solution) else (
        f"{'':>4} {type(answer).__name__:<8}")
    return f"{name:<18} {solved.level.name:<28} {found} {solved.level.minimum:>4} {solved.seconds:>8.2f} s"


if __name__ == "__main__":
    raise SystemExit(1 if main() else 0)
