"""Where LLVM is not installed, everything works through the interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteka as lt
from ludoteka.native import available, native

BLOCKED = """
from importlib.machinery import PathFinder

finds = PathFinder.find_spec
missing = ('llvmlite', 'numba', 'numpy')
PathFinder.find_spec = lambda name, *more: None if name.partition('.')[0] in missing else finds(name, *more)
"""


def ran(code: str, tmp_path: Path) -> str:
    """What Python prints that finds none of the packages."""
    (tmp_path / "sitecustomize.py").write_text(BLOCKED)
    path = os.pathsep.join([str(tmp_path), str(Path(lt.__file__).parents[1])])
    done = subprocess.run([sys.executable, "-c", code], env=os.environ | {"PYTHONPATH": path}, capture_output=True,
                          text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_game_is_native_where_a_package_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.native.find_spec", lambda name: None)
    assert not available()
    assert native(lt.game("tic-tac-toe").start()) is None


def test_other_games_than_texts_are_not_native() -> None:
    assert native(object()) is None


def test_no_package_is_needed_to_play(tmp_path: Path) -> None:
    code = "import ludoteka as lt\nfrom ludoteka.native import available, native\n" \
           "position = lt.game('tic-tac-toe').start()\nprint(available(), native(position))\n" \
           "print(len(position.play('b2').moves()))\n" \
           "import ludoteka.opponents\n"
    assert ran(code, tmp_path).splitlines() == ["False None", "8"]


def test_the_command_plays_without_it(tmp_path: Path) -> None:
    code = "import sys\nfrom ludoteka.cli import main\n" \
           "sys.argv = ['ludoteka', 'playtest', 'tic-tac-toe', '--games', '4']\nsys.exit(main())\n"
    assert "tic-tac-toe" in ran(code, tmp_path).lower()
