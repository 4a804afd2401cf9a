"""Semaphores in memory: what host, engines and QMDs store there, and what an acquire waits for.

Sources: clc76f.h SEM_EXECUTE; NVIDIA's classes c6c0 (REPORT_SEMAPHORE), c6b5 (LAUNCH_DMA). That a record with
a timestamp must be 16-byte aligned is inferred from its size.
"""

from __future__ import annotations

from collections.abc import Callable

from autogen.nv.host import SemExecuteOperation as Wait
from drivers.sim.nv.port import MethodPort

RECORD_BYTES = 16
Reduce = Callable[[int, int, int], int]  # before, payload, mask of the width

# By the names of LAUNCH_DMA and SEM_EXECUTE, and by those of the compute class and the QMD.
REDUCTIONS: dict[str, Reduce] = {
    "IMIN": lambda before, payload, mask: min(before, payload),
    "IMAX": lambda before, payload, mask: max(before, payload),
    "IXOR": lambda before, payload, mask: before ^ payload,
    "IAND": lambda before, payload, mask: before & payload,
    "IOR": lambda before, payload, mask: before | payload,
    "IADD": lambda before, payload, mask: before + payload & mask,
    "INC": lambda before, payload, mask: 0 if before >= payload else before + 1,
    "DEC": lambda before, payload, mask: payload if before == 0 or before > payload else before - 1,
}


def reduction(name: str, signed: bool, width: int) -> Reduce:
    """The operation of a name such as IADD or RED_ADD. width: bytes."""
    plain = name.removeprefix("RED_")
    operation = REDUCTIONS[plain if plain in REDUCTIONS else f"I{plain}"]
    if not signed or plain.lstrip("I") not in ("MIN", "MAX"):
        return operation
    flip = 1 << 8 * width - 1  # order of signed numbers, as of unsigned ones with the sign turned
    return lambda before, payload, mask: operation(before ^ flip, payload ^ flip, mask) ^ flip


def release(
    port: MethodPort, va: int, payload: int, width: int, *, timestamp: bool = False,
    operation: str = "", signed: bool = False,
) -> None:  # fmt: skip
    """Store `payload` of 4 or 8 bytes at `va`, or what a reduction makes of it there; a plain one with the
    time beside it, if that is asked for. Raises SimFault.
    """
    reduce = reduction(operation, signed, width) if operation else None
    timestamp = timestamp and not operation
    check(port, va, RECORD_BYTES if timestamp else width)
    place = port.place_now()
    before = int.from_bytes(port.memory.read(va, width, place), "little") if reduce or port.watched(va) else 0
    after = reduce(before, payload, (1 << 8 * width) - 1) if reduce else payload
    if not reduce and after < before:
        detail = f"the semaphore at {va:#x}, whose value somebody awaits, goes back from {before} to {after}"
        raise port.fail("E_TIMELINE_RACE", detail, va=va)
    data = after.to_bytes(8 if timestamp else width, "little")
    if timestamp:
        data += port.time_ns.to_bytes(8, "little")
    port.memory.write(va, data, place)


def check(port: MethodPort, va: int, align: int) -> None:
    """Raises SimFault E_ALIGN."""
    if va % align:
        raise port.fail("E_ALIGN", f"a semaphore at {va:#x}, which is no multiple of {align}", va=va)


def is_met(operation: Wait, value: int, payload: int, width: int) -> bool:
    """Whether an acquire may go on when memory holds `value`."""
    mask = (1 << 8 * width) - 1
    if operation is Wait.ACQUIRE:
        return value == payload
    if operation is Wait.ACQ_STRICT_GEQ:
        return value >= payload
    if operation is Wait.ACQ_CIRC_GEQ:
        return (value - payload & mask) >> 8 * width - 1 == 0
    if operation is Wait.ACQ_AND:
        return value & payload != 0
    return ~(value | payload) & mask != 0
