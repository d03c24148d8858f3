"""`python -m komagata`."""

from komagata.cli import main

main()
