"""A work-group's memory ends where the kernel says, not where the granules do that hardware allocates."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.amd.code_object.writer import Arg, KernelNeeds, write
from drivers.amd.isa import isa
from drivers.amd.program import lds_units
from drivers.core.errors import SimFault
from tests.devices import opened
from tests.faults import faults

DECLARED = 256  # local int a[64]
STORE = """
    v_mov_b32_e32 v0, 7
    v_mov_b32_e32 v1, 0
    ds_store_b32 v1, v0 offset:{}
    s_endpgm
"""


def run(name: str, mode: str, offset: int, lds: int = 0) -> None:
    """a[offset / 4] = 7, by one lane."""
    with opened(name, sim=mode) as device:
        text = isa(device.arch).assemble(STORE.format(offset))
        needs = KernelNeeds(8, 2, 8, DECLARED, args=[Arg("x", 0, 8, "global_buffer")])
        made = write(device.arch, "local", text, needs)
        x = device.buffer(np.zeros(1, np.uint32))
        device.load(made)(x, grid=(1, 1, 1), block=(1, 1, 1), lds=lds)
        device.synchronize()


@pytest.mark.parametrize("mode", ["strict", "interpret"])
def test_an_index_past_an_array_is_found_where_the_kernel_declares_its_size(
    mode: str, every_device_name: str
) -> None:
    run(every_device_name, mode, DECLARED - 4)
    with pytest.raises(SimFault, match=r"E_LDS_OOB: LDS bytes 0x11c\.\.0x120; the group has 0x100"):
        run(every_device_name, mode, DECLARED + 4 * 7)


def test_memory_that_a_launch_adds_may_be_used_to_the_granules_end(every_device_name: str) -> None:
    run(every_device_name, "strict", DECLARED + 4 * 7, lds=64)
    with faults("E_LDS_OOB"):
        run(every_device_name, "strict", 1024, lds=64)


def test_fast_runs_know_granules_as_hardware_does(device_name: str) -> None:
    run(device_name, "fast", 508)
    with faults("E_LDS_OOB"):
        run(device_name, "fast", 512)


def test_a_launch_that_adds_memory_has_more_units_than_the_kernel_declares() -> None:
    assert [lds_units(*each) for each in ((0, 0), (256, 0), (256, 64), (256, 300), (0, 64))] == [
        0,
        1,
        2,
        2,
        1,
    ]
    assert lds_units(65536 - 256, 128) == 128
