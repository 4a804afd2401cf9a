"""What a card tells of a fault: the code in the channel's error notifier, the MMU's record, the SM's state.

Sources: nverror.h (ROBUST_CHANNEL_*), dev_fault.h (types of faults), ctrl83dedebug.h (what a debugger reads).
That warp errors have Fermi's numbers is believed: `autogen.nv.codes`.
"""

from __future__ import annotations

from dataclasses import dataclass

from autogen.nv.codes import ACCESS_TYPE, FAULT_TYPE, NOTIFIER, WARP_ERROR
from drivers.core.errors import SimFault
from drivers.sim.nv.sm.launch import FaultKind, SmFault

CODES = {name: code for code, (name, _) in NOTIFIER.items()}
TYPES = {name: code for code, (name, _) in FAULT_TYPE.items()}
ACCESSES = {name: code for code, (name, _) in ACCESS_TYPE.items()}
ERRORS = {name: code for code, (name, _) in WARP_ERROR.items()}
FIRST_COPY = 9  # NV2080_ENGINE_TYPE_COPY0
MMU = "FIFO_ERROR_MMU_ERR_FLT"
NOTIFIER_OF = {  # what else is an exception of the engine
    "E_VM_FAULT": MMU,
    "E_VM_PERM": MMU,
    "E_VM_RANGE": MMU,
    "E_NV_PBDMA": "PBDMA_ERROR",
    "E_NV_PRIVILEGE": "PBDMA_ERROR",
    "E_RING_OVERFLOW": "PBDMA_ERROR",
    "E_CMD_REUSE": "PBDMA_ERROR",
    "E_NV_METHOD": "GR_CLASS_ERROR",
    "E_NV_OBJECT": "GR_CLASS_ERROR",
}
WARP_ERRORS = {
    FaultKind.MISALIGNED_ADDRESS: "MISALIGNED_ADDR",
    FaultKind.OUT_OF_RANGE_ADDRESS: "OOR_ADDR",
    FaultKind.INVALID_CONSTANT_ADDRESS: "INVALID_CONST_ADDR_LDC",
    FaultKind.INVALID_ADDRESS_SPACE: "INVALID_ADDR_SPACE",
    FaultKind.ILLEGAL_INSTRUCTION: "ILLEGAL_INSTR_ENCODING",
    FaultKind.MISALIGNED_REGISTER: "MISALIGNED_REG",
    FaultKind.OUT_OF_RANGE_REGISTER: "OOR_REG",
    FaultKind.MISALIGNED_PC: "MISALIGNED_PC",
}


def notifier_code(fault: SimFault, engine: int) -> int:
    """The number in NvNotification.info32. engine: NV2080_ENGINE_TYPE of the channel."""
    name = NOTIFIER_OF.get(fault.code)
    if name is None and engine >= FIRST_COPY:
        name = f"CE{engine - FIRST_COPY}_ERROR"
    return CODES[name or "GR_EXCEPTION"]


@dataclass
class Reports:
    """What a debugger reads of the last fault.

    warp: (error code, pc, address). mmu: (address, type, access).
    """

    warp: tuple[int, int, int] | None = None
    mmu: tuple[int, int, int] | None = None

    def take(self, fault: SimFault) -> None:
        """Remember a fault as a card would."""
        address = fault.where.get("va")
        va = address if isinstance(address, int) else 0
        if NOTIFIER_OF.get(fault.code) == MMU:
            kind = {"E_VM_PERM": "RO_VIOLATION", "E_VM_RANGE": "VA_LIMIT_VIOLATION"}.get(fault.code, "PTE")
            writes = fault.where.get("access") == "write" or kind == "RO_VIOLATION"
            self.mmu = va, TYPES[kind], ACCESSES["VIRT_WRITE" if writes else "VIRT_READ"]
        elif isinstance(fault, SmFault) and fault.kind in WARP_ERRORS:
            self.warp = ERRORS[WARP_ERRORS[fault.kind]], fault.pc or 0, va

    def clear(self) -> None:
        self.warp = self.mmu = None
