"""Rare atomics and lane-addressed memory against a loop over lanes, on both generations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault

U32, F32 = np.uint32, np.float32
RNG = np.random.default_rng(31)
LANE = np.arange(32)
WAIT = {
    "gfx1100": "s_waitcnt vmcnt(0) lgkmcnt(0)\ns_waitcnt_vscnt null, 0x0",
    "gfx1201": "s_wait_loadcnt 0x0\ns_wait_dscnt 0x0\ns_wait_storecnt 0x0",
}
CELLS = 16
Update = Callable[[Any, Any, Any], Any]


def run(bench: Any, body: str, data: Any, other: Any, cells: Any, results: int = 1, mask: int = -1) -> Any:
    """LDS cells (dwords, at 0 and up) before and after `body`; lane i works at cell v1.

    v2, v3: the data's dwords; v4, v5: the second operand's; what is left in v8 and up comes back.
    """
    wait = WAIT[bench.arch]
    rows = [np.zeros(32, U32)] + [np.ascontiguousarray(part) for part in (*data, *other)]
    table = np.zeros((5 + len(cells) // 32 + 1, 32), U32)
    table[: len(rows)] = rows
    table.reshape(-1)[160 : 160 + len(cells)] = cells
    out = np.zeros((results + len(cells) // 32 + 1, 32), U32)
    lines = ["v_lshlrev_b32 v40, 2, v0"]
    lines += [f"global_load_b32 v{2 + i}, v40, s[0:1] offset:{128 * (i + 1)}" for i in range(4)]
    lines += ["global_load_b32 v41, v40, s[0:1] offset:640", wait, "ds_store_b32 v40, v41", wait]
    lines += [f"v_mov_b32 v{8 + i}, 0" for i in range(results)]
    lines += [f"s_mov_b32 exec_lo, {mask & 0xFFFFFFFF:#x}", body, wait, "s_mov_b32 exec_lo, -1"]
    lines += [f"global_store_b32 v40, v{8 + i}, s[2:3] offset:{128 * i}" for i in range(results)]
    lines += ["ds_load_b32 v42, v40", wait, f"global_store_b32 v40, v42, s[2:3] offset:{128 * results}"]
    bench.run("\n".join(lines), bench.put(table), bench.put(out), lds=512)
    found = bench.arrays[1]
    return found[:results], found[results]


@pytest.fixture
def group(bench: Any, arch: str) -> Any:
    """A memory and LDS, on each generation."""
    bench.arch = arch
    return bench


def expected(cells: Any, data: Any, other: Any, update: Update, width: int) -> tuple[Any, Any]:
    """Old values and cells after each lane's turn at cell ``lane % 8``."""
    cells, old = cells.copy(), np.zeros((len(data), width), cells.dtype)
    words = cells.reshape(-1)
    for lane in range(32):
        place = lane % 8
        old[lane] = words[place]
        words[place] = update(words[place], data[lane], other[lane])
    return old, cells


def wrap(old: int, data: int, other: int) -> int:
    return (old - data if old >= data else old + other) & 0xFFFFFFFF


DWORDS: dict[str, tuple[str, Update]] = {
    "ds_mskor_rtn_b32": ("v2, v4", lambda old, data, other: (old & ~data) | other),
    "ds_rsub_rtn_u32": ("v2", lambda old, data, other: (int(data) - int(old)) & 0xFFFFFFFF),
    "ds_wrap_rtn_b32": ("v2, v4", lambda old, data, other: wrap(int(old), int(data), int(other))),
    "ds_cond_sub_rtn_u32": ("v2", lambda old, data, other: old - data if old >= data else old),
    "ds_sub_clamp_rtn_u32": ("v2", lambda old, data, other: old - data if old >= data else 0),
}
GFX11_ONLY, GFX12_ONLY = {"ds_wrap_rtn_b32"}, {"ds_cond_sub_rtn_u32", "ds_sub_clamp_rtn_u32"}


@pytest.mark.parametrize("name", DWORDS)
def test_dword_operations_in_turn(group: Any, name: str) -> None:
    if name in (GFX12_ONLY if group.arch == "gfx1100" else GFX11_ONLY):
        pytest.skip("the other generation's")
    operands, update = DWORDS[name]
    data, other = (RNG.integers(0, 2**32, 32, dtype=U32) for _ in range(2))
    cells = RNG.integers(0, 2**32, 32, dtype=U32)
    place = "v_and_b32 v1, 7, v0\nv_lshlrev_b32 v1, 2, v1\n"
    got, left = run(group, f"{place}{name} v8, v1, {operands}", [data], [np.zeros(32, U32), other], cells)
    old, wanted = expected(cells, data, other, update, 1)
    np.testing.assert_array_equal(got[0], old[:, 0])
    np.testing.assert_array_equal(left, wanted)


def test_wide_operations_without_result(group: Any) -> None:
    """rsub and mskor of 64 bits, each lane at its own cell of 8 bytes."""
    data, other, cells = (RNG.integers(0, 2**64, 16, dtype=np.uint64) for _ in range(3))
    words = [values.view(U32).reshape(16, 2).T for values in (data, other)]
    rows = [np.concatenate([row, row]) for pair in words for row in pair]
    place = "v_lshlrev_b32 v1, 3, v0\n"
    text = f"{place}ds_rsub_u64 v1, v[2:3]\nds_mskor_b64 v1, v[2:3], v[4:5]"
    _, left = run(group, text, rows[:2], rows[2:], cells.view(U32), mask=0xFFFF)
    wanted = (data - cells) & ~data | other
    np.testing.assert_array_equal(left, wanted.view(U32))


@pytest.mark.parametrize("bits", [32, 64])
def test_float_compare_and_store(bench: Any, bits: int) -> None:
    """GFX11's. -0 equals 0; NaN equals nothing."""
    kind = F32 if bits == 32 else np.float64
    cells = np.array([0.0, 1.5, np.nan, -2.0] * 4, kind)
    compare = np.array([-0.0, 1.5, np.nan, 2.0] * 4, kind)
    new = np.arange(16).astype(kind) + 10
    words = bits // 32
    rows = [np.tile(row, 2) for values in (new, compare) for row in values.view(U32).reshape(16, words).T]
    blank = [np.zeros(32, U32)] * (2 - words)
    text = f"v_lshlrev_b32 v1, {2 if bits == 32 else 3}, v0\n"
    sources = "v2, v4" if bits == 32 else "v[2:3], v[4:5]"
    result = "v8" if bits == 32 else "v[8:9]"
    text += f"ds_cmpstore_rtn_f{bits} {result}, v1, {sources}"
    padded = np.zeros(32, U32)
    padded[: 16 * words] = cells.view(U32)
    got, left = run(bench, text, rows[:words] + blank, rows[words:] + blank, padded, words, 0xFFFF)
    wanted = np.where(np.array([True, True, False, False] * 4), new, cells)
    np.testing.assert_array_equal(left[: 16 * words].view(kind), wanted)
    np.testing.assert_array_equal(got[:, :16], cells.view(U32).reshape(16, words).T)


@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_packed_sums_in_lds(bench: Any, name: str) -> None:
    bench.arch = "gfx1201"
    values = RNG.uniform(-4, 4, (2, 32, 2)).astype(F32)
    if name == "f16":
        words = [part.astype(np.float16).view(U32)[:, 0] for part in values]
        a, b = (word.view(np.float16) for word in words)
        wanted = (a + b).view(U32)
    else:
        words = [(part.view(U32) >> 16).astype(np.uint16).view(U32)[:, 0] for part in values]
        a, b = ((word.view(np.uint16).astype(U32) << 16).view(F32) for word in words)
        bits = (a + b).view(U32)
        wanted = (bits + 0x7FFF + (bits >> 16 & 1) >> 16).astype(np.uint16).view(U32)
    text = f"v_lshlrev_b32 v1, 2, v0\nds_pk_add_rtn_{name} v8, v1, v2"
    got, left = run(bench, text, [words[0]], [], words[1])
    np.testing.assert_array_equal(got[0], words[1])
    np.testing.assert_array_equal(left, wanted)


@pytest.mark.parametrize("stride", ["", "stride64_"])
def test_two_exchanges(group: Any, stride: str) -> None:
    cells, data, other = (RNG.integers(0, 2**32, 32, dtype=U32) for _ in range(3))
    offsets = "offset0:1 offset1:16" if not stride else "offset0:0"
    mask = 0xFF
    text = f"v_lshlrev_b32 v1, 2, v0\nds_storexchg_2addr_{stride}rtn_b32 v[8:9], v1, v2, v4 {offsets}"
    got, left = run(group, text, [data], [np.zeros(32, U32), other], cells, 2, mask)
    wanted = cells.copy()
    if stride:
        wanted[:8] = other[:8]
        np.testing.assert_array_equal(got[:, :8], [cells[:8], data[:8]])
    else:
        wanted[1:9], wanted[16:24] = data[:8], other[:8]
        np.testing.assert_array_equal(got[:, :8], [cells[1:9], cells[16:24]])
    np.testing.assert_array_equal(left, wanted)


def test_exchange_where_the_top_bit_asks(group: Any) -> None:
    cells, low, high = (RNG.integers(0, 2**32, 32, dtype=U32) for _ in range(3))
    text = "v_lshlrev_b32 v1, 3, v0\nds_condxchg32_rtn_b64 v[8:9], v1, v[2:3]"
    got, left = run(group, text, [low, high], [], cells, 2, 0xFFFF)
    pairs = cells.reshape(16, 2)
    np.testing.assert_array_equal(got[:, :16], pairs.T)
    new = np.stack([low[:16], high[:16]], 1)
    np.testing.assert_array_equal(left.reshape(16, 2), np.where(new >> 31, new & 0x7FFFFFFF, pairs))


@pytest.mark.parametrize("mask", [-1, 0xF0F, 0])
def test_counters_count_active_lanes(group: Any, mask: int) -> None:
    cells = np.full(32, 100, U32)
    text = "s_mov_b32 m0, 8\nds_append v8 offset:4\nds_consume v9 offset:8"
    got, left = run(group, text, [], [], cells, 2, mask)
    on = np.array([mask >> lane & 1 for lane in range(32)])
    np.testing.assert_array_equal(got, [on * 100] * 2)
    wanted = cells.copy()
    wanted[3], wanted[4] = 100 + on.sum(), 100 - on.sum()
    np.testing.assert_array_equal(left, wanted)


def test_counters_outside_lds_fault(group: Any) -> None:
    with pytest.raises(SimFault) as caught:
        run(group, "s_mov_b32 m0, 0x1000\nds_append v8", [], [], np.zeros(32, U32))
    assert caught.value.code == "E_LDS_OOB"


def test_memory_addressed_by_the_lane(group: Any) -> None:
    data = RNG.integers(0, 2**32, 32, dtype=U32)
    text = """s_mov_b32 m0, 0
        ds_store_addtid_b32 v2 offset:0
        ds_load_addtid_b32 v8 offset:0
        global_load_addtid_b32 v9, s[0:1] offset:128"""
    got, left = run(group, text, [data], [], np.zeros(32, U32), 2)
    np.testing.assert_array_equal(left, data)
    np.testing.assert_array_equal(got, [data, data])


def test_memory_addressed_by_the_lane_is_written(group: Any) -> None:
    data = RNG.integers(0, 2**32, 32, dtype=U32)
    done = {"gfx1100": "s_waitcnt_vscnt null, 0x0", "gfx1201": "s_wait_storecnt 0x0"}[group.arch]
    text = f"""global_store_addtid_b32 v2, s[0:1] offset:256
        {done}
        global_load_addtid_b32 v8, s[0:1] offset:252
        global_load_addtid_b32 v9, s[0:1] offset:256"""
    got, _ = run(group, text, [data], [], np.zeros(32, U32), 2)
    np.testing.assert_array_equal(got[1], data)
    np.testing.assert_array_equal(got[0][1:], data[:-1])


def test_swizzle_in_the_order_of_a_fourier_transform(group: Any) -> None:
    """Source: ISA, DS_SWIZZLE_B32 from 0xe000: bits reversed, shifted by the mask's ones, or-ed with it."""
    data = RNG.integers(0, 2**32, 32, dtype=U32)
    text = "v_mov_b32 v10, v2\nds_swizzle_b32 v8, v10 offset:0xe000\nds_swizzle_b32 v9, v10 offset:0xe010"
    got, _ = run(group, text, [data], [], np.zeros(32, U32), 2)
    reversed_bits = np.array([int(f"{lane:05b}"[::-1], 2) for lane in range(32)])
    np.testing.assert_array_equal(got[0], data[reversed_bits])
    np.testing.assert_array_equal(got[1], data[reversed_bits >> 1 | LANE & 16])


# -- memory ----------------------------------------------------------------------------------------


def run_memory(bench: Any, body: str, memory: Any, rows: list[Any]) -> Any:
    """Each lane at its own dword of `memory` (s[0:1]); rows in v2 and up; v8 comes back."""
    table = np.zeros((len(rows) + 1, 32), U32)
    table[: len(rows)] = rows
    va, out = bench.put(memory), bench.put(table)
    lines = ["v_lshlrev_b32 v40, 2, v0", "v_mov_b32 v8, 0"]
    lines += [f"global_load_b32 v{2 + i}, v40, s[2:3] offset:{128 * i}" for i in range(len(rows))]
    lines += [WAIT[bench.arch], "v_add_co_u32 v20, s6, s0, v40", "v_mov_b32 v22, s1"]
    lines += ["v_add_co_ci_u32_e64 v21, s6, 0, v22, s6", body, WAIT[bench.arch]]
    lines.append(f"global_store_b32 v40, v8, s[2:3] offset:{128 * len(rows)}")
    bench.run("\n".join(lines), va, out)
    return bench.arrays[1][len(rows)]


@pytest.mark.parametrize("form", ["global", "flat"])
def test_float_compare_and_swap_in_memory(bench: Any, form: str) -> None:
    memory = np.array([0.0, 2.5, np.nan, 1.0] * 8, F32)
    new = np.arange(32).astype(F32) + 50
    compare = np.array([-0.0, 2.5, np.nan, 3.0] * 8, F32)
    before = memory.copy()
    address = "v40, v[2:3], s[0:1] glc" if form == "global" else "v[20:21], v[2:3] glc"
    got = run_memory(
        bench, f"{form}_atomic_cmpswap_f32 v8, {address}", memory, [new.view(U32), compare.view(U32)]
    )
    np.testing.assert_array_equal(got, before.view(U32))
    wanted = np.where(np.array([True, True, False, False] * 8), new, before)
    np.testing.assert_array_equal(bench.arrays[0].view(F32), wanted)


@pytest.mark.parametrize("form", ["global", "flat"])
@pytest.mark.parametrize("name", ["min_num_f32", "max_num_f32", "cond_sub_u32", "sub_clamp_u32"])
def test_operations_of_gfx12_in_memory(bench: Any, form: str, name: str) -> None:
    bench.arch = "gfx1201"
    memory: Any
    data: Any
    wanted: Any
    if "num" in name:
        memory = np.array([np.nan, 1.0, 0.0, -3.0] * 8, F32)
        data = np.array([4.0, np.nan, -0.0, 2.0] * 8, F32)
        wanted = np.array([4.0, 1.0, -0.0, -3.0] if name[:3] == "min" else [4.0, 1.0, 0.0, 2.0], F32)
        wanted = np.tile(wanted.view(U32), 8)
        memory, data = memory.view(U32), data.view(U32)
    else:
        memory, data = (RNG.integers(0, 2**32, 32, dtype=U32) for _ in range(2))
        other = memory if "cond" in name else np.zeros(32, U32)
        wanted = np.where(memory >= data, memory - data, other)
    before = memory.copy()
    place = "v40, v2, s[0:1]" if form == "global" else "v[20:21], v2"
    got = run_memory(bench, f"{form}_atomic_{name} v8, {place} th:TH_ATOMIC_RETURN", memory, [data])
    np.testing.assert_array_equal(got, before)
    np.testing.assert_array_equal(bench.arrays[0], wanted)


def test_lanes_are_fetched_across_a_whole_wave64(bench: Any) -> None:
    """ds_bpermute_fi reaches all 64 lanes, and those that are switched off."""
    bench.arch = "gfx1201"
    table = np.zeros((3, 64), U32)
    table[0], table[1] = RNG.integers(0, 2**32, 64, dtype=U32), RNG.integers(0, 300, 64, dtype=U32)
    data, index = table[0].copy(), table[1].copy()
    text = """v_lshlrev_b32 v40, 2, v0
        global_load_b32 v1, v40, s[0:1]
        global_load_b32 v2, v40, s[0:1] offset:256
        s_wait_loadcnt 0x0
        v_mov_b32 v3, 0
        s_mov_b64 exec, 0x00ff00ff
        s_mov_b32 m0, 0
        ds_bpermute_fi_b32 v3, v2, v1
        s_wait_dscnt 0x0
        s_mov_b64 exec, -1
        global_store_b32 v40, v3, s[0:1] offset:512"""
    bench.run(text, bench.put(table), block=(64, 1, 1), lanes=64)
    on = np.array([0x00FF00FF >> lane & 1 for lane in range(64)], bool)
    np.testing.assert_array_equal(bench.arrays[0][2], np.where(on, data[index // 4 % 64], 0))


def test_strict_runs_see_races_with_counters(group: Any) -> None:
    """One wave counts, another stores to the same cell: a race, unless a barrier is between them."""
    out = np.zeros(64, U32)
    barrier = "s_barrier" if group.arch == "gfx1100" else "s_barrier_signal -1\ns_barrier_wait -1"
    wait = "s_waitcnt lgkmcnt(0)" if group.arch == "gfx1100" else "s_wait_dscnt 0x0"
    text = f"""s_mov_b32 m0, 0
        v_mov_b32 v1, 0
        v_mov_b32 v2, 5
        v_cmp_gt_u32_e64 s20, 32, v0
        s_cmp_eq_u32 s20, 0
        s_cbranch_scc1 second
        ds_store_b32 v1, v2
        {wait}
        second:
        BARRIER
        s_cmp_eq_u32 s20, 0
        s_cbranch_scc0 over
        ds_append v3
        {wait}
        over:
        s_nop 0"""
    va = group.put(out)
    group.run(text.replace("BARRIER", barrier), va, block=(64, 1, 1), lds=512, mode="strict")
    with pytest.raises(SimFault) as caught:
        group.run(text.replace("BARRIER", "s_nop 0"), va, block=(64, 1, 1), lds=512, mode="strict")
    assert caught.value.code == "E_LDS_RACE"
