"""One module for each game that OpenSpiel plays too."""
