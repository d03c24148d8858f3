"""Play the beginning of a match of Easterhouse: gates, transfer and quota.

python examples/two_boards.py
"""

from __future__ import annotations

import komagata
from komagata import IllegalMove

TURNS = (("S1", "b3b10"), ("N2", "e9e8"), ("N1", "a10b10"), ("S2", "e1e2"), ("S2", "N@e5"))


def main() -> None:
    match = komagata.match("easterhouse")
    print("may begin:", *match.to_move())
    for seat, move in TURNS:
        try:
            match.play(seat, move)
        except IllegalMove as error:
            print(f"{seat} {move} is refused: {error}")
            continue
        handed = (
            ", ".join(f"{one.seat} gets {one.token}" for one in match.turns[-1].handovers) or "nothing changes hands"
        )
        print(f"{seat} {move}: {handed}; next {' '.join(match.to_move())}")
    print("reserves:", {seat: str(match.hands(seat)) for seat in match.seats})
    print("quota:", match.quota())
    print(match)


if __name__ == "__main__":
    main()
