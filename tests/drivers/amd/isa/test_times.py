"""Figures of time: what they are said to be, and that they hold together.

Covers times.py.
"""

from __future__ import annotations

import pytest

from drivers.amd.isa.times import TIMES, times


@pytest.mark.parametrize("arch", TIMES)
def test_latencies_are_in_the_order_that_traces_show(arch: str) -> None:
    found = times(arch)
    assert found.valu < found.lds < found.vmem < found.smem
    assert found.vmem < found.vmem_busy
    assert found.first_instruction < found.empty_kernel
    assert found.results["trans"] == found.valu + found.trans


def test_other_chips_of_a_generation_have_its_figures() -> None:
    assert times("gfx1102") is times("gfx1100")
    assert times("gfx1200") is times("gfx1201")
