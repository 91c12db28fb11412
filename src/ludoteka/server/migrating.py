"""Bringing a database to the version that this program knows. A newer or a foreign one is left as it is."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x6C75646F
"""What two servers that start at once on one PostgreSQL database both ask for; any number does."""


class Unusable(Exception):
    """The database is not ours, or not ours any more."""


def migrate(connection: Connection) -> None:
    """Bring the database of an open transaction up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    _refuse_unknown(connection, {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()})
    command.upgrade(config, "head")


def _refuse_unknown(connection: Connection, known: set[str]) -> None:
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None and inspect(connection).get_table_names():
        raise Unusable("it holds something else than Ludoteka's events")
    if version is not None and version not in known:
        raise Unusable(f"it was written by a newer Ludoteka (its version is {version}, the newest known here is "
                          f"{max(known)}); update Ludoteka, or choose another database")
