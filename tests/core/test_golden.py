"""Pictures against those that were looked at; without any font; the same in every process."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from komagata import draw
from tests.core import golden
from tests.core.svgcheck import checked

NAMES = sorted(golden.pictures())

_ELSEWHERE = """
import hashlib
from komagata import draw
from tests.core import golden
for name, svg in sorted(golden.pictures().items()):
    image = draw.png(svg) if name in {drawn} else b""
    print(name, hashlib.sha256(svg.encode()).hexdigest(), hashlib.sha256(image).hexdigest())
"""
# Rendering takes time: these hold every kanji style, figure and letter between them.
_DRAWN = ("faces-chu-shogi", "faces-cannibal-bishogi", "faces-easterhouse-xiangqi")


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@pytest.mark.parametrize("name", NAMES)
def test_it_looks_as_it_did(name: str) -> None:
    """If the change is meant: `python -m tests.core.golden`, and look at the picture."""
    image = golden.rendered(golden.pictures()[name])
    assert not golden.difference(image, Image.open(golden.FOLDER / f"{name}.png").convert("RGB"))


def test_nothing_is_kept_that_is_not_compared() -> None:
    assert sorted(path.stem for path in golden.FOLDER.glob("*.png")) == NAMES


def test_a_difference_is_seen() -> None:
    one = golden.rendered(golden.pictures()["start-bishogi"])
    other = golden.rendered(golden.pictures()["start-dual-return-bishogi"])
    assert golden.difference(one, other)
    assert golden.difference(one, one.crop((0, 0, 10, 10)))
    assert not golden.difference(one, one)


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_is_plain_svg(name: str) -> None:
    checked(golden.pictures()[name])


@pytest.mark.parametrize("seed", ["1", "2"])
def test_every_picture_is_the_same_without_fonts_and_in_every_process(seed: str, tmp_path: Path) -> None:
    (tmp_path / "fonts.conf").write_text("<fontconfig></fontconfig>", "utf-8")
    environment = {
        "PATH": os.defpath,
        "PYTHONPATH": os.pathsep.join(entry or "." for entry in sys.path),
        "PYTHONHASHSEED": seed,
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
        "XDG_DATA_DIRS": str(tmp_path),
        "FONTCONFIG_FILE": str(tmp_path / "fonts.conf"),
        "FONTCONFIG_PATH": str(tmp_path),
    }
    drawn = _DRAWN if seed == "1" else ()
    answer = subprocess.run(
        [sys.executable, "-c", _ELSEWHERE.replace("{drawn}", repr(drawn))],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    expected = [
        f"{name} {digest(svg.encode())} {digest(draw.png(svg) if name in drawn else b'')}"
        for name, svg in sorted(golden.pictures().items())
    ]
    assert answer.stdout.splitlines() == expected
