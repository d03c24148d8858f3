"""The form of a print job as data: every field with its words, its bounds, and when it matters.

A path names a value of the job as faults and preset files name it: `sheet.margin`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from komagata.sets.job import EXTRAS, METHODS, PARTS, Job
from komagata.text import Text, text
from komagata_gui.studio.words import (
    EXTRA_WORDS,
    LANGUAGES,
    METHOD_WORDS,
    PART_WORDS,
    Choices,
    board_choices,
    coordinates_choices,
    lasers_choices,
    papers_choices,
    styles_choices,
    themes_choices,
    words,
)

PAPER = frozenset({"duplex", "gutter", "label", "sticker", "hollow"})
"""Methods that need scissors and paper."""


@dataclass(frozen=True, slots=True)
class Field:
    """One value of a job that the user may change."""

    path: str
    label: Text
    help: Text | None = None
    """One or two sentences for whoever does not know the word."""
    choices: Callable[[], Choices] | None = None
    """What it may be; None for numbers and truth values."""
    free: bool = False
    """Whatever is typed is taken, too; the choices are proposals."""
    unit: Text | None = None
    step: float = 0.5
    decimals: int = 2
    shown: Callable[[Job], bool] = lambda _job: True
    plain_help: bool = False
    """The help stands beneath the field, not only in its tooltip."""
    columns: int = 1
    """In which a list of things to be chosen stands."""
    parts: tuple[Text, ...] = ()
    """Words for each number of a pair."""


def by(*methods: str) -> Callable[[Job], bool]:
    return lambda job: job.method in methods


def _paper(job: Job) -> bool:
    return job.method in PAPER or _on_paper(job)


def _on_paper(job: Job) -> bool:
    """Whether something beside the pieces is printed on paper, however they are made."""
    flat = {"card", "booklet", "legend"} | (set() if job.method == "laser" else {"board"})
    return bool(flat & set(job.parts))


def has_pieces(job: Job) -> bool:
    return bool({"pieces", "extras"} & set(job.parts))


def has_board(job: Job) -> bool:
    return "board" in job.parts


MM = text("mm")

FIELDS: tuple[Field, ...] = (
    Field("games", text("Games")),
    Field("parts", text("Make"), choices=lambda: words(PART_WORDS, PARTS), columns=2),
    Field(
        "extras",
        text("And also"),
        choices=lambda: words(EXTRA_WORDS, EXTRAS),
        shown=has_pieces,
    ),
    Field("method", text("Method"), choices=lambda: words({k: v[0] for k, v in METHOD_WORDS.items()}, METHODS)),
    Field(
        "scale",
        text("Scale"),
        text("Of pieces and boards alike. At 1 a King is 32 mm high and a square 35.2 mm wide."),
        step=0.05,
        decimals=3,
        plain_help=True,
    ),
    Field("looks.style", text("Faces"), choices=styles_choices),
    Field("looks.theme", text("Colours"), choices=themes_choices),
    Field(
        "looks.shape",
        text("Shape"),
        choices=lambda: (
            ("", text("As each game has it")),
            ("wedge", text("Wedges")),
            ("disc", text("Discs")),
        ),
    ),
    Field(
        "looks.ink",
        text("Ink"),
        choices=lambda: (
            ("full", text("Full colour")),
            ("low", text("Little ink")),
            ("grey", text("Safe in grey")),
        ),
        shown=_paper,
    ),
    Field(
        "looks.men",
        text("Men of draughts"),
        choices=lambda: (
            ("", text("As each game has it")),
            ("two-sided", text("A side for either player")),
            ("crowned", text("Two colours, a crown on the back")),
        ),
    ),
    Field(
        "looks.backs",
        text("Blank backs are made, too"),
        text("Pieces with nothing on their back get one in the colour of the front."),
    ),
    Field(
        "king",
        text("Base of the King"),
        text("Diameter of the largest base in the chess set that collars, caps, robes and discs are made for."),
        unit=MM,
        shown=lambda job: bool(job.extras) and has_pieces(job),
    ),
    Field(
        "looks.outline",
        text("Draw the outline on the edge"),
        text("For scissors in less patient hands. A line on the edge shows every slip of the cut."),
        shown=_paper,
    ),
    Field(
        "looks.small",
        text("Second reading at the foot"),
        text("What the piece moves like while it serves the other army, small at the foot, where a game has that."),
    ),
    Field("looks.board", text("Board"), choices=board_choices, shown=has_board),
    Field("looks.coordinates", text("Coordinates"), choices=coordinates_choices, shown=has_board),
    Field("looks.language", text("Language"), choices=lambda: LANGUAGES, free=True),
    Field(
        "sheet.paper",
        text("Paper"),
        text("A name, or millimetres such as 148x210."),
        papers_choices,
        free=True,
        shown=_paper,
    ),
    Field("sheet.landscape", text("Landscape"), shown=_paper),
    Field(
        "sheet.margin",
        text("Margins"),
        text("Most printers leave the outermost 3 to 6 mm white."),
        unit=MM,
        shown=_paper,
    ),
    Field("sheet.gap", text("Between pieces"), text("Twice the bleed at least."), unit=MM, shown=_paper),
    Field(
        "sheet.bleed",
        text("Bleed"),
        text(
            "The ground is printed this far past the line of the cut, so that a cut that strays a little leaves no "
            "white edge. It is cut away."
        ),
        unit=MM,
        shown=lambda job: job.method in PAPER,
        plain_help=True,
    ),
    Field(
        "sheet.safe",
        text("Safe zone"),
        text("Nothing that matters stands closer to the cut than this."),
        unit=MM,
    ),
    Field(
        "sheet.crop_marks",
        text("Crop marks"),
        text("Short lines beside the pieces that show where to cut; never on a piece."),
        shown=_paper,
    ),
    Field(
        "sheet.crosses",
        text("Registration crosses"),
        text("In the margins, on both sides: against the light they show whether front and back meet."),
        shown=_paper,
    ),
    Field("sheet.ruler", text("50 mm ruler"), text("To see that the printer has not changed the scale."), shown=_paper),
    Field("sheet.header", text("Heading with game, sheet and scale"), shown=_paper),
    Field(
        "sheet.flip",
        text("Turned over the"),
        text("The edge over which printer or hand turns the sheet for its back."),
        lambda: (("long", text("long edge")), ("short", text("short edge"))),
        shown=by("duplex"),
    ),
    Field(
        "sheet.offset",
        text("Back is shifted by"),
        text(
            "Print the calibration page on both sides, hold it against the light, and enter what its scales show. It "
            "is kept for each printer."
        ),
        unit=MM,
        step=0.1,
        shown=by("duplex"),
        plain_help=True,
        parts=(text("right"), text("down")),
    ),
    Field(
        "sheet.core",
        text("Core thickness"),
        text("Of the card inside a label, and so the width of its spine."),
        unit=MM,
        shown=by("label"),
    ),
    Field(
        "sheet.gutter",
        text("Gutter"),
        text("Between fronts and backs. Wider for a thick core between them."),
        unit=MM,
        shown=by("gutter"),
    ),
    Field(
        "one_sheet_board",
        text("Board on one sheet"),
        text("As large as fits, instead of at the scale of the pieces over several sheets to be glued together."),
        shown=has_board,
    ),
    Field(
        "sheet.overlap",
        text("Overlap of the board’s tiles"),
        text("The strip by which neighbouring sheets are glued together."),
        unit=MM,
        shown=lambda job: has_board(job) and not job.one_sheet_board and job.method != "laser",
    ),
    Field(
        "laser.preset",
        text("Machine"),
        text("Which colour and line means cut, score, engrave."),
        lasers_choices,
        free=True,
        shown=by("laser"),
    ),
    Field(
        "laser.kerf",
        text("Kerf"),
        text("What the beam burns away. Outlines are made larger by half of it, holes smaller."),
        unit=MM,
        step=0.01,
        decimals=3,
        shown=by("laser"),
        plain_help=True,
    ),
    Field(
        "laser.glyphs",
        text("Characters"),
        choices=lambda: (("engrave", text("Engraved as areas")), ("score", text("Scored as outlines"))),
        shown=by("laser"),
    ),
    Field(
        "laser.material",
        text("Material"),
        text("Width and height of one sheet of it."),
        unit=MM,
        step=10,
        decimals=1,
        shown=by("laser"),
        parts=(text("wide"), text("high")),
    ),
    Field(
        "laser.margin",
        text("Margins of the material"),
        text("No piece lies closer to the edge; sheets with backs have holes for pins there."),
        unit=MM,
        shown=by("laser"),
    ),
    Field("laser.gap", text("Between pieces"), unit=MM, shown=by("laser")),
    Field(
        "laser.double",
        text("Engrave the backs, too"),
        text("With a frame in which the pieces are turned over."),
        shown=by("laser"),
    ),
    Field(
        "solid.relief",
        text("Faces"),
        choices=lambda: (
            ("engraved", text("Engraved")),
            ("raised", text("Raised")),
            ("inlay", text("Inlaid in another colour")),
        ),
        shown=by("solid"),
    ),
    Field("solid.depth", text("Depth of the relief"), unit=MM, step=0.1, shown=by("solid")),
    Field(
        "solid.thinnest",
        text("Thinnest"),
        text("No body is thinner than this anywhere: the top of a true wedge would break."),
        unit=MM,
        step=0.1,
        shown=by("solid"),
    ),
    Field(
        "solid.nozzle",
        text("Nozzle"),
        text("Strokes of the relief are at least as wide as this."),
        unit=MM,
        step=0.1,
        shown=by("solid"),
    ),
    Field(
        "solid.plate",
        text("Build plate"),
        unit=MM,
        step=10,
        decimals=1,
        shown=by("solid"),
        parts=(text("wide"), text("deep")),
    ),
    Field("solid.gap", text("Between bodies"), unit=MM, shown=by("solid")),
    Field(
        "solid.lying",
        text("Lying on their backs"),
        text("Otherwise they stand on their bases, and both faces come out alike."),
        shown=by("solid"),
    ),
)

BY_PATH = {field.path: field for field in FIELDS}


__all__ = [
    "BY_PATH",
    "FIELDS",
    "PAPER",
    "Field",
]
