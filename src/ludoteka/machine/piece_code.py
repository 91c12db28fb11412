"""Steps of rules that move, turn and change pieces on the boards."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.machine.code import FAILED, Code
from ludoteka.machine.pauses import DrawnPause, ShufflePause
from ludoteka.machine.state import Run, bits


class PieceCode(Code):
    """Lays out the steps that deal with pieces."""

    def do_Place(self, action: act.Place) -> None:
        cells, local = self.values.value(action.cells), action.local
        owner = self.values.value(action.owner) if action.owner is not None else None
        kind = self.layout.kinds.index(action.kind)
        shift = self.layout.layer_of[kind] * self.machine.geometry.size
        code, line, after = self.layout.code, action.line, len(self.ops) + 1

        def op(run: Run) -> int:
            frame = run.frame
            found = cells(run, frame) << shift
            if not found or found & ~run.masks[0]:
                run.why = line
                return FAILED
            piece = code(kind, owner(run, frame) if owner else -1)
            for slot in bits(found):
                run.place(slot, piece)
                frame[local] = slot
            return after

        self._emit(op, action.line)

    def do_MoveTo(self, action: act.MoveTo) -> None:
        pieces, cell = self.values.value(action.pieces), self.values.value(action.cell)
        move, line, after = self.machine.pieces.move, action.line, len(self.ops) + 1

        def op(run: Run) -> int:
            goal = cell(run, run.frame)
            for slot in bits(pieces(run, run.frame)):
                if goal < 0 or not move(run, slot, goal):
                    run.why = line
                    return FAILED
            return after

        self._emit(op, action.line)

    def do_Remove(self, action: act.Remove) -> None:
        pieces, remove = self.values.value(action.pieces), self.machine.pieces.remove

        def work(run: Run) -> None:
            for slot in bits(pieces(run, run.frame)):
                remove(run, slot)

        self._do(action.line, work)

    def do_SwapPlaces(self, action: act.SwapPlaces) -> None:
        first, second = self.values.value(action.first), self.values.value(action.second)
        swap, line, after = self.machine.pieces.swap, action.line, len(self.ops) + 1

        def op(run: Run) -> int:
            if swap(run, first(run, run.frame), second(run, run.frame)):
                return after
            run.why = line
            return FAILED

        self._emit(op, line)

    def do_Shuffle(self, action: act.Shuffle) -> None:
        pieces, secrets, held, rest = self.values.value(action.pieces), self.machine.secrets, action.held, action.rest

        def begin(run: Run) -> None:
            run.frame[held] = run.frame[rest] = pieces(run, run.frame)

        self._do(action.line, begin)
        self._chance(ShufflePause(self.machine, rest), action.line)
        self._do(action.line, lambda run: secrets.hide(run, run.frame[held]))

    def do_Turn(self, action: act.Turn) -> None:
        pieces, facing = self.values.value(action.pieces), self.layout.base["piece.facing"]
        turned = self.machine.geometry.turned

        def work(run: Run) -> None:
            for slot in bits(pieces(run, run.frame)):
                run.state[facing + slot] = turned(run.state[facing + slot], action.quarters)

        self._do(action.line, work)

    def do_TurnToward(self, action: act.TurnToward) -> None:
        pieces, cell = self.values.value(action.pieces), self.values.value(action.cell)
        facing, size, toward = self.layout.base["piece.facing"], self.machine.geometry.size, self.machine.toward

        def work(run: Run) -> None:
            goal = cell(run, run.frame)
            for slot in bits(pieces(run, run.frame)):
                for way in toward(slot % size, goal, False)[:1]:
                    run.state[facing + slot] = way

        self._do(action.line, work)

    def do_BecomeKind(self, action: act.BecomeKind) -> None:
        pieces = self.values.value(action.pieces)
        kind = self.values.value(action.kind) if action.kind is not None else None
        owner = self.values.value(action.owner) if action.owner is not None else None
        layout, become, line, after = self.layout, self.machine.pieces.become, action.line, len(self.ops) + 1

        def op(run: Run) -> int:
            for slot in bits(pieces(run, run.frame)):
                old = run.state[slot]
                new_kind = kind(run, run.frame) if kind else layout.kind_of(old)
                new_owner = owner(run, run.frame) if owner else layout.owner_of(old)
                if not become(run, slot, new_kind, new_owner):
                    run.why = line
                    return FAILED
            return after

        self._emit(op, line)

    def do_DrawnMove(self, action: act.DrawnMove) -> None:
        drawn = self.machine.drawn_move(action)
        if not action.all_at_once:
            self._pause(DrawnPause(self.machine, drawn), action.line)
            return
        after = len(self.ops) + 1

        def op(run: Run) -> int:
            fits = drawn.fits(run, run.frame)
            if not fits:
                run.why = action.line
                return FAILED
            for fit in fits:
                drawn.apply(run, fit)
            return after

        self._emit(op, action.line)
