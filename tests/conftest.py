"""What every test gets: a home of its own, no real display, English, and repeatable random examples."""

from __future__ import annotations

import importlib.util
import itertools
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

HAS_QT = importlib.util.find_spec("PySide6") is not None

# Before anything asks for them: Qt and fontconfig read the environment once.
HOMES = Path(tempfile.mkdtemp(prefix="komagata-tests-"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(
    HOME=str(HOMES),
    XDG_RUNTIME_DIR=str(HOMES),  # mkdtemp has made it private, as Qt demands
    LC_ALL="C.UTF-8",
    LANGUAGE="en",
    TZ="UTC",
)
for name in ("KOMAGATA_KERNEL", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "WAYLAND_DISPLAY"):
    os.environ.pop(name, None)

settings.register_profile(
    "ci",
    derandomize=True,
    max_examples=60,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "soak",
    settings.get_profile("ci"),
    derandomize=False,
    max_examples=5000,
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

numbers = itertools.count()


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    if not pluginmanager.hasplugin("pytest-qt"):  # the library alone is tested without Qt; its settings stay known
        for setting in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
            parser.addini(setting, "of pytest-qt, which is not here")


def pytest_configure(config: pytest.Config) -> None:
    if not config.option.markexpr:
        config.option.markexpr = "not soak"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return True if collection_path == Path(__file__).parent / "gui" and not HAS_QT else None


def pytest_unconfigure() -> None:
    shutil.rmtree(HOMES, ignore_errors=True)


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A home folder for one test, so that it can neither read nor change what the user has; made by whoever writes."""
    place = HOMES / f"home{next(numbers)}"
    monkeypatch.setenv("HOME", str(place))
    for kind in ("data", "config", "cache", "state"):
        monkeypatch.setenv(f"XDG_{kind.upper()}_HOME", str(place / kind))
    yield place
    shutil.rmtree(place, ignore_errors=True)
