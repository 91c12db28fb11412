"""`python -m ludoteka` is the command line too."""

from ludoteka.cli import main

main()
