"""How much of the clock one move may use."""

from __future__ import annotations

from komagata.kernel.interface import SearchLimits
from komagata.protocol.messages import Limits

OVERHEAD = 30
"""Milliseconds kept back for the way of a move to whoever runs the clock."""
EXPECTED_MOVES = 40
"""Moves still to be made, as far as anybody knows: games with drops are long."""
MOST_DEPTH = 100


def search_limits(limits: Limits, side: int, overhead: int = OVERHEAD) -> SearchLimits:
    """What a search for `side` may use. Nothing is a limit where `limits` names none."""
    depth = max(1, min(limits.depth, MOST_DEPTH)) if limits.depth is not None else 0
    if limits.mate is not None:
        depth = max(1, min(2 * limits.mate - 1, MOST_DEPTH))
    nodes = max(1, limits.nodes) if limits.nodes is not None else 0
    if limits.infinite or limits.ponder:
        return SearchLimits(depth=depth, nodes=nodes)
    if limits.milliseconds is not None:
        return SearchLimits(depth=depth, nodes=nodes, milliseconds=max(1, limits.milliseconds - overhead))
    left = limits.remaining[side]
    if left is None and not limits.byoyomi:
        return SearchLimits(depth=depth, nodes=nodes)
    soft, hard = _allocate(left or 0, limits.increment[side], limits.byoyomi, limits.moves_to_go, overhead)
    return SearchLimits(depth=depth, nodes=nodes, milliseconds=hard, soft_milliseconds=soft)


def _allocate(left: int, increment: int, byoyomi: int, moves_to_go: int | None, overhead: int) -> tuple[int, int]:
    """Milliseconds after which no new iteration is begun, and after which the search ends."""
    period = max(0, byoyomi - overhead)
    usable = max(0, left - (0 if byoyomi else overhead))
    share = usable // max(1, min(moves_to_go or EXPECTED_MOVES, EXPECTED_MOVES))
    # A little less than the increment comes back with each move, and byoyomi is lost if it is not used.
    target = share + increment * 3 // 4 + period * 4 // 5
    most = usable if moves_to_go == 1 else usable // 2
    hard = max(1, min(4 * share + increment, most) + period)
    # The iteration that begins last takes about as long as all before it.
    return max(1, min(target * 6 // 10, hard)), hard


__all__ = ["OVERHEAD", "search_limits"]
