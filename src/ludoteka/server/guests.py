"""Those who play without a profile: every browser has a mark, and lists the matches that were begun in it."""

from __future__ import annotations

import logging
import re
import secrets

import msgspec
from msgspec import Struct

from ludoteka.server.store import Conflict, EventStore

PREFIX = "guest/"
COOKIE = "ludoteka-guest"
YEAR = 365 * 24 * 3600
_MARK = re.compile(r"[\w-]{12,64}", re.ASCII)
_log = logging.getLogger("ludoteka.guests")


class Began(Struct, frozen=True, tag="began"):
    """A match was begun in the browser with that mark."""

    match: str


_decoder = msgspec.json.Decoder(Began)


class Guests:
    """What was begun in which browser."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._began: dict[str, list[str]] = {}
        self._matches: set[str] = set()

    def lists(self, mark: str, match: str) -> bool:
        """Whether a match is in the lists of a browser: begun there, or in none that is known."""
        return match not in self._matches or match in self._began.get(mark, ())

    async def began(self, mark: str, match: str) -> None:
        """A match was begun in a browser."""
        body = msgspec.json.encode(Began(match))
        while True:
            known = len(self._began.get(mark, ()))
            try:
                return await self._store.append(f"{PREFIX}{mark}", known, [body])
            except Conflict:  # another server was quicker
                await self._store.follow()

    def take(self, stream: str, first: int, bodies: list[bytes]) -> None:
        """Events were appended to a stream; those of guests say what they began."""
        if not stream.startswith(PREFIX):
            return
        began = self._began.setdefault(stream.removeprefix(PREFIX), [])
        if first > len(began) + 1:
            return  # too early: what comes before it will be told together with it
        for body in bodies[len(began) + 1 - first:]:
            try:
                began.append(_decoder.decode(body).match)
            except msgspec.DecodeError as wrong:  # of a newer version, perhaps
                began.append("")
                _log.error("an event of %s is passed over: %s", stream, wrong)
            self._matches.add(began[-1])


async def open_guests(store: EventStore) -> Guests:
    """The guests of a store, which tells of everything that is appended from now on."""
    guests = Guests(store)
    await store.tell_all(PREFIX, guests.take)
    return guests


def mark_in(cookies: dict[str, str]) -> str:
    """The mark of the browser that asks; empty where it has none."""
    mark = cookies.get(COOKIE, "")
    return mark if _MARK.fullmatch(mark) else ""


def new_mark() -> str:
    """A mark that nobody guesses."""
    return secrets.token_urlsafe(18)
