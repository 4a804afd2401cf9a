"""RM's rules: handles, parents, parameters, files. Covers rm.py, objects.py, classes.py, refusal.py,
controls.py, device.py, memory.py.

Expected numbers are those of nvstatuscodes.h.
"""

from __future__ import annotations

import ctypes
import errno
from collections.abc import Callable
from typing import Any

import pytest

from drivers.core.errors import HostError
from drivers.core.libc import MemoryMapping
from drivers.sim.nv import process
from tests.drivers.sim.nv.plain_client import (
    ALLOC,
    CARD_INFO,
    FREE,
    MAP_DMA,
    MAP_MEMORY,
    REGISTER_FD,
    PlainClient,
    blob,
    got,
    put,
    status,
)

DUPLICATE, INVALID_ADDRESS, INVALID_ARGUMENT, INVALID_CLASS, INVALID_CLIENT = 0x19, 0x1E, 0x1F, 0x22, 0x23
INVALID_LIMIT, INVALID_OFFSET, INVALID_OBJECT_HANDLE, INVALID_PARENT, PARAM_STRUCT = (
    0x2E,
    0x37,
    0x33,
    0x36,
    0x3A,
)
NO_MEMORY, NOT_SUPPORTED, NOT_FOUND, IN_USE, GENERIC = 0x51, 0x56, 0x57, 0x63, 0xFFFF
Make = Callable[..., PlainClient]


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        (lambda c: c.alloc(c.client, 0x2080, blob(4)), INVALID_PARENT),
        (lambda c: c.alloc(c.device, 0x9067, blob(12)), INVALID_PARENT),
        (lambda c: c.alloc(0xBAD, 0x2080, blob(4)), NOT_FOUND),
        (lambda c: c.alloc(c.device, 0x1234, blob(4)), INVALID_CLASS),
        (lambda c: c.alloc(c.device, 0x90F1), INVALID_ARGUMENT),
        (lambda c: c.alloc(c.subdevice, 0xC761), NOT_SUPPORTED),
        (lambda c: c.alloc(c.device, 0x2080, blob(4), handle=c.subdevice), DUPLICATE),
        (lambda c: c.alloc(c.device, 0x2080, blob(4), handle=c.client), INVALID_OBJECT_HANDLE),
        (lambda c: c.free(0xBAD), NOT_FOUND),
        (lambda c: c.control(0xBAD, 0x13E, blob(1032)), NOT_FOUND),
        (lambda c: c.control(c.client, 0x13E, blob(1031)), PARAM_STRUCT),
        (lambda c: c.control(c.device, 0x13E, blob(1032)), NOT_SUPPORTED),
        (lambda c: c.control(c.client, 0x1, blob(4)), NOT_SUPPORTED),
        (lambda c: c.raw_memory(0), INVALID_ARGUMENT),
        (lambda c: c.raw_memory(1 << 45), NO_MEMORY),
    ],
)
def test_refusals_have_the_drivers_status(
    card: PlainClient, act: Callable[[PlainClient], object], expected: int
) -> None:
    assert status(lambda: act(card)) == expected


def test_freeing_a_parent_frees_its_children_and_their_handles(card: PlainClient) -> None:
    memory = card.raw_memory(0x10000)
    free = card.host.cards[0].vram.free_bytes
    card.free(card.device)
    assert card.host.cards[0].vram.free_bytes == free + 0x10000
    assert status(lambda: card.free(memory)) == NOT_FOUND
    assert status(lambda: card.free(card.subdevice)) == NOT_FOUND


def test_the_machine_notes_why_it_refused(card: PlainClient) -> None:
    status(lambda: card.free(0xBAD))
    assert card.host.rm.log[-1] == (
        f"NVOS00_PARAMETERS: NV_ERR_OBJECT_NOT_FOUND: client {card.client:#x} has no object 0xbad"
    )


def test_memory_that_was_mapped_comes_back_with_its_address_space(client: PlainClient) -> None:
    vram = client.host.cards[0].vram
    free = vram.free_bytes
    buffer = client.memory(0x10000)
    client.free(buffer.handle)
    assert vram.free_bytes == free - 0x10000
    client.free(client.space)
    assert vram.free_bytes >= free


def test_freeing_an_address_space_takes_the_channels_in_it(client: PlainClient) -> None:
    client.free(client.space)
    assert status(lambda: client.free(client.compute.handle)) == NOT_FOUND
    assert client.host.cards[0].tokens == {}


def test_closing_nvidiactl_frees_what_was_made_through_it(client: PlainClient) -> None:
    client.host.close(client.control_fd)
    assert client.host.rm.clients == {}
    assert client.host.scheduler.engines == []


def test_a_client_is_used_through_its_own_file_only(card: PlainClient) -> None:
    card.control_fd = card.host.open("/dev/nvidiactl")
    assert status(lambda: card.control(card.client, 0x13E, blob(1032))) == INVALID_CLIENT


def test_a_client_has_the_handle_that_it_asks_for_if_nobody_has_it(card: PlainClient) -> None:
    assert status(lambda: card.alloc(0, 0x41, handle=card.client)) == DUPLICATE
    assert card.alloc(0, 0x41, handle=0xABC) == 0xABC
    assert status(lambda: card.alloc(0, 0x41, handle=0xABC)) == DUPLICATE
    chosen = [card.alloc(0, 0x41) for _ in range(3)]
    assert len({*chosen, 0xABC, card.client}) == 5


def test_handles_that_rm_chooses_are_new_ones(card: PlainClient) -> None:
    handles = {card.raw_memory(0x1000) for _ in range(20)}
    assert len(handles) == 20 and card.device not in handles


def test_pointers_that_lead_nowhere_are_refused(card: PlainClient) -> None:
    arg = blob(32)
    put(arg, "IIII", 0, card.client, card.client, 0x13E, 0)
    put(arg, "QI", 16, 0x10, 1032)
    card.escape(card.control_fd, 0x2A, arg)
    assert got(arg, "I", 28) == INVALID_ADDRESS


@pytest.mark.parametrize(("number", "size"), [(ALLOC, 31), (FREE, 20), (MAP_MEMORY, 48), (0xEE, 8)])
def test_ioctls_of_a_wrong_size_or_number_are_einval(card: PlainClient, number: int, size: int) -> None:
    with pytest.raises(HostError) as refused:
        card.escape(card.control_fd, number, blob(size))
    assert refused.value.errno == errno.EINVAL


def test_the_mapping_call_has_the_size_of_its_branch(make_client: Make) -> None:
    for branch, wrong in (("570", 64), ("580", 56), ("595", 56)):
        client = make_client(branch=branch)
        client.open_card()
        with pytest.raises(HostError, match=r"56|64"):
            client.escape(client.control_fd, MAP_DMA, blob(wrong))


def test_a_card_is_registered_with_one_nvidiactl_once(card: PlainClient) -> None:
    arg = blob(4)
    put(arg, "i", 0, card.control_fd)
    with pytest.raises(HostError, match="INVALID_STATE"):
        card.escape(card.card_fd, REGISTER_FD, arg)
    put(arg, "i", 0, card.card_fd)
    with pytest.raises(HostError, match="INVALID_ARGUMENT"):
        card.escape(card.host.open("/dev/nvidia0"), REGISTER_FD, arg)


def test_allocations_are_not_made_through_a_cards_node(card: PlainClient) -> None:
    with pytest.raises(HostError, match="/dev/nvidiactl"):
        card.escape(card.card_fd, ALLOC, blob(32))


def test_card_info_tells_every_card(make_client: Make) -> None:
    client = make_client(cards=3)
    client.control_fd = client.host.open("/dev/nvidiactl")
    arg = blob(72 * 32)
    client.escape(client.control_fd, CARD_INFO, arg)
    assert [got(arg, "B", 72 * n) for n in range(4)] == [1, 1, 1, 0]
    assert [got(arg, "I", 72 * n + 56) for n in range(3)] == [0, 1, 2]
    assert len({got(arg, "I", 72 * n + 16) for n in range(3)}) == 3
    with pytest.raises(HostError, match="room for 1"):
        client.escape(client.control_fd, CARD_INFO, blob(72))


def test_video_memory_is_mapped_once_through_the_cards_node(card: PlainClient) -> None:
    memory = card.raw_memory(0x10000)
    assert status(lambda: card.map_cpu(memory, 0x10000, "/dev/nvidiactl")) == INVALID_ARGUMENT
    assert status(lambda: card.map_cpu(memory, 0x20000, "/dev/nvidia0")) == INVALID_LIMIT
    first, second = (card.map_cpu(memory, 0x10000, "/dev/nvidia0") for _ in range(2))
    first.write64(0x8000, 77)
    assert second.read64(0x8000) == 77


def test_a_file_without_a_mapping_cannot_be_mapped(card: PlainClient) -> None:
    with pytest.raises(HostError) as refused:
        card.host.mmap(None, 0x1000, 3, 1, card.card_fd, 0)
    assert refused.value.errno == errno.EINVAL


def test_a_file_shows_one_mapping(card: PlainClient) -> None:
    memory = card.raw_memory(0x10000)
    arg = blob(56)
    put(arg, "III", 0, card.client, card.device, memory)
    put(arg, "QQ", 16, 0, 0x1000)
    put(arg, "i", 48, card.card_fd)
    card.escape(card.control_fd, MAP_MEMORY, arg)
    assert got(arg, "I", 40) == 0
    card.escape(card.control_fd, MAP_MEMORY, arg)
    assert got(arg, "I", 40) == IN_USE


def test_rm_maps_memory_where_it_is_told_and_unmaps_it_when_it_is_freed(card: PlainClient) -> None:
    memory = card.raw_memory(0x10000)

    def map_at(va: int, length: int = 0x10000) -> int:
        arg = blob(64)
        put(arg, "IIII", 0, card.client, card.device, card.virtual, memory)
        put(arg, "QQI", 16, 0, length, 1 << 15)
        put(arg, "Q", 48, va)
        card.escape(card.control_fd, MAP_DMA, arg)
        return got(arg, "I", 56)

    assert map_at(0x2000_0000) == 0
    assert map_at(0x2000_8000) == NO_MEMORY
    assert map_at(0x3000_0000, 0x20000) == 0x20  # NV_ERR_INVALID_BASE
    assert map_at(0x3000_0800) == INVALID_OFFSET
    assert map_at(0x1_FFFF_FFFF_8000) == INVALID_OFFSET
    device = card.host.rm.clients[card.client].objects[card.device]
    assert device.default_space().memory.look(0x2000_0000) is not None
    gone = blob(48)
    put(gone, "IIII", 0, card.client, card.device, card.virtual, memory)
    put(gone, "Q", 24, 0x3000_0000)
    card.escape(card.control_fd, 0x58, gone)
    assert got(gone, "I", 40) == NOT_FOUND
    card.free(memory)
    assert device.default_space().memory.look(0x2000_0000) is None


def test_pages_of_the_process_are_pinned_as_they_are(card: PlainClient) -> None:
    own = card.host.mmap(None, 0x3000, 3, 0x22, -1, 0)
    assert status(lambda: card.pin(own.address + 8, 0x1000)) == NOT_SUPPORTED
    assert status(lambda: card.pin(0x10000, 0x1000)) == INVALID_ADDRESS
    handle = card.pin(own.address, 0x3000)
    card.host.munmap(own)
    assert ctypes.string_at(own.address, 1) == b"\0"
    card.free(handle)


def test_pages_that_were_pinned_twice_stay_until_both_are_freed(card: PlainClient) -> None:
    own = card.host.mmap(None, 0x3000, 3, 0x22, -1, 0)
    first, second = card.pin(own.address, 0x3000), card.pin(own.address + 0x1000, 0x1000)
    card.host.munmap(own)
    card.free(first)
    assert process.is_mapped(own.address, 0x3000)
    card.free(second)
    assert not process.is_mapped(own.address, 0x3000)


def test_pages_beside_pinned_ones_are_not_kept(card: PlainClient) -> None:
    own = card.host.mmap(None, 0x5000, 3, 0x22, -1, 0)
    places = [own.address + 0x1000 * n for n in range(5)]
    pins = {n: card.pin(places[n], 0x1000) for n in (1, 2, 3)}
    card.host.munmap(MemoryMapping(places[2], 0x1000))
    for free in (0, 4):
        card.host.munmap(MemoryMapping(places[free], 0x1000))
    assert [process.is_mapped(place, 1) for place in places] == [False, True, True, True, False]
    card.free(pins[2])
    assert [process.is_mapped(place, 1) for place in places] == [False, True, False, True, False]
    for n in (1, 3):
        card.free(pins[n])
        card.host.munmap(MemoryMapping(places[n], 0x1000))


def test_user_pages_of_the_kernel_are_refused_where_they_can_be_asked_for(card: PlainClient) -> None:
    private = blob(2)
    put(private, "BB", 0, 0, 1)
    assert status(lambda: card.alloc(card.subdevice, 0xC661, private)) == 0x1B
    assert status(lambda: card.alloc(card.subdevice, 0xC461, private)) == 0


def ask(card: PlainClient, index: int) -> int:
    record, params = blob(8), blob(32)
    put(record, "I", 0, index)
    put(params, "I", 0, 1)
    put(params, "Q", 8, ctypes.addressof(record))
    card.control(card.subdevice, 0x20801201, params)
    return got(record, "I", 4)


@pytest.mark.parametrize(
    ("chip", "version", "multiprocessors"), [("gh100", 0x900, 132), ("gb202", 0xA04, 170)]
)
def test_the_card_tells_what_it_is_made_of(
    make_client: Make, chip: str, version: int, multiprocessors: int
) -> None:
    card = make_client(chip)
    card.open_card()
    assert ask(card, 0xC) == version
    tpcs = 0
    for gpc in range(ask(card, 0x14)):
        mask = blob(24)
        put(mask, "I", 16, gpc)
        if status(lambda: card.control(card.subdevice, 0x2080122B, mask)) == 0:  # noqa: B023
            tpcs += got(mask, "I", 20).bit_count()
    assert tpcs * ask(card, 0x20) == multiprocessors


def test_the_class_list_is_told_to_who_has_room(card: PlainClient) -> None:
    params = blob(16)
    card.control(card.device, 0x800201, params)
    count = got(params, "I", 0)
    room: Any = (ctypes.c_uint32 * count)()
    put(params, "Q", 8, ctypes.addressof(room))
    put(params, "I", 0, count - 1)
    assert status(lambda: card.control(card.device, 0x800201, params)) == PARAM_STRUCT
    put(params, "I", 0, count)
    card.control(card.device, 0x800201, params)
    assert {0xCBC0, 0xC8B5, 0xC86F, 0xC661} <= set(room) and 0xC9C0 not in room


def test_clients_that_ask_for_higher_clocks_get_their_answer(card: PlainClient) -> None:
    params = blob(8)
    put(params, "II", 0, 1 << 4 | 1 << 6 | 2, 0xFFFF_FFFF)
    card.control(card.subdevice, 0x2080200A, params)


@pytest.mark.parametrize(("flags", "count", "size", "expected"), [
    *((0x1C, 0, 0, 0), (0x1D, 0, 0, 0), (0x1F, 0, 0, INVALID_ARGUMENT), (0, 0, 0, 0)),
    *((0x0C, 0, 4096, INVALID_ARGUMENT), (0x0C, 501, 4096, INVALID_ARGUMENT), (0x08, 1, 0, INVALID_ARGUMENT)),
    (0x04, 500, 4096, GENERIC),
])  # fmt: skip
def test_the_cards_cache_is_flushed_as_a_whole(
    card: PlainClient, flags: int, count: int, size: int, expected: int
) -> None:
    """kern_mem_sys_ctrl.c, kmemsysFlushGpuCache; 4024 bytes, as the header's struct has."""
    params = blob(4024)
    put(params, "IIQI", 4000, count, 0, size, flags)
    assert status(lambda: card.control(card.subdevice, 0x2080130E, params)) == expected
