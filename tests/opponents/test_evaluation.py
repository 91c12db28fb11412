"""What positions look like, against plain ways to work it out."""

from __future__ import annotations

import heapq
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import chess
import numpy as np
import pytest

import ludoteka as lt
from ludoteka.games.chess.notation import Fen
from ludoteka.machine.position import TextPosition
from ludoteka.machine.state import bits
from ludoteka.native.calls import compiled
from ludoteka.opponents.search import measures as at
from ludoteka.opponents.search.evaluation import CALM, look, look_address, make_scales
from ludoteka.opponents.search.memory import Ints
from ludoteka.opponents.search.outline import Outline
from ludoteka.opponents.search.weights import BadWeights, Weights, read_weights


@compiled
def _look(function: int, scales: int, position: int, chooser: int) -> int:
    return look(function, scales, position, np.int32(chooser))  # type: ignore[no-any-return]  # an intrinsic has no types


def looked(scales: Ints, position: TextPosition) -> int:
    state = np.array(position.run.state, dtype=np.int32)
    return _look(look_address(), scales.ctypes.data, state.ctypes.data, int(str(position.chooser)))


def start_of(id: str, **options: Any) -> TextPosition:
    position = lt.game(id).start(**options)
    assert isinstance(position, TextPosition)
    return position


def features(position: TextPosition, start: TextPosition) -> dict[str, int]:
    shape = Outline(start.machine, start.run)
    scales = make_scales(shape, {}, CALM, everything=True)
    looked(scales, position)
    return dict(zip(shape.names, scales[scales[at.SEEN]:][:scales[at.FEATURES]].tolist(), strict=True))


def wander(position: TextPosition, seed: int, moves: int) -> TextPosition:
    rng = Random(seed)
    for _ in range(moves):
        after = position.play(rng.randrange(len(position.moves())))
        if after.chooser is None:
            break
        position = after
    return position


def owners(position: TextPosition) -> list[int | None]:
    """Who has a piece on each cell: a role, or None; -1 for a piece of nobody."""
    layout, state = position.machine.layout, position.run.state
    return [layout.owner_of(state[cell]) if state[cell] else None for cell in range(layout.slots)]


@pytest.mark.parametrize(("id", "wanted"), [
    ("breakthrough", ["steps to the goal", "room", "support", "reach", "nearer"]),
    ("chess", ["room", "support", "reach of queen", "reach of rook", "reach of bishop", "reach of knight",
               "reach of king", "reach of pawn", "reach around the king"]),
    ("connect-four", ["1 of 4 in line", "2 of 4 in line", "3 of 4 in line", "4 of 4 in line", "room", "support"]),
    ("hex", ["steps to join", "room", "support"]),
    ("lines-of-action", ["groups", "apart", "spread", "room", "support", "reach", "nearer"]),
    ("oware", ["seeds", "captured seeds"]),
])
def test_what_can_be_measured_is_found_in_the_rules(id: str, wanted: list[str]) -> None:
    start = start_of(id)
    assert Outline(start.machine, start.run).names == ["to move", f"being {start.seats[0]}", *wanted]


def test_places_that_are_alike_have_one_name() -> None:
    alike = {id: len({name for name in _place_names(id) if not name.startswith("king")})
             for id in ("othello", "breakthrough", "connect-four", "draughts")}
    assert alike == {"othello": 10, "breakthrough": 32, "connect-four": 24, "draughts": 32}


def _place_names(id: str) -> set[str]:
    start = start_of(id)
    shape = Outline(start.machine, start.run)
    return {shape.place_name(kind, role, slot)
            for kind, role, slot in product(shape.kinds, (0, 1), range(start.machine.layout.slots))}


def test_goals_come_from_the_rules_for_each_side() -> None:
    start = start_of("breakthrough")
    goal, = Outline(start.machine, start.run).goals
    assert [min(start.machine.geometry.names[cell] for cell in bits(mask)) for mask in goal.cells] == ["a8", "a1"]
    assert goal.wins


def test_a_goal_is_one_of_the_pieces_whose_rule_names_it() -> None:
    start = start_of("chess")
    goal, = Outline(start.machine, start.run).goals
    assert goal.kinds == {"pawn"}


@pytest.mark.parametrize("id", ["breakthrough", "chess", "draughts", "othello", "lines-of-action", "amazons", "hex"])
def test_a_fair_start_is_worth_nothing_but_the_move(id: str) -> None:
    start = start_of(id)
    shape = Outline(start.machine, start.run)
    weights = dict.fromkeys((*shape.names, *shape.priors), (0.7, 0.7)) | {f"being {start.seats[0]}": (0.0, 0.0)}
    assert looked(make_scales(shape, weights, CALM), start) == 700


@pytest.mark.parametrize("seed", range(6))
def test_pieces_that_move_differently_reach_what_another_engine_says(seed: int) -> None:
    start = start_of("chess")
    position = wander(start, seed, 30)
    board = chess.Board(Fen().write_position(position).strip())
    wanted = dict.fromkeys(map(chess.piece_name, chess.PIECE_TYPES), 0)
    around = 0
    for square, piece in board.piece_map().items():
        name, sign = chess.piece_name(piece.piece_type), 1 if piece.color else -1
        king = board.king(not piece.color)
        assert king is not None
        if piece.piece_type != chess.PAWN:
            reached = board.attacks(square) & ~chess.SquareSet(board.occupied_co[piece.color])
        else:
            ahead = [square + 8 * sign] + [square + 16 * sign] * (chess.square_rank(square) == (1 if sign > 0 else 6))
            free = [other for number, other in enumerate(ahead) if not any(map(board.piece_at, ahead[:number]))]
            reached = chess.SquareSet(one for one in free if board.color_at(one) != piece.color)
        wanted[name] += sign * len(reached)
        around += sign * sum(chess.square_distance(one, king) <= 1 for one in reached)
    found = features(position, start)
    assert {name: found[f"reach of {name}"] for name in wanted} == wanted
    assert found["reach around the king"] == around


@pytest.mark.parametrize("id", ["breakthrough", "draughts", "othello", "connect-four", "tablut"])
def test_where_pieces_move_alike_no_kind_has_a_reach_of_its_own(id: str) -> None:
    start = start_of(id)
    assert not any(name.startswith(("reach of", "reach around")) for name in Outline(start.machine, start.run).names)


@pytest.mark.parametrize("seed", range(6))
def test_steps_to_join_are_the_fewest_stones(seed: int) -> None:
    start = start_of("hex", size=5)
    position = wander(start, seed, 4 + 3 * seed)
    own, machine = owners(position), position.machine

    def fewest(role: int) -> int:
        first, last = Outline(start.machine, start.run).joins[role]
        cost = [0 if own[cell] == role else 1 if own[cell] is None else 99 for cell in range(25)]
        queue = [(cost[cell], cell) for cell in bits(first)]
        done: set[int] = set()
        while queue:
            far, cell = heapq.heappop(queue)
            if last >> cell & 1:
                return far
            if cell not in done:
                done.add(cell)
                for other in bits(machine.geometry.beside[cell]):
                    heapq.heappush(queue, (far + cost[other], other))
        raise AssertionError("the goals are on one board")

    assert features(position, start)["steps to join"] == fewest(1) - fewest(0)


@pytest.mark.parametrize("seed", range(6))
def test_lines_are_counted_where_one_side_stands_alone(seed: int) -> None:
    start = start_of("connect-four")
    position = wander(start, seed, 5 + 4 * seed)
    own, geometry = owners(position), position.machine.geometry
    at_spot = {(geometry.columns[cell], geometry.rows[cell]): cell for cell in range(42)}
    counted = dict.fromkeys(range(1, 5), 0)
    for x, y, (dx, dy) in product(range(7), range(6), ((1, 0), (0, 1), (1, 1), (1, -1))):
        row = [at_spot.get((x + far * dx, y + far * dy)) for far in range(4)]
        there = [own[cell] for cell in row if cell is not None]
        sides = {one for one in there if one is not None}
        if len(there) == 4 and len(sides) == 1:
            counted[4 - there.count(None)] += 1 - 2 * sides.pop()
    found = features(position, start)
    assert {count: found[f"{count} of 4 in line"] for count in counted} == counted


@pytest.mark.parametrize(("id", "seed"), list(product(("lines-of-action", "amazons", "breakthrough"), range(3))))
def test_neighbours_and_groups_are_counted(id: str, seed: int) -> None:
    start = start_of(id, **({"size": 6} if id == "amazons" else {}))
    position = wander(start, seed, 12)
    own, touching = owners(position), position.machine.geometry.touching
    found = features(position, start)
    pairs = [(own[cell], own[other]) for cell in range(len(own)) for other in bits(touching[cell])]
    assert found["room"] == pairs.count((0, None)) - pairs.count((1, None))
    assert found["support"] == pairs.count((0, 0)) - pairs.count((1, 1))
    if "groups" in found:
        groups = [_groups(own, touching, role) for role in (0, 1)]
        assert found["groups"] == len(groups[0]) - len(groups[1])
        assert found["apart"] == sum(map(len, groups[0])) - len(groups[0][-1]) - (
            sum(map(len, groups[1])) - len(groups[1][-1]))


def _groups(own: list[int | None], touching: list[int], role: int) -> list[set[int]]:
    """The groups of a role, the largest last."""
    left, found = {cell for cell, owner in enumerate(own) if owner == role}, []
    while left:
        group, front = set[int](), {left.pop()}
        while front:
            group |= front
            front = {other for cell in front for other in bits(touching[cell]) if other in left}
            left -= front
        found.append(group)
    return sorted(found, key=len)


def test_reach_counts_cells_in_sight_where_pieces_slide() -> None:
    start = start_of("amazons", size=6)
    position = wander(start, 3, 6)
    own, geometry = owners(position), position.machine.geometry
    reached: list[set[int]] = [set(), set()]
    for cell, steps in product(range(36), geometry.steps):
        other = steps[cell]
        while own[cell] in (0, 1) and other >= 0 and own[other] is None:
            reached[own[cell] or 0].add(other)
            other = steps[other]
    assert features(position, start)["reach"] == len(reached[0]) - len(reached[1])


def test_numbers_and_pieces_count_for_their_sides() -> None:
    start = start_of("oware")
    position = wander(start, 1, 10)
    layout, state = position.machine.layout, position.run.state
    seeds = state[layout.base["cell.seeds"]:][:12]
    captured = state[layout.base["player.captured seeds"]:][:2]
    found = features(position, start)
    owner = position.machine.geometry.owners
    assert found["captured seeds"] == captured[0] - captured[1]
    assert found["seeds"] == sum(count * (1 - 2 * owner[cell]) for cell, count in enumerate(seeds))


def test_weights_change_from_the_start_to_the_end() -> None:
    start = start_of("othello")
    shape = Outline(start.machine, start.run)
    scales = make_scales(shape, {"disc": (-1.0, 2.0)}, CALM)
    position = start
    for _ in range(20):
        discs = owners(position)
        ahead, phase = discs.count(0) - discs.count(1), 64 - discs.count(None) - 4
        assert looked(scales, position) == (-1000 * ahead * (60 - phase) + 2000 * ahead * phase) // 60
        position = position.play(0)


def test_what_was_swapped_is_seen_from_the_other_seat() -> None:
    start = start_of("hex", size=5, swap_rule="allowed")
    scales = make_scales(Outline(start.machine, start.run), {"stone": (1.0, 1.0)}, CALM)
    placed = start.play("c3")
    assert looked(scales, placed) == 1000
    assert looked(scales, placed.play("Swap sides")) == -1000


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = Weights({"man": (0.5, -0.25), "man on a2": (0.0, 1.125), "2 of 4 in line": (12.0, -3.5)}, 1)
    (tmp_path / "weights.txt").write_text(str(weights), encoding="utf-8")
    assert read_weights(tmp_path / "weights.txt") == weights


def test_a_broken_line_of_weights_is_told(tmp_path: Path) -> None:
    (tmp_path / "weights.txt").write_text("temper calm\nman 0.5\n", encoding="utf-8")
    with pytest.raises(BadWeights, match=r"weights\.txt:2: 'man 0\.5' is not a feature with two numbers"):
        read_weights(tmp_path / "weights.txt")
