"""Global, scratch and scalar memory: every width, lane pattern, partial EXEC, and the faults."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault

U32 = np.uint32
RNG = np.random.default_rng(5)
START = "v_lshlrev_b32 v9, 2, v0"  # v9: lane * 4


def shuffled(size: int) -> Any:
    """Byte offsets of 32 lanes in no order, aligned to a dword."""
    return (RNG.permutation(32) * size).astype(U32)


PATTERNS: dict[str, Callable[[int], Any]] = {
    "consecutive": lambda size: (np.arange(32) * size).astype(U32),
    "shuffled": shuffled,
    "all one address": lambda size: np.full(32, 64, U32),
    "rows of eight": lambda size: ((np.arange(32) // 8) * 512 + np.arange(32) % 8 * 16).astype(U32),
}


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize(
    ("name", "size"),
    [("b32", 4), ("b64", 8), ("b96", 12), ("b128", 16), ("u8", 1), ("i8", 1), ("u16", 2), ("i16", 2)],
)
def test_loads_take_each_lane_from_its_address(bench: Any, pattern: str, name: str, size: int) -> None:
    memory = RNG.integers(0, 256, 4096, dtype=np.uint8)
    offsets = PATTERNS[pattern](size)
    dwords = max(1, size // 4)
    out = np.zeros((dwords, 32), U32)
    span = "v[2:" + str(1 + dwords) + "]" if dwords > 1 else "v2"
    stores = "\n".join(f"global_store_b32 v9, v{2 + i}, s[4:5] offset:{128 * i}" for i in range(dwords))
    text = f"""{START}
    global_load_b32 v1, v9, s[2:3]
    s_waitcnt vmcnt(0)
    global_load_{name} {span}, v1, s[0:1] offset:8
    s_waitcnt vmcnt(0)
    {stores}"""
    bench.run(text, bench.put(memory), bench.put(offsets), bench.put(out))
    for lane in range(32):
        at = int(offsets[lane]) + 8
        raw = memory[at : at + size].tobytes()
        expected = np.zeros(4 * dwords, np.uint8)
        expected[:size] = np.frombuffer(raw, np.uint8)
        words = expected.view(U32).astype(np.int64)
        if name[0] == "i" and words[0] >> (8 * size - 1):
            words[0] -= 1 << 8 * size
        np.testing.assert_array_equal(out[:, lane], (words & 0xFFFFFFFF).astype(U32))


@pytest.mark.parametrize("pattern", ["consecutive", "shuffled"])
@pytest.mark.parametrize(
    ("name", "size"),
    [("b32", 4), ("b64", 8), ("b96", 12), ("b128", 16), ("b8", 1), ("b16", 2), ("d16_hi_b16", 2)],
)
@pytest.mark.parametrize("mask", [0xFFFFFFFF, 0x0F0F1234])
def test_stores_write_active_lanes_only(bench: Any, pattern: str, name: str, size: int, mask: int) -> None:
    data = RNG.integers(0, 2**32, (4, 32), dtype=U32)
    offsets = PATTERNS[pattern](size)
    out = np.zeros(4096, np.uint8)
    dwords = max(1, size // 4)
    span = "v[2:" + str(1 + dwords) + "]" if dwords > 1 else "v2"
    loads = "\n".join(f"global_load_b32 v{2 + i}, v9, s[0:1] offset:{128 * i}" for i in range(4))
    text = f"""{START}
    global_load_b32 v1, v9, s[2:3]
    {loads}
    s_waitcnt vmcnt(0)
    s_mov_b32 exec_lo, {mask:#x}
    global_store_{name} v1, {span}, s[4:5] offset:16"""
    bench.run(text, bench.put(data), bench.put(offsets), bench.put(out))
    expected = np.zeros(4096, np.uint8)
    for lane in range(32):
        if mask >> lane & 1:
            raw = data[:dwords, lane].copy().view(np.uint8)
            raw = raw[2:4] if name.startswith("d16_hi") else raw[:size]
            at = int(offsets[lane]) + 16
            expected[at : at + size] = raw
    np.testing.assert_array_equal(out, expected)


def test_vector_addresses_reach_buffers_in_different_4_gib(bench: Any) -> None:
    near, far = RNG.integers(0, 2**32, 32, dtype=U32), RNG.integers(0, 2**32, 32, dtype=U32)
    first = bench.put(near)
    bench.next_va = 0x12_3456_0000
    second = bench.put(far)
    addresses = np.array([(first, second)[lane % 2] + 4 * lane for lane in range(32)], np.uint64)
    table, out = np.ascontiguousarray(addresses.view(U32).reshape(32, 2).T), np.zeros(32, U32)
    text = f"""{START}
    global_load_b32 v2, v9, s[0:1]
    global_load_b32 v3, v9, s[0:1] offset:128
    s_waitcnt vmcnt(0)
    global_load_b32 v4, v[2:3], off
    s_waitcnt vmcnt(0)
    global_store_b32 v9, v4, s[2:3]
    v_not_b32 v4, v4
    global_store_b32 v[2:3], v4, off"""
    expected = np.where(np.arange(32) % 2, far, near)
    bench.run(text, bench.put(table), bench.put(out))
    np.testing.assert_array_equal(out, expected)
    np.testing.assert_array_equal(np.where(np.arange(32) % 2, far, near), ~expected)


def test_an_element_may_straddle_two_segments(bench: Any) -> None:
    low, high, out = np.arange(64, dtype=U32), np.arange(100, 164, dtype=U32), np.zeros((4, 32), U32)
    bench.arrays += [low, high]
    bench.regions.add(0x9000_0000, low.ctypes.data, 256)
    bench.regions.add(0x9000_0100, high.ctypes.data, 256)
    text = f"""v_mov_b32 v1, 0
    {START}
    global_load_b128 v[2:5], v1, s[0:1] offset:248
    s_load_b128 s[8:11], s[0:1], 0xf8
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_mov_b32 v5, s10
    global_store_b32 v9, v2, s[2:3]
    global_store_b32 v9, v3, s[2:3] offset:128
    global_store_b32 v9, v4, s[2:3] offset:256
    global_store_b32 v9, v5, s[2:3] offset:384"""
    bench.run(text, 0x9000_0000, bench.put(out))
    assert out[:, 5].tolist() == [62, 63, 100, 100]


def test_unmapped_read_names_pc_lane_and_address(bench: Any) -> None:
    va = bench.put(np.zeros(1024, U32))
    text = "v_lshlrev_b32 v1, 10, v0\nglobal_load_b32 v2, v1, s[0:1]"
    with pytest.raises(SimFault) as caught:
        bench.run(text, va)
    where = caught.value.where
    assert caught.value.code == "E_VM_FAULT"
    assert (where["lane"], where["va"], where["queue"]) == (4, va + 4096, 0)
    assert where["pc"] == bench.next_va - 8192 + 4


def test_switched_off_lanes_do_not_fault(bench: Any) -> None:
    va, out = bench.put(np.arange(1024, dtype=U32)), np.zeros(32, U32)
    text = f"""{START}
    v_lshlrev_b32 v1, 10, v0
    s_mov_b32 exec_lo, 0xf
    global_load_b32 v2, v1, s[0:1]
    s_waitcnt vmcnt(0)
    global_store_b32 v9, v2, s[2:3]"""
    bench.run(text, va, bench.put(out))
    assert out[:5].tolist() == [0, 256, 512, 768, 0]


def test_store_to_read_only_memory_faults(bench: Any) -> None:
    with pytest.raises(SimFault, match="E_VM_PERM"):
        bench.run(f"{START}\nglobal_store_b32 v9, v0, s[0:1]", bench.put(np.zeros(32, U32), writable=False))


OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "add_u32": lambda old, new: old + new, "sub_u32": lambda old, new: old - new, "and_b32": lambda old,
    new: old & new,
    "or_b32": lambda old, new: old | new, "xor_b32": lambda old, new: old ^ new, "swap_b32": lambda old,
    new: new,
    "max_u32": max, "min_u32": min, "inc_u32": lambda old, new: 0 if old >= new else old + 1,
    "dec_u32": lambda old, new: new if old == 0 or old > new else old - 1,
}  # fmt: skip


@pytest.mark.parametrize("name", OPERATIONS)
def test_atomics_run_lane_after_lane_and_return_the_old_value(bench: Any, name: str) -> None:
    data, cell, out = RNG.integers(0, 2**32, 32, dtype=U32), np.array([77, 5], U32), np.zeros(32, U32)
    text = f"""{START}
    v_and_b32 v1, 4, v9
    global_load_b32 v2, v9, s[0:1]
    s_waitcnt vmcnt(0)
    global_atomic_{name} v3, v1, v2, s[2:3] glc
    s_waitcnt vmcnt(0)
    global_store_b32 v9, v3, s[4:5]"""
    expected, olds = [77, 5], []
    for lane in range(32):
        olds.append(expected[lane % 2])
        expected[lane % 2] = OPERATIONS[name](expected[lane % 2], int(data[lane])) & 0xFFFFFFFF
    bench.run(text, bench.put(data), bench.put(cell), bench.put(out))
    assert cell.tolist() == expected
    assert out.tolist() == olds


def test_float_atomic_add_and_compare_swap(bench: Any) -> None:
    total, cell = np.array([1.5], np.float32), np.array([3], np.uint64)
    text = """v_mov_b32 v1, 0
    v_mov_b32 v2, 0.5
    global_atomic_add_f32 v1, v2, s[0:1]
    v_mov_b32 v4, 9
    v_mov_b32 v5, 0
    v_mov_b32 v6, 3
    v_mov_b32 v7, 0
    global_atomic_cmpswap_b64 v1, v[4:7], s[2:3]"""
    bench.run(text, bench.put(total), bench.put(cell))
    assert (total[0], cell[0]) == (17.5, 9)


def test_misaligned_atomic_faults(bench: Any) -> None:
    with pytest.raises(SimFault, match="multiple of its size"):
        bench.run("v_mov_b32 v1, 2\nglobal_atomic_add_u32 v1, v0, s[0:1]", bench.put(np.zeros(4, U32)))


def test_scratch_is_private_to_each_lane(bench: Any) -> None:
    backing, out = np.zeros(2 * 32 * 64, np.uint8), np.zeros((2, 64), U32)
    text = """v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v5, v0
    v_not_b32 v6, v0
    scratch_store_b64 off, v[5:6], off offset:16
    v_and_b32 v1, 4, v9
    v_mov_b32 v5, 0
    scratch_load_b32 v7, v1, off offset:16
    s_waitcnt vmcnt(0)
    global_store_b32 v9, v7, s[0:1]"""
    bench.run(text, bench.put(out), block=(64, 1, 1), scratch=(bench.put(backing), 32 * 64))
    lane = np.arange(64, dtype=U32)
    np.testing.assert_array_equal(out[0], np.where(lane % 2, ~lane, lane))
    interleaved = backing.view(U32).reshape(2, 16, 32)
    np.testing.assert_array_equal(interleaved[1, 4], lane[32:])


def test_scratch_beyond_the_lane_s_share_faults(bench: Any) -> None:
    backing = bench.put(np.zeros(32 * 64, np.uint8))
    with pytest.raises(SimFault, match=r"E_SCRATCH_OOB.*has 64 bytes"):
        bench.run("v_mov_b32 v1, 0\nscratch_store_b64 off, v[0:1], off offset:60", scratch=(backing, 32 * 64))


def test_scalar_loads_of_every_width(bench: Any) -> None:
    data, out = RNG.integers(0, 2**32, 32, dtype=U32), np.zeros((5, 32), U32)
    text = """v_lshlrev_b32 v9, 2, v0
    s_mov_b32 s8, 8
    s_load_b32 s12, s[0:1], 0x4
    s_load_b64 s[14:15], s[0:1], s8 offset:0x4
    s_load_b128 s[16:19], s[0:1], 0x10
    s_load_b256 s[20:27], s[0:1], 0x20
    s_load_b512 s[28:43], s[0:1], 0x40
    s_waitcnt lgkmcnt(0)
    """
    rows = enumerate((12, 15, 19, 27, 43))
    stores = [f"v_mov_b32 v1, s{s}\nglobal_store_b32 v9, v1, s[2:3] offset:{128 * i}" for i, s in rows]
    bench.run(text + "\n".join(stores), bench.put(data), bench.put(out))
    np.testing.assert_array_equal(out[:, 0], data[[1, 4, 7, 15, 31]])
