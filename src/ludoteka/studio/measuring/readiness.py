"""How long it takes until native code can be called: from a text that was changed, and from the cache."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from ludoteka.core import Position
from ludoteka.games import read, rules_text
from ludoteka.native import native
from ludoteka.studio.measuring.peer import Pair

CACHE = "LUDOTEKA_CACHE"
ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Ready:
    """Seconds of the processor."""

    changed: float
    """From a changed text to native code: reading and checking it, its first position, compiling."""
    cached: float
    """From a first position to native code that lies in the cache."""


def readiness(pair: Pair) -> Ready:
    """Change the text of a game by a comment, a few times, for the median times; the user's cache is left alone."""
    with _own_cache() as folder:
        times = [_take(folder / f"{pair.game}.game", pair, f"-- change {number}") for number in range(ROUNDS)]
    return Ready(median(one.changed for one in times), median(one.cached for one in times))


def _take(path: Path, pair: Pair, comment: str) -> Ready:
    path.write_text(f"{rules_text(pair.game)}\n{comment}\n", "utf-8")
    begun = time.process_time()
    native(_start(path, pair))
    changed = time.process_time() - begun
    again = _start(path, pair)
    begun = time.process_time()
    native(again)
    return Ready(changed, time.process_time() - begun)


def _start(path: Path, pair: Pair) -> Position:
    options: dict[str, Any] = dict(pair.options)
    return read(path).start(**options)


@contextmanager
def _own_cache() -> Iterator[Path]:
    before = os.environ.get(CACHE)
    with TemporaryDirectory() as folder:
        os.environ[CACHE] = str(Path(folder) / "cache")
        try:
            yield Path(folder)
        finally:
            del os.environ[CACHE]
            if before is not None:
                os.environ[CACHE] = before
