"""The library over HTTP: cards, pages, texts, art and first positions."""

from __future__ import annotations

import asyncio
from importlib.metadata import version

import msgspec
from fastapi import APIRouter, Depends, Request, Response

from ludoteka.core import Setting
from ludoteka.games import art, playable
from ludoteka.games.texts import LANGUAGES
from ludoteka.server.answers import About
from ludoteka.server.beginning import game_of, level_of, options_of
from ludoteka.server.exchange import JSON, TEXT, Faulty, answer, kept_answer, read_text
from ludoteka.server.routes.house import House, up_to_date
from ludoteka.server.routes.matches import listed
from ludoteka.server.samples import sample_picture
from ludoteka.server.shelves import cards, first_picture, given_picture, page_of, words_of
from ludoteka.server.stars import with_stars

router = APIRouter(prefix="/api/v1")
_NOT_OPTIONS = ("level", "seats", "sample")


@router.get("/about")
def about() -> Response:
    """This server."""
    shown = cards()
    return answer(About(version("ludoteka"), sum(not one.theme_of for one in shown), sum(one.levels for one in shown),
                        LANGUAGES, "Apache-2.0"))


@router.get("/library")
def library(request: Request) -> Response:
    """Every game."""
    return kept_answer(request, msgspec.json.encode(cards()))


@router.get("/played", dependencies=[Depends(up_to_date)])
async def played(request: Request, profile: str = "") -> Response:
    """When each game was played last, of those that were."""
    return answer({one.opened.game: one.played for one in reversed(listed(House(request), profile))})


@router.get("/games/{id}", dependencies=[Depends(up_to_date)])
def game(request: Request, id: str, profile: str = "") -> Response:
    """All about one game, with the stars of a profile."""
    page = page_of(_known(id))
    matches = House(request).archive.matches(profile, id) if profile else []
    return answer(msgspec.structs.replace(page, levels=with_stars(page.levels, matches)))


@router.get("/games/{id}/texts/{language}")
def game_texts(request: Request, id: str, language: str) -> Response:
    """Its texts, as Fluent."""
    return kept_answer(request, words_of(_known(id), language).encode(), TEXT)


@router.get("/games/{id}/art/{name}.svg")
def game_art(request: Request, id: str, name: str) -> Response:
    """One of its pictures. Only what is in its folder has a name."""
    path = art(_known(id)).get(name)
    if path is None:
        raise Faulty(404, "no-picture", name)
    return kept_answer(request, path.read_bytes(), "image/svg+xml")


@router.get("/games/{id}/picture")
def picture(request: Request, id: str) -> Response:
    """Its first position as it is set, or (sample) one that is worth looking at."""
    asked = dict(request.query_params)
    if asked.get("sample") == "true":
        return kept_answer(request, sample_picture(_known(id)))
    game = game_of(id)
    wanted: dict[str, Setting] = {name: value for name, value in asked.items() if name not in _NOT_OPTIONS}
    options = tuple(sorted(options_of(game, wanted).items()))
    level, seats = level_of(game, asked.get("level")), _seats(asked.get("seats"))
    return kept_answer(request, first_picture(id, level, seats, options))


@router.post("/games/{id}/picture")
async def drawn_position(request: Request, id: str) -> Response:
    """A position that somebody has as a text, drawn."""
    return Response(await asyncio.to_thread(given_picture, id, await read_text(request)), media_type=JSON)


def _seats(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isdecimal() and len(text) < 4):
        raise Faulty(422, "wrong-seats", text)
    return int(text)


def _known(id: str) -> str:
    if id not in playable():
        raise Faulty(404, "no-game", id)
    return id
