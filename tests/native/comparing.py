"""Plays many matches of every game in the interpreter and in native code at once, and tells of every difference.

`python -m tests.native.comparing --games 1000 [GAME …]` uses all cores. Most matches are on small boards; one in fifty
is on a board as it is played. All levels, options and numbers of players have their turn.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

import ludoteka as lt
from tests.native.lockstep import Closeness, compare
from tests.native.starts import Start, all_starts, large_starts

CLOSE = Closeness(every=60, tried=12, deep=40)
LARGE_EVERY = 50
"""One match in so many is on a large board."""
PART = 25
"""Matches that a process plays before it tells of them."""


@dataclass(slots=True)
class Tally:
    """What came of some matches."""

    matches: int = 0
    moves: int = 0
    seconds: float = 0
    differences: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.moves += other.moves
        self.seconds += other.seconds
        self.differences += other.differences


def starts_for(name: str, count: int) -> Iterator[tuple[int, Start]]:
    """So many numbered first positions of a game, in turn; matches of one start come one after another."""
    usual, large = list(all_starts(name)), large_starts(name)
    chosen = [large[number // LARGE_EVERY % len(large)] if large and number % LARGE_EVERY == LARGE_EVERY - 1
              else usual[number * len(usual) // count] for number in range(count)]
    yield from sorted(enumerate(chosen), key=lambda one: str(one[1]))


def play(name: str, part: list[tuple[int, Start]], most: int) -> tuple[str, Tally]:
    """Compare some matches of a game."""
    tally, begun = Tally(), time.process_time()
    for number, start in part:
        tally.matches += 1
        try:
            tally.moves += compare(start.position(seed=number), random.Random(f"{start} {number}"), most, CLOSE)
        except AssertionError as difference:
            tally.differences.append(f"{start}, match {number}: {difference}")
    tally.seconds = time.process_time() - begun
    return name, tally


def parts(names: Iterable[str], games: int) -> Iterator[tuple[str, list[tuple[int, Start]]]]:
    for name in names:
        chosen = list(starts_for(name, games))
        for first in range(0, len(chosen), PART):
            yield name, chosen[first:first + PART]


def table(tallies: dict[str, Tally]) -> str:
    rows = [f"{'game':24} {'matches':>8} {'moves':>9} {'seconds':>8} {'differences':>12}"]
    rows += [f"{name:24} {one.matches:8} {one.moves:9} {one.seconds:8.0f} {len(one.differences):12}"
             for name, one in tallies.items()]
    return "\n".join(rows)


def main() -> int:
    """Compare, and give 1 if anything differed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, help="matches of each game")
    parser.add_argument("--most", type=int, default=150, help="moves of one match")
    given = parser.parse_args()
    names = given.names or lt.library()
    tallies, total = {name: Tally() for name in names}, Tally()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        waiting = [pool.submit(play, name, part, given.most) for name, part in parts(names, given.games)]
        for done in as_completed(waiting):
            name, tally = done.result()
            tallies[name].add(tally)
            total.add(tally)
            for difference in tally.differences:
                sys.stdout.write(f"{difference}\n\n")
            sys.stderr.write(f"\r{total.matches} of {len(names) * given.games} matches, {name}{' ' * 24}\r")
    sys.stdout.write(f"{table(tallies | {'all': total})}\n")
    return 1 if total.differences else 0


if __name__ == "__main__":
    sys.exit(main())
