"""Everything that can be done by a menu, a button of the toolbar or a key, as data; and the Qt actions made of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from komagata.text import Text, text
from komagata_gui.i18n import tr
from komagata_gui.icons import icon


@dataclass(frozen=True, slots=True)
class Spec:
    """One action."""

    id: str
    label: Text
    keys: tuple[str, ...] = ()
    icon: str = ""
    tip: Text | None = None
    """What it does, where the label does not say it all."""
    checkable: bool = False
    group: str = ""
    """Of the checkable actions of a group exactly one is checked."""


@dataclass(frozen=True, slots=True)
class Menu:
    label: Text
    entries: tuple[str, ...]
    """Ids of actions; empty for a line between; `<name>` for a place that the window fills."""


COPIED_RECORDS: Mapping[str, Text] = {
    "bod": text("Position"),
    **dict.fromkeys(("pgn", "kif", "ki2", "csa", "jkf", "usi"), text("Record")),
}
"""Record formats of other programs that the clipboard takes, and what they show of a game."""

ACTIONS: tuple[Spec, ...] = (
    # Game
    Spec("new", text("&New game…"), ("Ctrl+N",), "new"),
    Spec("rematch", text("Re&match"), (), "rematch", text("The same game again, with the sides exchanged")),
    Spec("open", text("&Open…"), ("Ctrl+O",), "open", text("Open a record or a position")),
    Spec("save", text("&Save"), ("Ctrl+S",), "save", text("Save the record of the game")),
    Spec("save-as", text("Save &as…"), ("Ctrl+Shift+S",)),
    Spec("export", text("E&xport a picture…"), ("Ctrl+Shift+E",), tip=text("A picture or an animation as a file")),
    Spec("copy-position", text("&Copy position"), ("Ctrl+C",), tip=text("Copy the position shown as text")),
    Spec("copy-record", text("Copy &record"), ("Ctrl+Shift+C",), tip=text("Copy the whole game as text")),
    Spec("copy-picture", text("Copy p&icture"), ("Ctrl+Alt+C",), tip=text("Copy a picture of the position shown")),
    Spec("copy-moves", text("Copy &moves"), tip=text("Copy the moves as they stand in the list")),
    Spec("copy-fen", text("Position as &FEN")),
    Spec("copy-sfen", text("Position as &SFEN")),
    *(
        Spec(f"copy-{form}", text("{kind} as {form}", kind=kind, form=form.upper()))
        for form, kind in COPIED_RECORDS.items()
    ),
    Spec("paste", text("&Paste game or position"), ("Ctrl+V",)),
    Spec(
        "edit-position",
        text("Set &up a position…"),
        ("Ctrl+E",),
        "setup",
        text("Edit the position shown in a window of its own; the game stays as it is"),
    ),
    Spec(
        "problem",
        text("Pro&blem…"),
        ("Ctrl+B",),
        "problem",
        text("Make a problem of the position shown, look for its solution, print it"),
    ),
    Spec(
        "make-game",
        text("&Make a game of your own…"),
        (),
        "make",
        text("Change a game, or begin with an empty board: pieces, moves, board, rules"),
    ),
    Spec("edit-game", text("Edit t&his game…"), tip=text("Change this game, or a copy of it that is your own")),
    Spec(
        "print-studio",
        text("Pr&int studio…"),
        ("Ctrl+Shift+P",),
        "method-duplex",
        text("Make a piece set of this game: to be printed and cut out, laser-cut or 3D-printed"),
    ),
    Spec(
        "print-game",
        text("Print the &game…"),
        ("Ctrl+Alt+P",),
        "print",
        text("Set the game in type, with diagrams; print it or save it as PDF"),
    ),
    Spec("quit", text("&Quit"), ("Ctrl+Q",)),
    # Play
    Spec("take-back", text("&Take back"), ("Ctrl+Z",), "takeback", text("Take back your last move")),
    Spec("offer-draw", text("&Offer a draw"), ("Ctrl+D",), "draw"),
    Spec("resign", text("&Resign"), ("Ctrl+R",), "resign"),
    Spec("claim-fifty", text("Claim a draw: &fifty moves")),
    Spec("claim-impasse", text("&Declare the entered King")),
    Spec("pause", text("&Pause"), ("Ctrl+P",), "clock", checkable=True),
    Spec(
        "play-on",
        text("&Play on from here…"),
        ("Ctrl+Return",),
        "continue",
        text("Go on with the game from the position shown; what was played stays as a variation"),
    ),
    Spec(
        "move-now",
        text("&Engine moves now"),
        ("Ctrl+M",),
        "engine",
        text("Let the engine move for the side whose turn it is"),
    ),
    Spec("enter-move", text("T&ype a move"), ("Ctrl+T", "/")),
    # Moves
    Spec("first", text("&First position"), ("Home", "Ctrl+Left"), "first"),
    Spec("previous", text("&Previous move"), ("Left",), "previous"),
    Spec("next", text("&Next move"), ("Right",), "next"),
    Spec("last", text("&Last position"), ("End", "Ctrl+Right"), "last"),
    Spec("variation-up", text("&Other move instead: previous"), ("Up",)),
    Spec("variation-down", text("Other move instead: n&ext"), ("Down",)),
    Spec("live", text("Back to the &game"), ("Ctrl+End",), "live", text("Show where play stands")),
    Spec("comment", text("&Comment"), ("Ctrl+K",), "comment", text("Write about the move shown"), checkable=True),
    Spec("promote-variation", text("&Make this the main line")),
    Spec("remove-variation", text("&Remove this variation"), ("Ctrl+Delete",)),
    # View
    Spec("flip", text("&Turn the board"), ("F", "Ctrl+F"), "flip"),
    Spec("style-kanji", text("&Kanji, two characters"), ("Ctrl+1",), checkable=True, group="style"),
    Spec("style-kanji1", text("K&anji, one character"), ("Ctrl+2",), checkable=True, group="style"),
    Spec("style-fide", text("&Chess figures"), ("Ctrl+3",), checkable=True, group="style"),
    Spec("style-letters", text("&Letters"), ("Ctrl+4",), checkable=True, group="style"),
    Spec("style-moves", text("&Marks that show the moves"), ("Ctrl+5",), checkable=True, group="style"),
    Spec("style-shogi-set", text("As played with a &Shogi set"), ("Ctrl+6",), checkable=True, group="style"),
    Spec("colours-system", text("As the &system"), checkable=True, group="colours"),
    Spec("colours-light", text("&Light"), checkable=True, group="colours"),
    Spec("colours-dark", text("&Dark"), checkable=True, group="colours"),
    Spec("full-screen", text("F&ull screen"), ("F11",), checkable=True),
    Spec("preferences", text("&Preferences…"), ("Ctrl+,",), "preferences"),
    # Help
    Spec("rules", text("&Rules of this game"), ("F1",), "info"),
    Spec("about", text("About &Komagata")),
)

MENUS: tuple[Menu, ...] = (
    Menu(
        text("&Game"),
        (
            "new",
            "rematch",
            "",
            "open",
            "<recent>",
            "save",
            "save-as",
            "export",
            "",
            "copy-position",
            "copy-record",
            "copy-picture",
            "<copy>",
            "paste",
            "",
            "edit-position",
            "problem",
            "",
            "make-game",
            "edit-game",
            "",
            "print-game",
            "print-studio",
            "",
            "quit",
        ),
    ),
    Menu(
        text("&Play"),
        (
            "take-back",
            "",
            "offer-draw",
            "resign",
            "claim-fifty",
            "claim-impasse",
            "",
            "pause",
            "play-on",
            "move-now",
            "",
            "enter-move",
        ),
    ),
    Menu(
        text("&Moves"),
        (
            "first",
            "previous",
            "next",
            "last",
            "variation-up",
            "variation-down",
            "live",
            "",
            "comment",
            "promote-variation",
            "remove-variation",
        ),
    ),
    Menu(text("&View"), ("flip", "", "<style>", "<colours>", "", "full-screen", "preferences")),
    Menu(text("&Help"), ("rules", "", "about")),
)

SUBMENUS: Mapping[str, Menu] = {
    "<copy>": Menu(
        text("Copy &as"), ("copy-moves", "", "copy-fen", "copy-sfen", *(f"copy-{form}" for form in COPIED_RECORDS))
    ),
    "<style>": Menu(
        text("P&ieces"),
        ("style-kanji", "style-kanji1", "style-fide", "style-letters", "style-moves", "style-shogi-set"),
    ),
    "<colours>": Menu(text("&Colours"), ("colours-system", "colours-light", "colours-dark")),
}

TOOLBAR: tuple[str, ...] = (
    "new", "open", "save", "", "take-back", "offer-draw", "resign", "", "flip", "<style-button>", "",
    "print-studio", "<stretch>", "preferences",
)  # fmt: skip


class Actions:
    """The Qt actions by id. Who carries one out binds it; what is bound to nothing does nothing."""

    def __init__(self, owner: QWidget, specs: tuple[Spec, ...] = ACTIONS) -> None:
        self._specs = {spec.id: spec for spec in specs}
        self._actions: dict[str, QAction] = {}
        groups: dict[str, QActionGroup] = {}
        for spec in specs:
            action = QAction(owner)
            action.setObjectName(spec.id)
            action.setShortcuts([QKeySequence(key) for key in spec.keys])
            action.setCheckable(spec.checkable)
            if spec.icon:
                action.setIcon(icon(spec.icon))
            if spec.group:
                group = groups.setdefault(spec.group, QActionGroup(owner))
                group.addAction(action)
            owner.addAction(action)
            self._actions[spec.id] = action
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def bind(self, handlers: Mapping[str, Callable[[], object]]) -> None:
        """Say what actions do. Handlers for which there is no action serve buttons elsewhere."""
        for name, handler in handlers.items():
            if name not in self._actions:
                continue
            self._actions[name].triggered.connect(lambda _checked=False, handler=handler: handler())

    def enable(self, states: Mapping[str, bool]) -> None:
        for name, state in states.items():
            self._actions[name].setEnabled(state)

    def retranslate(self) -> None:
        """Take the texts of the language in force."""
        for name, action in self._actions.items():
            spec = self._specs[name]
            action.setText(tr(spec.label))
            words = tr(spec.tip) if spec.tip else tr(spec.label).replace("&", "").rstrip("…")
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{words} ({keys})" if keys else words)
            action.setStatusTip("")


__all__ = ["ACTIONS", "COPIED_RECORDS", "MENUS", "SUBMENUS", "TOOLBAR", "Actions", "Menu", "Spec"]
