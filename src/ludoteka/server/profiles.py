"""Who plays here: profiles and what they have put out of their sight, folded from events."""

from __future__ import annotations

import asyncio
import logging
import secrets
import unicodedata
from collections.abc import Callable
from time import time

import msgspec
from msgspec import Struct

from ludoteka.games.texts import LANGUAGES
from ludoteka.server.answers import NewProfile, Profile
from ludoteka.server.exchange import Faulty
from ludoteka.server.store import Conflict, EventStore

PREFIX = "profile/"
GUEST = "guest"
"""Where it is kept what those without a profile have hidden."""
LONGEST_NAME, LONGEST_TEXT, MOST_SETTINGS = 40, 2000, 100


class Described(Struct, frozen=True, tag="described"):
    """Somebody is new here, or has changed what they say of themselves."""

    details: NewProfile


class Used(Struct, frozen=True, tag="used"):
    """The profile was chosen."""


class Removed(Struct, frozen=True, tag="removed"):
    """The profile is not wanted any more. Its matches stay."""


class Hidden(Struct, frozen=True, tag="hidden"):
    """A match is not wanted in this profile's lists."""

    match: str


class ProfileEntry(Struct, frozen=True):
    """An event of a profile, and when it happened in milliseconds since 1970."""

    at: int
    event: Described | Used | Removed | Hidden


_decoder = msgspec.json.Decoder(ProfileEntry)
_log = logging.getLogger("ludoteka.profiles")


class Kept:
    """One profile as its events have made it."""

    def __init__(self) -> None:
        self.version = 0
        self.details: NewProfile | None = None
        self.used = 0
        self.hidden: set[str] = set()

    def apply(self, entry: ProfileEntry) -> None:
        """One more event."""
        match entry.event:
            case Described():
                self.details = entry.event.details
                self.used = self.used or entry.at
            case Used():
                self.used = entry.at
            case Removed():
                self.details = None
            case Hidden():
                self.hidden.add(entry.event.match)


class Profiles:
    """All profiles of a store."""

    def __init__(self, store: EventStore, now: Callable[[], int] = lambda: round(time() * 1000)) -> None:
        self._store = store
        self._now = now
        self._kept: dict[str, Kept] = {}
        self._naming = asyncio.Lock()
        """Held while a name is looked for and taken, so that two cannot take it at once."""

    def all(self) -> list[Profile]:
        """Everybody, the last used first."""
        return sorted((_profile(id, kept.details, kept.used) for id, kept in self._kept.items() if kept.details),
                      key=lambda one: (-one.used, one.name))

    def find(self, id: str) -> Profile:
        """One of them; a Fault where there is none."""
        kept = self._kept.get(id)
        if kept is None or kept.details is None:
            raise Faulty(404, "no-profile", id)
        return _profile(id, kept.details, kept.used)

    def hidden(self, id: str) -> set[str]:
        """The matches that a profile, or whoever has none, does not want to see."""
        kept = self._kept.get(id or GUEST)
        return kept.hidden if kept else set()

    async def add(self, details: NewProfile) -> Profile:
        """Somebody new."""
        id = secrets.token_urlsafe(9)
        async with self._naming:
            await self._append(id, Described(self._checked(details)))
        return self.find(id)

    async def change(self, id: str, details: NewProfile) -> Profile:
        """Somebody says something else of themselves."""
        async with self._naming:
            self.find(id)
            await self._append(id, Described(self._checked(details, id)))
        return self.find(id)

    async def use(self, id: str) -> Profile:
        """Somebody plays."""
        self.find(id)
        await self._append(id, Used())
        return self.find(id)

    async def remove(self, id: str) -> None:
        """Somebody leaves."""
        self.find(id)
        await self._append(id, Removed())

    async def hide(self, id: str, match: str) -> None:
        """Somebody does not want to see a match any more."""
        if match not in self.hidden(id):
            await self._append(id or GUEST, Hidden(match))

    def take(self, stream: str, first: int, bodies: list[bytes]) -> None:
        """Events were appended to a stream; those of profiles change them."""
        if stream.startswith(PREFIX):
            kept = self._kept.setdefault(stream.removeprefix(PREFIX), Kept())
            if first > kept.version + 1:
                return  # too early: what comes before it will be told together with it
            for body in bodies[kept.version + 1 - first:]:
                kept.version += 1
                try:
                    kept.apply(_decoder.decode(body))
                except msgspec.DecodeError as wrong:  # of a newer version, perhaps
                    _log.error("event %d of %s is passed over: %s", kept.version, stream, wrong)

    async def _append(self, id: str, event: Described | Used | Removed | Hidden) -> None:
        stream, body = f"{PREFIX}{id}", msgspec.json.encode(ProfileEntry(self._now(), event))
        while True:
            version = self._kept[id].version if id in self._kept else 0
            try:
                return await self._store.append(stream, version, [body])
            except Conflict:  # another tab was quicker: the last one holds
                for number, later in await self._store.read(stream, version):
                    self.take(stream, number, [later])

    def _checked(self, details: NewProfile, id: str = "") -> NewProfile:
        name = " ".join(details.name.split())
        if not name:
            raise Faulty(422, "name-missing")
        if len(name) > LONGEST_NAME:
            raise Faulty(422, "name-too-long", f"{LONGEST_NAME} letters at most")
        if any(unicodedata.category(sign) in ("Cc", "Cs", "Cn", "Co") for sign in name):
            raise Faulty(422, "wrong-profile", "the name has signs that cannot be written")
        if any(_alike(one.name) == _alike(name) and one.id != id for one in self.all()):
            raise Faulty(409, "name-taken", name)
        if details.language not in ("", *LANGUAGES):
            raise Faulty(422, "wrong-profile", f"language '{details.language}'")
        kept = (details.settings, details.access)
        words = [one for values in kept for one in values.values() if isinstance(one, str)]
        texts = [details.picture, *details.settings, *details.access, *words]
        if max(map(len, kept)) > MOST_SETTINGS or max(map(len, texts)) > LONGEST_TEXT:
            raise Faulty(422, "wrong-profile", "too many settings, or too long ones")
        return msgspec.structs.replace(details, name=name)


async def open_profiles(store: EventStore) -> Profiles:
    """The profiles of a store, which tells them of everything that is appended from now on."""
    profiles = Profiles(store)
    await store.tell_all(PREFIX, profiles.take)
    return profiles


def _profile(id: str, details: NewProfile, used: int) -> Profile:
    return Profile(id=id, used=used, **msgspec.structs.asdict(details))


def _alike(name: str) -> str:
    """What names have in common that are not told apart when they are heard."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(plain.split())
