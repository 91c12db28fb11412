"""The walk-through of CONTRIBUTING.md can be walked: its commands and its texts, in its order."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.language import check
from ludoteka.studio.starting import good_name

PAGE = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
WALK = PAGE[PAGE.index("## Add a game in ten minutes"):PAGE.index("## The map of the house")]
BLOCKS = re.findall(r"```(sh|game)\n(.*?)```", WALK, re.DOTALL)
SENTENCES = re.findall(r"^\| `(if .*?)` \|", WALK, re.MULTILINE)


def run(command: str) -> None:
    arguments = shlex.split(command, comments=True)[1:]
    few = ["--games", "10"] if arguments[0] == "playtest" else []
    result = CliRunner().invoke(app, [*arguments, *few], input="q\n")
    assert result.exit_code == 0, f"{command}\n{result.output}"


def test_the_walk_through_can_be_walked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for kind, text in BLOCKS:
        if kind == "game":
            name = good_name(text.splitlines()[0].removeprefix("game "))
            (tmp_path / name / "rules.game").write_text(text, "utf-8")
        for line in text.splitlines() if kind == "sh" else ():
            if line.startswith("ludoteka "):
                run(line)
    assert {path.name for path in tmp_path.iterdir()} >= {"four-by-four", "hunters"}


@pytest.mark.parametrize("sentence", SENTENCES)
def test_the_other_ways_to_win_fit_into_the_same_place(sentence: str) -> None:
    rules = next(text for kind, text in BLOCKS if kind == "game")
    changed = re.sub(r"if 3 of your marks.*", sentence, rules)
    if "your first row" in sentence:
        changed = changed.replace("players X, O", "players X moving up, O moving right")
    assert changed != rules
    assert check(changed).diagnostics == ()
