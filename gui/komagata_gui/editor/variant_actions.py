"""What can be done in the window of a game's file, as data."""

from __future__ import annotations

from komagata.text import text
from komagata_gui.actions import Menu, Spec

ACTIONS: tuple[Spec, ...] = (
    Spec("save", text("&Save"), ("Ctrl+S",), "save", text("Save it among your own games: it is in every menu then")),
    Spec("save-as", text("Save &as…"), ("Ctrl+Shift+S",), tip=text("Save it under another id")),
    Spec("close", text("C&lose"), ("Ctrl+W",)),
    Spec("undo", text("&Undo"), ("Ctrl+Z",), "takeback"),
    Spec("redo", text("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Spec("play", text("&Play it now"), ("F5",), "continue", text("Save it, and begin a game of it against the engine")),
    Spec(
        "report",
        text("&Sanity report…"),
        ("F6",),
        "engine",
        text("Let the engine play quick games of it, to see how it plays"),
    ),
)

MENUS: tuple[Menu, ...] = (
    Menu(text("&Game"), ("save", "save-as", "", "close")),
    Menu(text("&Edit"), ("undo", "redo")),
    Menu(text("&Try"), ("play", "report")),
)

TOOLBAR = ("save", "", "undo", "redo", "", "play", "report")

__all__ = ["ACTIONS", "MENUS", "TOOLBAR"]
