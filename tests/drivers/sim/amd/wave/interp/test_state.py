"""A wave's registers in the reference: masks (lanes.py), wide scalars, what a launch leaves undefined."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.interp.lanes import LaneAddresses, lanes_of, mask_of
from drivers.sim.amd.wave.interp.state import WaveState
from tests.drivers.sim.amd.wave.conftest import Lanes

STRICT = Lanes(mode="interpret")

X = np.arange(32, dtype=np.uint32)


@pytest.mark.parametrize(
    ("mask", "count"),
    [
        (0, 32),
        (1, 32),
        (1 << 31, 32),
        (0xFFFFFFFF, 32),
        (0x12345678, 32),
        (1 << 63 | 1, 64),
        (0xFFFFFFFF << 32, 64),
    ],
)
def test_a_mask_and_its_lanes_are_one_thing(mask: int, count: int) -> None:
    lanes = lanes_of(mask, count)
    assert [bool(x) for x in lanes] == [bool(mask >> i & 1) for i in range(count)]
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


def test_lanes_that_are_on_have_places_and_of_the_bad_ones_the_lowest_is_named() -> None:
    at, on = 4 * np.arange(32), lanes_of(1 << 31 | 0b110)
    lanes = LaneAddresses(at, on, 32)
    assert lanes.starts.tolist() == [4, 8, 124]
    assert lanes.places(3).tolist() == [[4, 5, 6], [8, 9, 10], [124, 125, 126]]
    assert lanes.each() == [(1, 4), (2, 8), (31, 124)]
    assert lanes.lowest(on & (at > 4)) == (34, 8) and lanes.lowest(on & (at > 8)) == (63, 124)


def abi(wave_size: int, *masks: int) -> Any:
    return SimpleNamespace(wave_size=wave_size, vgprs=2, mode=0x3F0, exec_masks=masks)


def test_a_wave_begins_with_the_lanes_that_it_has() -> None:
    for size, mask, upper in ((32, 0x7FFFFFFF, 0), (64, 1 << 63 | 5, 1 << 31), (64, 0xFFFFFFFF, 0)):
        wave = WaveState("gfx1100", abi(size, 0, mask), 1, 0x4000, {})
        assert wave.active.tolist() == [bool(mask >> lane & 1) for lane in range(size)]
        assert (wave.scalar(126), wave.scalar(127)) == (mask & 0xFFFFFFFF, upper)
        assert (wave.words, wave.mode, wave.vector.shape) == (size // 32, 0x3F0, (2, size))


def test_scalars_are_32_bits_and_some_codes_are_no_register() -> None:
    """RDNA3 ISA, "Scalar operands": 124 is null, 251 and 252 say whether VCC and EXEC are zero."""
    wave = WaveState("gfx1100", abi(64, (1 << 64) - 1), 0, 0, {})
    wave.set_scalar(4, 0x1_2345_6789)
    wave.set_wide_scalar(6, 0x1_8000_0001_0000_0002)
    wave.set_scalar(124, 5)
    wave.set_wide_scalar(124, 5)
    wave.scalars[124] = 9
    assert (wave.scalar(4), wave.scalar(6), wave.scalar(7)) == (0x23456789, 2, 0x80000001)
    assert (wave.wide_scalar(6), wave.lane_mask(6)) == (0x8000000100000002,) * 2
    assert wave.scalar(124) == wave.wide_scalar(124) == 0
    assert (wave.scalar(251), wave.scalar(252)) == (1, 0)
    wave.set_scalar(107, 1)
    wave.set_wide_scalar(126, 0)
    assert (wave.scalar(251), wave.scalar(252), wave.active.any()) == (0, 1, np.False_)
    wave.set_scalar(127, 1)
    assert wave.active.nonzero()[0].tolist() == [32]
    assert wave.wide_scalar(235) == 0x10000 << 32 and wave.scalar(235) == 0
    for on in (True, False):
        wave.set_scc(on)
        assert wave.scc == on


def test_a_wave32_has_only_the_lower_word_of_a_mask() -> None:
    wave = WaveState("gfx1100", abi(32, 3), 0, 0, {})
    wave.set_wide_scalar(106, 1 << 32)
    assert (wave.lane_mask(106), wave.scalar(251)) == (0, 1)
    wave.set_scalar(127, 0xFF)
    assert wave.active.nonzero()[0].tolist() == [0, 1]
