"""Every command with good input and with bad; nobody ever sees a traceback."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ludoteka.cli import app
from ludoteka.core import Game, Record, read_record
from ludoteka.games import BadGame, library
from ludoteka.opponents import METHODS, RandomSeat, read_budget
from ludoteka.studio.measuring.bench import Measured, NativeMeasured
from ludoteka.studio.measuring.comparing import Speeds
from ludoteka.studio.measuring.peer import CHANCE_PAIRS, PAIRS, Pair
from ludoteka.studio.measuring.readiness import Ready
from ludoteka.terminal import shelf
from tests.python_game import RULES, TicTacToe


def run(*arguments: str, lines: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=lines)


def facts(*arguments: str, lines: str = "") -> dict[str, Any]:
    result = run(*arguments, "--json", lines=lines)
    assert result.exit_code == 0, result.output
    parsed = json.loads(result.stdout)
    assert isinstance(parsed, dict)
    return parsed


def refusal(*arguments: str) -> str:
    """What is said to bad input; with --json a program is told the same."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    told = run(*arguments, "--json")
    assert told.exit_code == 2
    assert json.loads(told.stdout)["error"] == result.stderr.rstrip("\n")
    return result.stderr


def test_games() -> None:
    lines = run("games").stdout.splitlines()
    assert lines[0].split() == ["Name", "Title", "Players", "Kind", "Levels"]
    assert lines[2].split() == ["frogs", "Leaping", "frogs", "1", "puzzle", "2"]
    assert facts("games")["games"][0] == {
        "id": "tic-tac-toe", "title": "Tic-tac-toe", "summary": "About tic-tac-toe.", "kind": "for two",
        "seats": [2], "levels": 0, "options": ["first"], "rulesets": ["O begins"],
    }


def test_without_a_command_and_without_a_terminal_the_library_is_listed() -> None:
    assert "tic-tac-toe" in run().stdout
    assert facts()["games"]


@pytest.mark.parametrize("arguments", [("games", "--language", "cs"), ("--language", "cs", "games")])
def test_czech(arguments: tuple[str, ...]) -> None:
    assert "Jméno" in run(*arguments).stdout


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Nemysleli jste tic-tac-toe?" in refusal("rules", "tictactoe")


def test_rules(tmp_path: Path) -> None:
    assert run("rules", "tic-tac-toe").stdout == RULES
    (tmp_path / "my.game").write_text("game My own\n")
    assert run("rules", "my.game").stdout == "game My own\n"
    assert facts("rules", "tic-tac-toe") == {"game": "tic-tac-toe", "rules": RULES}


def test_check_finds_nothing_wrong(tmp_path: Path) -> None:
    (tmp_path / "good.game").write_text(RULES)
    result = run("check", "good.game")
    assert (result.exit_code, result.stdout) == (0, "good.game: everything is right.\n")
    assert facts("check", "good.game") == {"ok": True, "files": [{"file": "good.game", "diagnostics": []}]}


def test_check_says_all_that_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "bad.game").write_text(RULES.replace("an empty cell", "an emty cell"))
    result = run("check", "bad.game")
    assert result.exit_code == 1
    assert "bad.game:7:" in result.stdout
    assert "    7 │   choose an emty cell\n" in result.stdout
    assert "^^^^" in result.stdout
    told = run("check", "bad.game", "--json")
    assert told.exit_code == 1
    found = json.loads(told.stdout)
    assert not found["ok"]
    assert found["files"][0]["diagnostics"][0]["line"] == 7


def test_format_prints_or_writes(tmp_path: Path) -> None:
    path = tmp_path / "my.game"
    path.write_text(RULES.replace("  choose", "     choose").replace("board 3", "board   3"))
    formatted = run("format", "my.game")
    assert formatted.exit_code == 0, formatted.output
    assert facts("format", "my.game")["changed"]
    assert "rewritten" in run("format", "my.game", "--write").stdout
    assert path.read_text() == formatted.stdout
    assert "in order already" in run("format", "my.game", "--write").stdout


def test_play_in_lines_with_a_record_saved_and_gone_on_with(tmp_path: Path) -> None:
    result = run("play", "tic-tac-toe", "--seats", "person,person", "--seed", "5", "--save", "my.record",
                 lines="b2\na1\n")
    assert result.exit_code == 0, result.output
    assert "1 O . .\n  a b c" in result.stdout
    assert read_record((tmp_path / "my.record").read_text()) == Record(
        "tic-tac-toe", "1", seed=5, seats=2, moves=("b2", "a1"))
    again = facts("play", "tic-tac-toe", "--resume", "my.record", "--seats", "person,person", lines="c3\n")
    assert again["moves"] == ["b2", "a1", "c3"]
    assert again["outcome"] is None


def test_play_with_settings() -> None:
    told = facts("play", "tic-tac-toe", "--ruleset", "o begins", "--seats", "person,person", lines="b2\n")
    assert told["options"] == {"first": "O"}
    assert facts("play", "tic-tac-toe", "--option", "First = o")["options"] == {"first": "O"}
    assert facts("play", "frogs", "--level", "2")["level"] == "Five"
    assert facts("play", "frogs", "--level", "five")["level"] == "Five"


def test_play_to_the_end() -> None:
    told = facts("play", "frogs", lines="p1-p2\np3-p1\np2-p3\n")
    assert told["outcome"] == {
        "results": ["won"], "ranks": [1], "points": None, "rule": "all changed places", "line": 0}
    assert told["seats"] == ["person"]


def test_computers_play_alone() -> None:
    told = facts("play", "tic-tac-toe", "--seats", "random,random", "--seed", "1")
    assert told["outcome"]
    assert told == facts("play", "tic-tac-toe", "--seats", "random,random", "--seed", "1")


def test_perft() -> None:
    counts = [depth["count"] for depth in facts("perft", "tic-tac-toe", "--depth", "6")["depths"]]
    assert counts == [9, 72, 504, 3024, 15120, 54720]
    assert run("perft", "tic-tac-toe", "--depth", "2").stdout.split()[:2] == ["1", "9"]


def test_perft_from_a_position_a_file_and_a_record(tmp_path: Path) -> None:
    text = "XX.\nOO.\n...\nX chooses"
    (tmp_path / "p.txt").write_text(text + "\n")
    (tmp_path / "r.record").write_text(str(Record("tic-tac-toe", "1", moves=("a1", "b2"))))
    for given, count in ((text, 5), ("p.txt", 5), ("r.record", 7)):
        told = facts("perft", "tic-tac-toe", "--depth", "1", "--position", given)
        assert told["depths"][0]["count"] == count


def test_playouts() -> None:
    told = facts("playouts", "tic-tac-toe", "--seconds", "0.05")
    assert told["game"] == "tic-tac-toe"
    assert told["playouts"] > 0
    assert told["cpu_seconds"] >= 0.05
    assert 5 * told["playouts"] <= told["moves"] <= 9 * told["playouts"]
    assert "matches a second" in run("playouts", "frogs", "--seconds", "0.01").stdout


def test_how_many_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "read", library.read)
    rules = """
        game Pass
        players 2 or 3
        board 1 by 1
        turn
          choose a number from 1 to 2
        end
          if the turn number is more than the number of players: the game is drawn
        """
    (tmp_path / "pass.game").write_text(dedent(rules))
    for count in (2, 3):
        told = facts("playouts", "pass.game", "--seconds", "0.01", "--seats", str(count))
        assert told["moves"] == count * told["playouts"]
        depths = facts("perft", "pass.game", "--depth", "4", "--seats", str(count))["depths"]
        assert [depth["count"] for depth in depths] == [2, 4, 8 * (count == 3), 0]
    assert "2, 3" in refusal("playouts", "pass.game", "--seats", "4")


def interrupt(*_: object) -> Iterator[Any]:
    """A long work that somebody ends with Ctrl-C."""
    yield from ()
    raise KeyboardInterrupt


def test_playouts_that_are_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.terminal.commands.counting.play_for", interrupt)
    assert facts("playouts", "frogs", "--seconds", "9") == {
        "game": "frogs", "cpu_seconds": 0, "playouts": 0, "moves": 0}


def test_perft_that_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: Iterator[Iterator[int]] = iter([iter([1, 1]), interrupt()])
    monkeypatch.setattr("ludoteka.studio.measuring.perft.interpreted", lambda start: lambda depth: next(counted))
    result = run("perft", "tic-tac-toe", "--depth", "3", "--json")
    assert result.exit_code == 130
    assert [depth["count"] for depth in json.loads(result.stdout)["depths"]] == [2]
    assert result.stderr == "Stopped.\n"


@pytest.mark.parametrize(("options", "by"), [((), "native code"), (("--interpreter",), "interpreter")])
def test_native_code_and_the_interpreter_count_the_same(
    options: tuple[str, ...], by: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
) -> None:
    monkeypatch.setattr(shelf, "read", library.read)
    (tmp_path / "my.game").write_text(library.rules_text("tic-tac-toe"))
    told = facts("perft", "my.game", "--depth", "4", *options)
    assert [depth["count"] for depth in told["depths"]] == [9, 72, 504, 3024]
    assert f"({by})." in run("playouts", "my.game", "--seconds", "0.01", *options).stdout


def test_bench() -> None:
    told = facts("bench", "--games", "connect-four, tic-tac-toe", "--seconds", "0.02")
    assert told["peer"] == "open_spiel"
    assert [one["game"] for one in told["games"]] == ["connect-four", "tic-tac-toe"]
    measured = told["games"][1]["playouts"]
    assert measured["ratios"][0] <= measured["ratio"] <= measured["ratios"][-1]
    assert 6 < measured["moves"] < 9
    assert told["games"][1]["search"]["ours"] > 0
    assert told["games"][1]["ready"]["cached"] > 0
    low, high = sorted(one["playouts"]["ratio"] for one in told["games"])
    assert low <= told["playouts_ratio"] <= high
    tables = run("bench", "--games", "tic-tac-toe", "--seconds", "0.02").stdout.split("\n\n")
    assert [[line.split()[0] for line in table.splitlines()] for table in tables] == [
        ["Random", "Game", "tic-tac-toe", "geometric"], ["Simulations", "Game", "tic-tac-toe", "geometric"],
        ["Seconds", "Game", "tic-tac-toe"]]


def test_games_of_chance_have_a_mean_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    ratios = {"tic-tac-toe": 2.0, "pig": 50.0, "chess": 8.0, "backgammon": 0.5}
    known = {pair.game: pair for pair in (*PAIRS, *CHANCE_PAIRS)}
    measured = [Measured(known[name], Speeds((ratio * 7,) * 2, (7.0,) * 2), 9.0, 9.0, None)
                for name, ratio in ratios.items()]
    monkeypatch.setattr("ludoteka.terminal.commands.bench.measure", lambda pairs, seconds: measured)
    told = facts("bench")
    assert (told["playouts_ratio"], told["chance_playouts_ratio"]) == (pytest.approx(4), pytest.approx(5))
    lines = run("bench").stdout.splitlines()[2:8]
    assert [line.split("  ")[0] for line in lines] == [
        "tic-tac-toe", "chess", "geometric mean", "pig", "backgammon", "mean with chance"]
    assert [lines[row].split()[-1] for row in (2, 5)] == ["4", "5"]


@pytest.mark.parametrize(("ratio", "spent", "missed"), [
    (3.5, 0.1, []),
    (2.5, 0.1, [("playouts", "", 2.5, 3.0)]),
    (0.5, 0.7, [("playouts", "", 0.5, 3.0), ("playouts", "othello", 0.5, 1.0), ("search", "", 0.5, 2.0),
                ("ready", "othello", 0.7, 0.5), ("cached", "othello", 0.7, 0.05)]),
])
def test_bench_says_which_goals_are_missed(
    monkeypatch: pytest.MonkeyPatch, ratio: float, spent: float, missed: list[tuple[object, ...]],
) -> None:
    speeds = Speeds((100.0 * ratio,) * 3, (100.0,) * 3)
    ready = Ready(changed=spent, cached=spent if spent > 0.5 else 0.01)
    one = Measured(Pair("othello", "othello"), speeds, 60, 60, NativeMeasured(speeds, ready))
    monkeypatch.setattr("ludoteka.terminal.commands.bench.measure", lambda pairs, seconds: [one])
    result = run("bench", "--check", "--json", "--games", "othello")
    assert [tuple(one.values()) for one in json.loads(result.stdout)["missed"]] == missed
    assert result.exit_code == bool(missed)
    said = run("bench", "--check", "--games", "othello").stdout
    assert ("Goal missed: othello is ready in 0.7 s, not 0.5 s." in said) == (spent > 0.5)
    assert ("All goals are reached." in said) == (not missed)
    assert run("bench").exit_code == 0


def test_goals_are_not_reached_by_measuring_less(monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = Speeds((400.0,) * 3, (100.0,) * 3)
    measured = [Measured(Pair("othello", "othello"), speeds, 60, 60, NativeMeasured(speeds, Ready(0.1, 0.01)))]
    monkeypatch.setattr("ludoteka.terminal.commands.bench.measure", lambda pairs, seconds: measured)
    result = run("bench", "--check", "--games", "othello, chess")
    assert (result.exit_code, "Not everything was measured" in result.stdout) == (1, True)
    alone = replace(measured[0], playouts=Speeds((400.0,) * 3))
    monkeypatch.setattr("ludoteka.terminal.commands.bench.measure", lambda pairs, seconds: [alone])
    assert run("bench", "--check", "--games", "othello").exit_code == 1


def test_bench_without_native_code(monkeypatch: pytest.MonkeyPatch) -> None:
    # The package's own `native` is the function, so the module has to be asked for.
    monkeypatch.setattr(import_module("ludoteka.native"), "available", lambda: False)
    told = facts("bench", "--games", "tic-tac-toe", "--seconds", "0.02")
    assert (told["games"][0]["search"], told["games"][0]["ready"], told["search_ratio"]) == (None, None, None)
    assert 'pip install "ludoteka[native]"' in run("bench", "--games", "tic-tac-toe", "--seconds", "0.02").stdout


def test_bench_without_a_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.studio.measuring.peer.find_spec", lambda name: None)
    told = facts("bench", "--games", "tic-tac-toe", "--seconds", "0.02")
    assert told["peer"] is None
    assert told["games"][0]["playouts"]["ours"] > 0
    assert told["playouts_ratio"] is None
    assert "pip install open_spiel" in run("bench", "--games", "tic-tac-toe", "--seconds", "0.02").stdout


def test_bench_that_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.terminal.commands.bench.measure", interrupt)
    assert facts("bench")["games"] == []


GAME = ("perft", "tic-tac-toe", "--depth", "1")
BAD = [
    (("rules", "ches"), "There is no game 'ches'. There is tic-tac-toe, frogs."),
    (("rules", "tic-tac"), "Did you mean tic-tac-toe?"),
    (("play", "nowhere.game"), "There is no file nowhere.game."),
    (("play", "./"), "There is no file rules.game."),
    (("play", "broken.game"), "broken.game is not right yet:\nbroken.game:1:1: "),
    (("rules", "nowhere.game"), "There is no file"),
    (("check", "nowhere.game"), "There is no file nowhere.game."),
    (("check", "."), "There is no file rules.game"),
    (("check", "latin.game"), "latin.game is not text in UTF-8 (byte 5)."),
    (("format", "nowhere.game"), "There is no file"),
    (("format", "latin.game"), "not text in UTF-8"),
    (("play", "frogs", "--level", "9"), "There is no level '9'; levels are numbered from 1 to 2."),
    (("play", "frogs", "--level", "thre"), "Did you mean Three?"),
    (("play", "frogs", "--level", "²"), "There is no level '²'"),
    (("play", "tic-tac-toe", "--level", "1"), "Tic-tac-toe has no levels."),
    (("play", "tic-tac-toe", "--option", "first"), "An option is given as name=value, not 'first'."),
    (("play", "tic-tac-toe", "--option", "firs=X"), "There is no option 'firs'. Did you mean first?"),
    (("play", "frogs", "--option", "size=3"), "There is no option 'size'."),
    (("play", "tic-tac-toe", "--option", "first=Z"), "first cannot be 'Z'; it can be X, O"),
    (("play", "tic-tac-toe", "--ruleset", "mine"), "There is no ruleset 'mine'. There is O begins."),
    (("play", "tic-tac-toe", "--seats", "person,robot"), "Nobody called 'robot' can sit down."),
    (("play", "tic-tac-toe", "--seats", "person,level-9"), "Did you mean level-8"),
    (("play", "tic-tac-toe", "--seats", "person"), "Tic-tac-toe is played with 2 seats, not 1."),
    (("play", "tic-tac-toe", "--resume", "nowhere"), "There is no file nowhere."),
    (("play", "tic-tac-toe", "--resume", "broken.game"), "line 1: a record begins with"),
    (("play", "tic-tac-toe", "--resume", "frogs.record"), "is a record of frogs, not of tic-tac-toe"),
    (("play", "tic-tac-toe", "--resume", "illegal.record"), "cannot be replayed from move 2 on"),
    (("play", "tic-tac-toe", "--resume", "option.record"), "no option 'colour'"),
    (("play", "tic-tac-toe", "--resume", "empty.record", "--seats", "person"), "is played with 2 seats"),
    (("play", "frogs", "--save", "."), "cannot be written"),
    ((*GAME, "--position", "hello"), "three rows of X, O or . are expected"),
    ((*GAME, "--position", "latin.game"), "not text in UTF-8"),
    ((*GAME, "--position", "."), "is a folder"),
    ((*GAME, "--position", "illegal.record"), "'a1' is not a legal move here"),
    ((*GAME, "--position", "ludoteka record 7"), "this is record format 7"),
    (("match", "tic-tac-toe", "--seats", "person,random"), "Only opponents can play a series"),
    (("match", "tic-tac-toe", "--seats", "random"), "is played with 2 seats, not 1"),
    (("match", "tic-tac-toe", "--seats", "random,random", "--report", "broken.game/x"), "cannot be written"),
    (("match", "tic-tac-toe", "--seats", "random,alphazero"), "Nobody called 'alphazero'"),
    (("playouts", "ches", "--seconds", "1"), "There is no game 'ches'"),
    (("bench", "--games", "chess,ches"), "'ches' is not a game that both have. Did you mean chess, hex?"),
]


@pytest.mark.parametrize(("arguments", "said"), BAD, ids=[" ".join(arguments) for arguments, _ in BAD])
def test_bad_input_is_refused_in_words(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    (tmp_path / "latin.game").write_bytes(b"game \xf8")
    (tmp_path / "broken.game").write_text("nothing of the kind\n")
    (tmp_path / "frogs.record").write_text(str(Record("frogs", "1")))
    (tmp_path / "empty.record").write_text(str(Record("tic-tac-toe", "1")))
    (tmp_path / "illegal.record").write_text(str(Record("tic-tac-toe", "1", moves=("a1", "a1"))))
    (tmp_path / "option.record").write_text(str(Record("tic-tac-toe", "1", options=(("colour", 1),))))
    assert said in refusal(*arguments)


USAGE = [
    (), ("play",), ("perft", "frogs"), ("perft", "frogs", "--depth", "0"), ("perft", "frogs", "--depth", "x"),
    ("playouts", "frogs", "--seconds", "-1"), ("match", "frogs", "--seats", "random", "--games", "0"),
    ("bench", "--seconds", "0"),
    ("match", "frogs", "--seats", "random", "--cores", "0"),
    ("nonsense",), ("games", "--language", "de"), ("play", "frogs", "--seed", "many"), ("check",),
]


@pytest.mark.parametrize("arguments", USAGE[1:], ids=" ".join)
def test_wrong_usage_is_refused(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_an_opponent_that_cannot_think_so_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(METHODS, "dice", lambda budget, workers: RandomSeat(str(read_budget(budget))))
    assert "dice:much: 'much' does not say how much to think" in refusal("play", "frogs", "--seats", "dice:much")


def test_no_trouble_is_met_with_a_missing_data_folder(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    result = run("play", "frogs", lines="p1-p2\n")
    assert result.exit_code == 0
    assert "cannot be written" in result.stdout


def test_a_game_of_the_library_that_is_being_worked_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> Game:
        if name == "frogs":
            raise BadGame("frogs cannot be played yet")
        return TicTacToe()

    monkeypatch.setattr(shelf, "load", load)
    assert [game["id"] for game in facts("games")["games"]] == ["tic-tac-toe"]
    assert "frogs is not right yet:\nfrogs" in refusal("play", "frogs")
    assert run("rules", "frogs").exit_code == 0


def test_levels_in_a_file_of_their_own_are_checked_with_the_rules(tmp_path: Path) -> None:
    folder = Path(__file__).parents[2] / "src" / "ludoteka" / "games" / "sokoban"
    for name in ("rules.game", "levels.game"):
        (tmp_path / name).write_text((folder / name).read_text())
    for given in ("rules.game", "levels.game"):
        result = run("check", given)
        assert (result.exit_code, result.stdout.count("everything is right")) == (0, 2)
    (tmp_path / "levels.game").write_text((folder / "levels.game").read_text() + "\npiece ghost\n")
    result = run("check", "rules.game")
    assert result.exit_code == 1
    assert "rules.game: everything is right." in result.stdout
    assert "levels.game:" in result.stdout


def test_rules_whose_table_is_wrong_are_not_called_right(tmp_path: Path) -> None:
    (tmp_path / "rules.game").write_text(
        "game Wares\nplayers 2\nkind ware, a card\n  has price\nware table from wares.csv\nzone deck, seen by all\n"
        "setup\n  put every ware into the deck\nturn\n  choose a ware in the deck\n  remove it\n"
        "  if its price is 2: you win\n")
    (tmp_path / "wares.csv").write_bytes("name,price\nKůň,1\n".encode("cp1250"))
    result = run("check", "rules.game")
    assert result.exit_code == 1
    assert "wares.csv:2:" in result.stdout
    assert "everything is right" not in result.stdout
    (tmp_path / "wares.csv").write_text("name,price\nKůň,2\n", encoding="utf-8")
    assert run("check", "rules.game").stdout == "rules.game: everything is right.\n"


def test_a_game_from_a_folder(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "rules.game").write_text(RULES)
    for name in ("./mine", "mine", "mine/rules.game"):
        assert run("rules", name).stdout == RULES


def test_words_that_speak_of_something_are_found() -> None:
    said = run("words", "capture").output
    assert "No word is called 'capture'" in said
    assert "remove THING" in said
    assert "remove" in [entry["word"] for entry in facts("words", "capture")["found"]]
