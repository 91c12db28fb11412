"""Memory by its address, for compiled search: whatever has an address can be one number in a table of numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numba
import numpy as np
from numba import cfunc, types
from numba.extending import intrinsic

from ludoteka.native.calls import compiled

Numbers = np.ndarray[Any, np.dtype[np.int64]]
Ints = np.ndarray[Any, np.dtype[np.int32]]
Shares = np.ndarray[Any, np.dtype[np.float64]]
Buffer = np.ndarray[Any, np.dtype[np.uint8]]

_array: Any = cast(Any, numba).carray


def _pointer(element: Any) -> Callable[[int], Any]:
    """An intrinsic that takes an address for that of such elements."""
    kind = cast(Any, types.CPointer)(element)

    def pointer(context: Any, address: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.inttoptr(args[0], context.get_value_type(kind))

        return kind(types.int64), codegen

    return cast(Callable[[int], Any], intrinsic(pointer))


_to_numbers = _pointer(types.int64)
_to_ints = _pointer(types.int32)
_to_shares = _pointer(types.float64)


@compiled
def numbers_at(address: int, count: int) -> Numbers:
    """So many 64-bit integers at an address."""
    found: Numbers = _array(_to_numbers(address), (count,))
    return found


@compiled
def ints_at(address: int, count: int) -> Ints:
    """So many 32-bit integers at an address."""
    found: Ints = _array(_to_ints(address), (count,))
    return found


@compiled
def shares_at(address: int, count: int) -> Shares:
    """So many floating point numbers at an address."""
    found: Shares = _array(_to_shares(address), (count,))
    return found


def address_of(function: Callable[..., Any], result: Any, *arguments: Any) -> int:
    """The address of a function's machine code, kept on disk; `calls.caller` calls it."""
    made: Any = cfunc(result(*arguments), cache=True)(function)
    return int(made.address)
