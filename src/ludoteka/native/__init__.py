"""Games as machine code: the functions a game offers to search, and the compiler that makes them from its text."""
