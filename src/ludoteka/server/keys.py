"""Keys of tables: whoever has the key of a table plays its seats, whoever has none only looks on."""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b

from ludoteka.server.store import Conflict, EventStore

STREAM = "server/secret"
"""Where what all keys are made from is kept."""
BYTES = 32


class Keys:
    """Every table has one key, which follows from its id and a secret of the server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def of(self, table: str) -> str:
        """The key of a table."""
        return blake2b(table.encode(), key=self._secret, digest_size=16).hexdigest()

    def fits(self, table: str, key: str) -> bool:
        """Whether that is its key."""
        return hmac.compare_digest(self.of(table).encode(), key.encode())


async def read_keys(store: EventStore) -> Keys:
    """The keys of the tables in a store; the first to ask makes the secret."""
    while not (kept := await store.read(STREAM)):
        try:
            await store.append(STREAM, 0, [secrets.token_bytes(BYTES)])
        except Conflict:
            continue  # another server was quicker
    return Keys(kept[0][1])
