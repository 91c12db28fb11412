"""A new game is right and playable at once, and nothing that exists is touched."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.games import library, names, read, texts
from ludoteka.games.cards import card_text
from ludoteka.games.library import folders
from ludoteka.games.texts import message_id
from ludoteka.language import check, format_text
from ludoteka.opponents import RandomSeat, play_match
from ludoteka.studio import pages, starting
from ludoteka.terminal.shelf import open_game
from ludoteka.terminal.words import Words
from tests.games.test_content import HEADINGS


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_US.UTF-8")


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["new", *arguments])
    assert result.exit_code == code, result.output
    return result.stderr if code else result.stdout


def messages(path: Path) -> set[str]:
    body = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("template", starting.TEMPLATES)
def test_a_template_is_right_whole_and_can_be_played_to_the_end(template: str) -> None:
    told = run("my-game", "--template", template)
    assert "ludoteka check my-game " in told
    for name in ("rules.game", "levels.game") if Path("my-game/levels.game").exists() else ("rules.game",):
        text = Path("my-game", name).read_text("utf-8")
        assert format_text(text) == text
    assert not check(Path("my-game/rules.game").read_text("utf-8")).diagnostics
    game = read(Path("my-game"))
    assert (game.id, game.title) == ("my-game", "My game")
    levels: list[str | None] = [one.name for one in game.levels]
    for level in levels or [None]:
        start = game.start(level=level)
        assert play_match(start, [RandomSeat()] * len(start.seats), random.Random(1))[0].outcome
    known = messages(Path("my-game/en.ftl"))
    assert known == messages(Path("my-game/cs.ftl"))
    assert {message_id(name) for name in game.names} <= known
    assert {message_id(f"level {one.name}") for one in game.levels} <= known
    pieces = game.description.kinds
    assert {path.stem for path in Path("my-game/art").iterdir()} == {"cover", *pieces}


def test_a_template_speaks_the_players_language() -> None:
    run("my-game", "--template", "logic")
    assert open_game("my-game/rules.game", Words("cs")).texts.name("figure") == "číslice"
    assert open_game("my-game/rules.game", Words("en")).texts.title == "My game"


@pytest.mark.parametrize("id", names())
def test_every_game_of_the_library_can_be_begun_with(id: str) -> None:
    files = starting.library_files(id, "Other one")
    assert files["rules.game"].startswith("game Other one\n")
    assert check(files["rules.game"], files.get("levels.game", "")).description
    assert "\ntitle = Other one\n" in "\n" + files["en.ftl"]
    assert "art/cover.svg" in files
    for name in ("en.ftl", "cs.ftl"):
        assert files[name].startswith("### ")
        assert "how-to-play" in files[name].splitlines()[0]


def test_a_theme_is_copied_as_it_is_shown() -> None:
    files = starting.library_files("sudoku:children", "Zoo")
    assert "art/digit-7.svg" in files
    assert files["levels.game"] == (folders("sudoku:children")[0] / "levels.game").read_text("utf-8")
    run("zoo", "--like", "sudoku:children")
    assert messages(Path("zoo/en.ftl")) == messages(Path("zoo/cs.ftl"))
    opened = open_game("zoo", Words("en"))
    assert opened.texts.title == "Zoo"
    assert "animals" in opened.texts.summary
    assert opened.texts.name("easy") == "easy", "what the theme leaves out is the game's"
    levels = {message_id(f"level {one.name}") for one in opened.game.levels}
    assert levels == {one for one in messages(Path("zoo/en.ftl")) if one.startswith("level-")}


@pytest.mark.parametrize("wish", [("--template", "puzzle"), ("--like", "tic-tac-toe"), ("--like", "sudoku:children")])
def test_a_folder_is_complete_for_the_library(
    wish: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    run("my-game", *wish)
    assert re.fullmatch(r"1 \d{4}-\d\d-\d\d First version\.\n", Path("my-game/versions.txt").read_text())
    monkeypatch.setattr(library, "FOLDER", tmp_path)
    for name in ("names", "themes", "playable", "load"):
        monkeypatch.setattr(library, name, getattr(library, name).__wrapped__)
    monkeypatch.setattr(pages, "texts", texts.__wrapped__)
    assert card_text("my-game").minutes > 0
    made = pages.page("my-game")
    assert made.startswith("# My game\n")
    assert [one for one in re.findall("^## (.*)", made, re.MULTILINE) if one in HEADINGS] == HEADINGS
    assert pages.drawn("my-game")


def test_without_a_terminal_the_simplest_template_is_taken() -> None:
    told = json.loads(run("my-game", "--json"))
    assert told["title"] == "My game"
    assert "4 of your stones" in Path("my-game/rules.game").read_text("utf-8")


def test_whoever_sits_at_a_terminal_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.terminal.commands.new.can_draw", lambda: True)
    result = CliRunner().invoke(app, ["new", "my-game", "--language", "cs"], input="3\n")
    assert "3  puzzle    hlavolam" in result.stdout
    assert Path("my-game/levels.game").exists()


def test_what_is_there_is_never_touched(tmp_path: Path) -> None:
    Path("my-game").mkdir()
    Path("note").write_text("mine")
    assert "there already" in run("my-game", code=2)
    assert "there already" in run("note", code=2)
    assert Path("note").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["my-game", "note"]
    with pytest.raises(FileExistsError):
        starting.make(tmp_path / "note", {"rules.game": ""})


@pytest.mark.parametrize(("arguments", "said"), [
    (("Moje hra",), "Did you mean moje-hra?"),
    (("-x-",), "No such option"),
    ((".",), "cannot be the name of a game"),
    (("x" * 61,), "cannot be the name of a game"),
    (("no/such/folder/game-1",), "There is no folder no/such/folder."),
    (("g", "--template", "movin"), "Did you mean moving?"),
    (("g", "--like", "klondik"), "Did you mean klondike?"),
    (("g", "--like", "chess", "--template", "logic"), "either --template or --like"),
])
def test_bad_wishes_are_refused_in_words(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    assert said in run(*arguments, code=2)
    assert not list(tmp_path.iterdir())
