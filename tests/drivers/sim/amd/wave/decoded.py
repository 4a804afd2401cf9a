"""Programs of a few lines, decoded."""

from __future__ import annotations

from typing import Any

import numpy as np

from drivers.amd.isa import isa
from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.regions import Regions

ENTRY = 0x40_0000
KEPT: list[Any] = []  # memory that address spaces show


def decode(text: str, pad: int = 8, arch: str = "gfx1100") -> KernelAnalysis:
    code = isa(arch).assemble(text + "\n" + "s_code_end\n" * pad)
    image = np.frombuffer(code, np.uint8).copy()
    KEPT.append(image)
    regions = Regions()
    regions.add(ENTRY, image.ctypes.data, image.nbytes)
    return load(arch, ENTRY, AddressSpace(regions), {"queue": 3})


LOOP = """s_mov_b32 s0, 4
v_mov_b32 v1, 0
again:
v_add_nc_u32 v1, v1, v0
s_sub_u32 s0, s0, 1
s_cmp_lg_u32 s0, 0
s_cbranch_scc1 again
s_endpgm"""
