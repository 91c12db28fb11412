"""Fixes are applied until nothing is left to do, and never make a text worse."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludoteka.cli import app
from ludoteka.language import Diagnostic, Fix, Span
from ludoteka.studio.checking import Written, diagnose
from ludoteka.studio.mending import MOST_READINGS, applied, mended
from ludoteka.studio.starting import FOLDER, TEMPLATES

PUZZLE = Written((FOLDER / "puzzle" / "rules.game").read_text("utf-8"),
                 (FOLDER / "puzzle" / "levels.game").read_text("utf-8"))


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_US.UTF-8")


def run(*arguments: str, lines: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=lines)


def message(line: int, column: int, end: int, fix: str | None, code: str = "unknown-word") -> Diagnostic:
    return Diagnostic(code, "error", Span(line, column, end), "", fix=None if fix is None else Fix(fix))


def test_fixes_of_one_line_do_not_disturb_each_other() -> None:
    found = [message(2, 1, 4, "one"), message(2, 5, 8, "three"), message(1, 1, 2, None)]
    assert applied("x\nonn twp\ny", found) == "x\none three\ny"


def test_of_two_fixes_for_the_same_stretch_one_is_applied() -> None:
    assert applied("in lin through", [message(1, 4, 7, "line"), message(1, 1, 15, "in line through")]) == (
        "in line through")


def test_a_fix_outside_the_text_changes_nothing() -> None:
    assert applied("a", [message(7, 1, 2, "b")]) == "a"


def test_tabs_are_mended_before_what_stands_behind_them() -> None:
    broken = PUZZLE.rules.replace("    choose a fresh empty", "\t\tchoose a fesh emty").replace("legend", "legnd")
    texts, found = mended(Written(broken, PUZZLE.levels.replace("level First", "levl First")))
    assert texts == PUZZLE
    assert not found.errors


def test_a_line_that_stands_askew_is_mended_with_its_words() -> None:
    broken = PUZZLE.rules.replace("    put this onto it", "   put ths onto it")
    assert mended(Written(broken, PUZZLE.levels))[0] == PUZZLE


def test_what_no_fix_can_mend_is_left_for_the_author() -> None:
    broken = PUZZLE.rules.replace("each cell is fresh or walked", "each cel is fresh or walked").replace(
        "  put this onto it", "  grzmf")
    texts, found = mended(Written(broken))
    assert "each cell is fresh" in texts.rules
    assert "grzmf" in texts.rules
    assert found == diagnose(texts)
    assert found.errors


@pytest.mark.parametrize("template", TEMPLATES)
def test_no_text_gets_worse(template: str) -> None:
    good = (FOLDER / template / "rules.game").read_text("utf-8")
    for seed in range(6):
        rng = random.Random(seed)
        signs = list(good)
        for _ in range(rng.randrange(1, 9)):
            place = rng.randrange(len(signs))
            signs[place] = rng.choice(["", " ", "x", "\t", "e", "\n"])
        broken = Written("".join(signs))
        assert mended(broken)[1].errors <= diagnose(broken).errors


def test_the_number_of_readings_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    read = []

    def growing(texts: Written) -> object:
        """A checker whose every message asks for one more sign."""
        read.append(texts)
        return type("Endless", (), {"rules": (message(1, 1, 1, "x"),), "levels": (), "errors": 1})()

    monkeypatch.setattr("ludoteka.studio.mending.diagnose", growing)
    mended(Written("a"))
    assert len(read) <= MOST_READINGS


def test_the_command_mends_the_files_and_shows_it() -> None:
    run("new", "my-game", "--template", "puzzle")
    rules, levels = Path("my-game/rules.game"), Path("my-game/levels.game")
    good, good_levels = rules.read_text("utf-8"), levels.read_text("utf-8")
    rules.write_text(good.replace("choose a fresh", "chose a fesh"), "utf-8")
    levels.write_text(good_levels.replace("level First", "levl First"), "utf-8")
    assert run("check", "my-game").exit_code == 1
    result = run("check", "--fix", "my-game")
    assert result.exit_code == 0, result.output
    assert "-    chose a fesh empty cell next to this\n+    choose a fresh empty cell next to this\n" in result.stdout
    assert "my-game/levels.game was mended" in result.stdout
    assert (rules.read_text("utf-8"), levels.read_text("utf-8")) == (good, good_levels)
    again = run("check", "--fix", "my-game", "--json")
    assert [file["changed"] for file in json.loads(again.stdout)["files"]] == [False, False]


def test_rules_and_levels_named_together_are_looked_at_once() -> None:
    run("new", "my-game", "--template", "logic")
    told = json.loads(run("check", "my-game/levels.game", "my-game/rules.game", "my-game", "--json").stdout)
    assert [file["file"] for file in told["files"]] == ["my-game/rules.game", "my-game/levels.game"]


def test_format_takes_folders_and_only_looks_if_asked() -> None:
    run("new", "my-game", "--template", "logic")
    rules = Path("my-game/rules.game")
    good = rules.read_text("utf-8")
    rules.write_text(good.replace("  choose", "    choose"), "utf-8")
    looked = run("format", "my-game", "--check")
    assert looked.exit_code == 1
    assert "my-game/rules.game would be rewritten" in looked.stdout
    assert rules.read_text("utf-8") != good
    assert "--write" in run("format", "my-game").stderr
    assert run("format", "my-game", "--write").exit_code == 0
    assert rules.read_text("utf-8") == good
    assert run("format", "my-game", "--check").exit_code == 0


def test_format_reads_standard_input() -> None:
    assert run("format", "-", lines="game   X\nboard 3  by 3\n").stdout == "game X\nboard 3 by 3\n"
    assert run("format", "-", "--check", lines="game   X\n").exit_code == 1


def test_format_of_a_folder_without_games_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    result = run("format", "empty")
    assert result.exit_code == 2
    assert "empty" in result.stderr
