"""Checks machine code between passes: every use is defined on every path, and operands suit their
instruction.

Runs in tests after each pass. Before allocation the registers are virtual, after it
the same checks hold for their numbers.
"""

from __future__ import annotations

from typing import Any

from drivers.amd.isa import Isa, OperandDef, isa
from tensor.codegen.gpu.machine import Code, Part, VReg, base_reg
from tensor.codegen.rdna.emit import encodings
from tensor.codegen.rdna.generation import generation
from tensor.codegen.rdna.machine import RdnaInst
from tensor.ir.errors import IRError

SCALAR_KINDS = frozenset({"sgpr", "ssrc", "ssrc-", "mask", "smask"})
UNCHECKED = ("s_cbranch", "s_wait", "s_barrier", "s_endpgm", "v_dual")  # both halves were checked before
VECTOR_KINDS = frozenset({"vgpr", "half", "half7"})


def verify(code: Code, arch: str, when: str) -> None:
    """Raises IRError naming the pass (`when`), the instruction and the rule it breaks."""
    chip = isa(arch)
    defined: set[tuple[int, int]] = set()
    for i, inst in enumerate(code.insts):
        for reg, index in dwords(inst.uses) + (dwords(inst.defs) if inst.tied else []):
            if not reg.fixed and (id(reg), index) not in defined:
                raise IRError(
                    f"after {when}: {i}: {inst}: dword {index} of {reg} is read before it is defined"
                )
        for reg, index in dwords(inst.defs):
            defined.add((id(reg), index))
        check_operands(chip, arch, inst, f"after {when}: {i}: {inst}")


def dwords(operands: tuple[Any, ...]) -> list[tuple[VReg, int]]:
    """Every dword of virtual registers among the operands. Loop bodies run at least once, so order is
    dominance."""
    found: list[tuple[VReg, int]] = []
    for operand in operands:
        if type(operand) is VReg:
            found += [(operand, k) for k in range(operand.count)]
        elif type(operand) is Part:
            found += [(operand.reg, operand.index + k) for k in range(operand.count)]
    return found


def check_operands(chip: Isa, arch: str, inst: RdnaInst, where: str) -> None:
    """Register classes and sizes against the widest encoding of the mnemonic."""
    definition = widest(chip, arch, inst.op)
    if definition is None:
        return
    for operand, given in zip(definition, (*inst.defs, *inst.uses), strict=False):
        reg = base_reg(given)
        if reg is None:
            continue
        if reg.kind == "v" and operand.kind in SCALAR_KINDS:
            raise IRError(f"{where}: {operand.name} takes a scalar register, got {given}")
        if reg.kind == "s" and operand.kind in VECTOR_KINDS:
            raise IRError(f"{where}: {operand.name} takes a vector register, got {given}")
        if operand.count and given.count != operand.count:
            raise IRError(f"{where}: {operand.name} takes {operand.count} dwords, got {given.count}")


def widest(chip: Isa, arch: str, op: str) -> tuple[OperandDef, ...] | None:
    """Operands of the encoding that `emit` would pick with no register restrictions."""
    if op == "label" or op.startswith(UNCHECKED):
        return None
    op = generation(arch).names.get(op, op)
    names = encodings(arch, op)
    for name in (op + "_e64", op + "_saddr", op + "_imm", op + "_st", op):
        if name in names:
            return chip.find(name).operands
    raise IRError(f"{arch} has no instruction {op}")
