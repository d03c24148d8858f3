"""The pages of the form that consist of fields alone, and what all pages have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from komagata.text import Text, text
from komagata.variants.cloning import with_board
from komagata.variants.schema import (
    BoardPart,
    Frozen,
    NotationPart,
    PromotionPart,
    RepetitionPart,
    RulesPart,
    VariantFile,
)
from komagata_gui.board.widget import BoardView
from komagata_gui.chrome import scaled
from komagata_gui.editor.variant_board import draft_scene
from komagata_gui.editor.variant_form import Group, Known, PartForm
from komagata_gui.editor.variant_model import VariantModel
from komagata_gui.i18n import pick, tr
from komagata_gui.play.scene import Display


class Page(QWidget):
    """One page of the form. It shows what the model says, and changes it."""

    scrolls = True
    """It may be higher than the window; otherwise a board on it takes the room that there is."""
    explained = False
    """What the fields mean stands on the page."""
    hinted = Signal(str)
    """What the field means that the user is at."""
    piece_chosen = Signal(str)
    """The kind of piece that the user is at."""

    def __init__(self, model: VariantModel, known: Known, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model, self.known = model, known
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(16, 14, 16, 14)
        self.column.setSpacing(12)

    def refresh(self) -> None:
        """Show what the model says now."""

    def go_to(self, path: Sequence[str]) -> None:
        """Put the cursor where the entry at a path is edited."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the file on a page."""

    part: type[Frozen]
    path: tuple[str, ...] = ()
    groups: tuple[Group, ...] | None = None
    title: Text | None = None


class FormPage(Page):
    """Fields, one below the other."""

    def __init__(
        self,
        model: VariantModel,
        known: Known,
        sections: Sequence[Section],
        parent: QWidget | None = None,
        *,
        explained: bool = False,
    ) -> None:
        super().__init__(model, known, parent)
        self.explained = explained
        self.forms: list[tuple[Section, PartForm]] = []
        for section in sections:
            if section.title is not None:
                title = QLabel(tr(section.title), self)
                title.setFont(scaled(self.font(), 1.1, bold=True))
                self.column.addWidget(title)
            form = PartForm(section.part, known, section.groups, self, explained=explained)
            form.edited.connect(lambda name, value, default, path=section.path: self.put(path, name, value, default))
            form.hinted.connect(self.hinted)
            self.forms.append((section, form))
            self.column.addWidget(form)
        self.column.addStretch(1)

    def put(self, path: tuple[str, ...], name: str, value: object, default: object) -> None:
        self.model.put((*path, name), value, default)

    def refresh(self) -> None:
        heir = bool(self.model.text.parent)
        for section, form in self.forms:
            values = self.model.value(*section.path) if section.path else self.model.text.values
            own = self.model.text.own
            for key in section.path:
                inner = own.get(key)
                own = inner if isinstance(inner, dict) else {}
            form.show_values(values, own if heir else None)

    def go_to(self, path: Sequence[str]) -> None:
        for section, form in self.forms:
            depth = len(section.path)
            if tuple(path[:depth]) == section.path and len(path) > depth and form.go_to(path[depth]):
                return


class GeneralPage(FormPage):
    """What the game is called, and where it comes from."""

    def __init__(self, model: VariantModel, known: Known, parent: QWidget | None = None) -> None:
        groups = (Group(None, ("names", "about", "id", "family", "order")),)
        super().__init__(model, known, [Section(VariantFile, (), groups)], parent, explained=True)
        self._from = QLabel(self)
        self._from.setWordWrap(True)
        self._from.setProperty("role", "muted")
        self.column.insertWidget(0, self._from)

    def refresh(self) -> None:
        super().refresh()
        parent = self.model.text.own.get("inherit")
        self._from.setVisible(isinstance(parent, str))
        if isinstance(parent, str):
            names = self.model.text.parent.get("names")
            words = pick(names) if isinstance(names, dict) else parent
            self._from.setText(
                tr("This game inherits {game}: the file says only what differs. It stands in bold here.", game=words)
            )


class BoardPage(FormPage):
    """The board, with a picture of it."""

    scrolls = False

    def __init__(self, model: VariantModel, known: Known, display: Display, parent: QWidget | None = None) -> None:
        sections = [
            Section(BoardPart, ("board",)),
            Section(VariantFile, (), (Group(None, ("symmetry",)),)),
        ]
        super().__init__(model, known, sections, parent)
        self._display = display
        self.picture = BoardView(self)
        self.picture.setEnabled(False)
        self.picture.setMinimumHeight(150)
        self.column.insertWidget(self.column.count() - 1, self.picture, 4)

    def put(self, path: tuple[str, ...], name: str, value: object, default: object) -> None:
        if name in ("files", "ranks") and isinstance(value, int):
            board = self.model.value("board")
            sizes = dict(board) if isinstance(board, dict) else {}
            sizes[name] = value
            files, ranks = (size if isinstance(size := sizes.get(key), int) else 8 for key in ("files", "ranks"))
            # The array goes with the board, or every other change of its size would be a fault.
            self.model.change(lambda now: with_board(now, files, ranks), ("board", "size"))
        else:
            super().put(path, name, value, default)

    def refresh(self) -> None:
        super().refresh()
        self.picture.set_scene(draft_scene(self.model, self._display, hands=False))


def rules_page(model: VariantModel, known: Known, parent: QWidget) -> FormPage:
    sections = [
        Section(RulesPart, ("rules",), title=text("Rules of the whole game")),
        Section(PromotionPart, ("promotion",), title=text("Promotion")),
        Section(RepetitionPart, ("repetition",), title=text("Repetition")),
    ]
    return FormPage(model, known, sections, parent, explained=True)


def notation_page(model: VariantModel, known: Known, parent: QWidget) -> FormPage:
    sections = [
        Section(NotationPart, ("notation",), title=text("Notation")),
        Section(VariantFile, (), (Group(None, ("programs", "samples")),), title=text("Other programs and tests")),
    ]
    return FormPage(model, known, sections, parent, explained=True)


__all__ = ["BoardPage", "FormPage", "GeneralPage", "Page", "Section", "notation_page", "rules_page"]
