"""The edge of each limit: what is exactly allowed passes, one step further is refused.

Limits: firmware_notes/strictness.md. Each test has both sides, so that a card laxer or stricter by one is
noticed.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from autogen.amd import gc_11_0_0 as gc
from autogen.amd import pm4, sdma_6
from drivers.core.errors import SimFault
from drivers.sim.amd import dispatch
from drivers.sim.chips import CHIPS
from drivers.sim.memory import Access, AddressSpace
from tests.drivers.sim.amd.rig import (
    DISPATCH,
    EXECUTABLE,
    GTT,
    RING_BYTES,
    RSRC1,
    RSRC2,
    Buffer,
    Queue,
    Rig,
    block,
    drain,
    fails,
    program,
    release,
)
from tests.drivers.sim.regions import Regions
from tests.faults import faults

RING_DWORDS = RING_BYTES // 4
NOP = pm4.Nop().build()
PAGE = 0x1000


@pytest.fixture
def code(rig: Rig) -> Buffer:
    return rig.buffer(0x2000, GTT | EXECUTABLE)


@pytest.fixture
def queue(rig: Rig) -> Queue:
    return rig.compute_queue()


@pytest.mark.parametrize("before", [0, 8, RING_DWORDS - 2])
def test_a_ring_may_be_exactly_full_wherever_it_begins(rig: Rig, queue: Queue, before: int) -> None:
    """Q13: what is rung and not yet read fits the ring; one dword more would overwrite it."""
    if before:
        queue.run(*[NOP] * before)
    signal = rig.buffer(0x1000)
    last = release(signal.va, 7)
    queue.run(*[NOP] * (RING_DWORDS - len(last)), last)
    assert signal.mapping.read32(0) == 7
    assert queue.rptr.mapping.read64(0) == before + RING_DWORDS


@pytest.mark.parametrize(("more", "passes"), [(0, True), (1, False)])
def test_a_doorbell_may_be_a_whole_ring_ahead_and_no_more(queue: Queue, more: int, passes: bool) -> None:
    queue.run(*[NOP] * 8)
    value = 8 + RING_DWORDS + more
    queue.wptr.mapping.write64(0, value)
    if passes:
        queue.doorbells.write64(queue.doorbell, value)
        return
    with pytest.raises(SimFault) as raised:
        queue.doorbells.write64(queue.doorbell, value)
    assert raised.value.code == "E_RING_OVERFLOW"


def test_a_ring_goes_round_many_times_in_steps_that_do_not_divide_it(rig: Rig, queue: Queue) -> None:
    """Packets of 8 dwords and a dword cross the end at every place; the pointers never wrap."""
    signal = rig.buffer(0x1000)
    for turn in range(1, 12):
        queue.run(*[NOP] * 1501, release(signal.va, turn))
        assert signal.mapping.read32(0) == turn
        assert queue.rptr.mapping.read64(0) == queue.put // 4
    assert queue.put > 4 * RING_BYTES


@pytest.mark.parametrize("residue", range(8))
def test_a_copy_queue_jumps_only_from_the_end_of_eight_dwords(rig: Rig, residue: int) -> None:
    """S05: INDIRECT has 6 dwords, so it begins at 2 modulo 8; at 6 it ends at 4 modulo 8."""
    signal, buffer = rig.buffer(0x1000), rig.buffer(0x1000)
    for at, word in enumerate([*sdma_6.Fence(mtype=3, addr=signal.va, data=5).build(), 0, 0, 0, 0]):
        buffer.mapping.write32(4 * at, word)
    packet = sdma_6.Indirect(ib_base=buffer.va, ib_size=8).build()
    assert len(packet) == 6
    copies = rig.sdma_queue()
    if residue == 2:
        copies.run([0] * residue, packet)
        assert signal.mapping.read32(0) == 5
    else:
        fails(copies, "E_SDMA_IB_ALIGN", [0] * residue, packet)


@pytest.mark.parametrize("offset", range(0, 16, 4))
def test_64_bits_are_released_to_multiples_of_eight_alone(rig: Rig, queue: Queue, offset: int) -> None:
    signal = rig.buffer(0x1000)
    for select in (pm4.ReleaseData.SEND_64_BIT_DATA, pm4.ReleaseData.SEND_GPU_CLOCK_COUNTER):
        packet = release(signal.va + offset, 1, data_sel=select)
        if offset % 8:
            fails(rig.compute_queue(), "E_RELEASE_ALIGN", packet)
        else:
            queue.run(packet)
            assert signal.mapping.read64(offset)


@pytest.mark.parametrize(
    ("grid", "passes"),
    [
        *[((1, 1, 1), True), ((0xFFFF_FFFF, 1, 1), True), ((1, 65535, 1), True), ((1, 1, 65535), True)],
        *[((1, 65536, 1), False), ((1, 1, 65536), False), ((0, 1, 1), False), ((1, 0, 1), False)],
    ],
)
def test_a_grid_has_up_to_65535_groups_in_y_and_z_and_any_number_in_x(
    grid: tuple[int, int, int], passes: bool
) -> None:
    if passes:
        dispatch.check_grid(grid, {})
    else:
        with faults("E_DISPATCH_DIMS"):
            dispatch.check_grid(grid, {})


FIT: list[tuple[dict[str, int], dict[str, int], bool, int, bool]] = [
    # changes of RSRC1 and RSRC2, wave32, lanes, whether it fits
    ({}, {"lds_size": 128}, True, 32, True),
    ({}, {"lds_size": 129}, True, 32, False),
    ({"vgprs": 31}, {}, True, 32, True),  # 32 granules of 8
    ({"vgprs": 32}, {}, True, 32, False),
    ({"vgprs": 63}, {}, False, 64, True),  # 64 granules of 4
    ({}, {"user_sgpr": 16}, True, 32, True),
    ({"vgprs": 11}, {}, True, 1024, True),  # 96 registers: 1536 / 96 = 16 waves on each of 2 SIMDs
    ({"vgprs": 12}, {}, True, 1024, False),  # 104, in granules of 24 120: 12 waves
    ({"vgprs": 26}, {}, False, 896, True),  # wave64: 108 in granules of 12: 7 waves a SIMD, 14 in all
    ({"vgprs": 27}, {}, False, 896, False),  # 112 become 120: 6 waves a SIMD
    ({"vgprs": 23}, {}, False, 1024, True),  # 96: 8 waves a SIMD, 16 in all
    ({"vgprs": 24}, {}, False, 1024, False),
    ({"vgprs": 31, "wgp_mode": 1}, {}, True, 640, True),  # 256 become 264: 5 waves on each of 4 SIMDs
    ({"vgprs": 31, "wgp_mode": 1}, {}, True, 672, False),
]


@pytest.mark.parametrize(("rsrc1", "rsrc2", "wave32", "lanes", "passes"), FIT)
def test_a_work_group_fits_exactly_or_not_at_all(
    rsrc1: dict[str, int], rsrc2: dict[str, int], wave32: bool, lanes: int, passes: bool
) -> None:
    """Q37, for the 1536 rows of 32 lanes of an RX 7900 XTX's SIMD, 24 a granule (RDNA3 ISA 3.6.3, LLVM)."""
    initiator = gc.COMPUTE_DISPATCH_INITIATOR(
        compute_shader_en=1, force_start_at_000=1, cs_w32_en=int(wave32)
    )
    registers = (int(RSRC1.replace(**rsrc1)), int(RSRC2.replace(**rsrc2)), 0)
    key = (int(initiator), *registers, lanes, 1, 1)
    if passes:
        shape = dispatch.check_shape(CHIPS["navi31"], key, {})
        assert (shape.block, shape.wave32) == ((lanes, 1, 1), wave32)
    else:
        with faults("E_NO_FIT"):
            dispatch.check_shape(CHIPS["navi31"], key, {})


@pytest.mark.parametrize(("inst_pref_size", "expected"), [(0, 128), (1, 128), (2, 256), (63, 8064)])
def test_code_is_prefetched_in_lines_of_128_bytes_and_one_at_least(
    inst_pref_size: int, expected: int
) -> None:
    rsrc3 = int(gc.COMPUTE_PGM_RSRC3(inst_pref_size=inst_pref_size))
    key = (int(DISPATCH.dwords()[4]), int(RSRC1), int(RSRC2), rsrc3, 32, 1, 1)
    assert dispatch.check_shape(CHIPS["navi31"], key, {}).prefetch_bytes == expected


def pieces_of(arena: Any, *parts: tuple[int, int, int]) -> AddressSpace:
    """A space of mappings (address, place in the arena, bytes)."""
    regions = Regions()
    for va, place, size in parts:
        regions.add(va, arena.ctypes.data + place, size)
    return AddressSpace(regions)


SCRATCH = 6 * 4 * 1024  # 6 shader engines, 4 waves each, 1 KiB a wave


@pytest.mark.parametrize(
    ("sizes", "passes"),
    [
        *[((SCRATCH,), True), ((SCRATCH - PAGE,), False), ((PAGE, SCRATCH - PAGE), True)],
        *[((PAGE, PAGE, SCRATCH - 2 * PAGE), True), ((PAGE,) * (SCRATCH // PAGE), True)],
        *[((PAGE,) * (SCRATCH // PAGE - 1), False)],
    ],
)
def test_scratch_may_lie_in_several_mappings_that_follow_one_another(
    sizes: tuple[int, ...], passes: bool
) -> None:
    """W23: all of it is mapped, in one piece or in many, with nothing missing at the end."""
    arena, base, parts = np.zeros(4 * SCRATCH, np.uint8), 0x10_0000, []
    va = base
    for number, size in enumerate(sizes):
        parts.append((va, (SCRATCH + number * PAGE) * (number % 2), size))  # not contiguous on the host
        va += size
    registers = {
        "COMPUTE_TMPRING_SIZE": 4 | 4 << 12,
        "COMPUTE_DISPATCH_SCRATCH_BASE_LO": base >> 8,
        "COMPUTE_DISPATCH_SCRATCH_BASE_HI": 0,
    }
    sh = {dispatch.REGISTER_AT[name]: value for name, value in registers.items()}
    card = SimpleNamespace(chip=CHIPS["navi31"])
    cp = cast(Any, SimpleNamespace(sh=sh, card=card, memory=pieces_of(arena, *parts)))
    if passes:
        assert dispatch._scratch_of(cp, {}) == (base, 1024)
    else:
        with faults("E_SCRATCH_OOB"):
            dispatch._scratch_of(cp, {})


def test_what_engines_read_and_write_agrees_with_a_plain_array_across_mappings() -> None:
    """Mappings that follow one another in addresses and not in memory: each byte goes where it belongs."""
    rng = np.random.default_rng(3)
    arena, plain = rng.integers(0, 256, 8 * PAGE, np.uint8), np.zeros(6 * PAGE, np.uint8)
    places = [int(n) * PAGE for n in rng.permutation(8)[:6]]
    base = 0x7000_0000
    space = pieces_of(arena, *((base + n * PAGE, place, PAGE) for n, place in enumerate(places)))
    for number, place in enumerate(places):
        plain[number * PAGE : (number + 1) * PAGE] = arena[place : place + PAGE]
    for _ in range(300):
        size = int(rng.choice([1, 4, 8, 64, PAGE, PAGE + 1, 2 * PAGE]))
        at = int(rng.integers(0, 6 * PAGE - size + 1))
        at = min(max(0, at // PAGE * PAGE + int(rng.integers(-3, 4))), 6 * PAGE - size)
        assert space.read(base + at, size, {}) == plain[at : at + size].tobytes()
        new = rng.integers(0, 256, size, np.uint8)
        space.write(base + at, new.tobytes(), {})
        plain[at : at + size] = new
        inside = at // PAGE == (at + size - 1) // PAGE
        assert space.peek(base + at, size) == (plain[at : at + size].tobytes() if inside else None)
        end = min(size, PAGE - at % PAGE)
        assert space.glance(base + at, size) == plain[at : at + end].tobytes()
    for number, place in enumerate(places):
        assert (arena[place : place + PAGE] == plain[number * PAGE : (number + 1) * PAGE]).all()


@pytest.mark.parametrize("va", [0x6FFF_FFFF, 0x7000_1000])
def test_a_mapping_ends_with_its_last_byte(va: int) -> None:
    arena = np.arange(PAGE, dtype=np.uint8)
    space = pieces_of(arena, (0x7000_0000, 0, PAGE))
    assert space.read(0x7000_0FFF, 1, {}) == bytes([0xFF])
    assert space.segment(0x7000_0000, Access.READ, {}).low == 0x7000_0000
    for size in (1, 4):
        with faults("E_VM_FAULT"):
            space.read(va, size, {})
    assert space.peek(va, 1) is None and space.glance(va, 1) == b""


@pytest.mark.parametrize(("va", "code_"), [(1 << 48, "E_VM_RANGE"), ((1 << 48) - 1, "E_VM_FAULT")])
def test_48_bits_of_an_address_translate(va: int, code_: str) -> None:
    with faults(code_):
        AddressSpace(Regions()).segment(va, Access.READ, {})


def test_aliases_are_the_parts_of_mappings_that_share_memory() -> None:
    arena = np.zeros(4 * PAGE, np.uint8)
    space = pieces_of(arena, (0x10000, 0, 2 * PAGE), (0x40000, PAGE, 2 * PAGE))
    for va in (0x10000, 0x40000):
        space.segment(va, Access.READ, {})
    host = arena.ctypes.data
    found = [(va, size) for _, va, size in space.aliases(host + PAGE - 4, 8)]
    assert found == [(0x10000 + PAGE - 4, 8), (0x40000, 4)]
    assert space.aliases(host + 3 * PAGE, 16) == []
    assert [(va, size) for _, va, size in space.aliases(host, 1)] == [(0x10000, 1)]


@pytest.mark.parametrize(
    ("old", "new", "code_"),
    [
        *[(5, 4, "E_TIMELINE_RACE"), (0x8000_0000, 0x7FFF_FFFF, "E_TIMELINE_WRAP"), (5, 5, ""), (5, 6, "")],
        *[(0x7FFF_FFFF, 0, "E_TIMELINE_RACE"), (0xFFFF_FFFF, 0x8000_0000, "E_TIMELINE_RACE")],
    ],
)
def test_a_timeline_may_stand_and_rise_and_wraps_from_its_upper_to_its_lower_half(
    rig: Rig, queue: Queue, old: int, new: int, code_: str
) -> None:
    signal = rig.buffer(0x1000)
    wait = pm4.WaitRegMem(
        function=pm4.WaitFunction.GREATER_EQUAL, mem_space=pm4.WaitSpace.MEMORY, addr=signal.va, reference=0
    ).build()
    queue.run(release(signal.va, old), wait)
    if code_:
        fails(queue, code_, release(signal.va, new))
    else:
        queue.run(release(signal.va, new))
        assert signal.mapping.read32(0) == new


@pytest.mark.parametrize(("size", "passes"), [(0x2000, True), (0x2004, False), (4, True)])
def test_an_end_of_pipe_buffer_has_up_to_0x2000_bytes(rig: Rig, size: int, passes: bool) -> None:
    queue, signal = rig.compute_queue(), rig.buffer(0x1000)
    engine = next(iter(rig.host.cards[0].queues.values()))
    object.__setattr__(engine.config, "eop_bytes", size)
    if passes:
        queue.run(release(signal.va, 1))
    else:
        fails(queue, "E_NO_EOP", release(signal.va, 1))


@pytest.mark.parametrize(("groups", "lanes"), [(1, 1), (3, 33), (1, 1024)])
def test_a_launch_is_handed_over_with_its_own_sizes(
    rig: Rig, queue: Queue, code: Buffer, groups: int, lanes: int
) -> None:
    packet = DISPATCH.replace(dim_x=groups, dim_y=2, dim_z=5).build()
    queue.run(program(code.va), block(lanes, 1, 1), packet, drain())
    (launch,) = rig.launches
    assert (launch.grid, launch.block) == ((groups, 2, 5), (lanes, 1, 1))
    assert launch.entry_va == code.va
