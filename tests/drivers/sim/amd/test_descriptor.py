"""Dispatches that disagree with the descriptor of the kernel they start. Layout: LLVM AMDGPUUsage."""

from __future__ import annotations

import struct
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from autogen.amd.hsa import KernelDescriptor
from drivers.sim.amd import descriptor
from drivers.sim.amd.dispatch import _lds_of
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.amd.rig import (
    DISPATCH,
    EXECUTABLE,
    GTT,
    RSRC1,
    RSRC2,
    Rig,
    acquire,
    block,
    drain,
    fails,
    program,
)
from tests.drivers.sim.regions import Regions

CODE_AT, DESCRIPTOR_AT = 0x1100, 0x40


def code_object(rig: Rig, properties: int = 1 << 10, rsrc2: int = int(RSRC2), lds: int = 0) -> int:
    """Code with a descriptor before it, as a loader leaves it. Returns the entry address."""
    memory = rig.buffer(0x4000, GTT | EXECUTABLE)
    words = struct.pack(
        "<3I4xq20x3IH6x", lds, 0, 0, CODE_AT - DESCRIPTOR_AT, 0, int(RSRC1), rsrc2, properties
    )
    assert len(words) == 64
    memory.mapping.view()[DESCRIPTOR_AT : DESCRIPTOR_AT + 64] = words
    return memory.va + CODE_AT


def dispatch(entry: int, rsrc1: int = int(RSRC1), rsrc2: int = int(RSRC2), wave32: int = 1) -> list[int]:
    packet = DISPATCH.replace(cs_w32_en=wave32).build()
    return [*program(entry, rsrc1, rsrc2), *block(32, 1, 1), *packet, *drain()]


def test_registers_that_agree_with_the_descriptor_launch(rig: Rig) -> None:
    rig.compute_queue().run(dispatch(code_object(rig)))
    assert len(rig.launches) == 1


def test_the_driver_owns_priv_and_may_give_more_lds(rig: Rig) -> None:
    entry = code_object(rig)
    rsrc1, rsrc2 = int(RSRC1.replace(priv=1)), int(RSRC2.replace(lds_size=4))
    rig.compute_queue().run(dispatch(entry, rsrc1, rsrc2))
    assert len(rig.launches) == 1


def test_the_wave_size_must_be_that_of_the_kernel(rig: Rig) -> None:
    fault = fails(rig.compute_queue(), "E_WAVE_SIZE", dispatch(code_object(rig), wave32=0))
    assert "compiled for waves of 32" in str(fault)
    fails(rig.compute_queue(), "E_WAVE_SIZE", acquire(), dispatch(code_object(rig, properties=0)))


@pytest.mark.parametrize(
    ("code", "rsrc1", "rsrc2"),
    [
        ("E_USER_SGPR", RSRC1, RSRC2.replace(user_sgpr=1)),
        ("E_DESCRIPTOR", RSRC1.replace(vgprs=2), RSRC2),
        ("E_DESCRIPTOR", RSRC1, RSRC2.replace(tgid_y_en=1)),
    ],
)
def test_other_registers_must_be_those_of_the_kernel(rig: Rig, code: str, rsrc1: int, rsrc2: int) -> None:
    fails(rig.compute_queue(), code, dispatch(code_object(rig), int(rsrc1), int(rsrc2)))


def test_a_descriptor_may_not_enable_more_registers_than_it_counts(rig: Rig) -> None:
    """Bit 1: the dispatch packet's address; bit 3: that of the arguments."""
    count = RSRC2.user_sgpr
    assert count in (0, 2)
    few, many = 1 << 10 | (1 << 3 if count else 0), 1 << 10 | 1 << 3 | 1 << 1
    rig.compute_queue().run(dispatch(code_object(rig, properties=few)))
    assert len(rig.launches) == 1
    found = fails(rig.compute_queue(), "E_USER_SGPR", acquire(), dispatch(code_object(rig, properties=many)))
    assert f"RSRC2.USER_SGPR is {count}, the descriptor enables 4 registers" in str(found)


def test_lds_must_be_at_least_what_the_kernel_uses(rig: Rig) -> None:
    fault = fails(rig.compute_queue(), "E_LDS_OOB", dispatch(code_object(rig, lds=512)))
    assert "LDS_SIZE is 0 bytes, the kernel uses 512" in str(fault)


def test_a_changed_descriptor_with_changed_code_is_read_again(rig: Rig) -> None:
    entry = code_object(rig)
    rig.compute_queue().run(dispatch(entry))
    memory = rig.host.cards[0].memory
    memory.write(entry - CODE_AT + DESCRIPTOR_AT + 56, bytes(2), {})
    memory.write(entry, b"\1\2\3\4", {})
    fails(rig.compute_queue(), "E_WAVE_SIZE", acquire(), dispatch(entry))


def test_reserved_bits_of_a_descriptor_are_named(rig: Rig) -> None:
    fault = fails(rig.compute_queue(), "E_DESCRIPTOR", dispatch(code_object(rig, properties=1 << 15)))
    assert "reserved bits" in str(fault)


def test_code_without_a_descriptor_is_not_checked(rig: Rig) -> None:
    memory = rig.buffer(0x4000, GTT | EXECUTABLE)
    rig.compute_queue().run(dispatch(memory.va, wave32=0))
    assert len(rig.launches) == 1


def test_other_data_that_holds_the_same_number_is_no_descriptor(rig: Rig) -> None:
    """Tables of a linked file may: the real descriptor is the one without reserved bits."""
    memory = rig.buffer(0x4000, GTT | EXECUTABLE)
    words = struct.pack(
        "<3I4xq20x3IH6x", 0, 0, 0, CODE_AT - DESCRIPTOR_AT, 0, int(RSRC1), int(RSRC2), 1 << 10
    )
    memory.mapping.view()[DESCRIPTOR_AT : DESCRIPTOR_AT + 64] = words
    memory.mapping.view()[0:64] = struct.pack("<7Q", 7, 7, CODE_AT, 7, 7, 7, 7).ljust(64, b"\7")
    rig.compute_queue().run(dispatch(memory.va + CODE_AT))
    assert len(rig.launches) == 1


@pytest.mark.parametrize(
    ("properties", "expected"),
    [
        *[(0, (0, 0)), (1 << 3, (0, 24)), (1 << 3 | 1, (4, 24)), (1 << 3 | 1 << 1, (2, 24))],
        *[(1 << 3 | 1 << 2, (2, 24)), (1 << 3 | 0b111, (8, 24)), (0b111, (0, 0))],
    ],
)
def test_arguments_come_after_the_registers_that_are_enabled_before_them(
    properties: int, expected: tuple[int, int]
) -> None:
    """AMDGPUUsage, initial SGPRs: private buffer 4, dispatch and queue packet 2 each, then arguments."""
    words = struct.pack("<3I4xq20x3IH6x", 0, 0, 24, 256, 0, 0, 0, properties)
    assert descriptor.arguments(KernelDescriptor.from_bytes(words)) == expected


@pytest.mark.parametrize(
    "distance", [64, 0x8000, 0x10000 - 64, 0x10000, 0x10000 + 64, -64, -0x10000 + 64, -0x10000]
)
def test_a_descriptor_is_found_within_64_kib_of_its_code_on_either_side(distance: int) -> None:
    """It may begin 64 KiB before the entry, and must end within 64 KiB behind it."""
    arena = np.zeros(0x30000, np.uint8)
    regions, entry = Regions(), 0x18000
    regions.add(0x100000, arena.ctypes.data, arena.size)
    place = entry - distance
    words = struct.pack("<3I4xq20x3IH6x", 0, 0, 0, distance, 0, int(RSRC1), int(RSRC2), 1 << 10)
    arena[place : place + 64] = np.frombuffer(words, np.uint8)
    found = descriptor.find(AddressSpace(regions), 0x100000 + entry, {})
    assert (found is not None) is (-0x10000 + 64 <= distance <= 0x10000)


@pytest.mark.parametrize(("begin", "found"), [(0, True), (64, False)])
def test_a_descriptor_may_begin_where_its_memory_does(begin: int, found: bool) -> None:
    arena = np.zeros(0x2000, np.uint8)
    words = struct.pack("<3I4xq20x3IH6x", 0, 0, 0, 0x1000, 0, int(RSRC1), int(RSRC2), 1 << 10)
    arena[:64] = np.frombuffer(words, np.uint8)
    regions = Regions()
    regions.add(0x100000 + begin, arena.ctypes.data + begin, arena.size - begin)
    assert (descriptor.find(AddressSpace(regions), 0x101000, {}) is not None) is found


@pytest.mark.parametrize(("lds", "granules", "passes"), [(1024, 2, True), (1025, 2, False), (1025, 3, True)])
def test_lds_may_be_exactly_what_the_kernel_uses(rig: Rig, lds: int, granules: int, passes: bool) -> None:
    given = int(RSRC2.replace(lds_size=granules))
    words = dispatch(code_object(rig, lds=lds), rsrc2=given)
    if passes:
        rig.compute_queue().run(words)
    else:
        fails(rig.compute_queue(), "E_LDS_OOB", words)


@pytest.mark.parametrize(
    ("declared", "granules", "limit"), [(10, 1, 12), (1022, 2, 1024), (513, 2, 516), (512, 2, None)]
)
def test_lds_ends_behind_the_dword_that_the_kernel_declares_last(
    declared: int, granules: int, limit: int | None
) -> None:
    """A run that looks closely ends LDS there, unless LDS_SIZE holds more than the kernel declares."""
    state: Any = SimpleNamespace(lds_asked=None, card=SimpleNamespace(mode="strict"))
    assert _lds_of(state, int(RSRC2.replace(lds_size=granules)), declared) == limit
