"""Opening the database: a file of SQLite, or PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from ludoteka.server.migrating import Unusable, migrate

BUSY_SECONDS = 10
"""How long one who wants to write waits for another."""


class BadDatabase(Exception):
    """The database cannot be used; nothing in it has been changed."""


def open_database(where: Path | str) -> sa.Engine:
    """The database in a file or at an address, up to date. Raises BadDatabase in words."""
    shown = str(where)
    try:
        engine = _engine(where)
        shown = shown if isinstance(where, Path) else engine.url.render_as_string()  # without the password
        _prepare(engine)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as wrong:
        raise BadDatabase(f"{shown} is not the address of a database that can be used: {wrong}") from None
    except OSError as wrong:
        raise BadDatabase(f"the database {shown} cannot be made: {wrong.strerror or wrong}") from None
    except DBAPIError as wrong:
        raise BadDatabase(f"the database {shown} cannot be used: {wrong.orig}".rstrip()) from None
    except Unusable as wrong:
        raise BadDatabase(f"the database {shown} cannot be used: {wrong}") from None
    return engine


def _prepare(engine: sa.Engine) -> None:
    try:
        with engine.execution_options(writes=True).begin() as connection:
            migrate(connection)
        if engine.dialect.name == "sqlite":
            _write_ahead(engine)
    except BaseException:
        engine.dispose()
        raise


def _engine(where: Path | str) -> sa.Engine:
    if isinstance(where, Path):
        return _sqlite(where)
    url = sa.make_url(where)
    if url.get_backend_name() == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise Unusable("name its file: sqlite:///FILE")
        return _sqlite(Path(url.database))
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    return sa.create_engine(url, pool_pre_ping=True)


def _sqlite(path: Path) -> sa.Engine:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # what keys are made from is nobody else's
    url = sa.URL.create("sqlite", database=str(path))
    engine = sa.create_engine(url, connect_args={"timeout": BUSY_SECONDS, "isolation_level": None})

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # One that writes asks for the lock at once: a reader that turns writer could find that it reads an old state.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    return engine


def _write_ahead(engine: sa.Engine) -> None:
    """Let readers read while one writes. The file remembers it, so a file that is not ours must not come so far."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA journal_mode=WAL")
    finally:
        connection.close()
