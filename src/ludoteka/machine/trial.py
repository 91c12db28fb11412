"""A first try of a checked game: what only shows when it is set up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ludoteka.core import TooMuch
from ludoteka.language import Description, Diagnostic, Span, form
from ludoteka.language.actions import Action
from ludoteka.language.description import LevelText
from ludoteka.language.soundness import parts
from ludoteka.machine.engine import Machine
from ludoteka.machine.game import TextGame
from ludoteka.machine.start import BadSetup, broken_demand, first_run


def setup_faults(description: Description) -> tuple[Diagnostic, ...]:
    """The set-ups of a game that cannot be done, and the levels that are not as the rules demand."""
    game = TextGame(description, "trial")
    found: dict[tuple[str, int], Diagnostic] = {}
    levels: list[LevelText | None] = [*description.levels] or [None]
    first, *others = levels
    fewest, *more = description.seat_counts
    for level, seats in [(first, fewest), *product([first], more), *product(others, [fewest])]:
        for fault in _faults(game, level, seats):
            found.setdefault((fault.part, fault.line), fault)
            if fault.code == "too-much":  # another try would take as long again
                return tuple(found.values())
    return tuple(found.values())


def _faults(game: TextGame, level: LevelText | None, seats: int) -> Iterator[Diagnostic]:
    try:
        start = game.start(level=level.name if level else None, seats=seats)
        if start.moves() and (level is None or level is game.description.levels[0]):
            start.play(0).moves()
    except TooMuch as wrong:
        yield Diagnostic("too-much", "error", Span(wrong.line or 1), str(wrong),
                         "let players choose less in one turn, and definitions ask for less")
        return
    except BadSetup as wrong:
        yield Diagnostic("setup", "error", Span(wrong.line), str(wrong),
                         "put only one piece on a place, and only where there is one")
        return
    yield from _missing_places(start.machine)
    if level is None:
        return
    machine, heading = start.machine, Span(level.line, 1, len(f"level {level.name}") + 1)
    with machine.question():
        line = broken_demand(machine, first_run(machine))
    if line:
        yield Diagnostic("level-demand", "error", heading, f"in the level '{level.name}' it does not hold that "
                         f"{machine.rule(line)}", f"line {line} of the rules asks this of every level", part=level.part)
    elif start.outcome is not None:
        yield Diagnostic("level-over", "error", heading, f"the level '{level.name}' is over before the first "
                         "move", "draw it so that something is left to do", part=level.part)


def _missing_places(machine: Machine) -> Iterator[Diagnostic]:
    """Places that the rules name and the board does not have, where every match has the same board."""
    description = machine.description
    if any(board.shape in ("drawn", "by_level") or any(isinstance(size, str) for size in board.size)
           for board in description.boards):
        return
    for rule in description.rules():
        line = rule.line
        for node in parts(rule.block):
            if isinstance(node, Action):
                line = node.line
            elif isinstance(node, form.NamedCell) and node.name not in machine.geometry.names:
                yield Diagnostic("no-place", "error", Span(line), f"the board has no place '{node.name}'",
                                 "columns are letters from the left, rows are numbers from the bottom")
