"""UVM's rules and the address spaces it fills. Covers uvm.py, space.py.

Expected numbers are those of nvstatuscodes.h.
"""

from __future__ import annotations

import ctypes
import errno
from collections.abc import Callable

import pytest

from drivers.core.errors import HostError
from drivers.sim.nv.mmu import GpuMemory
from tests.drivers.sim.nv.plain_client import (
    CHANNEL_VA,
    UVM_CREATE_RANGE,
    UVM_FREE,
    UVM_INITIALIZE,
    UVM_MM_INITIALIZE,
    UVM_REGISTER_CHANNEL,
    UVM_REGISTER_GPU,
    UVM_REGISTER_SPACE,
    UVM_UNMAP,
    PlainClient,
    blob,
    got,
    put,
    status,
)
from tests.drivers.sim.nv.test_fifo import engine_of

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
UVM_UNREGISTER_GPU, UVM_UNREGISTER_SPACE, UVM_UNREGISTER_CHANNEL = 0x26, 0x1A, 0x1C
VA = 0x40_0000_0000
Make = Callable[..., PlainClient]


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


def test_the_file_that_keeps_an_address_space_is_another_one_that_nobody_initialized(
    make_client: Make,
) -> None:
    """uvm.c, uvm_ioctl_mm_initialize: of an initialized UVM file, once; the file is for nothing else then."""
    client = make_client()
    host, node = client.host, "/dev/nvidia-uvm"
    client.uvm_fd, keeper, bare = host.open(node), host.open(node), host.open(node)

    def kept(by: int, of: int) -> int:
        arg = blob(8)
        put(arg, "ii", 0, of, 0xFFFF)
        host.ioctl(by, UVM_MM_INITIALIZE, arg)
        return got(arg, "I", 4)

    assert kept(keeper, client.uvm_fd) == INVALID_ARGUMENT  # not initialized yet
    assert status(lambda: client.uvm(UVM_INITIALIZE, 16, 8)) == 0
    for of in (bare, host.open("/dev/nvidiactl"), 99):
        assert kept(keeper, of) == INVALID_ARGUMENT
    assert kept(client.uvm_fd, client.uvm_fd) == INVALID_ARGUMENT
    assert [kept(keeper, client.uvm_fd), kept(bare, client.uvm_fd)] == [0, 0x40]  # NV_ERR_INVALID_STATE
    client.uvm_fd = keeper
    assert status(lambda: client.uvm(UVM_INITIALIZE, 16, 8)) == INVALID_ARGUMENT


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


@pytest.mark.parametrize(
    ("base", "length", "expected"),
    [
        *((0x1000, 0x1000, 0), (0, 0x1000, INVALID_ADDRESS), (0x800, 0x1000, INVALID_ADDRESS)),
        *((VA, 0x1800, INVALID_ADDRESS), (VA, 0, INVALID_ADDRESS), (VA, 1, INVALID_ADDRESS)),
        *(((1 << 64) - 0x2000, 0x1000, 0), ((1 << 64) - 0x2000, 0x2000, INVALID_ADDRESS)),
        *(((1 << 64) - 0x2000, 0x3000, INVALID_ADDRESS), (1 << 63, 1 << 63, INVALID_ADDRESS)),
    ],
)
def test_a_range_is_pages_above_0_that_end_before_the_last(
    client: PlainClient, base: int, length: int, expected: int
) -> None:
    """uvm_api.h, uvm_api_range_invalid_aligned: base + length < base is an overflow."""
    assert reserve(client, base, length) == expected
    memory = client.raw_memory(0x1000)
    if expected:
        assert status(lambda: client.map_external(memory, base, length)) == expected
        unmap = lambda: client.uvm(UVM_UNMAP, 40, 32, ("Q", 0, base), ("Q", 8, length))  # noqa: E731
        assert status(unmap) == expected


def test_a_range_is_in_the_way_of_all_that_it_shares_a_page_with(client: PlainClient) -> None:
    assert reserve(client, VA + 0x4000, 0x4000) == 0
    for base, length in (
        (0, 0x5000), (0, 0x10000), (0x4000, 0x1000), (0x7000, 0x1000), (0x7000, 0x4000), (0x5000, 0x1000),
    ):  # fmt: skip
        assert reserve(client, VA + base, length) == IN_USE
    assert reserve(client, VA, 0x4000) == 0 and reserve(client, VA + 0x8000, 0x1000) == 0


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
    assert unmap(VA, 4 * page) == INVALID_ADDRESS  # no range
    assert reserve(client, VA, 0x8000) == 0
    assert unmap(VA, 9 * page) == INVALID_ADDRESS
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


def named(client: PlainClient, number: int, size: int, status_at: int, *fields: tuple[str, int, int]) -> int:
    """The status of a call whose argument begins with the card's id."""
    arg = blob(size)
    arg.data[0:16] = client.uuid
    for form, at, value in fields:
        put(arg, form, at, value)
    return status(lambda: client.uvm_call(number, arg, status_at))


def test_a_space_that_is_unregistered_has_nothing_mapped_and_can_be_registered_anew(
    client: PlainClient,
) -> None:
    buffer, space = client.memory(0x10000), space_of(client)
    assert named(client, UVM_UNREGISTER_SPACE, 20, 16) == 0
    assert space.look(buffer.va) is None
    assert named(client, UVM_UNREGISTER_SPACE, 20, 16) == INVALID_DEVICE
    assert status(lambda: client.map_external(buffer.handle, buffer.va, 0x10000)) == INVALID_DEVICE
    fields = ("i", 16, client.control_fd), ("I", 20, client.client), ("I", 24, client.space)
    assert named(client, UVM_REGISTER_SPACE, 32, 28, *fields) == 0
    client.map_external(buffer.handle, buffer.va, 0x10000)
    assert space.look(buffer.va) is not None


def test_a_space_that_one_file_has_registered_is_refused_to_another(client: PlainClient) -> None:
    client.uvm_fd = client.host.open("/dev/nvidia-uvm")
    client.uvm(UVM_INITIALIZE, 16, 8)
    assert named(client, UVM_REGISTER_GPU, 40, 36) == 0
    fields = ("i", 16, client.control_fd), ("I", 20, client.client), ("I", 24, client.space)
    assert named(client, UVM_REGISTER_SPACE, 32, 28, *fields) == INVALID_FLAGS


def test_a_card_that_is_unregistered_has_no_space_any_more(client: PlainClient) -> None:
    buffer, space = client.memory(0x10000), space_of(client)
    assert named(client, UVM_UNREGISTER_GPU, 20, 16) == 0
    assert space.look(buffer.va) is None
    assert named(client, UVM_UNREGISTER_GPU, 20, 16) == INVALID_DEVICE
    fields = ("i", 16, client.control_fd), ("I", 20, client.client), ("I", 24, client.space)
    assert named(client, UVM_REGISTER_SPACE, 32, 28, *fields) == INVALID_DEVICE
    arg = blob(40)
    ctypes.memset(ctypes.addressof(arg), 0xFF, 40)
    arg.data[0:16] = client.uuid
    client.uvm_call(UVM_REGISTER_GPU, arg, 36)
    assert (got(arg, "B", 16), got(arg, "i", 20)) == (0, -1)  # of no NUMA node
    assert named(client, UVM_REGISTER_SPACE, 32, 28, *fields) == 0


def test_a_channel_that_is_unregistered_leaves_its_range_and_has_no_context(client: PlainClient) -> None:
    engine = engine_of(client, client.compute)
    key = ("I", 16, client.client), ("I", 20, client.compute.handle)
    assert reserve(client, CHANNEL_VA, 0x1000) == IN_USE
    assert named(client, UVM_UNREGISTER_CHANNEL, 28, 24, *key) == 0
    assert not engine.is_registered
    assert named(client, UVM_UNREGISTER_CHANNEL, 28, 24, *key) == INVALID_CHANNEL
    assert reserve(client, CHANNEL_VA, 0x1000) == 0
    assert reserve(client, CHANNEL_VA + (1 << 26), 0x1000) == IN_USE  # the other channel's
    fields = ("i", 16, client.control_fd), ("I", 20, client.client), ("I", 24, client.compute.handle)
    place = ("Q", 32, VA), ("Q", 40, 1 << 26)
    assert named(client, UVM_REGISTER_CHANNEL, 56, 48, *fields, *place) == 0
    assert engine.is_registered
    memory = client.raw_memory(0x1000)
    assert status(lambda: client.map_external(memory, VA, 0x1000)) == INVALID_ADDRESS
    assert status(lambda: client.uvm(UVM_FREE, 24, 16, ("Q", 0, VA), ("Q", 8, 1 << 26))) == INVALID_ADDRESS


def test_a_range_is_freed_whole_by_where_it_begins(client: PlainClient) -> None:
    assert reserve(client, VA, 0x4000) == 0 and reserve(client, VA + 0x4000, 0x4000) == 0
    for base, length, expected in (
        (VA + 0x1000, 0x3000, INVALID_ADDRESS), (VA, 0x3000, INVALID_ADDRESS), (VA, 0x5000, INVALID_ADDRESS),
        (VA, 0x4000, 0), (VA, 0x4000, INVALID_ADDRESS), (VA + 0x4000, 0x4000, 0),
    ):  # fmt: skip
        assert status(lambda: client.uvm(UVM_FREE, 24, 16, ("Q", 0, base), ("Q", 8, length))) == expected  # noqa: B023


def test_ranges_of_several_neighbours_are_not_one(client: PlainClient) -> None:
    assert reserve(client, VA, 0x4000) == 0 and reserve(client, VA + 0x4000, 0x4000) == 0
    memory = client.raw_memory(0x8000)
    for base, length, expected in (
        (VA, 0x4000, 0), (VA, 0x5000, INVALID_ADDRESS), (VA + 0x3000, 0x2000, INVALID_ADDRESS),
        (VA + 0x4000, 0x4000, 0), (VA + 0x7000, 0x2000, INVALID_ADDRESS),
    ):  # fmt: skip
        assert status(lambda: client.map_external(memory, base, length)) == expected  # noqa: B023


def test_memory_of_the_host_is_pageable_by_no_card(client: PlainClient) -> None:
    arg = blob(8)
    put(arg, "B", 0, 1)
    client.uvm_call(0x27, arg, 4)
    assert got(arg, "B", 0) == 0


@pytest.mark.parametrize(("kind", "writable"), [(0, True), (1, True), (2, True), (3, False)])
def test_a_type_of_mapping_tells_whether_a_card_may_write(
    client: PlainClient, kind: int, writable: bool
) -> None:
    """UvmGpuMappingType: default, read-write-atomic, read-write, read-only."""
    memory = client.raw_memory(0x4000)
    assert reserve(client, VA, 0x4000) == 0
    client.map_external(memory, VA, 0x4000, kind=kind)
    (run,) = space_of(client).tables.between(VA, VA + 0x4000)
    assert run.writable is writable
    assert status(lambda: client.map_external(memory, VA, 0x4000, kind=4)) == INVALID_ARGUMENT


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


def test_a_card_maps_the_hosts_memory_and_its_own_and_not_anothers(make_client: Make) -> None:
    client = make_client(cards=2).open()
    assert reserve(client, VA, 0x4000) == 0
    other = blob(56)
    put(other, "II", 0, 1, client.client)
    for device, expected in ((client.device, 0), (client.alloc(client.client, 0x80, other), INVALID_DEVICE)):
        client.device = device
        video, system = client.raw_memory(0x1000), client.raw_memory(0x1000, system=True)
        assert status(lambda m=video: client.map_external(m, VA, 0x1000)) == expected
        assert status(lambda m=system: client.map_external(m, VA + 0x2000, 0x1000)) == 0


def test_a_card_and_a_space_are_registered_before_what_is_theirs(make_client: Make) -> None:
    client = make_client().open()
    assert named(client, UVM_UNREGISTER_SPACE, 20, 16) == 0
    fields = ("i", 16, client.control_fd), ("I", 20, client.client), ("I", 24, client.compute.handle)
    base = ("Q", 32, VA), ("Q", 40, 0x1000000)
    assert named(client, UVM_REGISTER_CHANNEL, 56, 48, *fields, *base) == INVALID_DEVICE  # no space
    client.uuid = bytes(16)
    assert named(client, UVM_REGISTER_GPU, 40, 36, ("i", 24, -1)) == INVALID_DEVICE  # no card of that id
