"""Rules as flat code: every action is a step that names the next one, so a run can stop and go on anywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Block
from ludoteka.language.description import Rule
from ludoteka.language.soundness import parts
from ludoteka.machine.course_code import CourseCode, Stop
from ludoteka.machine.lets import Lets
from ludoteka.machine.living import Living, Names, living
from ludoteka.machine.pauses import (
    AlternativesPause,
    ByChancePause,
    ChancePause,
    DrawnPause,
    EitherPause,
    JourneyPause,
    KindPause,
    MemberPause,
    NumberPause,
    Pause,
    RandomNumberPause,
    RandomPause,
    ShufflePause,
    WayPause,
)
from ludoteka.machine.scratch import scratch
from ludoteka.machine.sets import Value
from ludoteka.machine.several import SeveralPause
from ludoteka.machine.state import Run, bits
from ludoteka.machine.thing_code import RandomThingPause, ThingCode

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Op = Callable[[Run], int]
PAUSED, FAILED, DONE, OVER = -1, -2, -3, -4
"""Where a run stands when it has no next step: a choice, a forbidden way, the end of the turn or of the game."""


@dataclass(slots=True)
class Entry:
    """A rule's first step and what its frame holds."""

    rule: Rule
    blank: tuple[int, ...]
    """The frame before anything is named: sets are empty, everything else is nothing."""
    start: int = -1
    pieces: tuple[int, ...] = ()
    piece_sets: tuple[int, ...] = ()
    scratch: frozenset[int] = frozenset()
    """Locals whose values mean nothing between two steps."""


class CodeCompiler(ThingCode, CourseCode):
    """Lays all rules of a game out as one list of steps."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.values = machine.values
        self.layout = machine.layout
        self.ops: list[Op] = []
        self.lines: list[int] = []
        self.pauses: dict[int, Pause] = {}
        self.chances: dict[int, ChancePause] = {}
        """Those of the pauses where chance decides."""
        self.moments: dict[str, int] = {}
        """The steps where a turn starts and ends, where something waits for that."""
        self.lets = Lets()
        self.stops: dict[int, Stop] = {}
        """Where a move ends in the middle of the rules, though nobody chooses there."""
        self.living: dict[int, Names] = {}
        """Where something is hidden: what the rule still speaks of at each pause."""
        self._actions: dict[int, act.Action] = {}
        self.entries: list[Entry] = []
        self._places: dict[int, int] = {}

    # ---- rules ---------------------------------------------------------------------------------------------------
    def entry(self, rule: Rule) -> int:
        """The number of a rule's entry, laid out when first asked for."""
        known = self._places.get(id(rule))
        if known is not None:
            return known
        number = self._places[id(rule)] = len(self.entries)
        pieces = tuple(local for local, (sort, many) in rule.sorts.items() if sort == "piece" and not many)
        sets = tuple(local for local, (sort, many) in rule.sorts.items() if sort == "piece" and many)
        many = {local for local, (_, several) in rule.sorts.items() if several}
        many |= {node.rest for node in parts(rule.block) if isinstance(node, act.ForEach)}
        blank = tuple(0 if local in many else -1 for local in range(rule.locals))
        self.entries.append(Entry(rule, blank, -1, pieces, sets, scratch(rule)))
        return number

    def lay_out(self) -> None:
        """Write the code of every rule that is asked for, and of those that they ask for."""
        place = 0
        while place < len(self.entries):
            entry = self.entries[place]
            entry.start = len(self.ops)
            self.block(entry.rule.block)
            self._emit(self._return, 0)
            place += 1
        if self.machine.description.secrets:
            found: Living = {}
            for entry in self.entries:
                living(entry.rule.block, frozenset(), found)
            self.living = {place: found[id(action)] for place, action in self._actions.items()}

    def _emit(self, op: Op, line: int) -> int:
        self.ops.append(op)
        self.lines.append(line)
        return len(self.ops) - 1

    @staticmethod
    def _return(run: Run) -> int:
        run.frames.pop()
        _, back = run.returns.pop()
        if not run.frames:
            return DONE
        run.frame = run.frames[-1]
        return back

    def block(self, block: Block) -> None:
        for action in block:
            start = len(self.ops)
            getattr(self, f"do_{type(action).__name__}")(action)
            for place in range(start, len(self.ops)):
                if place in self.pauses:
                    self._actions.setdefault(place, action)

    def _do(self, line: int, work: Callable[[Run], object]) -> None:
        """A step that does something and goes on."""
        after = len(self.ops) + 1

        def op(run: Run) -> int:
            work(run)
            return after

        self._emit(op, line)

    def _jump(self, target: Callable[[], int]) -> None:
        self._emit(lambda run: target(), 0)

    # ---- choices -------------------------------------------------------------------------------------------------
    def _pause(self, pause: Pause, line: int, op: Op = lambda run: PAUSED) -> None:
        place = len(self.ops)
        if place not in self.chances:
            op = self.answered(pause, op)
        pause.after = place + 1
        pause.line = line
        self.pauses[place] = pause
        self._emit(op, line)

    def do_Choose(self, action: act.Choose) -> None:
        if action.several is not None:
            self._choose_several(action)
            return
        self._pause(MemberPause(self.machine, action.of, action.sort, action.local), action.line)

    def _choose_several(self, action: act.Choose) -> None:
        pause, local = SeveralPause(self.machine, action), action.local

        def begin(run: Run) -> None:
            run.frame[local] = 0

        self._do(action.line, begin)
        self._pause(pause, action.line, lambda run: pause.after if pause.enough(run) else PAUSED)

    def do_ChooseNumber(self, action: act.ChooseNumber) -> None:
        low, high = self.values.value(action.low), self.values.value(action.high)
        self._pause(NumberPause(low, high, action.local), action.line)

    def do_ChooseKind(self, action: act.ChooseKind) -> None:
        kinds = [self.layout.kinds.index(kind) for kind in action.kinds]
        self._pause(KindPause(self.layout.kinds, kinds, action.local), action.line)

    def do_ChooseWay(self, action: act.ChooseWay) -> None:
        self._pause(WayPause(self.machine, action.ways, action.local), action.line)

    def do_Either(self, action: act.Either) -> None:
        pause = EitherPause([label for label, _ in action.branches])
        self._pause(pause, action.line)
        ends: list[int] = []
        for _, block in action.branches:
            pause.starts.append(len(self.ops))
            self.block(block)
            self._jump(lambda: ends[0])
        ends.append(len(self.ops))

    # ---- chance --------------------------------------------------------------------------------------------------
    def _chance(self, pause: ChancePause, line: int) -> None:
        def op(run: Run) -> int:
            known = pause.known(run)
            return PAUSED if known is None else pause.take(run, known)

        self.chances[len(self.ops)] = pause
        self._pause(pause, line, op)

    def do_Random(self, action: act.Random) -> None:
        pause = RandomThingPause if action.sort == "thing" else RandomPause
        self._chance(pause(self.machine, action.of, action.sort, action.local), action.line)

    def do_RandomNumber(self, action: act.RandomNumber) -> None:
        low, high = self.values.value(action.low), self.values.value(action.high)
        self._chance(RandomNumberPause(low, high, action.local), action.line)

    def do_ByChance(self, action: act.ByChance) -> None:
        pause = ByChancePause(action.times, action.of)
        self._chance(pause, action.line)
        end: list[int] = []
        for block in (action.then, action.otherwise):
            pause.starts.append(len(self.ops))
            self.block(block)
            self._jump(lambda: end[0])
        end.append(len(self.ops))

    # ---- abilities -----------------------------------------------------------------------------------------------
    def do_Use(self, action: act.Use) -> None:
        """One alternative is entered at once; several are tried side by side."""
        if action.often:
            self._pause(JourneyPause(self.machine, action.verb, action.local), action.line)
            return
        self._pause(AlternativesPause(self.machine, action.verb, action.local, action.sort), action.line)

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

    # ---- deeds ---------------------------------------------------------------------------------------------------
    def do_CallDeed(self, action: act.CallDeed) -> None:
        args = [self.values.value(arg) for arg in action.args]
        thing = self.values.value(action.thing) if action.thing is not None else None
        after = len(self.ops) + 1
        call, verb, sort = self.machine.call_deed, action.verb, action.sort

        def op(run: Run) -> int:
            frame = run.frame
            given = [arg(run, frame) for arg in args]
            return call(run, verb, thing(run, frame) if thing else -1, given, after, sort)

        self._emit(op, action.line)

    # ---- locals --------------------------------------------------------------------------------------------------
    def do_Assign(self, action: act.Assign) -> None:
        local, value = action.local, self.values.value(action.value)

        def assign(run: Run) -> None:
            run.frame[local] = value(run, run.frame)

        self._do(action.line, assign)

    # ---- matter --------------------------------------------------------------------------------------------------
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

    # ---- numbers -------------------------------------------------------------------------------------------------
    def do_Store(self, action: act.Store) -> None:
        base = self.layout.base[action.store]
        kept = self.machine.description.kept[action.store]
        value = self.values.value(action.value)
        low, high = (kept.low, kept.high) if kept.sort in ("number", "word") else (-1, 2**31 - 1)
        expiry = self.layout.expiry.get(action.store)
        of = self.values.value(action.of) if action.of is not None else None
        lasting, marker = action.until_next_turn, self.layout.base.get(f"{action.store} goes back")

        def one(run: Run) -> None:
            frame = run.frame
            item = of(run, frame) if of else 0
            if item >= 0:
                run.state[base + item] = max(low, min(high, value(run, frame)))
                if marker is not None:
                    run.state[marker + item] = -1
            if expiry is not None:
                run.state[expiry] = frame[form.YOU] if lasting else -1

        def each(run: Run) -> None:
            for item in bits(of(run, run.frame) if of else 0):
                run.state[base + item] = max(low, min(high, value(run, run.frame)))
                if marker is not None:
                    run.state[marker + item] = -1

        self._do(action.line, each if action.each else one)

    def do_Toggle(self, action: act.Toggle) -> None:
        base, of = self.layout.base[action.store], self.values.value(action.of)

        def work(run: Run) -> None:
            for item in bits(of(run, run.frame)):
                run.state[base + item] = 1 - run.state[base + item]

        self._do(action.line, work)

    # ---- flow ----------------------------------------------------------------------------------------------------
    def _branch(self, condition: Value, line: int) -> list[int]:
        """A step that goes on if the condition holds, else to the place put into the list later."""
        target: list[int] = []
        after = len(self.ops) + 1
        self._emit(lambda run: after if condition(run, run.frame) else target[0], line)
        return target

    def do_If(self, action: act.If) -> None:
        otherwise = self._branch(self.values.value(action.condition), action.line)
        self.block(action.then)
        end: list[int] = []
        if action.otherwise:
            self._jump(lambda: end[0])
        otherwise.append(len(self.ops))
        self.block(action.otherwise)
        end.append(len(self.ops))

    def do_RepeatWhile(self, action: act.RepeatWhile) -> None:
        top = len(self.ops)
        out = self._branch(self.values.value(action.condition), action.line)
        self.block(action.block)
        self._jump(lambda: top)
        out.append(len(self.ops))

    def do_RepeatTimes(self, action: act.RepeatTimes) -> None:
        left, count = action.left, self.values.value(action.count)

        def begin(run: Run) -> None:
            run.frame[left] = count(run, run.frame)

        def again(run: Run, frame: list[int]) -> int:
            frame[left] -= 1
            return frame[left] >= 0

        self._do(action.line, begin)
        top = len(self.ops)
        out = self._branch(again, action.line)
        self.block(action.block)
        self._jump(lambda: top)
        out.append(len(self.ops))

    def do_ForEach(self, action: act.ForEach) -> None:
        of, local, rest = self.values.value(action.of), action.local, action.rest
        seats, step = self.layout.seats if action.from_you else 0, -1 if action.reverse else 1

        def begin(run: Run) -> None:
            run.frame[rest] = of(run, run.frame)

        def more(run: Run, frame: list[int]) -> int:
            left = frame[rest]
            if not left:
                return False
            if seats:
                first = frame[local] if step > 0 else frame[local] - 1
                item = next(seat % seats for seat in range(first, first + seats * step, step)
                            if left >> seat % seats & 1)
            else:
                item = (left & -left).bit_length() - 1
            frame[rest] = left & ~(1 << item)
            frame[local] = item
            return True

        self._do(action.line, begin)
        top = len(self.ops)
        out = self._branch(more, action.line)
        self.block(action.block)
        self._jump(lambda: top)
        out.append(len(self.ops))
        if action.local == form.YOU:
            self.lets.blocks.append((top, len(self.ops)))

    def do_NotAllowed(self, action: act.NotAllowed) -> None:
        condition, line, after = self.values.value(action.condition), action.line, len(self.ops) + 1
        bit = self.machine.soft_bit(line) if action.soft else 0

        def op(run: Run) -> int:
            if condition(run, run.frame):
                run.why = line
                if not bit:
                    return FAILED
                run.soft |= bit
            return after

        self._emit(op, line)

    def do_OnlyMost(self, action: act.OnlyMost) -> None:
        value = self.values.value(action.value)

        def work(run: Run) -> None:
            run.best = (*run.best, value(run, run.frame))

        self._do(action.line, work)

    # ---- results -------------------------------------------------------------------------------------------------
    def do_Win(self, action: act.Win) -> None:
        seats, won, finish = self.values.value(action.seats), action.won, self.machine.ending.won
        line = action.line

        def op(run: Run) -> int:
            finish(run, seats(run, run.frame), won, line)
            return OVER

        self._emit(op, line)

    def do_Draw(self, action: act.Draw) -> None:
        def op(run: Run) -> int:
            self.machine.ending.drawn(run, action.line)
            return OVER

        self._emit(op, action.line)

    def do_Rank(self, action: act.Rank) -> None:
        values, local, most = [self.values.value(value) for value in action.values], action.local, action.most

        def op(run: Run) -> int:
            table = []
            for seat in range(self.layout.seats):
                run.frame[local] = seat
                table.append(tuple(value(run, run.frame) for value in values))
            self.machine.ending.ranked(run, table, most, action.line)
            return OVER

        self._emit(op, action.line)

    def do_Flow(self, action: act.Flow) -> None:
        layout, line = self.layout, action.line

        def op(run: Run) -> int:
            if action.what == "end game":
                self.machine.ending.drawn(run, line)
                return OVER
            if action.what == "stop":
                return self._return(run)
            if action.what == "swap sides":
                run.state[layout.swapped] ^= 1
            if action.what in ("swap sides", "another turn"):
                run.state[layout.turn] = (run.frame[form.YOU] - 1) % layout.seats
            if action.what == "another turn":
                return len_after
            if action.what == "end turn" and (ending := self.machine.serving.cut_short(run)) >= 0:
                return ending
            return self.leave_turn(run)

        len_after = len(self.ops) + 1
        self._emit(op, line)

    def do_Happens(self, action: act.Happens) -> None:
        seat, event, after = self.values.value(action.seat), action.event, len(self.ops) + 1
        self.moments[event] = len(self.ops)
        self._emit(lambda run: self.machine.serving.begin(run, event, False, [seat(run, run.frame), -1], after),
                   action.line)

    def do_Begins(self, action: act.Begins) -> None:
        seat, layout = self.values.value(action.seat), self.layout

        def work(run: Run) -> None:
            run.state[layout.turn] = (seat(run, run.frame) - 1) % layout.seats

        self._do(action.line, work)
