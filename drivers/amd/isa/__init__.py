"""RDNA3 instructions: objects, text and bytes from one generated table. `isa("gfx1100")` is the way in.

    from drivers.amd.isa import isa, v, s
    rdna3 = isa("gfx1100")
    code = rdna3.encode(rdna3.inst("v_add_f32_e32", v(0), 1.0, v(1)))

Stands below the driver, the simulator and the compiler; knows nothing of any of them.
"""

from __future__ import annotations

from autogen.schema import DecodeError, EncodeError
from drivers.amd.isa.inst import Inst, InstDef, OperandDef
from drivers.amd.isa.machine import ARCHES, Isa, isa
from drivers.amd.isa.operand import (
    EXEC,
    EXEC_HI,
    EXEC_LO,
    FLAT_SCRATCH,
    M0,
    MODE,
    NULL,
    SCC,
    VCC,
    VCC_HI,
    VCC_LO,
    Label,
    Literal,
    Reg,
    s,
    ttmp,
    v,
)

__all__ = [
    "ARCHES", "EXEC", "EXEC_HI", "EXEC_LO", "FLAT_SCRATCH", "M0", "MODE", "NULL", "SCC", "VCC", "VCC_HI",
    "VCC_LO", "DecodeError", "EncodeError", "Inst", "InstDef", "Isa", "Label", "Literal", "OperandDef", "Reg",
    "isa", "s", "ttmp", "v",
]  # fmt: skip
