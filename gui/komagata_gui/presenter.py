"""Keeps the panels in step with the game: listens to all that changes, and shows it. It changes nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QColor

from komagata.outcome import Ending
from komagata.pieces import Side
from komagata_gui.commands.files import Files
from komagata_gui.i18n import tr
from komagata_gui.panels.status import message, player_view, result_line
from komagata_gui.play.controller import Controller
from komagata_gui.play.link import BoardLink
from komagata_gui.play.notation import counts_plies
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.session import Change, Kind, Mode
from komagata_gui.play.words import game_name, options_words
from komagata_gui.theme import board_theme
from komagata_gui.window import MainWindow

READING = 7000
"""Milliseconds for which passing information stands."""


class Presenter(QObject):
    def __init__(self, window: MainWindow, controller: Controller, link: BoardLink, files: Files) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._session = controller.session
        self._link = link
        self._files = files
        self._notice: Notice | None = None
        self._offer: Side | None = None
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(READING)
        self._reading.timeout.connect(lambda: self.notice(None))
        self._buttons: Mapping[str, Callable[[], object]] = {}
        self._session.changed.connect(self._changed)
        controller.noticed.connect(self.notice)
        controller.opponent.changed.connect(self._show_players)
        controller.opponent.changed.connect(self._show_message)
        controller.draw_offered.connect(self._offered)
        controller.ticker.ticked.connect(self._show_players)
        controller.ticker.pressed.connect(self._show_message)
        link.told.connect(self.notice)
        link.pointed.connect(window.pointed.setText)
        link.display_changed.connect(self.show)
        window.table.info.pressed.connect(self._pressed)
        window.language_changed.connect(self.show)
        window.colours_changed.connect(self.show)

    def bind(self, handlers: Mapping[str, Callable[[], object]]) -> None:
        """What the buttons of messages do, by their ids."""
        self._buttons = handlers

    def show(self) -> None:
        """Show everything anew."""
        self._show_players()
        self._show_moves()
        self._show_message()
        self._show_frame()
        self._enable()

    def notice(self, notice: Notice | None) -> None:
        self._notice = notice
        self._reading.stop()
        if notice is not None and notice.tone is Tone.INFORMATION and not notice.lasting:
            self._reading.start()
        self._link.mark(notice)
        self._show_message()

    # One part each

    def _changed(self, change: Change) -> None:
        if change.kind is not Kind.RECORD:
            self._offer = None
        self.show()

    def _show_players(self) -> None:
        table, flipped = self._window.table, self._link.display.flipped
        theme = board_theme(self._link.display.theme)
        table.set_ground(QColor(theme.board.table))
        below = Side.SECOND if flipped else Side.FIRST
        for card, side in ((table.bottom, below), (table.top, below.other)):
            card.show_player(player_view(self._controller, side, theme, flipped=flipped))
        self._window.actions_["pause"].setChecked(self._controller.paused)

    def _show_moves(self) -> None:
        session = self._session
        live = session.live if session.mode is Mode.PLAY else None
        self._window.table.moves.list.show_game(
            session.game.root,
            session.node,
            live,
            result_line(session),
            by_ply=counts_plies(session.rules),
            revision=session.game.revision,
        )

    def _show_message(self) -> None:
        self._window.table.info.show_message(message(self._controller, self._notice, self._offer))

    def _show_frame(self) -> None:
        """Title and status line."""
        session = self._session
        name = game_name(session.rules)
        title = f"{self._files.path.name} – {name}" if self._files.path else name
        self._window.setWindowTitle(f"{title}[*] – Komagata")
        self._window.setWindowModified(session.modified and self._files.path is not None)
        self._window.setWindowFilePath(str(self._files.path or ""))
        self._window.told.setText("   ·   ".join((name, *options_words(session.rules))))

    def _enable(self) -> None:
        session, controller = self._session, self._controller
        node, speaker = session.node, controller.speaker()
        engines = len(session.agreement.people) < len(Side)
        claims = session.game.claims() if session.in_play and session.at_live else ()
        self._window.actions_.enable(
            {
                "rematch": session.begun,
                "take-back": controller.plies_to_take_back() > 0,
                "offer-draw": speaker is not None and session.begun,
                "resign": speaker is not None and session.begun,
                "claim-fifty": Ending.FIFTY_MOVES in claims,
                "claim-impasse": Ending.IMPASSE in claims,
                "pause": session.in_play and (engines or controller.ticker.clock is not None),
                "move-now": session.in_play,
                "play-on": (session.mode is Mode.REVIEW or not session.at_live) and node.position.outcome() is None,
                "first": node.parent is not None,
                "previous": node.parent is not None,
                "next": bool(node.children),
                "last": bool(node.children),
                "variation-up": node.parent is not None and len(node.parent.children) > 1,
                "variation-down": node.parent is not None and len(node.parent.children) > 1,
                "live": session.mode is Mode.PLAY and not session.at_live,
                "promote-variation": not node.is_main,
                "remove-variation": node not in (*session.live.path(), session.game.root),
            }
        )
        self._window.table.moves.entry.setEnabled(session.position.side in controller.movers)

    # Messages that ask

    def _offered(self, side: Side) -> None:
        self._offer = side
        self._show_message()

    def _pressed(self, name: str) -> None:
        self._offer = None
        if name == "decline-draw":
            self.notice(Notice(tr("The draw was declined.")))
        elif name in self._buttons:
            self._buttons[name]()
        self._show_message()


__all__ = ["Presenter"]
