"""The figures of a card in another process are measured on one."""

from __future__ import annotations

import pytest

from tools.bench.served import served_figures

pytestmark = pytest.mark.sim


def test_figures_are_measured_and_positive() -> None:
    found = {f.name: f.value for f in served_figures()}
    assert set(found) == {"served_boot_s", "served_attach_s", "served_read_us"}
    assert all(value > 0 for value in found.values())
