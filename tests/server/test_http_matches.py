"""Matches as a client asks for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ludoteka.core import Record, commitment
from ludoteka.games import load
from ludoteka.machine.engine import Machine
from ludoteka.server.answers import Match, Picture
from ludoteka.server.exchange import Faulty
from ludoteka.server.guests import COOKIE
from ludoteka.server.routes.matches import open_book
from ludoteka.table.events import Chosen, Opened, Paused, Resigned, Step
from tests.server.house import API, House, asking, good
from tests.server.running import WAIT
from tests.table.coins import Coins
from tests.table.seats import NOON, sit

START = str(load("tic-tac-toe").start().play("a1"))
OVER = str(load("tic-tac-toe").start().play("a1").play("b1").play("a2").play("b2").play("a3"))
FEN = "8/8/8/8/8/4k3/4p3/4K3 b - - 0 1"
RECORD = str(Record("tic-tac-toe", load("tic-tac-toe").version, moves=("a1", "b1")))
PEOPLE: list[dict[str, str]] = [{}, {}]


def play(house: House, id: str, *moves: str) -> None:
    """Make moves through the socket, as people do."""
    with house.server.look(id) as client:
        for move in moves:
            client.choose(client.scene.due.seat or 0, move)


def test_a_match_begins_and_is_listed(house: House) -> None:
    anna = house.profile("Anna")
    made = msgspec.convert(house.match("tic-tac-toe", "person", "level-1", profile=anna), Match)
    assert [(one.who, one.profile, one.name) for one in made.seats] == [("person", anna, "Anna"), ("level-1", "", "")]
    assert (made.due, made.plies, made.version, made.level, made.results) == ("person", 0, 1, None, ())
    assert made.key == house.server.key(made.id)
    listed = house.get("/matches", profile=anna)
    assert msgspec.convert(listed, tuple[Match, ...]) == (made,)
    assert msgspec.convert(house.get(f"/matches/{made.id}", profile=anna), Match) == made


def test_a_new_match_answers_that_it_was_made(house: House) -> None:
    answer = house.client.post(f"{API}/matches", json={"game": "hex", "seats": PEOPLE})
    assert answer.status_code == 201


def test_only_its_own_profile_is_given_the_key(house: House) -> None:
    anna, bob = house.profile("Anna"), house.profile("Bob")
    id = house.match("tic-tac-toe", "person", "level-1", profile=anna)["id"]
    assert house.get(f"/matches/{id}", profile=anna)["key"]
    assert "key" not in house.get(f"/matches/{id}", profile=bob)
    assert "key" not in house.get(f"/matches/{id}")
    assert house.get("/matches") == []
    nobodys = house.match("tic-tac-toe", "person", "person")
    assert house.get(f"/matches/{nobodys['id']}")["key"] == nobodys["key"]


def test_what_guests_begin_is_listed_in_their_own_browser(tmp_path: Path) -> None:
    with asking(tmp_path) as house:
        ids = [house.match("hex", "person", "person")["id"] for _ in "ab"]
        brought = good(house.client.post(f"{API}/records", content=RECORD)).json()["id"]
        address = str(house.client.base_url)
        with httpx.Client(base_url=address, timeout=WAIT) as other:
            assert other.get(f"{API}/matches").json() == []
            assert other.get(f"{API}/played").json() == {}
            assert other.get(f"{API}/statistics").json()["all"]["matches"] == 0
            assert other.get(f"{API}/statistics.csv").text.count("\r\n") == 1
            assert other.get(f"{API}/matches/{ids[0]}").json()["key"], "whoever is told its address plays there"
            own = good(other.post(f"{API}/matches", json={"game": "hex", "seats": PEOPLE})).json()["id"]
            assert [one["id"] for one in other.get(f"{API}/matches").json()] == [own]
        cookies = house.client.cookies
    with asking(tmp_path) as house:
        assert house.get("/matches") == []
        house.client.cookies = cookies
        assert {one["id"] for one in house.get("/matches")} == {*ids, brought}


@pytest.mark.parametrize("mark", ["", "short", "x" * 65, "../../../../etc/passwd", '"quoted, mark"'])
def test_a_mark_that_is_none_of_ours_is_replaced(house: House, mark: str) -> None:
    answer = house.client.post(f"{API}/matches", json={"game": "hex", "seats": PEOPLE},
                               headers={"cookie": f"{COOKIE}={mark}"})
    told = answer.headers["set-cookie"]
    assert f"{COOKIE}={mark};" not in told
    assert all(word in told for word in ("HttpOnly", "SameSite=strict", "Path=/api"))


def test_whoever_has_a_profile_needs_no_mark(house: House) -> None:
    wish = {"game": "hex", "seats": PEOPLE, "profile": house.profile("Anna")}
    answer = house.client.post(f"{API}/matches", json=wish)
    assert "set-cookie" not in answer.headers


def test_a_puzzle_begins_at_its_first_level(house: House) -> None:
    assert house.match("sokoban", "person")["level"] == load("sokoban").levels[0].name
    assert house.match("sokoban", "person", level="3")["level"] == load("sokoban").levels[2].name


def test_luck_differs_where_no_seed_is_given(house: House) -> None:
    def seed(**more: Any) -> int | str:
        log = house.server.log(house.match("pexeso", "person", **more)["id"])
        value: int | str = log[0].event.seed  # type: ignore[union-attr]  # the first event is Opened
        return value

    assert len({seed() for _ in range(5)}) == 5
    assert seed(seed=77) == 77


def test_a_seed_is_promised_before_it_is_told(house: House) -> None:
    opened = house.server.log(house.match("pexeso", "person")["id"])[0].event
    assert isinstance(opened, Opened)
    assert opened.commitment == commitment(int(opened.seed))
    assert int(opened.seed) > 2**96, "128 bits are hardly ever so small"
    with house.server.look(house.match("pexeso", "person")["id"]) as client:
        told = client.entries[0].event
        assert isinstance(told, Opened)
        assert (told.seed, len(told.commitment)) == (0, 64)


def test_the_record_of_a_game_of_chance_is_given_when_it_is_over() -> None:
    table = sit(Coins(), "person", seed=2**100)
    with pytest.raises(Faulty, match="still-hidden"):
        open_book(table)
    table.apply(table.resign(0, at=NOON))
    assert open_book(table).record().seed == 2**100


def test_lists_are_by_profile_game_and_state_and_the_last_played_comes_first(house: House) -> None:
    anna, bob = house.profile("Anna"), house.profile("Bob")
    first = house.match("tic-tac-toe", "person", "person", profile=anna)["id"]
    second = house.match("hex", "person", "person", profile=anna)["id"]
    third = house.match("hex", "person", "person", profile=bob)["id"]

    def ids(**asked: str) -> list[str]:
        return [one["id"] for one in house.get("/matches", **asked)]

    assert ids(profile=anna) == [second, first]
    assert ids() == []
    house.append(first, (60_000, Resigned(1)))
    assert ids(profile=anna) == [first, second]
    assert ids(profile=anna, open="true") == [second]
    assert ids(profile=anna, open="false") == [first]
    assert ids(profile=bob, game="hex") == [third]
    assert ids(profile=bob, game="tic-tac-toe") == []
    assert house.get(f"/matches/{first}")["results"] == ["won", "lost"]


def test_a_list_is_read_by_pages_whatever_is_played_meanwhile(house: House) -> None:
    anna = house.profile("Anna")
    ids = [house.match("hex", "person", "person", profile=anna)["id"] for _ in range(5)]

    def page(before: str = "") -> list[Any]:
        listed: list[Any] = house.get("/matches", profile=anna, limit=2, before=before)
        return listed

    def place(match: Any) -> str:
        return f"{match['played']}.{match['id']}"

    first = page()
    house.append(first[1]["id"], (60_000, Paused()))
    second = page(place(first[1]))
    third = page(place(second[1]))
    assert sorted(one["id"] for one in first + second + third) == sorted(ids)
    assert [len(first), len(second), len(third)] == [2, 2, 1]
    assert page(place(third[0])) == []
    assert page()[0]["id"] == first[1]["id"]


def test_matches_without_a_move_can_be_left_out(house: House) -> None:
    begun, _ = (house.match("hex", "person", "person")["id"] for _ in "ab")
    play(house, begun, "a1")
    assert [one["id"] for one in house.get("/matches", begun="true")] == [begun]


def test_it_is_told_when_each_game_was_played_last(house: House) -> None:
    anna = house.profile("Anna")
    old, new = (house.match("hex", "person", "person", profile=anna) for _ in "ab")
    other = house.match("tic-tac-toe", "person", "person", profile=anna)
    house.append(old["id"], (60_000, Paused()))
    assert house.get("/played", profile=anna) == {"hex": old["started"] + 60_000, "tic-tac-toe": other["played"]}
    assert house.client.delete(f"{API}/matches/{old['id']}?profile={anna}").status_code == 204
    assert house.get("/played", profile=anna)["hex"] == new["played"]
    assert house.get("/played") == {}


def test_a_list_is_up_to_date_after_every_move(house: House) -> None:
    id = house.match("tic-tac-toe", "person", "person")["id"]
    play(house, id, "a1", "b1", "a2")
    now = house.get(f"/matches/{id}")
    assert (now["plies"], now["version"], now["due"]) == (3, 4, "person")
    play(house, id, "b2", "a3")
    assert (house.get(f"/matches/{id}")["due"], house.get(f"/matches/{id}")["results"]) == ("over", ["won", "lost"])


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    with asking(tmp_path) as house:
        anna = house.profile("Anna")
        id = house.match("hex", "person", "level-2", profile=anna)["id"]
        house.append(id, (5000, Paused()))
        before = house.get("/matches", profile=anna)
    with asking(tmp_path) as house:
        assert house.get("/matches", profile=anna) == before
        assert (before[0]["due"], before[0]["elapsed"]) == ("paused", 5.0)


def test_a_match_is_hidden_from_one_profile_only(tmp_path: Path) -> None:
    with asking(tmp_path) as house:
        anna, bob = house.profile("Anna"), house.profile("Bob")
        seats = [{"profile": anna}, {"profile": bob}]
        id = house.post("/matches", {"game": "hex", "seats": seats})["id"]
        nobodys = house.match("hex", "person", "person")["id"]
        for _ in "ab":
            assert house.client.delete(f"{API}/matches/{id}?profile={anna}").status_code == 204
        assert house.client.delete(f"{API}/matches/{nobodys}").status_code == 204
    with asking(tmp_path) as house:
        assert house.get("/matches", profile=anna) == []
        assert [one["id"] for one in house.get("/matches", profile=bob)] == [id]
        assert house.get("/matches") == []
        assert house.get(f"/matches/{id}")["id"] == id, "what was played stays"


def test_a_match_begins_from_a_shared_position(house: House) -> None:
    id = house.match("tic-tac-toe", "person", "person", position=START)["id"]
    shown = house.client.get(f"{API}/matches/{id}/position")
    assert shown.headers["content-type"] == "text/plain; charset=utf-8"
    assert shown.text == START
    assert house.match("chess", "person", "person", position=FEN)["due"] == "person"


def test_a_match_is_pictured_as_it_stands_and_as_it_stood(house: House) -> None:
    id = house.match("tic-tac-toe", "person", "person", seed=0)["id"]
    play(house, id, "a1", "b1")

    def places(**asked: object) -> int:
        return len(msgspec.convert(house.get(f"/matches/{id}/picture", **asked), Picture).state.boards[0])

    assert [places(), places(ply=0), places(ply=1), places(ply=2)] == [2, 0, 1, 2]
    assert house.client.get(f"{API}/matches/{id}/position?ply=1").text == START
    tag = house.client.get(f"{API}/matches/{id}/picture").headers["etag"]
    assert house.client.get(f"{API}/matches/{id}/picture", headers={"if-none-match": tag}).status_code == 304


def test_what_is_hidden_is_not_told_while_the_match_goes_on(house: House) -> None:
    id = house.match("pexeso", "person", "person")["id"]
    for what in ("record", "position"):
        status, fault = house.fault("GET", f"/matches/{id}/{what}")
        assert (status, fault["code"]) == (409, "still-hidden")
    house.append(id, (1000, Resigned(0)))
    for what in ("record", "position"):
        assert house.client.get(f"{API}/matches/{id}/{what}").status_code == 200


@pytest.mark.parametrize(("wish", "status", "code"), [
    ({}, 422, "malformed"),
    ({"game": "hex"}, 422, "malformed"),
    ({"game": "hex", "seats": PEOPLE, "seed": "lucky"}, 422, "malformed"),
    ({"game": "chest", "seats": PEOPLE}, 404, "no-game"),
    ({"game": "hex", "seats": []}, 422, "wrong-seats"),
    ({"game": "hex", "seats": [{}] * 3}, 422, "wrong-seats"),
    ({"game": "hex", "seats": [{}, {"who": "level-99"}]}, 422, "no-sitter"),
    ({"game": "hex", "seats": [{}, {"who": "robot"}]}, 422, "no-sitter"),
    ({"game": "hex", "seats": [{}, {"name": "x" * 50}]}, 422, "name-too-long"),
    ({"game": "hex", "seats": [{}, {"profile": "nobody"}]}, 404, "no-profile"),
    ({"game": "hex", "seats": PEOPLE, "profile": "nobody"}, 404, "no-profile"),
    ({"game": "hex", "seats": PEOPLE, "level": "1"}, 404, "no-level"),
    ({"game": "sokoban", "seats": [{}], "level": "Nowhere"}, 404, "no-level"),
    ({"game": "hex", "seats": PEOPLE, "options": {"size": 1000}}, 422, "no-option"),
    ({"game": "hex", "seats": PEOPLE, "options": {"colour": 1}}, 422, "no-option"),
    ({"game": "hex", "seats": PEOPLE, "options": {"seats": 2}}, 422, "no-option"),
    ({"game": "hex", "seats": PEOPLE, "seed": -1}, 422, "wrong-seed"),
    ({"game": "hex", "seats": PEOPLE, "seed": 2**60}, 422, "wrong-seed"),
    ({"game": "hex", "seats": PEOPLE, "clock": {"seconds": 0}}, 422, "wrong-clock"),
    ({"game": "hex", "seats": PEOPLE, "clock": {"seconds": 60, "increment": -1}}, 422, "wrong-clock"),
    ({"game": "hex", "seats": PEOPLE, "clock": {"seconds": 1e300}}, 422, "wrong-clock"),
    ({"game": "hex", "seats": PEOPLE, "clock": {"seconds": 60, "untimed": [2]}}, 422, "wrong-clock"),
    ({"game": "tic-tac-toe", "seats": PEOPLE, "position": "nonsense"}, 422, "wrong-position"),
    ({"game": "tic-tac-toe", "seats": PEOPLE, "position": OVER}, 422, "over-already"),
    ({"game": "tic-tac-toe", "seats": [{}], "position": START}, 422, "wrong-seats"),
    ({"game": "hex", "seats": PEOPLE, "position": "x" * 70_000}, 413, "too-large"),
])
def test_what_cannot_be_begun_is_said(reading_room: House, wish: Any, status: int, code: str) -> None:
    found, fault = reading_room.fault("POST", "/matches", json=wish)
    assert (found, fault["code"]) == (status, code)
    assert reading_room.get("/matches") == []


def test_a_wrong_position_is_told_with_its_line(reading_room: House) -> None:
    text = START.replace("to move: O", "to move: Q")
    assert text != START
    _, fault = reading_room.fault("POST", "/matches", json={"game": "tic-tac-toe", "seats": PEOPLE, "position": text})
    assert text.splitlines()[fault["line"] - 1] == "to move: Q"


@pytest.mark.parametrize(("method", "path", "code"), [
    ("GET", "/matches/x", "no-match"), ("DELETE", "/matches/x", "no-match"), ("GET", "/matches/x/picture", "no-match"),
    ("GET", "/matches/x/position", "no-match"), ("GET", "/matches/x/record", "no-match"),
    ("GET", "/matches?profile=x", "no-profile"),
    ("GET", "/played?profile=x", "no-profile"),
])
def test_what_is_not_there_is_said(reading_room: House, method: str, path: str, code: str) -> None:
    status, fault = reading_room.fault(method, path)
    assert (status, fault["code"]) == (404, code)


@pytest.mark.parametrize("wrong", [
    "limit=0", "limit=201", "limit=-1", "limit=many", "limit=", "before=x", "before=1", "before=x.y", "before=1.a%00",
    "open=perhaps", "begun=3",
])
def test_a_list_that_cannot_be_asked_for_is_said(reading_room: House, wrong: str) -> None:
    status, fault = reading_room.fault("GET", f"/matches?{wrong}")
    assert (status, fault["code"]) == (422, "malformed")
    assert fault["detail"].startswith(f"{wrong.partition('=')[0]}: ")


@pytest.mark.parametrize("ply", ["3", "-1", "first", "99999999999999"])
def test_a_move_that_was_not_made_is_said(house: House, ply: str) -> None:
    id = house.match("tic-tac-toe", "person", "person")["id"]
    play(house, id, "a1", "b1")
    assert house.fault("GET", f"/matches/{id}/picture?ply={ply}")[1]["code"] == "no-ply"
    assert house.fault("GET", f"/matches/{id}/position?ply={ply}")[1]["code"] == "no-ply"
    assert house.fault("DELETE", f"/matches/{id}?profile=nobody")[1]["code"] == "no-profile"


def test_a_match_of_older_rules_is_listed_but_not_drawn(house: House) -> None:
    id = house.match("tic-tac-toe", "person", "person")["id"]
    house.append(id, (1000, Chosen(0, (Step("z9"),), due=1)))
    assert house.get(f"/matches/{id}")["plies"] == 1
    for what in ("picture", "record", "position"):
        status, fault = house.fault("GET", f"/matches/{id}/{what}")
        assert (status, fault["code"]) == (409, "other-rules")


def test_rules_that_ask_for_too_much_are_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    load("chess").position(FEN)
    monkeypatch.setattr(Machine, "EFFORT", 10)
    wish = {"game": "chess", "seats": PEOPLE, "position": FEN}
    assert house.fault("POST", "/matches", json=wish)[1]["code"] == "too-hard"
    assert house.fault("POST", "/games/chess/picture", content=FEN.encode())[1]["code"] == "too-hard"


def test_our_own_faults_are_said_too(house: House) -> None:
    id = house.match("tic-tac-toe", "person", "person")["id"]
    house.server.app.state.store.close()
    status, fault = house.fault("GET", f"/matches/{id}/picture")
    assert (status, fault["code"]) == (500, "failed")
