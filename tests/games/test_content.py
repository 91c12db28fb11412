"""Every game of the library brings its texts in both languages, its pictures, its page and its levels."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

HOUSE = Path(__file__).parents[2]
GAMES = HOUSE / "src" / "ludoteka" / "games"
PAGES = HOUSE / "docs" / "games"
LIBRARY = sorted(path.parent for path in GAMES.glob("*/rules.game") if not (path.parent / "waiting").exists())
PUZZLES = [folder for folder in LIBRARY if (folder / "levels.game").exists()]
LANGUAGES = ("en", "cs")
DIFFICULTIES = ("easy", "medium", "hard", "very hard")
HEADINGS = ["What it is", "How it is played", "Our variant", "Notation", "History"]

every_game = pytest.mark.parametrize("folder", LIBRARY, ids=lambda path: path.name)
every_puzzle = pytest.mark.parametrize("folder", PUZZLES, ids=lambda path: path.name)


def key(name: str) -> str:
    """The id of a name's message: 'Swap sides' has 'swap-sides'."""
    signs = unicodedata.normalize("NFD", name.lower())
    plain = "".join(sign for sign in signs if not unicodedata.combining(sign))
    words = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    return words if words[:1].isalpha() else f"n-{words}"


def ids_of(text: str) -> list[str]:
    """The ids of all messages; a text with a mistake has none."""
    body = parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def text_of(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


def levels_of(folder: Path) -> list[tuple[str, str, int, tuple[str, ...]]]:
    """Name, difficulty, fewest moves and rows of each level."""
    text = (folder / "levels.game").read_text(encoding="utf-8")
    found = re.findall(r"^level (.+?), ([a-z ]+), (\d+) moves\n((?:  .*\n)+)", text, re.MULTILINE)
    headings = re.findall(r"^level\b", text, re.MULTILINE)
    assert len(found) == len(headings), "a heading is not 'level NAME, DIFFICULTY, N moves'"
    return [(name, hard, int(least), tuple(row[2:] for row in drawing.splitlines()))
            for name, hard, least, drawing in found]


def test_the_library_is_there() -> None:
    assert len(LIBRARY) >= 15
    assert len(PUZZLES) >= 5


@every_game
def test_texts_have_the_same_messages_in_every_language(folder: Path) -> None:
    english, czech = (ids_of(text_of(folder, language)) for language in LANGUAGES)
    assert english == czech
    assert [name for name, times in Counter(english).items() if times > 1] == []
    assert {"title", "summary", "how-to-play", "kind"} <= set(english)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_something(folder: Path, language: str) -> None:
    text = text_of(folder, language)
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(text))
    for name in ids_of(text):
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        said, faults = bundle.format_pattern(pattern)
        assert isinstance(said, str)
        assert said.strip(), name
        assert faults == []


@every_game
def test_seats_pieces_options_and_labels_are_translated(folder: Path) -> None:
    rules = (folder / "rules.game").read_text(encoding="utf-8")
    ids = set(ids_of(text_of(folder, "en")))
    assert {key(name) for name in names_of(rules)} <= ids


def names_of(rules: str) -> set[str]:
    """Seats, kinds of pieces, labels and rulesets, as they stand at the beginnings of lines."""
    names = set(re.findall(r"^(?:piece|officer|kind|ruleset) ([\w ]+)", rules, re.MULTILINE))
    names |= set(re.findall(r'^  or "(.+)"', rules, re.MULTILINE))
    players = re.findall(r"^players (.+)", rules, re.MULTILINE)[0]
    seats = [re.sub(r" moving \w+", "", seat).strip() for seat in players.split(",")]
    names |= {"Player"} if players.isdigit() else set(seats)
    for option in re.findall(r'^  ([\w ]+) is .*"', rules, re.MULTILINE):
        names |= {option, f"{option} question"}
    return names


@every_game
def test_pictures_are_well_formed(folder: Path) -> None:
    pictures = sorted((folder / "art").glob("*.svg"))
    assert folder / "art" / "cover.svg" in pictures
    for picture in pictures:
        root = ElementTree.parse(picture).getroot()
        assert root.tag == "{http://www.w3.org/2000/svg}svg", picture.name
        size = "160 120" if picture.stem == "cover" else "100 100"
        assert root.get("viewBox") == f"0 0 {size}", picture.name


@every_game
def test_every_piece_has_a_picture(folder: Path) -> None:
    rules = (folder / "rules.game").read_text(encoding="utf-8")
    stems = {picture.stem for picture in (folder / "art").glob("*.svg")}
    for piece in re.findall(r"^(?:piece|officer) ([\w ]+)", rules, re.MULTILINE):
        assert any(stem == key(piece) or stem.startswith(f"{key(piece)}-") for stem in stems), piece


@every_game
def test_the_page_has_the_usual_headings(folder: Path) -> None:
    page = (PAGES / f"{folder.name}.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)", page, re.MULTILINE)
    assert [heading for heading in headings if heading != "Levels"] == HEADINGS
    assert ("Levels" in headings) == (folder in PUZZLES)


def test_the_overview_names_every_game() -> None:
    overview = (PAGES / "index.md").read_text(encoding="utf-8")
    assert [folder.name for folder in LIBRARY if f"({folder.name}.md)" not in overview] == []


@every_puzzle
def test_puzzles_have_levels(folder: Path) -> None:
    levels = levels_of(folder)
    assert len(levels) >= 5
    assert len({name for name, *_ in levels}) == len(levels)
    assert len({rows for *_, rows in levels}) == len(levels)
    grades = [DIFFICULTIES.index(hard) for _, hard, *_ in levels]
    assert grades == sorted(grades), "the easier ones stand first"
    assert all(least > 0 for _, _, least, _ in levels)


@every_puzzle
def test_levels_are_translated(folder: Path) -> None:
    ids = set(ids_of(text_of(folder, "en")))
    levels = levels_of(folder)
    assert {key(f"level {name}") for name, *_ in levels} == {one for one in ids if one.startswith("level-")}
    assert {key(hard) for _, hard, *_ in levels} <= ids


def rows_of(game: str) -> list[tuple[int, tuple[str, ...]]]:
    return [(least, rows) for _, _, least, rows in levels_of(GAMES / game)]


def test_sokoban_has_as_many_boxes_as_goals_inside_walls() -> None:
    for _, rows in rows_of("sokoban"):
        signs = Counter("".join(rows))
        assert set(signs) <= set("# .$*@+")
        assert signs["@"] + signs["+"] == 1
        assert signs["$"] == signs["."] + signs["+"] > 0
        assert len({len(row) for row in rows}) == 1
        assert {*rows[0], *rows[-1], *(row[0] for row in rows), *(row[-1] for row in rows)} == {"#"}


def test_fifteen_can_be_put_in_order() -> None:
    for _, rows in rows_of("fifteen"):
        square = [0 if sign == "." else int(sign) for row in rows for sign in row.split()]
        assert sorted(square) == list(range(16))
        blocks = [block for block in square if block]
        inversions = sum(one > other for at, one in enumerate(blocks) for other in blocks[at:])
        assert (inversions + 3 - square.index(0) // 4) % 2 == 0


def test_lights_out_levels_are_squares_of_lights() -> None:
    for _, rows in rows_of("lights-out"):
        lights = [row.split() for row in rows]
        assert [len(row) for row in lights] == [5] * 5
        assert {light for row in lights for light in row} <= {"*", "."}


def test_sudoku_has_a_digit_once_and_a_move_for_each_empty_cell() -> None:
    for least, rows in rows_of("sudoku"):
        grid = [row.split() for row in rows]
        assert [len(row) for row in grid] == [9] * 9
        assert sum(row.count(".") for row in grid) == least
        groups = [(place, grid[y][x]) for y, x in product(range(9), repeat=2) if grid[y][x] != "."
                  for place in (f"row {y}", f"column {x}", f"box {y // 3} {x // 3}")]
        assert len(set(groups)) == len(groups)


def test_klondike_is_a_field_with_one_traveller_and_the_outside_around() -> None:
    for _, rows in rows_of("klondike"):
        field = [row.split() for row in rows]
        assert len({len(row) for row in field}) == 1
        assert Counter(sign for row in field for sign in row)["T"] == 1
        assert {*field[0], *field[-1], *(row[0] for row in field), *(row[-1] for row in field)} == {"="}
