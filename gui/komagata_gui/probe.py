"""How long the board takes to paint while a piece is dragged over it: what `komagata bench` asks of the window.

`python -m komagata_gui.probe GAME WIDTH HEIGHT FRAMES` prints how many paintings there were, then milliseconds: the
median, of 99 in 100, the slowest.
"""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Iterator, Sequence
from time import thread_time

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication

from komagata.moves import Move
from komagata.pieces import Side
from komagata.position import load_rules
from komagata_gui.board.state import Spot
from komagata_gui.board.widget import BoardView
from komagata_gui.play.legs import Offers
from komagata_gui.play.scene import Display, Situation, make_scene


class _TimedBoard(BoardView):
    """A board that notes the processor time of each painting, in milliseconds: other programs do not count."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        begun = thread_time()
        super().paintEvent(event)
        self.times.append(1000 * (thread_time() - begun))


def drag_times(game: str, width: int, height: int, frames: int) -> list[float]:
    """Milliseconds of painting of every frame of a drag across the board of a game's start."""
    application = QApplication.instance() or QApplication([])
    board = _TimedBoard()
    board.resize(width, height)
    position = load_rules(game).start()

    def captures(move: Move) -> tuple[int, ...]:
        return tuple(square for square, _ in position.transition(move).captured)

    offers = Offers(tuple(position.legal_moves()), captures)
    board.set_scene(make_scene(position, Display(), Situation(offers=offers, interactive=frozenset(Side))))
    board.show()
    application.processEvents()
    start = board.centre(Spot(position.legal_moves()[0].origin))
    _send(board, QEvent.Type.MouseButtonPress, start)
    board.times.clear()
    for point in _path(start, width, height, frames):
        _send(board, QEvent.Type.MouseMove, point)
        application.processEvents()
    return board.times


def _path(start: QPoint, width: int, height: int, frames: int) -> Iterator[QPoint]:
    """Round and round over the whole board."""
    for frame in range(frames):
        turn = 0.07 * frame
        yield QPoint(
            round(start.x() + (width / 2 - start.x()) * min(1, frame / 20) + 0.3 * height * math.sin(turn)),
            round(start.y() + (height / 2 - start.y()) * min(1, frame / 20) + 0.3 * height * math.cos(turn)),
        )


def _send(board: BoardView, kind: QEvent.Type, point: QPoint) -> None:
    left = Qt.MouseButton.LeftButton
    place = QPointF(point)
    QApplication.sendEvent(board, QMouseEvent(kind, place, place, left, left, Qt.KeyboardModifier.NoModifier))


def main(arguments: Sequence[str]) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    game, width, height, frames = arguments[0], *(int(word) for word in arguments[1:4])
    times = sorted(drag_times(game, width, height, frames))
    most = times[min(len(times) - 1, math.ceil(0.99 * len(times)) - 1)]
    sys.stdout.write(f"{len(times)} {times[len(times) // 2]:.2f} {most:.2f} {times[-1]:.2f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
