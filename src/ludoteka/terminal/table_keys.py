"""The keys of a drawn table, and which of them are worth showing at a moment."""

from __future__ import annotations

from ludoteka.terminal.match import Match

KEYS = (
    ("escape", "back"), ("h", "hint"), ("v", "solve"), ("m", "thoughts"), ("u", "undo"), ("r", "redo"),
    ("b", "restart"), ("t", "type"), ("s", "save"), ("question_mark", "rules"), ("l", "next_level"), ("q", "leave"),
)


def shown_keys(match: Match, halfway: bool) -> list[tuple[str, str]]:
    """Keys and their actions, so few that they fit into 80 columns; halfway is an unfinished choice."""
    begun, whole, redo = bool(match.log), not halfway, match.can_redo
    useful = {
        "back": halfway, "hint": whole and not match.over, "solve": match.puzzle and not match.over,
        "thoughts": match.last_thought is not None, "undo": begun, "redo": redo, "restart": begun and whole,
        # The line for typed moves says its key itself.
        "type": False, "save": begun and whole and not redo, "next_level": match.next_level is not None,
    }
    return [pair for pair in KEYS if useful.get(pair[1], True)]
