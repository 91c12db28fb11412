"""The command line: `ludoteka` opens the library, its commands do one thing each."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

import typer

from ludoteka.terminal.commands.author import check, format_files
from ludoteka.terminal.commands.bench import bench
from ludoteka.terminal.commands.convert import convert
from ludoteka.terminal.commands.counting import perft, playouts
from ludoteka.terminal.commands.editor import language_server
from ludoteka.terminal.commands.frame import JsonOption, LanguageOption, PoliteGroup, can_draw, speak
from ludoteka.terminal.commands.match import match
from ludoteka.terminal.commands.new import new
from ludoteka.terminal.commands.play import play
from ludoteka.terminal.commands.playtest import playtest
from ludoteka.terminal.commands.shelves import games, rules
from ludoteka.terminal.commands.solve import solve_puzzle
from ludoteka.terminal.commands.wordbook import explain_words

app = typer.Typer(
    cls=PoliteGroup, add_completion=False, no_args_is_help=False, rich_markup_mode=None,
    pretty_exceptions_enable=False, context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(games)
app.command()(rules)
app.command()(new)
app.command()(check)
app.command("format")(format_files)
app.command("words")(explain_words)
app.command()(playtest)
app.command()(play)
app.command("solve")(solve_puzzle)
app.command()(convert)
app.command()(perft)
app.command()(playouts)
app.command()(bench)
app.command()(match)
app.command("language-server")(language_server)


@app.callback(invoke_without_command=True)
def library(ctx: typer.Context, language: LanguageOption = None, as_json: JsonOption = False) -> None:
    """Board games written down as their rules. Without a command, the library opens."""
    words = speak(language, as_json)
    if ctx.invoked_subcommand is not None:
        return
    if as_json or not can_draw():
        games(language, as_json)
        return
    from ludoteka.terminal.app import library_app
    from ludoteka.terminal.records import user_records

    library_app(words, user_records(os.environ)).run()


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that cannot show a sign shows another one, rather than ending the program.
            stream.reconfigure(errors="replace")
    app()
