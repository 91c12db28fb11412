"""What players have chosen by switches, as the client logs it: for the adviser, and for whoever helps them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from ludoteka.server.store import Conflict, EventStore

PREFIX = "selections/"
MOST_AT_ONCE = 200
MOST_KEPT = 20_000
"""Of each profile, some months of play. Older ones are forgotten, so that no log can fill the disk."""
SPARE = 1000
"""After each so many, the oldest are forgotten together: that is less work than one by one."""
Count = Annotated[int, Meta(ge=0, le=2**53)]
Words = Annotated[str, Meta(max_length=200)]


class LoggedSelection(Struct, frozen=True, omit_defaults=True):
    """One choice by switches, or a group that was gone into by mistake, and how the scan was set then."""

    at: Count
    """When, in milliseconds since 1970."""
    target: Words
    steps: Count
    presses: Count
    milliseconds: Count
    mode: Words
    interval: Count
    level: Words = ""
    """The question that was asked."""
    mistake: Literal["", "early", "late", "group", "undone"] = ""
    reaction: Count | None = None
    """Milliseconds from the highlight to the press, where a press has chosen."""
    game: Words = ""


Batch = Annotated[tuple[LoggedSelection, ...], Meta(min_length=1, max_length=MOST_AT_ONCE)]

_decoder = msgspec.json.Decoder(LoggedSelection)


async def log_selections(store: EventStore, profile: str, selections: tuple[LoggedSelection, ...]) -> None:
    """Append them to what the profile has chosen; the oldest are forgotten where there are too many."""
    stream, bodies = f"{PREFIX}{profile}", [msgspec.json.encode(one) for one in selections]
    last = await _append(store, stream, bodies)
    if last // SPARE > (last - len(bodies)) // SPARE and last > MOST_KEPT:
        await store.forget(stream, last - MOST_KEPT)


async def read_selections(store: EventStore, profile: str) -> list[LoggedSelection]:
    """The newest that the profile has chosen, the oldest of them first."""
    stream = f"{PREFIX}{profile}"
    rows = await store.read(stream, max(0, await store.last(stream) - MOST_KEPT))
    return [_decoder.decode(body) for _, body in rows]


async def forget_selections(store: EventStore, profile: str) -> None:
    """Nobody is left whose choices these were."""
    stream = f"{PREFIX}{profile}"
    await store.forget(stream, await store.last(stream))


async def _append(store: EventStore, stream: str, bodies: list[bytes]) -> int:
    while True:
        last = await store.last(stream)
        try:
            await store.append(stream, last, bodies)
        except Conflict:  # another window of the same player was quicker
            continue
        return last + len(bodies)
