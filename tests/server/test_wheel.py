"""The wheel that people install: the built client is in it, so that they need no Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ludoteka"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True,
                   capture_output=True)
    (found,) = folder.glob("*.whl")
    return found


def files(folder: str) -> set[str]:
    """The files in a folder of the package, as a wheel names them."""
    return {file.relative_to(PACKAGE.parent).as_posix() for file in (PACKAGE / folder).rglob("*")
            if file.is_file() and "__pycache__" not in file.parts}


def test_the_wheel_carries_the_whole_client(wheel: Path) -> None:
    client = files("server/client")
    assert "ludoteka/server/client/index.html" in client, "the client is not built: make client"
    assert client <= set(ZipFile(wheel).namelist())


def test_the_wheel_carries_every_file_of_every_game(wheel: Path) -> None:
    assert files("games") <= set(ZipFile(wheel).namelist())
