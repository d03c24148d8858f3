"""`komagata export-fairy GAME`: the game as a section of Fairy-Stockfish's variants.ini."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import STANDARD, file_name, name_and_value, note, rules_of, write_output

HELP = "write a game as a section of the variants.ini of Fairy-Stockfish, and say what that cannot express"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="id of a game (see `komagata games`) or a variant file")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        type=name_and_value,
        help="a choice about the rules; may be given several times",
    )
    where = "where to write it (default: the standard output)"
    parser.add_argument("-o", "--output", metavar="FILE", type=file_name, default=STANDARD, help=where)


def run(arguments: Namespace) -> int:
    from komagata.variants.fairy import section

    arguments.kernel = None
    made = section(rules_of(arguments).variant)
    write_output(arguments.output, str(made))
    for lost in made.lost:
        note(f"{arguments.game}: not expressed: {lost}")
    return 0


__all__ = ["HELP", "configure", "run"]
