"""Masks of quads and doubled bits against Python's integers. Others are tested in `jit/ops`, as are those of
scalar_arithmetic.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drivers.sim.amd.wave.conftest import Lanes


def run(arch: str, text: str, value: int, bits: int) -> tuple[int, int]:
    """(result in s[20:21], SCC) of an instruction on s[22:23]; the value comes from memory, so that all
    values run one kernel.
    """
    words = [np.full(32, word, np.uint32) for word in (value & 0xFFFFFFFF, value >> 32)]
    start = "s_mov_b64 s[20:21], 0\nv_readfirstlane_b32 s22, v1\nv_readfirstlane_b32 s23, v2\n"
    read = "s_cselect_b32 s24, 1, 0\nv_mov_b32 {d}, s20"
    got = Lanes(arch=arch)([start + text + "\n" + read, "v_mov_b32 {d}, s21", "v_mov_b32 {d}, s24"], *words)
    return int(got[0, 0]) | int(got[1, 0]) << 32, int(got[2, 0])


def quads(value: int, bits: int) -> list[bool]:
    return [bool(value >> place & 15) for place in range(0, bits, 4)]


@settings(max_examples=15, deadline=None)
@given(value=st.integers(0, 2**64 - 1), sparse=st.integers(0, 2**64 - 1))
@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_quads(arch: str, bits: int, value: int, sparse: int) -> None:
    value = value & sparse & sparse >> 1 & (1 << bits) - 1
    names = ("s20", "s22") if bits == 32 else ("s[20:21]", "s[22:23]")
    small = sum(on << place for place, on in enumerate(quads(value, bits)))
    whole = sum(15 << 4 * place for place, on in enumerate(quads(value, bits)) if on)
    assert run(arch, f"s_quadmask_b{bits} {names[0]}, {names[1]}", value, bits) == (small, int(small != 0))
    assert run(arch, f"s_wqm_b{bits} {names[0]}, {names[1]}", value, bits) == (whole, int(whole != 0))


@settings(max_examples=15, deadline=None)
@given(value=st.integers(0, 2**32 - 1))
def test_bits_are_doubled(value: int) -> None:
    wanted = sum(3 << 2 * place for place in range(32) if value >> place & 1)
    assert run("gfx1201", "s_cmp_eq_u32 0, 0\ns_bitreplicate_b64_b32 s[20:21], s22", value, 32) == (wanted, 1)


def test_scalar_floats_are_packed_toward_zero() -> None:
    low, high = np.float32(1.0009), np.float32(-70000.0)
    words = [int(number.view(np.uint32)) for number in (low, high)]
    got, _ = run(
        "gfx1201", "s_cmp_eq_u32 0, 0\ns_cvt_pk_rtz_f16_f32 s20, s22, s23", words[0] | words[1] << 32, 32
    )
    assert got == 0x3C00 | 0xFBFF << 16


def test_nothing_set_clears_scc(both: Any) -> None:
    text = "s_cmp_eq_u32 0, 0\ns_wqm_b32 s20, 0\ns_cselect_b32 s21, 1, 0\nv_mov_b32 {d}, s21"
    assert both([text])[0, 0] == 0
