"""The other side of the callback that buffer instructions with a format make: see `ops.typed`."""

from __future__ import annotations

import ctypes

import numpy as np

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.facts.faults import no_format
from drivers.sim.amd.wave.facts.formats import FORMATS, packed, unpacked
from drivers.sim.amd.wave.jit.ops.typed import HALVES, STORES
from drivers.sim.amd.wave.jit.running import running_here

TYPED_FUNCTION = ctypes.CFUNCTYPE(
    ctypes.c_int64, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int32, ctypes.c_uint32,
    ctypes.c_uint32, ctypes.c_void_p,
)  # fmt: skip


def answer_typed(base: int, rows: int, lanes: int, pc: int, how: int, dst_sel: int, ctx: int) -> int:
    """Load or store one element a lane. 1, or 0 after a fault."""
    running = running_here()[-1]
    shadow = running.kernel.shadow
    where = {**running.launch.where, "pc": running.launch.entry_va + pc}
    table = np.ctypeslib.as_array((ctypes.c_uint32 * (32 * 8)).from_address(rows)).reshape(8, 32)
    count = how >> 8 & 7
    try:
        found = FORMATS.get(how & 63)
        if found is None:
            raise SimFault("E_DESCRIPTOR", no_format(how & 63), where)
        for lane in range(32):
            if lanes >> lane & 1:
                va = base + int(table[0, lane]) + (int(table[1, lane]) << 32)
                column, place = table[4 : 4 + count, lane], {**where, "lane": lane}
                if how & STORES:
                    data = packed(found, column.tolist(), dst_sel, bool(how & HALVES))
                    if shadow is not None and not shadow.tell_lane(ctx, "write", va, data, lane, pc):
                        return 0
                    running.memory.write(va, data, place)
                    continue
                data = running.memory.read(va, found.size_bytes, place)
                if shadow is not None and not shadow.tell_lane(ctx, "read", va, data, lane, pc):
                    return 0
                column[:] = unpacked(found, data, dst_sel, count, bool(how & HALVES))
    except SimFault as fault:
        running.fault = fault
        return 0
    return 1


ANSWER = TYPED_FUNCTION(answer_typed)
