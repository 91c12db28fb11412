"""The library's pages: each made from the game's own files, with a picture of a position.

`python -m ludoteka.studio.pages docs/games` writes them all.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ludoteka.core import Game, Position
from ludoteka.games import library
from ludoteka.games.texts import texts
from ludoteka.studio.picture import picture

MADE = "<!-- Made by `python -m ludoteka.studio.pages docs/games`; change the game's folder, not this page. -->"
BETWEEN = re.compile(r"(?<=<!-- games -->\n).*?(?=<!-- /games -->)", re.DOTALL)
OPENING, OPENED = 12, 2
"""How many random moves are pictured: on a board that begins empty, and on one that begins with pieces."""


@dataclass(frozen=True, slots=True)
class Version:
    """One line of a game's history: its number, its day, and what changed."""

    number: int
    day: str
    change: str


def versions(id: str) -> list[Version]:
    """The versions of a game, the newest first."""
    lines = library.text_of(library.folder(id) / "versions.txt").splitlines()
    told = [line.split(" ", 2) for line in lines]
    return [Version(int(number), day, change) for number, day, change in reversed(told)]


def pictured(game: Game) -> Position:
    """A position worth looking at: a level in the middle, or a game a few moves old."""
    if game.levels:
        return game.start(level=game.levels[len(game.levels) // 2].name)
    position, chance = game.start(), Random(1)
    begun = any(cell.pieces for board in position.view().boards for cell in board.cells)
    for _ in range(OPENED if begun else OPENING):
        after = position.play(chance.choice(list(position.moves())))
        if after.outcome is not None:
            break
        position = after
    return position


def drawn(id: str) -> str:
    """The picture of a game's page."""
    game = library.load(id)
    position = pictured(game)
    viewer = 0 if position.view().zones else None  # somebody's hand shows more than what all see
    return picture(position.view(viewer), texts(id).title, library.art(id))


def page(id: str) -> str:
    """The page of a game."""
    game, words = library.load(id), texts(id)
    told = library.text_of(library.folder(id) / "page.md").strip()
    parts = [
        f"# {words.title}\n\n{MADE}\n\n{words.summary}\n\n![{words.title}](pictures/{id}.svg){{ width=\"420\" }}",
        told,
        _options(game),
        _levels(game),
        f"## The rules\n\n```game\n{library.rules_text(id).strip()}\n```",
        _versions(id),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _options(game: Game) -> str:
    if not game.options:
        return ""
    rows = [f"| {one.question or one.name} | {_values(one.values)} | {one.default} |" for one in game.options]
    rulesets = [f"- **{name}**: {', '.join(f'{option} {value}' for option, value in chosen.items())}"
                for name, chosen in game.rulesets.items()]
    table = "\n".join(["## Options\n\n| Question | Values | Usual |\n|---|---|---|", *rows])
    return table + ("\n\nSets of options with a name:\n\n" + "\n".join(rulesets) if rulesets else "")


def _values(values: tuple[int | str, ...]) -> str:
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) > 3 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return ", ".join(map(str, values))


def _levels(game: Game) -> str:
    if not game.levels:
        return ""
    rows = [f"| {one.name} | {one.difficulty} | {one.minimum} |" for one in game.levels]
    return "\n".join(["## Levels\n\n| Level | Difficulty | Fewest moves |\n|---|---|---|", *rows])


def _versions(id: str) -> str:
    rows = [f"| {one.number} | {one.day} | {one.change} |" for one in versions(id)]
    return "\n".join(["## Versions\n\n| Version | Day | Changes |\n|---|---|---|", *rows])


def overview() -> str:
    """The tables of all games: for one, and for several."""
    alone = [id for id in library.names() if library.load(id).seat_counts == (1,)]
    together = [id for id in library.names() if id not in alone]
    one = [f"| [{texts(id).title}]({id}.md) | {texts(id).message('kind')} | {_board(id)} | "
           f"{len(library.load(id).levels)} |" for id in alone]
    more = [f"| [{texts(id).title}]({id}.md) | {texts(id).message('kind')} | {_players(id)} | {_board(id)} | "
            f"{', '.join(option.name for option in library.load(id).options)} |" for id in together]
    return "\n".join([
        "", "## For two and more", "", "| Game | Kind | Players | Board | To set |", "|---|---|---|---|---|", *more,
        "", "## For one", "", "| Game | Kind | Board | Levels |", "|---|---|---|---|", *one, "", ""])


def _players(id: str) -> str:
    counts = library.load(id).seat_counts
    return ", ".join(map(str, counts))


def _board(id: str) -> str:
    found = re.search(r"^board (.+?) *(?:--.*)?$", library.rules_text(id), re.MULTILINE)
    return found[1] if found else ""


def write(folder: Path) -> int:
    """Write every page and picture, and the tables of the overview; gives how many games there are."""
    (folder / "pictures").mkdir(exist_ok=True)
    for id in library.names():
        (folder / f"{id}.md").write_text(page(id), encoding="utf-8")
        (folder / "pictures" / f"{id}.svg").write_text(drawn(id), encoding="utf-8")
    index = folder / "index.md"
    index.write_text(BETWEEN.sub(lambda _: overview(), index.read_text(encoding="utf-8")), encoding="utf-8")
    return len(library.names())


if __name__ == "__main__":
    sys.stdout.write(f"{write(Path(sys.argv[1]))} games\n")
