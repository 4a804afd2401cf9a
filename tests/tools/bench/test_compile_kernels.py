"""The slowest kernels to compile are told beside the median."""

from __future__ import annotations

import pytest

from tests.tensor.codegen.rdna import samples
from tools.bench import compile_kernels
from tools.bench.compile_kernels import figures_of, percentile


def test_a_percentile_is_that_of_all_samples() -> None:
    assert percentile([3.0], 0.95) == 3.0
    assert percentile([float(n) for n in range(101)], 0.95) == 95.0
    assert percentile([float(n) for n in range(101)], 0.5) == 50.0


def test_both_figures_are_of_the_best_turn_of_each_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([9.0, 1.0, 5.0, 8.0, 3.0, 7.0])
    monkeypatch.setattr(compile_kernels, "milliseconds", lambda _: next(times))
    median, slow = figures_of("gfx1100", "gfx1100", [samples.softmax(4, 100), samples.softmax(4, 200)])
    assert (median.name, median.value, median.least, median.most) == ("compile_ms_gfx1100", 2.0, 1.0, 3.0)
    assert slow.name == "compile_slow_ms_gfx1100" and slow.value == pytest.approx(2.9)
    assert (median.target, slow.target) == (5, 30)
