"""`komagata check FILE.toml`: everything that is wrong with the file of a game or of a match."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import file_name, note, read_input, say
from komagata.errors import Fault
from komagata.kernel import make_kernel
from komagata.multiboard.files import is_match
from komagata.multiboard.rules import check_match
from komagata.position import Rules
from komagata.start import start_faults
from komagata.variants.catalog import catalog
from komagata.variants.compiler import compile_variant
from komagata.variants.reader import located

HELP = "list every fault of the file of a game or of a match on two boards"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE.toml", nargs="+", type=file_name, help="a variant file; - reads standard input"
    )


def run(arguments: Namespace) -> int:
    status = 0
    for path in arguments.files:
        source = read_input(path)
        found = check_match(source) if is_match(source) else _game(source)
        for fault in found:
            note(f"{path}: {' '.join(str(fault).split())}")
        if found:
            status = 2
        else:
            say(f"{path}: no faults")
    return status


def _game(source: str) -> tuple[Fault, ...]:
    """The faults of the file; where there are none, what keeps its game from being played."""
    games = catalog()
    faults = games.check(source)
    if faults:
        return faults
    compiled = compile_variant(games.read(source))
    return located(start_faults(Rules(compiled, make_kernel(compiled.tables))), source)
