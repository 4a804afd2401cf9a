"""Devices, subdevices and ranges of addresses that RM maps into: what they take at their borders.

Numbers are those of nvos.h and nvstatuscodes.h.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.drivers.sim.nv.plain_client import MAP_DMA, PlainClient, blob, got, put, status

INVALID_ARGUMENT, INVALID_BASE, INVALID_CLIENT, INVALID_OFFSET, INVALID_STATE = 0x1F, 0x20, 0x23, 0x37, 0x40
NO_MEMORY, NOT_FOUND = 0x51, 0x57
FIXED, READ_ONLY = 1 << 15, 1  # NVOS46_FLAGS_DMA_OFFSET_FIXED, _ACCESS
HUGE = 2 << 20
Make = Callable[..., PlainClient]


@pytest.mark.parametrize(
    ("number", "expected"), [(0, 0), (1, 0), (2, INVALID_STATE), (31, INVALID_STATE), (32, INVALID_ARGUMENT)]
)
def test_a_device_is_one_of_the_machines_cards(make_client: Make, number: int, expected: int) -> None:
    client = make_client(cards=2)
    client.open_card()
    params = blob(56)
    put(params, "I", 0, number)
    assert status(lambda: client.alloc(client.client, 0x80, params)) == expected


def test_a_device_shares_its_client_with_one_that_there_is(make_client: Make) -> None:
    client = make_client()
    client.open_card()
    for share, expected in ((0, 0), (client.client, 0), (0xBAD, INVALID_CLIENT)):
        params = blob(56)
        put(params, "II", 0, 0, share)
        assert status(lambda: client.alloc(client.client, 0x80, params)) == expected  # noqa: B023
    assert status(lambda: client.alloc(client.client, 0x80)) == INVALID_ARGUMENT


@pytest.mark.parametrize(("number", "expected"), [(0, 0), (1, INVALID_ARGUMENT), (None, 0)])
def test_a_device_has_one_subdevice(make_client: Make, number: int | None, expected: int) -> None:
    client = make_client()
    client.open_card()
    params = None if number is None else blob(4)
    if number:
        put(params, "I", 0, number)
    assert status(lambda: client.alloc(client.device, 0x2080, params)) == expected


class Range:
    """A range of the device's own addresses up to `limit`, and memory of some pages."""

    def __init__(self, client: PlainClient, limit: int, pages: int = 3) -> None:
        client.open_card()
        self.client = client
        params = blob(24)
        put(params, "Q", 8, limit)
        self.handle = client.alloc(client.device, 0x70, params)
        self.memory = client.raw_memory(pages << 12)

    def map(
        self, length: int, va: int | None = None, offset: int = 0, flags: int = 0, memory: int = 0
    ) -> int:
        """The address that RM chose or took. Raises Refused."""
        arg = blob(64)
        put(arg, "IIII", 0, self.client.client, self.client.device, self.handle, memory or self.memory)
        put(arg, "QQI", 16, offset, length, flags | (0 if va is None else FIXED))
        put(arg, "QI", 48, va or 0, 0xFFFF)
        self.client.escape(self.client.control_fd, MAP_DMA, arg)
        self.client.expect("map dma", got(arg, "I", 56))
        return got(arg, "Q", 48)

    def unmap(self, va: int, memory: int = 0) -> int:
        arg = blob(48)
        put(arg, "IIII", 0, self.client.client, self.client.device, self.handle, memory or self.memory)
        put(arg, "Q", 24, va)
        put(arg, "I", 40, 0xFFFF)
        self.client.escape(self.client.control_fd, 0x58, arg)
        return got(arg, "I", 40)

    def look(self, va: int) -> object:
        objects = self.client.host.rm.clients[self.client.client].objects
        return objects[self.client.device].default_space().memory.look(va)


def test_addresses_that_rm_chooses_are_the_first_free_ones_of_a_huge_page(make_client: Make) -> None:
    place = Range(make_client(), (1 << 49) - 1)
    first, second = place.map(0x3000), place.map(0x1000)
    assert (first, second) == (1 << 32, (1 << 32) + HUGE)
    assert place.map(0x1000, va=(1 << 32) + 2 * HUGE) == (1 << 32) + 2 * HUGE
    assert place.map(0x1000) == (1 << 32) + 3 * HUGE
    assert place.unmap(second) == 0
    assert place.map(0x1000) == second
    wide = place.client.raw_memory(2 * HUGE)
    assert place.map(2 * HUGE, memory=wide) == (1 << 32) + 4 * HUGE  # no room for it further down


def test_what_is_mapped_lies_inside_the_memory_and_the_range(make_client: Make) -> None:
    limit = 0x2000_2FFF
    place = Range(make_client(), limit)

    def mapped(length: int, va: int, offset: int = 0) -> int:
        return status(lambda: place.map(length, va, offset))

    assert mapped(0, 0x1000_0000) == INVALID_BASE
    assert mapped(0x3001, 0x1000_0000) == INVALID_BASE
    assert mapped(0x2001, 0x1000_0000, 0x1000) == INVALID_BASE
    assert mapped(0x1000, 0x1000_0000, 0x800) == INVALID_BASE
    assert mapped(0x1000, 0x1000_0800) == INVALID_OFFSET
    assert mapped(0x1000, 0x2000_3000) == INVALID_OFFSET
    assert mapped(0x2001, 0x2000_1000) == INVALID_OFFSET  # three pages, of which two have room
    assert mapped(0x2000, 0x2000_1000, 0x1000) == 0
    assert mapped(0x3000, 0x1000_0000) == 0
    assert mapped(0x1000, 0x1000_2000) == NO_MEMORY
    assert mapped(0x1000, 0x1000_3000) == 0
    assert status(lambda: place.map(0x1000)) == INVALID_OFFSET  # RM looks above 4 GiB only


@pytest.mark.parametrize(("limit", "expected"), [(0x2000_0FFF, 0), (0x2000_0FFE, INVALID_OFFSET)])
def test_the_last_byte_of_a_page_lies_inside_the_range_too(
    make_client: Make, limit: int, expected: int
) -> None:
    place = Range(make_client(), limit)
    assert status(lambda: place.map(0x1000, 0x2000_0000)) == expected


def test_a_length_counts_as_whole_pages(make_client: Make) -> None:
    place = Range(make_client(), (1 << 49) - 1)
    va = place.map(0x1001)
    assert place.look(va + 0x1FFF) is not None and place.look(va + 0x2000) is None


@pytest.mark.parametrize(("flags", "writable"), [(0, True), (READ_ONLY, False), (2, True)])
def test_memory_is_mapped_for_reading_alone_where_the_access_says_so(
    make_client: Make, flags: int, writable: bool
) -> None:
    place = Range(make_client(), (1 << 49) - 1)
    found = place.look(place.map(0x1000, flags=flags))
    assert found.writable is writable  # type: ignore[attr-defined]


def test_a_mapping_shows_the_memory_from_its_offset_on(make_client: Make) -> None:
    place = Range(make_client(), (1 << 49) - 1)
    objects = place.client.host.rm.clients[place.client.client].objects
    found = place.look(place.map(0x1000, offset=0x2000))
    assert found.host == objects[place.memory].block.host + 0x2000  # type: ignore[attr-defined]


def test_unmapping_names_the_memory_and_where_it_begins(make_client: Make) -> None:
    place = Range(make_client(), (1 << 49) - 1)
    other = place.client.raw_memory(0x1000)
    va, second = place.map(0x3000), place.map(0x1000, memory=other)
    assert place.unmap(va + 0x1000) == NOT_FOUND
    assert place.unmap(va, other) == NOT_FOUND
    assert place.look(va) is not None
    assert place.unmap(va) == 0
    assert place.look(va) is None and place.look(va + 0x2000) is None and place.look(second) is not None
    assert place.unmap(va) == NOT_FOUND
    free = place.client.host.cards[0].vram.free_bytes
    place.client.free(other)
    assert place.look(second) is None
    assert place.client.host.cards[0].vram.free_bytes == free + 0x1000


def test_the_devices_own_addresses_let_their_memory_go_with_it(make_client: Make) -> None:
    place = Range(make_client(), (1 << 49) - 1)
    vram = place.client.host.cards[0].vram
    place.map(0x3000)
    free = vram.free_bytes
    place.client.free(place.client.device)
    assert vram.free_bytes == free + 0x3000
