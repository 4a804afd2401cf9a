"""Numbered instructions to machine code: control words by `drivers/nv/isa/schedule.py`, bits by `pack.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from drivers.nv.isa import isa
from drivers.nv.isa.pack import Value, packer
from drivers.nv.isa.schedule import PREDICATES, UNIFORM_PREDICATES, UNIFORMS, Control, Issue, places, schedule
from tensor.codegen.gpu.machine import BranchTarget, Code, Part, VReg
from tensor.codegen.sass.build import DESCRIPTOR, Bits, bits_of_float, kind
from tensor.codegen.sass.machine import BankWord, SassInst
from tensor.ir.errors import IRError

SIZE = 16
RZ, PT = 255, 7
HALVES = (2, 3)  # H0_H0, H1_H1
DESCRIBED = ("LDG.", "LDGSTS", "STG", "RED")
FIRST = {"r": 0, "p": PREDICATES, "u": UNIFORMS, "q": UNIFORM_PREDICATES}
ALIGN = 128  # bytes: what is fetched at once
FOREVER = -SIZE


def assemble(arch: str, code: Code) -> bytes:
    """The machine code: the instructions with their control words, then a branch to itself and NOPs up to a
    line of the cache, as fetches run ahead."""
    labels: dict[int, int] = {}
    insts: list[SassInst] = []
    for inst in code.insts:
        if inst.op == "label":
            labels[inst.uses[0].number] = len(insts)
        else:
            insts.append(inst)
    issues = [issue(inst, labels) for inst in insts]
    controls = schedule(arch, issues)
    place = places(controls)
    words = [word(arch, insts, control, n, place, labels) for n, control in enumerate(controls)]
    words.append(plain(arch, "BRA", "T", (FOREVER,)))
    while len(words) * SIZE % ALIGN:
        words.append(plain(arch, "NOP", "", ()))
    return b"".join(w.to_bytes(SIZE, "little") for w in words)


def plain(arch: str, op: str, kinds: str, values: Sequence[Value]) -> int:
    """An instruction that nothing waits for."""
    found = packer(arch, op, kinds)
    if found is None:
        raise IRError(f"{arch} has no {op}")
    return found.word(values) | Control(0, 0).bits


def word(
    arch: str, insts: Sequence[SassInst], control: Control, number: int, place: dict[int, int],
    labels: dict[int, int],
) -> int:  # fmt: skip
    """The word of one instruction. number: where it stands; place: where the others do."""
    if control.at < 0:
        return plain(arch, "NOP", "", ()) | control.bits
    inst = insts[control.at]
    mods = inst.mods or {}
    guard = mods.get("guard", 0)
    operands = (*inst.defs, *(inst.uses[:-1] if guard else inst.uses))
    memory = mods.get("memory", {})
    kinds = "".join("M" if n in memory else kind(o) for n, o in enumerate(operands))
    found = packer(arch, inst.op, kinds)
    if found is None:
        raise IRError(f"{arch} has no encoding for {inst} with operands {kinds}")
    values: list[Value] = []
    for n, operand in enumerate(operands):
        if n in memory:
            more = (DESCRIPTOR,) if type(operand) in (VReg, Part) and operand.count == 2 else ()
            values.append((value(operand), memory[n], *more))
        elif type(operand) is BranchTarget:
            values.append((place[labels[operand.number]] - number - 1) * SIZE)
        elif type(operand) is BankWord:
            values.append((0, operand.offset))
        else:
            values.append(value(operand) if kinds[n] != "R" or type(operand) in (VReg, Part) else RZ)
    made = found.word(values, mods.get("neg", 0), mods.get("abs", 0))
    if "half" in mods:
        at, index = mods["half"]
        made |= HALVES[index] << found.halves[at]
    made |= int(mods.get("bits", 0))
    if guard:
        made = made & ~(0xF << 12) | inst.uses[-1].at << 12 | (guard < 0) << 15
    return made | control.bits


def value(operand: Any) -> int:
    """The number of an operand that has one."""
    given = type(operand)
    if given is VReg:
        return int(operand.at)
    if given is Part:
        return int(operand.reg.at + operand.index)
    if given is bool:
        return PT
    if given is float:
        return bits_of_float(operand)
    if given is int:
        return int(operand) if operand else RZ
    return int(operand.value if given is Bits else operand.number)


def issue(inst: SassInst, labels: dict[int, int]) -> Issue:
    """What an instruction reads and writes, for its control word."""
    mods = inst.mods or {}
    reads: list[int] = []
    writes: list[int] = []
    target = guard = -1
    uses = inst.uses
    if "guard" in mods:
        guard = FIRST[uses[-1].kind] + uses[-1].at
        uses = uses[:-1]
    for operand in uses:
        if type(operand) is BranchTarget:
            target = labels[operand.number]
        else:
            reads += numbers(operand)
    for operand in inst.defs:
        writes += numbers(operand)
    if guard >= 0:
        reads += writes
    if inst.op.startswith(DESCRIBED):
        reads += (UNIFORMS + DESCRIPTOR, UNIFORMS + DESCRIPTOR + 1)
    return Issue(inst.op, tuple(reads), tuple(writes), guard, target)


def numbers(operand: Any) -> range | tuple[int, ...]:
    """The registers of an operand as the scheduler counts them."""
    if type(operand) is VReg:
        first = FIRST[operand.kind] + operand.at
        return range(first, first + operand.count)
    if type(operand) is Part:
        first = FIRST[operand.reg.kind] + operand.reg.at + operand.index
        return range(first, first + operand.count)
    return ()


def listing(arch: str, text: bytes) -> str:
    """Machine code as people read it, with control words; the assembler takes it again."""
    return "\n".join(f"{offset:#06x} {made.line}" for offset, made in isa(arch).disassemble(text))
