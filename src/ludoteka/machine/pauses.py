"""Where a run waits: what can be chosen there, how each choice is called, and how the run goes on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from ludoteka.core import Several
from ludoteka.language import form
from ludoteka.machine.sets import Value
from ludoteka.machine.state import Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.drawn import DrawnCode
    from ludoteka.machine.engine import Machine


@dataclass(frozen=True, slots=True)
class Said:
    """A choice in words: its text in a move, the names of what it is, the places it is at."""

    text: str
    names: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    several: Several | None = None
    """It is picked together with others."""


class Pause(ABC):
    """A place in the code where the run waits."""

    after = -1
    line = 0

    @abstractmethod
    def options(self, run: Run) -> list[int]:
        """What can be chosen, before it is known whether it can be finished."""

    @abstractmethod
    def said(self, run: Run, option: int) -> Said | None:
        """The choice in words; None where the alternatives are not told apart by themselves."""

    def all_said(self, run: Run, options: Sequence[int]) -> Iterator[Said | None]:
        """All that can be chosen in words, one after another: what they have in common is found once."""
        return (self.said(run, option) for option in options)

    @abstractmethod
    def take(self, run: Run, option: int) -> int:
        """Go on with a choice; gives the next step."""


class MemberPause(Pause):
    """A member of a set is chosen."""

    def __init__(self, machine: Machine, of: form.Expr, sort: str, local: int) -> None:
        self.machine = machine
        self.form = of
        self.of = machine.values.value(of)
        self.sort = sort
        self.local = local

    def options(self, run: Run) -> list[int]:
        found = self.of(run, run.frame)
        members = bits(found)
        if self.sort != "thing" or found >> self.machine.layout.catalogue.parts.first:
            return list(members)
        return self.machine.zones.told_apart_by(run.state, self.machine.zones.by_place(run.state, members),
                                                run.frame[form.YOU])

    def said(self, run: Run, option: int) -> Said:
        if self.sort == "thing" and option >= self.machine.layout.catalogue.parts.first:
            return self.machine.zones.said_part(run, option)
        if self.sort == "thing":
            return self.machine.zones.said(run, option, self.options(run), run.frame[form.YOU])
        return self.machine.said(run, self.sort, option)

    def take(self, run: Run, option: int) -> int:
        run.frame[self.local] = option
        return self.after


class NumberPause(Pause):
    """A number from a range is chosen."""

    MOST = 1000

    def __init__(self, low: Value, high: Value, local: int) -> None:
        self.low, self.high, self.local = low, high, local

    def options(self, run: Run) -> list[int]:
        low, high = self.low(run, run.frame), self.high(run, run.frame)
        return list(range(low, min(high, low + self.MOST) + 1))

    def said(self, run: Run, option: int) -> Said:
        return Said(str(option), (str(option),))

    def take(self, run: Run, option: int) -> int:
        run.frame[self.local] = option
        return self.after


class ChancePause(Pause):
    """Chance decides: every option has its weight."""

    def weights(self, run: Run) -> list[int]:
        """How likely each of the options is, as whole numbers from 1 in their order."""
        return [1] * len(self.options(run))

    def known(self, run: Run) -> int | None:
        """What is taken without waiting: of nothing nothing, of one thing that, and in a set-up what the seed says."""
        options = self.options(run)
        if len(options) < 2:
            return options[0] if options else -1
        if run.luck is None:
            return None
        ends = list(accumulate(self.weights(run)))
        return options[bisect(ends, run.lot(ends[-1]))]


class RandomPause(ChancePause, MemberPause):
    """Chance draws a member of a set."""


class RandomNumberPause(ChancePause, NumberPause):
    """Chance draws a number from a range."""


class ByChancePause(ChancePause):
    """Chance does the one or the other, by given odds."""

    SAID = ("Yes", "No")

    def __init__(self, times: int, of: int) -> None:
        self.odds = [times, of - times]
        self.starts: list[int] = []

    def options(self, run: Run) -> list[int]:
        return [0, 1]

    def weights(self, run: Run) -> list[int]:
        return self.odds

    def said(self, run: Run, option: int) -> Said:
        return Said(self.SAID[option].lower(), (self.SAID[option],))

    def take(self, run: Run, option: int) -> int:
        return self.starts[option]


class ShufflePause(ChancePause):
    """Pieces change places: the last place still to be dealt gets what lies on one of them, in the same layer."""

    def __init__(self, machine: Machine, rest: int) -> None:
        self.machine, self.rest = machine, rest

    def options(self, run: Run) -> list[int]:
        left, size = list(bits(run.frame[self.rest])), self.machine.geometry.size
        return [slot for slot in left if slot // size == left[-1] // size]

    def said(self, run: Run, option: int) -> Said:
        return self.machine.said(run, "piece", option)

    def take(self, run: Run, option: int) -> int:
        if option < 0:
            return self.after
        last = run.frame[self.rest].bit_length() - 1
        run.swap(last, option)
        run.frame[self.rest] ^= 1 << last
        return self.after - 1


class KindPause(Pause):
    """A kind of piece is chosen."""

    def __init__(self, names: list[str], kinds: list[int], local: int) -> None:
        self.names, self.kinds, self.local = names, kinds, local

    def options(self, run: Run) -> list[int]:
        return self.kinds

    def said(self, run: Run, option: int) -> Said:
        return Said(self.names[option], (self.names[option],))

    def take(self, run: Run, option: int) -> int:
        run.frame[self.local] = option
        return self.after


class WordPause(Pause):
    """A word of a list is chosen."""

    def __init__(self, words: tuple[str, ...], local: int) -> None:
        self.words, self.local = words, local

    def options(self, run: Run) -> list[int]:
        return list(range(len(self.words)))

    def said(self, run: Run, option: int) -> Said:
        return Said(self.words[option], (self.words[option],))

    def take(self, run: Run, option: int) -> int:
        run.frame[self.local] = option
        return self.after


class WayPause(Pause):
    """A direction is chosen; one of the same name on another board counts with it."""

    def __init__(self, machine: Machine, ways: form.Ways, local: int) -> None:
        self.names, self.ways, self.local = machine.geometry.directions, machine.values.ways(ways), local

    def options(self, run: Run) -> list[int]:
        return list({self.names[way]: way for way in reversed(self.ways(run, run.frame, 0))}.values())[::-1]

    def said(self, run: Run, option: int) -> Said:
        return Said(self.names[option], (self.names[option],))

    def take(self, run: Run, option: int) -> int:
        run.frame[self.local] = option
        return self.after


class EitherPause(Pause):
    """One of several blocks is chosen by its label; one without label is told by its own first choice."""

    def __init__(self, labels: list[str]) -> None:
        self.labels = labels
        self.starts: list[int] = []

    def options(self, run: Run) -> list[int]:
        return list(range(len(self.labels)))

    def said(self, run: Run, option: int) -> Said | None:
        label = self.labels[option]
        return Said(label.lower(), (label,)) if label else None

    def take(self, run: Run, option: int) -> int:
        return self.starts[option]


class AlternativesPause(Pause):
    """The abilities of one name that a thing has; a label, where given, tells them apart."""

    def __init__(self, machine: Machine, verb: str, local: int, sort: str) -> None:
        self.machine, self.verb, self.local, self.sort = machine, verb, local, sort

    def options(self, run: Run) -> list[int]:
        return self.machine.alternatives(run, self.verb, run.frame[self.local], self.sort)

    def said(self, run: Run, option: int) -> Said | None:
        label = self.machine.code.entries[option].rule.label
        return Said(label.lower(), (label,)) if label else None

    def take(self, run: Run, option: int) -> int:
        you, thing, serving = run.frame[form.YOU], run.frame[self.local], self.machine.serving
        after = serving.begin(run, self.verb, False, [you, thing], self.after)
        start = self.machine.enter(run, option, you, thing, [], after)
        return serving.begin(run, self.verb, True, [you, thing], start)


class JourneyPause(Pause):
    """A piece does something one or more times; the journey is told by where it ends."""

    def __init__(self, machine: Machine, verb: str, local: int) -> None:
        self.machine, self.verb, self.local = machine, verb, local

    def options(self, run: Run) -> list[int]:
        return self.machine.trying.journeys(run, self.verb, run.frame[self.local])

    def said(self, run: Run, option: int) -> Said:
        return self.machine.said(run, "cell", option % self.machine.geometry.size)

    def take(self, run: Run, option: int) -> int:
        self.machine.pieces.move(run, run.frame[self.local], option % self.machine.geometry.size)
        return self.after


class DrawnPause(Pause):
    """A drawn move fits in several directions; it is told by where the piece arrives."""

    def __init__(self, machine: Machine, drawn: DrawnCode) -> None:
        self.machine, self.drawn = machine, drawn

    def options(self, run: Run) -> list[int]:
        run.fits = self.drawn.fits(run, run.frame)
        return list(range(len(run.fits)))

    def said(self, run: Run, option: int) -> Said:
        return self.machine.said(run, "cell", run.fits[option].goal)

    def take(self, run: Run, option: int) -> int:
        self.drawn.apply(run, run.fits[option])
        return self.after
