"""What pieces hide: who sees it now, who has seen it before, and what it could be for somebody who has not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from ludoteka.language import actions as act
from ludoteka.language.soundness import parts
from ludoteka.machine.state import Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class Secrets:
    """The secrets of one game. Everybody knows what a drawing shows; a shuffle makes it unknown again."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.layout = machine.layout
        self.secrets = machine.description.secrets
        rules = [node for rule in machine.description.rules() for node in parts(rule.block)]
        changing = {node.store for node in rules if isinstance(node, act.Store | act.Toggle)} | {"piece.facing"}
        self._fixed = [machine.layout.base[name] for name, kept in machine.description.kept.items()
                       if kept.owner == "piece" and name not in changing and name not in self.secrets]

    # ---- seeing ----------------------------------------------------------------------------------------------------
    def viewers(self, state: list[int], store: str, slot: int) -> int:
        """The seats that see now what a piece keeps, as a set; -1 where everybody sees it, spectators too."""
        secret = self.secrets.get(store)
        if secret is None:
            return -1
        if secret.while_store and state[self.layout.base[secret.while_store] + slot] != secret.while_value:
            return -1
        owner = self.layout.owner_of(state[slot])
        return 1 << self._seat(state, owner) if secret.by_owner and owner >= 0 else 0

    def sees(self, state: list[int], store: str, slot: int, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) sees now what a piece keeps."""
        viewers = self.viewers(state, store, slot)
        return viewers == -1 or (seat is not None and viewers >> seat & 1 == 1)

    def note(self, run: Run) -> None:
        """Remember who sees what at this moment."""
        everybody = (1 << self.layout.seats) - 1
        for store, seen in self.layout.seen.items():
            for slot in self._pieces(run):
                run.state[seen + slot] |= self.viewers(run.state, store, slot) & everybody

    def shows_more(self, before: Run, run: Run, role: int) -> bool:
        """Whether a player is shown something that was hidden before, known or not."""
        if len(self.layout.catalogue) and self.machine.zones.shows_more(before, run, role):
            return True
        seat = self._seat(run.state, role)
        return any(self.sees(run.state, store, slot, seat)
                   and not (run.state[seen + slot] >> seat & 1 and self.sees(before.state, store, slot, seat))
                   for store, seen in self.layout.seen.items() for slot in self._pieces(run))

    def unseen(self, run: Run, seat: int) -> int:
        """How many secrets of the pieces on the board a seat has never seen."""
        return sum(not run.state[seen + slot] >> seat & 1
                   for seen in self.layout.seen.values() for slot in self._pieces(run))

    def _pieces(self, run: Run) -> list[int]:
        return list(bits((1 << self.layout.slots) - 1 ^ run.masks[0]))

    def _seat(self, state: list[int], role: int) -> int:
        return 1 - role if state[self.layout.swapped] else role

    # ---- not knowing -----------------------------------------------------------------------------------------------
    def hide(self, run: Run, pieces: int) -> None:
        """Pieces have been shuffled: nobody knows any more which is where."""
        state = run.state
        if self.secrets:
            deal = 1 + max(state[self.layout.dealt:self.layout.dealt + self.layout.slots])
            for slot in bits(pieces):
                state[self.layout.dealt + slot] = deal
                for seen in self.layout.seen.values():
                    state[seen + slot] = 0

    def imagine(self, run: Run, seat: int, luck: Random) -> Run:
        """The run with everything the seat does not know dealt anew among the pieces where it could be."""
        imagined = run.copy()
        alike: dict[tuple[object, ...], list[int]] = {}
        for slot in self._pieces(run):
            known = {store: run.state[self.layout.base[store] + slot] for store, seen in self.layout.seen.items()
                     if run.state[seen + slot] >> seat & 1}
            if len(known) < len(self.secrets):
                fixed = tuple(run.state[base + slot] for base in self._fixed)
                key = (run.state[slot], run.state[self.layout.dealt + slot], fixed, *sorted(known.items()))
                alike.setdefault(key, []).append(slot)
        bases = [self.layout.base[store] for store in self.secrets]
        for slots in alike.values():
            # In order: how things really lie must not leave a trace in the result.
            held = sorted([run.state[base + slot] for base in bases] for slot in slots)
            mix(held, lambda count: int(luck.random() * count))
            for slot, values in zip(slots, held, strict=True):
                for base, value in zip(bases, values, strict=True):
                    imagined.state[base + slot] = value
        return imagined


def mix(items: list[list[int]], lot: Callable[[int], int]) -> None:
    """Bring a list into an order by chance, every one as likely as any other."""
    for end in range(len(items) - 1, 0, -1):
        other = lot(end + 1)
        items[end], items[other] = items[other], items[end]
