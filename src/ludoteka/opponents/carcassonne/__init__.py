"""Carcassonne for computers: a fast land in compiled code, a ladder of opponents, and tree search on it."""
