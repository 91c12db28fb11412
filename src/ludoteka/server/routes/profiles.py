"""Profiles over HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response

from ludoteka.server.answers import NewProfile
from ludoteka.server.exchange import answer, read_json
from ludoteka.server.routes.house import House, up_to_date
from ludoteka.server.selections import Batch, forget_selections, log_selections, read_selections

router = APIRouter(prefix="/api/v1/profiles", dependencies=[Depends(up_to_date)])


@router.get("")
async def everybody(request: Request) -> Response:
    """All of them, the last used first."""
    return answer(House(request).profiles.all())


@router.post("")
async def add(request: Request) -> Response:
    """Somebody new."""
    return answer(await House(request).profiles.add(await read_json(request, NewProfile)), 201)


@router.put("/{id}")
async def change(request: Request, id: str) -> Response:
    """Somebody says something else of themselves."""
    return answer(await House(request).profiles.change(id, await read_json(request, NewProfile)))


@router.delete("/{id}")
async def remove(request: Request, id: str) -> Response:
    """Somebody leaves; their matches stay, but nothing of how they pressed their switches."""
    house = House(request)
    await house.profiles.remove(id)
    await forget_selections(house.store, id)
    return Response(status_code=204)


@router.post("/{id}/used")
async def use(request: Request, id: str) -> Response:
    """Somebody plays."""
    return answer(await House(request).profiles.use(id))


@router.get("/{id}/selections")
async def selected(request: Request, id: str) -> Response:
    """What somebody has chosen by switches, the oldest first."""
    house = House(request)
    house.profiles.find(id)
    return answer(await read_selections(house.store, id))


@router.post("/{id}/selections")
async def select(request: Request, id: str) -> Response:
    """Somebody has chosen something by switches."""
    house = House(request)
    house.profiles.find(id)
    await log_selections(house.store, id, await read_json(request, Batch))
    return Response(status_code=204)
