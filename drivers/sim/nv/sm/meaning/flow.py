"""Where lanes go: branches, regions in which they wait for each other, ends. Which lanes move together is
each executor's own (`WarpPaths`). Source: what ptxas makes of PTX."""

from __future__ import annotations

from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import MASK, WarpPaths

RULES = Handlers[WarpPaths]()
RULES("BRA.U.ANY")(lambda m, i: m.jump_together(i, m.taking(i)))
RULES("EXIT")(lambda m, i: m.end(i, m.taking(i)))
RULES("YIELD", "NANOSLEEP")(lambda m, i: m.let_others_run(i))
RULES("BAR", "BAR.RED")(lambda m, i: m.wait_at_barrier(i))
RULES("BSSY")(lambda m, i: m.set_region(i, m.new_region(i)))
RULES("BSYNC")(lambda m, i: m.wait_in_region(i))
RULES("BREAK")(lambda m, i: m.leave_region(i, m.taking(i)))


@RULES("BRA", "BRA.U")
def branch(m: WarpPaths, i: PlacedInst) -> None:
    m.jump(i, m.taking(i))


@RULES("RET.REL", "BRX", "CALL.ABS")
def ret(m: WarpPaths, i: PlacedInst) -> None:
    """The register has the address from the start of the code, which the distance leads to; of CALL.ABS the
    whole of it."""
    number = i.get("a")
    place = m.join(m.register(number), m.register(number + 1))
    m.jump_to(i, m.taking(i), place + (i.target & (1 << 64) - 1))


@RULES("CALL.REL")
def call(m: WarpPaths, i: PlacedInst) -> None:
    (ret if "a" in i.operands else branch)(m, i)


@RULES("BMOV.32")
def move_region(m: WarpPaths, i: PlacedInst) -> None:
    """Between a B register and a register, where a region's number stands for the card's mask of lanes."""
    if "d" not in i.operands:
        m.set_region(i, m.raw(i, "a"))
        return
    m.put(i, m.region(i))
    if i.get("clear"):
        m.set_region(i, m.const(0, "u32"))


@RULES("WARPSYNC", "WARPSYNC.ALL", "WARPSYNC.EXCLUSIVE", "WARPSYNC.COLLECTIVE", "WARPSYNC.COLLECTIVE.ALL")
def synchronise(m: WarpPaths, i: PlacedInst) -> None:
    """Wait for the lanes of the mask, all of them with ALL."""
    if "a" in i.operands:
        m.meet_by_masks(i, m.raw(i, "a"))
    else:
        m.meet(i, i.get("mask") if "mask" in i.operands else MASK)


@RULES("B2R.RESULT")
def result(m: WarpPaths, i: PlacedInst) -> None:
    """The count of the last BAR.RED, and the predicate by its logic."""
    count, outcome = m.voted()
    m.put(i, count)
    m.put_truth(i, "p", outcome)
