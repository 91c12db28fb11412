"""Records kept in the user's data folder: written after every move, offered again later."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from ludoteka.core import BadRecord, Record, read_record
from ludoteka.terminal.match import Match

SUFFIX = ".record"


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is never seen half written: beside it first, then in its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(number, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@dataclass(frozen=True, slots=True)
class Kept:
    """A match that was left before it was over."""

    path: Path
    record: Record
    seats: tuple[str, ...]
    when: datetime


class Records:
    """A folder with one file for each match; matches that are over lie in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_path(self, game: str) -> Path:
        """A file for a match that has just begun."""
        stem = f"{game.replace(':', '-')}-{datetime.now(UTC):%Y%m%d-%H%M%S}"
        names = [f"{stem}{SUFFIX}", *(f"{stem}-{number}{SUFFIX}" for number in range(2, 1000))]
        return next(self.folder / name for name in names if not (self.folder / name).exists())

    def keep(self, path: Path, match: Match) -> None:
        """Write the match as it is now; one that is over is put away."""
        done = self.folder / "finished" / path.name
        here, other = (done, path) if match.over else (path, done)
        write_whole(here, str(match.record))
        # Who sits where is no part of a record, so it lies beside it.
        write_whole(here.with_suffix(".seats"), ",".join(match.seats) + "\n")
        other.unlink(missing_ok=True)
        other.with_suffix(".seats").unlink(missing_ok=True)

    def forget(self, path: Path) -> None:
        """Remove a match that is not wanted any more."""
        path.unlink(missing_ok=True)
        path.with_suffix(".seats").unlink(missing_ok=True)

    def unfinished(self, most: int = 20) -> tuple[Kept, ...]:
        """The matches that can be gone on with, latest first."""
        return tuple(sorted(self._read_all(), key=lambda kept: kept.when, reverse=True)[:most])

    def _read_all(self) -> Iterator[Kept]:
        for path in self.folder.glob(f"*{SUFFIX}"):
            try:
                record = read_record(path.read_text("utf-8"))
                when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
                yield Kept(path, record, _seats(path.with_suffix(".seats")), when)
            except (OSError, UnicodeDecodeError, BadRecord):
                # A file that is no record is not offered, and left as it is.
                continue


def _seats(path: Path) -> tuple[str, ...]:
    try:
        return tuple(path.read_text("utf-8").strip().split(","))
    except (OSError, UnicodeDecodeError):
        return ()


def user_records(environ: Mapping[str, str]) -> Records:
    """The records of whoever sits at the terminal."""
    home = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Records(Path(home) / "ludoteka" / "records")
