"""What an instruction gives a value, and what it names without looking at it."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC, FLAT_SCRATCH, MODE, NULL, SGPR_COUNT, TTMP0, Reg
from drivers.sim.amd.wave.code.liveness import VECTORS, register_set
from drivers.sim.amd.wave.code.step_facts import MOVES_BY_INDEX, SWAPS_BY_INDEX, StepFacts, lowest

APERTURES = range(235, 239)  # src_shared_base .. src_private_limit: constants of the chip
ALWAYS = register_set((EXEC, MODE, FLAT_SCRATCH, NULL)) | sum(1 << code for code in APERTURES)
GROUP_IDS = sum(1 << TTMP0 + index for index in (7, 8, 9))  # GFX12: where the launch puts them
MOVES = ("s_mov_b32", "s_mov_b64", "s_movk_i32", "v_mov_b32")
NUMBERED = (1 << SGPR_COUNT) - 1
SHIFTED = {"s_lshl_b64": "src0", "v_lshlrev_b64": "src1"}  # and, to the right:
SHIFTED |= {"s_lshr_b64": "src0", "s_ashr_i64": "src0", "v_lshrrev_b64": "src1", "v_ashrrev_i64": "src1"}


def named(operand: object) -> int:
    return register_set((operand,)) if isinstance(operand, Reg) else 0


def copies(inst: Inst) -> list[tuple[Reg, object]]:
    """Registers, and the operand that a move gives each; of a dual instruction one or two."""
    if inst.defn.format == "VOPD":
        halves = zip(inst.defn.mnemonic.split(" :: "), "XY", strict=True)
        moved = [half for name, half in halves if name == "v_dual_mov_b32"]
        return [(inst[f"vdst{half}"], inst[f"src0{half}"]) for half in moved]
    if inst.defn.mnemonic not in MOVES or inst.defn.dpp:
        return []
    target = inst["vdst" if "vdst" in inst.defn.slot else "sdst"]
    return [(target, inst["src0" if "src0" in inst.defn.slot else "simm16"])]


def defined_by(facts: StepFacts) -> int:
    """What an instruction gives a value: its results; for an indexed move any register from its destination
    up, since the index is known only when it runs, and for a swap from either.
    """
    inst = facts.step.inst
    if facts.name.startswith(SWAPS_BY_INDEX):
        return VECTORS & -(1 << lowest(facts.writes))
    if not facts.name.startswith(MOVES_BY_INDEX):
        return facts.writes
    first: Reg = inst["vdst" if "vdst" in inst.defn.slot else "sdst"]
    return facts.writes | (VECTORS if first.is_vgpr else NUMBERED) & -(1 << first.code)


def upper_addend(facts: StepFacts) -> int:
    """The upper half of a 64-bit multiply-add's addend: only the upper half of the result depends on it, and
    LLVM leaves it undefined where that half is not used.
    """
    inst = facts.step.inst
    if not wide_multiply_add(inst):
        return 0
    addend = inst["src2"]
    if not isinstance(addend, Reg):
        return 0
    others = {inst["src0"], inst["src1"]}
    upper = addend.code + 1
    return 0 if any(isinstance(o, Reg) and o.code == upper for o in others) else 1 << upper


def shifted_out(facts: StepFacts) -> int:
    """What a shift of 64 bits moves out: LLVM leaves it undefined where the other half moves in."""
    slot = SHIFTED.get(facts.name)
    value = facts.step.inst[slot] if slot else None
    if not isinstance(value, Reg) or value.count != 2:
        return 0
    by = facts.step.inst["src0" if slot == "src1" else "src1"]
    lost = value.code + (1 if "shl" in facts.name else 0)
    return (1 << lost) & ~named(by)


def wide_multiply_add(inst: Inst) -> bool:
    """32 bits times 32 bits plus 64 bits."""
    return inst.defn.mnemonic.startswith(("v_mad_u64_u32", "v_mad_i64_i32", "v_mad_co_"))
