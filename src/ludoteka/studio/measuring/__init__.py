"""How fast games are: ways to play counted, random matches and searches in a time, and all of it beside a peer."""
