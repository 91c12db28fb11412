"""A client without a browser: the library, tables and boards drawn with characters, and the commands."""
