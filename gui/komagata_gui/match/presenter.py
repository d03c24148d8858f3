"""Keeps boards, plates, record and messages in step with the match. It changes nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor

from komagata.pieces import Side
from komagata_gui.i18n import current_language, tr
from komagata_gui.match.controller import MatchController
from komagata_gui.match.link import MatchLink
from komagata_gui.match.plate import SeatView
from komagata_gui.match.scenes import Layout, is_flipped, reserves, seat_at
from komagata_gui.match.timeline import Chip
from komagata_gui.match.window import MatchWindow
from komagata_gui.match.words import board_name, conversion, match_name, outcome_headline, seat_player
from komagata_gui.panels.info import Button, Message, Mood
from komagata_gui.play.notation import write_move
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.scene import Display
from komagata_gui.play.words import outcome_reason
from komagata_gui.theme import board_theme


class MatchPresenter(QObject):
    def __init__(self, window: MatchWindow, controller: MatchController, links: tuple[MatchLink, MatchLink]) -> None:
        super().__init__(window)
        self.display = Display()
        self.layout_ = Layout()
        self.notation = "standard"
        self._window = window
        self._controller = controller
        self._session = controller.session
        self._links = links
        self._notice: Notice | None = None
        self._thought = ""
        self._coming: dict[str, tuple[int, ...]] = {}
        self._chips: list[Chip] = []
        self._said: dict[tuple[int, str, str, str], tuple[str, str]] = {}
        """Moves in words. The moments that they are known by live as long as the game."""
        self._handlers: Mapping[str, Callable[[], object]] = {}
        self._session.changed.connect(self.show)
        controller.noticed.connect(self.notice)
        controller.thinking_changed.connect(self._show_state)
        controller.clocks.ticked.connect(self._show_plates)
        window.language_changed.connect(self.show)
        window.colours_changed.connect(self.show)
        window.info.pressed.connect(self._pressed)
        window.record.timeline.chosen.connect(self._session.show)
        window.record.timeline.stepped.connect(lambda by: self._session.show(self._session.place + by))
        window.record.slider.valueChanged.connect(self._slid)
        for link in links:
            link.refused.connect(self.notice)
            link.thought_of.connect(self._thinks)
            link.pointed.connect(window.pointed.setText)

    def bind(self, handlers: Mapping[str, Callable[[], object]]) -> None:
        """What the buttons of messages do, by their ids."""
        self._handlers = handlers

    def set_display(self, display: Display) -> None:
        self.display = display
        self.show()

    def set_layout(self, layout: Layout) -> None:
        self.layout_ = layout
        self.show()

    def notice(self, notice: Notice | None) -> None:
        self._notice = notice
        if notice is None:
            for link in self._links:
                link.guilty = ()
        self._show_boards()
        self._show_message()

    def show(self) -> None:
        """Show everything anew."""
        theme = board_theme(self.display.theme)
        self._window.table.set_ground(QColor(theme.board.table))
        self._thought, self._coming = "", {}
        self._show_boards()
        self._window.table.set_order(self.layout_.order())
        self._show_record()
        self._show_state()
        self._show_frame()

    # One part each

    def _show_boards(self) -> None:
        for link in self._links:
            link.refresh(self.display, self.layout_)
        self._show_reserves()

    def _show_reserves(self) -> None:
        for board, view in enumerate(self._window.table.boards):
            view.mark_reserves(reserves(self._session, board, self._coming))

    def _show_state(self) -> None:
        self._show_plates()
        self._show_message()

    def _show_plates(self) -> None:
        match, table = self._session.moment, self._window.table
        for board in (0, 1):
            flipped = is_flipped(match, board, self.layout_)
            for plate, low in ((table.bottoms[board], True), (table.tops[board], False)):
                side = Side.FIRST if low != flipped else Side.SECOND
                plate.show_seat(self._seat_view(seat_at(match, board, int(side)).name, points_up=low))

    def _seat_view(self, name: str, *, points_up: bool) -> SeatView:
        session, controller = self._session, self._controller
        match, theme = session.moment, board_theme(self.display.theme)
        place = match.seat(name)
        seat, side = session.agreement.seat(name), Side(place.side)
        status, alarm = self._status(name)
        return SeatView(
            seat=name,
            name=seat_player(seat) or session.game.tags.get(name, ""),
            status=status,
            engine=not seat.person,
            may_move=session.outcome is None and name in match.to_move(),
            alarm=alarm,
            points_up=points_up,
            wedge=theme.piece(side).face,
            rim=theme.armies[side],
            dashed=side is Side.SECOND,
            lead=match.quota()[name],
            quota=match.rules.part.quota,
            face=controller.clocks.face(name) if session.playing else None,
            running=controller.clocks.running(name),
        )

    def _status(self, name: str) -> tuple[str, bool]:
        """What a seat is doing, and whether that is alarming."""
        session, match = self._session, self._session.moment
        if session.outcome is not None and session.at_live:
            return "", False
        if session.at_live and self._controller.thinking == name:
            return tr("thinks…"), False
        if session.at_live and name in self._controller.sitting and not session.agreement.seat(name).person:
            return tr("sits and waits for {partner}", partner=match.seat(name).partner), False
        waits = match.waiting(name)
        if waits is None:
            check = match.position(name).is_check()
            return (tr("in check, may move"), True) if check else (tr("may move"), False)
        partner = match.seat(name).partner
        if waits.rule in ("gate", "quota"):
            return tr("waits for {partner}", partner=partner), False
        if waits.rule == "waits-for-piece":
            return tr("waits for a piece from {partner}", partner=partner), True
        return "", False

    def _show_message(self) -> None:
        self._window.info.show_message(self._message())

    def _message(self) -> Message:
        session = self._session
        if self._thought:
            return Message(self._thought, icon="style")
        if self._notice is not None:
            refused = self._notice.tone is not Tone.INFORMATION
            mood = {Tone.INFORMATION: Mood.CALM, Tone.REFUSAL: Mood.REFUSAL, Tone.TROUBLE: Mood.TROUBLE}
            return Message(self._notice.text, icon="warning" if refused else "info", mood=mood[self._notice.tone])
        if not session.at_live:
            return self._elsewhere()
        outcome = session.outcome
        if outcome is not None:
            headline = outcome_headline(session.game.rules, outcome)
            buttons = (Button("new", tr("New game"), primary=True),)
            return Message(headline, outcome_reason(outcome), "trophy", Mood.RESULT, buttons)
        if self._controller.clocks.paused:
            return Message(tr("The clocks stand."), icon="clock", buttons=(Button("pause", tr("Go on"), primary=True),))
        return self._turn()

    def _elsewhere(self) -> Message:
        session = self._session
        headline = tr("Move {number} of {count}", number=session.place, count=session.count)
        back = Button("last", tr("Back to the match"), primary=True)
        return Message(
            headline, "" if not session.place else self._chips[session.place - 1].tip, "info", buttons=(back,)
        )

    def _turn(self) -> Message:
        """Who may move, said plainly."""
        session = self._session
        people, ready = session.movers(), session.match.to_move()
        if not people:
            return Message(tr("{seats} to move", seats=", ".join(ready)), icon="engine")
        headline = tr("{seats} may move", seats=", ".join(people))
        asked = [self._needs(seat) for seat in session.match.seats if seat in session.needs()]
        hint = tr("Right-click a piece of a reserve to ask your partner for it.") if session.count < 4 else ""
        return Message(headline, "\n".join(asked) or hint, "person")

    def _needs(self, seat: str) -> str:
        from komagata_gui.match.words import slot_name

        slots = sorted(self._session.needs()[seat])
        pieces = ", ".join(slot_name(self._session.moment, seat, slot) for slot in slots)
        return tr("{seat} needs: {pieces}", seat=seat, pieces=pieces)

    def _thinks(self, words: str, coming: dict[str, tuple[int, ...]]) -> None:
        if (words, coming) != (self._thought, self._coming):
            self._thought, self._coming = words, coming
            self._show_reserves()
            self._show_message()

    def _show_record(self) -> None:
        session, record = self._session, self._window.record
        if not session.count:
            self._said.clear()
        lanes = self._lanes()
        self._chips = [self._chip(index, lanes) for index in range(session.count)]
        record.timeline.show_record(lanes, self._chips, session.place)
        record.slider.blockSignals(True)
        record.slider.setRange(0, session.count)
        record.slider.setValue(session.place)
        record.slider.blockSignals(False)

    def _lanes(self) -> list[str]:
        """The seats, those of one board together, the one at the top first."""
        match = self._session.match
        lanes: list[str] = []
        for board in self.layout_.order():
            sides = (0, 1) if is_flipped(match, board, self.layout_) else (1, 0)
            lanes += [seat_at(match, board, side).name for side in sides]
        return lanes

    def _chip(self, index: int, lanes: list[str]) -> Chip:
        entry, before = self._session.game.entries[index], self._session.game.moments[index]
        turn = entry.turn
        key = (id(before), turn.uci, self.notation, current_language())
        if key not in self._said:
            written = write_move(before.position(turn.seat), turn.move, self.notation)
            self._said[key] = (written, conversion(before, turn.seat, turn.move) if turn.handovers else "")
        words, sent = self._said[key]
        tip = tr("{number}. {seat}: {move}", number=index + 1, seat=turn.seat, move=words)
        return Chip(lanes.index(turn.seat), words, f"{tip}. {sent}" if sent else tip, bool(turn.handovers))

    def _slid(self, value: int) -> None:
        self._session.show(value)

    def _show_frame(self) -> None:
        """Title, status line, and what can be done."""
        session, controller = self._session, self._controller
        rules = session.game.rules
        self._window.setWindowTitle(f"{match_name(rules)}[*] – Komagata")
        self._window.setWindowModified(session.modified)
        boards = " · ".join(board_name(rules, board) for board in self.layout_.order())
        self._window.told.setText(f"{match_name(rules)}   ·   {boards}")
        pause = self._window.actions_["pause"]
        pause.setChecked(controller.clocks.paused)
        self._window.actions_.enable(
            {
                "take-back": controller.plies_to_take_back() > 0,
                "offer-draw": session.in_play and session.count > 0,
                "resign": session.in_play and bool(controller.people_teams()) and session.count > 0,
                "pause": session.in_play and controller.clocks.shown,
                "go-on": not session.at_live or not session.playing,
                "first": session.place > 0,
                "previous": session.place > 0,
                "next": session.place < session.count,
                "last": session.place < session.count,
            }
        )

    def _pressed(self, name: str) -> None:
        if name in self._handlers:
            self._handlers[name]()

    def turned(self, **changes: bool) -> None:
        """Lay the boards differently."""
        self.set_layout(replace(self.layout_, **changes))


__all__ = ["MatchPresenter"]
