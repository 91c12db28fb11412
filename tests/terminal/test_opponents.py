"""Levels at the table: they sit down, play, give hints and say what they thought."""

from __future__ import annotations

import pytest
from textual.widgets import Select

from ludoteka.core import Position, Record
from ludoteka.games import load, rules_text, texts
from ludoteka.opponents import OPPONENTS, Decision
from ludoteka.opponents.search.considered import Considered, Weighed
from ludoteka.opponents.thoughts import Thought
from ludoteka.table import events
from ludoteka.table.considering import considered_of
from ludoteka.table.events import ConsideredMove
from ludoteka.terminal import advice, shelf
from ludoteka.terminal.app import library_app, table_app
from ludoteka.terminal.board import BoardPane
from ludoteka.terminal.match import Match
from ludoteka.terminal.panels import ThoughtsScreen
from ludoteka.terminal.records import Records
from ludoteka.terminal.setup import SetupScreen
from ludoteka.terminal.table import TableScreen
from ludoteka.terminal.thoughts import rows, worth
from ludoteka.terminal.words import LANGUAGES, Words
from tests.machine.small import game
from tests.machine.test_secrets import PAIRS
from tests.terminal.library_tables import begun, table, transcript
from tests.terminal.seen import made, said, shown, until

AGAINST = ["person", "level-2"]


def nearly_won(*seats: str) -> Match:
    """X has two in a row and is to move."""
    return begun("tic-tac-toe", seats or AGAINST, ["a1", "b1", "a2", "b2"])


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "HINT", 0.05)


def thought(position: Position, *values: float, best: int = 0, sure: bool = False) -> Thought:
    """A thought about the first moves of a position."""
    weighed = tuple(Weighed(number, 10 * (number + 1), value, sure) for number, value in enumerate(values))
    return Thought(position, Considered(weighed, best, (best, 0), 60, 0.5, 2))


async def test_a_level_answers_and_says_what_it_thought(records: Records) -> None:
    screen = table(begun("tic-tac-toe", AGAINST), records)
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        assert said(app, "#title") == "Tic-tac-toe · O: computer 2, easy"
        await pilot.press("m")
        assert "has not thought about a move yet" in said(app)
        await pilot.press("enter")
        await until(pilot, lambda: len(made(screen)) == 2)
        assert "m thoughts" in said(app, "#hints")
        await pilot.press("m")
        assert isinstance(shown(app), ThoughtsScreen)
        assert "positions considered" in said(app, "#effort")
        assert "It expects: " in said(app, "#line")
        await pilot.press("m")
        assert shown(app) is screen


async def test_a_hint_is_said_and_shown(records: Records) -> None:
    screen = table(nearly_won(), records)
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")
        await until(pilot, lambda: "a3 wins at once." in said(app))
        cell = screen.query_one(BoardPane).cell
        assert cell is not None
        assert cell.name == "a3"
        assert screen.query_one(BoardPane)._marks.advised == {"a3"}
        await pilot.press("enter")
        assert "X wins." in said(app, "#turn")
        assert not screen.query_one(BoardPane)._marks.advised


async def test_a_hint_for_a_puzzle_is_the_next_move_of_its_solution(records: Records) -> None:
    screen = table(begun("light-up", ["person"]), records)
    app = table_app(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")
        await until(pilot, lambda: "Next: bulb-a4." in said(app))
        assert made(screen) == ()


def test_hints_in_lines(records: Records) -> None:
    assert "\na3 wins at once.\n" in transcript(nearly_won(), records, "hint")
    assert "\na3 vyhrává hned.\n" in transcript(nearly_won(), records, "rada", language="cs")
    assert "6 more moves solve it" in transcript(begun("light-up", ["person"]), records, "hint")


def test_a_level_plays_in_lines(records: Records) -> None:
    match = begun("tic-tac-toe", ["person", "level-1"])
    told = transcript(match, records, "thoughts", "b2", "thoughts")
    answer = match.record.moves[1]
    assert "has not thought about a move yet" in told
    assert f"O: {answer}\n" in told
    assert f"  {answer}: " in told
    assert "positions considered" in told


def test_a_level_sees_how_it_wins(records: Records) -> None:
    match = nearly_won("level-3", "person")
    assert "X wins." in transcript(match, records)
    assert match.record.moves[-1] == "a3"


async def test_any_level_can_be_given_a_seat(
    words: Words, records: Records, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shelf, "playable", lambda: ("tic-tac-toe",))
    for name, found in (("load", load), ("rules_text", rules_text), ("texts", texts)):
        monkeypatch.setattr(shelf, name, found)
    app = library_app(words, records, pause=0.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert isinstance(app.screen, SetupScreen)
        first, second = app.screen.query(Select)
        assert (first.value, second.value) == ("person", "level-3")
        first.value, second.value = "level-1", "person"
        await pilot.press("enter")
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert screen.match.seats == ("level-1", "person")
        await until(pilot, lambda: len(made(screen)) == 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_opponent_that_people_choose_has_a_name_of_its_own(language: str) -> None:
    called = [Words(language)(f"seat-{name}") for name in OPPONENTS]
    assert len(set(called)) == len(OPPONENTS) == 9


def test_what_was_thought_is_told_with_the_move_that_was_chosen(words: Words) -> None:
    position = load("tic-tac-toe").start()
    chosen = position.moves()[3].text
    told = rows(considered_of(thought(position, *[0.5] * 9, best=8), chosen), chosen, words)
    assert told[0].move == position.moves()[8].text
    assert [row.move for row in told if row.chosen] == [chosen]
    assert (told[0].percent, told[0].worth, told[0].visits) == ("50 %", "even", 90)


@pytest.mark.parametrize(("hope", "certain", "words_for_it"), [
    (1.0, True, "wins for certain"), (0.5, True, "certainly a draw"), (0.0, True, "loses for certain"),
    (0.3, True, "certain"), (0.95, False, "nearly won"), (0.8, False, "much better"), (0.6, False, "a little better"),
    (0.5, False, "even"), (0.4, False, "a little worse"), (0.2, False, "much worse"), (0.0, False, "nearly lost"),
])
def test_worth_in_words(words: Words, hope: float, certain: bool, words_for_it: str) -> None:
    assert worth(ConsideredMove("a1", hope, certain), words) == words_for_it


def last_thought(match: Match) -> tuple[int, str, events.Considered] | None:
    return match.last_thought


def test_thoughts_belong_to_the_move_that_was_made() -> None:
    match = begun("tic-tac-toe", ["person", "random"], ["a1"])
    found = thought(match.position, 0.4, 0.6)
    match.decide(Decision(match.position.moves()[1], found))
    move = match.record.moves[1]
    expected = (1, move, considered_of(found, move))
    assert last_thought(match) == expected
    match.play("b2")
    assert last_thought(match) == expected
    match.undo()
    match.undo()
    assert last_thought(match) is None
    match.redo()
    assert last_thought(match) == expected


def test_what_is_hidden_is_not_told_before_the_end() -> None:
    pairs = game(PAIRS)
    match = Match(pairs, Record(pairs.id, pairs.version, 1), ("person", "random"))
    match.play("a1")
    match.play("b1")
    while match.thinking:
        match.decide(Decision(match.position.moves()[0], thought(match.position, 0.4, 0.6)))
    assert match.last_thought is None
    while not match.over:
        if match.thinking:
            match.decide(Decision(match.position.moves()[0], thought(match.position, 0.4, 0.6)))
        else:
            match.play(0)
    assert match.last_thought is not None
