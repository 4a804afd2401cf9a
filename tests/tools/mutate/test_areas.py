"""Areas name code and tests that exist; the table of changes that mean the same is true."""

from __future__ import annotations

from pathlib import Path

from tools.mutate.areas import AREAS


def test_every_area_has_code_and_tests() -> None:
    root = Path(__file__).resolve().parents[3]
    for name, area in AREAS.items():
        if name != "part":
            assert len(area.files(root)) > 5 and len(area.test_files(root)) > 5
            assert all(any(root.glob(each)) for each in (*area.code, *area.tests))
            assert set(area.first) <= set(area.test_files(root))


def test_the_table_of_equivalent_changes_names_lines_that_exist_and_gives_reasons() -> None:
    root = Path(__file__).resolve().parents[3]
    rows = (root / "tools/mutate/equivalent.tsv").read_text().splitlines()
    assert rows[0] == "path\tbefore\tafter\treason"
    for row in rows[1:]:
        path, before, after, reason = row.split("\t")
        lines = {line.strip() for line in (root / path).read_text().splitlines()}
        assert before in lines and before != after and len(reason) > 10, row
