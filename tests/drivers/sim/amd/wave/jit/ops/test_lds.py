"""LDS: loads, stores, atomics, lane exchange, bounds; and waves that meet at barriers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.ops.lds import swizzle_sources

U32 = np.uint32
RNG = np.random.default_rng(6)


def span(first: int, count: int) -> str:
    return f"v[{first}:{first + count - 1}]" if count > 1 else f"v{first}"


@pytest.mark.parametrize(("name", "dwords"), [("b32", 1), ("b64", 2), ("b96", 3), ("b128", 4)])
def test_what_is_stored_is_loaded_by_another_lane(lanes: Any, bench: Any, name: str, dwords: int) -> None:
    data, out = RNG.integers(0, 2**32, (4, 32), dtype=U32), np.zeros((4, 32), U32)
    loads = "\n".join(f"global_load_b32 v{2 + i}, v9, s[0:1] offset:{128 * i}" for i in range(4))
    stores = "\n".join(f"global_store_b32 v9, v{10 + i}, s[2:3] offset:{128 * i}" for i in range(dwords))
    text = f"""v_lshlrev_b32 v9, 2, v0
    v_mul_u32_u24 v1, v0, {4 * dwords}
    v_xor_b32 v7, 5, v0
    v_mul_u32_u24 v7, v7, {4 * dwords}
    {loads}
    s_waitcnt vmcnt(0)
    ds_store_{name} v1, {span(2, dwords)} offset:32
    s_waitcnt lgkmcnt(0)
    ds_load_{name} {span(10, dwords)}, v7 offset:32
    s_waitcnt lgkmcnt(0)
    {stores}"""
    bench.run(text, bench.put(data), bench.put(out), lds=1024)
    np.testing.assert_array_equal(out[:dwords], data[:dwords, np.arange(32) ^ 5])


def test_two_address_forms_count_in_elements(bench: Any) -> None:
    out = np.zeros((4, 32), U32)
    text = """v_lshlrev_b32 v9, 2, v0
    v_add_nc_u32 v1, 100, v0
    v_add_nc_u32 v2, 200, v0
    ds_store_2addr_b32 v9, v1, v2 offset0:1 offset1:40
    ds_store_2addr_stride64_b32 v9, v2, v1 offset0:2 offset1:3
    s_waitcnt lgkmcnt(0)
    ds_load_2addr_b32 v[3:4], v9 offset0:1 offset1:40
    ds_load_2addr_stride64_b32 v[5:6], v9 offset0:2 offset1:3
    s_waitcnt lgkmcnt(0)
    """ + "\n".join(f"global_store_b32 v9, v{3 + i}, s[0:1] offset:{128 * i}" for i in range(4))
    bench.run(text, bench.put(out), lds=2048)
    lane = np.arange(32)
    np.testing.assert_array_equal(out, [lane + 100, lane + 200, lane + 200, lane + 100])


def test_out_of_bounds_names_offset_and_size(bench: Any) -> None:
    with pytest.raises(SimFault, match=r"E_LDS_OOB: LDS bytes 0x200\.\.0x204; the group has 0x200"):
        bench.run(
            "v_lshlrev_b32 v1, 2, v0\nds_store_b32 v1, v0 offset:384\nds_store_b32 v1, v0 offset:388", lds=512
        )


def test_lds_atomics_return_the_old_value(bench: Any) -> None:
    out = np.zeros((2, 32), U32)
    text = """v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v1, 0
    ds_store_b32 v1, v1
    ds_add_rtn_u32 v2, v1, v0
    s_waitcnt lgkmcnt(0)
    ds_load_b32 v3, v1
    s_waitcnt lgkmcnt(0)
    global_store_b32 v9, v2, s[0:1]
    global_store_b32 v9, v3, s[0:1] offset:128"""
    bench.run(text, bench.put(out), lds=512)
    np.testing.assert_array_equal(out[0], np.concatenate([[0], np.cumsum(np.arange(31))]))
    assert (out[1] == 496).all()


def test_swizzle_and_permute_move_lanes(lanes: Any) -> None:
    data, index = RNG.integers(0, 2**32, 32, dtype=U32), RNG.permutation(32).astype(U32) * U32(4)
    texts = ["ds_swizzle_b32 {d}, v1 offset:0x401f", "ds_swizzle_b32 {d}, v1 offset:0x8072",
             "ds_bpermute_b32 {d}, v2, v1", "ds_permute_b32 {d}, v2, v1"]  # fmt: skip
    got = lanes([f"{text}\ns_waitcnt lgkmcnt(0)" for text in texts], data, index)
    lane = np.arange(32)
    np.testing.assert_array_equal(got[0], data[lane ^ 16])
    np.testing.assert_array_equal(got[1], data[lane // 4 * 4 + np.array([2, 0, 3, 1])[lane % 4]])
    np.testing.assert_array_equal(got[2], data[index // 4])
    pushed = np.zeros(32, U32)
    pushed[index // 4] = data
    np.testing.assert_array_equal(got[3], pushed)


REVERSE = """v_lshlrev_b32 v9, 2, v0
    global_load_b32 v1, v9, s[0:1]
    s_waitcnt vmcnt(0)
    v_mov_b32 v8, v0
    s_mov_b32 s20, 0x77
    ds_store_b32 v9, v1
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_sub_nc_u32 v2, 508, v9
    ds_load_b32 v3, v2
    s_waitcnt lgkmcnt(0)
    v_add_nc_u32 v3, v3, v8
    v_add_nc_u32 v3, s20, v3
    s_barrier
    ds_store_b32 v9, v3
    s_barrier
    ds_load_b32 v4, v9
    s_waitcnt lgkmcnt(0)
    global_store_b32 v9, v4, s[2:3]"""


@pytest.mark.parametrize("amount", [5, 16, 31])
def test_a_rotating_swizzle_leaves_the_bits_of_its_mask(lanes: Any, amount: int) -> None:
    """RDNA3 ISA, DS_SWIZZLE_B32: bits 9 to 5 are the amount, 4 to 0 the mask; with bit 10 it goes back."""
    data, place = RNG.integers(0, 2**32, 32, dtype=U32), np.arange(32)
    codes = [0xC000 | amount << 5, 0xC400 | amount << 5, 0xC018 | amount << 5]
    got = lanes([f"ds_swizzle_b32 {{d}}, v1 offset:{code:#x}\ns_waitcnt lgkmcnt(0)" for code in codes], data)
    np.testing.assert_array_equal(got[0], np.roll(data, -amount))
    np.testing.assert_array_equal(got[1], np.roll(data, amount))
    np.testing.assert_array_equal(got[2], data[place & 0x18 | (place + amount) & 7])


@pytest.mark.parametrize("offset", [0x8100, 0x9F00, 0xA000, 0xBFFF])
def test_swizzles_between_the_documented_ones_are_not_modelled(offset: int) -> None:
    """RDNA3 ISA, DS_SWIZZLE_B32: bit 15 clear, 0x80xx, 0xC000 to 0xDFFF, and from 0xE000 on."""
    with pytest.raises(NotModelled, match=f"ds_swizzle pattern {offset:#x}"):
        swizzle_sources(offset)


def test_waves_meet_at_barriers_with_their_registers(bench: Any) -> None:
    data, out = RNG.integers(0, 2**31, 128, dtype=U32), np.zeros(128, U32)
    counters = bench.run(REVERSE, bench.put(data), bench.put(out), block=(128, 1, 1), lds=512)
    np.testing.assert_array_equal(out, data[::-1] + np.arange(128, dtype=U32) + U32(0x77))
    assert (counters.waves, counters.wave_instructions) == (4, 4 * 20)


def test_barrier_in_a_loop_keeps_scalars_and_condition(bench: Any) -> None:
    out = np.zeros(64, U32)
    text = """v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v1, 0
    s_mov_b32 s20, 5
    again:
    s_barrier
    v_add_nc_u32 v1, s20, v1
    s_sub_u32 s20, s20, 1
    s_cmp_lg_u32 s20, 0
    s_barrier
    s_cbranch_scc1 again
    global_store_b32 v9, v1, s[0:1]"""
    bench.run(text, bench.put(out), block=(64, 1, 1))
    assert (out == 15).all()


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
def test_a_wave_that_ends_leaves_the_barrier_to_the_others(bench: Any, mode: str) -> None:
    """Source: RDNA3 ISA, S_BARRIER: waves that have ended are not waited for."""
    out = np.zeros(96, U32)
    text = """v_readfirstlane_b32 s20, v0
    s_cmp_eq_u32 s20, 32
    s_cbranch_scc1 leave
    v_lshlrev_b32 v9, 2, v0
    s_barrier
    s_barrier
    v_mov_b32 v1, 7
    global_store_b32 v9, v1, s[0:1]
    leave:
    s_endpgm"""
    bench.run(text, bench.put(out), block=(96, 1, 1), mode=mode)
    assert out.tolist() == [7] * 32 + [0] * 32 + [7] * 32


def test_an_address_and_its_offset_are_added_in_32_bits(bench: Any) -> None:
    """LLVM counts loops up from a negative address to 0."""
    out = np.zeros(32, np.uint32)
    text = """v_lshlrev_b32 v1, 2, v0
    v_mov_b32 v2, v0
    v_subrev_nc_u32 v3, 0x80, v1
    ds_store_b32 v1, v2
    s_waitcnt lgkmcnt(0)
    ds_load_b32 v4, v3 offset:128
    s_waitcnt lgkmcnt(0)
    global_store_b32 v1, v4, s[0:1]"""
    bench.run(text, bench.put(out), lds=512)
    assert bench.arrays[0].tolist() == list(range(32))
