"""What a seat is told, in native code: keys of moves, and marks of positions as that seat knows them."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.machine.code import PAUSED
from ludoteka.native import plan as at
from ludoteka.native.choices import TAKEN
from ludoteka.native.compiler import Pause, Writer
from ludoteka.native.dice import to_roll
from ludoteka.native.emit import Function
from ludoteka.native.frames import Registers
from ludoteka.native.known import COUNT_BITS
from ludoteka.native.remembered import tell_remembered
from ludoteka.native.secrets import tell_secrets
from ludoteka.native.table import TableWriter
from ludoteka.native.waits import Waits
from ludoteka.native.ways import PASS

_UNSEEN, _PLACES, _FRAMES, _CHOSEN = 1 << 22, 1 << 21, 1 << 20, 1 << 19
"""Where marks of unseen things, of zones, of frames and of what waits begin, so that they are not those of others."""
_MOST = (1 << COUNT_BITS) - 1
"""Choices of one move."""


class TellingWriter(TableWriter):
    """Writes `keys` and `seen`."""

    def write(self) -> None:
        """All that search with hidden things asks for."""
        self._again()
        if self.plan.things:
            self._look()
        self._seen()
        self._chosen()
        self._steps()
        if self.description.secrets:
            self._cover_alike()
        self._key()
        self._keys()

    # ---- marks -----------------------------------------------------------------------------------------------------
    def _again(self) -> None:
        """`again(mark)`: a mark mixed once more, so that sums of marks tell which belong together."""
        e = Function(self.module, "again", "i64", ["i64"], inline=True)
        mixed = "%p0"
        for shift, factor in ((32, 0xD6E8FEB86659FD93), (29, 0x94D049BB133111EB)):
            mixed = e.op(f"xor i64 {mixed}, {e.op(f'lshr i64 {mixed}, {shift}')}")
            mixed = e.op(f"mul i64 {mixed}, {factor - 2**64}")
        e.give(e.op(f"xor i64 {mixed}, {e.op(f'lshr i64 {mixed}, 32')}"))
        e.finish()

    @staticmethod
    def _mix(e: Function, place: int | str, value: str) -> str:
        """One number at a place; 0 counts too."""
        return e.op(f"call i64 @mark_of(i32 {place}, i32 {e.op(f'add i32 {value}, 1')})")

    def _look(self) -> None:
        """`look(state, thing)`: what a thing is and where it lies, whichever of several alike it is."""
        e = Function(self.module, "look", "i64", ["ptr", "i32"])
        values = Writer(self.compiler, e, Registers(e, 0, {}), "%p0", "%p0")
        catalogue, layout = self.layout.catalogue, self.layout
        looks = list(zip(catalogue.names, catalogue.givens, strict=True))
        kinds = sorted(set(looks))
        kind = e.look_up(self.module.table(kinds.index(one) for one in looks), "%p1")
        total = e.variable("i64", self._mix(e, 0, kind))
        bases = [layout.place, *(layout.base[store] for store in catalogue.changing)]
        bases += [layout.lying] if self.plan.turning else []
        for number, base in enumerate(bases, 1):
            e.add_to("i64", total, self._mix(e, number, values.kept(base, "%p1")))
        e.give(e.op(f"call i64 @again(i64 {e.get('i64', total)})"))
        e.finish()

    def _seen(self) -> None:
        """`seen(position, seat)`: what the seat knows of everything, the same for what it cannot tell apart."""
        e, values = self._function("seen", "i64", ["i64", "i32"], public=True)
        layout, wide, total = self.layout, values.wide, e.variable("i64", "0")
        mixing = self.plan.seats + 1 if layout.catalogue.mixing else 0
        kept = 1 + mixing + len(layout.catalogue.changing) + int(layout.catalogue.shown)
        after = layout.lying + self.plan.things * kept
        for first, end in ((0, layout.place), (after, layout.turn_number), (layout.swapped, layout.over + 1)):
            with e.counted(str(end - first)) as (number, _):
                place = e.op(f"add i32 {number}, {first}")
                e.add_to("i64", total, e.op(f"call i64 @mark_of(i32 {place}, i32 {values.state(place)})"))
        tell_secrets(values, "%p1", total)
        if self.plan.things:
            known = e.get(wide, values.zones.known(e, values.st, self._seat(values, "%p1")))
            with e.members(known) as (thing, _):
                height = self._mix(e, 0, values.kept(layout.height, thing))
                look = e.op(f"call i64 @look(ptr {values.st}, i32 {thing})")
                e.add_to("i64", total, e.op(f"call i64 @again(i64 {e.op(f'add i64 {look}, {height}')})"))
            with e.counted(str(self.plan.places)) as (place, _):
                unknown = e.count(e.without(values.in_zone(place), known))
                e.add_to("i64", total, self._mix(e, e.op(f"add i32 {place}, {_PLACES}"), unknown))
            tell_remembered(values, known, total)
        self._frames(values, total)
        if self.plan.waits is not None:
            self._waiting(values, self.plan.waits, total)
        e.give(e.get("i64", total))
        e.finish()

    def _waiting(self, values: Writer, waits: Waits, total: str) -> None:
        """What the seat itself has chosen while others still choose."""
        e, rp, role = values.e, values.rp, self._seat(values, "%p1")
        with e.counted(waits.get(e, rp, waits.count)) as (number, _):
            row = waits.row_at(e, rp, number)
            with e.when(e.op(f"icmp eq i32 {e.get('i32', row)}, {role}")), e.counted(str(waits.most)) as (place, _):
                key = e.op(f"add i32 {place}, {_CHOSEN}")
                e.add_to("i64", total, self._mix(e, key, e.get("i32", e.at(e.at(row, 8), place, 4))))

    def _frames(self, values: Writer, total: str) -> None:
        """Where the rules wait, and what they speak of apart from things; the innermost, what it still asks for."""
        e, entries = values.e, self.machine.code.entries
        things = {entry: {local for local, (sort, _) in entries[entry].rule.sorts.items() if sort == "thing"}
                  for entry in self.plan.frames}
        plain = {entry: {local: offset for local, offset in enumerate(shape.offsets)
                         if local not in shape.sets and local not in things[entry]}
                 for entry, shape in self.plan.frames.items()}
        asked = {pc: [offset for local, offset in plain[pause.entry].items() if local in self.machine.code.living[pc]]
                 for pc, pause in self.compiler.pauses.items() if pc in self.machine.code.living}
        most, waiting = max(map(len, plain.values()), default=0), sorted(asked)
        rows = [[*plain.get(entry, {}).values()] for entry in range(len(entries))] + [asked[pc] for pc in waiting]
        table = self.module.table(offset for row in rows for offset in [*row, *[-1] * most][:most])
        number_of = {pc: len(entries) + number for number, pc in enumerate(waiting)}
        inner = self.module.table(number_of.get(pc, -1) for pc in range(len(self.machine.code.ops)))
        depth, pc = (e.get("i32", e.at(values.rp, field)) for field in (at.SP, at.PC))
        place, special = e.variable("i32", e.get("i32", e.at(values.rp, at.FP))), e.variable("i32", "-1")
        with e.when(e.op(f"icmp sgt i32 {depth}, 0")):
            e.add_to("i64", total, self._mix(e, _FRAMES, pc))
            e.put("i32", special, e.look_up(inner, pc))
        with e.counted(depth) as (number, _):
            frame, own = e.at(values.rp, e.get("i32", place)), e.get("i32", special)
            used = e.op(f"select i1 {e.op(f'icmp sge i32 {own}, 0')}, i32 {own}, i32 {e.get('i32', frame)}")
            e.put("i32", special, "-1")
            row = e.op(f"mul i32 {used}, {most}")
            with e.counted(str(most)) as (column, inside):
                offset, there = e.look_up(table, e.op(f"add i32 {row}, {column}")), e.label()
                e.branch(e.op(f"icmp sge i32 {offset}, 0"), there, inside.out)
                e.place(there)
                key = e.op(f"add i32 {e.op(f'mul i32 {number}, {most}')}, {column}")
                value = e.get("i32", e.at(frame, offset))
                e.add_to("i64", total, self._mix(e, e.op(f"add i32 {key}, {_FRAMES + 1}"), value))
            e.put("i32", place, e.get("i32", e.at(frame, 8)))

    # ---- moves -----------------------------------------------------------------------------------------------------
    def _chosen(self) -> None:
        """`chosen(state, running point, option, told)`: the key of one choice; `told` are the things that are told."""
        wide = self.module.set_type
        e = Function(self.module, "chosen", "i64", ["ptr", "ptr", "i32", wide])
        pc, pauses = e.get("i32", e.at("%p1", at.PC)), self.compiler.pauses
        special = {number: pause for number, pause in pauses.items() if self._sort(pause)}
        labels, other = {number: e.label() for number in special}, e.label()
        value = e.variable("i64", self._mix(e, pc, "%p2"))
        e.switch(pc, labels, other)
        for number, pause in special.items():
            e.place(labels[number])
            values = self.ways.writer(e, pause)
            action = pause.action
            if isinstance(action, act.ChooseNumber | act.RandomNumber):
                e.put("i64", value, self._mix(e, pc, e.op(f"add i32 %p2, {values.number(action.low)}")))
            elif isinstance(action, act.Roll):
                with e.when(e.some(e.without(to_roll(values, pause), "%p3"))):
                    e.put("i64", value, self._mix(e, pc, str(_UNSEEN)))
            else:
                # Behind all things comes the choice of no more of them.
                with e.when(e.op(f"icmp slt i32 %p2, {self.plan.things}")):
                    self._thing(values, pc, value)
            e.jump(other)
        e.place(other)
        e.give(e.get("i64", value))
        e.finish()

    @staticmethod
    def _sort(pause: Pause) -> str:
        """What is chosen, where an option does not say it by itself."""
        if isinstance(pause.action, act.ChooseNumber | act.RandomNumber):
            return "number"
        thing = isinstance(pause.action, act.Choose | act.Random) and pause.action.sort == "thing"
        return "thing" if thing or isinstance(pause.action, act.Settle | act.Roll) else ""

    def _thing(self, values: Writer, pc: str, value: str) -> None:
        """A thing by what it is, or by its place where that is not told."""
        e = values.e
        place = values.kept(self.layout.place, "%p2")
        e.put("i64", value, self._mix(e, pc, e.op(f"add i32 {place}, {_UNSEEN}")))
        with e.when(e.has("%p3", "%p2")):
            look = e.op(f"call i64 @look(ptr {values.st}, i32 %p2)")
            e.put("i64", value, e.op(f"add i64 {look}, {self._mix(e, pc, '0')}"))

    def _steps(self) -> None:
        """`steps(position, seat, move, out)`: what a seat is told of each choice of a move; how many there are."""
        e, values = self._function("steps", "i32", ["ptr", "i32", "i64", "ptr"])
        wide, role = values.wide, self._seat(values, "%p1")
        copy, mine, told = e.space(self.plan.size), self._own(values), e.variable(values.wide, "0")
        e.copy(copy, values.st, self.plan.size)
        if self.plan.things:
            with e.when(e.op(f"xor i1 {mine}, true")):
                e.op(f"call i32 @play(i64 {e.op(f'ptrtoint ptr {copy} to i64')}, i64 %p2)")
                both = (values.zones.visible(e, one, role) for one in (values.st, copy))
                e.put(wide, told, e.any_of(*both))
                e.copy(copy, values.st, self.plan.size)
        running = e.at(copy, self.plan.running)
        e.put("ptr", e.at(running, at.EFFORT), e.at(copy, self.plan.effort))
        with e.when(self._between(values)):
            e.op(f"call i32 @begin_turn(ptr {copy}, ptr {running}, i32 {values.state(self.layout.turn)})")
        self._path(values, copy, running, role, mine, told)
        e.finish()

    def _own(self, values: Writer) -> str:
        """Whether the one who hears of a move is the one who chooses it."""
        e = values.e
        same = e.op(f"icmp eq i32 {self._seat(values, '%p1')}, {self._role(values)}")
        return e.op(f"and i1 {same}, {e.op(f'xor i1 {self._waits(values)}, true')}")

    def _path(self, values: Writer, st: str, rp: str, role: str, mine: str, told: str) -> None:
        """Go along the choices of a move and write what is told of each."""
        e, wide = values.e, values.wide
        options, texts = e.space(4 * self.ways.most), e.space(4 * self.ways.most)
        rest = e.variable("i64", e.op(f"ashr i64 %p2, {COUNT_BITS}"))
        count = e.op(f"trunc i64 {e.op(f'and i64 %p2, {_MOST}')} to i32")
        last = e.op(f"add i32 {count}, -1")
        with e.counted(count) as (number, loop):
            if self.plan.things:
                with e.when(mine):
                    e.put(wide, told, values.zones.visible(e, st, role))
            pc, left = e.get("i32", e.at(rp, at.PC)), e.get("i64", rest)
            ends, radix = e.op(f"icmp eq i32 {number}, {last}"), e.variable("i32", e.look_up(self.ways.radix_table, pc))
            with e.when(e.op(f"icmp eq i32 {e.get('i32', radix)}, 0")):
                listed = e.op(f"call i32 @options(ptr {st}, ptr {rp}, ptr {options}, ptr {texts})")
                e.put("i32", radix, e.op(f"call i32 @llvm.smax.i32(i32 {listed}, i32 1)"))
            by = e.op(f"zext i32 {e.get('i32', radix)} to i64")
            taken = e.op(f"select i1 {ends}, i64 {left}, i64 {e.op(f'urem i64 {left}, {by}')}")
            option = e.op(f"trunc i64 {taken} to i32")
            e.put("i64", rest, e.op(f"udiv i64 {left}, {by}"))
            one = e.op(f"call i64 @chosen(ptr {st}, ptr {rp}, i32 {option}, {wide} {e.get(wide, told)})")
            e.put("i64", e.at("%p3", number, 8), one)
            more = e.label()
            e.branch(ends, loop.out, more)
            e.place(more)
            came = e.op(f"call i32 @run(ptr {st}, ptr {rp}, i32 {e.op(f'add i32 {pc}, {TAKEN}')}, i32 {option})")
            with e.when(e.op(f"icmp ne i32 {came}, {PAUSED}")):
                e.jump(loop.out)
        e.give(count)

    def _cover_alike(self) -> None:
        """`cover_alike(position, seat, move, steps, count)`: a choice is not told where another would look the same."""
        e, values = self._function("cover_alike", "void", ["ptr", "i32", "i64", "ptr", "i32"])
        moves, others, copy = e.space(8 * self.plan.most_ways), e.space(8 * _MOST), e.space(self.plan.size)
        address = e.op(f"ptrtoint ptr {copy} to i64")

        def look(move: str) -> str:
            e.copy(copy, values.st, self.plan.size)
            e.op(f"call i32 @play(i64 {address}, i64 {move})")
            return e.op(f"call i64 @seen(i64 {address}, i32 %p1)")

        mine = look("%p2")
        e.copy(copy, values.st, self.plan.size)
        count = e.op(f"call i32 @moves(i64 {address}, i64 {e.op(f'ptrtoint ptr {moves} to i64')}, "
                     f"i32 {self.plan.most_ways})")
        with e.counted(count) as (number, loop):
            other, alike = e.get("i64", e.at(moves, number, 8)), e.label()
            e.branch(e.op(f"icmp eq i64 {look(other)}, {mine}"), alike, loop.again)
            e.place(alike)
            many = e.op(f"call i32 @steps(ptr {values.st}, i32 %p1, i64 {other}, ptr {others})")
            with e.counted("%p4") as (place, _):
                own, theirs = (e.get("i64", e.at(one, place, 8)) for one in ("%p3", others))
                missing = e.op(f"icmp sge i32 {place}, {many}")
                with e.when(e.op(f"or i1 {missing}, {e.op(f'icmp ne i64 {own}, {theirs}')}")):
                    e.put("i64", e.at("%p3", place, 8), self._mix(e, place, str(_UNSEEN)))
        e.give()
        e.finish()

    def _key(self) -> None:
        """`key(position, seat, move)`: what a seat is told of a move."""
        e, values = self._function("key", "i64", ["ptr", "i32", "i64"])
        with e.when(e.op(f"icmp eq i64 %p2, {PASS}")):
            e.give(str(PASS))
        steps, total, others = e.space(8 * _MOST), e.variable("i64", "0"), e.op(f"xor i1 {self._own(values)}, true")
        if self.plan.waits is not None:
            with e.when(others), e.when(self.plan.waits.is_asked(e, values.rp)):
                e.give(self._mix(e, e.get("i32", e.at(values.rp, at.PC)), str(_UNSEEN)))
        count = e.op(f"call i32 @steps(ptr {values.st}, i32 %p1, i64 %p2, ptr {steps})")
        if self.description.secrets:
            unseen = others if self.machine.secrets.changing else self._waits(values)
            with e.when(unseen):
                e.do(f"call void @cover_alike(ptr {values.st}, i32 %p1, i64 %p2, ptr {steps}, i32 {count})")
        with e.counted(count) as (number, _):
            joined = e.op(f"add i64 {e.get('i64', total)}, {e.get('i64', e.at(steps, number, 8))}")
            e.put("i64", total, e.op(f"call i64 @again(i64 {joined})"))
        e.give(e.get("i64", total))
        e.finish()

    def _keys(self) -> None:
        """`keys(position, seat, moves, count, out)`: what a seat is told of each of some moves."""
        e, values = self._function("keys", "i32", ["i64", "i32", "i64", "i32", "i64"], public=True)
        moves, out = e.op("inttoptr i64 %p2 to ptr"), e.op("inttoptr i64 %p4 to ptr")
        with e.counted("%p3") as (number, _):
            move = e.get("i64", e.at(moves, number, 8))
            e.put("i64", e.at(out, number, 8), e.op(f"call i64 @key(ptr {values.st}, i32 %p1, i64 {move})"))
        e.give("%p3")
        e.finish()
