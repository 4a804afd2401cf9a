"""What the bench of kernels counts, on small ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tools.bench import kernels
from tools.bench.kernels import Case, figures_of, units_of


@pytest.mark.parametrize("chip", kernels.CHIPS)
def test_each_case_has_its_instructions_launches_and_bytes(
    chip: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A product of 64 x 32 by 32 x 64 takes four blocks of 32 x 32, which load 32 rows and 32 columns
    each."""
    least = 4 * 2 * 32 * 32 * 4
    case = Case("product", ((64, 32), (32, 64)), ("float32",), lambda a, b: a @ b, 27.0, least)
    sums = Case("sum", ((64, 64),), ("float32",), lambda x: x.sum(1), 1.0)
    monkeypatch.setattr(kernels, "CASES", (case, sums))
    found = {each.name: each for each in figures_of(chip)}
    arch = kernels.CHIPS[chip]
    assert found[f"product_{arch}_kernels"].value == 1 and found[f"sum_{arch}_kernels"].value == 1
    assert found[f"product_{arch}_loaded_ratio"].value == 1
    executed = found[f"product_{arch}_mwi"]
    assert 0.001 < executed.value < 0.01 and "valu" in executed.what and "lds" in executed.what


def test_no_launches_have_no_units() -> None:
    assert units_of([]) == {}


def test_some_groups_stand_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """64 rows of 1024 are as many groups; of a launch of them eight run, and the counts are the same."""
    whole = Case("sum", ((256, 1024),), ("float32",), lambda x: x.sum(1), 1.0, roof=(kernels.MEMORY, 0.0))
    found = []
    for groups in (0, 8):
        monkeypatch.setattr(kernels, "CASES", (replace(whole, groups=groups),))
        found.append({each.name: each for each in figures_of("navi31")})
    all_of_them, some = (each["sum_gfx1100_mwi"].value for each in found)
    assert some == all_of_them
    share = found[0]["sum_gfx1100_roof_pct"]
    assert 0 < share.value < 100 and "float" not in share.what
    assert found[0]["sum_gfx1100_model_us"].value > 1e6 * 256 * 1025 * 4 / 960e9
