"""The command that explains the words of the rule language."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from ludoteka.language.diagnostics import did_you_mean
from ludoteka.language.reference import ENTRIES, SECTIONS, Entry, index, lookup, mentioning, nearest
from ludoteka.terminal.commands.frame import JsonOption, LanguageOption, people, print_json, speak
from ludoteka.terminal.complaint import Complaint
from ludoteka.terminal.words import Words

WordArgument = Annotated[list[str] | None, typer.Argument(help="A word of the rule language; else all.")]


def explain_words(word: WordArgument = None, language: LanguageOption = None, as_json: JsonOption = False) -> None:
    """Explain a word of the rule language."""
    words = speak(language, as_json)
    asked = " ".join(word or ())
    if not asked:
        _print_all(as_json)
        return
    entry = lookup(asked)
    if entry is None:
        _print_found(asked, words, as_json)
    elif as_json:
        print_json(_facts(entry))
    else:
        _print_one(entry)


def _print_found(asked: str, words: Words, as_json: bool) -> None:
    """The entries that speak of it, where no word is called so or nearly so."""
    found = mentioning(asked)
    if not found or did_you_mean(asked, index(), 0.85):
        near = nearest(asked)
        hint = " " + words("did-you-mean", names=", ".join(near)) if near else ""
        raise Complaint(words("no-such-word", word=asked) + hint)
    if as_json:
        print_json({"found": [_facts(entry) for entry in found]})
        return
    console = people()
    console.print(Text(words("words-that-speak-of-it", word=asked)))
    for entry in found:
        console.print(Text.assemble("  ", (entry.word, "bold"), "  ", (entry.forms[0], "dim")))


def _facts(entry: Entry) -> dict[str, object]:
    return {"word": entry.word, "words": list(entry.words), "section": entry.section, "forms": list(entry.forms),
            "meaning": list(entry.paragraphs), "example": entry.fragment, "game": entry.text, "see": list(entry.see)}


def _print_all(as_json: bool) -> None:
    if as_json:
        print_json({"words": [word for entry in ENTRIES for word in entry.words]})
        return
    console = people()
    for section in SECTIONS:
        console.print(Text(section.title, style="bold"))
        known = [word for entry in ENTRIES if entry.section == section.name for word in entry.words]
        console.print(Text("  " + " · ".join(known)))
        console.print()


def _print_one(entry: Entry) -> None:
    console = people()
    console.print(Text(", ".join(entry.words), style="bold"))
    for form in entry.forms:
        console.print(Text(f"  {form}", style="dim"))
    for paragraph in entry.paragraphs:
        console.print()
        console.print(Text(paragraph.replace("`", "'")))
    console.print()
    for line in entry.fragment.split("\n"):
        console.print(Text(f"  {line}", style="cyan"), soft_wrap=True)
    if entry.see:
        console.print()
        console.print(Text("→ " + ", ".join(entry.see), style="dim"))
