"""What no tool checks: a start without Qt, no game known by name in the code, no machine's paths in the project."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

from komagata import assets

ROOT = Path(__file__).resolve().parents[2]
CODE = ["core", "gui", "scripts"]


def files(*patterns: str, folders: list[str] = CODE) -> list[Path]:
    return [path for folder in folders for pattern in patterns for path in sorted((ROOT / folder).rglob(pattern))]


def game_ids() -> set[str]:
    return {path.stem for path in assets.resources("variants", "*.toml")}


def strings_of_python(path: Path) -> list[tuple[int, str]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [(n.lineno, n.value) for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def strings_of_cpp(path: Path) -> list[tuple[int, str]]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [(number, text) for number, line in enumerate(lines, 1) for text in re.findall(r'"([^"]*)"', line)]


def test_no_game_is_known_by_name() -> None:
    ids = game_ids()
    strings = [(path, found) for path in files("*.py") for found in strings_of_python(path)]
    strings += [(path, found) for path in files("*.cpp", "*.hpp") for found in strings_of_cpp(path)]
    named = [f"{path.relative_to(ROOT)}:{line}: {text}" for path, (line, text) in strings if text in ids]
    assert not named, named


def test_the_library_starts_without_qt() -> None:
    code = "import sys, komagata; print(*[name for name in sys.modules if 'PySide' in name or 'komagata_gui' in name])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert loaded.split() == []


def test_no_paths_of_a_machine() -> None:
    private = re.compile(r"(?<![\w.])/(work|home/\w+|root|Users/\w+)/")
    texts = files("*.py", "*.cpp", "*.hpp", "*.toml", "*.txt", "*.md", "*.ts", folders=[*CODE, "resources", "docs"])
    texts += [path for path in ROOT.iterdir() if path.suffix in {".md", ".toml"} or path.name == "Makefile"]
    found = [str(path.relative_to(ROOT)) for path in texts if private.search(path.read_text(encoding="utf-8"))]
    assert not found, found
