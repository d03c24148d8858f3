"""What `komagata draw` does for an animation: a game from one move to another, with a bar while it is made."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from komagata import assets
from komagata.commands.common import progress, whole
from komagata.commands.drawing import note_own_kanji
from komagata.errors import KomagataError
from komagata.multiboard.game import MatchGame
from komagata.text import text

if TYPE_CHECKING:
    from komagata.draw import Reel
    from komagata.game import Game

KIND = ".gif"
SINGLE = ("influence", "arrow", "circle", "dot", "highlight")
"""Options that mean one position, and no game."""


def add_pace(parser: ArgumentParser) -> None:
    """From where to where an animation goes, and how fast."""
    plies = whole(0, 1_000_000)
    parser.add_argument("--from", dest="first", metavar="N", type=plies, default=0, help="first move of an animation")
    parser.add_argument("--to", dest="last", metavar="N", type=plies, help="last move of an animation")
    delay = whole(20, 600_000)
    parser.add_argument("--delay", metavar="MS", type=delay, default=1000, help="of each move (default: 1000)")
    parser.add_argument("--last-delay", metavar="MS", type=delay, help="of the last move (default: four times that)")


def animate(arguments: Namespace, game: Game | MatchGame) -> int:
    """Write the whole game as an animation."""
    from komagata import draw

    single = [f"--{name}" for name in SINGLE if getattr(arguments, name)]
    if single:
        raise KomagataError(text("{options} belong to one position, not to an animation", options=", ".join(single)))
    note_own_kanji()
    reel = _reel(arguments, game)
    pace = draw.Pace(arguments.delay, arguments.last_delay or 4 * arguments.delay)
    with assets.atomic_stream(arguments.output) as stream:
        frames = draw.write_gif(stream, reel, size=arguments.size, scale=arguments.scale, pace=pace)
        for _ in progress(frames, reel.count, arguments.output):
            pass
    return 0


def _reel(arguments: Namespace, game: Game | MatchGame) -> Reel:
    from komagata import draw
    from komagata.faces.theme import theme

    way = draw.Options(
        arguments.style,
        theme(arguments.theme),
        arguments.flipped,
        arguments.coordinates or "",
        arguments.inside,
        hands=not arguments.no_hands,
        flat=arguments.flat,
        shape=arguments.shape,
    )
    first, last = arguments.first, arguments.last
    marks = draw.Marks(not arguments.no_last_move, not arguments.no_check, arguments.board_style)
    if isinstance(game, MatchGame):
        return draw.match_reel(game, way, first, last, marks)
    return draw.game_reel(game, way, first, last, marks)


__all__ = ["KIND", "add_pace", "animate"]
