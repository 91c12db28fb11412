"""What a match starts from: seats, level, options and seed, checked against the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ludoteka.core import BadSetting, Game, Record, Setting
from ludoteka.opponents import LADDER, METHODS, OPPONENTS, BadBudget, NeedsNative, UnknownOpponent, opponent
from ludoteka.table.events import PERSON
from ludoteka.terminal.complaint import Complaint, did_you_mean
from ludoteka.terminal.words import Words

USUAL = "level-3"
"""Who sits where nobody was asked for."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for, as it was typed."""

    level: str | None = None
    ruleset: str | None = None
    options: tuple[str, ...] = ()
    """Each 'name=value'."""
    seed: int = 0


def start_record(game: Game, wishes: Wishes, seats: int | None, words: Words) -> Record:
    """The record of a match that has just begun; complains where the game has no such start."""
    record = Record(
        game.id, game.version, wishes.seed, seats, _level(game, wishes.level, words),
        tuple(_options(game, wishes, words).items()),
    )
    try:
        record.start(game)
    except BadSetting as error:
        raise Complaint(str(error)) from None
    return record


def seat_names(text: str | None, game: Game, words: Words) -> tuple[str, ...]:
    """Who sits at each seat: 'person' or the name of an opponent."""
    if text is None:
        return default_seats(game.seat_counts[0])
    names = _named(text, words)
    if len(names) not in game.seat_counts:
        raise wrong_seats(game, len(names), words)
    return names


def seat_count(count: int | None, game: Game, words: Words) -> int | None:
    """How many are to play, if that was asked for."""
    if count is not None and count not in game.seat_counts:
        raise wrong_seats(game, count, words)
    return count


def opponent_names(text: str, words: Words) -> tuple[str, ...]:
    """The opponents that are to play each other, any number of them."""
    names = _named(text, words)
    if PERSON in names:
        raise Complaint(words("no-person-here"))
    return names


def wrong_seats(game: Game, found: int, words: Words) -> Complaint:
    """The complaint that the game is played with other numbers of seats."""
    counts = ", ".join(map(str, game.seat_counts))
    return Complaint(words("wrong-seats", title=game.title, counts=counts, found=found))


def _named(text: str, words: Words) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        _check_seat(name, words)
    return names


def _check_seat(name: str, words: Words) -> None:
    try:
        if name != PERSON:
            opponent(name)
    except UnknownOpponent:
        known = did_you_mean(name.partition(":")[0], (PERSON, *OPPONENTS, *METHODS, *LADDER), words)
        raise Complaint(words("no-such-seat", seat=name) + known) from None
    except BadBudget as error:
        raise Complaint(words("bad-budget", seat=name, budget=error.text)) from None
    except NeedsNative:
        raise Complaint(words("seat-needs-native", seat=name)) from None


def default_seats(count: int) -> tuple[str, ...]:
    """One person, and the computer at all other seats."""
    return (PERSON, *[USUAL] * (count - 1))


def _level(game: Game, wish: str | None, words: Words) -> str | None:
    names = [level.name for level in game.levels]
    if wish is None:
        return names[0] if names else None
    if number := game.level_number(wish):
        return names[number - 1]
    if not names:
        raise Complaint(words("no-levels", title=game.title))
    raise Complaint(words("no-such-level", level=wish, last=len(names)) + _near(wish, names, words))


def _options(game: Game, wishes: Wishes, words: Words) -> dict[str, Setting]:
    settings: dict[str, Setting] = {}
    if wishes.ruleset is not None:
        name = _matching(wishes.ruleset, game.rulesets)
        if name is None:
            near = did_you_mean(wishes.ruleset, game.rulesets, words)
            raise Complaint(words("no-such-ruleset", ruleset=wishes.ruleset) + near)
        settings.update(game.rulesets[name])
    for wish in wishes.options:
        settings.update([_option(game, wish, words)])
    return settings


def _option(game: Game, wish: str, words: Words) -> tuple[str, Setting]:
    name, equals, value = wish.partition("=")
    if not equals:
        raise Complaint(words("option-form", option=wish))
    for option in game.options:
        if option.name.casefold() == name.strip().casefold():
            try:
                return option.name, option.parse(value)
            except BadSetting as error:
                raise Complaint(str(error)) from None
    names = [option.name for option in game.options]
    raise Complaint(words("no-such-option", option=name.strip()) + did_you_mean(name, names, words))


def _matching(wish: str, names: Iterable[str]) -> str | None:
    return next((name for name in names if name.casefold() == wish.strip().casefold()), None)


def _near(wish: str, names: Sequence[str], words: Words) -> str:
    return did_you_mean(wish, names, words) if len(names) <= 20 else ""
