"""Several cores play the same series as one, and whatever goes wrong there is told here."""

from __future__ import annotations

import os
import random
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from ludoteka.core import Move, Position, Record
from ludoteka.games import load
from ludoteka.opponents import Finish, MatchFailed, Opponent, Tournament, fixtures
from ludoteka.opponents.cores import Source, cores, play_on_cores
from tests.python_game import RULES

GAME = load("tic-tac-toe")
START = Record(GAME.id, GAME.version, seed=1)


@dataclass
class Ill:
    """Fails, or takes its whole process with it."""

    name: str

    def choose(self, position: Position, rng: random.Random) -> Move:
        if self.name == "deadly":
            os._exit(1)
        raise ValueError("no strength today")


def make_ill(name: str) -> Opponent:
    return Ill(name)


def play(tournament: Tournament, count: int, source: Source = "tic-tac-toe") -> Generator[Finish, None, None]:
    return play_on_cores(source, tournament, fixtures(2, 2, 6, 1), count)


def without_times(finishes: list[Finish]) -> list[Finish]:
    return [replace(finish, thinking=()) for finish in sorted(finishes, key=lambda one: one.fixture.number)]


def test_two_cores_play_what_one_plays() -> None:
    tournament = Tournament(START, ("random", "random"))
    alone = [tournament.play(GAME, fixture) for fixture in fixtures(2, 2, 6, 1)]
    together = list(play(tournament, 2))
    assert len({finish.record for finish in alone}) == 6
    assert without_times(together) == without_times(alone)


def test_a_game_of_ones_own_is_found_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.game"
    path.write_text(RULES)
    finishes = list(play(Tournament(replace(START, game="mine"), ("random", "random")), 1, path))
    assert {finish.record.game for finish in finishes} == {"mine"}


@pytest.mark.parametrize(("name", "said"), [
    ("feeble", "feeble failed on seed 1: ValueError: no strength today"),
    ("deadly", "failed on seed 1: a worker process ended before its match did"),
])
def test_what_fails_in_a_worker_is_told(name: str, said: str) -> None:
    with pytest.raises(MatchFailed, match=said):
        list(play(Tournament(START, (name, name), make=make_ill), 1))


def test_a_series_can_be_stopped() -> None:
    with closing(play(Tournament(START, ("random", "random")), 1)) as finishes:
        assert next(finishes).fixture.number == 1
    assert list(finishes) == []


def test_there_is_at_least_one_core() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
