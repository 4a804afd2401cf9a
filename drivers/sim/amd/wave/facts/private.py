"""Private memory, for both executors: which accesses count as aligned, and what is wrong with others."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import NULL

STACK_POINTERS = (32, 33, 34)  # s32: stack, frame, base. Source: LLVM AMDGPUUsage, "Register conventions"


def is_aligned(inst: Inst, size_bytes: int) -> bool:
    """Whether the text says that the address is a multiple of the size, or of 4.

    Stack and frame pointers are taken for aligned, as they are in LLVM's calling convention; where one is not
    after all, the access faults.
    """
    saddr = inst.get("saddr")
    is_said = inst.get("vaddr") is None and (saddr is None or saddr.code in (NULL.code, *STACK_POINTERS))
    return size_bytes == 1 or (is_said and inst["offset"] % min(size_bytes, 4) == 0)


def scratch_misuse(address: int, size: int, limit: int) -> str:
    """Why a lane with `limit` bytes of private memory may not access `size` bytes at `address`."""
    if address + size > limit:
        had = f"a lane that has {limit} bytes for private arrays and the stack of calls"
        place = f"scratch bytes {address:#x}..{address + size:#x}"
        return f"{place} of {had}; an index is too large or calls too deep"
    unit = min(size, 4)
    if address % unit:
        return f"scratch address {address:#x} is no multiple of {unit}: the stack pointer is not aligned"
    return (
        f"an atomic of {size} bytes at scratch address {address:#x}; a lane's dwords do not lie side by side"
    )
