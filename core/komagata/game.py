"""A game: a tree of moves with what was written about them, and all that depends on history.

The only owner of mutable state in the rules library. Positions in it are immutable and made once a node.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from komagata.claims import claims_of
from komagata.clock import Clock, Controls
from komagata.errors import Fault, IllegalMove, KomagataError
from komagata.explain import Explanation
from komagata.moves import Move
from komagata.outcome import Ending, Outcome
from komagata.pieces import Side
from komagata.plies import Step, describe
from komagata.position import Position, Rules
from komagata.repetition import Key, banned, ends, judge, repetition_key
from komagata.text import text
from komagata.tree import Node, Note
from komagata.variants.schema import RepetitionPart
from komagata.variants.tables import RoyalRule


class Game:
    """Moves, variations, comments and clocks, and a place in them: `node`, whose position is `position`."""

    def __init__(self, rules: Rules, position: Position | None = None) -> None:
        self.rules = rules
        self.initial = rules.start() if position is None else position
        if self.initial.rules is not rules:
            raise KomagataError(text("the position belongs to another game, or to other options of this one"))
        self.tags: dict[str, str] = {}
        """Players, event, date and whatever else a record says of the game as a whole."""
        self.controls: Controls | None = None
        """The time each player has, if the game is played with clocks."""
        self.faults: tuple[Fault, ...] = ()
        """What the reader of a record could not make sense of."""
        self.revision = 0
        """Grows with every change; tells whether there is anything to save."""
        self.root = Node(self.initial, repetition_key(self._part, self.initial.state))
        self._node = self.root
        self._line: dict[Key, list[Node]] = {self.root.key: [self.root]}
        self._outcomes: dict[Node, Outcome | None] = {}
        self._ending: Outcome | None = None
        self._ended_at: Node | None = None

    def __repr__(self) -> str:
        return f"<Game of {self.rules.id}, {self._node.ply} moves played>"

    # Where it stands

    @property
    def node(self) -> Node:
        """The place in the tree that is looked at or played from."""
        return self._node

    @property
    def position(self) -> Position:
        return self._node.position

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that lead to the present position."""
        return tuple(node.move for node in self._node.path() if node.move is not None)

    @property
    def history(self) -> tuple[Position, ...]:
        """The positions before the present one, oldest first."""
        return (self.initial, *(node.position for node in self._node.path()))[:-1]

    def main_line(self) -> tuple[Node, ...]:
        """The nodes of the main line, without the root."""
        return tuple(self.root.line())

    # What may be played

    def legal_moves(self) -> list[Move]:
        """The legal moves, sorted as text, without those that the rule of repetition forbids; none in a game that is
        over."""
        if self.outcome() is not None:
            return []
        return self._unbanned(self._node)

    def is_legal(self, move: Move) -> bool:
        return self.outcome() is None and self.position.is_legal(move) and not self._is_banned(self._node, move)

    def parse(self, written: str) -> Move:
        """A move in any notation; raises NotationError or IllegalMove."""
        return self.position.parse(written)

    def explain(self, move: Move | str) -> Explanation:
        """Why a move may not be played now, history included."""
        over = self.outcome()
        if over is not None:
            return Explanation("finished", text("The game is over: {outcome}.", outcome=over.text))
        explanation = self.position.explain(move)
        if explanation.legal and self._part.forbidden:
            chosen = self.parse(move) if isinstance(move, str) else move
            if self._is_banned(self._node, chosen):
                return _repetition_banned(chosen)
        return explanation

    def outcome(self) -> Outcome | None:
        """How the game has ended at the present place, by the rules or by the players, or None."""
        return self.outcome_at(self._node)

    def outcome_at(self, node: Node) -> Outcome | None:
        """The same for any place of the tree."""
        if node not in self._outcomes:
            self._outcomes[node] = self._judge(node)
        by_rule = self._outcomes[node]
        return self._ending if by_rule is None and node is self._ended_at else by_rule

    @property
    def final(self) -> Outcome | None:
        """How the game as a whole has ended, or None while it goes on."""
        return self.outcome_at(self.root.last()) or self._ending

    @property
    def result(self) -> str:
        """`1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on."""
        final = self.final
        return "*" if final is None else final.result

    # Playing

    def play(self, move: Move | str, *, clock: int | None = None, beyond_end: bool = False) -> Node:
        """Play a move at the present place and go there. A move that is there already is only gone to; another one
        becomes a variation. `beyond_end` also plays where repetition or the players had ended the game."""
        over = self.outcome()
        if over is not None and not beyond_end:
            raise IllegalMove(text("the game is over: {outcome}", outcome=over.text), rule="finished")
        chosen = self.parse(move) if isinstance(move, str) else move
        node = self._child(chosen)
        if node is None:
            if not beyond_end and self.position.is_legal(chosen) and self._is_banned(self._node, chosen):
                refusal = _repetition_banned(chosen)
                raise IllegalMove(refusal.text, rule=refusal.rule, squares=refusal.squares)
            node = self._grow(chosen)
        self._node = node
        self._line.setdefault(node.key, []).append(node)
        if clock is not None:
            self.annotate(node, replace(node.note, clock=clock))
        return node

    def takeback(self, plies: int = 1) -> int:
        """Take back moves for good, with everything that followed them; says how many there were."""
        taken = 0
        while taken < plies and self._node.parent is not None:
            self.remove(self._node)
            taken += 1
        return taken

    # Moving about

    def go(self, node: Node) -> None:
        """Go to any place of this game's tree."""
        leave: list[Node] = []
        enter: list[Node] = []
        here: Node | None = self._node
        there: Node | None = node
        while here is not there:
            if here is None or there is None:
                raise ValueError("this node belongs to another game")
            if here.ply >= there.ply:
                leave.append(here)
                here = here.parent
            else:
                enter.append(there)
                there = there.parent
        for left in leave:
            self._line[left.key].pop()
        for entered in reversed(enter):
            self._line.setdefault(entered.key, []).append(entered)
        self._node = node

    def undo(self) -> bool:
        """Go one move back; the move stays in the tree."""
        if self._node.parent is None:
            return False
        self.go(self._node.parent)
        return True

    def forward(self, child: int = 0) -> bool:
        """Go one move on, into the main continuation or another one."""
        children = self._node.children
        if not 0 <= child < len(children):
            return False
        self.go(children[child])
        return True

    def to_start(self) -> None:
        self.go(self.root)

    def to_end(self) -> None:
        """Go to the end of the line that the present place stands in."""
        self.go(self._node.last())

    # Editing the tree

    def annotate(self, node: Node, note: Note) -> None:
        """Write something about a move."""
        node.note = note
        self.revision += 1

    def remove(self, node: Node) -> None:
        """Remove a move and all that follows it. If the present place is among them, go to where it was played."""
        parent = node.parent
        if parent is None:
            raise ValueError("the beginning of a game cannot be removed")
        if node in self._node.path():
            self.go(parent)
        parent.children = tuple(child for child in parent.children if child is not node)
        for gone in node.walk():
            self._outcomes.pop(gone, None)
        if self._ended_at is not None and self._ended_at is not self.root and node in self._ended_at.path():
            self.reopen()
        self.revision += 1

    def promote(self, node: Node, *, to_main: bool = False) -> None:
        """Move a variation one place up among its siblings, or make the whole way to it the main line."""
        step: Node | None = node
        while step is not None and step.parent is not None:
            siblings = list(step.parent.children)
            place = siblings.index(step)
            siblings.insert(0 if to_main else max(0, place - 1), siblings.pop(place))
            step.parent.children = tuple(siblings)
            step = step.parent if to_main else None
        self.revision += 1

    # Endings that are the players' doing

    def resign(self, side: Side) -> Outcome:
        return self.end(side.other, Ending.RESIGNATION)

    def time_out(self, side: Side) -> Outcome:
        return self.end(side.other, Ending.TIME)

    def agree_draw(self) -> Outcome:
        return self.end(None, Ending.AGREEMENT)

    def illegal_move(self, side: Side) -> Outcome:
        """`side` has lost because it made an illegal move (an engine that failed, a game over the board)."""
        return self.end(side.other, Ending.ILLEGAL_MOVE)

    def claims(self) -> tuple[Ending, ...]:
        """What the side to move may claim now."""
        return () if self.outcome() is not None else claims_of(self.position)

    def claim(self, ending: Ending) -> Outcome:
        """End the game by one of `claims()`."""
        if ending not in self.claims():
            raise IllegalMove(text("there is nothing to claim: {reason}", reason=ending.text), rule="claim")
        return self.end(self.position.side if ending is Ending.IMPASSE else None, ending)

    def end(self, winner: Side | None, reason: Ending) -> Outcome:
        """End the game where its main line has come to. What the rules say of that comes first."""
        last = self.root.last()
        over = self.outcome_at(last)
        if over is not None:
            return over
        self._ending = Outcome(winner, reason, self.rules.side_names)
        self._ended_at = last
        self.revision += 1
        return self._ending

    def reopen(self) -> None:
        """Withdraw what the players did to end the game."""
        self._ending = self._ended_at = None
        self.revision += 1

    # Clocks

    def start_clock(self) -> Clock | None:
        """A clock that stands at the beginning of the game, if it is played with clocks."""
        return None if self.controls is None else Clock.of(self.controls)

    def clocks(self) -> tuple[int | None, int | None]:
        """What was left to either player when the present place was reached, as far as it was written down."""
        left: list[int | None] = [None, None]
        node = self._node
        while node.parent is not None and None in left:
            mover = node.parent.position.side
            if left[mover] is None:
                left[mover] = node.note.clock
            node = node.parent
        return left[0], left[1]

    # History

    @property
    def _part(self) -> RepetitionPart:
        return self.rules.variant.repetition

    def _child(self, move: Move) -> Node | None:
        return next((child for child in self._node.children if child.move == move), None)

    def _grow(self, move: Move) -> Node:
        position = self.position.play(move)
        key = repetition_key(self._part, position.state)
        before = self._line.get(key)
        previous = before[-1] if before else None
        times = 1 if previous is None else previous.times + 1
        node = Node(position, key, move, self._node, self._node.ply + 1, previous, times)
        self._node.children = (*self._node.children, node)
        self.revision += 1
        return node

    def _judge(self, node: Node) -> Outcome | None:
        outcome = node.position.outcome()
        if outcome is not None:
            return outcome
        if ends(self._part, node.times):
            cycle = describe(self.rules.compiled, self.rules.kernel, _cycle(node, self._part.occurrences))
            return judge(self._part, cycle, self._names)
        if self._part.forbidden and not self._unbanned(node):
            return self._stuck(node)
        return None

    def _stuck(self, node: Node) -> Outcome:
        """The outcome where every move is forbidden by the rule of repetition: as where there is no move at all."""
        side = node.position.side
        play = self.rules.tables.play
        if play.royal is not RoyalRule.MATE:
            return Outcome(side.other, Ending.NO_LEGAL_MOVE, self._names)
        if node.position.is_check():
            return Outcome(side.other, Ending.CHECKMATE, self._names)
        winner = {0: None, 1: side, -1: side.other}[play.stalemate]
        return Outcome(winner, Ending.STALEMATE, self._names)

    def _unbanned(self, node: Node) -> list[Move]:
        moves = node.position.legal_moves()
        return [move for move in moves if not self._is_banned(node, move)] if self._part.forbidden else list(moves)

    def _is_banned(self, node: Node, move: Move) -> bool:
        part = self._part
        if not part.forbidden:
            return False
        key = repetition_key(part, self.rules.kernel.play(node.position.state, move))
        times = sum(earlier.key == key for earlier in self._stood(node, key)) + 1
        return banned(part, times, node.position.is_check())

    def _stood(self, node: Node, key: Key) -> Iterable[Node]:
        return self._line.get(key, ()) if node is self._node else (self.root, *node.path())

    @property
    def _names(self) -> tuple[str, str]:
        return self.rules.side_names


def _cycle(node: Node, occurrences: int) -> list[Step]:
    """The plies since the position of this node first stood, of so many times that it did."""
    first = node
    for _ in range(occurrences - 1):
        first = first.previous or first
    steps: list[Step] = []
    while node is not first and node.parent is not None and node.move is not None:
        steps.append(Step(node.parent.position.state, node.move, node.position.state))
        node = node.parent
    return steps[::-1]


def _repetition_banned(move: Move) -> Explanation:
    squares = (move.target,) if move.is_drop else (move.origin, move.target)
    return Explanation(
        "repetition", text("This move would bring back an earlier position, which is forbidden."), squares
    )


__all__ = ["Game"]
