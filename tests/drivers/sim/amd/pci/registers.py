"""A small register table for tests: one register of each kind, at addresses nobody confuses."""

from __future__ import annotations

from autogen.schema import Register, bits


class SCRATCH(Register, offset=0x10, segment=0):
    value: int = bits(31, 0, default=0)


class CNTL(Register, offset=0x11, segment=0):
    enable: int = bits(0, default=0)
    size: int = bits(6, 4, default=0)


class STATUS(Register, offset=0x20, segment=1):
    busy: int = bits(0, default=0)
    level: int = bits(31, 8, default=0)


BASES = (0x100, 0x200)
TABLE: dict[int, type[Register]] = {r.address(BASES): r for r in (SCRATCH, CNTL, STATUS)}
