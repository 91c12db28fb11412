"""The archive: every match in outline, folded from the store when the server starts and following it since."""

from __future__ import annotations

import logging

import msgspec

from ludoteka.server.outline import Outline
from ludoteka.server.store import EventStore
from ludoteka.table.events import Entry

PREFIX = "match/"
_decoder = msgspec.json.Decoder(Entry)
_log = logging.getLogger("ludoteka.archive")


class Archive:
    """All matches by their ids. It holds nothing that could not be folded again from the store."""

    def __init__(self) -> None:
        self._outlines: dict[str, Outline] = {}

    def find(self, id: str) -> Outline | None:
        """A match by its id."""
        return self._outlines.get(id)

    def matches(self, profile: str = "", game: str = "") -> list[Outline]:
        """The matches of a profile, or those where no profile sits, in all games or in one; the last played first."""
        chosen = (one for one in self._outlines.values()
                  if one.belongs_to(profile) and (not game or one.opened.game == game))
        return sorted(chosen, key=lambda one: (one.played, one.id), reverse=True)

    def take(self, stream: str, first: int, bodies: list[bytes]) -> None:
        """Events were appended to a stream; those of matches change their outlines."""
        if not stream.startswith(PREFIX):
            return
        id = stream.removeprefix(PREFIX)
        try:
            for number, body in enumerate(bodies, first):
                self._take(id, number, _decoder.decode(body))
        except (msgspec.DecodeError, ValueError, IndexError) as wrong:
            # One log that cannot be read, of a newer version perhaps, must not hide all the others.
            self._outlines.pop(id, None)
            _log.error("match %s is left out of all lists: %s", id, wrong)

    def _take(self, id: str, number: int, entry: Entry) -> None:
        known = self._outlines.get(id)
        if known is None and number == 1:
            self._outlines[id] = Outline(id, entry)
        elif known is not None and number == known.version + 1:
            known.apply(entry)  # what is told again, or too early, is passed over


async def open_archive(store: EventStore) -> Archive:
    """The archive of a store, which tells it of everything that is appended from now on."""
    archive = Archive()
    await store.tell_all(PREFIX, archive.take)
    return archive
