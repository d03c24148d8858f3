"""What a picture or an animation of a match is made of."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from komagata_gui.match.session import MatchSession
from komagata_gui.play.subject import Subject

if TYPE_CHECKING:
    from komagata.draw import Options


def match_subject(session: MatchSession, name: str) -> Subject:
    """Both boards, at the moment that is shown."""
    from komagata import draw

    def svg(options: Options, size: float | None, last: bool) -> str:
        boards = range(len(session.moment.boards))
        moves = [session.last_on(board) if last else None for board in boards]
        ways, names = draw.match_parts(session.game.rules, options)
        return draw.beside(draw.match_scenes(session.moment, moves), ways, names, size=size)

    return Subject(
        name,
        str(session.moment),
        session.count,
        session.place,
        svg,
        lambda options, first, last, marks: draw.match_reel(session.game, replace(options), first, last, marks),
    )


__all__ = ["match_subject"]
