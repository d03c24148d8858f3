"""`python -m komagata_gui`: the window, without the command line around it."""

import sys

from komagata_gui.app import run

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
