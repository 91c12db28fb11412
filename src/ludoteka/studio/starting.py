"""A new game's folder: made from a template, or from a game of the library."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteka.games import folder as library_folder

TEMPLATES = ("placing", "moving", "puzzle", "logic")
"""The templates, the simplest first."""
FOLDER = Path(__file__).parent / "templates"
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_COPIED = ("rules.game", "levels.game", "en.ftl", "cs.ftl", "art/*.svg")


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
    return {name: text.replace("{title}", title) for name, text in _texts(FOLDER / template).items()}


def library_files(game: str, title: str) -> dict[str, str]:
    """The files of a game of the library under another title; raises UnknownGame."""
    files = _texts(library_folder(game))
    files["rules.game"] = re.sub(r"(?m)^game .*$", f"game {title}", files["rules.game"], count=1)
    for name in ("en.ftl", "cs.ftl"):
        if name in files:
            files[name] = re.sub(r"(?m)^title = .*$", f"title = {title}", files[name], count=1)
    return files


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
