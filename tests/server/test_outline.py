"""A match in outline says what its table says, and the archive what the store holds."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.games import load
from ludoteka.server.archive import Archive, open_archive
from ludoteka.server.outline import Outline
from ludoteka.server.store import open_store
from ludoteka.table import Refusal, Table, open_table
from ludoteka.table.events import ClockSetup, Entry, Opened, Sitter

TABLES = (("tic-tac-toe", 2, None), ("maze", 1, None), ("pexeso", 2, ClockSetup(30)), ("clobber", 2, ClockSetup(5)))


def new_table(game: str, seats: int, clock: ClockSetup | None) -> Table:
    rules = load(game)
    level = rules.levels[0].name if rules.levels else None
    return open_table(rules, Opened(game, rules.version, (Sitter(),) * seats, 1, level, clock=clock), at=1000)


def any_command(table: Table, luck: random.Random, at: int) -> Entry:
    """Something that somebody might do."""
    seat = luck.randrange(len(table.sitters))
    what = luck.choice("mmmmmmmmmmuurxpprsht")
    match what:
        case "m":
            chooser = table.position.chooser
            move = luck.choice(list(table.position.moves())).text if table.position.moves() else "none"
            return table.choose(chooser if isinstance(chooser, int) else 0, move, at=at)
        case "u":
            return table.undo(at=at)
        case "r":
            return table.redo(at=at)
        case "x":
            return table.restart(at=at)
        case "p":
            return table.resume(at=at) if table.paused else table.pause(at=at)
        case "s":
            return table.reseat(seat, Sitter(luck.choice(["person", "empty", "level-1"])), at=at)
        case "h":
            return table.help(seat, "hint", at=at)
    return table.time_out(at=at) if table.runs_out else table.resign(seat, at=at)


@settings(max_examples=40)
@given(st.sampled_from(TABLES), st.integers(0, 2**32))
def test_an_outline_says_what_its_table_says(kind: tuple[str, int, ClockSetup | None], seed: int) -> None:
    table, luck = new_table(*kind), random.Random(seed)
    outline, at = Outline("x", table.entries[0]), 1000
    for _ in range(40):
        at += luck.choice([0, 10, 1500, 20_000])
        with suppress(Refusal):
            entry = any_command(table, luck, at)
            table.apply(entry)
            outline.apply(entry)
        ending = table.ending
        assert (outline.due, outline.standing, outline.version) == (table.due.kind, table.plies, table.version)
        assert outline.results == (ending.results if ending else ())
        assert outline.sitters == table.sitters
        assert outline.helped == table.helped
        assert outline.elapsed / 1000 == table.elapsed(table.entries[-1].at)


async def test_the_archive_is_the_same_however_it_came_about(tmp_path: Path) -> None:
    store, luck = open_store(tmp_path / "ludoteka.db"), random.Random(1)
    watching = await open_archive(store)
    for number in range(4):
        table = new_table(*TABLES[number])
        for at in range(2000, 12_000, 1000):
            with suppress(Refusal):
                table.apply(any_command(table, luck, at))
        for entry in table.entries:
            await store.append(f"match/{number}", entry.number - 1, [msgspec.json.encode(entry)])
    folded = await open_archive(store)
    assert [vars(one) for one in watching.matches()] == [vars(one) for one in folded.matches()]
    assert len(folded.matches()) == 4
    store.close()


async def test_a_log_that_cannot_be_read_hides_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = open_store(tmp_path / "ludoteka.db")
    good = [msgspec.json.encode(entry) for entry in new_table(*TABLES[0]).entries]
    await store.append("match/good", 0, good)
    await store.append("match/newer", 0, [*good, b'{"number":2,"at":1,"event":{"type":"applauded"}}'])
    await store.append("match/beheaded", 0, [b'{"number":1,"at":1,"event":{"type":"paused"}}'])
    await store.append("match/torn", 0, [b'{"number":'])
    archive = await open_archive(store)
    assert [one.id for one in archive.matches()] == ["good"]
    assert sum("left out of all lists" in record.message for record in caplog.records) == 3
    store.close()


def test_only_matches_are_archived() -> None:
    archive = Archive()
    archive.take("profile/x", 1, [b"{}"])
    assert archive.matches() == []
