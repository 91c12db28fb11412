"""What an author should look at, as keys of messages with their values, the gravest first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Literal

from ludoteka.studio.playtest.report import LineReport, Report

Weight = Literal["good", "note", "doubt", "fault"]
FEW = 20
"""So few games say little."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that showed: the key of its message, what is filled in, how grave it is."""

    key: str
    weight: Weight
    values: dict[str, object] = field(default_factory=dict)
    line: int = 0


def findings(report: Report) -> tuple[Finding, ...]:
    """Everything worth saying about the games that were played."""
    order: list[Weight] = ["fault", "doubt", "note", "good"]
    found = [*_endings(report), *_seats(report), *_course(report), *_levels(report), *_rules(report), *_matter(report)]
    return tuple(sorted(found, key=lambda one: order.index(one.weight)))


def _endings(report: Report) -> Iterator[Finding]:
    games = report.games
    cut, limit = (sum(count for (how, _), count in report.endings.items() if how == wanted)
                  for wanted in ("cut", "limit"))
    alone = len(report.seats) == 1
    if cut:
        values: dict[str, object] = {"count": cut, "games": games, "moves": report.most_moves}
        yield (Finding("pt-cut-alone", "note", values) if alone else
               Finding("pt-cut", "fault" if cut == games else "doubt", values))
    if limit and not alone:
        yield Finding("pt-limit", "doubt", {"count": limit, "games": games})
    if not cut and not limit:
        yield Finding("pt-ends", "good", {"games": games})
    if games < FEW:
        yield Finding("pt-few", "note", {"games": games})


def _seats(report: Report) -> Iterator[Finding]:
    finished = report.ended
    if len(report.seats) < 2 or not finished:
        return
    fair = 1 / len(report.seats)
    # Draws share points evenly and would hide a seat that alone can win: games with a winner are asked apart.
    ahead = [(place, score) for place, score in enumerate(report.seats)
             if any(one.games and one.interval[0] > fair for one in (score, replace(score, draws=0)))]
    for place, score in ahead:
        which = "first" if place == 0 else "last" if place == len(report.seats) - 1 else "middle"
        weight: Weight = "doubt" if score.share > fair * 1.3 else "note"
        yield Finding(f"pt-{which}-ahead", weight, {"seat": score.name, "wins": score.wins, "games": finished})
    if not ahead:
        yield Finding("pt-even", "good", {"games": finished})
    if report.drawn > finished / 2:
        yield Finding("pt-draws", "doubt" if report.drawn > 0.9 * finished else "note",
                      {"count": report.drawn, "games": finished})


def _course(report: Report) -> Iterator[Finding]:
    alone = len(report.seats) == 1
    if not alone and report.ended and report.median_length < 5:
        yield Finding("pt-short", "doubt", {"moves": f"{report.median_length:g}"})
    if report.forced > 0.5:
        yield Finding("pt-forced", "doubt", {"percent": f"{report.forced:.0%}"})
    if report.branching > 150:
        yield Finding("pt-wide", "note", {"moves": f"{report.branching:.0f}"})


def _levels(report: Report) -> Iterator[Finding]:
    if not report.levels:
        return
    for level in report.levels:
        if level.shortest is not None and level.fewest and level.shortest < level.fewest:
            yield Finding("pt-shorter", "fault",
                          {"level": level.name, "moves": level.shortest, "fewest": level.fewest})
        elif level.games >= 5 and level.solved > level.games / 2:
            yield Finding("pt-by-chance", "note", {"level": level.name, "count": level.solved, "games": level.games})
    dead = sum(level.dead_ends for level in report.levels)
    if dead:
        yield Finding("pt-dead-ends", "note", {"count": dead, "games": report.games})
    unsolved = sum(not level.solved for level in report.levels)
    if unsolved:
        yield Finding("pt-unsolved", "note", {"count": unsolved, "levels": len(report.levels)})


def _rules(report: Report) -> Iterator[Finding]:
    unsolved = bool(report.levels) and not any(level.solved for level in report.levels)
    for unused, together in groupby(report.lines, key=lambda one: not one.games):
        lines = list(together)
        if unused:
            yield _never(lines)
            continue
        for one in lines:
            values: dict[str, object] = {"line": one.line, "text": one.text}
            if one.forbids and not one.forbade:
                yield Finding("pt-never-forbade", "note", values, one.line)
            elif not one.whole and not (unsolved and one.text.endswith("you win")):
                yield Finding("pt-half", "doubt", values, one.line)
    for line, name in report.words_unasked:
        yield Finding("pt-unasked", "doubt", {"line": line, "name": name}, line)


def _never(lines: list[LineReport]) -> Finding:
    first, last = lines[0], lines[-1]
    if first is last:
        return Finding("pt-never", "doubt", {"line": first.line, "text": first.text}, first.line)
    values: dict[str, object] = {"first": first.line, "last": last.line, "text": first.text}
    return Finding("pt-never-several", "doubt", values, first.line)


def _matter(report: Report) -> Iterator[Finding]:
    for key, names in (
        ("pt-no-piece", report.kinds_unseen), ("pt-no-state", report.states_unseen),
        ("pt-no-change", report.numbers_unchanged), ("pt-not-offered", report.choices_unoffered),
        ("pt-not-taken", report.choices_untaken),
    ):
        if names:
            yield Finding(key, "note" if key == "pt-not-taken" else "doubt", {"name": ", ".join(names)})
