"""The machine of one game with its options and level: it has all its parts, and runs rules step by step."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from ludoteka.core import TooMuch
from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.description import Description, LevelText, Rule
from ludoteka.language.layout import split_comment
from ludoteka.language.soundness import parts
from ludoteka.machine.boards import build_geometry
from ludoteka.machine.chance import Chance
from ludoteka.machine.code import FAILED
from ludoteka.machine.course import Course
from ludoteka.machine.definitions import Definitions
from ludoteka.machine.drawn import DrawnCode
from ludoteka.machine.ending import Ending
from ludoteka.machine.laid import Laying
from ludoteka.machine.pauses import Said
from ludoteka.machine.pieces import Pieces
from ludoteka.machine.rule_code import CodeCompiler
from ludoteka.machine.secrets import Secrets
from ludoteka.machine.serving import Serving
from ludoteka.machine.setup import drawn_cells
from ludoteka.machine.signs import make_list_signs, make_signs, turned_signs
from ludoteka.machine.standing import Standing
from ludoteka.machine.state import Layout, Run
from ludoteka.machine.swapping import Swapping
from ludoteka.machine.tables import Tables
from ludoteka.machine.trying import Trying
from ludoteka.machine.turns import Turns
from ludoteka.machine.unknown import Unknown
from ludoteka.machine.values import ValueCompiler
from ludoteka.machine.ways import Ways
from ludoteka.machine.zones import Zones

Settings = dict[str, int | str]


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
        self.layout = Layout(description, self.geometry, seats, sizes)
        self.effort, self._trying = self.EFFORT, False
        self.step_price = 1 + (len(self.layout.catalogue) if self.geometry.growing else self.geometry.size) // 64
        self.trial_price = 10 + self.layout.size // 100
        self.way_price = 100 + self.layout.size // 25  # a way is kept until the move is chosen
        self.prepare()
        self.signs = make_signs(self)
        self.turned_signs = turned_signs(self)
        self.list_signs = make_list_signs(self)
        self.secrets = Secrets(self)
        self.zones = Zones(self)
        self.unknown = Unknown(self)
        covers = any(zone is not None and zone.seen != "all" for zone, _ in self.layout.catalogue.places)
        self.remembers = covers or bool(self.secrets.changing)
        """Whether what was decided before tells something about what is hidden now."""
        self.laying = Laying(self)
        self.swapping = Swapping(self)
        self._soft_lines = sorted({node.line for rule in description.rules() for node in parts(rule.block)
                                   if isinstance(node, act.NotAllowed) and node.soft})
        self.weighs = any(isinstance(node, act.OnlyMost) for rule in description.rules() for node in parts(rule.block))
        """Whether of all ways only the best are allowed."""
        self.pieces = Pieces(self)
        self.definitions = Definitions(self)
        self.ways = Ways(self)
        self.trying = Trying(self)
        self.chance = Chance(self)
        self.turns = Turns(self)
        self.ending = Ending(self)
        self.standing = Standing(self)
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
        if not self._trying:
            self.effort = self.EFFORT
        try:
            yield
        except RecursionError:
            raise TooMuch from None

    @contextmanager
    def bounded(self, effort: int) -> Iterator[None]:
        """Questions that all together may cost only so much: for what is good to know, but not at any price."""
        outside = self.effort, self._trying
        self.effort, self._trying = effort, True
        try:
            yield
        finally:
            self.effort, self._trying = outside

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
            code = run.state[item + self.top] if self.layout.slots else 0
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
