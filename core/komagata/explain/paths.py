"""Why a piece does not get from one square to another at all: its movement, what stands in the way, its zone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from komagata.explain.case import Case, Explanation, word
from komagata.movement import Ride
from komagata.text import Text, text
from komagata.variants.tables import Code


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which a ride would reach the target if nothing stood against it."""

    ride: Ride
    between: tuple[int, ...]
    """The squares before the target."""
    pieces: tuple[int, ...]
    """Those of them that are occupied."""
    outside: tuple[int, ...]
    """Those, the target included, that the piece may not enter."""
    starts: bool
    """Whether the ride may start where the piece stands."""
    lands: bool
    """Whether it may end on what is on the target."""

    @property
    def clear(self) -> bool:
        return len(self.pieces) == self.ride.hurdles


def explain_way(case: Case, code: Code) -> Explanation:
    """Why the ride, leap or step of a move is not among those of its piece."""
    ways = [way for ride in case.tables.movements[code.movement].rides for way in _ways(case, ride)]
    own = [way for way in ways if way.starts and not way.outside]
    for test in (_misfit, _hurdles, _blocked, _confined, _elsewhere):
        explanation = test(case, code, own if test in (_misfit, _hurdles, _blocked) else ways)
        if explanation is not None:
            return explanation
    return does_not_move_so(case, code)


def does_not_move_so(case: Case, code: Code) -> Explanation:
    """The last resort: the movement simply does not go there."""
    if case.move.target == case.move.origin:
        sentence = text(
            "The {piece} has to move, or to name the square by which it goes out and back.", piece=case.name(code)
        )
        return Explanation("does-not-move-so", sentence, (case.move.origin,))
    return Explanation(
        "does-not-move-so",
        text(
            "The {piece} does not move from {origin} to {target}.",
            piece=case.name(code),
            origin=case.square(case.move.origin),
            target=case.square(case.move.target),
        ),
        (case.move.origin, case.move.target),
    )


def _ways(case: Case, ride: Ride) -> Iterator[Way]:
    board, target = case.tables.board, case.move.target
    occupant = case.code(target)
    if ride.royal_only and (occupant is None or not occupant.royal):
        return
    between: list[int] = []
    square = case.move.origin
    for number in range(ride.most):
        place = board.step(square, ride.second if number % 2 else ride.first)
        if place is None:
            return
        square = place
        if square == target and number + 1 >= ride.least:
            yield Way(
                ride,
                tuple(between),
                tuple(passed for passed in between if case.state.board[passed]),
                tuple(passed for passed in (*between, target) if not ride.targets >> passed & 1),
                bool(ride.origins >> case.move.origin & 1),
                ride.moves if occupant is None else ride.captures,
            )
        between.append(square)


def _misfit(case: Case, code: Code, ways: list[Way]) -> Explanation | None:
    """The way is free, but it serves only to capture, or never does."""
    target = case.move.target
    if not any(way.clear and not way.lands for way in ways) or any(way.lands for way in ways):
        return None
    if case.code(target) is None:
        sentence = text(
            "The {piece} goes from {origin} to {target} only to capture, and there is nothing on {target}.",
            piece=case.name(code),
            origin=case.square(case.move.origin),
            target=case.square(target),
        )
        return Explanation("only-captures", sentence, (target,))
    sentence = text("The {piece} cannot capture {victim} that way.", piece=case.name(code), victim=case.piece(target))
    return Explanation("does-not-capture-so", sentence, (target,))


def _hurdles(case: Case, code: Code, ways: list[Way]) -> Explanation | None:
    """A piece that captures only over another one (Cannon)."""
    ways = [way for way in ways if way.ride.hurdles and way.lands and not way.clear]
    if not ways or case.code(case.move.target) is None:
        return None
    pieces = ways[0].pieces
    if not pieces:
        sentence = text(
            "The {piece} captures only over exactly one piece, and there is none between {origin} and {target}.",
            piece=case.name(code),
            origin=case.square(case.move.origin),
            target=case.square(case.move.target),
        )
        return Explanation("no-hurdle", sentence, (case.move.origin, case.move.target))
    sentence = text(
        "The {piece} captures only over exactly one piece, and here it would leap over {pieces}.",
        piece=case.name(code),
        pieces=case.pieces(pieces),
    )
    return Explanation("blocked", sentence, pieces)


def _blocked(case: Case, code: Code, ways: list[Way]) -> Explanation | None:
    """Something stands in the way; on a crooked piece's two ways, in both."""
    ways = [way for way in ways if way.lands and way.pieces and not way.ride.hurdles]
    if not ways:
        return None
    squares = tuple(dict.fromkeys(way.pieces[0] for way in ways))
    if len(ways) == 1:
        sentence = text(
            "The way of the {piece} from {origin} to {target} is blocked by {blocker}.",
            piece=case.name(code),
            origin=case.square(case.move.origin),
            target=case.square(case.move.target),
            blocker=case.piece(squares[0]),
        )
    else:
        sentence = text(
            "Every way of the {piece} from {origin} to {target} is blocked: by {blockers}.",
            piece=case.name(code),
            origin=case.square(case.move.origin),
            target=case.square(case.move.target),
            blockers=case.pieces(squares),
        )
    return Explanation("blocked", sentence, squares)


def _confined(case: Case, code: Code, ways: list[Way]) -> Explanation | None:
    """It would leave the zone that it must stay in (fortress, own side of the river)."""
    ways = [way for way in ways if way.starts and way.outside and not way.pieces]
    if not ways:
        return None
    outside = ways[0].outside
    variant, board = case.compiled.variant, case.tables.board
    river = variant.board.river
    if river and (board.rank(case.move.origin) < river) != (board.rank(outside[0]) < river):
        crossing = text(
            "The {piece} may not cross the river to {squares}.", piece=case.name(code), squares=case.squares(outside)
        )
        return Explanation("river", crossing, outside)
    zone = variant.pieces[case.compiled.kinds[code.kind]].confined
    sentence = text(
        "The {piece} may not go to {squares}: it has to stay within its {zone}.",
        piece=case.name(code),
        squares=case.squares(outside),
        zone=zone_name(zone),
    )
    return Explanation("confined", sentence, outside)


def _elsewhere(case: Case, code: Code, ways: list[Way]) -> Explanation | None:
    """It makes such a move only from certain squares (first move of a Pawn, a soldier across the river)."""
    if not any(not way.starts and way.lands for way in ways):
        return None
    zones = case.compiled.variant.pieces[case.compiled.kinds[code.kind]].move_in
    words = {"piece": case.name(code), "origin": case.square(case.move.origin)}
    if zones:
        zone = zone_name(next(iter(zones)))
        sentence = text("The {piece} does not make this move from {origin}, only from the {zone}.", zone=zone, **words)
    else:
        sentence = text("The {piece} does not make this move from {origin}, only from where it started.", **words)
    return Explanation("not-from-here", sentence, (case.move.origin,))


_ZONES = {
    "fortress": text("fortress"),
    "palace": text("palace"),
    "own": text("own half of the board"),
    "across": text("far side of the river"),
    "home": text("own half of the board"),
    "camp": text("camp"),
    "dark": text("dark squares"),
}


def zone_name(zone: str) -> Text:
    """A zone in words: those of the known games can be translated, others are called what their file calls them."""
    return _ZONES.get(zone) or (word(zone.replace("-", " ").replace("_", " ")) if zone else text("zone"))


__all__ = ["does_not_move_so", "explain_way", "zone_name"]
