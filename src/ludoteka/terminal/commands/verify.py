"""The command that says whether chance was honest: whether a record holds what its seed says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.core import commitment, decisions, read_record
from ludoteka.core.chance import Unplayable
from ludoteka.terminal.commands.frame import JsonOption, LanguageOption, print_json, speak
from ludoteka.terminal.complaint import Complaint, read_text
from ludoteka.terminal.shelf import open_game


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a match.")],
    game: Annotated[str | None, typer.Option(help="A file with the rules, where they are not in the library.")] = None,
    shown: Annotated[str | None, typer.Option("--commitment", help="What was shown of the seed at the start.")] = None,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Say whether every decision of chance in a record is what its seed says."""
    words = speak(language, as_json)
    text = read_text(file, words)
    record = read_record(text)
    seeded = any(line.lstrip().startswith("seed:") for line in text.splitlines())
    rules = open_game(game or record.game, words).game
    same = record.version in ("", rules.version)
    try:
        every = list(decisions(record, rules))
    except Unplayable as wrong:
        raise Complaint(f"{file}: {wrong}") from None
    wrong_ones = [one for one in every if not one.fits]
    promised = shown is None or commitment(record.seed) == shown.strip().lower()
    if as_json:
        print_json({"decisions": len(every), "wrong": [one.move for one in wrong_ones], "commitment": promised,
                    "seed": seeded, "version": same})
    else:
        if not seeded:
            typer.echo(words("vf-no-seed", seed=str(record.seed)))
        if not same:
            typer.echo(words("vf-other-version", recorded=record.version, known=rules.version))
        for one in wrong_ones:
            typer.echo(words("vf-wrong", number=str(one.move), recorded=one.recorded, said=one.said))
        if not promised:
            typer.echo(words("vf-other-seed"))
        if not wrong_ones and promised:
            typer.echo(words("vf-right", count=len(every)))
    if wrong_ones or not promised:
        raise typer.Exit(1)
