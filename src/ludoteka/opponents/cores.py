"""Plays the matches of a series on several cores, each in a process of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from ludoteka import games
from ludoteka.opponents.series import Finish, Fixture, MatchFailed, Tournament

Source = str | Path
"""Where a game is found: its id in the library, or the file or folder of an author's own."""

MOST_WORKERS: Final = 4
"""How many search side by side at most: each has a tree of its own, so that every further one adds less."""


def cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def cores_for_a_move() -> int:
    """How many cores think about a single move that a person waits for, where nothing else needs them."""
    return min(cores(), MOST_WORKERS)


def play_on_cores(
    source: Source, tournament: Tournament, matches: Iterable[Fixture], count: int,
) -> Generator[Finish, None, None]:
    """Play matches on so many cores; they come as they finish, and are the same whatever the number of cores.

    Close the iterator to stop: matches that are not finished are given up. Raises MatchFailed.
    """
    waiting, crew = iter(matches), dict[Connection, BaseProcess]()
    busy: dict[Connection, Fixture] = {}
    try:
        for fixture in islice(waiting, count):
            end = _hire(source, tournament, crew)
            end.send(fixture)
            busy[end] = fixture
        while busy:
            ready = wait(list(busy))
            for end in [end for end in busy if end in ready]:
                finish = _answer(end, busy.pop(end))
                if (following := next(waiting, None)) is not None:
                    end.send(following)
                    busy[end] = following
                yield finish
    finally:
        for process in crew.values():
            process.terminate()
        for process in crew.values():
            process.join()


def _hire(source: Source, tournament: Tournament, crew: dict[Connection, BaseProcess]) -> Connection:
    # A fresh process, not a copy of this one: copies of a process with threads may hang.
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_work, args=(there, source, tournament), daemon=True)
    process.start()
    there.close()
    crew[here] = process
    return here


def _answer(end: Connection, fixture: Fixture) -> Finish:
    try:
        answer = end.recv()
    except (EOFError, OSError):
        raise MatchFailed("", fixture.seed, "a worker process ended before its match did") from None
    if isinstance(answer, MatchFailed):
        raise answer
    assert isinstance(answer, Finish)
    return answer


def _work(end: Connection, source: Source, tournament: Tournament) -> None:
    # Ctrl-C reaches every process of a terminal; the first one decides, and ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = games.load(source) if isinstance(source, str) else games.read(source)
    try:
        while True:
            fixture = end.recv()
            try:
                end.send(tournament.play(game, fixture))
            except MatchFailed as failed:
                end.send(failed)
    except (EOFError, BrokenPipeError):
        return  # nobody waits any more
