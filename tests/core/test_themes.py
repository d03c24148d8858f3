"""Themes: every fault of a file is named, and the shipped ones can be read by everybody."""

from __future__ import annotations

import itertools
import math
from pathlib import Path

import pytest

from komagata import assets
from komagata.draw.influence import reading
from komagata.draw.ways import Palette
from komagata.errors import FileError, UnknownName
from komagata.faces import theme, themes
from komagata.faces.theme import Theme, read

SHIPPED = sorted(path.stem for path in assets.resources("themes", "*.toml"))

# Machado, Oliveira and Fernandes (2009), complete loss of one kind of cone; for linear RGB.
BLINDNESS = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
Triple = tuple[float, float, float]


def linear(colour: str) -> Triple:
    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (channel(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of the Web Content Accessibility Guidelines, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def seen(colour: str, blindness: str) -> Triple:
    """The colour as somebody sees it who lacks a kind of cones, in linear RGB."""
    rows, values = BLINDNESS[blindness], linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(factor * value for factor, value in zip(row, values, strict=True)))) for row in rows
    )
    return red, green, blue


def difference(one: Triple, other: Triple) -> float:
    """Distance of two colours in CIE L*a*b*; 2.3 is just noticed, 20 is seen at a glance."""

    def lab(rgb: Triple) -> Triple:
        x = (0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505
        y = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]
        z = (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089
        u, v, w = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
        return 116 * v - 16, 500 * (u - v), 200 * (v - w)

    return math.dist(lab(one), lab(other))


@pytest.fixture(params=SHIPPED)
def shipped(request: pytest.FixtureRequest) -> Theme:
    return theme(request.param)


def test_there_are_themes_for_every_light() -> None:
    assert {"wood", "plain", "dark", "high-contrast", "print"} <= set(SHIPPED)
    assert theme() is theme("wood")
    assert theme("dark").dark
    assert all(theme(name).name("ja") != theme(name).name("en") for name in SHIPPED)
    assert theme("wood").name("xx") == "Wood"


def test_characters_and_figures_can_be_read(shipped: Theme) -> None:
    for colours in (shipped.first, shipped.second):
        assert contrast(colours.ink, colours.face) >= 7
        assert contrast(colours.promoted, colours.face) >= 4.5
    assert contrast(shipped.badge.ink, shipped.badge.ground) >= 7
    assert contrast(shipped.badge.edge, shipped.badge.ground) >= 4.5
    board = shipped.board
    assert contrast(board.label, board.ground) >= 4.5
    assert contrast(board.frame_label, board.frame) >= 4.5
    assert contrast(board.count, board.hand) >= 4.5


def test_discs_can_be_read(shipped: Theme) -> None:
    assert contrast(shipped.discs[0], shipped.first.face) >= 4.5
    assert contrast(shipped.discs[1], shipped.second.face) >= 4.5


def test_rims_stand_out(shipped: Theme) -> None:
    for rim, colours in itertools.product(shipped.armies, (shipped.first, shipped.second)):
        assert contrast(rim, colours.face) >= 2.7


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_rims_differ_for_colour_blind_eyes(shipped: Theme, blindness: str) -> None:
    first, second = (seen(colour, blindness) for colour in shipped.armies)
    assert difference(first, second) >= 25


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_marks_differ_for_colour_blind_eyes(shipped: Theme, blindness: str) -> None:
    # The other marks have shapes of their own; a check must never be taken for the last move.
    assert difference(seen(shipped.marks.last, blindness), seen(shipped.marks.check, blindness)) >= 20
    assert difference(seen(shipped.marks.own, blindness), seen(shipped.marks.enemy, blindness)) >= 20


def test_arrows_and_influence_stand_out_from_the_board(shipped: Theme) -> None:
    marks, board = shipped.marks, shipped.board
    for colour in (*marks.arrows, marks.own, marks.enemy, marks.check):
        assert contrast(colour, board.ground) >= 3
        assert contrast(colour, board.dark) >= 2.4
        assert contrast(colour, reading(colour)) >= 4.5


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_what_a_piece_may_do_differs_for_colour_blind_eyes(shipped: Theme, blindness: str) -> None:
    # Full, hollow and crossed say the same; colours must at least not contradict them.
    palette = Palette.of(shipped)
    inks = [seen(palette.ink(mode), blindness) for mode in ("", "move", "capture")]
    assert all(difference(one, other) >= 12 for one, other in itertools.combinations(inks, 2))
    assert all(contrast(palette.ink(mode), palette.ground) >= 3 for mode in ("", "move", "capture"))


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_a_pattern_of_influence_is_seen_by_every_eye(shipped: Theme, blindness: str) -> None:
    for colour, ground in itertools.product(
        (shipped.marks.own, shipped.marks.enemy), (shipped.board.ground, shipped.board.dark)
    ):
        assert difference(seen(colour, blindness), seen(ground, blindness)) >= 20


def test_dots_are_seen_on_every_square(shipped: Theme) -> None:
    grounds = (shipped.board.ground, shipped.board.dark)
    assert all(contrast(shipped.marks.target, ground) >= 2.5 for ground in grounds)


def test_an_unknown_theme_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownName, match=r"no theme neon; there are .*wood"):
        theme("neon")


def test_a_theme_states_only_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('base = "wood"\nkanji = "brush"\n[names]\nen = "Mine"\n[piece]\nink = "#101080"\n', "utf-8")
    mine = read(path)
    assert (mine.id, mine.kanji, mine.first.ink, mine.name()) == ("mine", "brush", "#101080", "Mine")
    assert mine.second.ink == "#101080"
    assert mine.board == theme("wood").board


def test_all_faults_of_a_theme_are_listed(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(
        'base = "wood"\ndark = "yes"\nkanji = "comic"\n[material]\nbevel = 7\nshine = 1\n[piece]\nink = "black"\n'
        "[names]\nen = 3\n[sound]\nmove = 1\n",
        "utf-8",
    )
    with pytest.raises(FileError) as caught:
        read(path)
    faults = {fault.path: (fault.line, str(fault.text)) for fault in caught.value.faults}
    assert {path.removeprefix("broken.toml: "): line for path, (line, _) in faults.items()} == {
        "dark": 2,
        "kanji": 3,
        "material.bevel": 5,
        "material.shine": 6,
        "piece.ink": 8,
        "names.en": 10,
        "sound": 11,
    }
    assert "antique, brush" in faults["broken.toml: kanji"][1]
    assert "like #a1b2c3" in faults["broken.toml: piece.ink"][1]
    assert "from 0 to 0.1" in faults["broken.toml: material.bevel"][1]


def test_missing_keys_are_listed(tmp_path: Path) -> None:
    path = tmp_path / "bare.toml"
    path.write_text("dark = true\n", "utf-8")
    with pytest.raises(FileError) as caught:
        read(path)
    missing = {fault.path.removeprefix("bare.toml: ") for fault in caught.value.faults}
    assert {"kanji", "names.en", "piece.ink", "board.line", "marks.check", "army.second"} <= missing
    assert "piece.second.ink" not in missing


@pytest.mark.parametrize("base", ["nothing", "bare"])
def test_a_base_must_exist_and_be_another(tmp_path: Path, base: str) -> None:
    path = tmp_path / "bare.toml"
    path.write_text(f'base = "{base}"\n', "utf-8")
    with pytest.raises(FileError, match=rf"bare\.toml: base \(line 1\): no theme {base} can be the base"):
        read(path)


def test_what_is_not_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("dark = true\nkanji = \n", "utf-8")
    with pytest.raises(FileError, match=r"bad\.toml \(line 2\): this is not TOML"):
        read(path)


def test_users_add_and_replace_themes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def user_data(relative: str = "") -> Path:
        return tmp_path / relative

    monkeypatch.setattr(assets, "user_data", user_data)
    (tmp_path / "themes").mkdir()
    (tmp_path / "themes" / "mine.toml").write_text('base = "dark"\n[names]\nen = "Mine"\n', "utf-8")
    (tmp_path / "themes" / "wood.toml").write_text('base = "wood"\n[names]\nen = "My wood"\n', "utf-8")
    found = themes()
    assert list(found)[-1] == "mine"
    assert read(found["mine"]).dark
    mine = read(found["wood"])
    assert (mine.name(), mine.first) == ("My wood", theme("wood").first)
