"""A match is its record: game, version, options, seed and choices, written as readable text."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any

from ludoteka.core.game import BadSetting, Game, Position, Setting

FORMAT = 1


class BadRecord(ValueError):
    """A text that should be a record is not; `line` counts from 1."""

    def __init__(self, message: str, line: int) -> None:
        self.line = line
        super().__init__(f"line {line}: {message}")


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

    def with_move(self, text: str) -> Record:
        """The record with one more move."""
        return replace(self, moves=(*self.moves, text))

    def start(self, game: Game) -> Position:
        """The first position of the recorded match."""
        options: dict[str, Any] = dict(self.options)
        for name in options.keys() & {"seed", "seats", "level", "ruleset"}:
            raise BadSetting(f"'{name}' is not an option")
        return game.start(seed=self.seed, seats=self.seats, level=self.level, **options)

    def replay(self, game: Game) -> Position:
        """The position after all recorded moves."""
        position = self.start(game)
        for text in self.moves:
            position = position.play(text)
        return position

    def __str__(self) -> str:
        lines = [f"ludoteka record {FORMAT}", f"game: {self.game}", f"version: {self.version}"]
        lines.append(f"seed: {self.seed}")
        if self.seats is not None:
            lines.append(f"seats: {self.seats}")
        if self.level is not None:
            lines.append(f"level: {self.level}")
        lines += [f"option {name}: {value}" for name, value in self.options]
        lines += [f"{number}. {text}" for number, text in enumerate(self.moves, 1)]
        return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record that a text holds; raises BadRecord with the line where it is not one."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("ludoteka record "):
        raise BadRecord("a record begins with 'ludoteka record 1'", 1)
    if lines[0].split()[-1] != str(FORMAT):
        raise BadRecord(f"this is record format {lines[0].split()[-1]}; format {FORMAT} can be read", 1)
    heads: dict[str, str] = {}
    options: list[tuple[str, Setting]] = []
    moves: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        count, dot, move = line.partition(". ")
        if dot and _is_number(count.strip()):
            if int(count) != len(moves) + 1:
                raise BadRecord(f"move {len(moves) + 1} was expected, move {count} found", number)
            moves.append(move.strip())
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise BadRecord(f"'{line.strip()}' is neither 'name: value' nor a numbered move", number)
        if key.startswith("option "):
            options.append((key.removeprefix("option ").strip(), int(value) if _is_number(value) else value))
        elif key in ("game", "version", "seed", "seats", "level"):
            heads[key] = value
        else:
            raise BadRecord(f"'{key}' is not part of a record", number)
        if key in ("seed", "seats") and not _is_number(value):
            raise BadRecord(f"{key} is a number, not '{value}'", number)
    if "game" not in heads:
        raise BadRecord("a record names its game: 'game: chess'", 1)
    return Record(
        game=heads["game"], version=heads.get("version", ""), seed=int(heads.get("seed", "0")),
        seats=int(heads["seats"]) if "seats" in heads else None, level=heads.get("level"),
        options=tuple(options), moves=tuple(moves),
    )


def _is_number(text: str) -> bool:
    return re.fullmatch(r"-?[0-9]{1,18}", text) is not None
