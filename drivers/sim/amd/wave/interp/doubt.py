"""Undefined registers, as one wave goes: E_UNINIT where they decide something.

The rule is SIM=strict's (`jit.defined`): copying is no fault, deciding is. Defined bits are scalar registers
behind all others. Here is what the rule calls, and how it is recorded.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.code.defined import Doubts, words_of_doubt
from drivers.sim.amd.wave.code.liveness import ALL
from drivers.sim.amd.wave.code.step_facts import codes
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.interp.library import Typed
from drivers.sim.amd.wave.interp.reach import LaunchedWave
from drivers.sim.amd.wave.interp.state import FULL, SCALARS, WaveState
from drivers.sim.amd.wave.jit.defined import Definedness, DefinedWord, Doubted
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.numpy_text import EFFECTS, NumpyText
from drivers.sim.llvm.numpy_verbs import word_of


class RecordedDefinedness(Definedness):
    """Which lanes and bits of the registers followed are defined, in one wave."""

    def get(self, code: int, part: int) -> DefinedWord:
        return self.word(self.wave.scalar(place_of(code, part)))

    def put(self, code: int, part: int, bits: DefinedWord) -> None:
        self.wave.set_scalar(place_of(code, part), bits.name)


def place_of(code: int, part: int) -> int:
    return SCALARS + 2 * code + part


def set_launched(wave: WaveState, registers: int) -> None:
    """What the launch sets is defined."""
    for code in codes(registers & ALL):
        wave.scalars[place_of(code, 0)] = wave.scalars[place_of(code, 1)] = FULL


@dataclass(frozen=True)
class DoubtWriter:
    """Writes what an instruction does to defined bits."""

    doubted: Doubted

    def __call__(self, wave: Wave, inst: Inst) -> None:
        RecordedDefinedness(wave, Doubts(self.doubted.tracked)).follow(inst, self.doubted)


def undefined(t: NumpyText, code: Typed, missing: Typed, part: Typed, _pc: Typed) -> str:
    return t.perform(refuse, code, missing, part)


def refuse(wave: LaunchedWave, code: Array, missing: Array, part: Array) -> None:
    lanes = [32 * int(part) + lane for lane in range(32) if int(missing) >> lane & 1]
    detail, more = words_of_doubt(int(code), lanes if code >= VGPR else [])
    raise wave.fault("E_UNINIT", detail, **more)


def lds_known(t: NumpyText, offsets: Typed, lanes: Typed, size: Typed) -> str:
    return t.perform(find, offsets, lanes, size)


def find(wave: LaunchedWave, offsets: Array, lanes: Array, size: Array) -> Array:
    return word_of(wave.lds.finds(offsets.astype(np.int64), int(size))) & lanes


EFFECTS |= {"db_strict_undefined": undefined, "db_lds_known": lds_known}
