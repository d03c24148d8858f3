"""Games: the tree, what depends on history, how they end, what may be claimed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from komagata.clock import parse_controls
from komagata.errors import IllegalMove, KomagataError, NotationError
from komagata.game import Game
from komagata.kernel import make_kernel
from komagata.outcome import Ending
from komagata.pieces import Side
from komagata.position import Rules, load_rules
from komagata.tree import Note
from komagata.variants.catalog import catalog
from komagata.variants.compiler import compile_variant

SHUFFLE = ["b1c3", "b8c6", "c3b1", "c6b8"]


def game(name: str = "bishogi", position: str | None = None, moves: str = "", **options: str) -> Game:
    rules = load_rules(name, options)
    result = Game(rules, None if position is None else rules.position(position))
    for move in moves.split():
        result.play(move)
    return result


def names(played: Game) -> list[str]:
    """The moves that lead to where a game stands."""
    position, written = played.initial, []
    for move in played.moves:
        written.append(position.uci(move))
        position = position.play(move)
    return written


def test_it_begins_at_the_start() -> None:
    fresh = game()
    assert fresh.position == fresh.rules.start()
    assert names(fresh) == []
    assert fresh.outcome() is None
    assert fresh.result == "*"
    assert [fresh.position.uci(move) for move in fresh.legal_moves()][:2] == ["a2a3", "b1a3"]
    assert fresh.revision == 0


def test_moves_and_back() -> None:
    played = game(moves="e2e3 e7e6 b1c3")
    assert names(played) == ["e2e3", "e7e6", "b1c3"]
    assert len(played.history) == 3
    assert played.undo()
    assert names(played) == ["e2e3", "e7e6"]
    assert played.forward()
    played.to_start()
    assert not played.undo()
    assert names(played) == []
    played.to_end()
    assert len(played.moves) == 3
    assert not played.forward()
    assert len(played.main_line()) == 3


def test_another_move_becomes_a_variation() -> None:
    played = game(moves="e2e3 e7e6")
    main = played.node
    played.undo()
    other = played.play("d7d6")
    assert list(played.root.children[0].children) == [main, other]
    assert other.is_main is False
    played.undo()
    assert played.play("e7e6") is main, "a move that is there already is only gone to"
    played.promote(other)
    assert played.root.children[0].children == (other, main)


def test_a_deep_variation_becomes_the_main_line() -> None:
    played = game(moves="e2e3 e7e6 a2a3")
    played.go(played.root)
    played.play("d2d3")
    played.play("d7d6")
    played.undo()
    deep = played.play("c7c6")
    played.promote(deep, to_main=True)
    assert played.main_line()[-1] is deep
    assert deep.is_main


def test_takeback_removes() -> None:
    played = game(moves="e2e3 e7e6 b1c3")
    assert played.takeback(2) == 2
    assert names(played) == ["e2e3"]
    assert not played.forward()
    assert played.takeback(5) == 1


def test_remove_leads_away_from_what_is_removed() -> None:
    played = game(moves="e2e3 e7e6 b1c3")
    played.remove(played.root.children[0].children[0])
    assert names(played) == ["e2e3"]
    with pytest.raises(ValueError, match="beginning"):
        played.remove(played.root)


def test_a_node_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="another game"):
        game().go(game(moves="e2e3").node)


def test_a_position_of_other_rules_is_refused() -> None:
    with pytest.raises(KomagataError):
        Game(load_rules("bishogi"), load_rules("bishogi", {"nifu": "true"}).start())


def test_illegal_moves_say_why() -> None:
    fresh = game()
    with pytest.raises(IllegalMove) as caught:
        fresh.play("e2e5")
    assert caught.value.rule == "does-not-move-so"
    with pytest.raises(NotationError):
        fresh.play("nonsense")
    assert fresh.explain("a1a4").rule == "blocked"
    assert fresh.explain("e2e3").legal


def test_threefold_repetition_ends() -> None:
    played = game(moves=" ".join(SHUFFLE * 2)[:-5])
    assert played.outcome() is None
    played.play(SHUFFLE[-1])
    assert str(played.outcome()) == "draw: repetition"
    assert played.legal_moves() == []
    assert not played.is_legal(played.rules.start().parse("e2e3"))
    assert played.explain("e2e3").rule == "finished"
    with pytest.raises(IllegalMove) as caught:
        played.play("e2e3")
    assert caught.value.rule == "finished"
    played.play("e2e3", beyond_end=True)
    assert played.outcome() is None


def test_each_line_has_its_own_history() -> None:
    played = game(moves=" ".join(SHUFFLE))
    fork = played.node
    for move in SHUFFLE:
        played.play(move)
    assert played.outcome() is not None
    played.go(fork)
    played.play("g1f3")
    for move in ["g8f6", "f3g1", "f6g8"]:
        played.play(move)
    assert str(played.outcome()) == "draw: repetition"
    played.go(played.root)
    played.play("g1f3")
    for move in ["g8f6", "f3g1", "f6g8"]:
        played.play(move)
    assert played.node.times == 2, "what happened in other lines does not count"
    assert played.outcome() is None


def test_castling_rights_make_positions_differ() -> None:
    kings = ["e1e2", "e8e7", "e2e1", "e7e8"]
    position = "4k3/8/8/8/8/8/8/4K2R[] w K"
    shuffled = game("bishogi", position, " ".join(kings * 2))
    assert shuffled.node.times == 2
    assert shuffled.outcome() is None, "the start, where castling was still possible, does not count"
    shuffled.play("e1e2")
    assert shuffled.outcome() is not None


def test_a_ban_on_repeating() -> None:
    position = "k11/p11/12/12/12/12/12/3g8/12/12/11P/4R6K b - 1"
    played = game("chu-shogi", position, "e1d1 d5e5 d1e1", preset="edo")
    assert "e5d5" not in [played.position.uci(move) for move in played.legal_moves()]
    assert "e5d5" in [played.position.uci(move) for move in played.position.legal_moves()]
    assert played.explain("e5d5").rule == "repetition"
    with pytest.raises(IllegalMove) as caught:
        played.play("e5d5")
    assert caught.value.rule == "repetition"
    assert played.play("e5d5", beyond_end=True).times == 2


TINY = """
id = "tiny"
names = { en = "Tiny" }
array = "m1/M1"
board = { files = 2, ranks = 2 }
rules = { royal = "none", hands = false }
repetition = { occurrences = 0, forbidden = 2 }
[pieces.man]
letter = "M"
names = { en = "Man" }
kanji = ["歩兵", "歩"]
glyph = "pawn"
move = "sW"
"""


def test_who_may_only_repeat_has_no_move() -> None:
    compiled = compile_variant(catalog().read(TINY))
    rules = Rules(compiled, make_kernel(compiled.tables))
    stuck = Game(rules)
    for move in ["a1b1", "a2b2", "b1a1"]:
        stuck.play(move)
    assert str(stuck.outcome()) == "white wins: no legal move"
    assert stuck.legal_moves() == []


CHASED = "2e1k4/9/9/9/9/R8/9/9/9/3K5[] w -"
CHASE = "a5c5 c10a8 c5a5 a8c10 a5c5 c10a8 c5a5 a8c10"


def test_a_perpetual_chase_loses_where_the_players_want_it() -> None:
    assert str(game("xiangqi", CHASED, CHASE, chase="axf").outcome()) == "black wins: perpetual chase"
    assert str(game("xiangqi", CHASED, CHASE).outcome()) == "draw: repetition"


def test_threatening_what_is_protected_is_no_chase() -> None:
    protected = CHASED.replace("2e1k4", "1re1k4")
    assert str(game("xiangqi", protected, CHASE, chase="axf").outcome()) == "draw: repetition"


@pytest.mark.parametrize(
    ("end", "words", "result"),
    [
        (lambda played: played.resign(Side.SECOND), "white wins: resignation", "1-0"),
        (lambda played: played.time_out(Side.FIRST), "black wins: time", "0-1"),
        (lambda played: played.illegal_move(Side.FIRST), "black wins: illegal move", "0-1"),
        (lambda played: played.agree_draw(), "draw: agreement", "1/2-1/2"),
    ],
)
def test_players_end_a_game(end: object, words: str, result: str) -> None:
    played = game(moves="e2e3 e7e6")
    assert callable(end)
    end(played)
    assert str(played.outcome()) == words
    assert played.result == result
    assert played.legal_moves() == []
    with pytest.raises(IllegalMove):
        played.play("b1c3")
    played.undo()
    assert played.outcome() is None, "before its end the game may be looked at and tried on"
    assert str(played.final) == words
    played.to_end()
    played.reopen()
    assert played.final is None
    played.play("b1c3")


def test_what_the_rules_say_comes_before_what_the_players_do() -> None:
    played = game(moves=" ".join(SHUFFLE * 2))
    assert str(played.resign(Side.FIRST)) == "draw: repetition"


def test_a_takeback_withdraws_the_end() -> None:
    played = game(moves="e2e3 e7e6")
    played.resign(Side.FIRST)
    played.takeback()
    assert played.final is None


def test_fifty_moves_are_claimed() -> None:
    position = "4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80"
    played = game("chess", position)
    assert played.claims() == ()
    played.play("a1a2")
    assert played.claims() == (Ending.FIFTY_MOVES,)
    assert str(played.claim(Ending.FIFTY_MOVES)) == "draw: fifty moves"
    assert played.claims() == ()
    quiet = game("bishogi", "4k3/8/8/8/8/8/4P3/R3K3[] w - 99 80", "a1a2")
    assert quiet.claims() == ()
    with pytest.raises(IllegalMove):
        quiet.claim(Ending.FIFTY_MOVES)


def test_a_pawn_move_begins_the_count_anew() -> None:
    played = game("chess", "4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80", "e2e3")
    assert played.claims() == ()


ENTERED = "+R+R+B+BGG1K1/+P+P+P+P5/9/9/9/9/9/9/4k4 b {hand} 1"


def test_an_entered_king_is_declared() -> None:
    enough = game("shogi", ENTERED.format(hand="2G"), impasse="true")
    assert enough.claims() == (Ending.IMPASSE,)
    assert str(enough.claim(Ending.IMPASSE)) == "black wins: impasse"
    assert game("shogi", ENTERED.format(hand="-"), impasse="true").claims() == (), "27 points do for the second player"
    assert game("shogi", ENTERED.format(hand="2G")).claims() == ()
    checked = ENTERED.format(hand="2G").replace("4k4", "4k2r1")
    assert game("shogi", checked, impasse="true").claims() == ()


@pytest.mark.parametrize(("hand", "declared"), [("6P", False), ("7P", True)])
def test_in_a_smaller_set_half_of_it_does_for_a_declaration(hand: str, declared: bool) -> None:
    # 42 points at first, five for each Rook: 22 for the first player. Two Rooks and five more stand in the zone.
    line = f"3K3/+RRBBPPP/7/7/7/7/7/7/3k3[{hand}] w -"
    assert game("yari-shogi", line, impasse="true").claims() == ((Ending.IMPASSE,) if declared else ())


def test_clocks_are_kept_with_the_moves() -> None:
    played = game()
    played.controls = parse_controls("300+5")
    start = played.start_clock()
    assert start is not None
    assert start.main == (300_000, 300_000)
    played.play("e2e3", clock=290_000)
    played.play("e7e6", clock=280_000)
    played.play("b1c3")
    assert played.clocks() == (290_000, 280_000)
    assert game().start_clock() is None


def test_notes_are_edited_whole() -> None:
    played = game(moves="e2e3")
    played.annotate(played.node, Note(comment="quiet", nags=(5,)))
    played.annotate(played.node, replace(played.node.note, comment="very quiet"))
    assert (played.node.comment, played.node.nags) == ("very quiet", (5,))


def test_every_change_is_counted() -> None:
    played = game(moves="e2e3")
    seen = played.revision
    played.undo()
    played.forward()
    played.play("e7e6")
    assert played.revision == seen + 1
    played.annotate(played.node, Note(comment="!"))
    played.resign(Side.FIRST)
    assert played.revision == seen + 3


def test_wandering_through_a_tree_keeps_the_count_of_positions() -> None:
    chance = random.Random(7)
    played = game("shogi")
    for _ in range(300):
        nodes = list(played.root.walk())
        if chance.random() < 0.3:
            played.go(chance.choice(nodes))
        moves = played.legal_moves()
        if moves:
            played.play(chance.choice(moves[:3]))
    for node in played.root.walk():
        line = [played.root, *node.path()]
        assert node.times == sum(other.key == node.key for other in line)


def test_a_long_game() -> None:
    played = game("chess")
    for turn in range(2000):
        played.play(["g1f3", "g8f6", "f3g1", "f6g8"][turn % 4], beyond_end=True)
    assert played.node.times == 501
    played.to_start()
    played.to_end()
    assert len(played.moves) == 2000
