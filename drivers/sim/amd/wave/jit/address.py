"""Where the lanes of an access to memory go, and the buffer by which values reach the runtime."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.sim.amd.wave.jit.lanes import LaneForm
from drivers.sim.amd.wave.jit.registers import WaveRegisters
from drivers.sim.llvm.text import I32


@dataclass(frozen=True)
class LaneAddress:
    """Where the lanes go: ``base + zext(offsets)``;
    `uniform` is false where the high halves of 64-bit addresses differ.
    """

    base: str
    offsets: str
    uniform: str = ""
    highs: str = ""
    form: LaneForm | None = None  # of the offsets
    is_bare: bool = False  # the base has none of the high halves in it


def first_active(wave: WaveRegisters) -> str:
    """The lowest lane in EXEC; lane 0 when there is none (its result is then not used)."""
    if wave.exec_full:
        return "0"
    t = wave.t
    return t.two("and", I32, t.lowest_bit(I32, wave.exec), "31")
