"""The bar above the preview: which sides are shown, which sheet, and how large."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from komagata_gui.chrome import GAP
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.studio.sheets import STEP, Fit, SheetView, Sides
from komagata_gui.studio.solids import SolidView


class PreviewBar(QFrame):
    """Commands whichever view is in front, and shows how it stands."""

    space_wanted = Signal(bool)
    """The build plate is to be seen in space, or from above."""

    def __init__(self, sheets: SheetView, solids: SolidView, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._sheets, self._solids = sheets, solids
        self.solid = self.in_space = False
        self.sides: dict[Sides, QToolButton] = {}
        self.above, self.space = self._button(), self._button()
        self.fits: dict[Fit | str, QToolButton] = {}
        self.page, self.percent = QLabel(self), QLabel(self)
        self.previous, self.next = self._button("previous"), self._button("next")
        self.smaller, self.larger = self._button("smaller"), self._button("larger")
        self._lay_out()
        self.retranslate()
        for button, does in (
            (self.previous, lambda: self.view.go_to(self.view.current - 1)),
            (self.next, lambda: self.view.go_to(self.view.current + 1)),
            (self.smaller, lambda: self.view.zoom_by(1 / STEP)),
            (self.larger, lambda: self.view.zoom_by(STEP)),
        ):
            button.clicked.connect(_without(does))
        for view in (sheets, solids):
            view.zoomed.connect(self.refresh)
            view.turned.connect(self.refresh)

    @property
    def view(self) -> SheetView | SolidView:
        """The view that is in front."""
        return self._solids if self.solid and self.in_space else self._sheets

    def show_solid(self, solid: bool) -> None:
        """Whether there is a build plate to be seen."""
        self.solid = solid
        self.refresh()

    def _button(self, picture: str = "") -> QToolButton:
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if picture:
            button.setIcon(icon(picture))
            button.setIconSize(QSize(18, 18))
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP, 6, GAP, 6)
        row.setSpacing(2)
        faces, ways = QButtonGroup(self), QButtonGroup(self)
        for sides in Sides:
            button = self.sides[sides] = self._button()
            button.setObjectName(f"sides-{sides.value}")
            button.clicked.connect(_without(partial(self._sheets.set_sides, sides)))
            faces.addButton(button)
        for button, name, wanted in ((self.space, "space", True), (self.above, "above", False)):
            button.setObjectName(name)
            button.clicked.connect(_without(partial(self.look, wanted)))
            ways.addButton(button)
        for button in (*self.sides.values(), self.space, self.above):
            button.setCheckable(True)
            row.addWidget(button)
        row.addStretch(1)
        for widget in (self.previous, self.page, self.next):
            row.addWidget(widget)
        row.addStretch(1)
        for widget in (self.smaller, self.percent, self.larger):
            row.addWidget(widget)
        row.addSpacing(6)
        for fit in (Fit.PAGE, Fit.WIDTH):
            self._add_fit(row, fit, f"fit-{fit.value}", lambda fit=fit: self.view.set_fit(fit))  # type: ignore[misc]
        self._add_fit(row, "true", "true-size", self.true_size)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.page.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _add_fit(self, row: QHBoxLayout, fit: Fit | str, picture: str, does: Callable[[], object]) -> None:
        button = self.fits[fit] = self._button(picture)
        button.setCheckable(True)
        button.clicked.connect(_without(does))
        row.addWidget(button)

    def true_size(self) -> None:
        self.view.zoom_to(self._sheets.true_scale)

    def look(self, in_space: bool) -> None:
        self.in_space = in_space
        self.space_wanted.emit(in_space)
        self.refresh()

    def retranslate(self) -> None:
        words = {
            Sides.BOTH: (tr("Both sides"), tr("Front and back of each sheet side by side")),
            Sides.FRONTS: (tr("Fronts"), tr("Only the fronts")),
            Sides.BACKS: (tr("Backs"), tr("Only the backs")),
            Sides.LIGHT: (tr("Against the light"), tr("The back shines through the front, as it will be printed")),
        }
        for sides, (label, tip) in words.items():
            self.sides[sides].setText(label)
            self.sides[sides].setToolTip(tip)
        self.space.setText(tr("In space"))
        self.space.setToolTip(tr("The bodies that are written; drag to turn them"))
        self.above.setText(tr("From above"))
        self.above.setToolTip(tr("What lies where on the build plate"))
        for button, label in (
            (self.previous, tr("Previous sheet (Page Up)")),
            (self.next, tr("Next sheet (Page Down)")),
            (self.smaller, tr("Smaller (−, or Ctrl and the wheel)")),
            (self.larger, tr("Larger (+, or Ctrl and the wheel)")),
            (self.fits[Fit.PAGE], tr("Whole sheet")),
            (self.fits[Fit.WIDTH], tr("As wide as the view")),
            (self.fits["true"], tr("True size: as large as on paper")),
        ):
            button.setToolTip(label)
            button.setAccessibleName(label)
        metrics = self.fontMetrics()
        self.percent.setMinimumWidth(metrics.horizontalAdvance("8888 %"))
        self.page.setMinimumWidth(metrics.horizontalAdvance(tr("{number} of {count}", number=888, count=888)))
        self.refresh()

    def refresh(self) -> None:
        view, sheets = self.view, self._sheets
        count, percent = view.count, 100 * view.scale / sheets.true_scale
        two = any(spread.back is not None for spread in sheets.spreads)
        self.page.setText(tr("{number} of {count}", number=view.current + 1, count=count) if count else "–")
        self.percent.setText(f"{percent:.0f} %")
        self.previous.setEnabled(view.current > 0)
        self.next.setEnabled(view.current < count - 1)
        for button in self.sides.values():
            button.setVisible(two and not self.solid)
        for button in (self.space, self.above):
            button.setVisible(self.solid)
        self.sides[sheets.sides].setChecked(True)
        (self.space if self.in_space else self.above).setChecked(True)
        self.fits[Fit.PAGE].setChecked(view.fit is Fit.PAGE)
        self.fits[Fit.WIDTH].setChecked(view.fit is Fit.WIDTH)
        self.fits["true"].setChecked(view.fit is Fit.FREE and abs(percent - 100) < 0.5)


def _without(does: Callable[[], object]) -> Callable[..., None]:
    """For signals that come with a value nobody needs."""

    def called(*_values: object) -> None:
        does()

    return called


__all__ = ["PreviewBar"]
