"""Whoever chooses by computing: opponents, found by name, and series of matches between them."""

from ludoteka.opponents.budget import BadBudget, Budget, read_budget
from ludoteka.opponents.opponent import METHODS, OPPONENTS, Opponent, UnknownOpponent, opponent
from ludoteka.opponents.random_seat import RandomSeat
from ludoteka.opponents.series import Finish, Score, play_match, play_series, scores

__all__ = [
    "METHODS", "OPPONENTS", "BadBudget", "Budget", "Finish", "Opponent", "RandomSeat", "Score", "UnknownOpponent",
    "opponent", "play_match", "play_series", "read_budget", "scores",
]
