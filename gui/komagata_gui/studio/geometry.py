"""Size and place of a window, from one opening to the next."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

from komagata.errors import KomagataError
from komagata_gui.settings import Settings


def remember(window: QWidget, settings: Settings, key: str) -> None:
    # If it cannot be kept, the window opens as large as it likes the next time.
    with suppress(KomagataError):
        settings.store(key, bytes(window.saveGeometry().toBase64().data()).decode())


def recall(window: QWidget, stored: object) -> None:
    if not (isinstance(stored, str) and window.restoreGeometry(QByteArray.fromBase64(stored.encode()))):
        window.resize(window.sizeHint().boundedTo(window.screen().availableSize()))


__all__ = ["recall", "remember"]
