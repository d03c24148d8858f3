"""`komagata games`: which games there are."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import note, say
from komagata.multiboard.files import matches
from komagata.multiboard.schema import MatchFile
from komagata.variants.catalog import catalog
from komagata.variants.schema import VariantFile

HELP = "list the games, with their options if wanted"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--options", action="store_true", help="also list every option with its choices")


def run(arguments: Namespace) -> int:
    games, pairs = catalog(), matches()
    files: list[VariantFile | MatchFile] = [*map(games.load, games.ids()), *map(pairs.load, pairs.ids())]
    width = max((len(file.id) for file in files), default=0)
    for file in files:
        name = file.id
        say(f"{name:<{width}}  {file.names['en']}")
        if arguments.options:
            for option, part in file.options.items():
                choices = " ".join(f"[{choice}]" if choice == part.default else choice for choice in part.choices)
                say(f"    {option}: {choices}{' (to be agreed before the game)' if part.ask else ''}")
    for path, faults in {**games.faults(), **pairs.faults()}.items():
        for fault in faults:
            note(f"{path}: {fault}")
    return 0
