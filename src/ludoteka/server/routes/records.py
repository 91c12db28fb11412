"""Records over HTTP: a match as a text, and a text as a match."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Depends, Request, Response

from ludoteka.core import BadSetting
from ludoteka.core.notation import BadNotation
from ludoteka.server.exchange import TEXT, Faulty, read_text
from ludoteka.server.recorded import read_match, record_of
from ludoteka.server.routes.house import House, now, up_to_date
from ludoteka.server.routes.matches import keep, open_book
from ludoteka.server.stored import read_table

router = APIRouter(prefix="/api/v1", dependencies=[Depends(up_to_date)])


@router.get("/matches/{id}/record")
async def record(request: Request, id: str, notation: str = "") -> Response:
    """The record of a match, or the match in another notation of its game."""
    table = open_book(await read_table(House(request).store, id))
    written = record_of(table)
    name = f"ludoteka-{table.opened.game.replace(':', '-')}-{id}"
    if not notation:
        return _file(str(written), f"{name}.txt")
    try:
        write = table.game.notation(notation).write_match
        return _file(await asyncio.to_thread(write, table.game, written), f"{name}.{notation}")
    except (BadSetting, BadNotation) as wrong:
        raise Faulty(404, "no-notation", str(wrong)) from None


@router.post("/records")
async def bring(request: Request, profile: str = "", game: str = "") -> Response:
    """A match from its record, or from another notation of a game."""
    house = House(request)
    name = house.profiles.find(profile).name if profile else ""
    text = await read_text(request)
    table = await asyncio.to_thread(read_match, text, game, profile, name, now())
    return await keep(house, table, profile)


def _file(text: str, name: str) -> Response:
    return Response(text, media_type=TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})
