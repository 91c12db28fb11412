"""Commands for authors of games: check a text, and bring it into its canonical form."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from ludoteka import language as rule_language
from ludoteka.language import Diagnostic
from ludoteka.machine import setup_faults
from ludoteka.terminal.commands.frame import JsonOption, LanguageOption, people, print_json, speak
from ludoteka.terminal.complaint import Complaint, read_text, reason_of
from ludoteka.terminal.records import write_whole
from ludoteka.terminal.words import Words

RULES, LEVELS = "rules.game", "levels.game"
FilesArgument = Annotated[list[Path], typer.Argument(help="Files with the rules of games.")]


def check(files: FilesArgument, language: LanguageOption = None, as_json: JsonOption = False) -> None:
    """Check the rules of games and say everything that is wrong."""
    words = speak(language, as_json)
    found: dict[Path, tuple[Diagnostic, ...]] = {}
    for path in files:
        found.update(_diagnose(path, words))
    errors = sum(one.severity == "error" for some in found.values() for one in some)
    if as_json:
        print_json({"ok": not errors, "files": [_facts(path, some) for path, some in found.items()]})
    else:
        _print_all(found, {path: read_text(path, words) for path in found}, words)
    raise typer.Exit(1 if errors else 0)


def _diagnose(path: Path, words: Words) -> dict[Path, tuple[Diagnostic, ...]]:
    """What is wrong with a file and with the levels beside it; levels are checked with their rules."""
    rules, levels = path, path.parent / LEVELS
    if path.name == LEVELS and (path.parent / RULES).is_file():
        rules = path.parent / RULES
    text = read_text(rules, words)
    alone = _found(text)
    if rules == levels or not levels.is_file():
        return {rules: alone}
    both = _found(text, read_text(levels, words))
    return {
        rules: tuple(one for one in both if one in alone),
        levels: tuple(one for one in both if one not in alone),
    }


def _found(text: str, levels: str = "") -> tuple[Diagnostic, ...]:
    """What the checker says, and what shows when a game without mistakes is set up."""
    checked = rule_language.check(text, levels=levels)
    if checked.description is None or checked.description.not_yet:
        return checked.diagnostics
    return (*checked.diagnostics, *setup_faults(checked.description))


def _facts(path: Path, diagnostics: tuple[Diagnostic, ...]) -> dict[str, object]:
    return {"file": str(path), "diagnostics": [
        {
            "code": one.code, "severity": one.severity, "line": one.line, "column": one.column,
            "end_column": one.end_column, "message": one.message, "hint": one.hint,
            "fix": one.fix.replacement if one.fix else None,
        }
        for one in diagnostics
    ]}


def _print_all(found: dict[Path, tuple[Diagnostic, ...]], texts: dict[Path, str], words: Words) -> None:
    console = people()
    for path, diagnostics in found.items():
        lines = texts[path].splitlines()
        for one in diagnostics:
            _print_one(console, path, one, lines, words)
        if not diagnostics:
            console.print(Text(words("file-is-right", file=str(path))), soft_wrap=True)
    every = [one for some in found.values() for one in some]
    if every:
        errors = sum(one.severity == "error" for one in every)
        console.print(Text(words("found", errors=errors, warnings=len(every) - errors)), soft_wrap=True)


def _print_one(console: Console, path: Path, one: Diagnostic, lines: list[str], words: Words) -> None:
    colour = "bold red" if one.severity == "error" else "bold yellow"
    console.print(Text.assemble(
        f"{path}:{one.line}:{one.column}: ", (words(f"severity-{one.severity}"), colour), f": {one.message}",
        (f"  [{one.code}]", "dim"),
    ), soft_wrap=True)
    if 1 <= one.line <= len(lines):
        line = lines[one.line - 1]
        # Tabs stay tabs, so that the caret stands under its sign however wide they are.
        pad = "".join("\t" if sign == "\t" else " " for sign in line[:one.column - 1])
        gutter = f"{one.line:>5} │ "
        console.print(Text.assemble((gutter, "dim"), line), soft_wrap=True)
        carets = "^" * max(1, one.end_column - one.column)
        console.print(Text.assemble(("      │ ", "dim"), pad, (carets, colour)), soft_wrap=True)
    if one.hint:
        console.print(Text(f"      {words('hint', hint=one.hint)}"), soft_wrap=True)
    if one.fix:
        console.print(Text(f"      {words('fix', replacement=one.fix.replacement)}"), soft_wrap=True)
    console.print()


def format_file(
    file: Annotated[Path, typer.Argument(help="A file with the rules of a game.")],
    write: Annotated[bool, typer.Option("--write", help="Write the file instead of printing it.")] = False,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Bring the rules of a game into their canonical form."""
    words = speak(language, as_json)
    text = read_text(file, words)
    formatted = rule_language.format_text(text)
    if write and formatted != text:
        try:
            write_whole(file, formatted)
        except OSError as error:
            raise Complaint(words("cannot-save", file=str(file), reason=reason_of(error))) from None
    if as_json:
        print_json({"file": str(file), "changed": formatted != text, "written": write, "text": formatted})
    elif write:
        typer.echo(words("formatted" if formatted != text else "already-formatted", file=str(file)))
    else:
        typer.echo(formatted, nl=False)
