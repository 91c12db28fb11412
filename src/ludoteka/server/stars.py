"""What somebody has done at each level of a puzzle."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ludoteka.games import load, playable
from ludoteka.server.answers import LevelCard
from ludoteka.server.outline import Outline
from ludoteka.server.tallies import LevelTally


def level_tallies(matches: Iterable[Outline]) -> tuple[LevelTally, ...]:
    """Every level that was played here, in the order of the library and of the game."""
    played: dict[str, dict[str, list[Outline]]] = {}
    for one in matches:
        if one.opened.level is not None and len(one.sitters) == 1 and not one.opened.imported:
            played.setdefault(one.opened.game, {}).setdefault(one.opened.level, []).append(one)
    return tuple(_tally(game, level.name, level.minimum, played[game][level.name])
                 for game in playable() if game in played
                 for level in load(game).levels if level.name in played[game])


def with_stars(levels: tuple[LevelCard, ...], matches: Iterable[Outline]) -> tuple[LevelCard, ...]:
    """The levels of one game with what somebody has done there."""
    done = {one.level: one for one in level_tallies(matches)}
    return tuple(replace(card, solved=one.solved > 0, best=one.best, helped=one.helped, tries=one.tries)
                 if (one := done.get(card.name)) else card for card in levels)


def _tally(game: str, level: str, minimum: int, matches: list[Outline]) -> LevelTally:
    solves = [solve for one in matches for solve in one.solves]
    return LevelTally(
        game=game, level=level, minimum=minimum, tries=sum(one.tries for one in matches), solved=len(solves),
        helped=bool(solves) and all(solve.helped for solve in solves),
        best=min((solve.moves for solve in solves), default=None),
        seconds=min((solve.seconds for solve in solves), default=None), last=max(one.played for one in matches),
    )
