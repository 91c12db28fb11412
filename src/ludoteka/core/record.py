"""A match is its record: game, version, options, seed and choices, written as readable text."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any

from ludoteka.core.game import BadSetting, Game, IllegalMove, Position, Setting

FORMAT = 2
"""The newest format that is read and written. Format 2 adds a first position and who sat where; what has neither is
written as format 1."""
INDENT = "  "


class BadRecord(ValueError):
    """A text that should be a record is not; `line` counts from 1."""

    def __init__(self, message: str, line: int) -> None:
        self.line = line
        super().__init__(f"line {line}: {message}")


class Unplayable(IllegalMove):
    """A recorded move is not legal; `move` is its number from 1."""

    def __init__(self, move: int, why: IllegalMove) -> None:
        super().__init__(why.text, why.reasons)
        self.move = move

    def __str__(self) -> str:
        return f"move {self.move}: {super().__str__()}"


@dataclass(frozen=True, slots=True)
class Record:
    """Everything a match is made of."""

    game: str
    version: str
    seed: int = 0
    seats: int | None = None
    level: str | None = None
    options: tuple[tuple[str, Setting], ...] = ()
    moves: tuple[str, ...] = field(default=())
    position: str = ""
    """The text of the first position, where it is not the usual one; it names its own level and options."""
    sitters: tuple[str, ...] = ()
    """Who sat at each seat, where that is known: 'person', 'person Anna', 'level-3'."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "position", _tidy(self.position))
        object.__setattr__(self, "sitters", tuple(" ".join(one.split()) for one in self.sitters))

    def with_move(self, text: str) -> Record:
        """The record with one more move."""
        return replace(self, moves=(*self.moves, text))

    def start(self, game: Game) -> Position:
        """The first position of the recorded match."""
        if self.position:
            return self._given(game)
        options: dict[str, Any] = dict(self.options)
        for name in options.keys() & {"seed", "seats", "level", "ruleset"}:
            raise BadSetting(f"'{name}' is not an option")
        return game.start(seed=self.seed, seats=self.seats, level=self.level, **options)

    def _given(self, game: Game) -> Position:
        position = game.position(self.position)
        if self.seats not in (None, len(position.seats)):
            raise BadSetting(f"the position is for {len(position.seats)} players, not {self.seats}")
        return position

    def replay(self, game: Game) -> Position:
        """The position after all recorded moves; raises Unplayable at one that is not legal."""
        position = self.start(game)
        for number, text in enumerate(self.moves, 1):
            try:
                position = position.play(text)
            except IllegalMove as why:
                raise Unplayable(number, why) from None
        return position

    def __str__(self) -> str:
        lines = [f"ludoteka record {2 if self.position or self.sitters else 1}"]
        lines += [f"game: {self.game}", f"version: {self.version}"]
        lines.append(f"seed: {self.seed}")
        if self.seats is not None:
            lines.append(f"seats: {self.seats}")
        lines += [f"seat {number}: {sitter}" for number, sitter in enumerate(self.sitters, 1)]
        if self.level is not None:
            lines.append(f"level: {self.level}")
        lines += [f"option {name}: {value}" for name, value in self.options]
        if self.position:
            lines += ["position:", *((INDENT + line).rstrip() for line in self.position.split("\n"))]
        lines += [f"{number}. {text}" for number, text in enumerate(self.moves, 1)]
        return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record that a text holds; raises BadRecord with the line where it is not one."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("ludoteka record "):
        raise BadRecord("a record begins with 'ludoteka record 1'", 1)
    if lines[0].split()[-1] not in map(str, range(1, FORMAT + 1)):
        raise BadRecord(f"this is record format {lines[0].split()[-1]}; formats 1 to {FORMAT} can be read", 1)
    found = _Reading()
    for number, line in enumerate(lines[1:], 2):
        found.take(line, number)
    if "game" not in found.heads:
        raise BadRecord("a record names its game: 'game: chess'", 1)
    return found.record()


class _Reading:
    """What has been read of a record so far."""

    def __init__(self) -> None:
        self.heads: dict[str, str] = {}
        self.options: list[tuple[str, Setting]] = []
        self.sitters: list[str] = []
        self.moves: list[str] = []
        self.position: list[str] | None = None
        self._within = False

    def take(self, line: str, number: int) -> None:
        """Read one more line."""
        if self._within and (line.startswith(INDENT) or not line.strip()):
            assert self.position is not None
            self.position.append(line.removeprefix(INDENT))
            return
        self._within = False
        if not line.strip():
            return
        count, dot, move = line.partition(". ")
        if dot and _is_number(count.strip()):
            self._move(int(count), move.strip(), number)
        else:
            self._head(line, number)

    def _move(self, count: int, move: str, number: int) -> None:
        if count != len(self.moves) + 1:
            raise BadRecord(f"move {len(self.moves) + 1} was expected, move {count} found", number)
        self.moves.append(move)

    def _head(self, line: str, number: int) -> None:
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise BadRecord(f"'{line.strip()}' is neither 'name: value' nor a numbered move", number)
        if key in ("seed", "seats") and not _is_number(value):
            raise BadRecord(f"{key} is a number, not '{value}'", number)
        if key.startswith("option "):
            self.options.append((key.removeprefix("option ").strip(), int(value) if _is_number(value) else value))
        elif key == f"seat {len(self.sitters) + 1}":
            self.sitters.append(value)
        elif key == "position" and not value:
            self.position, self._within = [], True
        elif key in ("game", "version", "seed", "seats", "level"):
            self.heads[key] = value
        else:
            raise BadRecord(f"'{key}' is not part of a record", number)

    def record(self) -> Record:
        """All that was read."""
        heads = self.heads
        return Record(
            game=heads["game"], version=heads.get("version", ""), seed=int(heads.get("seed", "0")),
            seats=int(heads["seats"]) if "seats" in heads else None, level=heads.get("level"),
            options=tuple(self.options), moves=tuple(self.moves), position="\n".join(self.position or ()),
            sitters=tuple(self.sitters),
        )


def _tidy(text: str) -> str:
    """A position's text as a record can hold it: without spaces at the ends of lines and empty lines around it."""
    return "\n".join(line.rstrip() for line in text.splitlines()).strip("\n")


def _is_number(text: str) -> bool:
    return re.fullmatch(r"-?[0-9]{1,40}", text) is not None
