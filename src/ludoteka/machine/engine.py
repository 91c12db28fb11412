"""The machine of one game with its options and level: runs rules, finds all ways that can be finished."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import ClassVar

from ludoteka.core import BadSetting, TooMuch
from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Definition, Description, LevelText, Rule
from ludoteka.language.layout import split_comment
from ludoteka.language.soundness import parts
from ludoteka.machine.at_once import take_back
from ludoteka.machine.code import DONE, FAILED, OVER, PAUSED, CodeCompiler
from ludoteka.machine.course import Course
from ludoteka.machine.drawn import DrawnCode
from ludoteka.machine.geometry import build_geometry
from ludoteka.machine.groups import is_group
from ludoteka.machine.one_way import rest_after
from ludoteka.machine.pauses import Pause, Said
from ludoteka.machine.secrets import Secrets
from ludoteka.machine.serving import Serving
from ludoteka.machine.sets import Value
from ludoteka.machine.setup import drawn_cells, lay_out_level
from ludoteka.machine.sharing import Moment, moment
from ludoteka.machine.signs import make_list_signs, make_signs, turned_signs
from ludoteka.machine.standing import Standing
from ludoteka.machine.state import Frame, Layout, Run, bits
from ludoteka.machine.tables import Tables
from ludoteka.machine.values import ValueCompiler
from ludoteka.machine.zones import Zones

Settings = dict[str, int | str]
Asked = Callable[[Run, int, list[int]], int]
"""A defined quantity: of the run, you, and what it is asked of."""


class BadSetup(BadSetting):
    """The rules' own set-up cannot be done; `line` is where it stops."""

    def __init__(self, message: str, line: int) -> None:
        self.line = line
        super().__init__(message)


@dataclass(slots=True)
class Way:
    """A choice that can be finished: what it is, what can follow, and the run after the last one."""

    said: Said
    children: list[Way] = field(default_factory=list)
    run: Run | None = None

    def ends(self) -> list[Run]:
        """The runs at the end of all ways from here."""
        own = [self.run] if self.run is not None else []
        return own + [run for child in self.children for run in child.ends()]


class Machine(Tables):
    """Everything needed to play one game with given options, seats and level."""

    run_type: ClassVar[type[Run]] = Run
    EFFORT: ClassVar[int] = 10_000_000
    """What one question may cost, in small steps; Go on 19 by 19, the costliest, needs up to 1.7 million."""

    def __init__(self, description: Description, settings: Settings, seats: int, level: LevelText | None) -> None:
        self.description = description
        self.settings = settings
        self.seats = seats
        self.level = level
        sizes = {name: value for name, value in settings.items() if isinstance(value, int)}
        self.geometry = build_geometry(description.boards, sizes, seats, drawn_cells(description, level))
        self.layout = Layout(description, self.geometry, seats)
        self.effort = self.EFFORT
        self.step_price = 1 + self.geometry.size // 64
        self._trial_price = 10 + self.layout.size // 100
        self._way_price = 100 + self.layout.size // 25  # a way is kept until the move is chosen
        self.prepare()
        self.signs = make_signs(self)
        self.turned_signs = turned_signs(self)
        self.list_signs = make_list_signs(self)
        self.secrets = Secrets(self)
        self.zones = Zones(self)
        self._soft_lines = sorted({node.line for rule in description.rules() for node in parts(rule.block)
                                   if isinstance(node, act.NotAllowed) and node.soft})
        self.weighs = any(isinstance(node, act.OnlyMost) for rule in description.rules() for node in parts(rule.block))
        """Whether of all ways only the best are allowed."""
        self._calls: dict[tuple[str, str], Asked] = {}
        self.standing = Standing(self)
        self._known_ways: dict[Moment, list[Way]] = {}
        """The ways from moments of the present question."""
        self.values = ValueCompiler(self)
        self.code = CodeCompiler(self)
        self.abilities = {verb: [self.code.entry(rule) for rule in rules]
                           for verb, rules in description.abilities.items()}
        self.deeds = {verb: [self.code.entry(rule) for rule in rules] for verb, rules in description.deeds.items()}
        self.blocks = {name: self.code.entry(rule) for name, rule in
                        (("setup", description.setup), ("turn", description.turn), ("end", description.end),
                         ("round", description.round), ("level", description.every_level)) if rule is not None}
        self.serving = Serving(self)
        self.code.lay_out()
        self.course = Course(self)
        used = [node for rule in description.rules() for node in parts(rule.block) if isinstance(node, form.Occurred)]
        used += [node for made in description.definitions.values() for one in made for node in parts(one.cases)
                 if isinstance(node, form.Occurred)]
        self.records = tuple(sorted({node.board for node in used}))

    # ---- bounds ----------------------------------------------------------------------------------------------------
    @contextmanager
    def question(self) -> Iterator[None]:
        """One question from outside: raises TooMuch where the answer would take too long or nest too deep."""
        self.effort = self.EFFORT
        try:
            yield
        except RecursionError:
            raise TooMuch from None

    def spend(self, run: Run, price: int) -> None:
        """Take from the effort of the present question."""
        self.effort -= price
        if self.effort < 0:
            line = self.code.lines[run.pc] if run.pc >= 0 else 0
            raise TooMuch(self.rule(line), line)

    # ---- what the compilers ask ------------------------------------------------------------------------------------
    def setting(self, option: str) -> int:
        """An option's number, or the place of its word."""
        value = self.settings[option]
        if isinstance(value, int):
            return value
        text = next(one for one in self.description.options if one.name == option)
        return text.values.index(value)

    def rule(self, line: int) -> str:
        """A line of the rules without its comment; nothing for line 0."""
        lines = self.description.lines
        if line > len(lines):
            return self.description.table_lines.get(line, "")
        return split_comment(lines[line - 1])[0].strip() if 0 < line <= len(lines) else ""

    def soft_bit(self, line: int) -> int:
        """The weight of a rule that is given up when nothing else is possible; upper lines weigh more."""
        return 1 << (len(self._soft_lines) - 1 - self._soft_lines.index(line))

    def call(self, name: str, region: str, args: list[Value], you: Value) -> Value:
        """A defined quantity or word as a function of a frame; the definition is compiled when first asked."""
        asked, price = self._calls.get((name, region)), 5 * self.step_price

        def ask(run: Run, frame: Frame) -> int:
            nonlocal asked
            if asked is None:
                asked = self._calls.get((name, region)) or self._compile_call(name, region)
            self.effort -= price
            if self.effort < 0:
                self.spend(run, 0)
            return asked(run, you(run, frame), [arg(run, frame) for arg in args])

        return ask

    def _compile_call(self, name: str, region: str) -> Asked:
        made = [one for one in self.description.definitions[name]
                if (region in one.kinds if region else self._region_start.keys().isdisjoint(one.kinds))]
        bodies = [self._shared(one, self.values.definition(one)) for one in made]
        by_kind: dict[int, Asked] = {}
        for one, body in zip(made, bodies, strict=True):
            for kind in one.kinds:
                if kind in self.layout.kinds:
                    by_kind.setdefault(self.layout.kinds.index(kind), body)
        if len(bodies) == 1:
            found = bodies[0]
        elif all(self.description.things_of(kind) for one in made for kind in one.kinds):
            found = self._of_things(made, bodies)
        else:
            def found(run: Run, you: int, args: list[int]) -> int:
                kind = self.layout.kind_of(run.state[args[0]]) if args and args[0] >= 0 else -1
                body = by_kind.get(kind)
                return body(run, you, args) if body else 0

        self._calls[name, region] = found
        return found

    def _of_things(self, made: list[Definition], bodies: list[Asked]) -> Asked:
        """A word explained for several kinds of thing: the first explanation that is for it and gives something."""
        masks = [sum(self.layout.catalogue.mask(kind) for kind in one.kinds) for one in made]

        def found(run: Run, you: int, args: list[int]) -> int:
            fitting = (body for mask, body in zip(masks, bodies, strict=True) if args[0] >= 0 and mask >> args[0] & 1)
            return next((value for body in fitting if (value := body(run, you, args))), 0)

        return found

    def _shared(self, made: Definition, body: Asked) -> Asked:
        """A connected group is the same for all its members, so it is found once for all of them."""
        if not is_group(made):
            return body
        name = f"{made.name} {made.line}"

        def group(run: Run, you: int, args: list[int]) -> int:
            known = run.groups.setdefault(name, {})
            found = known.get(args[0])
            if found is None:
                found = known[args[0]] = body(run, you, args)
                for member in bits(found):
                    known[member] = found
            return found

        return group

    def drawn_move(self, move: act.DrawnMove) -> DrawnCode:
        return DrawnCode(self, move)

    # ---- words for choices -----------------------------------------------------------------------------------------
    def said(self, run: Run, sort: str, item: int) -> Said:
        """A thing in words."""
        if sort == "piece":
            cell = self.geometry.names[item % self.geometry.size]
            return Said(cell, self.piece_names(run.state[item]), (cell,))
        if sort == "cell":
            name = self.geometry.names[item]
            code = run.state[item + self.top]
            return Said(name, self.piece_names(code) if code else (), (name,))
        if sort == "player":
            name = self.description.seats[item]
            return Said(name.lower(), (name,))
        if sort == "region":
            cells = self.regions[item]
            names = tuple(self.geometry.names[cell] for cell in range(self.geometry.size) if cells >> cell & 1)
            return Said(self.region_names[item], (), names)
        return Said(str(item), (str(item),))

    def piece_names(self, code: int) -> tuple[str, ...]:
        """A piece's owner and kind."""
        owner = self.layout.owner_of(code)
        kind = self.layout.kinds[self.layout.kind_of(code)]
        return (self.description.seats[owner], kind) if owner >= 0 else (kind,)

    # ---- matter --------------------------------------------------------------------------------------------------
    def move_piece(self, run: Run, slot: int, cell: int) -> bool:
        """Move a piece to a cell, if its place there is free; names that mean it go with it."""
        goal = slot // self.geometry.size * self.geometry.size + cell
        if goal == slot:
            return True
        if run.state[goal]:
            return False
        run.move(slot, goal)
        self._follow(run, slot, goal)
        return True

    def remove_piece(self, run: Run, slot: int) -> None:
        run.lift(slot)
        self._follow(run, slot, -1)

    def swap_pieces(self, run: Run, first: int, second: int) -> bool:
        """Two pieces change cells, each within its layer, if there is room for them."""
        if first < 0 or second < 0 or first == second:
            return True
        size = self.geometry.size
        if first // size != second // size:
            return self.move_piece(run, first, second % size) and self.move_piece(run, second, first % size)
        run.swap(first, second)
        self._follow(run, first, -2)
        self._follow(run, second, first)
        self._follow(run, -2, second)
        return True

    def become(self, run: Run, slot: int, kind: int, owner: int) -> bool:
        """A piece becomes one of another kind or owner; in another layer only if its place there is free."""
        size = self.geometry.size
        goal = self.layout.layer_of[kind] * size + slot % size
        if goal != slot:
            if run.state[goal]:
                return False
            run.move(slot, goal)
            self._follow(run, slot, goal)
        run.set_piece(goal, self.layout.code(kind, owner))
        return True

    def _follow(self, run: Run, slot: int, goal: int) -> None:
        """Every name in the frames that means a moved piece means it where it is now."""
        entries = self.code.entries
        for frame, (entry, _) in zip(run.frames, run.returns, strict=True):
            for local in entries[entry].pieces:
                if frame[local] == slot:
                    frame[local] = goal
            for local in entries[entry].piece_sets:
                if slot >= 0 and frame[local] > 0 and frame[local] >> slot & 1:
                    frame[local] ^= 1 << slot
                    if goal >= 0:
                        frame[local] |= 1 << goal

    # ---- running -------------------------------------------------------------------------------------------------
    def enter(self, run: Run, entry: int, you: int, this: int, args: list[int], back: int) -> int:
        """Begin a rule; gives its first step."""
        begun = self.code.entries[entry]
        frame = [*begun.blank]
        frame[form.YOU], frame[form.THIS] = you, this
        for place, arg in zip(begun.rule.params, args, strict=False):
            frame[place] = arg
        run.frames.append(frame)
        run.returns.append((entry, back))
        run.frame = frame
        return begun.start

    def call_deed(self, run: Run, verb: str, thing: int, args: list[int], back: int, sort: str = "piece") -> int:
        """Begin a deed of a thing; what happens 'when this …' and 'when you … this' follows it."""
        you = run.frame[form.YOU]
        done = [you, thing, *args]
        start = self.serving.begin(run, verb, False, done, back)
        for entry in reversed(self._matching(run, act.after(verb), args[0], "thing") if args else []):
            start = self.enter(run, entry, you, args[0], [], start)
        for entry in reversed(self._matching(run, f"when {verb}", thing, sort)):
            start = self.enter(run, entry, you, thing, [], start)
        for entry in self._matching(run, verb, thing, sort)[:1]:
            start = self.enter(run, entry, you, thing, args, start)
        return self.serving.begin(run, verb, True, done, start)

    def _matching(self, run: Run, verb: str, thing: int, sort: str) -> list[int]:
        """The rules of that name that a thing has."""
        group = self.deeds.get(verb, [])
        return [entry for entry in group if self.fits(run, self.code.entries[entry].rule, thing, sort)]

    def fits(self, run: Run, rule: Rule, thing: int, sort: str = "piece") -> bool:
        """Whether a rule is one of this thing, piece, cell or player."""
        if rule.owner == "thing":
            return sort == "thing" and thing >= 0 and self.layout.catalogue.names[thing] in rule.kinds
        if rule.owner != "piece" or sort == "thing":
            return rule.owner != "piece"
        code = run.state[thing] if thing >= 0 else 0
        return bool(code) and self.layout.kinds[self.layout.kind_of(code)] in rule.kinds

    def alternatives(self, run: Run, verb: str, thing: int, sort: str = "piece") -> list[int]:
        """The abilities of that name that a thing has."""
        if thing < 0:
            return []
        return [entry for entry in self.abilities.get(verb, ())
                if self.fits(run, self.code.entries[entry].rule, thing, sort)]

    def go_on(self, run: Run, pc: int) -> int:
        """Run until a choice, the end of the turn, the end of the game, or a forbidden step."""
        ops, fuel = self.code.ops, run.fuel
        while pc >= 0:
            run.pc = pc
            fuel -= 1
            if fuel < 0:
                run.why = self.code.lines[pc]
                self.spend(run, run.fuel * self.step_price)
                return FAILED
            pc = ops[pc](run)
        self.spend(run, (run.fuel - fuel) * self.step_price)
        run.fuel = fuel
        return pc

    # ---- ways that can be finished ---------------------------------------------------------------------------------
    def ways(self, run: Run) -> list[Way]:
        """Every choice at a paused run that can be finished, as a tree."""
        self._known_ways = {}
        found = self._ways(run, run.frame[form.YOU])
        best = max((end.best for way in found for end in way.ends()), default=())
        return self._only_best(found, best) if best else found

    def ends_move(self, before: Run, after: Run, chooser: int) -> bool:
        """Whether a move ends in the middle of its turn: nobody may choose by what is decided or seen only later.

        What somebody was asked with 'let' is a move of its own, and so is what one of several chooses at once.
        """
        asked = after.waiting != before.waiting or (before.asked is None and after.asked is not None)
        return (after.pc in self.code.chances or asked or self.code.lets.left(before, after)
                or self.secrets.shows_more(before, after, chooser))

    def take(self, run: Run, pause: Pause, option: int) -> int:
        """Go on with a choice; where several choose at once, it is noted."""
        if run.asked is not None:
            run.asked = replace(run.asked, chosen=(*run.asked.chosen, option))
        return pause.take(run, option)

    def _chooses_on(self, before: Run, after: Run, chooser: int) -> bool:
        """Whether the same player goes on choosing in the same move."""
        return after.frame[form.YOU] == chooser and not self.ends_move(before, after, chooser)

    def outcomes(self, run: Run) -> list[Way]:
        """What can come of it where chance decides, in the order of the options; each has words of its own.

        What follows is found when one is decided: there may be many, and a deal has many decisions.
        """
        pause, found = self.code.chances[run.pc], list[Way]()
        options = pause.options(run)
        for option, text in zip(options, self.outcome_texts(run, options), strict=True):
            self.spend(run, self._trial_price)
            said = pause.said(run, option)
            assert said is not None
            found.append(Way(Said(text, said.names, said.places), run=run))
        return found

    def outcome_texts(self, run: Run, options: list[int]) -> list[str]:
        """What can come of it in words; those that read alike are numbered."""
        pause, found = self.code.chances[run.pc], dict[str, None]()
        for option in options:
            said = pause.said(run, option)
            assert said is not None
            found[f"{said.text} {len(found) + 1}" if said.text in found else said.text] = None
        return list(found)

    def decided(self, run: Run, number: int) -> Run:
        """The run after chance has decided, by the number of the option."""
        pause, after = self.code.chances[run.pc], run.copy()
        if self.go_on(after, pause.take(after, pause.options(run)[number])) == FAILED:
            return self._undone(run, after.why)
        return after

    def _undone(self, run: Run, line: int) -> Run:
        """Chance has decided, and what has to follow cannot be done: nothing of it is, and the turn is over."""
        if not run.state[self.layout.turn_number]:
            raise self._bad_setup(line)
        after = run.copy()
        self._stranded(after)
        return after

    def _bad_setup(self, line: int) -> BadSetup:
        rule = self.rule(line)
        return BadSetup(f"the set-up cannot be done: '{rule}' meets a place that is taken or missing", line)

    def _ways(self, run: Run, chooser: int) -> list[Way]:
        scored: list[tuple[int, Way]] = []
        for soft, said, status, after in self.results(run, chooser):
            way = Way(said)
            if status == PAUSED and self._chooses_on(run, after, chooser):
                way.children = self._onward(after, chooser)
                if not way.children:
                    continue
            else:
                way.run = after
            scored.append((soft, way))
        least = min((soft for soft, _ in scored), default=0)
        return [way for soft, way in scored if soft == least]

    def _onward(self, run: Run, chooser: int) -> list[Way]:
        """The ways from a choice in the middle of a move; where things are alike, many orders come to the same."""
        if not self.layout.catalogue.on_cells:
            return self._ways(run, chooser)
        key = moment(self, run)
        if key not in self._known_ways:
            self._known_ways[key] = self._ways(run, chooser)
        return self._known_ways[key]

    def has_way(self, run: Run, chooser: int) -> bool:
        """Whether there is a choice at a paused run that can be finished."""
        for _, _, status, after in self.results(run, chooser):
            if status != PAUSED or not self._chooses_on(run, after, chooser) or self.has_way(after, chooser):
                return True
        return False

    def results(self, run: Run, chooser: int, wanted: str | None = None) -> Iterator[tuple[int, Said, int, Run]]:
        """What each choice leads to; alternatives without words of their own are entered on the way.

        Where a move is wanted, choices with which it does not begin are passed over.
        """
        pause = self.code.pauses[run.pc]
        for option in pause.options(run):
            said = pause.said(run, option)
            if wanted is not None and said is not None and rest_after(wanted, said.text) is None:
                continue
            self.spend(run, self._way_price)
            after = run.copy()
            after.soft = 0
            status = self.go_on(after, self.take(after, pause, option))
            if status == FAILED:
                continue
            if said is None:
                yield from self._entered(run, status, after, chooser, wanted)
            elif status == PAUSED and not self._chooses_on(run, after, chooser):
                yield after.soft, said, status, after
            else:
                yield from self._through(said, after.soft, status, after, chooser)

    def _entered(self, run: Run, status: int, after: Run, chooser: int, wanted: str | None
                 ) -> list[tuple[int, Said, int, Run]]:
        if status == PAUSED and self._chooses_on(run, after, chooser):
            return [(after.soft | soft, said, end, run)
                    for soft, said, end, run in self.results(after, chooser, wanted)]
        return [(after.soft, Said("do it"), status, after)]

    def _through(self, said: Said, soft: int, status: int, after: Run, chooser: int
                 ) -> list[tuple[int, Said, int, Run]]:
        """After a choice, alternatives without words that lead on without a further choice are its outcome."""
        if status != PAUSED:
            return [(soft, said, status, after)]
        pause = self.code.pauses[after.pc]
        if any(pause.said(after, option) is not None for option in pause.options(after)):
            return [(soft, said, status, after)]
        outcomes: list[tuple[int, Said, int, Run]] = []
        for option in pause.options(after):
            self.spend(after, self._trial_price)
            next_run = after.copy()
            end = self.go_on(next_run, self.take(next_run, pause, option))
            if end == PAUSED and self._chooses_on(after, next_run, chooser):
                return [(soft, said, status, after)]
            if end != FAILED:
                outcomes.append((next_run.soft, said, end, next_run))
        return outcomes[:1]

    def _only_best(self, ways: list[Way], best: tuple[int, ...]) -> list[Way]:
        kept = []
        for way in ways:
            if way.run is not None and way.run.best != best:
                continue
            way.children = self._only_best(way.children, best)
            if way.run is not None or way.children:
                kept.append(way)
        return kept

    def can_finish(self, run: Run, status: int, chooser: int | None = None) -> bool:
        """Whether a run can come to the end of its rule, or to where chance or another player decides."""
        if status == FAILED:
            return False
        if status != PAUSED or run.pc in self.code.chances:
            return True
        if chooser is None:
            chooser = run.frame[form.YOU]
        elif run.frame[form.YOU] != chooser:
            return True
        pause = self.code.pauses[run.pc]
        for option in pause.options(run):
            self.spend(run, self._trial_price)
            after = run.copy()
            status = self.go_on(after, self.take(after, pause, option))
            if (status != FAILED and after.waiting != run.waiting) or self.can_finish(after, status, chooser):
                return True
        return False

    def can(self, run: Run, verb: str, thing: int, you: int, sort: str = "piece") -> bool:
        """Whether a thing has a way to do something."""
        for entry in self.alternatives(run, verb, thing, sort):
            trial = run.copy()
            trial.frames, trial.returns = [], []
            start = self.enter(trial, entry, you, thing, [], DONE)
            if self.can_finish(trial, self.go_on(trial, start), you):
                return True
        return False

    def journeys(self, run: Run, verb: str, piece: int) -> list[int]:
        """Where a piece can stand after doing something one or more times; it comes to each place once."""
        seen, todo, you = 1 << piece if piece >= 0 else 0, [piece] if piece >= 0 else [], run.frame[form.YOU]
        for place in todo:
            there = run.copy()
            self.move_piece(there, piece, place % self.geometry.size)
            for after in self._done_once(there, verb, place, you):
                moved = (after.masks[0] ^ there.masks[0]) & ~seen
                seen |= moved
                todo += bits(moved)
        return sorted(todo[1:])

    def _done_once(self, run: Run, verb: str, piece: int, you: int) -> Iterator[Run]:
        for entry in self.alternatives(run, verb, piece):
            trial = run.copy()
            trial.frames, trial.returns = [], []
            start = self.enter(trial, entry, you, piece, [], DONE)
            yield from self._finished(trial, self.go_on(trial, start))

    def _finished(self, run: Run, status: int) -> Iterator[Run]:
        """The run at the end of each way through its rule."""
        if status == DONE:
            yield run
        elif status == PAUSED:
            pause = self.code.pauses[run.pc]
            for option in pause.options(run):
                self.spend(run, self._trial_price)
                after = run.copy()
                yield from self._finished(after, self.go_on(after, pause.take(after, option)))

    # ---- turns -----------------------------------------------------------------------------------------------------
    def begin_turn(self, run: Run, seat: int) -> tuple[int, Run]:
        """A copy of the run at the first choice of a seat's turn."""
        trial, back = run.copy(), self.code.after_turn(run)
        if back == DONE:
            trial.frames, trial.returns = [], []
        trial.recorded = False
        trial.soft, trial.best, trial.fuel = 0, (), Run.FUEL
        start = self.enter(trial, self.blocks["turn"], seat, -1, [], back)
        return self.go_on(trial, start), trial

    def turn_ways(self, run: Run, seat: int) -> tuple[list[Way], Run | None]:
        """The ways through a seat's turn; and the run after it or at chance, where nothing is to be chosen."""
        if run.memo is not None and seat in run.memo:
            return run.memo[seat]  # type: ignore[return-value]  # only turn_ways writes the memo
        status, trial = self.begin_turn(run, seat)
        if status == FAILED:
            found: tuple[list[Way], Run | None] = ([], None)
        elif status == PAUSED and trial.pc not in self.code.chances:
            found = (self.ways(trial), None)
        else:
            found = ([], trial)
        if run.memo is not None:
            run.memo[seat] = found
        return found

    def stuck(self, run: Run, seat: int) -> bool:
        """Whether a seat could not finish a turn now."""
        ways, automatic = self.turn_ways(run, seat)
        return not ways and automatic is None

    # ---- results ---------------------------------------------------------------------------------------------------
    def finish_won(self, run: Run, seats: int, won: bool, line: int) -> None:
        """Some seats win (or lose) and the game is over."""
        for seat in range(self.seats):
            first = bool(seats >> seat & 1) == won
            run.state[self.layout.ranks + seat] = 1 if first else 2
        self._finish(run, line)

    def finish_drawn(self, run: Run, line: int) -> None:
        for seat in range(self.seats):
            run.state[self.layout.ranks + seat] = 1
        self._finish(run, line, 2)

    def finish_ranked(self, run: Run, table: list[tuple[int, ...]], most: bool, line: int) -> None:
        """Seats in the order of their values; equal values share a rank."""
        order = sorted(set(table), reverse=most)
        for seat, values in enumerate(table):
            run.state[self.layout.ranks + seat] = 1 + sum(table.count(better) for better in order[:order.index(values)])
            run.state[self.layout.points + seat] = values[0]
        drawn = len(set(table)) == 1 and self.seats > 1
        self._finish(run, line, 4 if drawn else 3)

    def _finish(self, run: Run, line: int, how: int = 1) -> None:
        """How: 1 won, 2 drawn, 3 ranked by points, 4 drawn on points."""
        run.state[self.layout.over] = how
        run.state[self.layout.over_line] = line
        run.frames.clear()
        run.returns.clear()
        run.frame = []

    # ---- a match ---------------------------------------------------------------------------------------------------
    def first_run(self, seed: int | None = 0) -> Run:
        """The run before the first turn, everything set up; what chance decides comes from the seed.

        Without a seed it stops where chance decides.
        """
        run = self.run_type(self.layout, self.layout.first_state())
        run.luck = Random(f"set-up {seed}") if seed is not None else None
        lay_out_level(self, run)
        run.state[self.layout.turn] = self.seats - 1
        if "setup" in self.blocks:
            status = self.go_on(run, self.enter(run, self.blocks["setup"], 0, -1, [], DONE))
            if status == FAILED:
                raise self._bad_setup(run.why)
            if status == PAUSED:
                run.luck = None if run.pc not in self.code.chances else run.luck
                return run
        run.frames, run.returns, run.frame, run.luck = [], [], [], None
        return run

    def broken_demand(self, run: Run) -> int:
        """The line of what the rules demand of every level and this start does not keep; 0 if it keeps all."""
        if "level" not in self.blocks:
            return 0
        trial = run.copy()
        status = self.go_on(trial, self.enter(trial, self.blocks["level"], 0, -1, [], DONE))
        return trial.why if status == FAILED else 0

    def finished(self, run: Run) -> Run:
        """Go on from the end of a chosen way."""
        status = OVER if run.state[self.layout.over] else DONE if self.code.stopped(run) else PAUSED
        run.soft, run.best, run.fuel = 0, (), Run.FUEL
        return self.settle(run, status)

    def settle(self, run: Run, status: int) -> Run:
        """Go on from the end of a move to the next choice of anybody, or to the end of the match."""
        while True:
            self.secrets.note(run)
            if status == PAUSED and self.description.ends_any_time and self.ended(run):
                return run
            while status == PAUSED and not self._goes_on(run):
                status = self._stranded(run)
            if status == DONE:
                run, status = self.course.onward(run)
                if status == PAUSED:
                    continue
            if status != DONE:
                return run
            seat = run.state[self.layout.turn]
            self.secrets.note(run)
            opened, trial = self.begin_turn(run, seat)
            told_first = trial.asked is not None or act.TURN_STARTS in self.code.moments
            if opened == PAUSED and (told_first or self.ends_move(run, trial, seat)):
                run, status = trial, PAUSED  # what has happened already is seen before anybody chooses
                continue
            if opened == PAUSED:
                # All ways are looked for when somebody asks; here it is enough to know whether there is one.
                if self.description.stuck == "lose" and not self._finishes(trial, seat):
                    self.finish_won(run, 1 << seat, False, 0)
                return run
            _, automatic = self.turn_ways(run, seat)
            if automatic is None:
                if self.description.stuck == "lose":
                    self.finish_won(run, 1 << seat, False, 0)
                return run
            run, status = automatic, OVER if automatic.state[self.layout.over] else DONE

    def _goes_on(self, run: Run) -> bool:
        """Whether a turn can be finished that was stopped in its middle."""
        if run.pc in self.code.chances:
            return True
        if run.asked is not None:
            return self.can_finish(run, PAUSED)
        return self._finishes(run, run.frame[form.YOU])

    def _finishes(self, run: Run, chooser: int) -> bool:
        """Whether a player can finish; what is shown in the middle of a move ends it."""
        return self.has_way(run, chooser) if self.secrets.secrets else self.can_finish(run, PAUSED)

    def _stranded(self, run: Run) -> int:
        """Chance decided something, or a move showed it to the player, after which the turn cannot be finished.

        Who is asked at once and has nothing to choose is left out.
        """
        if run.asked is not None:
            ask = run.asked.ask
            take_back(run)
            return self.go_on(run, ask)
        if self.description.stuck == "lose":
            self.finish_won(run, 1 << run.frame[form.YOU], False, 0)
            return OVER
        run.pc = self.code.leave_turn(run)
        return DONE

    def ended(self, run: Run) -> bool:
        """Look at `end` for the player about to move; gives whether the match is over."""
        if "end" not in self.blocks:
            return False
        below = run.frames, run.returns, run.frame, run.pc
        run.recorded, run.frames, run.returns = True, [], []
        status = self.go_on(run, self.enter(run, self.blocks["end"], run.state[self.layout.turn], -1, [], DONE))
        run.recorded, run.fuel = False, Run.FUEL
        run.frames, run.returns, run.frame, run.pc = ([], [], [], -1) if status == OVER else below
        return status == OVER
