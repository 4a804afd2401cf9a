"""Which tests a mutant meets, and in which order."""

from __future__ import annotations

from pathlib import Path

from tools.mutate.areas import Area
from tools.mutate.record import Chooser, CoverageRecord, Recorded, defined_at

CODE = "part/code.py"
LINES = ["def f(a):", "    b = a", "    return b", "def g(a):", "    return a"]


def chooser(tmp_path: Path, now: list[str]) -> Chooser:
    """Three tests of two files: of line 2 cheap and dear, and of line 5."""
    for name, text in (
        (CODE, "\n".join(now)),
        ("tests/part/test_code.py", ""),
        ("tests/part/test_other.py", ""),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    first, last = 1 << 2 | 1 << 3, 1 << 5
    record = CoverageRecord(
        tests={
            "tests/part/test_code.py": {
                "dear": Recorded(5.0, {CODE: first}),
                "far": Recorded(0.1, {CODE: last}),
            },
            "tests/part/test_other.py": {"cheap": Recorded(0.1, {CODE: first}), "none": Recorded(0.1, {})},
        },
        sources={name: {CODE: LINES} for name in ("tests/part/test_code.py", "tests/part/test_other.py")},
    )
    return Chooser(record, Area(("part/*.py",), ("tests/part/*.py",)), tmp_path)


def test_those_that_run_the_line_come_first_the_nearest_and_cheapest_before(tmp_path: Path) -> None:
    assert chooser(tmp_path, LINES).tests(CODE, 2, 100.0) == ["cheap", "dear", "far"]


def test_a_budget_leaves_out_what_is_dear_but_never_all(tmp_path: Path) -> None:
    made = chooser(tmp_path, LINES)
    assert made.tests(CODE, 2, 1.0) == ["cheap", "far"]
    made.record.kills["dear"] = 9
    assert made.tests(CODE, 2, 1.0) == ["cheap", "far"], "what noticed most still takes its time"
    assert made.tests(CODE, 2, 0.0) == ["cheap"]


def test_one_that_noticed_before_is_asked_earlier_and_an_unreliable_one_never(tmp_path: Path) -> None:
    made = chooser(tmp_path, LINES)
    made.record.kills["far"] = 2
    assert made.tests(CODE, 5, 100.0)[0] == "far"
    made.record.unreliable.add("cheap")
    assert "cheap" not in made.tests(CODE, 2, 100.0)


def test_a_constant_is_met_by_those_that_run_a_line_with_its_name(tmp_path: Path) -> None:
    made = chooser(tmp_path, [*LINES[:4], "    return a + LIMIT", "LIMIT = 4"])
    assert made.tests(CODE, 6, 0.0) == ["far"]
    assert made.tests(CODE, 5, 0.0) == ["far"]


DERIVED = ["BASE = 4", "LIMITS = (BASE, 5)"]


def test_a_constant_that_only_a_constant_uses_is_met_by_those_that_run_a_line_with_the_latter_s_name(
    tmp_path: Path,
) -> None:
    made = chooser(tmp_path, [*LINES[:2], "    return b + LIMITS", *LINES[3:], *DERIVED])
    assert made.tests(CODE, 6, 100.0) == ["cheap", "dear", "far"]


def test_a_constant_that_a_function_uses_too_is_met_by_those_that_run_it(tmp_path: Path) -> None:
    now = ["def f(a):", "    b = a", "    return b + BASE", "def g(a):", "    return a + LIMITS", *DERIVED]
    assert chooser(tmp_path, now).tests(CODE, 6, 100.0) == ["cheap", "dear", "far"]


def test_a_constant_is_met_by_a_file_of_tests_that_names_it(tmp_path: Path) -> None:
    made = chooser(tmp_path, [*LINES, "LIMIT = 4"])
    (tmp_path / "tests/part/test_other.py").write_text("assert LIMIT == 4")
    again = Chooser(made.record, Area(("part/*.py",), ("tests/part/*.py",)), tmp_path)
    assert again.tests(CODE, 6, 100.0) == ["cheap", "none", "far", "dear"]


def test_a_file_s_own_tests_meet_its_mutants_though_they_run_it_in_another_process(tmp_path: Path) -> None:
    made = chooser(tmp_path, LINES)
    made.record.tests["tests/part/test_code.py"]["outside"] = Recorded(0.1, {})
    assert made.tests(CODE, 2, 100.0) == ["outside", "cheap", "dear", "far"]


def test_files_that_hold_much_at_once_are_asked_before_cheaper_ones(tmp_path: Path) -> None:
    made = chooser(tmp_path, LINES)
    area = Area(("part/*.py",), ("tests/part/*.py",), first=("tests/part/test_code.py",))
    again = Chooser(made.record, area, tmp_path)
    assert again.tests(CODE, 2, 100.0) == ["dear", "far", "cheap"], "far shares what dear has made"
    assert again.tests(CODE, 5, 100.0) == ["far", "dear", "cheap"]


def test_files_that_hold_much_at_once_take_no_time_of_a_line_that_none_of_their_tests_runs(
    tmp_path: Path,
) -> None:
    made = chooser(tmp_path, [*LINES, "LIMIT = 4"])
    area = Area(("part/*.py",), ("tests/part/*.py",), first=("tests/part/test_other.py",))
    again = Chooser(made.record, area, tmp_path)
    assert again.tests(CODE, 2, 1.0) == ["cheap", "none", "far"]
    assert again.tests(CODE, 5, 100.0) == ["far", "cheap", "dear"], "another line of the file"
    assert again.tests(CODE, 6, 0.0) == ["cheap"], "it may reach any test"


def test_lines_that_moved_since_the_recording_are_found(tmp_path: Path) -> None:
    made = chooser(tmp_path, ["# new", *LINES[:2], "    c = 1", *LINES[2:]])
    assert made.tests(CODE, 7, 0.0) == ["far"]
    assert made.tests(CODE, 3, 0.0) == ["cheap"]
    assert made.tests(CODE, 4, 0.0) == ["cheap"]  # new: as its neighbour


LOADED = """LIMIT, REST = 4, 5
class Form:
    width: int = 3

    def f(self, a: int = 1,
          b: int = 2) -> int:
        'text'
        return a + LIMIT
"""


def test_a_line_that_runs_with_its_module_is_met_where_its_name_stands() -> None:
    assert defined_at(LOADED, 1) == ["LIMIT", "REST"]
    assert defined_at(LOADED, 3) == ["width"]
    assert defined_at(LOADED, 6) == ["f"]
    assert defined_at(LOADED, 8) == []
