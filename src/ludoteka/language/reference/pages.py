"""The reference as pages: one for each word, one for each section, an index and the plain answers."""

from __future__ import annotations

from pathlib import Path

from ludoteka.language.reference import ENTRIES, SECTIONS, Entry, Section, lookup
from ludoteka.language.reference.answers import ANSWERS, Answer
from ludoteka.language.words import FORMS

PLACEHOLDERS = """\
Words in capitals stand for what you put there: `KIND` is the name of a kind of thing, `THING` any phrase that names one
or several things, `PLACE` a phrase that names places, `NUMBER-NAME` a number that is kept, `CONDITION` what can hold or
not, `SENTENCE` something that happens.
"""
INTRO = """\
Every word of the rule language, with its meaning and an example. The same data feeds the checker's messages and the
command `ludoteka words`.

Short answers to what is asked most often stand on the page [What it means, plainly](plain.md).
"""
MADE = "<!-- Made by `python -m ludoteka.language.reference docs/reference`; change the data, not this page. -->\n"


def pages() -> dict[str, str]:
    """The text of every page, by its path below the folder of the reference."""
    made = {"index.md": _index(), "plain.md": _plain(), ".nav.yml": _nav()}
    for section in SECTIONS:
        made[f"{section.name}/index.md"] = _section(section)
    for entry in ENTRIES:
        made[f"{entry.section}/{entry.slug}.md"] = _page(entry)
    return made


def write(folder: Path) -> int:
    """Write all pages, and take away those of words that are gone; gives how many there are."""
    made = pages()
    for old in folder.rglob("*.md"):
        if str(old.relative_to(folder)) not in made:
            old.unlink()
    for name, text in made.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return len(made)


def _entries(section: Section) -> list[Entry]:
    return [entry for entry in ENTRIES if entry.section == section.name]


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _code(word: str) -> str:
    return f"`` {word} ``" if "`" in word else f"`{word}`"


def _first_sentence(entry: Entry) -> str:
    text = entry.paragraphs[0]
    return text.split(". ")[0].rstrip(".:") + "." if ". " in text else text


def _link(entry: Entry, here: str) -> str:
    folder = "" if entry.section == here else f"{entry.section}/" if not here else f"../{entry.section}/"
    return f"{folder}{entry.slug}.md"


def _index() -> str:
    lines = [MADE, "# Reference\n", INTRO, PLACEHOLDERS]
    for section in SECTIONS:
        links = [f"[{_code(word)}]({_link(entry, '')})" for entry in _entries(section) for word in entry.words]
        lines += [f"## [{section.title}]({section.name}/index.md)\n", " · ".join(links) + "\n"]
    return "\n".join(lines)


def _section(section: Section) -> str:
    lines = [MADE, f"# {section.title}\n", _one_line(section.intro) + "\n", "| Word | Meaning |", "|---|---|"]
    for entry in _entries(section):
        words = ", ".join(_code(word) for word in entry.words)
        lines.append(f"| [{words}]({entry.slug}.md) | {_first_sentence(entry)} |".replace("`|`", "`\\|`"))
    return "\n".join(lines) + "\n"


def _page(entry: Entry) -> str:
    lines = [MADE, f"# {', '.join(map(_code, entry.words))}\n"]
    others = [form for form, word in FORMS.items() if word in entry.words]
    if others:
        lines.append(f"Also written {', '.join(map(_code, others))}.\n")
    lines.append("```text\n" + "\n".join(entry.forms) + "\n```\n")
    lines += [paragraph + "\n" for paragraph in entry.paragraphs]
    lines.append(f"## Example\n\n{entry.where}:\n\n```text\n{entry.fragment}\n```\n")
    lines.append(_whole(entry) if entry.frame != "whole" else "")
    lines.append(_see(entry))
    return "\n".join(line for line in lines if line)


def _see(entry: Entry) -> str:
    found = [(word, other) for word in entry.see if (other := lookup(word)) is not None]
    links = ", ".join(f"[{_code(word)}]({_link(other, entry.section)})" for word, other in found)
    return f"See also {links}.\n" if links else ""


def _whole(entry: Entry) -> str:
    text = "\n".join("    " + line if line else line for line in entry.text.rstrip("\n").split("\n"))
    return f'??? example "The whole game"\n\n    ```text\n{text}\n    ```\n'


def _plain() -> str:
    intro = "Questions that every author asks once. What the answers say is tested.\n"
    return "\n".join([MADE, "# What it means, plainly\n", intro, *map(_answer, ANSWERS)])


def _answer(answer: Answer) -> str:
    see = [found for word in answer.see if (found := lookup(word)) is not None]
    links = ", ".join(f"[{_code(found.word)}]({_link(found, '')})" for found in see)
    paragraphs = "\n\n".join(answer.paragraphs)
    return f"## {answer.question}\n\n{paragraphs}\n\nSee {links}.\n"


def _nav() -> str:
    sections = [f'  - "{section.title}": {section.name}' for section in SECTIONS]
    return "\n".join(["nav:", "  - index.md", "  - plain.md", *sections]) + "\n"
