"""WMMA: every element type against numpy's product. The layout is the ISA document's, wave32."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

RNG = np.random.default_rng(12)
U32, F32 = np.uint32, np.float32


def run(bench: Any, text: str, a: Any, b: Any, c: Any) -> Any:
    """a, b: dword columns by lane; c: 8 columns. The 8 columns of D."""
    table = np.concatenate([a, b, c]).astype(U32)
    out = np.zeros((8, 32), U32)
    loads = [f"global_load_b32 v{16 + i}, v9, s[0:1] offset:{128 * i}" for i in range(len(table))]
    stores = [f"global_store_b32 v9, v{16 + len(a) + len(b) + i}, s[2:3] offset:{128 * i}" for i in range(8)]
    body = ["v_lshlrev_b32 v9, 2, v0", *loads, "s_waitcnt vmcnt(0)", text, *stores]
    bench.run("\n".join(body), bench.put(table), bench.put(out))
    return out


def packed(rows: Any) -> Any:
    """16 rows of 16 halves as 8 dword columns; lanes 16 to 31 repeat them."""
    words = np.ascontiguousarray(rows).view(U32).T
    return np.concatenate([words, words], 1)


def as_matrix(columns: Any) -> Any:
    """Register r of lane l is row 2r + l / 16, column l mod 16."""
    return columns.reshape(16, 16)


def test_bfloat_products_keep_f32_sums(bench: Any) -> None:
    a, b = (RNG.integers(-16, 16, (16, 16)).astype(F32) for _ in range(2))
    c = RNG.integers(-99, 99, (8, 32)).astype(F32)
    half_a, half_b = ((m.view(U32) >> 16).astype(np.uint16) for m in (a, b))
    text = "v_wmma_f32_16x16x16_bf16 v[32:39], v[16:23], v[24:31], v[32:39]"
    out = run(bench, text, packed(half_a), packed(half_b), c.view(U32))
    np.testing.assert_array_equal(as_matrix(out.view(F32)), a @ b.T + as_matrix(c))


@pytest.mark.parametrize("high", [False, True])
def test_half_results_take_half_a_register(bench: Any, high: bool) -> None:
    a, b = (RNG.integers(-4, 4, (16, 16)).astype(np.float16) for _ in range(2))
    c = RNG.integers(-9, 9, (8, 32)).astype(np.float16)
    words = c.view(np.uint16).astype(U32) << (16 * high) | U32(0x1234) << U32(16 * (not high))
    option = " op_sel:[0,0,1]" if high else ""
    text = "v_wmma_f16_16x16x16_f16 v[32:39], v[16:23], v[24:31], v[32:39]" + option
    out = run(bench, text, packed(a), packed(b), words)
    found = (out >> (16 * high)).astype(np.uint16).view(np.float16)
    np.testing.assert_array_equal(as_matrix(found), a @ b.T + as_matrix(c))
    assert (out >> (16 * (not high)) & 0xFFFF == 0x1234).all()


@pytest.mark.parametrize("signed", [(0, 0), (1, 0), (1, 1)])
def test_nibbles(bench: Any, signed: tuple[int, int]) -> None:
    a, b = (RNG.integers(0, 16, (16, 16)) for _ in range(2))
    words = [np.sum(m.reshape(16, 2, 8) << (4 * np.arange(8)), 2).T for m in (a, b)]
    columns = [np.concatenate([w, w], 1) for w in words]
    c = RNG.integers(0, 99, (8, 32))
    text = (
        f"v_wmma_i32_16x16x16_iu4 v[20:27], v[16:17], v[18:19], v[20:27] neg_lo:[{signed[0]},{signed[1]},0]"
    )
    out = run(bench, text, columns[0], columns[1], c)
    a, b = (((m ^ 8) - 8) if sign else m for m, sign in zip((a, b), signed, strict=True))
    np.testing.assert_array_equal(as_matrix(out.view(np.int32)), a @ b.T + as_matrix(c))
