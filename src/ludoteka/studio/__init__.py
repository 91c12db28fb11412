"""The tools of authors: start a game, mend its text, see how it plays, and write it in an editor."""
