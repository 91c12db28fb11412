"""Whoever chooses by computing: opponents, found by name, and series of matches between them."""

from ludoteka.opponents.budget import BadBudget, Budget, read_budget
from ludoteka.opponents.deciding import Decision, decide
from ludoteka.opponents.hints import Hint, hint
from ludoteka.opponents.needing import NeedsNative
from ludoteka.opponents.opponent import LADDER, METHODS, OPPONENTS, Opponent, UnknownOpponent, opponent
from ludoteka.opponents.random_seat import RandomSeat
from ludoteka.opponents.score import Score, scores
from ludoteka.opponents.series import (
    Finish,
    Fixture,
    MatchFailed,
    Tournament,
    fixtures,
    play_match,
    play_series,
)
from ludoteka.opponents.standings import Standing, Standings, standings
from ludoteka.opponents.thoughts import Judged, Thought

__all__ = [
    "LADDER", "METHODS", "OPPONENTS", "BadBudget", "Budget", "Decision", "Finish", "Fixture", "Hint", "Judged",
    "MatchFailed", "NeedsNative", "Opponent", "RandomSeat", "Score", "Standing", "Standings", "Thought", "Tournament",
    "UnknownOpponent", "decide", "fixtures", "hint", "opponent", "play_match", "play_series", "read_budget",
    "scores", "standings",
]
