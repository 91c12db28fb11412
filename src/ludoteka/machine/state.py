"""The state of a match as small integers: what lies where, what is kept, and the running point of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from ludoteka.language.context import PLACES
from ludoteka.language.description import Description, Kept
from ludoteka.language.soundness import changed
from ludoteka.machine.geometry import Geometry
from ludoteka.machine.things import Catalogue

if TYPE_CHECKING:
    from ludoteka.machine.at_once import Asking
    from ludoteka.machine.laid import Laid

Frame = list[int]
Noted = tuple[int, str, int, int, str]
"""Whose number has changed, what it is called, by how much, and the part that was spoken of then, by which rule."""
ON_BOARD = ("piece", *PLACES)
"""Those whose states and numbers count as 'the same board'."""


def counted(counts: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """Counts of all seats, for some of them one more."""
    return tuple(count + (seats >> seat & 1) for seat, count in enumerate(counts))


def bits(mask: int) -> Iterator[int]:
    """The members of a set, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@lru_cache(1 << 18)
def mark_of(place: int, value: int) -> int:
    """How much one integer of the state gives to the mark of a position: 64 well mixed bits, nothing for 0.

    A mark is a sum, so that native code can keep it up to date with every change.
    """
    if not value:
        return 0
    mixed = (place << 32 | value % 2**32) + 0x9E3779B97F4A7C15
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = ((mixed ^ (mixed % 2**64 >> shift)) * factor) % 2**64
    return mixed ^ mixed >> 31


@dataclass
class Layout:
    """Where each integer of the state lies. What counts as 'the same board' and 'the same position' comes first."""

    description: Description
    geometry: Geometry
    seats: int
    sizes: Mapping[str, int]
    """The options that are numbers."""
    base: dict[str, int] = field(default_factory=dict)
    size: int = 0
    board_end: int = 0
    same_end: int = 0
    piece_stores: list[tuple[int, int]] = field(default_factory=list)
    """Base and start value of everything that a piece carries along."""

    def __post_init__(self) -> None:
        layers = len(self.description.layers)
        self.slots = 0 if self.geometry.growing else self.geometry.size * layers
        self.catalogue = Catalogue(self.description, self.seats, self.sizes, self.geometry.names)
        self.kinds = list(self.description.kinds)
        self.layer_of = [self._layer(kind) for kind in self.kinds]
        self.codes = 1 + len(self.kinds) * (self.seats + 1)
        self.size = self.slots
        kept = list(self.description.kept.values())
        for group in (ON_BOARD, ("player", "game")):
            for one in kept:
                if one.owner in group and (one.counts or one.owner in ON_BOARD):
                    self._lay(one)
            if group == ON_BOARD:
                self.board_end = self.size
        self.turn = self._take("to move")
        self.same_end = self.size
        self._lay_secrets()
        self._lay_things()
        for one in kept:
            if f"{one.owner}.{one.name}" not in self.base and one.owner != "thing":
                self._lay(one)
        self.turn_number = self._take("turn number")
        self.swapped = self._take("swapped")
        self.over = self._take("over")
        self.over_line = self._take("over line")
        self.ranks = self._take("ranks", self.seats)
        self.points = self._take("points", self.seats)
        self.expiry = {name: self._take(f"{name} until") for name in self._lasting()}

    def _layer(self, kind: str) -> int:
        layer = self.description.kinds[kind].layer
        return self.description.layers.index(layer) if layer in self.description.layers else -1 % len(
            self.description.layers)

    def _lasting(self) -> list[str]:
        return [f"{one.owner}.{one.name}" for one in self.description.kept.values() if one.owner == "game"
                and one.sort in ("cell", "player")]

    def _take(self, name: str, count: int = 1) -> int:
        self.base[name] = self.size
        self.size += count
        return self.base[name]

    def _lay(self, kept: Kept) -> None:
        base = self._take(f"{kept.owner}.{kept.name}", self.count(kept.owner))
        if kept.owner == "piece":
            start = self.geometry.facing(kept.start) if kept.name == "facing" else kept.start
            self.piece_stores.append((base, start))

    def _lay_secrets(self) -> None:
        """For every piece: who has seen what it hides (a bit for each seat), and in which shuffle it was dealt.

        What rules change needs neither: it follows from what has been decided.
        """
        changing = changed(self.description)
        dealt = [store for store in self.description.secrets if store.startswith("piece.") and store not in changing]
        self.seen = {store: self._take(f"{store} seen", self.slots) for store in dealt}
        self.piece_stores += [(base, (1 << self.seats) - 1) for base in self.seen.values()]
        self.dealt = self._take("dealt", self.slots) if self.seen else -1
        self.piece_stores += [(self.dealt, 0)] if self.seen else []

    def _lay_things(self) -> None:
        """For every thing: where it lies and how high, who knows it, in which shuffle it was, whether it is turned."""
        count = len(self.catalogue)
        self.place, self.height, self.known, self.pool, self.lying = (
            self._take(f"thing {name}", count) for name in ("place", "height", "known", "pool", "lying"))
        self.joined, self.mixed = (self._take(f"thing {name}", many * count) if self.catalogue.mixing else -1
                                   for name, many in (("joined", self.seats), ("mixed", 1)))
        self.shown = self._take("thing shown", count) if self.catalogue.shown else -1
        for store in self.catalogue.changing:
            self._take(store, count)

    def count(self, owner: str) -> int:
        """How many there are of those that keep something."""
        counts = {"piece": self.slots, "player": self.seats, "game": 1, "thing": len(self.catalogue)}
        return counts.get(owner, self.geometry.size)

    def code(self, kind: int, owner: int) -> int:
        return 1 + kind * (self.seats + 1) + owner + 1

    def kind_of(self, code: int) -> int:
        return (code - 1) // (self.seats + 1) if code else -1

    def owner_of(self, code: int) -> int:
        return (code - 1) % (self.seats + 1) - 1 if code else -1

    def first_state(self) -> list[int]:
        """Everything at its start, no piece on any board."""
        state = [0] * self.size
        for kept in self.description.kept.values():
            if kept.owner in ("piece", "thing"):
                continue
            base = self.base[f"{kept.owner}.{kept.name}"]
            count = self.count(kept.owner)
            state[base:base + count] = [kept.start] * count
        for place in self.expiry.values():
            state[place] = -1
        for thing in range(len(self.catalogue)):
            state[self.place + thing] = self.catalogue.home(thing)
            state[self.known + thing] = (1 << self.seats) - 1
            for store in self.catalogue.changing:
                state[self.base[store] + thing] = self.catalogue.printed[store][thing]
        return state


class Run:
    """A state with the running point: frames of the rules entered, and where they go on."""

    __slots__ = ("answers", "asked", "best", "earned", "fits", "frame", "frames", "fuel", "groups", "history", "laid",
                 "layout", "luck", "masks", "memo", "owned", "partings", "pc", "recorded", "returns", "shuffles",
                 "soft", "state", "strays", "swaps", "waiting", "why")

    FUEL = 50_000
    """Steps that one way may take; more means that the rules do not come to an end."""

    def __init__(self, layout: Layout, state: list[int], history: tuple[bytes, ...] = ()) -> None:
        self.layout = layout
        self.state = state
        self.masks = [0] * layout.codes
        self.owned = [0] * (layout.seats + 1)
        for slot in range(layout.slots):
            code = state[slot]
            self.masks[code] |= 1 << slot
            if code:
                self.owned[layout.owner_of(code) + 1] |= 1 << slot
        self.frames: list[Frame] = []
        self.returns: list[tuple[int, int]] = []
        self.frame: Frame = []
        self.pc = -1
        self.history = history
        self.recorded = False
        self.soft = 0
        self.best: tuple[int, ...] = ()
        self.why = 0
        self.fuel = self.FUEL
        self.luck: Random | None = None
        """What chance comes from while a match is set up."""
        self.memo: dict[int, object] | None = None
        self.groups: dict[str, dict[int, int]] = {}
        """Connected groups found on the present board, for each member."""
        self.laid: Laid | None = None
        """Which parts of laid tiles face each other; found when first asked for."""
        self.waiting: tuple[tuple[int, ...], ...] = ()
        """Who has chosen what, unseen until all have chosen: the seat, then its options one after the other."""
        self.asked: Asking | None = None
        """While one of several who choose at once is asked."""
        self.answers: tuple[int, ...] = ()
        """What was chosen before and is done now."""
        self.earned: tuple[Noted, ...] = ()
        """Changes of players' numbers so far."""
        self.shuffles = 0
        """How often something was shuffled."""
        self.swaps = self.strays = (0,) * layout.seats
        """How often each seat could not follow things that changed places, and not even tell in which zones."""
        self.partings: tuple[tuple[int, int], ...] = ()
        """Seats that could not tell which things had left a zone, and all that lay there, one after the other."""
        self.fits: list[Any] = []
        """Where the drawn move of the present pause fits."""

    def copy(self) -> Run:
        """The same moment, to go on from without changing this one."""
        new = self.__new__(type(self))
        new.layout = self.layout
        new.state = self.state[:]
        new.masks = self.masks[:]
        new.owned = self.owned[:]
        new.frames = [frame[:] for frame in self.frames]
        new.frame = new.frames[-1] if new.frames else []
        new.returns = self.returns[:]
        new.pc = self.pc
        new.history = self.history
        new.recorded = self.recorded
        new.soft = self.soft
        new.best = self.best
        new.why = 0
        new.fuel = self.fuel
        new.luck = self.luck
        new.memo = None
        new.waiting, new.asked, new.answers = self.waiting, self.asked, self.answers
        new.earned, new.shuffles, new.fits, new.laid = self.earned, self.shuffles, self.fits, self.laid
        new.swaps, new.strays, new.partings, new.groups = self.swaps, self.strays, self.partings, {}
        return new

    def lose_track(self, seats: int, anywhere: bool) -> None:
        """Things have changed places, and some seats do not know which, or (anywhere) not even in which zones."""
        self.swaps = counted(self.swaps, seats)
        if anywhere:
            self.strays = counted(self.strays, seats)

    def lot(self, count: int) -> int:
        """A number below `count` by chance."""
        # Of Python's luck only random() is promised to give the same in every version.
        return int(self.luck.random() * count) if self.luck is not None else 0

    def set_piece(self, slot: int, code: int) -> None:
        """Put a code on a place; 0 is nothing."""
        old = self.state[slot]
        if old == code:
            return
        if self.groups:
            self.groups = {}
        bit = 1 << slot
        self.masks[old] ^= bit
        self.masks[code] ^= bit
        layout = self.layout
        if old:
            self.owned[layout.owner_of(old) + 1] ^= bit
        if code:
            self.owned[layout.owner_of(code) + 1] ^= bit
        self.state[slot] = code

    def place(self, slot: int, code: int) -> None:
        """A new piece from the box, everything it keeps at its start."""
        self.set_piece(slot, code)
        for base, start in self.layout.piece_stores:
            self.state[base + slot] = start

    def lift(self, slot: int) -> None:
        """A piece leaves the board."""
        self.set_piece(slot, 0)
        for base, _ in self.layout.piece_stores:
            self.state[base + slot] = 0

    def move(self, start: int, goal: int) -> None:
        """A piece goes to a free place and takes along what it keeps."""
        self.set_piece(goal, self.state[start])
        self.set_piece(start, 0)
        for base, _ in self.layout.piece_stores:
            self.state[base + goal] = self.state[base + start]
            self.state[base + start] = 0

    def swap(self, one: int, other: int) -> None:
        """What lies on two places changes them, with all it keeps."""
        for base, _ in self.layout.piece_stores:
            self.state[base + one], self.state[base + other] = self.state[base + other], self.state[base + one]
        first, second = self.state[one], self.state[other]
        self.set_piece(one, second)
        self.set_piece(other, first)

    def digest(self, board: bool) -> bytes:
        """A short, stable mark of the board or of the whole position; it tells nothing that is hidden."""
        layout, marked = self.layout, self.state[:self.layout.board_end if board else self.layout.same_end]
        for store, secret in layout.description.secrets.items():
            cover, base = layout.base[secret.while_store] if secret.while_store else -1, layout.base.get(store, -1)
            for item in range(layout.count(store.partition(".")[0])) if 0 <= base < len(marked) else ():
                if cover < 0 or self.state[cover + item] == secret.while_value:
                    marked[base + item] = 0
        total = sum(mark_of(place, value) for place, value in enumerate(marked) if value)
        return (total % 2**64).to_bytes(8, "big")
