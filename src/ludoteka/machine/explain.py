"""Why a choice is not legal: follow the wished steps through the rules and find the line that stops them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core import Reason, because
from ludoteka.core.reasons import Kind
from ludoteka.language import form
from ludoteka.machine.code import FAILED, PAUSED
from ludoteka.machine.one_way import rest_after
from ludoteka.machine.pauses import AlternativesPause, DrawnPause, JourneyPause, MemberPause, Pause
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.position import TextPosition


def explain(position: TextPosition, text: str) -> list[Reason]:
    """The reasons, nearest to being legal first; at least one."""
    follower = Follower(position)
    run = position.run
    if not position.machine.code.between_turns(run):
        status: int = PAUSED
        start = run.copy()
    else:
        status, start = position.machine.turns.begin(run, position.role)
    if status == FAILED:
        return [follower.forbidden(start)]
    if status == PAUSED:
        follower.follow(start, text)
    best = max((depth for depth, _ in follower.found), default=0)
    reasons = list(dict.fromkeys(reason for depth, reason in follower.found if depth == best))
    return reasons[:5] or [because("no-choice", move=text)]


class Follower:
    """Walks along the wished choices and notes where and why the rules refuse."""

    def __init__(self, position: TextPosition) -> None:
        self.machine = position.machine
        self.found: list[tuple[int, Reason]] = []

    def forbidden(self, run: Run, kind: Kind = "forbidden") -> Reason:
        """The line that forbade a way, in its own words."""
        rule = self.machine.rule(run.why)
        if " as drawn" in rule:
            return because("drawn-nowhere", run.why, rule, verb=rule.split(" as drawn")[0].removeprefix("may "))
        words = rule.removeprefix("not allowed if ").removesuffix(" unless nothing else is possible")
        if words == rule:
            return because("impossible", run.why, rule, rule=rule)
        return because(kind, run.why, rule, rule=words)

    def follow(self, run: Run, text: str, depth: int = 0) -> None:
        pause = self.machine.code.pauses[run.pc]
        matched = False
        options = pause.options(run)
        for option, said in zip(options, pause.all_said(run, options), strict=True):
            rest = text if said is None else rest_after(text, said.text.casefold())
            if rest is None:
                continue
            matched = True
            self._try(run, pause, option, rest, depth + (said is not None))
        if not matched:
            self._refused(run, pause, text, depth)

    def _try(self, run: Run, pause: Pause, option: int, rest: str, depth: int) -> None:
        after = run.copy()
        status = self.machine.go_on(after, self.machine.ways.take(after, pause, option))
        if status == FAILED:
            self.found.append((depth, self.forbidden(after)))
        elif status == PAUSED and (after.frame[form.YOU] != run.frame[form.YOU]
                                   or self.machine.ways.ends_move(run, after, run.frame[form.YOU])):
            if rest:
                self.found.append((depth, because("finished", rest=rest)))
        elif status == PAUSED:
            if rest:
                self.follow(after, rest, depth)
            elif not self.machine.trying.can_finish(after, status):
                self._dead_end(after, depth)
        elif rest:
            self.found.append((depth, because("finished", rest=rest)))
        elif after.soft:
            self.found.append((depth, self.forbidden(after, "avoidable")))
        else:
            self.found.append((depth, because("preferred")))

    def _dead_end(self, run: Run, depth: int) -> None:
        """Nothing can follow: say what every continuation meets."""
        pause = self.machine.code.pauses[run.pc]
        options = pause.options(run)
        if not options:
            rule = self.machine.rule(pause.line)
            self.found.append((depth, because("nothing-fits", pause.line, rule, rule=rule)))
        for option in options[:40]:
            after = run.copy()
            status = self.machine.go_on(after, self.machine.ways.take(after, pause, option))
            if status == FAILED:
                self.found.append((depth, self.forbidden(after)))
            elif status == PAUSED and not self.machine.trying.can_finish(after, status):
                self._dead_end(after, depth)

    def _refused(self, run: Run, pause: Pause, text: str, depth: int) -> None:
        """The wished choice is not among those offered: which part of the phrase leaves it out?"""
        rule = self.machine.rule(pause.line)
        head = text.split("-")[0]
        if isinstance(pause, MemberPause):
            item = self._item(run, pause, head)
            if item is not None:
                self.found.append((depth, self._left_out(run, pause, item, head)))
                return
        if isinstance(pause, AlternativesPause) and not pause.options(run):
            self.found.append((depth, because("no-way", pause.line, rule, verb=pause.verb)))
        elif isinstance(pause, JourneyPause):
            self.found.append((depth, because("too-far", pause.line, rule, verb=pause.verb, place=head)))
        elif isinstance(pause, DrawnPause):
            self.found.append((depth, because("drawn-not-there", pause.line, rule, place=head)))
        elif rule:
            offered = [said.text for option in pause.options(run)[:12] if (said := pause.said(run, option))]
            reason = (because("not-offered", pause.line, rule, choice=head, offered=", ".join(offered)) if offered
                      else because("no-choice", pause.line, rule, move=head))
            self.found.append((depth, reason))

    def _item(self, run: Run, pause: MemberPause, name: str) -> int | None:
        if pause.sort in ("cell", "piece") and name in self.machine.geometry.names:
            cell = self.machine.geometry.names.index(name)
            return cell + self.machine.top if pause.sort == "piece" else cell
        if pause.sort == "region" and name in self.machine.region_names:
            return self.machine.region_names.index(name)
        if pause.sort == "thing":
            return self._thing(run, name)
        return None

    def _thing(self, run: Run, name: str) -> int | None:
        """A thing that the player sees, by its name."""
        zones, names = self.machine.zones, self.machine.layout.catalogue.names
        return next((thing for thing, one in enumerate(names) if name == one.replace("-", " ").lower()
                     and zones.sees(run.state, thing, run.frame[form.YOU])), None)

    def _left_out(self, run: Run, pause: MemberPause, item: int, name: str) -> Reason:
        """The first part of the noun phrase that the thing does not fit."""
        rule = self.machine.rule(pause.line)
        if pause.sort == "piece" and not run.state[item]:
            return because("nothing-there", pause.line, rule, place=name)
        node = pause.form
        values = self.machine.values
        source = values.value(node.source if isinstance(node, form.Filtered) else node)
        found = source(run, run.frame)
        for one in node.filters if isinstance(node, form.Filtered) and found >> item & 1 else ():
            found = values.keep(one)(run, run.frame, found)
            if not found >> item & 1 and one.words:
                return _does_not_fit(name, one, pause.line, rule)
        return because("not-asked-for", pause.line, rule, place=name, rule=rule)


VERBS = ("is ", "are ", "has ", "have ", "holds ", "hold ", "can ", "cannot ")
"""What a part of a noun phrase behind 'that' begins with."""


PHRASES: tuple[tuple[str, Kind], ...] = (
    ("one of your ", "not-yours"), ("next to this", "not-beside"), ("in sight", "not-in-sight"),
    ("in the reach of this", "out-of-reach"),
)
"""How phrases begin that are so common that every language has its own words for them."""


def _does_not_fit(name: str, part: form.Filter, line: int, rule: str) -> Reason:
    """'e4 is not empty', 'a3 is not in the reach of this', 'b2 is not one that holds no piece of yours'."""
    if part.words == "empty":
        return because("not-empty", line, rule, place=name)
    phrase = part.words
    if phrase.startswith(("that ", "whose ", "with ", "except ")):
        phrase = f"one {phrase}"
    elif phrase.startswith(VERBS):
        phrase = f"one that {phrase}"
    kind: Kind = next((kind for beginning, kind in PHRASES if phrase.startswith(beginning)), "not-that")
    return because(kind, line, rule, place=name, phrase=phrase)
