"""A print job as one frozen value: everything that the studio, `komagata set` and a preset file can say."""

from __future__ import annotations

from dataclasses import dataclass, field

METHODS = ("duplex", "gutter", "label", "sticker", "hollow", "laser", "solid")
"""Duplex sheets; fronts and backs on one side, folded along a gutter; labels that wrap a core, folded at the base;
stickers; hollow wedges to fold up; laser-cut sheets; solid bodies for a 3D printer."""

EXTRAS = ("markers", "coins", "collars", "caps", "robes")
"""Further things that say what a promoted piece was, for sets that cannot say it: discs to put under a piece, smaller
ones to lay beside it, and card to put round the neck, on the head or round the body of a piece of a FIDE set."""

MEN = ("", "two-sided", "crowned")
"""What draughts men are, and other discs without a symbol: what suits the game; discs with a side for either player, as
in Othello; men of two colours with a crown on the back."""

GLYPHS = ("engrave", "score")
"""What a laser does with faces: it engraves their areas, or follows their outlines on the surface."""

PARTS = ("pieces", "extras", "board", "card", "booklet", "legend")
"""What a job may consist of. Extras come with the pieces; as a part of their own they come without them."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game whose pieces are made: one-board games and matches alike."""

    game: str
    """Its id, or the path of a variant file."""
    options: tuple[tuple[str, str], ...] = ()
    """Option -> choice, where it is not the default."""
    sets: int = 1
    spares: int = 0
    """More of every kind than the array needs."""
    more: tuple[tuple[str, int], ...] = ()
    """Piece id -> how many more of it (negative: fewer)."""


@dataclass(frozen=True, slots=True)
class Looks:
    """How faces look."""

    style: str = "kanji"
    theme: str = "print"
    shape: str = ""
    """`wedge` or `disc` for all pieces instead of the game's own shapes."""
    ink: str = "full"
    """`full`, `low` (no ground colour, thin rims) or `grey` (no colour carries anything that a pattern does not)."""
    outline: bool = False
    """Draw the outline on the piece's edge: for scissors in less patient hands."""
    small: bool = True
    """The dual or crooked reading at the foot, where a game has one."""
    backs: bool = True
    """Pieces with nothing on their back get a blank back; otherwise none is printed for them."""
    men: str = ""
    """One of `MEN`."""
    board: str = ""
    """Style of boards, one of `faces.surface.BOARD_STYLES`; empty: the game's own."""
    coordinates: str = ""
    """Of boards, one of `faces.lettering.COORDINATES`; empty: the game's own."""
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Sheet:
    """The paper and what is printed around the pieces. Lengths are in millimetres."""

    paper: str = "A4"
    landscape: bool = False
    margin: float = 8.0
    gap: float = 4.0
    """Between the outlines of neighbours: twice the bleed at least."""
    bleed: float = 2.0
    safe: float = 1.5
    """Nothing that matters stands closer to the cut than this."""
    crop_marks: bool = True
    crosses: bool = True
    """Registration crosses in the margins, on both sides of a duplex sheet."""
    ruler: bool = True
    header: bool = True
    flip: str = "long"
    """Edge over which the sheet is turned for its back: `long` or `short`."""
    offset: tuple[float, float] = (0.0, 0.0)
    """By how much this printer shifts the back: right and down as seen on the back."""
    core: float = 2.0
    """Thickness of the card core inside a label, and so the width of its spine."""
    gutter: float = 10.0
    """Between fronts and backs of a gutter-fold sheet."""
    overlap: float = 10.0
    """Of the tiles of a board."""


@dataclass(frozen=True, slots=True)
class Laser:
    """A laser cutter's settings."""

    preset: str = "hairline"
    """Name of a file under `resources/laser`."""
    kerf: float = 0.15
    """Width of the cut in millimetres: outlines are made larger by half of it, holes smaller."""
    double: bool = True
    """Also sheets with the backs, and a frame with pins on which sheets are turned over."""
    glyphs: str = "engrave"
    """One of `GLYPHS`."""
    material: tuple[float, float] = (300.0, 200.0)
    """Width and height of a sheet of material, in millimetres."""
    margin: float = 5.0
    gap: float = 2.0
    """Between the outlines of neighbours."""


@dataclass(frozen=True, slots=True)
class Solid:
    """A 3D printer's settings."""

    relief: str = "engraved"
    """`engraved`, `raised`, or `inlay` (bodies of another colour, flush)."""
    depth: float = 0.4
    """Of the relief, in millimetres."""
    thinnest: float = 1.2
    """No body is thinner than this anywhere."""
    nozzle: float = 0.4
    """How wide a line the printer draws at least, in millimetres: thinner strokes are made as wide; 0: as they are."""
    plate: tuple[float, float] = (220.0, 220.0)
    """The build plate, in millimetres."""
    gap: float = 3.0
    lying: bool = True
    """On its back; otherwise standing on its base."""


@dataclass(frozen=True, slots=True)
class Job:
    """One piece set to be made."""

    games: tuple[Game, ...]
    method: str = "duplex"
    parts: tuple[str, ...] = ("pieces",)
    extras: tuple[str, ...] = ()
    scale: float = 1.0
    """Of pieces and boards alike; 1 is full size (a King of 32 mm on squares 35.2 mm wide)."""
    king: float = 38.0
    """Diameter of the base of a King of the FIDE set that the extras are made for, in millimetres."""
    one_sheet_board: bool = False
    """The board as large as fits on one sheet, instead of tiled at the scale of the pieces."""
    looks: Looks = field(default_factory=Looks)
    sheet: Sheet = field(default_factory=Sheet)
    laser: Laser = field(default_factory=Laser)
    solid: Solid = field(default_factory=Solid)


__all__ = ["EXTRAS", "GLYPHS", "MEN", "METHODS", "PARTS", "Game", "Job", "Laser", "Looks", "Sheet", "Solid"]
