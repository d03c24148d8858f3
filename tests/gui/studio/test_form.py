"""The form says all that a job can say, and only what matters for its method."""

from __future__ import annotations

from komagata.sets.job import METHODS, Game, Job
from komagata_gui.studio.fields import BY_PATH, FIELDS
from komagata_gui.studio.form import field_of
from komagata_gui.studio.sections import SECTIONS
from komagata_gui.studio.values import all_paths, value_of, with_value
from tests.gui.studio.maker import Maker


def test_every_value_of_a_job_has_a_field() -> None:
    paths = set(all_paths())
    assert {"games", "sheet.margin", "solid.plate"} <= paths
    assert paths == set(BY_PATH)
    assert len(FIELDS) == len(BY_PATH)
    placed = [path for section in SECTIONS for path in section.paths]
    assert sorted(placed) == sorted(BY_PATH)


def test_every_field_changes_its_value_and_no_other(maker: Maker) -> None:
    before = maker.studio.job
    for path in sorted(set(BY_PATH) - {"games"}):
        value = another(before, path)
        maker.sets(path, value)
        assert maker.studio.job == with_value(before, path, value), path
        assert maker.studio.job != before, path
        maker.studio.window.form.set_job(before)


def another(job: Job, path: str) -> object:
    """A value that a field does not have yet."""
    value, field = value_of(job, path), BY_PATH[path]
    if isinstance(value, bool):
        return not value
    if isinstance(value, tuple) and field.parts:
        return (3.5, 7.0)
    if isinstance(value, tuple):
        assert field.choices is not None
        return tuple(name for name, _ in field.choices())
    if isinstance(value, float):
        return value + 2.5
    assert field.choices is not None
    return next((name for name, _ in field.choices() if name != value), "something else")


def test_only_what_matters_for_the_method_is_shown(maker: Maker) -> None:
    shown: dict[str, set[str]] = {}
    for method in METHODS:
        maker.sets("method", method)
        rows = maker.studio.window.form.rows
        shown[method] = {path for path, row in rows.items() if not row.editor.isHidden()}
    for path in BY_PATH:
        if path.startswith("laser."):
            assert {method for method in METHODS if path in shown[method]} == {"laser"}
        if path.startswith("solid."):
            assert {method for method in METHODS if path in shown[method]} == {"solid"}
    assert {method for method in METHODS if "sheet.flip" in shown[method]} == {"duplex"}
    assert {method for method in METHODS if "sheet.core" in shown[method]} == {"label"}
    assert {method for method in METHODS if "sheet.gutter" in shown[method]} == {"gutter"}
    assert "sheet.paper" not in shown["solid"]
    assert "sheet.bleed" not in shown["laser"]


def test_bleed_is_explained_where_it_is_asked_for(maker: Maker) -> None:
    row = maker.studio.window.form.rows["sheet.bleed"]
    assert row.help is not None
    assert "white edge" in row.help.text()


def test_values_that_the_form_cannot_show_stay_as_they_are(maker: Maker) -> None:
    job = with_value(maker.studio.job, "scale", 0.333333333)
    job = with_value(job, "looks.style", "runes")
    maker.studio.window.form.set_job(job)
    assert maker.studio.job == job
    maker.sets("sheet.margin", 9.0)
    assert maker.studio.job == with_value(job, "sheet.margin", 9.0)


def test_places_in_a_job_belong_to_fields() -> None:
    assert field_of("games[1].sets") == "games"
    assert field_of("sheet.margin") == "sheet.margin"
    assert field_of("elsewhere") == ""


def test_sets_spares_and_single_pieces(maker: Maker) -> None:
    box = maker.box
    box.sets.setValue(2)
    box.spares.setValue(1)
    box.single.click()
    assert box.table is not None
    box.table.boxes["pawn"].setValue(3)
    box.table.boxes["king"].setValue(-1)
    assert maker.studio.job.games == (Game("bishogi", sets=2, spares=1, more=(("pawn", 3), ("king", -1))),)
    box.table.boxes["pawn"].setValue(0)
    maker.waits()
    assert maker.studio.job.games[0].more == (("king", -1),)
    assert maker.figures["pieces"] == str(2 * 32 + 6 - 1)
