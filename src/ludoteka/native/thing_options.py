"""What can be chosen of things, words and draws, in native code, and how each choice reads."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.machine.several import FINISH
from ludoteka.machine.state import bits
from ludoteka.native.compiler import Pause, Writer
from ludoteka.native.dice import DiceWriter, to_roll
from ludoteka.native.emit import Function, Loop
from ludoteka.native.known import KnownChoices
from ludoteka.native.several import each_as_offered, may_finish, offered

Add = Callable[[str, str], None]
"""Adds an option with the number of its text."""


class ThingOptions(KnownChoices):
    """Writes the options of choices among things."""

    def things(self, values: Writer, pause: Pause) -> str:
        """Things that can be chosen, as a set; of those that are alike the first."""
        assert isinstance(pause.action, act.Choose)
        return values.told_apart_by(values.set(pause.action.of), values.locals.get(values.e, form.YOU))

    def _add_things(self, values: Writer, pause: Pause, add: Add) -> None:
        assert isinstance(pause.action, act.Choose)
        e, found, among = values.e, self.things(values, pause), self.plan.among(pause.action.of)
        visible = values.zones.visible(e, values.st, values.locals.get(e, form.YOU))
        seen, unseen = e.both(found, visible), e.without(found, visible)
        # What is unseen comes first, by where it lies, as the interpreter offers it.
        with e.when(e.some(unseen)), e.counted(str(self.plan.places)) as (place, _), e.members(
                e.both(unseen, values.in_zone(place))) as (thing, _):
            add(thing, self._back(values, thing))
        # Counted pieces come in the order of where they lie.
        by_place = self._pieces(among) if self.plan.layout.catalogue.on_cells else 0
        if among != by_place:
            with e.members(e.without(seen, str(by_place))) as (thing, _):
                add(thing, self._name(values, thing, seen, among))
        if by_place:
            with e.counted(str(self.plan.places)) as (place, _), e.members(
                    e.both(e.both(seen, str(by_place)), values.in_zone(place))) as (thing, _):
                add(thing, self._name(values, thing, seen, among))

    def _pieces(self, among: int) -> int:
        """The counted pieces among some things."""
        return sum(1 << one for one in bits(among) if self.plan.layout.catalogue.is_piece(one))

    def _name(self, values: Writer, thing: str, seen: str, among: int) -> str:
        """The text of a thing that is seen: of a piece where it lies, of others what they are."""
        e, pieces = values.e, self._pieces(among)
        if pieces == among:
            return self._spot(values, thing, seen)
        if not pieces:
            return self._called(values, thing, seen)
        text = e.variable("i32")
        e.either(e.has(str(pieces), thing), lambda: e.put("i32", text, self._spot(values, thing, seen)),
                 lambda: e.put("i32", text, self._called(values, thing, seen)))
        return e.get("i32", text)

    def _spot(self, values: Writer, thing: str, seen: str) -> str:
        """The text of a piece: where it lies, and what it is where others of those that are seen lie there too."""
        e, catalogue, places = values.e, self.plan.layout.catalogue, self.plan.places
        looks = list(zip(catalogue.names, catalogue.givens, strict=True))
        names, every = list(dict.fromkeys(catalogue.names)), range(self.plan.things)
        by_name = self.module.sets(sum(1 << two for two in every if catalogue.names[one] == catalogue.names[two])
                                   for one in every)
        by_look = self.module.sets(sum(1 << two for two in every if looks[one] == looks[two]) for one in every)
        place = values.kept(self.plan.layout.place, thing)
        held = e.op(f"icmp sge i32 {e.look_up(self.module.table(seat for _, seat in catalogue.places), place)}, 0")
        table = e.op(f"select i1 {held}, ptr {by_name}, ptr {by_look}")
        same = e.get(values.wide, e.at(table, thing, self.plan.set_bytes))
        others = e.without(e.both(seen, values.in_zone(place)), same)
        spots = [catalogue.place_name(one) for one in range(places)]
        texts = self.module.table(self.compiler.texts.table(
            text for name in names for spot in spots for text in (spot, f"{spot} {name}")))
        row = e.look_up(self.module.table(names.index(name) * places for name in catalogue.names), thing)
        number = e.op(f"shl i32 {e.op(f'add i32 {row}, {place}')}, 1")
        return e.look_up(texts, e.op(f"add i32 {number}, {e.op(f'zext i1 {e.some(others)} to i32')}"))

    def _called(self, values: Writer, thing: str, seen: str) -> str:
        """The text of a card or die that is seen; several of one name are told apart by their number."""
        e, catalogue, texts = values.e, self.plan.layout.catalogue, self.compiler.texts
        if any(catalogue.faces):
            return self._name_with_dice(values, thing, seen)
        plain = [name.replace("-", " ").lower() for name in catalogue.names]
        alone = self.module.table(texts.table(plain))
        most = max(plain.count(name) for name in plain)
        if most == 1:
            return e.look_up(alone, thing)
        numbered = self.module.table(texts.table(f"{name} {number}" for name in plain for number in range(1, most + 1)))
        masks = [sum(1 << other for other, name in enumerate(catalogue.names) if name == mine)
                 for mine in catalogue.names]
        same = e.both(e.get(values.wide, e.at(self.module.sets(masks), thing, self.plan.set_bytes)), seen)
        below = e.op(f"add {values.wide} {e.one(thing)}, -1")
        number = e.op(f"add i32 {e.op(f'mul i32 {thing}, {most}')}, {e.count(e.both(same, below))}")
        several = e.op(f"icmp sgt i32 {e.count(same)}, 1")
        return e.op(f"select i1 {several}, i32 {e.look_up(numbered, number)}, i32 {e.look_up(alone, thing)}")

    def _name_with_dice(self, values: Writer, thing: str, seen: str) -> str:
        """The same where dice are called by what they show."""
        e, catalogue, texts = values.e, self.plan.layout.catalogue, self.compiler.texts
        plain = [name.replace("-", " ").lower() for name in catalogue.names]
        # Figures and the words of each list follow the names; a die that shows nothing yet is called by its name.
        words, least, first = list(dict.fromkeys(plain)), {"": 0}, {"": 0}
        for store in dict.fromkeys(filter(None, catalogue.shows)):
            die, dice = catalogue.shows.index(store), zip(catalogue.faces, catalogue.shows, strict=True)
            highest = max(max(faces) for faces, shows in dice if shows == store)
            least[store] = 0 if catalogue.face(die, 0) else 1
            first[store] = len(words) - least[store]
            words += [catalogue.face(die, value) for value in range(least[store], highest + 1)]
        lowest, begins = (self.module.table([of[store] for store in catalogue.shows]) for of in (least, first))
        most = self.plan.things + 1
        table = self.module.table(texts.table(f"{word} {number}" if number else word
                                              for word in words for number in range(most)))
        doubtful = self._shown_by_several()
        fully = self.module.table(texts.table(f"{name} {word} {number}" if number else f"{name} {word}"
                                              for name in doubtful for word in words for number in range(most)))
        rows = self.module.table(words.index(name) for name in plain)
        names = self.module.table(list(dict.fromkeys(catalogue.names)).index(name) for name in catalogue.names)

        def called(one: str) -> tuple[str, str]:
            """The row of a thing's word, and what tells its name from those of others."""
            die = e.op(f"icmp sgt i32 {e.look_up(self.module.table(map(len, catalogue.faces)), one)}, 0")
            value = e.get("i32", values.zones.shown_by(e, values.st, one))
            rolled = e.op(f"and i1 {die}, {e.op(f'icmp sge i32 {value}, {e.look_up(lowest, one)}')}")
            shown = e.op(f"add i32 {value}, {e.look_up(begins, one)}")
            row = e.op(f"select i1 {rolled}, i32 {shown}, i32 {e.look_up(rows, one)}")
            name = e.op(f"mul i32 {e.look_up(names, one)}, {len(words)}")
            return row, e.op(f"add i32 {name}, {row}")

        (row, mine), before, count = called(thing), e.variable("i32"), e.variable("i32")
        e.put("i32", before, "0")
        e.put("i32", count, "0")
        rivals = e.variable("i32", "0")
        with e.members(seen) as (other, _):
            shown, key = called(other)
            same = e.op(f"icmp eq i32 {key}, {mine}")
            with e.when(same):
                e.add_to("i32", count, "1")
                lower = e.op(f"zext i1 {e.op(f'icmp sle i32 {other}, {thing}')} to i32")
                e.add_to("i32", before, lower)
            if doubtful:
                text, wanted = (e.look_up(self.module.table(map(words.index, words)), one) for one in (shown, row))
                alike = e.op(f"zext i1 {e.op(f'icmp eq i32 {text}, {wanted}')} to i32")
                e.add_to("i32", rivals, e.op(f"sub i32 {alike}, {e.op(f'zext i1 {same} to i32')}"))
        several = e.op(f"icmp sgt i32 {e.get('i32', count)}, 1")
        number = e.op(f"select i1 {several}, i32 {e.get('i32', before)}, i32 0")
        place = e.op(f"add i32 {e.op(f'mul i32 {row}, {most}')}, {number}")
        if not doubtful:
            return e.look_up(table, place)
        kind = e.look_up(self.module.table(doubtful.index(name) if name in doubtful else 0 for name in plain), thing)
        further = e.op(f"add i32 {e.op(f'mul i32 {kind}, {len(words) * most}')}, {place}")
        apart = e.op(f"icmp sgt i32 {e.get('i32', rivals)}, 0")
        return e.op(f"select i1 {apart}, i32 {e.look_up(fully, further)}, i32 {e.look_up(table, place)}")

    def _shown_by_several(self) -> list[str]:
        """The names of dice that may show what dice of another name show."""
        catalogue = self.plan.layout.catalogue
        shown: dict[str, set[str]] = {}
        for die, faces in enumerate(catalogue.faces):
            if faces:
                shown.setdefault(catalogue.names[die], set()).update(catalogue.face(die, side) for side in faces)
        return [name for name, mine in shown.items()
                if any(not mine.isdisjoint(other - {""}) for one, other in shown.items() if one != name)]

    def _back(self, values: Writer, thing: str) -> str:
        """The text of a thing that is not seen: what it is called and where it lies."""
        e, catalogue = values.e, self.plan.layout.catalogue
        backs = sorted({catalogue.back(one) for one in range(len(catalogue))})
        rows = self.module.table(backs.index(catalogue.back(one)) for one in range(len(catalogue)))
        table = self.module.table(self.compiler.texts.table(
            f"{back} of {catalogue.place_name(place)}" for back in backs for place in range(self.plan.places)))
        row = e.op(f"mul i32 {e.look_up(rows, thing)}, {self.plan.places}")
        return e.look_up(table, e.op(f"add i32 {row}, {values.kept(self.plan.layout.place, thing)}"))

    def _options_ChooseWord(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        assert isinstance(pause.action, act.ChooseWord)
        for number, word in enumerate(pause.action.words):
            add(str(number), str(self.compiler.texts.number(word)))

    def _options_Roll(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        dice = DiceWriter(self.compiler)
        room, count = dice.grouped(e, values.st, values.rp, to_roll(values, pause))
        with e.counted(dice.outcomes(e, room, count)) as (throw, _):
            add(throw, "0")

    def _add_several(self, values: Writer, pause: Pause, add: Add) -> None:
        """One more of several, or no more."""
        e, action = values.e, pause.action
        assert isinstance(action, act.Choose)
        found = offered(values, action)
        if action.sort == "thing":
            first = self.things(values, pause)
            visible = values.zones.visible(e, values.st, values.locals.get(e, form.YOU))
            seen, unseen = e.both(first, visible), e.without(first, visible)

            def add_thing(thing: str, _: Loop) -> None:
                text = e.variable("i32")
                e.either(e.has(visible, thing), lambda: e.put("i32", text, self._name(
                    values, e.first(values.alike(thing, seen)), seen, self.plan.among(action.of))),
                    lambda: e.put("i32", text, self._back(values, e.first(
                        e.both(unseen, values.in_zone(values.kept(self.plan.layout.place, thing)))))))
                add(thing, e.get("i32", text))

            each_as_offered(values, found, visible, add_thing)
        else:
            with e.members(found) as (item, _):
                add(item, self.member_text(values, action, item))
        with e.when(may_finish(values, action)):
            add(str(pause.most - 1), str(self.compiler.texts.number(FINISH.lower())))

    @abstractmethod
    def member_text(self, values: Writer, action: act.Choose, item: str) -> str:
        """The text of a cell, piece, player or region."""

    def _options_Settle(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        """Of things that are alike the first stands for all, in the place of the last."""
        assert isinstance(pause.action, act.Settle)
        group = values.undecided(pause.action)
        if not values.copies:
            with e.members(group) as (thing, _):
                add(thing, "0")
            return
        with e.members(group) as (thing, loop):
            same, last = values.alike(thing, group), e.label()
            later = e.op(f"and {values.wide} {same}, {e.op(f'sub {values.wide} 0, {e.one(thing)}')}")
            e.branch(e.op(f"icmp eq {values.wide} {later}, {e.one(thing)}"), last, loop.again)
            e.place(last)
            add(e.first(same), "0")
