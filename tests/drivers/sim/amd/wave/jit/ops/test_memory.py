"""Global, scratch and scalar memory: every width, lane pattern, partial EXEC, and the faults.

Covers memory.py, access.py and address.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.faults import faults

pytestmark = pytest.mark.usefixtures("thorough")
U32 = np.uint32
RNG = np.random.default_rng(5)
LANE = np.arange(32)
START = "v_lshlrev_b32 v9, 2, v0"  # v9: lane * 4
# The first group's accesses ask where the memory lies, lane after lane; those of the next know
groups = pytest.mark.parametrize("groups", [1, 2])
GROUP_BYTES = 4096


def to_own(base: int, number: int) -> str:
    """s[base] and the next, an address, become that of the group's own part. s[number] holds its number."""
    return f"""s_lshl_b32 s20, s{number}, 12
    s_add_u32 s{base}, s{base}, s20
    s_addc_u32 s{base + 1}, s{base + 1}, 0"""


def own(groups: int, kind: Any = U32) -> Any:
    """A row of zeros for each group."""
    return np.zeros((groups, GROUP_BYTES // np.dtype(kind).itemsize), kind)


def shuffled(size: int) -> Any:
    """Byte offsets of 32 lanes in no order, aligned to a dword."""
    return (RNG.permutation(32) * size).astype(U32)


PATTERNS: dict[str, Callable[[int], Any]] = {
    "consecutive": lambda size: (np.arange(32) * size).astype(U32),
    "shuffled": shuffled,
    "all one address": lambda size: np.full(32, 64, U32),
    "rows of eight": lambda size: ((np.arange(32) // 8) * 512 + np.arange(32) % 8 * 16).astype(U32),
}


@groups
@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize(
    ("name", "size"),
    [("b32", 4), ("b64", 8), ("b96", 12), ("b128", 16), ("u8", 1), ("i8", 1), ("u16", 2), ("i16", 2)],
)
def test_loads_take_each_lane_from_its_address(
    bench: Any, groups: int, pattern: str, name: str, size: int
) -> None:
    memory = RNG.integers(0, 256, 4096, dtype=np.uint8)
    offsets = PATTERNS[pattern](size)
    dwords = max(1, size // 4)
    out = own(groups)
    span = "v[2:" + str(1 + dwords) + "]" if dwords > 1 else "v2"
    stores = "\n".join(f"global_store_b32 v9, v{2 + i}, s[4:5] offset:{128 * i}" for i in range(dwords))
    text = f"""{START}
    {to_own(4, 6)}
    global_load_b32 v1, v9, s[2:3]
    s_waitcnt vmcnt(0)
    global_load_{name} {span}, v1, s[0:1] offset:8
    s_waitcnt vmcnt(0)
    {stores}"""
    bench.run(text, bench.put(memory), bench.put(offsets), bench.put(out), grid=(groups, 1, 1))
    for lane in range(32):
        at = int(offsets[lane]) + 8
        raw = memory[at : at + size].tobytes()
        expected = np.zeros(4 * dwords, np.uint8)
        expected[:size] = np.frombuffer(raw, np.uint8)
        words = expected.view(U32).astype(np.int64)
        if name[0] == "i" and words[0] >> (8 * size - 1):
            words[0] -= 1 << 8 * size
        found = out[-1, lane : 32 * dwords : 32]
        np.testing.assert_array_equal(found, (words & 0xFFFFFFFF).astype(U32))


@groups
@pytest.mark.parametrize("pattern", ["consecutive", "shuffled"])
@pytest.mark.parametrize("half", ["", "hi_"])
@pytest.mark.parametrize(("name", "kind"), [("u8", np.uint8), ("i8", np.int8), ("b16", np.uint16)])
def test_loads_extend_to_one_half_and_leave_the_other(
    bench: Any, groups: int, pattern: str, half: str, name: str, kind: Any
) -> None:
    """RDNA3 ISA, GLOBAL_LOAD_D16_I8 and the like."""
    size = np.dtype(kind).itemsize
    memory, offsets, out = RNG.integers(0, 256, 64, dtype=np.uint8), PATTERNS[pattern](size), own(groups)
    text = f"""{START}
    {to_own(4, 6)}
    global_load_b32 v1, v9, s[2:3]
    v_mov_b32 v2, 0x12345678
    s_waitcnt vmcnt(0)
    global_load_d16_{half}{name} v2, v1, s[0:1]
    s_waitcnt vmcnt(0)
    global_store_b32 v9, v2, s[4:5]"""
    bench.run(text, bench.put(memory), bench.put(offsets), bench.put(out), grid=(groups, 1, 1))
    loaded = [int(memory.view(kind)[at // size]) & 0xFFFF for at in offsets]
    assert out[-1, :32].tolist() == [each << 16 | 0x5678 if half else 0x12340000 | each for each in loaded]


@groups
@pytest.mark.parametrize("pattern", ["consecutive", "shuffled"])
@pytest.mark.parametrize(
    ("name", "size"),
    [("b32", 4), ("b64", 8), ("b96", 12), ("b128", 16), ("b8", 1), ("b16", 2), ("d16_hi_b16", 2)],
)
@pytest.mark.parametrize("mask", [0xFFFFFFFF, 0x0F0F1234])
def test_stores_write_active_lanes_only(
    bench: Any, groups: int, pattern: str, name: str, size: int, mask: int
) -> None:
    data = RNG.integers(0, 2**32, (4, 32), dtype=U32)
    offsets = PATTERNS[pattern](size)
    out = own(groups, np.uint8)
    dwords = max(1, size // 4)
    span = "v[2:" + str(1 + dwords) + "]" if dwords > 1 else "v2"
    loads = "\n".join(f"global_load_b32 v{2 + i}, v9, s[0:1] offset:{128 * i}" for i in range(4))
    text = f"""{START}
    {to_own(4, 6)}
    global_load_b32 v1, v9, s[2:3]
    {loads}
    s_waitcnt vmcnt(0)
    s_mov_b32 exec_lo, {mask:#x}
    global_store_{name} v1, {span}, s[4:5] offset:16"""
    bench.run(text, bench.put(data), bench.put(offsets), bench.put(out), grid=(groups, 1, 1))
    expected = np.zeros(GROUP_BYTES, np.uint8)
    for lane in range(32):
        if mask >> lane & 1:
            raw = data[:dwords, lane].copy().view(np.uint8)
            raw = raw[2:4] if name.startswith("d16_hi") else raw[:size]
            at = int(offsets[lane]) + 16
            expected[at : at + size] = raw
    np.testing.assert_array_equal(out[-1], expected)


TWICE = f"""{START}
    s_mov_b32 s8, 2
    again:
    global_load_b32 v2, v9, s[0:1]
    global_load_b32 v3, v9, s[0:1] offset:128
    s_waitcnt vmcnt(0)
    global_load_b32 v4, v[2:3], off
    s_waitcnt vmcnt(0)
    global_store_b32 v9, v4, s[2:3]
    v_not_b32 v4, v4
    global_store_b32 v[2:3], v4, off
    s_waitcnt vmcnt(0)
    s_add_u32 s0, s0, 256
    s_add_u32 s2, s2, 128
    s_sub_u32 s8, s8, 1
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc1 again"""


@pytest.mark.parametrize("distance", [(1 << 32) + 0x1000, 1 << 32], ids=["lows apart", "lows in a row"])
def test_vector_addresses_reach_buffers_in_different_4_gib(bench: Any, distance: int) -> None:
    """The first time all lanes lie in the near buffer, so that the second time its segment is known."""
    in_far = LANE % 2
    before = RNG.integers(0, 2**32, (2, 32), dtype=U32)
    near, far = before.copy()
    bench.next_va = 0x12_3456_0000
    first = bench.put(near)
    bench.next_va = first + distance
    second = bench.put(far)
    places = np.array([first + 4 * LANE, np.where(in_far, second, first) + 4 * LANE], np.uint64)
    table = np.ascontiguousarray(places.view(U32).reshape(2, 32, 2).transpose(0, 2, 1))
    out = np.zeros((2, 32), U32)
    bench.run(TWICE, bench.put(table), bench.put(out))
    np.testing.assert_array_equal(out, [before[0], np.where(in_far, before[1], ~before[0])])
    np.testing.assert_array_equal(near, np.where(in_far, ~before[0], before[0]))
    np.testing.assert_array_equal(far, np.where(in_far, ~before[1], before[1]))


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
    with faults("E_VM_PERM"):
        bench.run(f"{START}\nglobal_store_b32 v9, v0, s[0:1]", bench.put(np.zeros(32, U32), writable=False))


KNOWN_FORMS = {
    "a row": ("v_lshlrev_b32 v5, 2, v0", np.arange(32)),
    "every second": ("v_lshlrev_b32 v5, 3, v0", np.arange(32) * 2),
    "one for all": ("v_mov_b32 v5, 12", np.arange(32) * 0 + 3),
    "a row twice": ("v_and_b32 v5, 15, v0\nv_lshlrev_b32 v5, 2, v5", np.arange(32) % 16),
    "backwards": ("v_xor_b32 v5, 31, v0\nv_lshlrev_b32 v5, 2, v5", 31 - np.arange(32)),
}


@pytest.mark.parametrize("name", KNOWN_FORMS)
@pytest.mark.parametrize("is_wide", [False, True])
def test_lanes_whose_places_the_compiler_knows(bench: Any, name: str, is_wide: bool) -> None:
    """Loaded and stored there, by an offset to a scalar base or by a 64-bit address. Three groups: the first
    asks where the memory lies, the next know.
    """
    text, places = KNOWN_FORMS[name]
    data = np.random.default_rng(8).integers(0, 2**32, 64, np.uint32)
    copy = np.zeros(64, np.uint32)
    source, target = bench.put(data), bench.put(copy)
    move = "global_load_b32 v6, v5, s[0:1]\ns_waitcnt vmcnt(0)\nglobal_store_b32 v5, v6, s[2:3]"
    if is_wide:
        lines = ["v_mov_b32 v7, 0"]
        for register, base in ((8, 0), (10, 2)):
            lines += [f"v_add_co_u32 v{register}, vcc_lo, s{base}, v5"]
            lines += [f"v_add_co_ci_u32 v{register + 1}, vcc_lo, s{base + 1}, v7, vcc_lo"]
        lines += [
            "global_load_b32 v6, v[8:9], off",
            "s_waitcnt vmcnt(0)",
            "global_store_b32 v[10:11], v6, off",
        ]
        move = "\n".join(lines)
    bench.run(f"{text}\n{move}", source, target, grid=(3, 1, 1))
    expected = np.zeros(64, np.uint32)
    expected[places] = data[places]
    np.testing.assert_array_equal(copy, expected)


@groups
@pytest.mark.parametrize("step", [4, -4, 8, 0])
@pytest.mark.parametrize("lanes", [0xFFFFFFFF, 0x7FFF00F1])
def test_rows_and_what_is_none_are_loaded_and_stored(bench: Any, groups: int, step: int, lanes: int) -> None:
    """Lane i at ``step * i`` from where it begins; of lanes at one place the highest wins."""
    values, out = np.arange(100, 400, dtype=U32), own(groups)
    start = 400 if step < 0 else 0
    text = f"""{to_own(2, 4)}
    v_mul_i32_i24 v9, {step}, v0
    v_add_nc_u32 v9, {start}, v9
    v_mov_b32 v10, 0
    s_mov_b32 exec_lo, {lanes:#x}
    v_add_co_u32 v10, vcc_lo, s0, v9
    v_add_co_ci_u32 v11, null, s1, 0, vcc_lo
    global_load_b64 v[2:3], v[10:11], off
    s_waitcnt vmcnt(0)
    v_add_nc_u32 v2, v2, v3
    global_store_b32 v9, v2, s[2:3]"""
    bench.run(text, bench.put(values), bench.put(out), grid=(groups, 1, 1))
    expected = np.zeros_like(out[-1])
    for lane in range(32):
        if lanes >> lane & 1:
            place = (start + step * lane) // 4
            expected[place] = values[place] + values[place + 1]
    np.testing.assert_array_equal(out[-1], expected)


@groups
@pytest.mark.parametrize("step", [4, -8, 16, 20, 0])
@pytest.mark.parametrize("lanes", [0xFFFFFFFF, 0x7FFF00F1])
def test_of_four_dwords_that_meet_those_of_the_highest_lane_stay(
    bench: Any, groups: int, step: int, lanes: int
) -> None:
    """Lane i at ``step * i`` from where it begins stores 100 i, 100 i + 1, 100 i + 2 and 100 i + 3."""
    out, start = own(groups), 400 if step < 0 else 0
    text = f"""{to_own(0, 2)}
    v_mul_i32_i24 v9, {step}, v0
    v_add_nc_u32 v9, {start}, v9
    v_mul_u32_u24 v2, 0x64, v0
    v_add_nc_u32 v3, 1, v2
    v_add_nc_u32 v4, 2, v2
    v_add_nc_u32 v5, 3, v2
    s_mov_b32 exec_lo, {lanes:#x}
    global_store_b128 v9, v[2:5], s[0:1]"""
    bench.run(text, bench.put(out), grid=(groups, 1, 1))
    expected = np.zeros_like(out[-1])
    for lane in (lane for lane in range(32) if lanes >> lane & 1):
        place = (start + step * lane) // 4
        expected[place : place + 4] = 100 * lane + np.arange(4)
    np.testing.assert_array_equal(out[-1], expected)
