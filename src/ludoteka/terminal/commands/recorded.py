"""What commands read of recorded matches, and what they tell programs of how one ended."""

from __future__ import annotations

import json
from pathlib import Path

from ludoteka.core import Outcome
from ludoteka.terminal.complaint import Complaint, read_text
from ludoteka.terminal.words import Words


def record_text(path: Path, words: Words) -> str:
    """The text of a record: of a file, or of one match of a series as 'series/records.jsonl:17'."""
    name, ending, number = str(path).partition(".jsonl")
    if not ending:
        return read_text(path, words)
    file = name + ending
    lines = read_text(Path(file), words).splitlines()
    try:
        # A series that was stopped lacks some of its matches, so lines do not count them.
        records = {str(one["match"]): str(one["record"]) for one in map(json.loads, lines)}
    except (ValueError, KeyError, TypeError):
        raise Complaint(words("no-series", file=file)) from None
    which = number.removeprefix(":")
    if which not in records:
        raise Complaint(words("which-match", file=file, last=max(map(int, records), default=0)))
    return records[which]


def outcome_facts(outcome: Outcome | None) -> dict[str, object] | None:
    """How a match ended, for programs; None where it goes on."""
    return None if outcome is None else {
        "results": outcome.results, "ranks": outcome.ranks, "points": outcome.points,
        "rule": outcome.rule, "line": outcome.line,
    }
