"""The evaluation of a game, ready for search: with the weights in its folder, or else derived at once."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ludoteka.games.library import folder, load, playable
from ludoteka.machine.code import DONE
from ludoteka.machine.engine import Machine
from ludoteka.machine.position import TextPosition
from ludoteka.machine.start import first_run
from ludoteka.native.game import Native
from ludoteka.opponents.search.evaluation import make_scales
from ludoteka.opponents.search.memory import Ints
from ludoteka.opponents.search.outline import Outline
from ludoteka.opponents.search.tuning import derive
from ludoteka.opponents.search.weights import FILE, Weights, read_weights

_made: WeakKeyDictionary[Machine, Ints] = WeakKeyDictionary()


def scales_for(code: Native) -> Ints:
    """The evaluation of a game of two seats with its options; made once."""
    machine = code.machine
    if machine not in _made:
        start = _start(code)
        shape = Outline(machine, start.run)
        weights = stored(code, FILE) or derive(code, start, shape)
        _made[machine] = make_scales(shape, weights.of, weights.temper)
    return _made[machine]


def _start(code: Native) -> TextPosition:
    machine = code.machine
    with machine.question():
        return TextPosition(code.game, machine, machine.course.settle(first_run(machine, 0), DONE))


def stored(code: Native, file: str) -> Weights | None:
    """The weights of a game of the library; on boards of another size the places mean nothing."""
    game = code.game
    if game.id not in playable() or load(game.id).version != game.version or not (folder(game.id) / file).is_file():
        return None
    weights = read_weights(folder(game.id) / file)
    usual = game.machine(game.settings(None, {}), None, game.level(None))
    if code.machine.geometry.names == usual.geometry.names:
        return weights
    return Weights({name: both for name, both in weights.of.items() if " on " not in name}, weights.temper)
