"""What a set consists of: things of which so many are made, with the faces that each of them has."""

from __future__ import annotations

from dataclasses import dataclass

from komagata.pieces import Look, Side


@dataclass(frozen=True, slots=True)
class Body:
    """The size of a thing at the scale at which it is made, in millimetres."""

    shape: str
    """`wedge`, `disc`, `cap` (a disc with a slit to its middle, which makes a cone of it), `strip` (a rectangle of card
    with a slit near either end, one from above and one from below, which hold it together: collars and robes)."""
    height: float
    """From base to apex; the diameter of a disc and of a cap; of a strip the shorter edge."""
    width: float
    """At the base; the diameter of a disc and of a cap; of a strip the longer edge."""
    thickness: float
    """At the base of a wedge; of a disc; of a strip how far its ends overlap; of a cap how wide the overlap is at the
    rim."""
    size: str = ""
    """Size class of the piece that it is, as in `faces.wedge.SIZES`; things of one class are packed together."""


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a thing."""

    look: Look
    """What is drawn on it."""
    side: Side = Side.FIRST
    """Whose material it is drawn in, where the theme has two (discs, mostly)."""
    turn: float = 0.0
    """Degrees clockwise by which what is drawn is turned on the thing."""
    foot: Look | None = None
    """What it moves like while it serves the other army: small at the foot."""
    corner: Look | None = None
    """What the same thing is in another game of the set (Easterhouse tiles): small in the corner."""
    ground: str = ""
    """Colour of the card, `#rrggbb`, where it is not that of the theme's pieces (extras)."""


@dataclass(frozen=True, slots=True)
class Item:
    """One kind of thing, so many times."""

    name: str
    """In the language of the set, for labels and lists: `Rook, white army`."""
    kind: str
    """`piece`, `man` (draughts), `two-sided`, `marker`, `coin`, `collar`, `cap`, `robe`."""
    body: Body
    front: tuple[Face, ...]
    """Usually one face; none for plain card."""
    back: tuple[Face, ...] = ()
    """None: the back is blank. Several share one back, each turned by its own angle (Wildebishogi's Pawn): a piece that
    points 45 degrees to the left shows upright the face that is turned 45 degrees to the right."""
    blank: bool = True
    """Without a back face: a blank back of the same ground is made; otherwise the back is left as it is."""
    count: int = 1
    game: str = ""
    """Name of the game that it belongs to, for headings."""


__all__ = ["Body", "Face", "Item"]
