"""The command that brings tiles from an older naming format into drawings, and drawings into such names."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.games.tile_drawings import drawing_of
from ludoteka.games.tile_names import BadTileName, name_of, read_name
from ludoteka.language.tiles import read_tile
from ludoteka.machine import TextGame
from ludoteka.terminal.commands.frame import JsonOption, LanguageOption, print_json, speak
from ludoteka.terminal.complaint import Complaint, read_text
from ludoteka.terminal.shelf import open_game
from ludoteka.terminal.words import Words


def tiles(
    what: Annotated[str, typer.Argument(help="A folder of tiles named like L01M2C3__130_2_031_1.txt, or a game.")],
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Print tiles from an older naming format as drawings for a text, or the tiles of a game as such names."""
    words = speak(language, as_json)
    files = sorted(Path(what).glob("*__*.txt"))
    try:
        lines = _drawings(files, words) if files else _names(what, words)
    except BadTileName as wrong:
        raise Complaint(str(wrong)) from None
    if as_json:
        print_json({"text": "\n".join(lines)})
    else:
        typer.echo("\n".join(lines))


def _drawings(files: list[Path], words: Words) -> list[str]:
    """As they stand in a text: the name of each and how many there are, then the drawing."""
    lines = ["tile drawn"]
    for number, file in enumerate(files, 1):
        said = dict(line.split("=", 1) for line in read_text(file, words).splitlines() if "=" in line)
        name, copies = said.get("description", "").strip() or f"Tile {number}", said.get("count", "1").strip()
        if not copies.isdecimal():
            raise Complaint(words("bad-copies", file=str(file), count=copies))
        head = f"{name}, {copies} {'copy' if copies == '1' else 'copies'}"
        lines += [f"  {line}" for line in (head, *drawing_of(read_name(file.stem)))] + [""]
    return lines[:-1]


def _names(game: str, words: Words) -> list[str]:
    """A line for each tile: its name in the older format, how many there are, and what it is called."""
    found = open_game(game, words).game
    description = found.description if isinstance(found, TextGame) else None
    drawn = [thing for thing in description.things.values() if thing.drawing] if description else []
    if description is None or not drawn:
        raise Complaint(words("no-tiles", game=game))
    return [f"{name_of(read_tile(thing.drawing, description.legend))}  {thing.copies}  {thing.name}" for thing in drawn]
