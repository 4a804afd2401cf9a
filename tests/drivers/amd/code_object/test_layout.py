"""Sections find their places, and symbols their addresses."""

from __future__ import annotations

import struct

import pytest

from drivers.amd.code_object import form, layout
from drivers.core import elf
from drivers.core.errors import CodeObjectError


def test_what_is_reached_through_a_table_gets_a_slot_with_its_address() -> None:
    symbol = elf.Symbol("far", 0x20, 4, 1)
    slots = layout.got_slots(
        [elf.ElfRelocation(0, 8, symbol, 4, 1), elf.ElfRelocation(8, 9, symbol, 12, 1)], 0x3000
    )
    assert slots == {symbol: 0x3000}
    placed = layout.PlacedCode((), {1: 0x1000})
    low = layout.relocation(elf.ElfRelocation(0, 8, symbol, 4, 1), placed, 0x1000, slots)
    slot = layout.relocation(elf.ElfRelocation(0, 3, symbol, 0, 1), placed, 0x3000, slots)
    image = bytearray(0x4000)
    for each in (low, slot):
        form.relocate(image, each, lambda va: 0x70_0000_0000 + va)
    assert struct.unpack_from("<I", image, 0x1000) == (0x3000 + 4 - 0x1000,)  # G + GOT + A - P
    assert struct.unpack_from("<Q", image, 0x3000) == (0x70_0000_1020,)


def test_what_may_be_missing_and_is_stays_0() -> None:
    absent = elf.Symbol("threadIdx", 0, 0, elf.SHN_UNDEF, is_weak=True)
    needed = elf.Symbol("helper", 0, 0, elf.SHN_UNDEF)
    assert layout.is_absent(absent) and not layout.is_absent(needed)
    with pytest.raises(CodeObjectError, match="needs helper, which it does not define; link it first"):
        layout.relocation(elf.ElfRelocation(0, 3, needed, 0, 1), layout.PlacedCode(()), 0, {})


def test_a_function_that_is_missing_has_its_name_in_the_source() -> None:
    assert layout.wanted("_Z6tgammaf").startswith("tgamma (_Z6tgammaf), which it does not define")
    assert layout.wanted("__printf_alloc").startswith(
        "__printf_alloc, of printf, which needs the host's help"
    )
