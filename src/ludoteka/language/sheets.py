"""Tables that stand in files of their own (CSV): their cells with the places where they stand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from ludoteka.language.diagnostics import FAR, Findings, Span, did_you_mean, listed
from ludoteka.language.layout import LONGEST_LINE, Line, Row

_FROM = re.compile(r"^(?P<head>.+ table) from (?P<file>\S+)$")
_SEPARATORS = ",;\t"
MOST_ROWS = 2000
REPLACED = "\ufffd"
"""What stands for bytes of a file that are no text."""


@dataclass(frozen=True, slots=True)
class SheetRow(Row):
    """A row of a file: the text and the column of each cell."""

    cells: tuple[tuple[str, int], ...] = ()


def join_tables(lines: list[Line], tables: Mapping[str, str], findings: Findings) -> dict[int, str]:
    """Put the rows of the files that tables name below their headings; gives the cells' words by line.

    The lines of a file are counted far behind those of the rules, so that each line has one number.
    """
    words: dict[int, str] = {}
    for line in lines:
        found = _FROM.match(line.text)
        if found is None:
            continue
        line.text, name = found["head"], found["file"]
        if line.children:
            findings.error("both", line.children[0].span, f"the rows of this table stand in '{name}'",
                           "put them there, or leave out the name of the file")
        if name not in tables:
            column = line.column + found.start("file")
            near = did_you_mean(name, tables)
            known = f"files beside the rules: {listed(sorted(tables))}" if tables else "put it beside the rules"
            findings.error("file", Span(line.number, column, column + len(name)), f"there is no file '{name}'",
                           f"did you mean '{near}'?" if near else known)
            line.rows = None
            continue
        findings.sheets.append(name)
        rows = _rows(tables[name], len(findings.sheets) * FAR, findings)
        line.rows = list[Row](rows) or None
        words |= {row.number: row.text for row in rows}
    return words


def _rows(text: str, far: int, findings: Findings) -> list[SheetRow]:
    lines = text.removeprefix("\ufeff").splitlines()
    first = next((line for line in lines if line.strip()), "")
    separator = max(_SEPARATORS, key=first.count)
    rows: list[SheetRow] = []
    if REPLACED in text:
        number, line = next((at, line) for at, line in enumerate(lines, far + 1) if REPLACED in line)
        column = line.index(REPLACED) + 1
        findings.error("encoding", Span(number, column, column + 1), "the file is not a text in UTF-8",
                       "save it as UTF-8: programs for tables call that 'CSV UTF-8', or ask for it as the "
                       "character set")
    for number, line in enumerate(lines[:MOST_ROWS], far + 1):
        if not line.strip():
            continue
        cells = tuple(_cells(line[:LONGEST_LINE], separator, number, findings))
        rows.append(SheetRow(number, " | ".join(text for text, _ in cells), cells))
    if len(lines) > MOST_ROWS:
        findings.error("too-long", Span(far + MOST_ROWS + 1), f"a table has at most {MOST_ROWS} rows")
    if not rows:
        findings.error("empty-block", Span(far + 1), "the file is empty", "begin it with the names of the columns")
    return rows


def _cells(line: str, separator: str, number: int, findings: Findings) -> list[tuple[str, int]]:
    """The cells of one line; one in quotes may hold the separator, and a quote that is written twice."""
    cells, place = list[tuple[str, int]](), 0
    while place <= len(line):
        start = place + len(line[place:]) - len(line[place:].lstrip(" "))
        column = start + 1
        if line.startswith('"', start):
            column += 1
            text, place = _quoted(line, start, number, findings)
            rest = line[place:].partition(separator)[0]
            if rest.strip():
                findings.error("cell", Span(number, place + 1, place + 1 + len(rest)), "this stands behind the quotes",
                               "write a quote inside a cell twice: \"\"")
            place += len(rest)
        else:
            text = line[place:].partition(separator)[0]
            place += len(text)
        if "|" in text:
            findings.error("cell", Span(number, start + 1, place + 1), "a cell cannot hold '|'", "leave it out")
        cells.append((text.strip().replace("|", " "), column))
        place += 1
    return cells


def _quoted(line: str, start: int, number: int, findings: Findings) -> tuple[str, int]:
    """What stands between quotes, and the place behind them."""
    text, place = "", start + 1
    while True:
        end = line.find('"', place)
        if end < 0:
            findings.error("cell", Span(number, start + 1, len(line) + 1), "these quotes are not closed",
                           "close them on the same line: a cell is one line")
            return text + line[place:], len(line)
        text += line[place:end]
        if not line.startswith('""', end):
            return text, end + 1
        text, place = text + '"', end + 2
