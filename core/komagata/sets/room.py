"""Whether everything has room on an empty sheet or plate."""

from __future__ import annotations

from collections.abc import Iterable

from komagata.errors import Fault, KomagataError
from komagata.sets.convex import Outline
from komagata.sets.packing import fits
from komagata.text import text


def check_room(things: Iterable[tuple[str, Outline]], area: tuple[float, float], where: str, path: str = "") -> None:
    """Raise KomagataError, naming all that is larger than an area `where` (in words) of this width and height.

    `path` is the field of the job that says how large the area is.
    """
    wide, high = area
    large = dict.fromkeys(thing for thing in things if not fits(thing[1], wide, high))
    if large:
        raise KomagataError(
            Fault(
                text(
                    "{name}: {width} x {height} mm are needed, and {paper} has {wide} x {high} mm",
                    name=name,
                    width=f"{outline.width:.1f}",
                    height=f"{outline.height:.1f}",
                    paper=where,
                    wide=f"{wide:.1f}",
                    high=f"{high:.1f}",
                ),
                path,
            )
            for name, outline in large
        )


__all__ = ["check_room"]
