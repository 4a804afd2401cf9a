"""One wave of the reference interpreter: its registers as numpy rows of 32 or 64 lanes, and its operands.

Which registers are undefined, `doubt` follows beside it. Knows registers and operands; what
instructions do stands in the tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

import numpy as np

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import (
    EXEC_LO,
    EXECZ,
    LDS_DIRECT,
    NULL,
    SCC,
    VCC_LO,
    VCCZ,
    Reg,
    register_text,
)
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import APERTURES, Abi
from drivers.sim.amd.wave.code.steps import VGPR, Step
from drivers.sim.amd.wave.interp.lanes import Array, lanes_of
from drivers.sim.amd.wave.jit.wave import constant_bits

FULL = 0xFFFFFFFF
ZEROS = {VCCZ.code: VCC_LO.code, EXECZ.code: EXEC_LO.code}


class WaveState:
    """Registers of one wave. `index` is its number in its group; `step` the instruction that runs now; `mode`
    MODE.
    """

    def __init__(self, arch: str, abi: Abi, index: int, entry_va: int, where: Mapping[str, object]) -> None:
        self.arch, self.abi, self.index, self.entry_va = arch, abi, index, entry_va
        self.where = where
        self.lanes = abi.wave_size
        self.words = abi.wave_size // 32  # scalar registers of a lane mask
        self.numbers = np.arange(self.lanes, dtype=np.uint32)
        self.vector = np.zeros((abi.vgprs, self.lanes), np.uint32)
        self.scalars = [0] * 256
        self.mode = abi.mode
        self.cycles = 0  # of the blocks that it entered: see `BlockTable.cycles`
        self.clock_reads: Mapping[int, int] = {}  # see `BlockTable.clock_reads`
        self.scratch_va, self.scratch_lane_bytes = 0, 0
        self.step: Step | None = None
        self.active = np.zeros(self.lanes, bool)  # lanes that are on
        self.set_lanes(EXEC_LO.code, abi.exec_masks[index])

    # -- faults -----------------------------------------------------------------------------------

    def fault(self, code: str, detail: str, **more: object) -> SimFault:
        """A rule broken by the running instruction."""
        place: dict[str, object] = {**self.where, "wave": self.index}
        if self.step is not None:
            place["pc"] = self.entry_va + self.step.offset
            place["inst"] = isa(self.arch, self.lanes).format(self.step.inst)
        return SimFault(code, detail, {**place, **more})

    def refuse(self, what: str) -> NoReturn:
        """An option the interpreter has no rule for."""
        raise self.fault("E_NOT_MODELLED", what)

    # -- scalars ----------------------------------------------------------------------------------

    def scalar(self, code: int) -> int:
        """A 32-bit scalar register."""
        if code in APERTURES:
            return APERTURES[code] & FULL
        if code in ZEROS:
            return int(self.lane_mask(ZEROS[code]) == 0)
        if code == LDS_DIRECT.code:
            self.refuse(f"{register_text(LDS_DIRECT)} is not modelled")
        return 0 if code == NULL.code else self.scalars[code]

    def set_scalar(self, code: int, value: int) -> None:
        if code == NULL.code:
            return
        self.scalars[code] = value & FULL
        if EXEC_LO.code <= code < EXEC_LO.code + self.words:
            self.active = lanes_of(self.lane_mask(EXEC_LO.code), self.lanes)

    def wide_scalar(self, code: int) -> int:
        """An aligned pair of scalar registers."""
        if code in APERTURES:
            return APERTURES[code]
        return 0 if code == NULL.code else self.scalar(code) | self.scalar(code + 1) << 32

    def set_wide_scalar(self, code: int, value: int) -> None:
        if code != NULL.code:
            self.set_scalar(code, value)
            self.set_scalar(code + 1, value >> 32)

    def lane_mask(self, code: int) -> int:
        """The scalar registers, one or two, that hold a bit for each lane."""
        return self.scalar(code) if self.words == 1 else self.wide_scalar(code)

    def set_lanes(self, code: int, mask: int) -> None:
        """Write them."""
        if self.words == 1:
            self.set_scalar(code, mask)
        else:
            self.set_wide_scalar(code, mask)

    @property
    def scc(self) -> int:
        return self.scalars[SCC.code]

    def set_scc(self, on: bool | int) -> None:
        self.set_scalar(SCC.code, int(on))

    def scalar_operand(self, inst: Inst, name: str, bits: int = 32) -> int:
        """A scalar instruction's source as an unsigned number."""
        operand = inst[name]
        if isinstance(operand, Reg):
            if bits == 32 or operand.code == SCC.code:
                return self.scalar(operand.code)
            return self.wide_scalar(operand.code)
        return constant_bits(operand, f"u{bits}")

    # -- vector sources ---------------------------------------------------------------------------

    def row(self, register: Reg, part: int = 0) -> Array:
        """One dword of a register in every lane."""
        code = register.code + part
        if code >= VGPR:
            found: Array = self.vector[code - VGPR]
            return found
        return np.full(self.lanes, self.scalar(code), np.uint32)

    def read_wide(self, register: Reg) -> Array:
        if register.code < VGPR:
            return np.full(self.lanes, self.scalar_pair(register), np.uint64)
        low, high = self.row(register), self.row(register, 1)
        return low.astype(np.uint64) | high.astype(np.uint64) << np.uint64(32)

    def scalar_pair(self, register: Reg) -> int:
        return self.scalar(SCC.code) if register.code == SCC.code else self.wide_scalar(register.code)

    # -- vector results ---------------------------------------------------------------------------

    def put(self, index: int, value: Array, lanes: Array | None = None) -> None:
        """Write VGPR `index` in the active lanes, or in those of `lanes`."""
        np.copyto(self.vector[index], value, where=self.active if lanes is None else lanes)

    def put_half(self, index: int, half: Array, high: int, lanes: Array | None = None) -> None:
        """Write 16 bits and leave the other 16 as they are. Source: RDNA3 ISA, 16-bit VALU results."""
        shift, keep = (np.uint32(16), np.uint32(0xFFFF)) if high else (np.uint32(0), np.uint32(0xFFFF0000))
        self.put(index, self.vector[index] & keep | half.astype(np.uint32) << shift, lanes)
