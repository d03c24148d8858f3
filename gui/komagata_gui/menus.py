"""Menus and toolbar, made from the tables in `actions`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from komagata_gui.actions import MENUS, SUBMENUS, TOOLBAR, Actions, Menu
from komagata_gui.i18n import tr
from komagata_gui.icons import icon


class Menus:
    """The menu bar and the toolbar of one window."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        self._window = window
        self._actions = actions
        self.recent = QMenu(window)
        """Filled by whoever knows the files."""
        self._submenus: dict[str, QMenu] = {"<recent>": self.recent}
        self._menus: list[tuple[Menu, QMenu]] = []
        for name, menu in SUBMENUS.items():
            self._submenus[name] = self._fill(QMenu(window), menu)
        self.copying = self._submenus["<copy>"]
        for menu in MENUS:
            self._fill(window.menuBar().addMenu(""), menu)
        self.toolbar = QToolBar(window)
        self.toolbar.setObjectName("toolbar")
        self._style_button = QToolButton(self.toolbar)
        self._fill_toolbar()
        window.addToolBar(self.toolbar)
        self.retranslate()

    def _fill(self, target: QMenu, menu: Menu) -> QMenu:
        for name in menu.entries:
            if not name:
                target.addSeparator()
            elif name in self._submenus:
                target.addMenu(self._submenus[name])
            else:
                target.addAction(self._actions[name])
        self._menus.append((menu, target))
        return target

    def _fill_toolbar(self) -> None:
        bar = self.toolbar
        bar.setMovable(False)
        bar.setIconSize(QSize(22, 22))
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._style_button.setMenu(self._submenus["<style>"])
        self._style_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._style_button.setIcon(icon("style"))
        self._style_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for name in TOOLBAR:
            if not name:
                bar.addSeparator()
            elif name == "<stretch>":
                filler = QWidget(bar)
                filler.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
                bar.addWidget(filler)
            elif name == "<style-button>":
                bar.addWidget(self._style_button)
            else:
                bar.addAction(self._actions[name])

    def retranslate(self) -> None:
        for menu, target in self._menus:
            target.setTitle(tr(menu.label))
        self.recent.setTitle(tr("Open &recent"))
        self.toolbar.setWindowTitle(tr("Toolbar"))
        self._style_button.setToolTip(tr("How the pieces look"))
        self._style_button.setAccessibleName(tr("How the pieces look"))


def fill_recent(menu: QMenu, groups: Mapping[str, list[Path]], choose: Callable[[Path], object]) -> None:
    """Show files under headings."""
    menu.clear()
    for heading, paths in groups.items():
        if not paths:
            continue
        menu.addSection(heading)
        for path in paths:
            action = QAction(path.name.replace("&", "&&"), menu)
            action.setToolTip(str(path))
            action.triggered.connect(lambda _checked=False, path=path: choose(path))
            menu.addAction(action)
    if menu.isEmpty():
        empty = menu.addAction(tr("Nothing yet"))
        empty.setEnabled(False)


__all__ = ["Menus", "fill_recent"]
