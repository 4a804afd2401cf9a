"""The bench: words in, a few instructions, words out; time stamps; opening the device again."""

from __future__ import annotations

import pytest

from drivers.core.errors import DeviceError
from tests.drivers.amd.first_light.benches import DEVICES, opened

pytestmark = pytest.mark.sim


@pytest.mark.parametrize("device", DEVICES)
def test_a_body_gets_each_lanes_three_words_and_gives_two(device: str) -> None:
    body = "v_add_nc_u32_e32 v4, v1, v2\nv_mov_b32_e32 v5, v3"
    with opened(device) as bench:
        found = bench.run(body, ((1, 2, 3), (10, 20, 30)))
    assert found[:, :3].tolist() == [[3, 30, 0], [3, 30, 0]]


def test_stamps_are_taken_around_the_packets_in_order() -> None:
    with opened("sim:navi48") as bench:
        ticks = bench.stamps((), ())
    assert len(ticks) == 3
    assert ticks == sorted(ticks)


def test_a_device_that_was_opened_again_works() -> None:
    with opened("sim:navi31/pci") as bench:
        bench.reopen()
        assert bench.run("v_mov_b32_e32 v4, 5")[0, 0] == 5


def test_behind_the_kernel_driver_the_cards_blocks_are_refused_in_a_sentence() -> None:
    with opened("sim:navi31") as bench, pytest.raises(DeviceError, match="the kernel driver has this card"):
        bench.machine()
