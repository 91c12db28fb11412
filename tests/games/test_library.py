"""Finding games: in the library and its themes, and where authors keep their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.games import BadGame, folder, library
from ludoteka.machine import TextGame, setup_faults
from ludoteka.terminal.complaint import Complaint
from ludoteka.terminal.shelf import open_game
from ludoteka.terminal.words import Words


def copied(game: str, place: Path) -> Path:
    """The rules and levels of a game in another folder."""
    place.mkdir(parents=True)
    for name in (library.RULES, library.LEVELS):
        (place / name).write_text((folder(game) / name).read_text("utf-8"), "utf-8")
    return place


@pytest.mark.parametrize("id", library.playable())
def test_every_game_can_be_set_up_from_each_of_its_levels_and_by_any_number_of_players(id: str) -> None:
    game = library.load(id)
    assert isinstance(game, TextGame)
    assert setup_faults(game.description) == ()


def test_an_authors_game_is_tried_out_when_it_is_read(tmp_path: Path) -> None:
    mine = copied("sokoban", tmp_path / "mine")
    (mine / "levels.game").write_text("level One, easy, 1 moves\n  #@*#\n")
    with pytest.raises(BadGame, match=rf"^{mine}/levels\.game: line 1: the level 'One' is over before the first move"):
        library.read(mine)


def test_an_authors_game_is_found_by_its_folder_its_rules_or_its_levels(tmp_path: Path) -> None:
    mine = copied("sokoban", tmp_path / "mine")
    for path in (mine, mine / "rules.game", mine / "levels.game"):
        game = library.read(path)
        assert (game.id, len(game.levels)) == ("mine", len(library.load("sokoban").levels))


def test_a_folder_is_a_game_by_its_bare_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(copied("sokoban", tmp_path / "mine").parent)
    assert open_game("mine", Words("en")).game.id == "mine"
    monkeypatch.chdir("mine")
    assert open_game(".", Words("en")).game.id == "mine"
    copied("sokoban", Path("chess"))
    assert open_game("chess", Words("en")).game.title == "Sokoban"
    (Path("go")).mkdir()
    assert open_game("go", Words("en")).game.title == "Go"


def test_mistakes_in_levels_are_told_in_their_file(tmp_path: Path) -> None:
    mine = copied("sokoban", tmp_path / "mine")
    (mine / "levels.game").write_text("level One, easy, 1 moves\n  #@?.#\n")
    with pytest.raises(BadGame) as wrong:
        library.read(mine)
    assert str(wrong.value).startswith(f"{mine}/levels.game: line 2: ")
    assert wrong.value.told[0].startswith(f"{mine}/levels.game:2:5: ")
    with pytest.raises(Complaint, match=r"mine/levels\.game:2:5: "):
        open_game(str(mine), Words("en"))


def test_mistakes_in_the_levels_of_a_theme_are_told_in_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    theme = copied("sokoban", tmp_path / "sokoban") / "themes" / "winter"
    theme.mkdir(parents=True)
    (theme / "en.ftl").write_text("title = Winter\n")
    (theme / "levels.game").write_text("level One, easy, 1 moves\n  #@?.#\n")
    monkeypatch.setattr(library, "FOLDER", tmp_path)
    for name in ("names", "themes", "playable"):
        monkeypatch.setattr(library, name, getattr(library, name).__wrapped__)
    with pytest.raises(BadGame, match=rf"^{theme}/levels\.game: line 2: "):
        library.load.__wrapped__("sokoban:winter")
