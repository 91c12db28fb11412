"""Records as they are taken away and brought."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.core import read_record
from ludoteka.games import load
from ludoteka.opponents.solving import Solution, solve
from tests.server.house import API, House, good
from tests.server.test_http_matches import play

GOOD = "ludoteka record 1\ngame: tic-tac-toe\nversion: 1\nseed: 3\n1. a1\n2. b1\n"
PLACED = str(load("tic-tac-toe").start().play("b2"))


def bring(house: House, text: str, **query: str) -> Any:
    return good(house.client.post(f"{API}/records", params=query, content=text.encode())).json()


def test_a_match_is_taken_away_and_brought_again(house: House) -> None:
    anna = house.profile("Anna Malá")
    first = house.match("tic-tac-toe", "level-1", "person", profile=anna)
    text = house.client.get(f"{API}/matches/{first['id']}/record")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    assert text.headers["content-disposition"] == f'attachment; filename="ludoteka-tic-tac-toe-{first["id"]}.txt"'
    record = read_record(text.text)
    assert record.sitters == ("level-1", "person Anna Malá")
    again = bring(house, text.text, profile=anna)
    assert again["id"] != first["id"]
    assert again["seats"] == first["seats"]
    assert house.client.get(f"{API}/matches/{again['id']}/record").text == text.text


def test_the_moves_of_a_record_stand(house: House) -> None:
    id = house.match("tic-tac-toe", "person", "person", position=PLACED)["id"]
    play(house, id, "a1", "c1")
    text = house.client.get(f"{API}/matches/{id}/record").text
    brought = bring(house, text)
    assert (brought["plies"], brought["version"], brought["due"]) == (2, 3, "person")
    shown = [house.client.get(f"{API}/matches/{one}/position").text for one in (id, brought["id"])]
    assert shown[0] == shown[1]


def test_a_record_without_sitters_is_of_people(house: House) -> None:
    anna = house.profile("Anna")
    brought = bring(house, GOOD, profile=anna)
    assert [one.get("name", "") for one in brought["seats"]] == ["Anna", ""]
    assert [one["id"] for one in house.get("/matches", profile=anna)] == [brought["id"]]


def test_whoever_brings_a_record_sits_where_their_name_is(house: House) -> None:
    anna = house.profile("Anna")
    text = GOOD.replace("record 1", "record 2").replace("seed: 3\n", "seed: 3\nseat 1: Robot X\nseat 2: person Anna\n")
    brought = bring(house, "\ufeff" + text, profile=anna)
    assert [(one.get("name"), one.get("profile")) for one in brought["seats"]] == [("Robot X", None), ("Anna", anna)]


def test_a_brought_record_counts_for_nothing(house: House) -> None:
    anna = house.profile("Anna")
    bring(house, GOOD, profile=anna)
    level = load("maze").levels[0]
    solved = solve(load("maze").start())
    assert isinstance(solved, Solution)
    moves = [f"{number}. {move}" for number, move in enumerate(solved.moves, 1)]
    brought = bring(house, "\n".join(["ludoteka record 1", "game: maze", "level: 1", *moves]), profile=anna)
    assert (brought["level"], brought["results"]) == (level.name, ["won"])
    told = house.get("/statistics", profile=anna)
    assert (told["all"]["matches"], told["levels"]) == (0, [])
    assert "solved" not in house.get("/games/maze", profile=anna)["levels"][0]


def test_other_notations_are_written_and_read(house: House) -> None:
    brought = bring(house, "1. e4 e5 2. Nf3 *", game="chess")
    assert brought["plies"] == 3
    pgn = house.client.get(f"{API}/matches/{brought['id']}/record?notation=pgn")
    assert "1. e4 e5 2. Nf3" in pgn.text
    assert pgn.headers["content-disposition"].endswith('.pgn"')
    for wanted in ("fen", "sgf"):
        status, fault = house.fault("GET", f"/matches/{brought['id']}/record?notation={wanted}")
        assert (status, fault["code"]) == (404, "no-notation")


@pytest.mark.parametrize(("text", "query", "code", "line"), [
    ("", "", "wrong-record", 1),
    ("Dear diary", "", "wrong-record", 1),
    (GOOD.replace("version: 1", "weather: fine"), "", "wrong-record", 3),
    (GOOD.replace("2. b1", "3. b1"), "", "wrong-record", 6),
    (GOOD.replace("2. b1", "2. a1"), "", "wrong-move", 6),
    (GOOD.replace("1. a1\n2. b1", "1. a1\n2. nonsense"), "", "wrong-move", 6),
    (GOOD.replace("tic-tac-toe", "chest"), "", "no-game", 0),
    (GOOD.replace("seed: 3", "level: Hard"), "", "wrong-record", 4),
    (GOOD.replace("seed: 3", "option size: 3"), "", "wrong-record", 0),
    (GOOD.replace("seed: 3", "seats: 7"), "", "wrong-record", 0),
    (GOOD.replace("seed: 3", "position:\n  ludoteka position 1\n  game: tic-tac-toe\n  board: gone"), "",
     "wrong-position", 7),
    ("ludoteka record 1\ngame: tic-tac-toe\n" + "".join(f"{n}. a1\n" for n in range(1, 2100)), "", "too-large", 0),
    ("x" * 1_000_001, "", "too-large", 0),
    ("1. e4 e9", "game=chess", "wrong-record", 1),
    ("1. e4", "game=hex", "wrong-record", 1),
    ("1. e4", "game=chest", "no-game", 0),
    (GOOD, "profile=nobody", "no-profile", 0),
])
def test_what_is_no_record_is_said_with_its_line(
        reading_room: House, text: str, query: str, code: str, line: int) -> None:
    _, fault = reading_room.fault("POST", f"/records?{query}", content=text.encode())
    assert (fault["code"], fault.get("line", 0)) == (code, line)
    assert reading_room.get("/matches") == []


def test_what_is_no_text_is_said(reading_room: House) -> None:
    assert reading_room.fault("POST", "/records", content=b"\xff\xfe\x00")[1]["code"] == "malformed"
