"""Commands for authors of games: check a text, and bring it into its canonical form."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from ludoteka import language as rule_language
from ludoteka.games.library import GameFiles, files_of
from ludoteka.language import Diagnostic
from ludoteka.studio.checking import Found, Written, diagnose
from ludoteka.studio.mending import mended
from ludoteka.terminal.commands.frame import JsonOption, LanguageOption, people, print_json, speak, write_file
from ludoteka.terminal.complaint import Complaint, read_text
from ludoteka.terminal.words import Words

STDIN = Path("-")
FilesArgument = Annotated[list[Path], typer.Argument(help="Files or folders with the rules of games.")]


def check(
    files: FilesArgument,
    fix: Annotated[bool, typer.Option("--fix", help="Mend what can be mended, and show what was changed.")] = False,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Check the rules of games and say everything that is wrong."""
    words = speak(language, as_json)
    looked = [_mend(one, words) if fix else _look(one, words) for one in dict.fromkeys(map(files_of, files))]
    errors = sum(one.found.errors for one in looked)
    if as_json:
        print_json({"ok": not errors, "files": [_facts(file, fix) for one in looked for file in one.files()]})
    else:
        _print_all([file for one in looked for file in one.files()], words)
    raise typer.Exit(1 if errors else 0)


@dataclass(frozen=True, slots=True)
class _File:
    """One file that was looked at: its text before and now, and what is wrong with it now."""

    path: Path
    before: str
    text: str
    diagnostics: tuple[Diagnostic, ...]
    whole: bool = True
    """Whether all that belongs to it is right: a table that its rules name is a part of them."""

    @property
    def changed(self) -> bool:
        return self.text != self.before


@dataclass(frozen=True, slots=True)
class _Looked:
    """A game that was looked at: its rules, and the levels beside them."""

    at: GameFiles
    before: Written
    after: Written
    found: Found

    def files(self) -> list[_File]:
        files = [_File(self.at.rules, self.before.rules, self.after.rules, self.found.rules, not self.found.tables)]
        if self.at.levels is not None:
            files.append(_File(self.at.levels, self.before.levels, self.after.levels, self.found.levels))
        for name, text in self.before.tables:
            wrong = tuple(one for one in self.found.tables if one.part == name)
            files += [_File(self.at.rules.parent / name, text, text, wrong)] if wrong else []
        return files


def _read(files: GameFiles, words: Words) -> Written:
    return Written(read_text(files.rules, words), read_text(files.levels, words) if files.levels is not None else "",
                   tuple(files.tables().items()))


def _look(files: GameFiles, words: Words) -> _Looked:
    text = _read(files, words)
    return _Looked(files, text, text, diagnose(text))


def _mend(files: GameFiles, words: Words) -> _Looked:
    before = _read(files, words)
    looked = _Looked(files, before, *mended(before))
    for file in looked.files():
        if file.changed:
            write_file(file.path, file.text, words)
    return looked


def _facts(file: _File, fix: bool) -> dict[str, object]:
    facts: dict[str, object] = {"file": str(file.path), "diagnostics": [
        {
            "code": one.code, "severity": one.severity, "line": one.line, "column": one.column,
            "end_column": one.end_column, "message": one.message, "hint": one.hint,
            "fix": one.fix.replacement if one.fix else None,
            "fix_column": one.fix_span.column, "fix_end_column": one.fix_span.end_column,
            "other_fixes": list(one.fix.others) if one.fix else [],
        }
        for one in file.diagnostics
    ]}
    return facts | {"changed": file.changed} if fix else facts


def _print_all(files: list[_File], words: Words) -> None:
    console = people()
    for file in files:
        if file.changed:
            _print_change(console, file, words)
        for one in file.diagnostics:
            _print_one(console, file.path, one, file.text.splitlines(), words)
        if not file.diagnostics and file.whole:
            console.print(Text(words("file-is-right", file=str(file.path))), soft_wrap=True)
    every = [one for file in files for one in file.diagnostics]
    if every:
        errors = sum(one.severity == "error" for one in every)
        console.print(Text(words("found", errors=errors, warnings=len(every) - errors)), soft_wrap=True)


def _print_change(console: Console, file: _File, words: Words) -> None:
    console.print(Text(words("mended", file=str(file.path))), soft_wrap=True)
    colours = {"-": "red", "+": "green", "@": "cyan"}
    lines = unified_diff(file.before.splitlines(), file.text.splitlines(), n=1, lineterm="")
    for line in list(lines)[2:]:
        console.print(Text(line, style=colours.get(line[0], "dim")), soft_wrap=True)
    console.print()


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
        for other in one.fix.others:
            console.print(Text(f"      {words('other-fix', replacement=other)}"), soft_wrap=True)
    console.print()


def format_files(
    files: Annotated[list[Path], typer.Argument(help="Files or folders with games; - is standard input.")],
    write: Annotated[bool, typer.Option("--write", help="Write the files instead of printing them.")] = False,
    only_check: Annotated[bool, typer.Option("--check", help="Change nothing; say what would be rewritten.")] = False,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Bring the rules of games into their canonical form."""
    words = speak(language, as_json)
    paths = _game_files(files, words)
    if len(paths) > 1 and not (write or only_check or as_json):
        raise Complaint(words("one-to-print"))
    changes = [_formatted(path, words) for path in paths]
    for change in changes:
        if write and not only_check and change.changed and change.path != STDIN:
            write_file(change.path, change.text, words)
    changed = any(change.changed for change in changes)
    if as_json:
        print_json({"changed": changed, "files": [
            {"file": str(one.path), "changed": one.changed, "written": write and not only_check, "text": one.text}
            for one in changes
        ]})
    else:
        for change in changes:
            _print_formatted(change, write, only_check, words)
    raise typer.Exit(1 if only_check and changed else 0)


def _game_files(files: list[Path], words: Words) -> list[Path]:
    """The files that are named, and those in the folders that are named."""
    found = []
    for path in files:
        inside = sorted(path.rglob("*.game")) if path.is_dir() else [path]
        if not inside:
            raise Complaint(words("no-games-inside", folder=str(path)))
        found += inside
    return list(dict.fromkeys(found))


def _formatted(path: Path, words: Words) -> _File:
    text = typer.get_text_stream("stdin").read() if path == STDIN else read_text(path, words)
    return _File(path, text, rule_language.format_text(text), ())


def _print_formatted(change: _File, write: bool, only_check: bool, words: Words) -> None:
    if only_check and change.changed:
        typer.echo(words("would-format", file=str(change.path)))
    elif only_check or (write and change.path != STDIN):
        typer.echo(words("formatted" if change.changed else "already-formatted", file=str(change.path)))
    else:
        typer.echo(change.text, nl=False)
