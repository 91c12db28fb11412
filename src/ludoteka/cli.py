"""The command line: `ludoteka` opens the library, its commands do one thing each."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from io import TextIOWrapper
from pathlib import Path
from threading import Thread
from typing import Annotated

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
from ludoteka.terminal.commands.tiles import tiles
from ludoteka.terminal.commands.verify import verify
from ludoteka.terminal.commands.wordbook import explain_words
from ludoteka.terminal.complaint import Complaint, reason_of

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
app.command()(tiles)
app.command()(verify)
app.command()(perft)
app.command()(playouts)
app.command()(bench)
app.command()(match)
app.command("language-server")(language_server)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in the network play.")] = "",
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port; if it is taken, the next one.")] = None,
    database: Annotated[str | None, typer.Option(help="A database: postgresql://… or sqlite:///FILE.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder where everything is kept.")] = None,
    show: Annotated[bool | None, typer.Option("--open/--no-open", help="Open a browser; by default if there is a "
                                                                      "screen.")] = None,
    language: LanguageOption = None,
) -> None:
    """Play in a browser: serve the library and the tables."""
    words = speak(language)
    from ludoteka.server import serving, settings
    from ludoteka.server.database import BadDatabase
    from ludoteka.server.store import open_store

    chosen = settings.Settings(database or settings.database_of(os.environ, data))
    wanted = settings.PORT if port is None else port
    try:
        open_store(chosen.database).close()
        listening = serving.listen(host or settings.HOST, wanted)
    except (BadDatabase, OSError) as error:
        raise Complaint(words("cannot-serve", reason=reason_of(error))) from None
    address = serving.address_of(listening)
    if wanted not in (0, listening.getsockname()[1]):
        typer.echo(words("port-taken", port=str(wanted)))

    def ready() -> None:
        typer.echo(words("serving", address=address))
        if has_screen(os.environ) if show is None else show:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serving.serve(chosen, listening, ready)


def has_screen(environ: Mapping[str, str]) -> bool:
    """Whether a browser could be opened for somebody who sits here."""
    if sys.platform in ("win32", "darwin"):
        return sys.stdout.isatty()
    return sys.stdout.isatty() and bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


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
