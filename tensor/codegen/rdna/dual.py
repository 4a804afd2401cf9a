"""Pairs vector instructions for dual issue (VOPD): two operations in one instruction, where that is legal.

Pre: assigned code of wave32 without waits and hazard fixes. Post: the same meaning; an instruction may have
moved up to its partner past a few others that it does not depend on. Both halves read before either writes.
Rules: RDNA3 ISA 7.6 and RDNA4 ISA 7.8, "Dual issue VALU": one destination even and one odd, sources at one
position in different banks, at most two scalar values; `drivers/amd/isa/vopd.py` checks them again. On GFX11
sources at one position differ in parity, for two even or two odd ones can lose the wait for a result that is
on its way (LLVM #220348). `generation.py` has what differs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from drivers.amd.isa.operand import VCC_LO, Reg
from tensor.codegen.gpu.machine import Code, Part, VReg
from tensor.codegen.rdna.build import is_inline
from tensor.codegen.rdna.generation import DualRules
from tensor.codegen.rdna.machine import TIED, VCC_READERS, RdnaInst, is_fence

WINDOW = 6  # instructions that a partner may move up by
VGPR0 = 256
EITHER = frozenset({"v_fmac_f32", "v_mul_f32", "v_add_f32", "v_sub_f32", "v_mov_b32", "v_cndmask_b32"})
SECOND = EITHER | {"v_add_nc_u32", "v_and_b32", "v_lshlrev_b32"}
SWAPPABLE = frozenset({"v_fmac_f32", "v_mul_f32", "v_add_f32", "v_add_nc_u32", "v_and_b32"})
SCALAR_LIMIT = 2


class DualHalf:
    """An instruction that could be one half: its destination, its sources, and what it touches.

    writes, reads: bit sets of register codes. source: the first source, which may be scalar; vector: the
    second, a vector register or None.
    """

    __slots__ = ("inst", "op", "reads", "source", "target", "vector", "writes")

    def __init__(
        self, inst: RdnaInst, target: int, source: Any, vector: Any, masks: tuple[int, int] | None = None
    ) -> None:
        self.inst, self.op = inst, inst.op
        self.target, self.source, self.vector = target, source, vector
        self.reads, self.writes = touched(inst) if masks is None else masks

    def swapped(self) -> DualHalf | None:
        """The same with its sources exchanged, where both are vector registers and order does not matter."""
        if self.op not in SWAPPABLE or code_of(self.source) < VGPR0:
            return None
        return DualHalf(self.inst, self.target, self.vector, self.source, (self.reads, self.writes))

    @property
    def scalars(self) -> frozenset[int]:
        """Codes of the scalar registers that it reads."""
        found = {c for c in (code_of(self.source),) if 0 <= c < VGPR0}
        return frozenset(found | {VCC_LO.code} if self.op == "v_cndmask_b32" else found)


def pair_instructions(code: Code, rules: DualRules) -> None:
    """Replace pairs by dual instructions, block by block."""
    made: list[RdnaInst] = []
    index_of: list[int] = []
    block: list[RdnaInst] = []
    for inst in code.insts:
        if is_fence(inst):  # loops begin and end with such instructions
            made.extend(paired(block, rules))
            block = []
            index_of.append(len(made))
            made.append(inst)
        else:
            index_of.append(-1)
            block.append(inst)
    made.extend(paired(block, rules))
    code.insts[:] = made
    code.loops[:] = [(index_of[first], index_of[last]) for first, last in code.loops]


def paired(block: list[RdnaInst], rules: DualRules) -> list[RdnaInst]:
    """One block with its pairs made, each where its first half stood."""
    halves = [half_of(inst) for inst in block]
    if len(halves) - halves.count(None) < 2:
        return block
    masks = [
        touched(inst) if half is None else (half.reads, half.writes)
        for inst, half in zip(block, halves, strict=True)
    ]
    taken = [False] * len(block)
    made: list[RdnaInst] = []
    for i, inst in enumerate(block):
        if taken[i]:
            continue
        first = halves[i]
        found = partner(masks, halves, taken, i, first, rules) if first is not None else None
        if found is None:
            made.append(inst)
        else:
            number, dual = found
            taken[number] = True
            made.append(dual)
    return made


def partner(
    masks: list[tuple[int, int]], halves: list[DualHalf | None], taken: list[bool], at: int, first: DualHalf,
    rules: DualRules,
) -> tuple[int, RdnaInst] | None:  # fmt: skip
    """The next instruction that can be issued with `first` (number `at`), and both as one."""
    written, read = first.writes, 0  # by what stands between, and by the first half itself
    for number in range(at + 1, min(at + 1 + WINDOW, len(masks))):
        if taken[number]:
            continue
        second = halves[number]
        if second is not None and not second.reads & written and not second.writes & (written | read):
            dual = joined(first, second, rules)
            if dual is not None:
                return number, dual
        read |= masks[number][0]
        written |= masks[number][1]
    return None


def joined(first: DualHalf, second: DualHalf, rules: DualRules) -> RdnaInst | None:
    """Two independent halves as one instruction; None where no order of them and their sources is legal."""
    for x, y in ((first, second), (second, first)):
        if x.op not in EITHER or y.op not in SECOND or not (x.target ^ y.target) & 1:
            continue
        if rules.ordered and x.writes & y.reads:
            continue
        for left in (x, x.swapped()):
            for right in (y, y.swapped()):
                if left is not None and right is not None and fits(left, right, rules):
                    return dual_of(left, right)
    return None


def fits(x: DualHalf, y: DualHalf, rules: DualRules) -> bool:
    """Do the sources come from different banks, with no more scalar values than may be read?"""
    if len(x.scalars | y.scalars) > SCALAR_LIMIT:
        return False
    return apart(x.source, y.source, rules) and apart(x.vector, y.vector, rules)


def apart(a: Any, b: Any, rules: DualRules) -> bool:
    """Are these not two vector registers of one bank?"""
    first, second = code_of(a), code_of(b)
    if first < VGPR0 or second < VGPR0 or (rules.share and first == second):
        return True
    return (first - second) % rules.banks != 0


def dual_of(x: DualHalf, y: DualHalf) -> RdnaInst:
    """The instruction of both halves; its mnemonic names both."""
    uses = tuple(u for half in (x, y) for u in (half.source, half.vector) if u is not None)
    masks = tuple(h.inst.uses[2] for h in (x, y) if h.op == "v_cndmask_b32")
    defs = x.inst.defs + y.inst.defs
    return RdnaInst(
        "v_dual", defs, uses + masks, {"halves": ((x.op, x.vector is None), (y.op, y.vector is None))}
    )


def half_of(inst: RdnaInst) -> DualHalf | None:
    """The instruction as a half, or None if it cannot be one."""
    if inst.op not in SECOND or inst.mods:
        return None
    target = code_of(inst.defs[0])
    if inst.op == "v_mov_b32":
        return DualHalf(inst, target, inst.uses[0], None) if is_source(inst.uses[0]) else None
    first, second = inst.uses[0], inst.uses[1]
    if inst.op == "v_cndmask_b32" and code_of(inst.uses[2]) != VCC_LO.code:
        return None
    if code_of(second) < VGPR0:
        if inst.op not in SWAPPABLE:
            return None
        first, second = second, first
    if code_of(second) < VGPR0 or not is_source(first):
        return None
    return DualHalf(inst, target, first, second)


def is_source(operand: Any) -> bool:
    """Can it be a first source without a literal?"""
    return not isinstance(operand, (int, float)) or is_inline(operand)


def code_of(operand: Any) -> int:
    """The operand code of a register; -1 for anything else."""
    if type(operand) is VReg:
        return operand.at + (VGPR0 if operand.kind == "v" else 0)
    if type(operand) is Part:
        return operand.reg.at + operand.index + (VGPR0 if operand.reg.kind == "v" else 0)
    return operand.code if isinstance(operand, Reg) else -1


def touched(inst: RdnaInst) -> tuple[int, int]:
    """(registers read, registers written) as bit sets of operand codes."""
    reads, writes = bits(inst.uses), bits(inst.defs)
    if inst.op in TIED:
        reads |= writes
    if inst.op in VCC_READERS:
        reads |= 1 << VCC_LO.code
    return reads, writes


def bits(operands: Iterable[Any]) -> int:
    found = 0
    for operand in operands:
        code = code_of(operand)
        if code >= 0:
            found |= ((1 << operand.count) - 1) << code
    return found
