"""Solutions of puzzles: shown, made step by step, and what is said where there is none."""

from __future__ import annotations

from functools import partial

import pytest

from ludoteka.opponents.solving import guide
from ludoteka.opponents.solving.answers import Solution, Unknown
from ludoteka.opponents.solving.guide import Guide, Lost
from ludoteka.terminal.app import table_app
from ludoteka.terminal.board import BoardPane
from ludoteka.terminal.match import Match
from ludoteka.terminal.records import Records
from ludoteka.terminal.thinking import Stop
from tests.terminal.library_tables import begun, table, transcript
from tests.terminal.seen import made, said, until


def light_up(*moves: str) -> Match:
    return begun("light-up", ["person"], moves, level="Hallway")


def astray(*moves: str) -> Match:
    """Numberlink after a good move and one that leaves no way to the end."""
    return begun("numberlink", ["person"], ["d4-c4", "a4-b4", *moves], level="Warm-up")


def test_the_way_is_known_along_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    match, known = light_up(), Guide()
    way = known.find(match.positions, Stop())
    assert isinstance(way, Solution)
    assert (len(way.moves), way.exact) == (6, True)
    monkeypatch.delattr(guide, "solve")
    for number, move in enumerate(way.moves):
        assert known.find(match.positions, Stop()) == Solution(way.moves[number:], True, way.examined)
        match.play(move)
    assert match.position.outcome
    assert known.known(match.position) is None


@pytest.mark.parametrize("further", [[], ["b4-b3", "c2-c3"]])
def test_how_far_to_go_back(further: list[str]) -> None:
    assert Guide().find(astray(*further).positions, Stop()) == Lost(1 + len(further))


def test_how_far_to_go_back_is_not_said_where_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide, "GLANCE", 0.0)
    assert Guide().find(astray("b4-b3").positions, Stop()) == Lost(0)


def test_a_search_that_is_stopped_finds_nothing() -> None:
    stop = Stop()
    stop.request()
    assert isinstance(Guide().find(light_up().positions, stop), Unknown)


def test_solve_and_step_in_lines(records: Records) -> None:
    told = transcript(light_up(), records, "solve", "step", "bulb-d4", "dot-b4", *["step"] * 5, "solve")
    assert "6 more moves solve it, and no fewer. Next: bulb-a4.\n  1. bulb-a4\n  2. bulb-d4\n" in told
    assert "4 more moves solve it, and no fewer. That is 7 in all (fewest 6). Next: bulb-b3." in told
    assert "Solved!" in told
    assert told.endswith("solve\nThe match is over\n")


def test_lines_in_czech(records: Records) -> None:
    told = transcript(astray(), records, "řešení", "zpět", "krok", language="cs")
    assert "Odtud se to už vyřešit nedá. Vraťte jeden tah." in told
    assert "Stačí ještě 9 tahů, méně ne. Další: c4-b4." in told


def test_games_for_several_have_no_solution(records: Records) -> None:
    told = transcript(begun("tic-tac-toe", ["person"] * 2), records, "solve")
    assert "Only puzzles where nothing is hidden have a solution." in told


def test_what_the_solver_cannot_find_is_said(records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide, "solve", lambda position, **how: Unknown(7))
    assert "No solution was found" in transcript(light_up(), records, "step")


def test_ctrl_c_stops_looking_for_a_solution(records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(position: object, **how: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(guide, "solve", interrupted)
    assert "Stopped.\nYour move> log" in transcript(light_up(), records, "solve", "log")


async def test_a_key_makes_the_moves_of_the_solution(records: Records) -> None:
    screen = table(light_up(), records)
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("v")
        await until(pilot, lambda: "6 more moves solve it" in said(app))
        assert made(screen) == ()
        assert "Next: bulb-a4. v makes it." in said(app)
        cell = screen.query_one(BoardPane).cell
        assert cell is not None
        assert cell.name == "a4"
        await pilot.press("v")
        assert made(screen) == ("bulb-a4",)
        assert "5 more moves solve it" in said(app)
        await pilot.press(*"vvvvv")
        assert "Solved!" in said(app, "#turn")
        await pilot.press("v")
        assert len(made(screen)) == 6


async def test_looking_for_a_solution_can_be_given_up(records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(position: object, *, stop: Stop, **how: object) -> Unknown:
        stop.sleep(20)
        return Unknown(0)

    monkeypatch.setattr(guide, "solve", endless)
    screen = table(light_up(), records)
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("v")
        assert "Looking for a solution" in said(app, "#turn")
        await pilot.press("escape")
        assert said(app, "#turn") == "Your move"
        await pilot.press("v", "t", *"bulb-a4", "enter")
        assert made(screen) == ("bulb-a4",)
        assert said(app, "#turn") == "Your move"


async def test_that_nothing_helps_any_more_is_said_at_the_table(records: Records) -> None:
    app = table_app(table(astray(), records))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("v")
        await until(pilot, partial(said, app))
        assert said(app) == "It cannot be solved any more. Take one move back."


async def test_a_game_for_several_has_no_solution(records: Records) -> None:
    app = table_app(table(begun("tic-tac-toe", ["person"] * 2), records))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("v")
        assert said(app) == "Only puzzles where nothing is hidden have a solution."
