"""Attention on the host: the sums of a row whose elements are products themselves, in one pass over it.

Stands beside `host.py`. Lanes are rows, of which a group has two vectors; what the products read of them is
copied step by step beside each other first, and what they read of the row's elements is the same for all
lanes. Several elements at a time: their products are in registers, the results of the rows in memory of the
group, which each element's part is added to. `online.py` says what such kernels are.
"""

from __future__ import annotations

from tensor.ir.graph import REDUCE
from tensor.ir.kernel import Kernel
from tensor.plan.host_cost import PANEL_BYTES, HostSchedule
from tensor.plan.online import divided, row_sides
from tensor.plan.schedule import Online, Steps
from tensor.plan.target import Target

VECTORS = 2  # of rows
WIDEST = 512  # results of a row that a group has
UNROLL = 4  # steps of a product that are written out
BYTES = 4  # of a side's element at most


def schedule(kernel: Kernel, online: Online, target: Target) -> HostSchedule | None:
    """Rows along the lanes, None where the products have no sides for that."""
    across, sides = row_sides(kernel, online)
    if across is None:
        return None
    lanes, inner = target.lanes, [v for v in kernel.values if v.op in REDUCE and online.along not in v.arg]
    vectors = min(VECTORS, -(-across.size // lanes))
    _, results = divided(kernel, online)
    tile = {across: vectors} | {a: -(-a.size // -(-a.size // WIDEST)) for a in results[-1:]}
    at_once = max(1, target.registers // 2 // (vectors * len(inner)))
    steps = {a: Steps(a, min(UNROLL, a.size)) for v in inner for a in v.arg}
    steps[online.along] = Steps(online.along, min(at_once, online.along.size))
    outer = tuple(a for a in kernel.axes if a.size > 1)
    size = sum(a.size for v in inner for a in v.arg) * vectors * lanes * BYTES
    panels = sides if size <= PANEL_BYTES else ()
    return HostSchedule((), outer, tile, steps, lanes, online=online, along=across, panels=panels)
