"""Things that somebody does not know: where others of them could lie, and the moments in which they lie there."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.soundness import parts
from ludoteka.machine.state import Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Lots = list[list[int]]
"""Things that somebody does not know; those of one pool could lie where others of it lie."""
Own = dict[int, tuple[int, ...]]
"""What things keep by themselves, wherever they lie; for those that are not in it, everything that they keep."""


class Unknown:
    """What can be imagined otherwise of the things of one game."""

    def __init__(self, machine: Machine) -> None:
        self.machine, self.layout, self.things = machine, machine.layout, machine.layout.catalogue

    def imagine(self, run: Run, imagined: Run, seat: int, luck: Random, own: Own) -> None:
        """Deal all things that a seat does not know anew among the places where they lie, each pool by itself."""
        layout, state = self.layout, run.state
        for thing, faces in enumerate(self.things.faces):
            if faces and not state[layout.known + thing] >> seat & 1:
                imagined.state[layout.base[self.things.shows[thing]] + thing] = faces[int(luck.random() * len(faces))]
        self.exchange(run, imagined, self._dealt(run, seat, luck, own), seat, own)

    def pools(self, run: Run, seat: int) -> Lots:
        """The things that a seat does not know, by where others of them could lie: shuffled together."""
        layout, state = self.layout, run.state
        pools: dict[int, list[int]] = {}
        for thing in range(len(self.things)):
            if not state[layout.known + thing] >> seat & 1 and not self.things.faces[thing]:
                pools.setdefault(state[layout.pool + thing], []).append(thing)
        return list(pools.values())

    def _dealt(self, run: Run, seat: int, luck: Random, own: Own) -> list[int]:
        now, pools = self.nothing_moved(), self.machine.zones.pools
        for things in self.pools(run, seat):
            lots = [[there] for there in sorted(things, key=lambda there: self.spot_of(run, there, own))]
            dealt = pools.dealt(run.state, things, lots, seat, lambda count: int(luck.random() * count))
            for thing, (there,) in zip(things, dealt, strict=True):
                now[there] = thing
        return now

    def nothing_moved(self) -> list[int]:
        """Every thing lies where it lies."""
        return list(range(len(self.things) + len(self.things.parts)))

    def spot_of(self, run: Run, thing: int, own: Own) -> tuple[list[int], list[tuple[bool, int]], list[bool]]:
        """What a seat can know of where a thing lies: what is really there must not leave a trace in a deal."""
        return ([run.state[base + thing] for base in self._spot_bases], self.marks(run.state, thing, own),
                self._mentions(run, thing))

    def values(self, state: list[int], thing: int) -> tuple[int, ...]:
        """What a thing keeps, of all that rules change."""
        return tuple(state[self.layout.base[store] + thing] for store in self.things.changing)

    def marks(self, state: list[int], thing: int, own: Own) -> list[tuple[bool, int]]:
        """What is kept where a thing lies, and would be on any other one there: whether, and what."""
        if thing not in own:
            return []
        return [(value != mine, 0 if value == mine else value - mine if store in self.summed else value)
                for store, value, mine in zip(self.things.changing, self.values(state, thing), own[thing], strict=True)]

    @cached_property
    def summed(self) -> frozenset[str]:
        """The numbers of things that rules only add to and take from."""
        writes = [node for rule in self.machine.description.rules() for node in parts(rule.block)
                  if isinstance(node, act.Store) and node.store in self.things.changing]
        return frozenset(self.things.changing) - {node.store for node in writes if not any(
            isinstance(one, form.Read) and one.store == node.store and one.bare for one in parts(node.value))}

    @cached_property
    def _spot_bases(self) -> list[int]:
        """Where the state has what belongs to the spot of a thing, whichever thing lies there."""
        bases = [self.layout.place, self.layout.height, self.layout.known, self.layout.lying]
        bases += [self.layout.shown] if self.things.shown else []
        return [*bases, self.layout.mixed] if self.things.mixing else bases

    @cached_property
    def remembering(self) -> frozenset[int]:
        """Where the state has which thing somebody or something remembers."""
        stores = [(self.layout.base[store], kept.owner) for store, kept in self.machine.description.kept.items()
                  if kept.sort == "thing" and store in self.layout.base]
        return frozenset(base + item for base, owner in stores for item in range(self.layout.count(owner)))

    def exchange(self, run: Run, imagined: Run, now: list[int], seat: int, own: Own) -> None:
        """Let other things lie where things lie in a run; what the seat knows of each thing stays with it."""
        mine = 1 << seat
        for there, thing in enumerate(now[:len(self.things)]):
            if there != thing:
                for base in self._spot_bases:
                    imagined.state[base + thing] = run.state[base + there]
                known = self.layout.known
                imagined.state[known + thing] &= ~mine
                imagined.state[known + thing] |= run.state[known + thing] & mine
                self._mark(imagined, thing, self.marks(run.state, there, own), own)
        self._rename(imagined, now)

    def _mark(self, imagined: Run, thing: int, marks: list[tuple[bool, int]], own: Own) -> None:
        """A thing keeps what is its own, and what is kept where it lies now."""
        for place, (is_marked, mark) in enumerate(marks):
            store, mine = self.things.changing[place], own[thing][place]
            value = mine if not is_marked else mine + mark if store in self.summed else mark
            imagined.state[self.layout.base[store] + thing] = value

    def _rename(self, run: Run, now: list[int]) -> None:
        """What the frames of the rules speak of, and what is remembered, is what lies there now."""
        for place in self.remembering:
            run.state[place] = now[run.state[place]] if run.state[place] >= 0 else -1
        for frame, local, many in self._spoken_of(run):
            frame[local] = sum(1 << now[one] for one in bits(frame[local])) if many else now[frame[local]]

    def _mentions(self, run: Run, thing: int) -> list[bool]:
        """Where the frames of the rules speak of a thing."""
        return [bool(frame[local] >> thing & 1) if many else frame[local] == thing
                for frame, local, many in self._spoken_of(run)]

    def _spoken_of(self, run: Run) -> list[tuple[list[int], int, bool]]:
        """The frames that speak of things, where, and whether of a set of them."""
        return [(frame, local, many) for frame, (entry, _) in zip(run.frames, run.returns, strict=True)
                for local, (sort, many) in self.machine.code.entries[entry].rule.sorts.items()
                if sort == "thing" and frame[local] >= 0]
