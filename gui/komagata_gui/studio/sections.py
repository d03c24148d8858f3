"""In which sections and in which order the fields of the form stand."""

from __future__ import annotations

from dataclasses import dataclass

from komagata.text import Text, text


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: Text
    paths: tuple[str, ...]


SECTIONS: tuple[Section, ...] = (
    Section("what", text("What"), ("games", "parts", "extras", "king")),
    Section("how", text("How"), ("method", "scale")),
    Section(
        "laser",
        text("Laser cutter"),
        ("laser.preset", "laser.kerf", "laser.glyphs", "laser.material", "laser.margin", "laser.gap", "laser.double"),
    ),
    Section(
        "solid",
        text("3D printer"),
        ("solid.relief", "solid.depth", "solid.thinnest", "solid.nozzle", "solid.plate", "solid.gap", "solid.lying"),
    ),
    Section(
        "looks",
        text("Look"),
        (
            "looks.style",
            "looks.theme",
            "looks.ink",
            "looks.shape",
            "looks.men",
            "looks.board",
            "looks.coordinates",
            "looks.language",
            "sheet.safe",
            "looks.small",
            "looks.backs",
            "looks.outline",
        ),
    ),
    Section(
        "page",
        text("Page"),
        (
            "sheet.paper",
            "sheet.landscape",
            "sheet.margin",
            "sheet.gap",
            "sheet.bleed",
            "sheet.gutter",
            "sheet.core",
            "one_sheet_board",
            "sheet.overlap",
            "sheet.crop_marks",
            "sheet.crosses",
            "sheet.ruler",
            "sheet.header",
        ),
    ),
    Section("printer", text("Printer"), ("sheet.flip", "sheet.offset")),
)

__all__ = ["SECTIONS", "Section"]
