"""The log of what is chosen by switches, as a client writes and reads it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server import selections
from tests.server.house import API, House, asking

CHOICE = {"at": 1_790_000_000_000, "target": "item:e4", "steps": 4, "presses": 2, "milliseconds": 3400, "mode": "auto",
          "interval": 1000, "level": "piece", "reaction": 640, "game": "chess"}
MISTAKE = {**CHOICE, "at": CHOICE["at"], "mistake": "late"}


def send(house: House, id: str, *chosen: Any) -> int:
    return house.client.post(f"{API}/profiles/{id}/selections", json=chosen).status_code


def stored(house: House, id: str) -> int:
    """How many are on the disk."""
    return len(asyncio.run(house.server.app.state.store.read(f"selections/{id}")))


def test_selections_are_kept_in_order(tmp_path: Path) -> None:
    with asking(tmp_path) as house:
        anna, bob = house.profile("Anna"), house.profile("Bob")
        assert send(house, anna, CHOICE, MISTAKE) == 204
        assert send(house, anna, CHOICE) == 204
    with asking(tmp_path) as house:
        assert house.get(f"/profiles/{anna}/selections") == [CHOICE, MISTAKE, CHOICE]
        assert house.get(f"/profiles/{bob}/selections") == []
        assert [one["name"] for one in house.get("/profiles")] == ["Bob", "Anna"], "profiles are as they were"


def test_two_windows_of_one_player_lose_nothing(house: House) -> None:
    id = house.profile("Anna")
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda number: send(house, id, {**CHOICE, "steps": number}), range(8)))
    assert answers == [204] * 8
    assert sorted(one["steps"] for one in house.get(f"/profiles/{id}/selections")) == list(range(8))


def test_a_flood_leaves_the_newest_and_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selections, "MOST_KEPT", 50)
    monkeypatch.setattr(selections, "SPARE", 20)
    anna, bob = house.profile("Anna"), house.profile("Bob")
    send(house, bob, CHOICE)
    for number in range(0, 200, 10):
        assert send(house, anna, *({**CHOICE, "steps": one} for one in range(number, number + 10))) == 204
    assert [one["steps"] for one in house.get(f"/profiles/{anna}/selections")] == list(range(150, 200))
    assert stored(house, anna) <= 50 + 20
    assert house.get(f"/profiles/{bob}/selections") == [CHOICE]


def test_with_a_profile_its_log_goes_too(house: House) -> None:
    anna, bob = house.profile("Anna"), house.profile("Bob")
    send(house, anna, CHOICE, MISTAKE)
    send(house, bob, CHOICE)
    assert house.client.delete(f"{API}/profiles/{anna}").status_code == 204
    assert (stored(house, anna), stored(house, bob)) == (0, 1)


@pytest.mark.parametrize("body", [
    {}, [], [7], [{}], [CHOICE] * 201, [{**CHOICE, "steps": -1}], [{**CHOICE, "target": "x" * 201}],
    [{**CHOICE, "mistake": "silly"}], [CHOICE, {**CHOICE, "reaction": "slow"}],
])
def test_what_is_no_selection_is_refused_and_nothing_is_kept(house: House, body: Any) -> None:
    id = house.profile("Anna")
    status, fault = house.fault("POST", f"/profiles/{id}/selections", json=body)
    assert (status, fault["code"]) == (422, "malformed")
    assert house.get(f"/profiles/{id}/selections") == []


def test_nobody_has_chosen_nothing(house: House) -> None:
    for method in ("GET", "POST"):
        status, fault = house.fault(method, "/profiles/x/selections", json=[CHOICE])
        assert (status, fault["code"]) == (404, "no-profile")
