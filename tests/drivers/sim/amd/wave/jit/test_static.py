"""LDS access at addresses of known form: every shape of it, its bounds, and near misses that have no form."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.jit.lanes import ALL_BITS, LaneForm
from drivers.sim.amd.wave.jit.static import is_inside, order_of, store_columns
from drivers.sim.llvm.text import Text
from tests.faults import faults

pytestmark = pytest.mark.usefixtures("thorough")
LANE = np.arange(32)
# what makes v4 of the lane's number in v0 and of a number of the wave's in s20, and what that is
PATTERNS = {
    "rows": ("v_and_b32 v4, 15, v0", LANE % 16),
    "halves": ("v_lshrrev_b32 v4, 4, v0", LANE // 16),
    "one": ("v_mov_b32 v4, 7", LANE * 0 + 7),
    "whole": ("v_mov_b32 v4, v0", LANE),
    "whole from 3": ("v_add_nc_u32 v4, 3, v0", LANE + 3),
    "backwards": ("v_xor_b32 v4, 31, v0", LANE ^ 31),
    "columns": (
        "v_and_b32 v4, 3, v0\nv_lshrrev_b32 v5, 2, v0\nv_lshl_add_u32 v4, v4, 3, v5",
        LANE % 4 * 8 + LANE // 4,
    ),
    "from the wave's base": ("v_add_nc_u32 v4, s20, v0", LANE + 9),
    "of no form": ("v_mul_lo_u32 v4, v0, v0\nv_and_b32 v4, 31, v4", LANE * LANE % 32),
}
SIZES = {1: 4, 2: 8, 3: 12, 4: 16}
DATA = np.random.default_rng(3).integers(0, 2**32, (4, 64), dtype=np.uint32)


def span(first: int, count: int) -> str:
    return f"v[{first}:{first + count - 1}]" if count > 1 else f"v{first}"


def address(name: str, dwords: int) -> list[str]:
    return ["s_mov_b32 s20, 9", PATTERNS[name][0], f"v_mul_u32_u24 v4, v4, {4 * dwords}"]


@pytest.mark.parametrize("dwords", [1, 2, 3, 4])
@pytest.mark.parametrize("name", PATTERNS)
@pytest.mark.parametrize("exec_mask", ["-1", "0x7ffffffe"])
def test_every_pattern_reads_what_lies_there(bench: Any, name: str, dwords: int, exec_mask: str) -> None:
    out, data = np.zeros((dwords, 32), np.uint32), DATA[:dwords].copy()
    fill = []
    for row in range(2 * dwords):
        load = f"global_load_b32 v3, v9, s[0:1] offset:{128 * row}\ns_waitcnt vmcnt(0)"
        fill += [load, f"ds_store_b32 v9, v3 offset:{128 * row}"]
    stores = [f"global_store_b32 v9, v{10 + i}, s[2:3] offset:{128 * i}" for i in range(dwords)]
    zeros = [f"v_mov_b32 v{10 + i}, 0" for i in range(dwords)]
    text = [
        "v_lshlrev_b32 v9, 2, v0", *fill, *address(name, dwords), *zeros, "s_waitcnt lgkmcnt(0)",
        f"s_mov_b32 exec_lo, {exec_mask}", f"ds_load_b{32 * dwords} {span(10, dwords)}, v4",
        "s_waitcnt lgkmcnt(0)", "s_mov_b32 exec_lo, -1", *stores,
    ]  # fmt: skip
    bench.run("\n".join(text), bench.put(data), bench.put(out), lds=1024)
    expected = data.reshape(64, dwords)[PATTERNS[name][1]].T.copy()
    if exec_mask != "-1":
        expected[:, [0, 31]] = 0
    np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize("dwords", [1, 2, 3, 4])
@pytest.mark.parametrize("name", PATTERNS)
@pytest.mark.parametrize("exec_mask", ["-1", "0x7ffffffe"])
def test_every_pattern_writes_where_it_should(bench: Any, name: str, dwords: int, exec_mask: str) -> None:
    """All of LDS is cleared, written in the pattern, and read back as it lies."""
    out, data = np.zeros((2 * dwords, 32), np.uint32), DATA[:dwords, :32].copy()
    rows = range(2 * dwords)
    text = ["v_lshlrev_b32 v9, 2, v0", "v_mov_b32 v3, 0"]
    text += [f"ds_store_b32 v9, v3 offset:{128 * row}" for row in rows]
    text += [f"global_load_b32 v{10 + i}, v9, s[0:1] offset:{128 * i}" for i in range(dwords)]
    text += [*address(name, dwords), "s_waitcnt vmcnt(0)", f"s_mov_b32 exec_lo, {exec_mask}"]
    text += [f"ds_store_b{32 * dwords} v4, {span(10, dwords)}", "s_mov_b32 exec_lo, -1"]
    for row in rows:
        text += [f"ds_load_b32 v3, v9 offset:{128 * row}", "s_waitcnt lgkmcnt(0)"]
        text += [f"global_store_b32 v9, v3, s[2:3] offset:{128 * row}"]
    bench.run("\n".join(text), bench.put(data), bench.put(out), lds=1024)
    expected = np.zeros((64, dwords), np.uint32)
    for lane, place in enumerate(PATTERNS[name][1]):
        if exec_mask == "-1" or lane not in (0, 31):
            expected[place] = data[:, lane]
    np.testing.assert_array_equal(out, expected.reshape(2 * dwords, 32))


@pytest.mark.parametrize("last", ["ds_load_b128 v[4:7], v1", "ds_store_b128 v1, v[4:7]"])
@pytest.mark.parametrize("pattern", ["v_and_b32 v1, 15, v0", "v_lshrrev_b32 v1, 4, v0"])
def test_a_pattern_past_the_end_of_lds(bench: Any, pattern: str, last: str) -> None:
    """The last lane that is inside, and the next: the base is known to the compiler, or comes from s20."""
    lines = f"{pattern}\nv_lshlrev_b32 v1, 4, v1"
    top = 256 if "15" in pattern else 32
    clear = "\n".join(f"v_mov_b32 v{i}, 0" for i in range(4, 8))
    for base in ("{start}", "s20"):
        for start, is_good in ((512 - top, True), (512 - top + 16, False), (0xFFFFFF00, False)):
            move = f"v_add_nc_u32 v1, {base.format(start=start)}, v1"
            text = f"s_mov_b32 s20, {start}\n{lines}\n{move}\n{clear}\n{last}"
            if is_good:
                bench.run(f"{text}\ns_waitcnt lgkmcnt(0)", lds=512)
                continue
            with faults("E_LDS_OOB"):
                bench.run(text, lds=512)


def test_lanes_that_are_off_may_point_anywhere(bench: Any) -> None:
    text = """v_lshlrev_b32 v1, 5, v0
    s_mov_b32 s20, 64
    v_add_nc_u32 v1, s20, v1
    s_mov_b32 exec_lo, 0xff
    ds_load_b32 v4, v1
    s_waitcnt lgkmcnt(0)"""
    bench.run(text, lds=512)


def test_a_load_that_overwrites_its_own_address(bench: Any) -> None:
    out = np.zeros((2, 32), np.uint32)
    text = """v_lshlrev_b32 v1, 2, v0
    v_mov_b32 v9, v1
    v_add_nc_u32 v5, 100, v0
    v_add_nc_u32 v6, 200, v0
    ds_store_b32 v1, v5
    ds_store_b32 v1, v6 offset:128
    s_waitcnt lgkmcnt(0)
    ds_load_2addr_b32 v[1:2], v1 offset1:32
    s_waitcnt lgkmcnt(0)
    global_store_b32 v9, v1, s[0:1]
    global_store_b32 v9, v2, s[0:1] offset:128"""
    bench.run(text, bench.put(out), lds=512)
    np.testing.assert_array_equal(out, [LANE + 100, LANE + 200])


def test_a_load_does_not_see_a_store_behind_it(bench: Any) -> None:
    out = np.zeros(32, np.uint32)
    text = """v_lshlrev_b32 v1, 2, v0
    v_add_nc_u32 v5, 100, v0
    ds_store_b32 v1, v5
    s_waitcnt lgkmcnt(0)
    ds_load_b32 v2, v1
    ds_store_b32 v1, v0
    s_waitcnt lgkmcnt(0)
    global_store_b32 v1, v2, s[0:1]"""
    bench.run(text, bench.put(out), lds=512)
    np.testing.assert_array_equal(out, LANE + 100)


def test_bounds_are_known_only_where_no_lane_can_wrap() -> None:
    lanes = tuple(range(0, 128, 4))
    assert is_inside(LaneForm(lanes, 0xF80, 0xF80), 4, 4096)
    assert not is_inside(LaneForm(lanes, 0xF80, 0xF80), 8, 4096)
    assert not is_inside(LaneForm(lanes, ALL_BITS & -128, ALL_BITS), 4, 1 << 40)


@pytest.mark.parametrize(
    "places",
    [LANE * 4, LANE % 2 * 256 + LANE // 2 * 4, LANE % 4 * 100 + LANE // 4 * 4, 124 - LANE * 4],
    ids=["one row", "each second lane", "each fourth lane", "backwards"],
)
def test_dwords_side_by_side_are_stored_in_rows_of_eight_wherever_their_lanes_are(places: Any) -> None:
    t = Text()
    store_columns(t, "%lds", places.tolist(), ["%v1"])
    assert sum("store <8 x i32>" in line for line in t.lines) == sum("store" in line for line in t.lines) == 4


def test_dwords_that_overlap_are_stored_as_their_lanes_come(bench: Any) -> None:
    """Dwords 2 bytes apart, the highest lane first: each leaves its low half to the lane behind it."""
    assert list(order_of((124 - LANE * 3).tolist())) == list(range(32))
    out = np.zeros(64, np.uint16)
    text = """v_lshlrev_b32 v9, 2, v0
    v_add_nc_u32 v3, 0x10000, v0
    v_xor_b32 v4, 31, v0
    v_lshlrev_b32 v4, 1, v4
    ds_store_b32 v9, v9
    ds_store_b32 v4, v3
    s_waitcnt lgkmcnt(0)
    ds_load_b32 v3, v9
    s_waitcnt lgkmcnt(0)
    global_store_b32 v9, v3, s[0:1]"""
    bench.run(text, bench.put(out), lds=512)
    memory = (LANE * 4).astype(np.uint32).view(np.uint16)
    for lane in LANE:
        memory[31 - lane : 33 - lane] = lane, 1
    np.testing.assert_array_equal(out, memory)


@pytest.mark.parametrize("stride", [4, 20])
def test_a_tile_out_of_lds_is_numpys_product(bench: Any, stride: int) -> None:
    """16 sums a lane: 4 numbers of its half of the lanes times 4 of its column, 6 deep. stride: dwords from
    one lane's numbers to the next lane's."""
    depth, rng = 6, np.random.default_rng(11)
    a = rng.standard_normal((depth, 2 * 4)).astype(np.float32)
    b = rng.standard_normal((depth, 16, 4)).astype(np.float32)
    out = np.zeros((16, 32), np.float32)
    memory = np.zeros((depth, 512), np.float32)
    memory[:, :8] = a
    for lane in range(16):
        memory[:, 64 + stride * lane : 68 + stride * lane] = b[:, lane]
    text = ["v_lshlrev_b32 v1, 2, v0"]
    for row in range(16 * depth):
        text += [f"s_mov_b32 s20, {128 * row}", "v_add_nc_u32 v2, s20, v1", "global_load_b32 v3, v2, s[0:1]"]
        text += ["s_waitcnt vmcnt(0)", "ds_store_b32 v2, v3"]
    text += ["v_lshrrev_b32 v4, 4, v0", "v_lshlrev_b32 v4, 4, v4", "v_and_b32 v5, 15, v0"]
    text += [f"v_mul_u32_u24 v5, {4 * stride}, v5", "v_add_nc_u32 v5, 0x100, v5"]
    text += [f"v_mov_b32 v{40 + i}, 0" for i in range(16)] + ["s_waitcnt lgkmcnt(0)"]
    for k in range(depth):
        text += [
            f"ds_load_b128 v[8:11], v4 offset:{2048 * k}",
            f"ds_load_b128 v[12:15], v5 offset:{2048 * k}",
        ]
        text += ["s_waitcnt lgkmcnt(0)"]
        text += [f"v_fmac_f32 v{40 + 4 * i + j}, v{8 + i}, v{12 + j}" for i in range(4) for j in range(4)]
    text += [f"global_store_b32 v1, v{40 + i}, s[2:3] offset:{128 * i}" for i in range(16)]
    bench.run("\n".join(text), bench.put(memory), bench.put(out), lds=2048 * depth)
    expected = np.zeros((16, 32), np.float32)
    for k in range(depth):
        for row in range(16):
            left = np.repeat(a[k].reshape(2, 4)[:, row // 4], 16).astype(np.longdouble)
            right = np.tile(b[k, :, row % 4], 2).astype(np.longdouble)
            expected[row] = (left * right + expected[row]).astype(np.float32)
    np.testing.assert_array_equal(out, expected)
