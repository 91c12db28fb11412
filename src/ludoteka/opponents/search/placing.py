"""Weights of where things lie, found by playing: `python -m ludoteka.opponents.search.placing GAME …`.

How matches ended is explained by where things lay in them (logistic regression): random matches first, then matches of
the judgement that was found against itself.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import numpy as np

from ludoteka.games.library import folder, load
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from ludoteka.native.functions import CHANCE, OVER
from ludoteka.native.game import Buffer, Native
from ludoteka.opponents.search.memory import Ints, Shares
from ludoteka.opponents.search.placement import FILE, Placement, ground_for, names_of, placement, suits, try_moves
from ludoteka.opponents.search.tuning import explained
from ludoteka.opponents.search.weights import table

_LONGEST: Final = 2000
"""Moves after which a match is given up."""
_DARING: Final = 0.1
"""How often a move is drawn, so that all kinds of positions are met."""
_CAUTION: Final = 2.0
"""How strongly weights are drawn towards 0."""
_EVERY: Final = 3
"""Of so many positions one is remembered: those that follow each other are alike."""


_HEAD: Final = """\
# What having a thing on a place adds to its owner's hopes (in logits), and what more if it lies there alone.
# Found by playing: python -m ludoteka.opponents.search.placing GAME
"""
Places = dict[str, tuple[float, float]]
Match = tuple[list[Ints], list[float]]
"""Some of its positions, and what each seat reached."""


def play_matches(
    code: Native, start: Buffer, how: Placement, rng: Random, matches: int, daring: float,
) -> Iterator[Match]:
    """Matches of a judgement against itself, in which so many moves are drawn."""
    ground, size = ground_for(code.functions), code.machine.layout.size
    for _ in range(matches):
        buffer, seen = start, list[Ints]()
        for number in range(_LONGEST):
            chooser = code.chooser(buffer)
            if chooser == OVER:
                yield seen, code.worth(buffer)
                break
            then = list(code.after(buffer))
            if chooser == CHANCE:
                buffer = rng.choices(then, code.chances(buffer))[0]
            elif rng.random() < daring:
                buffer = rng.choice(then)
            else:
                count = try_moves(how, ground, buffer.ctypes.data)
                buffer = then[int(np.argmax(ground.shares[:count, chooser]))]
            if number % _EVERY == 0:
                seen.append(buffer.view(np.int32)[:size].copy())


class Columns:
    """The features of a game: for each role having a kind of thing on a place, and having one alone there."""

    def __init__(self, code: Native) -> None:
        self._layout, self._seats = code.machine.layout, code.machine.seats
        names = names_of(code.machine)
        self.names = list(dict.fromkeys(name for owned in names for name in owned))
        numbers = {name: number for number, name in enumerate(self.names)}
        self._of = np.array([[numbers[name] for name in owned] or [-1] * len(self._layout.catalogue.places)
                             for owned in names])
        self._owners = np.array(self._layout.catalogue.givens)

    def measured(self, states: Ints) -> Shares:
        """For each position and role its features."""
        places = states[:, self._layout.place:self._layout.place + len(self._owners)]
        rows, found = np.arange(len(states)), np.zeros((len(states), self._seats, 2, len(self.names)))
        for thing, owner in enumerate(self._owners):
            if owner >= 0:
                found[rows, owner, 0, self._of[thing, places[:, thing]]] += 1
        found[:, :, 1] = found[:, :, 0] == 1
        return found.reshape(len(states), self._seats, -1)


def fitted(columns: Columns, matches: Sequence[Match]) -> Places:
    """The weights that explain who came before whom."""
    rows, results, counts = list[Shares](), list[float](), list[float]()
    for seen, worths in matches:
        found = columns.measured(np.array(seen))
        for one in range(len(worths)):
            for other in range(one):
                rows.append(found[:, one] - found[:, other])
                results += [(1 + np.sign(worths[one] - worths[other])) / 2] * len(seen)
                counts += [8 / len(seen)] * len(seen)
    table = np.vstack(rows)
    weights = explained(table, np.array(results), np.array(counts), np.zeros(table.shape[1]),
                        np.full(table.shape[1], _CAUTION))
    together, alone = np.split(weights, 2)
    return {name: (round(float(one), 3), round(float(more), 3))
            for name, one, more in zip(columns.names, together, alone, strict=True) if one or more}


def found_by_playing(code: Native, start: TextPosition, rounds: int, matches: int) -> Iterator[Places]:
    """Weights from random matches, and then ever better ones from matches of those before."""
    rng, columns, begun = Random(1), Columns(code), code.pack(start)
    played = list(play_matches(code, begun, placement(code.machine, {}), rng, matches, daring=1.0))
    weights = fitted(columns, played)
    yield weights
    played = []
    for _ in range(rounds):
        played += play_matches(code, begun, placement(code.machine, weights), rng, matches, _DARING)
        weights = fitted(columns, played)
        yield weights


def main(ids: list[str]) -> None:
    """Find the weights of games of the library, and keep them in their folders."""
    for id in ids:
        start = load(id).start()
        code = native(start)
        if code is None or not isinstance(start, TextPosition) or not suits(code.machine):
            sys.stderr.write(f"{id} is no game in which everybody has pieces that share places\n")
            continue
        for weights in found_by_playing(code, start, rounds=3, matches=250):
            (folder(id) / FILE).write_text(_HEAD + table(weights), encoding="utf-8")
            sys.stdout.write(f"{id}: {len(weights)} weights\n")


if __name__ == "__main__":
    main(sys.argv[1:])
