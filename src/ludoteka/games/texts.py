"""A game's words in a player's language, from its Fluent files."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from ludoteka.games.library import FOLDER, folders

LANGUAGES = ("en", "cs")


def message_id(name: str) -> str:
    """The message that holds a name: 'Quiet moves' → 'quiet-moves'."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    id = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
    return id if id[:1].isalpha() else f"n-{id}"


@cache
def common_words(language: str) -> str:
    """The messages of what every game may show: words that the language of rules brings along."""
    return (FOLDER / f"words.{language}.ftl").read_text(encoding="utf-8")


class Texts:
    """The texts of one game in one language; what has no translation is shown as the rules call it."""

    def __init__(self, id: str, language: str, *messages: str) -> None:
        self.id = id
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for some in (common_words(language), *messages):  # later ones, as of a theme, say it otherwise
            self._bundle.add_resource(FluentResource(some), allow_overrides=True)

    def message(self, id: str) -> str | None:
        """A message by its id, or None."""
        if not self._bundle.has_message(id):
            return None
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return None
        text, _ = self._bundle.format_pattern(pattern)
        return str(text)

    def name(self, key: str) -> str:
        """A name in this language."""
        return self.message(message_id(key)) or key

    def form(self, key: str, form: str, **values: object) -> str | None:
        """Another form of a name, such as what things are chosen for; None where the game has none."""
        id = message_id(key)
        pattern = self._bundle.get_message(id).attributes.get(form) if self._bundle.has_message(id) else None
        return str(self._bundle.format_pattern(pattern, values)[0]) if pattern is not None else None

    @property
    def title(self) -> str:
        return self.message("title") or self.id

    @property
    def summary(self) -> str:
        return self.message("summary") or ""


@cache
def texts(id: str, language: str = "en") -> Texts:
    """The texts of a game; a language we do not have falls back to English."""
    known = language if language in LANGUAGES else "en"
    paths = [place / f"{known}.ftl" for place in reversed(folders(id))]
    return Texts(id, known, *(path.read_text(encoding="utf-8") for path in paths if path.exists()))
