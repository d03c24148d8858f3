"""`komagata score FILE -o FILE.pdf`: games set in type, with diagrams, as in a book."""

from __future__ import annotations

import io
from argparse import ArgumentParser, Namespace

from komagata.commands.common import check_extension, file_name, note_faults, read_record, whole, write_output
from komagata.commands.drawing import add_look
from komagata.errors import Fault, FileError
from komagata.game import Game

HELP = "set games in type, with diagrams where they are marked, as PDF"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "source", metavar="FILE", type=file_name, help="a record in any known format; - reads standard input"
    )
    parser.add_argument(
        "-o", "--output", metavar="FILE", type=file_name, required=True, help="FILE.pdf; - writes to standard output"
    )
    parser.add_argument("--paper", metavar="P", default="A4", help="A5 to A2, Letter, Legal, Tabloid, or 148x210 (mm)")
    parser.add_argument("--landscape", action="store_true", help="the paper lies on its long edge")
    parser.add_argument(
        "--every", metavar="N", type=whole(0, 10_000), default=0, help="also a diagram after every N moves"
    )
    parser.add_argument("--flipped", action="store_true", help="the second player sits at the bottom")
    parser.add_argument("--language", metavar="L", default="en", help="of the game's name, such as ja (default: en)")
    add_look(parser, theme="print")


def run(arguments: Namespace) -> int:
    from komagata import records
    from komagata.draw.sheet import paper, pdf
    from komagata.sets.booklet.score import Score, score
    from komagata.sets.job import Looks

    if arguments.output != "-":
        check_extension(arguments.output, (".pdf",))
    sheet = paper(arguments.paper, landscape=arguments.landscape)
    looks = Looks(arguments.style, arguments.theme, arguments.shape, language=arguments.language)
    faults: list[Fault] = []
    games: list[Game] = []
    for entry in records.stream(io.StringIO(read_record(arguments.source), newline=None)):
        if entry.error is not None:
            faults += entry.faults
            continue
        faults += entry.game.faults
        games.append(entry.game)
    if not games:
        raise FileError([Fault(fault.text, arguments.source, fault.line, fault.column) for fault in faults])
    pages = score(games, sheet, Score(looks, arguments.every, arguments.flipped))
    write_output(arguments.output, pdf(pages, pages[0].title))
    note_faults(arguments, arguments.source, faults)
    return 0


__all__ = ["HELP", "configure", "run"]
