"""UVM's rules and the address spaces it fills. Covers uvm.py, space.py, mmu.py.

Expected numbers are those of nvstatuscodes.h.
"""

from __future__ import annotations

import ctypes
import errno
from collections.abc import Callable

import pytest

from drivers.core.errors import HostError
from drivers.sim.mappings import MappedRun
from drivers.sim.memory import Access
from drivers.sim.nv.mmu import GpuMemory, Tables
from drivers.sim.nv.sm.launch import Unmapped
from tests.drivers.sim.nv.plain_client import (
    UVM_CREATE_RANGE,
    UVM_FREE,
    UVM_INITIALIZE,
    UVM_MM_INITIALIZE,
    UVM_REGISTER_CHANNEL,
    UVM_REGISTER_GPU,
    UVM_REGISTER_SPACE,
    UVM_UNMAP,
    PlainClient,
    Refused,
    blob,
    got,
    put,
)

ILLEGAL_ACTION, INVALID_ADDRESS, INVALID_ARGUMENT, INVALID_CHANNEL = 0x16, 0x1E, 0x1F, 0x21
INVALID_CLIENT, INVALID_DEVICE, INVALID_FLAGS, INVALID_OFFSET, HANDLE, IN_USE = (
    0x23,
    0x26,
    0x29,
    0x37,
    0x33,
    0x68,
)
OUT_OF_RANGE = 0x5B
VA = 0x40_0000_0000
Make = Callable[..., PlainClient]


def status(act: Callable[[], object]) -> int:
    try:
        act()
    except Refused as refused:
        return refused.status
    return 0


def reserve(client: PlainClient, base: int, length: int) -> int:
    return status(lambda: client.uvm(UVM_CREATE_RANGE, 24, 16, ("Q", 0, base), ("Q", 8, length)))


def test_initialize_comes_first_and_with_the_same_flags(make_client: Make) -> None:
    client = make_client()
    client.uvm_fd = client.host.open("/dev/nvidia-uvm")
    assert reserve(client, VA, 0x1000) == ILLEGAL_ACTION
    assert status(lambda: client.uvm(UVM_INITIALIZE, 16, 8, ("Q", 0, 4))) == INVALID_ARGUMENT
    assert status(lambda: client.uvm(UVM_INITIALIZE, 16, 8)) == 0
    assert status(lambda: client.uvm(UVM_INITIALIZE, 16, 8, ("Q", 0, 1))) == INVALID_ARGUMENT
    assert reserve(client, VA, 0x1000) == 0


@pytest.mark.parametrize(("flags", "expected"), [(0, 0), (1, 0), (3, 0), (4, INVALID_ARGUMENT)])
def test_a_file_is_initialized_with_two_flags_at_most(make_client: Make, flags: int, expected: int) -> None:
    client = make_client()
    client.uvm_fd = client.host.open("/dev/nvidia-uvm")
    assert status(lambda: client.uvm(UVM_INITIALIZE, 16, 8, ("Q", 0, flags))) == expected


def test_one_file_keeps_an_address_space_alive(make_client: Make) -> None:
    client = make_client()
    client.open_card()
    arg = blob(8)
    put(arg, "i", 0, client.uvm_fd)
    client.host.ioctl(client.host.open("/dev/nvidia-uvm"), UVM_MM_INITIALIZE, arg)
    assert got(arg, "I", 4) == 0x40  # NV_ERR_INVALID_STATE: open_card gave it one


def test_numbers_that_uvm_does_not_know_and_short_arguments_are_refused(client: PlainClient) -> None:
    for number, size, code in ((0x7777, 64, errno.EINVAL), (UVM_CREATE_RANGE, 16, errno.EFAULT)):
        with pytest.raises(HostError) as refused:
            client.host.ioctl(client.uvm_fd, number, blob(size))
        assert refused.value.errno == code


def test_ranges_are_pages_and_never_overlap(client: PlainClient) -> None:
    assert reserve(client, VA, 0x4000) == 0
    assert reserve(client, VA + 0x3000, 0x1000) == IN_USE
    assert reserve(client, VA + 0x4000, 0x1000) == 0
    assert reserve(client, VA + 0x8800, 0x1000) == INVALID_ADDRESS
    assert reserve(client, VA + 0x8000, 0) == INVALID_ADDRESS


def test_memory_is_mapped_inside_a_range_and_no_further_than_it_reaches(client: PlainClient) -> None:
    memory = client.raw_memory(0x4000)
    assert status(lambda: client.map_external(memory, VA, 0x4000)) == INVALID_ADDRESS
    assert reserve(client, VA, 0x20000) == 0
    assert status(lambda: client.map_external(memory, VA, 0x20000)) == INVALID_OFFSET
    assert status(lambda: client.map_external(memory, VA, 0x10000, offset=0x1000)) == INVALID_OFFSET
    assert status(lambda: client.map_external(memory, VA, 0x4000, kind=9)) == INVALID_ARGUMENT
    for cards in (0, 257):  # one at least, and UVM_MAX_GPUS at most
        assert status(lambda n=cards: client.map_external(memory, VA, 0x4000, cards=n)) == INVALID_ARGUMENT
    assert status(lambda: client.map_external(client.group, VA, 0x4000)) == HANDLE
    assert status(lambda: client.map_external(memory, VA + 0x1000, 0x4000)) == 0
    client.uuid = bytes(16)
    assert status(lambda: client.map_external(memory, VA, 0x4000)) == INVALID_DEVICE


def test_a_mapping_has_the_largest_pages_to_which_everything_is_aligned(client: PlainClient) -> None:
    """uvm_map_external.c: the address, the length, the offset and the pages of the memory itself."""
    params = blob(128)
    put(params, "I", 24, 3 << 23)
    put(params, "Q", 64, 4 << 20)
    memory = client.alloc(client.device, 0x40, params)
    assert reserve(client, VA, 8 << 20) == 0
    huge, big, small = 2 << 20, 64 << 10, 4 << 10
    for at, size, offset, page in (
        (0, 2 * huge, 0, huge), (big, huge, 0, big), (small, huge, 0, small), (0, 100 << 10, 0, small),
        (0, huge, big, big), (huge, huge, huge, huge),
    ):  # fmt: skip
        assert status(lambda: client.map_external(memory, VA + at, size, offset=offset)) == 0  # noqa: B023
        (run,) = space_of(client).tables.between(VA + at, VA + at + size)
        assert run.page_bytes == page
        client.uvm(UVM_UNMAP, 40, 32, ("Q", 0, VA + at), ("Q", 8, size), ("16s", 16, client.uuid))
    assert status(lambda: client.map_external(memory, VA, huge, offset=0x800)) == INVALID_ADDRESS
    beyond = (1 << 57) - huge
    assert reserve(client, beyond, 2 * huge) == 0
    assert status(lambda: client.map_external(memory, beyond, 2 * huge)) == OUT_OF_RANGE
    assert status(lambda: client.map_external(memory, beyond, huge)) == 0


def test_memory_has_pages_of_the_size_that_it_asks_for_or_that_suits_it(client: PlainClient) -> None:
    def pages(size: int, attr: int, hclass: int = 0x40) -> int:
        params = blob(128)
        put(params, "I", 4, 0xD if hclass == 0x3E else 0)
        put(params, "I", 24, attr)
        put(params, "Q", 64, size)
        handle = client.alloc(client.device, hclass, params)
        page: int = client.host.rm.clients[client.client].objects[handle].block.page_bytes
        assert got(params, "Q", 64) == -(-size // page) * page
        return page

    assert [pages(1, kind << 23) for kind in (0, 1, 2, 3)] == [64 << 10, 4 << 10, 64 << 10, 2 << 20]
    assert pages((2 << 20) - 1, 0) == 64 << 10 and pages(2 << 20, 0) == 2 << 20
    assert pages(64 << 10, 1 << 25, 0x3E) == 4 << 10


def space_of(client: PlainClient) -> GpuMemory:
    memory: GpuMemory = client.host.rm.clients[client.client].objects[client.space].space.memory
    return memory


def test_memory_stays_mapped_when_rm_frees_it_until_uvm_unmaps_it(client: PlainClient) -> None:
    buffer = client.memory(0x10000)
    free = client.host.cards[0].vram.free_bytes
    client.free(buffer.handle)
    assert space_of(client).look(buffer.va) is not None
    assert client.host.cards[0].vram.free_bytes == free
    client.uvm(UVM_FREE, 24, 16, ("Q", 0, buffer.va), ("Q", 8, buffer.size))
    assert space_of(client).look(buffer.va) is None
    assert client.host.cards[0].vram.free_bytes == free + 0x10000
    again = status(lambda: client.uvm(UVM_FREE, 24, 16, ("Q", 0, buffer.va), ("Q", 8, buffer.size)))
    assert again == INVALID_ADDRESS


def test_unmapping_leaves_the_range(client: PlainClient) -> None:
    buffer = client.memory(0x10000)
    arg = blob(40)
    put(arg, "QQ", 0, buffer.va, buffer.size)
    arg.data[16:32] = client.uuid
    client.uvm_call(UVM_UNMAP, arg, 32)
    assert space_of(client).look(buffer.va) is None
    client.map_external(buffer.handle, buffer.va, buffer.size)


def test_what_was_unmapped_is_in_the_way_of_nothing_and_what_is_mapped_is_not_cut(
    client: PlainClient,
) -> None:
    def unmap(base: int, size: int) -> int:
        arg = blob(40)
        put(arg, "QQ", 0, base, size)
        arg.data[16:32] = client.uuid
        return status(lambda: client.uvm_call(UVM_UNMAP, arg, 32))

    memory, page = client.raw_memory(0x4000), 0x1000
    assert reserve(client, VA, 0x8000) == 0
    client.map_external(memory, VA, 4 * page)
    for base, size in ((VA + page, page), (VA, 3 * page), (VA + page, 4 * page)):
        assert unmap(base, size) == INVALID_ADDRESS
    assert unmap(VA + 4 * page, page) == 0 and space_of(client).look(VA + 3 * page) is not None
    assert unmap(VA, 4 * page) == 0 and space_of(client).look(VA) is None
    client.map_external(memory, VA + page, page)
    client.map_external(memory, VA + 2 * page, 2 * page)
    assert unmap(VA, 3 * page) == INVALID_ADDRESS and space_of(client).look(VA + page) is not None
    assert unmap(VA, 4 * page) == 0 and space_of(client).look(VA + page) is None


def test_cards_spaces_and_channels_are_registered_once(client: PlainClient) -> None:
    arg = blob(40)
    arg.data[0:16] = client.uuid
    assert status(lambda: client.uvm_call(UVM_REGISTER_GPU, arg, 36)) == INVALID_DEVICE
    arg = blob(32)
    arg.data[0:16] = client.uuid
    put(arg, "iII", 16, client.control_fd, client.client, client.space)
    assert status(lambda: client.uvm_call(UVM_REGISTER_SPACE, arg, 28)) == INVALID_DEVICE
    arg = blob(56)
    arg.data[0:16] = client.uuid
    put(arg, "iII", 16, client.control_fd, client.client, client.compute.handle)
    put(arg, "QQ", 32, VA, 1 << 26)
    assert status(lambda: client.uvm_call(UVM_REGISTER_CHANNEL, arg, 48)) == INVALID_CHANNEL
    put(arg, "I", 20, 0xBAD)
    assert status(lambda: client.uvm_call(UVM_REGISTER_CHANNEL, arg, 48)) == INVALID_CLIENT


def test_only_externally_owned_spaces_are_registered(make_client: Make) -> None:
    client = make_client()
    client.open_card()
    gid = blob(268)
    put(gid, "II", 4, 2, 16)
    client.control(client.subdevice, 0x2080014A, gid)
    arg = blob(40)
    arg.data[0:16] = bytes(gid)[12:28]
    client.uvm_call(UVM_REGISTER_GPU, arg, 36)
    own = client.alloc(client.device, 0x90F1, blob(56))
    arg = blob(32)
    arg.data[0:16] = bytes(gid)[12:28]
    put(arg, "iII", 16, client.control_fd, client.client, own)
    assert status(lambda: client.uvm_call(UVM_REGISTER_SPACE, arg, 28)) == INVALID_FLAGS


def test_closing_uvm_unmaps_all(client: PlainClient) -> None:
    buffer = client.memory(0x1000)
    client.host.close(client.uvm_fd)
    assert space_of(client).look(buffer.va) is None


@pytest.fixture
def memory() -> GpuMemory:
    return GpuMemory(Tables(), 49)


def run_at(low: int, host: int, writable: bool = True) -> MappedRun:
    return MappedRun(low, low + 0x1000, host, 0x1000, writable, f"page {low:#x}")


def test_neighbours_in_memory_are_one_segment(memory: GpuMemory) -> None:
    store = ctypes.create_string_buffer(0x4000)
    base = ctypes.addressof(store)
    for low, at, writable in (
        (0x5000, 0, True),
        (0x7000, 0x2000, True),
        (0x6000, 0x1000, True),
        (0x8000, 0x3000, False),
    ):
        memory.map(run_at(low, base + at, writable))
    found = memory.segment(0x6800, Access.READ, {})
    assert (found.low, found.high, found.host) == (0x5000, 0x8000, base)


def test_taken_addresses_and_cut_runs_are_refused(memory: GpuMemory) -> None:
    memory.map(MappedRun(0x4000, 0x8000, 0x1000, 0x1000, True, "four"))
    for low in (0x3000, 0x7000):
        with pytest.raises(ValueError, match="overlaps four"):
            memory.map(MappedRun(low, low + 0x2000, 0, 0x1000, True, "other"))
    with pytest.raises(ValueError, match="cuts four"):
        memory.unmap(0x4000, 0x5000)
    with pytest.raises(ValueError, match="no pages"):
        memory.map(MappedRun(0x10800, 0x11800, 0, 0x1000, True, "other"))
    memory.unmap(0x4000, 0x8000)
    memory.map(run_at(0x7000, 0))


def test_multiprocessors_are_told_why_an_address_is_none(memory: GpuMemory) -> None:
    store = ctypes.create_string_buffer(0x1000)
    memory.map(run_at(0x5000, ctypes.addressof(store), writable=False))
    first, data = memory.span(0x5010, write=False)
    assert (first, len(data)) == (0x5000, 0x1000)
    with pytest.raises(Unmapped, match="allows read"):
        memory.span(0x5010, write=True)
    with pytest.raises(Unmapped, match="which no page maps"):
        memory.span(0x6000, write=False)
    with pytest.raises(Unmapped, match="49 bits"):
        memory.span(1 << 50, write=False)
