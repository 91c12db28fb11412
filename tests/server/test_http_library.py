"""The library as a client asks for it."""

from __future__ import annotations

import msgspec
import pytest

from ludoteka.games import load, names, playable
from ludoteka.server.answers import About, Card, GamePage, Picture
from tests.server.house import API, House

CARDS = msgspec.json.Decoder(tuple[Card, ...])


def test_about(reading_room: House) -> None:
    told = msgspec.convert(reading_room.get("/about"), About)
    assert told.games == len(names())
    assert told.levels > 300
    assert told.languages == ("en", "cs")


def test_the_library_shows_every_game_and_theme(reading_room: House) -> None:
    cards = {card.id: card for card in CARDS.decode(reading_room.client.get(f"{API}/library").content)}
    assert tuple(cards) == playable()
    assert cards["chess"].titles == {"en": "Chess", "cs": "Šachy"}
    assert all(card.summaries["cs"] and card.summaries["en"] for card in cards.values())
    assert cards["sudoku:children"].theme_of == "sudoku"
    assert cards["chess"].theme_of == ""


def test_a_page_tells_all_about_a_game(reading_room: House) -> None:
    page = msgspec.convert(reading_room.get("/games/pexeso"), GamePage)
    assert [len(names) for names in page.seat_names] == [1, 2, 3, 4, 5, 6]
    assert len(page.colours) == 6
    assert page.levels[0].tries == 0
    assert page.rules.startswith("game Pexeso\n")
    assert "card" in page.pieces
    assert "sun" in page.art
    assert page.facts.boards
    assert msgspec.convert(reading_room.get("/games/chess"), GamePage).notations == ("fen", "pgn")
    assert msgspec.convert(reading_room.get("/games/go"), GamePage).options[0].name == "size"


def test_a_theme_has_a_page_of_its_own(reading_room: House) -> None:
    page = msgspec.convert(reading_room.get("/games/sudoku%3Achildren"), GamePage)
    assert page.card.id == "sudoku:children"
    assert {level.name for level in page.levels}.isdisjoint(
        level["name"] for level in reading_room.get("/games/sudoku")["levels"])


@pytest.mark.parametrize("language", ["en", "cs"])
def test_texts_are_one_resource_with_the_theme_in_it(reading_room: House, language: str) -> None:
    plain = reading_room.client.get(f"{API}/games/sudoku/texts/{language}")
    theme = reading_room.client.get(f"{API}/games/sudoku:children/texts/{language}")
    assert plain.headers["content-type"] == "text/plain; charset=utf-8"
    assert plain.text != theme.text
    for text in (plain.text, theme.text):
        assert sum(line.startswith("title =") for line in text.splitlines()) == 1


def test_art_is_a_picture(reading_room: House) -> None:
    answer = reading_room.client.get(f"{API}/games/chess/art/king.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in answer.content
    assert reading_room.client.get(f"{API}/games/sudoku:children/art/digit-1.svg").status_code == 200


@pytest.mark.parametrize("name", ["..%2F..%2Fchess%2Fart%2Fking", "%2e%2e/rules", "/etc/passwd",
                                  "king.svg%00", "nothing", ""])
def test_art_is_only_what_the_game_has(reading_room: House, name: str) -> None:
    answer = reading_room.client.get(f"{API}/games/chess/art/{name}.svg")
    assert answer.status_code == 404
    assert answer.json()["code"] in ("no-picture", "not-found")


def test_a_picture_carries_all_that_it_takes_to_draw_it(reading_room: House) -> None:
    shown = reading_room.get("/games/chess/picture")
    page = reading_room.get("/games/chess")
    assert (shown["colours"], shown["art"], shown["look"]) == (page["colours"], page["art"], page["look"])
    assert (page["look"], len(page["colours"])) == ("checkered wood without=quiet-moves", 2)
    assert "king" in page["art"]


def test_a_picture_is_drawn_as_it_is_set(reading_room: House) -> None:
    small = msgspec.convert(reading_room.get("/games/go/picture", size=9), Picture)
    large = msgspec.convert(reading_room.get("/games/go/picture"), Picture)
    assert (len(small.layout.boards[0].cells), len(large.layout.boards[0].cells)) == (81, 361)
    assert small.layout.key != large.layout.key
    three = reading_room.get("/games/chinese-checkers/picture", seats=3)
    assert len(three["state"]["seats"]) == 3
    levels = [reading_room.get("/games/sokoban/picture", level=level) for level in (1, 2)]
    assert levels[0] != levels[1]
    spaced = reading_room.get("/games/draughts/picture", quiet_limit=40)
    assert spaced == reading_room.get("/games/draughts/picture", **{"quiet limit": 40})


def test_a_sample_is_worth_looking_at(reading_room: House) -> None:
    assert reading_room.get("/games/hex/picture")["state"]["boards"] == [{}]
    assert len(reading_room.get("/games/hex/picture", sample="true")["state"]["boards"][0]) == 12


def test_a_position_is_drawn(reading_room: House) -> None:
    text = str(load("tic-tac-toe").start().play("a1"))
    path = f"{API}/games/tic-tac-toe/picture"
    shown = msgspec.json.decode(reading_room.client.post(path, content=text.encode()).content, type=Picture)
    assert list(shown.state.boards[0]) == ["a1"]
    status, fault = reading_room.fault("POST", "/games/tic-tac-toe/picture", content=text.replace("X", "?").encode())
    assert (status, fault["code"]) == (422, "wrong-position")
    assert "X" in text.splitlines()[fault["line"] - 1]
    assert reading_room.fault("POST", "/games/chest/picture", content=b"")[1]["code"] == "no-game"


@pytest.mark.parametrize(("language", "words"), [("en", "turns to miss"), ("cs", "tahy k vynechání")])
def test_words_of_the_language_of_rules_come_with_the_texts_of_every_game(
        reading_room: House, language: str, words: str) -> None:
    told = reading_room.client.get(f"{API}/games/chess/texts/{language}").text
    assert f"turns-to-miss = {words}" in told


@pytest.mark.parametrize("path", ["/library", "/games/chess/picture", "/games/chess/texts/cs",
                                  "/games/chess/art/king.svg"])
def test_what_a_browser_has_already_is_not_sent_again(reading_room: House, path: str) -> None:
    first = reading_room.client.get(API + path)
    again = reading_room.client.get(API + path, headers={"if-none-match": f'"other", W/{first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert reading_room.client.get(API + path, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize(("path", "status", "code"), [
    ("/games/chest", 404, "no-game"),
    ("/games/sudoku:pirates", 404, "no-game"),
    ("/games/../about", 404, "not-found"),
    ("/games/marbles", 404, "no-game"),
    ("/games/chest/texts/en", 404, "no-game"),
    ("/games/chess/texts/de", 404, "no-language"),
    ("/games/chess/texts/..", 404, "no-language"),
    ("/games/chest/art/king.svg", 404, "no-game"),
    ("/games/chest/picture", 404, "no-game"),
    ("/games/chest/picture?sample=true", 404, "no-game"),
    ("/games/chess/picture?seats=3", 422, "wrong-seats"),
    ("/games/chess/picture?seats=two", 422, "wrong-seats"),
    ("/games/sokoban/picture?level=Nowhere", 404, "no-level"),
    ("/games/chess/picture?level=1", 404, "no-level"),
    ("/games/go/picture?size=7000", 422, "no-option"),
    ("/games/go/picture?colour=red", 422, "no-option"),
    ("/nothing", 404, "not-found"),
])
def test_what_is_not_there_is_said(reading_room: House, path: str, status: int, code: str) -> None:
    found, fault = reading_room.fault("GET", path.replace("..", "%2e%2e"))
    assert (found, fault["code"]) == (status, code)


def test_an_address_is_not_for_everything(reading_room: House) -> None:
    status, fault = reading_room.fault("POST", "/library", json={})
    assert (status, fault["code"]) == (405, "not-allowed")
