"""Undefined registers, as one wave goes: E_UNINIT where they decide something.

The rule is SIM=strict's (`code.definedness`): copying is no fault, deciding is. Here a word of defined bits
is a number; its bits above 31 mean nothing. Knows no values but those that a choice or a mask depends on.
"""

from __future__ import annotations

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, Reg
from drivers.sim.amd.wave.code.defined import Doubts, words_of_doubt
from drivers.sim.amd.wave.code.definedness import Definedness
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.interp.lanes import mask_of
from drivers.sim.amd.wave.interp.lds import Lds
from drivers.sim.amd.wave.interp.recorded import recorded
from drivers.sim.amd.wave.interp.state import FULL, WaveState
from drivers.sim.amd.wave.jit import wave as compiled
from drivers.sim.amd.wave.jit.dpp import dpp_lanes
from drivers.sim.amd.wave.jit.ops.cross import permuted_lanes
from drivers.sim.llvm.text import I32, V1

WRITTEN = 249  # lanes that are written; no register has this number or the next


class Doubt(Definedness[int]):
    """Which lanes and bits of the registers followed are defined, in one wave."""

    def __init__(self, wave: WaveState, doubts: Doubts, lds: Lds) -> None:
        super().__init__(doubts, ones=-1, words=wave.words)
        self.wave, self.lds = wave, lds
        self.bits: dict[tuple[int, int], int] = {}

    # -- what bits are made of --------------------------------------------------------------------

    def get(self, code: int, part: int) -> int:
        launched = -(self.doubts.launched >> code & 1)
        return self.bits.get((code, part), launched)

    def put(self, code: int, part: int, bits: int) -> None:
        self.bits[code, part] = bits

    def value(self, code: int) -> int:
        return self.wave.scalar(code)

    def constant(self, number: int) -> int:
        return number

    def active(self, part: int) -> int:
        return self.wave.scalar(EXEC_LO.code + part)

    def written(self, inst: Inst, part: int) -> int:
        recorded(self.wave, inst, write_written).run(self.wave)
        return self.wave.scalar(WRITTEN + part)

    def whole(self, bits: int) -> int:
        return -1 if bits & FULL == FULL else 0

    def by_scc(self, yes: int, no: int) -> int:
        return yes if self.wave.scc else no

    def finds(self, register: Reg, start: int, size: int, part: int) -> int:
        starts = self.wave.vector[register.index].astype(np.int64)
        return mask_of(self.lds.finds(starts + start, size)) >> 32 * part & FULL

    def demand(self, code: int, defined: int, needed: int, part: int = 0) -> None:
        missing = needed & ~defined & FULL
        if missing:
            lanes = [32 * part + lane for lane in range(32) if missing >> lane & 1]
            detail, more = words_of_doubt(code, lanes if code >= VGPR else [])
            raise self.wave.fault("E_UNINIT", detail, **more)


def write_written(wave: compiled.Wave, inst: Inst) -> None:
    """The lanes that DPP, or a permutation, lets be written."""
    for part in range(wave.wave_size // 32):
        wave.part = part
        lanes = dpp_lanes(wave, inst) if inst.defn.dpp else permuted_lanes(wave, inst)
        wave.set_scalar(WRITTEN + part, "-1" if lanes is None else wave.t.bits(V1, lanes, I32))
