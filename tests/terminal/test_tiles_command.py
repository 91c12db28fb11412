"""Tiles brought from an older naming format, and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka import games
from ludoteka.terminal import shelf
from tests.terminal.test_commands import refusal, run


@pytest.fixture(autouse=True)
def _library(monkeypatch: pytest.MonkeyPatch, _shelf: None) -> None:
    """The real library: the game has its tiles."""
    for name in ("UnknownGame", "load", "names", "playable", "rules_text", "texts"):
        monkeypatch.setattr(shelf, name, getattr(games, name))


def test_a_folder_of_named_tiles_is_printed_as_drawings(tmp_path: Path) -> None:
    (tmp_path / "L0M1__0_1_0_0.txt").write_text("description=Gate\ncount=5\nseg.0=100,150\n", encoding="utf-8")
    (tmp_path / "L0K1__0_0_0_0.txt").write_text("", encoding="utf-8")
    result = run("tiles", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert result.output == """\
tile drawn
  Tile 1, 1 copy
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


def test_what_cannot_be_brought_is_refused(tmp_path: Path) -> None:
    assert "has no drawn tiles" in refusal("tiles", "chess")
    tile = tmp_path / "L0M1__0_1_0_0.txt"
    tile.write_text("count=many", encoding="utf-8")
    assert "'many' is no number of copies" in refusal("tiles", str(tmp_path))
    tile.unlink()
    (tmp_path / "L0M1__0_2_0_0.txt").write_text("count=2", encoding="utf-8")
    assert "part 2 is not declared" in refusal("tiles", str(tmp_path))
