from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka.server.store import EventStore, open_store
from tests.server.house import House, asking
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


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A new server that is asked over HTTP."""
    with asking(tmp_path) as one:
        yield one


@pytest.fixture(scope="session")
def reading_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that is asked for what never changes."""
    with asking(tmp_path_factory.mktemp("reading")) as one:
        yield one
