"""A small register table for tests: one register of each kind, at addresses nobody confuses."""

from __future__ import annotations

from autogen.amd.blocks import Place, RegisterMap
from autogen.schema import Register, bits


class SCRATCH(Register, offset=0x10, segment=0):
    value: int = bits(31, 0, default=0)


class CNTL(Register, offset=0x11, segment=0):
    enable: int = bits(0, default=0)
    size: int = bits(6, 4, default=0)


class STATUS(Register, offset=0x20, segment=1):
    busy: int = bits(0, default=0)
    level: int = bits(31, 8, default=0)


def table() -> RegisterMap:
    """SCRATCH at 0x110, CNTL at 0x111, STATUS at 0x220."""
    found = RegisterMap()
    for register in (SCRATCH, CNTL, STATUS):
        dword = register.address((0x100, 0x200))
        place = Place("GC" if dword < 0x200 else "MMHUB", register.__name__, 0, register.offset, ())
        found.add(dword, place, register)
    return found
