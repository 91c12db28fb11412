"""A match with people at it: seats, clocks, undo, what each may see, and the log it all follows from."""
