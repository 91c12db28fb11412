"""Profiles as a client asks for them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server.answers import NewProfile
from ludoteka.server.profiles import open_profiles
from ludoteka.server.store import open_store
from tests.server.house import API, House, asking

ANNA = {"name": "Anna", "picture": "fox", "age": "child", "language": "cs", "needs": 3, "settings": {"sound": False},
        "access": {"on": True, "interval": 1500, "mode": "auto"}}


def test_a_profile_is_kept_with_all_it_says(tmp_path: Path) -> None:
    with asking(tmp_path) as house:
        made = house.post("/profiles", ANNA)
    with asking(tmp_path) as house:
        assert house.get("/profiles") == [made]
        assert {name: made[name] for name in ANNA} == ANNA


async def test_an_event_that_cannot_be_read_is_passed_over(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = open_store(tmp_path / "ludoteka.db")
    anna = await (await open_profiles(store)).add(NewProfile("Anna"))
    await store.append(f"profile/{anna.id}", 1, [b'{"at":1,"event":{"type":"applauded"}}'])
    profiles = await open_profiles(store)
    assert profiles.all() == [anna]
    assert (await profiles.change(anna.id, NewProfile("Hana"))).name == "Hana"
    assert "passed over" in caplog.text
    store.close()


def test_a_profile_can_be_changed_and_removed(house: House) -> None:
    id = house.profile("Anna")
    changed = house.client.put(f"{API}/profiles/{id}", json={"name": " Anička  Malá ", "needs": 1}).json()
    assert (changed["id"], changed["name"], changed["needs"]) == (id, "Anička Malá", 1)
    assert house.client.delete(f"{API}/profiles/{id}").status_code == 204
    assert house.get("/profiles") == []
    assert house.fault("PUT", f"/profiles/{id}", json=ANNA)[1]["code"] == "no-profile"
    assert house.profile("Anna") != id, "a name is free again"


def test_the_last_used_comes_first(house: House) -> None:
    ids = [house.profile(name) for name in ("Anna", "Bob", "Cyril")]
    used = house.client.post(f"{API}/profiles/{ids[0]}/used").json()
    assert used["used"] > 0
    assert house.get("/profiles")[0]["id"] == ids[0]


def test_changes_at_once_are_all_kept_and_one_of_them_holds(house: House) -> None:
    id = house.profile("Anna")
    names = [f"Anna {number}" for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda name: house.client.put(f"{API}/profiles/{id}", json={"name": name}), names))
    assert [answer.status_code for answer in answers] == [200] * 8
    assert house.get("/profiles")[0]["name"] in names


def test_of_many_who_take_a_name_at_once_exactly_one_has_it(house: House) -> None:
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: house.client.post(f"{API}/profiles", json=ANNA), range(8)))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7


@pytest.mark.parametrize(("details", "status", "code"), [
    ({}, 422, "malformed"),
    ([], 422, "malformed"),
    ({"name": 7}, 422, "malformed"),
    ({"name": "Bob", "age": "old"}, 422, "malformed"),
    ({"name": "Bob", "needs": 4}, 422, "malformed"),
    ({"name": "Bob", "settings": {"sound": [1]}}, 422, "malformed"),
    ({"name": "Bob", "access": {"interval": {}}}, 422, "malformed"),
    ({"name": "  \t "}, 422, "name-missing"),
    ({"name": "x" * 41}, 422, "name-too-long"),
    ({"name": "An\u0000na"}, 422, "wrong-profile"),
    ({"name": "ANNA "}, 409, "name-taken"),
    ({"name": "Ａnna"}, 409, "name-taken"),
    ({"name": "Bob", "language": "klingon"}, 422, "wrong-profile"),
    ({"name": "Bob", "picture": "x" * 3000}, 422, "wrong-profile"),
    ({"name": "Bob", "settings": {str(number): 1 for number in range(200)}}, 422, "wrong-profile"),
    ({"name": "Bob", "access": {str(number): 1 for number in range(200)}}, 422, "wrong-profile"),
    ({"name": "Bob", "access": {"voice": "x" * 3000}}, 422, "wrong-profile"),
    ({"name": "Bob", "picture": "x" * 70_000}, 413, "too-large"),
])
def test_what_cannot_be_a_profile_is_said(house: House, details: Any, status: int, code: str) -> None:
    house.profile("Anna")
    found, fault = house.fault("POST", "/profiles", json=details)
    assert (found, fault["code"]) == (status, code)
    assert len(house.get("/profiles")) == 1


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b'{"name": "\xff"}', b"[" * 20_000])
def test_what_is_no_json_is_said(reading_room: House, body: bytes) -> None:
    assert reading_room.fault("POST", "/profiles", content=body)[1]["code"] == "malformed"


def test_a_body_that_never_ends_is_not_read(reading_room: House) -> None:
    assert reading_room.fault("POST", "/profiles", content=(b" " * 1000 for _ in range(1000)))[0] == 413


@pytest.mark.parametrize("origin", ["https://stranger.example", "http://127.0.0.1:1", "null"])
def test_pages_of_strangers_are_refused(reading_room: House, origin: str) -> None:
    status, fault = reading_room.fault("POST", "/profiles", json=ANNA, headers={"origin": origin})
    assert (status, fault["code"]) == (403, "not-allowed")
    here = {"origin": str(reading_room.client.base_url).rstrip("/")}
    assert reading_room.client.get(f"{API}/profiles", headers=here).json() == []


@pytest.mark.parametrize(("method", "path"), [("PUT", "/profiles/x"), ("DELETE", "/profiles/x"),
                                              ("POST", "/profiles/x/used")])
def test_nobody_is_nobody(reading_room: House, method: str, path: str) -> None:
    status, fault = reading_room.fault(method, path, json=ANNA)
    assert (status, fault["code"]) == (404, "no-profile")
