"""Tiles brought from an older naming format, and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka import games
from ludoteka.language import check
from ludoteka.terminal import shelf
from tests.terminal.test_commands import refusal, run


@pytest.fixture(autouse=True)
def _library(monkeypatch: pytest.MonkeyPatch, _shelf: None) -> None:
    """The real library: the game has its tiles."""
    for name in ("UnknownGame", "load", "names", "playable", "read", "rules_text", "texts"):
        monkeypatch.setattr(shelf, name, getattr(games, name))


def test_a_folder_of_named_tiles_is_printed_as_drawings(tmp_path: Path) -> None:
    (tmp_path / "L0M1__0_1_0_0.txt").write_text("description=Gate\ncount=5\nseg.0=100,150\n", encoding="utf-8")
    (tmp_path / "L0K1__0_0_0_0.txt").write_text("", encoding="utf-8")
    result = run("tiles", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert result.output == """\
tile drawn
  Tile-1, 1 copy
  f f f f f
  f f f f f
  f f m f f
  f f f f f
  f f f f f

  Gate, 5 copies
  f c c c f
  f f f f f
  f f f f f
  f f f f f
  f f f f f
"""


def test_the_tiles_of_a_game_are_printed_as_names() -> None:
    lines = run("tiles", "carcassonne").output.splitlines()
    assert lines[:2] == ["L0C1K2__0_0_0_010  2  abbey road", "L0K1__0_0_0_0  4  abbey"]
    assert len(lines) == 24


def test_names_are_printed_with_the_cities_that_no_corner_shows(tmp_path: Path) -> None:
    (tmp_path / "L0M1234__4_1_2_3.txt").write_text("description=Court\ntouch.0=1,2,3, 4", encoding="utf-8")
    printed = run("tiles", str(tmp_path)).output
    (tmp_path / "rules.game").write_text(rules_with(printed), encoding="utf-8")
    assert run("tiles", str(tmp_path)).output == "L0M1234__4_1_2_3  1  court  touch.0=1,2,3,4\n"


def test_what_cannot_be_brought_is_refused(tmp_path: Path) -> None:
    assert "has no drawn tiles" in refusal("tiles", "chess")
    assert "no file is named like L01M2C3__130_2_031_1.txt" in refusal("tiles", str(tmp_path))


@pytest.mark.parametrize(("text", "fault"), [
    ("count=many", "'many' is no number of copies; write a whole number from 1 to 200"),
    ("count=0", "'0' is no number"), ("count=201", "'201' is no number"), ("count=99999", "'99999' is no number"),
    ("count=٣", "'٣' is no number"), ("count=2\nCount=3", "'count' is said twice"),
    ("copies=2", "'copies=2' is not understood"), ("just text", "'just text' is not understood"),
    ("seg.9=1,2", "'seg.9' is about part 9"), ("seg.0=here", "'seg.0=here' is no spot on the picture"),
    ("touch.0=city", "does not say which cities a field touches"), ("touch.1=0", "touch.1 is about a field"),
    ("touch.0=0", "touch.0 has the cities that the field touches, but 0 is a field"),
    *((f"description={name}", "cannot be called so") for name in ("Comma, 7 copies", "Tile 1", "Field", "Tray", "The")),
])
def test_a_line_that_is_not_right_is_told_with_file_and_tile(tmp_path: Path, text: str, fault: str) -> None:
    tile = tmp_path / "L0M1__0_1_0_0.txt"
    tile.write_text(text, encoding="utf-8")
    told = refusal("tiles", str(tmp_path))
    assert fault in told
    assert told.startswith(f"{tile} (")
    assert refusal("tiles", str(tmp_path), "--language", "cs").startswith(f"{tile} (")


def test_all_faults_of_all_files_are_told(tmp_path: Path) -> None:
    texts = {"L0C1__1_0_1_0": "description=Wide road\ncount=0", "L0M1_0_1_0_0": "description=Gate",
             "L0C1__010_0_010_0": "description=Parted", "L0M1__0_1_0_0": "description=gate"}
    for name, text in texts.items():
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    (tmp_path / "L0K1__0_0_0_0.txt").write_bytes(b"description=\xe9")
    told = refusal("tiles", str(tmp_path)).splitlines()
    assert [line.removeprefix(f"{tmp_path}/").split(":")[0] for line in told] == [
        "L0C1__010_0_010_0.txt (Parted)", "L0C1__1_0_1_0.txt (Wide road)", "L0C1__1_0_1_0.txt (Wide road)",
        "L0K1__0_0_0_0.txt (Tile-3)", "L0M1_0_1_0_0.txt (Gate)", "L0M1__0_1_0_0.txt (gate)"]
    assert "no way was found to draw such a tile with 5 by 5 signs" in told[0]
    assert "is called so, too" in told[5]


def test_a_board_takes_so_many_tiles_in_all(tmp_path: Path) -> None:
    for name in ("L0M1__0_1_0_0", "L0K1__0_0_0_0"):
        (tmp_path / f"{name}.txt").write_text("count=101", encoding="utf-8")
    assert "there are 202 tiles in all; a board takes at most 200" in refusal("tiles", str(tmp_path))


def test_keys_are_read_however_they_are_written(tmp_path: Path) -> None:
    text = "\ufeffDescription = Gate  house\n\n COUNT = 3\nSeg.1 = 10, 20\n"
    (tmp_path / "L0M1__0_1_0_0.TXT").write_text(text, encoding="utf-8")
    (tmp_path / "L0M1__0_1_0_0.jpg").write_bytes(b"")
    assert run("tiles", str(tmp_path)).output.startswith("tile drawn\n  Gate house, 3 copies\n  f c c c f\n")


def test_what_is_printed_is_right_in_the_rules(tmp_path: Path) -> None:
    for number, line in enumerate(run("tiles", "carcassonne").output.splitlines()):
        name, copies, called = line.split("  ")
        text = f"description={called}\ncount={copies}" if number % 2 else f"count={copies}"
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    assert check(rules_with(run("tiles", str(tmp_path)).output)).diagnostics == ()


def rules_with(drawn: str) -> str:
    """The rules of the game with other tiles."""
    rules = games.rules_text("carcassonne").replace("a random gate road", "a random tile")
    return f"{rules[:rules.index('tile drawn')]}{drawn}\n{rules[rules.index('legend'):]}"
