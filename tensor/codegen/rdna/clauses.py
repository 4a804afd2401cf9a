"""Announces runs of loads, so that the memory unit takes each run in one go and no other wave comes between.

Pre: assigned code with waits and hazard fixes. Post: an s_clause before every run of two or more loads of one
kind. Changes no result. Source: RDNA3 and RDNA4 ISA documents, "Clauses"; how long one may be: LLVM's
FeatureMaxHardClauseLength32, which holds for gfx12; gfx11 allows more.
"""

from __future__ import annotations

from tensor.codegen.gpu.machine import Code, insert
from tensor.codegen.rdna.machine import RdnaInst, unit_of

LONGEST = 32
END = RdnaInst("s_endpgm", (), ())


def announce_loads(code: Code) -> None:
    """Insert the s_clauses. Their operand is how many loads follow the first."""
    before: dict[int, list[RdnaInst]] = {}
    first, length, last = 0, 0, ""
    for i, inst in enumerate([*code.insts, END]):
        kind = load_kind(inst.op)
        if kind == last and kind and length < LONGEST:
            length += 1
            continue
        if length > 1:
            before[first] = [RdnaInst("s_clause", (), (length - 1,))]
        first, length, last = i, 1, kind
    insert(code, before)


def load_kind(op: str) -> str:
    """What loads of one clause have in common; empty for everything that is not a load from memory."""
    unit = unit_of(op)
    return op.partition("_")[0] if unit == "vmem" else unit if unit == "smem" else ""
