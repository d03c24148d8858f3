"""How the window looks around the board: colours derived from the palette, and the few style rules that go with them.

Everything is derived from the palette in force, so that light, dark and the system's own colours need no list each.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPalette

GAP = 12
"""Pixels between the parts of the window."""
RADIUS = 8
"""Rounding of cards."""


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of cards, lines and emphases."""

    card: QColor
    raised: QColor
    line: QColor
    text: QColor
    muted: QColor
    accent: QColor
    accent_soft: QColor
    good: QColor
    warning: QColor
    danger: QColor


def tones(palette: QPalette) -> Tones:
    window, text = palette.color(QPalette.ColorRole.Window), palette.color(QPalette.ColorRole.WindowText)
    dark = window.lightness() < text.lightness()
    accent = QColor("#e0a858") if dark else QColor("#8a5a1c")
    return Tones(
        card=mix(window, QColor("#ffffff"), 0.05 if dark else 0.6),
        raised=mix(window, QColor("#ffffff"), 0.11 if dark else 0.95),
        line=mix(window, text, 0.14),
        text=text,
        muted=mix(text, window, 0.4 if dark else 0.36),
        accent=accent,
        accent_soft=mix(window, accent, 0.24 if dark else 0.18),
        good=QColor("#7cc48a") if dark else QColor("#2d6a3c"),
        warning=QColor("#e7b65a") if dark else QColor("#96600a"),
        danger=QColor("#f08a80") if dark else QColor("#b3261e"),
    )


def mix(one: QColor, other: QColor, part: float) -> QColor:
    """`one` with a `part`, from 0 to 1, of `other`."""
    red, green, blue = (
        first + (second - first) * part
        for first, second in (
            (one.redF(), other.redF()),
            (one.greenF(), other.greenF()),
            (one.blueF(), other.blueF()),
        )
    )
    return QColor.fromRgbF(red, green, blue)


def figures(size: float, *, bold: bool = False) -> QFont:
    """A font whose figures are all equally wide, so that a running clock does not tremble."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    widths = {QFontMetricsF(font).horizontalAdvance(figure) for figure in "0123456789"}
    if len(widths) > 1:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(size)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """The font larger or smaller."""
    result = QFont(font)
    result.setPointSizeF(max(6.0, font.pointSizeF() * factor))
    if bold:
        result.setWeight(QFont.Weight.DemiBold)
    return result


def style_sheet(palette: QPalette) -> str:
    """The style rules of the window."""
    t = tones(palette)
    pressed = mix(t.accent_soft, t.accent, 0.2).name()
    return f"""
    QToolBar {{ border: 0; border-bottom: 1px solid {t.line.name()}; padding: 4px {GAP - 4}px; spacing: 2px; }}
    QToolBar QToolButton {{ border: 0; border-radius: 6px; padding: 6px; }}
    QToolBar QToolButton:hover {{ background: {t.accent_soft.name()}; }}
    QToolBar QToolButton:pressed, QToolBar QToolButton:checked {{ background: {pressed}; }}
    QToolBar QToolButton::menu-indicator {{ image: none; }}
    QToolBar::separator {{ background: {t.line.name()}; width: 1px; margin: 6px 8px; }}
    QStatusBar {{ border-top: 1px solid {t.line.name()}; color: {t.muted.name()}; }}
    QStatusBar::item {{ border: 0; }}
    QFrame#card {{ background: {t.card.name()}; border: 1px solid {t.line.name()}; border-radius: {RADIUS}px; }}
    QLabel[role="muted"] {{ color: {t.muted.name()}; }}
    QLabel[role="danger"] {{ color: {t.danger.name()}; }}
    """


__all__ = ["GAP", "RADIUS", "Tones", "figures", "mix", "scaled", "style_sheet", "tones"]
