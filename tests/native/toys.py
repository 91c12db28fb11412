"""Small games under the native contract, for tests of whatever searches: no text and no compiler is needed for them.

A position is a few int32s; what they mean is said at each game. Behind them stand the addresses of the game's own
functions, so that playouts and perft are written once for all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

import numpy as np
from numba import cfunc, types
from numba.extending import intrinsic

from ludoteka.native import calls
from ludoteka.native.functions import CHANCE, OVER, TOO_MANY, NativeGame

Buffer = np.ndarray[Any, np.dtype[np.uint8]]
Toy = tuple[NativeGame, Buffer]
"""A game and its first position."""

F = TypeVar("F", bound=Callable[..., Any])
SIZE = 256
HISTORY_AT = 192
_ADDRESSES_AT = 208
_POINTER: Any = types.CPointer
_CELLS = _POINTER(types.int32)
_NUMBERS = _POINTER(types.int64)
_LUCK = _POINTER(types.uint64)
_SHARES = _POINTER(types.float64)
_CHOOSER = types.int32(_CELLS)
_MOVES = types.int32(_CELLS, _NUMBERS, types.int32)
_PLAY = types.int32(_CELLS, types.int64)
_WORTH = types.int32(_CELLS, _SHARES)
_MARK = types.int64(_CELLS)
_CHANCES = types.int32(_CELLS, _SHARES, types.int32)


def _native(shape: Any) -> Callable[[F], F]:
    """A function that native code can call, kept on disk."""
    return cast(Callable[[F], F], cfunc(shape, cache=True))


def _made_by_hand(function: Callable[..., Any]) -> Callable[..., Any]:
    return cast(Callable[..., Any], intrinsic(function))


@_made_by_hand
def _at(context: Any, address: Any) -> Any:
    """The int64s at an address."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], context.get_value_type(_NUMBERS))

    return _NUMBERS(types.int64), codegen


@_made_by_hand
def _numbers(context: Any, cells: Any) -> Any:
    """The same memory as int64s."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], context.get_value_type(_NUMBERS))

    return _NUMBERS(_CELLS), codegen


@_native(types.int32(types.int64, _LUCK, types.int32))
def _playout(position: Any, luck: Any, most: int) -> Any:
    own = _at(position + _ADDRESSES_AT)
    chooser, moves, play = own[0], own[1], own[2]
    found = np.empty(64, np.int64)
    for number in range(most):
        if calls.chooser(chooser, position) == OVER:
            return number
        count = calls.moves(moves, position, np.int64(found.ctypes.data), np.int32(64))
        luck[0] = luck[0] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
        calls.play(play, position, found[np.int64(luck[0] >> np.uint64(33)) % count])
    return most


@_native(types.int64(types.int64, types.int32))
def _perft(position: Any, depth: int) -> Any:
    moves, play = _at(position + _ADDRESSES_AT)[1], _at(position + _ADDRESSES_AT)[2]
    if depth == 0:
        return 1
    # One row of positions and of moves for each depth; `left` says how many moves of a row are still to be tried.
    rows, found = np.empty((depth, 256), np.uint8), np.empty((depth, 64), np.int64)
    left, scratch, row, ways = np.zeros(depth, np.int64), np.empty(256, np.uint8), 0, 0
    calls.copy(np.int64(rows[0].ctypes.data), position, np.int64(256))
    left[0] = calls.moves(moves, position, np.int64(found[0].ctypes.data), np.int32(64))
    while row >= 0:
        if left[row] == 0:
            row -= 1
            continue
        left[row] -= 1
        scratch[:] = rows[row]
        calls.play(play, np.int64(scratch.ctypes.data), found[row, left[row]])
        if row == depth - 1:
            ways += 1
        else:
            row += 1
            rows[row] = scratch
            left[row] = calls.moves(
                moves, np.int64(scratch.ctypes.data), np.int64(found[row].ctypes.data), np.int32(64))
    return ways


def _toy(
    cells: Sequence[int], functions: Sequence[Callable[..., Any]], seats: int, slots: int = 0, history_at: int = -1,
) -> Toy:
    """A game of functions in the order chooser, moves, play, worth, mark and perhaps chances, and its start."""
    chooser, moves, play, worth, mark, playout, perft, chances = [
        0 if one is None else cast(Any, one).address for one in (*functions[:5], _playout, _perft, *functions[5:], None)
    ][:8]
    buffer = calls.buffer(SIZE)
    buffer.view(np.int32)[:len(cells)] = cells
    buffer[_ADDRESSES_AT:_ADDRESSES_AT + 24].view(np.int64)[:] = chooser, moves, play
    game = NativeGame(
        seats, SIZE, chooser, moves, play, worth, mark, playout, perft, chances,
        most_moves=64, slots=slots, history_at=history_at, alive=(functions,))
    return game, buffer


# In a row: cells (0, or 1 and 2 for the seats), up to 16; then width, needed, seat to move, over, winner + 1.

@_native(_CHOOSER)
def _row_chooser(cells: Any) -> Any:
    return OVER if cells[19] else cells[18]


@_native(_MOVES)
def _row_moves(cells: Any, out: Any, room: int) -> Any:
    count = 0
    if not cells[19]:
        for cell in range(cells[16] * cells[16]):
            if cells[cell] == 0:
                if count == room:
                    return TOO_MANY
                out[count] = cell
                count += 1
    return count


@_native(_PLAY)
def _row_play(cells: Any, move: int) -> Any:
    width, needed, mine = cells[16], cells[17], cells[18] + 1
    if move < 0 or move >= width * width or cells[move] or cells[19]:
        return -1
    cells[move] = mine
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        length = 1
        for way in (-1, 1):
            y, x = move // width + way * down, move % width + way * right
            while 0 <= y < width and 0 <= x < width and cells[y * width + x] == mine:
                length, y, x = length + 1, y + way * down, x + way * right
        if length >= needed:
            cells[19], cells[20] = 1, mine
    full = True
    for cell in range(width * width):
        full = full and cells[cell] != 0
    if full:
        cells[19] = 1
    cells[18] = 1 - cells[18]
    return cells[19]


@_native(_WORTH)
def _row_worth(cells: Any, out: Any) -> Any:
    for seat in range(2):
        out[seat] = 0.5 if cells[20] == 0 else 1.0 if cells[20] == seat + 1 else 0.0
    return 0


@_native(_MARK)
def _row_mark(cells: Any) -> Any:
    mark = 0
    for cell in range(16):
        mark = mark * 3 + cells[cell]
    return mark * 2 + cells[18]


def in_row(width: int = 3, needed: int = 3) -> Toy:
    """Tic-tac-toe of any width up to 4; a move is the number of a cell."""
    functions = (_row_chooser, _row_moves, _row_play, _row_worth, _row_mark)
    return _toy([0] * 16 + [width, needed, 0, 0, 0], functions, 2, slots=width * width)


# Nim: heaps, up to 8; then how many seats, who moves, the most that may be taken at once.

@_native(_CHOOSER)
def _nim_chooser(cells: Any) -> Any:
    for heap in range(8):
        if cells[heap]:
            return cells[9]
    return OVER


@_native(_MOVES)
def _nim_moves(cells: Any, out: Any, room: int) -> Any:
    count = 0
    for heap in range(8):
        for taken in range(1, min(cells[heap], cells[10]) + 1):
            if count == room:
                return TOO_MANY
            out[count] = heap * 8 + taken
            count += 1
    return count


@_native(_PLAY)
def _nim_play(cells: Any, move: int) -> Any:
    heap, taken = move // 8, move % 8
    if move < 0 or heap > 7 or taken < 1 or taken > min(cells[heap], cells[10]):
        return -1
    cells[heap] -= taken
    cells[9] = (cells[9] + 1) % cells[8]
    for other in range(8):
        if cells[other]:
            return 0
    return 1


@_native(_WORTH)
def _nim_worth(cells: Any, out: Any) -> Any:
    for seat in range(cells[8]):
        behind = (cells[9] - 1 - seat) % cells[8]
        out[seat] = 1.0 if cells[8] == 1 else 1.0 - behind / (cells[8] - 1)
    return 0


@_native(_MARK)
def _nim_mark(cells: Any) -> Any:
    mark = cells[9]
    for heap in range(8):
        mark = mark * 64 + cells[heap]
    return mark


def nim(*heaps: int, seats: int = 2, most: int = 7) -> Toy:
    """Nim: whoever takes the last one is first, who moved before them second, and so on.

    A move is 8 × heap + how many are taken; one may take at most `most`, never more than 7.
    """
    functions = (_nim_chooser, _nim_moves, _nim_play, _nim_worth, _nim_mark)
    return _toy([*heaps, *[0] * (8 - len(heaps)), seats, 0, most], functions, seats)


# Race: how far each of two seats has come, the goal, who moves, whether a die is being thrown.

@_native(_CHOOSER)
def _race_chooser(cells: Any) -> Any:
    if cells[0] >= cells[2] or cells[1] >= cells[2]:
        return OVER
    return CHANCE if cells[4] else cells[3]


@_native(_MOVES)
def _race_moves(cells: Any, out: Any, room: int) -> Any:
    if cells[0] >= cells[2] or cells[1] >= cells[2]:
        return 0
    if room < 2:
        return TOO_MANY
    out[0], out[1] = (1, 4) if cells[4] else (0, 2)
    return 2


@_native(_PLAY)
def _race_play(cells: Any, move: int) -> Any:
    if move == 0:
        cells[4] = 1
        return 0
    cells[cells[3]] += move
    cells[3], cells[4] = 1 - cells[3], 0
    return 1 if cells[0] >= cells[2] or cells[1] >= cells[2] else 0


@_native(_WORTH)
def _race_worth(cells: Any, out: Any) -> Any:
    for seat in range(2):
        out[seat] = 1.0 if cells[seat] >= cells[2] else 0.0
    return 0


@_native(_MARK)
def _race_mark(cells: Any) -> Any:
    return ((cells[0] * 64 + cells[1]) * 2 + cells[3]) * 2 + cells[4]


@_native(_CHANCES)
def _race_chances(cells: Any, out: Any, room: int) -> Any:
    out[0], out[1] = 0.6, 0.4
    return 2


def race(goal: int = 6) -> Toy:
    """A race of two: walk 2 steps (move 2), or dare (move 0) and let chance give 1 step (0.6) or 4 (0.4)."""
    functions = (_race_chooser, _race_moves, _race_play, _race_worth, _race_mark, _race_chances)
    return _toy([0, 0, goal, 0, 0], functions, 2)


# Sliding: tiles from 1 (0 is the gap), up to 16; then width and height.

@_native(_CHOOSER)
def _slide_chooser(cells: Any) -> Any:
    for cell in range(cells[16] * cells[17] - 1):
        if cells[cell] != cell + 1:
            return 0
    return OVER


@_native(_MOVES)
def _slide_moves(cells: Any, out: Any, room: int) -> Any:
    width, count, gap, solved = cells[16], 0, 0, True
    for cell in range(width * cells[17] - 1):
        solved = solved and cells[cell] == cell + 1
    if solved:
        return 0
    while cells[gap]:
        gap += 1
    for cell in range(width * cells[17]):
        if abs(cell // width - gap // width) + abs(cell % width - gap % width) == 1:
            if count == room:
                return TOO_MANY
            out[count] = cell
            count += 1
    return count


@_native(_PLAY)
def _slide_play(cells: Any, move: int) -> Any:
    width, gap = cells[16], 0
    while cells[gap]:
        gap += 1
    if abs(move // width - gap // width) + abs(move % width - gap % width) != 1:
        return -1
    cells[gap], cells[move] = cells[move], 0
    for cell in range(width * cells[17] - 1):
        if cells[cell] != cell + 1:
            return 0
    return 1


@_native(_WORTH)
def _slide_worth(cells: Any, out: Any) -> Any:
    out[0] = 1.0
    return 0


@_native(_MARK)
def _slide_mark(cells: Any) -> Any:
    mark = 0
    for cell in range(cells[16] * cells[17]):
        mark = mark * 16 + cells[cell]
    return mark


def sliding(tiles: Sequence[int], width: int = 3) -> Toy:
    """A sliding puzzle of up to 16 cells, row by row, 0 for the gap; solved when the gap comes last.

    A move is the number of the cell whose tile slides into the gap.
    """
    functions = (_slide_chooser, _slide_moves, _slide_play, _slide_worth, _slide_mark)
    cells = [*tiles, *[0] * (16 - len(tiles)), width, len(tiles) // width]
    return _toy(cells, functions, 1, slots=len(tiles))


# Walk: where the token stands, width, height, who moves, over; where it stood before is in the history.

@_native(_CHOOSER)
def _walk_chooser(cells: Any) -> Any:
    return OVER if cells[4] else cells[3]


@_native(_MOVES)
def _walk_moves(cells: Any, out: Any, room: int) -> Any:
    here, width, count = cells[0], cells[1], 0
    if not cells[4]:
        for cell in range(width * cells[2]):
            if abs(cell // width - here // width) + abs(cell % width - here % width) == 1:
                if count == room:
                    return TOO_MANY
                out[count] = cell
                count += 1
    return count


@_native(_PLAY)
def _walk_play(cells: Any, move: int) -> Any:
    words = _numbers(cells)
    history, count = _at(words[24]), words[25]
    cells[0], cells[3] = move, 1 - cells[3]
    for number in range(count):
        if history[number] == move:
            cells[4] = 1
            return 1
    history[count] = move
    words[25] = count + 1
    return 0


@_native(_WORTH)
def _walk_worth(cells: Any, out: Any) -> Any:
    for seat in range(2):
        out[seat] = 1.0 if cells[3] == seat else 0.0
    return 0


@_native(_MARK)
def _walk_mark(cells: Any) -> Any:
    return cells[0] * 2 + cells[3]


def walk(width: int = 3, height: int = 3, start: int = 0) -> Toy:
    """Two move one token by one cell in turn; whoever brings it where it has been before loses.

    A move is the number of the cell. The seat that begins wins just if the start lies in every largest matching.
    """
    functions = (_walk_chooser, _walk_moves, _walk_play, _walk_worth, _walk_mark)
    history = np.zeros(width * height + 1, np.int64)
    history[0] = start
    game, buffer = _toy([start, width, height, 0, 0], functions, 2, history_at=HISTORY_AT)
    buffer[HISTORY_AT:HISTORY_AT + 16].view(np.int64)[:] = history.ctypes.data, 1
    return replace(game, history_room=len(history), alive=(*game.alive, history)), buffer
