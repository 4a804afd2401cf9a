"""Integer vector instructions of the reference that take or give lane masks, or move registers.

Source: RDNA3 ISA, VOP1, VOP2 and VOP3 opcodes.
"""

from __future__ import annotations

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import VCC_LO
from drivers.sim.amd.wave.facts.clamped import limits
from drivers.sim.amd.wave.interp.rules import handler
from drivers.sim.amd.wave.interp.state import FULL, Array, Wave, narrow

U16, U32, U64, I64 = np.uint16, np.uint32, np.uint64, np.int64


def words(values: Array) -> Array:
    """The low 32 bits of wider numbers."""
    return (values.astype(np.int64) & FULL).astype(U32)


def ones(value: Array) -> Array:
    """How many bits are set in each lane."""
    return np.array([lane.bit_count() for lane in value.tolist()], U32)


def paired(low: Array, high: Array) -> Array:
    """Two halves in one dword."""
    return low.astype(U32) | high.astype(U32) << U32(16)


def carry_in(wave: Wave, inst: Inst) -> Array:
    """The lane mask that is the third source: named, or VCC."""
    named = inst.get("src2")
    return wave.mask(VCC_LO.code if named is None else named.code)


def carry_out(inst: Inst) -> int:
    named = inst.get("sdst")
    return VCC_LO.code if named is None else int(named.code)


@handler(
    "v_add_co_u32",
    "v_add_co_ci_u32",
    "v_sub_co_u32",
    "v_sub_co_ci_u32",
    "v_subrev_co_u32",
    "v_subrev_co_ci_u32",
)
def add_with_carry(wave: Wave, inst: Inst) -> None:
    """Sums and differences of 33 bits; the 33rd goes to a lane mask, with clamp too."""
    name = inst.defn.mnemonic
    a, b = (wave.source(inst, source, "u32").astype(I64) for source in ("src0", "src1"))
    if "subrev" in name:
        a, b = b, a
    carry = carry_in(wave, inst).astype(I64) if "_ci_" in name else 0
    total = a + b + carry if "add" in name else a - b - carry
    lanes = (total < 0) | (total > FULL)
    given = np.clip(total, 0, FULL) if inst.get("clamp") else total
    wave.write(inst, "vdst", "u32", words(given))
    wave.set_mask(carry_out(inst), lanes)


@handler("v_mad_u64_u32", "v_mad_i64_i32", "v_mad_co_u64_u32", "v_mad_co_i64_i32")
def mad_wide(wave: Wave, inst: Inst) -> None:
    """a * b + c of 64 bits, in exact integers; the mask takes bit 64: the carry, or the sign."""
    signed = inst.defn.mnemonic.endswith("i64_i32")
    kinds = ("i32", "i32", "i64") if signed else ("u32", "u32", "u64")
    sources = (wave.source(inst, f"src{i}", kind).tolist() for i, kind in enumerate(kinds))
    totals = [x * y + z for x, y, z in zip(*sources, strict=True)]
    low, high = limits(signed, 64)
    given = [min(max(total, low), high) for total in totals] if inst.get("clamp") else totals
    wave.write(inst, "vdst", "u64", np.array([total & (1 << 64) - 1 for total in given], U64))
    wave.set_mask(carry_out(inst), np.array([bool(total >> 64 & 1) for total in totals]))


@handler("v_mbcnt_lo_u32_b32", "v_mbcnt_hi_u32_b32")
def count_below(wave: Wave, inst: Inst) -> None:
    """Set bits of the mask's word that lie below this lane: lanes 0 to 31 are lo's word, 32 to 63 hi's."""
    mask, base = (wave.source(inst, name, "u32") for name in ("src0", "src1"))
    first = 32 * ("_hi_" in inst.defn.mnemonic)
    below = [(1 << min(max(lane - first, 0), 32)) - 1 for lane in range(wave.lanes)]
    wave.write(inst, "vdst", "u32", ones(mask & np.array(below, U32)) + base)


@handler("v_cndmask_b32", "v_cndmask_b16")
def choose(wave: Wave, inst: Inst) -> None:
    """``mask ? src1 : src0``; signs may change, denormals stay."""
    kind = "f32" if inst.defn.mnemonic.endswith("32") else "f16"
    word = U32 if kind == "f32" else U16
    no, yes = (wave.source(inst, name, kind, exact=True).view(word) for name in ("src0", "src1"))
    wave.write(inst, "vdst", kind.replace("f", "u"), np.where(carry_in(wave, inst), yes, no))


@handler("v_swap_b32")
def swap(wave: Wave, inst: Inst) -> None:
    left, right = inst["vdst"].index, inst["src0"].index
    value = wave.vector[left].copy()
    wave.put(left, wave.vector[right])
    wave.put(right, value)


@handler("v_swap_b16")
def swap_halves(wave: Wave, inst: Inst) -> None:
    """Both are read before either is written."""
    pair = (inst["vdst"], inst["src0"])
    values = [narrow(wave.row(register), 16, bool(register.half)) for register in reversed(pair)]
    for register, value in zip(pair, values, strict=True):
        wave.put_half(register.index, value, register.half)


@handler("v_nop", "v_pipeflush")
def nothing(wave: Wave, inst: Inst) -> None:
    """No effect on registers."""
