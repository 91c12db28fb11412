"""Beginning a match: what was wished for is checked, and what was left open is decided."""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable

from msgspec.structs import replace

from ludoteka.core import BadPosition, BadSetting, Game, Setting, TooMuch, commitment
from ludoteka.games import UnknownGame, load
from ludoteka.server.answers import NewMatch
from ludoteka.server.exchange import Faulty
from ludoteka.table import Table, open_table
from ludoteka.table.events import LARGEST, PERSON, ClockSetup, Opened, Sitter, written
from ludoteka.table.table import can_sit

SEED_BITS = 128
"""So many that nobody finds a seed by trying which one fits its commitment."""
LONGEST_CLOCK, LONGEST_INCREMENT = 24 * 3600, 3600
LONGEST_NAME = 40


def game_of(id: str) -> Game:
    """A game of the library, or a Fault."""
    try:
        return load(id)
    except UnknownGame as wrong:
        raise Faulty(404, "no-game", str(wrong)) from None


def begin(new: NewMatch, name_of: Callable[[str], str], at: int) -> Table:
    """The table of a new match; `name_of` gives the name of a profile, or a Fault."""
    game = game_of(new.game)
    _check_clock(new.clock, len(new.seats))
    seed = _seed(new.seed)
    opened = Opened(
        game=game.id, version=game.version, seats=seated(new.seats, new.profile, name_of), seed=written(seed),
        level=None if new.position else level_of(game, new.level),
        options={} if new.position else options_of(game, new.options), clock=new.clock, position=new.position,
        commitment=commitment(seed),
    )
    if not new.position and len(opened.seats) not in game.seat_counts:
        raise Faulty(422, "wrong-seats", f"{len(opened.seats)}, not one of {game.seat_counts}")
    return _opened(game, opened, at)


def _opened(game: Game, opened: Opened, at: int) -> Table:
    try:
        if opened.position and len(game.position(opened.position).seats) != len(opened.seats):
            raise Faulty(422, "wrong-seats", "the position is for another number")
        table = open_table(game, opened, at)
    except BadPosition as wrong:
        raise Faulty(422, "wrong-position", str(wrong), wrong.line) from None
    except BadSetting as wrong:
        raise Faulty(422, "no-option", str(wrong)) from None
    except TooMuch as wrong:
        raise Faulty(422, "too-hard", str(wrong)) from None
    if table.over:
        raise Faulty(422, "over-already")
    return table


def seated(sitters: tuple[Sitter, ...], profile: str, name_of: Callable[[str], str]) -> tuple[Sitter, ...]:
    """Who sits down: profiles have their names, and whoever begins sits at the first free place."""
    for sitter in sitters:
        if not can_sit(sitter.who):
            raise Faulty(422, "no-sitter", sitter.who)
        if len(sitter.name) > LONGEST_NAME:
            raise Faulty(422, "name-too-long", f"{LONGEST_NAME} letters at most")
    if profile and all(sitter.profile != profile for sitter in sitters):
        free = next((seat for seat, one in enumerate(sitters) if one.who == PERSON and not one.profile), None)
        if free is not None:
            sitters = (*sitters[:free], replace(sitters[free], profile=profile), *sitters[free + 1:])
    return tuple(replace(one, name=name_of(one.profile)) if one.profile else one for one in sitters)


def level_of(game: Game, wanted: str | None) -> str | None:
    """The name of a level that is given by its name or number; the first one where none is given."""
    if wanted is None:
        return game.levels[0].name if game.levels else None
    number = game.level_number(wanted)
    if not number:
        raise Faulty(404, "no-level", wanted)
    return game.levels[number - 1].name


def options_of(game: Game, wanted: dict[str, Setting]) -> dict[str, Setting]:
    """Options as the game calls them; '_' may stand for a space."""
    named = {option.name.casefold(): option for option in game.options}
    settings: dict[str, Setting] = {}
    for name, value in wanted.items():
        option = named.get(name.replace("_", " ").casefold())
        if option is None:
            raise Faulty(422, "no-option", name)
        try:
            settings[option.name] = option.parse(value)
        except BadSetting as wrong:
            raise Faulty(422, "no-option", str(wrong)) from None
    return settings


def _seed(wanted: int | None) -> int:
    if wanted is None:
        return secrets.randbits(SEED_BITS)
    if not 0 <= wanted <= LARGEST:
        raise Faulty(422, "wrong-seed", f"0 to {LARGEST}")
    return wanted


def _check_clock(clock: ClockSetup | None, seats: int) -> None:
    if clock is None:
        return
    fine = all(map(math.isfinite, (clock.seconds, clock.increment))) and set(clock.untimed) <= set(range(seats))
    if not (fine and 0 < clock.seconds <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_INCREMENT):
        raise Faulty(422, "wrong-clock", f"up to {LONGEST_CLOCK} seconds, and {LONGEST_INCREMENT} for a move")
