"""The choices of the form in words: styles, papers, methods, and what a job may consist of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from komagata.draw.sheet.paper import PAPERS
from komagata.errors import KomagataError
from komagata.faces import STYLES, theme, themes
from komagata.faces.lettering import COORDINATES
from komagata.faces.surface import BOARD_STYLES
from komagata.text import Text, named, text

Choices = Sequence[tuple[str, Text]]
"""Values with what is said of them."""

STYLE_WORDS = {
    "kanji": text("Kanji, two characters"),
    "kanji1": text("Kanji, one character"),
    "fide": text("Chess figures"),
    "letters": text("Letters"),
    "moves": text("Marks that show the moves"),
    "shogi-set": text("As played with a Shogi set"),
}
LANGUAGES: Choices = (("en", text("English")), ("ja", text("Japanese")))


def styles_choices() -> Choices:
    return words(STYLE_WORDS, STYLES)


def themes_choices() -> Choices:
    return [(name, named(theme(name).names)) for name in themes()]


def papers_choices() -> Choices:
    return [
        (name, text("{name}, {width} × {height} mm", name=name, width=f"{one.width:g}", height=f"{one.height:g}"))
        for name, one in PAPERS.items()
    ]


def lasers_choices() -> Choices:
    """What laser cutters there are files for; one whose file cannot be read is known by its id."""
    from komagata.sets.laser.preset import preset, presets

    found: list[tuple[str, Text]] = []
    for name in presets():
        try:
            found.append((name, named(preset(name).names)))
        except KomagataError:
            found += words({}, [name])
    return found


def board_choices() -> Choices:
    return (("", text("As the game has it")), *words(BOARD_WORDS, BOARD_STYLES))


def coordinates_choices() -> Choices:
    return (("", text("As usual for the game")), *words(COORDINATES_WORDS, COORDINATES))


BOARD_WORDS = {
    "lined": text("Lined"),
    "chequered": text("Chequered"),
    "points": text("Points of lines"),
}

COORDINATES_WORDS = {
    "algebraic": text("Letters and numbers (e4)"),
    "usi": text("Numbers and letters from the right (5f)"),
    "japanese": text("Numbers and kanji (５六)"),
    "numeric": text("Numbers (5-6)"),
    "zodiac": text("Zodiac signs and kanji"),
    "none": text("None"),
}

METHOD_WORDS: dict[str, tuple[Text, Text]] = {
    "duplex": (
        text("Duplex"),
        text("Fronts and backs on both sides of one sheet. Needs a printer that meets its own front: see Printer."),
    ),
    "gutter": (
        text("Gutter fold"),
        text("Fronts and backs on one side: fold the sheet along the line, glue, cut. Front and back always meet."),
    ),
    "label": (
        text("Base-fold labels"),
        text("Front, spine and back in one piece that wraps a core of card or greyboard, folded at the base."),
    ),
    "sticker": (
        text("Stickers"),
        text("Faces for sticky paper, to be put on blanks of wood, acrylic or card."),
    ),
    "hollow": (
        text("Fold-up wedges"),
        text("Nets of true wedges with tabs: cut, crease, fold and glue, and the piece stands and points."),
    ),
    "laser": (
        text("Laser"),
        text("Sheets for a laser cutter in layers: engrave, score, then cut the inside before the outside."),
    ),
    "solid": (
        text("3D print"),
        text("True wedge bodies with both faces in relief, laid out on the build plate of a 3D printer."),
    ),
}

PART_WORDS = {
    "pieces": text("Pieces"),
    "extras": text("Extras alone"),
    "board": text("Board"),
    "card": text("Piece card"),
    "booklet": text("Booklet of the rules"),
    "legend": text("Legend of the pieces"),
}

EXTRA_WORDS = {
    "markers": text("Discs to put under promoted pieces"),
    "coins": text("Small discs to lay beside promoted pieces"),
    "collars": text("Collars that mark promoted chessmen"),
    "caps": text("Caps that mark promoted chessmen"),
    "robes": text("Robes of card for promoted chessmen"),
}


def words(choices: Mapping[str, Text], names: Sequence[str]) -> Choices:
    """The names with their words; one that has none stands for itself."""
    return [(name, choices.get(name) or named({"en": name})) for name in names]


__all__ = [
    "EXTRA_WORDS",
    "LANGUAGES",
    "METHOD_WORDS",
    "PART_WORDS",
    "STYLE_WORDS",
    "Choices",
    "board_choices",
    "coordinates_choices",
    "lasers_choices",
    "papers_choices",
    "styles_choices",
    "themes_choices",
    "words",
]
