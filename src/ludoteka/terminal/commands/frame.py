"""What all commands share: options, output for people or programs, and polite refusals."""

from __future__ import annotations

import json
import math
import os
import sys
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import track
from typer.core import TyperGroup

from ludoteka.core import BadPosition, BadRecord, BadSetting, IllegalMove, TooMuch
from ludoteka.opponents import UnknownOpponent
from ludoteka.terminal.complaint import Complaint, reason_of
from ludoteka.terminal.records import write_whole
from ludoteka.terminal.words import Words, language_of

T = TypeVar("T")

TROUBLES = (Complaint, BadPosition, BadRecord, BadSetting, IllegalMove, TooMuch, UnknownOpponent)
"""What input can cause; anything else is a mistake of Ludoteka itself."""


class Language(StrEnum):
    """The languages of the interface."""

    CS = "cs"
    EN = "en"


LanguageOption = Annotated[Language | None, typer.Option(help="Language to speak; default from LANG.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")]
GameArgument = Annotated[str, typer.Argument(help="A game of the library, or a file with its rules.")]
LevelOption = Annotated[str | None, typer.Option(help="A level, by its name or its number.")]
RulesetOption = Annotated[str | None, typer.Option(help="A named set of options.")]
SettingOption = Annotated[
    list[str] | None, typer.Option("--option", help="An option, as name=value or 'name=two words'; may be repeated."),
]
DAY = 86_400.0
"""Nothing that is told how long to go on goes on for longer."""


def countable(seconds: float | None) -> float | None:
    """Seconds that a clock can count: 'nan' is a number too, and neither too few nor too many.

    >>> countable(0.5)
    0.5
    """
    if seconds is not None and math.isnan(seconds):
        raise typer.BadParameter("say a number of seconds")
    return seconds


time_option = partial(typer.Option, max=DAY, callback=countable)
"""An option that says for how many seconds to go on."""

SeedOption = Annotated[int, typer.Option(help="The seed that luck comes from.")]


@dataclass(slots=True)
class _Manner:
    """How this run of the program speaks."""

    language: str
    as_json: bool = False


_manner: ContextVar[_Manner] = ContextVar("manner")


class PoliteGroup(TyperGroup):
    """Turns trouble with the input into a sentence and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command; refuse politely."""
        manner = _Manner(language_of(os.environ))
        _manner.set(manner)
        try:
            return super().invoke(ctx)
        except TROUBLES as trouble:
            if manner.as_json:
                print_json({"error": str(trouble)})
            typer.echo(str(trouble), err=True)
            raise typer.Exit(2) from None


def speak(language: Language | None, as_json: bool = False) -> Words:
    """The words of the asked language, or of the environment's."""
    manner = _manner.get()
    manner.language = language or manner.language
    manner.as_json = manner.as_json or as_json
    return Words(manner.language)


def can_draw() -> bool:
    """Whether somebody sits at a terminal that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def people() -> Console:
    """Where people read; it is as wide as the terminal, and not coloured where nobody sees it."""
    return Console(highlight=False, soft_wrap=False)


def progress(things: Iterable[T], title: str, total: int) -> Iterable[T]:
    """The same things, with a bar on standard error where somebody sits at a terminal."""
    console = Console(stderr=True)
    return track(things, title, total, console=console, transient=True, disable=not console.is_terminal)


def write_file(path: Path, text: str, words: Words) -> None:
    """Write a file whole, or complain and leave what was there."""
    try:
        write_whole(path, text)
    except OSError as error:
        raise Complaint(words("cannot-save", file=str(path), reason=reason_of(error))) from None


def print_json(facts: Mapping[str, object]) -> None:
    """One JSON object on one line."""
    typer.echo(json.dumps(facts, ensure_ascii=False))
