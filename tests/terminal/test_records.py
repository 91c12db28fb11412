"""Records in the data folder: written whole, offered while unfinished, put away when over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteka.core import read_record
from ludoteka.terminal.match import Match
from ludoteka.terminal.records import Records, user_records, write_whole

NewMatch = Callable[..., Match]


def test_a_match_is_kept_and_offered_again(new_match: NewMatch, records: Records) -> None:
    match = new_match("tic-tac-toe", "person", "random")
    match.play("a1")
    path = records.new_path("tic-tac-toe")
    records.keep(path, match)
    (kept,) = records.unfinished()
    assert kept.record == match.record
    assert kept.seats == ("person", "random")
    assert kept.path == path


def test_a_match_that_is_over_is_put_away_until_undo(new_match: NewMatch, records: Records) -> None:
    match = new_match("tic-tac-toe", "person", "person")
    path = records.new_path("tic-tac-toe")
    for move in ("a1", "a2", "b1", "b2", "c1"):
        match.play(move)
        records.keep(path, match)
    assert records.unfinished() == ()
    assert read_record((records.folder / "finished" / path.name).read_text()) == match.record
    match.undo()
    records.keep(path, match)
    assert len(records.unfinished()) == 1
    assert not list((records.folder / "finished").iterdir())


def test_matches_of_the_same_second_have_files_of_their_own(new_match: NewMatch, records: Records) -> None:
    match = new_match("frogs", "person")
    paths = []
    for _ in range(3):
        paths.append(records.new_path("frogs"))
        records.keep(paths[-1], match)
    assert len(set(paths)) == 3


def test_a_match_can_be_forgotten(new_match: NewMatch, records: Records) -> None:
    path = records.new_path("frogs")
    records.keep(path, new_match("frogs", "person"))
    records.forget(path)
    assert records.unfinished() == ()
    assert not list(records.folder.glob("*"))


def test_files_that_are_no_records_are_passed_over(records: Records, tmp_path: Path) -> None:
    records.folder.mkdir(parents=True)
    (records.folder / "noise.record").write_text("hello")
    (records.folder / "bytes.record").write_bytes(b"\xff\xfe")
    (records.folder / "folder.record").mkdir()
    (records.folder / "good.record").write_text("ludoteka record 1\ngame: frogs\n")
    (kept,) = records.unfinished()
    assert kept.seats == ()
    assert Records(tmp_path / "nowhere").unfinished() == ()


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "new" / "x.record"
    write_whole(path, "one")
    monkeypatch.setattr(Path, "replace", lambda self, to: (_ for _ in ()).throw(OSError("no")))
    with pytest.raises(OSError, match="no"):
        write_whole(path, "two")
    assert path.read_text() == "one"
    assert [file.name for file in path.parent.iterdir()] == ["x.record"]


def test_the_data_folder_follows_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert user_records({"XDG_DATA_HOME": "/data"}).folder == Path("/data/ludoteka/records")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert user_records({}).folder == tmp_path / ".local/share/ludoteka/records"
