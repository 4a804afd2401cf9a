"""Faults fire at the visit they were armed for, and only there."""

from __future__ import annotations

import pytest

from drivers.core.errors import ArgumentError
from drivers.sim.amd.pci.inject import POINTS, Faults


def test_nothing_fires_unless_it_is_armed() -> None:
    faults = Faults()
    assert not any(faults.fires(name) for name in POINTS)
    assert faults.visits["link.lost"] == 1 and faults.fired == []


def test_an_armed_fault_fires_after_so_many_visits_and_so_often() -> None:
    faults = Faults()
    faults.fires("smu.timeout")
    faults.arm("smu.timeout", after=1, times=2)
    assert [faults.fires("smu.timeout") for _ in range(5)] == [False, True, True, False, False]


def test_a_fault_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(ArgumentError, match=r"no fault 'psp.nap' can be injected; there are config.lost,"):
        Faults().arm("psp.nap")
    with pytest.raises(ArgumentError, match=r"allowed are after >= 0"):
        Faults().arm("link.lost", after=-1)
