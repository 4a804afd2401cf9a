"""NaNs in the reference, where it knows more than the compiled path: which of two different ones goes on."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Lanes

U32, F32 = np.uint32, np.float32
A, B, C = 0x7F800111, 0xFFC00222, 0x7FC00333
ONE, ZERO, INFINITY, DEFAULT = 0x3F800000, 0, 0x7F800000, 0xFFC00000


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
@pytest.mark.parametrize(
    ("text", "inputs", "expected"),
    [
        ("v_add_f32 {d}, v1, v2", (A, B), 0x7FC00111),
        ("v_add_f32 {d}, v1, v2", (B, A), B),
        ("v_mul_f32 {d}, v1, v2", (B, C), B),
        ("v_sub_f32 {d}, v1, v2", (ONE, B), 0x7FC00222),
        ("v_fma_f32 {d}, v1, v2, v3", (A, B, C), 0x7FC00111),
        ("v_fma_f32 {d}, v1, v2, v3", (ONE, B, C), B),
        ("v_fma_f32 {d}, v1, v2, v3", (ZERO, INFINITY, C), DEFAULT),
        ("v_fma_f32 {d}, v1, v2, v3", (ZERO, C, B), C),
        ("v_fmac_f32 {d}, v1, v2", (INFINITY, ZERO), DEFAULT),
    ],
)
def test_the_first_operand_goes_on(arch: str, text: str, inputs: tuple[int, ...], expected: int) -> None:
    """As measured on cards: valu_fp_mode_test.cpp of rocjitsu."""
    rows = Lanes("interpret", arch)([text], *(np.full(32, bits, U32) for bits in inputs))
    assert [hex(bits) for bits in rows[0]] == [hex(expected)] * 32


def test_gfx11_without_ieee_leaves_it_as_it_is() -> None:
    run = replace(Lanes("interpret"), rsrc1=31 | 0xF0 << 12)
    assert run(["v_add_f32 {d}, v1, v2"], *(np.full(32, bits, U32) for bits in (A, B)))[0][0] == A
