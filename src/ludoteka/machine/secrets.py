"""What is hidden: who sees it now, who has seen it before, and what it could be for somebody who has not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from ludoteka.language.context import PLACES
from ludoteka.language.soundness import changed
from ludoteka.machine.state import Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class Secrets:
    """The secrets of one game. Everybody knows what a drawing shows; a shuffle makes it unknown again."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.layout = machine.layout
        self.secrets = machine.description.secrets
        changing = changed(machine.description) | {"piece.facing"}
        self.changing = [store for store in self.secrets if store not in self.layout.seen and store in self.layout.base]
        """Those that rules change: what they are follows from what has been decided."""
        self._kept = {self.layout.base[store] + item: (store, item)
                      for store in self.secrets if store in self.layout.base
                      for item in range(self.layout.count(store.partition(".")[0]))}
        """For each place in the state that can be hidden, what it is and whose."""
        self.places = frozenset(self._kept)
        bases = [*self.layout.seen.values(), self.layout.dealt] if self.layout.seen else []
        self._remembered = {base + slot for base in bases for slot in range(self.layout.slots)}
        """The places for who has seen what and which shuffle it was in: they are no part of what anybody sees."""
        self._hiding = {store: {name for kind in secret.kinds for name in machine.description.kinds_of(kind)}
                        for store, secret in self.secrets.items()}
        """The kinds of piece that hide something which others show."""
        self._fixed = [machine.layout.base[name] for name, kept in machine.description.kept.items()
                       if kept.owner == "piece" and name not in changing and name not in self.secrets]

    # ---- seeing ----------------------------------------------------------------------------------------------------
    def viewers(self, state: list[int], store: str, item: int) -> int:
        """The seats that see now what somebody or something keeps; -1 where everybody sees it, spectators too."""
        secret = self.secrets.get(store)
        if secret is None:
            return -1
        if secret.kinds and self.layout.kinds[self.layout.kind_of(state[item])] not in self._hiding[store]:
            return -1
        if secret.while_store and state[self.layout.base[secret.while_store] + item] != secret.while_value:
            return -1
        owner = self._owner(state, store.partition(".")[0], item) if secret.by_owner else -1
        return 1 << self._seat(state, owner) if owner >= 0 else 0

    def _owner(self, state: list[int], keeper: str, item: int) -> int:
        """Whose it is that keeps a secret."""
        if keeper == "piece":
            return self.layout.owner_of(state[item])
        if keeper == "thing":
            return self.machine.zones.owner(state, item)
        return item if keeper == "player" else self.machine.geometry.owners[item] if keeper in PLACES else -1

    def sees(self, state: list[int], store: str, item: int, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) sees now what somebody or something keeps."""
        viewers = self.viewers(state, store, item)
        return viewers == -1 or (seat is not None and viewers >> seat & 1 == 1)

    def unseen(self, run: Run, places: set[int], seat: int | None) -> bool:
        """Whether a seat sees nothing of what the state has at some places."""
        return all(place in self._remembered or (place in self._kept
                   and not self.sees(run.state, *self._kept[place], seat)) for place in places)

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
        return bool(self.uncovered(before, run, seat)) or any(
            self.sees(run.state, store, slot, seat)
            and not (run.state[seen + slot] >> seat & 1 and self.sees(before.state, store, slot, seat))
            for store, seen in self.layout.seen.items() for slot in self._pieces(run))

    def uncovered(self, before: Run, run: Run, seat: int) -> frozenset[int]:
        """Where the state has something that rules change and that a seat sees now and did not see before."""
        return frozenset(self.layout.base[store] + item for store in self.changing
                         if self._covers(before, store) != self._covers(run, store)
                         for item in self._items(before, store)
                         if self.sees(run.state, store, item, seat) and not self.sees(before.state, store, item, seat))

    def _covers(self, run: Run, store: str) -> list[list[int]]:
        """All that says who sees something."""
        layout, secret, keeper = self.layout, self.secrets[store], store.partition(".")[0]
        starts = [layout.base[secret.while_store]] if secret.while_store else []
        starts += [0] if keeper == "piece" else [layout.place] if keeper == "thing" else []
        return [run.state[start:start + layout.count(keeper)] for start in (*starts, layout.swapped)]

    def learnt_since(self, earlier: Run, run: Run, seat: int) -> bool:
        """Whether a seat has been shown what it had never seen before."""
        return self._unseen(run, seat) < self._unseen(earlier, seat) or bool(self.uncovered(earlier, run, seat))

    def _unseen(self, run: Run, seat: int) -> int:
        """How many secrets of the pieces on the board a seat has never seen."""
        return sum(not run.state[seen + slot] >> seat & 1
                   for seen in self.layout.seen.values() for slot in self._pieces(run))

    def _items(self, run: Run, store: str) -> list[int]:
        """Those that keep something hidden."""
        keeper = store.partition(".")[0]
        return self._pieces(run) if keeper == "piece" else list(range(self.layout.count(keeper)))

    def _pieces(self, run: Run) -> list[int]:
        return list(bits((1 << self.layout.slots) - 1 ^ run.masks[0]))

    def _seat(self, state: list[int], role: int) -> int:
        return 1 - role if state[self.layout.swapped] else role

    # ---- not knowing -----------------------------------------------------------------------------------------------
    def hide(self, run: Run, pieces: int) -> None:
        """Pieces have been shuffled: nobody knows any more which is where."""
        state = run.state
        if self.layout.seen:
            deal = 1 + max(state[self.layout.dealt:self.layout.dealt + self.layout.slots])
            for slot in bits(pieces):
                state[self.layout.dealt + slot] = deal
                for seen in self.layout.seen.values():
                    state[seen + slot] = 0

    def imagine(self, run: Run, seat: int, luck: Random) -> Run:
        """The run with everything the seat does not know dealt anew among the pieces where it could be."""
        imagined = run.copy()
        alike: dict[tuple[object, ...], list[int]] = {}
        for slot in self._pieces(run) if self.layout.seen else ():
            known = {store: run.state[self.layout.base[store] + slot] for store, seen in self.layout.seen.items()
                     if run.state[seen + slot] >> seat & 1}
            if len(known) < len(self.layout.seen):
                fixed = tuple(run.state[base + slot] for base in self._fixed)
                key = (run.state[slot], run.state[self.layout.dealt + slot], fixed, *sorted(known.items()))
                alike.setdefault(key, []).append(slot)
        bases = [self.layout.base[store] for store in self.layout.seen]
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
