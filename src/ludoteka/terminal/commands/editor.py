"""The command that an editor runs to speak with Ludoteka."""

from __future__ import annotations

from typing import Annotated

import typer

from ludoteka import __version__
from ludoteka.terminal.commands.frame import LanguageOption, speak
from ludoteka.terminal.complaint import Complaint


def language_server(
    stdio: Annotated[bool, typer.Option("--stdio", help="Over standard input and output, the only way.")] = True,
    language: LanguageOption = None,
) -> None:
    """Serve an editor: messages while you write, completion, explanations, renaming."""
    words = speak(language)
    try:
        from ludoteka.studio.editor.server import make_server
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise Complaint(words("needs-editor", package=missing.name)) from None
    make_server(__version__).start_io()
