"""Why a choice is not legal: follow the wished steps through the rules and find the line that stops them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core import Reason
from ludoteka.language import form
from ludoteka.machine.code import FAILED, PAUSED
from ludoteka.machine.pauses import AlternativesPause, DrawnPause, JourneyPause, MemberPause, Pause
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.position import TextPosition


def explain(position: TextPosition, text: str) -> list[Reason]:
    """The reasons, nearest to being legal first; at least one."""
    follower = Follower(position)
    run = position.run
    if run.frames:
        status: int = PAUSED
        start = run.copy()
    else:
        status, start = position.machine.begin_turn(run, position.role)
    if status == FAILED:
        return [follower.forbidden(start)]
    if status == PAUSED:
        follower.follow(start, text)
    best = max((depth for depth, _ in follower.found), default=0)
    reasons = list(dict.fromkeys(reason for depth, reason in follower.found if depth == best))
    return reasons[:5] or [Reason(f"'{text}' is not a choice here")]


class Follower:
    """Walks along the wished choices and notes where and why the rules refuse."""

    def __init__(self, position: TextPosition) -> None:
        self.machine = position.machine
        self.found: list[tuple[int, Reason]] = []

    def forbidden(self, run: Run) -> Reason:
        """The line that forbade a way, in its own words."""
        rule = self.machine.rule(run.why)
        words = rule.removeprefix("not allowed if ").removesuffix(" unless nothing else is possible")
        if " as drawn" in rule:
            words = f"the drawn {rule.split(' as drawn')[0].removeprefix('may ')} fits nowhere"
        elif words == rule:
            words = f"'{rule}' cannot be done"
        return Reason(words, run.why, rule)

    def follow(self, run: Run, text: str, depth: int = 0) -> None:
        pause = self.machine.code.pauses[run.pc]
        matched = False
        for option in pause.options(run):
            said = pause.said(run, option)
            rest = text if said is None else _after(text, said.text.casefold())
            if rest is None:
                continue
            matched = True
            self._try(run, pause, option, rest, depth + (said is not None))
        if not matched:
            self._refused(run, pause, text, depth)

    def _try(self, run: Run, pause: Pause, option: int, rest: str, depth: int) -> None:
        after = run.copy()
        status = self.machine.go_on(after, pause.take(after, option))
        if status == FAILED:
            self.found.append((depth, self.forbidden(after)))
        elif status == PAUSED and self.machine.secrets.shows_more(run, after, run.frame[form.YOU]):
            if rest:
                self.found.append((depth, Reason(f"the move is finished before '{rest}'")))
        elif status == PAUSED:
            if rest:
                self.follow(after, rest, depth)
            elif not self.machine.can_finish(after, status):
                self._dead_end(after, depth)
        elif rest:
            self.found.append((depth, Reason(f"the move is finished before '{rest}'")))
        elif after.soft:
            self.found.append((depth, self._given_up(after)))
        else:
            self.found.append((depth, Reason("another way must be preferred here")))

    def _given_up(self, run: Run) -> Reason:
        reason = self.forbidden(run)
        return Reason(reason.words + ", and another choice avoids it", reason.line, reason.rule)

    def _dead_end(self, run: Run, depth: int) -> None:
        """Nothing can follow: say what every continuation meets."""
        pause = self.machine.code.pauses[run.pc]
        options = pause.options(run)
        if not options:
            rule = self.machine.rule(pause.line)
            self.found.append((depth, Reason(f"nothing fits '{rule}'", pause.line, rule)))
        for option in options[:40]:
            after = run.copy()
            status = self.machine.go_on(after, pause.take(after, option))
            if status == FAILED:
                self.found.append((depth, self.forbidden(after)))
            elif status == PAUSED and not self.machine.can_finish(after, status):
                self._dead_end(after, depth)

    def _refused(self, run: Run, pause: Pause, text: str, depth: int) -> None:
        """The wished choice is not among those offered: which part of the phrase leaves it out?"""
        rule = self.machine.rule(pause.line)
        head = text.split("-")[0]
        if isinstance(pause, MemberPause):
            item = self._item(pause, head)
            if item is not None:
                words = self._left_out(run, pause, item, head)
                self.found.append((depth, Reason(words, pause.line, rule)))
                return
        if isinstance(pause, AlternativesPause) and not pause.options(run):
            self.found.append((depth, Reason(f"it has no way to {pause.verb}", pause.line, rule)))
        elif isinstance(pause, JourneyPause):
            self.found.append((depth, Reason(f"it cannot {pause.verb} as far as {head}", pause.line, rule)))
        elif isinstance(pause, DrawnPause):
            self.found.append((depth, Reason(f"the drawn move does not lead to {head}", pause.line, rule)))
        elif rule:
            offered = [said.text for option in pause.options(run)[:12] if (said := pause.said(run, option))]
            hint = f"; possible here: {', '.join(offered)}" if offered else ""
            self.found.append((depth, Reason(f"'{head}' is not offered{hint}", pause.line, rule)))

    def _item(self, pause: MemberPause, name: str) -> int | None:
        if pause.sort in ("cell", "piece") and name in self.machine.geometry.names:
            cell = self.machine.geometry.names.index(name)
            return cell + self.machine.top if pause.sort == "piece" else cell
        if pause.sort == "region" and name in self.machine.region_names:
            return self.machine.region_names.index(name)
        return None

    def _left_out(self, run: Run, pause: MemberPause, item: int, name: str) -> str:
        """The first part of the noun phrase that the thing does not fit, in words."""
        if pause.sort == "piece" and not run.state[item]:
            return f"nothing stands on {name}"
        node = pause.form
        values = self.machine.values
        source = values.value(node.source if isinstance(node, form.Filtered) else node)
        found = source(run, run.frame)
        for one in node.filters if isinstance(node, form.Filtered) and found >> item & 1 else ():
            found = values.keep(one)(run, run.frame, found)
            if not found >> item & 1 and one.words:
                return _does_not_fit(name, one)
        return f"{name} does not fit '{self.machine.rule(pause.line)}'"


def _after(text: str, step: str) -> str | None:
    """What is left of a move's text after its first step; None if it begins otherwise."""
    if text == step:
        return ""
    return text[len(step) + 1:] if text.startswith(step + "-") else None


VERBS = ("is ", "are ", "has ", "have ", "holds ", "hold ", "can ", "cannot ")
"""What a part of a noun phrase behind 'that' begins with."""


def _does_not_fit(name: str, part: form.Filter) -> str:
    """'e4 is not empty', 'a3 is not in the reach of this', 'b2 is not a cell that holds no piece of yours'."""
    if part.words.startswith(("that ", "whose ", "with ", "except ")):
        return f"{name} is not one {part.words}"
    if part.words.startswith(VERBS):
        return f"{name} is not one that {part.words}"
    return f"{name} is not {part.words}"
