"""Pictures for the library: a position of each game that is worth looking at, drawn once and kept on disk.

`python -m ludoteka.server.samples` draws those that are missing, so that nobody waits for them in the browser.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from threading import Lock

import msgspec

from ludoteka import language, machine
from ludoteka.games import art, load, playable
from ludoteka.games.cards import CARD
from ludoteka.games.library import LEVELS, RULES, folders
from ludoteka.server import shelves
from ludoteka.server.answers import Picture
from ludoteka.studio import pages
from ludoteka.table import scene, showing

_one_at_a_time = Lock()
"""Drawing takes all of a processor: the first is there sooner when the others wait."""


@cache
def sample_picture(id: str) -> bytes:
    """A position worth looking at: one of the middle levels, or a match that is a few moves old."""
    with _one_at_a_time:
        path = folder() / _mark(id)
        kept = _read(path)
        if kept is None:
            kept = shelves.drawn(pages.pictured(load(id)))
            _keep(path, kept)
        return kept


def folder() -> Path:
    """Where pictures are kept: the user's folder for what can be made again."""
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "ludoteka" / "pictures"


def _read(path: Path) -> bytes | None:
    """A picture that is whole; None where there is none."""
    try:
        kept = path.read_bytes()
        msgspec.json.decode(kept, type=Picture)
    except (OSError, msgspec.DecodeError):
        return None
    return kept


def _keep(path: Path, picture: bytes) -> None:
    """Keep a picture; where that is not possible, it is drawn again next time."""
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(picture)
        Path(file.name).replace(path)


def _mark(id: str) -> str:
    """What a picture is found by: everything that has a say in it."""
    mark = blake2b(_sources() + id.encode(), digest_size=16)
    for place in folders(id):
        for path in (place / RULES, place / LEVELS, place / CARD):
            mark.update(path.read_bytes() if path.is_file() else b"")
    mark.update(" ".join(sorted(art(id))).encode())
    return mark.hexdigest()


@cache
def _sources() -> bytes:
    mark = blake2b(digest_size=16)
    homes = [Path(package.__path__[0]) for package in (language, machine)]
    for source in [*(path for home in homes for path in sorted(home.rglob("*.py"))),
                   *(Path(str(one.__file__)) for one in (pages, scene, shelves, showing))]:
        mark.update(source.read_bytes())
    return mark.digest()


if __name__ == "__main__":
    for one in playable():
        sample_picture(one)
