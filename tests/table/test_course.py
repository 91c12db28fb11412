"""Everything that happens beside the moves: pauses, clocks, giving up, changing seats, chance."""

from __future__ import annotations

import pytest

from ludoteka.core import decisions
from ludoteka.opponents import decide, hint, opponent
from ludoteka.table import Table
from ludoteka.table.considering import considered_of
from ludoteka.table.events import ClockSetup, Sitter
from ludoteka.table.scene import Clock, Due
from tests.table.coins import Coins
from tests.table.seats import BOTH, NOON, frogs, noughts, pairs, play, refused, sit, texts

BLITZ = ClockSetup(seconds=60, increment=2)
SECOND = 1000


def seconds(table: Table, at: int) -> list[float | None]:
    return [clock.seconds for clock in table.clocks(at)]


def test_nothing_happens_in_a_pause() -> None:
    table = play(noughts(), ["b2"])
    table.apply(table.pause(at=NOON))
    assert table.due == Due("paused", 1)
    commands = [lambda: table.choose(1, "a1", at=NOON), lambda: table.undo(at=NOON), lambda: table.redo(at=NOON),
                lambda: table.restart(at=NOON), lambda: table.resign(0, at=NOON), lambda: table.pause(at=NOON)]
    assert [refused(command) for command in commands] == ["paused"] * 6
    assert table.scene(BOTH, NOON).choices == ()
    table.apply(table.resume(at=NOON))
    assert table.due == Due("person", 1)
    assert refused(lambda: table.resume(at=NOON)) == "not-paused"


def test_time_played_is_without_pauses_and_ends_with_the_match() -> None:
    table = noughts()
    table.apply(table.pause(at=NOON + 2 * SECOND))
    assert table.elapsed(NOON + 50 * SECOND) == 2
    table.apply(table.resume(at=NOON + 100 * SECOND))
    play(table, ["a1", "b1", "a2", "b2", "a3"], at=NOON + 103 * SECOND)
    assert table.elapsed(NOON + 500 * SECOND) == 5
    table.apply(table.undo(at=NOON + 500 * SECOND))
    assert table.elapsed(NOON + 501 * SECOND) == 6


def test_without_clocks_nobody_loses_on_time() -> None:
    table = noughts()
    assert (table.clocks(NOON), table.runs_out) == ((), None)
    assert refused(lambda: table.time_out(at=NOON + 10**9)) == "time-left"


def test_the_clock_of_whoever_is_due_runs() -> None:
    table = noughts(clock=BLITZ)
    assert table.clocks(NOON + 5 * SECOND) == (Clock(55.0, True), Clock(60.0, False))
    play(table, ["b2"], at=NOON + 5 * SECOND)
    assert table.clocks(NOON + 6 * SECOND) == (Clock(57.0, False), Clock(59.0, True))


def test_a_seat_without_a_limit_never_loses_on_time() -> None:
    table = noughts(clock=ClockSetup(seconds=60, increment=2, untimed=(0,)))
    assert table.clocks(NOON + 999 * SECOND) == (Clock(None, False), Clock(60.0, False))
    assert table.runs_out is None
    play(table, ["b2"], at=NOON + 999 * SECOND)
    assert table.clocks(NOON + 1009 * SECOND) == (Clock(None, False), Clock(50.0, True))
    assert table.runs_out == NOON + 1059 * SECOND


def test_clocks_stand_in_pauses_for_empty_seats_and_at_the_end() -> None:
    table = noughts("person", "empty", clock=BLITZ)
    table.apply(table.pause(at=NOON + SECOND))
    table.apply(table.resume(at=NOON + 99 * SECOND))
    play(table, ["b2"], at=NOON + 100 * SECOND)
    assert table.clocks(NOON + 999 * SECOND) == (Clock(60.0, False), Clock(60.0, False))
    table.apply(table.reseat(1, Sitter("person"), at=NOON + 1000 * SECOND))
    table.apply(table.resign(0, at=NOON + 1001 * SECOND))
    assert seconds(table, NOON + 9999 * SECOND) == [60, 59]


def test_time_is_up_exactly_when_it_is() -> None:
    table = noughts(clock=BLITZ)
    end = NOON + 60 * SECOND
    assert table.runs_out == end
    assert refused(lambda: table.time_out(at=end - 1)) == "time-left"
    assert refused(lambda: table.choose(0, "b2", at=end)) == "time-up"
    table.apply(table.time_out(at=end))
    ending = table.ending
    assert ending is not None
    assert (ending.results, ending.ranks, ending.how) == (("lost", "won"), (2, 1), "timed-out")
    assert refused(lambda: table.time_out(at=end)) == "time-left"


def test_time_goes_back_with_the_moves() -> None:
    table = play(noughts(clock=BLITZ), ["b2"], at=NOON + 10 * SECOND)
    table.apply(table.time_out(at=NOON + 70 * SECOND))
    table.apply(table.undo(at=NOON + 80 * SECOND))
    assert (texts(table), seconds(table, NOON + 80 * SECOND)) == (["b2"], [52, 60])
    table.apply(table.undo(at=NOON + 80 * SECOND))
    assert seconds(table, NOON + 81 * SECOND) == [59, 60]
    table.apply(table.redo(at=NOON + 82 * SECOND))
    assert seconds(table, NOON + 82 * SECOND) == [52, 60]


def test_resigning_ends_it_and_can_be_taken_back() -> None:
    table = play(noughts(), ["b2"])
    assert refused(lambda: noughts("person", "random").resign(1, at=NOON)) == "not-a-person"
    table.apply(table.resign(0, at=NOON))
    ending = table.ending
    assert ending is not None
    assert (table.due, ending.results, ending.how) == (Due("over"), ("lost", "won"), "resigned")
    assert refused(lambda: table.choose(1, "a1", at=NOON)) == "over"
    assert refused(lambda: table.resign(1, at=NOON)) == "over"
    assert refused(lambda: table.redo(at=NOON)) == "over"
    table.apply(table.undo(at=NOON))
    assert (table.due, texts(table)) == (Due("person", 1), ["b2"])


def test_a_puzzle_given_up_is_lost() -> None:
    table = frogs()
    table.apply(table.resign(0, at=NOON))
    ending = table.ending
    assert ending is not None
    assert (ending.results, ending.ranks) == (("lost",), (1,))


def test_somebody_else_sits_down() -> None:
    table = noughts("person", "empty")
    assert refused(lambda: table.reseat(2, Sitter(), at=NOON)) == "no-such-seat"
    assert refused(lambda: table.reseat(1, Sitter("level-99"), at=NOON)) == "no-such-sitter"
    table.apply(table.reseat(1, Sitter("level-1"), at=NOON))
    play(table, ["b2"])
    assert (table.due, table.people) == (Due("computer", 1), frozenset({0}))


def test_help_is_remembered() -> None:
    table = frogs()
    before = table.helped
    table.apply(table.help(0, "hint", at=NOON))
    assert (before, table.helped) == (False, True)
    assert refused(lambda: noughts("person", "random").help(1, "hint", at=NOON)) == "not-a-person"


def toss(seed: int) -> Table:
    table = sit(Coins(), "person", seed=seed)
    while table.due.kind != "over":
        if table.due.kind == "chance":
            table.apply(table.chance_move(at=NOON))
        else:
            play(table, ["toss"])
    return table


def test_chance_makes_the_moves_that_the_seed_says() -> None:
    assert texts(toss(1)) == texts(toss(1))
    assert len({tuple(texts(toss(seed))) for seed in range(9)}) > 1
    assert all(decision.fits for decision in decisions(toss(2**100).record(), Coins()))
    table = sit(Coins(), "person", seed=1)
    play(table, ["toss"])
    assert table.due == Due("chance")
    assert refused(lambda: table.choose(0, "heads", at=NOON)) == "not-your-turn"
    assert refused(lambda: noughts().chance_move(at=NOON)) == "not-your-turn"


def test_nothing_is_taken_back_past_what_chance_decided() -> None:
    table = sit(Coins(), "person", seed=1)
    play(table, ["toss"])
    assert table.undoable(frozenset({0})) == 1
    table.apply(table.undo(at=NOON))
    play(table, ["toss"])
    table.apply(table.chance_move(at=NOON))
    assert table.undoable(frozenset({0})) == 0
    assert refused(lambda: table.undo(at=NOON)) == "learnt"
    assert refused(lambda: table.restart(at=NOON)) == "learnt"
    play(table, ["toss"])
    table.apply(table.undo(at=NOON))
    assert texts(table)[0] == "toss"
    assert table.plies == 2


def test_nobody_has_learnt_what_only_computers_were_told() -> None:
    table = sit(Coins(), "random", seed=1)
    table.apply(table.choose(0, "toss", at=NOON))
    table.apply(table.chance_move(at=NOON))
    tossed = texts(table)
    table.apply(table.undo(at=NOON, left=0))
    table.apply(table.choose(0, "toss", at=NOON))
    table.apply(table.chance_move(at=NOON))
    assert texts(table) == tossed


def test_what_a_computer_considered_is_in_the_log() -> None:
    table = play(noughts("person", "montecarlo:50"), ["a1"])
    decision = decide(opponent("montecarlo:50"), table.known, table.luck)
    assert decision.thought is not None
    told = considered_of(decision.thought, decision.move.text)
    table.apply(table.choose(1, decision.move.text, at=NOON, considered=told))
    assert table.moves[-1].considered == told
    assert len(told.moves) == 8
    assert {decision.move.text, told.line[0]} <= {one.move for one in told.moves}
    assert told.nodes >= 50


def test_computers_know_what_their_seat_knows() -> None:
    table = pairs()
    assert table.known == table.position.imagine(0, 0) != table.position


@pytest.mark.parametrize(("moves", "key"), [(["a1", "b1", "a2", "b2"], "wins-now"), (["b2", "a3", "c3"], "saves")])
def test_a_hint_says_why_in_a_word(moves: list[str], key: str) -> None:
    found = hint(play(noughts(), moves).position, seconds=0.05)
    assert found.key == key
    assert found.thought is not None
    assert found.thought.moves[0].move == found.move
