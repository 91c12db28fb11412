"""Weeks as ISO 8601 has them, from Monday, where the player is."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

from ludoteka.server.exchange import Faulty
from ludoteka.server.outline import QUARTER

_WEEK = timedelta(days=7)


def zone_of(name: str) -> tzinfo:
    """A time zone by its name, such as 'Europe/Prague'; UTC where none is named. A Fault where there is none."""
    if not name:
        return UTC
    try:
        return ZoneInfo(name)
    except (LookupError, ValueError, OSError):  # a name that is not there, one that cannot be, one that is a folder
        raise Faulty(422, "no-zone", name) from None


def week_of(at: int, zone: tzinfo) -> str:
    """The week of a moment, in milliseconds since 1970.

    >>> week_of(1_794_178_800_000, UTC), week_of(1_794_178_800_000, ZoneInfo("Europe/Prague"))
    ('2026-W45', '2026-W46')
    """
    return _week(at // QUARTER, zone)


def weeks_between(first: int, last: int, zone: tzinfo) -> list[str]:
    """Every week from that of one moment to that of another.

    >>> weeks_between(1_766_620_800_000, 1_768_000_000_000, UTC)
    ['2025-W52', '2026-W01', '2026-W02']
    """
    day, end = _day(first // QUARTER, zone), _day(last // QUARTER, zone)
    monday, weeks = day - timedelta(days=day.weekday()), []
    while monday <= end:  # by days and not by hours, of which not every week has the same number
        weeks.append(_iso(monday))
        monday += _WEEK
    return weeks


@lru_cache(20_000)
def _week(quarter: int, zone: tzinfo) -> str:
    return _iso(_day(quarter, zone))


def _day(quarter: int, zone: tzinfo) -> date:
    return datetime.fromtimestamp(quarter * QUARTER / 1000, zone).date()


def _iso(day: date) -> str:
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"
