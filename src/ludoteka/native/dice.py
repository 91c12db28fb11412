"""Dice in native code: what can come out of those that are rolled, with its odds, and what follows."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.machine.dice import MOST, RollPause, throws
from ludoteka.native.compiler import Compiler, Pause, Writer
from ludoteka.native.emit import Function
from ludoteka.native.frames import Registers
from ludoteka.native.spoken import things_spoken_of

_COUNT, _MAKE, _DICE = 0, 4, 8
"""A group of dice that are alike: how many, of which make, and which."""


class DiceWriter:
    """The functions over dice of one game; groups of dice that are alike are found when they are rolled."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler, self.plan, self.module = compiler, compiler.plan, compiler.module
        self.layout, self.wide = compiler.plan.layout, compiler.module.set_type
        catalogue = self.layout.catalogue
        self.makes = sorted(set(filter(None, catalogue.faces)))
        """Dice of one make have the same faces."""
        self.made = [self.makes.index(faces) if faces else 0 for faces in catalogue.faces]
        self.row = _DICE + self.plan.set_bytes
        self.most_groups = sum(map(bool, catalogue.faces)) + 1
        # For every make and number of dice that are decided at once: how many throws, and where they begin.
        self._shapes = {(make, count): throws(((count, faces),)) for make, faces in enumerate(self.makes)
                        for count in range(1, catalogue.faces.count(faces) + 1)
                        if count == 1 or len(throws(((count, faces),))) <= MOST}
        self.largest = max((count for _, count in self._shapes), default=1)
        self.told_apart = any(pause.told_apart for pause in compiler.plan.machine.code.pauses.values()
                              if isinstance(pause, RollPause))

    def write(self) -> None:
        """All of them, where dice are rolled."""
        self._named()
        self._groups()
        self._apply()
        self._weight()
        self._throw()

    # ---- tables ----------------------------------------------------------------------------------------------------
    def _shape(self, e: Function, make: str, count: str) -> str:
        """The number of a kind of throw, by the make and number of dice."""
        return e.op(f"add i32 {e.op(f'mul i32 {make}, {self.largest + 1}')}, {count}")

    def _of_shapes(self, values: dict[tuple[int, int], int]) -> str:
        """A table over all kinds of throw."""
        rows = range(len(self.makes) * (self.largest + 1))
        return self.module.table(values.get(divmod(row, self.largest + 1), 0) for row in rows)

    def ways(self, e: Function, shape: str) -> str:
        """How many throws there are of a kind."""
        return e.look_up(self._of_shapes({one: len(found) for one, found in self._shapes.items()}), shape)

    def _first(self, e: Function, shape: str) -> str:
        """Where the throws of a kind begin in the tables."""
        begin, place = {}, 0
        for one, found in self._shapes.items():
            begin[one] = place
            place += len(found)
        return e.look_up(self._of_shapes(begin), shape)

    def _value(self, e: Function, throw: str, number: str) -> str:
        """What the die of that number shows in a throw."""
        rows = [value for found in self._shapes.values() for values, _ in found
                for value in (*values, *[0] * (self.largest - len(values)))]
        place = e.op(f"add i32 {e.op(f'mul i32 {throw}, {self.largest}')}, {number}")
        return e.op(f"zext i8 {e.look_up(self.module.table(rows, 8), place, 8)} to i32")

    def _odds(self, e: Function, throw: str) -> str:
        return e.look_up(self.module.table(weight for found in self._shapes.values() for _, weight in found), throw)

    # ---- which are alike -------------------------------------------------------------------------------------------
    def _named(self) -> None:
        """`named_alike(running point, thing, among)`: those that no open rule tells apart from a thing."""
        e = Function(self.module, "named_alike", self.wide, ["ptr", "i32", self.wide])
        found, one = e.variable(self.wide, "%p2"), e.one("%p1")
        scratch = {number: entry.scratch for number, entry in enumerate(self.plan.machine.code.entries)}
        for number, local, address, many in things_spoken_of(e, self.plan):
            if local not in scratch[number]:
                self._apart(e, address, many, one, found)
        e.give(e.any_of(e.get(self.wide, found), one))
        e.finish()

    def _apart(self, e: Function, local: str, many: bool, one: str, found: str) -> None:
        """Leave out what a local tells apart from a thing."""
        if many:
            named = e.get(self.wide, local)
        else:
            thing = e.get("i32", local)
            there = e.op(f"icmp sge i32 {thing}, 0")
            safe = e.op(f"select i1 {there}, i32 {thing}, i32 0")
            named = e.op(f"select i1 {there}, {self.wide} {e.one(safe)}, {self.wide} 0")
        others = e.op(f"xor {self.wide} {named}, -1")
        same = e.op(f"select i1 {e.some(e.both(named, one))}, {self.wide} {named}, {self.wide} {others}")
        e.put(self.wide, found, e.both(e.get(self.wide, found), same))

    def _groups(self) -> None:
        """`dice_groups(state, running point, dice, groups)`: groups of dice that are decided at once; how many."""
        e = Function(self.module, "dice_groups", "i32", ["ptr", "ptr", self.wide, "ptr"])
        values = Writer(self.compiler, e, Registers(e, 0, {}), "%p0", "%p1")
        most = self.module.table(max(count for one, count in self._shapes if one == make) for make in self.made)
        rest, number, product = e.variable(self.wide, "%p2"), e.variable("i32", "0"), e.variable("i32", "1")
        with e.until_empty(rest) as (left, loop):
            die = e.first(left)
            alike = e.variable(self.wide)
            e.put(self.wide, alike, e.one(die))
            if not self.told_apart:
                same = values.alike(die, left, besides_shown=True)
                e.put(self.wide, alike, e.op(f"call {self.wide} @named_alike(ptr %p1, i32 {die}, {self.wide} {same})"))
            e.put(self.wide, rest, e.without(left, e.get(self.wide, alike)))
            make = e.look_up(self.module.table(self.made), die)
            group = self._lowest(e, e.get(self.wide, alike), e.look_up(most, die))
            count = e.count(group)
            after = e.op(f"mul i32 {e.get('i32', product)}, {self.ways(e, self._shape(e, make, count))}")
            many = e.op(f"icmp sgt i32 {after}, {MOST}")
            later = e.op(f"icmp sgt i32 {e.get('i32', number)}, 0")
            with e.when(e.op(f"and i1 {many}, {later}")):
                e.jump(loop.out)
            e.put("i32", product, after)
            row = e.at("%p3", e.get("i32", number), self.row)
            for field, kind, value in ((_COUNT, "i32", count), (_MAKE, "i32", make), (_DICE, self.wide, group)):
                e.put(kind, e.at(row, field), value)
            e.add_to("i32", number, "1")
        e.give(e.get("i32", number))
        e.finish()

    def _lowest(self, e: Function, dice: str, most: str) -> str:
        """The first so many of some dice."""
        kept, left = e.variable(self.wide), e.variable("i32")
        e.put(self.wide, kept, "0")
        e.put("i32", left, most)
        with e.members(dice) as (die, loop):
            inside = e.label()
            e.branch(e.op(f"icmp sgt i32 {e.get('i32', left)}, 0"), inside, loop.out)
            e.place(inside)
            e.put(self.wide, kept, e.any_of(e.get(self.wide, kept), e.one(die)))
            e.add_to("i32", left, "-1")
        return e.get(self.wide, kept)

    # ---- throws ----------------------------------------------------------------------------------------------------
    def grouped(self, e: Function, st: str, rp: str, dice: str) -> tuple[str, str]:
        """Room with the groups of some dice, and how many there are."""
        room = e.space(self.row * self.most_groups)
        return room, e.op(f"call i32 @dice_groups(ptr {st}, ptr {rp}, {self.wide} {dice}, ptr {room})")

    def _group(self, e: Function, room: str, number: str) -> tuple[str, str, str]:
        """The dice of a group, the kind of throw, and how many there are of that kind."""
        row = e.at(room, number, self.row)
        shape = self._shape(e, e.get("i32", e.at(row, _MAKE)), e.get("i32", e.at(row, _COUNT)))
        return e.get(self.wide, e.at(row, _DICE)), shape, self.ways(e, shape)

    def outcomes(self, e: Function, room: str, count: str) -> str:
        """How many throws there are of all groups together."""
        total = e.variable("i32")
        e.put("i32", total, "1")
        with e.counted(count) as (number, _):
            e.put("i32", total, e.op(f"mul i32 {e.get('i32', total)}, {self._group(e, room, number)[2]}"))
        return e.get("i32", total)

    def _apply(self) -> None:
        """`roll(state, running point, dice, throw)`: dice show what came out; those that were rolled, as a set."""
        e = Function(self.module, "roll", self.wide, ["ptr", "ptr", self.wide, "i32"])
        zones = self.compiler.zones
        room, count = self.grouped(e, "%p0", "%p1", "%p2")
        rest, done = e.variable("i32", "%p3"), e.variable(self.wide, "0")
        with e.counted(count) as (place, _):
            back = e.op(f"sub i32 {e.op(f'sub i32 {count}, {place}')}, 1")
            dice, shape, ways = self._group(e, room, back)
            left = e.get("i32", rest)
            throw = e.op(f"add i32 {self._first(e, shape)}, {e.op(f'urem i32 {left}, {ways}')}")
            e.put("i32", rest, e.op(f"udiv i32 {left}, {ways}"))
            number = e.variable("i32")
            e.put("i32", number, "0")
            with e.members(dice) as (die, _):
                e.put("i32", zones.shown_by(e, "%p0", die), self._value(e, throw, e.get("i32", number)))
                e.add_to("i32", number, "1")
            e.put(self.wide, done, e.any_of(e.get(self.wide, done), dice))
        rolled = e.get(self.wide, done)
        for seat in range(self.plan.seats):
            known = zones.known(e, "%p0", seat)
            hidden = e.without(rolled, zones.visible(e, "%p0", str(seat)))
            e.put(self.wide, known, e.without(e.any_of(e.get(self.wide, known), rolled), hidden))
        e.give(rolled)
        e.finish()

    def _weight(self) -> None:
        """`throw_weight(groups, count, throw)`: how likely a throw is, as a whole number."""
        e = Function(self.module, "throw_weight", "i32", ["ptr", "i32", "i32"])
        rest, weight = e.variable("i32", "%p2"), e.variable("i32", "1")
        with e.counted("%p1") as (place, _):
            back = e.op(f"sub i32 {e.op(f'sub i32 %p1, {place}')}, 1")
            _, shape, ways = self._group(e, "%p0", back)
            left = e.get("i32", rest)
            throw = e.op(f"add i32 {self._first(e, shape)}, {e.op(f'urem i32 {left}, {ways}')}")
            e.put("i32", rest, e.op(f"udiv i32 {left}, {ways}"))
            e.put("i32", weight, e.op(f"mul i32 {e.get('i32', weight)}, {self._odds(e, throw)}"))
        e.give(e.get("i32", weight))
        e.finish()

    def _throw(self) -> None:
        """`throw(state, running point, dice, luck)`: a throw by chance, each as likely as its odds say."""
        e = Function(self.module, "throw", "i32", ["ptr", "ptr", self.wide, "ptr"])
        room, count = self.grouped(e, "%p0", "%p1", "%p2")
        total = e.variable("i32", "0")
        with e.counted(count) as (number, _):
            _, shape, ways = self._group(e, room, number)
            first, chosen, left = self._first(e, shape), e.variable("i32"), e.variable("i32")
            sums = {one: sum(weight for _, weight in found) for one, found in self._shapes.items()}
            e.put("i32", left, e.op(f"call i32 @lot(ptr %p3, i32 {e.look_up(self._of_shapes(sums), shape)})"))
            e.put("i32", chosen, "0")
            with e.counted(ways) as (throw, loop):
                e.put("i32", chosen, throw)
                odds = self._odds(e, e.op(f"add i32 {first}, {throw}"))
                rest = e.op(f"sub i32 {e.get('i32', left)}, {odds}")
                e.put("i32", left, rest)
                e.branch(e.op(f"icmp slt i32 {rest}, 0"), loop.out, loop.again)
                e.place(e.label())
            before = e.op(f"mul i32 {e.get('i32', total)}, {ways}")
            e.put("i32", total, e.op(f"add i32 {before}, {e.get('i32', chosen)}"))
        e.give(e.get("i32", total))
        e.finish()


def to_roll(values: Writer, pause: Pause) -> str:
    """The dice that are still to be rolled."""
    assert isinstance(pause.action, act.Roll)
    return values.locals.get(values.e, pause.action.rest)
