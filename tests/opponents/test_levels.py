"""The levels: each stronger than the one below, none blind to what its strength should see, in every kind of game."""

from __future__ import annotations

import random

import pytest

import ludoteka as lt
from ludoteka.core import Position, Record
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from ludoteka.opponents import Tournament, fixtures, opponent, play_match
from ludoteka.opponents.levels import STRENGTHS, Level
from ludoteka.opponents.score import scores_by_name
from ludoteka.opponents.search import mind
from ludoteka.opponents.search.alphabeta import AlphaBeta
from tests.machine.small import game as text_game
from tests.python_game import TicTacToe

LEVELS = range(1, len(STRENGTHS) + 1)
SEEDS = range(6)


def position(game: str, *moves: str) -> Position:
    now = lt.game(game).start()
    for move in moves:
        now = now.play(move)
    return now


def choices(level: int, now: Position) -> list[str]:
    return [Level(level).choose(now, random.Random(seed)).text for seed in SEEDS]


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mind, "native", lambda position: None)


WIN_IN_ONE = position("connect-four", "a", "g", "b", "g", "c", "e")
"""d wins for the first seat."""
LOSS_IN_ONE = position("connect-four", "a", "g", "b", "g", "c")
"""The second seat must prevent d."""


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_win_at_once_is_never_missed(level: int) -> None:
    assert choices(level, WIN_IN_ONE) == ["d"] * len(SEEDS)


@pytest.mark.parametrize("level", LEVELS[2:])
def test_a_loss_at_once_is_always_prevented(level: int) -> None:
    assert choices(level, LOSS_IN_ONE) == ["d"] * len(SEEDS)


@pytest.mark.parametrize("level", [2, 5])
def test_mate_in_one_is_seen_in_chess(level: int) -> None:
    now = position("chess", "f2-f3", "e7-e5", "g2-g4")
    assert {*choices(level, now)} == {"d8-h4"}


def test_the_weakest_may_overlook_both() -> None:
    assert {*choices(1, WIN_IN_ONE)} != {"d"}
    assert {*choices(1, LOSS_IN_ONE)} != {"d"}


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("level", [3, 6])
def test_what_is_seen_at_once_is_seen_without_machine_code_too(level: int) -> None:
    assert choices(level, WIN_IN_ONE) == ["d"] * len(SEEDS)
    assert choices(level, LOSS_IN_ONE) == ["d"] * len(SEEDS)


def test_the_strongest_never_loses_tic_tac_toe() -> None:
    """Against every way to play."""
    strongest, seen = Level(8), set[Position]()

    def explore(now: Position, seat: int) -> None:
        if now in seen:
            return
        seen.add(now)
        if now.outcome is not None:
            assert now.outcome.results[seat] != "lost", str(now)
        elif now.chooser == seat:
            explore(now.play(strongest.choose(now, random.Random(1))), seat)
        else:
            for move in now.moves():
                explore(now.play(move), seat)

    for seat in (0, 1):
        seen.clear()
        explore(lt.game("tic-tac-toe").start(), seat)
        assert len(seen) > 40


FOUR_BY_FOUR = """
game Four by four
players X, O
board 4 by 4
piece mark

turn
  choose an empty cell
  put your mark there
  if {line} of your marks are in line through there: you {result}
end
  if no cell is empty: the game is drawn
"""


def certain_worths(start: TextPosition) -> tuple[float, float]:
    """What a position is certainly worth to each seat, where the first one is to move."""
    code = native(start)
    assert code is not None
    first = AlphaBeta(code.functions).solve(code.pack(start), nodes=5_000_000)
    assert first is not None
    return first, 1 - first


@pytest.mark.parametrize(("line", "result", "first"), [(4, "win", 0.5), (3, "lose", 0.0)])
def test_the_strongest_never_loses_four_by_four_unless_it_is_lost(line: int, result: str, first: float) -> None:
    start = text_game(FOUR_BY_FOUR.format(line=line, result=result)).start()
    worths = certain_worths(start)
    assert worths[0] == first
    for seat in (seat for seat in (0, 1) if worths[seat] > 0):
        for other in ("random", "level-5"):
            for seed in range(10):
                seats = [Level(8) if here == seat else opponent(other) for here in (0, 1)]
                last, _ = play_match(start, seats, random.Random(f"{other} {seed}"))
                assert last.outcome is not None
                assert last.outcome.results[seat] != "lost", f"at seat {seat} against {other}, seed {seed}:\n{last}"


@pytest.mark.parametrize(("strong", "weak"), [(4, 1), (7, 4)])
def test_stronger_levels_win_connect_four(strong: int, weak: int) -> None:
    game, names = lt.game("connect-four"), (f"level-{strong}", f"level-{weak}")
    tournament = Tournament(Record(game.id, game.version), names)
    finishes = [tournament.play(game, fixture) for fixture in fixtures(2, 2, games=10, seed=1)]
    assert scores_by_name(names, finishes)[0].share > 0.7


@pytest.mark.parametrize("level", LEVELS)
def test_play_is_varied_but_repeats_with_the_same_luck(level: int) -> None:
    now = position("hex", "f6")
    first = [Level(level).choose(now, random.Random(seed)).text for seed in range(5)]
    assert len(set(first)) > 1
    assert first[:3] == [Level(level).choose(now, random.Random(seed)).text for seed in range(3)]


def test_the_past_of_an_opponent_does_not_matter() -> None:
    veteran = Level(5)
    veteran.choose(position("connect-four", "d"), random.Random(5))
    now = position("connect-four", "d", "d", "d")
    assert veteran.choose(now, random.Random(3)) == Level(5).choose(now, random.Random(3))


@pytest.mark.parametrize(("game", "seats"), [("chinese-checkers", 3), ("pexeso", 3), ("amazons", 2)])
def test_levels_play_games_of_all_kinds(game: str, seats: int) -> None:
    now = lt.game(game).start(seats=seats, seed=2)
    seat = Level(2)
    for number in range(2):
        assert isinstance(now.chooser, int)
        now = now.play(seat.choose(now.imagine(now.chooser, number), random.Random(number)))


def test_a_pair_that_was_seen_is_taken_and_one_that_was_not_is_not_known() -> None:
    now = lt.game("pexeso").start(seats=2, seed=4)  # hearts are under a3 and d3, stars under b3 and a1
    for move in ("a3", "b3", "d3"):
        now = now.play(move)
    assert {*choices(8, now.imagine(1))} == {"a3"}
    assert len({*choices(8, lt.game("pexeso").start(seats=2, seed=4).play("b3").imagine(0))}) > 1


@pytest.mark.usefixtures("interpreted")
def test_every_level_plays_without_machine_code() -> None:
    for level in LEVELS:
        last, _ = play_match(lt.game("tic-tac-toe").start(), [Level(level), opponent("random")], random.Random(level))
        assert last.outcome is not None


@pytest.mark.usefixtures("interpreted")
def test_levels_differ_without_machine_code() -> None:
    strong, weak = Level(7), Level(1)
    results = [play_match(TicTacToe().start(), [strong, weak], random.Random(seed))[0].outcome for seed in range(8)]
    won = sum(outcome.results[0] == "won" for outcome in results if outcome is not None)
    assert won >= 6


def test_where_there_is_one_move_it_is_made_without_thinking() -> None:
    now = TicTacToe().position("XOX\nXOO\nOX.\nX chooses")
    level = Level(8)
    assert level.choose(now, random.Random(1)).text == "c1"
    assert level.considered is None
