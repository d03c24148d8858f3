"""Presets: jobs as text and back without loss, everything wrong with one at once, files that are shipped and saved."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import MISSING, Field, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from komagata import assets
from komagata.draw.sheet import PAPERS
from komagata.errors import FileError, KomagataError, UnknownName
from komagata.sets import presets
from komagata.sets.job import Game, Job, Laser, Looks, Sheet, Solid
from komagata.sets.jobfile import parse
from komagata.sets.limits import CHOICES, LIMITS, MOST_GAMES, check
from komagata.sets.make import plan
from komagata.sets.presets import preset, read, write
from tests.core.pages import code, rows
from tests.core.test_docs import doc, section

PARTS = {"": Job, "games.": Game, "looks.": Looks, "sheet.": Sheet, "laser.": Laser, "solid.": Solid}
HEADINGS = {
    "The file": "",
    "`[[games]]`": "games.",
    "`[looks]`": "looks.",
    "`[sheet]`": "sheet.",
    "`[laser]`": "laser.",
    "`[solid]`": "solid.",
}


def paths() -> Iterator[tuple[str, Field[Any]]]:
    """Every value of a job."""
    for prefix, part in PARTS.items():
        for one in fields(part):
            if not is_dataclass(part_of(one)) and prefix + one.name != "games":
                yield prefix + one.name, one


def part_of(one: Field[Any]) -> object:
    return one.default_factory() if one.default_factory is not MISSING else one.default


# Jobs of all sorts


def values(path: str, one: Field[Any]) -> st.SearchStrategy[Any]:
    """What a value may be, by its bounds, its names, or its type."""
    if path in LIMITS:
        least, most = LIMITS[path]
        if "int" in str(one.type) and "float" not in str(one.type):
            return st.integers(int(least), int(most))
        number = st.floats(least, most)
        return st.tuples(number, number) if str(one.type).startswith("tuple") else number
    if path in CHOICES:
        names = st.sampled_from(list(CHOICES[path]()))
        if not str(one.type).startswith("tuple"):
            return names
        return st.lists(names, unique=True, min_size=int(path == "parts")).map(tuple)
    if one.type == "bool":
        return st.booleans()
    if path == "sheet.paper":
        return st.sampled_from([*PAPERS, "148x210", "99.5 x 301"])
    assert path == "looks.language", f"{path}: neither bounds nor names"
    return st.text(st.characters(codec="utf-8"), max_size=8)


def part(prefix: str) -> st.SearchStrategy[Any]:
    kind = PARTS[prefix]
    own = {
        one.name: values(path, one) for path, one in paths() if path.rpartition(".")[0] + "." * (prefix != "") == prefix
    }
    return st.builds(kind, **own)


GAME = st.builds(
    Game,
    game=st.sampled_from(["bishogi", "wildebishogi", "advanced-pawn-bishogi"]),
    options=st.sampled_from([(), (("nifu", "true"),), (("stalemate", "loss"), ("nifu", "false"))]),
    sets=st.integers(1, 20),
    spares=st.integers(0, 50),
    more=st.dictionaries(st.sampled_from(["pawn", "rook", "king"]), st.integers(-200, 200)).map(
        lambda table: tuple(table.items())
    ),
)
JOBS = st.builds(
    lambda own, games, looks, sheet, laser, solid: replace(
        own, games=tuple(games), looks=looks, sheet=sheet, laser=laser, solid=solid
    ),
    st.builds(
        lambda **own: replace(Job(()), **own),
        **{path: values(path, one) for path, one in paths() if "." not in path},
    ),
    st.lists(GAME, max_size=3),
    part("looks."),
    part("sheet."),
    part("laser."),
    part("solid."),
)


@given(JOBS, st.dictionaries(st.sampled_from(["en", "ja", "de"]), st.text(st.characters(codec="utf-8"), min_size=1)))
def test_a_job_comes_back_as_it_was(job: Job, names: dict[str, str]) -> None:
    written = write(job, names)
    assert read(written) == job
    assert dict(parse(written).names) == names
    assert write(read(written), names) == written


def test_a_preset_says_as_little_as_it_likes() -> None:
    assert read("") == Job(())
    assert read('[sheet]\npaper = "A3"').sheet == Sheet(paper="A3")
    assert read("scale = 2").scale == 2.0
    assert read('[[games]]\ngame = "bishogi"\noptions = { nifu = true }').games == (
        Game("bishogi", options=(("nifu", "true"),)),
    )


# Faults


def faults(source: str) -> list[str]:
    with pytest.raises(FileError) as caught:
        read(source)
    return sorted(str(fault) for fault in caught.value.faults)


def test_all_faults_at_once_with_their_lines() -> None:
    found = faults(
        """
scale = 9
methd = "gutter"
king = "wide"
parts = ["pieces", "pieces", "hats"]
[[games]]
game = "bishogi"
sets = 100

[[games]]
game = "bishog"
spares = 2.5
[sheet]
offset = [1]
paper = "A9"
margin = true
[looks]
style = "runes"
[laser]
preset = "phaser"
"""
    )
    begins = [
        "games[0].sets (line 8): expected a number from 1 to 20, not 100",
        "games[1].game (line 11): there is no game 'bishog'; there are: bishogi, ",
        "games[1].spares (line 12): expected a whole number, not 2.5",
        "king (line 4): expected a number, not 'wide'",
        "laser.preset (line 20): there is no 'phaser' here; there are: epilog, ",
        "looks.style (line 18): there is no 'runes' here; there are: kanji, ",
        "methd (line 3): nothing called 'methd' is known here; known are games, method, ",
        "parts (line 5): 'pieces' stands here twice",
        "parts (line 5): there is no 'hats' here; there are: pieces, ",
        "scale (line 2): expected a number from 0.2 to 3, not 9",
        "sheet.margin (line 16): expected a number, not True",
        "sheet.offset (line 14): expected 2 numbers, not [1]",
        "sheet.paper (line 15): there is no paper A9; there are A5, ",
    ]
    assert len(found) == len(begins)
    for fault, begin in zip(found, begins, strict=True):
        assert fault.startswith(begin)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("scale =", "this is not TOML"),
        ("scale = nan", "expected a number from 0.2 to 3, not nan"),
        ("scale = -inf", "expected a number from 0.2 to 3, not -inf"),
        ("scale = 1" + "0" * 400, "expected a number from 0.2 to 3, not inf"),
        ("scale = 2020-01-01", "expected a number"),
        ("games = 5", "expected a list, not 5"),
        ("games = [5]", "expected a table"),
        ("[games]\ngame = 'bishogi'", "expected a list"),
        ("[[games]]\nsets = 2", "'game' is missing"),
        ("[[games]]\ngame = ''", "there is no game ''"),
        ("[[games]]\ngame = 'bishogi'\nmore = { dragon = 1 }", "has no piece 'dragon'; there are: king, "),
        ("[[games]]\ngame = 'bishogi'\nmore = { pawn = 1.5 }", "expected a whole number, not 1.5"),
        ("[[games]]\ngame = 'bishogi'\noptions = { nifu = 'perhaps' }", "has no choice 'perhaps'"),
        ("[[games]]\ngame = 'bishogi'\noptions = { ko = 'x' }", "has no option 'ko'"),
        ("[[games]]\ngame = 'nowhere/nothing.toml'", "cannot read"),
        ("looks = 'red'", "expected a table"),
        ("names = 'red'", "expected a table of texts by language"),
        ("names = { en = 5 }", "expected a table of texts by language"),
        ("parts = []", "expected at least one of: pieces, "),
        ("parts = 'pieces'", "expected a list"),
        ("parts = [5]", "expected a text in quotation marks, not 5"),
        ("[laser]\nmaterial = [10, 20000]", "expected a number from 50 to 3000, not 20000"),
        ("[solid]\nlying = 1", "expected true or false, not 1"),
        ("[solid]\nbeard = 1", "nothing called 'beard' is known here"),
        ("x = " + "[" * 5000 + "]" * 5000, "nested too deeply"),
        ("# " + "x" * 300_000, "longer than"),
    ],
)
def test_what_is_no_preset(source: str, said: str) -> None:
    assert any(said in fault for fault in faults(source)), faults(source)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(source: str) -> None:
    with suppress(KomagataError):  # and nothing else
        assert isinstance(read(source), Job)


@pytest.mark.parametrize("path", LIMITS)
def test_every_bound_holds(path: str) -> None:
    """A number beyond its bounds is a fault with its path; one on them is none."""
    least, most = LIMITS[path]
    for value, good in ((least, True), (most, True), (least - 1, False), (most + 1, False), (math.nan, False)):
        job = with_value(Job((Game("bishogi"),)), path, value)
        found = [fault.path for fault in check(job)]
        expected = path.replace("games.", "games[0].") + (".pawn" if path == "games.more" else "")
        assert found == ([] if good else [expected] * (2 if pair(path) else 1)), (path, value, found)


def pair(path: str) -> bool:
    return path in ("sheet.offset", "laser.material", "solid.plate")


def with_value(job: Any, path: str, value: Any) -> Any:
    name, _, rest = path.partition(".")
    whole = int(value) if value == value and path.startswith("games") else value
    if name == "games":
        changed = (("pawn", whole),) if rest == "more" else whole
        return changed_copy(job, "games", (changed_copy(job.games[0], rest, changed),))
    if rest:
        value = changed_copy(getattr(job, name), rest, (value, value) if pair(path) else value)
    return changed_copy(job, name, value)


def changed_copy(part: Any, name: str, value: object) -> Any:
    return replace(part, **{name: value})


def test_a_job_needs_a_game_and_not_too_many() -> None:
    assert [fault.path for fault in check(Job(()))] == ["games"]
    assert check(Job(()), games=False) == ()
    assert [fault.path for fault in check(Job((Game("bishogi"),) * (MOST_GAMES + 1)))] == ["games"]


def test_not_more_things_than_a_job_may_make() -> None:
    with pytest.raises(KomagataError, match="one job makes 5000 at most"):
        plan(Job((Game("chu-shogi", sets=20),) * 3))


# Files


@pytest.mark.parametrize("name", presets.presets())
def test_shipped_presets(name: str) -> None:
    """Each is named in both languages, and makes something of the games that it names, or of any."""
    found = preset(name)
    assert {"en", "ja"} <= set(found.names)
    assert {"en", "ja"} <= set(found.about)
    assert not found.own
    job = found.job if found.job.games else replace(found.job, games=(Game("bishogi"),))
    made = plan(job)
    assert made.parts
    assert all(part.leaves for part in made.parts)


def test_every_method_has_a_preset() -> None:
    assert {preset(name).job.method for name in presets.presets()} == set(CHOICES["method"]())


def test_saved_presets() -> None:
    job = Job((Game("bishogi"),), scale=0.5)
    path = presets.save("For the club (A4)", job, {"en": "For the club"})
    assert path.parent == presets.folder()
    found = preset("For the club (A4)")
    assert (found.job, found.own, found.name()) == (job, True, "For the club")
    presets.save("For the club (A4)", replace(job, scale=0.6))
    assert preset("For the club (A4)").job.scale == 0.6
    presets.remove("For the club (A4)")
    with pytest.raises(UnknownName, match="there are: board-a3"):
        preset("For the club (A4)")
    with pytest.raises(UnknownName):
        presets.remove("For the club (A4)")


def test_a_preset_of_ones_own_takes_the_place_of_a_shipped_one() -> None:
    presets.save("duplex-a4", Job((), scale=0.5))
    assert preset("duplex-a4").job.scale == 0.5


@pytest.mark.parametrize("name", ["", "../evil", "a/b", "a\\b", "con:", ".hidden", "x\0y", "x" * 200, "end.", " lead"])
def test_names_that_no_file_can_have(name: str) -> None:
    with pytest.raises(FileError):
        presets.save(name, Job(()))
    assert not presets.folder().exists()


def test_faults_of_a_file_name_it() -> None:
    path = presets.own_path("bad")
    assets.atomic_write(path, "scale = 99\n")
    with pytest.raises(FileError, match=r"bad.toml: scale \(line 1\)"):
        preset("bad")


def test_a_preset_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "given.toml"
    path.write_text(write(Job((Game("shogi"),))), encoding="utf-8")
    assert preset(str(path)).job == Job((Game("shogi"),))
    with pytest.raises(FileError):
        preset(str(tmp_path / "not-there.toml"))


# The guide


def default(one: Field[Any], path: str) -> str:
    value = part_of(one)
    if value is MISSING:
        return "required"
    if is_dataclass(value):
        return "see below"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, str):
        return f"`{value}`" if value else "empty"
    if isinstance(value, tuple):
        inner = ", ".join(f'"{item}"' if isinstance(item, str) else f"{item:g}" for item in value)
        return f"`[{inner}]`" if inner else "none"
    return f"`{value:g}`"


@pytest.mark.parametrize("heading", HEADINGS)
def test_the_guide_tells_of_every_field(heading: str) -> None:
    prefix = HEADINGS[heading]
    table = {code(row["Field"])[0]: row for row in rows(section(doc("presets"), heading)) if "Field" in row}
    known = {one.name: one for one in fields(PARTS[prefix])}
    assert set(table) == set(known)
    for name, one in known.items():
        path, row = prefix + name, table[name]
        assert row["Default"] == ("none" if path == "games" else default(one, path)), path
        if path in LIMITS:
            least, most = LIMITS[path]
            assert row["May be"] == f"{least:g} to {most:g}", path
        elif path in CHOICES and path not in ("looks.theme", "laser.preset"):
            assert code(row["May be"]) == [choice for choice in CHOICES[path]() if choice], path


def test_the_preset_of_the_guide() -> None:
    text = doc("presets")
    source = text[text.index("```toml\n") + 8 :]
    job = read(source[: source.index("```")])
    assert (job.games[0].spares, job.sheet.gutter) == (1, 14.0)
