"""Steps of rules that lead to other steps, or remember something for them."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.machine.code import Code
from ludoteka.machine.earning import noting
from ludoteka.machine.passing import marked_go_back
from ludoteka.machine.state import Run, bits


class FlowCode(Code):
    """Lays out the steps that branch, repeat and call, and those that keep numbers."""

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
            elif action.as_offered:
                item = self.machine.zones.as_offered(run.state, bits(left), frame[form.YOU])[0]
            else:
                item = (left & -left).bit_length() - 1
            frame[rest] = left & ~(1 << item)
            frame[local] = item
            return True

        self._do(action.line, begin)
        top = len(self.ops)
        out = self._branch(more, action.line)
        self.loops.append(local)
        self.block(action.block)
        self.loops.pop()
        self._jump(lambda: top)
        out.append(len(self.ops))
        if action.local == form.YOU:
            self.lets.blocks.append((top, len(self.ops)))

    def do_Assign(self, action: act.Assign) -> None:
        local, value = action.local, self.values.value(action.value)

        def assign(run: Run) -> None:
            run.frame[local] = value(run, run.frame)

        self._do(action.line, assign)

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

        self._do(action.line, noting(self.machine, kept, each if action.each else one))

    def do_GoBack(self, action: act.GoBack) -> None:
        of = self.values.value(action.of) if action.of is not None else None

        def work(run: Run) -> None:
            marked_go_back(self.layout, run.state, action.marker, (action.mark,), of(run, run.frame) if of else -1)

        self._do(action.line, work)

    def do_Toggle(self, action: act.Toggle) -> None:
        base, of = self.layout.base[action.store], self.values.value(action.of)

        def work(run: Run) -> None:
            for item in bits(of(run, run.frame)):
                run.state[base + item] = 1 - run.state[base + item]

        self._do(action.line, work)
