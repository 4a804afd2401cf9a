"""Integer vector instructions as compiled, against Python's integers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.meaning.exact_integers import ONE, THREE, TWO, picked

U32 = np.uint32
RNG = np.random.default_rng(1)
EDGES = np.array([0, 1, 2, 31, 32, 33, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFF, 0x10000, 0xFFFFFF], U32)
A = np.concatenate([EDGES, RNG.integers(0, 2**32, 20, dtype=U32)])
B = np.concatenate([EDGES[::-1], RNG.integers(0, 2**32, 20, dtype=U32)])
C = np.concatenate([RNG.integers(0, 64, 16, dtype=U32), RNG.integers(0, 2**32, 16, dtype=U32)])
LANES = np.arange(32)
D64 = RNG.integers(0, 2**64, 32, dtype=np.uint64)


def big(values: Any) -> Any:
    """As Python integers, so that nothing wraps."""
    return np.array([int(v) for v in values], object)


def signed(values: Any, bits: int = 32) -> Any:
    return np.array([(int(v) & (1 << bits) - 1 ^ 1 << bits - 1) - (1 << bits - 1) for v in values], object)


def wrap(values: Any) -> Any:
    return np.array([int(v) & 0xFFFFFFFF for v in values], U32)


def each(function: Callable[..., int]) -> Callable[..., Any]:
    """A scalar function over lanes of Python integers."""
    return lambda *rows: np.array(
        [function(*(int(v) for v in lane)) for lane in zip(*rows, strict=True)], object
    )


a, b = big(A), big(B)
sa, sb = signed(A), signed(B)
SELECTOR = (B % 16 | (C & 15) << 8 | (A & 15) << 16 | U32(13 << 24)).astype(U32)
CASES: dict[str, Any] = {
    **{f"{name} {{d}}, v1": each(exact)(A) for name, exact in ONE.items()},
    **{f"{name} {{d}}, v1, v2": each(exact)(A, B) for name, exact in TWO.items()},
    **{f"{name} {{d}}, v1, v2, v3": each(exact)(A, B, C) for name, exact in THREE.items()},
    "v_mbcnt_lo_u32_b32 {d}, v1, v2": each(lambda i, x, y: (x & (1 << i) - 1).bit_count() + y)(LANES, A, B),
    "v_perm_b32 {d}, v1, v2, v6": each(picked)(A, B, SELECTOR),
    "v_add_nc_u32 {d}, 0x12345678, v2": b + 0x12345678,
    "v_sub_nc_u32 {d}, -7, v2": -7 - b,
}


def test_results_equal_exact_arithmetic(lanes: Any) -> None:
    got = lanes(list(CASES), A, B, C, D64, SELECTOR)
    for row, (text, expected) in zip(got, CASES.items(), strict=True):
        np.testing.assert_array_equal(row, wrap(expected), err_msg=text)


def test_wide_shifts_and_products_use_register_pairs(lanes: Any) -> None:
    texts = ["v_lshlrev_b64 {q}, v3, v[4:5]", "v_lshrrev_b64 {q}, v3, v[4:5]",
             "v_ashrrev_i64 {q}, v3, v[4:5]",
             "v_mad_u64_u32 {q}, null, v1, v2, v[4:5]",
             "v_mad_i64_i32 {q}, null, v1, v2, v[4:5]"]  # fmt: skip
    got = lanes(texts, A, B, C, D64)
    d, n = big(D64), C & 63
    wide = signed(D64, 64)
    expected = [
        each(lambda x, k: x << k)(D64, n), each(lambda x, k: x >> k)(D64, n),
        each(lambda x, k: x >> k)(wide, n),
        a * b + d, sa * sb + d,
    ]  # fmt: skip
    for index, (text, values) in enumerate(zip(texts, expected, strict=True)):
        pair = [
            int(low) | int(high) << 32 for low, high in zip(got[2 * index], got[2 * index + 1], strict=True)
        ]
        assert pair == [int(v) & 2**64 - 1 for v in values], text


def test_carry_chain_adds_and_subtracts_64_bits(lanes: Any) -> None:
    other = RNG.integers(0, 2**64, 32, dtype=np.uint64)
    got = lanes(
        ["v_add_co_u32 {d}, vcc_lo, v1, v3", "v_add_co_ci_u32 {d}, vcc_lo, v2, v4, vcc_lo",
         "v_sub_co_u32 {d}, s10, v1, v3", "v_sub_co_ci_u32 {d}, s11, v2, v4, s10"],
        D64, other,
    )  # fmt: skip
    total, rest = D64 + other, D64 - other
    np.testing.assert_array_equal(got[0], total.astype(U32))
    np.testing.assert_array_equal(got[1], (total >> 32).astype(U32))
    np.testing.assert_array_equal(got[2], rest.astype(U32))
    np.testing.assert_array_equal(got[3], (rest >> 32).astype(U32))


def test_condition_mask_picks_per_lane(lanes: Any) -> None:
    got = lanes(["v_cndmask_b32 {d}, v1, v2, s10"], A, B, before="s_mov_b32 s10, 0xf0f0a5a5")
    picked = [0xF0F0A5A5 >> lane & 1 for lane in range(32)]
    np.testing.assert_array_equal(got[0], np.where(picked, B, A))


def test_switched_off_lanes_keep_their_register(lanes: Any) -> None:
    got = lanes(["v_add_nc_u32 {d}, v1, v2"], A, B, exec_mask=0x0000FFFF)
    np.testing.assert_array_equal(got[0][:16], (A + B)[:16])
    assert not got[0][16:].any()


WORDS = "\n".join(f"s_mov_b32 s{index}, 0" for index in range(8, 16))


def test_an_instruction_without_a_rule_is_named(lanes: Any) -> None:
    from drivers.core.errors import SimFault

    with pytest.raises(SimFault, match=r"E_NOT_MODELLED.*image_load"):
        lanes(
            ["image_load {d}, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D\ns_waitcnt vmcnt(0)"], A, before=WORDS
        )
