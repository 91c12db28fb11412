"""Themes: other pictures, words and levels for the rules of a game."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludoteka as lt
from ludoteka.games import art, library, rules_text, texts
from tests.games.test_content import DIFFICULTIES, LANGUAGES, ids_of, key, levels_of, text_of

THEMED = [one for one in library.playable() if ":" in one]
every_theme = pytest.mark.parametrize("id", THEMED)


def folder_of(id: str) -> Path:
    return library.folders(id)[0]


def test_children_have_a_sudoku_of_their_own() -> None:
    assert library.themes("sudoku") == ("children",)
    assert library.themes("chess") == ()
    assert library.playable().index("sudoku:children") == library.playable().index("sudoku") + 1
    assert "sudoku:children" not in library.names()


@every_theme
def test_a_theme_changes_how_a_game_looks_and_not_its_rules(id: str) -> None:
    game = id.partition(":")[0]
    assert not (folder_of(id) / "rules.game").exists()
    assert rules_text(id) == rules_text(game)
    for language in LANGUAGES:
        assert texts(id, language).title != texts(game, language).title
        assert texts(id, language).summary != texts(game, language).summary
        assert texts(id, language).name("easy") == texts(game, language).name("easy"), "left out"


@every_theme
def test_texts_have_the_same_messages_in_every_language(id: str) -> None:
    english, czech = (ids_of(text_of(folder_of(id), language)) for language in LANGUAGES)
    assert english == czech
    assert {"title", "summary", "kind"} <= set(english)


@every_theme
def test_levels_of_a_theme_are_translated_and_in_order(id: str) -> None:
    folder = folder_of(id)
    if not (folder / "levels.game").exists():
        return
    levels = levels_of(folder)
    assert [name for name, *_ in levels] == [level.name for level in lt.game(id).levels]
    grades = [DIFFICULTIES.index(hard) for _, hard, *_ in levels]
    assert grades == sorted(grades)
    ids = set(ids_of(text_of(folder, "en")))
    assert {key(f"level {name}") for name, *_ in levels} == {one for one in ids if one.startswith("level-")}


@every_theme
def test_pictures_of_a_theme_are_well_formed_and_come_first(id: str) -> None:
    own = sorted((folder_of(id) / "art").glob("*.svg"))
    assert folder_of(id) / "art" / "cover.svg" in own
    for picture in own:
        root = ElementTree.parse(picture).getroot()
        assert root.tag == "{http://www.w3.org/2000/svg}svg", picture.name
        assert root.get("viewBox") == f"0 0 {'160 120' if picture.stem == 'cover' else '100 100'}", picture.name
        assert art(id)[picture.stem] == picture
    assert set(art(id)) >= set(art(id.partition(":")[0]))


def test_every_animal_has_its_picture_and_its_name() -> None:
    pictures, english = art("sudoku:children"), texts("sudoku:children")
    for digit in range(1, 10):
        assert english.name(str(digit)).isalpha()
        assert f'aria-label="{english.name(str(digit))}"' in pictures[f"digit-{digit}"].read_text(encoding="utf-8")


@every_theme
def test_a_match_in_a_theme_is_recorded_under_its_name(id: str) -> None:
    game = lt.game(id)
    record = lt.Record(game.id, game.version, level=game.levels[0].name).with_move(game.start(level=1).moves()[0].text)
    again = lt.read_record(str(record))
    assert again.game == id
    position = again.replay(lt.game(again.game))
    assert game.position(str(position)) == position


def test_a_theme_that_is_not_there() -> None:
    with pytest.raises(lt.UnknownGame, match="no game 'sudoku:childern' in the library; did you mean sudoku:children"):
        lt.game("sudoku:childern")
