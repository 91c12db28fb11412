"""Rows of what was measured name the sources that were run."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from benchmarks import rows


@pytest.fixture
def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for rows in a checkout of its own, where everything is committed."""
    folder = tmp_path / "benchmarks" / "measured"
    folder.mkdir(parents=True)
    (folder / "kept.jsonl").write_text("", "utf-8")
    (tmp_path / "source.py").write_text("", "utf-8")
    for words in (["init", "--quiet"], ["add", "."],
                  ["-c", "user.name=A", "-c", "user.email=a@b", "commit", "--quiet", "--message", "All"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    monkeypatch.setattr(rows, "MEASURED", folder)
    return folder


def test_rows_that_are_kept_are_no_change_of_the_sources(measured: Path) -> None:
    rows.keep(measured / "kept.jsonl", {"match": 1})
    rows.keep(measured / "new.jsonl", {"match": 1})
    assert len(rows.commit()) == 8
    assert rows.commit().isalnum()


@pytest.mark.parametrize("name", ["source.py", "benchmarks/new.py"])
def test_changed_sources_are_marked(measured: Path, name: str) -> None:
    (measured.parent.parent / name).write_text("changed", "utf-8")
    assert rows.commit().endswith("-dirty")


def test_sources_that_are_no_checkout_have_no_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "MEASURED", tmp_path / "measured")
    assert rows.commit() == "unknown"
