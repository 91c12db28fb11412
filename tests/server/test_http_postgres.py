"""A whole server on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from ludoteka.server.messages import Done, News, Ping, Pong, Refused
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


def test_two_servers_on_one_database_list_the_same(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.new_database()
    with asking_at(address, tmp_path) as here, asking_at(address, tmp_path) as there:
        anna = here.profile("Anna")
        assert [one["name"] for one in there.get("/profiles")] == ["Anna"]
        first = here.match("tic-tac-toe", "person", "person", profile=anna)["id"]
        assert [one["id"] for one in there.get("/matches", profile=anna)] == [first]
        play(here, first, "a1", "b1")
        assert there.get(f"/matches/{first}")["plies"] == 2
        # Each has made moves that the other has to hear of before its own count.
        play(there, first, "a2", "b2", "a3")
        assert here.get("/matches", profile=anna) == there.get("/matches", profile=anna)
        assert here.get("/matches", profile=anna)[0]["results"] == ["won", "lost"]
        assert here.get("/statistics", profile=anna) == there.get("/statistics", profile=anna)
        assert here.get("/games/tic-tac-toe", profile=anna) == there.get("/games/tic-tac-toe", profile=anna)
        assert there.client.delete(f"/api/v1/matches/{first}?profile={anna}").status_code == 204
        assert here.get("/matches", profile=anna) == []


def test_a_name_is_taken_on_both_servers(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.new_database()
    with asking_at(address, tmp_path) as here, asking_at(address, tmp_path) as there:
        here.profile("Anna")
        assert there.fault("POST", "/profiles", json={"name": "anna"})[1]["code"] == "name-taken"


def test_whoever_looks_on_at_one_server_sees_what_happens_at_the_other(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.new_database()
    with asking_at(address, tmp_path) as here, asking_at(address, tmp_path) as there:
        id = here.match("tic-tac-toe", "person", "person")["id"]
        with here.server.look(id) as player, there.server.look(id) as viewer:
            player.choose(0, "a1")
            viewer.send(Ping("1"))
            assert [entry.number for entry in viewer.wait_for(News).entries] == [2]
            assert viewer.answer("1") == Pong("1", 2)
            assert isinstance(viewer.choose(1, "b1"), Done)
            assert isinstance(player.choose(1, "c1"), Refused), "it has not heard of it yet"
            assert player.version == 3
