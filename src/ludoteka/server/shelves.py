"""The library as it is shown: cards, pages and first positions, each made once."""

from __future__ import annotations

from functools import cache, lru_cache, reduce

import msgspec

from ludoteka.core import BadPosition, BadSetting, Position, Record, Setting, TooMuch
from ludoteka.games import art, card, playable, rules_text, texts
from ludoteka.games.cards import card_text, colours
from ludoteka.games.facts import facts
from ludoteka.games.library import folders, text_of
from ludoteka.games.texts import LANGUAGES, common_words
from ludoteka.server.answers import Card, GamePage, LevelCard, OptionCard, Picture
from ludoteka.server.beginning import game_of
from ludoteka.server.exchange import Faulty
from ludoteka.studio.starting import laid_over
from ludoteka.table.showing import layout_of, state_of


@cache
def cards() -> tuple[Card, ...]:
    """Every game of the library, and after it the game in each of its themes."""
    return tuple(map(card_of, playable()))


@cache
def card_of(id: str) -> Card:
    """One of them."""
    told = card(id)
    words = {language: texts(id, language) for language in LANGUAGES}
    return Card(
        id=id, group=told.group, seats=told.seats, minutes=told.minutes, difficulty=told.difficulty, levels=told.levels,
        titles={language: one.title for language, one in words.items()},
        summaries={language: one.summary for language, one in words.items()},
        theme_of=id.partition(":")[0] if ":" in id else "",
    )


@cache
def page_of(id: str) -> GamePage:
    """All about one game, for somebody who has not played it yet."""
    game, told = game_of(id), facts(id)
    names = tuple(game.start(seats=count).seats for count in game.seat_counts)
    return GamePage(
        card=card_of(id), version=game.version, seat_names=names,
        options=tuple(OptionCard(one.name, one.values, one.default, one.question) for one in game.options),
        rulesets={name: dict(chosen) for name, chosen in game.rulesets.items()},
        levels=tuple(LevelCard(one.name, one.difficulty, one.minimum) for one in game.levels),
        pieces=tuple(piece.name for piece in told.pieces), art=tuple(sorted(art(id))), colours=colours(id, names[-1]),
        rules=rules_text(id), facts=told, look=card(id).look, control=card_text(id).control,
        notations=tuple(one.name for one in game.notations),
    )


@cache
def words_of(id: str, language: str) -> str:
    """The texts of a game in a language as one Fluent text; a theme says some of it otherwise."""
    if language not in LANGUAGES:
        raise Faulty(404, "no-language", language)
    paths = [place / f"{language}.ftl" for place in reversed(folders(id))]
    return reduce(laid_over, [common_words(language), *(text_of(path) for path in paths if path.is_file())])


def given_picture(id: str, text: str) -> bytes:
    """A position that was given as a text, drawn."""
    try:
        return drawn(game_of(id).position(text))
    except BadPosition as wrong:
        raise Faulty(422, "wrong-position", str(wrong), wrong.line) from None
    except BadSetting as wrong:
        raise Faulty(422, "no-option", str(wrong)) from None
    except TooMuch as wrong:
        raise Faulty(422, "too-hard", str(wrong)) from None


@lru_cache(500)
def first_picture(id: str, level: str | None, seats: int | None, options: tuple[tuple[str, Setting], ...]) -> bytes:
    """The first position of a match, drawn."""
    game = game_of(id)
    if seats is not None and seats not in game.seat_counts:
        raise Faulty(422, "wrong-seats", str(seats))
    try:
        return drawn(Record(game.id, game.version, seats=seats, level=level, options=options).start(game))
    except BadSetting as wrong:
        raise Faulty(422, "no-option", str(wrong)) from None
    except TooMuch as wrong:
        raise Faulty(422, "too-hard", str(wrong)) from None


def drawn(position: Position) -> bytes:
    """A position as everybody may see it."""
    view = position.view()
    id = position.game.id
    return msgspec.json.encode(Picture(layout_of(view), state_of(view), colours(id, position.seats),
                                       tuple(sorted(art(id))), card(id).look))
