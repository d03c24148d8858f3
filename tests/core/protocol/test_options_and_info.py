"""Engine options and search reports."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from komagata.protocol.info import WIN, Info, forced_plies, print_info, read_info
from komagata.protocol.options import EngineOption, OptionKind, read_option, whole


@pytest.mark.parametrize(
    ("line", "option"),
    [
        (
            "name UCI_Variant type combo default chess var 3check var chess",
            EngineOption("UCI_Variant", OptionKind.COMBO, "chess", choices=("3check", "chess")),
        ),
        ("name Clear Hash type button", EngineOption("Clear Hash", OptionKind.BUTTON)),
        ("name Debug Log File type string default", EngineOption("Debug Log File", OptionKind.STRING)),
        ("name Path type string default <empty>", EngineOption("Path", OptionKind.STRING)),
        ("name Ponder type check default false", EngineOption("Ponder", OptionKind.CHECK, "false")),
        (
            "name max min type spin default -3 min -5 max 5",
            EngineOption("max min", OptionKind.SPIN, "-3", -5, 5),
        ),
        (
            "name Style type combo default Both var Both var Off var Very Solid",
            EngineOption("Style", OptionKind.COMBO, "Both", choices=("Both", "Off", "Very Solid")),
        ),
    ],
)
def test_options_read_and_print(line: str, option: EngineOption) -> None:
    assert read_option(line.split()) == option
    assert read_option(option.line().split()[1:]) == option


@pytest.mark.parametrize("line", ["", "name X", "name X type wish", "type spin", "name type spin default 3"])
def test_what_offers_nothing(line: str) -> None:
    assert read_option(line.split()) is None


def test_values_are_fitted() -> None:
    spin = EngineOption("Hash", OptionKind.SPIN, "16", 1, 64)
    assert [spin.fitted(value) for value in ("8", "0", "999", "many")] == ["8", "1", "64", None]
    check = EngineOption("Ponder", OptionKind.CHECK, "false")
    assert [check.fitted(value) for value in ("True", "yes")] == ["true", None]
    combo = EngineOption("UCI_Variant", OptionKind.COMBO, "a", choices=("a",))
    assert combo.fitted("loaded-from-a-file") == "loaded-from-a-file"


@pytest.mark.parametrize("word", ["", "-", "1.5", "²", "٣", "1" * 19, "0x1", "--1"])
def test_no_whole_number(word: str) -> None:
    assert whole(word) is None


@pytest.mark.parametrize(
    ("words", "in_plies", "score"),
    [
        ("score cp -35", False, -35),
        ("score mate 1", False, WIN - 1),
        ("score mate 3", False, WIN - 5),
        ("score mate -2", False, 4 - WIN),
        ("score mate 0", False, -WIN),
        ("score mate 5", True, WIN - 5),
        ("score mate -4", True, 4 - WIN),
        ("score mate -0", True, -WIN),
        ("score mate +", True, WIN - 1000),
        ("score mate -", True, 1000 - WIN),
        ("score", False, None),
        ("score wdl 1 2 3", False, None),
    ],
)
def test_scores(words: str, in_plies: bool, score: int | None) -> None:
    assert read_info(words.split(), mate_in_plies=in_plies).score == score


@given(st.integers(-WIN, WIN), st.booleans())
def test_scores_survive_a_round_trip(score: int, in_plies: bool) -> None:
    if 1000 < abs(score) < WIN - 1000:
        score //= 100
    line = print_info(Info(depth=1, score=score), mate_in_plies=in_plies)
    back = read_info(line.split()[1:], mate_in_plies=in_plies).score
    assert back is not None
    plies = forced_plies(score)
    if plies is None:
        assert back == score
    elif score not in {WIN, -WIN}:
        # UCI counts moves, so a side's own last ply may be rounded.
        assert (back > 0) == (score > 0)
        assert abs(back - score) <= (0 if in_plies else 1)


def test_a_full_report_round_trips() -> None:
    info = Info(3, 9, 2, 41, "lowerbound", 1000, 200_000, 5, 12, ("e2e3", "P@e5"))
    assert read_info(print_info(info, mate_in_plies=False).split()[1:], mate_in_plies=False) == info


def test_free_words() -> None:
    assert read_info(["string", "classical", "evaluation", "enabled"], mate_in_plies=False).text == (
        "classical evaluation enabled"
    )
