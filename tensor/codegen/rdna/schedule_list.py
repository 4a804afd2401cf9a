"""What RDNA says of the order of instructions (`gpu/order.py`): blocks end at labels, branches, barriers and
changes of EXEC; SCC, VCC, memory and LDS are kept in order as registers are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from drivers.amd.isa.operand import Reg
from tensor.codegen.gpu import order
from tensor.codegen.gpu.machine import Code
from tensor.codegen.gpu.order import Budget
from tensor.codegen.rdna.machine import SCC_READERS, VCC, VCC_READERS, RdnaInst, is_fence, unit_of, writes_scc
from tensor.codegen.rdna.regalloc import VGPRS

BUDGETS = {"v": Budget(96, 64, 224), "s": Budget(80)}  # up to 96 vector registers leave the full 16 waves
SPARE = 32  # registers that more may be taken than is counted, by tuples for one
LOADS = frozenset({"vmem", "smem", "lds"})
SLOW = LOADS | {"trans"}
SCC_KEY, MEMORY_KEY, LDS_KEY = "scc", "memory", "lds"


def schedule_blocks(code: Code, latencies: Mapping[str, int], vgprs: int = VGPRS) -> None:
    """Reorder every basic block. latencies: cycles from an instruction of each unit to its result's use."""
    order.schedule_blocks(code, latencies, rules(vgprs))


def keys(inst: RdnaInst) -> tuple[Sequence[Any], Sequence[Any]]:
    """(read, written) besides virtual registers: SCC, VCC, memory, LDS."""
    op, unit = inst.op, unit_of(inst.op)
    written = [operand for operand in inst.defs if type(operand) is Reg]
    if unit == "salu":
        return (SCC_KEY,) if op in SCC_READERS else (), [*written, SCC_KEY] if writes_scc(op) else written
    if unit == "vmem":
        return (MEMORY_KEY,), written
    if unit == "vstore":
        return (), (MEMORY_KEY,)
    if unit == "lds":
        return ((), (LDS_KEY,)) if "store" in op else ((LDS_KEY,), written)
    return (VCC,) if op in VCC_READERS else (), written


RULES = order.OrderRules(
    unit=lambda inst: unit_of(inst.op),
    keys=keys,
    ends_block=is_fence,
    is_matrix=lambda inst: inst.op.startswith("v_wmma"),
    loads=LOADS,
    slow=SLOW,
    shared="lds",
    budgets=BUDGETS,
)


@cache
def rules(vgprs: int) -> order.OrderRules:
    """Of code that may take so many vector registers."""
    return replace(RULES, budgets={**BUDGETS, "v": BUDGETS["v"].within(vgprs, SPARE)})
