"""Private memory by the code alone: which of its dwords an instruction names, and which hold a value.

Compilers spill to it and keep arrays there. A dword that a constant names is followed along the code like a
register; what an index chooses, `native/shadow/private.h` follows while waves run. Flat instructions may
go there too. Rule W01.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import NULL, Reg
from drivers.sim.amd.wave.code.control_flow import ControlFlow
from drivers.sim.amd.wave.code.steps import VGPR, Step

SLOTS_FROM = 4 * VGPR  # bits from here on, above all operand codes, are dwords of private memory
NO_BASE = -1
# Of LLVM's functions; the stack grows up. Source: LLVM AMDGPUUsage, "Non-Kernel Functions".
STACK_POINTER, RETURN_ADDRESS = 32, Reg(30, 2)
PRIVATE_BASE = Reg(237, 2)  # src_private_base, read as a pair
WHOLE = ("_load_b32", "_load_b64", "_load_b96", "_load_b128")


class Defined(Protocol):
    """What holds a value, in the lanes that are on and in every lane: `defined.Known`."""

    lanes: int
    whole: int

    def forget(self, registers: int) -> None: ...


@dataclass(frozen=True)
class AddressedDwords:
    """Dwords of private memory: from the address in scalar register `base` on (NO_BASE: from 0)."""

    base: int
    dwords: range


def is_private(inst: Inst) -> bool:
    return inst.defn.format == "SCRATCH"


def may_be_private(inst: Inst) -> bool:
    """Whether it is a load or store of which lanes may go there. Atomics look at what is there."""
    is_atomic = inst.defn.is_load and inst.defn.is_store
    return inst.defn.format in ("SCRATCH", "FLAT") and not is_atomic


def is_return(inst: Inst) -> bool:
    """Whether a function of LLVM's goes back to its caller."""
    return inst.defn.mnemonic == "s_setpc_b64" and inst["src0"] == RETURN_ADDRESS


def has_private(insts: list[Inst]) -> bool:
    """Whether a program has private memory: it goes there, or makes addresses that lead there."""
    return any(is_private(inst) or PRIVATE_BASE in inst.values for inst in insts)


def data_of(inst: Inst) -> Reg | None:
    """The registers that go to or come from private memory."""
    data = inst.get("vdst") or inst.get("vdata")
    return data if isinstance(data, Reg) else None


def loads_whole(inst: Inst) -> bool:
    """Whether it loads whole dwords. Of parts compilers put words together, bit by bit, and mask what has no
    value; lanes are followed as a whole.
    """
    return inst.defn.is_load and inst.defn.mnemonic.endswith(WHOLE)


def named_by(inst: Inst) -> AddressedDwords | None:
    """The dwords that a scratch instruction names by a constant; None where lanes choose."""
    if isinstance(inst.get("vaddr"), Reg) and inst["vaddr"].code != NULL.code:
        return None
    base, data = inst.get("saddr"), data_of(inst)
    start, count = int(inst.get("offset", 0)), data.count if data is not None else 1
    code = base.code if isinstance(base, Reg) and base.code != NULL.code else NO_BASE
    return AddressedDwords(code, range(start >> 2, (start + 4 * count + 3) >> 2))


class Slots:
    """A bit for each dword that a program names. Other parts of a kernel may have stored any."""

    def __init__(self, program: ControlFlow, is_part: bool = False) -> None:
        insts = [step.inst for block in program.blocks for step in block.steps]
        loads = any(may_be_private(inst) and loads_whole(inst) for inst in insts)
        self.is_followed = loads and (is_part or (not program.is_linked and has_private(insts)))
        self.bits: dict[tuple[int, int], int] = {}
        self.of_base: dict[int, int] = {}
        if self.is_followed:
            for inst in filter(is_private, insts):
                self.number(named_by(inst))
        self.all = sum(self.bits.values())

    def number(self, named: AddressedDwords | None) -> None:
        if named is None:
            return
        for dword in named.dwords:
            bit = 1 << SLOTS_FROM + len(self.bits)
            if self.bits.setdefault((named.base, dword), bit) == bit:
                self.of_base[named.base] = self.of_base.get(named.base, 0) | bit

    def bits_of(self, named: AddressedDwords) -> list[int]:
        return [self.bits[named.base, dword] for dword in named.dwords]

    def step(self, known: Defined, step: Step, writes: int, exec_is_whole: bool) -> int:
        """What is known behind an instruction that writes registers `writes`; the registers that a load
        leaves in doubt.
        """
        inst = step.inst
        if not self.is_followed:
            return 0
        for base, slots in self.of_base.items():
            if base != NO_BASE and writes >> base & 1:
                known.forget(slots)
        if not may_be_private(inst):
            return 0
        named = named_by(inst) if is_private(inst) else None
        if inst.defn.is_load:
            wanted = sum(set(self.bits_of(named))) if named is not None else 0
            if not loads_whole(inst) or (named is not None and not wanted & ~known.lanes):
                return 0
            known.forget(writes)
            return writes
        self.store(known, inst, named, exec_is_whole)
        return 0

    def store(self, known: Defined, inst: Inst, named: AddressedDwords | None, exec_is_whole: bool) -> None:
        data = data_of(inst)
        codes = list(data.codes()) if data is not None else []
        if any(not known.lanes >> code & 1 for code in codes):
            known.forget(self.all & ~(self.of_base[named.base] if named is not None else 0))
        if named is None:
            return
        for index, slot in enumerate(self.bits_of(named)):
            code = codes[min(index, len(codes) - 1)]
            if known.lanes >> code & 1:
                known.lanes |= slot
                known.whole |= slot if exec_is_whole else 0
            else:
                known.forget(slot)
