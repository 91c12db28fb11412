"""The puzzle solver: what is possible is worked out from the rules, the rest is searched."""

from ludoteka.opponents.solving.answers import Answer, NoSolution, Solution, Unknown
from ludoteka.opponents.solving.solver import hint, solve

__all__ = ["Answer", "NoSolution", "Solution", "Unknown", "hint", "solve"]
