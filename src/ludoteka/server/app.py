"""The server as one application: tables, what is stored, and the client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from ludoteka.server import socket
from ludoteka.server.keys import read_keys
from ludoteka.server.pages import hand_out
from ludoteka.server.rooms import Rooms
from ludoteka.server.routes import answer_questions, open_books
from ludoteka.server.settings import Settings
from ludoteka.server.store import open_store
from ludoteka.server.thinking import Thinkers


def create_app(settings: Settings) -> FastAPI:
    """Everything that a server answers; `app.state` has store, archive, profiles, keys and rooms while it runs."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        store = open_store(settings.database)
        await open_books(app, store)
        app.state.keys = await read_keys(store)
        thinkers = Thinkers(settings.thinkers)
        app.state.rooms = Rooms(store, thinkers, settings)
        yield
        await thinkers.close()
        store.close()

    app = FastAPI(title="Ludoteka", lifespan=running, docs_url=None, redoc_url=None, openapi_url=None)
    app.include_router(socket.router)
    answer_questions(app)
    hand_out(app, settings.client)
    return app
