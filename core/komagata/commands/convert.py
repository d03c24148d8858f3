"""`komagata convert IN OUT`: a record in another format."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import STANDARD, check_extension, note, read_input, write_output

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

    target: str = arguments.target
    form = "kmg" if target == STANDARD else records.EXTENSIONS[check_extension(target, records.EXTENSIONS)]
    game = records.read(read_input(arguments.source))
    write_output(target, records.write(game, form))
    for fault in game.faults:
        note(f"{arguments.source}: {' '.join(str(fault).split())}")
    # What could be read is written; that something could not is not passed over in silence.
    return 2 if game.faults else 0
