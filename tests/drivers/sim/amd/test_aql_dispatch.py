"""What a dispatch packet and its descriptor must say, each rule broken once; scratch and times."""

from __future__ import annotations

import pytest

from tests.drivers.sim.amd.aql_queues import (
    AT,
    BARRIER_BIT,
    DISPATCH,
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
