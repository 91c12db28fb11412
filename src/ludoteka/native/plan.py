"""Where everything of a native position lies, and which rules call which."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.description import Definition, Rule
from ludoteka.language.soundness import parts
from ludoteka.machine.engine import Machine
from ludoteka.native.left_out import left_out
from ludoteka.native.seeing import turned
from ludoteka.native.waits import Waits

LARGEST = 1024
"""Places, so many at most: sets of more bits make more code than they are worth."""
HEAD = 64
FRAME_HEAD = 16
DEEPEST = 16
"""Rules that may be entered inside each other."""

# The head of a running point, in bytes.
PC, SP, FP, TOP, SOFT, FUEL, RECORDED, MEMO, KNOWN, STUCK = range(0, 40, 4)
BEST, EFFORT = 40, 48


class NotNative(Exception):
    """The game needs something that native code does not do; the interpreter plays it."""


def aligned(size: int, to: int = 8) -> int:
    """A size rounded up."""
    return -(-size // to) * to


@dataclass(frozen=True, slots=True)
class FrameShape:
    """The frame of a rule: where each local lies, and which of them hold sets."""

    offsets: tuple[int, ...]
    sets: frozenset[int]
    size: int
    gaps: tuple[int, ...]
    """Where nothing lies: words between locals."""
    scratch: frozenset[int]
    """Locals that are never in the frame: their values mean nothing between two steps."""


class Plan:
    """The layout of native positions of one machine."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.layout, self.geometry, self.description = machine.layout, machine.geometry, machine.description
        if reason := left_out(self.description):
            raise NotNative(reason)
        self.things, self.places = len(self.layout.catalogue), len(self.layout.catalogue.places)
        largest = max(self.layout.slots, len(machine.regions), self.layout.seats, self.things, self.places)
        if largest > LARGEST:
            raise NotNative(f"the board has {largest} places, and {LARGEST} are the most")
        self.width = aligned(largest, 64)
        self.set_bytes = self.width // 8
        self.cells = max(1, self.geometry.size)
        self.layers = max(1, self.layout.slots // self.cells)
        # One layer on boards where going straight on never comes back.
        round_ = any(one.wrapping or one.shape == "ring" for one in self.description.boards)
        self.plain = self.layers == 1 and not round_
        self.seats = self.layout.seats
        self.kinds = len(self.layout.kinds)
        self.empty = aligned(self.layout.size * 4)
        self.owned = self.empty + self.set_bytes
        self.of_kind = self.owned + (self.seats + 1) * self.set_bytes
        self.inside = self.of_kind + (self.kinds if self.kinds > 1 else 0) * self.set_bytes
        """The things of every zone, where there are things at all; then what each seat knows, what
        it is shown, and what lies turned."""
        self.known = self.inside + (self.places if self.things else 0) * self.set_bytes
        self.shown = self.known + (self.seats if self.things else 0) * self.set_bytes
        self.turned = self.shown + (self.seats if self.layout.catalogue.shown else 0) * self.set_bytes
        self.turning = self._turning()
        self.board_mark = self.turned + (2 if self.turning else 0) * self.set_bytes
        self.rest_mark = self.board_mark + 8
        self.history = self.rest_mark + 8
        self.effort = self.history + 16
        self.state_bytes = self.effort
        self.running = aligned(self.effort + 8, 64)
        self.marked = bool(machine.records)
        if self.marked and self.description.secrets:
            raise NotNative("hidden things and positions that occur again are not told apart")
        self.native_entries = self._reached()
        """The rules that are played: turn, end, and what they use."""
        self.shows = any(isinstance(node, act.PutThings | act.SwapThings | act.SwapZones | act.ShowThings)
                         for node in self.nodes())
        """Whether a move can show somebody a thing."""
        self.several_choose = self._several_choose()
        at_once = [node for node in self.nodes() if isinstance(node, act.AtOnce)]
        self.straight_on = not (self.description.secrets or self.shows or self.several_choose or self._by_chance()
                                or self.description.round is not None or self.description.waiting or at_once)
        """Whether a choice between one thing is no choice: nothing is shown and nobody else comes in between."""
        self.frames = {number: self._frame(entry.rule, entry.scratch)
                       for number, entry in enumerate(machine.code.entries) if number in self.native_entries}
        deepest = self._deepest()
        self.waits = Waits(self.description, at_once, self.seats, self.things, HEAD + deepest, deepest
                           ) if at_once else None
        """What is kept where several choose at once."""
        self.running_bytes = aligned(self.waits.end if self.waits is not None else HEAD + deepest)
        self.size = aligned(self.running + self.running_bytes, 64)

    def nodes(self) -> Iterator[object]:
        """Everything that the rules that are played are made of."""
        return parts(tuple(self.machine.code.entries[entry].rule.block for entry in self.native_entries))

    def _turning(self) -> bool:
        """Whether a thing can lie otherwise than its zone shows things."""
        put = (node for rule in self.description.rules() for node in parts(rule.block)
               if isinstance(node, act.PutThings) and node.lying)
        return any(turned(self.description.zones[node.zone.name] if isinstance(node.zone, form.ZoneOf) else None,
                          node.lying) for node in put)

    def _several_choose(self) -> bool:
        """Whether somebody else chooses in the middle of a turn."""
        return any(isinstance(inner, _CHOICES) for node in self.nodes()
                   if isinstance(node, act.ForEach) and node.local == form.YOU for inner in parts(node.block))

    def _by_chance(self) -> bool:
        """Whether chance decides anything after the set-up."""
        return any(isinstance(node, act.CHANCE) for node in self.nodes())

    @property
    def owners(self) -> tuple[int, ...]:
        """Who can have pieces: nobody (-1), seats."""
        nodes = [node for rule in self.description.rules() for node in parts(rule.block)]
        drawn = [meaning.owner for meaning in self.description.legend.values() if meaning.kind is not None]
        drawn += [sign.owner for sign in nodes if isinstance(sign, act.Sign) and sign.after.startswith("kind:")]
        put = [node.owner for node in nodes if isinstance(node, act.Place)]
        seats = set(range(self.seats)) if any(owner is not None for owner in put) else {
            owner for owner in drawn if owner is not None}
        if any(isinstance(node, act.BecomeKind) and node.owner is not None for node in nodes):
            seats = set(range(self.seats))
        return (*((-1,) if None in (*drawn, *put) else ()), *sorted(seats))

    # ---- frames ----------------------------------------------------------------------------------------------------
    def _frame(self, rule: Rule, scratch: frozenset[int]) -> FrameShape:
        sets = {local for local, (_, many) in rule.sorts.items() if many}
        sets |= {node.rest for node in parts(rule.block) if isinstance(node, act.ForEach | act.AtOnce)}
        offsets, place = [], FRAME_HEAD
        used = set(range(0, FRAME_HEAD - 4, 4))
        for local in range(rule.locals):
            if local in sets:
                place = aligned(place)
            offsets.append(place)
            used |= set(range(place, place + (self.set_bytes if local in sets else 4), 4))
            place += self.set_bytes if local in sets else 4
        gaps = sorted(set(range(0, aligned(place), 4)) - used)
        return FrameShape(tuple(offsets), frozenset(sets), aligned(place), tuple(gaps), scratch - sets)

    def changes(self, read: form.Read) -> bool:
        """Whether a number is read as anything else than what is kept."""
        return not read.bare and any(change.store == read.store for change in self.description.changes)

    def is_set(self, node: form.Expr, sets: frozenset[int]) -> bool:
        """Whether a value is a set; locals that hold sets are given."""
        if isinstance(node, form.Local):
            return node.index in sets
        if isinstance(node, form.Call):
            return self.definitions(node.name, node.region)[0].many
        return isinstance(node, SETS)

    @cached_property
    def ranked(self) -> bool:
        """Whether of all ways through a turn only the best are allowed."""
        return any(isinstance(node, act.OnlyMost) for node in self.nodes())

    @property
    def most_ways(self) -> int:
        """Room for the moves that native code lists for itself; only the best of more ways may be allowed."""
        return (1 << 15 if self.things else 1 << 13) if self.ranked else 1 << 12

    def among(self, node: form.Expr) -> int:
        """All things that can belong to what a phrase names, as far as that is known before a match."""
        while isinstance(node, form.Filtered):
            node = node.source
        return self.layout.catalogue.mask(node.kind) if isinstance(node, form.Things) else (1 << self.things) - 1

    # ---- rules -----------------------------------------------------------------------------------------------------
    def definitions(self, name: str, region: str) -> list[Definition]:
        """The explanations of a word that count where it is asked of such a thing."""
        known = self.geometry.regions.keys()
        return [one for one in self.description.definitions[name]
                if (region in one.kinds if region else known.isdisjoint(one.kinds))]

    def called(self, rule: Rule) -> list[int]:
        """The entries that a rule may enter while it is run."""
        found: list[str] = []
        for node in parts(rule.block):
            if isinstance(node, act.Use):
                found.append(f"ability {node.verb}")
            elif isinstance(node, act.CallDeed):
                found += deed_names(node)
        events = {node.verb if isinstance(node, act.CallDeed) else node.event for node in parts(rule.block)
                  if isinstance(node, act.CallDeed | act.Happens)}
        waiting = [entry for event in sorted(events) for first in (True, False) for entry in self.served(event, first)]
        turn = [self.machine.blocks["turn"]] if any(isinstance(one, act.TakeTurns) for one in parts(rule.block)) else []
        return [*turn, *(entry for name in found for entry in self.group(name)), *waiting]

    def served(self, event: str, before: bool) -> list[int]:
        """The entries of all rules that wait for a deed or a moment."""
        return [one.entry for one in self.machine.serving.waiting.get((event, before), ())]

    def group(self, name: str) -> list[int]:
        """The entries of all rules of one name."""
        kind, _, verb = name.partition(" ")
        groups = self.machine.abilities if kind == "ability" else self.machine.deeds
        return groups.get(verb, [])

    def _deepest(self) -> int:
        """The most bytes of frames that can be open at once."""
        known: dict[int, int] = {}

        def need(entry: int, depth: int) -> int:
            if depth > DEEPEST:
                raise NotNative("the rules call each other too deep")
            if entry not in known:
                rule = self.machine.code.entries[entry].rule
                inside = [need(one, depth + 1) - self.frames[one].size for one in self.called(rule)]
                opened = [self._opened(node) for node in parts(rule.block) if isinstance(node, _OPENING)]
                known[entry] = self.frames[entry].size + max(inside, default=0) + max(opened, default=0)
            return known[entry]

        return max((need(entry, 0) for entry in self.frames), default=0)

    def _opened(self, node: act.CallDeed | act.Use | act.TakeTurns | act.Happens) -> int:
        """The most bytes of frames that one step opens: a deed and everything that follows it are open together."""
        if isinstance(node, act.Use):
            return max((self.frames[one].size for one in self.group(f"ability {node.verb}")), default=0)
        if isinstance(node, act.TakeTurns):
            return self.frames[self.machine.blocks["turn"]].size
        event = node.verb if isinstance(node, act.CallDeed) else node.event
        waiting = [one for before in (True, False) for one in self.served(event, before)]
        total = sum(self.frames[one].size * self._times(one) for one in waiting)
        if isinstance(node, act.CallDeed):
            deeds, *following = (self.group(name) for name in deed_names(node))
            total += max((self.frames[one].size for one in deeds), default=0)
            total += sum(self._of_one_thing(group) for group in following)
        return total

    def _times(self, entry: int) -> int:
        """How often a rule that waits can be open for one event: for each of those that have it."""
        rule = self.machine.code.entries[entry].rule
        things = sum(name in rule.kinds for name in self.layout.catalogue.names)
        times = {"thing": things, "player": self.seats, "piece": self.layout.slots, "cell": self.cells}
        return times.get(rule.owner, 1)

    def _of_one_thing(self, group: list[int]) -> int:
        """The most bytes of those rules that follow a deed for one thing."""
        rules = [(self.machine.code.entries[one].rule, self.frames[one].size) for one in group]
        kinds = {kind for rule, _ in rules for kind in rule.kinds}
        return max((sum(size for rule, size in rules if not rule.kinds or kind in rule.kinds) for kind in kinds),
                   default=sum(size for _, size in rules))

    def _reached(self) -> tuple[int, ...]:
        """A word that is explained by itself, or a rule that asks whether itself can be done, could go on for ever."""
        state: dict[object, int] = {}

        def visit(node: object) -> None:
            if state.get(node) == 1:
                raise NotNative("a rule asks for itself")
            if state.get(node) == 2:
                return
            state[node] = 1
            for after in self._asks(node):
                visit(after)
            state[node] = 2

        for name in ("turn", "end", "round"):
            if name in self.machine.blocks:
                visit(self.machine.blocks[name])
        return tuple(sorted(node for node in state if isinstance(node, int)))

    def _asks(self, node: object) -> list[object]:
        found: list[object] = []
        if isinstance(node, int):
            rule = self.machine.code.entries[node].rule
            found += self.called(rule)
            inside: object = (rule.block, rule.waits.condition if rule.waits is not None else None)
        elif isinstance(node, str):
            inside = tuple((one.of, one.condition, one.amount) for one in self.description.changes if one.store == node)
        else:
            assert isinstance(node, tuple)
            inside = tuple(one.cases for one in self.definitions(*node))
        for part in parts(inside):
            if isinstance(part, form.Call):
                found.append((part.name, part.region))
            elif isinstance(part, form.Read) and self.changes(part):
                found.append(part.store)
            elif isinstance(part, form.Can):
                found += self.group(f"ability {part.verb}")
            elif isinstance(part, form.Stuck) and "turn" in self.machine.blocks:
                found.append(self.machine.blocks["turn"])
        return found


_CHOICES = (act.Choose, act.ChooseKind, act.ChooseNumber, act.ChooseWay, act.ChooseWord, act.Either, act.Use,
            act.DrawnMove, act.CallDeed)
"""Where somebody may have to decide."""


_OPENING = (act.CallDeed, act.Use, act.TakeTurns, act.Happens)
"""Steps that open frames of other rules."""


def deed_names(node: act.CallDeed) -> list[str]:
    """What a deed may begin: itself, what follows it, and what follows for the thing that it is done with."""
    return [f"deed {node.verb}", f"deed when {node.verb}", *([f"deed {act.after(node.verb)}"] if node.args else [])]


SETS = (form.Cells, form.Edges, form.Corners, form.BoardCells, form.Pieces, form.Things, form.InZones, form.ThingsOn,
        form.CellsUnder, form.Players,
        form.Regions, form.One, form.Union,
        form.Gather, form.CellsOf, form.PiecesOn, form.RegionCells, form.Steps, form.Within, form.Sight, form.Leap,
        form.Near, form.Linked, form.Between, form.Line, form.Across, form.Filtered)
