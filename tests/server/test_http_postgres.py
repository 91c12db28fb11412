"""A whole server on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from ludoteka.server.settings import Settings
from tests.server.house import House
from tests.server.postgres import Cluster
from tests.server.running import WAIT, Server
from tests.server.test_http_matches import play


@contextmanager
def asking_at(address: str, folder: Path) -> Iterator[House]:
    server = Server(Settings(address, client=folder, thinkers=1, pause=0.0))
    server.start()
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=WAIT) as client:
            yield House(server, client)
    finally:
        server.stop()


def test_everything_is_there_after_a_restart(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.new_database()
    with asking_at(address, tmp_path) as house:
        anna = house.profile("Anna")
        id = house.match("tic-tac-toe", "person", "person", profile=anna)["id"]
        play(house, id, "a1", "b1", "a2", "b2", "a3")
        before = house.get("/matches", profile=anna)
        record = house.client.get(f"/api/v1/matches/{id}/record").text
    with asking_at(address, tmp_path) as house:
        assert house.get("/matches", profile=anna) == before
        assert before[0]["results"] == ["won", "lost"]
        assert house.client.get(f"/api/v1/matches/{id}/record").text == record
        assert house.get("/statistics", profile=anna)["all"]["won"] == 1
