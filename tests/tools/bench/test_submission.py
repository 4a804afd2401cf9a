"""The submission figures are measured on a device whose waves are stubbed."""

from __future__ import annotations

import pytest

from tools.bench.submission import submission_figures

pytestmark = pytest.mark.sim


def test_both_figures_are_measured_and_positive() -> None:
    found = {f.name: f.value for f in submission_figures()}
    assert set(found) == {"submit_us", "replay_us_per_kernel"}
    assert all(value > 0 for value in found.values())
