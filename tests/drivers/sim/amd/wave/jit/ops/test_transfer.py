"""Transposing loads and register blocks of GFX12."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

U32 = np.uint32
LANE = np.arange(32)


@pytest.fixture
def bench12(bench: Any) -> Any:
    """A memory of a GFX12 card."""
    bench.arch = "gfx1201"
    return bench


def test_eight_lanes_transpose_what_they_load(bench12: Any) -> None:
    """As measured with B[r][c] = 16 r + c and lane l at element 8 l: rows ``l / 8 * 4 + j / 2``, columns
    ``l % 8 + 8 * (j % 2)``.
    """
    matrix = np.arange(256, dtype=np.uint16)
    out = np.zeros((32, 8), np.uint16)
    text = """v_lshlrev_b32 v1, 4, v0
        global_load_tr_b128 v[2:5], v1, s[0:1]
        s_wait_loadcnt 0x0
        global_store_b128 v1, v[2:5], s[2:3]"""
    bench12.run(text, bench12.put(matrix), bench12.put(out))
    for j in range(8):
        rows, columns = LANE // 8 * 4 + j // 2, LANE % 8 + 8 * (j % 2)
        np.testing.assert_array_equal(bench12.arrays[1][:, j], 16 * rows + columns)


def test_a_strided_matrix_becomes_columns(bench12: Any) -> None:
    """With the addresses that put lane l's row at k: each lane gets a column of eight rows."""
    matrix = np.random.default_rng(2).integers(0, 2**16, (16, 40)).astype(np.uint16)
    addresses = (((8 * (LANE // 16) + LANE % 8) * 40 + LANE // 8 % 2 * 8) * 2).astype(U32)
    table = np.zeros((5, 32), U32)
    table[0] = addresses
    text = """v_lshlrev_b32 v40, 2, v0
        global_load_b32 v1, v40, s[2:3]
        s_wait_loadcnt 0x0
        global_load_tr_b128 v[2:5], v1, s[0:1]
        s_wait_loadcnt 0x0
        global_store_b32 v40, v2, s[2:3] offset:128
        global_store_b32 v40, v5, s[2:3] offset:512"""
    bench12.run(text, bench12.put(matrix), bench12.put(table))
    got = bench12.arrays[1]
    first = (
        matrix[8 * (LANE // 16), LANE % 16].astype(U32)
        | matrix[8 * (LANE // 16) + 1, LANE % 16].astype(U32) << 16
    )
    np.testing.assert_array_equal(got[1], first)
    np.testing.assert_array_equal(got[4] >> 16, matrix[8 * (LANE // 16) + 7, LANE % 16])


def test_sixteen_lanes_transpose_bytes(bench12: Any) -> None:
    """A row of 16 columns that lanes 0 to 3 and 8 to 11 of each 16 begin and the others end: lane l gets
    column l % 16 of rows 8 * (l / 16) up. As operands of a public kernel for gfx1201 have it.
    """
    matrix = np.random.default_rng(3).integers(0, 256, (16, 24)).astype(np.uint8)
    rows, starts = LANE // 8 * 4 + LANE % 4, LANE // 4 % 2 * 8
    table = np.stack([(rows * 24 + starts).astype(U32), *np.zeros((2, 32), U32)])
    text = """v_lshlrev_b32 v40, 2, v0
        global_load_b32 v1, v40, s[2:3]
        s_wait_loadcnt 0x0
        global_load_tr_b64 v[2:3], v1, s[0:1]
        s_wait_loadcnt 0x0
        global_store_b32 v40, v2, s[2:3] offset:128
        global_store_b32 v40, v3, s[2:3] offset:256"""
    bench12.run(text, bench12.put(matrix), bench12.put(table))
    words = np.ascontiguousarray(bench12.arrays[1][1:].T)
    for place in range(8):
        wanted = matrix[8 * (LANE // 16) + place, LANE % 16]
        np.testing.assert_array_equal(words.view(np.uint8)[:, place], wanted)


def test_bytes_at_lane_times_eight_come_as_measured(bench12: Any) -> None:
    """Source: kmbandy's measurement on an R9700, whose table has one bit of the address per factor."""
    out = np.zeros((32, 8), np.uint8)
    text = """v_lshlrev_b32 v1, 3, v0
        global_load_tr_b64 v[2:3], v1, s[0:1]
        s_wait_loadcnt 0x0
        global_store_b64 v1, v[2:3], s[2:3]"""
    bench12.run(text, bench12.put(np.arange(256, dtype=np.uint8)), bench12.put(out))
    place = np.arange(8)
    first = LANE % 8 + LANE // 8 % 2 * 32 + LANE // 16 * 128
    np.testing.assert_array_equal(bench12.arrays[1], first[:, None] + place % 4 * 8 + place // 4 * 64)


@pytest.mark.parametrize("mode", ["fast", "strict"])
def test_blocks_at_addresses_of_64_bits(bench12: Any, mode: str) -> None:
    """Base and upper half come from the lanes; the same as with a scalar base."""
    memory = np.arange(32 * 32, dtype=U32).reshape(32, 32)
    out = np.zeros((32, 32), U32)
    bench12.next_va += 5 << 32
    text = """v_lshlrev_b32 v1, 7, v0
        v_add_co_u32 v2, vcc_lo, s0, v1
        v_add_co_ci_u32_e64 v3, null, s1, 0, vcc_lo
        v_add_co_u32 v4, vcc_lo, s2, v1
        v_add_co_ci_u32_e64 v5, null, s3, 0, vcc_lo
        s_mov_b32 m0, -1
        global_load_block v[10:41], v[2:3], off
        s_wait_loadcnt 0x0
        global_store_block v[4:5], v[10:41], off"""
    bench12.run(text, bench12.put(memory), bench12.put(out), mode=mode)
    np.testing.assert_array_equal(bench12.arrays[1], memory)


@pytest.mark.parametrize("mode", ["fast", "interpret"])
@pytest.mark.parametrize("mask", [0x3, 0x80000005, 0])
def test_blocks_move_the_registers_that_m0_names(bench12: Any, mask: int, mode: str) -> None:
    memory = np.arange(32 * 32, dtype=U32).reshape(32, 32)
    out = np.zeros((32, 32), U32)
    text = f"""v_lshlrev_b32 v1, 7, v0
        s_mov_b32 m0, {mask:#x}
        global_load_block v[10:41], v1, s[0:1]
        s_wait_loadcnt 0x0
        global_store_block v1, v[10:41], s[2:3]"""
    fill = "\n".join(f"v_mov_b32 v{10 + index}, 7" for index in range(32))
    bench12.run(f"{fill}\n{text}", bench12.put(memory), bench12.put(out), mode=mode)
    named = np.array([mask >> index & 1 for index in range(32)], bool)
    np.testing.assert_array_equal(bench12.arrays[1], np.where(named, memory, 0))


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_blocks_in_scratch_move_no_more_than_the_named_registers(bench12: Any, mode: str) -> None:
    out = np.zeros((2, 32), U32)
    scratch = bench12.put(np.zeros(32 * 256, np.uint8))
    fill = "\n".join(f"v_add_nc_u32 v{10 + index}, {index + 1}, v0" for index in range(32))
    text = f"""{fill}
        s_mov_b32 m0, 0x21
        scratch_store_block off, v[10:41], off
        s_wait_storecnt 0x0
        v_mov_b32 v10, 0
        v_mov_b32 v15, 0
        v_mov_b32 v11, 99
        scratch_load_block v[10:41], off, off
        v_lshlrev_b32 v1, 2, v0
        s_wait_loadcnt 0x0
        v_add_nc_u32 v10, v10, v15
        global_store_b32 v1, v10, s[0:1]
        global_store_b32 v1, v11, s[0:1] offset:128"""
    bench12.run(text, bench12.put(out), scratch=(scratch, 32 * 256), mode=mode)
    np.testing.assert_array_equal(bench12.arrays[1], [2 * LANE + 7, np.full(32, 99)])
    assert np.count_nonzero(bench12.arrays[0].view(U32)) == 2 * 32
