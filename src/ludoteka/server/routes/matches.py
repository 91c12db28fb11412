"""Matches over HTTP: lists, new ones, and what they look like."""

from __future__ import annotations

import asyncio
import secrets
from itertools import islice
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from ludoteka.core import Position
from ludoteka.server.answers import Match, NewMatch
from ludoteka.server.beginning import begin
from ludoteka.server.exchange import TEXT, Faulty, answer, kept_answer, read_json, tag_of, unchanged
from ludoteka.server.guests import COOKIE, YEAR, new_mark
from ludoteka.server.outline import Outline
from ludoteka.server.routes.house import House, now, up_to_date
from ludoteka.server.shelves import drawn
from ludoteka.server.stored import read_table, store_table
from ludoteka.table import Table

router = APIRouter(prefix="/api/v1/matches", dependencies=[Depends(up_to_date)])
ID_BYTES = 9
USUAL, MOST = 50, 200
"""How many matches one answer lists."""
PLACE = r"^(\d{1,15}\.[\w-]{1,64})?$"
"""A place in a list: when a match was played last, and its id."""
SALT = secrets.token_bytes(8)
"""After a new start rules may have changed, and pictures with them."""


@router.get("")
async def matches(
    request: Request, profile: str = "", game: str = "",
    goes_on: Annotated[bool | None, Query(alias="open")] = None, begun: bool = False,
    limit: Annotated[int, Query(ge=1, le=MOST)] = USUAL, before: Annotated[str, Query(pattern=PLACE)] = "",
) -> Response:
    """Those of a profile, or where no profile sits; of one game, open or finished ones; the last played first.

    `begun` leaves out those without a move; `before` is the place of the last one of the page before: PLAYED.ID.
    """
    house = House(request)
    chosen = (one for one in listed(house, profile, game)
              if goes_on in (None, not one.results) and (one.standing or not begun) and is_after(one, before))
    return answer([told(house, one, profile) for one in islice(chosen, limit)])


@router.post("")
async def new_match(request: Request) -> Response:
    """A match begins."""
    house = House(request)
    new = await read_json(request, NewMatch)
    table = await asyncio.to_thread(begin, new, lambda id: house.profiles.find(id).name, now())
    return await keep(house, table, new.profile)


@router.get("/{id}")
async def match(request: Request, id: str, profile: str = "") -> Response:
    """One of them."""
    house = House(request)
    return answer(told(house, found(house, id), profile))


@router.delete("/{id}")
async def hide(request: Request, id: str, profile: str = "") -> Response:
    """A profile does not want to see it any more; what was played stays."""
    house = House(request)
    found(house, id)
    if profile:
        house.profiles.find(profile)
    await house.profiles.hide(profile, id)
    return Response(status_code=204)


@router.get("/{id}/picture")
async def picture(request: Request, id: str, ply: str = "") -> Response:
    """What everybody may see of it now, or after so many moves. To draw it the match is played again, so not twice."""
    house = House(request)
    tag = tag_of(SALT, id.encode(), str(found(house, id).version).encode(), ply.encode())
    if same := unchanged(request, tag):
        return same
    table = await read_table(house.store, id)
    body = await asyncio.to_thread(lambda: drawn(position_at(table, ply)))
    return kept_answer(request, body, tag=tag)


@router.get("/{id}/position")
async def position(request: Request, id: str, ply: str = "") -> Response:
    """A position of it as a text, for sharing."""
    table = open_book(await read_table(House(request).store, id))
    return kept_answer(request, str(position_at(table, ply)).encode(), TEXT)


def listed(house: House, profile: str, game: str = "") -> list[Outline]:
    """The matches that somebody has in their lists, the last played first."""
    found, hidden = house.matches(profile, game), house.profiles.hidden(profile)
    return [one for one in found if one.id not in hidden]


def is_after(one: Outline, place: str) -> bool:
    """Whether a match comes later in a list than what stood at a place, wherever that is by now."""
    played, _, id = place.partition(".")
    return not place or (one.played, one.id) < (int(played), id)


async def keep(house: House, table: Table, profile: str) -> Response:
    """Store a new match. Where no profile sits, the browser that began it is the one that lists it."""
    id = secrets.token_urlsafe(ID_BYTES)
    await store_table(house.store, id, table)
    kept = answer(told(house, found(house, id), profile), 201)
    if not any(sitter.profile for sitter in table.sitters):
        mark = house.mark or new_mark()
        await house.guests.began(mark, id)
        kept.set_cookie(COOKIE, mark, max_age=YEAR, path="/api", httponly=True, samesite="strict")
    return kept


def found(house: House, id: str) -> Outline:
    """A match by its id, or a Fault."""
    one = house.archive.find(id)
    if one is None:
        raise Faulty(404, "no-match", id)
    return one


def told(house: House, one: Outline, profile: str) -> Match:
    """A match as lists show it; only its own profile is given the key."""
    return Match(
        id=one.id, game=one.opened.game, seats=one.sitters, started=one.started, played=one.played,
        plies=one.standing, version=one.version, due=one.due, level=one.opened.level, results=one.results,
        key=house.keys.of(one.id) if one.belongs_to(profile) else "", elapsed=one.elapsed / 1000, helped=one.helped,
    )


def position_at(table: Table, ply: str) -> Position:
    """The position after so many of the moves that stand; now where it is not said."""
    if not ply:
        return table.position
    if not (ply.isdecimal() and len(ply) < 7 and int(ply) <= table.plies):
        raise Faulty(404, "no-ply", ply)
    return table.line.at(int(ply))


def open_book(table: Table) -> Table:
    """A table that has no secrets, or none any more; what chance will decide is one, and follows from the seed."""
    if (table.hides or table.game.chance) and not table.over:
        raise Faulty(409, "still-hidden")
    return table
