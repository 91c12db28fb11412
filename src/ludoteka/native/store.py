"""Machine code on disk, found by what it was made from; an entry that is not whole, or not ours, is made anew."""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path

from ludoteka import language, machine
from ludoteka.machine.engine import Machine
from ludoteka.native.build import processor

_HEAD = b"ludoteka native code 1\n"
_MARK = 32


def folder() -> Path:
    """Where machine code is kept: LUDOTEKA_CACHE, or the user's folder for what can be made again."""
    if given := os.environ.get("LUDOTEKA_CACHE"):
        return Path(given)
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "ludoteka" / "native"


@cache
def compiler_version() -> bytes:
    """A mark of everything that has a say in the machine code: our own sources, LLVM, the processor."""
    mark = blake2b(processor().encode(), digest_size=_MARK)
    for home in (Path(__file__).parent, *(Path(package.__path__[0]) for package in (language, machine))):
        for source in sorted(home.rglob("*")):
            if source.suffix in (".py", ".lark"):
                mark.update(source.read_bytes())
    return mark.digest()


def key_of(game: Machine) -> str:
    """What the machine code of a game with its settings is found by."""
    description, level = game.description, game.level
    content = (description.lines, sorted(description.table_lines.items()), sorted(game.settings.items()), game.seats,
               level and level.cells)
    return blake2b(compiler_version() + repr(content).encode(), digest_size=20).hexdigest()


def find(key: str) -> bytes | None:
    """The machine code kept under a key; None where there is none to be trusted."""
    path = folder() / key
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode) or (hasattr(os, "getuid") and (
                about.st_uid != os.getuid() or about.st_mode & (stat.S_IWGRP | stat.S_IWOTH))):
            return None
        data = path.read_bytes()
    except OSError:
        return None
    start = len(_HEAD) + _MARK
    code = data[start:]
    whole = data[:start] == _HEAD + _mark(key, code)
    return code if whole and code else None


def keep(key: str, code: bytes) -> None:
    """Keep machine code; where that is not possible, it is made again next time."""
    with suppress(OSError):
        home = folder()
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=home, prefix=".new-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_HEAD + _mark(key, code) + code)
            Path(name).replace(home / key)
        except OSError:
            Path(name).unlink()
            raise


def _mark(key: str, code: bytes) -> bytes:
    return blake2b(key.encode() + code, digest_size=_MARK).digest()
