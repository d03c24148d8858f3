"""The bar above the preview: which sides are shown, which sheet, and how large."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from komagata_gui.chrome import GAP
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.studio.sheets import STEP, Fit, SheetView, Sides


class PreviewBar(QFrame):
    """Commands a view, and shows how it stands."""

    sides_wanted = Signal(Sides)

    def __init__(self, view: SheetView, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._view = view
        self.sides: dict[Sides, QToolButton] = {}
        self.fits: dict[Fit | str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self.page, self.percent = QLabel(self), QLabel(self)
        self.previous, self.next = self._button("previous"), self._button("next")
        self.smaller, self.larger = self._button("smaller"), self._button("larger")
        self._lay_out()
        self.retranslate()
        self.previous.clicked.connect(lambda: view.go_to(view.current - 1))
        self.next.clicked.connect(lambda: view.go_to(view.current + 1))
        self.smaller.clicked.connect(lambda: view.zoom_by(1 / STEP))
        self.larger.clicked.connect(lambda: view.zoom_by(STEP))
        view.zoomed.connect(self.refresh)
        view.turned.connect(self.refresh)

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
        for sides in Sides:
            button = self.sides[sides] = self._button()
            button.setCheckable(True)
            button.setObjectName(f"sides-{sides.value}")
            button.clicked.connect(lambda _on=False, sides=sides: self._view.set_sides(sides))
            self._group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        for widget in (self.previous, self.page, self.next):
            row.addWidget(widget)
        row.addStretch(1)
        for widget in (self.smaller, self.percent, self.larger):
            row.addWidget(widget)
        row.addSpacing(6)
        for fit in (Fit.PAGE, Fit.WIDTH):
            button = self.fits[fit] = self._button(f"fit-{fit.value}")
            button.setCheckable(True)
            button.clicked.connect(lambda _on=False, fit=fit: self._view.set_fit(fit))
            row.addWidget(button)
        true = self.fits["true"] = self._button("true-size")
        true.setCheckable(True)
        true.clicked.connect(lambda: self._view.zoom_to(self._view.true_scale))
        row.addWidget(true)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.page.setAlignment(Qt.AlignmentFlag.AlignCenter)

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
        view = self._view
        count = len(view.spreads)
        two = any(spread.back is not None for spread in view.spreads)
        self.page.setText(tr("{number} of {count}", number=view.current + 1, count=count) if count else "–")
        self.percent.setText(f"{view.percent:.0f} %")
        self.previous.setEnabled(view.current > 0)
        self.next.setEnabled(view.current < count - 1)
        for button in self.sides.values():
            button.setVisible(two)
        self.sides[view.sides].setChecked(True)
        self.fits[Fit.PAGE].setChecked(view.fit is Fit.PAGE)
        self.fits[Fit.WIDTH].setChecked(view.fit is Fit.WIDTH)
        self.fits["true"].setChecked(view.fit is Fit.FREE and abs(view.percent - 100) < 0.5)


__all__ = ["PreviewBar"]
