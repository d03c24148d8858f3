"""The report on how a game plays: quick games in a thread of its own, and what came of them as a page."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from komagata.engine.report import Plan, Played, Report, play_report
from komagata.errors import KomagataError
from komagata.pieces import Side
from komagata.position import Rules
from komagata_gui.chrome import tones
from komagata_gui.i18n import pick, tr
from komagata_gui.play.words import game_name, side_name
from komagata_gui.work import Background


class Reporter(Background):
    """Plays the games in a thread."""

    played = Signal(int)
    """How many games are done."""
    done = Signal(Report)
    failed = Signal(str)

    @property
    def busy(self) -> bool:
        return any(thread.is_alive() for thread in self._threads)

    def begin(self, rules: Rules, plan: Plan) -> None:
        self.close()
        # Stopped by `stop`, it reports what is complete by then.
        self.begin_work(partial(self._work, rules, plan), "report")

    def _work(self, rules: Rules, plan: Plan, stop: threading.Event) -> None:
        games: list[Played] = []

        def count(game: Played) -> None:
            games.append(game)
            self.played.emit(len(games))

        try:
            report = play_report(rules, plan, stop.is_set, count)
        except KomagataError as error:
            self.failed.emit(str(error))
            return
        self.done.emit(report)


class ReportDialog(QDialog):
    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("report")
        self.setWindowTitle(tr("How {game} plays", game=game_name(rules)))
        self._rules = rules
        self.report: Report | None = None
        self._reporter = Reporter(self)
        self._reporter.played.connect(self._played)
        self._reporter.done.connect(self._done)
        self._reporter.failed.connect(self._failed)
        plan = Plan()
        self.games, self.nodes, self.seed = QSpinBox(self), QSpinBox(self), QSpinBox(self)
        for box, most, value in (
            (self.games, 2000, plan.games),
            (self.nodes, 100_000, plan.nodes),
            (self.seed, 10**6, plan.seed),
        ):
            box.setRange(0 if box is not self.games else 1, most)
            box.setValue(value)
        self.nodes.setSingleStep(100)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(True)
        self.page = QTextBrowser(self)
        self.page.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.page.document().setDocumentMargin(14)
        self.start = QPushButton(tr("Play the games"), self)
        self.cancel = QPushButton(tr("Stop"), self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._lay_out()
        self._set_busy(busy=False)
        self.page.setHtml(f"<p>{escape(_hint())}</p>")

    def sizeHint(self) -> QSize:
        letter = self.fontMetrics().averageCharWidth()
        return QSize(letter * 92, letter * 100).boundedTo(self.screen().availableSize() * 0.9)

    def _lay_out(self) -> None:
        form = QHBoxLayout()
        form.setSpacing(18)
        for words, box in (
            (tr("Games", comment="how many are played"), self.games),
            (tr("Positions a move"), self.nodes),
            (tr("Seed"), self.seed),
        ):
            row = QFormLayout()
            row.addRow(words, box)
            form.addLayout(row)
        form.addStretch(1)
        self.nodes.setToolTip(tr("How many positions the engine looks at for each move; 0: moves at random."))
        self.seed.setToolTip(tr("The same seed plays the same games again."))
        form.addWidget(self.start)
        row2 = QHBoxLayout()
        row2.addWidget(self.bar, 1)
        row2.addWidget(self.cancel)
        for button in (self.start, self.cancel):
            button.setAutoDefault(False)
        self.start.setDefault(True)
        self.start.clicked.connect(self.begin)
        self.cancel.clicked.connect(self._reporter.stop)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(12)
        layout.addLayout(form)
        layout.addLayout(row2)
        layout.addWidget(self.page, 1)
        layout.addWidget(self.buttons)

    def begin(self) -> None:
        plan = Plan(self.games.value(), self.nodes.value(), seed=self.seed.value())
        self.bar.setRange(0, plan.games)
        self.bar.setValue(0)
        self._set_busy(busy=True)
        self._reporter.begin(self._rules, plan)

    def _set_busy(self, *, busy: bool) -> None:
        self.start.setEnabled(not busy)
        self.cancel.setEnabled(busy)
        self.bar.setVisible(busy)
        self.cancel.setVisible(busy)

    def _played(self, count: int) -> None:
        self.bar.setValue(count)

    def _done(self, report: Report) -> None:
        self.report = report
        self._set_busy(busy=False)
        self.page.setHtml(page_of(report, tones(self.palette()).muted.name(), tones(self.palette()).accent.name()))

    def _failed(self, reason: str) -> None:
        self._set_busy(busy=False)
        self.page.setPlainText(reason)

    def reject(self) -> None:
        self._reporter.close()
        super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._reporter.close()
        super().closeEvent(event)


def _hint() -> str:
    return tr(
        "The built-in engine plays quick games against itself. They show whether games come to an end, which side has "
        "the better chances, and which pieces take part. The engine plays quickly and not well."
    )


def page_of(report: Report, muted: str, accent: str) -> str:
    """The report as rich text."""
    if not report.games:
        return f"<p>{escape(tr('No game was played to its end.'))}</p>"
    rows = "".join(
        f'<tr><td style="padding:3px 18px 3px 0;color:{muted}">{escape(name)}</td>'
        f'<td style="padding:3px 0"><b>{escape(value)}</b></td></tr>'
        for name, value in _figures(report)
    )
    parts = [f"<h2>{escape(tr('{count} games of {game}', count=len(report.games), game=game_name(report.rules)))}</h2>"]
    remarks = report.remarks()
    if remarks:
        items = "".join(f"<li>{escape(tr(remark))}</li>" for remark in remarks)
        parts.append(f'<ul style="color:{accent}">{items}</ul>')
    parts.append(f"<table>{rows}</table>")
    parts.append(_bars(report, muted, accent))
    for title, kinds in _unused(report):
        if kinds:
            names = ", ".join(pick(report.rules.variant.pieces[kind].names) for kind in kinds)
            parts.append(f'<p><span style="color:{muted}">{escape(title)}</span> {escape(names)}</p>')
    return "".join(parts)


def _figures(report: Report) -> Iterable[tuple[str, str]]:
    least, average, middle, most = report.lengths
    first = side_name(report.rules, Side.FIRST)
    second = side_name(report.rules, Side.SECOND)
    score, error = round(100 * report.first_score), round(100 * report.first_error)
    yield (
        tr("Length"),
        tr("{least} to {most} moves of both sides, on average {average}, half of the games at most {middle}",
           least=least, most=most, average=f"{average:.0f}", middle=f"{middle:g}"),
    )  # fmt: skip
    yield (
        tr("Won"),
        tr("{one} by {first}, {other} by {second}",
           one=report.first_wins, other=report.second_wins, first=first, second=second),
    )  # fmt: skip
    yield (
        tr("Score of the first player"),
        tr("{score} % (give or take {error}, as chance has it)", score=score, error=error),
    )
    yield tr("Decided"), _percent(report.decisive)
    yield tr("Drawn"), _percent(report.drawn)
    yield tr("Broken off"), _percent(report.unfinished)
    yield tr("Legal moves in a position"), tr("{count} on average", count=f"{report.branching:.1f}")
    yield tr("Moves that give check"), _percent(report.checks)
    yield tr("Time", comment="how long it took"), tr("{seconds} s", seconds=f"{report.seconds:.1f}")


def _percent(share: float) -> str:
    return tr("{share} %", share=round(100 * share))


def _bars(report: Report, muted: str, accent: str) -> str:
    """How games ended, each with a bar as long as it is frequent."""
    rows = []
    for ending, count in report.endings:
        words = tr(ending.text) if ending else tr("broken off after {most} moves", most=report.plan.most_plies)
        width = max(1, round(100 * count / len(report.games)))
        bar = _bar(width, accent)
        rows.append(
            f'<tr><td style="color:{muted};padding:2px 12px 2px 0">{escape(words)}</td>'
            f'<td align="right" style="padding:2px 10px 2px 0">{count}</td><td width="60%">{bar}</td></tr>'
        )
    return f"<h3>{escape(tr('How they ended'))}</h3><table width='100%'>{''.join(rows)}</table>"


def _bar(width: int, colour: str) -> str:
    """A bar of so many per cent."""
    rest = f'<td width="{100 - width}%"></td>' if width < 100 else ""
    row = f'<tr><td width="{width}%" bgcolor="{colour}">&nbsp;</td>{rest}</tr>'
    return f'<table width="100%" cellspacing="0" cellpadding="0">{row}</table>'


def _unused(report: Report) -> Sequence[tuple[str, tuple[str, ...]]]:
    return (
        (tr("Never moved:"), report.idle()),
        (tr("Never captured:"), report.untaken()),
        (tr("Never dropped:"), report.undropped()),
        (tr("What no piece became:"), report.unreached()),
    )


__all__ = ["ReportDialog", "Reporter", "page_of"]
