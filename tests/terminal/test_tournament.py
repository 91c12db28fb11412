"""`ludoteka match`: what people read, what programs get, and the folder that stays."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner
from typer.testing import Result as Ran

from ludoteka.cli import app
from ludoteka.core import Move, Outcome, Position, Result, read_record
from ludoteka.opponents import OPPONENTS, Finish, Tournament, fixtures
from ludoteka.opponents.elo import Rating
from ludoteka.studio.tournament import Played, labels, page
from ludoteka.studio.tournament.wording import elo_text, time_text, verdicts
from ludoteka.terminal.commands import match as command
from ludoteka.terminal.results import RunningScore
from ludoteka.terminal.words import LANGUAGES, Words
from tests.python_game import RULES, TicTacToe


@dataclass
class First:
    """Takes the first move."""

    name: str = "first"

    def choose(self, position: Position, rng: random.Random) -> Move:
        return position.moves()[0]


@dataclass
class Eager:
    """Wins where it can, and is at a loss otherwise."""

    name: str = "eager"

    def choose(self, position: Position, rng: random.Random) -> Move:
        wins = [move for move in position.moves() if (outcome := position.play(move).outcome) and outcome.winners]
        return rng.choice(wins or position.moves())


@dataclass
class Forgetful:
    """Fails."""

    name: str = "forgetful"

    def choose(self, position: Position, rng: random.Random) -> Move:
        raise ValueError("lost the thread")


@pytest.fixture(autouse=True)
def _opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (First, Eager, Forgetful):
        monkeypatch.setitem(OPPONENTS, kind.name, kind)


def run(*arguments: str) -> Ran:
    return CliRunner().invoke(app, ["match", *arguments])


def facts(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--cores", "1", "--json")
    assert result.exit_code == 0, result.output
    parsed = json.loads(result.stdout)
    assert isinstance(parsed, dict)
    return parsed


def without_times(told: dict[str, Any]) -> dict[str, Any]:
    return {**told, "seats": [{**one, "seconds_per_move": 0} for one in told["seats"]]}


SERIES = ("tic-tac-toe", "--seats", "random,first", "--games", "20", "--seed", "1")


def test_a_program_is_told_everything() -> None:
    told = facts(*SERIES)
    assert set(told) == {
        "game", "version", "level", "options", "seed", "games", "played", "unfinished", "average_moves", "shortest",
        "longest", "seats", "by_seat", "report",
    }
    one, other = told["seats"]
    assert set(one) == {
        "name", "wins", "draws", "losses", "share", "interval", "elo", "elo_interval", "moves_per_game",
        "seconds_per_move", "against",
    }
    assert (one["wins"], one["losses"]) == (other["losses"], other["wins"])
    assert one["wins"] + one["draws"] + one["losses"] == 20
    assert one["interval"][0] < one["share"] < one["interval"][1]
    assert one["elo_interval"][0] < one["elo"] < one["elo_interval"][1]
    assert one["against"] == [None, {key: one[key] for key in ("wins", "draws", "losses")}]
    assert [seat["seat"] for seat in told["by_seat"]] == ["X", "O"]
    assert sum(seat["wins"] for seat in told["by_seat"]) == one["wins"] + other["wins"]
    assert 5 <= told["shortest"] <= told["average_moves"] <= told["longest"] <= 9
    assert (told["games"], told["played"], told["unfinished"], told["report"]) == (20, 20, 0, None)


def test_nothing_else_is_printed_where_nobody_watches() -> None:
    result = run(*SERIES, "--cores", "1", "--json")
    assert result.stdout.count("\n") == 1
    assert result.stderr == ""
    assert run(*SERIES, "--cores", "1").stderr == ""


def test_other_processes_find_the_game_by_its_name_or_its_file() -> None:
    Path("mine.game").write_text(RULES)
    for game in ("tic-tac-toe", "mine.game"):
        result = run(game, "--seats", "random,random", "--games", "2", "--cores", "2", "--json")
        assert json.loads(result.stdout)["played"] == 2


def test_the_same_seed_gives_the_same_series() -> None:
    assert without_times(facts(*SERIES)) == without_times(facts(*SERIES))
    assert without_times(facts(*SERIES)) != without_times(facts(*SERIES, "--seed", "50"))


def test_more_entrants_than_seats_all_meet() -> None:
    told = facts("tic-tac-toe", "--seats", "random,first,random", "--games", "4")
    assert told["played"] == told["games"] == 12
    assert [one["name"] for one in told["seats"]] == ["random", "first", "random"]
    for place, one in enumerate(told["seats"]):
        met = [other and sum(other.values()) for other in one["against"]]
        assert met == [None if other == place else 4 for other in range(3)]


def test_a_puzzle_is_tried_by_everybody_alone() -> None:
    told = facts("frogs", "--seats", "random,first", "--games", "3")
    assert told["played"] == 6
    assert [one["elo"] for one in told["seats"]] == [None, None]
    assert "first" in run("frogs", "--seats", "random,first", "--games", "3", "--cores", "1").stdout


def test_long_matches_are_cut_short() -> None:
    told = facts(*SERIES, "--moves", "4")
    assert (told["unfinished"], told["longest"]) == (20, 4)
    assert "Cut short after 4 moves: 20." in " ".join(run(*SERIES, "--cores", "1", "--moves", "4").stdout.split())
    assert [one["share"] for one in told["seats"]] == [0.5, 0.5]


def test_people_read_tables_and_sentences() -> None:
    said = run("tic-tac-toe", "--seats", "random,eager", "--games", "40", "--cores", "1").stdout
    lines = said.splitlines()
    assert lines[:2] == ["Tic-tac-toe: opponents against each other", "40 matches, seeds from 0"]
    assert lines[3].split() == ["Opponent", "Wins", "Draws", "Losses", "Share", "(95", "%)", "Elo", "Moves", "Time"]
    assert lines[4].split()[0] == "eager", "the stronger one is first"
    assert "eager is stronger than random: " in said
    assert "X has the advantage" in said
    assert "From 5 to 9 moves, " in said
    assert all(len(line) <= 80 for line in lines)


def test_czech() -> None:
    said = run(*SERIES, "--cores", "1", "--language", "cs").stdout
    assert "Tic-tac-toe: soupeři mezi sebou\n20 partií, semínka od 1\n" in said
    assert "Křížek" in said


# ---- the folder ----------------------------------------------------------------------------------------------------
class Outline(HTMLParser):
    """Tags that are open, and what was met."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "path", "rect", "circle", "polygon"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.open[-1:] == [tag]:
            self.open.pop()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)


def pictures(made: str) -> Iterator[ElementTree.Element]:
    """The plots, read as XML."""
    for part in made.split("<svg")[1:]:
        yield ElementTree.fromstring("<svg" + part.split("</svg>")[0] + "</svg>")


def test_a_report_is_a_page_with_figures_and_records() -> None:
    told = facts(*SERIES, "--report", "out/series")
    folder = Path("out/series")
    assert told["report"] == str(folder)
    assert sorted(path.name for path in folder.iterdir()) == ["records.jsonl", "report.html", "results.json"]
    assert json.loads((folder / "results.json").read_text("utf-8")) == told
    lines = (folder / "records.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == 20
    for number, line in enumerate(map(json.loads, lines), 1):
        record = read_record(line["record"])
        outcome = record.replay(TicTacToe()).outcome
        assert outcome is not None
        assert list(outcome.results) == line["results"]
        assert line["points"] == outcome.points
        assert (line["match"], line["moves"], sorted(line["seats"])) == (number, len(record.moves), ["first", "random"])


def test_a_match_of_a_series_can_be_gone_on_with() -> None:
    facts(*SERIES, "--report", "out")
    line = json.loads(Path("out/records.jsonl").read_text("utf-8").splitlines()[16])
    assert line["match"] == 17
    resumed = CliRunner().invoke(app, ["play", "tic-tac-toe", "--resume", "out/records.jsonl:17", "--json"])
    assert json.loads(resumed.stdout)["record"] == line["record"]
    Path("odd.jsonl").write_text("{}\n")
    Path("broken.jsonl").write_text("nothing\n")
    Path("empty.jsonl").write_text("")
    for given, said in (
        ("out/records.jsonl", "Say which match of the series is meant, up to 20: out/records.jsonl:1"),
        ("out/records.jsonl:0", "up to 20"), ("out/records.jsonl:21", "up to 20"), ("empty.jsonl:1", "up to 0"),
        ("odd.jsonl:1", "odd.jsonl does not hold the matches"), ("broken.jsonl:1", "does not hold the matches"),
        ("no.jsonl:1", "There is no file no.jsonl."),
    ):
        refused = CliRunner().invoke(app, ["play", "tic-tac-toe", "--resume", given])
        assert refused.exit_code == 2
        assert said in refused.stderr


def test_a_report_that_is_there_is_left_alone() -> None:
    run(*SERIES, "--cores", "1", "--report", "mine")
    before = Path("mine/report.html").read_text("utf-8")
    result = run(*SERIES, "--cores", "1", "--report", "mine", "--seed", "9")
    assert "The report is in mine-2/report.html" in result.stdout
    assert Path("mine/report.html").read_text("utf-8") == before
    assert Path("mine-2/report.html").exists()
    Path("empty").mkdir()
    assert "The report is in empty/report.html" in run(*SERIES, "--cores", "1", "--report", "empty").stdout


def played(seats: str = "random,first,random", games: int = 6, wanted: int | None = None) -> Played:
    names = tuple(seats.split(","))
    tournament = Tournament(read_record("ludoteka record 1\ngame: tic-tac-toe\n"), names)
    every = list(fixtures(len(names), 2, games, 1))
    finishes = tuple(tournament.play(TicTacToe(), fixture) for fixture in every)
    return Played("<b>Tic</b>", tournament, ("X", "O"), wanted or len(every), finishes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(language: str) -> None:
    made = page(played(), Words(language))
    outline = Outline()
    outline.feed(made)
    assert not outline.open
    assert f'<html lang="{language}">' in made
    assert len(list(pictures(made))) == 5
    assert all(picture.get("role") == "img" and picture.get("aria-label") for picture in pictures(made))
    assert outline.tags.count("table") == 5
    assert "&lt;b&gt;Tic" in made
    assert "<b>" not in made
    assert "prefers-color-scheme: dark" in made
    assert "http" not in made


def test_two_entrants_need_no_table_of_all_against_all() -> None:
    made = page(played("random,first"), Words("en"))
    assert "Against each other" not in made
    assert len(list(pictures(made))) == 5


def won_by_first(series: Played) -> Played:
    """The series as if the entrant named first had won all its matches."""
    def won(finish: Finish) -> Finish:
        results: list[Result] = ["won" if entrant == 0 else "lost" for entrant in finish.fixture.seating]
        ranks = [1 if entrant == 0 else 2 for entrant in finish.fixture.seating]
        return replace(finish, outcome=Outcome(tuple(results), tuple(ranks)))

    return replace(series, finishes=tuple(won(finish) if 0 in finish.fixture.seating else finish
                                          for finish in series.finishes))


def test_strengths_without_an_end_are_drawn_as_arrows() -> None:
    made = page(won_by_first(played("random,first")), Words("en"))
    assert len(list(pictures(made))) == 5
    assert "h-22" in made, "an arrow to the left: the other may be as weak as you like"
    made = page(won_by_first(played("random,random,random", games=20)), Words("en"))
    assert "h22" in made, "an arrow to the right"


def test_a_series_that_was_all_cut_short_has_a_page_too() -> None:
    series = played("random,first")
    cut = replace(series, finishes=tuple(replace(finish, outcome=None) for finish in series.finishes))
    made = page(cut, Words("en"))
    assert len(list(pictures(made))) == 2
    assert list(verdicts(cut, Words("en"))) == []


def test_the_course_of_a_series_ends_with_its_scores() -> None:
    series = played()
    lines = series.course()
    assert list(lines) == ["random", "first", "random (2)"]
    assert [line[-1][1] for line in lines.values()] == [one.score for one in series.standings.entrants]
    assert list(played("random,eager", games=40).course()) == ["eager"], "the better one"


# ---- trouble -------------------------------------------------------------------------------------------------------
def test_an_opponent_that_fails_is_named_and_what_was_finished_is_told() -> None:
    arguments = ("tic-tac-toe", "--seats", "first,random,forgetful", "--games", "2", "--cores", "1")
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert result.stderr == "The opponent forgetful failed on seed 0: ValueError: lost the thread\n"
    assert "2 of 6 matches" in result.stdout
    told = run(*arguments, "--json")
    assert json.loads(told.stdout) == {"error": result.stderr.rstrip("\n")}


def test_whoever_has_had_enough_is_told_what_was_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    matches: list[int] = []

    class Impatient(Tournament):
        def play(self, *given: Any) -> Any:
            matches.append(1)
            if len(matches) == 4:
                raise KeyboardInterrupt
            return super().play(*given)

    monkeypatch.setattr(command, "Tournament", Impatient)
    result = run(*SERIES, "--cores", "1", "--report", "kept")
    assert result.exit_code == 0
    assert result.stderr == "Stopped after 3 of 20 matches.\n"
    assert "3 of 20 matches" in result.stdout
    assert json.loads(Path("kept/results.json").read_text("utf-8"))["played"] == 3
    matches[:] = [1, 1, 1]
    result = run(*SERIES, "--cores", "1", "--report", "nothing")
    assert result.exit_code == 2
    assert "No game was played." in result.stderr
    assert not Path("nothing").exists()


# ---- words ---------------------------------------------------------------------------------------------------------
def test_the_running_score_is_of_both_or_of_the_best() -> None:
    for seats, said in (("first,random", "first 2 : 0 random"), ("random,first,eager", "random 100%")):
        series = won_by_first(played(seats, games=2))
        running = RunningScore(labels(series.tournament.names))
        for finish in series.finishes:
            running.add(finish)
        assert str(running) == said


@pytest.mark.parametrize(("rating", "said"), [
    (Rating(12.4, 2.4, 22.4), "+12 ±10"), (Rating(-12.4, -22.4, -2.4), "−12 ±10"), (Rating(low=289.1), "> +289"),
    (Rating(high=-289.1), "< −289"), (Rating(), "–"),
])
def test_a_strength_in_figures(rating: Rating, said: str) -> None:
    assert elo_text(rating) == said


def test_a_time_in_figures() -> None:
    said = [time_text(seconds, Words("en")) for seconds in (0, 0.0009, 0.0042, 0.25, 12)]
    assert said == ["0 µs", "900 µs", "4.2 ms", "250 ms", "12 s"]
    assert time_text(0.0042, Words("cs")) == "4,2 ms"
