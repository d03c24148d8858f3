"""`komagata card GAME -o FILE`: how the pieces of a game look and move."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import add_game, rules_of, whole
from komagata.commands.drawing import add_look, add_output, kind_of, write_picture

HELP = "draw the piece card of a game, or the moves of one piece, as SVG, PNG or PDF"


def configure(parser: ArgumentParser) -> None:
    from komagata.faces.face import STYLES

    add_game(parser, records=False)
    add_output(parser)
    add_look(parser)
    parser.add_argument("--second", choices=STYLES, default="fide", help="style of the second face (default: fide)")
    parser.add_argument("--columns", metavar="N", type=whole(1, 12), default=3, help="kinds side by side (default: 3)")
    parser.add_argument("--language", metavar="L", default="en", help="of the names, such as ja (default: en)")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--piece", metavar="P", help="only the moves of this piece: its letter, `+p`, or its id")
    only.add_argument("--legend", action="store_true", help="only which piece stands for which, in both styles")


def run(arguments: Namespace) -> int:
    from komagata import draw

    kind_of(arguments)
    rules = rules_of(arguments)
    if arguments.piece is not None:
        svg = draw.diagram(
            rules, arguments.piece, arguments.style, theme=arguments.theme, size=arguments.size, title=arguments.piece
        )
    elif arguments.legend:
        svg = draw.legend(
            rules,
            arguments.style,
            second=arguments.second,
            theme=arguments.theme,
            language=arguments.language,
            size=arguments.size,
        )
    else:
        svg = draw.card(
            rules,
            arguments.style,
            second=arguments.second,
            columns=arguments.columns,
            theme=arguments.theme,
            language=arguments.language,
            size=arguments.size,
            shape=arguments.shape,
        )
    write_picture(arguments, svg)
    return 0


__all__ = ["HELP", "configure", "run"]
