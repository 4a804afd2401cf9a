"""The TLB, its staleness, and what a fault says."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

from drivers.core.errors import SimFault
from drivers.sim.memory import Access, AddressSpace, Backing
from tests.drivers.sim.regions import Regions

PAGE = 0x1000


@pytest.fixture
def store() -> ctypes.Array[ctypes.c_char]:
    return ctypes.create_string_buffer(4 * PAGE)


def mapped(store: ctypes.Array[ctypes.c_char], **rights: bool) -> tuple[Regions, AddressSpace]:
    regions = Regions()
    regions.add(0x10000, ctypes.addressof(store), 4 * PAGE, **rights)
    return regions, AddressSpace(regions)


def test_a_write_reads_back_through_the_address_space(store: ctypes.Array[ctypes.c_char]) -> None:
    _, space = mapped(store)
    space.write(0x10FF0, b"across the page border", {})
    assert space.read(0x10FF0, 22, {}) == b"across the page border"
    assert store.raw[0xFF0 : 0xFF0 + 22] == b"across the page border"


def test_a_write_that_leaves_the_mapping_changes_nothing(store: ctypes.Array[ctypes.c_char]) -> None:
    _, space = mapped(store)
    with pytest.raises(SimFault) as raised:
        space.write(0x10000 + 4 * PAGE - 4, bytes(range(1, 9)), {})
    assert raised.value.code == "E_VM_FAULT"
    assert store.raw[-4:] == bytes(4)


def test_an_unmapped_read_names_address_access_and_neighbours(store: ctypes.Array[ctypes.c_char]) -> None:
    _, space = mapped(store)
    with pytest.raises(SimFault, match="read of 0x20000, which no page maps; the region below") as raised:
        space.segment(0x20000, Access.READ, {"engine": "MEC"})
    assert raised.value.where == {"engine": "MEC", "va": 0x20000, "access": "read"}


@pytest.mark.parametrize("access", [Access.WRITE, Access.ATOMIC])
def test_a_store_to_read_only_memory_is_a_permission_fault(
    store: ctypes.Array[ctypes.c_char], access: Access
) -> None:
    _, space = mapped(store, writable=False)
    space.segment(0x10000, Access.READ, {})
    with pytest.raises(SimFault, match="allows read, execute") as raised:
        space.segment(0x10000, access, {})
    assert raised.value.code == "E_VM_PERM"


def test_code_must_lie_in_executable_memory(store: ctypes.Array[ctypes.c_char]) -> None:
    _, space = mapped(store, executable=False)
    with pytest.raises(SimFault) as raised:
        space.segment(0x10000, Access.EXECUTE, {})
    assert raised.value.code == "E_VM_PERM"


def test_an_address_beyond_48_bits_is_out_of_range(store: ctypes.Array[ctypes.c_char]) -> None:
    _, space = mapped(store)
    with pytest.raises(SimFault) as raised:
        space.segment(1 << 48, Access.READ, {})
    assert raised.value.code == "E_VM_RANGE"


def test_a_translation_that_changed_without_a_flush_is_reported_on_first_use(
    store: ctypes.Array[ctypes.c_char],
) -> None:
    regions, space = mapped(store)
    space.segment(0x10000, Access.READ, {})
    regions.remove(0x10000)
    with pytest.raises(SimFault, match="flush it first") as raised:
        space.segment(0x10000, Access.READ, {})
    assert raised.value.code == "E_TLB_STALE"
    space.flush()
    with pytest.raises(SimFault) as raised:
        space.segment(0x10000, Access.READ, {})
    assert raised.value.code == "E_VM_FAULT"


def test_a_change_elsewhere_leaves_a_translation_good(store: ctypes.Array[ctypes.c_char]) -> None:
    regions, space = mapped(store)
    before = space.segment(0x10000, Access.READ, {})
    regions.add(0x90000, ctypes.addressof(store), PAGE)
    assert space.segment(0x10000, Access.READ, {}) == before


def test_a_flush_starts_a_new_generation(store: ctypes.Array[ctypes.c_char]) -> None:
    _, space = mapped(store)
    space.flush()
    assert space.generation == 1


def test_wiped_backing_reads_as_zeros() -> None:
    backing = Backing("test", 1 << 30)
    ctypes.memset(backing.address + (512 << 20), 0xAB, PAGE)
    backing.wipe(512 << 20, PAGE)
    assert ctypes.string_at(backing.address + (512 << 20), PAGE) == bytes(PAGE)
    backing.close()


def test_backing_that_nobody_uses_gives_its_addresses_back() -> None:
    backing = Backing("test", 1 << 30)
    address = backing.address
    assert mapped_here(address)
    del backing
    assert not mapped_here(address)


def mapped_here(address: int) -> bool:
    starts = [int(line.split("-")[0], 16) for line in Path("/proc/self/maps").read_text().splitlines()]
    return address in starts


def test_a_look_leaves_no_translation_behind(store: ctypes.Array[ctypes.c_char]) -> None:
    regions, space = mapped(store)
    store.raw = b"seen" + bytes(4 * PAGE - 4)
    assert space.glance(0x10000, 4) == b"seen"
    assert len(space.glance(0x10000 + 4 * PAGE - 8, 100)) == 8 and space.glance(0x90000, 4) == b""
    regions.remove(0x10000)
    assert space.look(0x10000) is None, "nothing was stale, since nothing was kept"


def test_spaces_share_what_has_the_same_address_and_memory_in_both(
    store: ctypes.Array[ctypes.c_char],
) -> None:
    _, one = mapped(store)
    regions, host = Regions(), ctypes.addressof(store)
    regions.add(0x11000, host + PAGE, PAGE)
    regions.add(0x12000, host, PAGE)  # the same address, other memory
    regions.add(0x13000, host + 3 * PAGE, PAGE)
    other = AddressSpace(regions)
    parts = [(0x11000, PAGE), (0x13000, PAGE - 8)]
    assert list(one.shared(other, 0x10010, 4 * PAGE - 0x18)) == parts
    assert list(other.shared(one, 0x10010, 4 * PAGE - 0x18)) == parts
