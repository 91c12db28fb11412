"""Native functions for compiled search: each takes the address of a game's function and calls it at full speed.

A position is the address of its buffer. Search that is compiled once and cached serves every game, since the addresses
are arguments.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import config, njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from ludoteka.native.store import folder


def _sources() -> str:
    """A mark of everything that compiled search is made of: it reaches games by addresses alone, not by their code."""
    mark, home = blake2b(digest_size=8), Path(__file__).parents[1]
    for source in (home / "native/calls.py", home / "native/functions.py", *sorted(home.glob("opponents/**/*.py"))):
        mark.update(source.read_bytes())
    return mark.hexdigest()


if "NUMBA_CACHE_DIR" not in os.environ:
    # Numba makes a function anew when its own file has changed, not when one has that it calls; so whatever changes of
    # ours, all of it is kept in another folder.
    cast(Any, config).CACHE_DIR = str(folder() / f"search-{_sources()}")

F = TypeVar("F", bound=Callable[..., Any])
Address = int
_WIDTH = {types.int32: ir.IntType(32), types.int64: ir.IntType(64)}


def compiled(function: F) -> F:
    """Machine code of a function, kept on disk; it works without Python's lock."""
    return cast(F, njit(cache=True, nogil=True)(function))


def inlined(function: F) -> F:
    """The same for a small function that is called often."""
    return cast(F, njit(cache=True, nogil=True, inline="always")(function))


def caller(result: Any, *arguments: Any) -> Callable[..., Any]:
    """An intrinsic that calls a function of that shape by its address."""
    def typing(context: Any, address: Any, *given: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            shape = ir.FunctionType(_WIDTH[result], [_WIDTH[one] for one in arguments])
            function = builder.inttoptr(args[0], shape.as_pointer())
            return builder.call(function, list(args[1:]))

        return result(types.int64, *arguments), codegen

    names = ", ".join(f"a{number}" for number in range(len(arguments)))
    space: dict[str, Any] = {"typing": typing}
    # Numba looks at the names of the parameters, so there must be just as many as the native function has.
    exec(f"def call(context, address, {names}):\n    return typing(context, address, {names})", space)
    return cast(Callable[..., Any], intrinsic(space["call"]))


chooser = caller(types.int32, types.int64)
"""chooser(game.chooser, position): the seat that chooses; OVER, CHANCE."""
moves = caller(types.int32, types.int64, types.int64, types.int32)
"""moves(game.moves, position, address of int64s, room): how many there are, in the interpreter's order; TOO_MANY."""
play = caller(types.int32, types.int64, types.int64)
"""play(game.play, position, move): changes the position; 0 if it goes on, 1 if it is over, less if it is no move."""
worth = caller(types.int32, types.int64, types.int64)
"""worth(game.worth, position, address of float64s): what each seat has reached at the end, from 0 to 1."""
mark = caller(types.int64, types.int64)
"""mark(game.mark, position): a number that is the same for the same position."""
playout = caller(types.int32, types.int64, types.int64, types.int32)
"""playout(game.playout, position, address of the uint64 of luck, most): plays by chance; how many moves it took."""
perft = caller(types.int64, types.int64, types.int32)
"""perft(game.perft, position, depth): the number of ways to play so many moves."""
chances = caller(types.int32, types.int64, types.int64, types.int32)
"""chances(game.chances, position, address of float64s, room): how likely each of chance's moves is."""
imagine = caller(types.int32, types.int64, types.int32, types.int64)
"""imagine(game.imagine, position, seat, address of the uint64 of luck): deals what the seat does not know anew."""
keys = caller(types.int32, types.int64, types.int32, types.int64, types.int32, types.int64)
"""keys(game.keys, position, seat, address of moves, count, address of int64s): what the seat is told of each move."""
seen = caller(types.int64, types.int64, types.int32)
"""seen(game.seen, position, seat): a number that is the same for positions that the seat cannot tell apart."""


def _copy(context: Any, goal: Any, source: Any, size: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        pointers = [builder.inttoptr(one, ir.IntType(8).as_pointer()) for one in args[:2]]
        cast(Any, cgutils).raw_memcpy(builder, pointers[0], pointers[1], args[2], 1)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), codegen


copy = cast(Callable[..., Any], intrinsic(_copy))
"""copy(goal, source, size): bytes from one address to another."""


def buffer(size: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """A zeroed buffer whose address is a multiple of 64."""
    raw = np.zeros(size + 64, dtype=np.uint8)
    skip = -raw.ctypes.data % 64
    return raw[skip:skip + size]
