"""Copies and fills over scattered memory, against Python's bytes."""

from __future__ import annotations

import ctypes
import random
from types import SimpleNamespace
from typing import Any

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.transfer import copy, exchange, fill
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.regions import Regions
from tests.faults import faults

PAGE = 0x1000


class Mover:
    """As much of an engine as a transfer needs. order: None, no strict run."""

    order = None

    def __init__(self, memory: AddressSpace) -> None:
        self.memory = memory
        self.place: dict[str, object] = {}

    def fail(self, code: str, detail: str, **where: object) -> SimFault:
        return SimFault(code, detail, where)


@pytest.fixture
def scattered() -> tuple[Mover, ctypes.Array[ctypes.c_char]]:
    """16 pages of address space at 0x10000, backed in a shuffled order."""
    store = ctypes.create_string_buffer(16 * PAGE)
    order = list(range(16))
    random.Random(5).shuffle(order)
    regions = Regions()
    for page, backing in enumerate(order):
        regions.add(0x10000 + page * PAGE, ctypes.addressof(store) + backing * PAGE, PAGE)
    return Mover(AddressSpace(regions)), store


@pytest.mark.parametrize(("source", "target", "size"), [(0, 0x8000, 0x8000), (5, 0x8FFE, 0x3007), (1, 9, 3)])
def test_a_copy_equals_slicing(
    scattered: tuple[Mover, ctypes.Array[ctypes.c_char]], source: int, target: int, size: int
) -> None:
    mover, _ = scattered
    data = random.Random(6).randbytes(16 * PAGE)
    mover.memory.write(0x10000, data, {})
    copy(mover, 0x10000 + target, 0x10000 + source, size)  # type: ignore[arg-type]
    expected = data[:target] + data[source : source + size] + data[target + size :]
    assert mover.memory.read(0x10000, 16 * PAGE, {}) == expected


def test_an_overlap_is_refused(scattered: tuple[Mover, ctypes.Array[ctypes.c_char]]) -> None:
    mover, _ = scattered
    with pytest.raises(SimFault) as raised:
        copy(mover, 0x10000, 0x10FFF, PAGE)  # type: ignore[arg-type]
    assert raised.value.code == "E_SDMA_OVERLAP"


def test_a_copy_onto_itself_changes_nothing(scattered: tuple[Mover, ctypes.Array[ctypes.c_char]]) -> None:
    mover, _ = scattered
    data = random.Random(7).randbytes(2 * PAGE)
    mover.memory.write(0x10000, data, {})
    copy(mover, 0x10010, 0x10010, PAGE)  # type: ignore[arg-type]
    assert mover.memory.read(0x10000, 2 * PAGE, {}) == data


@pytest.mark.parametrize("pattern", [b"\7", b"\1\2\3\4", b"\0\0\0\0"])
def test_a_fill_equals_repetition(
    scattered: tuple[Mover, ctypes.Array[ctypes.c_char]], pattern: bytes
) -> None:
    mover, _ = scattered
    mover.memory.write(0x10000, b"\xee" * 16 * PAGE, {})
    fill(mover, 0x10FFC, pattern, 0x2008)  # type: ignore[arg-type]
    expected = b"\xee" * 0xFFC + pattern * (0x2008 // len(pattern))
    assert mover.memory.read(0x10000, 0xFFC + 0x2008, {}) == expected


@pytest.mark.parametrize("gap", [-0x1001, -0x1000, -0xFFF, -1, 1, 0xFFF, 0x1000, 0x1001])
def test_ranges_may_touch_and_not_overlap(
    scattered: tuple[Mover, ctypes.Array[ctypes.c_char]], gap: int
) -> None:
    mover, _ = scattered
    data = random.Random(8).randbytes(16 * PAGE)
    mover.memory.write(0x10000, data, {})
    source = 0x4010
    if abs(gap) < PAGE:
        with faults("E_SDMA_OVERLAP"):
            copy(mover, 0x10000 + source + gap, 0x10000 + source, PAGE)  # type: ignore[arg-type]
    else:
        copy(mover, 0x10000 + source + gap, 0x10000 + source, PAGE)  # type: ignore[arg-type]
        target = source + gap
        expected = data[:target] + data[source : source + PAGE] + data[target + PAGE :]
        assert mover.memory.read(0x10000, 16 * PAGE, {}) == expected


@pytest.mark.parametrize(("edge", "code"), [("source", "E_VM_FAULT"), ("target", "E_VM_FAULT")])
def test_a_copy_that_leaves_memory_on_either_side_moves_nothing(
    scattered: tuple[Mover, ctypes.Array[ctypes.c_char]], edge: str, code: str
) -> None:
    mover, store = scattered
    mover.memory.write(0x10000, b"\1" * PAGE, {})
    before, end = store.raw, 0x10000 + 16 * PAGE - 4
    places = (end, 0x10000) if edge == "target" else (0x14000, end)
    with faults(code):
        copy(mover, *places, 8)  # type: ignore[arg-type]
    assert store.raw == before


@pytest.mark.parametrize(("corrupts", "is_wrong"), [({1}, True), ({2}, False), (set(), False)])
def test_a_card_with_wrong_memory_has_one_bit_wrong_in_the_middle_of_what_others_write(
    corrupts: set[int], is_wrong: bool
) -> None:
    """To first_light's experiment a lie of a contrary machine."""
    store = (ctypes.c_uint8 * 16)()
    between = SimpleNamespace(corrupts=corrupts, owner=lambda host: 1)
    card = SimpleNamespace(between=between, index=0)
    engine: Any = SimpleNamespace(order=None, card=card, place_of=lambda va: ctypes.addressof(store) + va)
    exchange(engine, None, 3, 8)
    changed = {at: byte for at, byte in enumerate(store) if byte}
    assert changed.keys() == ({3 + 4} if is_wrong else set())
    assert all(byte & byte - 1 == 0 for byte in changed.values())
