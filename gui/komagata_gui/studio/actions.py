"""What can be done in the studio, as data."""

from __future__ import annotations

from komagata.text import text
from komagata_gui.actions import Menu, Spec

ACTIONS: tuple[Spec, ...] = (
    Spec("print", text("&Print…"), ("Ctrl+P",), "print", text("Print through the system’s dialog, at exact scale")),
    Spec("export", text("&Export…"), ("Ctrl+E",), "export", text("Write files: PDF or SVG, STL or 3MF")),
    Spec("export-pdf", text("&PDF: all pages in one file…")),
    Spec("export-svg", text("&SVG: a file for each page…")),
    Spec("export-3mf", text("&3MF for 3D printers…")),
    Spec("export-stl", text("S&TL for 3D printers…")),
    Spec("export-folder", text("&Everything into a folder…")),
    Spec("calibration", text("&Calibration page…"), (), tip=text("Print the page by which a printer is measured")),
    Spec("close", text("C&lose"), ("Ctrl+W",)),
    Spec("preset-save", text("&Save"), ("Ctrl+S",), "save", text("Save the changes to this preset")),
    Spec("preset-save-as", text("Save &as…"), ("Ctrl+Shift+S",)),
    Spec("preset-rename", text("Re&name…")),
    Spec("preset-delete", text("&Delete…")),
    Spec("preset-import", text("&Import…"), (), tip=text("Take over a preset that somebody has shared")),
    Spec(
        "preset-export", text("&Share…"), (), tip=text("Write everything that the form says into a file to be shared")
    ),
    Spec("preset-revert", text("&Undo changes"), (), tip=text("Back to what the preset says")),
    Spec("sides-both", text("&Both sides"), ("Ctrl+1",), checkable=True, group="sides"),
    Spec("sides-fronts", text("&Fronts"), ("Ctrl+2",), checkable=True, group="sides"),
    Spec("sides-backs", text("Bac&ks"), ("Ctrl+3",), checkable=True, group="sides"),
    Spec("sides-light", text("Against the &light"), ("Ctrl+4",), checkable=True, group="sides"),
    Spec("larger", text("L&arger"), ("Ctrl++", "Ctrl+=")),
    Spec("smaller", text("&Smaller"), ("Ctrl+-",)),
    Spec("fit-page", text("&Whole sheet"), ("Ctrl+0",)),
    Spec("fit-width", text("As wide as the &view"), ("Ctrl+9",)),
    Spec("true-size", text("&True size"), ("Ctrl+8",)),
    Spec("stop", text("Stop"), ("Esc",)),
)

EXPORTS = ("export-pdf", "export-svg", "export-3mf", "export-stl", "export-folder")

MENUS: tuple[Menu, ...] = (
    Menu(text("S&et"), ("print", "calibration", "", *EXPORTS, "", "close")),
    Menu(
        text("&Preset"),
        (
            "preset-save",
            "preset-save-as",
            "preset-revert",
            "",
            "preset-rename",
            "preset-delete",
            "",
            "preset-import",
            "preset-export",
        ),
    ),
    Menu(
        text("&View"),
        (
            "sides-both",
            "sides-fronts",
            "sides-backs",
            "sides-light",
            "",
            "larger",
            "smaller",
            "fit-page",
            "fit-width",
            "true-size",
        ),
    ),
)

__all__ = ["ACTIONS", "EXPORTS", "MENUS"]
