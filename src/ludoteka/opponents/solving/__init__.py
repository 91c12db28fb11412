"""The puzzle solver: what is possible is worked out from the rules, the rest is searched."""
