"""Weights found by playing."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from ludoteka.games.library import FOLDER, folder, load
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from ludoteka.native.game import Native
from ludoteka.opponents.search.alphabeta import AlphaBeta
from ludoteka.opponents.search.evaluation import CALM, FORCED, LIVELY, make_scales
from ludoteka.opponents.search.experience import Experience, contest, practise, wander
from ludoteka.opponents.search.judging import scales_for
from ludoteka.opponents.search.measures import TEMPER
from ludoteka.opponents.search.outline import Outline
from ludoteka.opponents.search.tuning import Columns, derive, fit, main, reasoned
from ludoteka.opponents.search.weights import FILE, read_weights

TUNED = sorted(path.parent.name for path in FOLDER.glob(f"*/{FILE}"))


def ready(id: str) -> tuple[Native, TextPosition, Outline]:
    start = load(id).start()
    assert isinstance(start, TextPosition)
    code = native(start)
    assert code is not None
    return code, start, Outline(code.machine, start.run)


@pytest.mark.parametrize("id", TUNED)
def test_stored_weights_are_of_features_that_the_game_has(id: str) -> None:
    start = load(id).start()
    assert isinstance(start, TextPosition)
    weights = read_weights(folder(id) / FILE)
    assert set(weights.of) <= set(Columns(Outline(start.machine, start.run)).names)


def test_random_matches_tell_how_lively_a_game_is() -> None:
    tempers = {}
    for id in ("tic-tac-toe", "othello", "clobber", "draughts", "breakthrough"):
        code, start, _ = ready(id)
        tempers[id] = wander(code, start, Random(1), 1500).temper
    assert tempers == {"tic-tac-toe": CALM, "othello": CALM, "clobber": CALM, "draughts": FORCED,
                       "breakthrough": LIVELY}


def test_what_decides_matches_gets_weight() -> None:
    code, start, shape = ready("breakthrough")
    white, black = (code.machine.layout.code(0, role) for role in (0, 1))
    gained = Experience()
    rng = np.random.default_rng(1)
    for _ in range(3000):
        state = np.array(start.run.state, dtype=np.int32)
        for slot in rng.choice(64, 8, replace=False):
            state[slot] = 0
        ahead = np.count_nonzero(state[:64] == white) - np.count_nonzero(state[:64] == black)
        gained.states.append(state)
        gained.choosers.append(0)
        gained.results.append(float(rng.random() < 1 / (1 + np.exp(-0.8 * ahead))))
        gained.counts.append(1.0)
    weights = fit(Columns(shape), gained, {}, LIVELY).of
    assert weights["pawn"][0] == pytest.approx(0.8, abs=0.3)


def test_one_cell_more_is_worth_most_to_a_piece_that_reaches_few() -> None:
    code, start, shape = ready("chess")
    found = reasoned(shape, wander(code, start, Random(1), 3000).mobility)
    queen, rook, bishop, knight = (found[f"reach of {kind}"][0] for kind in ("queen", "rook", "bishop", "knight"))
    assert 0 < queen < rook < bishop < knight
    assert found["reach of king"][0] < 0 < found["reach of king"][1], "it hides early and helps late"
    assert "reach of pawn" not in found, "it counts how far a pawn has come"


def test_chess_begins_with_the_pieces_or_in_the_middle() -> None:
    code, start, _ = ready("chess")
    buffer = code.pack(start)
    search = AlphaBeta(code.functions, scales_for(code))
    for seed in range(4):
        best = search.search(buffer, nodes=20_000, seed=seed).best
        first, then = start.moves()[code.moves(buffer).index(best)].steps
        assert first[0] in "cde" or then in ("c3", "f3"), then


def test_derived_weights_play_better_than_none() -> None:
    code, start, shape = ready("breakthrough")
    derived = derive(code, start, shape, moves=2000, matches=4)
    scales, none = (make_scales(shape, weights, LIVELY) for weights in (derived.of, {}))
    assert contest(code, start, scales, none, Random(1), 10, 100) >= 0.8


def test_practice_sees_positions_and_what_they_are_worth() -> None:
    code, start, shape = ready("tic-tac-toe")
    gained = Experience()
    practise(code, start, make_scales(shape, reasoned(shape), CALM), Random(1), 5, 200, gained)
    states, choosers, results, counts = gained.tables()
    assert len(states) == len(choosers) == len(results) == len(counts) > 10
    assert set(choosers.tolist()) == {0, 1}
    assert 0 <= results.min() <= results.max() <= 1


@pytest.mark.parametrize("id", ["othello", "breakthrough"])
def test_stored_weights_are_used(id: str) -> None:
    code, _, shape = ready(id)
    stored = read_weights(folder(id) / FILE)
    assert (scales_for(code) == make_scales(shape, stored.of, stored.temper)).all()
    assert scales_for(code)[TEMPER] == stored.temper


def test_on_another_board_the_weights_of_places_are_left_out() -> None:
    start = load("hex").start(size=4)
    code = native(start)
    assert code is not None
    assert isinstance(start, TextPosition)
    found = AlphaBeta(code.functions, scales_for(code)).search(code.pack(start), nodes=20_000)
    assert found.value > 0.5


def test_what_alphabeta_cannot_play_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    main(["sudoku", "drafts"])
    first, second = capsys.readouterr().err.splitlines()
    assert first == "sudoku is not a game that alpha-beta can play"
    assert second.startswith("there is no game 'drafts'")
