"""Choosing several things together: one after the other, in a fixed order, until there are enough."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from ludoteka.core import Several
from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.machine.pauses import MemberPause, Said
from ludoteka.machine.state import Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

DONE = -1
"""The option of choosing no more."""
FINISH = "Done"


class SeveralPause(MemberPause):
    """Members of a set are chosen into a local that holds a set.

    Each comes behind the one before it, and of those that are alike the first comes first: so every choice of several
    things is offered exactly once, and never in another order. Of things that lie unseen in one zone only their number
    is chosen.
    """

    def __init__(self, machine: Machine, action: act.Choose) -> None:
        super().__init__(machine, action.of, action.sort, action.local)
        assert action.several is not None
        self.least, self.most = action.several
        self.name = action.name

    def options(self, run: Run) -> list[int]:
        members, chosen = self._in_order(run, bits(self.of(run, run.frame))), run.frame[self.local]
        count = chosen.bit_count()
        offered: list[int] = []
        if count < self.most:
            behind = max((at for at, one in enumerate(members, 1) if chosen >> one & 1), default=0)
            passed = {self._look(run, one) for one in members[:behind] if not chosen >> one & 1}
            left = members[behind:]
            for place, one in enumerate(left):
                look = self._look(run, one)
                if look not in passed and count + len(left) - place >= self.least:
                    offered.append(one)
                passed.add(look)
        return [*offered, DONE] if count >= self.least else offered

    def _in_order(self, run: Run, members: Iterable[int]) -> list[int]:
        """The members as they come one behind the other."""
        if self.sort != "thing":
            return list(members)
        return self.machine.zones.as_offered(run.state, members, run.frame[form.YOU])

    def _look(self, run: Run, member: int) -> Hashable:
        """What those have in common that the chooser cannot tell apart."""
        if self.sort != "thing":
            return member
        return self.machine.zones.look_to(run.state, member, run.frame[form.YOU])

    def enough(self, run: Run) -> bool:
        """Whether nothing is left to choose."""
        return self.options(run) == [DONE]

    def said(self, run: Run, option: int) -> Said:
        if option == DONE:
            return Said(FINISH.lower(), (FINISH,))
        members = self.of(run, run.frame)
        number = run.frame[self.local].bit_count() + 1
        several = Several(self.least, min(self.most, members.bit_count()), number, self.name)
        return replace(self._said(run, option, members), several=several)

    def _said(self, run: Run, option: int, members: int) -> Said:
        if self.sort != "thing":
            return self.machine.said(run, self.sort, option)
        zones, you = self.machine.zones, run.frame[form.YOU]
        first = zones.told_apart_by(run.state, bits(members), you)
        known = next(one for one in first if self._look(run, one) == self._look(run, option))
        said = zones.said(run, known, first, you)
        return said if known == option else replace(said, places=zones.said(run, option, first, you).places)

    def take(self, run: Run, option: int) -> int:
        if option == DONE:
            return self.after
        run.frame[self.local] |= 1 << option
        return self.after - 1
