"""What can be done in the window of the position editor, as data."""

from __future__ import annotations

from komagata.text import text
from komagata_gui.actions import Spec

ACTIONS: tuple[Spec, ...] = (
    Spec("undo", text("&Undo"), ("Ctrl+Z",), "takeback"),
    Spec("redo", text("&Redo"), ("Ctrl+Y", "Ctrl+Shift+Z"), "redo"),
    Spec("start", text("&Start position"), ("Ctrl+Home",), "set-start", text("Set the pieces up as at the start")),
    Spec("clear", text("&Empty board"), ("Ctrl+Backspace",), "set-clear", text("Take all pieces away")),
    Spec("mirror", text("&Mirror"), (), "set-mirror", text("Exchange left and right")),
    Spec("rotate", text("&Rotate"), (), "set-rotate", text("Turn the board by half a circle under the pieces")),
    Spec("swap", text("S&wap sides"), (), "swap", text("Give every piece, the hands and the turn to the other side")),
    Spec("flip", text("&Turn the board"), ("Ctrl+F",), "flip", text("Look at the board from the other side")),
    Spec("copy", text("&Copy"), ("Ctrl+C",), "copy", text("Copy the position as text")),
    Spec("paste", text("&Paste"), ("Ctrl+V",), "paste", text("Paste a position or a record, in any format")),
    Spec("drafts", text("&Drafts"), (), "drafts", text("Arrangements that were not used yet")),
    Spec("use", text("&Use this position…"), ("Ctrl+Return",), "accept", text("Play it, or open it as a record")),
    Spec("close", text("&Close"), ("Ctrl+W",)),
)

TOOLBAR: tuple[str, ...] = (
    "undo", "redo", "", "start", "clear", "", "mirror", "rotate", "swap", "", "copy", "paste", "drafts", "", "flip",
    "<stretch>", "use",
)  # fmt: skip

__all__ = ["ACTIONS", "TOOLBAR"]
