"""Plays many matches of every game in the interpreter and in native code at once, and tells of every difference.

`python -m tests.native.comparing --games 1000 [GAME …]` uses all cores. Most matches are on small boards; one in fifty
is on a board as it is played. All levels, options and numbers of players have their turn. A match that is cut goes on
in native code alone, and its last moves are compared; so are the last moves that solve a level. `--keep FILE` keeps the
row of each game as it is finished, and a run with the same file goes on with the others.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import ludoteka as lt
from benchmarks.rows import commit
from tests.native.endings import by_chance, by_solving
from tests.native.lockstep import Closeness, Course, compare
from tests.native.starts import INTERPRETED, Start, all_starts, large_starts
from tests.native.tallies import Tally, keep, kept, table

CLOSE = Closeness(every=60, tried=12, deep=40, drawn=True)
LARGE_EVERY = 50
"""One match in so many is on a large board."""
PART = 25
"""Matches that a process plays before it tells of them."""


def starts_for(name: str, count: int) -> Iterator[tuple[int, Start]]:
    """So many numbered first positions of a game, in turn; matches of one start come one after another."""
    usual, large = list(all_starts(name)), large_starts(name)
    chosen = [large[number // LARGE_EVERY % len(large)] if large and number % LARGE_EVERY == LARGE_EVERY - 1
              else usual[number * len(usual) // count] for number in range(count)]
    yield from sorted(enumerate(chosen), key=lambda one: str(one[1]))


def play(name: str, part: list[tuple[int, Start]], most: int) -> tuple[str, Tally]:
    """Compare some matches of a game."""
    tally, begun, solved = Tally(), time.process_time(), set[Start]()
    for number, start in part:
        tally.matches += 1
        try:
            courses = list(match(number, start, most))
            if start not in solved:
                courses += solving(start)
                solved.add(start)
        except Exception as difference:  # noqa: BLE001  # whatever one match does, the others are played
            tally.differences.append(f"{start}, match {number}: {type(difference).__name__}: {difference}")
            continue
        tally.moves += sum(course.played for course in courses)
        tally.ended += any(course.last.outcome is not None for course in courses)
    gc.collect()
    tally.seconds = time.process_time() - begun
    return name, tally


def match(number: int, start: Start, most: int) -> Iterator[Course]:
    """One match, and its end where it was cut."""
    rng = random.Random(f"{start} {number}")
    begun = compare(start.position(seed=number), rng, most, CLOSE)
    yield begun
    if begun.last.outcome is None and (ending := by_chance(begun.last, rng)):
        yield ending.compare(rng)


def solving(start: Start) -> Iterator[Course]:
    """The last moves of a solution, where one is found."""
    if ending := by_solving(start):
        yield ending.compare(random.Random(str(start)))


def parts(names: Iterable[str], games: int) -> Iterator[tuple[str, list[tuple[int, Start]]]]:
    for name in names:
        chosen = list(starts_for(name, games))
        for first in range(0, len(chosen), PART):
            yield name, chosen[first:first + PART]


def begin_work() -> None:
    """What is loaded stays, and nearly all that a match leaves behind goes without being looked for."""
    gc.disable()
    gc.freeze()


def run(names: list[str], games: int, most: int) -> Iterator[tuple[str, Tally]]:
    """Compare matches of some games on all cores; each game comes when all its matches are played."""
    tallies, waits = {name: Tally() for name in names}, Counter[str]()
    played = 0
    with ProcessPoolExecutor(os.cpu_count(), initializer=begin_work) as pool:
        waiting = []
        for name, part in parts(names, games):
            waiting.append(pool.submit(play, name, part, most))
            waits[name] += 1
        for done in as_completed(waiting):
            name, tally = done.result()
            tallies[name].add(tally)
            waits[name] -= 1
            played += tally.matches
            for difference in tally.differences:
                sys.stdout.write(f"{difference}\n\n")
            sys.stderr.write(f"\r{played} of {len(names) * games} matches, {name}{' ' * 24}\r")
            if not waits[name]:
                yield name, tallies[name]


def main() -> int:
    """Compare, and give 1 if anything differed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, help="matches of each game")
    parser.add_argument("--most", type=int, default=150, help="moves of one match")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep finished games there, and go on from it")
    given = parser.parse_args()
    asked = given.names or lt.library()
    for name in asked:
        if name in INTERPRETED:
            sys.stdout.write(f"{name} is not native, and not compared here\n")
    names = [name for name in asked if name not in INTERPRETED]
    found = {name: tally for name, tally in kept(given.keep).items() if name in names}
    for name, tally in run([name for name in names if name not in found], given.games, given.most):
        tally.commit = commit()
        found[name] = tally
        if given.keep:
            keep(given.keep, name, tally)
    sys.stdout.write(f"{table({name: found[name] for name in names})}\n")
    return 1 if any(tally.differences for tally in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
