"""What is known of each instruction, as sets of registers: bits by operand code (`liveness.register_set`)."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import M0, SCC, Reg, register_text
from drivers.sim.amd.wave.code.liveness import register_set
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS, VGPR, Step

VECTOR_UNITS = frozenset({"valu", "trans"})
MESSAGES_WITHOUT_DATA = (3,)  # DEALLOC_VGPRS does not look at M0
# To a register from the destination up, of one from src0 up, of registers from either up
MOVES_BY_INDEX = ("v_movreld", "v_movrelsd", "s_movreld", "s_movrelsd")
READS_BY_INDEX, SWAPS_BY_INDEX = ("v_movrels", "s_movrels"), "v_swaprel"
INTO_PARTS = ("v_fma_mixlo", "v_fma_mixhi", "v_cvt_pk_fp8", "v_cvt_pk_bf8", "v_cvt_sr_fp8", "v_cvt_sr_bf8")
BY_INDEX = ("v_movrel", "s_movrel", "v_swaprel")
STORED = ("vdata", "data0", "data1", "sdata")
SOURCES, ADDRESSES = ("src0", "src1", "src2"), ("vaddr", "addr")


class StepFacts:
    """One step's registers and kind, worked out once and read by every rule."""

    __slots__ = ("is_vector", "name", "needs", "reads", "step", "touched", "unit", "writes")

    def __init__(self, step: Step) -> None:
        inst = step.inst
        self.step = step
        self.name = inst.defn.mnemonic
        self.unit = inst.defn.unit
        self.reads = register_set(inst.reads())
        self.writes = register_set(inst.writes())
        if self.name == "v_writelane_b32":
            self.reads &= ~self.writes  # the other lanes stay as they are and are not read here
        if self.name == "s_barrier_signal_isfirst":
            self.reads &= ~(1 << SCC.code)  # LLVM's table names it a use; it is only written (RDNA4 ISA)
        if self.name == "s_sendmsg" and inst["simm16"] & 0xFF in MESSAGES_WITHOUT_DATA:
            self.reads &= ~(1 << M0.code)
        self.touched = self.reads | self.writes
        self.needs = self.reads & ~kept_lanes(inst)
        self.is_vector = self.unit in VECTOR_UNITS


def kept_lanes(inst: Inst) -> int:
    """What is named but stays as it is: the old destination of a lane-crossing move, which only stands where
    the source lane is missing; of a load or a conversion into one part of a register, whose rest LLVM leaves
    undefined where nobody looks at it; and of a move whose destination or source M0 says.
    """
    if inst.defn.mnemonic.startswith((*READS_BY_INDEX, SWAPS_BY_INDEX)):
        return register_set(value for value in inst.values if isinstance(value, Reg))
    if inst.defn.dpp:
        old = [o.name for o in inst.defn.operands if o.role == "o"]
    elif inst.defn.mnemonic.startswith(("v_permlane", *MOVES_BY_INDEX, *INTO_PARTS)):
        old = ["vdst" if "vdst" in inst.defn.slot else "sdst"]
    elif "_d16" in inst.defn.mnemonic and "load" in inst.defn.mnemonic:
        old = [name for name in ("vdst", "vdata") if name in inst.defn.slot]
    else:
        return 0
    sources = [value for name in (*SOURCES, *ADDRESSES) if isinstance(value := inst.get(name), Reg)]
    return register_set(inst[name] for name in old) & ~register_set(sources)


def stored_groups(inst: Inst) -> list[int]:
    """The registers that a store gives to memory, by operand. Not those of atomics, which look at theirs."""
    if inst.defn.unit not in MEMORY_UNITS or not inst.defn.is_store or "load" in inst.defn.flags:
        return []
    data = (inst.get(name) for name in STORED)
    return [register_set((value,)) for value in data if isinstance(value, Reg)]


def may_be_stored(inst: Inst, defined: int) -> int:
    """Undefined registers that a store may copy: any to scratch, as compilers spill what they have; elsewhere
    those of a group that is defined in part, like the fourth element of LLVM's vectors of three.
    """
    groups = stored_groups(inst)
    if not groups:
        return 0
    if inst.defn.format != "SCRATCH":
        groups = [group for group in groups if group & defined]
    found = 0
    for group in groups:
        found |= group & ~defined
    return found & ~looked_at(inst)


def looked_at(inst: Inst) -> int:
    """The registers of a memory instruction's address."""
    data = (*STORED, "vdst", "sdst")
    operands = [o for o in inst.defn.operands if o.is_use and o.name not in data]
    return register_set(value for o in operands if isinstance(value := inst[o.name], Reg))


def lowest(registers: int) -> int:
    """The least operand code of a nonempty set."""
    return (registers & -registers).bit_length() - 1


def codes(registers: int) -> list[int]:
    """The operand codes of a set, least first."""
    found = []
    while registers:
        found.append(lowest(registers))
        registers &= registers - 1
    return found


def register_name(code: int) -> str:
    """s5, v7, vcc_lo, src_scc: how assembly spells it."""
    return register_text(Reg(code))


def is_vgpr(code: int) -> bool:
    return VGPR <= code < 2 * VGPR
