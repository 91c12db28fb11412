"""The command that starts a game of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ludoteka.games import UnknownGame
from ludoteka.games import names as library_names
from ludoteka.studio import starting
from ludoteka.terminal.commands.frame import JsonOption, LanguageOption, can_draw, people, print_json, speak
from ludoteka.terminal.complaint import Complaint, did_you_mean, reason_of
from ludoteka.terminal.words import Words


def new(
    folder: Annotated[Path, typer.Argument(help="The folder to make; its name is the game's name: my-game.")],
    template: Annotated[
        str | None, typer.Option(help=f"What to begin with: {', '.join(starting.TEMPLATES)}."),
    ] = None,
    like: Annotated[str | None, typer.Option(help="Begin with a copy of this game of the library.")] = None,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Start a game of your own, playable at once."""
    words = speak(language, as_json)
    title = _title(folder, words)
    if template is not None and like is not None:
        raise Complaint(words("two-templates"))
    asked = template or (None if like is not None else _ask(words, as_json))
    files = _like(like, title, words) if asked is None else _from(asked, title, words)
    _make(folder, files, words)
    if as_json:
        print_json({"folder": str(folder), "title": title, "files": list(files)})
    else:
        _tell(folder, title, files, words)


def _title(folder: Path, words: Words) -> str:
    if not starting.is_good_name(folder.name):
        near = starting.good_name(folder.name)
        hint = " " + words("did-you-mean", names=near) if near else ""
        raise Complaint(words("bad-name", name=folder.name or str(folder)) + hint)
    if folder.exists():
        raise Complaint(words("folder-exists", folder=str(folder)))
    if not folder.parent.is_dir():
        raise Complaint(words("no-such-folder", folder=str(folder.parent)))
    return starting.title_of(folder.name)


def _ask(words: Words, as_json: bool) -> str:
    """Ask whoever sits at a terminal; anybody else gets the simplest template."""
    if as_json or not can_draw():
        return starting.TEMPLATES[0]
    for number, name in enumerate(starting.TEMPLATES, 1):
        typer.echo(f"{number}  {name:<9} {words(f'template-{name}')}")
    answer = str(typer.prompt(words("which-template"), default="1")).strip()
    if answer.isdecimal() and 1 <= int(answer) <= len(starting.TEMPLATES):
        return starting.TEMPLATES[int(answer) - 1]
    return answer


def _from(template: str, title: str, words: Words) -> dict[str, str]:
    if template not in starting.TEMPLATES:
        near = did_you_mean(template, starting.TEMPLATES, words)
        raise Complaint(words("no-such-template", template=template) + near)
    return starting.template_files(template, title)


def _like(game: str | None, title: str, words: Words) -> dict[str, str]:
    try:
        return starting.library_files(game or "", title)
    except UnknownGame as error:
        near = did_you_mean(game or "", error.suggestions or library_names(), words)
        raise Complaint(words("no-such-game", game=game) + near) from None


def _make(folder: Path, files: dict[str, str], words: Words) -> None:
    try:
        starting.make(folder, files)
    except FileExistsError:
        raise Complaint(words("folder-exists", folder=str(folder))) from None
    except OSError as error:
        raise Complaint(words("cannot-save", file=str(folder), reason=reason_of(error))) from None


def _tell(folder: Path, title: str, files: dict[str, str], words: Words) -> None:
    console = people()
    console.print(Text(words("made-game", folder=str(folder), title=title)), soft_wrap=True)
    console.print(Text("  " + ", ".join(files), style="dim"), soft_wrap=True)
    console.print()
    console.print(Text(words("next-steps"), style="bold"))
    steps = (
        (f"ludoteka play {folder}", "play"), (str(folder / "rules.game"), "edit"),
        (f"ludoteka check {folder}", "check"), (f"ludoteka playtest {folder}", "playtest"),
        (f"ludoteka format {folder} --write", "format"), ("ludoteka words next to", "words"),
    )
    wide = max(len(done) for done, _ in steps)
    for done, step in steps:
        console.print(Text.assemble(f"  {done:<{wide}}  ", (words(f"step-{step}"), "dim")), soft_wrap=True)
