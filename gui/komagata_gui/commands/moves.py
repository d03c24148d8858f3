"""Walking through the tree of the game, and editing it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from komagata.tree import Node
from komagata_gui.actions import Actions
from komagata_gui.play.session import Session
from komagata_gui.window import MovesCard


class Moves(QObject):
    def __init__(self, card: MovesCard, session: Session, actions: Actions) -> None:
        super().__init__(card)
        self._card = card
        self._session = session
        self._actions = actions
        card.list.chosen.connect(session.show)
        card.list.stepped.connect(self.step)
        card.list.menu_wanted.connect(self._menu)
        card.comment.textChanged.connect(self._commented)
        session.changed.connect(lambda _change: self.show_comment())

    def handlers(self) -> dict[str, Callable[[], object]]:
        session = self._session
        return {
            "first": lambda: session.show(session.game.root),
            "previous": lambda: self.step(-1),
            "next": lambda: self.step(1),
            "last": lambda: session.show(session.node.last()),
            "variation-up": lambda: self.sibling(-1),
            "variation-down": lambda: self.sibling(1),
            "live": lambda: session.show(session.live),
            "comment": self.comment,
            "promote-variation": lambda: session.promote(session.node),
            "remove-variation": lambda: session.remove(session.node),
        }

    def step(self, by: int) -> None:
        """Show the move after or before the one shown."""
        node = self._session.node
        if by < 0 and node.parent is not None:
            self._session.show(node.parent)
        elif by > 0 and node.children:
            self._session.show(node.children[0])

    def sibling(self, by: int) -> None:
        """Show another move that was played or tried instead."""
        node = self._session.node
        if node.parent is not None:
            siblings = node.parent.children
            self._session.show(siblings[(siblings.index(node) + by) % len(siblings)])

    def comment(self) -> None:
        """Open the field for comments, or close it."""
        wanted = self._actions["comment"].isChecked()
        self._card.comment.setVisible(wanted)
        if wanted:
            self.show_comment()
            self._card.comment.setFocus()

    def show_comment(self) -> None:
        words = self._session.node.comment
        if words != self._card.comment.toPlainText():
            self._card.comment.blockSignals(True)
            self._card.comment.setPlainText(words)
            self._card.comment.blockSignals(False)

    def _commented(self) -> None:
        self._session.remark(self._session.node, self._card.comment.toPlainText())

    def _menu(self, node: Node, at: QPoint) -> None:
        self._session.show(node)
        menu = QMenu(self._card)
        for name in ("comment", "promote-variation", "remove-variation", "play-on"):
            menu.addAction(self._actions[name])
        menu.exec(at)
        menu.deleteLater()


__all__ = ["Moves"]
