"""Matches as a sheet of rows, one for each event: for whoever wants to count otherwise than we do."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import datetime, tzinfo

from ludoteka.server.outline import Outline
from ludoteka.table.events import Chosen, Entry, Helped, Opened, Redone, Reseated, Resigned, TakenBack, TimedOut

COLUMNS = ("match", "game", "version", "level", "number", "at", "event", "ply", "seat", "who", "move", "seconds",
           "left", "help", "results", "imported")
Row = tuple[str | int | float, ...]


def sheet_of(rows: Iterable[Sequence[object]]) -> str:
    """Rows as comma-separated values (RFC 4180)."""
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()


def rows_of(id: str, entries: Sequence[Entry], zone: tzinfo) -> list[Row]:
    """The rows of one match, in the time of a zone."""
    outline = Outline(id, entries[0])
    rows = [_row(outline, entries[0], zone)]
    for entry in entries[1:]:
        outline.apply(entry)
        rows.append(_row(outline, entry, zone))
    return rows


def _row(match: Outline, entry: Entry, zone: tzinfo) -> Row:
    event, opened = entry.event, match.opened
    seat = event.seat if isinstance(event, Chosen | Resigned | TimedOut | Reseated | Helped) else None
    chosen = isinstance(event, Chosen)
    return (
        match.id, opened.game, opened.version, opened.level or "", entry.number,
        datetime.fromtimestamp(entry.at / 1000, zone).isoformat(timespec="milliseconds"),
        _kind(entry), match.standing,
        "" if seat is None else seat + 1, "chance" if chosen and seat is None else _who(match, seat),
        event.move if isinstance(event, Chosen) else "", match.thoughts[-1].seconds if chosen else "",
        event.left if isinstance(event, TakenBack | Redone) else "", event.help if isinstance(event, Helped) else "",
        " ".join(match.results), int(opened.imported) if isinstance(event, Opened) else "",
    )


def _kind(entry: Entry) -> str:
    """What its event is called in the log: 'taken-back'."""
    return str(type(entry.event).__struct_config__.tag)


def _who(match: Outline, seat: int | None) -> str:
    return "" if seat is None else match.sitters[seat].who
