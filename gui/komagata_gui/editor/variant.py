"""The window in which a game of one's own is made: saving, drafts, playing it, and the report on how it plays."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QInputDialog, QMainWindow, QMessageBox, QToolBar, QWidget

from komagata import assets
from komagata.errors import KomagataError
from komagata.variants.catalog import catalog
from komagata.variants.cloning import free_id
from komagata_gui.actions import Actions
from komagata_gui.chrome import style_sheet
from komagata_gui.editor.variant_actions import ACTIONS, MENUS, TOOLBAR
from komagata_gui.editor.variant_desk import VariantDesk
from komagata_gui.editor.variant_files import Draft, target
from komagata_gui.editor.variant_model import VariantModel
from komagata_gui.editor.variant_new import Beginning
from komagata_gui.i18n import pick, tr
from komagata_gui.play.scene import Display

DRAFT_WAIT = 700
"""Milliseconds after a change until the draft is written."""
READING = 6000


class VariantWindow(QMainWindow):
    saved = Signal(str)
    """A game was saved under this id."""
    play_wanted = Signal(str)
    closed = Signal()

    def __init__(self, beginning: Beginning, display: Display, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("variant")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.path: Path | None = beginning.path
        """The file that is edited; None until the game is saved."""
        self._on_disk = beginning.source if beginning.path else None
        self._display = display
        self._draft = Draft(beginning.draft)
        self.model = VariantModel(beginning.source, catalog(fresh=True), self)
        self.actions_ = Actions(self, ACTIONS)
        self._menus = [self.menuBar().addMenu("") for _ in MENUS]
        self._fill_menus()
        self.desk = self._new_desk()
        self._drafting = QTimer(self)
        self._drafting.setSingleShot(True)
        self._drafting.setInterval(DRAFT_WAIT)
        self._drafting.timeout.connect(self.write_draft)
        self.model.changed.connect(self._changed)
        self.model.checked.connect(self._checked)
        self.actions_.bind(
            {
                "save": self.save,
                "save-as": self.save_as,
                "close": self.close,
                "undo": self._undo,
                "redo": self.model.redo,
                "play": self.play,
                "report": self.show_report,
            }
        )
        self.statusBar().setSizeGripEnabled(False)
        self._sheet = ""
        self._dress()
        self._changed()
        self._checked()

    def sizeHint(self) -> QSize:
        return QSize(1280, 860).boundedTo(self.screen().availableSize() * 0.96)

    def _new_desk(self) -> VariantDesk:
        desk = VariantDesk(self.model, catalog(), self._display, self)
        self.setCentralWidget(desk)
        return desk

    def _fill_menus(self) -> None:
        for menu, place in zip(MENUS, self._menus, strict=True):
            place.setTitle(tr(menu.label))
            for name in menu.entries:
                if name:
                    place.addAction(self.actions_[name])
                else:
                    place.addSeparator()
        bar = QToolBar(self)
        bar.setMovable(False)
        bar.setIconSize(QSize(22, 22))
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for name in TOOLBAR:
            if name:
                bar.addAction(self.actions_[name])
            else:
                bar.addSeparator()
        self.addToolBar(bar)

    def _dress(self) -> None:
        sheet = style_sheet(self.palette())
        if sheet != self._sheet:
            self._sheet = sheet
            self.setStyleSheet(sheet)

    # What is shown

    @property
    def draft(self) -> Path:
        """The file in which it is put by until it is saved."""
        return self._draft.path

    @property
    def modified(self) -> bool:
        """Whether anything is not saved."""
        return self.model.source != self._on_disk

    def _changed(self) -> None:
        names = self.model.value("names")
        words = pick({str(key): str(name) for key, name in names.items()}) if isinstance(names, dict) else ""
        self.setWindowTitle(f"{words or self.model.id or tr('A game of your own')}[*] – Komagata")
        self.setWindowModified(self.modified)
        self.actions_.enable({"undo": self.model.can_undo, "redo": self.model.can_redo})
        if hasattr(self, "_drafting") and self.modified:
            self._drafting.start()

    def _checked(self) -> None:
        good = not self.model.faults
        self.actions_.enable({"play": good, "report": good and self.model.rules is not None})

    def _undo(self) -> None:
        self.desk.page.flush()
        self.model.undo()

    def tell(self, words: str) -> None:
        self.statusBar().showMessage(words, READING)

    # Saving

    def save(self) -> bool:
        """Save the game under its id; what stands in the way is said."""
        self.desk.page.flush()
        self.model.check()
        try:
            path = self.path if self.model.broken and self.path else target(self.model.id, catalog(fresh=True))
            if not self._may_replace(path):
                return False
            assets.atomic_write(path, self.model.source)
        except KomagataError as error:
            self._complain(tr("The game cannot be saved"), error)
            return False
        self.path, self._on_disk = path, self.model.source
        self._drafting.stop()
        self._draft.forget()
        self.model.use(catalog(fresh=True))
        self.desk.known.catalog = catalog()
        self._changed()
        faults = len(self.model.faults)
        if faults:
            self.tell(tr("Saved as {path}. It cannot be played yet: see the faults below.", path=path))
        else:
            self.tell(tr("Saved as {path}. The game is in every menu now.", path=path))
        self.saved.emit(self.model.id)
        return True

    def _may_replace(self, path: Path) -> bool:
        """Whether a file may be written over: without a question only if it is the one that was read or saved."""
        if not os.path.exists(path):  # noqa: PTH110 -- of a name that no file can have, too
            return True
        try:
            there = assets.read_text(path)
        except KomagataError:
            there = None
        if path == self.path and there == self._on_disk:
            return True
        if path == self.path:
            words = tr("{name} was changed by another program meanwhile. Write over it?", name=path.name)
        else:
            words = tr("There is a game {name} already. Write over it?", name=path.name)
        return self._ask(words)

    def _ask(self, words: str) -> bool:
        box = QMessageBox(QMessageBox.Icon.Warning, tr("Save"), words, parent=self)
        box.setObjectName("overwrite")
        yes = box.addButton(tr("Write over it"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        return box.clickedButton() is yes

    def save_as(self) -> bool:
        """Save the game under another id, as a game of its own."""
        self.desk.page.flush()
        if self.model.broken:
            return self.save()
        games = catalog(fresh=True).ids()
        wish = free_id(self.model.id or "game", games)
        words, good = QInputDialog.getText(
            self, tr("Save as"), tr("Id of the game: small letters, digits and hyphens"), text=wish
        )
        if not good:
            return False
        before = self.model.id
        self.model.put(("id",), words.strip())
        done = self.save()
        if not done:
            self.model.put(("id",), before)
        return done

    def _complain(self, title: str, error: KomagataError) -> None:
        words = " ".join(tr(fault.text) for fault in error.faults)
        box = QMessageBox(QMessageBox.Icon.Warning, title, words, parent=self)
        box.setObjectName("refused")
        box.exec()

    def write_draft(self) -> None:
        """Put the text by, so that nothing is lost whatever happens."""
        if not self.modified:
            return
        try:
            self._draft.write(self.model.source)
        except KomagataError as error:
            self.tell(" ".join(tr(fault.text) for fault in error.faults))

    # Trying it

    def play(self) -> None:
        """Begin a game of what was saved."""
        if (not self.modified or self.save()) and not self.model.faults:
            self.play_wanted.emit(self.model.id)

    def show_report(self) -> None:
        from komagata_gui.editor.variant_report import ReportDialog

        self.desk.page.flush()
        self.model.check()
        if self.model.faults or self.model.rules is None:
            return
        dialog = ReportDialog(self.model.rules, self)
        dialog.exec()
        dialog.deleteLater()

    # Events

    def closeEvent(self, event: QCloseEvent) -> None:
        self.desk.page.flush()
        if self.modified and not self._may_close():
            event.ignore()
            return
        self.model.close()
        self._drafting.stop()
        event.accept()
        self.closed.emit()

    def _may_close(self) -> bool:
        self.write_draft()
        words = tr("Save the changes of this game?")
        box = QMessageBox(QMessageBox.Icon.Question, tr("Not saved yet"), words, parent=self)
        box.setObjectName("unsaved")
        box.setInformativeText(tr("What is not saved is kept as a draft: “Make a game of your own” lists it."))
        save = box.addButton(QMessageBox.StandardButton.Save)
        leave = box.addButton(tr("Do not save"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        if box.clickedButton() is save:
            return self.save()
        return box.clickedButton() is leave

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._dress()
        elif event.type() is QEvent.Type.LanguageChange:
            self.desk.page.flush()
            self.actions_.retranslate()
            for menu, place in zip(MENUS, self._menus, strict=True):
                place.setTitle(tr(menu.label))
            shown = self.desk.current
            self.desk.setParent(None)
            self.desk.deleteLater()
            self.desk = self._new_desk()
            self.desk.show_page(shown)
            self._changed()


__all__ = ["VariantWindow"]
