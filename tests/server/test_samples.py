"""Pictures for the library are drawn once and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.core import Game, Position
from ludoteka.server import samples
from ludoteka.studio import pages


@pytest.fixture
def drawings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that had to be drawn; nothing is kept at first."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    drawn: list[str] = []
    pictured = pages.pictured

    def noted(game: Game) -> Position:
        drawn.append(game.id)
        return pictured(game)

    monkeypatch.setattr(pages, "pictured", noted)
    return drawn


def fresh(id: str) -> bytes:
    """The picture as a new server gets it."""
    return samples.sample_picture.__wrapped__(id)


def test_a_picture_is_drawn_once(drawings: list[str]) -> None:
    assert fresh("hex") == fresh("hex")
    assert drawings == ["hex"]


def test_a_torn_picture_is_drawn_again(drawings: list[str]) -> None:
    whole = fresh("hex")
    (kept,) = samples.folder().iterdir()
    kept.write_bytes(whole[:100])
    assert fresh("hex") == whole
    assert kept.read_bytes() == whole
    assert drawings == ["hex", "hex"]


def test_other_rules_have_another_picture(
        drawings: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh("hex")
    (tmp_path / "rules.game").write_text("game Hex\n")
    monkeypatch.setattr(samples, "folders", lambda id: (tmp_path,))
    fresh("hex")
    assert drawings == ["hex", "hex"]


def test_where_nothing_can_be_kept_pictures_are_drawn_all_the_same(
        drawings: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert fresh("hex") == fresh("hex")
    assert drawings == ["hex", "hex"]
