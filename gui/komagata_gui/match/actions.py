"""What can be done in the window of a match, as data."""

from __future__ import annotations

from komagata.text import text
from komagata_gui.actions import Menu, Spec

STYLES = ("kanji", "kanji1", "fide", "letters", "moves", "shogi-set")

ACTIONS: tuple[Spec, ...] = (
    Spec("new", text("&New game…"), ("Ctrl+N",), "new"),
    Spec("open", text("&Open…"), ("Ctrl+O",), "open", text("Open a record or a position")),
    Spec("save", text("&Save"), ("Ctrl+S",), "save", text("Save the record of the game")),
    Spec("save-as", text("Save &as…"), ("Ctrl+Shift+S",)),
    Spec("copy-position", text("&Copy position"), ("Ctrl+C",), tip=text("Copy the position shown as text")),
    Spec("copy-record", text("Copy &record"), ("Ctrl+Shift+C",), tip=text("Copy the whole game as text")),
    Spec("picture", text("Save &picture…"), (), tip=text("Save a picture of both boards, also to be printed")),
    Spec(
        "print-studio",
        text("Pr&int studio…"),
        ("Ctrl+Shift+P",),
        "print",
        text("Make a piece set of this game: to be printed and cut out, laser-cut or 3D-printed"),
    ),
    Spec("close", text("C&lose"), ("Ctrl+W",)),
    Spec("take-back", text("&Take back"), ("Ctrl+Z",), "takeback", text("Take back your last move")),
    Spec("offer-draw", text("&Offer a draw"), ("Ctrl+D",), "draw"),
    Spec("resign", text("&Resign"), ("Ctrl+R",), "resign"),
    Spec("pause", text("&Pause"), ("Ctrl+P",), "clock", checkable=True),
    Spec("go-on", text("&Play on from here"), ("Ctrl+Return",), "continue"),
    Spec("edit", text("&Edit the position…"), ("Ctrl+E",), tip=text("Set up any position on both boards")),
    Spec("first", text("&First position"), ("Home", "Ctrl+Left"), "first"),
    Spec("previous", text("&Previous move"), ("Left",), "previous"),
    Spec("next", text("&Next move"), ("Right",), "next"),
    Spec("last", text("&Last position"), ("End", "Ctrl+Right"), "last"),
    Spec("flip", text("&Turn the boards"), ("F", "Ctrl+F"), "flip", text("The other team sits at the bottom")),
    Spec("swap", text("&Exchange the boards"), ("X",), "swap", text("The left board lies at the right")),
    Spec("style-kanji", text("&Kanji, two characters"), ("Ctrl+1",), checkable=True, group="style"),
    Spec("style-kanji1", text("K&anji, one character"), ("Ctrl+2",), checkable=True, group="style"),
    Spec("style-fide", text("&Chess figures"), ("Ctrl+3",), checkable=True, group="style"),
    Spec("style-letters", text("&Letters"), ("Ctrl+4",), checkable=True, group="style"),
    Spec("style-moves", text("&Marks that show the moves"), ("Ctrl+5",), checkable=True, group="style"),
    Spec("style-shogi-set", text("As played with a &Shogi set"), ("Ctrl+6",), checkable=True, group="style"),
)

MENUS: tuple[Menu, ...] = (
    Menu(
        text("&Game"),
        (
            "new",
            "",
            "open",
            "save",
            "save-as",
            "",
            "copy-position",
            "copy-record",
            "picture",
            "",
            "print-studio",
            "",
            "close",
        ),
    ),
    Menu(text("&Play"), ("take-back", "", "offer-draw", "resign", "", "pause", "go-on", "", "edit")),
    Menu(text("&Moves"), ("first", "previous", "next", "last")),
    Menu(text("&View"), ("flip", "swap", "", *(f"style-{style}" for style in STYLES))),
)

TOOLBAR = ("new", "open", "save", "", "take-back", "offer-draw", "resign", "", "flip", "swap", "", "pause", "go-on")

__all__ = ["ACTIONS", "MENUS", "STYLES", "TOOLBAR"]
