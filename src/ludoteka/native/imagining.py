"""What a seat does not know, dealt anew in native code."""

from __future__ import annotations

from ludoteka.native.compiler import Writer
from ludoteka.native.dealing import deal_by_shuffles
from ludoteka.native.emit import Function
from ludoteka.native.remembered import rename_remembered
from ludoteka.native.spoken import things_spoken_of
from ludoteka.native.table import TableWriter


class ImagineWriter(TableWriter):
    """Writes `imagine`: other cards could lie where a seat does not know them."""

    def write(self) -> None:
        """All that imagining needs."""
        if self.plan.things:
            self._rename()
        self._imagine()

    def _imagine(self) -> None:
        """`imagine(position, seat, luck)`: what a seat does not know is dealt anew, each pool by itself."""
        e, values = self._function("imagine", "i32", ["i64", "i32", "i64"], public=True)
        luck, role = e.op("inttoptr i64 %p2 to ptr"), self._seat(values, "%p1")
        if self.plan.things:
            self._deal_anew(values, role, luck)
        if self.plan.waits is not None:
            e.do(f"call void @choose_anew(ptr {values.st}, i32 {role}, ptr {luck})")
        e.give("0")
        e.finish()

    def _deal_anew(self, values: Writer, role: str, luck: str) -> None:
        """Things that a role does not know change places with others of their pool."""
        e, wide = values.e, values.wide
        every = (1 << self.plan.things) - 1
        unknown = e.without(str(every), e.get(wide, values.zones.known(e, values.st, role)))
        unknown = self._throw(values, unknown, luck)
        now, lots = e.space(4 * self.plan.things), e.space(4 * self.plan.things)
        with e.counted(str(self.plan.things)) as (thing, _):
            e.put("i32", e.at(now, thing, 4), thing)
        rest = e.variable(wide, unknown)
        with e.until_empty(rest) as (left, _):
            pool = self._of_one_pool(values, left)
            e.put(wide, rest, e.without(left, pool))
            self._deal(values, role, pool, lots, now, luck)
        self._move_things(values, now)
        e.do(f"call void @rename(ptr {values.rp}, ptr {now})")
        rename_remembered(values, now)

    def _throw(self, values: Writer, unknown: str, luck: str) -> str:
        """Dice that are not known show anything; what is left are those that are dealt."""
        e, faces = values.e, self.layout.catalogue.faces
        dice = sum(1 << thing for thing, shown in enumerate(faces) if shown)
        if not dice:
            return unknown
        with e.members(e.both(unknown, str(dice))) as (die, _):
            side = e.op(f"call i32 @lot(ptr {luck}, i32 {e.look_up(self.module.table(map(len, faces)), die)})")
            most = max(map(len, faces))
            rows = self.module.table(value for shown in faces for value in (*shown, *[0] * (most - len(shown))))
            place = values.zones.shown_by(e, values.st, die)
            e.put("i32", place, e.look_up(rows, e.op(f"add i32 {e.op(f'mul i32 {die}, {most}')}, {side}")))
        return e.without(unknown, str(dice))

    def _of_one_pool(self, values: Writer, things: str) -> str:
        """Those of some things that were shuffled with the first."""
        e, wide, base = values.e, values.wide, self.layout.pool
        mine, found = values.kept(base, e.first(things)), e.variable(values.wide)
        e.put(wide, found, things)
        with e.members(things) as (thing, _), e.when(e.op(f"icmp ne i32 {values.kept(base, thing)}, {mine}")):
            e.put(wide, found, e.without(e.get(wide, found), e.one(thing)))
        return e.get(wide, found)

    def _deal(self, values: Writer, role: str, pool: str, lots: str, now: str, luck: str) -> None:
        """Mix the things of a pool: `now` says for each spot which thing lies there."""
        if self.layout.catalogue.mixing:
            deal_by_shuffles(values, role, pool, now, luck)
            return
        e, count = values.e, values.e.variable("i32")
        e.put("i32", count, "0")
        with e.members(pool) as (thing, _):
            e.put("i32", e.at(lots, e.get("i32", count), 4), thing)
            e.add_to("i32", count, "1")
        left = e.variable("i32")
        e.put("i32", left, e.get("i32", count))
        with e.members(pool) as (thing, _):
            size = e.get("i32", left)
            chosen = e.at(lots, e.op(f"call i32 @lot(ptr {luck}, i32 {size})"), 4)
            last = e.op(f"add i32 {size}, -1")
            e.put("i32", left, last)
            spot = e.get("i32", chosen)
            e.put("i32", chosen, e.get("i32", e.at(lots, last, 4)))
            e.put("i32", e.at(now, spot, 4), thing)

    def _move_things(self, values: Writer, now: str) -> None:
        """Everything goes to its new spot: place, height, who knows it, how it lies."""
        e, wide, layout, count = values.e, values.wide, self.layout, self.plan.things
        bases = [layout.place, layout.height, *([layout.lying] if self.plan.turning else []),
                 *([layout.mixed] if layout.catalogue.mixing else [])]
        before = [e.space(4 * count) for _ in bases]
        for base, kept in zip(bases, before, strict=True):
            e.copy(kept, e.at(values.st, base * 4), 4 * count)
        sets = (self.plan.board_mark - self.plan.inside) // self.plan.set_bytes
        with e.counted(str(count)) as (spot, _):
            thing = e.get("i32", e.at(now, spot, 4))
            for base, kept in zip(bases, before, strict=True):
                value = e.get("i32", e.at(kept, spot, 4))
                e.put("i32", values.zones.of_thing(e, values.st, base, thing), value)
        with e.counted(str(sets)) as (number, _):
            place, moved = e.at(e.at(values.st, self.plan.inside), number, self.plan.set_bytes), e.variable(wide)
            e.put(wide, moved, "0")
            with e.members(e.get(wide, place)) as (spot, _):
                thing = e.get("i32", e.at(now, spot, 4))
                e.put(wide, moved, e.any_of(e.get(wide, moved), e.one(thing)))
            e.put(wide, place, e.get(wide, moved))

    def _rename(self) -> None:
        """`rename(running point, now)`: what the frames of the rules speak of is what lies there now."""
        e = Function(self.module, "rename", "void", ["ptr", "ptr"])
        for _, _, address, many in things_spoken_of(e, self.plan):
            self._rename_local(e, address, many)
        e.give()
        e.finish()

    @staticmethod
    def _rename_local(e: Function, local: str, many: bool) -> None:
        if many:
            wide, moved = e.module.set_type, e.variable(e.module.set_type)
            e.put(wide, moved, "0")
            with e.members(e.get(wide, local)) as (thing, _):
                e.put(wide, moved, e.any_of(e.get(wide, moved), e.one(e.get("i32", e.at("%p1", thing, 4)))))
            e.put(wide, local, e.get(wide, moved))
            return
        thing = e.get("i32", local)
        with e.when(e.op(f"icmp sge i32 {thing}, 0")):
            e.put("i32", local, e.get("i32", e.at("%p1", thing, 4)))
