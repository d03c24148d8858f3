"""What the frozen program starts with."""

from komagata.cli import main

main()
