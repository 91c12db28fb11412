"""Things and zones of the form as native code."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.native.emit import Function
from ludoteka.native.frames import Locals
from ludoteka.native.plan import NotNative, Plan
from ludoteka.native.sets import SetWriter
from ludoteka.native.zones import Zones

FROM_ABOVE = ("last", "top", "highest", "rightmost")
SKIPPED = {"second": 1, "third": 2}


class ThingWriter(SetWriter):
    """Writes what is said of cards and other things, and of the zones where they lie."""

    def __init__(self, plan: Plan, e: Function, locals_: Locals, st: str, rp: str, zones: Zones) -> None:
        super().__init__(plan, e, locals_, st, rp)
        self.zones = zones

    def in_zone(self, place: str | int) -> str:
        """The things in a zone that is there."""
        return self.e.get(self.wide, self.zones.inside(self.e, self.st, place))

    def set_Things(self, node: form.Things) -> str:
        kind = self.layout.catalogue.mask(node.kind)
        return str(kind) if node.box else self.e.without(str(kind), self.in_zone(0))

    def set_InZones(self, node: form.InZones) -> str:
        return self.gathered(node.zones, self.in_zone)

    def number_ZoneOf(self, node: form.ZoneOf) -> str:
        first = self.layout.catalogue.first[node.name]
        if node.seat is None:
            return str(first)
        seat = self.number(node.seat)
        there = self.e.op(f"icmp sge i32 {seat}, 0")
        return self.e.op(f"select i1 {there}, i32 {self.e.op(f'add i32 {seat}, {first}')}, i32 -1")

    def number_Different(self, node: form.Different) -> str:
        """Each value is compared with those before it."""
        e = self.e
        room, count = e.space(4 * self.plan.width), e.variable("i32", "0")
        with self.each(node.of) as (item, _):
            self.locals.put(e, node.local, item)
            value, new = self.number(node.value), e.variable("i1")
            e.put("i1", new, "true")
            with e.counted(e.get("i32", count)) as (number, _):
                same = e.op(f"icmp eq i32 {e.get('i32', e.at(room, number, 4))}, {value}")
                e.put("i1", new, e.op(f"select i1 {same}, i1 false, i1 {e.get('i1', new)}"))
            with e.when(e.get("i1", new)):
                e.put("i32", e.at(room, e.get("i32", count), 4), value)
                e.add_to("i32", count, "1")
        return e.get("i32", count)

    # ---- what is kept ----------------------------------------------------------------------------------------------
    def printed(self, store: str) -> list[int] | None:
        """What is only printed on things: a table, no part of the state."""
        return self.layout.catalogue.printed.get(store) if store not in self.layout.base else None

    def kept_by(self, store: str, item: str) -> str:
        """What an item that is there keeps, or what is printed on it."""
        table = self.printed(store)
        return self.kept(self.layout.base[store], item) if table is None else self.e.look_up(
            self.module.table(table), item)

    def printed_with(self, node: form.Where) -> str | None:
        """All things on which a value is printed, where a condition asks for nothing else."""
        same = node.condition
        if not isinstance(same, form.Compare) or same.op != "=" or not isinstance(same.left, form.Read):
            return None
        table = self.printed(same.left.store) if not self.plan.changes(same.left) else None
        if table is None or same.left.of != form.Local(node.local) or not isinstance(same.right, form.Num):
            return None
        return str(sum(1 << item for item, value in enumerate(table) if value == same.right.value))

    # ---- whose things are, and how they lie ------------------------------------------------------------------------
    def thing_owner(self, thing: str) -> str:
        """Who holds a thing that is there, or to whom it was given."""
        e, catalogue = self.e, self.layout.catalogue
        holder = e.look_up(self.module.table(seat for _, seat in catalogue.places), self.kept(self.layout.place, thing))
        given = e.look_up(self.module.table(catalogue.givens), thing)
        return e.op(f"select i1 {e.op(f'icmp sge i32 {holder}, 0')}, i32 {holder}, i32 {given}")

    def things_of(self, seat: int) -> str:
        """All things that belong to a seat."""
        e, catalogue = self.e, self.layout.catalogue
        given = sum(1 << thing for thing, owner in enumerate(catalogue.givens) if owner == seat)
        found = str(given)
        for place, (_, owner) in enumerate(catalogue.places):
            if owner == seat:
                found = e.any_of(found, self.in_zone(place))
            elif owner >= 0 and given:
                found = e.without(found, self.in_zone(place))
        return found

    def keep_things_of(self, node: form.OwnedBy, found: str) -> str:
        """The things that belong to a seat, to some seats, or to any other seat."""
        e, kept = self.e, self.e.variable(self.wide, "0")
        wanted = self.set(node.seat) if node.any_of else self.number(node.seat)
        for seat in range(self.plan.seats):
            fits = e.has(wanted, str(seat)) if node.any_of else e.op(
                f"icmp {'ne' if node.enemy else 'eq'} i32 {wanted}, {seat}")
            with e.when(fits):
                e.put(self.wide, kept, e.any_of(e.get(self.wide, kept), self.things_of(seat)))
        if not node.any_of and not node.enemy:
            with e.when(e.op(f"icmp slt i32 {wanted}, 0")):
                nobody = str((1 << self.plan.things) - 1)
                for seat in range(self.plan.seats):
                    nobody = e.without(nobody, self.things_of(seat))
                e.put(self.wide, kept, nobody)
        return e.both(found, e.get(self.wide, kept))

    def keep_ends(self, node: form.Superlative, found: str) -> str:
        """The top, bottom, first or last things of a zone: by their heights, then by their numbers."""
        def rank(thing: str) -> str:
            height = self.e.op(f"mul i32 {self.zones.height_of(self.e, self.st, thing)}, {self.plan.things}")
            return self.e.op(f"add i32 {height}, {thing}")

        return self.ranked(node, found, rank, node.which in FROM_ABOVE)

    def ranked(self, node: form.Superlative, found: str, rank: Callable[[str], str], highest: bool = False) -> str:
        """So many members as are asked for: those that rank lowest, or highest, without those that are passed over."""
        e, skip = self.e, SKIPPED.get(node.which, 0)
        kept, rest = e.variable(self.wide, "0"), e.variable(self.wide, found)
        with e.counted(str(skip + node.count)) as (number, loop):
            left, more = e.get(self.wide, rest), e.label()
            e.branch(e.some(left), more, loop.out)
            e.place(more)
            best, best_rank = e.variable("i32"), e.variable("i32")
            e.put("i32", best, "0")
            e.put("i32", best_rank, str(-1 if highest else 2**31 - 1))
            with e.members(left) as (item, _):
                here = rank(item)
                with e.when(e.op(f"icmp {'sgt' if highest else 'slt'} i32 {here}, {e.get('i32', best_rank)}")):
                    e.put("i32", best_rank, here)
                    e.put("i32", best, item)
            chosen = e.one(e.get("i32", best))
            e.put(self.wide, rest, e.without(left, chosen))
            with e.when(e.op(f"icmp sge i32 {number}, {skip}")):
                e.put(self.wide, kept, e.any_of(e.get(self.wide, kept), chosen))
        return e.get(self.wide, kept)

    # ---- which are alike -------------------------------------------------------------------------------------------
    @property
    def copies(self) -> bool:
        """Whether there are things of one name and owner."""
        catalogue = self.layout.catalogue
        return len(set(zip(catalogue.names, catalogue.givens, strict=True))) < len(catalogue)

    def alike(self, thing: str, among: str, besides_shown: bool = False) -> str:
        """Those among some things that differ from one in nothing: in name, owner, place and values.

        Dice may be alike besides what they show.
        """
        e, catalogue = self.e, self.layout.catalogue
        looks = list(zip(catalogue.names, catalogue.givens, strict=True))
        table = self.module.sets(sum(1 << other for other, look in enumerate(looks) if look == mine) for mine in looks)
        same = e.both(e.get(self.wide, e.at(table, thing, self.plan.set_bytes)), among)
        same = e.both(same, self.in_zone(self.kept(self.layout.place, thing)))
        dice = {store: sum(1 << die for die, shows in enumerate(catalogue.shows) if shows == store)
                for store in catalogue.changing if besides_shown}
        # Only dice are asked for besides what they show; where all of them show the same, it is not looked at.
        bases = {self.layout.base[store]: dice.get(store, 0) for store in catalogue.changing
                 if not besides_shown or dice[store] != sum(dice.values())}
        bases |= {self.layout.lying: 0} if self.plan.turning else {}
        if not bases:
            return same
        found = e.variable(self.wide, same)
        for base, showing in bases.items():
            mine = self.kept(base, thing)
            others = e.get(self.wide, found)
            with e.members(e.without(others, str(showing)) if showing else others) as (other, _), e.when(
                    e.op(f"icmp ne i32 {self.kept(base, other)}, {mine}")):
                e.put(self.wide, found, e.without(e.get(self.wide, found), e.one(other)))
        return e.get(self.wide, found)

    def told_apart_by(self, things: str, role: str) -> str:
        """The first of those that are alike to a player, who cannot tell apart what lies unseen in one zone."""
        e = self.e
        visible = self.zones.visible(e, self.st, role)
        unseen = e.without(things, visible)
        rest, found = e.variable(self.wide, unseen), e.variable(self.wide, e.both(things, visible))
        if self.copies:
            e.put(self.wide, found, "0")
            e.put(self.wide, rest, things)
        with e.until_empty(rest) as (left, _):
            first = e.first(left)
            e.put(self.wide, found, e.any_of(e.get(self.wide, found), e.one(first)))
            same = e.variable(self.wide)
            e.put(self.wide, same, e.both(unseen, self.in_zone(self.kept(self.layout.place, first))))
            if self.copies:
                with e.when(e.has(visible, first)):
                    e.put(self.wide, same, self.alike(first, e.both(left, visible)))
            e.put(self.wide, rest, e.without(left, e.any_of(e.get(self.wide, same), e.one(first))))
        return e.get(self.wide, found)

    def keep_Unseen(self, node: form.Unseen, found: str) -> str:
        """Those that a player cannot tell from one of them; only that one where it is seen."""
        e, thing = self.e, self.number(node.one)
        kept = e.variable(self.wide)
        e.put(self.wide, kept, "0")
        with e.when(e.op(f"icmp sge i32 {thing}, 0")):
            visible = self.zones.visible(e, self.st, self.locals.get(e, form.YOU))
            there = e.both(e.without(found, visible), self.in_zone(self.kept(self.layout.place, thing)))
            seen = e.has(visible, thing)
            e.put(self.wide, kept, e.op(f"select i1 {seen}, {self.wide} {e.both(found, e.one(thing))}, "
                                        f"{self.wide} {there}"))
        return e.get(self.wide, kept)

    def told_apart(self, things: str) -> str:
        """The first of those that are alike."""
        e = self.e
        if not self.copies:
            return things
        rest, found = e.variable(self.wide, things), e.variable(self.wide, "0")
        with e.until_empty(rest) as (left, _):
            first = e.first(left)
            e.put(self.wide, found, e.any_of(e.get(self.wide, found), e.one(first)))
            e.put(self.wide, rest, e.without(left, e.any_of(self.alike(first, left), e.one(first))))
        return e.get(self.wide, found)

    def undecided(self, action: act.Settle) -> str:
        """The things of which chance has to draw one."""
        return self.zones.undecided(self.e, self.st, self.number(action.zone), action.count, action.bottom)

    def zone_named(self, node: form.Expr) -> form.ZoneOf:
        """The zone that a step is about, as far as it is known before a match."""
        if isinstance(node, form.ZoneOf):
            return node
        raise NotNative("a zone that is told only when it is played is left to the interpreter")
