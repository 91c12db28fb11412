"""Statistics over HTTP: counted for a screen, and as a sheet of rows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import tzinfo

from fastapi import APIRouter, Depends, Request, Response
from starlette.responses import StreamingResponse

from ludoteka.server.counting import statistics
from ludoteka.server.exchange import answer
from ludoteka.server.routes.house import House, now, up_to_date
from ludoteka.server.sheet import COLUMNS, rows_of, sheet_of
from ludoteka.server.stored import read_entries
from ludoteka.server.weeks import zone_of

router = APIRouter(prefix="/api/v1", dependencies=[Depends(up_to_date)])


@router.get("/statistics")
async def counted(request: Request, profile: str = "", game: str = "", zone: str = "") -> Response:
    """What a profile has played, in all games or in one, by the weeks of a time zone."""
    matches = House(request).matches(profile, game)
    return answer(await asyncio.to_thread(statistics, matches, profile, now(), zone_of(zone)))


@router.get("/statistics.csv")
async def sheet(request: Request, profile: str = "", game: str = "", zone: str = "") -> Response:
    """Every event of the profile's matches, the oldest match first, in the time of a zone."""
    house = House(request)
    ids = [one.id for one in reversed(house.matches(profile, game))]
    return StreamingResponse(_rows(house, ids, zone_of(zone)), media_type="text/csv; charset=utf-8; header=present",
                             headers={"content-disposition": 'attachment; filename="ludoteka-statistics.csv"'})


async def _rows(house: House, ids: list[str], zone: tzinfo) -> AsyncIterator[str]:
    yield sheet_of([COLUMNS])
    for id in ids:
        yield sheet_of(rows_of(id, await read_entries(house.store, id), zone))
