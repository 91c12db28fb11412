"""Whatever is asked of a table, in any order: what always holds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.core import read_record
from ludoteka.table import Refusal, Table
from ludoteka.table.events import ClockSetup, Entry, Paused, Resumed, Sitter
from ludoteka.table.showing import state_of
from tests.machine.small import game
from tests.machine.test_secrets import PAIRS
from tests.python_game import TicTacToe
from tests.table.coins import Coins
from tests.table.seats import NOBODY, NOON, noughts, pairs, sit

NOUGHTS, COINS, CARDS = TicTacToe(), Coins(), game(PAIRS)
OPENINGS: dict[str, Callable[[], Table]] = {
    "people": lambda: sit(NOUGHTS, "person", "person"),
    "clocks": lambda: sit(NOUGHTS, "person", "random", clock=ClockSetup(20, 1)),
    "chance": lambda: sit(COINS, "person"),
    "hidden": lambda: sit(CARDS, "person", "person"),
}
COMMANDS: dict[str, Callable[[Table, int, int, str], Entry]] = {
    "choose": lambda table, number, at, ask: _choose(table, number, at, ask),
    "go-on": lambda table, number, at, ask: _choose(table, number, at, ask),
    "undo": lambda table, number, at, ask: table.undo(at=at, ask=ask),
    "undo-to": lambda table, number, at, ask: table.undo(at=at, left=number, ask=ask),
    "redo": lambda table, number, at, ask: table.redo(at=at, ask=ask),
    "redo-to": lambda table, number, at, ask: table.redo(at=at, left=number, ask=ask),
    "restart": lambda table, number, at, ask: table.restart(at=at, ask=ask),
    "pause": lambda table, number, at, ask: table.pause(at=at, ask=ask),
    "resume": lambda table, number, at, ask: table.resume(at=at, ask=ask),
    "resign": lambda table, number, at, ask: table.resign(number % 3, at=at, ask=ask),
    "time-out": lambda table, number, at, ask: table.time_out(at=at),
    "empty": lambda table, number, at, ask: table.reseat(number % 3, Sitter("empty"), at=at, ask=ask),
    "sit": lambda table, number, at, ask: table.reseat(number % 3, Sitter("person"), at=at, ask=ask),
    "help": lambda table, number, at, ask: table.help(number % 3, "hint", at=at, ask=ask),
}
STEPS = st.lists(st.tuples(st.sampled_from([*COMMANDS]), st.integers(-1, 12), st.integers(0, 9000)), max_size=30)


def _choose(table: Table, number: int, at: int, ask: str) -> Entry:
    if table.due.kind == "chance":
        return table.chance_move(at=at, ask=ask)
    moves = table.position.moves()
    move = moves[number % len(moves)].text if moves else "nothing"
    return table.choose(table.due.seat or 0, move, at=at, ask=ask)


def followed(table: Table, steps: list[tuple[str, int, int]]) -> int:
    """Let everything that is allowed happen; the time afterwards."""
    at = NOON
    for count, (name, number, wait) in enumerate(steps):
        at += wait
        try:
            entry = COMMANDS[name](table, number, at, f"ask {count}")
        except Refusal:
            continue
        table.apply(entry)
    return at


def known(table: Table, at: int) -> tuple[object, ...]:
    """All that a table says of itself."""
    seats = (NOBODY, frozenset({0}), frozenset({1}), frozenset({0, 1}))
    return (table.positions, table.moves, table.due, table.ending, table.sitters, table.clocks(at), table.helped,
            table.elapsed(at), table.luck, table.version, *(table.scene(one, at) for one in seats))


anything = pytest.mark.parametrize("opening", OPENINGS)


@anything
@settings(max_examples=40)
@given(steps=STEPS)
def test_a_table_is_its_log(opening: str, steps: list[tuple[str, int, int]]) -> None:
    table = OPENINGS[opening]()
    at = followed(table, steps)
    assert [entry.number for entry in table.entries] == list(range(1, table.version + 1))
    assert [entry.at for entry in table.entries] == sorted(entry.at for entry in table.entries)
    assert known(Table(table.game, table.entries), at + 1) == known(table, at + 1)
    assert read_record(str(table.record())).replay(table.game) == table.position


@anything
@settings(max_examples=25)
@given(steps=STEPS)
def test_a_command_or_a_repeated_one_changes_nothing(opening: str, steps: list[tuple[str, int, int]]) -> None:
    table, at = OPENINGS[opening](), NOON
    for count, (name, number, wait) in enumerate(steps):
        at += wait
        before = known(table, at)
        try:
            entry = COMMANDS[name](table, number, at, f"ask {count}")
        except Refusal:
            assert known(table, at) == before
            continue
        assert known(table, at) == before
        table.apply(entry)
        after = known(table, at)
        if entry.ask:
            assert COMMANDS[name](table, number, at + 5, entry.ask) == entry
        table.apply(entry)
        assert known(table, at) == after


@settings(max_examples=40)
@given(steps=STEPS)
def test_undo_to_the_start_and_redo_lead_back(steps: list[tuple[str, int, int]]) -> None:
    table = noughts()
    at = followed(table, [step for step in steps if step[0] not in ("pause", "empty")])
    if table.gave_up:
        table.apply(table.undo(at=at))
    positions, moves = table.positions, table.moves
    while table.plies:
        table.apply(table.undo(at=at))
        assert table.positions == positions[:table.plies + 1]
    while table.plies < len(moves):
        table.apply(table.redo(at=at))
    assert (table.positions, table.moves) == (positions, moves)


@settings(max_examples=40)
@given(steps=STEPS)
def test_time_played_is_all_time_but_pauses_and_what_came_after_the_end(steps: list[tuple[str, int, int]]) -> None:
    table = noughts()
    at = followed(table, [step for step in steps if step[0] in ("choose", "pause", "resume", "undo", "redo")])
    expected, live = 0, OPENINGS["people"]()
    for earlier, later in zip(table.entries, (*table.entries[1:], None), strict=True):
        live.apply(earlier)
        stopped = live.due.kind in ("paused", "over")
        expected += 0 if stopped else (later.at if later else at) - earlier.at
    assert table.elapsed(at) == expected / 1000
    pauses = [entry.event for entry in table.entries if isinstance(entry.event, Paused | Resumed)]
    assert pauses == [Paused() if number % 2 == 0 else Resumed() for number in range(len(pauses))]


@settings(max_examples=40)
@given(steps=STEPS, seed=st.integers(0, 5))
def test_nobody_sees_more_than_they_may_know(steps: list[tuple[str, int, int]], seed: int) -> None:
    table = pairs(seed=seed)
    at = followed(table, steps)
    for seat in (0, 1):
        imagined = table.position.imagine(seat, seed)
        assert table.scene(frozenset({seat}), at).state == state_of(imagined.view(seat))
        assert table.scene(NOBODY, at).state == state_of(imagined.view())
        assert table.look(NOBODY).state == table.scene(NOBODY, at).state


@settings(max_examples=30)
@given(steps=STEPS)
def test_what_can_be_taken_back_can(steps: list[tuple[str, int, int]]) -> None:
    table = pairs()
    at = followed(table, [step for step in steps if step[0] != "empty"])
    scene = table.scene(frozenset({0, 1}), at)
    for left in range(table.plies):
        if left >= table.plies - scene.undoable:
            table.undo(at=at, left=left)
        else:
            with pytest.raises(Refusal):
                table.undo(at=at, left=left)
