"""`komagata check FILE.toml`: everything that is wrong with a variant file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import note, read_input, say
from komagata.variants.catalog import catalog

HELP = "list every fault of a variant file"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE.toml", nargs="+", help="a variant file; - reads standard input")


def run(arguments: Namespace) -> int:
    status = 0
    for path in arguments.files:
        found = catalog().check(read_input(path))
        for fault in found:
            note(f"{path}: {' '.join(str(fault).split())}")
        if found:
            status = 2
        else:
            say(f"{path}: no faults")
    return status
