"""Arithmetic of two operands on any bits: the same from every executor, and numpy's where no NaN comes in."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drivers.sim.amd.wave.conftest import Lanes

U32, U64, F32, F64 = np.uint32, np.uint64, np.float32, np.float64
MODES = ("fast", "strict", "interpret")
FLOATS = {
    "v_add_f32 {d}, v1, v2": np.add, "v_sub_f32 {d}, v1, v2": np.subtract,
    "v_subrev_f32 {d}, v2, v1": np.subtract, "v_mul_f32 {d}, v1, v2": np.multiply,
    "v_add_f32_e64 {d}, v1, -v2": np.subtract,
    "v_mul_f32_e64 {d}, -v1, |v2|": lambda a, b: -a * np.abs(b),
}  # fmt: skip
EXTREMES = {
    "gfx1100": ["v_min_f32 {d}, v1, v2", "v_max_f32 {d}, v1, v2"],
    "gfx1201": [
        "v_min_num_f32 {d}, v1, v2", "v_max_num_f32 {d}, v1, v2", "v_minimum_f32 {d}, v1, v2",
        "v_maximum_f32 {d}, v1, v2",
    ],
}  # fmt: skip
DOUBLES = {
    "v_add_f64 {q}, v[1:2], v[3:4]": np.add, "v_mul_f64 {q}, v[1:2], v[3:4]": np.multiply,
    "v_add_f64 {q}, v[1:2], -v[3:4]": np.subtract,
}  # fmt: skip
WORDS = st.one_of(
    st.integers(0, 2**32 - 1),
    st.floats(width=32).map(lambda x: int(F32(x).view(U32))),
    st.sampled_from([0x7F800001, 0xFFC00000, 0x7FC12345, 0x80000000, 1, 0x7F800000, 0x00800000, 0x7F7FFFFF]),
)
LONGS = st.one_of(
    st.integers(0, 2**64 - 1),
    st.floats().map(lambda x: int(F64(x).view(U64))),
    st.sampled_from([0x7FF0 << 48 | 1, 0xFFF8 << 48, 1 << 63, 1, 0x7FF0 << 48, 1 << 52, (0x7FF0 << 48) - 1]),
)


def unsettled(a: Any, b: Any) -> Any:
    """Lanes with two NaNs: no document says which goes on."""
    kind = F32 if a.itemsize == 4 else F64
    return np.isnan(a.view(kind)) & np.isnan(b.view(kind))


def lists(of: Any) -> Any:
    return st.lists(of, min_size=32, max_size=32)


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
@settings(max_examples=8, deadline=None)
@given(first=lists(WORDS), second=lists(WORDS))
def test_floats_of_any_bits(arch: str, first: list[int], second: list[int]) -> None:
    a, b = np.array(first, U32), np.array(second, U32)
    texts = [*FLOATS, *EXTREMES[arch]]
    rows = [Lanes(mode, arch)(texts, a, b) for mode in MODES]
    settled = ~unsettled(a, b)
    for other in rows[1:]:
        np.testing.assert_array_equal(rows[0][: len(FLOATS), settled], other[: len(FLOATS), settled])
        np.testing.assert_array_equal(rows[0][len(FLOATS) :], other[len(FLOATS) :])
    x, y = a.view(F32), b.view(F32)
    plain = ~(np.isnan(x) | np.isnan(y))
    with np.errstate(all="ignore"):
        for row, compute in zip(rows[0], FLOATS.values(), strict=False):
            np.testing.assert_array_equal(row.view(F32)[plain], compute(x, y)[plain])


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
@settings(max_examples=6, deadline=None)
@given(first=lists(LONGS), second=lists(LONGS))
def test_doubles_of_any_bits(arch: str, first: list[int], second: list[int]) -> None:
    a, b = np.array(first, U64), np.array(second, U64)
    rows = [doubles(Lanes(mode, arch)([*DOUBLES], a, b)) for mode in MODES]
    settled = ~unsettled(a, b)
    for other in rows[1:]:
        np.testing.assert_array_equal(rows[0][:, settled], other[:, settled])
    x, y = a.view(F64), b.view(F64)
    plain = ~(np.isnan(x) | np.isnan(y))
    with np.errstate(all="ignore"):
        for row, compute in zip(rows[0], DOUBLES.values(), strict=True):
            np.testing.assert_array_equal(row.view(F64)[plain], compute(x, y)[plain])


def doubles(rows: Any) -> Any:
    """Rows of dwords as rows of 64 bits."""
    pairs = rows.reshape(-1, 2, 32).astype(U64)
    return pairs[:, 0] | pairs[:, 1] << U64(32)
