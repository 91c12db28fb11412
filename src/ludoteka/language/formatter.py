"""One canonical text for every game: indentation, spaces, comments in one column, blank lines between parts."""

from __future__ import annotations

import re

from ludoteka.language.diagnostics import Findings
from ludoteka.language.layout import Line, read_layout

COMMENT_COLUMN = 42
_QUESTION = re.compile(r'(.* (?:is|are) .*\S) +("[^"]*")$')
"""An option with its question."""
UNREADABLE = frozenset({"too-long", "long-line", "deep"})
"""Layouts that are only read in part, so that formatting would lose something."""


def format_text(text: str) -> str:
    """The text in its canonical form; formatting it again changes nothing."""
    lines = text.splitlines()
    findings = Findings()
    top = read_layout(text, findings)
    if any(found.code in UNREADABLE for found in findings.sorted()):
        return text
    depth: dict[int, int] = {}
    words: dict[int, Line] = {}
    rows: dict[int, int] = {}
    for line in top:
        _note(line, 0, depth, words, rows)
    out: list[str] = []
    owner = 0
    for number, raw in enumerate(lines, 1):
        if number in words:
            owner = number
            out.append(_line(words[number], depth[number]))
        elif number in rows:
            out.append(_row(raw, rows[number], depth[owner]))
        elif not raw.strip():
            out.append("")
        else:
            out.append(_comment(raw, out))
    return _spaced(out)


def _note(line: Line, level: int, depth: dict[int, int], words: dict[int, Line], rows: dict[int, int]) -> None:
    depth[line.number] = level
    words[line.number] = line
    drawn = [row for row in line.rows or () if row.text.strip()]
    margin = min((len(row.text) - len(row.text.lstrip()) for row in drawn), default=0)
    for row in line.rows or ():
        rows[row.number] = margin
    for child in line.children:
        _note(child, level + 1, depth, words, rows)


def _line(line: Line, level: int) -> str:
    quoted = re.split(r'("[^"]*"?)', line.text)
    tidy = "".join(part if part.startswith('"') else re.sub(r" +", " ", part) for part in quoted)
    tidy = re.sub(r" *,(?!--)(?=\S)", ", ", tidy) if '"' not in tidy else tidy
    text = "  " * level + tidy.strip()
    if question := _QUESTION.match(text):
        text = _in_column(question[1], question[2])
    return _in_column(text, f"-- {line.comment}") if line.comment else text


def _in_column(text: str, note: str) -> str:
    """Comments and the questions of options stand in one column, where the line leaves room."""
    return text + " " * max(2, COMMENT_COLUMN - len(text)) + note


def _row(raw: str, margin: int, level: int) -> str:
    return ("  " * (level + 1) + raw[margin:].rstrip()) if raw.strip() else ""


def _comment(raw: str, out: list[str]) -> str:
    before = next((line for line in reversed(out) if line.strip()), "")
    indent = len(before) - len(before.lstrip()) if raw.startswith(" ") else 0
    return " " * indent + raw.strip()


def _spaced(lines: list[str]) -> str:
    """No blank line at the ends, never two together."""
    text = "\n".join(lines).strip("\n")
    return re.sub(r"\n{3,}", "\n\n", text) + "\n" if text else ""
