"""The options of the game: questions about its rules, the choices of each, and what a choice changes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from komagata.variants.cloning import free_key, renamed
from komagata.variants.editing import with_entry
from komagata.variants.schema import ChoicePart, OptionPart
from komagata_gui.editor.variant_form import Group, Known, PartForm
from komagata_gui.editor.variant_model import VariantModel
from komagata_gui.editor.variant_pages import Page
from komagata_gui.i18n import pick, tr

PATH = Qt.ItemDataRole.UserRole


class OptionsPage(Page):
    def __init__(self, model: VariantModel, known: Known, parent: QWidget | None = None) -> None:
        super().__init__(model, known, parent)
        self.tree = QTreeWidget(self)
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(tr("Options"))
        self.tree.setFixedHeight(self.fontMetrics().lineSpacing() * 9)
        self.tree.currentItemChanged.connect(lambda _now, _before: self._show())
        self.option = PartForm(OptionPart, known, (Group(None, ("names", "help", "default", "ask")),), self)
        self.choice = PartForm(ChoicePart, known, None, self)
        self.add, self.add_choice, self.rename, self.remove = (
            QPushButton(words, self)
            for words in (tr("Add a question"), tr("Add a choice"), tr("Rename…"), tr("Remove"))
        )
        hint = QLabel(
            tr("An option is a question that the players settle before a game. Each choice may set values in the file, "
               "such as pieces.knight.move. The default choice usually sets nothing."),
            self,
        )  # fmt: skip
        hint.setWordWrap(True)
        hint.setProperty("role", "muted")
        row = QHBoxLayout()
        for button, work in (
            (self.add, self._add),
            (self.add_choice, self._add_choice),
            (self.rename, self._rename),
            (self.remove, self._remove),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(work)
            row.addWidget(button)
        row.addStretch(1)
        for form in (self.option, self.choice):
            form.edited.connect(self._edited)
            form.hinted.connect(self.hinted)
        self.column.addWidget(hint)
        self.column.addWidget(self.tree)
        self.column.addLayout(row)
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.HLine)
        self.column.addWidget(line)
        forms = QVBoxLayout()
        forms.addWidget(self.option)
        forms.addWidget(self.choice)
        self.column.addLayout(forms)
        self.column.addStretch(1)

    @property
    def path(self) -> tuple[str, ...]:
        """The option, or the choice, that is chosen."""
        item: QTreeWidgetItem | None = self.tree.currentItem()
        return tuple(item.data(0, PATH)) if item is not None else ()

    def choose(self, path: Sequence[str]) -> None:
        for item in self._items():
            if tuple(item.data(0, PATH)) == tuple(path):
                self.tree.setCurrentItem(item)

    def _items(self) -> list[QTreeWidgetItem]:
        tops = [self.tree.topLevelItem(row) for row in range(self.tree.topLevelItemCount())]
        every = (item for top in tops if top for item in (top, *(top.child(n) for n in range(top.childCount()))))
        return [item for item in every if item is not None]

    def _paths(self) -> list[tuple[str, ...]]:
        paths: list[tuple[str, ...]] = []
        options = self.model.value("options")
        for name, option in options.items() if isinstance(options, dict) else ():
            paths.append(("options", name))
            choices = option.get("choices") if isinstance(option, dict) else None
            paths += [("options", name, "choices", choice) for choice in choices] if isinstance(choices, dict) else []
        return paths

    def refresh(self) -> None:
        wanted, paths = self.path, self._paths()
        with QSignalBlocker(self.tree):
            if [tuple(item.data(0, PATH)) for item in self._items()] != paths:
                self.tree.clear()
                top: QTreeWidgetItem | None = None
                for path in paths:
                    item = QTreeWidgetItem(self.tree) if len(path) == 2 or top is None else QTreeWidgetItem(top)
                    item.setData(0, PATH, list(path))
                    if len(path) == 2:
                        top = item
                        top.setExpanded(True)
                self.choose(wanted if wanted in paths else next(iter(paths), ()))
            for item in self._items():
                path = tuple(item.data(0, PATH))
                names = self.model.value(*path, "names")
                words = pick({str(key): str(name) for key, name in names.items()}) if isinstance(names, dict) else ""
                item.setText(0, f"{words}  ({path[-1]})" if words else path[-1])
        self._show()

    def _show(self) -> None:
        path = self.path
        self.option.setVisible(len(path) == 2)
        self.choice.setVisible(len(path) == 4)
        for button in (self.add_choice, self.rename, self.remove):
            button.setEnabled(bool(path))
        self.known.option = path[1] if path else ""
        form = self.option if len(path) == 2 else self.choice
        if path:
            form.show_values(self.model.value(*path))

    def _edited(self, name: str, value: object, default: object) -> None:
        path = self.path
        if name in ("set", "options") and not value and self.model.value(*path, name) is None:
            return  # a row that is not filled in yet
        self.model.put((*path, name), value, default)

    # The tree

    def _ask(self, title: str, words: str) -> str:
        named, good = QInputDialog.getText(self, title, tr("Name in the file:"), text=words)
        return named.strip() if good else ""

    def _add(self) -> None:
        named = self._ask(tr("Add a question"), "option")
        if named:
            options = self.model.value("options")
            name = free_key(named, options if isinstance(options, dict) else {})
            question = {
                "names": {"en": named},
                "default": "false",
                "choices": {
                    "false": {"names": {"en": "no", "ja": "なし"}},
                    "true": {"names": {"en": "yes", "ja": "あり"}},
                },
            }
            self.model.change(lambda now: now.with_value(("options", name), question))
            self.choose(("options", name))

    def _add_choice(self) -> None:
        option = self.path[:2]
        named = self._ask(tr("Add a choice"), "choice")
        if named:
            choices = self.model.value(*option, "choices")
            name = free_key(named, choices if isinstance(choices, dict) else {})
            path = (*option, "choices", name)
            self.model.change(lambda now: now.with_value(path, {"names": {"en": named}}))
            self.choose(path)

    def _rename(self) -> None:
        path = self.path
        named = self._ask(tr("Rename"), path[-1])
        siblings = self.model.value(*path[:-1])
        if not named or named == path[-1] or not isinstance(siblings, dict):
            return
        new = free_key(named, siblings)
        if len(path) == 2:
            self.model.change(lambda now: renamed(now, "options", path[1], new))
        else:
            entries = {new if name == path[-1] else name: entry for name, entry in siblings.items()}
            values = with_entry(self.model.text.values, path[:-1], entries)
            if self.model.value(*path[:2], "default") == path[-1]:
                values = with_entry(values, (*path[:2], "default"), new)
            self.model.change(lambda now: now.with_values(values))
        self.choose((*path[:-1], new))

    def _remove(self) -> None:
        path = self.path
        self.model.change(lambda now: now.with_value(path, None))

    def go_to(self, path: Sequence[str]) -> None:
        is_choice = len(path) > 3 and path[2] == "choices"
        self.choose(path[:4] if is_choice else path[:2])
        name = path[4] if is_choice and len(path) > 4 else path[2] if len(path) > 2 else ""
        (self.choice if is_choice else self.option).go_to(name)


__all__ = ["OptionsPage"]
