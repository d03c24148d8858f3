"""Animations: each frame shows its move, nothing of the one before is left over, and a failure leaves no file."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from komagata import draw
from komagata.draw.animation import Moment
from komagata.draw.tables import laid
from komagata.errors import KomagataError
from komagata.faces.theme import theme
from komagata.game import Game
from komagata.multiboard.game import MatchGame
from komagata.multiboard.rules import match_rules
from komagata.position import load_rules
from tests.core.games import GAMES


def played(name: str, moves: int, seed: int = 1) -> Game:
    chance = random.Random(seed)
    game = Game(load_rules(name))
    for _ in range(moves):
        game.play(chance.choice(game.legal_moves()))
    return game


def match_played(moves: int) -> MatchGame:
    chance = random.Random(3)
    game = MatchGame(match_rules("easterhouse", {}))
    for _ in range(moves):
        seat = chance.choice([seat for seat in game.to_move() if game.match.legal_moves(seat)])
        game.play(seat, chance.choice(game.match.legal_moves(seat)))
    return game


def written(reel: draw.Reel, **choices: object) -> bytes:
    stream = io.BytesIO()
    counted = list(draw.write_gif(stream, reel, **choices))  # type: ignore[arg-type]
    assert counted == list(range(1, reel.count + 1))
    return stream.getvalue()


def frames(data: bytes) -> Iterator[tuple[Image.Image, int]]:
    with Image.open(io.BytesIO(data)) as image:
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            yield image.convert("RGB"), image.info["duration"]


def drawn(reel: draw.Reel, moment: Moment, size: int) -> Image.Image:
    """The same moment by itself, in the place that the largest hands of the whole reel leave it."""
    moments = [reel.moment(number) for number in range(reel.count)]
    fullest = [
        draw.Scene(
            boards[0].grid,
            hands=(max((b.hands[0] for b in boards), key=len), max((b.hands[1] for b in boards), key=len)),
            coordinates=boards[0].coordinates,
        )
        for boards in zip(*moments, strict=True)
    ]
    table = laid(fullest, reel.options, reel.names, size=size)
    return Image.open(io.BytesIO(draw.png(table.svg(moment, ground=True)))).convert("RGB")


def assert_shows(reel: draw.Reel, size: int) -> None:
    data = written(reel, size=size, pace=draw.Pace(200, 900))
    shown = list(frames(data))
    assert [delay for _, delay in shown] == [200] * (reel.count - 1) + [900]
    assert len(shown) == reel.count
    for number in {0, reel.count // 2, reel.count - 1}:
        image = shown[number][0]
        expected = drawn(reel, reel.moment(number), size)
        assert image.size == expected.size
        # A palette is coarser than the picture, evenly; what is left over from another move stands out.
        assert max(ImageStat.Stat(ImageChops.difference(image, expected)).mean) < 4
        other = ImageChops.difference(image, expected).convert("L").point([0] * 90 + [255] * 166)
        assert ImageStat.Stat(other).mean[0] < 0.02, number


@pytest.mark.parametrize("name", GAMES)
def test_every_frame_shows_its_move(name: str) -> None:
    assert_shows(draw.game_reel(played(name, 8), draw.Options("kanji1", flat=True)), 320)


@pytest.mark.parametrize("style", ["fide", "shogi-set"])
def test_every_frame_shows_its_move_turned_round(style: str) -> None:
    way = draw.Options(style, theme("dark"), flipped=True, coordinates="none")
    assert_shows(draw.game_reel(played("cannibal-bishogi", 40, 5), way, 28), 320)


def test_both_boards_of_a_match() -> None:
    game = match_played(14)
    reel = draw.match_reel(game, draw.Options("kanji1", flat=True))
    assert reel.count == 15
    assert_shows(reel, 500)


def test_a_part_of_a_game() -> None:
    game = played("bishogi", 10)
    game.to_start()
    way = draw.Options()
    assert draw.game_reel(game, way).count == 11
    part = draw.game_reel(game, way, 3, 5)
    assert part.count == 3
    assert part.moment(0)[0].last == draw.scene(game.main_line()[2].position, last_move=game.main_line()[2].move).last
    assert draw.game_reel(game, way, 3, 5, draw.Marks(last=False)).moment(0)[0].last == ()
    assert draw.game_reel(game, way, 10).count == 1
    with pytest.raises(KomagataError, match="no move 11"):
        draw.game_reel(game, way, 11)
    with pytest.raises(KomagataError, match="no move 5"):
        draw.game_reel(game, way, 5, 4)


def test_only_what_changes_is_written() -> None:
    game = played("shogi", 30)
    one = len(written(draw.game_reel(game, draw.Options(), 0, 0), size=400))
    all_of_it = len(written(draw.game_reel(game, draw.Options()), size=400))
    assert all_of_it < 6 * one


def test_what_is_too_large_is_refused() -> None:
    with pytest.raises(KomagataError, match="at most 4000 pixels"):
        written(draw.game_reel(played("bishogi", 1), draw.Options()), size=2500, scale=2)


def test_frames_are_made_one_by_one() -> None:
    """Memory does not grow with the game: no more than two pictures and the moments asked for are ever held."""
    game = played("bishogi", 3)
    asked: list[int] = []
    reel = draw.game_reel(game, draw.Options())

    def moment(number: int) -> Moment:
        asked.append(number)
        return reel.moment(number)

    lazy = draw.Reel(reel.count, moment, reel.options)
    stream = io.BytesIO()
    making = draw.write_gif(stream, lazy, size=200)
    next(making)
    before, sofar = len(asked), stream.tell()
    next(making)
    assert len(asked) == before + 1
    assert stream.tell() > sofar


def test_an_animation_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    from komagata import assets

    target = tmp_path / "game.gif"
    target.write_bytes(b"old")
    making = draw.write_gif(io.BytesIO(), draw.game_reel(played("bishogi", 2), draw.Options()), size=200)

    def stopped() -> None:
        with assets.atomic_stream(target) as stream:
            stream.write(b"%d frames" % next(making))
            raise KomagataError("stopped")

    with pytest.raises(KomagataError, match="stopped"):
        stopped()
    assert target.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.gif"]
