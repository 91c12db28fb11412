"""Computers at a table, hints and solutions: all of it in other processes, all of it can be given up."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka.core import Position
from ludoteka.games import load
from ludoteka.opponents.solving import NoSolution, solve
from ludoteka.server.messages import (
    Cancel,
    Done,
    Hint,
    Hinted,
    Ping,
    Pong,
    Refused,
    Reseat,
    Restart,
    Solve,
    Solved,
    Thinking,
    Undo,
)
from ludoteka.table.events import Chosen, ClockSetup, Helped, Sitter, TimedOut
from tests.server.running import Server, serving, wait_for

SLOW = "montecarlo:40s"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("thinking")) as one:
        yield one


def thinkers() -> set[int]:
    """The processes that think for this one."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words, status = (folder / "cmdline").read_bytes(), (folder / "stat").read_text()
        except OSError:
            continue
        if b"ludoteka.server.thinker" in words and int(status.rpartition(")")[2].split()[1]) == os.getpid():
            found.add(int(folder.name))
    return found


def unsolvable(position: Position) -> list[str]:
    """Moves after which a puzzle is not over, but cannot be solved."""
    line: list[str] = []
    while not isinstance(solve(position, seconds=10), NoSolution):
        line.append(position.moves()[-1].text)
        position = position.play(line[-1])
    assert position.outcome is None
    return line


def test_a_computer_answers_and_says_what_it_considered(server: Server) -> None:
    id = server.open("tic-tac-toe", "person", "level-2")
    with server.look(id) as client:
        assert isinstance(client.choose(0, "b2"), Done)
        client.until_version(3)
        chosen = client.entries[-1].event
        assert isinstance(chosen, Chosen)
        assert chosen.seat == 1
        assert chosen.considered is not None
        assert chosen.move in [one.move for one in chosen.considered.moves]
    assert server.log(id) == [server.log(id)[0], *client.entries[1:]]


def test_computers_play_to_the_end_while_somebody_looks(server: Server) -> None:
    id = server.open("connect-four", "random", "random")
    with server.look(id, plays=False) as client:
        client.until(lambda news: news.scene.due.kind == "over")
        assert client.scene.ending is not None
    assert [entry.number for entry in server.log(id)] == list(range(1, len(client.entries) + 1))


def test_a_computer_that_is_due_goes_on_when_somebody_looks_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        id = server.open("connect-four", "random", "random")
        time.sleep(0.3)
        assert len(server.log(id)) == 1, "nobody looks"
        with server.look(id) as client:
            client.until_version(3)
    with serving(tmp_path) as server, server.look(id, have=client.version) as back:
        back.until(lambda news: news.scene.due.kind == "over")
        assert [entry.number for entry in server.log(id)] == list(range(1, back.version + 1))


def test_nobody_waits_for_a_computer_and_undo_ends_its_thinking(server: Server) -> None:
    id = server.open("hex", "person", SLOW)
    with server.look(id) as client:
        client.choose(0, client.scene.choices[0].text)
        shares = [client.wait_for(Thinking) for _ in range(3)]
        assert {one.seat for one in shares} == {1}
        assert 0 < shares[0].share < shares[1].share < shares[2].share < 1
        before = thinkers()
        assert isinstance(client.ask(Ping("1")), Pong)
        assert client.ask(Undo("2", after=2)) == Done("2", 3)
        wait_for(lambda: before.isdisjoint(thinkers()))
        client.choose(0, client.scene.choices[1].text)
        assert client.ask(Reseat("3", seat=1, sitter=Sitter("random"))) == Done("3", 5)
        client.until_version(6)
    assert [type(entry.event).__name__ for entry in server.log(id)] == [
        "Opened", "Chosen", "TakenBack", "Chosen", "Reseated", "Chosen"]


def test_thinking_ends_when_nobody_looks_any_more(server: Server) -> None:
    id = server.open("hex", SLOW, "person")
    with server.look(id) as client:
        client.wait_for(Thinking)
        before = thinkers()
    wait_for(lambda: before.isdisjoint(thinkers()))
    wait_for(lambda: len(server.app.state.rooms) == 0)
    assert len(server.log(id)) == 1


def test_a_process_that_dies_is_replaced_and_its_work_done_again(server: Server) -> None:
    with server.look(server.open("tic-tac-toe", "montecarlo:3s", "person")) as client:
        client.wait_for(Thinking)
        for process in thinkers():
            os.kill(process, signal.SIGKILL)
        client.until_version(2)


def test_work_that_is_lost_twice_fails_and_the_table_lives_on(server: Server) -> None:
    with server.look(server.open("hex", SLOW, "person")) as client:
        killed: set[int] = set()
        for _ in range(2):
            wait_for(lambda: thinkers() - killed)
            for process in thinkers() - killed:
                os.kill(process, signal.SIGKILL)
                killed.add(process)
        assert client.wait_for(Refused) == Refused("failed")
        assert client.ask(Reseat("1", seat=0, sitter=Sitter("random"))) == Done("1", 2)
        client.until_version(3)


def test_a_hint_is_a_good_move_with_its_reason(server: Server) -> None:
    id = server.open("tic-tac-toe", "person", "person")
    with server.look(id) as client:
        for number, move in enumerate(["a1", "b1", "a2", "b2"]):
            client.choose(number % 2, move)
        hinted = client.ask(Hint("hint"))
        assert isinstance(hinted, Hinted)
        assert (hinted.move, hinted.reasons) == ("a3", ("hint-wins-now",))
        assert hinted.considered is not None
        assert server.log(id)[-1].event == Helped(0, "hint")
        assert client.entries[-1].event == Helped(0, "hint")
        again = client.ask(Hint("hint"))
        assert isinstance(again, Hinted)
        assert len(server.log(id)) == 6, "the same message again is no more help"


def test_a_hint_can_tell_what_every_move_is_worth(server: Server) -> None:
    with server.look(server.open("tic-tac-toe", "person", "person")) as client:
        best, every = client.ask(Hint("best")), client.ask(Hint("every", every=True))
        assert isinstance(best, Hinted)
        assert isinstance(every, Hinted)
        assert best.considered is not None
        assert every.considered is not None
        assert (len(best.considered.moves), len(every.considered.moves)) == (8, 9)


def test_a_puzzle_is_solved_and_its_solution_is_its_hint(server: Server) -> None:
    id = server.open("sokoban", "person", level="1")
    with server.look(id) as client:
        solved = client.ask(Solve("solve"))
        assert isinstance(solved, Solved)
        assert (solved.verdict, solved.minimal) == ("solution", True)
        hinted = client.ask(Hint("hint"))
        assert isinstance(hinted, Hinted)
        assert hinted.move == solved.moves[0]
        for move in solved.moves:
            assert isinstance(client.choose(0, move), Done)
        assert client.scene.ending is not None
        assert client.scene.ending.results == ("won",)
        assert isinstance(refused := client.ask(Hint("late")), Refused)
        assert refused.code == "over"
    helps = [entry.event.help for entry in server.log(id) if isinstance(entry.event, Helped)]
    assert helps == ["solution", "hint"]


def test_a_puzzle_that_cannot_be_solved_any_more_says_so(server: Server) -> None:
    id = server.open("peg-solitaire", "person", level="1")
    position = load("peg-solitaire").start(level="1")
    with server.look(id) as client:
        for move in unsolvable(position):
            client.choose(0, move)
        version = client.version
        assert client.ask(Solve("solve")) == Solved("solve", "unsolvable", back=1)
        assert client.ask(Hint("hint")) == Hinted("hint", "", ("hint-unsolvable",), back=1)
        assert client.version == version, "nothing was shown"
        assert isinstance(client.ask(Undo("undo", after=version)), Done)
        assert isinstance(solved := client.ask(Solve("again")), Solved)
        assert solved.verdict == "solution"


def test_help_can_be_cancelled_and_is_given_one_at_a_time(server: Server) -> None:
    id = server.open("fifteen", "person", level=load("fifteen").levels[-1].name)
    with server.look(id) as client:
        client.send(Solve("long"))
        thinking = client.wait_for(Thinking)
        assert (thinking.id, thinking.seat) == ("long", None)
        assert client.ask(Hint("other")) == Refused("busy", "other")
        client.send(Cancel("stop", of="long"))
        answers = [client.answer("stop", "long"), client.answer("stop", "long")]
        assert Done("stop", 1) in answers
        assert Refused("cancelled", "long") in answers
        assert client.ask(Cancel("again", of="long")) == Done("again", 1)
    assert len(server.log(id)) == 1


def test_help_is_for_whoever_is_to_choose(server: Server) -> None:
    id = server.open("hex", SLOW, "person")
    with server.look(id) as client:
        assert client.ask(Hint("1")) == Refused("not-your-turn", "1")
        assert client.ask(Restart("2", after=1)) == Refused("nothing-to-undo", "2")
    with server.look(server.open("hex", "person", "person"), plays=False) as client:
        assert client.ask(Hint("1")) == Refused("not-your-seat", "1")
    with server.look(server.open("hex", "person", "person")) as client:
        assert client.ask(Solve("1")) == Refused("no-help", "1")


def test_a_clock_that_runs_out_ends_the_match(server: Server) -> None:
    id = server.open("tic-tac-toe", "person", "person", clock=ClockSetup(0.4))
    with server.look(id) as client:
        client.choose(0, "a1")
        client.until(lambda news: news.scene.due.kind == "over")
        assert client.scene.ending is not None
        assert (client.scene.ending.how, client.scene.ending.results) == ("timed-out", ("won", "lost"))
    assert server.log(id)[-1].event == TimedOut(1)
