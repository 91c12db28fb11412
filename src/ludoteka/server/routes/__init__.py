"""What is answered over HTTP: library, profiles, matches, records, statistics (see `docs/storage.md`)."""

from __future__ import annotations

from threading import Thread

from fastapi import Depends, FastAPI

from ludoteka.server.archive import open_archive
from ludoteka.server.exchange import answer_faults, from_here
from ludoteka.server.guests import open_guests
from ludoteka.server.profiles import open_profiles
from ludoteka.server.routes import library, matches, profiles, records, statistics
from ludoteka.server.shelves import cards, page_of
from ludoteka.server.store import EventStore


def answer_questions(app: FastAPI) -> None:
    """Let an application answer them. `open_books` must have been called before the first question."""
    for part in (library, profiles, matches, records, statistics):
        app.include_router(part.router, dependencies=[Depends(from_here)])
    answer_faults(app)


async def open_books(app: FastAPI, store: EventStore) -> None:
    """Fold what is stored; what the first pages need is read meanwhile."""
    Thread(target=_warm, name="ludoteka-warming", daemon=True).start()
    app.state.store = store
    app.state.archive = await open_archive(store)
    app.state.profiles = await open_profiles(store)
    app.state.guests = await open_guests(store)


def _warm() -> None:
    """The cards of the library, and a small game: with it the grammar, which takes longest, is there for all."""
    cards()
    page_of("tic-tac-toe")
