"""Sums of absolute differences at four places of eight bytes, in the reference.

Source: RDNA3 and RDNA4 ISA, VOP3 opcodes.
"""

from __future__ import annotations

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.interp.integers import paired
from drivers.sim.amd.wave.interp.rules import handler
from drivers.sim.amd.wave.interp.state import FULL, Array, Wave

U32 = np.uint32


def fields(word: Array) -> list[Array]:
    """The bytes of each lane's dword, lowest first, with room for sums."""
    return [word.astype(np.int64) >> at & 255 for at in range(0, 32, 8)]


def differences(a: Array, b: Array, masked: bool) -> Array:
    """Sum of |a - b| over the bytes; masked: without those where b is 0."""
    pairs = zip(fields(a), fields(b), strict=True)
    found: Array = sum(np.abs(x - y) * (y != 0 if masked else 1) for x, y in pairs)
    return found


def wrapped(total: Array) -> Array:
    return (total & FULL).astype(U32)


def limited(total: Array) -> Array:
    return np.minimum(total, FULL).astype(U32)


@handler("v_qsad_pk_u16_u8", "v_mqsad_pk_u16_u8", "v_mqsad_u32_u8")
def quad_sums(wave: Wave, inst: Inst) -> None:
    """Four sums, of the four bytes from byte 0, 1, 2 and 3 of the first source's eight."""
    name, clamp = inst.defn.mnemonic, bool(inst.get("clamp"))
    eight, four = wave.source(inst, "src0", "u64"), wave.source(inst, "src1", "u32")
    windows = [(eight >> np.uint64(8 * place)).astype(U32) for place in range(4)]
    sums = [differences(window, four, name.startswith("v_mqsad")) for window in windows]
    if name == "v_mqsad_u32_u8":
        bases = [wave.row(inst["src2"], part).astype(np.int64) for part in range(4)]
        totals = [a + b for a, b in zip(bases, sums, strict=True)]
        found = [(limited if clamp else wrapped)(total) for total in totals]
    else:
        base = wave.source(inst, "src2", "u64")
        halves = [(base >> np.uint64(16 * place) & np.uint64(0xFFFF)).astype(np.int64) for place in range(4)]
        totals = [a + b for a, b in zip(halves, sums, strict=True)]
        low16 = [np.minimum(t, 0xFFFF) if clamp else t & 0xFFFF for t in totals]
        found = [paired(low16[place], low16[place + 1]) for place in (0, 2)]
    for place, value in enumerate(found):
        wave.put(inst["vdst"].index + place, value)
