"""Applies the fixes that messages carry, as long as they help."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludoteka.language import Diagnostic
from ludoteka.studio.checking import Found, Written, diagnose

MOST_READINGS = 100
"""A fix may bring the next mistake to light, and one that does harm is left out; so often the text is read."""


def mended(texts: Written) -> tuple[Written, Found]:
    """The texts with all fixes that add no error, and what is still wrong with them."""
    found = diagnose(texts)
    seen = {texts}
    better: Written | None = texts
    while better is not None:
        better = None
        for changed in _changes(texts, found):
            if changed in seen or len(seen) >= MOST_READINGS:
                continue
            seen.add(changed)
            after = diagnose(changed)
            if after.errors <= found.errors:
                better = texts = changed
                found = after
                break
    return texts, found


def _changes(texts: Written, found: Found) -> Iterator[Written]:
    """The texts with all fixes at once; then with one each."""
    yield Written(applied(texts.rules, found.rules), applied(texts.levels, found.levels), texts.tables)
    for one in found.rules:
        yield Written(applied(texts.rules, [one]), texts.levels, texts.tables)
    for one in found.levels:
        yield Written(texts.rules, applied(texts.levels, [one]), texts.tables)


def applied(text: str, diagnostics: Iterable[Diagnostic]) -> str:
    """A text with the fixes of some messages about it, from the end of each line to its beginning."""
    lines = text.splitlines(keepends=True)
    fixes = [one for one in diagnostics if one.fix is not None and 1 <= one.line <= len(lines)]
    free: dict[int, int] = {}
    for one in sorted(fixes, key=lambda one: (one.line, -one.fix_span.column)):
        line, span = lines[one.line - 1], one.fix_span
        # Columns are counted as if tabs were spaces already, so a line's tabs are mended before all else.
        fits = span.end_column <= free.get(one.line, len(line) + 1) and ("\t" not in line or one.code == "tab")
        if fits and one.fix is not None:
            lines[one.line - 1] = line[:span.column - 1] + one.fix.replacement + line[span.end_column - 1:]
            free[one.line] = span.column
    return "".join(lines)
