"""The image of a code object at an address."""

from __future__ import annotations

import struct

import pytest

from drivers.amd.code_object import form, reader
from drivers.core import elf


def test_variables_may_lie_apart_from_the_code_that_names_them() -> None:
    code = elf.LoadSegment(0x2000, 16, bytes(16), writable=False, executable=True)
    data = elf.LoadSegment(0x1000, 16, bytes(range(16)), writable=True, executable=False)
    found = (
        form.Relocation(0x2004, form.REL32_LO, 0x1008, 4),
        form.Relocation(0x2008, form.REL32_HI, 0x1008, 8),
        form.Relocation(0x1000, form.ABS64, 0x1008, 0),
        form.Relocation(0x1008, form.ABS64, 0x2000, 0),
    )
    variables = reader.written((data, code))
    assert variables == range(0x1000, 0x1010)
    module = form.CodeObject("gfx1100", 5, {}, (data, code), found, variables)
    image = module.image(0x70_0000_0000, 0x71_2345_6000)
    distance = 0x71_2345_6008 - 0x70_0000_2000
    assert struct.unpack_from("<II", image, 0x2004) == (distance & 0xFFFF_FFFF, distance >> 32)
    assert struct.unpack_from("<QQ", image, 0x1000) == (0x71_2345_6008, 0x70_0000_2000)


@pytest.mark.parametrize(
    ("chip", "generic"),
    [("gfx1100", "gfx11-generic"), ("gfx1102", "gfx11-generic"), ("gfx1200", "gfx12-generic")],
)
def test_code_for_a_generation_is_for_each_of_its_chips(chip: str, generic: str) -> None:
    """LLVM AMDGPUUsage, "Generic processors"."""
    assert form.GENERIC[chip] == generic
