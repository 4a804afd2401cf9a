"""Which files of tests a first look runs."""

from __future__ import annotations

from pathlib import Path

from tools.mutate.areas import Area
from tools.mutate.near import UNKNOWN, Near

FILES = {
    "part/code.py": "",
    "tests/part/test_code.py": "",
    "tests/part/test_code_more.py": "",
    "tests/part/test_all.py": "",
    "tests/part/deep/test_told.py": '"""Much.\n\nCovers code.py too.\n"""\n',
    "tests/part/test_untold.py": '"""Covers more_code.py."""\n# not code.py\n',
    "tests/part/test_beside.py": "",
    "tests/far/test_one.py": "from part.code import at_most\n",
    "tests/far/test_two.py": "from part import code, other\n",
    "tests/far/test_three.py": "from part.codes import at_most\n",
}


def near(tmp_path: Path) -> Near:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    area = Area(("part/*.py",), ("tests/part/**/*.py", "tests/far/*.py"), first=("tests/part/test_all.py",))
    return Near(area, tmp_path)


NEAREST = [
    "tests/part/test_code.py",
    "tests/part/deep/test_told.py",
    "tests/part/test_code_more.py",
    "tests/far/test_one.py",
    "tests/far/test_two.py",
    "tests/part/test_all.py",
]


def test_a_file_meets_its_own_tests_then_those_of_its_name_or_that_tell_of_it_then_who_imports_it(
    tmp_path: Path,
) -> None:
    assert near(tmp_path).tests("part/code.py", 1, 0.0) == NEAREST


def test_others_of_the_mirrored_folder_are_met_where_time_allows(tmp_path: Path) -> None:
    made = near(tmp_path)
    assert made.tests("part/code.py", 1, 7 * UNKNOWN) == [*NEAREST, "tests/part/test_beside.py"]
    assert made.tests("part/code.py", 1, 6.9 * UNKNOWN) == NEAREST
    made.first = ()
    assert made.tests("part/unnamed.py", 1, 0.0) == ["tests/part/test_all.py"]
