"""What random games say about a game, in figures, words and pictures."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ludoteka.cli import app
from ludoteka.core import Record
from ludoteka.language import check
from ludoteka.machine import TextGame
from ludoteka.studio.playtest import Finding, Report, Trial, findings, report
from ludoteka.studio.playtest.page import SELF_EVIDENT, page
from ludoteka.studio.playtest.playing import starts
from ludoteka.terminal.words import Words

STRANGE = """\
game Strange
players White, Black
options
  storm is never or always  "Is there a storm?"
board 3 by 3
the game has wind
each cell is dry or wet
piece stone
piece ghost
a stone is lonely if no stone is next to it
turn
  either "Put"
    choose an empty cell
    not allowed if the turn number is 500
    put your stone there
    if 3 of your stones are in line through there: you win
  or "Storm"
    not allowed if storm is never
    add 1 to wind
    every cell becomes wet
    if a ghost is on the board: you lose
    if a stone is lonely: you lose
end
  if no cell is empty: the game is drawn
"""


def game_of(rules: str, levels: str = "") -> TextGame:
    checked = check(rules, levels)
    assert checked.description is not None, checked.errors
    return TextGame(checked.description, "tried")


def tried(rules: str, games: int = 30, levels: str = "", moves: int = 200) -> Report:
    game = game_of(rules, levels)
    trial = Trial(game)
    first = Record(game.id, game.version)
    begun = starts(game, first, games, game.seat_counts == (1,))
    return report(trial, list(trial.play(begun, moves)), first, moves)


def keys(found: tuple[Finding, ...]) -> dict[str, list[Any]]:
    by_key: dict[str, list[Any]] = {}
    for one in found:
        by_key.setdefault(one.key.removeprefix("pt-"), []).append(one.values.get("name", one.line))
    return by_key


def test_what_is_never_used_is_found() -> None:
    found = keys(findings(tried(STRANGE)))
    assert found["never-several"] == [18]
    assert found["never-forbade"] == [14]
    assert found["no-piece"] == ["ghost"]
    assert found["no-state"] == ["wet"]
    assert found["no-change"] == ["wind"]
    assert found["not-offered"] == ["Storm"]
    assert found["unasked"] == ["lonely"]
    assert "ends" in found
    assert "half" not in found


def test_what_is_used_is_not_reported() -> None:
    found = keys(findings(tried(STRANGE.replace("storm is never or always", "storm is always or never"), 60)))
    assert not {"never", "never-several", "no-state", "no-change", "not-offered", "not-taken", "unasked"} & set(found)
    assert found["no-piece"] == ["ghost"]


def test_lengths_endings_and_results_agree_with_each_other() -> None:
    made = tried(STRANGE, 50)
    assert len(made.lengths) == made.games == 50
    assert sum(made.endings.values()) == 50
    assert sum(bar.value for bar in made.length_bars) == 50
    assert made.length_bars[0].low == min(made.lengths)
    assert all(score.games == 50 for score in made.seats)
    assert sum(score.wins for score in made.seats) == 50 - made.drawn
    assert all(1 <= bar.value <= 9 for bar in made.widths)
    assert made.widths[0].value == 9


def test_the_same_seed_gives_the_same_report() -> None:
    assert tried(STRANGE, 10) == tried(STRANGE, 10)


def test_a_seat_that_alone_can_win_is_named_though_most_games_are_drawn() -> None:
    rules = ("game X\nplayers White, Black\nboard 4 by 4\npiece stone\n"
             "turn\n  choose an empty cell\n  put your stone there\n"
             "  if White has a stone on a1 and White has a stone on d4: White wins\nend\n"
             "  if no cell is empty: the game is drawn\n")
    found = findings(tried(rules, 60))
    assert "pt-first-ahead" in {one.key for one in found}
    assert "pt-even" not in {one.key for one in found}


def test_the_seat_that_wins_too_often_is_named() -> None:
    rules = ("game X\nplayers White, Black\nboard 3 by 3\npiece stone\n"
             "turn\n  choose an empty cell\n  put your stone there\n")
    first = findings(tried(rules + "  if the turn number is 3: you win\n", 30))
    assert [one.values for one in first if one.key == "pt-first-ahead"] == [{"seat": "White", "wins": 30, "games": 30}]
    last = keys(findings(tried(rules + "  if the turn number is 2: you win\n", 30)))
    assert "last-ahead" in last
    assert "short" in last


def test_games_without_an_end_and_turns_that_run_out_are_told_apart() -> None:
    rules = ("game X\nplayers White, Black\nboard 2 by 2\npiece stone\na game lasts at most 40 turns\nsetup\n"
             "  put a White stone onto a1\n  put a Black stone onto b2\nturn\n  choose a stone of yours as the mover\n"
             "  choose an empty cell next to the mover\n  put the mover onto it\n")
    assert "limit" in keys(findings(tried(rules, 5, moves=100)))
    cut = [one for one in findings(tried(rules, 5, moves=20)) if one.key == "pt-cut"]
    assert [one.weight for one in cut] == ["fault"]


PUZZLE = """\
game Step
players 1
board drawn by the level
piece walker
each cell is floor, goal or trap
turn
  choose an empty cell next to the walker
  put the walker onto it
end
  if the walker is on a goal cell: you win
  if the walker is on a trap cell: you lose
legend
  @ walker
  o goal cell
  x trap cell
"""


def test_levels_are_judged_one_by_one() -> None:
    levels = "level One, easy, 1 move\n  @ o\n\nlevel Two, hard, 9 moves\n  x @ . o\n\nlevel Three\n  x @ x\n"
    made = tried(PUZZLE, 60, levels)
    one, two, three = made.levels
    assert (one.solved, one.shortest, one.dead_ends) == (20, 1, 0)
    assert two.shortest == 2
    assert two.solved + two.dead_ends == two.games == 20
    assert (three.solved, three.dead_ends) == (0, 20)
    found = keys(findings(made))
    assert {"shorter", "by-chance", "dead-ends", "unsolved"} <= set(found)


def test_that_chance_solves_nothing_is_said_once() -> None:
    found = keys(findings(tried(PUZZLE, 10, "level One\n  x @ x\n\nlevel Two\n  @ x o\n")))
    assert "unsolved" in found
    assert "half" not in found


def test_a_line_is_told_without_its_comment_and_with_all_its_words() -> None:
    told = tried(STRANGE.replace('"Put"', '"Put -- here"  -- a comment'), 5)
    assert 'either "Put -- here"' in {one.text for one in told.lines}


def test_levels_take_turns() -> None:
    game = game_of(PUZZLE, "level A\n  @ o\n\nlevel B\n  @ . o\n")
    begun = starts(game, Record(game.id, game.version, seed=5), 3, every_level=True)
    assert [(one.level, one.seed) for one in begun] == [("A", 5), ("B", 5), ("A", 6)]


# ---- the command ---------------------------------------------------------------------------------------------------
@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_US.UTF-8")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["playtest", *arguments])


def test_the_command_tells_people() -> None:
    told = run("tic-tac-toe", "--games", "60", "--seed", "3").stdout
    assert "Tic-tac-toe, tried out" in told
    assert re.search(r"X won \d+ of 60: the first seat has the advantage", told)
    assert re.search(r"^9 █+ \d+$", told, re.MULTILINE)
    czech = run("sokoban", "--games", "10", "--moves", "20", "--language", "cs").stdout
    assert "První postrčení" in czech
    assert "Co se ukázalo" in czech


def test_the_command_tells_programs() -> None:
    result = run("tic-tac-toe", "--games", "20", "--json")
    told = json.loads(result.stdout)
    assert (told["game"], told["games"], told["ended"]) == ("tic-tac-toe", 20, 20)
    assert sum(one["games"] for one in told["endings"]) == 20
    assert {one["line"] for one in told["lines"]} == {7, 8, 9, 11}
    assert {"code", "weight", "line", "message", "advice"} == set(told["findings"][0])


def test_time_can_run_out() -> None:
    assert json.loads(run("tic-tac-toe", "--games", "1000", "--seconds", "0", "--json").stdout)["games"] == 1


class Outline(HTMLParser):
    """Every tag is closed where it should be; nothing comes from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.images: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag == "svg":
            self.images.append(dict(attrs))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_page_is_whole_and_can_be_read_without_eyes(language: str) -> None:
    made = page(tried(STRANGE.replace("Is there a storm?", "<b>Storm?</b>")), Words(language))
    outline = Outline()
    outline.feed(made)
    assert not outline.open
    assert f'<html lang="{language}">' in made
    assert len(outline.images) == 3
    assert all(image["role"] == "img" and image["aria-label"] for image in outline.images)
    assert outline.tags.count("table") == 4
    assert "&lt;b&gt;Storm?&lt;/b&gt;" in made
    assert "<b>" not in made
    assert "prefers-color-scheme: dark" in made
    assert "http" not in made


def test_the_page_is_written() -> None:
    result = run("tic-tac-toe", "--games", "5", "--html", "report.html")
    assert "report.html" in result.stdout
    assert Path("report.html").read_text("utf-8").startswith("<!doctype html>")


def test_every_finding_has_words_and_advice() -> None:
    source = Path(__file__).parents[2] / "src" / "ludoteka" / "studio" / "playtest" / "findings.py"
    named = set(re.findall(r'"(pt-[a-z-]+)"', source.read_text("utf-8"))) | {
        f"pt-{which}-ahead" for which in ("first", "last", "middle")}
    assert len(named) > 20
    for key in named:
        assert Words("cs")(key)
        if key not in (*SELF_EVIDENT, "pt-ends", "pt-even"):
            assert Words("cs")(f"{key}-advice") != Words("en")(f"{key}-advice")
