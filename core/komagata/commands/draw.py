"""`komagata draw GAME -o FILE`: a picture of a position or of a match, or a game as an animation."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from komagata.commands.animate import KIND, add_pace, animate
from komagata.commands.common import STANDARD, add_game, game_of
from komagata.commands.drawing import KINDS, add_look, add_output, kind_of, mark, square, write_picture
from komagata.commands.matches import match_of

if TYPE_CHECKING:
    from komagata.moves import Move
    from komagata.multiboard.game import MatchGame

HELP = "draw a position, or both boards of a match, as SVG, PNG or PDF, or a whole game as an animated GIF"


def configure(parser: ArgumentParser) -> None:
    from komagata.draw import INFLUENCES
    from komagata.faces.lettering import COORDINATES
    from komagata.faces.surface import BOARD_STYLES

    add_game(parser)
    add_output(parser, (*KINDS, KIND))
    add_pace(parser)
    add_look(parser)
    parser.add_argument("--board-style", choices=BOARD_STYLES, help="instead of the game's own")
    parser.add_argument("--coordinates", choices=COORDINATES, help="instead of those that go with the board")
    parser.add_argument("--inside", action="store_true", help="coordinates inside the squares")
    parser.add_argument("--flipped", action="store_true", help="as the second player sees it")
    parser.add_argument("--flat", action="store_true", help="no bevel, grain or shadow")
    parser.add_argument("--no-hands", action="store_true", help="leave out the hands")
    parser.add_argument("--no-last-move", action="store_true", help="do not show the last move")
    parser.add_argument("--no-check", action="store_true", help="do not show who is in check")
    parser.add_argument(
        "--influence", choices=INFLUENCES, default="", help="who attacks what, as the side to move sees it"
    )
    for name, what in (
        ("arrow", "an arrow such as e2-e4, or e2-e4:2 in the second of four colours"),
        ("circle", "a circle round a square, such as e4 or e4:3"),
        ("dot", "a dot on a square"),
        ("highlight", "a tinted square, such as e4 or e4:2"),
    ):
        parser.add_argument(f"--{name}", metavar="SQUARES", type=mark, nargs="+", default=[], help=what)


def run(arguments: Namespace) -> int:
    from komagata import draw

    kind = kind_of(arguments, (*KINDS, KIND))
    found = match_of(arguments)
    if kind == KIND:
        return animate(arguments, found or game_of(arguments))
    if found is not None:
        return _match(found, arguments)
    game = game_of(arguments)
    position = game.position
    board = position.board
    arrows = [(square(board, one), square(board, other), colour) for one, other, colour in arguments.arrow]
    circles = [(square(board, one), square(board, one), colour) for one, _, colour in arguments.circle]
    svg = draw.board(
        position,
        style=arguments.style,
        board_style=arguments.board_style,
        coordinates=arguments.coordinates,
        inside=arguments.inside,
        flipped=arguments.flipped,
        last_move=None if arguments.no_last_move else game.node.move,
        check=not arguments.no_check,
        arrows=[*arrows, *circles],
        dots=[square(board, one) for one, _, _ in arguments.dot],
        highlights={square(board, one): colour for one, _, colour in arguments.highlight},
        influence=arguments.influence,
        hands=not arguments.no_hands,
        theme=arguments.theme,
        size=arguments.size,
        flat=arguments.flat,
        shape=arguments.shape,
        title=_title(arguments, f"{position.rules.name}: {position}"),
    )
    write_picture(arguments, svg)
    return 0


def _match(game: MatchGame, arguments: Namespace) -> int:
    from komagata import draw

    match = game.match
    last: list[Move | None] = [None for _ in match.boards]
    for entry in game.entries if not arguments.no_last_move else ():
        last[match.seat(entry.turn.seat).board] = entry.turn.move
    svg = draw.match(
        match,
        style=arguments.style,
        last_moves=last,
        flipped=arguments.flipped,
        hands=not arguments.no_hands,
        theme=arguments.theme,
        size=arguments.size,
        flat=arguments.flat,
        shape=arguments.shape,
        title=_title(arguments, f"{arguments.game}: {match}"),
    )
    write_picture(arguments, svg)
    return 0


def _title(arguments: Namespace, position: str) -> str:
    return position if arguments.output == STANDARD else Path(arguments.output).stem


__all__ = ["HELP", "configure", "run"]
