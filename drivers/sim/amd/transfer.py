"""Moving bytes between virtual addresses: what SDMA and the command processor's DMA share.

Both ends translate whole before the first byte moves, so a fault leaves memory untouched.
"""

from __future__ import annotations

import ctypes

import numpy as np

from drivers.core import libc
from drivers.sim.amd.ring import RingEngine
from drivers.sim.memory import Access


def copy(engine: RingEngine, target: int, source: int, size: int) -> None:
    """Copy `size` bytes; onto themselves, too. Raises SimFault E_SDMA_OVERLAP, E_VM_FAULT, E_VM_PERM."""
    if 0 < abs(target - source) < size:
        detail = f"{size:#x} bytes from {source:#x} to {target:#x} overlap; the order of bytes is undefined"
        raise engine.fail("E_SDMA_OVERLAP", detail, va=target)
    engine.touch(("read", source, size), ("write", target, size))
    memory, place = engine.memory, engine.place
    reads = memory.pieces(source, size, Access.READ, place)
    writes = memory.pieces(target, size, Access.WRITE, place)
    if len(reads) == len(writes) == 1:
        ctypes.memmove(writes[0][0], reads[0][0], size)
        return
    while reads and writes:
        (start, left), (goal, room) = reads[0], writes[0]
        count = min(left, room)
        ctypes.memmove(goal, start, count)
        reads[:1] = [(start + count, left - count)] if left > count else []
        writes[:1] = [(goal + count, room - count)] if room > count else []


def fill(engine: RingEngine, target: int, pattern: bytes, size: int) -> None:
    """Repeat `pattern` over `size` bytes, a multiple of its length. Raises SimFault E_VM_FAULT, E_VM_PERM."""
    engine.touch(("write", target, size))
    for host, count in engine.memory.pieces(target, size, Access.WRITE, engine.place):
        if len(set(pattern)) == 1:
            ctypes.memset(host, pattern[0], count)
        else:
            cells = np.frombuffer(libc.view(host, count), dtype=f"V{len(pattern)}")
            cells[:] = np.void(pattern)
