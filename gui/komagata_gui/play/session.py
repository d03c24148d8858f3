"""The record on the table: a game, the place of it that is shown, and the place where play stands.

The one owner of the `Game` in the window. It knows neither players nor clocks nor files; whoever shows something of
the game listens to `changed`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from komagata.clock import parse_controls
from komagata.game import Game
from komagata.moves import Move, Transition
from komagata.outcome import Ending, Outcome
from komagata.pieces import Side
from komagata.position import Position, Rules
from komagata.tree import Node
from komagata_gui.play.agreement import Agreement

if TYPE_CHECKING:
    from komagata.engine.task import Task


class Mode(Enum):
    """What a move means."""

    PLAY = auto()
    """It is a move of the game: the other player answers it."""
    REVIEW = auto()
    """It is looked at: whoever sits at the screen moves for both sides, and it becomes a variation."""


class Kind(Enum):
    """What changed."""

    GAME = auto()
    """Another game lies on the table."""
    PLACE = auto()
    """Another place of it is shown."""
    RECORD = auto()
    """Something of the record or of the state of play, with the same place shown."""


@dataclass(frozen=True, slots=True)
class Change:
    kind: Kind
    transition: Transition | None = None
    """What lies between the place shown before and the one shown now, if they are neighbours."""
    backwards: bool = False
    """The transition leads from here to the place shown before."""


class Session(QObject):
    changed = Signal(Change)

    def __init__(self, game: Game, agreement: Agreement, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.agreement = agreement
        self.mode = Mode.PLAY
        self.live = game.node
        """Where play stands: the place that the next move of the game is played from."""
        self._saved = game.revision

    # What there is

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def node(self) -> Node:
        """The place that is shown."""
        return self.game.node

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def at_live(self) -> bool:
        """Whether the place shown is where play stands."""
        return self.game.node is self.live

    @property
    def outcome(self) -> Outcome | None:
        """How the game in play has ended."""
        return self.game.outcome_at(self.live)

    @property
    def in_play(self) -> bool:
        """Whether somebody is to move in the game."""
        return self.mode is Mode.PLAY and self.outcome is None

    @property
    def to_move(self) -> Side:
        """Whose turn it is in the game."""
        return self.live.position.side

    @property
    def begun(self) -> bool:
        return bool(self.game.root.children)

    @property
    def modified(self) -> bool:
        """Whether anything of the record is not in a file yet."""
        return self.game.revision != self._saved

    def legal_moves(self) -> list[Move]:
        """What may be played from the place shown: in review also where the players had ended the game."""
        return self.position.legal_moves() if self.mode is Mode.REVIEW else self.game.legal_moves()

    def task(self) -> Task:
        """What an engine is asked about: the place where play stands, with its history."""
        from komagata.engine.task import Task

        shown = self.node
        self.game.go(self.live)
        try:
            return Task.of(self.game)
        finally:
            self.game.go(shown)

    # Changes

    def lay(self, game: Game, agreement: Agreement, mode: Mode, live: Node | None = None) -> None:
        """Put another game on the table."""
        self.game, self.agreement, self.mode = game, agreement, mode
        self.live = live or game.node
        self._saved = game.revision
        self.changed.emit(Change(Kind.GAME))

    def play(self, move: Move) -> Node:
        """Play a move from the place shown. Raises IllegalMove. What was played there before stays as a variation."""
        review = self.mode is Mode.REVIEW
        before = self.position
        node = self.game.play(move, beyond_end=review)
        if not review:
            self.live = node
            if not node.is_main:
                # What is being played is the game; what it leaves behind are variations.
                self.game.promote(node, to_main=True)
        self.changed.emit(Change(Kind.PLACE, before.transition(move)))
        return node

    def extend(self, move: Move) -> Node:
        """Play a move where play stands; somebody who looks at another place goes on looking at it."""
        if self.at_live:
            return self.play(move)
        shown = self.node
        self.game.go(self.live)
        try:
            self.live = self.game.play(move)
        finally:
            self.game.go(shown)
        self.changed.emit(Change(Kind.RECORD))
        return self.live

    def show(self, node: Node) -> None:
        """Look at another place of the game."""
        before = self.node
        if node is before:
            return
        self.game.go(node)
        if node.parent is before and node.move is not None:
            self.changed.emit(Change(Kind.PLACE, before.position.transition(node.move)))
        elif before.parent is node and before.move is not None:
            self.changed.emit(Change(Kind.PLACE, node.position.transition(before.move), backwards=True))
        else:
            self.changed.emit(Change(Kind.PLACE))

    def take_back(self, plies: int) -> None:
        """Take back moves of the game. A move from which variations or words hang is only stepped back from."""
        self.show(self.live)
        change = Change(Kind.PLACE)
        if self.outcome is not None and not self.outcome.reason.by_rule:
            self.game.reopen()
        for _ in range(plies):
            node, before = self.live, self.live.parent
            if before is None or node.move is None:
                break
            change = Change(Kind.PLACE, before.position.transition(node.move), backwards=True)
            self.game.go(before)
            self.live = before
            if not node.children and not node.comment:
                self.game.remove(node)
        self.changed.emit(change if plies == 1 else Change(Kind.PLACE))

    def end(self, winner: Side | None, reason: Ending) -> None:
        """The players end the game where play stands."""
        self.show(self.live)
        self.game.end(winner, reason)
        self.edited()

    def note_clock(self, node: Node, left: int) -> None:
        """Write down what was left to the player who made a move."""
        self.game.annotate(node, replace(node.note, clock=left))

    def set_mode(self, mode: Mode) -> None:
        if mode is not self.mode:
            self.mode = mode
            self.changed.emit(Change(Kind.RECORD))

    def play_on(self, agreement: Agreement) -> None:
        """Go on with the game from the place shown."""
        if agreement.time != self.agreement.time:
            self.game.controls = parse_controls(agreement.time) if agreement.time else None
        self.agreement, self.mode, self.live = agreement, Mode.PLAY, self.node
        self.changed.emit(Change(Kind.RECORD))

    def add_line(self, moves: tuple[Move, ...]) -> None:
        """Add legal moves as a variation from the place shown, and show where they lead. What is being played
        stays that."""
        for move in moves:
            self.game.play(move, beyond_end=True)
        self.changed.emit(Change(Kind.PLACE))

    def remark(self, node: Node, comment: str) -> None:
        """Write a comment to a move."""
        if comment != node.comment:
            self.game.annotate(node, replace(node.note, comment=comment))
            self.edited()

    def remove(self, node: Node) -> None:
        """Remove a variation. What is being played is never removed."""
        if node in (*self.live.path(), self.game.root):
            return
        shown = self.node
        self.game.remove(node)
        self.changed.emit(Change(Kind.RECORD if self.node is shown else Kind.PLACE))

    def promote(self, node: Node) -> None:
        self.game.promote(node, to_main=True)
        self.edited()

    def edited(self) -> None:
        """Tell that something of the record has changed."""
        self.changed.emit(Change(Kind.RECORD))

    def mark_saved(self) -> None:
        """The record is in a file as it is now."""
        self._saved = self.game.revision
        self.changed.emit(Change(Kind.RECORD))

    def mark_unsaved(self) -> None:
        self._saved = -1


__all__ = ["Change", "Kind", "Mode", "Session"]
