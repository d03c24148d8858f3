"""Takes the pictures of the README: `python scripts/screenshots.py [NAME ...]`.

What they show is in `screenshots.toml`. Each is taken of the real window in a process of its own, without a display and
away from the user's settings, so that a picture changes only when the program does.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any, cast

ROOT = Path(__file__).resolve().parents[1]
SCENES = ROOT / "scripts" / "screenshots.toml"
FOLDER = ROOT / "docs" / "screenshots"
COLOURS = 255

SCREEN = {"name": "large", "x": 0, "y": 0, "width": 2880, "height": 1800, "logicalDpi": 96, "dpr": 1}

Scene = dict[str, Any]


def main(names: list[str]) -> int:
    scenes: list[Scene] = tomllib.loads(SCENES.read_text(encoding="utf-8"))["picture"]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for scene in scenes:
        if names and scene["name"] not in names:
            continue
        path = FOLDER / f"{scene['name']}.png"
        with tempfile.TemporaryDirectory(prefix="komagata-pictures-") as home:
            subprocess.run(
                [sys.executable, str(ROOT / "scripts" / "take_screenshot.py"), str(path)],
                input=json.dumps(scene),
                text=True,
                env=environment(scene, home),
                check=True,
                timeout=120,
            )
        reduce(path)
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1024} KB")
    return 0


def environment(scene: Scene, home: str) -> dict[str, str]:
    """A home of its own, a large screen that nobody sees, and the scale that the scene asks for."""
    screen = Path(home) / "screen.json"
    screen.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
    return {
        **os.environ,
        "HOME": home,
        "XDG_DATA_HOME": f"{home}/data",
        "XDG_CONFIG_HOME": f"{home}/config",
        "XDG_CACHE_HOME": f"{home}/cache",
        "XDG_RUNTIME_DIR": home,
        "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
        "QT_SCALE_FACTOR": str(scene.get("scale", 1)),
    }


def reduce(path: Path) -> None:
    """As few colours as can be without its being seen: a third of the bytes."""
    from PIL import Image

    with Image.open(path) as opened:
        picture = opened.convert("RGB")
    # Large areas would take the whole palette, and a thin blue rim would turn grey: weights grow with the root only.
    weighed = bytearray()
    for count, colour in picture.getcolors(picture.width * picture.height) or []:
        weighed += bytes(cast(tuple[int, int, int], colour)) * math.isqrt(count)
    sample = Image.frombytes("RGB", (len(weighed) // 3, 1), bytes(weighed))
    palette = sample.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=4)
    picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
