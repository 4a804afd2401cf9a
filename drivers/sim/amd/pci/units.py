"""Which compute units a board has: read for one shader array at a time, as GRBM_GFX_INDEX selects.

Sources: Linux gfx_v11_0.c, gfx_v12_0.c get_cu_info, get_sa_active_bitmap. Inferred: a read while everything
is selected answers for the first array, and one of an array that is off does not tell its WGPs.
"""

from __future__ import annotations

from collections.abc import Mapping

from autogen.amd.gc_11_0_0 import CC_GC_SHADER_ARRAY_CONFIG
from drivers.sim.amd.pci.bus import Bus, Handler, ReadOnly, Stored
from drivers.sim.chips import AmdChip

EVERYWHERE = 0xE000_0000  # GRBM_GFX_INDEX at reset; gc_11_0_0_default.h
NEVER_THERE = 0xFFF0  # inactive_wgps of those that the chip has not; CC_GC_SHADER_ARRAY_CONFIG's default
SA_OFF = {"gfx1100": "CC_GC_SA_UNIT_DISABLE", "gfx1201": "GRBM_CC_GC_SA_UNIT_DISABLE"}
FIRST_SA = 8  # lowest bit of sa_disable


class Units:
    """The fuses of one card."""

    name = "UNITS"

    def __init__(self, bus: Bus, chip: AmdChip) -> None:
        self.bus, self.chip = bus, chip
        self._index = Stored(EVERYWHERE)

    def registers(self) -> Mapping[int, Handler]:
        at = self.bus.at
        return {
            at("GRBM_GFX_INDEX"): self._index,
            at(CC_GC_SHADER_ARRAY_CONFIG): ReadOnly(self._off),
            at(SA_OFF[self.bus.arch]): ReadOnly(lambda: self._dead_arrays() << FIRST_SA),
        }

    def reset(self) -> None:
        self._index.value = EVERYWHERE

    def _off(self) -> int:
        fields = self.bus.fields("GRBM_GFX_INDEX")
        engine = 0 if fields["se_broadcast_writes"] else fields["se_index"]
        array = 0 if fields["sa_broadcast_writes"] else fields["sa_index"]
        place = engine * self.chip.arrays_per_engine + array
        off = self.chip.wgps_off[place] if place < len(self.chip.wgps_off) else 0
        told = 0 if self._dead_arrays() >> place & 1 else off
        return int(CC_GC_SHADER_ARRAY_CONFIG(inactive_wgps=NEVER_THERE | told))

    def _dead_arrays(self) -> int:
        every = (1 << self.chip.cu_per_array // 2) - 1
        return sum(1 << place for place, off in enumerate(self.chip.wgps_off) if off == every)
