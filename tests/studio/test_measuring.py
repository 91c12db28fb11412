"""Measuring: what is counted is what was done, and the peer does what is asked of it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from ludoteka.core import TooMuch
from ludoteka.games import load, read, rules_text
from ludoteka.native import native, store
from ludoteka.studio.measuring import comparing, perft, playouts
from ludoteka.studio.measuring.bench import measure
from ludoteka.studio.measuring.comparing import ROUNDS, Work, compare
from ludoteka.studio.measuring.native_perft import native_branches
from ludoteka.studio.measuring.native_playouts import native_player
from ludoteka.studio.measuring.native_search import native_searcher
from ludoteka.studio.measuring.peer import CHANCE_PAIRS, PAIRS, Pair, Peer
from ludoteka.studio.measuring.playouts import compiled_player, interpreted, play_for
from ludoteka.studio.measuring.readiness import ROUNDS as CHANGES
from ludoteka.studio.measuring.readiness import Ready, readiness
from tests.machine.small import game
from tests.native import toys
from tests.oracles.test_openspiel import PLAYED

TIC_TAC_TOE_PAIR = Pair("tic-tac-toe", "tic_tac_toe")
TIC_TAC_TOE = [9, 72, 504, 3024, 15120, 54720]


class Clock:
    """A processor whose time goes on only when somebody works."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        for module in (comparing, playouts):
            monkeypatch.setattr(module.time, "process_time", lambda: self.now)

    def work(self, seconds: float) -> Work:
        """Something that takes so long each time."""
        def do(count: int) -> int:
            self.now += seconds * count
            return count

        return do


def test_two_speeds_are_compared_slice_by_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    speeds = compare(clock.work(0.001), clock.work(0.004), 7)
    assert clock.now == pytest.approx(2 * 7, rel=0.2)
    assert len(speeds.ours) == len(speeds.peer) == ROUNDS
    assert speeds.ours == pytest.approx([1000] * ROUNDS)
    assert speeds.ratio == pytest.approx(4)


def test_one_slow_slice_does_not_change_the_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    slices = 0

    def disturbed(count: int) -> int:
        nonlocal slices
        slices += 1
        return clock.work(5.0 if slices == 5 else 0.5)(count)

    speeds = compare(disturbed, clock.work(1.0), 7)
    assert speeds.ratio == pytest.approx(2)
    assert speeds.ratios[0] == pytest.approx(0.2)


def test_without_a_peer_there_is_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = compare(Clock(monkeypatch).work(0.001), None, 1)
    assert speeds.ours == pytest.approx([1000] * ROUNDS)
    assert speeds.ratio is None


def test_playing_goes_on_until_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    work = Clock(monkeypatch).work(0.01)
    *_, last = play_for(lambda count: 7 * work(count), 1)
    assert last.cpu_seconds == pytest.approx(1, abs=0.06)
    assert last.playouts == round(last.cpu_seconds / 0.01)
    assert last.moves == 7 * last.playouts
    assert last.rate == pytest.approx(100)


def test_interpreter_and_native_code_count_the_same_ways() -> None:
    interpreted = perft.interpreted(load("tic-tac-toe").start())
    native = native_branches(*toys.in_row())
    for depth, count in enumerate(TIC_TAC_TOE[:4], 1):
        assert list(interpreted(depth)) == list(native(depth)) == [count // 9] * 9


def test_many_ways_are_counted_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.studio.measuring.native_perft.AT_ONCE", 20)
    branches = native_branches(*toys.in_row())
    assert [sum(branches(depth)) for depth in range(1, 7)] == TIC_TAC_TOE


def test_more_moves_than_machine_code_has_room_for_are_counted() -> None:
    start = game("""
        game Many
        players X, O
        board 9 by 9
        piece mark
        turn
          choose an empty cell
          put your mark there
          choose an empty cell
          put your mark there
        """).start()
    code = native(start)
    assert code is not None
    assert next(native_branches(code.functions, code.pack(start))(2)) == 79 * 78
    for depth in (1, 2):
        with pytest.raises(TooMuch):
            code.perft(code.pack(start), depth)


def test_native_matches_are_as_long_as_those_of_the_interpreter() -> None:
    native = native_player(*toys.in_row(), seed=1)
    interpreted = playouts.interpreted(load("tic-tac-toe").start(), seed=1)
    assert native(4000) / 4000 == pytest.approx(interpreted(1000) / 1000, abs=0.2)  # four standard errors
    assert native(0) == 0


@pytest.mark.parametrize("pair", PAIRS, ids=[pair.game for pair in PAIRS])
def test_every_pair_is_played_in_lockstep(pair: Pair) -> None:
    known = {(one.game, one.peer): dict(one.settings) for one, _, _ in PLAYED}
    settings = known[pair.game, pair.peer]
    assert dict(pair.options) == settings


def test_the_peer_plays_random_matches_to_their_ends() -> None:
    peer = Peer("tic_tac_toe", seed=1)
    assert peer.roll_out(1) in (-1, 0, 1)
    # Of random matches X wins 58.5 % and O 28.8 %; the standard error is 0.01.
    assert peer.roll_out(10_000) == pytest.approx(0.297, abs=0.04)
    assert peer.length(500) == pytest.approx(7.6, abs=0.3)


def test_the_peer_searches_as_often_as_asked() -> None:
    assert Peer("connect_four", seed=1).search(300) == 300


def test_our_search_searches_as_often_as_asked() -> None:
    search = native_searcher(*toys.in_row(4, 4))
    assert [search(300), search(20)] == [300, 20]


def test_a_game_is_measured_beside_the_peer() -> None:
    measured, = measure([TIC_TAC_TOE_PAIR], 0.05)
    assert 7 < measured.length < 8.2
    assert measured.peer_length == pytest.approx(7.6, abs=0.6)
    assert measured.playouts.ratio is not None
    assert measured.playouts.ratio > 0
    assert measured.native is not None
    assert measured.native.search is not None
    assert measured.native.search.ratio is not None


@pytest.mark.parametrize("game", ["breakthrough", "draughts", "go"])
def test_random_matches_and_search_are_no_slower_than_the_peer(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of games in which we are several times as fast, so that a busy machine does not matter."""
    monkeypatch.setattr("ludoteka.studio.measuring.bench.readiness", lambda pair: Ready(1, 1))
    measured, = measure([pair for pair in PAIRS if pair.game == game], 0.05)
    assert measured.native is not None
    assert measured.native.search is not None
    assert measured.playouts.ratio is not None
    assert measured.playouts.ratio >= 1
    assert measured.native.search.ratio is not None
    assert measured.native.search.ratio >= 1


def test_a_game_without_native_code_is_measured_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.studio.measuring.bench.native_start", lambda position: None)
    measured, = measure([TIC_TAC_TOE_PAIR], 0.05)
    assert 7 < measured.length < 8.2
    assert measured.native is None


def test_every_changed_text_is_compiled_and_then_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTEKA_CACHE", str(tmp_path))
    compiled: list[str] = []
    keep = store.keep

    def counted(key: str, code: bytes) -> None:
        compiled.append(key)
        keep(key, code)

    monkeypatch.setattr(store, "keep", counted)
    ready = readiness(TIC_TAC_TOE_PAIR)
    assert len(compiled) == len(set(compiled)) == CHANGES
    assert 0 < ready.cached < ready.changed / 2
    assert os.environ["LUDOTEKA_CACHE"] == str(tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_game_is_measured_when_it_is_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: Iterator[object] = measure([TIC_TAC_TOE_PAIR, Pair("no-such-game", "none")], 0.01)
    assert len(list(islice(loaded, 1))) == 1


@pytest.mark.parametrize("pair", CHANCE_PAIRS, ids=[pair.game for pair in CHANCE_PAIRS])
def test_games_of_chance_are_measured_by_random_matches_alone(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.studio.measuring.bench.readiness", lambda pair: Ready(1, 1))
    (measured,) = measure((pair,), seconds=0.02)
    assert measured.native is not None
    assert measured.native.search is None
    assert measured.peer_length is not None
    # Chance and players decide the same number of times, give or take what a hundred matches differ.
    assert abs(measured.length / measured.peer_length - 1) < 0.25


def test_random_matches_on_the_land_have_the_moves_of_the_interpreter(tmp_path: Path) -> None:
    few = {"Gate road": 1, "Straight": 2, "Walled city": 2, "Bend": 1}
    text = re.sub(r"([A-Z][a-z ]+), \d+", lambda name: f"{name[1]}, {few.get(name[1], 0)}",
                  rules_text("carcassonne"))
    (tmp_path / "rules.game").write_text(text, encoding="utf-8")
    start = read(tmp_path / "rules.game").start()
    lengths = []
    for player, many in ((interpreted(start, 1), 300), (compiled_player(start, 1), 3000)):
        assert player is not None
        lengths.append({player(1) for _ in range(many)})
    assert lengths[0] == lengths[1]
    assert len(lengths[0]) > 2
