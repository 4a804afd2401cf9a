"""Buffer instructions against the addressing rules of the RDNA3 document, written out lane by lane.

Covers buffer_place.py too.
"""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.core.errors import SimFault
from tests.faults import faults

U32 = np.uint32
CONFIG = {"raw": 3 << 28, "none": 2 << 28, "index": 1 << 28, "both": 0}
WAIT = {"gfx1100": "s_waitcnt vmcnt(0) lgkmcnt(0)", "gfx1201": "s_wait_loadcnt 0x0\ns_wait_kmcnt 0x0"}
END_OF_STORES = {"gfx1100": "s_waitcnt_vscnt null, 0x0", "gfx1201": "s_wait_storecnt 0x0"}
ROOM = 1 << 16


@dataclass
class Resource:
    """What the four words say. `swizzle`: 0, or 1 + log2 of the element's dwords."""

    records: int
    stride: int = 0
    mode: str = "raw"
    swizzle: int = 0
    rows: int = 8  # INDEX_STRIDE
    tid: bool = False

    def words(self, base: int) -> list[int]:
        config = CONFIG[self.mode] | (self.rows.bit_length() - 4) << 21 | self.tid << 23
        return [base & 0xFFFFFFFF, base >> 32 | self.stride << 16 | self.swizzle << 30, self.records, config]

    def place(self, index: int, offset: int) -> int:
        if not self.swizzle:
            return index * self.stride + offset
        size = 2 << self.swizzle
        block, row = divmod(index, self.rows)
        column, within = divmod(offset, size)
        return (block * self.stride + column * size) * self.rows + row * size + within

    def holds(self, index: int, offset: int, size: int, soffset: int) -> bool:
        row = index < self.records and offset + size <= self.stride
        if self.mode == "both" or (self.mode == "raw" and self.swizzle and self.stride):
            return row
        if self.mode == "raw":
            return index * self.stride + offset + soffset + size <= self.records
        return index < self.records if self.mode == "index" else self.records > 0


def set_words(words: list[int], first: int) -> str:
    return "\n".join(f"s_mov_b32 s{first + index}, {word:#x}" for index, word in enumerate(words))


def program(bench: Any, memory: int, result: int, resource: Resource, body: str) -> str:
    """v1: the lane's offset, v2: its index, given as the first 64 dwords of `result`."""
    start = f"""v_lshlrev_b32 v40, 2, v0
        global_load_b32 v1, v40, s[0:1]
        global_load_b32 v2, v40, s[0:1] offset:128
        s_mov_b32 s20, 64
        {WAIT[bench.arch]}
        v_mov_b32 v3, v2
        v_mov_b32 v4, v1"""
    return "\n".join([start, set_words(resource.words(memory), 8), body])


def run_loads(bench: Any, resource: Resource, body: str, offsets: Any, indices: Any, dwords: int = 1) -> Any:
    """The dwords that `body` leaves in v8 and up, per lane; and the memory they came from."""
    memory = np.arange(ROOM // 4, dtype=U32) * 3 + 1
    table = np.zeros((2 + dwords, 32), U32)
    table[0], table[1] = offsets, indices
    va, out = bench.put(memory), bench.put(table)
    zeros = "\n".join(f"v_mov_b32 v{8 + index}, -1" for index in range(dwords))
    stores = "\n".join(
        f"global_store_b32 v40, v{8 + index}, s[0:1] offset:{256 + 128 * index}" for index in range(dwords)
    )
    text = program(bench, va, out, resource, "\n".join([zeros, body, WAIT[bench.arch], stores]))
    counters = bench.run(text, out)
    return bench.arrays[1][2:], memory, counters


def expected(
    resource: Resource, memory: Any, offsets: Any, indices: Any, dwords: int, soffset: int = 0
) -> Any:
    found = np.zeros((dwords, 32), U32)
    for lane in range(32):
        index = int(indices[lane]) + (lane if resource.tid else 0)
        start = resource.place(index, int(offsets[lane])) + soffset
        for part in range(dwords):
            if resource.holds(index, int(offsets[lane]), 4 * part + 4, soffset):
                found[part, lane] = memory[start // 4 + part]
    return found


@pytest.fixture
def buffers(bench: Any, arch: str) -> Any:
    """A memory, on each generation."""
    bench.arch = arch
    return bench


LANE = np.arange(32, dtype=U32)


@pytest.mark.parametrize("dwords", [1, 2, 3, 4])
def test_raw_loads_read_zero_past_the_end_dword_by_dword(buffers: Any, dwords: int) -> None:
    resource = Resource(32 * 4 * dwords - 24)
    offsets = LANE * U32(4 * dwords)
    body = f"buffer_load_b{32 * dwords} v[8:{7 + dwords}], v1, s[8:11], null offen"
    body = body.replace("v[8:8]", "v8")
    got, memory, counters = run_loads(buffers, resource, body, offsets, LANE, dwords)
    np.testing.assert_array_equal(got, expected(resource, memory, offsets, LANE, dwords))
    assert "E_BUFFER_OOB" in counters.notes[0]


def test_scalar_offset_counts_against_the_size(buffers: Any) -> None:
    resource, offsets = Resource(128 + 32), LANE * U32(4)
    body = "buffer_load_b32 v8, v1, s[8:11], s20 offen"
    got, memory, _ = run_loads(buffers, resource, body, offsets, LANE)
    np.testing.assert_array_equal(got, expected(resource, memory, offsets, LANE, 1, soffset=64))


def test_all_in_bounds_takes_no_note(buffers: Any) -> None:
    body = "buffer_load_b32 v8, off, s[8:11], null offset:12"
    got, memory, counters = run_loads(buffers, Resource(16), body, LANE, LANE)
    assert got[0].tolist() == [int(memory[3])] * 32
    assert counters.notes == []


@pytest.mark.parametrize("mode", CONFIG)
def test_rows_are_checked_as_the_resource_selects(buffers: Any, mode: str) -> None:
    resource = Resource(300 if mode == "raw" else 20, stride=16, mode=mode)
    offsets = (LANE % 6 * 4).astype(U32)
    indices = (LANE * 7 % 25).astype(U32)
    body = "buffer_load_b64 v[8:9], v[3:4], s[8:11], null idxen offen"
    got, memory, _ = run_loads(buffers, resource, body, offsets, indices, 2)
    np.testing.assert_array_equal(got, expected(resource, memory, offsets, indices, 2))


@pytest.mark.parametrize("swizzle", [1, 2, 3])
@pytest.mark.parametrize("rows", [8, 16, 32, 64])
def test_swizzled_rows_interleave(buffers: Any, swizzle: int, rows: int) -> None:
    resource = Resource(150, stride=32, swizzle=swizzle, rows=rows)
    offsets, indices = (LANE % 8 * 4).astype(U32), (LANE * 5).astype(U32)
    body = "buffer_load_b32 v8, v[3:4], s[8:11], null idxen offen"
    got, memory, _ = run_loads(buffers, resource, body, offsets, indices)
    np.testing.assert_array_equal(got, expected(resource, memory, offsets, indices, 1))


def test_add_tid_makes_the_lane_the_index(buffers: Any) -> None:
    resource = Resource(1000, stride=8, tid=True)
    body = "buffer_load_b32 v8, v1, s[8:11], null offen"
    offsets = np.full(32, 4, U32)
    got, memory, _ = run_loads(buffers, resource, body, offsets, LANE)
    np.testing.assert_array_equal(got, expected(resource, memory, offsets, np.zeros(32, U32), 1))


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_any_resource_and_offsets(data: st.DataObject) -> None:
    from tests.drivers.sim.amd.wave.conftest import Bench

    resource = Resource(
        data.draw(st.integers(0, 300)),
        data.draw(st.sampled_from([0, 4, 16, 36])),
        data.draw(st.sampled_from(["raw", "index", "both"])),
        data.draw(st.sampled_from([0, 0, 1, 2])),
        data.draw(st.sampled_from([8, 16])),
        data.draw(st.booleans()),
    )
    words = st.integers(0, 40).map(lambda number: 4 * number)
    offsets = np.array(data.draw(st.lists(words, min_size=32, max_size=32)), U32)
    indices = np.array(data.draw(st.lists(st.integers(0, 60), min_size=32, max_size=32)), U32)
    body = "buffer_load_b64 v[8:9], v[3:4], s[8:11], null idxen offen"
    got, memory, _ = run_loads(Bench(), resource, body, offsets, indices, 2)
    np.testing.assert_array_equal(got, expected(resource, memory, offsets, indices, 2))


@pytest.mark.parametrize(("name", "size", "signed"), [("u8", 1, False), ("i8", 1, True), ("i16", 2, True)])
def test_small_loads_extend(buffers: Any, name: str, size: int, signed: bool) -> None:
    resource, offsets = Resource(20 * size), LANE * U32(size)
    body = f"buffer_load_{name} v8, v1, s[8:11], null offen"
    got, memory, _ = run_loads(buffers, resource, body, offsets, LANE)
    kind = np.dtype(f"{'i' if signed else 'u'}{size}")
    wanted = np.where(LANE < 20, memory.view(kind)[:32].astype(np.int64), 0)
    np.testing.assert_array_equal(got[0], wanted.astype(np.int32).view(U32))


def test_d16_load_keeps_the_other_half(buffers: Any) -> None:
    body = "buffer_load_d16_hi_b16 v8, v1, s[8:11], null offen"
    got, memory, _ = run_loads(buffers, Resource(64), body, LANE * U32(2), LANE)
    halves = memory.view(np.uint16)[:32].astype(U32)
    np.testing.assert_array_equal(got[0], halves << U32(16) | U32(0xFFFF))


def test_tfe_says_that_the_page_is_there(buffers: Any) -> None:
    body = "buffer_load_b32 v[8:9], v1, s[8:11], null offen tfe"
    got, memory, _ = run_loads(buffers, Resource(256), body, LANE * U32(4), LANE, 2)
    np.testing.assert_array_equal(got, [memory[:32], np.zeros(32)])


def test_stores_past_the_end_are_dropped(buffers: Any) -> None:
    memory, table = np.zeros(64, U32), np.zeros((2, 32), U32)
    table[0], table[1] = LANE * 8, LANE + 5
    va, out = buffers.put(memory), buffers.put(table)
    body = "v_mov_b32 v5, 9\nv_mov_b32 v4, v2\nbuffer_store_b64 v[4:5], v1, s[8:11], null offen"
    buffers.run(program(buffers, va, out, Resource(10 * 8 + 4), body), out)
    wanted = np.zeros(64, U32)
    wanted[:20:2], wanted[1:20:2], wanted[20] = LANE[:10] + 5, 9, 15
    np.testing.assert_array_equal(buffers.arrays[0], wanted)


@pytest.mark.parametrize(("policy", "returns"), [("glc", True), ("", False)])
def test_atomics_return_old_values_and_skip_lanes_out_of_bounds(
    buffers: Any, policy: str, returns: bool
) -> None:
    memory, table = np.arange(64, dtype=U32), np.zeros((3, 32), U32)
    table[0], table[1] = LANE // 2 * 4, LANE + 5
    va, out = buffers.put(memory), buffers.put(table)
    if buffers.arch == "gfx1201":
        policy = policy.replace("glc", "th:TH_ATOMIC_RETURN")
    body = f"""buffer_atomic_add_u32 v2, v1, s[8:11], null offen {policy}
        {WAIT[buffers.arch]}
        global_store_b32 v40, v2, s[0:1] offset:256"""
    buffers.run(program(buffers, va, out, Resource(8 * 4), body), out)
    wanted, old = np.arange(64, dtype=U32), table[1].copy()
    for lane in range(32):
        value, cell = int(table[1][lane]), lane // 2
        old[lane] = wanted[cell] if cell < 8 else 0
        wanted[cell] += value if cell < 8 else 0
    np.testing.assert_array_equal(buffers.arrays[0], wanted)
    np.testing.assert_array_equal(buffers.arrays[1][2], old if returns else table[1])


def test_a_fault_can_be_asked_for(buffers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUFFER_OOB", "fault")
    body = "buffer_load_b32 v8, v1, s[8:11], null offen"
    with pytest.raises(SimFault) as caught:
        run_loads(buffers, Resource(124), body, LANE * U32(4), LANE)
    assert caught.value.code == "E_BUFFER_OOB"
    assert caught.value.where["lane"] == 31
    run_loads(buffers, Resource(128), body, LANE * U32(4), LANE)


def test_notes_can_be_switched_off(buffers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUFFER_OOB", "ignore")
    body = "buffer_load_b32 v8, v1, s[8:11], null offen"
    _, _, counters = run_loads(buffers, Resource(4), body, LANE * U32(4), LANE)
    assert counters.notes == []


def test_an_image_resource_is_no_buffer(buffers: Any) -> None:
    body = "s_mov_b32 s11, 0xb0000000\nbuffer_load_b32 v8, v1, s[8:11], null offen"
    with pytest.raises(SimFault) as caught:
        run_loads(buffers, Resource(128), body, LANE, LANE)
    assert caught.value.code == "E_DESCRIPTOR"


def test_addresses_inside_the_bounds_must_be_mapped(buffers: Any) -> None:
    body = "buffer_load_b32 v8, v1, s[8:11], null offen"
    with pytest.raises(SimFault) as caught:
        run_loads(buffers, Resource(1 << 30), body, LANE + U32(1 << 24), LANE)
    assert caught.value.code == "E_VM_FAULT"


@pytest.mark.parametrize("records", [1 << 30, (1 << 24) + 4], ids=["inside", "half outside"])
def test_scalar_addresses_inside_the_bounds_must_be_mapped(buffers: Any, records: int) -> None:
    offset = "s40" if buffers.arch == "gfx1100" else "s40 offset:0x0"
    body = f"s_mov_b32 s40, 0x1000000\ns_buffer_load_b64 s[24:25], s[8:11], {offset}\n{WAIT[buffers.arch]}"
    with pytest.raises(SimFault) as caught:
        run_loads(buffers, Resource(records), body, LANE, LANE)
    assert caught.value.code == "E_VM_FAULT"


@pytest.mark.parametrize("stride", [0, 12])
def test_scalar_buffer_loads_end_with_the_resource(buffers: Any, stride: int) -> None:
    records = 92 if stride == 0 else 8  # rows of 12 bytes: 96
    body = f"""s_buffer_load_b128 s[24:27], s[8:11], 0x50
        s_buffer_load_b32 s28, s[8:11], 0x8
        s_buffer_load_b64 s[30:31], s[8:11], 0x1000
        {WAIT[buffers.arch]}
        v_mov_b32 v8, s24
        v_mov_b32 v9, s27
        v_mov_b32 v10, s26
        v_mov_b32 v11, s28
        v_mov_b32 v12, s30"""
    got, memory, counters = run_loads(buffers, Resource(records, stride), body, LANE, LANE, 5)
    last = memory[23] if stride else 0
    assert got[:, 0].tolist() == [memory[20], last, memory[22], memory[2], 0]
    assert counters.notes


def test_small_scalar_buffer_loads(bench: Any) -> None:
    bench.arch = "gfx1201"
    body = """s_buffer_load_i8 s24, s[8:11], 0x5
        s_buffer_load_u16 s25, s[8:11], 0x6
        s_buffer_load_b96 s[28:30], s[8:11], 0xc
        s_wait_kmcnt 0x0
        v_mov_b32 v8, s24
        v_mov_b32 v9, s25
        v_mov_b32 v10, s30"""
    got, memory, _ = run_loads(bench, Resource(64), body, LANE, LANE, 3)
    data = memory.view(np.uint8)
    wanted = [int(data.view(np.int8)[5]) & 0xFFFFFFFF, int(data.view(np.uint16)[3]), int(memory[5])]
    assert got[:, 0].tolist() == wanted


@pytest.mark.parametrize(
    ("bits", "byte", "races"), [(32, 3, True), (32, 4, False), (64, 7, True), (64, 8, False)]
)
def test_a_buffer_atomic_races_with_a_store_to_any_of_its_bytes(
    buffers: Any, bits: int, byte: int, races: bool
) -> None:
    """One group adds, the other stores a byte."""
    group = "s0" if buffers.arch == "gfx1100" else "ttmp9"
    body = f"""v_mov_b32 v1, 0
        s_cmp_eq_u32 {group}, 0
        s_cbranch_scc0 other
        buffer_atomic_add_u{bits} {"v2" if bits == 32 else "v[2:3]"}, v1, s[8:11], null offen
        s_endpgm
        other:
        buffer_store_b8 v2, v1, s[8:11], null offen offset:{byte}"""
    memory = buffers.put(np.zeros(4, U32))
    text = "\n".join([set_words(Resource(16).words(memory), 8), "v_mov_b32 v2, 1\nv_mov_b32 v3, 0", body])
    with faults("E_RACE") if races else nullcontext():
        buffers.run(text, grid=(2, 1, 1), block=(1, 1, 1), mode="strict")


@pytest.mark.parametrize("records", [1 << 12, 64])
def test_strict_runs_see_races_through_buffers(buffers: Any, records: int) -> None:
    """Two groups store to one dword through a resource, whether or not some lanes are out of bounds."""
    memory = np.zeros(ROOM // 4, U32)
    va = buffers.put(memory)
    group = "s0" if buffers.arch == "gfx1100" else "ttmp9"
    body = f"v_mov_b32 v5, {group}\nv_lshlrev_b32 v1, 2, v0\nbuffer_store_b32 v5, v1, s[8:11], null offen"
    text = "\n".join([set_words(Resource(records).words(va), 8), body])
    buffers.run(text, mode="strict")
    with pytest.raises(SimFault) as caught:
        buffers.run(text, grid=(2, 1, 1), mode="strict")
    assert caught.value.code == "E_RACE"
