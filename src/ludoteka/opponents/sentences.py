"""The sentences of opponents, in Czech and English."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from ludoteka.games.texts import LANGUAGES


def say(language: str, key: str, **values: object) -> str:
    """A sentence with the values filled in; a language we do not have falls back to English.

    >>> say("cs", "wins", move="e4")
    'e4 jistě vyhrává.'
    """
    bundle = _bundle(language if language in LANGUAGES else "en")
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, _ = bundle.format_pattern(pattern, dict(values))
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    path = resources.files("ludoteka.opponents") / "texts" / f"{language}.ftl"
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
