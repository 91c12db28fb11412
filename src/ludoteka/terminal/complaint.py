"""Input that cannot be used, said to the person who gave it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from pathlib import Path

from ludoteka.terminal.words import Words


class Complaint(Exception):
    """A sentence for the person at the terminal; never a traceback."""


def read_text(path: Path, words: Words) -> str:
    """The text of a file, or a complaint that says why it cannot be had."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise Complaint(words("no-such-file", file=str(path))) from None
    except IsADirectoryError:
        raise Complaint(words("a-directory", file=str(path))) from None
    except UnicodeDecodeError as error:
        raise Complaint(words("not-utf8", file=str(path), byte=str(error.start))) from None
    except (OSError, ValueError) as error:
        raise Complaint(words("unreadable", file=str(path), reason=reason_of(error))) from None


def reason_of(error: Exception) -> str:
    """Why, in the words of the operating system."""
    return getattr(error, "strerror", None) or str(error)


def did_you_mean(word: str, known: Iterable[str], words: Words) -> str:
    """What may have been meant, or all that there is; empty where there is nothing."""
    every = list(known)
    near = difflib.get_close_matches(word.casefold(), every, n=3, cutoff=0.5)
    if near:
        return " " + words("did-you-mean", names=", ".join(near))
    return " " + words("there-is", names=", ".join(every)) if every else ""
