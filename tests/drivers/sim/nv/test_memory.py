"""RM's memory objects at the borders of their parameters, and what a file of the driver shows of them.

Covers rm.py's mapping too. Numbers are those of nvos.h and nvstatuscodes.h.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import Any

import pytest

from drivers.core.errors import HostError
from tests.drivers.sim.nv.plain_client import ALLOC_MEMORY, MAP_MEMORY, PlainClient, blob, got, put, status

VIDEO, SYSTEM = 0x40, 0x3E
INVALID_ARGUMENT, INVALID_FLAGS, INVALID_LIMIT, NOT_SUPPORTED, NOT_FOUND = 0x1F, 0x29, 0x2E, 0x56, 0x57
Make = Callable[..., PlainClient]


def allocated(client: PlainClient, hclass: int, *fields: tuple[str, int, int]) -> Any:
    """The parameters as RM leaves them, of 0x1800 bytes in 4 KiB pages, with these fields."""
    params = blob(128)
    put(params, "I", 24, 1 << 23 | (1 << 25 if hclass == SYSTEM else 0))
    put(params, "Q", 64, 0x1800)
    for form, at, value in fields:
        put(params, form, at, value)
    client.alloc(client.device, hclass, params)
    return params


@pytest.mark.parametrize("hclass", [VIDEO, SYSTEM])
@pytest.mark.parametrize(
    ("field", "expected"),
    [
        (("I", 4, 17), 0), (("I", 4, 18), INVALID_ARGUMENT),  # NVOS32_NUM_MEM_TYPES
        (("Q", 64, 0), INVALID_ARGUMENT), (("Q", 64, 1), 0),
        (("Q", 72, 0x3000), 0), (("Q", 72, 0x1000), 0), (("Q", 72, 0), 0),
    ],
)  # fmt: skip
def test_memory_has_a_size_and_a_type(
    card: PlainClient, hclass: int, field: tuple[str, int, int], expected: int
) -> None:
    assert status(lambda: allocated(card, hclass, field)) == expected


@pytest.mark.parametrize(
    ("alignment", "expected"), [(0x3000, INVALID_ARGUMENT), (0x1001, INVALID_ARGUMENT), (0x1000, 0), (0, 0)]
)
def test_an_alignment_that_is_forced_is_a_power_of_two(
    card: PlainClient, alignment: int, expected: int
) -> None:
    forced = ("I", 8, 1 << 8)  # NVOS32_ALLOC_FLAGS_ALIGNMENT_FORCE
    assert status(lambda: allocated(card, VIDEO, forced, ("Q", 72, alignment))) == expected


@pytest.mark.parametrize(("hclass", "fine"), [(VIDEO, {0, 3}), (SYSTEM, {1, 3})])
def test_memory_lies_where_its_class_may(card: PlainClient, hclass: int, fine: set[int]) -> None:
    """NVOS32_ATTR_LOCATION: 0 video memory, 1 PCI, 3 any."""
    for location in range(4):
        found = status(lambda: allocated(card, hclass, ("I", 24, location << 25)))  # noqa: B023
        assert found == (0 if location in fine else INVALID_ARGUMENT)


def test_rm_tells_size_place_and_last_byte(card: PlainClient) -> None:
    first, second = (allocated(card, VIDEO) for _ in range(2))
    assert [got(first, "Q", at) for at in (64, 88)] == [0x2000, 0x1FFF]
    assert got(second, "Q", 80) == got(first, "Q", 80) + 0x2000 > 0
    system = allocated(card, SYSTEM)
    assert [got(system, "Q", at) for at in (64, 80, 88)] == [0x2000, 0, 0x1FFF]


def test_video_memory_that_is_all_taken_is_refused(card: PlainClient) -> None:
    vram = card.host.cards[0].vram
    fields = [("I", 24, 3 << 23), ("Q", 64, vram.free_bytes + (2 << 20))]
    assert status(lambda: allocated(card, VIDEO, *fields)) == 0x51
    allocated(card, VIDEO, fields[0], ("Q", 64, vram.free_bytes))
    assert vram.free_bytes == 0
    assert status(lambda: allocated(card, VIDEO)) == 0x51


def pinned(card: PlainClient, *fields: tuple[str, int, int]) -> int:
    """The status of pinning a page, with these fields."""
    own = card.host.mmap(None, 0x1000, 3, 0x22, -1, 0)
    arg = blob(56)
    put(arg, "IIII", 0, card.client, card.device, 0, 0x71)
    put(arg, "I", 16, 1 << 4 | 1 << 12 | 1 << 30)
    put(arg, "QQI", 24, own.address, 0xFFF, 0xFFFF)
    for form, at, value in fields:
        put(arg, form, at, value)
    card.escape(card.card_fd, ALLOC_MEMORY, arg)
    return got(arg, "I", 40)


@pytest.mark.parametrize(
    ("location", "coherency", "mapping", "expected"),
    [
        *((0, 0, 1, 0), (0, 1, 1, 0), (0, 5, 1, 0), (0, 2, 1, INVALID_FLAGS), (0, 4, 1, INVALID_FLAGS)),
        *((0, 1, 0, INVALID_FLAGS), (0, 1, 2, INVALID_FLAGS), (2, 1, 1, INVALID_FLAGS)),
    ],
)
def test_pages_of_the_process_are_pinned_as_cached_host_memory_that_rm_does_not_map(
    card: PlainClient, location: int, coherency: int, mapping: int, expected: int
) -> None:
    flags = 1 << 4 | location << 8 | coherency << 12 | mapping << 30
    assert pinned(card, ("I", 16, flags)) == expected


def test_the_old_call_for_memory_pins_and_does_nothing_else(card: PlainClient) -> None:
    assert pinned(card, ("I", 12, SYSTEM)) == NOT_SUPPORTED
    assert pinned(card, ("I", 12, 0x1234)) == NOT_SUPPORTED
    assert pinned(card, ("Q", 32, 2**64 - 1)) == INVALID_LIMIT
    assert status(lambda: card.alloc(card.device, 0x71)) == 0x22  # not by RM_ALLOC: INVALID_CLASS


def show(client: PlainClient, handle: int, offset: int, length: int, node: str) -> tuple[int, int, int]:
    """(status, address that RM tells, file) of RM_MAP_MEMORY."""
    fd = client.open_node(node)
    arg = blob(56)
    put(arg, "III", 0, client.client, client.device, handle)
    put(arg, "QQ", 16, offset, length)
    put(arg, "I", 40, 0xFFFF)
    put(arg, "i", 48, fd)
    client.escape(client.control_fd, MAP_MEMORY, arg)
    return got(arg, "I", 40), got(arg, "Q", 32), fd


@pytest.mark.parametrize(("system", "node"), [(False, "/dev/nvidia0"), (True, "/dev/nvidiactl")])
def test_a_file_shows_part_of_memory(card: PlainClient, system: bool, node: str) -> None:
    handle = card.raw_memory(0x4000, system=system)
    block = card.host.rm.clients[card.client].objects[handle].block
    whole = card.map_cpu(handle, 0x4000, node)
    found, address, fd = show(card, handle, 0x2000, 0x1000, node)
    assert (found, address) == (0, block.host + 0x2000)
    part = card.host.mmap(None, 0x1000, 3, 1, fd, 0)
    part.write32(0x10, 77)
    assert whole.read32(0x2010) == 77


def test_a_file_shows_no_more_than_it_was_given(card: PlainClient) -> None:
    handle = card.raw_memory(0x4000)
    _, _, fd = show(card, handle, 0, 0x1800, "/dev/nvidia0")
    for size, offset in ((0x3000, 0), (0x1000, 0x1000)):
        with pytest.raises(HostError) as refused:
            card.host.mmap(None, size, 3, 1, fd, offset)
        assert refused.value.errno == errno.EINVAL
    card.host.mmap(None, 0x2000, 3, 1, fd, 0)


def test_what_may_be_shown_is_memory_or_the_page_of_registers_through_its_own_node(card: PlainClient) -> None:
    video, system = card.raw_memory(0x4000), card.raw_memory(0x4000, system=True)
    user = card.alloc(card.subdevice, card.usermode)
    own = card.host.mmap(None, 0x1000, 3, 0x22, -1, 0)
    for handle, offset, length, node, expected in (
        (video, 0, 0, "/dev/nvidia0", INVALID_LIMIT), (video, 0x4000, 1, "/dev/nvidia0", INVALID_LIMIT),
        (video, 0x3000, 0x1001, "/dev/nvidia0", INVALID_LIMIT), (video, 0x3000, 0x1000, "/dev/nvidia0", 0),
        (system, 0, 0x1000, "/dev/nvidia0", INVALID_ARGUMENT), (system, 0, 0x1000, "/dev/nvidiactl", 0),
        (user, 0, 0x10000, "/dev/nvidia0", 0), (user, 0, 0x10001, "/dev/nvidia0", INVALID_LIMIT),
        (user, 0x8000, 0x8001, "/dev/nvidia0", INVALID_LIMIT),
        (user, 0, 0x10000, "/dev/nvidiactl", INVALID_ARGUMENT),
        (card.device, 0, 0x1000, "/dev/nvidia0", NOT_SUPPORTED), (0xBAD, 0, 1, "/dev/nvidia0", NOT_FOUND),
        (card.pin(own.address, 0x1000), 0, 0x1000, "/dev/nvidiactl", NOT_SUPPORTED),
    ):  # fmt: skip
        assert show(card, handle, offset, length, node)[0] == expected, (handle, offset, length, node)


def test_video_memory_is_shown_through_its_own_cards_node(make_client: Make) -> None:
    client = make_client(cards=2)
    client.open_card()
    handle = client.raw_memory(0x1000)
    assert show(client, handle, 0, 0x1000, "/dev/nvidia1")[0] == INVALID_ARGUMENT


def test_rm_unmaps_what_there_is(card: PlainClient) -> None:
    for handle, expected in ((card.raw_memory(0x1000), 0), (0xBAD, NOT_FOUND)):
        arg = blob(32)
        put(arg, "III", 0, card.client, card.device, handle)
        put(arg, "I", 24, 0xFFFF)
        card.escape(card.control_fd, 0x4F, arg)
        assert got(arg, "I", 24) == expected
