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
from drivers.amd.isa.operand import EXEC_LO, EXECZ, LDS_DIRECT, NULL, SCC, VCC_LO, VCCZ, Reg, register_text
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import APERTURES, Abi
from drivers.sim.amd.wave.code.steps import VGPR, Step
from drivers.sim.amd.wave.interp.lanes import lanes_of
from drivers.sim.amd.wave.jit.wave import constant_bits

FULL = 0xFFFFFFFF
SCALARS = 256  # scalar registers by operand code; behind them the defined bits of all: see `doubt`
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
        self.vector = np.zeros((abi.vgprs, self.lanes), np.uint32)
        self.scalars = [0] * (SCALARS + 4 * VGPR)
        self.mode = abi.mode
        self.cycles = 0  # of the blocks that it entered: see `BlockTable.cycles`
        self.clock_reads: Mapping[int, int] = {}  # see `BlockTable.clock_reads`
        self.scratch_va, self.scratch_lane_bytes = 0, 0
        self.step: Step | None = None
        self.active = np.zeros(self.lanes, bool)  # lanes that are on
        self.set_scalar(EXEC_LO.code, abi.exec_masks[index])
        if self.words == 2:
            self.set_scalar(EXEC_LO.code + 1, abi.exec_masks[index] >> 32)

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
