"""Weeks of play are those of the player's time zone, from Monday."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo

import pytest

from ludoteka.server.counting import statistics
from ludoteka.server.exchange import Faulty
from ludoteka.server.outline import Outline
from ludoteka.server.weeks import week_of, weeks_between, zone_of
from ludoteka.table.events import Chosen, Entry, Opened, Sitter, Step

PRAGUE, HONOLULU, KATHMANDU = ZoneInfo("Europe/Prague"), ZoneInfo("Pacific/Honolulu"), ZoneInfo("Asia/Kathmandu")


def at(text: str) -> int:
    """A moment of UTC in milliseconds since 1970."""
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


SUNDAY_NIGHT = at("2026-11-08 23:30")


@pytest.mark.parametrize(("moment", "zone", "week"), [
    ("2026-11-08 23:30", UTC, "2026-W45"), ("2026-11-08 23:30", PRAGUE, "2026-W46"),
    ("2026-11-09 09:59", HONOLULU, "2026-W45"), ("2026-11-09 10:00", HONOLULU, "2026-W46"),
    ("2026-11-08 18:14", KATHMANDU, "2026-W45"), ("2026-11-08 18:15", KATHMANDU, "2026-W46"),
    ("2026-06-28 21:59", PRAGUE, "2026-W26"), ("2026-06-28 22:00", PRAGUE, "2026-W27"),
    ("2027-01-03 12:00", PRAGUE, "2026-W53"),
])
def test_a_week_begins_when_monday_does_where_the_player_is(moment: str, zone: tzinfo, week: str) -> None:
    assert week_of(at(moment), zone) == week


def test_no_week_is_left_out_when_clocks_are_put_forward() -> None:
    # On 29 March 2026 the day in Prague has 23 hours.
    assert weeks_between(at("2026-03-22 22:30"), at("2026-04-05 21:30"), PRAGUE) == ["2026-W12", "2026-W13", "2026-W14"]


def test_matches_moves_and_minutes_are_counted_in_the_weeks_of_the_zone() -> None:
    match = Outline("m", Entry(1, SUNDAY_NIGHT, Opened("hex", "1", (Sitter(profile="anna"), Sitter("level-1")))))
    match.apply(Entry(2, SUNDAY_NIGHT + 60_000, Chosen(0, (Step("a1"),), due=1)))

    def weeks(zone: tzinfo) -> list[tuple[str, int, int, float]]:
        told = statistics([match], "anna", at("2026-11-15 12:00"), zone).weeks
        return [(one.week, one.matches, one.moves, one.minutes) for one in told]

    assert weeks(UTC) == [("2026-W45", 1, 1, 1.0), ("2026-W46", 0, 0, 0.0)]
    assert weeks(PRAGUE) == [("2026-W46", 1, 1, 1.0)]


@pytest.mark.parametrize("name", [
    "Europe", "Europe/Nowhere", "../etc/passwd", "/etc/localtime", "Etc/../UTC", "x" * 300, "a\0b", "+01:00", "é",
    "Europe/Prague ",
])
def test_a_zone_that_is_not_there_is_a_fault(name: str) -> None:
    with pytest.raises(Faulty, match="no-zone: "):
        zone_of(name)
