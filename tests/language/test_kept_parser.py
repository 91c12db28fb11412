"""The tables of the parser are made once and kept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from lark import Lark

from ludoteka.language import parser


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder for bytecode in which nothing is yet."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(parser, "cache_from_source", lambda source: str(tmp_path / "new/parser.pyc"))
    return tmp_path / "new"


def test_tables_are_made_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = parser._lark.__wrapped__()
    [kept] = folder.iterdir()
    with monkeypatch.context() as now:
        now.setattr(Lark, "__init__", lambda *values, **named: pytest.fail("they are made again"))
        read = parser._lark.__wrapped__()
    assert [str(rule) for rule in read.rules] == [str(rule) for rule in made.rules]
    kept.write_bytes(kept.read_bytes()[:1000])
    assert parser._lark.__wrapped__().rules, "a file that is not whole is passed over"


def test_nothing_is_kept_where_bytecode_is_not_either(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert parser._lark.__wrapped__().rules
    assert not folder.exists()
