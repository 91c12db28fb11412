"""How well the checker helps with mistakes: every text of the library broken in seeded ways, one token each.

Of the broken texts that are no correct game any more, the first message should stand on the broken line, and the fix
that it offers should give the text back. `--show` prints what fails; `--file`, `--ways` and `--seed` choose what is
broken.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path

from ludoteka.games.library import FOLDER
from ludoteka.language import Diagnostic, format_text
from ludoteka.language.diagnostics import Findings
from ludoteka.language.layout import Line, Row, read_layout
from ludoteka.studio.checking import Written, diagnose

KINDS = ("drop", "swap", "misspell", "duplicate")
HERE, RESTORED = 95.0, 60.0
"""What is asked of the two figures, in percent."""
_TOKEN = re.compile(r'"[^"]*"|[^\W\d_][\w-]*(?:\'\w+)?|\d+|->|\S')
_WORDS = re.compile(r"[^\W\d_]{3}")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_SIGNS = ".,:;#*+-|@=?!"


@dataclass(frozen=True)
class Work:
    """A file of the library and the one that is checked with it."""

    name: str
    text: str
    rules: str = ""
    """The rules beside it, where the file holds levels."""


@dataclass(frozen=True)
class Token:
    """A word, number, name or sign of a line, and the spaces before it."""

    gap: str
    text: str


@dataclass(frozen=True)
class Mistake:
    """A file with one token of one line broken."""

    work: Work
    kind: str
    line: int
    before: str
    after: str

    @property
    def text(self) -> str:
        lines = self.work.text.split("\n")
        lines[self.line - 1] = self.after
        return "\n".join(lines)


@dataclass(frozen=True)
class Verdict:
    """How the checker answered one mistake."""

    mistake: Mistake
    outcome: str
    """unchanged, correct, elsewhere (the first message is not on the broken line), or here."""
    restored: bool = False
    first: Diagnostic | None = None
    fixed: str = ""
    """The line that the fix gives."""
    seconds: float = 0.0


# ---- breaking --------------------------------------------------------------------------------------------------------
def works(folder: Path = FOLDER) -> list[Work]:
    """Every text of the library."""
    found = []
    for path in sorted(folder.glob("*/rules.game")):
        rules, beside = path.read_text("utf-8"), path.with_name("levels.game")
        levels = beside.read_text("utf-8") if beside.is_file() else ""
        found.append(Work(f"{path.parent.name}/rules", rules))
        if levels:
            found.append(Work(f"{path.parent.name}/levels", levels, rules=rules))
    return found


def mistakes(work: Work, ways: int, seed: int) -> Iterator[Mistake]:
    """The file broken in so many ways, each kind of mistake equally often."""
    rng = random.Random(f"{seed} {work.name}")
    lines = dict(breakable(work.text))
    raw = work.text.split("\n")
    for way in range(ways):
        kind = KINDS[way % len(KINDS)]
        number = rng.choice(sorted(lines))
        before = raw[number - 1]
        tokens, rest = lines[number]
        broken = _broken(kind, tokens, rng)
        yield Mistake(work, kind, number, before, "".join(one.gap + one.text for one in broken) + rest)


def breakable(text: str) -> Iterator[tuple[int, tuple[list[Token], str]]]:
    """The tokens of each line that has some, and its comment as it stands."""
    raw = text.split("\n")
    for line in (one for top in read_layout(text, Findings()) for one in top.walk()):
        words = raw[line.number - 1][:line.indent + len(line.text)]
        yield line.number, (_tokens(words), raw[line.number - 1][len(words):])
        signs = _single(line)
        for row in line.rows or ():
            if row.text.strip():
                yield row.number, (_tokens(row.text, signs and not _WORDS.search(row.text)), "")


def _tokens(text: str, single: bool = False) -> list[Token]:
    found, place = [], 0
    for one in re.finditer(r"\S", text) if single else _TOKEN.finditer(text):
        found.append(Token(text[place:one.start()], one.group()))
        place = one.end()
    return found


def _single(line: Line) -> bool:
    """Whether a drawing's signs stand directly beside each other."""
    def apart(row: Row) -> bool:
        return all(len(part.removesuffix("+")) == 1 or part.isdigit() or part == "->" for part in row.text.split())
    return not line.text.endswith(" table") and not all(
        apart(row) for row in line.rows or () if not _WORDS.search(row.text))


def _broken(kind: str, tokens: list[Token], rng: random.Random) -> list[Token]:
    at = rng.randrange(len(tokens))
    token = tokens[at]
    before, after = tokens[:at], tokens[at + 1:]
    if kind == "drop":
        if not before and after:  # the indentation stays
            return [Token(token.gap, after[0].text), *after[1:]]
        return before + after
    if kind == "duplicate":
        apart = " " if token.text[0].isalnum() or not before else ""
        return [*before, token, Token((token.gap if before else "") or apart, token.text), *after]
    if kind == "swap":
        if len(tokens) < 2:
            return tokens
        at = min(at, len(tokens) - 2)
        first, second = tokens[at:at + 2]
        gaps = (second.gap, first.gap) if at else (first.gap, second.gap or " ")
        return [*tokens[:at], Token(gaps[0], second.text), Token(gaps[1], first.text), *tokens[at + 2:]]
    return [*before, Token(token.gap, misspelt(token.text, rng)), *after]


def misspelt(word: str, rng: random.Random) -> str:
    """The word with one letter dropped, doubled, exchanged with the next or replaced."""
    at = rng.randrange(len(word))
    how = rng.choice(("drop", "double", "exchange", "replace") if len(word) > 1 else ("double", "replace"))
    if how == "drop":
        return word[:at] + word[at + 1:]
    if how == "double":
        return word[:at] + word[at] + word[at:]
    if how == "exchange":
        at = min(at, len(word) - 2)
        return word[:at] + word[at + 1] + word[at] + word[at + 2:]
    letters = "0123456789" if word[at].isdigit() else _LETTERS if word[at].isalpha() else _SIGNS
    return word[:at] + rng.choice(letters.replace(word[at].lower(), "")) + word[at + 1:]


# ---- judging ---------------------------------------------------------------------------------------------------------
def judge(mistake: Mistake) -> Verdict:
    """Check a broken file as its author would, take the first fix over, and compare."""
    if alike(mistake.text, mistake.work.text):
        return Verdict(mistake, "unchanged")
    start = time.process_time()
    errors = [one for one in found(mistake.work, mistake.text) if one.severity == "error"]
    seconds = time.process_time() - start
    if not errors:
        return Verdict(mistake, "correct", seconds=seconds)
    first = errors[0]
    outcome = "here" if first.line == mistake.line else "elsewhere"
    if first.fix is None:
        return Verdict(mistake, outcome, first=first, seconds=seconds)
    text = first.fixed(mistake.text)
    return Verdict(mistake, outcome, alike(text, mistake.work.text), first,
                   text.split("\n")[first.line - 1], seconds)


def found(work: Work, text: str) -> tuple[Diagnostic, ...]:
    """What `ludoteka check` says about a file, in its order."""
    if work.rules:
        return diagnose(Written(work.rules, text)).levels
    return diagnose(Written(text)).rules


def alike(one: str, other: str) -> bool:
    """Whether two texts are the same in canonical form; the width of gaps inside a line does not matter."""
    return _canonical(one) == _canonical(other)


def _canonical(text: str) -> str:
    return re.sub(r"(?<=\S) +", " ", format_text(text))


# ---- telling ---------------------------------------------------------------------------------------------------------
def measure(chosen: Iterable[Work], ways: int, seed: int) -> list[Verdict]:
    """The verdicts on all mistakes, on all cores."""
    cases = [one for work in chosen for one in mistakes(work, ways, seed)]
    with Pool(os.cpu_count()) as pool:
        return pool.map(judge, cases, chunksize=10)


def row(name: str, verdicts: list[Verdict]) -> str:
    """One line of a table."""
    wrong = [one for one in verdicts if one.first is not None]
    here = sum(one.outcome == "here" for one in wrong)
    back = sum(one.restored for one in wrong)
    share = [f"{100 * count / len(wrong):>8.1f} %" if wrong else f"{'-':>10}" for count in (here, back)]
    counts = [len(verdicts), *(sum(one.outcome == what for one in verdicts) for what in ("unchanged", "correct"))]
    return f"{name:<26}" + "".join(f"{count:>11}" for count in (*counts, len(wrong))) + "".join(share)


def cause(verdict: Verdict) -> str:
    """Why a fix did not give the text back, in a few words."""
    assert verdict.first is not None
    place = "" if verdict.outcome == "here" else ", first message elsewhere"
    fix = "another fix" if verdict.first.fix is not None else "no fix"
    return f"{verdict.mistake.kind}: {verdict.first.code}, {fix}{place}"


def shown(verdict: Verdict) -> str:
    """A failure in full."""
    mistake, first = verdict.mistake, verdict.first
    assert first is not None
    return (f"{mistake.work.name}, line {mistake.line}, {mistake.kind}\n    right   {mistake.before.strip()}\n"
            f"    broken  {mistake.after.strip()}\n"
            f"    said    {first.line}:{first.column} [{first.code}] {first.message}"
            + (f"\n    hint    {first.hint}" if first.hint else "")
            + (f"\n    fixed   {verdict.fixed.strip()}" if first.fix is not None else ""))


def report(verdicts: list[Verdict], show: bool) -> None:
    """Print the tables and the causes."""
    head = f"{'':<26}" + "".join(f"{name:>11}" for name in ("cases", "unchanged", "correct", "errors"))
    print(head + f"{'on line':>10}{'restored':>10}")
    for name in dict.fromkeys(one.mistake.work.name for one in verdicts):
        print(row(name, [one for one in verdicts if one.mistake.work.name == name]))
    print()
    for kind in KINDS:
        print(row(kind, [one for one in verdicts if one.mistake.kind == kind]))
    print(row("all", verdicts))
    failed = [one for one in verdicts if one.first is not None and not (one.restored and one.outcome == "here")]
    print("\nMost frequent failures, with an example:")
    for name, count in Counter(map(cause, failed)).most_common(12):
        print(f"{count:>6}  {name}")
        if not show:
            example = next(one for one in failed if cause(one) == name)
            print("        " + shown(example).replace("\n", "\n        "))
    if show:
        for one in failed:
            print("\n" + cause(one) + "\n" + shown(one))


def main() -> None:
    """Break, check, mend and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--file", default="", help="only files whose name holds this, as in sokoban/levels")
    asked.add_argument("--ways", type=int, default=200, help="so many mistakes in each file")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--show", action="store_true", help="print every failure")
    given = asked.parse_args()
    start = time.perf_counter()
    verdicts = measure([work for work in works() if given.file in work.name], given.ways, given.seed)
    report(verdicts, given.show)
    checking = [one.seconds for one in verdicts]
    print(f"\n{time.perf_counter() - start:.0f} s in all; a check takes {sum(checking) / max(1, len(checking)):.2f} s "
          f"of processor time, {max(checking, default=0):.1f} s at most. "
          f"Asked: {HERE:.0f} % on the line, {RESTORED:.0f} % restored.")


if __name__ == "__main__":
    main()
