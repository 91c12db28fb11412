"""The interface's own texts, in Czech and English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "cs")


class Words:
    """Speaks one language; what a translation lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(one) for one in dict.fromkeys((language, "en"))]

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of that key with the values filled in."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None, key
                text, _ = bundle.format_pattern(pattern, dict(values))
                return str(text)
        raise KeyError(key)


def language_of(environ: Mapping[str, str]) -> str:
    """The language a terminal speaks, from its environment.

    >>> language_of({"LANG": "cs_CZ.UTF-8"}), language_of({})
    ('cs', 'en')
    """
    named = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "en")
    return next((language for language in LANGUAGES if named.startswith(language)), "en")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("ludoteka.terminal") / "texts"
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle
