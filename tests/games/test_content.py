"""Every game of the library brings its texts in both languages, its pictures, its page and its levels."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from ludoteka.games import library
from ludoteka.language.actions import Block, ChooseWay, Either, ForEach, If, RepeatTimes, RepeatWhile
from ludoteka.machine import TextGame

HOUSE = Path(__file__).parents[2]
GAMES = HOUSE / "src" / "ludoteka" / "games"
LIBRARY = sorted(path.parent for path in GAMES.glob("*/rules.game") if not (path.parent / "waiting").exists())
PUZZLES = [folder for folder in LIBRARY if (folder / "levels.game").exists()]
LANGUAGES = ("en", "cs")
DIFFICULTIES = ("easy", "medium", "hard", "very hard")
HEADINGS = ["What it is", "How it is played", "Our variant", "Notation", "History"]

AROUND = ("next", "previous", "opposite")
"""Seats that are spoken of by where they are."""

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
    assert len(LIBRARY) >= 43
    assert len(PUZZLES) >= 24


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
def test_other_forms_of_names_are_there_in_every_language_for_every_count(folder: Path) -> None:
    forms = []
    for language in LANGUAGES:
        text = text_of(folder, language)
        bundle = FluentBundle([language])
        bundle.add_resource(FluentResource(text))
        found = {(name, form): pattern for name in ids_of(text)
                 for form, pattern in bundle.get_message(name).attributes.items()}
        for (name, form), pattern in found.items():
            aims = {f"aim-{key(word)}" for word in library.load(folder.name).names}
            assert form in {"counted", "from", "aim", "earned"} | aims
            for count in (0, 1, 2, 5):
                facts = {"count": count, "area": "city", **dict.fromkeys(AROUND, "Eva")}
                said, faults = bundle.format_pattern(pattern, facts)
                assert said, name
                assert faults == []
        forms.append(set(found))
    assert forms[0] == forms[1]


@every_game
def test_seats_pieces_options_and_labels_are_translated(folder: Path) -> None:
    ids = set(ids_of(text_of(folder, "en")))
    assert {key(name) for name in names_of(folder)} <= ids


def names_of(folder: Path) -> set[str]:
    """Seats, kinds of pieces, labels, options and rulesets: every name that a player meets in any match."""
    game = library.load(folder.name)
    assert isinstance(game, TextGame)
    description = game.description
    names = set(description.seats) or {"Player"}
    names |= {kind.name for kind in description.kinds.values() if not kind.abstract}
    names |= {label for rule in description.rules() for label in labels_of(rule.block)}
    names |= {name for option in description.options for name in (option.name, f"{option.name} question")}
    return names | set(description.rulesets)


def labels_of(block: Block) -> Iterator[str]:
    """The words that a player chooses by, in a rule and all that is written inside it."""
    for action in block:
        if isinstance(action, Either):
            yield from (label for label, _ in action.branches if label)
            for _, inner in action.branches:
                yield from labels_of(inner)
        elif isinstance(action, ChooseWay):
            yield from action.ways.names
        elif isinstance(action, If):
            yield from labels_of(action.then)
            yield from labels_of(action.otherwise)
        elif isinstance(action, ForEach | RepeatWhile | RepeatTimes):
            yield from labels_of(action.block)


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
    stems = {picture.stem for picture in (folder / "art").glob("*.svg")}
    game = library.load(folder.name)
    assert isinstance(game, TextGame)
    for piece in (kind.name for kind in game.description.kinds.values() if not kind.abstract):
        assert any(stem == key(piece) or stem.startswith(f"{key(piece)}-") for stem in stems), piece


@every_game
def test_the_page_has_the_usual_headings(folder: Path) -> None:
    page = (folder / "page.md").read_text(encoding="utf-8")
    assert re.findall(r"^#+ (.+)", page, re.MULTILINE) == HEADINGS


@every_game
def test_versions_are_counted_and_dated(folder: Path) -> None:
    lines = (folder / "versions.txt").read_text(encoding="utf-8").splitlines()
    told = [re.fullmatch(r"(\d+) (\d{4}-\d\d-\d\d) (.+)", line) for line in lines]
    assert all(told)
    assert [one and one[1] for one in told] == [str(number) for number in range(1, len(lines) + 1)]
    days = [date.fromisoformat(one[2]) for one in told if one]
    assert days == sorted(days)


@every_puzzle
def test_puzzles_have_levels(folder: Path) -> None:
    levels = levels_of(folder)
    assert len(levels) >= 12
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

