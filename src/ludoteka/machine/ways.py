"""All ways through the choices of a move that can be finished."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.machine.code import FAILED, PAUSED
from ludoteka.machine.one_way import rest_after
from ludoteka.machine.pauses import Pause, Said
from ludoteka.machine.sharing import Moment, moment
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


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


class Ways:
    """Finds the ways of one game."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self._known: dict[Moment, list[Way]] = {}
        """The ways from moments of the present question."""

    def tree(self, run: Run) -> list[Way]:
        """Every choice at a paused run that can be finished, as a tree."""
        self._known = {}
        found = self._from(run, run.frame[form.YOU])
        best = max((end.best for way in found for end in way.ends()), default=())
        return self._only_best(found, best) if best else found

    def ends_move(self, before: Run, after: Run, chooser: int) -> bool:
        """Whether a move ends in the middle of its turn: nobody may choose by what is decided or seen only later.

        What somebody was asked with 'let' is a move of its own, and so is what one of several chooses at once.
        """
        asked = after.waiting != before.waiting or (before.asked is None and after.asked is not None)
        return (after.pc in self.machine.code.chances or asked or self.machine.code.lets.left(before, after)
                or self.machine.secrets.shows_more(before, after, chooser))

    def take(self, run: Run, pause: Pause, option: int) -> int:
        """Go on with a choice; where several choose at once, it is noted."""
        if run.asked is not None:
            run.asked = replace(run.asked, chosen=(*run.asked.chosen, option))
        return pause.take(run, option)

    def chooses_on(self, before: Run, after: Run, chooser: int) -> bool:
        """Whether the same player goes on choosing in the same move."""
        return after.frame[form.YOU] == chooser and not self.ends_move(before, after, chooser)

    def _from(self, run: Run, chooser: int) -> list[Way]:
        scored: list[tuple[int, Way]] = []
        for soft, said, status, after in self.results(run, chooser):
            way = Way(said)
            if status == PAUSED and self.chooses_on(run, after, chooser):
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
        if not self.machine.layout.catalogue.on_cells or self.machine.geometry.growing:
            return self._from(run, chooser)  # tiles differ by where they are laid
        key = moment(self.machine, run)
        if key not in self._known:
            self._known[key] = self._from(run, chooser)
        return self._known[key]

    def exist(self, run: Run, chooser: int) -> bool:
        """Whether there is a choice at a paused run that can be finished."""
        for _, _, status, after in self.results(run, chooser):
            if status != PAUSED or not self.chooses_on(run, after, chooser) or self.exist(after, chooser):
                return True
        return False

    def results(self, run: Run, chooser: int, wanted: str | None = None) -> Iterator[tuple[int, Said, int, Run]]:
        """What each choice leads to; alternatives without words of their own are entered on the way.

        Where a move is wanted, choices with which it does not begin are passed over.
        """
        pause = self.machine.code.pauses[run.pc]
        for option in pause.options(run):
            said = pause.said(run, option)
            if wanted is not None and said is not None and rest_after(wanted, said.text) is None:
                continue
            self.machine.spend(run, self.machine.way_price)
            after = run.copy()
            after.soft = 0
            status = self.machine.go_on(after, self.take(after, pause, option))
            if status == FAILED:
                continue
            if said is None:
                yield from self._entered(run, status, after, chooser, wanted)
            elif status == PAUSED and not self.chooses_on(run, after, chooser):
                yield after.soft, said, status, after
            else:
                yield from self._through(said, after.soft, status, after, chooser)

    def _entered(self, run: Run, status: int, after: Run, chooser: int, wanted: str | None
                 ) -> list[tuple[int, Said, int, Run]]:
        if status == PAUSED and self.chooses_on(run, after, chooser):
            return [(after.soft | soft, said, end, run)
                    for soft, said, end, run in self.results(after, chooser, wanted)]
        return [(after.soft, Said("do it"), status, after)]

    def _through(self, said: Said, soft: int, status: int, after: Run, chooser: int
                 ) -> list[tuple[int, Said, int, Run]]:
        """After a choice, alternatives without words that lead on without a further choice are its outcome."""
        if status != PAUSED:
            return [(soft, said, status, after)]
        pause = self.machine.code.pauses[after.pc]
        options = pause.options(after)
        if any(one is not None for one in pause.all_said(after, options)):
            return [(soft, said, status, after)]
        outcomes: list[tuple[int, Said, int, Run]] = []
        for option in options:
            self.machine.spend(after, self.machine.trial_price)
            next_run = after.copy()
            end = self.machine.go_on(next_run, self.take(next_run, pause, option))
            if end == PAUSED and self.chooses_on(after, next_run, chooser):
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
