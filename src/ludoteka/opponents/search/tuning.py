"""Weights found by playing: random matches first, then matches of the evaluation against itself.

How a match ended is explained by what its positions looked like (logistic regression, drawn towards what stood to
reason before). `python -m ludoteka.opponents.search.tuning GAME …` writes the weights into the games' folders.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Final

import numpy as np

from ludoteka.games.library import UnknownGame, folder, load
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from ludoteka.native.calls import compiled
from ludoteka.native.game import Native
from ludoteka.opponents.search import measures as at
from ludoteka.opponents.search.evaluation import look, look_address, make_scales
from ludoteka.opponents.search.experience import Experience, contest, practise, wander
from ludoteka.opponents.search.memory import Ints, Numbers, Shares, ints_at
from ludoteka.opponents.search.outline import REACH_OF, Outline
from ludoteka.opponents.search.weights import FILE, Weights

_STEPS: Final = 12
_WHOLE: Final = 16.0
_PIECE: Final = 1.0
_PLACE: Final = 20.0
"""How strongly weights are drawn towards what they were: of features of the whole position (as they usually differ), of
having pieces, and of having them on single places, of which less is known."""
_MAN: Final = 0.3
"""What the least piece is worth, as long as nothing else is known."""
_IDLE: Final = 0.3
"""Moves of a piece that hardly ever moves."""
_CELL: Final = 0.03
"""What it is worth at most to reach one more cell, as long as nothing else is known."""


@compiled
def _measure_all(address: int, scales: int, states: Ints, first: int, choosers: Numbers, out: Ints) -> None:
    head = ints_at(scales, at.HEAD)
    seen = ints_at(scales + 4 * head[at.SEEN], head[at.FEATURES])
    for row in range(len(states)):
        look(address, scales, first + 4 * row * states.shape[1], np.int32(choosers[row]))
        for feature in range(head[at.FEATURES]):
            out[row, feature] = seen[feature]


class Columns:
    """The features of a game in one order: of the whole position, of having pieces, of having them on places."""

    def __init__(self, shape: Outline) -> None:
        self.shape = shape
        layout, numbers = shape.layout, dict[str, int]()
        self.names = [*shape.names]
        self._of = np.full((layout.slots, layout.codes, 2), -1)
        for part, slot, kind, role in product((0, 1), range(layout.slots), shape.kinds, (0, 1)):
            name = shape.place_name(kind, role, slot) if part else shape.kind_name(kind, role)
            if name not in numbers:
                numbers[name] = len(self.names)
                self.names.append(name)
            self._of[slot, layout.code(kind, role), part] = numbers[name]
        kinds = {shape.kind_name(kind, role) for kind in shape.kinds for role in (0, 1)}
        self.is_kind = np.array([name in kinds for name in self.names])
        self.is_whole = np.arange(len(self.names)) < len(shape.names)
        self._scales = make_scales(shape, {}, 0, everything=True)

    def measured(self, states: Ints, choosers: Numbers) -> tuple[Shares, Shares]:
        """The features of positions, and how far each match had come, from 0 to 1."""
        layout, rows = self.shape.layout, np.arange(len(states))
        found = np.zeros((len(states), len(self.names)))
        whole = np.zeros((len(states), len(self.shape.names)), dtype=np.int32)
        _measure_all(look_address(), self._scales.ctypes.data, states, states.ctypes.data, choosers, whole)
        found[:, :whole.shape[1]] = whole
        signs = np.array([{0: 1, 1: -1}.get(layout.owner_of(code), 0) for code in range(layout.codes)])
        for slot in range(layout.slots):
            codes = states[:, slot]
            for part in (0, 1):
                columns = self._of[slot, codes, part]
                there = columns >= 0
                found[rows[there], columns[there]] += signs[codes[there]]
        count = np.count_nonzero(states[:, :layout.slots], axis=1)
        span = float(self._scales[at.SPAN])
        return found, np.minimum(abs(count - self._scales[at.BEGUN]), span) / span


def fit(columns: Columns, gained: Experience, before: Mapping[str, tuple[float, float]],
        temper: int) -> Weights:
    """The weights that explain an experience best, without going far from those before."""
    states, choosers, results, counts = gained.tables()
    found, phase = columns.measured(states, choosers)
    both = np.hstack([found, found * phase[:, None]])
    early, late = (np.array([before.get(name, (0.0, 0.0))[part] for name in columns.names]) for part in (0, 1))
    drawn_to = np.concatenate([early, late - early])
    caution = np.where(columns.is_whole, _WHOLE * np.maximum(found.var(axis=0), 0.01), _PLACE)
    caution[columns.is_kind] = _PIECE
    weights = explained(both, results, counts, drawn_to, np.concatenate([caution, 2 * caution]))
    start, change = np.split(weights, 2)
    # What is counted by the dozen matters however little one of it weighs.
    usual = np.maximum(1.0, found.std(axis=0))
    matters = np.maximum(abs(start), abs(start + change)) * usual > 0.01
    return Weights({name: (round(float(one), 3), round(float(one + more), 3)) for name, one, more, kept
                    in zip(columns.names, start, change, matters, strict=True) if kept}, temper)


def explained(found: Shares, results: Shares, counts: Shares, drawn_to: Shares, caution: Shares) -> Shares:
    """Logistic regression by Newton's method; a step that goes too far is halved."""
    def missed(weights: Shares) -> float:
        hopes = found @ weights
        wrong = np.logaddexp(0, hopes) - results * hopes
        return float(counts @ wrong + caution @ (weights - drawn_to)**2 / 2)

    weights = drawn_to.copy()
    for _ in range(_STEPS):
        hopes = 1 / (1 + np.exp(-np.clip(found @ weights, -30, 30)))
        slope = found.T @ (counts * (hopes - results)) + caution * (weights - drawn_to)
        bend = (found * (counts * hopes * (1 - hopes))[:, None]).T @ found
        step = np.linalg.solve(bend + np.diag(caution), slope)
        size = next((size for size in (1.0, 0.5, 0.25, 0.1, 0.03, 0.01)
                     if missed(weights - size * step) < missed(weights)), 0.0)
        weights = weights - size * step
    return weights


def reasoned(shape: Outline, mobility: Mapping[int, float] | None = None) -> dict[str, tuple[float, float]]:
    """What stands to reason before matches are looked at; pieces are worth the more the more moves they have.

    One move more is worth the more the fewer a piece has. It is worth nothing to those that want to get somewhere.
    """
    found = dict(shape.priors)
    least = min((one for one in (mobility or {}).values() if one > _IDLE), default=1.0)
    for (kind, moves), role in product((mobility or {}).items(), (0, 1)):
        worth = _MAN * min(10.0, max(1.0, moves / least))
        found[shape.kind_name(kind, role)] = worth, worth
    bound = {kind for goal in shape.goals for kind in goal.kinds}
    for kind, moves in (mobility or {}).items():
        if shape.differ and kind != shape.vital and shape.layout.kinds[kind] not in bound:
            worth = min(_CELL, _MAN / moves**2)
            found[REACH_OF + shape.layout.kinds[kind]] = worth, worth
    return found


def derive(code: Native, start: TextPosition, shape: Outline, moves: int = 8_000, matches: int = 8) -> Weights:
    """Weights for a game that was never tuned, in a second or two: from random matches, or what stands to reason."""
    gained = wander(code, start, Random(1), moves)
    reason = Weights(reasoned(shape, gained.mobility), gained.temper)
    found = fit(Columns(shape), gained, reason.of, gained.temper)
    new, old = (make_scales(shape, one.of, gained.temper) for one in (found, reason))
    return found if contest(code, start, new, old, Random(2), matches, 60) > 0.5 else reason


def tune(code: Native, start: TextPosition, rounds: int, matches: int, nodes: int) -> Iterator[tuple[Weights, float]]:
    """The best weights so far, again and again, with the share of matches that the newest won against the last ones.

    Those from random matches are tried first, then those from matches that the best ones so far play themselves.
    """
    shape, rng, gained = Outline(code.machine, start.run), Random(1), Experience()
    columns, wandered = Columns(shape), wander(code, start, rng, 30_000)
    before = reasoned(shape, wandered.mobility)
    best, temper = Weights(before, wandered.temper), wandered.temper
    yield best, 0.5
    for number in range(rounds + 1):
        learnt = gained if number else wandered
        if not learnt.states:
            return  # everything that was met is certain: there is nothing to judge
        new = fit(columns, learnt, before, temper)
        scales, known = (make_scales(shape, one.of, temper) for one in (new, best))
        share = contest(code, start, scales, known, rng, 40, nodes)
        best, known = (new, scales) if share > 0.5 else (best, known)
        yield best, share
        if number < rounds:
            practise(code, start, known, rng, matches, nodes, gained)


def main(ids: list[str]) -> None:
    """Tune games of the library and keep the best weights in their folders."""
    for id in ids:
        try:
            start = load(id).start()
        except UnknownGame as unknown:
            sys.stderr.write(f"{unknown}\n")
            continue
        code = native(start)
        if code is None or code.functions.seats != 2 or code.functions.chances or not isinstance(start, TextPosition):
            sys.stderr.write(f"{id} is not a game that alpha-beta can play\n")
            continue
        for weights, share in tune(code, start, rounds=2, matches=80, nodes=300):
            (folder(id) / FILE).write_text(str(weights), encoding="utf-8")
            sys.stdout.write(f"{id}: the newest win {share:.0%}; the best are {len(weights.of)} weights\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
