"""Commands about the library: its list, and the rules of one game."""

from __future__ import annotations

from rich.table import Table

from ludoteka.core import Game
from ludoteka.terminal.commands.frame import (
    GameArgument,
    JsonOption,
    LanguageOption,
    people,
    print_json,
    speak,
)
from ludoteka.terminal.rule_colours import coloured
from ludoteka.terminal.shelf import game_texts, kind_of, load_game, rules_of, seats_of, titles
from ludoteka.terminal.words import Words


def games(language: LanguageOption = None, as_json: JsonOption = False) -> None:
    """List the games of the library."""
    words = speak(language, as_json)
    loaded = {name: load_game(name) for name in titles(words)}
    every = {name: game for name, game in loaded.items() if game is not None}
    if as_json:
        print_json({"games": [_facts(name, game, words) for name, game in every.items()]})
    else:
        people().print(_table(every, words))


def _facts(name: str, game: Game, words: Words) -> dict[str, object]:
    texts = game_texts(name, words)
    return {
        "id": name, "title": texts.title, "summary": texts.summary,
        "kind": kind_of(game, texts, words), "seats": list(game.seat_counts),
        "levels": len(game.levels), "options": [option.name for option in game.options],
        "rulesets": list(game.rulesets),
    }


def _table(every: dict[str, Game], words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("id", "title", "seats", "kind", "levels"):
        table.add_column(words(f"column-{column}"), style="bold" if column == "id" else "")
    for name, game in every.items():
        texts = game_texts(name, words)
        kind = kind_of(game, texts, words)
        table.add_row(name, texts.title, seats_of(game), kind, str(len(game.levels) or ""))
    return table


def rules(game: GameArgument, language: LanguageOption = None, as_json: JsonOption = False) -> None:
    """Print the rules of a game."""
    words = speak(language, as_json)
    text = rules_of(game, words)
    if as_json:
        print_json({"game": game, "rules": text})
    elif people().is_terminal:
        people().print(coloured(text), end="", soft_wrap=True)
    else:
        people().out(text, end="", highlight=False)
