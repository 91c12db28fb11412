"""Positions as readable text, and back."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from ludoteka.core import BadPosition, BadSetting
from ludoteka.language.actions import TURN_STARTS
from ludoteka.language.description import LevelText
from ludoteka.language.pictures import LARGEST_DRAWING
from ludoteka.machine.board_texts import Grids, board_lines, heads_beside, read_boards
from ludoteka.machine.code import DONE, PAUSED
from ludoteka.machine.kept_texts import kept_line, read_kept
from ludoteka.machine.named import Heads, number_in, seat_of
from ludoteka.machine.running_texts import Frames, read_frames, read_history, read_waiting, running_lines
from ludoteka.machine.secret_texts import read_secrets, secret_lines
from ludoteka.machine.signs import EMPTY
from ludoteka.machine.start import broken_demand, first_run
from ludoteka.machine.state import Run
from ludoteka.machine.zone_texts import read_zones, zone_heads, zone_lines

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine
    from ludoteka.machine.game import TextGame
    from ludoteka.machine.position import TextPosition

T = TypeVar("T")
HEAD = "ludoteka position"
FORMAT = 1
LONGEST = 4000
"""Digits of a number; a set of cells is written as one with many digits."""
HEADS = ("game", "level", "seed", "seats", "dealt", "to move", "turn", "sides", "over", "running", "asking", "waiting",
         "history")
"""What every position may say, besides its options and what its rules keep."""


def write_position(position: TextPosition) -> str:
    """Everything that makes the position, in lines that people can read."""
    machine, run = position.machine, position.run
    layout, state = machine.layout, run.state
    lines = [f"{HEAD} {FORMAT}", f"game: {position.game.id}"]
    lines += [f"option {name}: {value}" for name, value in machine.settings.items()]
    if machine.level is not None and machine.level.name:
        lines.append(f"level: {machine.level.name}")
    elif machine.level is not None:
        lines += ["drawing", *(f"  |{''.join(row)}|" for row in machine.level.cells)]
    lines += [f"seed: {position.seed or 0}", f"seats: {machine.seats}"]
    lines += board_lines(machine, state)
    lines += zone_lines(machine, state)
    for kept in machine.description.kept.values():
        lines += kept_line(machine, state, kept)
    lines += secret_lines(machine, state)
    lines.append(f"to move: {machine.description.seats[state[layout.turn]]}")
    lines.append(f"turn: {state[layout.turn_number]}")
    if state[layout.swapped]:
        lines.append("sides: swapped")
    if state[layout.over]:
        ranks = " ".join(map(str, state[layout.ranks:layout.ranks + machine.seats]))
        points = " ".join(map(str, state[layout.points:layout.points + machine.seats]))
        lines.append(f"over: {state[layout.over]}, line {state[layout.over_line]}, ranks {ranks}, points {points}")
    lines += running_lines(run)
    return "\n".join(lines) + "\n"


def read_position(game: TextGame, text: str) -> TextPosition:
    """The position that a text describes; raises BadPosition with the line that is wrong."""
    from ludoteka.machine.position import TextPosition

    reader = Reader(game, text)
    machine, run, seed = reader.read()
    if not run.frames and not run.state[machine.layout.over]:
        with machine.question():
            run = reader.settle(machine, run)
    return TextPosition(game, machine, run, seed)


class Reader:
    """The lines of a position, sorted by what they speak of."""

    def __init__(self, game: TextGame, text: str) -> None:
        self.game = game
        self.lines = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        self.heads: Heads = {}
        self.grids: Grids = []
        self.frames: Frames = []
        self.drawing: list[tuple[int, tuple[str, ...]]] = []

    def read(self) -> tuple[Machine, Run, int]:
        self._split()
        machine = self._machine()
        self._refuse_unknown(machine)
        if self.drawing and not self.grids:
            with machine.question():
                return machine, machine.course.settle(self._first_run(machine, self.seed), DONE), self.seed
        state = machine.layout.first_state()
        state[machine.layout.turn_number] = 1
        read_boards(machine, state, self.heads, self.grids, self.lines[-1][0])
        read_zones(machine, state, self.heads)
        for kept in machine.description.kept.values():
            read_kept(machine, state, self.heads, kept)
        read_secrets(machine, state, self.heads)
        self._read_turn(machine, state)
        history = read_history(self.heads)
        run = Run(machine.layout, state, history)
        read_frames(machine, run, self.heads, self.frames)
        read_waiting(machine, run, self.heads)
        if not history and machine.records:
            run.history = tuple(run.digest(board) for board in machine.records)
        return machine, run, self.seed

    def settle(self, machine: Machine, run: Run) -> Run:
        """A position set by hand may be one where the match is over, or where chance has to decide first."""
        if machine.description.round is not None:
            return machine.course.settle(run, DONE)
        run.memo = {}
        if machine.course.ended(run):
            return run
        seat = run.state[machine.layout.turn]
        starts = TURN_STARTS in machine.code.moments
        if machine.code.chances or starts:
            status, begun = machine.turns.begin(run, seat)
            if status == PAUSED and (starts or begun.pc in machine.code.chances):
                return begun
        if machine.description.stuck == "lose" and machine.turns.stuck(run, seat):
            machine.ending.won(run, 1 << seat, False, 0)
        return run

    def _split(self) -> None:
        number, first = self.lines[0]
        if first.split()[-1] != str(FORMAT):
            raise BadPosition(f"this is position format {first.split()[-1]}; format {FORMAT} can be read", number)
        for number, line in self.lines[1:]:
            if line.startswith(" "):
                if found := re.fullmatch(r" +\|(.*)\|", line):
                    self.drawing.append((number, tuple(found[1])))
                    continue
                if not self.grids:
                    raise BadPosition("a row of a board without its board", number)
                self.grids[-1][1].append((number, line.split()))
            elif line == "drawing":
                self.drawing = []
            elif line.startswith("board"):
                self.grids.append((number, []))
            elif found := re.match(r"rule (\S+) back (\S+): (.+)$", line):
                held = [number_in(one, number, LONGEST) for one in found[3].split()]
                self.frames.append((number, number_in(found[1], number), number_in(found[2], number), held))
            else:
                key, colon, value = line.partition(":")
                if not colon:
                    raise BadPosition(f"'{line}' is not 'name: value'", number)
                self.heads[key.strip()] = (number, value.strip())

    def _refuse_unknown(self, machine: Machine) -> None:
        """What no game or not this one keeps; read over silently, it would be missing."""
        known = {*HEADS, *heads_beside(machine),
                 *(f"{kept.owner} {kept.name}" for kept in machine.description.kept.values()),
                 *(f"unseen {store.removeprefix('piece.')}" for store in machine.layout.seen),
                 *zone_heads(machine, self.heads)}
        for key, (number, _) in self.heads.items():
            if key not in known and not key.startswith("option "):
                raise BadPosition(f"a position of this game says nothing like '{key}'", number)

    def _number(self, key: str, default: int, digits: int = 10) -> int:
        number, value = self.heads.get(key, (0, str(default)))
        return number_in(value, number, digits, what=f"{key} is a number, not ")

    @property
    def seed(self) -> int:
        return self._number("seed", 0, 40)

    def _machine(self) -> Machine:
        number, id = self.heads.get("game", (1, self.game.id))
        if id != self.game.id:
            raise BadPosition(f"this is a position of {id}, not of {self.game.id}", number)
        options = {}
        for key, (at, value) in self.heads.items():
            if key.startswith("option "):
                option = self._tried(at, self.game.option, key.removeprefix("option ").strip())
                options[option.name] = self._tried(at, option.parse, value)
        at, name = self.heads.get("level", (0, None))
        level = self._drawn_level() if self.drawing else self._tried(at, self.game.level, name)
        seats = self._number("seats", self.game.seat_counts[0])
        settings = self.game.settings(None, options)
        return self._tried(self.heads.get("seats", (0, ""))[0], self.game.machine, settings, seats, level)

    def _drawn_level(self) -> LevelText:
        """A level that is none of the game's: its drawing stands in the position."""
        legend, width = self.game.description.legend, max(len(row) for _, row in self.drawing)
        for number, row in self.drawing:
            for column, sign in enumerate(row, 4):
                if sign not in legend and sign not in (EMPTY, " "):
                    raise BadPosition(f"column {column}: the legend does not explain '{sign}'", number)
        if not width:
            raise BadPosition("the drawing shows no cell", self.drawing[0][0])
        if len(self.drawing) > LARGEST_DRAWING or width > LARGEST_DRAWING:
            raise BadPosition(f"a board has at most {LARGEST_DRAWING} cells each way", self.drawing[0][0])
        return LevelText("", "", 0, tuple(row + (" ",) * (width - len(row)) for _, row in self.drawing))

    def _first_run(self, machine: Machine, seed: int) -> Run:
        """The start of a drawn level, which keeps what the rules demand of every level."""
        at = self.drawing[0][0]
        run: Run = self._tried(at, first_run, machine, seed)
        if line := broken_demand(machine, run):
            raise BadPosition(f"it does not hold that {machine.rule(line)}, as every level must", at)
        return run

    def _tried(self, line: int, work: Callable[..., T], *given: object) -> T:
        """What comes of a setting; one that the game does not have is refused with its line."""
        try:
            return work(*given)
        except BadSetting as wrong:
            raise BadPosition(str(wrong), line) from None

    def _read_turn(self, machine: Machine, state: list[int]) -> None:
        layout = machine.layout
        number, name = self.heads.get("to move", (0, machine.description.seats[0]))
        state[layout.turn] = seat_of(machine, name, number)
        state[layout.turn_number] = self._number("turn", 1)
        if "sides" in self.heads:
            number, text = self.heads["sides"]
            if text != "swapped" or machine.seats != 2:
                raise BadPosition("only two players can have swapped sides: 'sides: swapped'", number)
            state[layout.swapped] = 1
        if "over" in self.heads:
            number, text = self.heads["over"]
            found = re.fullmatch(r"([1-4]), line (\S+), ranks (.+), points (.+)", text)
            if found is None:
                raise BadPosition("the result cannot be read", number)
            state[layout.over], state[layout.over_line] = int(found[1]), number_in(found[2], number)
            for base, values in ((layout.ranks, found[3]), (layout.points, found[4])):
                numbers = [number_in(one, number) for one in values.split()]
                if len(numbers) != machine.seats:
                    raise BadPosition("the result must name every seat", number)
                state[base:base + machine.seats] = numbers
