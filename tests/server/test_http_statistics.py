"""Statistics as a client asks for them."""

from __future__ import annotations

import csv
import io

import msgspec

from ludoteka.games import load
from ludoteka.server.tallies import Statistics
from ludoteka.table.events import Chosen, Helped, Paused, Resigned, Restarted, Resumed, Step, TakenBack
from tests.server.house import API, House


def chosen(seat: int | None, move: str, due: int | None = None, *results: str) -> Chosen:
    return Chosen(seat, (Step(move),), due=due, results=results)  # type: ignore[arg-type]  # words are results here


def counted(house: House, profile: str, **asked: str) -> Statistics:
    return msgspec.convert(house.get("/statistics", profile=profile, **asked), Statistics)


def test_whoever_has_not_played_has_empty_statistics(house: House) -> None:
    told = counted(house, house.profile("Anna"))
    assert (told.all.matches, told.games, told.opponents, told.levels, told.times.moves) == (0, (), (), (), 0)
    assert len(told.weeks) == 1


def test_matches_are_counted_by_game_and_opponent(house: House) -> None:
    anna = house.profile("Anna")
    won = house.match("hex", "person", "level-2", profile=anna)["id"]
    lost = house.match("hex", "level-2", "person", profile=anna)["id"]
    drawn = house.match("tic-tac-toe", "person", "person", profile=anna)["id"]
    house.match("tic-tac-toe", "person", "level-1", profile=anna)
    house.match("tic-tac-toe", "person", "person")
    house.append(won, (60_000, chosen(0, "a1", None, "won", "lost")))
    house.append(lost, (30_000, Resigned(1)))
    house.append(drawn, (1000, chosen(0, "a1", None, "drawn", "drawn")))
    told = counted(house, anna)
    assert (told.all.matches, told.all.finished) == (4, 3)
    assert (told.all.won, told.all.drawn, told.all.lost, told.all.minutes) == (1, 1, 1, 1.52)
    games = {one.name: (one.matches, one.won, one.drawn, one.lost) for one in told.games}
    assert games == {"hex": (2, 1, 0, 1), "tic-tac-toe": (2, 0, 1, 0)}
    opponents = {one.name: (one.matches, one.finished, one.won, one.lost) for one in told.opponents}
    assert opponents == {"level-2": (2, 2, 1, 1), "person": (1, 1, 0, 0), "level-1": (1, 0, 0, 0)}
    assert counted(house, anna, game="hex").all.matches == 2


def test_playing_against_oneself_is_neither_won_nor_lost(house: House) -> None:
    anna = house.profile("Anna")
    id = house.post("/matches", {"game": "hex", "seats": [{"profile": anna}, {"profile": anna}]})["id"]
    house.append(id, (1000, Resigned(0)))
    told = counted(house, anna).all
    assert (told.finished, told.won, told.lost) == (1, 0, 0)


def test_thinking_is_timed_without_pauses_and_absence(house: House) -> None:
    anna = house.profile("Anna")
    id = house.match("hex", "person", "level-1", profile=anna)["id"]
    house.append(
        id, (500, chosen(0, "a1", 1)), (9000, chosen(1, "a2", 0)), (1000, Paused()), (3_600_000, Resumed()),
        (2000, chosen(0, "a3", 1)), (9000, chosen(1, "a4", 0)), (86_400_000, chosen(0, "a5", 1)))
    told = counted(house, anna)
    assert told.times.moves == 3
    assert [(bar.below, bar.moves) for bar in told.times.bars if bar.moves] == [(1.0, 1), (5.0, 1), (None, 1)]
    assert (told.times.median, told.times.slow) == (3.0, 600.0)
    assert house.get(f"/matches/{id}")["elapsed"] == 86_400 + 21.5
    assert told.all.minutes == round((600 + 21.5) / 60, 2)


def test_levels_have_stars_of_their_profile(house: House) -> None:
    anna, first = house.profile("Anna"), load("maze").levels[0]
    second = load("maze").levels[1].name
    id = house.match("maze", "person", profile=anna, level=first.name)["id"]
    house.append(
        id, (1000, Helped(0, "hint")), (1000, chosen(0, "a1", 0)), (1000, chosen(0, "a2", None, "won")),
        (1000, Restarted()), (5000, chosen(0, "a1", 0)), (1000, TakenBack(0)), (1000, chosen(0, "a1", 0)),
        (1000, chosen(0, "a2", 0)), (1000, chosen(0, "a3", None, "won")))
    house.match("maze", "person", profile=anna, level=second)
    told = counted(house, anna)
    one, two = told.levels
    assert (one.level, one.minimum, one.tries, one.solved, one.helped) == (first.name, first.minimum, 2, 2, False)
    assert (one.best, one.seconds) == (2, 3.0)
    assert (two.level, two.tries, two.solved, two.best) == (second, 1, 0, None)
    assert (told.hints, told.undos, told.restarts, told.solutions) == (1, 1, 1, 0)
    levels = {level["name"]: level for level in house.get("/games/maze", profile=anna)["levels"]}
    assert (levels[first.name]["solved"], levels[first.name]["best"], levels[first.name]["tries"]) == (True, 2, 2)
    assert "solved" not in levels[second]
    assert all("solved" not in level for level in house.get("/games/maze")["levels"])
    assert all("solved" not in level for level in house.get("/games/maze", profile="gone")["levels"])


def test_a_level_that_was_solved_with_help_only_says_so(house: House) -> None:
    anna, first = house.profile("Anna"), load("maze").levels[0]
    id = house.match("maze", "person", profile=anna)["id"]
    house.append(id, (1000, Helped(0, "solution")), (1000, chosen(0, "a1", None, "won")))
    assert counted(house, anna).levels[0].helped
    level = house.get("/games/maze", profile=anna)["levels"][0]
    assert (level["name"], level["helped"], house.get(f"/matches/{id}")["helped"]) == (first.name, True, True)


def test_weeks_follow_each_other_without_gaps(house: House) -> None:
    anna = house.profile("Anna")
    id = house.match("maze", "person", profile=anna)["id"]
    house.append(id, (30_000, chosen(0, "a1", 0)), (30_000, chosen(0, "a1", None, "won")))
    house.append(house.match("maze", "person", profile=anna)["id"], (1000, chosen(0, "a1", None, "won")))
    this = counted(house, anna).weeks[-1]
    assert (this.matches, this.moves, this.solved) == (2, 3, 1)
    assert this.minutes == 1.02


def test_a_sheet_has_a_row_for_every_event(house: House) -> None:
    anna = house.profile("Anna")
    id = house.match("hex", "person", "level-1", profile=anna)["id"]
    house.append(id, (1500, chosen(0, "a1", 1)), (500, chosen(1, "b,1", 0)), (1000, Helped(0, "hint")),
                 (0, TakenBack(0)), (100, Resigned(0)))
    answer = house.client.get(f"{API}/statistics.csv", params={"profile": anna})
    assert answer.headers["content-type"].startswith("text/csv; charset=utf-8")
    assert answer.text.count("\r\n") == 7
    rows = list(csv.DictReader(io.StringIO(answer.text, newline="")))
    assert [row["event"] for row in rows] == ["opened", "chosen", "chosen", "helped", "taken-back", "resigned"]
    assert [row["ply"] for row in rows] == ["0", "1", "2", "2", "0", "0"]
    assert [row["who"] for row in rows] == ["", "person", "level-1", "person", "", "person"]
    assert [row["move"] for row in rows] == ["", "a1", "b,1", "", "", ""]
    assert [row["seconds"] for row in rows] == ["", "1.5", "0.5", "", "", ""]
    assert rows[-1]["results"] == "lost won"
    assert {row["match"] for row in rows} == {id}
    assert (rows[3]["help"], rows[4]["left"]) == ("hint", "0")
    assert rows[0]["at"].endswith("+00:00")


def test_a_sheet_tells_the_time_of_the_zone(house: House) -> None:
    anna = house.profile("Anna")
    house.match("hex", "person", "level-1", profile=anna)
    answer = house.client.get(f"{API}/statistics.csv", params={"profile": anna, "zone": "Asia/Kathmandu"})
    assert next(csv.DictReader(io.StringIO(answer.text, newline="")))["at"].endswith("+05:45")


def test_a_time_zone_that_is_not_there_is_said(reading_room: House) -> None:
    for path in ("/statistics", "/statistics.csv"):
        status, fault = reading_room.fault("GET", f"{path}?zone=Europe/Nowhere")
        assert (status, fault["code"], fault["detail"]) == (422, "no-zone", "Europe/Nowhere")


def test_nobody_has_no_statistics(reading_room: House) -> None:
    for path in ("/statistics", "/statistics.csv"):
        status, fault = reading_room.fault("GET", f"{path}?profile=nobody")
        assert (status, fault["code"]) == (404, "no-profile")
