"""A described game under the core contract: settings, levels, first positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import ClassVar

from ludoteka.core import BadPosition, BadSetting, Game, Level, Notation, Option, Setting
from ludoteka.language import actions as act
from ludoteka.language.course import in_order
from ludoteka.language.description import Description, LevelText
from ludoteka.language.soundness import changed, parts
from ludoteka.language.tiles import TURNS
from ludoteka.language.words import TURNS_TO_MISS
from ludoteka.machine.code import DONE, PAUSED
from ludoteka.machine.engine import Machine
from ludoteka.machine.geometry import BACK
from ludoteka.machine.pauses import ByChancePause
from ludoteka.machine.position import TextPosition
from ludoteka.machine.several import FINISH
from ludoteka.machine.start import first_run
from ludoteka.machine.told import HIDDEN
from ludoteka.machine.writing import HEAD, read_position


class TextGame(Game):
    """A game made from its text."""

    machine_type: ClassVar[type[Machine]] = Machine

    def __init__(self, description: Description, id: str, text: str = "", notations: Sequence[Notation] = ()) -> None:
        self.description = description
        self.id = id
        self.title = description.title
        self.version = "1." + blake2b(text.encode(), digest_size=4).hexdigest()
        self.seat_counts = description.seat_counts
        self.options = tuple(Option(one.name, one.values, one.default, one.question) for one in description.options)
        self.rulesets: Mapping[str, Mapping[str, Setting]] = description.rulesets
        self.levels = tuple(Level(one.name, one.difficulty, one.minimum) for one in description.levels)
        self.names = _names(description)
        set_up = list(parts(description.setup.block)) if description.setup is not None else []
        asked = any(isinstance(node, act.CHOICES) for node in set_up)
        self.chance = any(isinstance(node, act.CHANCE) for rule in description.rules()
                          if asked or rule is not description.setup for node in parts(rule.block))
        dealing = list(in_order(description, description.setup.block)) if description.setup is not None else []
        self._deals_by_kind = any(isinstance(node, act.Random) and node.sort == "thing" for node in dealing)
        """Whether chance draws some of all things in the set-up, of which hidden ones may tell what they are."""
        self.notations = tuple(notations)
        self._machines: dict[object, Machine] = {}

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def start(self, *, seed: int | None = 0, seats: int | None = None, level: str | int | None = None,
              ruleset: str | None = None, **options: Setting) -> TextPosition:
        """The first position of a match."""
        machine = self.machine(self.settings(ruleset, options), seats, self.level(level))
        # Then what chance decides in the set-up has to be remembered.
        by_steps = bool(machine.secrets.changing) or (machine.remembers and self._deals_by_kind)
        with machine.question():
            run = first_run(machine, None if by_steps else seed)
            position = TextPosition(self, machine, machine.course.settle(run, PAUSED if run.frames else DONE), seed)
        return position.dealt() if by_steps and seed is not None else position

    def position(self, text: str) -> TextPosition:
        """The position that a text describes."""
        if not text.lstrip().startswith(HEAD):
            readings = (notation.read_position(text) for notation in self.notations)
            text = next((found for found in readings if found is not None), text)
        if not text.lstrip().startswith(HEAD):
            raise BadPosition(f"a position begins with '{HEAD} 1'", 1)
        return read_position(self, text)

    def machine(self, settings: Mapping[str, Setting], seats: int | None, level: LevelText | None) -> Machine:
        """The machine for some settings, built once."""
        count = seats if seats is not None else self.seat_counts[0]
        if count not in self.seat_counts:
            raise BadSetting(f"{self.title} is for {' or '.join(map(str, self.seat_counts))} players, not {count}")
        key = (tuple(sorted(settings.items())), count, (level.name, level.cells) if level else "")
        if key not in self._machines:
            if len(self._machines) > 64:
                self._machines.clear()
            self._machines[key] = self.machine_type(self.description, dict(settings), count, level)
        return self._machines[key]

    def settings(self, ruleset: str | None, given: Mapping[str, Setting]) -> dict[str, Setting]:
        """Every option's value: the default, the ruleset's, or the one given."""
        settings: dict[str, Setting] = {option.name: option.default for option in self.options}
        if ruleset is not None:
            named = {name.casefold(): chosen for name, chosen in self.rulesets.items()}
            if ruleset.casefold() not in named:
                known = ", ".join(self.rulesets) or "none"
                raise BadSetting(f"{self.title} has no ruleset '{ruleset}'; it has: {known}")
            settings.update(named[ruleset.casefold()])
        for name, value in given.items():
            option = self.option(name)
            settings[option.name] = option.parse(value)
        return settings

    def option(self, name: str) -> Option:
        """An option by its name; '_' stands for a space."""
        for option in self.options:
            if option.name.casefold() == name.replace("_", " ").casefold():
                return option
        known = ", ".join(option.name for option in self.options) or "none"
        raise BadSetting(f"{self.title} has no option '{name}'; it has: {known}")

    def level(self, level: str | int | None) -> LevelText | None:
        """A level by its name or its number from 1; without one the first."""
        levels = self.description.levels
        if level is None:
            return levels[0] if levels else None
        if number := self.level_number(level):
            return levels[number - 1]
        known = ", ".join(one.name for one in levels) or "none"
        raise BadSetting(f"{self.title} has no level '{level}'; it has: {known}")


def _names(description: Description) -> tuple[str, ...]:
    names = [*description.seats, *(kind.name for kind in description.kinds.values() if not kind.abstract)]
    for kept in (one for one in description.kept.values() if not one.inner and one.name != TURNS_TO_MISS):
        names += kept.words or (kept.called,)
    names += [*description.said_of_players, *description.things, *description.zones]
    names += ["count"] if description.things_of("piece") else []
    for kind in ("card", "tile", "part", "die"):
        names += [kind] if description.things_of(kind) else []
    for option in description.options:
        names += [option.name, *(value for value in option.values if isinstance(value, str))]
    names += description.rulesets
    for rule in description.rules():
        names += [rule.label] if rule.label else []
        for node in parts(rule.block):
            if isinstance(node, act.Either):
                names += [label for label, _ in node.branches if label]
            if isinstance(node, act.ByChance):
                names += ByChancePause.SAID
            if isinstance(node, act.Choose) and node.several is not None:
                names += [node.name] if node.name else []
                names += [FINISH] if len(set(node.several)) > 1 else []
            if isinstance(node, act.ChooseWord):
                names += node.words
            if isinstance(node, act.ChooseTurn):
                names += TURNS
            if isinstance(node, act.ChooseWay):
                names += node.ways.names if set(node.ways.names) <= set(BACK) else BACK
    if set(description.secrets) & changed(description) or _shuffles(description):
        names.append(HIDDEN)
    if description.stuck == "pass":
        names.append("Pass")
    return tuple(name for name in dict.fromkeys(names) if not name.isdigit())


def _shuffles(description: Description) -> bool:
    """Whether pieces are shuffled in the middle of a match."""
    return any(isinstance(node, act.Shuffle) for rule in description.rules() if rule is not description.setup
               for node in parts(rule.block))
