"""Dot products of bf16, of halves into halves, and of bytes as floats; conversions of those bytes.

Each step is an fma in f32, the lowest element first; the hardware's inner rounding is not published. Source:
RDNA3 ISA, VOP3P opcodes; RDNA4 ISA, V_CVT_*_FP8/BF8 and V_DOT4_F32_*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.interp.brain import from_brain, from_byte, to_brain, to_byte, to_byte_with
from drivers.sim.amd.wave.interp.floats import fused
from drivers.sim.amd.wave.interp.integers import paired
from drivers.sim.amd.wave.interp.nans import quiets
from drivers.sim.amd.wave.interp.packed import NEG_HIGH, NEG_LOW, SELECT_HIGH, SELECT_LOW, half_bits
from drivers.sim.amd.wave.interp.rules import Handler, finish, handler
from drivers.sim.amd.wave.interp.state import HIGH, Array, Wave, signed_bits
from drivers.sim.amd.wave.modes import OVERFLOW_BIT

U32, F32 = np.uint32, np.float32


def flushed(value: Array) -> Array:
    """Denormals to zero of their sign, whatever MODE says."""
    return np.where(np.abs(value) < np.finfo(F32).smallest_normal, np.copysign(F32(0), value), value)


def brain_of(halves: Array) -> Array:
    return flushed(from_brain(halves))


def summed(total: Array, pairs: Iterable[tuple[Array, Array]]) -> Array:
    for a, b in pairs:
        total = fused(True, a, b, total)
    return total


@handler("v_dot2_f32_bf16", "v_dot2acc_f32_bf16")
def dot_of_brains(wave: Wave, inst: Inst) -> None:
    """op_sel chooses the half of each source for the first product, op_sel_hi for the second."""
    has_addend = "src2" in inst.defn.slot
    total = wave.source(inst, "src2", "f32") if has_addend else wave.old(inst, "vdst", "f32")
    pairs = [tuple(picked(wave, inst, name, high) for name in ("src0", "src1")) for high in (False, True)]
    total = summed(total, [(a, b) for a, b in pairs])
    wave.write(inst, "vdst", "f32", finish(wave, inst, "f32", total))


def picked(wave: Wave, inst: Inst, name: str, high: bool) -> Array:
    modifiers = inst.get(f"{name}_modifiers", SELECT_HIGH)
    value = brain_of(half_bits(wave, inst, name, bool(modifiers & (SELECT_HIGH if high else SELECT_LOW))))
    return -value if modifiers & (NEG_HIGH if high else NEG_LOW) else value


@handler("v_dot2_f16_f16", "v_dot2_bf16_bf16")
def dot_to_half(wave: Wave, inst: Inst) -> None:
    """The sum in 16 bits, in the half that op_sel of the result names."""
    kind = inst.defn.mnemonic.rsplit("_", 1)[1]
    widen: Callable[[Array], Array] = (
        brain_of if kind == "bf16" else lambda halves: halves.view(np.float16).astype(F32)
    )

    def value(name: str, high: bool) -> Array:
        wide = widen(half_bits(wave, inst, name, high))
        return signed_bits(wide.view(U32), 32, int(inst.get(f"{name}_modifiers", 0)) & 3).view(F32)

    addend = value("src2", bool(int(inst.get("src2_modifiers", 0)) & HIGH))
    total = summed(addend, [(value("src0", high), value("src1", high)) for high in (False, True)])
    if kind == "bf16":
        wave.write(inst, "vdst", "u16", to_brain(flushed(total)))
    else:
        wave.write(inst, "vdst", "f16", total.astype(np.float16))


@handler("v_pk_fmac_f16")
def multiply_onto(wave: Wave, inst: Inst) -> None:
    """Both halves of the target grow by a product. A constant is the same in both halves."""
    halves = []
    for high in (False, True):
        a, b = (half_of(wave, inst, name, high) for name in ("src0", "src1"))
        old = (wave.row(inst["vdst"]) >> U32(16 * high)).astype(np.uint16).view(np.float16)
        value = fused(quiets(wave), a, b, wave.flushed("f16", old, True))
        halves.append(wave.flushed("f16", value, False).view(np.uint16))
    wave.write(inst, "vdst", "u32", paired(*halves))


def half_of(wave: Wave, inst: Inst, name: str, high: bool) -> Array:
    bits = half_bits(wave, inst, name, high and isinstance(inst[name], Reg))
    return wave.flushed("f16", bits.view(np.float16), True)


# -- bytes ---------------------------------------------------------------------------------------


def saturates(wave: Wave) -> bool:
    return bool(wave.mode & OVERFLOW_BIT)


def byte_of(word: Array, place: int) -> Array:
    return word >> U32(8 * place) & U32(255)


def register_byte(kind: str) -> None:
    @handler(f"v_cvt_f32_{kind}")
    def widen(wave: Wave, inst: Inst) -> None:
        """byte_sel picks one of the four bytes."""
        byte = byte_of(wave.source(inst, "src0", "u32"), int(inst.get("byte_sel", 0)))
        wave.write(inst, "vdst", "f32", from_byte(byte, kind))

    @handler(f"v_cvt_pk_f32_{kind}")
    def widen_two(wave: Wave, inst: Inst) -> None:
        word = wave.source(inst, "src0", "u32")
        first = 2 * bool(int(inst.get("src0_modifiers", 0)) & HIGH or inst["src0"].half)
        for part in (0, 1):
            value = from_byte(byte_of(word, first + part), kind)
            wave.put(inst["vdst"].index + part, value.view(U32))

    @handler(f"v_cvt_pk_{kind}_f32")
    def narrow_two(wave: Wave, inst: Inst) -> None:
        """Two bytes into the half of the register that op_sel names."""
        low, high = (
            to_byte(wave.source(inst, name, "f32"), kind, saturates(wave)) for name in ("src0", "src1")
        )
        wave.write(inst, "vdst", "u16", (low | high << U32(8)).astype(np.uint16))

    @handler(f"v_cvt_sr_{kind}_f32")
    def narrow_by_chance(wave: Wave, inst: Inst) -> None:
        """One byte of the register, which byte_sel names; the others stay."""
        value, noise = wave.source(inst, "src0", "f32"), wave.source(inst, "src1", "u32")
        shift = U32(8 * int(inst["byte_sel"]))
        byte = to_byte_with(value, noise, kind, saturates(wave))
        kept = wave.row(inst["vdst"]) & ~(U32(255) << shift)
        wave.write(inst, "vdst", "u32", kept | byte << shift)


def dot_of_bytes(first: str, second: str) -> Handler:
    def run(wave: Wave, inst: Inst) -> None:
        a, b = (wave.source(inst, name, "u32") for name in ("src0", "src1"))
        pairs = [(from_byte(byte_of(a, i), first), from_byte(byte_of(b, i), second)) for i in range(4)]
        wave.write(inst, "vdst", "f32", summed(wave.source(inst, "src2", "f32"), pairs))

    return run


for _first in ("fp8", "bf8"):
    register_byte(_first)
    for _second in ("fp8", "bf8"):
        handler(f"v_dot4_f32_{_first}_{_second}")(dot_of_bytes(_first, _second))
