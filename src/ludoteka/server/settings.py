"""Where the server keeps what it stores, where it listens, and how it thinks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ludoteka.opponents.cores import cores

HOST, PORT = "127.0.0.1", 8642
CLIENT = Path(__file__).parent / "client"
"""The built browser client."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set about a server."""

    database: Path | str
    """A file, or the address of a database: 'postgresql://…'."""
    client: Path = CLIENT
    thinkers: int = max(1, cores() - 1)
    """How many processes think at once."""
    pause: float = 0.35
    """Seconds that a computer's move takes at least, so that people can follow it."""
    linger: float = 60.0
    """Seconds for which a table is kept in memory when nobody looks any more: most come back, or load the page anew."""


def database_of(environ: Mapping[str, str], data: Path | None = None) -> Path | str:
    """The database that the environment names, or the file in the user's data folder."""
    if data is None and environ.get("LUDOTEKA_DATABASE"):
        return environ["LUDOTEKA_DATABASE"]
    return (data or data_folder(environ)) / "ludoteka.db"


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where what belongs to this user is kept."""
    home = environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ludoteka"
