"""What an editor asks of a text: what a word means, where it stands, what may stand here. Nothing of any protocol."""
