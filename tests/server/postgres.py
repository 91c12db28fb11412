"""A PostgreSQL server that lives as long as the tests do."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

ROLE = "ludoteka"
NUMBERS = count(1)


class Cluster:
    """A running server; every address it gives is a new database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_database(self) -> str:
        name = f"test_{next(NUMBERS)}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._address(name)

    def _address(self, name: str) -> str:
        return f"postgresql://{ROLE}@/{name}?host={self.folder}"


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """Make a cluster in a folder of its own, reached by a socket there, and throw it away afterwards."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="ludoteka-postgres-"))
    data = folder / "data"
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        _run(programs / "initdb", "-D", data, "-U", ROLE, "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
        settings = f"-k {folder} -c listen_addresses='' -c fsync=off"
        _run(programs / "pg_ctl", "-D", data, "-l", folder / "log", "-o", settings, "-w", "start")
        try:
            yield Cluster(folder)
        finally:
            _run(programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    if not found:
        raise RuntimeError("PostgreSQL is needed for this test: apt-get install postgresql")
    return found[-1]


def _run(*words: Path | str) -> None:
    """Run one of its programs, which refuse to be run by root."""
    other = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    done = subprocess.run([*other, *map(str, words)], cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                          text=True, timeout=60, check=False)
    if done.returncode:
        raise RuntimeError(f"{words[0]} failed: {done.stderr}")
