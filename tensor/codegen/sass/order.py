"""What SASS says of the order of instructions (`gpu/order.py`): blocks end at labels, branches, EXIT, waits
and barriers, and behind what loads the descriptor, which every access of global memory needs."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from tensor.codegen.gpu import order
from tensor.codegen.gpu.machine import Code, base_reg
from tensor.codegen.gpu.order import Budget
from tensor.codegen.sass.regalloc import REGISTERS

# cycles from an instruction of each unit to its result's use: loads, of which warps hide some, are counted
# less
LATENCIES = {"global": 300, "shared": 30, "constant": 40, "slow": 20, "matrix": 24, "alu": 5, "predicate": 5}
ENDS = (
    *("label", "BRA", "EXIT", "BAR", "DEPBAR", "FENCE", "WARPGROUP", "ULDC", "LDCU"),
    *("SYNCS", "UTMA"),
)
MATRIX = ("HMMA", "IMMA", "QMMA", "HGMMA")
UNITS = {
    **{"LDG": "global", "LDS": "shared", "LDSM": "shared"},
    **dict.fromkeys(("STG", "STS", "RED", "REDG", "LDGSTS", "LDGDEPBAR"), "store"),
    **{"LDC": "constant", "S2R": "constant", "MUFU": "slow", "SHFL": "slow"},
    **dict.fromkeys(MATRIX, "matrix"),
    **dict.fromkeys(("F2I", "I2F", "F2F", "FRND"), "slow"),
}
# up to 128 registers leave 16 warps; two predicates are for what waits
BUDGETS = {"r": Budget(96, 64, 224), "p": Budget(5), "u": Budget(63)}
SPARE = 29  # registers that more may be taken than is counted, by tuples for one
MEMORY, SHARED, PRODUCTS = "memory", "shared memory", "the group of products"
Keys = tuple[tuple[str, ...], tuple[str, ...]]  # read, written
NO_KEYS: Keys = ((), ())
KEYS: dict[str, Keys] = {
    **dict.fromkeys(("STG", "RED", "REDG"), ((), (MEMORY,))),
    **{"LDG": ((MEMORY,), ()), "LDS": ((SHARED,), ()), "LDSM": ((SHARED,), ()), "STS": ((), (SHARED,))},
    **{"LDGSTS": ((MEMORY,), (SHARED,)), "LDGDEPBAR": ((), (SHARED,)), "HGMMA": ((SHARED,), (PRODUCTS,))},
}


def unit(inst: Any) -> str:
    """Who runs an instruction. What a guarded load leaves where it is not carried out counts as the load, as
    it takes the load's registers."""
    if inst.mods and "filler" in inst.mods:
        return "global"
    if inst.defs:
        reg = base_reg(inst.defs[0])
        if reg is not None and reg.kind == "p":
            return "predicate"
    return UNITS.get(inst.op.partition(".")[0], "alu")


def ends_block(inst: Any) -> bool:
    """Is this an instruction that nothing may be moved across?"""
    return str(inst.op).startswith(ENDS)


def keys(inst: Any) -> Keys:
    """(read, written) besides registers: memory, shared memory."""
    return KEYS.get(inst.op.partition(".")[0], NO_KEYS)


RULES = order.OrderRules(
    unit=unit,
    keys=keys,
    ends_block=ends_block,
    loads=frozenset({"global", "shared", "predicate"}),
    slow=frozenset({"global", "shared", "constant", "slow", "matrix"}),
    is_matrix=lambda inst: inst.op.startswith(MATRIX),
    shared="shared",
    budgets=BUDGETS,
)


def schedule_blocks(code: Code, registers: int = REGISTERS) -> None:
    """Reorder every basic block."""
    order.schedule_blocks(code, LATENCIES, rules(registers))


@cache
def rules(registers: int) -> order.OrderRules:
    """Of code that may take so many registers."""
    return replace(RULES, budgets={**BUDGETS, "r": BUDGETS["r"].within(registers, SPARE)})
