"""Machine code on disk: it is used again, and made anew where it cannot be trusted."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludoteka.language import check
from ludoteka.machine.game import TextGame
from ludoteka.machine.position import TextPosition
from ludoteka.native import build, native, store
from tests.machine.small import game

TEXT = "game Row\nplayers X, O\nboard 3 by 1\npiece mark\nturn\n  choose an empty cell\n  put your mark there\n"


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A cache of its own; the code that LLVM has to make is noted."""
    monkeypatch.setenv("LUDOTEKA_CACHE", str(tmp_path / "cache"))
    texts: list[str] = []
    compile_module = build.compile_module

    def noting(text: str) -> bytes:
        texts.append(text)
        return compile_module(text)

    monkeypatch.setattr(build, "compile_module", noting)
    return texts


def moves(text: str = TEXT) -> int:
    """A new game of the same text: how many moves native code finds."""
    start: TextPosition = game(text).start()
    code = native(start)
    assert code is not None
    return len(code.moves(code.pack(start)))


def entry() -> Path:
    (path,) = store.folder().iterdir()
    return path


def test_code_is_made_once_and_found_again(made: list[str]) -> None:
    assert [moves(), moves()] == [3, 3]
    assert len(made) == 1
    assert entry().stat().st_mode & 0o777 == 0o600


def test_another_text_is_other_code(made: list[str]) -> None:
    assert [moves(), moves(TEXT.replace("3 by 1", "4 by 1"))] == [3, 4]
    assert len(made) == 2


def test_other_rows_of_a_table_file_are_other_code(made: list[str]) -> None:
    text = ("game Sheet\nplayers 2\nzone pile, seen by all\nthe game has blows\nkind attack, a card\n  has power\n"
            "attack table from attacks.csv\nsetup\n  put every card into the pile\nturn\n"
            "  choose an attack in the pile\n  add its power to blows\n  remove it\n")

    def blows(power: int) -> int:
        found = check(text, tables={"attacks.csv": f"name,power\nJab,{power}\nKick,2\n"}).description
        assert found is not None
        start = TextGame(found, "sheet", text).start()
        code = native(start)
        assert code is not None
        buffer = code.pack(start)
        code.play(buffer, code.moves(buffer)[0])
        return dict(code.unpack(buffer).view().numbers)["blows"]

    assert [blows(1), blows(9)] == [1, 9]
    assert len(made) == 2


@pytest.mark.parametrize("damage", [
    lambda data: data[:-1], lambda data: data[:100], lambda data: b"", lambda data: data[:-1] + bytes([data[-1] ^ 1]),
    lambda data: b"x" + data[1:], lambda data: data[:60] + b"\0" * 40 + data[100:],
], ids=["cut", "nearly nothing", "nothing", "one bit", "another head", "a hole"])
def test_damaged_code_is_made_anew(made: list[str], damage: object) -> None:
    moves()
    whole = entry().read_bytes()
    assert callable(damage)
    entry().write_bytes(damage(whole))
    assert moves() == 3
    assert len(made) == 2
    assert entry().read_bytes() == whole


def test_code_under_a_wrong_name_is_not_taken(made: list[str]) -> None:
    moves()
    other = store.folder() / ("0" * 40)
    entry().rename(other)
    assert store.find("0" * 40) is None
    assert moves() == 3
    assert len(made) == 2


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="owners of files are a matter of POSIX")
def test_code_that_others_can_write_or_own_is_not_taken(made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    moves()
    key = entry().name
    assert store.find(key) is not None
    entry().chmod(0o622)
    assert store.find(key) is None
    entry().chmod(0o600)
    monkeypatch.setattr(os, "getuid", lambda: entry().stat().st_uid + 1)
    assert store.find(key) is None


def test_a_folder_in_place_of_an_entry_is_not_taken(made: list[str]) -> None:
    moves()
    path = entry()
    path.unlink()
    path.mkdir()
    assert moves() == 3
    assert len(made) == 2


def test_without_a_place_to_write_it_works_all_the_same(made: list[str], tmp_path: Path,
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    monkeypatch.setenv("LUDOTEKA_CACHE", str(file / "inside"))
    assert [moves(), moves()] == [3, 3]
    assert len(made) == 2


def test_the_users_folder_is_the_place_unless_said_otherwise(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LUDOTEKA_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert store.folder() == tmp_path / "ludoteka" / "native"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    assert store.folder() == tmp_path / "home" / ".cache" / "ludoteka" / "native"
