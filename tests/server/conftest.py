from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka.server.store import EventStore, open_store
from tests.server.postgres import Cluster, running_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server; the test fails where PostgreSQL is not installed."""
    with running_cluster() as one:
        yield one


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A new database of either kind: a path or an address."""
    if request.param == "sqlite":
        return tmp_path / "ludoteka.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


@pytest.fixture
def store(database: Path | str) -> Iterator[EventStore]:
    """An empty store of either kind."""
    one = open_store(database)
    yield one
    one.close()
