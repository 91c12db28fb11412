"""What the questions of every route are answered from: the parts of the running server."""

from __future__ import annotations

from time import time
from typing import cast

from fastapi import Request

from ludoteka.server.archive import Archive
from ludoteka.server.guests import Guests, mark_in
from ludoteka.server.keys import Keys
from ludoteka.server.outline import Outline
from ludoteka.server.profiles import Profiles
from ludoteka.server.store import EventStore


class House:
    """The parts that hang on the application while it runs."""

    def __init__(self, request: Request) -> None:
        state = request.app.state
        self.store = cast(EventStore, state.store)
        self.archive = cast(Archive, state.archive)
        self.profiles = cast(Profiles, state.profiles)
        self.keys = cast(Keys, state.keys)
        self.guests = cast(Guests, state.guests)
        self.mark = mark_in(request.cookies)
        """Of the browser that asks."""

    def matches(self, profile: str, game: str = "") -> list[Outline]:
        """The matches of a profile, or without one those of whoever has none in this browser; the last played first."""
        if profile:
            self.profiles.find(profile)
        found = self.archive.matches(profile, game)
        return found if profile else [one for one in found if self.guests.lists(self.mark, one.id)]


async def up_to_date(request: Request) -> None:
    """Know what other servers have stored in the same database before a question is answered."""
    await House(request).store.follow()


def now() -> int:
    """Milliseconds since 1970 (UTC)."""
    return round(time() * 1000)
