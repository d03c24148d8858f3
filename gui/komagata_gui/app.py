"""The composition root: builds everything, connects it, and starts the event loop. It holds no logic of its own."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication

from komagata.errors import KomagataError
from komagata.tree import Node
from komagata_gui.commands.clipboard import Clipboard
from komagata_gui.commands.files import Files
from komagata_gui.commands.games import Games, turned_for
from komagata_gui.commands.moves import Moves
from komagata_gui.commands.view import View, display_of
from komagata_gui.garbage import Collector
from komagata_gui.i18n import install_language, tr
from komagata_gui.icons import application_icon
from komagata_gui.keeper import Keeper
from komagata_gui.menus import Menus
from komagata_gui.panels.status import player_names
from komagata_gui.play.autosave import Journal
from komagata_gui.play.clocks import Ticker
from komagata_gui.play.controller import Controller
from komagata_gui.play.link import BoardLink
from komagata_gui.play.notation import node_text
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.opening import first_agreement, new_game
from komagata_gui.play.opponent import Opponent
from komagata_gui.play.players import Thinker
from komagata_gui.play.session import Session
from komagata_gui.presenter import Presenter
from komagata_gui.settings import COLOURS, LANGUAGE, NOTATION, Settings
from komagata_gui.theme import apply_colours
from komagata_gui.window import MainWindow

GEOMETRY = "window.geometry"


@dataclass(frozen=True)
class Desk:
    """All that a running program consists of."""

    settings: Settings
    session: Session
    controller: Controller
    window: MainWindow
    link: BoardLink
    files: Files
    clipboard: Clipboard
    games: Games
    moves: Moves
    view: View
    menus: Menus
    presenter: Presenter
    keeper: Keeper

    def open(self, file: Path | None = None, *, restore: bool = True) -> None:
        """Show the window: with a file, with the game from last time, or with a new one."""
        self.window.recall(self.settings.stored(GEOMETRY))
        self.presenter.show()
        self.window.show()
        # What takes time, or may have something to say, comes after the first picture.
        QTimer.singleShot(0, self.window, lambda: QApplication.setWindowIcon(application_icon()))
        if file is not None:
            QTimer.singleShot(0, self.window, lambda: self.files.open_path(file))
        elif restore:
            QTimer.singleShot(0, self.window, self._begin)

    def _begin(self) -> None:
        if not self.keeper.restore():
            self.controller.proceed()
        self.games.matches.restore()
        if self.settings.complaint is not None:
            self.controller.noticed.emit(Notice(tr(self.settings.complaint), Tone.TROUBLE))

    def close(self, event: QCloseEvent) -> None:
        if not self.files.may_quit() or not self.games.variants.close_all():
            event.ignore()
            return
        if not self.games.studios.close_all():
            event.ignore()
            return
        self.games.matches.close_all()
        self.games.setups.close_all()
        self.controller.close()
        self.keeper.close(keep_journal=self.session.in_play and self.session.begun)
        try:
            self.settings.store(GEOMETRY, self.window.remember())
        except KomagataError as error:
            sys.stderr.write(f"komagata: {error}\n")
        event.accept()


def build(settings: Settings, thinker: Thinker | None = None) -> Desk:
    """Put everything together. An application must exist; `thinker` is another engine than the built-in one."""
    agreement = first_agreement(settings)
    game = new_game(agreement, player_names(agreement))
    session = Session(game, agreement)
    ticker = Ticker()
    ticker.set(game.controls, game.node)
    controller = Controller(session, ticker, Opponent(thinker or Thinker()))

    def move_text(node: Node) -> str:
        return node_text(node, settings.get(NOTATION))

    window = MainWindow(move_text)
    for owned in (session, ticker, controller):
        owned.setParent(window)
    link = BoardLink(window.table.board, controller, window)
    files = Files(window, controller, settings)
    clipboard = Clipboard(window, controller, link, files, move_text)
    games = Games(window, controller, link, files, settings)
    moves = Moves(window.table.moves, session, window.actions_)
    view = View(window, link, controller, settings)
    menus = Menus(window, window.actions_)
    presenter = Presenter(window, controller, link, files)
    keeper = Keeper(controller, files, Journal(window))
    desk = Desk(
        settings, session, controller, window, link, files, clipboard, games, moves, view, menus, presenter, keeper
    )
    _connect(desk)
    link.prepare(turned_for(display_of(settings, link.display), agreement))
    view.apply()
    link.refresh()
    return desk


def _connect(desk: Desk) -> None:
    window, entry = desk.window, desk.window.table.moves.entry
    handlers = {
        **desk.files.handlers(),
        **desk.clipboard.handlers(),
        **desk.games.handlers(),
        **desk.moves.handlers(),
        **desk.view.handlers(),
        "quit": window.close,
        "enter-move": entry.setFocus,
    }
    window.actions_.bind(handlers)
    desk.presenter.bind(handlers)
    window.closing.connect(desk.close)
    window.dropped.connect(desk.clipboard.take)
    desk.menus.copying.aboutToShow.connect(lambda: desk.clipboard.enable(window.actions_))
    window.language_changed.connect(desk.menus.retranslate)
    desk.menus.recent.aboutToShow.connect(lambda: desk.files.fill_recent(desk.menus.recent))
    entry.left.connect(window.table.board.setFocus)
    entry.entered.connect(lambda written: entry.clear() if desk.games.enter(written) else entry.refuse())


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """The Qt application, with its names."""
    application = QApplication(["komagata", *arguments])
    application.setApplicationName("komagata")
    application.setApplicationDisplayName("Komagata")
    application.setDesktopFileName("komagata")
    application.setStyle("Fusion")
    return application


def run(arguments: Sequence[str]) -> int:
    """Open the window and stay until it is closed; the exit status."""
    parsed = _parse(arguments)
    if parsed.timing:
        from komagata_gui.timing import report

        return report()
    application = make_application()
    Collector(application)
    settings = Settings()
    install_language(settings.get(LANGUAGE))
    apply_colours(settings.get(COLOURS))
    # Whoever follows the system follows it also when it changes in the evening.
    application.styleHints().colorSchemeChanged.connect(lambda _scheme: apply_colours(settings.get(COLOURS)))
    desk = build(settings)
    _catch_errors(desk)
    if parsed.first_paint:
        from komagata_gui.timing import after_paint, end_painted

        after_paint(desk.window.table.board, end_painted)
        desk.open(restore=False)
    else:
        desk.open(Path(parsed.file) if parsed.file else None)
    return application.exec()


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="komagata", allow_abbrev=False)
    parser.add_argument("file", nargs="?")
    parser.add_argument("--timing", action="store_true")
    parser.add_argument("--first-paint", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(list(arguments))


def _catch_errors(desk: Desk) -> None:
    """A fault of the program itself must not take the game with it: say so beside the board and go on."""

    def caught(kind: type[BaseException], error: BaseException, _trace: object) -> None:
        if os.environ.get("KOMAGATA_DEBUG"):
            sys.__excepthook__(kind, error, error.__traceback__)
        else:
            sys.stderr.write(f"komagata: internal error: {kind.__name__}: {' '.join(str(error).split())}\n")
        words = tr("Something went wrong inside the program ({reason}). The game is still here.", reason=kind.__name__)
        desk.controller.noticed.emit(Notice(words, Tone.TROUBLE))

    sys.excepthook = caught


__all__ = ["Desk", "build", "make_application", "run"]
