"""A new game's folder: made from a template, or from a game of the library."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from fluent.syntax import ast, parse, serialize

from ludoteka.games.library import folders
from ludoteka.games.texts import texts

TEMPLATES = ("placing", "moving", "puzzle", "logic")
"""The templates, the simplest first."""
FOLDER = Path(__file__).parent / "templates"
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TO_REWRITE = {
    "en.ftl": "Copied from {title} and to be rewritten: summary, kind and how-to-play still tell of that game.",
    "cs.ftl": "Opsáno ze hry {title}. Přepište summary, kind a how-to-play: dosud popisují původní hru.",
}
"""What stands at the top of texts that tell of another game."""
_COPIED = ("rules.game", "levels.game", "card.toml", "en.ftl", "cs.ftl", "art/*.svg")


def is_good_name(name: str) -> bool:
    """Whether a folder may be called so: lower-case English with hyphens, as in 'my-game'."""
    return len(name) <= 60 and _NAME.fullmatch(name) is not None


def good_name(name: str) -> str:
    """The nearest good name, or nothing.

    >>> good_name("Můj šach!"), good_name("2048"), good_name("?")
    ('muj-sach', 'game-2048', '')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain)[:60].strip("-")
    return f"game-{slug}"[:60].strip("-") if slug[:1].isdigit() else slug


def title_of(name: str) -> str:
    """The title that a name suggests.

    >>> title_of("my-game")
    'My game'
    """
    return name.replace("-", " ").capitalize()


def template_files(template: str, title: str) -> dict[str, str]:
    """The files of a template, by their path in the game's folder."""
    return {name: text.replace("{title}", title) for name, text in _texts(FOLDER / template).items()} | _begun()


def library_files(game: str, title: str) -> dict[str, str]:
    """The files of a game of the library, in a theme where it names one, under another title; raises UnknownGame."""
    files: dict[str, str] = {}
    for place in reversed(folders(game)):
        for name, text in _texts(place).items():
            files[name] = laid_over(files[name], text) if name in files and name in TO_REWRITE else text
    files["rules.game"] = re.sub(r"(?m)^game .*$", f"game {title}", files["rules.game"], count=1)
    for name, told in TO_REWRITE.items():
        titled = re.sub(r"(?m)^title = .*$", f"title = {title}", files[name], count=1)
        files[name] = f"### {told.format(title=texts(game, name[:2]).title)}\n\n{titled}"
    return files | _begun()


def laid_over(below: str, above: str) -> str:
    """The messages of a game with those that a theme says otherwise; levels of its own take the place of the game's."""
    own = {entry.id.name: entry for entry in parse(above).body if isinstance(entry, ast.Message)}
    has_levels = any(name.startswith("level-") for name in own)
    body = [own.pop(entry.id.name, entry) if isinstance(entry, ast.Message) else entry for entry in parse(below).body
            if not (has_levels and isinstance(entry, ast.Message) and entry.id.name.startswith("level-")
                    and entry.id.name not in own)]
    laid = serialize(ast.Resource([*body, *own.values()]))
    return re.sub(r"(?m)^(?=# )", "\n", re.sub(r"(?m) +$", "", laid))


def _begun() -> dict[str, str]:
    """What a game of the library has besides: its page, to be filled in, and its history."""
    today = datetime.now().astimezone().date()
    return {"page.md": (FOLDER / "page.md").read_text("utf-8"),
            "versions.txt": f"1 {today} First version.\n"}


def _texts(folder: Path) -> dict[str, str]:
    paths = [path for pattern in _COPIED for path in sorted(folder.glob(pattern))]
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in paths}


def make(folder: Path, files: Mapping[str, str]) -> None:
    """Make the folder with its files, whole or not at all; raises FileExistsError rather than touch what is there."""
    if folder.exists():
        raise FileExistsError(folder)
    with TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}.") as beside:
        made = Path(beside) / folder.name
        for name, text in files.items():
            path = made / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        made.rename(folder)
