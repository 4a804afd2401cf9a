"""The figures of NVIDIA's driver are measured on the simulated card with a doorbell that nobody hears."""

from __future__ import annotations

import pytest

from tools.bench.nv_submission import nv_submission_figures

pytestmark = pytest.mark.sim


def test_both_figures_are_measured_and_positive() -> None:
    found = {f.name: f.value for f in nv_submission_figures()}
    assert set(found) == {"nv_submit_us", "nv_replay_us_per_kernel"}
    assert all(value > 0 for value in found.values())
