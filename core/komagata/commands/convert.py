"""`komagata convert IN OUT`: a record in another format."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import STANDARD, check_extension, note_faults, read_input, write_output
from komagata.errors import Fault

HELP = "convert a record to another format"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "source", metavar="IN", help="a record; its format is told by its content; - reads standard input"
    )
    parser.add_argument(
        "target", metavar="OUT", help="the new file; its format is told by its name; - writes the own one"
    )


def run(arguments: Namespace) -> int:
    from komagata import records
    from komagata.records.matches import EXTENSIONS as MATCH_EXTENSIONS
    from komagata.records.matches import is_match_record, read_match, write_match

    target: str = arguments.target
    source = read_input(arguments.source)
    match = is_match_record(source)
    known = MATCH_EXTENSIONS if match else tuple(records.EXTENSIONS)
    suffix = ".kmg" if target == STANDARD else check_extension(target, known)
    faults: tuple[Fault, ...]
    if match:
        pair = read_match(source)
        written, faults = write_match(pair), pair.faults
    else:
        game = records.read(source)
        written, faults = records.write(game, records.EXTENSIONS[suffix]), game.faults
    write_output(target, written)
    # What could be read is written; that something could not is not passed over in silence.
    note_faults(arguments, arguments.source, faults)
    return 0
