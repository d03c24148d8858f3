"""Makes a clean machine able to run, test or lint the project; does nothing when it already is.

    python3 scripts/setup.py program    what running needs
    python3 scripts/setup.py tests      that, and what testing and linting need
    python3 scripts/setup.py soak       that, and what feeds random bytes to every reader
    python3 scripts/setup.py native     only compile the kernel again

Needs nothing but Python's own library. Written so that an older Python can still read it and be refused in one line.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Generator, NamedTuple, Sequence  # noqa: UP035 - collections.abc cannot be subscripted before 3.9

OLDEST = (3, 11)
NEWEST = 15
"""Minor version up to which another interpreter is looked for when `python3` is too old."""

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PIP = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "-q"]
STAMP = VENV / "komagata-setup.json"
EXTRAS: dict[str, list[str]] = {"program": [], "tests": ["dev", "solid"], "soak": ["dev", "solid", "soak"]}

VERSION = f"python3.{sys.version_info[1]}"
NATIVE = "_native" + str(sysconfig.get_config_var("EXT_SUFFIX"))


class Need(NamedTuple):
    """Something that only the system's package manager can provide."""

    package: str
    """Its name in Debian and Ubuntu."""
    probe: str
    """How to see that it is there: `module:`, `header:`, `tool:`, `library:` or `font:` and a name."""
    essential: bool = True
    """Without it there is no use in going on."""


COMPILER = [
    Need("g++", "tool:c++ g++ clang++", essential=False),
    Need(f"{VERSION}-dev", "header:Python.h", essential=False),
]

# What `ldd` names for Qt's widgets, svg and print libraries and for its xcb, offscreen and printer plugins,
# less what comes with these as their dependency.
LIBRARIES = [
    Need("libcairo2", "library:libcairo.so.2"),
    Need("libdbus-1-3", "library:libdbus-1.so.3"),
    Need("libegl1", "library:libEGL.so.1"),
    Need("libfontconfig1", "library:libfontconfig.so.1"),
    Need("libfreetype6", "library:libfreetype.so.6"),
    Need("libgl1", "library:libGL.so.1"),
    Need("libglib2.0-0", "library:libglib-2.0.so.0"),
    Need("libx11-6", "library:libX11.so.6"),
    Need("libx11-xcb1", "library:libX11-xcb.so.1"),
    Need("libxcb-cursor0", "library:libxcb-cursor.so.0"),
    Need("libxcb-icccm4", "library:libxcb-icccm.so.4"),
    Need("libxcb-image0", "library:libxcb-image.so.0"),
    Need("libxcb-keysyms1", "library:libxcb-keysyms.so.1"),
    Need("libxcb-randr0", "library:libxcb-randr.so.0"),
    Need("libxcb-render-util0", "library:libxcb-render-util.so.0"),
    Need("libxcb-render0", "library:libxcb-render.so.0"),
    Need("libxcb-shape0", "library:libxcb-shape.so.0"),
    Need("libxcb-shm0", "library:libxcb-shm.so.0"),
    Need("libxcb-sync1", "library:libxcb-sync.so.1"),
    Need("libxcb-util1", "library:libxcb-util.so.1"),
    Need("libxcb-xfixes0", "library:libxcb-xfixes.so.0"),
    Need("libxcb-xkb1", "library:libxcb-xkb.so.1"),
    Need("libxcb1", "library:libxcb.so.1"),
    Need("libxkbcommon-x11-0", "library:libxkbcommon-x11.so.0"),
    Need("libxkbcommon0", "library:libxkbcommon.so.0"),
    Need("libcups2", "library:libcups.so.2", essential=False),
    Need("libwayland-client0", "library:libwayland-client.so.0", essential=False),
    Need("libwayland-cursor0", "library:libwayland-cursor.so.0", essential=False),
    Need("libwayland-egl1", "library:libwayland-egl.so.1", essential=False),
]

NEEDS = {
    "program": [Need(f"{VERSION}-venv", "module:ensurepip"), *COMPILER, *LIBRARIES],
    "tests": [
        Need("xvfb", "tool:Xvfb", essential=False),
        Need("xdotool", "tool:xdotool", essential=False),
        Need("fairy-stockfish", "tool:fairy-stockfish", essential=False),
        Need("fonts-ipafont-gothic", "font:ja", essential=False),
    ],
}
NEEDS["soak"] = NEEDS["tests"]


def main() -> None:
    if sys.version_info < OLDEST:
        use_newer_python()
    parser = argparse.ArgumentParser(description="Prepare this machine for the project.")
    parser.add_argument("what", choices=["program", "tests", "soak", "native"])
    what = parser.parse_args().what
    with alone():
        if what == "native":
            build_native()
        else:
            prepare(what)


def use_newer_python() -> None:
    """Start again in another interpreter that is new enough, or end in one line."""
    for minor in range(NEWEST, OLDEST[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer:
            os.execv(newer, [newer, *sys.argv])
    found = ".".join(str(part) for part in sys.version_info[:2])
    sys.exit(f"Komagata needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {found} ({sys.executable}).")


def say(line: str) -> None:
    print(f"setup: {line}", flush=True)


@contextmanager
def alone() -> Generator[None, None, None]:
    """Two set-ups at the same time would break each other's environment."""
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "setup.lock").open("w") as lock:
        with suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def prepare(level: str) -> None:
    old = read_stamp()
    levels = sorted({*old.levels, "program", level})
    project = digest(ROOT / "pyproject.toml", Path(__file__).resolve())
    new = Stamp(levels, project, digest(*native_sources()), can_compile())
    if new == old:
        return
    whole = (new.levels, new.project) != (old.levels, old.project)
    if whole:
        for each in levels:
            install_system_packages(NEEDS[each])
    if not venv_is_sound():
        make_venv()
    if whole:
        install_project(next(each for each in reversed(EXTRAS) if each in levels))
    else:
        build_native()
    STAMP.write_text(json.dumps(new._replace(compiler=can_compile())._asdict()), encoding="utf-8")


class Stamp(NamedTuple):
    """What the last set-up left behind."""

    levels: list[str]
    project: str
    """Digest of `pyproject.toml` and of this file as they were."""
    native: str
    """Digest of the kernel's sources as they were."""
    compiler: bool
    """Whether there was one: the kernel is compiled as soon as one has come."""


NOTHING = Stamp([], "", "", False)


def read_stamp() -> Stamp:
    if not venv_is_sound():
        return NOTHING
    try:
        return Stamp(**json.loads(STAMP.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return NOTHING


def digest(*paths: Path) -> str:
    value = hashlib.sha256()
    for path in sorted(paths):
        value.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return value.hexdigest()


def native_sources() -> list[Path]:
    return [path for path in (ROOT / "core" / "native").rglob("*") if path.is_file()]


# --- the system's packages


def install_system_packages(needs: Sequence[Need]) -> None:
    if not sys.platform.startswith("linux"):
        return
    missing = [need for need in needs if not present(need)]
    if missing and shutil.which("apt-get"):
        prefix = administrator()
        if prefix is not None:
            say("installing " + " ".join(need.package for need in missing))
            apt(prefix, [need.package for need in missing])
            missing = [need for need in missing if not present(need)]
    if not missing:
        return
    names = " ".join(need.package for need in missing)
    if not shutil.which("apt-get"):
        say(f"missing here, please install it (Debian's names): {names}")
    elif any(need.essential for need in missing):
        sys.exit(f"System packages are missing. Please run:  sudo apt-get install -y {names}")
    else:
        say(f"some parts need system packages; to have them:  sudo apt-get install -y {names}")


def present(need: Need) -> bool:
    importlib.invalidate_caches()
    kind, _, name = need.probe.partition(":")
    if kind == "module":
        return importlib.util.find_spec(name) is not None
    if kind == "header":
        return (Path(sysconfig.get_paths()["include"]) / name).exists()
    if kind == "tool":
        path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/games"])  # not on an administrator's path
        found = any(shutil.which(tool, path=path) for tool in name.split())
        return found or (need.package == "g++" and "CXX" in os.environ)
    if kind == "font":
        if not shutil.which("fc-list"):
            return any(Path("/usr/share/fonts").rglob("*ipag*"))
        return bool(subprocess.run(["fc-list", f":lang={name}"], capture_output=True, check=False).stdout)
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def administrator() -> list[str] | None:
    """What to put before a command that changes the system; None when that would need a password."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and run(["sudo", "-n", "true"], quiet=True) == 0:
        return ["sudo", "-n"]
    return None


def apt(prefix: list[str], packages: list[str]) -> None:
    command = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    run([*command, "update"], quiet=True)
    install = [*command, "install", "-y", "--no-install-recommends"]
    if run([*install, *packages], quiet=True) != 0:
        for package in packages:  # one unknown name must not keep the others away
            run([*install, package], quiet=True)


# --- the virtual environment


def venv_is_sound() -> bool:
    """It is there, its interpreter still runs, and the checkout was not moved since."""
    try:
        made = (VENV / "pyvenv.cfg").read_text(encoding="utf-8")
    except OSError:
        return False
    return str(VENV) in made and run([str(PYTHON), "-c", ""], quiet=True) == 0


def make_venv() -> None:
    say("making .venv")
    base = getattr(sys, "_base_executable", sys.executable)
    if run([base, "-m", "venv", "--clear", str(VENV)]) != 0:
        sys.exit("The virtual environment .venv could not be made.")


def install_project(level: str) -> None:
    """Build and install, in place; without build isolation, so that later builds find everything where it was."""
    say("installing the Python packages and compiling the kernel (a minute or so)")
    pip(
        "install",
        "--use-pep517",
        *requirements(EXTRAS[level]),
        *(tool for tool in ("cmake", "ninja") if not shutil.which(tool)),
    )
    install_in_place()
    if level == "program":
        install_optional()


def install_optional() -> None:
    """What only some machines can have: there are no wheels for every platform, and all else works without."""
    packages = optional("solid")
    if run([*PIP, "install", "--only-binary=:all:", *packages], quiet=True) != 0:
        say(f"no wheel for this machine of {' '.join(packages)}: no solids and no laser sheets, all else works")


def install_in_place() -> None:
    options = [] if can_compile() else ["--config-settings=wheel.cmake=false"]
    pip("install", "--no-build-isolation", "--no-deps", *options, "-e", ".")
    if run([str(PYTHON), "-c", "import komagata.kernel._native"], quiet=True) == 0:
        return
    if options:
        say("no C++ compiler or no Python headers, so no native kernel: the slower reference kernel serves")
    elif os.environ.get("CI"):
        sys.exit("The native kernel did not compile; `make native` shows why.")
    else:
        say("the native kernel did not compile (`make native` shows why): the slower reference kernel serves")


def requirements(extras: Sequence[str]) -> list[str]:
    """All that is needed to build, to run, and for some extras. Packages that must be compiled build in isolation."""
    import tomllib

    with (ROOT / "pyproject.toml").open("rb") as stream:
        project = tomllib.load(stream)
    named = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    return [*(str(name) for name in named), *(name for extra in extras for name in optional(extra))]


def optional(extra: str) -> list[str]:
    """What an extra needs."""
    import tomllib

    with (ROOT / "pyproject.toml").open("rb") as stream:
        project = tomllib.load(stream)
    return [str(name) for name in project["project"]["optional-dependencies"][extra]]


def can_compile() -> bool:
    return all(present(need) for need in COMPILER)


def build_native() -> None:
    """Compile what changed, and put the result where the installed package looks for it."""
    folder, cmake = build_folder(), shutil.which("cmake", path=search_path())
    if folder is None or cmake is None or not can_compile():
        install_in_place()
        return
    if run([cmake, "--build", str(folder)]) != 0:
        sys.exit("The kernel did not compile.")
    # By its scheme's name: the default of Debian's own interpreter is another folder.
    places = {"base": str(VENV), "platbase": str(VENV)}
    place = Path(sysconfig.get_path("platlib", "venv", places)) / "komagata" / "kernel"
    draft = place / (NATIVE + ".new")
    shutil.copy2(folder / NATIVE, draft)
    draft.replace(place / NATIVE)  # never written over: a program that runs keeps the file it has opened


def build_folder() -> Path | None:
    """Where the last installation compiled, if the tools that it compiled with are still there."""
    for cache in (ROOT / "build").glob("*/CMakeCache.txt"):
        known = re.search(r"^nanobind_DIR:PATH=(.*)$", cache.read_text(encoding="utf-8"), re.MULTILINE)
        if known and Path(known[1]).is_dir() and (cache.parent / NATIVE).exists():
            return cache.parent
    return None


def pip(*arguments: str) -> None:
    if run([*PIP, *arguments]) != 0:
        sys.exit("The Python packages could not be installed.")


def search_path() -> str:
    return os.pathsep.join([str(VENV / "bin"), os.environ.get("PATH", "")])


def run(command: Sequence[str], quiet: bool = False) -> int:
    """The exit status of a command, 127 where there is no such command."""
    output = subprocess.DEVNULL if quiet else None
    environment = {**os.environ, "PATH": search_path(), "PIP_ROOT_USER_ACTION": "ignore"}
    try:
        return subprocess.run(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output, check=False
        ).returncode
    except OSError:
        return 127


if __name__ == "__main__":
    main()
