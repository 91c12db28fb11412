"""How a game stands on the shelf: what its author says of it in `card.toml`, and what its text says at a glance.

A library must be on the screen before every game in it has been read and checked, so the numbers of players and of
levels are taken from the lines that say them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

import msgspec

from ludoteka.games.colours import NAMED, seat_colours
from ludoteka.games.library import LEVELS, RULES, BadGame, folders, text_of

CARD = "card.toml"
Group = Literal["capturing", "territory", "lines", "race", "logic", "numbers", "puzzle", "maze", "memory", "cards"]
Difficulty = Literal[1, 2, 3]
DRAWINGS = ("checkered", "grid", "crossings", "holes", "plain", "wedges")
"""How the ground of a board is drawn."""
MATERIALS = ("wood", "paper", "felt", "stone", "slate", "ice", "plastic", "meadow")
_PART = (r"(top|bottom|left|right)=\d+|(equal|next)=[a-z][a-z-]*|(every|[a-z]*\d+)=[a-z][a-z0-9-]*|"
         r"owner=[a-z][a-z-]*|without=[a-z][a-z,-]*")
_LOOK = re.compile(rf"(({'|'.join(DRAWINGS)}) ({'|'.join(MATERIALS)})( ({_PART}))*)?")
_WAY = (r"moves=(options|keys|both)|boundary=(stay|rotate|jump)|illegal=(select|skip)|position=[a-z][a-z-]*|"
        r"show-(focus|position|legal)=(always|never)")
_LOCKED = "(moves|boundary|illegal|show-(focus|position|legal))"
_LOCK = rf"locked={_LOCKED}(,{_LOCKED})*"
_CONTROL = re.compile(rf"(({_WAY}|{_LOCK})( ({_WAY}|{_LOCK}))*)?")
_PLAYERS = re.compile(r"^players (.+?)(?: *--.*)?$", re.MULTILINE)
_LEVEL = re.compile(r"^level ", re.MULTILINE)


class CardText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an author says of a game: the shelf it stands on, how long a match takes, how hard it is."""

    group: Group
    minutes: int
    difficulty: Difficulty
    look: str = ""
    """How its boards are drawn, of what, and what is on them from the start: 'grid wood top=1 e5=castle'."""
    control: str = ""
    """How it is controlled unless a player wants it otherwise, and what is locked: 'moves=keys position=man'."""
    colours: tuple[str, ...] = ()
    """The colours of its players, where they are not named after some."""

    def __post_init__(self) -> None:
        if not _LOOK.fullmatch(self.look):
            raise ValueError(f"look is one of {', '.join(DRAWINGS)}, then one of {', '.join(MATERIALS)}, "
                             "then sides with their players, like top=1, pictures of places, like e5=castle or "
                             "every=house, numbers that are joined, like equal=mark or next=step, the number that "
                             "tells whose a place is, like owner=house, and numbers that are not drawn, like "
                             "without=field,lane")
        if not _CONTROL.fullmatch(self.control):
            raise ValueError("control is made of moves=options, keys or both, boundary=stay, rotate or jump, "
                             "illegal=select or skip, position=PIECE, show-focus, show-position and show-legal=always "
                             "or never, and locked= with what players cannot change")
        if "show-focus=never" in self.control and re.search(r"locked=\S*show-focus", self.control):
            raise ValueError("the focus cannot be hidden from those who need to see it: show-focus=never is not locked")
        if unknown := [colour for colour in self.colours if colour not in NAMED]:
            raise ValueError(f"{unknown[0]} is no colour: {', '.join(NAMED)}")


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game as a library shows it, but for its words."""

    group: Group
    minutes: int
    difficulty: Difficulty
    seats: tuple[int, ...]
    levels: int
    look: str = ""


@cache
def card(id: str) -> GameCard:
    """The card of a game; a theme that has none of its own takes that of the game."""
    told = card_text(id)
    rules = _nearest(id, RULES)
    return GameCard(told.group, told.minutes, told.difficulty, _seats(rules),
                    len(_LEVEL.findall(rules)) + len(_LEVEL.findall(_nearest(id, LEVELS))), told.look)


def colours(id: str, seats: Sequence[str]) -> tuple[str, ...]:
    """The colours of the players of a game: those of its card, or those that their names suggest."""
    told = card_text(id).colours
    return tuple(NAMED[colour] for colour in told[:len(seats)]) if len(told) >= len(seats) else seat_colours(seats)


def card_text(id: str) -> CardText:
    """What `card.toml` of a game says; raises BadGame in words."""
    try:
        return msgspec.convert(tomllib.loads(_nearest(id, CARD)), CardText)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise BadGame(f"{CARD} of {id}: {wrong}") from None


def _nearest(id: str, name: str) -> str:
    """The text of a file of the theme, or else of the game; nothing where neither has it."""
    return next((text_of(place / name) for place in folders(id) if (place / name).is_file()), "")


def _seats(rules: str) -> tuple[int, ...]:
    """How many can play: 'players 1', 'players 2, 3 or 4', 'players 2 to 5', 'players White, Black'."""
    found = _PLAYERS.search(rules)
    words = found[1].replace(" or ", ", ") if found else ""
    if span := re.fullmatch(r"(\d+) to (\d+)", words):
        return tuple(range(int(span[1]), int(span[2]) + 1))
    parts = [part.strip() for part in words.split(",")]
    return tuple(map(int, parts)) if all(map(str.isdigit, parts)) else (len(parts),)
