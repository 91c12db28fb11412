"""The command that brings tiles from an older naming format into drawings, and drawings into such names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from ludoteka.games import rules_text
from ludoteka.games.library import RULES
from ludoteka.games.tile_drawings import drawing_of
from ludoteka.games.tile_names import BadTileName, Borders, name_and_borders, read_name
from ludoteka.language import check
from ludoteka.language.tiles import MOST_TILES, read_tile
from ludoteka.language.vocabulary import DRAWN_NAME
from ludoteka.machine import TextGame
from ludoteka.terminal.commands.frame import JsonOption, LanguageOption, print_json, speak
from ludoteka.terminal.complaint import Complaint, read_text
from ludoteka.terminal.shelf import open_game
from ludoteka.terminal.words import Words

GAME = "carcassonne"
_KEY = re.compile(r"description|count|(?:seg|touch)\.[0-9]")
_SPOT = re.compile(r"[0-9]+\s*,\s*[0-9]+")
_CITIES = re.compile(r"(?:[0-9](?:\s*,\s*[0-9])*)?")
_COUNT = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True, slots=True)
class _Told:
    """What a file tells of its tile, and what is wrong with it."""

    path: Path
    name: str
    copies: int
    drawing: list[str]
    faults: list[str]


def tiles(
    what: Annotated[str, typer.Argument(help="A folder of tiles named like L01M2C3__130_2_031_1.txt, or a game.")],
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Print tiles from an older naming format as drawings for a text, or the tiles of a game as such names."""
    words = speak(language, as_json)
    folder = Path(what)
    named = folder.is_dir() and not (folder / RULES).exists()
    lines = _drawings(folder, words) if named else _names(what, words)
    if as_json:
        print_json({"text": "\n".join(lines)})
    else:
        typer.echo("\n".join(lines))


def _drawings(folder: Path, words: Words) -> list[str]:
    """As they stand in a text: the name of each and how many there are, then the drawing."""
    files = sorted(file for file in folder.iterdir() if file.suffix.lower() == ".txt" and file.is_file())
    if not files:
        raise Complaint(words("no-tile-files", folder=str(folder)))
    told = [_told(file, number, words) for number, file in enumerate(files, 1)]
    misnamed = _misnamed(told, words)
    faults = [words("tile-fault", file=str(one.path), tile=one.name, fault=fault)
              for one in told for fault in (*one.faults, *misnamed.get(one.path, ()))]
    if (count := sum(one.copies for one in told)) > MOST_TILES:
        faults.append(words("too-many-tiles", folder=str(folder), count=count, most=MOST_TILES))
    if faults:
        raise Complaint("\n".join(faults))
    return _drawn((one.name, one.copies, one.drawing) for one in told)


def _drawn(pieces: Iterable[tuple[str, int, list[str]]]) -> list[str]:
    lines = ["tile drawn"]
    for name, copies, drawing in pieces:
        head = f"{name}, {copies} {'copy' if copies == 1 else 'copies'}"
        lines += [f"  {line}" for line in (head, *drawing)] + [""]
    return lines[:-1]


def _told(file: Path, number: int, words: Words) -> _Told:
    try:
        said, faults = _said(read_text(file, words).removeprefix("\ufeff"), words)
    except Complaint as wrong:
        said, faults = {}, [str(wrong)]
    drawing: list[str] = []
    try:
        tile = read_name(file.stem, _borders(said))
        faults += [words("unknown-part", key=key, part=key[-1]) for key in said
                   if key.startswith("seg.") and int(key[-1]) not in tile.kinds]
        drawing = drawing_of(tile)
    except BadTileName as wrong:
        faults += wrong.faults
    name = " ".join(said.get("description", "").split()) or f"Tile-{number}"
    return _Told(file, name, int(said.get("count", 1)), drawing, faults)


def _said(text: str, words: Words) -> tuple[dict[str, str], list[str]]:
    """What stands behind each key, and what is wrong with the lines."""
    said: dict[str, str] = {}
    faults = []
    for line in filter(None, map(str.strip, text.splitlines())):
        key, equals, value = line.partition("=")
        key, value = key.strip().casefold(), value.strip()
        if not equals or not _KEY.fullmatch(key):
            faults.append(words("tile-line", line=line))
        elif key in said:
            faults.append(words("said-twice", key=key))
        elif fault := _bad_value(key, value, words):
            faults.append(fault)
        else:
            said[key] = value
    return said, faults


def _bad_value(key: str, value: str, words: Words) -> str:
    if key == "count" and not (_COUNT.fullmatch(value) and 1 <= int(value) <= MOST_TILES):
        return words("bad-copies", count=value, most=MOST_TILES)
    if key.startswith("seg.") and not _SPOT.fullmatch(value):
        return words("bad-spot", key=key, value=value)
    if key.startswith("touch.") and not _CITIES.fullmatch(value):
        return words("bad-touch", key=key, value=value)
    return ""


def _borders(said: Mapping[str, str]) -> Borders:
    return {int(key[-1]): frozenset(map(int, re.findall("[0-9]", value)))
            for key, value in said.items() if key.startswith("touch.")}


def _misnamed(told: list[_Told], words: Words) -> dict[Path, list[str]]:
    """For some files, why their tile cannot be called so."""
    faults: dict[Path, list[str]] = {}
    first: dict[str, Path] = {}
    for one in told:
        if (other := first.setdefault(one.name.casefold(), one.path)) != one.path:
            faults[one.path] = [words("name-twice", file=str(other))]
    names = {one.path: one.name for one in told if one.path not in faults}
    if _understood([*names.values()]):
        return faults
    good: list[str] = []
    for path, name in names.items():
        if _understood([*good, name]):
            good.append(name)
        else:
            faults[path] = [words("bad-tile-name")]
    return faults


def _understood(names: list[str]) -> bool:
    """Whether the rules of the game are right with tiles of these names in place of its own."""
    if any((found := DRAWN_NAME.fullmatch(f"{name}, 1 copy")) is None or found[1] != name for name in names):
        return False
    rules = rules_text(GAME).replace("a random gate road", "a random tile")
    start, end = rules.index("tile drawn\n"), rules.index("legend\n")
    drawn = "\n".join(_drawn((name, 1, ["f"]) for name in names))
    rules = f"{rules[:start]}{drawn}\n{rules[end:]}"
    return not any(one.severity == "error" and one.code != "size" for one in check(rules, advise=False).diagnostics)


def _names(game: str, words: Words) -> list[str]:
    """A line for each tile: its name in the older format, how many there are, and what it is called."""
    found = open_game(game, words).game
    description = found.description if isinstance(found, TextGame) else None
    drawn = [thing for thing in description.things.values() if thing.drawing] if description else []
    if description is None or not drawn:
        raise Complaint(words("no-tiles", game=game))
    lines, faults = [], []
    for thing in drawn:
        try:
            name, borders = name_and_borders(read_tile(thing.drawing, description.legend))
        except BadTileName as wrong:
            faults += [words("tile-fault", file=game, tile=thing.name, fault=fault) for fault in wrong.faults]
            continue
        touched = (f"  touch.{one}={','.join(map(str, sorted(cities)))}" for one, cities in borders.items())
        lines.append(f"{name}  {thing.copies}  {thing.name}{''.join(touched)}")
    if faults:
        raise Complaint("\n".join(faults))
    return lines
