"""Advice in sentences: a good move and why it is good; how a puzzle goes on, and whether it still does."""

from __future__ import annotations

from ludoteka.core import Position
from ludoteka.opponents.hints import Hint, hint
from ludoteka.opponents.solving.answers import Solution
from ludoteka.opponents.solving.guide import Lost, Way
from ludoteka.terminal.match import Match
from ludoteka.terminal.thinking import Stop
from ludoteka.terminal.typed import path_of
from ludoteka.terminal.wording import Wording
from ludoteka.terminal.words import Words

HINT = 1.0
"""Seconds to think about a hint."""


def find_hint(position: Position, words: Words, stop: Stop) -> Hint:
    """A good move of a game, and why it is good."""
    return hint(position, language=words.language, seconds=HINT)


def told_move(position: Position, move: str, wording: Wording) -> str:
    """A move as it is typed, and in words where they say more: 'bulb-a4 (bulb, a4)'."""
    spoken = wording.path(path_of(position, move))
    return move if spoken.replace(", ", "-") == move else f"{move} ({spoken})"


def told_way(match: Match, way: Way, wording: Wording) -> str:
    """How far it is to the solution of a puzzle, and its next move; or what to do where there is none."""
    words = wording.words
    if isinstance(way, Lost):
        return words("lost") + " " + (words("take-back", count=way.back) if way.back else words("take-back-some"))
    if not isinstance(way, Solution):
        return words("no-way-found")
    length = words("way-exact" if way.exact else "way-some", count=len(way.moves))
    following = words("way-next", move=told_move(match.position, way.moves[0], wording))
    return " ".join([length, *_total(match, way, wording), following])


def _total(match: Match, way: Solution, wording: Wording) -> list[str]:
    """How many moves it will have been in all, unless none were made in vain."""
    made, fewest = len(match.record.moves), match.level.minimum if match.level else 0
    if not made or made + len(way.moves) == fewest:
        return []
    total = wording.words("way-total", count=made + len(way.moves))
    return [f"{total} {wording.words('fewest', count=fewest)}." if fewest else f"{total}."]
