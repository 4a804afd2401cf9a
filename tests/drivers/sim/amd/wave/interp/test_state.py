"""A wave's registers in the reference: masks (lanes.py), wide scalars, what a launch leaves undefined."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.interp.lanes import lanes_of, mask_of
from tests.drivers.sim.amd.wave.conftest import Lanes

STRICT = Lanes(mode="interpret")

X = np.arange(32, dtype=np.uint32)


@pytest.mark.parametrize("mask", [0, 1, 0x80000000, 0xFFFFFFFF, 0x12345678])
def test_a_mask_and_its_lanes_are_one_thing(mask: int) -> None:
    lanes = lanes_of(mask)
    assert [bool(x) for x in lanes] == [bool(mask >> i & 1) for i in range(32)]
    assert mask_of(lanes) == mask


def test_a_wide_scalar_is_a_pair_low_word_first() -> None:
    text = "s_mov_b32 s6, 0x11\ns_mov_b32 s7, 0x22\ns_lshl_b64 s[8:9], s[6:7], 4"
    rows = STRICT([f"{text}\nv_mov_b32 {{d}}, s8", "v_mov_b32 {d}, s9"], X)
    assert (rows[0][0], rows[1][0]) == (0x110, 0x220)


def test_exec_is_read_back_as_written() -> None:
    text = "s_mov_b32 s6, exec_lo\ns_mov_b32 exec_lo, -1\nv_mov_b32 {d}, s6"
    assert STRICT([text], X, exec_mask=0xF0F0)[0][0] == 0xF0F0


def test_a_register_that_the_launch_did_not_set_is_undefined() -> None:
    with pytest.raises(SimFault) as caught:
        STRICT(["v_mov_b32 {d}, v55"], X)
    assert caught.value.code == "E_UNINIT"


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
def test_the_upper_half_of_exec_is_a_register_like_others_in_a_wave32(mode: str) -> None:
    text = "s_mov_b32 exec_hi, 0x1234\nv_mov_b32 {d}, exec_hi"
    assert Lanes(mode)([text], X)[0].tolist() == [0x1234] * 32
