"""Barriers in shared memory, copies of rows that they count, and what goes on beside the warps. Sources: PTX
ISA (mbarrier, cp.async.bulk, "async proxy", wgmma.fence); what ptxas makes of it."""

from __future__ import annotations

from drivers.nv.isa.access import modifier
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import MASK, ZERO, WarpLanes

# caches, and what is waited for and is there at once
NOTHING_TO_DO = (
    "ERRBAR", "CGAERRBAR", "CCTL.IVALL", "NOP", "UTMACCTL", "UTMACMDFLUSH", "UTMAPF.L2", "UBLKPF.L2",
    "WARPGROUP.DEPBAR.LE",
)  # fmt: skip
RULES = Handlers[WarpLanes]()
RULES("LDGDEPBAR")(lambda m, i: m.copies_closed(i))
RULES("DEPBAR.LE")(lambda m, i: m.copies_waited(i))
RULES("WARPGROUP.ARRIVE")(lambda m, i: m.registers_ready())
RULES("FENCE.VIEW.ASYNC")(lambda m, i: m.stores_seen())
RULES(*NOTHING_TO_DO)(lambda m, i: None)
RULES("SYNCS.EXCH.64")(
    lambda m, i: m.barrier_begin(i, m.raw(i, "at") + (i.get("at_offset") & MASK), m.pair(i, "data"))
)
# bit 31 of the register is the parity
RULES("SYNCS.PHASECHK.TRANS64")(lambda m, i: m.barrier_look(i, m.short_address(i), m.raw(i, "data") >> 31))
RULES("SYNCS.CCTL.IV")(lambda m, i: m.barrier_end(i, m.short_address(i)))


@RULES("SYNCS.ARRIVE.TRANS64", "ATOMS.ARRIVE.64")
def arrive(m: WarpLanes, i: PlacedInst) -> None:
    """The register has bytes to expect, or how often to arrive (ART0)."""
    one, zero = m.const(1, "u32"), m.const(0, "u32")
    number = m.raw(i, "data") if "data" in i.operands else zero
    ways = {"": (one, number), "A1T0": (one, zero), "ART0": (number, zero), "A0T1": (zero, one)}
    arrivals, count = ways.get(modifier(i.made.form, i.word, "counts"), (zero, number))
    before = m.barrier_arrive(i, m.short_address(i), arrivals, count)
    if i.get("d") != ZERO:
        m.put_pair(i, before)


@RULES("UBLKCP")
def copy_row(m: WarpLanes, i: PlacedInst) -> None:
    """Bytes that follow each other, in units of 16: from global to shared memory, back, or from a block's
    shared memory to another's. Behind the place in shared memory stands the barrier."""
    way, size = modifier(i.made.form, i.word, "way"), m.raw(i, "size")
    if way == "G.S":
        m.row_out(i, m.pair(i, "to"), m.raw(i, "of"), size)
    else:
        is_near = way == "S.S"
        of = m.raw(i, "of") if is_near else m.pair(i, "of")
        m.row_in(i, m.raw(i, "to"), m.raw(i, "to", 1), of, size, is_near)
