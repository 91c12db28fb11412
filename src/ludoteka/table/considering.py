"""What opponents considered, as the log of a table keeps it and clients show it."""

from __future__ import annotations

from ludoteka.opponents import Thought
from ludoteka.table.events import Considered, ConsideredMove

MOST_MOVES = 8
LONGEST_LINE = 10


def considered_of(thought: Thought, chosen: str, *, every: bool = False) -> Considered:
    """The moves that looked best, or every one, the best first; in any case the one that was chosen; and the line."""
    found = thought.considered
    told = [one for number, one in enumerate(thought.moves)
            if every or number < MOST_MOVES or one.move.text == chosen]
    moves = tuple(ConsideredMove(one.move.text, one.hope, one.certain, found.weighed(one.move.number).visits)
                  for one in told)
    line = tuple(move.text for move in thought.line[:LONGEST_LINE])
    return Considered(moves, line, found.nodes, found.depth, found.seconds, thought.verdict_key)
