"""Resolves GFX12's VALUReadSGPR hazard: a scalar register that vector instructions have read may be read old.

Pre: assigned code with waits. Post: where a scalar register whose pair some vector instruction has read is
written, s_wait_alu stands before the next scalar or vector instruction that reads the new value. Vector and
scalar memory instructions wait for such writes by themselves. Rule: LLVM, AMDGPUWaitSGPRHazards.cpp, and
Mesa, src/amd/compiler/README-ISA.md; exec, m0 and null are exempt.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from drivers.amd.isa.operand import Reg
from tensor.codegen.gpu.machine import Code, Part, VReg, insert
from tensor.codegen.rdna.machine import VCC_READERS, RdnaInst, unit_of

VCC_AT = 106
SCALARS = 124  # operand codes below this are scalar registers that the hazard concerns
ALL = 0xFF9F  # every field of s_wait_alu at "no wait"; bits 6:5 are none
SCALAR_WRITTEN = ALL & ~(1 << 0)  # s_wait_alu sa_sdst(0)
MASK_WRITTEN = ALL & ~(1 << 1)  # va_vcc(0)
VECTOR_WRITTEN = ALL & ~(7 << 9)  # va_sdst(0)
VECTOR_UNITS = frozenset({"valu", "trans"})
MEMORY_UNITS = frozenset({"vmem", "vstore", "smem"})
VCC_BIT = 1 << VCC_AT


@dataclass(slots=True)
class PendingScalars:
    """Bit sets of scalar registers. tracked: in a pair that a vector instruction has read; scalar, vector:
    written since by the scalar or vector unit, and perhaps not yet to be seen."""

    tracked: int = 0
    scalar: int = 0
    vector: int = 0

    def merge(self, other: PendingScalars) -> bool:
        """Join with another path's; True if this one grew."""
        before = (self.tracked, self.scalar, self.vector)
        self.tracked |= other.tracked
        self.scalar |= other.scalar
        self.vector |= other.vector
        return before != (self.tracked, self.scalar, self.vector)

    def step(self, inst: RdnaInst) -> int:
        """Go past an instruction. The operand of the s_wait_alu that it needs before it; ALL for none."""
        unit = unit_of(inst.op)
        if unit in MEMORY_UNITS:
            self.scalar = self.vector = 0
            return ALL
        is_vector = unit in VECTOR_UNITS
        if not is_vector and unit != "salu":
            return ALL
        reads, writes = scalars(inst.uses), scalars(inst.defs)
        if inst.op in VCC_READERS:
            reads |= VCC_BIT
        if not is_vector and reads & self.tracked:
            self.settle(reads)
        wait = self.wait(reads)
        if is_vector:
            self.tracked |= pairs(reads)
            self.vector |= writes & self.tracked
        else:
            self.scalar |= writes & self.tracked
        return wait

    def settle(self, reads: int) -> None:
        """A scalar instruction that reads a tracked register waits for vector results by itself."""
        if reads & VCC_BIT & self.vector:
            self.vector &= ~VCC_BIT
        elif reads & ~VCC_BIT:
            self.vector &= VCC_BIT

    def wait(self, reads: int) -> int:
        """What to wait for before `reads`; what is waited for is settled."""
        operand = ALL
        if reads & self.scalar:
            operand &= SCALAR_WRITTEN
            self.scalar = 0
        late = reads & self.vector
        if late & VCC_BIT:
            operand &= MASK_WRITTEN
            self.vector &= ~VCC_BIT
        if late & ~VCC_BIT:
            operand &= VECTOR_WRITTEN
            self.vector &= VCC_BIT
        return operand


def scalars(operands: Iterable[Any]) -> int:
    """The scalar registers among operands as a bit set; exec, m0 and null left out."""
    found = 0
    for operand in operands:
        if type(operand) is VReg:
            if operand.kind == "s":
                found |= ((1 << operand.count) - 1) << operand.at
        elif type(operand) is Part:
            if operand.reg.kind == "s":
                found |= ((1 << operand.count) - 1) << operand.reg.at + operand.index
        elif isinstance(operand, Reg) and operand.code < SCALARS:
            found |= ((1 << operand.count) - 1) << operand.code
    return found


EVEN = sum(1 << i for i in range(0, SCALARS, 2))


def pairs(registers: int) -> int:
    """Both registers of each pair that has one in the set."""
    low = (registers | registers >> 1) & EVEN
    return low | low << 1


def wait_for_scalars(code: Code) -> None:
    """Insert the waits. Loops are gone through until what is in doubt at their heads holds."""
    heads: dict[int, PendingScalars] = {}
    backs = {last: first for first, last in code.loops}
    waits: dict[int, int] = {}
    stable = False
    while not stable:
        stable = True
        waits = {}
        doubt = PendingScalars()
        for i, inst in enumerate(code.insts):
            if inst.op == "label":
                doubt.merge(heads.setdefault(i, PendingScalars()))
                heads[i].merge(doubt)
                continue
            operand = doubt.step(inst)
            if operand != ALL:
                waits[i] = operand
            if i in backs and heads[backs[i]].merge(doubt):
                stable = False
    insert(code, {i: [RdnaInst("s_wait_alu", (), (operand,))] for i, operand in waits.items()})
