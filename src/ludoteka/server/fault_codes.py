"""Why something asked over HTTP is not done: the closed list of codes, which the client has in words."""

from __future__ import annotations

from typing import Literal

FaultCode = Literal[
    "malformed",      # not what is asked here: no JSON, or a wrong field
    "too-large",
    "not-found",      # no such address
    "not-allowed",    # the address is not for that
    "failed",         # our fault; the log has it
    "no-game",
    "no-language",
    "no-picture",
    "no-match",
    "no-profile",
    "no-ply",
    "no-level",
    "no-zone",        # no time zone has that name
    "no-option",      # the game has no such option, or the option no such value
    "wrong-seats",    # so many cannot play it
    "no-sitter",      # neither a person nor nobody nor an opponent
    "wrong-clock",
    "wrong-seed",
    "wrong-position",
    "over-already",   # the position is one where the match is over
    "wrong-record",
    "wrong-move",     # a move of the record is not legal
    "no-notation",
    "still-hidden",   # the match goes on, and its record would give hidden things away
    "other-rules",    # the match was played by rules that have changed since
    "too-hard",       # the rules ask for more than can be worked out
    "name-missing",
    "name-too-long",
    "name-taken",
    "wrong-profile",
]
