"""From clicks, drags and keys to intents. A state machine over places: it knows neither pixels, nor Qt, nor rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from komagata_gui.board.state import Arrow, BoardState, Continuation, Question, Spot


@dataclass(frozen=True, slots=True)
class Go:
    """The piece at `origin` is to go to `target`."""

    origin: Spot
    target: int
    allowed: bool
    """Whether `target` was among the places handed in for it."""
    dragged: bool = False
    """The piece was let go of there: the user sees it at `target` already."""


@dataclass(frozen=True, slots=True)
class Step:
    """The begun move is to go on to `square`."""

    square: int
    dragged: bool = False


@dataclass(frozen=True, slots=True)
class End:
    """The begun move is to end where the piece is."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """One of the choices of the question was taken."""

    value: int


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A question or a continuation was given up."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """An arrow or circle was drawn; one that is there already is to go."""

    arrow: Arrow


Intent: TypeAlias = Go | Step | End | Chosen | Cancelled | Drawn


@dataclass(frozen=True, slots=True)
class Interaction:
    """What the user is in the middle of; together with the `BoardState` it is all that the layers draw."""

    selected: Spot | None = None
    dragging: bool = False
    """The selected piece hangs at the pointer."""
    hovered: Spot | None = None
    cursor: Spot | None = None
    """Where the keyboard is; None until it is used."""
    question: Question | None = None
    choice: int = 0
    """Index of the choice under pointer or keyboard."""
    continuation: Continuation | None = None
    drawing: Arrow | None = None
    """The arrow that is being drawn."""

    @property
    def busy(self) -> bool:
        """Whether there is something to cancel."""
        return bool(self.selected or self.question or self.continuation)


IDLE = Interaction()


class Gestures:
    """Holds the interaction in `now` and sends intents."""

    def __init__(self, send: Callable[[Intent], None]) -> None:
        self._send = send
        self.state = BoardState()
        self.now = IDLE
        self._pressed: Spot | None = None
        """Where the left button went down on something that may be dragged."""
        self._again = False
        """The press was on what was selected already, so that a release in place lets go of it."""
        self._armed = -1
        """Index of the choice on which the button went down."""

    # -- what the owner says

    def show(self, state: BoardState) -> None:
        """A new scene: keep only what still makes sense in it."""
        old, self.state, now = self.state, state, self.now
        if (old.pieces, old.hands, old.turn) != (state.pieces, state.hands, state.turn):
            # A piece from the hand is let go of: it would be dropped by a click that was meant for something else.
            same = now.selected and now.selected.on_board and not (now.question or now.continuation)
            kept = now.selected if same and self._as_before(old, now.selected) else None
            self._set(selected=kept, dragging=now.dragging and bool(kept), question=None, continuation=None)
            if kept is None:
                self._pressed = None

    def _as_before(self, old: BoardState, spot: Spot | None) -> bool:
        return bool(spot and self.state.piece_at(spot) == old.piece_at(spot) and self._mine(spot))

    def ask(self, question: Question) -> None:
        if len(question.choices) == 1:
            self._send(Chosen(question.choices[0].value))
        elif question.choices:
            self._set(selected=None, dragging=False, continuation=None, question=question, choice=question.preferred)

    def go_on(self, continuation: Continuation) -> None:
        self._set(selected=None, dragging=False, question=None, continuation=continuation)

    def cancel(self) -> bool:
        """Forget everything half-made; False if there was nothing."""
        was = self.now
        self._pressed, self._armed = None, -1
        self._set(selected=None, dragging=False, question=None, continuation=None, drawing=None)
        if was.question or was.continuation:
            self._send(Cancelled())
        return was.busy or was.drawing is not None

    def hold(self, spot: Spot | None, *, dragging: bool = False) -> None:
        """Show a place as picked, whosever piece it is: for boards that are edited, where there are no turns."""
        if (spot, dragging) != (self.now.selected, self.now.dragging):
            self._set(selected=spot, dragging=dragging)

    # -- the pointer

    def press(self, spot: Spot | None, choice: int = -1) -> None:
        """The left button goes down on a place, or on a choice of the open question."""
        now = self.now
        self._again = False
        if now.question:
            self._armed = choice
            if choice < 0:
                self.cancel()
        elif now.continuation:
            self._press_further(now.continuation, spot)
        elif now.selected and spot and spot.square in self.state.targets(now.selected) and spot != now.selected:
            self._go(now.selected, spot.square, True)
        elif spot and self._mine(spot):
            self._again = spot == now.selected
            self._pressed = spot
            self._set(selected=spot)
        elif now.selected:
            self.cancel()
            if spot and spot.on_board:
                self._go(now.selected, spot.square, False)

    def _press_further(self, continuation: Continuation, spot: Spot | None) -> None:
        here = Spot(continuation.path[-1])
        if spot and spot.square in continuation.targets:
            self._send(Step(spot.square))
        elif spot == here:
            self._pressed, self._again = here, True
        else:
            self.cancel()

    def drag(self) -> None:
        """The pressed button has moved further than a click ever does."""
        if self._pressed and not self.now.dragging:
            self._set(dragging=True)

    def release(self, spot: Spot | None, choice: int = -1) -> None:
        """The left button comes up."""
        pressed, self._pressed = self._pressed, None
        armed, self._armed = self._armed, -1
        now = self.now
        if now.question:
            if choice >= 0 and choice == armed:
                self._choose(choice)
        elif now.dragging:
            self._drop(pressed or now.selected, spot)
        elif pressed and self._again and spot == pressed:
            if now.continuation:
                self.end()
            else:
                self.cancel()

    def _drop(self, origin: Spot | None, spot: Spot | None) -> None:
        """A dragged piece is let go of."""
        self._set(dragging=False)
        continuation = self.now.continuation
        if origin is None or spot == origin:
            return  # put back where it was: it stays selected, for a click
        if continuation:
            if spot and spot.square in continuation.targets:
                self._send(Step(spot.square, dragged=True))
            else:
                self.cancel()
        elif spot and spot.on_board:
            self._go(origin, spot.square, spot.square in self.state.targets(origin), dragged=True)
        else:
            self.cancel()

    def double(self, spot: Spot | None, choice: int = -1) -> None:
        """A second click in the same place, soon after the first: passes with a piece that may."""
        now = self.now
        passes = spot and spot.on_board and spot.square in self.state.destinations.get(spot.square, ())
        if spot and passes and not (now.question or now.continuation):
            self._go(spot, spot.square, True)
        else:
            self.press(spot, choice)

    def hover(self, spot: Spot | None, choice: int = -1) -> None:
        """The pointer rests on a place."""
        if self.now.question and choice >= 0:
            self._set(choice=choice)
        if spot != self.now.hovered:
            self._set(hovered=spot)

    # -- arrows and circles

    def draw_from(self, spot: Spot | None, brush: str) -> None:
        """The right button goes down: it cancels what is half-made, else it begins an arrow."""
        if not self.cancel() and spot:
            origin = spot.square
            self._set(drawing=Arrow(origin, origin, brush, spot.slot, spot.side))

    def draw_to(self, spot: Spot | None) -> None:
        if self.now.drawing and spot and spot.on_board:
            self._set(drawing=replace(self.now.drawing, target=spot.square))

    def draw_end(self) -> None:
        drawing = self.now.drawing
        self._set(drawing=None)
        if drawing and drawing.target >= 0:
            self._send(Drawn(drawing))

    # -- the keyboard

    def put_cursor(self, spot: Spot | None) -> None:
        if spot != self.now.cursor:
            self._set(cursor=spot)

    def enter(self) -> None:
        """Enter does at the cursor what a click does; in the middle of a move it ends the move."""
        now = self.now
        if now.question:
            self._choose(now.choice)
        elif now.continuation and not (now.cursor and now.cursor.square in now.continuation.targets):
            self.end()
        elif now.cursor:
            again = now.cursor == now.selected
            if again and now.cursor.square in self.state.targets(now.cursor):
                self._go(now.cursor, now.cursor.square, True)
                return
            self.press(now.cursor)
            self._pressed = None
            if again:
                self.cancel()

    def next_choice(self, by: int) -> None:
        question = self.now.question
        if question:
            self._set(choice=(self.now.choice + by) % len(question.choices))

    def end(self) -> None:
        """End the begun move where the piece is, if it may."""
        if self.now.continuation and self.now.continuation.may_end:
            self._set(continuation=None)
            self._send(End())

    # --

    def _mine(self, spot: Spot) -> bool:
        piece = self.state.piece_at(spot)
        return piece is not None and piece.side in self.state.interactive

    def _go(self, origin: Spot, target: int, allowed: bool, dragged: bool = False) -> None:
        self._pressed = None
        self._set(selected=None, dragging=False)
        self._send(Go(origin, target, allowed, dragged))

    def _choose(self, index: int) -> None:
        question = self.now.question
        if question:
            self._set(question=None)
            self._send(Chosen(question.choices[index].value))

    def _set(self, **changes: object) -> None:
        self.now = replace(self.now, **changes)  # type: ignore[arg-type]  # names and types of the fields above


__all__ = ["IDLE", "Cancelled", "Chosen", "Drawn", "End", "Gestures", "Go", "Intent", "Interaction", "Step"]
