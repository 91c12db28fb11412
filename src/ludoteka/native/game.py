"""A described game in native code, for Python: positions go into buffers and come back."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from ludoteka.core import TooMuch
from ludoteka.machine.at_once import Asking
from ludoteka.machine.position import TextPosition
from ludoteka.machine.state import Run, bits
from ludoteka.native import plan as at
from ludoteka.native.build import Code
from ludoteka.native.functions import TOO_MANY, NativeGame
from ludoteka.native.plan import Plan
from ludoteka.native.waits import CHOSEN, OPEN

if TYPE_CHECKING:
    from ludoteka.machine.game import TextGame

Buffer = np.ndarray[Any, np.dtype[np.uint8]]
_SPARE = 64
"""Turns for which there is room in the history beyond the most that a match lasts."""
_MOVES = 1024
"""Moves for which there is room at first."""


class Native:
    """The native code of a game with its options, seats and level."""

    def __init__(self, game: TextGame, plan: Plan, code: Code) -> None:
        self.game, self.plan, self.machine = game, plan, plan.machine
        # Where ways are ranked, half of the room is for what each of them is worth.
        room = _MOVES if not plan.ranked else plan.most_ways if plan.things else 2 * _MOVES
        self.functions = NativeGame(
            seats=plan.seats, size=plan.size, slots=plan.layout.slots, most_moves=room,
            history_at=plan.history if plan.marked else -1,
            history_room=len(self.machine.records) * (self.machine.description.turn_limit + _SPARE),
            alive=(code,), **code.addresses)
        shapes = {"chooser": (ctypes.c_int32, ctypes.c_int64), "mark": (ctypes.c_int64, ctypes.c_int64),
                  "moves": (ctypes.c_int32, ctypes.c_int64, ctypes.c_int64, ctypes.c_int32),
                  "play": (ctypes.c_int32, ctypes.c_int64, ctypes.c_int64),
                  "worth": (ctypes.c_int32, ctypes.c_int64, ctypes.c_int64),
                  "playout": (ctypes.c_int32, ctypes.c_int64, ctypes.c_int64, ctypes.c_int32),
                  "perft": (ctypes.c_int64, ctypes.c_int64, ctypes.c_int32),
                  "chances": (ctypes.c_int32, ctypes.c_int64, ctypes.c_int64, ctypes.c_int32),
                  "imagine": (ctypes.c_int32, ctypes.c_int64, ctypes.c_int32, ctypes.c_int64),
                  "keys": (ctypes.c_int32, ctypes.c_int64, ctypes.c_int32, ctypes.c_int64, ctypes.c_int32,
                           ctypes.c_int64),
                  "seen": (ctypes.c_int64, ctypes.c_int64, ctypes.c_int32)}
        self._call = {name: ctypes.CFUNCTYPE(*shape)(code.addresses[name]) for name, shape in shapes.items()
                      if code.addresses[name]}
        self._room = np.zeros(self.functions.most_moves, dtype=np.int64)

    # ---- buffers ---------------------------------------------------------------------------------------------------
    def new_buffer(self) -> Buffer:
        """A buffer with room for the history behind it."""
        marks = self.functions.history_room
        buffer = self._aligned(8 * marks)
        if marks:
            self._long(buffer, self.plan.history)[0] = buffer.ctypes.data + self.plan.size
        return buffer

    def _aligned(self, more: int = 0) -> Buffer:
        """A buffer at an address that is a multiple of 64, with so many bytes behind it."""
        raw = np.zeros(self.plan.size + 64 + more, dtype=np.uint8)
        skip = -raw.ctypes.data % 64
        return raw[skip:skip + self.plan.size]

    @staticmethod
    def _ints(buffer: Buffer, offset: int, count: int) -> np.ndarray[Any, np.dtype[np.int32]]:
        return buffer[offset:offset + 4 * count].view(np.int32)

    @staticmethod
    def _long(buffer: Buffer, offset: int) -> np.ndarray[Any, np.dtype[np.int64]]:
        return buffer[offset:offset + 8].view(np.int64)

    def _put_set(self, buffer: Buffer, offset: int, members: int) -> None:
        size = self.plan.set_bytes
        buffer[offset:offset + size] = np.frombuffer(members.to_bytes(size, "little"), dtype=np.uint8)

    def _history(self, buffer: Buffer, count: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
        address = int(self._long(buffer, self.plan.history)[0])
        if not count:
            return np.zeros(0, np.uint64)
        return np.ctypeslib.as_array((ctypes.c_uint64 * count).from_address(address))

    def pack(self, position: TextPosition) -> Buffer:
        """A new buffer with a position."""
        plan, run, buffer = self.plan, position.run, self.new_buffer()
        self._ints(buffer, 0, plan.layout.size)[:] = run.state
        self._pack_things(buffer, run.state)
        self._put_set(buffer, plan.empty, run.masks[0])
        for seat, owned in enumerate(run.owned):
            self._put_set(buffer, plan.owned + seat * plan.set_bytes, owned)
        if plan.kinds > 1:
            for kind in range(plan.kinds):
                members = sum(run.masks[plan.layout.code(kind, owner)] for owner in range(-1, plan.seats))
                self._put_set(buffer, plan.of_kind + kind * plan.set_bytes, members)
        if plan.marked:
            board, whole = (int.from_bytes(run.digest(only), "big") for only in (True, False))
            buffer[plan.board_mark:plan.board_mark + 8].view(np.uint64)[0] = board
            buffer[plan.rest_mark:plan.rest_mark + 8].view(np.uint64)[0] = (whole - board) % 2**64
            marks = [int.from_bytes(mark, "big") for mark in run.history]
            self._history(buffer, len(marks))[:] = marks
            self._long(buffer, plan.history + 8)[0] = len(marks)
        self._pack_frames(buffer, run)
        return buffer

    def _pack_things(self, buffer: Buffer, state: list[int]) -> None:
        """Sets of what lies where, of what each seat knows (which is kept there alone), and of what lies turned."""
        plan, layout = self.plan, self.plan.layout
        if not plan.things:
            return
        for base, offset in self._known_sets():
            self._ints(buffer, base * 4, plan.things)[:] = 0
            for seat in range(plan.seats):
                members = sum(1 << thing for thing in range(plan.things) if state[base + thing] >> seat & 1)
                self._put_set(buffer, offset + seat * plan.set_bytes, members)
        places, lying = (state[base:base + plan.things] for base in (layout.place, layout.lying))
        for place in range(plan.places):
            members = sum(1 << thing for thing, where in enumerate(places) if where == place)
            self._put_set(buffer, plan.inside + place * plan.set_bytes, members)
        for how in (1, 2) if plan.turning else ():
            members = sum(1 << thing for thing, one in enumerate(lying) if one == how)
            self._put_set(buffer, plan.turned + (how - 1) * plan.set_bytes, members)

    def _known_sets(self) -> list[tuple[int, int]]:
        """What is kept for each thing as seats in the state, and for each seat as a set of things in a buffer."""
        plan, layout = self.plan, self.plan.layout
        known = [(layout.known, plan.known)] if plan.things else []
        return known + ([(layout.shown, plan.shown)] if layout.catalogue.shown else [])

    def _unpack_known(self, buffer: Buffer, state: list[int]) -> None:
        """Who knows each thing, and who is shown it."""
        size = self.plan.set_bytes
        for base, first in self._known_sets():
            for seat in range(self.plan.seats):
                offset = first + seat * size
                for thing in bits(int.from_bytes(buffer[offset:offset + size].tobytes(), "little")):
                    state[base + thing] |= 1 << seat

    def _pack_waits(self, buffer: Buffer, run: Run) -> None:
        """Who is asked of several who choose at once, and what others have chosen."""
        waits = self.plan.waits
        if waits is None:
            return
        base = self.plan.running + waits.place
        if run.asked is not None:
            self._ints(buffer, base, 1)[0] = run.asked.ask
            self._ints(buffer, base + CHOSEN, 1 + len(run.asked.chosen))[:] = (len(run.asked.chosen), *run.asked.chosen)
            ends = self._put_frames(buffer, run.asked.before, waits.before)
            self._ints(buffer, base + OPEN, 3)[:] = (len(run.asked.before.frames), *ends)
        self._ints(buffer, base + waits.count, 1)[0] = len(run.waiting)
        for number, (seat, *options) in enumerate(run.waiting):
            row = (seat, len(options), *options)
            self._ints(buffer, base + waits.rows + number * waits.row, len(row))[:] = row

    def _unpack_waits(self, buffer: Buffer, run: Run) -> None:
        waits = self.plan.waits
        if waits is None:
            return
        words = [int(word) for word in self._ints(buffer, self.plan.running + waits.place, waits.size // 4)]
        rows = [words[start:start + waits.row // 4] for start in range(waits.rows // 4, len(words), waits.row // 4)]
        run.waiting = tuple((row[0], *row[2:2 + row[1]]) for row in rows[:words[waits.count // 4]])
        if words[0]:
            before, first = run.copy(), CHOSEN // 4 + 1
            before.frames, before.returns = self._frames_at(buffer, waits.before, words[OPEN // 4])
            before.frame = before.frames[-1]
            run.asked = Asking(before, words[0], tuple(words[first:first + words[first - 1]]))

    def _pack_frames(self, buffer: Buffer, run: Run) -> None:
        before, base = self._put_frames(buffer, run, at.HEAD)
        head = self._ints(buffer, self.plan.running, at.HEAD // 4)
        head[at.PC // 4] = run.pc
        head[at.SP // 4] = len(run.frames)
        head[at.FP // 4] = before
        head[at.TOP // 4] = base
        head[at.FUEL // 4] = Run.FUEL
        self._pack_waits(buffer, run)

    def _put_frames(self, buffer: Buffer, run: Run, first: int) -> tuple[int, int]:
        """Write the frames of the rules from a place on; where the last one lies, and where they end."""
        plan, base, before = self.plan, at.HEAD, at.HEAD
        shift = plan.running + first - at.HEAD
        for frame, (entry, back) in zip(run.frames, run.returns, strict=True):
            shape = plan.frames[entry]
            self._ints(buffer, shift + base, 3)[:] = (entry, back, before)
            for local, value in enumerate(frame):
                offset = shift + base + shape.offsets[local]
                if local in shape.sets:
                    self._put_set(buffer, offset, max(0, value))
                else:
                    self._ints(buffer, offset, 1)[0] = -1 if local in shape.scratch else value
            before, base = base, base + shape.size
        return before, base

    def unpack(self, buffer: Buffer) -> TextPosition:
        """The position in a buffer."""
        plan = self.plan
        state = [int(one) for one in self._ints(buffer, 0, plan.layout.size)]
        self._unpack_known(buffer, state)
        count = int(self._long(buffer, plan.history + 8)[0]) if plan.marked else 0
        history = tuple(int(mark).to_bytes(8, "big") for mark in self._history(buffer, count))
        run = self.machine.run_type(plan.layout, state, history)
        self._unpack_frames(buffer, run)
        return TextPosition(self.game, self.machine, run)

    def _unpack_frames(self, buffer: Buffer, run: Run) -> None:
        head = [int(word) for word in self._ints(buffer, self.plan.running, at.HEAD // 4)]
        run.frames, run.returns = self._frames_at(buffer, at.HEAD, head[at.SP // 4])
        if run.frames:
            run.frame, run.pc = run.frames[-1], head[at.PC // 4]
        self._unpack_waits(buffer, run)

    def _frames_at(self, buffer: Buffer, base: int, depth: int) -> tuple[list[list[int]], list[tuple[int, int]]]:
        """So many frames that lie from a place on, and what each of them belongs and returns to."""
        plan, frames, returns = self.plan, list[list[int]](), list[tuple[int, int]]()
        for _ in range(depth):
            entry, back = (int(one) for one in self._ints(buffer, plan.running + base, 2))
            shape = plan.frames[entry]
            frame = []
            for local, offset in enumerate(shape.offsets):
                place = plan.running + base + offset
                if local in shape.sets:
                    frame.append(int.from_bytes(buffer[place:place + plan.set_bytes].tobytes(), "little"))
                else:
                    frame.append(int(self._ints(buffer, place, 1)[0]))
            frames.append(frame)
            returns.append((entry, back))
            base += shape.size
        return frames, returns

    # ---- the functions ---------------------------------------------------------------------------------------------
    def chooser(self, buffer: Buffer) -> int:
        return int(self._call["chooser"](buffer.ctypes.data))

    def mark(self, buffer: Buffer) -> int:
        return int(self._call["mark"](buffer.ctypes.data))

    def moves(self, buffer: Buffer) -> list[int]:
        """The moves of a position as numbers, in the order of `position.moves()`."""
        count = TOO_MANY
        while count == TOO_MANY:
            count = self._call["moves"](buffer.ctypes.data, self._room.ctypes.data, len(self._room))
            if count == TOO_MANY:
                if len(self._room) >= 1 << 20:
                    raise OverflowError("there are too many moves to list them")
                self._room = np.zeros(len(self._room) * 8, dtype=np.int64)
        return [int(move) for move in self._room[:count]]

    def chances(self, buffer: Buffer) -> list[float]:
        """How likely each of chance's moves is."""
        likely = np.zeros(len(self.moves(buffer)))
        if self.functions.chances:
            self._call["chances"](buffer.ctypes.data, likely.ctypes.data, len(likely))
        return [float(one) for one in likely]

    def play(self, buffer: Buffer, move: int) -> None:
        """Play one of the position's moves in its buffer; any other number is refused and changes nothing."""
        if move not in self.moves(buffer) or self._call["play"](buffer.ctypes.data, move) < 0:
            raise ValueError(f"{move} is no move of this position")

    def after(self, buffer: Buffer) -> Iterator[Buffer]:
        """The positions after each of a position's moves, in their order; they share its history."""
        for move in self.moves(buffer):
            played = self._aligned()
            played[:] = buffer
            self._call["play"](played.ctypes.data, move)
            yield played

    def worth(self, buffer: Buffer) -> list[float]:
        """What each seat has reached at the end."""
        reached = np.zeros(self.plan.seats)
        self._call["worth"](buffer.ctypes.data, reached.ctypes.data)
        return [float(one) for one in reached]

    def playout(self, buffer: Buffer, luck: int, most: int = 2**31 - 1) -> int:
        """Play by chance to the end, in the buffer; how many moves it took."""
        seed = np.array([luck % 2**64], dtype=np.uint64)
        return int(self._call["playout"](buffer.ctypes.data, seed.ctypes.data, most))

    def imagine(self, buffer: Buffer, seat: int, luck: int) -> None:
        """Deal anew, in the buffer, what a seat does not know; where nothing is hidden everything stays."""
        if self.functions.imagine:
            seed = np.array([luck % 2**64], dtype=np.uint64)
            self._call["imagine"](buffer.ctypes.data, seat, seed.ctypes.data)

    def keys(self, buffer: Buffer, seat: int, moves: list[int]) -> list[int]:
        """What a seat is told of each of some moves, as numbers."""
        if not self.functions.keys:
            return list(moves)
        given, found = np.array(moves, dtype=np.int64), np.zeros(len(moves), dtype=np.int64)
        self._call["keys"](buffer.ctypes.data, seat, given.ctypes.data, len(moves), found.ctypes.data)
        return [int(key) for key in found]

    def seen(self, buffer: Buffer, seat: int) -> int:
        """A number that is the same for positions that a seat cannot tell apart."""
        return int(self._call["seen"](buffer.ctypes.data, seat)) if self.functions.seen else self.mark(buffer)

    def perft(self, buffer: Buffer, depth: int) -> int:
        """The number of ways to play so many moves; `TooMuch` where a position has thousands of moves."""
        found = int(self._call["perft"](buffer.ctypes.data, depth))
        if found < 0:
            raise TooMuch
        return found
