"""The rules of the game that is played, to be read beside the board: its page, and the options that are in force."""

from __future__ import annotations

import re
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QBrush, QPixmap, QTextCursor, QTextDocument, QTextFrameFormat, QTextLength, QTextTable
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from komagata import assets
from komagata.errors import FileError
from komagata.position import Position, Rules
from komagata_gui.board.widget import BoardView
from komagata_gui.chrome import tones
from komagata_gui.i18n import SOURCE_LANGUAGE, current_language, pick, tr
from komagata_gui.play.scene import Display, make_scene
from komagata_gui.play.words import choice_name, game_name

BOARD = "board:start"
_DIAGRAM = re.compile(r"```board\n.*?```", re.DOTALL)


class RulesDialog(QDialog):
    """Stays open while one plays."""

    def __init__(self, rules: Rules, display: Display, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rules")
        self.setWindowTitle(tr("Rules of {game}", game=game_name(rules)))
        self.page = QTextBrowser(self)
        self.page.setOpenExternalLinks(True)
        self.page.setFrameShape(QTextBrowser.Shape.NoFrame)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.page)
        self._fill(rules, display)
        letter = self.fontMetrics().averageCharWidth()
        self.resize(QSize(letter * 120, letter * 130).boundedTo(self.screen().availableSize() * 0.9))

    def _fill(self, rules: Rules, display: Display) -> None:
        document = QTextDocument(self.page)
        document.setDefaultFont(self.font())
        document.setDocumentMargin(28)
        picture = _picture(rules.start(), display, self.fontMetrics().averageCharWidth() * 56)
        document.setMarkdown(_DIAGRAM.sub(f"![{tr('Start position')}]({BOARD})", page_of(rules), count=1))
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(BOARD), picture)
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._dress(frame)
        self.page.setDocument(document)
        self.page.moveCursor(QTextCursor.MoveOperation.Start)

    def _dress(self, table: QTextTable) -> None:
        """Tables of Markdown come without any air."""
        colours = tones(self.palette())
        form = table.format()
        form.setCellPadding(5)
        form.setCellSpacing(0)
        form.setBorder(1)
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBorderBrush(QBrush(colours.line))
        form.setBorderCollapse(True)
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        table.setFormat(form)


def page_of(rules: Rules) -> str:
    """The page in the user's language, else in English; a game without one has what its file says."""
    text = _page(rules.id)
    if not text:
        text = f"# {game_name(rules)}\n\n{pick(rules.variant.about)}\n\n```board\n```\n"
    options = [
        f"- {pick(option.names)}: **{choice_name(rules, name, rules.options[name])}**"
        for name, option in rules.variant.options.items()
    ]
    if not options:
        return text
    heading, _, rest = text.partition("\n")
    return "\n\n".join((heading, f"*{tr('Played with:')}*", "\n".join(options), rest))


def _page(game: str) -> str:
    for language in dict.fromkeys((current_language(), SOURCE_LANGUAGE)):
        try:
            return assets.read_text(assets.resource(f"rules/{language}/{game}.md"))
        except FileError:
            continue
    return ""


def _picture(start: Position, display: Display, width: int) -> QPixmap:
    """The start position, as the board shows it."""
    board = BoardView()
    board.resize(width, width)
    board.set_scene(replace(make_scene(start, replace(display, flipped=False)), hands=((), ())))
    board.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    return board.grab()


__all__ = ["RulesDialog", "page_of"]
