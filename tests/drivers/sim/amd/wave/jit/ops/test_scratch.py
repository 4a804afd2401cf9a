"""Scratch memory: private, interleaved, bounded."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault

U32 = np.uint32
RNG = np.random.default_rng(11)


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
    with pytest.raises(
        SimFault, match=r"E_SCRATCH_OOB: scratch bytes 0x3c..0x44 of a lane that has 64 bytes"
    ):
        bench.run("v_mov_b32 v1, 0\nscratch_store_b64 off, v[0:1], off offset:60", scratch=(backing, 32 * 64))
    odd = "s_mov_b32 s32, 2\nscratch_store_b32 off, v0, s32"
    with pytest.raises(SimFault, match="scratch address 0x2 is no multiple of 4: the stack pointer"):
        bench.run(odd, scratch=(backing, 32 * 64))


@pytest.mark.usefixtures("thorough")
@pytest.mark.parametrize("kind", ["b8", "b32"])
def test_what_is_known_of_lanes_holds_behind_both_ways_of_a_store(bench: Any, kind: str) -> None:
    """EXEC comes out of memory; a register that lanes which are off keep is written behind the store."""
    backing, out = np.zeros(32 * 64, np.uint8), np.zeros(32, U32)
    text = f"""s_load_b32 s4, s[0:1], 0x0
    v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v5, 3
    s_mov_b32 s6, 8
    s_waitcnt lgkmcnt(0)
    s_mov_b32 exec_lo, s4
    scratch_store_{kind} off, v0, s6
    v_mov_b32 v5, 7
    s_mov_b32 exec_lo, -1
    global_store_b32 v9, v5, s[2:3]"""
    mask = np.array([0xF0F0_1234], U32)
    bench.run(text, bench.put(mask), bench.put(out), scratch=(bench.put(backing), 32 * 64))
    np.testing.assert_array_equal(out, [7 if 0xF0F0_1234 >> lane & 1 else 3 for lane in range(32)])


SOME = 0xF0F0_00FF_1234_8001
FULL = (1 << 64) - 1
TOGETHER = [
    ("b8", 1, 9), ("b16", 2, 10), ("b16", 2, 11), ("b32", 4, 8), ("b64", 8, 8), ("b96", 12, 6),
    ("b128", 16, 8),
]  # fmt: skip


@pytest.mark.parametrize("mask", [SOME, FULL, 0])
@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize(("kind", "size", "offset"), TOGETHER)
def test_lanes_that_are_off_keep_what_lies_at_one_address(
    bench: Any, kind: str, size: int, offset: int, lanes: int, mask: int
) -> None:
    """All lanes store at one private address and load it again; EXEC comes out of memory, and lanes that are
    off keep their registers behind it too. Addresses that are no multiple of 4 cross dwords.
    """
    backing = RNG.integers(0, 256, lanes * 64, dtype=np.uint8)
    before, out = backing.copy(), np.zeros((4, lanes), U32)
    data = "v5" if size <= 4 else f"v[5:{4 + size // 4}]"
    load = f"u{8 * size}" if size < 4 else kind
    exec_, pair = ("exec_lo", "s4") if lanes == 32 else ("exec", "s[4:5]")
    text = f"""s_load_b64 s[4:5], s[0:1], 0x0
    v_lshlrev_b32 v9, 2, v0
    v_mul_lo_u32 v5, 0x1010101, v0
    v_not_b32 v6, v5
    v_mov_b32 v7, 0x12345678
    v_mov_b32 v8, v0
    s_mov_b32 s6, {offset}
    s_waitcnt lgkmcnt(0)
    s_mov_b{lanes} {exec_}, {pair}
    scratch_store_{kind} off, {data}, s6
    scratch_load_{load} {data}, off, s6
    s_waitcnt vmcnt(0)
    v_mov_b32 v8, 7
    s_mov_b{lanes} {exec_}, -1
    """ + "\n".join(f"global_store_b32 v9, v{5 + i}, s[2:3] offset:{4 * lanes * i}" for i in range(4))
    where = (bench.put(backing), backing.nbytes)
    masks = np.array([mask], np.uint64)
    bench.run(text, bench.put(masks), bench.put(out), scratch=where, block=(lanes, 1, 1), lanes=lanes)
    lane = np.arange(lanes, dtype=U32)
    is_on = np.array([mask >> each & 1 for each in range(lanes)], bool)
    given = np.stack([lane * U32(0x1010101), ~(lane * U32(0x1010101)), np.full(lanes, 0x12345678, U32), lane])
    flat = before.view(U32).reshape(16, lanes).T.copy().view(np.uint8).reshape(lanes, 64)
    raw = given.T.copy().view(np.uint8).reshape(lanes, 16)
    flat[is_on, offset : offset + size] = raw[is_on, :size]
    after = backing.view(U32).reshape(16, lanes).T.copy().view(np.uint8)
    np.testing.assert_array_equal(after.reshape(lanes, 64), flat)
    if size < 4:
        given[0][is_on] &= U32((1 << 8 * size) - 1)
    given[3][is_on] = 7
    np.testing.assert_array_equal(out, given)
