"""Where LLVM, NumPy or Numba is not installed, everything works through the interpreter."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import ludoteka as lt
from ludoteka.native import PACKAGES, available, native
from ludoteka.opponents import LADDER, OPPONENTS, NeedsNative, opponent
from ludoteka.opponents.solving.paths import FIRST_LOOK
from ludoteka.table.table import can_sit

BLOCKED = """
import os
from importlib.machinery import PathFinder

finds = PathFinder.find_spec
missing = os.environ['MISSING'].split()
PathFinder.find_spec = lambda name, *more: None if name.partition('.')[0] in missing else finds(name, *more)
"""
COMMANDS = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
from ludoteka.cli import main

answers = []
for line, typed in json.load(sys.stdin):
    sys.argv, sys.stdin, out, err = ['ludoteka', *line.split()], io.StringIO(typed), io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            code = main()
        except SystemExit as end:
            code = end.code
    answers.append((code or 0, out.getvalue(), err.getvalue()))
loaded = [name for name in ('ludoteka.native.build', 'ludoteka.native.calls') if name in sys.modules]
json.dump((answers, loaded), sys.stdout)
"""
MISSING = [PACKAGES, *((package,) for package in PACKAGES)]
COMPILED = (*LADDER, "expectation:20", "star1:20", "star2:20", "star25:20", "treesearch:20")
ANYWHERE = (*OPPONENTS, "montecarlo:20", "alphabeta:20")
SEATS = ("level-1", "montecarlo:20", "alphabeta:20")


@dataclass(frozen=True, slots=True)
class Said:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def facts(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


def said(missing: tuple[str, ...], folder: Path, *commands: tuple[str, str]) -> list[Said]:
    """What commands say to what is typed, one after the other in a Python that finds none of the missing packages."""
    (folder / "sitecustomize.py").write_text(BLOCKED)
    path = os.pathsep.join([str(folder), str(Path(lt.__file__).parents[1])])
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    own = {"PYTHONPATH": path, "MISSING": " ".join(missing), "LANG": "en_US.UTF-8", "XDG_DATA_HOME": str(folder)}
    done = subprocess.run([sys.executable, "-c", COMMANDS], input=json.dumps(commands), env=clean | own,
                          capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    answers, loaded = json.loads(done.stdout)
    assert not loaded, "half of what machine code needs is of no use"
    return [Said(*answer) for answer in answers]


@pytest.mark.parametrize("missing", MISSING, ids="+".join)
def test_games_are_played_whatever_is_missing(missing: tuple[str, ...], tmp_path: Path) -> None:
    moved, small, level, *refused = said(
        missing, tmp_path,
        ("play tic-tac-toe --seats person,level-1 --seed 1 --json", "hint\nb2\n"),
        (f"match tic-tac-toe --seats {','.join(SEATS)} --games 2 --cores 1 --json", ""),
        ("match carcassonne --seats level-1,random --games 1 --moves 4 --cores 1 --json", ""),
        ("match carcassonne --seats greedy,level-1 --games 1 --cores 1", ""),
        ("match carcassonne --seats level-1,treesearch:5 --games 1 --cores 1 --language cs", ""),
        ("play carcassonne --seats person,planner --json", ""),
    )
    assert moved.facts["moves"][0] == "b2"
    assert len(moved.facts["moves"]) == 2, "the computer has answered"
    assert "% of what can be won" in moved.err, "the hint"

    assert [one["name"] for one in small.facts["seats"]] == list(SEATS)
    assert (small.facts["played"], small.facts["unfinished"]) == (6, 0)

    assert level.facts["unfinished"] == 1, "it went as far as was wanted"
    assert level.facts["seats"][0]["moves_per_game"] == 2, "it laid a tile and thought about a follower"

    install = 'pip install "ludoteka[native]"\n'
    assert [one.code for one in refused] == [2, 2, 2]
    assert refused[0].err == f"'greedy' needs native code, which is not here; install what it takes with: {install}"
    assert refused[1].err == "„treesearch:5“ hraje jen strojovým kódem a ten tu není; " \
                             f"co je potřeba, nainstaluje příkaz: {install}"
    assert json.loads(refused[2].out) == {"error": refused[2].err.strip()}


@pytest.mark.parametrize("missing", MISSING, ids="+".join)
def test_other_commands_work_whatever_is_missing(missing: tuple[str, ...], tmp_path: Path) -> None:
    solved, hinted, counted, random, measured, told, tested = said(
        missing, tmp_path,
        ("solve fullboard --level 15 --json", ""),
        ("solve fullboard --level 15 --hint", ""),
        ("perft tic-tac-toe --depth 3 --json", ""),
        ("playouts tic-tac-toe --seconds 0.01", ""),
        ("bench --games tic-tac-toe --seconds 0.01 --json", ""),
        ("bench --games tic-tac-toe --seconds 0.01", ""),
        ("playtest tic-tac-toe --games 4 --json", ""),
    )
    answer = solved.facts
    assert answer["examined"] > FIRST_LOOK, "machine code would have been asked"
    assert (answer["exact"], answer["length"]) == (True, lt.game("fullboard").levels[14].minimum)
    assert hinted.out == f"Next: {answer['moves'][0]}\n"

    assert [one["count"] for one in counted.facts["depths"]] == [9, 72, 504]
    assert random.out.endswith("matches a second (interpreter).\n")

    (game,) = measured.facts["games"]
    assert game["playouts"]["ours"] > 0
    assert (game["search"], game["ready"]) == (None, None), "nothing of machine code is measured"
    assert "Without native code the interpreter plays." in told.out
    assert 'pip install "ludoteka[native]"' in told.out

    assert tested.facts["games"] == 4


@pytest.mark.parametrize("missing", PACKAGES)
def test_whoever_plays_in_machine_code_alone_says_so(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.native.find_spec", lambda name: None if name == missing else object())
    for name in COMPILED:
        with pytest.raises(NeedsNative, match=rf"'{name.partition(':')[0]}' needs native code, .*ludoteka\[native\]"):
            opponent(name)
    assert not any(can_sit(name) for name in COMPILED)
    assert all(can_sit(name) for name in ANYWHERE)


@pytest.mark.parametrize("missing", PACKAGES)
def test_no_game_is_native_where_a_package_is_missing(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert available()
    monkeypatch.setattr("ludoteka.native.find_spec", lambda name: None if name == missing else object())
    assert not available()
    assert native(lt.game("tic-tac-toe").start()) is None


def test_other_games_than_texts_are_not_native() -> None:
    assert native(object()) is None
