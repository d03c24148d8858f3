"""`komagata engine`: the built-in engine as a program for other windows."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

HELP = "the built-in engine on the standard streams, in the protocol it is greeted in"


def configure(parser: ArgumentParser) -> None:
    from komagata.commands.common import name_and_value

    parser.add_argument("game", metavar="GAME", nargs="?", help="the game to begin with; the window may choose another")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], type=name_and_value)


def run(arguments: Namespace) -> int:
    from komagata.engine.program import EngineProgram
    from komagata.engine.settings import Settings

    settings = None
    if arguments.game is not None:
        settings = Settings(arguments.game, dict(arguments.option))
        settings.rules()
    EngineProgram(sys.stdout, settings).run(sys.stdin)
    return 0
