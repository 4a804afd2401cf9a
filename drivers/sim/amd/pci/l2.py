"""What L2 still holds when the CPU reads video memory: stores of waves that nothing wrote back.

The host data path reads memory itself, not L2. Kept in strict runs by the shadow of each address space: the
last writer of each dword, and by `drivers.sim.amd.ordering` up to which task L2 was written back. Rules Q26
and M17. Sources: Linux gmc_v11_0.c get_vm_pte (memory types), gfx_v11_0.c ring_emit_fence (GL2_WB).
Copy engines and packets of the command processor count as writing through; stores to uncached pages do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from drivers.core.errors import SimFault
from drivers.sim.memory import AddressSpace

if TYPE_CHECKING:
    from drivers.sim.amd.ordering import Ordering
    from drivers.sim.amd.wave.shadow.space import Shadow


def unwritten(memory: AddressSpace, ordering: Ordering, host: int, size: int) -> SimFault | None:
    """The first store of a wave into process memory [host, host + size) that is in L2 only, as a fault."""
    found = [(va, part) for run, va, part in memory.aliases(host, size) if run.is_cached]
    if not found:
        return None
    from drivers.sim.amd.wave.shadow.space import shadow_of

    shadow = shadow_of(memory)
    faults = (_in_cache(shadow, ordering, va, part) for va, part in found)
    return next((fault for fault in faults if fault is not None), None)


def read_by_last(memory: AddressSpace, host: int, size: int) -> tuple[int, int, str] | None:
    """(process address, its virtual address, who) where the last launch read [host, host + size)."""
    from drivers.sim.amd.wave.shadow.library import drain_log
    from drivers.sim.amd.wave.shadow.space import shadow_of

    shadow = shadow_of(memory)
    drain_log(shadow.record)
    first = shadow.tasks[-1].first if shadow.tasks else 0
    for run, va, part in memory.aliases(host, size):
        for dword, epoch in _touched(shadow, "reader", va, part):
            if shadow.tasks and epoch >= first:
                return run.host + dword - run.low, dword, _who(shadow, epoch)
    return None


def _in_cache(shadow: Shadow, ordering: Ordering, va: int, size: int) -> SimFault | None:
    for dword, epoch in _touched(shadow, "writer", va, size):
        task = shadow.task_of(epoch)
        if task.entry_va and task.number > ordering.written.get(task.engine, 0):
            detail = f"{_who(shadow, epoch)} wrote {dword:#x}, and L2 was not written back since"
            how = "RELEASE_MEM or ACQUIRE_MEM with GL2_WB first"
            return SimFault("E_CACHE_STALE", f"{detail}; {how}", {"va": dword, "level": "L2"})
    return None


def _who(shadow: Shadow, epoch: int) -> str:
    group, wave = shadow.owner_of(epoch)
    name = shadow.task_of(epoch).name
    return f"group {group}, wave {wave} of {name}" if group >= 0 else name


def _touched(shadow: Shadow, row: str, va: int, size: int) -> Iterator[tuple[int, int]]:
    """(first dword, epoch) of each epoch that `row` names last in a range, as far as pages are known."""
    from drivers.sim.amd.wave.shadow.layout import PAGE_BITS, PAGE_BYTES

    at, end = va & -4, va + size
    while at < end:
        stop = min(end, (at & -PAGE_BYTES) + PAGE_BYTES)
        page = shadow.pages.get(at >> PAGE_BITS)
        if page is not None:
            low, high = (at & PAGE_BYTES - 1) >> 2, (stop - 1 & PAGE_BYTES - 1) >> 2
            page.spread(low, high + 1)
            epochs, places = np.unique(page.rows[row][low : high + 1], return_index=True)
            for epoch, place in zip(epochs.tolist(), places.tolist(), strict=True):
                if epoch:
                    yield at + 4 * place, epoch
        at = stop
