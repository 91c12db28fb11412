"""Search, written once for all games over their native functions."""
