"""The command that replays a record: whether chance was honest, and how the match ended."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.core import Unplayable, commitment, decisions, read_record
from ludoteka.terminal.commands.frame import JsonOption, LanguageOption, print_json, speak
from ludoteka.terminal.commands.recorded import outcome_facts, record_text
from ludoteka.terminal.complaint import Complaint
from ludoteka.terminal.shelf import open_game
from ludoteka.terminal.wording import Wording


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a match, or one of a series: records.jsonl:17.")],
    game: Annotated[str | None, typer.Option(help="A file with the rules, where they are not in the library.")] = None,
    shown: Annotated[str | None, typer.Option("--commitment", help="What was shown of the seed at the start.")] = None,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Replay a record: whether every decision of chance is what its seed says, and how the match ended."""
    words = speak(language, as_json)
    text = record_text(file, words)
    record = read_record(text)
    seeded = any(line.lstrip().startswith("seed:") for line in text.splitlines())
    opened = open_game(game or record.game, words)
    rules = opened.game
    same = record.version in ("", rules.version)
    try:
        every, end = list(decisions(record, rules)), record.replay(rules)
    except Unplayable as wrong:
        raise Complaint(f"{file}: {wrong}") from None
    wrong_ones = [one for one in every if not one.fits]
    promised = shown is None or commitment(record.seed) == shown.strip().lower()
    if as_json:
        print_json({"decisions": len(every), "wrong": [one.move for one in wrong_ones], "commitment": promised,
                    "seed": seeded, "version": same, "outcome": outcome_facts(end.outcome)})
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
        if end.outcome is not None:
            typer.echo(Wording(words, opened.texts).outcome(end.outcome, end.seats))
    if wrong_ones or not promised:
        raise typer.Exit(1)
