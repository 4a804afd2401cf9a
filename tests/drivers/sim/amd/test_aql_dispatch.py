"""What a dispatch packet and its descriptor must say, each rule broken once; scratch and times."""

from __future__ import annotations

import struct

import pytest

from tests.drivers.sim.amd.aql_queues import (
    AT,
    BARRIER_BIT,
    DISPATCH,
    ENTRY_AT,
    SLOT,
    SYSTEM,
    Aql,
    dispatch,
    kernel_bytes,
    open_queue,
)


@pytest.fixture
def queue() -> Aql:
    return open_queue()


def test_a_dispatch_after_waves_needs_its_acquire(queue: Aql) -> None:
    """Q26: the scope of the acquire fence is what ACQUIRE_MEM is to PM4."""
    bare = queue.dispatch(header=DISPATCH | BARRIER_BIT)
    queue.run(queue.dispatch(), queue.dispatch(header=DISPATCH | BARRIER_BIT | SYSTEM))
    queue.fails("E_CACHE_STALE", queue.dispatch(), bare)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"setup": 0}, "E_DISPATCH_DIMS"),
        ({"lanes": 0}, "E_DISPATCH_DIMS"),
        ({"block": 0}, "E_WG_SIZE"),
        ({"block": 1056, "lanes": 1056}, "E_WG_SIZE"),
        ({"lanes": 33}, "E_NOT_MODELLED"),
        ({"group": 0x10001}, "E_NO_FIT"),
        ({"setup": 4}, "E_AQL"),
    ],
)
def test_a_grid_that_no_packet_may_ask_for(queue: Aql, changes: dict[str, int], code: str) -> None:
    queue.fails(code, queue.dispatch(**changes))


def test_a_kernel_object_is_the_address_of_a_descriptor(queue: Aql) -> None:
    queue.fails("E_AQL", dispatch(0, queue.arguments.va))
    other = open_queue()
    other.fails("E_AQL", dispatch(other.kernel.va + 0x20, other.arguments.va))
    third = open_queue()
    third.fails("E_AQL", dispatch(third.kernel.va, third.arguments.va + 8))


@pytest.mark.parametrize(
    ("kernel", "code"),
    [
        (kernel_bytes("gfx1100", flags=1 << 0 | 1 << 10), "E_DESCRIPTOR"),
        (kernel_bytes("gfx1100", rsrc2=1 << 1), "E_USER_SGPR"),
        (kernel_bytes("gfx1100", rsrc2=2 << 1 | 1, private=16), "E_SCRATCH_OOB"),
    ],
)
def test_a_descriptor_that_the_packet_does_not_fit(kernel: bytes, code: str) -> None:
    queue = open_queue(kernel=kernel)
    queue.fails(code, queue.dispatch())


def test_scratch_is_what_the_queue_s_descriptor_says() -> None:
    queue = open_queue(kernel=kernel_bytes("gfx1100", rsrc2=2 << 1 | 1, private=16))
    scratch = queue.rig.buffer(0x10000)
    queue.pointers.mapping.write32(AT.scratch_size, 1 | 2 << 12)  # one wave a shader engine, 512 bytes
    queue.pointers.mapping.write64(AT.scratch_base, scratch.va)
    queue.run(queue.dispatch(queue.signal(0), private=16))
    assert queue.value(0) == 0
    fault = queue.fails("E_SCRATCH_OOB", queue.dispatch(private=17))
    assert "0x200 bytes a wave, the packet needs 0x220" in str(fault)


def test_a_kernel_that_takes_the_queue_needs_one(queue: Aql) -> None:
    other = open_queue(kernel=kernel_bytes("gfx1100", rsrc2=4 << 1, flags=1 << 2 | 1 << 3 | 1 << 10))
    other.pointers.mapping.write32(AT.distance, 0)
    assert "no amd_queue_t lies there" in str(other.fails("E_AQL", other.dispatch()))


def test_times_are_written_where_the_queue_profiles(queue: Aql) -> None:
    queue.run(queue.dispatch(queue.signal(0)))
    assert queue.signals.mapping.read64(40) == 0
    queue.pointers.mapping.write32(AT.properties, 1 << 3)
    queue.run(queue.dispatch(queue.signal(1)))
    begin, end = (queue.signals.mapping.read64(SLOT + at) for at in (32, 40))
    assert 0 < begin < end
    queue.pointers.mapping.write32(AT.properties, 0xFFFF_FFF7)
    queue.run(queue.dispatch(queue.signal(2)))
    assert [queue.signals.mapping.read64(2 * SLOT + at) for at in (32, 40)] == [0, 0]


DISPATCH_PTR, QUEUE_PTR, KERNARG_PTR, DISPATCH_ID, PRIVATE_SIZE, WAVE32 = (
    1 << n for n in (1, 2, 3, 4, 6, 10)
)
UNDEFINED = 0x5A5A_5A5A


def noted(flags: int = KERNARG_PTR | WAVE32, count: int = 2, **more: int) -> Aql:
    """A queue whose kernel has such a descriptor; its launches are only noted."""
    rsrc2 = count << 1 | more.pop("rsrc2", 0)
    return open_queue(mode="", kernel=kernel_bytes("gfx1100", rsrc2=rsrc2, flags=flags, **more))


@pytest.mark.parametrize(
    ("flags", "names"),
    [
        (DISPATCH_PTR, ["packet"]),
        (QUEUE_PTR, ["queue"]),
        (KERNARG_PTR, ["arguments"]),
        (DISPATCH_ID, ["number"]),
        (PRIVATE_SIZE, ["private"]),
        (DISPATCH_PTR | KERNARG_PTR, ["packet", "arguments"]),
        (DISPATCH_PTR | QUEUE_PTR | KERNARG_PTR, ["packet", "queue", "arguments"]),
        (
            DISPATCH_PTR | QUEUE_PTR | KERNARG_PTR | DISPATCH_ID | PRIVATE_SIZE,
            ["packet", "queue", "arguments", "number", "private"],
        ),
    ],
)
@pytest.mark.parametrize("spare", [0, 2])
def test_first_registers_hold_what_the_descriptor_enables_in_its_order(
    flags: int, names: list[str], spare: int
) -> None:
    """LLVM AMDGPUUsage, initial kernel execution state. Registers that the count has beyond hold anything."""
    count = sum(1 if name == "private" else 2 for name in names)
    queue = noted(flags | WAVE32, count + spare)
    queue.run(*[queue.dispatch(private=0x70)] * 3)
    for number, launch in enumerate(sorted(queue.rig.launches, key=lambda each: each.user_data)):
        values = {
            **{"packet": queue.ring.va + SLOT * number, "queue": queue.pointers.va, "number": number},
            **{"arguments": queue.arguments.va, "private": 0x70},
        }
        halves = [(values[name] & 0xFFFF_FFFF, values[name] >> 32) for name in names]
        words = [word for half in halves for word in half][:count]  # the last value alone may have one half
        assert launch.user_data == (*words, *[UNDEFINED] * spare)
        assert launch.entry_va == queue.kernel.va + ENTRY_AT


def sized(queue: Aql, dimensions: int, block: tuple[int, ...], grid: tuple[int, ...]) -> bytes:
    """A dispatch of such sizes: hsa_kernel_dispatch_packet_t, bytes 4 to 23."""
    packet = bytearray(queue.dispatch(setup=dimensions))
    struct.pack_into("<3H2x3I", packet, 4, *block, *grid)
    return bytes(packet)


@pytest.mark.parametrize(
    ("dimensions", "block", "grid", "groups"),
    [
        (1, (32, 1, 1), (96, 1, 1), (3, 1, 1)),
        (2, (8, 4, 1), (16, 12, 1), (2, 3, 1)),
        (3, (8, 2, 4), (16, 6, 20), (2, 3, 5)),
    ],
)
def test_a_grid_is_handed_over_in_groups(
    dimensions: int, block: tuple[int, ...], grid: tuple[int, ...], groups: tuple[int, ...]
) -> None:
    queue = noted()
    queue.run(sized(queue, dimensions, block, grid))
    (launch,) = queue.rig.launches
    assert (launch.block, launch.grid) == (block, groups)


@pytest.mark.parametrize(
    ("dimensions", "block", "grid", "code"),
    [
        *[(1, (8, 1, 1), (8, 2, 1), "E_DISPATCH_DIMS"), (2, (8, 2, 1), (8, 2, 2), "E_DISPATCH_DIMS")],
        *[(1, (8, 2, 1), (8, 1, 1), "E_DISPATCH_DIMS"), (2, (8, 2, 2), (8, 2, 1), "E_DISPATCH_DIMS")],
        *[(3, (8, 2, 2), (8, 0, 2), "E_DISPATCH_DIMS"), (3, (8, 2, 2), (8, 2, 0), "E_DISPATCH_DIMS")],
        *[(3, (8, 0, 2), (8, 2, 2), "E_WG_SIZE"), (3, (8, 2, 0), (8, 2, 2), "E_WG_SIZE")],
        *[(3, (8, 2, 2), (8, 3, 2), "E_NOT_MODELLED"), (3, (8, 2, 2), (8, 2, 3), "E_NOT_MODELLED")],
    ],
)
def test_each_dimension_of_a_grid_is_held_to_the_rules(
    dimensions: int, block: tuple[int, ...], grid: tuple[int, ...], code: str
) -> None:
    queue = noted()
    queue.fails(code, sized(queue, dimensions, block, grid))


@pytest.mark.parametrize(("asked", "granules"), [(0, 0), (1, 1), (512, 1), (513, 2), (0x1_0000, 128)])
def test_lds_is_what_the_packet_asks_for_in_granules_of_512_bytes(asked: int, granules: int) -> None:
    queue = noted()
    queue.run(queue.dispatch(group=asked))
    (launch,) = queue.rig.launches
    assert launch.rsrc2 >> 15 & 0x1FF == granules


@pytest.mark.parametrize(
    ("asked", "words"), [(511 * 512, "LDS_SIZE asks for"), (511 * 512 + 1, "group_segment_size asks for")]
)
def test_more_lds_than_the_register_counts_is_refused_before_it_is_set(asked: int, words: str) -> None:
    queue = noted()
    assert words in str(queue.fails("E_NO_FIT", queue.dispatch(group=asked)))


@pytest.mark.parametrize(("flags", "lanes"), [(KERNARG_PTR | WAVE32, 32), (KERNARG_PTR, 64)])
def test_scratch_suffices_for_the_lanes_of_a_wave_and_for_what_the_kernel_needs(
    flags: int, lanes: int
) -> None:
    queue = noted(flags, rsrc2=1, private=4)
    memory = queue.rig.buffer(0x10000)
    queue.pointers.mapping.write32(AT.scratch_size, 1 | 2 << 12)
    queue.pointers.mapping.write64(AT.scratch_base, memory.va)
    most = 512 // lanes
    for private in (4, most):
        queue.run(queue.dispatch(private=private))
        launch = queue.rig.launches[-1]
        assert (launch.scratch_va, launch.scratch_wave_bytes) == (memory.va, 512)
    assert f"needs {(most + 1) * lanes:#x}" in str(
        queue.fails("E_SCRATCH_OOB", queue.dispatch(private=most + 1))
    )


def test_a_packet_gives_no_less_scratch_than_the_kernel_needs() -> None:
    queue = noted(private=4)
    queue.run(queue.dispatch(private=4))
    told = str(queue.fails("E_SCRATCH_OOB", queue.dispatch(private=3)))
    assert "private_segment_size is 0x3, the kernel needs 0x4" in told


def test_a_descriptor_that_enables_more_registers_than_it_counts_is_told_before_the_launch() -> None:
    queue = noted(DISPATCH_PTR | KERNARG_PTR | WAVE32, count=3)
    told = queue.fails("E_USER_SGPR", queue.dispatch()).detail
    assert told == "the descriptor enables 4 user registers, RSRC2.USER_SGPR is 3"


def test_a_grid_of_partial_groups_is_told_with_what_to_do() -> None:
    queue = noted()
    told = queue.fails("E_NOT_MODELLED", queue.dispatch(lanes=33)).detail
    assert told == (
        "a grid of 33 x 1 x 1 work-items in groups of 32 x 1 x 1: partial groups are not modelled; "
        "round the grid up and let the kernel skip what is past the end"
    )
