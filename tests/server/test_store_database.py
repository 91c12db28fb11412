from __future__ import annotations

import os
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludoteka.server import migrating
from ludoteka.server.database import BadDatabase, open_database
from ludoteka.server.store import open_store


def test_a_new_database_has_the_newest_version(database: Path | str) -> None:
    engine = open_database(database)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "0002"
        columns = {one["name"]: one for one in sa.inspect(connection).get_columns("events")}
        assert list(columns) == ["stream", "number", "body"]
        assert sa.inspect(connection).get_pk_constraint("events")["constrained_columns"] == ["stream", "number"]
    engine.dispose()


async def test_an_older_database_is_brought_up_to_date_and_keeps_its_events(
        database: Path | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(database)
    await store.append("match/a", 0, [b"one"])
    store.close()
    later = tmp_path / "migrations"
    shutil.copytree(migrating.FOLDER, later)
    (later / "versions" / "0003_notes.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\nrevision, down_revision = '0003', '0002'\n"
        "def upgrade():\n    op.create_table('notes', sa.Column('words', sa.Text))\n")
    with monkeypatch.context() as future:
        future.setattr(migrating, "FOLDER", later)
        store = open_store(database)
        assert await store.read("match/a") == [(1, b"one")]
        store.close()
    with pytest.raises(BadDatabase, match=r"newer Ludoteka \(its version is 0003, the newest known here is 0002\)"):
        open_store(database)


def test_a_folder_that_is_made_for_it_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    open_database(folder / "ludoteka.db").dispose()
    assert folder.stat().st_mode & 0o777 == 0o700


def test_servers_may_start_at_once(database: Path | str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for engine in pool.map(open_database, [database] * 4):
            engine.dispose()


def test_a_foreign_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE notes (words TEXT)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(BadDatabase, match="something else"):
        open_database(path)
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "ludoteka.db"
    path.write_bytes(b"Dear diary, today I played chess. " * 100)
    with pytest.raises(BadDatabase, match=r"ludoteka\.db cannot be used: file is not a database"):
        open_database(path)
    assert path.read_bytes() == b"Dear diary, today I played chess. " * 100


async def test_a_damaged_database_says_so_when_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "ludoteka.db"
    store = open_store(path)
    await store.append("match/a", 0, [b"x" * 500] * 200)
    store.close()
    os.truncate(path, 20_000)
    with pytest.raises(BadDatabase, match="malformed"):
        await _open_and_read(path)


async def _open_and_read(path: Path) -> None:
    store = open_store(path)
    try:
        [batch async for batch in store.batches("match/")]
    finally:
        store.close()


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadDatabase, match="cannot be made"):
        open_database(tmp_path / "file" / "ludoteka.db")


@pytest.mark.parametrize("address", ["", "nonsense", "mysql://localhost/x", "unheard://localhost/x"])
def test_what_is_no_address_is_said(address: str) -> None:
    with pytest.raises(BadDatabase, match="is not the address of a database"):
        open_database(address)


def test_a_file_can_be_given_as_an_address(tmp_path: Path) -> None:
    path = tmp_path / "new" / "ludoteka.db"
    open_database(f"sqlite:///{path}").dispose()
    assert path.is_file()


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:"])
def test_what_is_kept_in_no_file_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase, match="name its file"):
        open_database(address)


def test_passwords_are_not_told() -> None:
    with pytest.raises(BadDatabase) as said:
        open_database("postgresql://me:secret@127.0.0.1:1/none")
    assert "secret" not in str(said.value)


def test_the_file_keeps_a_write_ahead_log_and_syncs_fully(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "ludoteka.db")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 10_000
    engine.dispose()
